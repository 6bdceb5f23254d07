"""What a bot advises, told so that one learns from it: each reason once, by weight, first what tells the best apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.choice import Choice
from ..engine.title import Why
from .bot import Bot, Sight

TELLING = 0.05
"""The least weight of a reason that is worth a line."""


class Hint(NamedTuple):
    """A choice, how good it is, by how much it is ahead of the next best (0 for the last), and why."""

    choice: Choice
    score: float
    lead: float
    reasons: tuple[Why, ...]


def hints(bot: Bot, seen: Sight, most: int) -> list[Hint]:
    """The best choices, best first; in each, reasons that not all of them share come before those that they do."""
    advice = bot.advise(seen)[: most + 1]
    told = [_gathered(seen.title.explain(seen.state, seen.seat, item.choice)) for item in advice]
    shared = _shared(told[:most])
    found = []
    for place, (item, reasons) in enumerate(zip(advice, told, strict=True)):
        if place == most:
            break
        lead = item.score - advice[place + 1].score if place + 1 < len(advice) else 0.0
        telling = [why for why in reasons if abs(why.weight) >= TELLING]
        telling.sort(key=lambda why: (_same(why) in shared, -abs(why.weight)))
        found.append(Hint(item.choice, item.score, lead, tuple(telling)))
    return found


def _gathered(reasons: Sequence[Why]) -> list[Why]:
    """Each reason once: what has the same words is added up."""
    weights: dict[tuple[str, tuple[int, ...]], float] = {}
    for why in reasons:
        weights[why.key, why.args] = weights.get((why.key, why.args), 0.0) + why.weight
    return [Why(weight, key, args) for (key, args), weight in weights.items()]


def _same(why: Why) -> tuple[str, tuple[int, ...], int]:
    return why.key, why.args, round(100 * why.weight)


def _shared(told: Sequence[Sequence[Why]]) -> set[tuple[str, tuple[int, ...], int]]:
    """What every one of several suggestions says."""
    sets = [{_same(why) for why in reasons} for reasons in told]
    return set.intersection(*sets) if len(sets) > 1 else set()
