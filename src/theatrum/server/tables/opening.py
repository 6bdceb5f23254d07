"""How a table comes to be: set up, from a game file, as a lesson, or as a try-out of another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...engine.game import Game
from ...engine.record import dumps, loads
from ...engine.title import Scenario, Title
from ...language import LIBRARY
from ...titles import TITLES
from .. import wire
from ..errors import Denied
from .journal import Start, rebuild, start_of
from .moves import has_seat
from .secret import Secrets, new_seed
from .table import Key, Place, Table, hashed
from .teaching import find_lesson

Opened = tuple[Table, wire.table.Created]

ME, BOT = wire.sent.Place(who="me"), wire.sent.Place(who="bot")


def find_title(title: str) -> Title:
    """A title by id."""
    found = TITLES.get(title)
    if found is None:
        raise Denied(404, "unknown-title", title=title)
    return found


def new_table(asked: wire.sent.NewTable, secrets: Secrets) -> Opened:
    """A table set up as asked. A seed that somebody knows is for those who play alone."""
    title = find_title(asked.title)
    scenario = next((known for known in title.scenarios if known.id == asked.scenario), None)
    if scenario is None:
        raise Denied(422, "unknown-scenario", scenario=asked.scenario)
    seats = len(asked.places)
    if seats not in scenario.seats:
        raise Denied(422, "wrong-seats", seats=", ".join(map(str, scenario.seats)))
    _check_options(title, scenario, asked.options, seats)
    if asked.seed is not None and any(place.who == "open" for place in asked.places):
        raise Denied(422, "seed-alone")
    start = Start(title.id, scenario.id, seats, asked.seed or new_seed(), options=asked.options)
    table, created = _open(rebuild(start, ()), asked.places, secrets)
    return replace(table, spectators=asked.spectators, origin="server" if asked.seed is None else "seed"), created


def _check_options(title: Title, scenario: Scenario, given: Mapping[str, str], seats: int) -> None:
    known = {option.id: option for option in title.options}
    for key, value in given.items():
        if key not in known or not known[key].allows(value, seats, scenario):
            raise Denied(422, "wrong-option", option=key)


def from_file(text: str, seat: int | None, secrets: Secrets) -> Opened:
    """A finished game to look at with every hand open; or one to play on, in one seat against bots or in all."""
    game = loads(text, TITLES, LIBRARY)
    if seat is not None and seat >= game.seats:
        raise Denied(404, "no-seat", seat=seat)
    everyone = [BOT if game.over else ME] * game.seats
    places = everyone if game.over or seat is None else _alone(game.seats, seat)
    table, created = _open(game, places, secrets, hands=game.over)
    return replace(table, origin="file"), created


def lesson(title: str, wanted: str, secrets: Secrets) -> Opened:
    """A guided game."""
    script = find_lesson(find_title(title).id, wanted)
    start = Start(title, script.scenario, script.seats, script.seed, scenario_text=script.scenario_text)
    table, created = _open(rebuild(start, ()), _alone(script.seats, script.seat), secrets)
    return replace(table, lesson=script.id, origin="seed"), created


def try_out(table: Table, key: Key, entry: int, seat: int | None, secrets: Secrets) -> Opened:
    """A private try-out against bots. While the original runs, what its seat cannot know is dealt anew."""
    if table.start.origin_file is not None:
        raise Denied(409, "tryout-again")
    if entry > table.game.entry:
        raise Denied(404, "no-entry", entry=entry)
    me = _player(table, key, seat)
    start = replace(
        table.start,
        seed=new_seed(),
        commitment="",
        origin_file=dumps(table.game.at(entry)),
        origin_seat=None if table.game.over else me,
    )
    game = rebuild(start, ())
    if game.over:
        raise Denied(409, "tryout-over")
    opened, created = _open(game, _alone(game.seats, me), secrets)
    start = replace(start, commitment=game.commitment)
    return replace(opened, start=start, branch_of=table.id, spectators=False, origin="tryout"), created


def _player(table: Table, key: Key, seat: int | None) -> int:
    """Whom a try-out is played as."""
    if table.game.over:
        wanted = key.seat or 0 if seat is None else seat
        has_seat(table, wanted)
        return wanted
    if key.seat is None or seat not in (None, key.seat):
        raise Denied(403, "tryout-seat")
    return key.seat


def _alone(seats: int, me: int) -> list[wire.sent.Place]:
    return [ME if seat == me else BOT for seat in range(seats)]


def _open(game: Game, seats: Sequence[wire.sent.Place], secrets: Secrets, hands: bool = False) -> Opened:
    """Places, keys and invitations; whoever opens a table without sitting down gets a key that only hosts."""
    created = wire.table.Created(id=secrets.draw("table", 8), keys=[], invitations=[])
    places = []
    for seat, asked in enumerate(seats):
        place = Place(seat, asked.who != "bot", asked.name or "", asked.bot if asked.who == "bot" else None)
        if asked.who == "me":
            created.keys.append(wire.table.SeatKey(seat=seat, key=secrets.draw(f"key {seat}")))
        elif asked.who == "open":
            created.invitations.append(wire.table.Invitation(seat=seat, invite=secrets.draw(f"invitation {seat}")))
            place = replace(place, invite=hashed(created.invitations[-1].invite))
        places.append(place)
    if not created.keys:
        created.keys.append(wire.table.SeatKey(seat=None, key=secrets.draw("key")))
    keys = [Key(hashed(given.key), given.seat, host=True, hands=hands) for given in created.keys]
    by_hash = {key.hash: key for key in keys}
    return Table(created.id, start_of(game), game, tuple(places), by_hash), created
