"""5.5, 9.3, 9.4: land units that a seat can recruit in an area, what they cost, and how they join it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...board.components import Box
from ...court.treasury import spend
from ...round.once import hire, hired
from ...state import NONE, Europa, share
from ..pieces import CROWD, mercenaries_left, place
from ..units import ALLIED, ARTILLERY, INFANTRY, MERCENARY, REGULAR, UNITS
from .limits import Demand, Levy, more

Affordable = tuple[tuple[int, tuple[int, ...]], ...]
"""Categories, each with kinds of unit."""
HIRED = 3
"""Mercenaries that a seat may recruit in a turn."""


def price(g: Europa, kind: int, category: int) -> int:
    """In ducats; below 0: such units cannot be had."""
    return _prices(g.start.box)[kind][category]


@cache
def _prices(box: Box) -> tuple[tuple[int, int, int], ...]:
    units = [box.units[name] for name in UNITS]
    return tuple((unit.mercenary, unit.regular, unit.allied) for unit in units)


@cache
def _kinds(box: Box) -> tuple[tuple[int, ...], ...]:
    """The kinds of unit that each category has."""
    categories = zip(*_prices(box), strict=True)
    return tuple(tuple(kind for kind, price in enumerate(prices) if price >= 0) for prices in categories)


@cache
def _cheapest(box: Box) -> tuple[int, ...]:
    """The least price of each category."""
    return tuple(min(price for price in prices if price >= 0) for prices in zip(*_prices(box), strict=True))


def armies_for(g: Europa, seat: int, area: int) -> list[int]:
    """The armies that units in an area can join: those that stand there, and those that stand nowhere."""
    return [army for army in range(3) if g.army_at[3 * seat + army] in (area, NONE)]


def options(g: Europa, seat: int, area: int, levy: Levy, demand: Demand, every: bool) -> Iterator[Offer]:
    """Every unit that might be recruited in an area, into each army and loose."""
    armies = armies_for(g, seat, area)
    for category, kinds in enumerate(_kinds(g.start.box)) if every else affordable(g, seat):
        why = shortage(g, seat, area, levy, demand, category)
        if why is not None and not every:
            continue
        for kind in kinds:
            closed = why or too_dear(g, seat, kind, category)
            if kind == INFANTRY and category == REGULAR:
                crowded = Reason("crowded", "9.4", (CROWD,)) if is_full(g, seat, area) else None
                yield g.lexicon["enlist-loose",], closed or crowded
            for army in armies:
                yield g.lexicon["enlist", army, kind, category], closed


def is_full(g: Europa, seat: int, area: int) -> bool:
    """Whether no more loose infantry of a seat finds room in an area."""
    return share(g.infantry, area, seat) >= CROWD


def affordable(g: Europa, seat: int) -> Affordable:
    """What a seat can pay for, wherever it might be recruited."""
    return _affordable(g.start.box, g.ducats[seat], g.has_idea(seat, g.start.lists.ideas["cannons"]))


@cache
def _affordable(box: Box, ducats: int, cannons: bool) -> Affordable:
    """The same as `too_dear` says."""
    prices = _prices(box)
    found = [
        (category, tuple(kind for kind in kinds if prices[kind][category] <= ducats and (cannons or kind != ARTILLERY)))
        for category, kinds in enumerate(_kinds(box))
    ]
    return tuple((category, kinds) for category, kinds in found if kinds)


def is_open(g: Europa, seat: int, area: int, levy: Levy, demand: Demand, within: Affordable) -> bool:
    """Whether `options` has anything open in an area."""
    joined = bool(armies_for(g, seat, area))
    for category, kinds in within:
        loose = category == REGULAR and INFANTRY in kinds and not is_full(g, seat, area)
        if (joined or loose) and shortage(g, seat, area, levy, demand, category) is None:
            return True
    return False


def shortage(g: Europa, seat: int, area: int, levy: Levy, demand: Demand, category: int) -> Reason | None:
    """What keeps a seat from recruiting units of a category in an area, whatever they cost."""
    if category == MERCENARY:
        return _no_mercenaries(g, seat, area, levy)
    regular = category == REGULAR
    if regular and not (levy.home | levy.vassal) >> area & 1:
        return Reason("not-own-area", "5.5")
    if not regular and not (levy.home >> area & 1 or any(areas >> area & 1 for areas in levy.hosts.values())):
        return Reason("not-own-area", "5.5")
    if not (g.available if regular else g.allied)[seat]:
        return Reason("no-manpower" if regular else "no-allied-units", "9.3")
    if not levy.bears(demand, area, not regular):
        return Reason("recruiting-limit", "9.2", (area,))
    return None


def room(g: Europa, seat: int, area: int, demand: Demand) -> int:
    """How many more regular units the limit of an area and the manpower bear, whatever they cost."""
    levy, found = Levy(g, seat), 0
    while found < g.available[seat] and levy.bears(more(demand, area, found, 0), area, False):
        found += 1
    return found


def _no_mercenaries(g: Europa, seat: int, area: int, levy: Levy) -> Reason | None:
    if not (levy.home | levy.vassal) >> area & 1:
        return Reason("not-own-area", "5.5")
    return no_hire(g, seat)


def no_hire(g: Europa, seat: int) -> Reason | None:
    """Three mercenaries a turn, and no more than the box has."""
    if hired(g, seat) >= HIRED:
        return Reason("mercenaries-most", "5.5", (HIRED,))
    return None if mercenaries_left(g) else Reason("no-mercenaries", "2.2")


def possible(g: Europa, seat: int) -> bool:
    """Whether a seat might have ducats and men for any unit, wherever that is."""
    mercenary, regular, allied = _cheapest(g.start.box)
    ducats = g.ducats[seat]
    if (ducats >= regular and g.available[seat]) or (ducats >= allied and g.allied[seat]):
        return True
    return ducats >= mercenary and no_hire(g, seat) is None


def too_dear(g: Europa, seat: int, kind: int, category: int) -> Reason | None:
    """Artillery needs its idea; whoever is short of ducats takes a loan first (5.2)."""
    cannons = g.start.lists.ideas["cannons"]
    if kind == ARTILLERY and not g.has_idea(seat, cannons):
        return Reason("needs-idea", "5.5", (cannons,))
    cost = price(g, kind, category)
    return None if g.ducats[seat] >= cost else Reason("no-ducats", "5.5", (cost,))


def enlist(g: Europa, seat: int, area: int, choice: Choice) -> int:
    """A unit of a choice joins an army or stands loose; its category."""
    army, kind, category = choice.args if choice.verb == "enlist" else (NONE, INFANTRY, REGULAR)
    spend(g, seat, price(g, kind, category))
    if category == REGULAR:
        g.available[seat] -= 1
    elif category == ALLIED:
        g.allied[seat] -= 1
    else:
        hire(g, seat)
    place(g, seat, kind, area, 1, category, army)
    g.tell("recruited", g.realm[seat], kind, category, area)
    return category
