"""What stands where, seen from one seat: its own units, what enemies could meet them with, and what there is to win."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..board.distances import FAR, read_distances
from ..board.nearness import enemy_seats, hostile_provinces
from ..board.ownership import lands, owned, tax_of, value
from ..board.reading import members
from ..board.stock import LARGE, TWO_SMALL, town_for
from ..diplomacy.relations import areas_with
from ..peace.camps import estate
from ..round.accounts import accounts
from ..state import MIL, NONE, Europa
from ..war.battle.clash import units_of
from ..war.battle.defenders import defends, number
from ..war.declaring import Declaration
from ..war.forces import in_field
from ..war.free_action import FreeAction
from ..war.movement.access import OVER_MOUNTAINS
from ..war.movement.marching import Moving
from ..war.pieces import FRIENDLY, standing
from ..war.recruiting.limits import Basis, basis, counting
from ..war.recruiting.recruit import Recruit
from ..war.units import SIEGE
from .balance import REBEL
from .estimate import Estimate
from .homage import subdued
from .odds import beats
from .order import troubles

KEPT = 0.85
"""How much of what is besieged will be one's own in the end."""
FADES = 0.4
"""What a prize is worth for every step of the way to it: a war is over when the round is."""
BLOOD = 0.3
"""What a unit that may fall is worth in a battle that may be lost."""
FORLORN = 0.25
"""Nobody goes into a battle with worse odds, whatever there is to win."""
SHORT = 0.25
"""How much of a prize counts for units too few to take a province there: others may follow."""
RESERVE = 4
"""Ducats that are not spent on recruits."""
REGULAR_PRICE, WAGES = 2, 1
LEAST = 3
"""Military power without which nobody is levied: for him, for the war and for a siege."""
CLOSE = 2
"""Steps within which units are near enough to be called the army of a place."""


