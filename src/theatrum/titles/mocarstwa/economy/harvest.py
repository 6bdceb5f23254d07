"""11.1 and 11.2: the Ministries of Agriculture and of Economy, where provinces yield."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.information import known
from ..box.prices import AGRICULTURE, ECONOMY, GOODS_BONUS, GRAIN_BONUS
from ..state import Mocarstwa
from ..vocabulary import GOODS, GRAIN, TRADE
from .visit import Visit

SORT = ("", "farmland", "sawmill", "mines", "mines", "mines", "city", "")
"""What discoveries call the resources of provinces."""

Yields = tuple[tuple[tuple[int, int], ...], ...]
"""What every resource gives: goods and numbers."""


@dataclass(slots=True, eq=False)
class Harvest(Visit):
    """Goods of the provinces with own units."""

    def harvest(self, g: Mocarstwa, table: Yields) -> None:
        """What every province with an own unit yields."""
        total = [0] * len(GOODS)
        better = bool(g.discoveries[self.seat])
        for place in self.provinces(g):
            resource = g.board.land.resource[place]
            for good, number in table[resource]:
                total[good] += number + (known(g, self.seat, "yield", SORT[resource]) if better else 0)
        for good, number in enumerate(total):
            if number:
                g.gain(self.seat, good, number)
                g.tell("harvested", g.core[self.seat], good, number)


@dataclass(slots=True, eq=False)
class Agriculture(Harvest):
    """11.1: grain and wood."""

    steps = ("gather",)

    def gather(self, g: Mocarstwa) -> None:
        self.harvest(g, AGRICULTURE)
        self.bonus(g, GRAIN, GRAIN_BONUS[self.level(g)])


@dataclass(slots=True, eq=False)
class Economy(Harvest):
    """11.2: ore and trade goods."""

    steps = ("gather",)

    def gather(self, g: Mocarstwa) -> None:
        self.harvest(g, ECONOMY)
        self.bonus(g, TRADE, GOODS_BONUS[self.level(g)])
