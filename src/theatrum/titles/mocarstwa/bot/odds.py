"""The odds of attacks with dice (7.7) and with cards (7.5)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..box.prices import (
    ATTACK_BONUS,
    ATTACK_DICE,
    CARD_ATTACK,
    CARD_DEFENCE,
    DEFENCE_BONUS,
    FORT_BONUS,
    VALUE,
)  # fmt: skip
from ..box.units import each, kinds
from ..land.dice import Assault, Rolls
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT

WILD = {-3: 0.05, -2: 0.12, -1: 0.18, 0: 0.14, 1: 0.2, 2: 0.15, 3: 0.12, 4: 0.04}
"""How much better than the independents' card the best of a hand is."""
RIVAL = {-3: 0.09, -2: 0.22, -1: 0.20, 0: 0.13, 1: 0.16, 2: 0.13, 3: 0.07}
"""The same against another player's hand."""
MEAN = 7
"""Of two dice at a ship."""


def _throws(dice: int) -> dict[int, float]:
    """The chance of every sum of so many dice."""
    sums = {0: 1.0}
    for _ in range(dice):
        sums = {total: sum(sums.get(total - die, 0.0) for die in range(1, 7)) / 6 for total in range(1, max(sums) + 7)}
    return sums


def beats(dice: int, lead: int) -> float:
    """The odds that so many dice and a bonus beat two dice."""
    return sum(
        mine * sum(chance for theirs, chance in _throws(2).items() if total + lead > theirs)
        for total, mine in _throws(dice).items()
    )


SUMS = _throws(2)
ODDS = {(dice, lead): beats(dice, lead) for dice in (2, 3) for lead in range(-8, 9)}


@cache
def attack_of(units: int) -> int:
    """The points of attack (PA) of some units."""
    return sum(CARD_ATTACK[kind] for kind in each(units))


@cache
def defence_of(units: int) -> int:
    """Their points of defence (PO)."""
    return sum(CARD_DEFENCE[kind] for kind in each(units))


@cache
def price_of(units: int) -> float:
    """What they cost, in thousands of ducats."""
    return sum(VALUE[kind] for kind in each(units)) / 1_000


@cache
def _defender(units: int, cheapest: bool) -> int:
    able = list(kinds(units))
    if cheapest:
        return min(able, key=lambda kind: VALUE[kind])
    return max(able, key=lambda kind: (DEFENCE_BONUS[kind], -VALUE[kind]))


def by_dice(g: Mocarstwa, kind: int, place: int, to: int) -> float:
    """The odds of one attack, against the unit that would be put up."""
    against = _defender(g.units[to], g.holder[to] == INDEPENDENT)
    bonus = ATTACK_BONUS[kind] + FORT_BONUS[g.fort_of(place)]
    shield = DEFENCE_BONUS[against] + FORT_BONUS[g.fort_of(to)] + (to >= len(g.fort))
    return ODDS[ATTACK_DICE[kind], bonus - shield]


def again(g: Mocarstwa, rolls: Rolls, total: int, attacks: bool) -> bool:
    """Whether a second throw promises more than this total (12.4): whoever attacks does not know the other's throw
    yet, whoever defends does."""
    if not isinstance(rolls, Assault):
        return total <= MEAN
    if not attacks:
        return rolls.attack > total
    dice, bonus = rolls.force(g)
    shelter = rolls.shelter(g)
    wins = sum(chance for theirs, chance in SUMS.items() if theirs + shelter < total)
    return ODDS[dice, bonus - shelter] > wins


@cache
def hits(units: int, fort: int, defence: int) -> float:
    """How many a round of attacks by these units, from behind these walls, may be expected to destroy."""
    return sum(ODDS[ATTACK_DICE[kind], ATTACK_BONUS[kind] + FORT_BONUS[fort] - defence] for kind in each(units))


@cache
def shield_of(units: int, fort: int) -> int:
    """What the least of some units adds to its throw in defence."""
    return min(DEFENCE_BONUS[kind] for kind in each(units)) + FORT_BONUS[fort]


class Outlook(NamedTuple):
    """What a battle with cards promises: the odds of winning, and which share of one's units falls."""

    wins: float
    lost: float


@cache
def by_cards(lead: int, number: int, wild: bool) -> Outlook:
    """So many units attack with so many points more than the defence has, cards apart (7.5.9, 7.5.10)."""
    wins = lost = 0.0
    for cards, chance in (WILD if wild else RIVAL).items():
        margin = lead + cards
        if margin > 0:
            wins += chance
            lost += chance * max(0, number - margin) / number
        else:
            lost += chance
    return Outlook(wins, lost)


@cache
def overrun(over: int) -> float:
    """The odds that independents with so many points more than the defence has beat it."""
    return sum(chance for cards, chance in WILD.items() if over > cards)
