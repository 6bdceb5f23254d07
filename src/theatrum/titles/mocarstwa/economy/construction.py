"""11.5: the Ministry of Construction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..asked import Asked
from ..box.prices import BUILDING_LIMIT, WORK_PRICE
from ..setup.buying import build, no_work
from ..state import Mocarstwa
from ..vocabulary import DUCATS, FORT, FORTRESS
from .placing import placements, put_work
from .visit import Visit


@dataclass(slots=True, eq=False)
class Construction(Visit):
    """11.5: fortifications and ships, up to a sum of ducats by level."""

    steps = ("build",)
    spent: int = 0

    def build(self, g: Mocarstwa) -> None:
        if len(Build(self.seat).choices(g, self.seat)) > 1:
            self.again()
            g.ask(Build(self.seat), 1 << self.seat)


def no_investment(g: Mocarstwa, seat: int, price: int) -> Reason | None:
    visit = next((frame for frame in reversed(g.stack) if isinstance(frame, Construction)), None)
    most = BUILDING_LIMIT[g.level[seat]]
    if visit is not None and visit.spent + price > most:
        return Reason("building-limit", "11.5", (most,))
    return None


@dataclass(slots=True, eq=False)
class Build(Asked):
    """What do you build? It is placed at once or in a later political phase."""

    rule = "11.5"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for work, price in enumerate(WORK_PRICE):
            yield g.lexicon["build", work], no_investment(g, seat, price[DUCATS]) or no_work(g, seat, work)
        for place in g.of(seat):
            if place < len(g.fort) and g.fort[place] == FORT:
                yield g.lexicon["extend", place], no_extension(g, seat)
        yield from placements(g, seat)
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        visit = g.stack[-1]
        assert isinstance(visit, Construction)
        if choice.verb == "build":
            work = choice.args[0]
            visit.spent += WORK_PRICE[work][DUCATS]
            build(g, seat, work)
        elif choice.verb == "extend":
            visit.spent += extension_price()[DUCATS]
            extend(g, seat, choice.args[0])
        elif choice.verb == "done":
            self.finish(g)
        else:
            put_work(g, seat, choice)


def extension_price() -> tuple[int, ...]:
    """7.10: the difference between a fortress and a fort."""
    return tuple(big - small for big, small in zip(WORK_PRICE[FORTRESS - 1], WORK_PRICE[FORT - 1], strict=True))


def no_extension(g: Mocarstwa, seat: int) -> Reason | None:
    if not g.shelf[FORTRESS - 1]:
        return Reason("no-work-left", "2", (FORTRESS - 1,))
    good = g.lacks(seat, extension_price())
    if good >= 0:
        return Reason("no-resource", "7.10", (good, extension_price()[good], g.has(seat, good)))
    return no_investment(g, seat, extension_price()[DUCATS])


def extend(g: Mocarstwa, seat: int, place: int) -> None:
    g.pay(seat, extension_price())
    g.fort[place] = FORTRESS
    g.shelf[FORTRESS - 1] -= 1
    g.shelf[FORT - 1] += 1
    g.tell("extended", g.core[seat], place)
