"""Selling and recruiting: what the basic economy of campaigns (5.4) and the ministries (11) have in common."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..box.information import in_force
from ..box.prices import GOOD_PRICE
from ..box.units import BOUGHT, ONE
from ..setup.buying import no_purchase, unit_price
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import DUCATS, GOODS


def sales(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Any number of any good."""
    for good in range(DUCATS + 1, len(GOODS)):
        for number in range(1, g.has(seat, good) + 1):
            yield g.lexicon["sell", good, number], None


def good_price(g: Mocarstwa, good: int) -> int:
    """Table 8, and what Europe's news adds or takes."""
    return GOOD_PRICE[good] + in_force(g, "prices")


def sell(g: Mocarstwa, seat: int, good: int, number: int, price: int) -> None:
    g.gain(seat, good, -number)
    g.gain(seat, DUCATS, number * price)
    g.tell("sold", g.core[seat], good, number, number * price)


def recruiting_grounds(g: Mocarstwa, seat: int) -> list[int]:
    """Provinces of the powers whose coats of arms a seat has, and Britain's dependencies with hers (5.4, 11.6)."""
    board = g.board
    places = [
        place
        for power, holder in enumerate(g.coat)
        if holder == seat
        for place in (*board.lands[power], *board.dependencies[power])
    ]
    return [place for place in dict.fromkeys(places) if g.holder[place] in (-1, seat)]


def recruits(g: Mocarstwa, seat: int, left: int) -> Iterator[Offer]:
    """So many units at most, where there is room."""
    grounds = [(place, min(g.room(place), left)) for place in recruiting_grounds(g, seat)]
    most, figures = max((room for _, room in grounds), default=0), g.figures(seat)
    for kind in BOUGHT:
        whys = no_recruits(g, seat, kind, most, figures[kind])
        for place, room in grounds:
            if room > 0:
                yield from zip(g.board.numbered("recruit", kind, place)[:room], whys, strict=False)


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
    grounds = [(place, room) for place in recruiting_grounds(g, seat) if (room := min(g.room(place), left)) > 0]
    found: list[Choice] = []
    for kind, number in zip(BOUGHT, able, strict=True):
        if number:
            for place, room in grounds:
                found += g.board.numbered("recruit", kind, place)[: min(room, number)]
    return found


def can_recruit(g: Mocarstwa, seat: int, left: int) -> bool:
    """Whether any can."""
    return any(affordable(g, seat, left)) and any(g.room(place) > 0 for place in recruiting_grounds(g, seat))


def affordable(g: Mocarstwa, seat: int, most: int) -> list[int]:
    """How many of each kind that is bought a seat can pay for and the box still has, `most` at most."""
    figures = g.figures(seat) if most > 0 else ()
    return [
        max(0, min(most, figures[kind], *(g.has(seat, good) // each for good, each in priced(g, seat, kind))))
        for kind in (BOUGHT if most > 0 else ())
    ]


def priced(g: Mocarstwa, seat: int, kind: int) -> Iterator[tuple[int, int]]:
    """The goods that a unit costs, with how much of each."""
    return ((good, each) for good, each in enumerate(unit_price(g, seat, kind)) if each > 0)


def recruit(g: Mocarstwa, seat: int, kind: int, place: int, number: int) -> None:
    g.pay(seat, unit_price(g, seat, kind), number)
    g.put(place, seat, number * ONE[kind])
    g.tell("recruited", g.core[seat], kind, place, number)
    changed(g, place)
