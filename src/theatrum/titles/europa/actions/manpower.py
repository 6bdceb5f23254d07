"""5.2: restoring manpower (Odtworzenie wojska), a minor action."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..court import power
from ..state import MIL, Europa
from .action import Action

UNITS = 3
"""Exhausted units that a point of military power restores."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    if g.exhausted[seat] and power.has(g, seat, MIL):
        yield g.lexicon["restore",], None
    elif every:
        why = Reason("no-power", "5.2", (MIL, 1)) if g.exhausted[seat] else Reason("no-exhausted", "5.2")
        yield g.lexicon["restore",], why


def opened(g: Europa, seat: int) -> tuple[Choice, ...]:
    return (g.lexicon["restore",],) if g.exhausted[seat] and power.has(g, seat, MIL) else ()


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, MIL, 1)
    restore(g, seat, UNITS)


def restore(g: Europa, seat: int, number: int) -> None:
    """Exhausted units become available again, as many as there are."""
    number = min(number, g.exhausted[seat])
    g.exhausted[seat] -= number
    g.available[seat] += number
    if number:
        g.tell("restored", g.realm[seat], number)


ACTION = Action(("restore",), True, offers, taken, opened)
