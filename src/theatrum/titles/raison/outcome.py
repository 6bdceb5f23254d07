"""Chapter 10.5: the outcome of a battle, for winners and losers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure
from .ask import Ask
from .march import leave_garrison, no_garrison
from .state import Raison, bits

if TYPE_CHECKING:
    from .battle import Battle

ATTACK_WINS, DRAWN, DEFENCE_WINS = range(3)


@dataclass(slots=True, eq=False)
class Outcome(Procedure[Raison]):
    """What follows when all cards lie open, in the order of the book (raison:10.5)."""

    steps = ("reveal", "in_every_case", "influence", "losers", "draw", "conquest", "close")
    territory: int
    attacker: int
    general: int
    defenders: int
    attack_support: int
    defence_support: int
    piles: tuple[tuple[int, ...], ...]
    played: int  # Powers that played a card, removed ones included
    fives: tuple[int, ...]  # the 5s each General played, removed ones included (ruling R16)
    verdict: int = DRAWN
    fallen: int = 0  # Generals of the losing side in the territory
    heard: int = 0  # Generals whose Powers were asked for a Garrison

    @classmethod
    def of(cls, g: Raison, fight: Battle) -> Outcome:
        piles = tuple(tuple(card & 15 for card in pile if card > 0) for pile in fight.piles)
        played = sum({1 << g.board.owner[general] for general, pile in enumerate(fight.piles) if pile})
        fives = tuple(sum((card if card >= 0 else ~card) & 15 == 5 for card in pile) for pile in fight.piles)
        return cls(fight.territory, fight.attacker, fight.general, fight.defenders, fight.attack_support,
                   fight.defence_support, piles, played, fives)  # fmt: skip

    def reveal(self, g: Raison) -> None:
        """All cards are turned up; the higher Strength wins."""
        attack, defence = 1 + g.troops[self.general], g.strength(self.defenders, self.territory)
        attackers = self.attack_support | 1 << self.general
        for general, pile in enumerate(self.piles):
            if not pile:
                continue
            worth = pile_strength(g, pile)
            if attackers >> general & 1:
                attack += worth
            else:
                defence += worth
            for card in pile:
                g.discard[card] += 1
            g.tell("pile", general, int("".join(map(str, pile))), worth)
        if any(self.piles):
            g.learned |= g.everyone
        self.verdict = DRAWN if attack == defence else ATTACK_WINS if attack > defence else DEFENCE_WINS
        if self.verdict == DRAWN:
            g.tell("drawn", self.territory, attack)
        elif self.verdict == ATTACK_WINS:
            g.tell("won", self.attacker, self.territory, attack, defence)
        else:
            g.tell("held", self.territory, defence, attack)

    def in_every_case(self, g: Raison) -> None:  # raison:10.5.1
        owner = g.board.owner
        if self.verdict == ATTACK_WINS:
            self.fallen = sum(1 << x for x in bits(g.standing[self.territory]) if self.defenders >> owner[x] & 1)
        elif self.verdict == DEFENCE_WINS:
            self.fallen = 1 << self.general
        self._fives(g)
        involved = self.attack_support | self.defence_support | 1 << self.general
        involved |= sum(1 << x for x in bits(g.standing[self.territory]) if self.defenders >> owner[x] & 1)
        for general in bits(involved):
            if g.troops[general]:
                g.troops[general] -= 1
                g.tell("lost-troop", general)
        for power in bits(self.played):
            g.draw_card(power)

    def _fives(self, g: Raison) -> None:
        """Each 5 that the beaten side played, even if a 3 took it away, costs 1 Morale more (10.4.5, ruling R16)."""
        if self.verdict == DRAWN:
            return
        beaten_attack = self.verdict == DEFENCE_WINS
        attackers = self.attack_support | 1 << self.general
        lost = [0] * g.board.size
        for general, fives in enumerate(self.fives):
            if bool(attackers >> general & 1) == beaten_attack:
                lost[g.board.owner[general]] += fives
        for power, fives in enumerate(lost):
            lost_now = min(fives, g.morale[power])
            if lost_now:
                g.add_morale(power, -lost_now)
                g.tell("lost-morale", power, lost_now)

    def influence(self, g: Raison) -> None:  # raison:10.5.3
        if self.verdict == DRAWN or not self.fallen:
            return
        for winner in bits(self._winners(g)):
            points = 0
            for general in bits(self.fallen):
                bonus = g.opposing_coalitions(winner, g.board.owner[general]) and not g.minor >> winner & 1
                points += 2 if bonus else 1  # a Minor earns no coalition bonus (raison:12.4.3)
            g.add_influence(g.scorer(winner), points)
            g.tell("battle-influence", g.scorer(winner), points)
        g.check_victory()

    def _winners(self, g: Raison) -> int:
        """Powers of the winning side; none when an uncontrolled Minor won its defence (raison:12.5.2)."""
        owner = g.board.owner
        if self.verdict == ATTACK_WINS:
            powers, generals = 1 << self.attacker, self.attack_support
        else:
            powers, generals = self.defenders, self.defence_support
        for general in bits(generals):
            powers |= 1 << owner[general]
        return 0 if any(g.seat_of[power] < 0 for power in bits(powers)) else powers

    def losers(self, g: Raison) -> None:  # raison:10.5.4
        garrison = g.garrison[self.territory]
        if self.verdict == ATTACK_WINS and garrison >= 0 and self.defenders >> garrison & 1:
            g.put_garrison(self.territory, -1)  # the Fortress stays (raison:10.5.5)
            g.tell("garrison-lost", garrison, self.territory)
        for general in bits(self.fallen):
            self.fallen &= ~(1 << general)
            g.troops[general] = 0
            g.tell("beaten", general)
            power = g.board.owner[general]
            self.again()
            if no_capital(g, power) is None and g.runs(power) >= 0:
                g.ask(Beaten(power, general), 1 << g.runs(power))
            else:
                g.put_general(general, -1)
                g.tell("went-off", general)
            return

    def draw(self, g: Raison) -> None:  # raison:10.5.2
        if self.verdict == DRAWN:
            withdraw(g, self.general, "10.5.2")

    def conquest(self, g: Raison) -> None:  # raison:10.5.3
        for general in bits(self._victors(g) & ~self.heard):
            self.heard |= 1 << general
            if no_garrison(g, general, self.territory) is None:
                power = g.board.owner[general]
                self.again()
                g.ask(Conquest(power, general), 1 << g.seat_of[power])
                return

    def _victors(self, g: Raison) -> int:
        """Generals that may leave a Garrison: the attacker; if the table plays so, the defenders too (ruling R32)."""
        if self.verdict == ATTACK_WINS:
            return 1 << self.general
        if self.verdict == DRAWN or g.options["victors_garrison"] == "attacker":
            return 0
        held = sum(g.board.army[power] for power in bits(self.defenders) if g.seat_of[power] >= 0)
        return held & g.standing[self.territory]

    def close(self, g: Raison) -> None:
        for minor, regent in enumerate(g.regent):
            if regent >= 0:  # he has seen the hand he played from
                others = tuple(known for known in g.seen if known[:2] != (minor, regent))
                g.seen = others + tuple((minor, regent, card) for card in g.hands[minor])
        g.regent = [-1] * g.board.size


def pile_strength(g: Raison, pile: tuple[int, ...]) -> int:
    """Card values, and 1 for each pair with the symbol (raison:10.4.4, ruling R3)."""
    symbols = sum(g.pair_from <= card <= 4 for card in pile)
    return sum(pile) + symbols // 2


def no_capital(g: Raison, power: int) -> Reason | None:
    """Why a beaten General may not go to his Capital (ruling R8)."""
    capital = g.board.land.capital[power]
    if g.control[capital] != power:
        return Reason("capital-lost", "10.5.4", (capital,))
    if g.standing[capital]:
        return Reason("capital-taken", "10.5.4", (capital,))
    return None


def withdraw(g: Raison, general: int, rule: str) -> None:
    """A General must leave by this rule: to the nearest own territory or off the board."""
    power = g.board.owner[general]
    if g.havens(general) and g.runs(power) >= 0:
        g.ask(Retreat(power, general, rule), 1 << g.runs(power))
    elif g.havens(general):
        retreat(g, general, g.havens(general)[0])
    else:
        g.put_general(general, -1)
        g.tell("went-off", general)


def retreat(g: Raison, general: int, territory: int) -> None:
    g.put_general(general, territory)
    g.tell("retreated", general, territory)


@dataclass(slots=True, eq=False)
class Retreat(Ask):
    """Where a General withdraws: a nearest territory of his Power, or off the board without his Troops."""

    rule = "10.5.2"
    general: int
    by: str  # the rule that drives him out

    def cites(self) -> str:
        return self.by

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.general)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        havens = g.havens(self.general)
        for territory in range(len(g.control)) if every else havens:
            why = None if territory in havens else Reason("no-retreat", self.by, (territory,))
            yield g.lexicon["retreat", territory], why
        yield g.lexicon["off-board",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "retreat":
            retreat(g, self.general, choice.args[0])
        else:
            g.put_general(self.general, -1)
            g.tell("went-off", self.general)


@dataclass(slots=True, eq=False)
class Beaten(Ask):
    """Where a beaten General goes: his Capital or off the board (raison:10.5.4)."""

    rule = "10.5.4"
    general: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.general)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["capital",], no_capital(g, self.power)
        yield g.lexicon["off-board",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "capital":
            capital = g.board.land.capital[self.power]
            g.put_general(self.general, capital)
            g.tell("to-capital", self.general, capital)
        else:
            g.put_general(self.general, -1)
            g.tell("went-off", self.general)


@dataclass(slots=True, eq=False)
class Conquest(Ask):
    """Whether a victorious General leaves a Garrison (raison:10.5.3)."""

    rule = "10.5.3"
    general: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, g.spot[self.general])

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["garrison",], no_garrison(g, self.general, g.spot[self.general])
        yield g.lexicon["stop",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "garrison":
            leave_garrison(g, self.general)
