"""What the steward thinks of missions, elections and other matters of a realm's course."""

from __future__ import annotations

from typing import Any

from ..board.reading import members
from ..round.reducing import Reduce
from ..state import MIL, NONE
from ..unrest.suppressing import open_to
from .ahead import missing
from .balance import LEFT_OVER, SIEGES, WAITING
from .estimate import Estimate, Reasons, Weights
from .field import best_march
from .host import Host
from .prospects import prospect

ENOUGH = 0.14
SERVES = 0.3
"""What it takes to send units, ships or advisors home."""
BEFORE_RESTING = 0.2
"""Order that is worth anything is restored before one passes."""
ANY = 0.1
"""What part of a mission counts however unlikely it is."""


def mission_worth(e: Host, mission: int) -> float:
    """Its Prestige and what comes with it, by how likely what it lacks can be had."""
    card = e.g.start.lists.missions[mission]
    return (card.prestige + e.next_aim) * (ANY + prospect(e, card.condition))


def take_mission(e: Host, _d: Any, mission: int) -> Reasons:
    yield mission_worth(e, mission), "mission", mission, *missing(e.g, e.seat, "mission", mission)


def exchange_mission(e: Host, _d: Any, old: int, new: int) -> Reasons:
    yield mission_worth(e, new), "mission", new, *missing(e.g, e.seat, "mission", new)
    yield -mission_worth(e, old) - 0.3, "mission", old, *missing(e.g, e.seat, "mission", old)


def elect(e: Estimate, _d: Any, realm: int) -> Reasons:
    seat = e.g.seat_of(realm)
    if seat == e.seat:
        yield 3.0, "own-crown"
    elif seat >= 0:
        yield -e.rivalry[seat] * 3.0, "rival", realm


def suppress(e: Host, _d: Any) -> Reasons:
    """As many as are worth their power, those first that calm most."""
    g, twin = e.g, e.possible.clone()
    before, best, calmed, idle = e.calm(g), -1.0, 0, unused(e)
    for number in range(1, g.power[3 * e.seat + MIL] + 1):
        left = [1 << province for province in members(open_to(g, e.seat) & ~calmed)]
        if not left:
            break
        gains = []
        for bit in left:
            twin.unrest = g.unrest & ~(calmed | bit)
            gains.append((e.calm(twin) - before, bit))
        gain, bit = max(gains)
        calmed |= bit
        best = max(best, gain - min(e.spent(MIL, number), idle * number))
    yield best + BEFORE_RESTING * (best > 0), "calm"


def unused(e: Host) -> float:
    """What a point of military power is worth at the most while no siege can be laid with it, and no march made."""
    if any(area in e.troops for area in e.prizes) or best_march(e)[1] != NONE:
        return SIEGES
    return LEFT_OVER[MIL] if e.last else WAITING


def crusade(_e: Host, _d: Any, _area: int) -> Reasons:
    """Two Prestige are lost if nobody takes the cross (19.3)."""
    yield -1.0, "crusade"


def done(_e: Estimate, d: Any, *_args: int) -> Reasons:
    """A little more than nothing: what is not worth doing is left alone, and whoever serves stays."""
    yield (SERVES if isinstance(d, Reduce) else ENOUGH), "stays"


WEIGHTS: Weights = {
    "take-mission": take_mission, "exchange-mission": exchange_mission, "elect": elect, "suppress": suppress,
    "crusade": crusade, "done": done, "enough": done, "stay-out": done, "give-up": done, "stay-home": done,
    "stay-put": done, "fight-on": done, "let-sink": done,
}  # fmt: skip
