"""What a position promises: the worth of land, the odds of a battle, the danger of a rival. All in Influence points."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from ..actions import influence_of_land, taxes
from ..battle import ATTACK_SUPPORT, ATTACKER, OPEN, Battle
from ..state import Raison, bits
from ..vocabulary import NEUTRAL

Reasons = Iterator[tuple[float, str, *tuple[int, ...]]]
"""Weights and message keys, with what they name where that cannot be read off the choice."""

AVERAGE = 3.2
"""What an unseen card is worth."""
TROOP = 0.45
CARD = 0.30
MORALE = 0.22
GENERAL = 0.8
TAX = 0.28
"""What one Money a round is worth."""
HOLD = 1.5
"""Rounds for which taken land is expected to score."""
FADE = 0.62
"""How much a target loses with each step of distance."""
DRAWN = 0.5
"""A draw is the defenders': half a point of Strength."""
CARDS_A_BATTLE = 2
"""Cards that a battle takes out of a hand."""
FADES = tuple(FADE**steps for steps in range(100))


SPREAD = tuple(0.12 + 0.9 * unknown**0.5 for unknown in range(100))
"""How far a battle can go astray, by the number of cards in it that are unknown."""


def chance_of(margin: float, unknown: int = 6) -> float:
    """The odds of ending ahead with this expected lead in Strength, when so many cards are unknown."""
    steps = margin / SPREAD[unknown]
    return 1 / (1 + exp(-steps)) if steps > -50 else 0.0


