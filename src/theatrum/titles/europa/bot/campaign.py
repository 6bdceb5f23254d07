"""A war that could be fought: on whom, where, with what odds, for what prize and at what price."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from ..board.adjacency import areas_of
from ..board.ownership import any_of, capital, lands, taken, value, worth
from ..board.reading import bits, members
from ..empire.defence import may_defend
from ..round.turn import places
from ..state import MIL, NONE
from ..war.battle import defenders
from ..war.battle.clash import ships_of
from ..war.casus import causes, limits
from ..war.declaring import MARRIED, WITHOUT_CAUSE
from ..war.forces import at_sea, land_units
from ..war.movement.access import OVER_MOUNTAINS
from ..war.pieces import harbours
from .balance import IDLE_CASUS
from .homage import beyond, homage
from .host import KEPT, REGULAR_PRICE, Host
from .odds import battle, lasting

ALLY, EMPEROR, FOREIGN_EMPEROR = 2.0, 2.5, 1.0
"""What it costs to have a player for an enemy who stands by the attacked, an Emperor who is played, one who is not."""
PLAYER, ROUSED = 2.5, 4
"""A player strikes back, and raises so many men at once."""
BOLD = 0.1
"""A war is begun for more than this."""
BRIEF = 0.7
"""What a war costs that is over in a round or two: an open flank, some unrest (4.3 H)."""
RESTORED = 2.6
"""What it costs to win a level of Stability back: five points of power and a turn."""
FRESH = 3
"""Recruits that follow an army to its next battle."""
FARTHER = 0.7
"""How much counts that is besieged after another march, or in another round."""
VICTORY = 1
"""Military power for the first battle won (9.7.7)."""
EVEN = 0.7
"""Nobody goes to war with worse odds."""
TOGETHER = 4
"""No more of them are thought of."""
SAFE = 0.88
"""With these no more men are raised."""
FIRM = 0.8
"""The same for those who are wanted for the siege."""
RETRIED = 0.65
"""How much of the prize is left for those who are too few for the siege when they have won."""
SMALL = 3
"""The tax of realms that are attacked together."""
SEAT = 1.5
"""How much rather a war is fought where a capital can be had."""
GREAT = 5
"""The tax of a realm that is worth a war without a cause."""
RANSOM = 10
"""Ducats for a capital that is given back (10, status quo)."""
NO_TARGET = -9.0
NOBODY: tuple[int, ...] = ()
PLANNED = 0.8
"""How much of a war counts when its cause is being made."""
STIRRED = 0.45
"""What the unrest in a conquered point of tax costs."""
FALLEN = 0.35
"""What a unit costs that falls: its price, and its manpower for a while."""
SUNK = 0.6
"""The same of a ship."""
RAISED = 0.1
"""What a recruit costs besides his price: wages."""
SECOND = 3.0
"""What it costs to begin another war while one goes on: there is one army."""
EARLY, LATE = 1.4, 2
"""How much dearer military power is while more than so many rounds are left: whoever has ideas first gains by those
who follow (8)."""
LAST = 0.4
"""How much of the dead, of wages and unrest counts in the last round."""
SPARE = 0.3
"""How much of it counts while another war is ready to be begun."""
TURN = 0.1
"""What a turn is worth that a plan takes before it begins."""


class Campaign:
    """What war on realms promises that share an area, or on one; read off an estimate. `levied`: after recruits have
    been raised, `later`: with the power of the next round."""

    def __init__(self, e: Host, realms: tuple[int, ...], levied: bool, later: bool = False) -> None:
        self.e, self.realms = e, realms
        self.land = any_of([lands(e.g, realm) for realm in realms])
        self.homes = bits(home for home in (capital(e.g, realm) for realm in realms) if home >= 0)
        self.tax = worth(e.g, self.land)
        self.area, self.base, self.units, self.defence, self.raised = NONE, NONE, 0, 0, 0
        self.chance = self.survivors = self.firm = 0.0
        self.haul = self.toll = 0
        self.power = e.g.power[3 * e.seat + MIL]
        if later:
            self.power = min(10, self.power + e.income[MIL])
        self.power += e.declared - (levied and not e.levying)
        self._front(levied)

    def _front(self, levied: bool) -> None:
        """Where it would be fought: units in its land fight at once; else the front with the best odds is entered."""
        e, best = self.e, -1.0
        common = ~0
        for realm in self.realms:
            common &= e.fronts(realm)
        fronts = list(members(common))
        for area in [area for area in fronts if area in e.troops] or fronts:
            defence = sum(self._defence(realm, area) for realm in self.realms)
            sums = self._sums(area, self.power - 1 + VICTORY * (defence > 0))
            seat = SEAT if self.homes & e.g.start.board.land.in_area[area] else 1.0
            for base, units, most in e.bases(area, levied):
                raised = self._levied(units, most, defence, max(sums))
                for men, toll in self._across(base, area, units + raised):
                    within = [total for total in sums if total <= max(0, max(sums) - toll)]
                    promise, haul = max((total * lasting(men, defence, total), total) for total in within)
                    if promise * seat > best:
                        best, self.area, self.base, self.defence, self.haul = promise * seat, area, base, defence, haul
                        self.units, self.raised, self.toll = men, max(0, min(raised, men - units)), toll
        self.chance, self.survivors = battle(self.units, self.defence) if self.area >= 0 else (0.0, 0.0)
        if self.chance:
            self.firm = lasting(self.units, self.defence, self.haul) / self.chance

    def _across(self, base: int, area: int, men: int) -> list[tuple[int, int]]:
        """How many of so many men could come there, and the power that mountains on the way cost them (9.5)."""
        near = [base] if base >= 0 else self.e.beside(area)
        if men <= OVER_MOUNTAINS or area in near or not all(self.e.steep(place, area) for place in near):
            return [(men, 0)]
        most = min(-(-men // OVER_MOUNTAINS), max(1, self.power))
        return [(min(men, OVER_MOUNTAINS * (1 + toll)), toll) for toll in range(most)]

    def _sums(self, area: int, power: int) -> list[int]:
        """The tax that could be besieged at once there, as far as power goes: a province is had whole or not at all,
        and none that others have taken."""
        g, found = self.e.g, {0}
        for province in members(self.land & g.start.board.land.in_area[area] & ~taken(g)):
            found |= {total + value(g, province) for total in found}
        return sorted(total for total in found if total <= max(0, power))

    def _levied(self, units: int, most: int, defence: int, need: int) -> int:
        """As many recruits as make the war safe, no more."""
        for raised in range(most):
            if battle(units + raised, defence)[0] >= SAFE and lasting(units + raised, defence, need) >= FIRM:
                return raised
        return most

    def _defence(self, realm: int, area: int) -> int:
        other = self.e.g.seat_of(realm)
        if other < 0:
            return self.e.levy(realm, area)
        return land_units(self.e.g, other) + min(self.e.g.available[other], ROUSED)

    @cached_property
    def taken(self) -> tuple[float, float]:
        """Tax that can be besieged at once and farther on, a point of power and a unit for each: without any in the
        first round there is peace again (10.1)."""
        e, g = self.e, self.e.g
        power, now = self.power - 1 - self.toll + VICTORY * (self.defence > 0), self.haul
        if now < 1 or len(g.passed) >= places(g) - 1:
            return 0.0, 0.0
        more = max(0.0, power - now - 1) + (e.income[MIL] if e.rounds > 1 else 0)
        return float(now), FARTHER * max(0.0, min(self.tax - now, self.survivors, more))

    def prize(self) -> float:
        e = self.e
        now, more = self.taken
        if now >= self.tax:  # all of it can be annexed
            return self.tax * e.land + self.aims
        seat = worth(e.g, self.homes & e.g.start.board.land.in_area[self.area])
        whole = (now + more) / self.tax
        kept = max(0.0, now + more - (1 - whole) * seat) * e.land * KEPT + whole * whole * self.aims
        return max(kept + (1 - whole) * bool(seat) * RANSOM * e.ducat, self.homage, self.foothold)

    @cached_property
    def foothold(self) -> float:
        """What the provinces there would bring that missions ask for, the capitals apart: who holds them keeps them."""
        e, g = self.e, self.e.g
        wanted = e.desired & self.land & g.start.board.land.in_area[self.area] & ~self.homes
        tax = worth(g, wanted)
        if not wanted or tax > self.taken[0]:
            return 0.0
        return KEPT * (tax * e.land + e.promised(wanted))

    @cached_property
    def homage(self) -> float:
        """What it would bring to make vassals of the realms: their capitals at once, another area after a march."""
        e, g = self.e, self.e.g
        land = g.start.board.land
        here = land.in_area[self.area]
        seat = worth(g, self.homes & here)
        if self.homes & ~here or not self.homes or seat > self.taken[0]:
            return 0.0
        total = 0.0
        for realm in self.realms:
            chance, rest = 1.0, beyond(e, realm)
            if rest:
                near = [area for area in members(areas_of(g.start.board, rest)) if land.beside[self.area] >> area & 1]
                left_over = self.taken[0] + self.taken[1] / FARTHER - seat
                men = round(self.survivors) + min(FRESH, e.recruits - self.raised)
                chance = max((battle(men, e.levy(realm, area))[0] for area in near), default=0.0)
                chance *= FARTHER if left_over >= 1 else 0.0
            total += chance * homage(e, realm)
        return total

    @cached_property
    def aims(self) -> float:
        """What the land would bring missions and milestones."""
        return self.e.promised(self.land)

    def price(self) -> float:
        e = self.e
        tax = sum(self.taken)
        after = LAST if e.last else 1.0
        early = EARLY if e.rounds > LATE else 1.0
        cost = early * e.spent(MIL, max(0, round(1 + self.toll + tax) - VICTORY * (self.defence > 0)))
        cost += after * (BRIEF + STIRRED * tax)
        cost += after * FALLEN * max(0.0, self.units - self.survivors - self.raised)  # recruits are paid for below
        cost += self.raised * (REGULAR_PRICE * e.ducat + after * RAISED) + (TURN + e.spent(MIL, 1)) * bool(self.raised)
        return cost + self.friends() + self.sunk() + SECOND * e.engaged

    def sunk(self) -> float:
        """What ships that lie beside ports of the realms lose at once (9.1): the fewer, all."""
        e, g = self.e, self.e.g
        lost = 0
        for zone in members(at_sea(g, e.seat)):
            ports = [harbours(g, realm) & g.start.board.sea.ports[zone] for realm in self.realms]
            theirs = sum(defenders.number(g, realm, port, True) for realm, port in zip(self.realms, ports, strict=True))
            if theirs:
                lost += min(theirs, sum(ships_of(g, e.seat, zone)))
        return SUNK * lost

    def friends(self) -> float:
        """Who would come to the aid of the realms."""
        known = self.e.aided.get(self.realms)
        if known is None:
            known = self.e.aided[self.realms] = self._friends()
        return known

    def _friends(self) -> float:
        e, g = self.e, self.e.g
        cost = 0.0
        for realm in self.realms:
            cost += PLAYER * (g.seat_of(realm) >= 0)
            for other in range(g.seats):
                if other != e.seat and g.allies[other] >> realm & 1:
                    cost += ALLY + 0.2 * max(0, land_units(g, other) - sum(e.troops.values()))
        if any(may_defend(g, e.realm, realm) for realm in self.realms):
            cost += EMPEROR if g.seat_of(g.emperor) >= 0 else FOREIGN_EMPEROR
        return cost

    @cached_property
    def blame(self) -> float:
        """What the Stability is worth that it costs, as things stand (9.1)."""
        levels = WITHOUT_CAUSE * sum(not has_cause(self.e, realm) for realm in self.realms) + self.betrayal
        return RESTORED * levels + 0.8 * max(0, levels - self.e.g.stability[self.e.seat] - 1)

    @cached_property
    def betrayal(self) -> int:
        """Levels of it that are lost, cause or not, since the royal houses are wed."""
        wed = self.e.g.weddings[self.e.seat] & ~self.e.g.disputed[self.e.seat]
        return MARRIED * (wed & bits(self.realms)).bit_count()

    @cached_property
    def gain(self) -> float:
        """With a cause for it."""
        if self.area < 0 or self.chance < EVEN or self.taken[0] < 1:
            return NO_TARGET
        return self.chance * (self.firm + RETRIED * (1 - self.firm)) * self.prize() - self.price() + self.owed

    @property
    def owed(self) -> float:
        """What a casus belli costs that goes unused (4.3 A)."""
        return -IDLE_CASUS * (self.e.g.casus[self.e.seat] & bits(self.realms)).bit_count()


def has_cause(e: Host, realm: int) -> bool:
    return next(causes(e.g, e.seat, realm), None) is not None


def campaign(e: Host, realms: tuple[int, ...], levied: bool = False, later: bool = False) -> Campaign:
    known: Campaign | None = e.campaigns.get((realms, levied, later))
    if known is None:
        known = e.campaigns[realms, levied, later] = Campaign(e, realms, levied, later)
    return known


def sets(e: Host, realms: list[int]) -> list[tuple[int, ...]]:
    """On whom war could be made: on each of these realms, and on small ones that share an area together."""
    found: list[tuple[int, ...]] = [(realm,) for realm in realms]
    small = [realm for realm in realms if e.free >> realm & 1 and worth(e.g, lands(e.g, realm)) <= SMALL]
    for area in members(e.around & ~e.g.start.board.land.distant):
        here = [realm for realm in small if e.fronts(realm) >> area & 1][:TOGETHER]
        for number in range(2, len(here) + 1):
            found += [group for group in combinations(here, number) if group not in found]
    return found


def best_war(e: Host, levied: bool = False) -> tuple[float, tuple[int, ...]]:
    """The war that promises most, and on whom; without a cause only a great prize is worth a thought."""
    known: tuple[float, tuple[int, ...]] | None = e.wars.get(levied)
    if known is None:
        best, found = NO_TARGET, NOBODY
        for realms in ready(e):
            plan = campaign(e, realms, levied)
            if plan.gain > best and plan.gain - plan.blame > best:
                best, found = plan.gain - plan.blame, realms
        known = e.wars[levied] = best, found
    return known


def ready(e: Host) -> list[tuple[int, ...]]:
    """The wars that could be declared now."""
    if e.ready is None:
        open_ = [realm for realm in e.neighbours if not limits(e.g, e.seat, realm)]
        just = [realm for realm in open_ if has_cause(e, realm)]
        great = [(realm,) for realm in open_ if realm not in just and worth(e.g, lands(e.g, realm)) >= GREAT]
        e.ready = sets(e, just) + great
    return e.ready


def levy_plan(e: Host) -> tuple[float, int, int, int]:
    """What the war promises that is best begun with recruits, where they are wanted, how many, and against whom."""
    if e.levies is None:
        e.levies = (0.0, NONE, 0, NONE)
        gain, realms = best_war(e, levied=True) if e.recruits else (NO_TARGET, NOBODY)
        if realms and gain > max(BOLD, best_war(e)[0]):
            plan = campaign(e, realms, levied=True)
            e.levies = (gain, plan.base, plan.raised, realms[0])
    return e.levies


def claim_worth(e: Host, area: int) -> float:
    """What a claim on an area would be good for: a war, and aims that count it."""
    known = e.claimed.get(area)
    if known is None:
        twin = e.possible.clone()
        twin.claims[e.seat] |= 1 << area
        best = max(0.0, PLANNED * _planned(e, area))
        if best > 0 and best_war(e, levied=True)[0] > BOLD:
            best *= SPARE  # one war at a time
        known = e.claimed[area] = best + e.aims(twin) - e.hoped + e.claims(twin) - e.claims(e.g)
    return known


def _planned(e: Host, area: int) -> float:
    """What the best war promises for which the claim would be the cause, now or in the next round."""
    g, best = e.g, NO_TARGET
    near = [realm for realm in e.owners.get(area, ()) if e.free >> realm & 1 and e.fronts(realm)]
    fresh = [realm for realm in near if not has_cause(e, realm) and not limits(g, e.seat, realm)]
    for realms in sets(e, fresh):
        plans = [campaign(e, realms, levied) for levied in (False, True)]
        if e.rounds > 1:
            plans.append(campaign(e, realms, True, later=True))
        best = max(best, *(plan.gain - RESTORED * plan.betrayal for plan in plans))
    return best
