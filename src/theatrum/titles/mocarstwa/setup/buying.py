"""4.2: what can be bought at the prices of table 4, and what the box still holds."""

from __future__ import annotations

from ....engine.choice import Reason
from ..box.board import WORKS
from ..box.information import known
from ..box.prices import UNIT_PRICE, WORK_PRICE
from ..box.units import BOUGHT, KINDS
from ..state import Mocarstwa
from ..vocabulary import DUCATS, FORTS, WOOD


def no_purchase(g: Mocarstwa, seat: int, price: tuple[int, ...], number: int) -> Reason | None:
    good = g.lacks(seat, price, number)
    if good < 0:
        return None
    if good == DUCATS:
        return Reason("too-dear", "4.2", (price[DUCATS] * number, g.has(seat, DUCATS)))
    return Reason("no-resource", "4.2", (good, price[good] * number, g.has(seat, good)))


def unit_price(g: Mocarstwa, seat: int, kind: int) -> tuple[int, ...]:
    """Table 4, less what a discovery saves."""
    price = UNIT_PRICE[kind]
    saved = known(g, seat, "cheaper", KINDS[kind]) if g.discoveries[seat] else 0
    return (price[DUCATS] - saved, *price[1:]) if saved else price


def affordable(g: Mocarstwa, seat: int, most: int) -> list[int]:
    """How many of each kind that is bought a seat can pay for and the box still has, `most` at most."""
    if most <= 0:
        return []
    figures = g.figures(seat)
    return [max(0, g.payable(seat, unit_price(g, seat, kind), min(most, figures[kind]))) for kind in BOUGHT]


def work_price(g: Mocarstwa, seat: int, work: int) -> tuple[int, ...]:
    """Table 4, less the wood that a discovery saves."""
    price = WORK_PRICE[work]
    saved = known(g, seat, "wood", "forts" if work < len(FORTS) else "ships") if g.discoveries[seat] else 0
    return (*price[:WOOD], price[WOOD] - saved, *price[WOOD + 1 :]) if saved else price


def no_work(g: Mocarstwa, seat: int, work: int) -> Reason | None:
    if not g.shelf[work]:
        return Reason("no-work-left", "2", (work,))
    if work >= len(FORTS) and ships_of(g, seat) >= g.board.means(g.core[seat], g.seats).most_ships:
        return Reason("ships-limit", "9.9", (ships_of(g, seat),))
    return no_purchase(g, seat, work_price(g, seat, work), 1)


def buildable(g: Mocarstwa, seat: int) -> list[int]:
    """The works that `no_work` keeps nobody from building."""
    able = [work for work, left in enumerate(g.shelf) if left and g.lacks(seat, work_price(g, seat, work)) < 0]
    if able and able[-1] >= len(FORTS) and ships_of(g, seat) >= g.board.means(g.core[seat], g.seats).most_ships:
        able = [work for work in able if work < len(FORTS)]
    return able


def build(g: Mocarstwa, seat: int, work: int) -> None:
    """A fortification or ship is paid for and waits to be placed."""
    g.pay(seat, work_price(g, seat, work))
    g.keep(seat, len(KINDS) + work, 1)
    g.shelf[work] -= 1
    g.tell("built", g.core[seat], work)


def ships_of(g: Mocarstwa, seat: int) -> int:
    """Ships of a seat, on the map and still to be placed."""
    kept = sum(g.kept(seat, len(KINDS) + work) for work in range(len(FORTS), len(WORKS)))
    return kept + sum(banner == seat and g.hex[ship] >= 0 for ship, banner in enumerate(g.banner))
