"""Where units and works that were kept come onto the map (4.3, 11.5)."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..asked import allowed
from ..box.board import ROOMIEST
from ..box.units import KINDS, ONE
from ..setup.deploying import launch, no_berth
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import FORTS, SHIPS
from .market import roomy_grounds


def placements(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Where what is kept may be put now: units as recruits, works (4.3, 11.5)."""
    if any(g.stock(seat)):
        yield from allowed(unit_placements(g, seat))
        yield from work_placements(g, seat)


def placeable(g: Mocarstwa, seat: int) -> list[Choice]:
    """The same without what is closed."""
    if not any(stock := g.stock(seat)):
        return []
    works = work_placements(g, seat) if any(stock[len(KINDS) :]) else ()
    return unit_placements(g, seat) + [choice for choice, why in works if why is None]


def unit_placements(g: Mocarstwa, seat: int) -> list[Choice]:
    found: list[Choice] = []
    grounds = roomy_grounds(g, seat, ROOMIEST)
    for kind, kept in enumerate(g.stock(seat)[: len(KINDS)]):
        if kept:
            numbers = g.board.numbered("deploy", kind)
            for place, room in grounds:
                found += numbers[place][min(room, kept)]
    return found


def work_placements(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    for fort in range(len(FORTS)):
        if g.kept(seat, len(KINDS) + fort):
            for place in g.of(seat):
                if place < len(g.fort):
                    there = Reason("fort-there", "7.10", (place,)) if g.fort[place] else None
                    yield g.lexicon["erect", fort, place], there
    yield from launches(g, seat)


def launches(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    for ship in range(len(SHIPS)):
        if g.kept(seat, len(KINDS) + len(FORTS) + ship):
            for hex_ in shipyards_of(g, seat):
                yield g.lexicon["launch", len(FORTS) + ship, hex_], no_berth(g, seat, hex_)


def shipyards_of(g: Mocarstwa, seat: int) -> list[int]:
    """Shipyard hexes beside an own unit's province, or beside one's core power (11.5)."""
    land = g.board.land
    provinces = {*g.of(seat), *g.board.lands[g.core[seat]]}
    return [hex_ for hex_ in land.shipyards if any(place in provinces for place in land.shores[hex_])]


def put_work(g: Mocarstwa, seat: int, choice: Choice) -> None:
    if choice.verb == "deploy":
        kind, place, number = choice.args
        g.keep(seat, kind, -number)
        g.put(place, seat, number * ONE[kind])
        g.tell("deployed", g.core[seat], kind, place, number)
        changed(g, place)
        return
    work, where = choice.args
    if choice.verb == "launch":
        launch(g, seat, work, where)
    else:
        g.keep(seat, len(KINDS) + work, -1)
        g.fort[where] = work + 1
        g.tell("erected", g.core[seat], work, where)
