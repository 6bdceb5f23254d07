"""7.3: Stability (Stabilność), from -3 to +3; what goes beyond is administrative power."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import ADM, Europa
from . import power

LEAST, MOST = -3, 3
BEYOND = 2
"""Administrative power for each level beyond."""


def change(g: Europa, seat: int, number: int) -> None:
    """Raise or lower it, level by level."""
    before = g.stability[seat]
    after = min(max(before + number, LEAST), MOST)
    g.stability[seat] = after
    if after != before:
        g.tell("stability-rose" if after > before else "stability-fell", g.realm[seat], abs(after - before))
    beyond = before + number - after
    if beyond > 0:
        power.gain(g, seat, ADM, BEYOND * beyond)
    elif beyond < 0:
        forfeit(g, seat, -BEYOND * beyond)


def forfeit(g: Europa, seat: int, number: int) -> None:
    """Lose administrative power, and for what is missing power of other kinds, which the player picks."""
    rest = min(number - power.lose(g, seat, ADM, number), power.total(g, seat))
    if rest and power.short(g, seat):
        g.ask(Forfeit(seat, rest), 1 << seat)
    elif rest:
        for kind in range(3):
            rest -= power.lose(g, seat, kind, rest)


@dataclass(slots=True, eq=False)
class Forfeit(Asked):
    """Which power is lost, a point at a time (7.3)?"""

    rule = "7.3"
    number: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in range(3):
            if power.has(g, seat, kind):
                yield g.lexicon["forfeit", kind], None
        if not power.total(g, seat):  # a loss that came between has taken it
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        power.lose(g, seat, choice.args[0], 1)
        if self.number > 1:
            forfeit(g, seat, self.number - 1)
