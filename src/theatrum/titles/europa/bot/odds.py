"""How a battle of infantry is likely to end, for plans: nobody knows yet who will lead the other side."""

from __future__ import annotations

from collections import Counter
from functools import cache

from ..board.reading import members
from ..court.people import read_people
from ..shown.odds import Pool, hits
from ..state import MIL
from ..war.battle.command import LED
from ..war.battle.dice import BASE, add
from ..war.units import INFANTRY, UNITS

FOOT: Pool = ((BASE, 0, 0), 1)
"""The dice of infantry without a leader (9.7)."""
MOST = 16
"""Numbers beyond this are not told apart."""
Ends = tuple[float, ...]


@cache
def endings(mine: int, theirs: int, pool: Pool = FOOT) -> Ends:
    """How likely so many of so much infantry are left, from none on, when a battle with so much is over (9.7), which
    throws a pool of dice."""
    if mine <= 0 or theirs <= 0:
        return (*(0.0,) * mine, 1.0)
    found, again = [0.0] * (mine + 1), 0.0
    for made, one in hits((mine, 0, 0), *FOOT):
        for taken, other in hits((theirs, 0, 0), *pool):
            if not made and not taken:
                again = one * other
                continue
            here, there = max(0, mine - taken), max(0, theirs - made)
            after = endings(here, there, pool) if here and there else (*(0.0,) * here, 1.0)
            for left, chance in enumerate(after):
                found[left] += one * other * chance
    return tuple(chance / (1 - again) for chance in found)


@cache
def leaders() -> tuple[tuple[Pool, float], ...]:
    """The dice of those whom three units without a player may find to lead them, each with its chance (13.4)."""
    people = read_people()
    cards = [people.all[card] for card in members(people.deck[MIL])]
    found = Counter(card.dice if card.commander else (INFANTRY, 0) for card in cards)
    return tuple(
        ((add(FOOT[0], kind if kind < len(UNITS) else INFANTRY, dice), 1), number / len(cards))
        for (kind, dice), number in found.items()
    )


@cache
def foreseen(mine: int, theirs: int) -> Ends:
    """How likely so many are left against realms nobody plays or rebels, whoever leads them."""
    if theirs < LED:
        return endings(*_scaled(mine, theirs))
    total = [0.0] * (_scaled(mine, theirs)[0] + 1)
    for pool, chance in leaders():
        for left, one in enumerate(endings(*_scaled(mine, theirs), pool)):
            total[left] += chance * one
    return tuple(total)


@cache
def battle(mine: int, theirs: int) -> tuple[float, float]:
    """How likely so much infantry beats so much, and how many are left of it if it does."""
    left = foreseen(mine, theirs)
    won = sum(left[1:])
    return won, sum(number * chance for number, chance in enumerate(left)) / won if won else 0.0


def lasting(mine: int, theirs: int, need: int) -> float:
    """How likely so much infantry beats so much, and so many are left."""
    ours, _ = _scaled(mine, theirs)
    return sum(foreseen(mine, theirs)[max(1, need * ours // max(1, mine)) :])


def beats(mine: int, theirs: int) -> float:
    """How likely so many units win, whoever may lead the others."""
    return battle(mine, theirs)[0]


def odds(mine: int, theirs: int) -> float:
    """The same where nobody leads."""
    return sum(endings(*_scaled(mine, theirs))[1:])


def _scaled(mine: int, theirs: int) -> tuple[int, int]:
    most = max(mine, theirs, MOST)
    return max(0, mine) * MOST // most, max(0, theirs) * MOST // most
