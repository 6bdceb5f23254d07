"""Selling and recruiting: what the basic economy of campaigns (5.4) and the ministries (11) have in common."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..box.information import in_force
from ..box.prices import GOOD_PRICE
from ..box.units import BOUGHT, ONE
from ..setup.buying import affordable, no_purchase, unit_price
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import DUCATS, GOODS, NOBODY

SOLD = range(DUCATS + 1, len(GOODS))


def sales(g: Mocarstwa, seat: int) -> list[Choice]:
    """Any number of any good."""
    return [g.lexicon["sell", good, number] for good in SOLD for number in range(1, g.has(seat, good) + 1)]


def good_price(g: Mocarstwa, good: int) -> int:
    """Table 8, and what Europe's news adds or takes."""
    return GOOD_PRICE[good] + in_force(g, "prices")


def sell(g: Mocarstwa, seat: int, good: int, number: int, price: int) -> None:
    g.gain(seat, good, -number)
    g.gain(seat, DUCATS, number * price)
    g.tell("sold", g.core[seat], good, number, number * price)


def recruiting_grounds(g: Mocarstwa, seat: int) -> list[int]:
    """Provinces of the powers whose coats of arms a seat has, and Britain's dependencies with hers (5.4, 11.6)."""
    own = (NOBODY, seat)
    return [place for place in g.grounds(seat) if g.holder[place] in own]


def roomy_grounds(g: Mocarstwa, seat: int, most: int) -> list[tuple[int, int]]:
    """Those where there is room, with how much, `most` at most."""
    return [(place, min(room, most)) for place in recruiting_grounds(g, seat) if (room := g.room(place)) > 0]


def recruits(g: Mocarstwa, seat: int, left: int) -> Iterator[Offer]:
    """So many units at most, where there is room."""
    grounds = roomy_grounds(g, seat, left) if left > 0 else []
    most, figures = max((room for _, room in grounds), default=0), g.figures(seat)
    for kind in BOUGHT:
        whys, numbers = no_recruits(g, seat, kind, most, figures[kind]), g.board.numbered("recruit", kind)
        for place, room in grounds:
            yield from zip(numbers[place][room], whys, strict=False)


def no_recruits(g: Mocarstwa, seat: int, kind: int, most: int, left: int) -> list[Reason | None]:
    """Why one unit of a kind, of which so many figures are left, two, and so on up to `most`, cannot be recruited."""
    price = unit_price(g, seat, kind)
    whys = [no_purchase(g, seat, price, number) for number in range(1, most + 1)]
    short = Reason("none-in-the-box", "2", (kind,))
    return [why or (short if number > left else None) for number, why in enumerate(whys, 1)]


def recruitable(g: Mocarstwa, seat: int, left: int) -> list[Choice]:
    """Those that can be raised."""
    able = affordable(g, seat, left)
    if not any(able):
        return []
    grounds = roomy_grounds(g, seat, left)
    found: list[Choice] = []
    for kind, number in zip(BOUGHT, able, strict=True):
        if number:
            numbers = g.board.numbered("recruit", kind)
            for place, room in grounds:
                found += numbers[place][room if room < number else number]
    return found


def can_recruit(g: Mocarstwa, seat: int, left: int) -> bool:
    """Whether any can."""
    return any(affordable(g, seat, left)) and any(g.room(place) > 0 for place in recruiting_grounds(g, seat))


def recruit(g: Mocarstwa, seat: int, kind: int, place: int, number: int) -> None:
    g.pay(seat, unit_price(g, seat, kind), number)
    g.put(place, seat, number * ONE[kind])
    g.tell("recruited", g.core[seat], kind, place, number)
    changed(g, place)
