"""7.4: ducats, loans and their interest, bankruptcy."""

from __future__ import annotations

from ..state import Europa
from ..war.pieces import dissolve
from ..war.units import MERCENARY
from . import power, prestige, stability
from .characters import ADVISOR
from .offices import retire, vacate
from .vocabulary import BANKRUPTCY

LOAN, REPAID = 5, 6
MOST = 5
"""Interest tokens with which no further loan can be taken."""


def gain(g: Europa, seat: int, number: int) -> None:
    if number:
        g.ducats[seat] += number
        g.tell("ducats-gained", g.realm[seat], number)


def spend(g: Europa, seat: int, number: int) -> None:
    g.ducats[seat] -= number


def can_borrow(g: Europa, seat: int) -> bool:
    return g.interest[seat] < MOST


def borrow(g: Europa, seat: int) -> None:
    """5.2: five ducats and a token of interest."""
    g.ducats[seat] += LOAN
    g.interest[seat] += 1
    g.tell("borrowed", g.realm[seat])


def repay(g: Europa, seat: int) -> None:
    g.ducats[seat] -= REPAID
    g.interest[seat] -= 1
    g.tell("repaid", g.realm[seat])


def means(g: Europa, seat: int) -> int:
    """Ducats that a seat can lay its hands on: what it has and what it can still borrow."""
    return g.ducats[seat] + LOAN * max(0, MOST - g.interest[seat])


def owe(g: Europa, seat: int, number: int) -> None:
    """Pay what must be paid: by loans if need be; without means the realm is bankrupt."""
    while g.ducats[seat] < number and can_borrow(g, seat):
        borrow(g, seat)
    if g.ducats[seat] < number:
        bankrupt(g, seat)
        return
    g.ducats[seat] -= number
    if number:
        g.tell("ducats-lost", g.realm[seat], number)


def bankrupt(g: Europa, seat: int) -> None:
    """7.4, in the book's order: all ducats, 3 Stability (beyond -3 that takes power, 7.3), 5 Prestige, 3 interest,
    mercenaries, advisors, half of each power up to 3."""
    g.tell("bankrupt", g.realm[seat])
    g.ducats[seat] = 0
    stability.change(g, seat, -3)
    prestige.gain(g, seat, -5, BANKRUPTCY)
    g.interest[seat] = max(0, g.interest[seat] - 3)
    dissolve(g, seat, MERCENARY)
    for kind in range(3):
        dismiss(g, seat, kind)
        power.lose(g, seat, kind, min(3, (power.has(g, seat, kind) + 1) // 2))


def dismiss(g: Europa, seat: int, kind: int) -> None:
    """An advisor goes; his card is discarded."""
    person, _ = vacate(g, seat, ADVISOR + kind)
    if person >= 0:
        g.tell("dismissed", g.realm[seat], person)
        retire(g, person)
