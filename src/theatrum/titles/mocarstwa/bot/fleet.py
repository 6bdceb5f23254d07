"""What the steward thinks of ships: who embarks, where they sail, whom they fight (8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..box.board import FLEET
from ..box.prices import CREW, DECKS
from ..box.units import GUNS, weight
from ..vocabulary import NOBODY
from .field import FAR
from .odds import ODDS, by_dice
from .watch import WAITS

if TYPE_CHECKING:
    from .steward import Judgement

Reasons = Iterator[tuple[float, str]]

MILE = 0.2
"""What a hex towards the goal is worth."""
LOADED = 0.5
"""A ship as full as this sails for the goal; an emptier one fetches more."""
STEERS = 2.0
"""What the last of a crew is worth aboard while others wait to be fetched: an empty ship is anybody's (8.2)."""
AFTER = 0.9
"""What it counts that a voyage leads to a landing, by which a rival does not win with his next turn."""
REACH = 14
HOME = 4.0
"""What the last unit of a post at home is worth there,"""
OUT = 30.0
"""and what the last one at home: more than a rival's defeat."""


def embark(e: Judgement, _d: Any, _kind: int, place: int, ship: int) -> Reasons:
    g = e.g
    if opened := e.opens(place):
        yield -opened, "hurts-rival"
    course = e.course(place)
    ashore, aboard = course[place], course[e.at(ship)]
    if aboard < FAR and ashore - aboard >= e.embark // 2 and ashore > 0 and e.detached.get(place) != WAITS:
        yield 0.7, "needs-ships"
    else:
        yield -0.6, "needs-ships"
    if g.units[ship] % 15 == 0 and aboard < FAR and (e.hunts or ashore >= aboard):
        yield 0.4, "crew"
    if place in e.keys and g.units[place] % 15 <= 2:
        yield -1.0, "guards"
    if e.deserts(place):
        yield -HOME, "leaves-home"


def disembark(e: Judgement, _d: Any, kind: int, ship: int, to: int) -> Reasons:
    g = e.g
    if barred := e.bars(kind, to):
        yield barred, "hurts-rival"
    if e.hunts:
        yield -1.0, "crew"
        return
    course = e.course(ship)
    yield (0.8 if course[to] < min(FAR, course[e.at(ship)]) else -0.6), "nearer-goal"
    if to in e.aims or e.detached.get(ship) == g.board.land.power[to]:
        yield 0.8, "prize"
    if g.units[ship] % 15 == 1:
        yield (
            -STEERS
            if (g.full or e.expedition is not None) and e_waiting(e)
            else -0.4
            if course[to] >= e.embark + 4
            else 0.0,
            "crew",
        )


def sail(e: Judgement, _d: Any, kind: int, ship: int, hex_: int) -> Reasons:
    g = e.g
    here = g.hex[ship - e.provinces]
    yield -0.3, "stays"
    if e.hunts:
        yield MILE * (_away(e, here) - _away(e, hex_)), "hunts"
    elif _fetches(e, ship):
        yield MILE * (_fetch(e, here) - _fetch(e, hex_)), "fetches"
    else:
        course, first = e.course(ship), e.provinces
        yield MILE * max(-6, min(6, course[first + here] - course[first + hex_])), "nearer-goal"
    yield -0.1 * (kind in GUNS), "stays"  # the least of the crew steers
    if e.brinks and g.fresh[ship] % 15 > 1:
        shores = e.g.board.land.shores
        yield AFTER * (e.landing(kind, shores[hex_]) - e.landing(kind, shores[here])), "hurts-rival"


def _fetches(e: Judgement, ship: int) -> bool:
    """Whether a ship turns back for more; a single unit is no help to anybody yet."""
    crew = e.g.units[ship]
    able = crew % 15 == 1 or ship not in e.detached
    return able and weight(crew) < LOADED * CREW[FLEET[ship - e.provinces]] and e_waiting(e)


def _away(e: Judgement, hex_: int) -> int:
    """Hexes from which an enemy ship can be fought are what is hunted for."""
    return _steps(e, "prey", hex_)


def _fetch(e: Judgement, hex_: int) -> int:
    return _steps(e, "fetch", hex_)


