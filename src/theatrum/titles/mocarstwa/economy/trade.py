"""11.3: the Ministry of Trade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked, allowed
from ..box.information import known
from ..box.prices import COMMISSION
from ..state import Mocarstwa
from ..vocabulary import DUCATS
from .market import SOLD, good_price, sales, sell
from .visit import Visit


@dataclass(slots=True, eq=False)
class Trade(Visit):
    """11.3: sell to the bank; a commission by level."""

    steps = ("commission", "trade")
    commission_due: bool = True

    def commission(self, g: Mocarstwa) -> None:
        if self.commission_due:
            self.bonus(g, DUCATS, COMMISSION[self.level(g)] + known(g, self.seat, "commission"))

    def trade(self, g: Mocarstwa) -> None:
        if Sell(self.seat).open(g):
            self.again()
            g.ask(Sell(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Sell(Asked):
    """What do you sell (11.3)?"""

    rule = "11.3"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        return allowed(self.choices(g, seat))

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return [*sales(g, seat), g.lexicon["done",]]

    def open(self, g: Mocarstwa) -> bool:
        return any(g.has(self.seat, good) for good in SOLD)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "sell":
            good, number = choice.args
            sell(g, seat, good, number, good_price(g, good))
        else:
            self.finish(g)
