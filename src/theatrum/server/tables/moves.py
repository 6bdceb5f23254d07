"""What can be done at a table, each as a table made from a table. Whatever may not be done is refused before."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Container
from dataclasses import replace

from ...engine.game import Game
from ..errors import Denied
from ..wire.names import alike
from ..wire.sent import SeatChange
from ..wire.table import Message, Proposal
from .table import SPECTATOR, Key, Table, hashed, now
from .teaching import find_lesson


def holder(table: Table, key: str | None) -> Key:
    """What a key opens at the table; without a key one is a spectator."""
    if key is None:
        if not table.spectators:
            raise Denied(403, "spectators-closed")
        return SPECTATOR
    found = table.keys.get(hashed(key))
    if found is None:
        raise Denied(401, "wrong-key")
    return found


def seat_of(key: Key) -> int:
    """The seat of a key that must have one."""
    if key.seat is None:
        raise Denied(403, "seat-needed")
    return key.seat


def hosting(key: Key) -> Key:
    if not key.host:
        raise Denied(403, "host-only")
    return key


def known(key: Key) -> Key:
    """A key that is one: no spectator."""
    if not key.hash:
        raise Denied(403, "key-needed")
    return key


def has_seat(table: Table, seat: int) -> None:
    if seat >= len(table.places):
        raise Denied(404, "no-seat", seat=seat)


def speaking(game: Game, language: str) -> Game:
    """A copy that explains itself in a language."""
    twin = game.clone()
    twin.language = language
    return twin


# -- playing


def stamp(game: Game, seat: int | None) -> str:
    """Names a list of choices, from nothing but what its seat sees: the question, the list, its own entries."""
    if seat is None:
        return ""
    asked = type(game.decision).__name__
    text = "\n".join([asked, str(game.made(seat)), *(choice.id for choice in game.choices(seat))])
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def choose(table: Table, key: Key, choice: str, stamped: str, language: str) -> Table:
    """A person's choice, from the list that is before them."""
    seat = seat_of(key)
    if table.places[seat].bot is not None:
        raise Denied(409, "bot-plays")
    if stamped != stamp(table.game, seat):
        raise Denied(409, "stale")
    game = speaking(table.game, language)
    game.choose(seat, choice)
    if table.lesson is not None and not find_lesson(table.start.title, table.lesson).accepts(table.game, choice):
        raise Denied(409, "lesson-other")
    return table.played(game, table.game.entry).heard(seat)


def go_on(table: Table, seat: int, choice: str) -> Table:
    """The choice of a bot or of a lesson's script."""
    game = table.game.clone()
    game.choose(seat, choice)
    return table.played(game, table.game.entry)


def take_back(table: Table, key: Key, language: str) -> Table:
    """Take back the last choice: freely, or by a proposal to those who learned from it. Bots always agree."""
    seat = seat_of(key)
    if table.game.over:
        raise Denied(409, "over-undo")  # its seed is revealed: whoever went on could foresee all chance
    if table.proposal is not None:
        if table.proposal.seat == seat:
            return table
        raise Denied(409, "proposal-pending")
    needs = [other for other in sorted(table.game.undo_needs(seat)) if _asked(table, key, other)]
    if needs:
        return replace(table, proposal=Proposal(seat=seat, needs=needs, agreed=[])).heard(seat)
    return _undone(table, seat, language)


def _asked(table: Table, key: Key, other: int) -> bool:
    """Whether a seat has a person of its own to ask."""
    place = table.places[other]
    there = place.person and place.invite is None and place.bot is None
    return there and not (key.host and table.owned_by_host(other))


def _undone(table: Table, seat: int, language: str) -> Table:
    game = speaking(table.game, language)
    return table.played(game, game.undo(seat, range(game.seats)))


def consent(table: Table, key: Key, agree: bool, language: str) -> Table:
    """Agree to a proposal or turn it down; whoever made it may withdraw it."""
    seat, proposal = seat_of(key), table.proposal
    if proposal is None or seat not in (*proposal.needs, proposal.seat):
        raise Denied(409, "no-proposal")
    if not agree:
        return replace(table, proposal=None)
    if seat == proposal.seat or seat in proposal.agreed:
        return table
    table = table.heard(seat)
    agreed = sorted([*proposal.agreed, seat])
    if agreed != proposal.needs:
        return replace(table, proposal=proposal.model_copy(update={"agreed": agreed}))
    return _undone(table, proposal.seat, language)


# -- around the game