def e_waiting(e: Judgement) -> bool:
    return bool(_shores_of_waiting(e))


def _shores_of_waiting(e: Judgement) -> list[int]:
    """Hexes beside own units whose way leads over the sea."""
    g, land = e.g, e.g.board.land
    return [
        hex_
        for place in e.mine
        if place < e.provinces and (place not in e.keys or g.units[place] % 15 > 2) and e.detached.get(place) != WAITS
        for course in (e.course(place),)
        if 0 < course[place] < FAR
        for hex_ in land.coast[place]
        if course[e.provinces + hex_] + e.embark == course[place]
    ]


def _prey(e: Judgement) -> list[int]:
    """Hexes beside enemy ships."""
    g, land = e.g, e.g.board.land
    return [
        hex_
        for ship, where in enumerate(g.hex)
        if where >= 0 and g.holder[e.provinces + ship] not in (e.seat, NOBODY)
        for hex_ in land.hex_neighbours[where]
        if not land.shoal[hex_]
    ]


def _steps(e: Judgement, what: str, hex_: int) -> int:
    """Hexes to the nearest of some, worked out once."""
    found = e.seas.get(what)
    if found is None:
        found = e.seas[what] = _spread(e, _prey(e) if what == "prey" else _shores_of_waiting(e))
    return found[hex_]


def _spread(e: Judgement, start: list[int]) -> list[int]:
    land = e.g.board.land
    steps = [REACH] * len(land.hexes)
    edge = list(dict.fromkeys(start))
    for hex_ in edge:
        steps[hex_] = 0
    for far in range(1, REACH):
        edge = [to for hex_ in edge for to in land.hex_neighbours[hex_] if steps[to] == REACH and not land.shoal[to]]
        edge = list(dict.fromkeys(edge))
        for hex_ in edge:
            steps[hex_] = far
    return steps


def salvo(e: Judgement, _d: Any, _kind: int, _place: int, to: int) -> Reasons:
    """Guns at a ship: with dice nothing is risked, with cards one needs as many points as it has."""
    g = e.g
    yield 0.8 + 0.4 * e.worth(to), "prize"
    if g.by_cards:
        fired = sum(target == to for target, _, _ in g.assaults)
        decks = sum(
            min(g.units[ship] % 15, DECKS[FLEET[ship - e.provinces]])
            for ship in g.board.ships
            if g.holder[ship] == e.seat
            and g.hex[ship - e.provinces] >= 0
            and g.hex[to - e.provinces] in g.board.land.hex_neighbours[g.hex[ship - e.provinces]]
        )
        if fired + decks <= FLEET[to - e.provinces]:
            yield -1.2, "too-weak"


def shell(e: Judgement, _d: Any, _kind: int, _place: int, to: int) -> Reasons:
    """Guns at a province: nobody has to land."""
    yield 0.7 + ODDS[3, -3] * e.worth(to), "strikes"


def land(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    if g.by_cards:
        strike = e.strikes.get(to)
        if strike is None:
            yield -1.5, "too-weak"
        elif (place, kind) not in strike.force:
            yield -0.8, "enough"
        else:
            yield 0.6 + strike.gain, "prize"
        return
    odds = by_dice(g, kind, place, to)
    yield 0.5 + odds * (0.3 + e.worth(to)), "prize"
    if g.units[to] % 15 == 1 and (barred := e.bars(kind, to)):
        yield odds * barred, "hurts-rival"
    course = e.course(place)
    if course[to] >= course[e.at(place)] and to not in e.aims:
        yield -0.8, "stays"


def board(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    yield 0.5 + by_dice(e.g, kind, place, to) * (0.3 + e.worth(to)), "prize"


def battery(e: Judgement, _d: Any, _kind: int, _place: int, to: int) -> Reasons:
    yield 0.6 + 0.2 * e.worth(to), "prize"


def repair(_e: Judgement, _d: Any, _ship: int) -> Reasons:
    yield 0.5, "repairs"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "embark": embark, "disembark": disembark, "sail": sail, "salvo": salvo, "shell": shell, "land": land,
    "board": board, "attack-ship": battery, "repair": repair,
}  # fmt: skip