class Estimate:
    """What a seat can work out from a position it sees; made anew for each decision."""

    __slots__ = ("dangers", "g", "major", "menaces", "outlooks", "pull", "seat", "targets")

    def __init__(self, g: Raison, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.major = g.major[seat]
        self.menaces: dict[int, float] = {}
        self.outlooks: dict[int, tuple[float, int]] = {}
        self.dangers: dict[tuple[int, int], float] = {}
        self.pull: dict[tuple[int, int], float] = {}
        self.targets: dict[int, list[tuple[int, float]]] = {}

    # -- rivals

    def menace(self, power: int) -> float:
        """How much a rival must be stopped: 0 for one who trails, over 1 when it leads and the end is close."""
        known = self.menaces.get(power)
        if known is None:
            known = self.menaces[power] = self._menace(power)
        return known

    def _menace(self, power: int) -> float:
        g = self.g
        holder = g.scorer(power)
        if holder < 0 or holder == self.major:
            return 0.0
        theirs = g.influence[holder]
        average = sum([g.influence[major] for major in g.major]) / len(g.major)
        return max(0.0, (theirs - average) / 7) + (theirs / g.board.victory) ** 2

    # -- land

    def land_value(self, power: int, territory: int) -> float:
        """What a Power gains by controlling a territory, whoever has it now."""
        land = self.g.board.land
        value = land.value[territory]
        home = land.home[territory]
        if home == power:
            worth = value * TAX
        elif self.g.minor >> power & 1:
            worth = value * TAX * (1.0 if home < 0 else 0.6)
        elif land.colours[territory] >> power & 1 or home >= 0:
            worth = value * HOLD
        else:
            worth = value * TAX
        if land.elector[territory]:
            worth += 0.3
        if home >= 0 and home != power and territory == land.capital[home] and self.g.minor >> home & 1:
            worth += 1.5  # who holds a Minor's Capital holds the Minor
        return worth

    def gain(self, power: int, territory: int) -> float:
        """What taking a territory brings, the rival's loss included; 0 for land of one's own side."""
        g = self.g
        holder = g.control[territory]
        if holder == power or (holder >= 0 and g.ally[power] >> holder & 1):
            return 0.0
        home = g.board.land.home[territory]
        if home >= 0 and (g.ally[power] >> home & 1 or g.status[home] == NEUTRAL):
            return 0.0
        worth = self.land_value(power, territory)
        if holder >= 0:
            worth += self.land_value(holder, territory) * (0.2 + 1.2 * self.menace(holder))
        return worth

    def aims(self, power: int) -> list[tuple[int, float]]:
        """Territories worth going for, with what a full General may expect there."""
        known = self.targets.get(power)
        if known is None:
            known = []
            for territory in range(len(self.g.control)):
                worth = self.gain(power, territory)
                if worth > 0.05:
                    foes = self.g.enemies(power, territory)
                    if foes:
                        odds = chance_of(4 + self.cards_of(power, 3) - self.defence(foes, territory))
                        worth = worth * odds + self.spoils(power, foes, territory) * odds - (1 - odds)
                    if worth > 0.05:
                        known.append((territory, worth))
            self.targets[power] = known
        return known

    def draw_to(self, power: int, place: int) -> float:
        """How promising a place is for a General with Troops: the best target, fading with distance."""
        key = (power, place)
        best = self.pull.get(key)
        if best is None:
            distance = self.g.board.land.distance[place]
            best = max([worth * FADES[distance[aim]] for aim, worth in self.aims(power)], default=0.0)
            self.pull[key] = best
        return best

    def danger(self, power: int, territory: int) -> float:
        """How likely a territory of a Power is to be attacked soon: the enemy Generals with Troops in reach."""
        known = self.dangers.get((power, territory))
        if known is None:
            known = self.dangers[power, territory] = self._danger(power, territory)
        return known

    def _danger(self, power: int, territory: int) -> float:
        g = self.g
        distance = g.board.land.distance[territory]
        near = 0.0
        for general, place in enumerate(g.spot):
            if place >= 0 and g.troops[general] and g.war[power] >> g.board.owner[general] & 1 and distance[place] <= 2:
                near += 0.35 if distance[place] == 2 else 0.6
        return min(1.0, near)

    # -- battles

    def cards_of(self, power: int, plays: int, spent: int = 0) -> float:
        """What a Power can be expected to play with this many Troops, once its best cards are spent elsewhere."""
        hand = self.g.hands[power]
        count = min(plays, len(hand) - spent, max(1, self.g.morale[power] - spent))
        if count <= 0:
            return 0.0
        if 0 in hand:
            return count * AVERAGE * 0.85
        return sum(hand[len(hand) - spent - count : len(hand) - spent]) * 0.95

    def pending(self, power: int, but: int) -> int:
        """Battles that the Generals who have moved already will fight."""
        g = self.g
        others = g.moved & g.board.army[power] & ~(1 << but)
        return sum(1 for x in bits(others) if g.spot[x] >= 0 and g.enemies(power, g.spot[x])) if others else 0

    def defence(self, foes: int, territory: int) -> float:
        """Strength of the defenders with the cards to be expected from them and their neighbours."""
        g = self.g
        total = float(g.strength(foes, territory))
        for power in bits(foes):
            troops = sum(g.troops[x] for x in bits(g.standing[territory] & g.board.army[power]))
            total += self.cards_of(power, troops) + 0.6 * self.cards_of(power, self.backing(power, territory, -1))
        return total

    def backing(self, power: int, territory: int, but: int) -> int:
        """Troops of a Power beside a territory that could support."""
        g = self.g
        near = g.board.land.near[territory]
        return sum(g.troops[x] for x in g.board.generals[power] if x != but and g.spot[x] in near)

    def attack_odds(self, general: int, territory: int, troops: int) -> float:
        """The odds of a General attacking with this many Troops; other battles have their share of the hand."""
        g = self.g
        power = g.board.owner[general]
        plays = troops + self.backing(power, territory, general)
        own = 1 + troops + self.cards_of(power, plays, CARDS_A_BATTLE * self.pending(power, general))
        foes = g.enemies(power, territory)
        unknown = 0
        for foe in bits(foes):
            here = sum(g.troops[x] for x in bits(g.standing[territory] & g.board.army[foe]))
            unknown += min(len(g.hands[foe]), here + self.backing(foe, territory, -1))
        helpers = [self.backing(ally, territory, -1) for ally in bits(self.friends_of(foes))]
        help_ = 0.3 * AVERAGE * sum(helpers)
        return chance_of(own - self.defence(foes, territory) - help_ - DRAWN, unknown + sum(helpers))

    def friends_of(self, powers: int) -> int:
        """Mask of their Allies that are not among them."""
        mask = 0
        for power in bits(powers):
            mask |= self.g.ally[power]
        return mask & ~powers

    def spoils(self, power: int, foes: int, territory: int) -> float:
        """Influence for beating the Generals of the foes, and what the blow costs them."""
        g = self.g
        points = 0.0
        for general in bits(g.standing[territory]):
            owner = g.board.owner[general]
            if foes >> owner & 1:
                bonus = g.opposing_coalitions(power, owner) and not g.minor >> power & 1
                points += (2.0 if bonus else 1.0) + g.troops[general] * TROOP * 0.3 + 0.2 + 1.2 * self.menace(owner)
        return points

    def outlook(self, fight: Battle, attacks: bool, power: int) -> tuple[float, int]:
        """The lead to be expected by a side of a battle under way if a Power plays nothing more, and how many cards
        of others are unknown."""
        known = self.outlooks.get(power)
        if known is None:
            known = self.outlooks[power] = self._outlook(fight, attacks, power)
        return known

    def _outlook(self, fight: Battle, attacks: bool, power: int) -> tuple[float, int]:
        g = self.g
        attack, defence = fight.strengths(g)
        lead, expected, unknown = attack - defence - DRAWN, 0.0, 0
        for general, pile in enumerate(fight.piles):
            if pile:
                lead += pile_worth(pile) if fight.attacks(general) else -pile_worth(pile)
                unknown += pile.count(0)
        for other, role in fight.slots(g):
            if other != power and fight.may_play(g, other, role):
                free = free_places(g, fight, other, role)
                count = min(free, len(g.hands[other]), max(1, g.morale[other]))
                friend = (role in (ATTACKER, ATTACK_SUPPORT)) == attacks
                expected += count * AVERAGE * (0.3 if friend else -0.55)
                unknown += 0 if friend else count
        return (lead if attacks else -lead) + expected, unknown

    def stake(self, fight: Battle) -> float:
        """What hangs on a battle for either side."""
        g = self.g
        fallen = sum(1 for x in bits(g.standing[fight.territory]) if fight.defenders >> g.board.owner[x] & 1)
        land = self.gain(fight.attacker, fight.territory)
        return 2.0 + 1.5 * fallen + land + g.troops[fight.general] * TROOP

    # -- whole positions

    def standing(self, power: int) -> float:
        """A Power's Influence with what it can expect soon."""
        g = self.g
        points = float(g.influence[power])
        points += 1.1 * sum(value for _, value in influence_of_land(g, power))
        for own in range(g.board.size):
            if g.scorer(own) == power:
                points += 1.5 if g.emperor == own else 0.0
                share = 1.0 if own == power else 0.35
                troops = sum(g.troops[general] for general in g.board.generals[own])
                on_board = sum(g.spot[general] >= 0 for general in g.board.generals[own])
                points += share * (0.25 * troops + 0.3 * on_board + 0.12 * g.morale[own] + 0.15 * len(g.hands[own]))
                points += share * (0.12 * g.money[own] + 0.08 * taxes(g, own))
        return points


def free_places(g: Raison, fight: Battle, power: int, role: int) -> int:
    """Cards for which there is room in the piles of a Power."""
    return sum(max(0, g.troops[x] - len(fight.piles[x])) for x in fight.army(g, power, role))


def pile_worth(pile: tuple[int, ...]) -> float:
    """The expected Strength of a pile; unseen cards count as average."""
    total = 0.0
    for card in pile:
        if card >= 0:
            total += (card & ~OPEN) or AVERAGE
    return total
