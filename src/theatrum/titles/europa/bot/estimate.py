"""What a position promises a seat: worked out once for each decision, each part when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from ....engine.chance import Generator
from ..board.nearness import around, foes
from ..board.ownership import any_of, base_tax, capital, free_realms, rightful, strength
from ..board.reading import bits, lowest, members
from ..cards.conditions import scene
from ..court.tracks import town_tax
from ..curia.cardinals import is_catholic
from ..diplomacy.relations import is_distant, tokens_left
from ..realms.creeds import land_of_the_pope
from ..recall import recall
from ..round.accounts import accounts
from ..round.income import gathered
from ..state import IMPERIAL, NONE, Europa, share
from . import goals
from .balance import ALLIANCE, COMING, LAST_POWER, POWER, SWAY, Ledger, outward
from .characters import leaning
from .dues import spare
from .hopes import coveted, lacking

Reasons = Iterator[tuple[Any, ...]]
"""(weight, key, what the reason names ...)."""
Weights = dict[str, Callable[..., Reasons]]
"""What is thought of each verb: given the estimate, the question and what the choice names."""

LEADER, RIVAL, CLOSE = 0.7, 0.4, 3
"""What all rivals' losses together are worth beside one's own gains; those of whoever leads, or nearly, are more."""
LIKELY = 0.55
"""How much of an alliance counts before it is made: rivals place cubes too, and it has its price."""
WISHED = 0.4
"""How much of a mission counts that wants it."""
LAST_LIKELY = 0.4
"""How much of that is left in the last round."""
COURTED = 0.12
"""The same beyond the alliances that are left."""
FEW = 4
"""Ducats that are thought of at once."""
FRIENDLY = 0.1
"""A cube with an ally: it pays for calls to arms (5.2)."""
SUBDUED = 0.2
"""The hope of making an ally a vassal one day (11.4)."""
ANYWHERE = 0.03
"""A cube anywhere: trade may lead over it (12.2)."""


class Estimate(Ledger):
    """A ledger with what all choices of a list share."""

    def __init__(self, g: Europa, seat: int) -> None:
        super().__init__(g, seat)
        self.realm = g.realm[seat]
        self.leans = leaning(g, seat)
        """To what its ruler leans; "": to nothing."""
        self.telling = False
        """Whether reasons name what they are about."""
        self.cubes: dict[int, float] | None = None
        """What a cube in each area in reach is worth (see diplomacy.py)."""
        self.errands: dict[str, Any] = {}
        """What aims want that one action can bring (see errands.py)."""
        self._wishes: dict[str, dict[int, float]] = {}
        self._sways: dict[tuple[int, ...], float] = {}
        """What influence and ties are good for, as far as that has been worked out."""
        self.vassals: dict[int, float] = {}
        """What realms would be worth as vassals (see homage.py)."""
        self.cards: dict[int, float] = {}
        """What action cards are worth (see turn.py)."""

    # -- values

    @cached_property
    def possible(self) -> Europa:
        """A position that the seat holds possible: to be cloned, never changed."""
        return self.g.resample(self.seat, Generator("ahead"))

    @cached_property
    def now(self) -> list[float]:
        """The parts of what the present position is worth."""
        return self.parts(self.g)

    @cached_property
    def hoping(self) -> dict[tuple[str, int], float]:
        """What each aim promises in the present position."""
        return self.hopes(self.g)

    @cached_property
    def hoped(self) -> float:
        """What they promise together."""
        return self.aims(self.g)

    @cached_property
    def others(self) -> list[float]:
        """How every seat seems to fare now."""
        return [outward(self.g, seat) for seat in range(self.g.seats)]

    @cached_property
    def rivalry(self) -> tuple[float, ...]:
        """How much of another's loss is one's own gain: more of the leader's, nothing of a team mate's."""
        best, among = max(self.others), max(1, self.g.seats - 1)
        shares = [(LEADER if fares >= best - CLOSE else RIVAL) / among for fares in self.others]
        friends = self.g.gone | self.g.start.mates[self.seat] | 1 << self.seat
        return tuple(0.0 if friends >> seat & 1 else share_ for seat, share_ in enumerate(shares))

    @property
    def point(self) -> float:
        """What a point of power is worth now."""
        return POWER * (LAST_POWER if self.last else 1.0)

    @cached_property
    def ducat(self) -> float:
        """What one of the next few ducats that are spent is worth, to aims that count the treasury too, and where there
        is hardly one left."""
        held = self.g.ducats[self.seat]
        left = spare(self.g, self.seat, self.due, accounts(self.g, self.seat).net)
        if held < FEW:
            return self.ducats(1) + (self.peril(left + FEW) - self.peril(left)) / FEW
        twin = self.possible.clone()
        twin.ducats[self.seat] -= FEW
        kept = self.ducats(held) - self.ducats(held - FEW) + self.peril(left) - self.peril(left - FEW)
        return (kept + max(0.0, self.hoped - self.aims(twin))) / FEW

    @cached_property
    def purse(self) -> list[int]:
        """The power there is."""
        return self.g.power[3 * self.seat : 3 * self.seat + 3]

    @cached_property
    def income(self) -> list[int]:
        """The power that each round brings."""
        return gathered(self.g, self.seat)

    @cached_property
    def land(self) -> float:
        """What a point of tax is worth: its place in the final scoring, its ducats and men till then."""
        return 1.0 + (COMING + 0.03) * (self.span - 0.5)

    def spent(self, kind: int, points: int) -> float:
        """What power is worth that is spent now; what would be lost anyway costs less."""
        left = [*self.purse]
        left[kind] = max(0, left[kind] - points)
        return self.stock(self.g, self.purse, self.income) - self.stock(self.g, left, self.income)

    # -- who owns what

    @cached_property
    def free(self) -> int:
        """Independent realms that nobody plays, as a mask."""
        return unplayed(self.g)

    @cached_property
    def owners(self) -> dict[int, tuple[int, ...]]:
        """The realms that nobody plays in each area of the main map."""
        return recall(self.g, owners)

    @cached_property
    def lands_of(self) -> dict[int, list[int]]:
        """The areas in which each of them owns something."""
        return recall(self.g, areas_of_owners)

    @cached_property
    def foes(self) -> int:
        return foes(self.g, self.seat)

    @cached_property
    def around(self) -> int:
        """The areas that are adjacent to the realm, its own among them."""
        return around(self.g, self.realm)

    @cached_property
    def charms(self) -> dict[int, float]:
        """What an alliance with each free realm is worth: its points, and its troops (5.2)."""
        wishes = self.wishes("allied")
        return {
            realm: ALLIANCE + 0.06 * min(10, strong) + WISHED * wishes.get(realm, 0.0) + self.blessing(realm)
            for realm, strong in recall(self.g, free_and_near).items()
            if not self.foes >> realm & 1 and realm not in self.prey
        }

    def blessing(self, realm: int) -> float:
        """What an ally of the Papal States has besides: the cardinal of Rome, and with him perhaps the Curia (19.1)."""
        g = self.g
        if realm != land_of_the_pope(g) or not is_catholic(g, self.seat) or g.rome == self.seat:
            return 0.0
        twin = self.possible.clone()
        twin.rome = self.seat
        return max(0.0, self.ties(twin) - self.ties(g))

    @cached_property
    def desired(self) -> int:
        """The provinces that missions in hand and goals ask for, as a mask."""
        s = scene(self.g, self.seat)
        return any_of([coveted(s, part) for part, _ in self.lacks])

    @cached_property
    def prey(self) -> dict[int, float]:
        """Realms whose land these ask for, and what those are worth: no friends are sought there."""
        found: dict[int, float] = {}
        s = scene(self.g, self.seat)
        for part, worth in self.lacks:
            for province in members(coveted(s, part)):
                realm = rightful(self.g, province)
                if realm >= 0 and realm not in self.wishes("allied"):
                    found[realm] = max(found.get(realm, 0.0), worth)
        return found

    @cached_property
    def lacks(self) -> list[tuple[Any, float]]:
        """The parts of missions in hand and of goals that do not hold, each with its share of what it is worth."""
        s, found = scene(self.g, self.seat), [*goals.lacks(self.g, self.seat)]
        for mission in self.g.missions[self.seat]:
            if mission >= 0:
                card = self.g.start.lists.missions[mission]
                worth = card.prestige + self.next_aim
                found += [(part, worth / number) for part, number in lacking(s, card.condition)]
        return found

    def wishes(self, word: str) -> dict[int, float]:
        """What missions in hand would gain by an alliance or a marriage with each realm that they name."""
        known = self._wishes.get(word)
        if known is None:
            known = self._wishes[word] = {}
            s = scene(self.g, self.seat)
            for part, worth in self.lacks:
                if part[0] == word:
                    realm = lowest(s.realms(part[1]))
                    known[realm] = max(known.get(realm, 0.0), worth)
        return known

    def sway(self, g: Europa) -> float:
        """What influence is good for: alliances to come, allies that are held, subjects one day."""
        cabinet = g.has_idea(self.seat, g.start.lists.ideas["cabinet"])
        ties = (*g.influence, *g.allies, *g.weddings, g.realm[self.seat] == g.emperor, cabinet)
        known = self._sways.get(ties)
        if known is None:
            known = self._sways[ties] = self._sway(g)
        return known

    def _sway(self, g: Europa) -> float:
        seat, mine = self.seat, dict[int, int]()
        total = 0.0
        crowned = g.realm[seat] == g.emperor
        for area, packed in enumerate(g.influence):
            if packed:
                cubes = packed >> 4 * seat & 15
                total += ANYWHERE * min(cubes, 1)
                if crowned:
                    cubes += share(g.influence, area, IMPERIAL)
                for realm in self.owners.get(area, ()) if cubes else ():
                    mine[realm] = mine.get(realm, 0) + cubes
        hopes = []
        for realm in members(g.weddings[seat]):
            mine[realm] = mine.get(realm, 0) + 1
        for realm, cubes in mine.items():
            if g.allies[seat] >> realm & 1:
                total += FRIENDLY * min(cubes, 3) + self.subdued(g, realm, cubes)
            elif realm in self.charms:
                need = max(2, self.rival(g, realm) + 1)
                hopes.append(self.charms[realm] * min(1.0, cubes / need))
        hopes.sort(reverse=True)
        left = max(0, tokens_left(g, seat, g.allies, "alliances"))
        likely = LIKELY * (LAST_LIKELY if self.last else 1.0)
        return total + likely * sum(hopes[:left]) + COURTED * sum(hopes[left:])

    def rival(self, g: Europa, realm: int) -> int:
        """The influence of another player who is the realm's ally."""
        for other in range(g.seats):
            if other != self.seat and g.allies[other] >> realm & 1:
                cubes = sum(share(g.influence, area, other) for area in self.lands_of.get(realm, ()))
                return cubes + (g.weddings[other] >> realm & 1)
        return 0

    def subdued(self, g: Europa, realm: int, cubes: int) -> float:
        """How near an ally is to becoming a vassal (11.4)."""
        tax = self.taxes_of.get(realm)
        if tax is None:
            tax = self.taxes_of[realm] = base_tax(self.g, realm)
        wed = g.weddings[self.seat] >> realm & 1
        strong = self.wealth > tax if wed else self.wealth >= 2 * tax
        return SUBDUED * tax * min(1.0, cubes / tax) if strong and tax else 0.0

    @cached_property
    def taxes_of(self) -> dict[int, int]:
        return {}

    @cached_property
    def wealth(self) -> int:
        return town_tax(self.g, self.seat)

    def parts(self, g: Europa) -> list[float]:
        parts = super().parts(g)
        parts[SWAY] = self.sway(g)
        return parts

    def home(self, realm: int) -> int:
        """The area of a realm's capital; NONE without one."""
        province = capital(self.g, realm)
        return self.g.start.board.land.area_of[province] if province >= 0 else NONE


# -- what stays as it is from one decision to the next


def unplayed(g: Europa) -> int:
    """Independent realms that nobody plays, as a mask."""
    return free_realms(g) & ~bits(g.crowns)


def owners(g: Europa) -> dict[int, tuple[int, ...]]:
    """The realms that nobody plays in each area of the main map."""
    land = g.start.board.land
    played = set(g.crowns)
    found = {}
    for area in range(len(land.areas)):
        if not land.distant >> area & 1:
            realms = {rightful(g, province) for province in land.within[area]}
            found[area] = tuple(sorted(realm for realm in realms if realm >= 0 and realm not in played))
    return found


def areas_of_owners(g: Europa) -> dict[int, list[int]]:
    """The areas in which each of them owns something."""
    found: dict[int, list[int]] = {}
    for area, realms in owners(g).items():
        for realm in realms:
            found.setdefault(realm, []).append(area)
    return found


def free_and_near(g: Europa) -> dict[int, int]:
    """How strong each of those realms is whose capital is on the main map."""
    return {realm: strength(g, realm) for realm in members(unplayed(g)) if not is_distant(g, realm)}
