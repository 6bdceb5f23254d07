"""Chapter 6: control of powers, coats of arms (herby), elimination."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.flow import Procedure
from ..sea.hulls import abandoned
from ..state import Mocarstwa
from ..vocabulary import NOBODY


class Storm(Procedure[Mocarstwa]):
    """A battle with cards: until it is over, those who attack are nowhere but in the attacked province (7.5.1)."""

    __slots__ = ()
    attacker: int
    to: int
    force: tuple[tuple[int, int], ...]


def attackers(g: Mocarstwa) -> Iterator[tuple[int, int]]:
    """Who has gone into battles with cards, and into which provinces or to which ships."""
    for target, _, _ in on_their_way(g, g.active):
        yield g.active, target
    for frame in g.stack:
        if isinstance(frame, Storm) and frame.force:
            yield frame.attacker, frame.to


def controls(g: Mocarstwa, seat: int, power: int) -> bool:
    """6.2: no unit of anybody else in the whole power, and an own one in its capital."""
    return (
        g.holder[g.board.capital[power]] == seat
        and all_of(g, seat, power)
        and not any(who != seat and to in g.board.lands[power] for who, to in attackers(g))
    )


def all_of(g: Mocarstwa, seat: int, power: int) -> bool:
    """Whether nobody else's unit stands in a power."""
    return not {*g.board.held(power)(g.holder)} - {seat, NOBODY}


def present(g: Mocarstwa, seat: int, power: int) -> bool:
    """Whether a unit of a seat stands anywhere in a power, or fights in it or out of it."""
    if seat in g.board.held(power)(g.holder):
        return True
    lands = g.board.lands[power]
    return any(target in lands or origin in lands for target, origin, _ in on_their_way(g, seat))


def on_their_way(g: Mocarstwa, seat: int) -> tuple[tuple[int, int, int], ...]:
    """Units of a seat that are in a battle with cards, or declared for one: they stand nowhere until it is over."""
    return g.assaults if g.by_cards and seat == g.active else ()


def settle(g: Mocarstwa, power: int) -> None:
    """See who has a power's coat of arms after something has changed in it."""
    holder = g.coat[power]
    if holder >= 0:
        keeps = present if g.core[holder] == power else all_of  # 6.3: the own is lost when no own unit stands in it
        if not keeps(g, holder, power):
            g.coat[power] = -1
            g.tell("lost-coat", g.core[holder], power)
            _eliminate(g, holder)
    if g.coat[power] < 0:
        seat = g.holder[g.board.capital[power]]
        if 0 <= seat < g.seats and controls(g, seat, power):
            g.coat[power] = seat
            g.tell("took-coat", g.core[seat], power)


def changed(g: Mocarstwa, province: int, settled: tuple[int, ...] = ()) -> None:
    """Something entered or left a province: see to the coats of arms but for those just settled, and to a stand that is
    broken off."""
    for power in g.board.owners[province]:
        if power not in settled:
            settle(g, power)
    if province in g.board.stands:
        for seat in range(g.seats):
            if g.holder[province] != seat:
                g.aims[seat] = 0  # whoever loses a place that is to be held begins again


def _eliminate(g: Mocarstwa, seat: int) -> None:
    """6.4: in the full game a player without a coat of arms is out, and the units leave the map (ruling M24)."""
    if not g.full or seat in g.coat or g.out >> seat & 1:
        return
    g.out |= 1 << seat
    g.tell("eliminated", g.core[seat])
    if seat == g.active:
        g.assaults = ()  # those on their way into a battle are off the map too
    for place in list(g.of(seat)):
        g.take(place, g.units[place])
        if place < len(g.fort):
            changed(g, place)
        else:
            abandoned(g, place)


def beaten(g: Mocarstwa, seat: int) -> None:
    """In scenarios and campaigns a player is out when the last unit has fallen (ruling M24)."""
    if g.full or g.out >> seat & 1 or seat in g.holder or g.keeps_units(seat) or on_their_way(g, seat):
        return
    g.out |= 1 << seat
    g.tell("eliminated", g.core[seat])


def powers_of(g: Mocarstwa, seat: int) -> int:
    return g.coat.count(seat)


def capitals_of(g: Mocarstwa, seat: int) -> int:
    return sum(g.holder[capital] == seat for capital in g.board.capital)
