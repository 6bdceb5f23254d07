"""Chapter 8 (Flota): embarking, sailing, disembarking, repair; the fights are in engaging."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from ....engine.choice import Reason
from ....engine.flow import Offer
from ..box.board import FLEET
from ..box.geography import read_geography
from ..box.information import in_force, known
from ..box.prices import MASTS, RANGE
from ..box.units import ONE, kinds
from ..land.entering import shift
from ..state import Mocarstwa
from ..vocabulary import CORVETTE, NOBODY
from .hulls import hoist, ship_of, shores_of

LAME = 2
"""How far a frigate or ship of the line goes with one mast."""


def afloat(g: Mocarstwa) -> list[int]:
    """Ships on the map."""
    return [ship for ship, hex_ in enumerate(g.hex) if hex_ >= 0]


def reach(g: Mocarstwa, ship: int) -> int:
    """How many hexes a ship goes now (8.2, 8.6)."""
    lost, kind = g.masts[ship], FLEET[ship]
    if not lost:
        holder = g.holder[len(g.fort) + ship]
        better = known(g, holder, "range") if 0 <= holder < g.seats else 0
        return max(1, RANGE[kind] + better - in_force(g, "gales"))
    return 0 if kind == CORVETTE or lost >= MASTS[kind] else LAME


def reachable(g: Mocarstwa, seat: int, ship: int) -> tuple[int, ...]:
    """Hexes that a ship can sail to; one with somebody else's crew cannot be entered nor passed (ruling M21)."""
    here, far = g.hex[ship], reach(g, ship)
    crews = zip(g.hex, g.holder[len(g.fort) :], strict=True)
    foes = [hex_ for hex_, holder in crews if holder not in (seat, NOBODY)]
    return _sailed(here, far, _within(here, far).intersection(foes))


@cache
def _within(here: int, far: int) -> frozenset[int]:
    return frozenset(_sailed(here, far, frozenset()))


@lru_cache(4_096)
def _sailed(here: int, far: int, closed: frozenset[int]) -> tuple[int, ...]:
    """Hexes within so many steps, around those that are closed."""
    land = read_geography()
    seen = {here}
    edge = [here]
    for _ in range(far):
        edge = [to for hex_ in edge for to in land.hex_neighbours[hex_] if to not in closed]
        edge = [to for to in dict.fromkeys(edge) if to not in seen and not land.shoal[to]]
        seen.update(edge)
    return tuple(sorted(seen - {here}))


# -- orders


def voyages(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Everything peaceful that ships and those who go aboard may do."""
    provinces = len(g.fort)
    for ship in afloat(g):
        place = provinces + ship
        holder = g.holder[place]
        if holder in (seat, NOBODY):
            for shore in g.board.land.shores[g.hex[ship]]:
                if g.holder[shore] == seat:
                    for kind in kinds(g.units[shore]):
                        yield g.lexicon["embark", kind, shore, place], no_embarking(g, kind, shore, place)
        if holder == seat:
            yield from landfalls(g, seat, place)
            hexes = reachable(g, seat, ship)
            for kind in kinds(g.units[place]):
                why = no_sailing(g, kind, place)
                for hex_ in hexes:
                    yield g.lexicon["sail", kind, place, hex_], why
            if g.masts[ship]:
                yield g.lexicon["repair", place], no_repair(g, place)


def landfalls(g: Mocarstwa, seat: int, place: int) -> Iterator[Offer]:
    for shore in shores_of(g, place):
        if g.holder[shore] in (seat, NOBODY):
            for kind in kinds(g.units[place]):
                yield g.lexicon["disembark", kind, place, shore], no_landfall(g, kind, place, shore)


def no_action(g: Mocarstwa, kind: int, place: int) -> Reason | None:
    return None if g.fresh[place] >> 4 * kind & 15 else Reason("has-acted", "7.2", (kind, place))


def no_embarking(g: Mocarstwa, kind: int, shore: int, place: int) -> Reason | None:  # 8.3
    if not g.fits(place, kind):
        return Reason("full-ship", "8.1", (place,))
    return no_action(g, kind, shore)


def no_landfall(g: Mocarstwa, kind: int, place: int, shore: int) -> Reason | None:  # 8.3
    if not g.room(shore):
        return Reason("full-province", "7.4", (shore,))
    return no_action(g, kind, place)


def no_sailing(g: Mocarstwa, kind: int, place: int) -> Reason | None:  # 8.2
    ship = ship_of(g, place)
    if g.sailed >> ship & 1:
        return Reason("has-sailed", "8.2", (place,))
    return no_action(g, kind, place)


def no_repair(g: Mocarstwa, place: int) -> Reason | None:
    """8.7: a ship that does nothing else in the whole phase."""
    if g.fresh[place] != g.units[place] or g.sailed >> ship_of(g, place) & 1:
        return Reason("repair-only", "8.7", (place,))
    return None


def embark(g: Mocarstwa, seat: int, kind: int, shore: int, place: int) -> None:
    g.fresh[shore] -= ONE[kind]
    shift(g, seat, kind, shore, place)
    hoist(g, seat, place)
    g.tell("embarked", g.core[seat], kind, shore, place)


def disembark(g: Mocarstwa, seat: int, kind: int, place: int, shore: int) -> None:
    g.fresh[place] -= ONE[kind]
    shift(g, seat, kind, place, shore)
    g.tell("disembarked", g.core[seat], kind, place, shore)


def sail(g: Mocarstwa, seat: int, kind: int, place: int, hex_: int) -> None:
    """8.2: one of the crew steers, and that is its action."""
    ship = ship_of(g, place)
    g.fresh[place] -= ONE[kind]
    g.sailed |= 1 << ship
    g.tell("sailed", g.core[seat], place, g.hex[ship], hex_)
    g.hex[ship] = hex_


def repair(g: Mocarstwa, seat: int, place: int) -> None:
    """8.7: both masts in one phase."""
    g.masts[ship_of(g, place)] = 0
    g.fresh[place] = 0
    g.tell("repaired", g.core[seat], place)


VOYAGES: dict[str, Callable[..., None]] = {
    "embark": embark, "disembark": disembark, "sail": sail, "repair": repair,
}  # fmt: skip