class Host(Estimate):
    """An estimate with the armies on the board."""

    def __init__(self, g: Europa, seat: int) -> None:
        super().__init__(g, seat)
        self.steps = read_distances().land
        self._defence: dict[int, int] = {}
        self._levy: dict[tuple[int, int], int] = {}
        self._bases: dict[int, Basis] = {}
        self._promised: dict[int, float] = {}
        self._walls: dict[int, int] = {}
        self._ventures: dict[tuple[int, int], float] = {}
        self._fronts: dict[int, int] = {}
        self._steep: dict[tuple[int, int], bool] = {}
        self.campaigns: dict[tuple[tuple[int, ...], bool, bool], Any] = {}
        """What wars promise, as things are and with recruits (see campaign.py)."""
        self.aided: dict[tuple[int, ...], float] = {}
        """What the friends of realms would cost whoever attacks them."""
        self.wars: dict[bool, tuple[float, tuple[int, ...]]] = {}
        """The best of them, without recruits and with them."""
        self.ready: list[tuple[int, ...]] | None = None
        """On whom war could be declared now."""
        self.levies: tuple[float, int, int, int] | None = None
        """What recruits would add to a war, where, and how many are missing (see campaign.py)."""
        self.claimed: dict[int, float] = {}
        """What a claim on each area would be worth."""
        self.strides: dict[str, tuple[float, int]] = {}
        """What each group gains by marching, and where it stands (see field.py)."""
        self.party: int | None = None
        """How many of all who stand there the army that marches takes along; 0: it has nowhere to go (see field.py)."""

    # -- one's own

    @cached_property
    def troops(self) -> dict[int, int]:
        """Own units by area."""
        return {area: sum(units_of(self.g, self.seat, area)) for area in members(in_field(self.g, self.seat))}

    @cached_property
    def homes(self) -> list[int]:
        """Areas with provinces of the realm's own."""
        area_of = self.g.start.board.land.area_of
        return sorted({area_of[province] for province in members(owned(self.g, self.realm))})

    @cached_property
    def posts(self) -> dict[int, float]:
        """What the first unit is worth in areas that will be rolled for, and where none stands (14.2)."""
        found = {}
        for area, trouble in troubles(self.g, self.seat).items():
            if not trouble.units:
                found[area] = trouble.spared(self.rounds)
        return found

    def watch(self, area: int) -> float:
        """What the last unit is worth that stays in an area."""
        trouble = troubles(self.g, self.seat).get(area)
        return (
            trouble._replace(units=0).cost(self.rounds) - trouble._replace(units=1).cost(self.rounds)
            if trouble
            else 0.0
        )

    @cached_property
    def levying(self) -> bool:
        """Whether recruits are being raised: their power is paid."""
        return any(isinstance(frame, Recruit) for frame in self.g.stack)

    @cached_property
    def engaged(self) -> bool:
        """Whether an enemy still has land that has to be fought for."""
        return any(lands(self.g, realm) & ~self.g.occupied[self.seat] for realm in members(self.foes))

    @cached_property
    def declared(self) -> bool:
        """Whether war is being declared: its power is paid."""
        return any(isinstance(frame, Declaration) for frame in self.g.stack)

    @cached_property
    def recruits(self) -> int:
        """Units that could be had at once."""
        g, seat = self.g, self.seat
        if g.power[3 * seat + MIL] < LEAST and not self.levying:
            return 0
        purse, income = g.ducats[seat] - 1, accounts(g, seat).net
        paid = min(purse // REGULAR_PRICE, (purse - 1 + income) // (REGULAR_PRICE + WAGES))
        return max(0, min(g.available[seat], paid))

    def bases(self, area: int, levied: bool) -> list[tuple[int, int, int]]:
        """Whence an area can be attacked: the place, the units there, and how many recruits could join them (9.2)."""
        if area in self.troops:
            most = self.levy(self.realm, area) if area in self.homes else 0
            return [(area, self.troops[area], min(self.recruits, most) if levied else 0)]
        found = [(NONE, self.near(area), 0)]
        if levied and self.recruits:
            for home in self.homes:
                if self.steps[area][home] <= 1:
                    most = min(self.recruits, self.levy(self.realm, home))
                    found.append((home, self.troops.get(home, 0) + self.joining(home), most))
        return found

    def joining(self, home: int) -> int:
        """The most own units that one activation can lead over a place, where they take others along."""
        return max((units for place, units in self.troops.items() if self.steps[place][home] == 1), default=0)

    def near(self, area: int) -> int:
        """The most own units that one activation can bring to an area: from beside it, or over one's own land, where
        they take others along."""
        far, land = self.steps[area], self.g.start.board.land
        best = max((units for place, units in self.troops.items() if far[place] <= 1), default=0)
        for home in self.homes:
            if far[home] == 1:
                for place, units in self.troops.items():
                    if land.beside[place] >> home & 1:
                        best = max(best, units + self.troops.get(home, 0))
        return best

    def beside(self, area: int) -> list[int]:
        """The places in it and beside it where own units stand or could be raised."""
        return [place for place in sorted({*self.troops, *self.homes}) if self.steps[area][place] <= 1]

    def close(self, area: int) -> int:
        """Own units that are not far from an area."""
        return sum(units for place, units in self.troops.items() if self.steps[area][place] <= CLOSE)

    # -- enemies

    def levy(self, realm: int, area: int) -> int:
        """The units with which a realm that nobody plays would defend an area, double on distant continents (13.4); of
        one that is played those it could raise there."""
        known = self._levy.get((realm, area))
        if known is None:
            g = self.g
            base = self._bases.get(realm)
            if base is None:
                base = self._bases[realm] = basis(g, realm)
            giving = counting(g, base, area)
            known = tax_of(g, giving) if g.seat_of(realm) >= 0 else number(g, realm, giving, False)
            self._levy[realm, area] = known
        return known

    def defence(self, area: int) -> int:
        """Whom own units would meet in an area now."""
        known = self._defence.get(area)
        if known is None:
            g, seat = self.g, self.seat
            known = g.rebels[area]
            for other in members(enemy_seats(g, seat)):
                known += sum(units_of(g, other, area))
            for realm in defends(g, seat, area, False):
                known += self.levy(realm, area)
            self._defence[area] = known
        return known

    @cached_property
    def hostile(self) -> int:
        """Provinces of enemies, and one's own that they or rebels hold; rebels in a stranger's land are his affair."""
        g, seat = self.g, self.seat
        strangers = g.rebel_towns & ~(g.towns[seat] | g.vassals[seat])
        for realm in members(self.foes):
            strangers &= ~estate(g, realm)
        return hostile_provinces(g, seat) & ~strangers

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What there is to win by going to an area and besieging it, or by beating rebels there."""
        g, land = self.g, self.g.start.board.land
        found: dict[int, float] = {}
        for province in members(self.hostile):
            area = land.area_of[province]
            mine = g.towns[self.seat] >> province & 1
            gain = value(g, province) * (self.land + self.regained if mine else self.land * KEPT)
            found[area] = found.get(area, 0.0) + gain
        for area in found:
            found[area] += self.glory(self.hostile & land.in_area[area] & ~g.towns[self.seat])
        mine = g.towns[self.seat] | g.vassals[self.seat]
        for area, rebels in enumerate(g.rebels):
            if rebels and land.in_area[area] & mine:
                found[area] = found.get(area, 0.0) - REBEL * rebels + 0.4
        return found

    def ambition(self, provinces: int) -> float:
        """What provinces would bring missions and milestones with those that are occupied already."""
        return self.promised(provinces | self.g.occupied[self.seat])

    def promised(self, land: int) -> float:
        """What land would bring missions and milestones."""
        known = self._promised.get(land)
        if known is None:
            known = self._promised[land] = max(0.0, self.aims(self.won(land)) - self.hoped)
        return known

    def won(self, land: int) -> Europa:
        """The position with land in hand, as far as there are pieces for it (2.2)."""
        seat, twin = self.seat, self.possible.clone()
        twin.large &= ~land
        twin.twins &= ~land
        twin.occupied[seat] &= ~land
        twin.towns = [towns & ~land for towns in twin.towns]
        for province in members(land):
            piece = town_for(twin, seat, province)
            twin.towns[seat] |= bool(piece) << province
            twin.large |= (piece == LARGE) << province
            twin.twins |= (piece == TWO_SMALL) << province
        return twin

    def glory(self, provinces: int) -> float:
        """What provinces of enemies are worth beyond their tax: for aims, or for the vassals that they make."""
        return max(self.ambition(provinces) - self.ambition(0), subdued(self, provinces))

    def venture(self, units: int, area: int) -> float:
        """What so many units are worth to go to an area."""
        known = self._ventures.get((units, area))
        if known is None:
            known = self._ventures[units, area] = self._venture(units, area)
        return known

    def _venture(self, units: int, area: int) -> float:
        chance = beats(units, self.defence(area))
        if chance < FORLORN:
            return -BLOOD * units
        prize = self.prizes[area] * (1.0 if units >= self.walls(area) else SHORT)
        return chance * prize - (1 - chance) * BLOOD * units

    # -- mountains

    @cached_property
    def provisions(self) -> int:
        """Military power that is left for a march besides its price."""
        power = self.purse[MIL]
        paid = self.declared or any(isinstance(frame, Moving | FreeAction) for frame in self.g.stack)
        return power if paid else max(0, power - 1)

    def steep(self, here: int, there: int) -> bool:
        """Whether mountains lie between two areas, so that more than a few pay for the way (9.5)."""
        known = self._steep.get((here, there))
        if known is None:
            high = bool(self.g.start.board.land.mountains[here] >> there & 1)
            known = self._steep[here, there] = high and standing(self.g, self.seat, there) != FRIENDLY
        return known

    def crossing(self, here: int, there: int, units: int) -> int:
        """How many of so many units can go from an area to one beside it; where nobody defends that, a point of power
        is kept for the siege."""
        if units <= OVER_MOUNTAINS or not self.steep(here, there):
            return units
        power = self.provisions - (not self.defence(there))
        return min(units, OVER_MOUNTAINS * (1 + max(0, power)))

    def joins(self, units: int, area: int) -> float:
        """What they are worth there beside those who have come before them: these can do much without them."""
        before = self.troops.get(area, 0)
        return (
            self.venture(units + before, area) - max(0.0, self.venture(before, area))
            if before
            else self.venture(units, area)
        )

    def pull(self, units: int, place: int, left: int = 0, alone: bool = True) -> float:
        """The best that units in a place can still do, of whose march so many steps are left; unless they are `alone`
        there, or all who are there, others may do it without them."""
        far = self.steps[place]
        best = 0.0
        for area in self.prizes:
            steps = far[area]
            if steps < FAR:
                men = self.crossing(place, area, units) if steps == 1 else units
                gain = self.venture(units, area) if area == place and alone else self.joins(men, area)
                best = max(best, gain * FADES ** max(0, steps - left))
        return best

    @cached_property
    def goal(self) -> tuple[int, int]:
        """The area that is most worth fighting for, and the units that are missing there; (-1, 0) without one."""
        best, found = 0.0, (-1, 0)
        for area, prize in self.prizes.items():
            near = min((self.steps[area][place] for place in (*self.troops, *self.homes)), default=FAR)
            if near < FAR and prize * FADES ** max(0, near - 2) > best:
                best = prize * FADES ** max(0, near - 2)
                fight = round(1.3 * self.defence(area)) + 1 - self.close(area)
                found = (area, max(fight, self.walls(area) - self.sieging(area)))
        return found

    def walls(self, area: int) -> int:
        """The least siege strength that takes a province there."""
        known = self._walls.get(area)
        if known is None:
            inside = self.hostile & self.g.start.board.land.in_area[area]
            known = self._walls[area] = min((value(self.g, province) for province in members(inside)), default=0)
        return known

    def sieging(self, area: int) -> int:
        """The siege strength of own units that are not far from an area: cavalry counts for half (9.8)."""
        near = (place for place in self.troops if self.steps[area][place] <= CLOSE)
        kinds = (units_of(self.g, self.seat, place) for place in near)
        return sum(number * strength for units in kinds for number, strength in zip(units, SIEGE, strict=True)) // 2

    def fronts(self, realm: int) -> int:
        """The areas of a realm that border on one's own land, as a mask."""
        known = self._fronts.get(realm)
        if known is None:
            known = self._fronts[realm] = areas_with(self.g, realm) & self.around
        return known

    @cached_property
    def neighbours(self) -> list[int]:
        """Free realms whose land borders on one's own, players among them."""
        played = (realm for realm in self.g.crowns if realm != self.realm)
        return [realm for realm in (*members(self.free), *played) if self.fronts(realm)]