def reseat(table: Table, key: Key, seat: int, change: SeatChange, present: Container[int]) -> Table:
    """A bot takes a seat over or gives it back: its holder says so, or the host for somebody who is not there.
    A person, or the host for a bot, changes the name."""
    has_seat(table, seat)
    place = table.places[seat]
    own = key.seat == seat
    if "bot" in change.model_fields_set:
        if not (own or key.host):
            raise Denied(403, "foreign-seat")
        if seat in present and not (own or table.owned_by_host(seat)):
            raise Denied(409, "seat-present")
        if change.bot is None and not place.person:
            raise Denied(409, "seat-needs-bot")
        table = replace(table.seated(seat, bot=change.bot), proposal=None)  # others are to be asked now
    if change.name is not None:
        if not (own or (key.host and not place.person)):
            raise Denied(403, "foreign-seat")
        _told_apart(table, key, seat, change.name)
        table = table.seated(seat, name=change.name)
    return table.heard(seat) if own else table


def invited(table: Table, seat: int, invite: str) -> None:
    """Refuse an invitation that opens no seat."""
    has_seat(table, seat)
    if table.places[seat].invite != hashed(invite):
        raise Denied(403, "bad-invite")
    if table.closed:
        raise Denied(409, "hands-seen")


def claim(table: Table, seat: int, invite: str, name: str, fresh: str, known: Key | None) -> Table:
    """Take an open seat; the fresh key opens it, and the invitation is used up. A host who is known as such stays host,
    so that nobody plays against a host unawares."""
    invited(table, seat, invite)
    key = Key(hashed(fresh), seat, host=known is not None and known.host)
    _told_apart(table, key, seat, name)
    return table.seated(seat, name=name, invite=None, bot=None, spoke=False).with_key(key)


def _told_apart(table: Table, key: Key, seat: int, name: str) -> None:
    """Refuse a name that looks like another's; one person may have several seats."""
    for place in table.places:
        foreign = place.seat != seat and place.invite is None and not (key.host and table.owned_by_host(place.seat))
        if foreign and place.name and alike(place.name, name):
            raise Denied(409, "name-taken", name=place.name)


def invite(table: Table, key: Key, seat: int, fresh: str, present: Container[int]) -> Table:
    """Open a bot's seat to a person, make a new invitation to an open one, or free one whose holder was never heard and
    is not there, but may have seen its hand; a bot plays on until it is claimed. Nobody is asked to a game whose hands
    were looked into."""
    hosting(key)
    has_seat(table, seat)
    if table.closed:
        raise Denied(409, "hands-seen")
    place = table.places[seat]
    if place.person and place.invite is None:
        if place.spoke or seat in present or table.owned_by_host(seat):
            raise Denied(409, "seat-taken")
        table = table.without_keys_to(seat).seated(seat, name="", passed=True)
    return table.unforeseen().seated(seat, person=True, invite=hashed(fresh))


def settle(table: Table, key: Key, spectators: bool) -> Table:
    hosting(key)
    return replace(table, spectators=spectators)


def watch(table: Table, key: Key, fresh: str) -> Table:
    """A key that sees every hand; while the game runs, only where people's hands are the host's own: a host could sit
    among the others under another name."""
    hosting(key)
    if not (table.game.over or table.private):
        raise Denied(403, "hands-secret")
    return _looked(table).with_key(Key(hashed(fresh), None, hands=True))


def unseal(table: Table, key: Key) -> Table:
    """The game file, which tells every hand, is given out."""
    if not (table.game.over or (key.host and table.private)):
        raise Denied(403, "file-secret")
    return _looked(table)


def _looked(table: Table) -> Table:
    """Somebody gets to know every hand: while the game runs, that stays to be seen."""
    return table if table.looked or table.game.over else replace(table, looked=True)


def say(table: Table, key: Key, text: str, to: Collection[int], most: int) -> Table:
    """A line of chat, to the table or to some of the people at it; so many of each seat (0: any number) are kept."""
    if not (key.host or key.seat is not None):
        raise Denied(403, "key-needed")
    if most and sum(said.seat == key.seat for said in table.messages) >= most:
        raise Denied(429, "too-many-lines", lines=most)
    for seat in to:
        has_seat(table, seat)
        if seat_of(key) == seat or not table.places[seat].person:
            raise Denied(409, "nobody-there")
    line = Message(number=table.number + 1, seat=key.seat, to=sorted(set(to)), text=text, at=now())
    told = replace(table, messages=(*table.messages, line))
    return told if key.seat is None else told.heard(key.seat)
