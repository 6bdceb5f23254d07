"""11.4: the Ministry of Finance: taxes and the soldiers' pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked, allowed
from ..box.information import known
from ..box.prices import GOOD_PRICE, PAY, TAX
from ..box.units import each
from ..state import Mocarstwa
from ..victory.control import powers_of
from ..vocabulary import DUCATS
from .dismissing import dismiss, dismissals
from .market import sales, sell
from .visit import Visit

HALF = 2


@dataclass(slots=True, eq=False)
class Finance(Visit):
    """11.4: taxes of every power held, then the soldiers' pay (żołd)."""

    steps = ("tax", "pay")

    def tax(self, g: Mocarstwa) -> None:
        number = (TAX[self.level(g)] + known(g, self.seat, "tax")) * powers_of(g, self.seat)
        g.gain(self.seat, DUCATS, number)
        g.tell("taxed", g.core[self.seat], number)

    def pay(self, g: Mocarstwa) -> None:
        due = pay_of(g, self.seat)
        if due <= g.has(self.seat, DUCATS):
            g.gain(self.seat, DUCATS, -due)
            g.tell("paid", g.core[self.seat], due)
            return
        self.again()
        g.ask(Shortage(self.seat), 1 << self.seat)


def pay_of(g: Mocarstwa, seat: int) -> int:
    return sum(PAY[kind] for place in g.of(seat) for kind in each(g.units[place]))


@dataclass(slots=True, eq=False)
class Shortage(Asked):
    """Too little for the pay: sell goods at half price or dismiss units, until it suffices (11.4)."""

    rule = "11.4"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        return allowed(self.choices(g, seat))

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return sales(g, seat) + dismissals(g, seat)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "sell":
            good, number = choice.args
            sell(g, seat, good, number, GOOD_PRICE[good] // HALF)
        else:
            dismiss(g, seat, *choice.args)
