"""What the steward thinks of wars: on whom, with what cause, at what price; who is called, and whose call is heard."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..board.ownership import capital, lands, worth
from ..empire.defence import may_defend
from ..round.turn import places
from ..state import MIL, NONE
from ..war.casus import causes, limits
from ..war.declaring import MARRIED, WITHOUT_CAUSE, declaring
from ..war.forces import land_units
from .ahead import follows
from .balance import UNREST
from .estimate import Reasons, Weights
from .host import BLOOD, KEPT, Host, odds

ALLY, EMPEROR, FOREIGN_EMPEROR = 2.0, 2.5, 1.0
"""What it costs to have a player for an enemy who stands by the attacked, an Emperor who is played, one who is not."""
PLAYER = 2.0
"""A player strikes back."""
BOLD = 0.1
"""A war is begun for more than this."""
BRIEF = 0.4
"""What a war costs that is over in a round or two: an open flank, some unrest (4.3 H)."""
RESTORED = 2.6
"""What it costs to win a level of Stability back: five points of power and a turn."""
LATER = 2
"""Tax that may be besieged in another round of war."""
VICTORY = 1
"""Military power for the first battle won (9.7.7)."""
EVEN = 0.65
"""Nobody goes to war with worse odds."""
GREAT = 5
"""The tax of a realm that is worth a war without a cause."""
NO_TARGET = -9.0
PLANNED = 0.8
"""How much of a war counts when its cause is being made."""


class Prospect:
    """What war on a realm promises; read off an estimate. `levied`: after recruits have been raised."""

    def __init__(self, e: Host, realm: int, levied: bool) -> None:
        self.e, self.realm = e, realm
        self.tax = worth(e.g, lands(e.g, realm))
        self.area, self.units, self.defence = NONE, 0.0, 0
        self.power = e.g.power[3 * e.seat + MIL] - levied
        self._front(e.recruits if levied else 0)

    def _front(self, recruits: int) -> None:
        """Where it would be fought: units in its land fight at once; else the front with the best odds is entered."""
        e, best = self.e, -1.0
        other = e.g.seat_of(self.realm)
        fronts = e.fronts(self.realm)
        for area in [area for area in fronts if area in e.troops] or fronts:
            units: float = e.troops.get(area, 0) or e.near(area)
            units += 0.9 * recruits if recruits and e.musters_near(area) else 0.0
            defence = land_units(e.g, other) if other >= 0 else e.levy(self.realm, area)
            chance = odds(units, defence)
            if chance > best:
                best, self.area, self.units, self.defence = chance, area, units, defence

    @property
    def chance(self) -> float:
        return odds(self.units, self.defence) if self.area >= 0 else 0.0

    @property
    def taken(self) -> float:
        """Tax that can be besieged, a point of power and a unit for each: without any in the first round there is
        peace again (10.1)."""
        e = self.e
        march = self.area not in e.troops
        now = min(self.tax, self.units, self.power - 1 - march + VICTORY * (self.defence > 0))
        now = now if len(e.g.passed) < places(e.g) - 1 else 0
        return min(self.tax, self.units, now + LATER * (e.rounds > 1)) if now >= 1 else 0.0

    def prize(self) -> float:
        e = self.e
        if self.taken >= self.tax:  # all of it can be annexed
            return self.tax * e.land + self.aims
        home = capital(e.g, self.realm)
        seat = e.g.start.side.tax[home] if home >= 0 else 0
        return max(0.0, self.taken - 0.5 * seat) * e.land * KEPT + 0.5 * self.aims

    @property
    def aims(self) -> float:
        """What the realm's land would bring missions and milestones."""
        e = self.e
        twin = e.possible.clone()
        twin.towns[e.seat] |= lands(e.g, self.realm)
        return max(0.0, e.aims(twin) - e.aims(e.g))

    def price(self) -> float:
        e, g = self.e, self.e.g
        cost = e.spent(MIL, round(self.taken)) + BRIEF - 0.6 * UNREST * self.taken
        cost += BLOOD * min(self.units, self.defence) * (1.2 - self.chance)
        return cost + self.friends() + 1.0 * bool(g.wars[e.seat])

    def friends(self) -> float:
        """Who would come to the aid of the realm."""
        e, g = self.e, self.e.g
        cost = PLAYER * (g.seat_of(self.realm) >= 0)
        for other in range(g.seats):
            if other != e.seat and g.allies[other] >> self.realm & 1:
                cost += ALLY + 0.2 * max(0, land_units(g, other) - sum(e.troops.values()))
        if may_defend(g, e.realm, self.realm):
            cost += EMPEROR if g.seat_of(g.emperor) >= 0 else FOREIGN_EMPEROR
        return cost

    def blame(self) -> float:
        """Stability that it costs, as things stand (9.1)."""
        e, g = self.e, self.e.g
        wed = g.weddings[e.seat] >> self.realm & 1 and not g.disputed[e.seat] >> self.realm & 1
        levels = WITHOUT_CAUSE * (not has_cause(e, self.realm)) + MARRIED * bool(wed)
        shaky = 0.8 * max(0, levels - g.stability[e.seat] - 1)
        return RESTORED * levels + shaky

    @cached_property
    def gain(self) -> float:
        """With a cause for it."""
        if self.area < 0 or self.chance < EVEN or self.taken < 1:
            return NO_TARGET
        return self.chance * self.prize() - self.price()


