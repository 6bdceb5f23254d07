"""What a bot advises, told so that one learns from it: each reason once, by weight, first what tells the best apart;
what a choice has before the next best; and the play that is expected after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.choice import Choice
from ..engine.title import Title, Why
from .bot import Bot, Sight, Step

TELLING = 0.05
"""The least weight of a reason that is worth a line."""


class Ahead(NamedTuple):
    """A choice beside the next best: by how much it is ahead, whether that is too little to matter, and the reason that
    speaks most for it, as it is with either of them; None: with that one it is not."""

    choice: Choice
    lead: float
    close: bool
    here: Why | None
    there: Why | None


class Hint(NamedTuple):
    """A choice, how good it is, why, what it has before the next best (None: it is the last), and the line of play that
    the bot expects."""

    choice: Choice
    score: float
    reasons: tuple[Why, ...]
    ahead: Ahead | None
    line: tuple[Step, ...]


def hints(bot: Bot, seen: Sight, most: int) -> list[Hint]:
    """The best choices, best first; in each, reasons that not all of them share come before those that they do."""
    advice = bot.advise(seen)[: most + 1]
    told = [_gathered(seen.title.explain(seen.state, seen.seat, item.choice)) for item in advice]
    shared = _shared(told[:most])
    found = []
    for place, item in enumerate(advice[:most]):
        ahead = None
        if place + 1 < len(advice):
            then = advice[place + 1]
            lead = item.score - then.score
            ahead = Ahead(
                then.choice, lead, lead < bot.indifferent, *_tells_apart(seen.title, told[place], told[place + 1])
            )
        telling = [why for why in told[place] if abs(why.weight) >= TELLING]
        telling.sort(key=lambda why: (_same(why) in shared, -abs(why.weight)))
        found.append(Hint(item.choice, item.score, tuple(telling), ahead, bot.expects(seen, item.choice)))
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


def _tells_apart(title: Title, better: Sequence[Why], worse: Sequence[Why]) -> tuple[Why | None, Why | None]:
    """The reason that speaks most for the better of two, as it is with either."""
    gains = {why.key: _weight(better, why.key) - _weight(worse, why.key) for why in (*better, *worse)}
    for key in sorted(gains, key=lambda key: -gains[key]):
        here, there = _gravest(better, key), _gravest(worse, key)
        if gains[key] < TELLING or not (here or there):
            break
        if not (here and there) or _plain(title, here, there):
            return here, there
    return None, None


def _plain(title: Title, here: Why, there: Why) -> bool:
    """Whether a reader sees that the first of two reasons is the better one: where they differ in numbers alone, it has
    more of what is good or less of what is not."""
    pairs = list(zip(title.whys.get(here.key, ()), here.args, there.args, strict=True))
    if any(one != other and kind != "number" for (_, kind), one, other in pairs):
        return True
    more = [one > other for _, one, other in pairs if one != other]
    return bool(more) and all(better == (here.weight > 0) for better in more)


def _weight(reasons: Sequence[Why], key: str) -> float:
    return sum(why.weight for why in reasons if why.key == key)


def _gravest(reasons: Sequence[Why], key: str) -> Why | None:
    named = [why for why in reasons if why.key == key and abs(why.weight) >= TELLING]
    return max(named, key=lambda why: abs(why.weight), default=None)
