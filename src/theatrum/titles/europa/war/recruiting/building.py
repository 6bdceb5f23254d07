"""5.5, 9.2: ships: one is built in a port, two in a large one, into the port or a zone at it that is not hostile."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...board.nearness import serving
from ...board.ownership import owned
from ...board.reading import members
from ...court.treasury import spend
from ...state import NONE, Europa
from ..pieces import FLEET, GUARD, LOOSE, free_slots, launch, ships_left
from ..ports import is_port, open_waters, port, province, room
from ..units import GALLEY, LIGHT, SHIPS

TYPES = ("light", "heavy", "galley")


def price(g: Europa, kind: int) -> int:
    return g.start.box.units[TYPES[kind]].regular


def yards(g: Europa, seat: int) -> int:
    """The ports of a realm's own: those of its vassals, and those that somebody occupies, build it nothing."""
    return owned(g, g.realm[seat]) & serving(g)


def possible(g: Europa, seat: int) -> bool:
    """Whether a seat has the ducats for any ship, and a ship is left."""
    return any(_too_dear(g, seat, kind) is None for kind in range(len(SHIPS))) and ships_left(g, seat) > 0


def options(g: Europa, seat: int, yard: int, left: int, every: bool) -> Iterator[Offer]:
    """Every ship that might be built in a port, and where it might lie; `left`: ships that the seat still has."""
    dear = [_too_dear(g, seat, kind) for kind in range(len(SHIPS))]
    if not every and None not in dear:
        return
    none_left = None if left else Reason("no-ships", "2.2")
    waters = (port(g, yard), *members(open_waters(g, seat, yard)))
    for kind, why in enumerate(dear):
        why = none_left or why
        if why is not None and not every:
            continue
        if kind == LIGHT:
            yield from _loose(g, seat, waters, why, every)
        for water in waters:
            closed = why or in_fleet(g, seat, kind, water)
            if closed is None or every:
                yield g.lexicon["build-fleet", kind, water], closed


def _loose(g: Europa, seat: int, waters: tuple[int, ...], why: Reason | None, every: bool) -> Iterator[Offer]:
    """Light ships outside the fleet, on a free slot too."""
    for water in waters:
        full = is_port(g, water) and room(g, seat, water, False) < 1
        closed = why or (Reason("port-full", "9.5") if full else None)
        if closed is None or every:
            yield g.lexicon["build-light", water], closed
        if not is_port(g, water) and free_slots(g, water):
            yield g.lexicon["build-guard", water], why


def in_fleet(g: Europa, seat: int, kind: int, water: int) -> Reason | None:
    """What keeps a new ship from the fleet: it lies elsewhere, or the water does not bear it."""
    if g.fleet_at[seat] not in (water, NONE):
        return Reason("fleet-elsewhere", "9.4", (g.fleet_at[seat],))
    if is_port(g, water) and room(g, seat, water, True) < 1:
        return Reason("port-full", "9.5")
    if kind == GALLEY and not galley_water(g, water):
        return Reason("no-galleys", "9.4", (water,))
    return None


def galley_water(g: Europa, water: int) -> bool:
    """A zone with a mark, or a port at one."""
    sea = g.start.board.sea
    zones = sea.faces[province(g, water)] if is_port(g, water) else (water,)
    return any(sea.galleys >> zone & 1 for zone in zones)


def _too_dear(g: Europa, seat: int, kind: int) -> Reason | None:
    return None if g.ducats[seat] >= price(g, kind) else Reason("no-ducats", "5.5", (price(g, kind),))


def build(g: Europa, seat: int, choice: Choice) -> None:
    """A ship of a choice is launched."""
    kind, water = choice.args if choice.verb == "build-fleet" else (LIGHT, choice.args[0])
    spend(g, seat, price(g, kind))
    launch(g, seat, kind, water, 1, {"build-fleet": FLEET, "build-guard": GUARD, "build-light": LOOSE}[choice.verb])
    g.tell("built", g.realm[seat], kind, water)
