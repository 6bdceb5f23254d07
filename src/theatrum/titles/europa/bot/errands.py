"""Aims that lack a single thing which one action can bring: claims, units or ships."""

from __future__ import annotations

from typing import NamedTuple

from ..board.reading import members
from ..cards.conditions import scene
from ..cards.language import Term
from ..cards.scene import Scene
from ..diplomacy.claims import claimable, closed, cost
from ..diplomacy.ties import claim_tokens_left
from ..state import DIP, MIL
from ..war.pieces import ships_left
from ..war.recruiting.building import yards
from .ahead import missing
from .balance import REWARD, STONES
from .estimate import Estimate

CLAIMS, UNITS, SHIPS = "claims_held", "deployed", "fleet_size"
UNIT_PRICE, SHIP_PRICE = 2, 3
"""Ducats: infantry; a galley or a light ship."""
KEEP = 0.1
"""What it costs to keep one of them till the next round."""
SURE = 0.9
"""How much of an aim counts that one action fulfils."""


class Errand(NamedTuple):
    """What is to be done: how much it gains, how many things are missing, and for which aim."""

    gain: float
    missing: int
    kind: str
    aim: int


NONE_SUCH = Errand(0.0, 0, "", 0)


def about(e: Estimate, task: Errand) -> tuple[str, int, int, int]:
    """The reason for it, and what that names."""
    return task.kind, task.aim, *missing(e.g, e.seat, task.kind, task.aim)


def lacks(s: Scene, condition: Term, word: str) -> int:
    """How many of a thing are all that a condition lacks; 0: it lacks nothing, or something else."""
    assert not isinstance(condition, int)
    head, given = condition[0], condition[1:]
    if head == "at_least" and given[1][0] == word:
        return max(0, s.number(given[0]) - s.number(given[1]))
    if head == "and":
        open_ = [part for part in given if not s.holds(part)]
        return lacks(s, open_[0], word) if len(open_) == 1 else 0
    if head == "any_of":
        return min((number for number in (lacks(s, part, word) for part in given) if number), default=0)
    return 0


def errand(e: Estimate, word: str) -> Errand:
    """The aim that is most worth having so many more of a thing."""
    known = e.errands.get(word)
    if known is None:
        known = e.errands[word] = max((_errand(e, word, *aim) for aim in e.hoping), default=NONE_SUCH)
        if known.gain <= 0:
            known = e.errands[word] = NONE_SUCH
    return known


def _errand(e: Estimate, word: str, kind: str, aim: int) -> Errand:
    lists, s = e.g.start.lists, scene(e.g, e.seat)
    condition = (lists.missions if kind == "mission" else lists.milestone)[aim].condition
    missing = lacks(s, condition, word)
    if not missing:
        return NONE_SUCH
    first = 0 if kind == "mission" else len(e.g.reached[e.g.milestones.index(aim)])
    points = lists.missions[aim].prestige + e.next_aim if kind == "mission" else STONES[first] + REWARD
    price = PRICES[word](e, missing)
    return Errand(SURE * points - e.hoping[kind, aim] - price, missing, kind, aim)


DELAY = 1.2
"""What it costs to have to finish it in another round."""
FAR = 99.0
"""It cannot be done."""


def _claims(e: Estimate, missing: int) -> float:
    """So many claims at once."""
    g, seat = e.g, e.seat
    prices = sorted(cost(g, seat, area) for area in members(claimable(g, seat)) if closed(g, seat, area) is None)
    total = sum(prices[:missing])
    if len(prices) < missing or claim_tokens_left(g, seat) < missing or total > g.power[3 * seat + DIP]:
        return FAR
    return e.point * total


def _units(e: Estimate, missing: int) -> float:
    """Infantry, as far as men and ducats go."""
    g, seat = e.g, e.seat
    able = min(g.available[seat], g.ducats[seat] // UNIT_PRICE)
    return _raised(e, able, missing, UNIT_PRICE * e.ducat + KEEP)


def _ships(e: Estimate, missing: int) -> float:
    """One in every port."""
    g, seat = e.g, e.seat
    able = min(ships_left(g, seat), yards(g, seat).bit_count(), g.ducats[seat] // SHIP_PRICE)
    return _raised(e, able, missing, SHIP_PRICE * e.ducat + 0.5 * KEEP)


def _raised(e: Estimate, able: int, missing: int, each: float) -> float:
    """All at once, or more than half now and the others in the next round."""
    if able < missing and (e.last or 2 * able <= missing):
        return FAR
    return missing * each + e.spent(MIL, 1) + (DELAY if able < missing else 0.0)


PRICES = {CLAIMS: _claims, UNITS: _units, SHIPS: _ships}
