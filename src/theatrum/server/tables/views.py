"""What leaves a table, as JSON: its state, the view of a key, the log, messages. All of it behind the veil."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from ...engine.game import Game
from ...engine.title import Title
from ...language import LANGUAGES
from ..coding import encode
from ..wire.table import Invited, Message, SeatInfo, TableState, Things, Trouble, You
from .moves import stamp
from .seeing import Eyes, Seen
from .table import Key, Table
from .teaching import find_lesson

Numbered = TypeVar("Numbered", Message, Trouble)

FEW = 100
"""Events that are worth keeping as they were sent."""


class Presence(NamedTuple):
    """Who has the table open now."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0


def eyes(key: Key) -> Eyes:
    return Eyes(key.seat, key.hands)


def view(game: Game, who: Eyes) -> dict[str, Any]:
    """A position as one may know it, without the log."""
    seen = game.view(who.seat, len(game.state.events), who.hands)
    del seen["events"], seen["events_end"]
    return seen | {"stamp": stamp(game, who.seat), "can_undo": seen["can_undo"] and not game.over}


def happenings(game: Game, who: Eyes, since: int = 0) -> list[dict[str, Any]]:
    """The log from event number `since` on, as one may know it."""
    teller, viewer = game.teller(), -1 if who.seat is None else who.seat
    events = game.state.events.since(since)
    return [teller.happening(event if who.hands else event.seen_by(viewer)) for event in events]


def update(table: Table, presence: Presence, key: Key, since: int, brief: bool = False) -> bytes:
    """From change `since` to the newest; a number the table has not reached is as good as none. `brief`: without what
    was said and done meanwhile."""
    known = since if since <= table.number else 0
    events = table.game.state.events
    start = len(events) if brief else events.before(table.same_since(known)) if known else 0
    new = table.number if brief else known
    return b'{"since":%d,"number":%d,"table":%b,%b,"log":%b,"messages":%b,"troubles":%b}' % (
        known,
        table.number,
        _state(table, presence),
        _seen(table, eyes(key)).told(known),
        _log(table, eyes(key), start),
        encode([message.model_dump() for message in _heard(table.messages, key, new)]),
        encode([trouble.model_dump() for trouble in _after(table.troubles, new)]),
    )


def _seen(table: Table, who: Eyes) -> Seen:
    """The view of this change; one that did not touch the game leaves it as it was."""
    found = table.views.get(who)
    if found is None or found.game is not table.game:
        found = table.views[who] = Seen(table.game, table.number, view(table.game, who), found)
    if table.number not in found.known:
        found.known.append(table.number)
    return found


def _log(table: Table, who: Eyes, start: int) -> bytes:
    """The log from an event on; what was told last is kept for others with the same eyes, and no more than that."""
    last, found = table.sent.get(who, (-1, b""))
    if last != start:
        found = encode({"start": start, "events": happenings(table.game, who, start)})
        if len(table.game.state.events) - start <= FEW:
            table.sent[who] = start, found
    return found


def _state(table: Table, presence: Presence) -> bytes:
    last, found = table.sent.get("table", (None, b""))
    if last != presence:
        found = encode(state(table, presence))
        table.sent["table"] = presence, found
    return found


def _after(items: Sequence[Numbered], since: int) -> Sequence[Numbered]:
    """What came after a change."""
    return items[bisect_right(items, since, key=lambda item: item.number) :]


def _heard(messages: Sequence[Message], key: Key, since: int) -> Iterable[Message]:
    """New messages that this key may read."""
    for message in _after(messages, since):
        if not message.to or (key.seat is not None and key.seat in (message.seat, *message.to)):
            yield message


def seated(table: Table, presence: Presence) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=place.seat,
            person=place.person,
            open=place.invite is not None,
            name=place.name,
            bot=place.bot,
            online=place.seat in presence.seats,
            host=table.owned_by_host(place.seat),
            spoke=place.spoke,
            passed=place.passed,
        )
        for place in table.places
    ]


def sides(game: Game) -> list[tuple[str, str, str]]:
    """What each seat rules over: kind, text id, and the message with its name."""
    called, ruled = game.title.called(game.state), [(at.kind, at.side) for at in game.standing()]
    return [(*side, "-".join(called.get(side, side))) for side in ruled]


def invited(table: Table, presence: Presence) -> Invited:
    """What an invitation shows, also where spectators are not admitted."""
    game = table.game
    return Invited(
        title=table.start.title,
        scenario_names=dict(game.scenario.names),
        options=dict(game.options),
        sides=sides(game),
        seats=seated(table, presence),
        round=game.title.round(game.state),
        spectators=table.spectators,
    )


def state(table: Table, presence: Presence) -> dict[str, Any]:
    """The table around the game."""
    lesson = None if table.lesson is None else find_lesson(table.start.title, table.lesson)
    return TableState(
        id=table.id,
        number=table.number,
        seats=seated(table, presence),
        spectators=table.spectators,
        watchers=presence.watchers,
        proposal=table.proposal,
        lesson=None if lesson is None else lesson.stage(table.game),
        looked=table.looked,
        origin=table.origin,
    ).model_dump()


def frame(table: Table, presence: Presence, key: Key, since: int = 0) -> bytes:
    """What stays the same while a game runs, and the first update."""
    game, start = table.game, table.start
    head = {
        "id": table.id,
        "title": start.title,
        "scenario": start.scenario,
        "scenario_names": dict(game.scenario.names),
        "board": game.scenario.board,
        "options": dict(game.options),
        "commitment": game.commitment,
        "seed": start.seed if game.over else None,
        "branch_of": table.branch_of,
        "things": {kind: found.model_dump() for kind, found in things(game.title, game).items()},
        "called": {
            f"{kind}-{thing}": "-".join(other) for (kind, thing), other in game.title.called(game.state).items()
        },
        "printed": game.printed(),
        "you": You(seat=key.seat, host=key.host, hands=key.hands).model_dump(),
    }
    return encode(head)[:-1] + b',"update":' + update(table, presence, key, since) + b"}"


def things(title: Title, game: Game) -> dict[str, Things]:
    """Text ids by kind, with names where the board carries them."""
    named = {language: title.things(game.state, language) for language in LANGUAGES}
    found = {}
    for kind, ids in game.state.lexicon.names.items():
        here = kind in named[LANGUAGES[0]]
        names = {language: list(named[language][kind]) for language in LANGUAGES} if here else None
        found[kind] = Things(ids=list(ids), names=names)
    return found