def has_cause(e: Host, realm: int) -> bool:
    return next(causes(e.g, e.seat, realm), None) is not None


def prospect(e: Host, realm: int, levied: bool = False) -> Prospect:
    known: Prospect | None = e.prospects.get((realm, levied))
    if known is None:
        known = e.prospects[realm, levied] = Prospect(e, realm, levied)
    return known


def best_war(e: Host, levied: bool = False) -> tuple[float, int]:
    """The war that promises most, and on whom; without a cause only a great prize is worth a thought."""
    best, found = NO_TARGET, NONE
    for realm in e.neighbours:
        idle = not has_cause(e, realm) and worth(e.g, lands(e.g, realm)) < GREAT
        if idle or limits(e.g, e.seat, realm):
            continue
        plan = prospect(e, realm, levied)
        if plan.gain > best:
            gain = plan.gain - plan.blame()
            if gain > best:
                best, found = gain, realm
    return best, found


def levy_plan(e: Host) -> tuple[float, int, int]:
    """What recruits would add to the war that promises most, where they are wanted, and how many are missing."""
    if e.levies is None:
        gain, realm = best_war(e, levied=True) if e.recruits else (NO_TARGET, NONE)
        e.levies = (0.0, NONE, 0)
        if realm >= 0 and gain > BOLD:
            plan = prospect(e, realm, levied=True)
            more = gain - max(0.0, best_war(e)[0])
            e.levies = (more, plan.area, round(1.3 * plan.defence) + 1 - e.near(plan.area))
    return e.levies


def declare(e: Host, _d: Any) -> Reasons:
    gain, realm = best_war(e)
    yield (gain - BOLD if realm >= 0 else NO_TARGET), "war-plan", max(realm, 0)


def attack(e: Host, _d: Any, realm: int) -> Reasons:
    """The one that was thought of; no second enemy at once."""
    if declaring(e.g).chosen:
        yield NO_TARGET, "one-enemy"
        return
    plan = prospect(e, realm)
    yield plan.gain, "war-plan", realm
    yield -plan.blame(), "blame", realm


def call(e: Host, _d: Any, realm: int) -> Reasons:
    other = e.g.seat_of(realm)
    if other >= 0:
        yield 0.1, "calls", realm
        return
    yield from follows(e, e.g.lexicon["call", realm])


def take_cross(e: Host, _d: Any, realm: int) -> Reasons:
    """Without another cause the vow saves Stability; it wants the area cleared (19.3)."""
    others = sum(1 for _ in causes(e.g, e.seat, realm))
    yield (1.5 if others < 2 else -0.3), "vow"


def fight(e: Host, _d: Any, place: int) -> Reasons:
    yield e.prizes.get(place, 0.0), "prize"


def claim(e: Host, _d: Any, area: int) -> Reasons:
    """A claim is a cause for war, and some aims count it."""
    yield claim_worth(e, area), "claim"


def claim_worth(e: Host, area: int) -> float:
    """What a claim on an area would be good for."""
    known = e.claimed.get(area)
    if known is None:
        twin = e.possible.clone()
        twin.claims[e.seat] |= 1 << area
        best = 0.0
        if e.rounds > 1 or e.g.power[3 * e.seat + MIL] >= 4:
            for realm in e.owners.get(area, ()):
                if e.free >> realm & 1 and worth(e.g, lands(e.g, realm)) > 1 and not has_cause(e, realm):
                    best = max(best, PLANNED * prospect(e, realm, levied=True).gain)
        known = e.claimed[area] = best + e.aims(twin) - e.aims(e.g) + e.claims(twin) - e.claims(e.g)
    return known


WEIGHTS: Weights = {
    "declare-war": declare, "attack": attack, "call": call, "take-cross": take_cross, "fight": fight,
    "fight-at-sea": fight, "claim": claim,
}  # fmt: skip
