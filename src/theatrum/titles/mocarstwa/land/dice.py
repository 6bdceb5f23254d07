"""Attack with dice (atak w rozgrywce kostkami, 7.7): unit against unit, re-rolls (12), fatigue (13)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ..box.information import in_force
from ..box.prices import ATTACK_BONUS, ATTACK_DICE, DEFENCE_BONUS, FORT_BONUS, VALUE
from ..box.units import GUNS, MOUNTED, ONE, aboard, kinds
from ..state import Mocarstwa
from ..victory.control import beaten, changed
from ..vocabulary import INDEPENDENT, NOBODY
from .commanders import defence_help, may_reroll
from .entering import Annex, leave_spoils

SHELLS = (3, -2)
"""Dice and bonus of a broadside at units ashore (8.5)."""
BULWARK = 1
"""What a ship's side adds to the defence of its crew (8.5)."""


class Rolls(Procedure[Mocarstwa]):
    """A procedure with a throw that a commander may let be repeated."""

    @abstractmethod
    def roll_attack(self, g: Mocarstwa) -> None:
        """The attacker throws."""

    def roll_defence(self, g: Mocarstwa) -> None:
        """The defender throws; a ship under fire does not (8.5)."""


@dataclass(slots=True, eq=False)
class Assault(Rolls):
    """One unit attacks a province: who defends, both rolls, what falls, who enters (7.7.1-7.7.6)."""

    steps = ("choose_defender", "roll_attack", "second_attack", "roll_defence", "second_defence", "compare", "annex")
    attacker: int
    kind: int
    place: int
    to: int
    leapt: bool
    shells: bool = False  # a broadside at units ashore (8.5)
    against: int = -1
    attack: int = 0
    defence: int = 0

    def choose_defender(self, g: Mocarstwa) -> None:  # 7.7.2
        able = list(kinds(able_to_defend(g, self.to)))
        if g.holder[self.to] == INDEPENDENT:
            self.against = min(able, key=lambda kind: (VALUE[kind], kind))
        elif len(able) == 1:
            self.against = able[0]
        else:
            g.ask(Defend(g.holder[self.to], self.attacker, self.kind, self.to), 1 << g.holder[self.to])
            return
        g.tell("defended", g.power_of(g.holder[self.to]), self.against, self.to)

    def roll_attack(self, g: Mocarstwa) -> None:  # 7.7.3
        count, bonus = self.force(g)
        self.attack = told(g, "roll-attack", roll(g, "attack", self.kind, count), bonus)

    def force(self, g: Mocarstwa) -> tuple[int, int]:
        """How many dice the attack throws, and what is added."""
        if self.shells:
            count, bonus = SHELLS
        else:
            kind = self.fights_as(g)
            count, bonus = ATTACK_DICE[kind], ATTACK_BONUS[kind] + FORT_BONUS[g.fort_of(self.place)]
        return count, bonus + (in_force(g, "rising") if self.attacker == INDEPENDENT else 0)

    def fights_as(self, g: Mocarstwa) -> int:
        """Crews fight on foot, and so does cavalry against a ship (8.3, 8.5)."""
        at_sea = self.place >= len(g.fort) or (self.to >= len(g.fort) and self.kind in MOUNTED)
        return aboard(self.kind) if at_sea else self.kind

    def second_attack(self, g: Mocarstwa) -> None:  # 12.4
        if self.attacker != INDEPENDENT and may_reroll(g, self.place, self.kind, attacks=True):
            g.ask(Reroll(self.attacker, self.to, self.attack, True), 1 << self.attacker)

    def roll_defence(self, g: Mocarstwa) -> None:  # 7.7.4
        self.defence = told(g, "roll-defence", roll(g, "defence", self.against, 2), self.shelter(g))

    def shelter(self, g: Mocarstwa) -> int:
        """What is added to the two dice of the defence."""
        at_sea = self.to >= len(g.fort)
        bonus = DEFENCE_BONUS[aboard(self.against)] + BULWARK if at_sea else DEFENCE_BONUS[self.against]
        bonus += FORT_BONUS[g.fort_of(self.to)] + defence_help(g, self.to, self.against)
        return bonus - (g.tired[self.to] >> 4 * self.against & 15 > 0 and not fresh_defenders(g, self.to))

    def second_defence(self, g: Mocarstwa) -> None:  # 12.4
        holder = g.holder[self.to]
        if holder != INDEPENDENT and may_reroll(g, self.to, self.against, attacks=False):
            g.ask(Reroll(holder, self.to, self.defence, False), 1 << holder)

    def compare(self, g: Mocarstwa) -> None:  # 7.7.5
        holder, to = g.holder[self.to], self.to
        if self.attacker != INDEPENDENT and not self.shells:
            g.assaults = (*g.assaults, (to, self.place, self.kind))
        if self.attack <= self.defence:
            g.tell("repelled", to)
            if g.options["fatigue"] == "yes" and fresh_defenders(g, to) >> 4 * self.against & 15:
                g.tired[to] += ONE[self.against]  # 13
            return
        g.tell("destroyed", g.power_of(holder), self.against, to)
        g.fall(to, self.against)
        if not g.units[to] and to < len(g.fort):
            if holder == INDEPENDENT:
                leave_spoils(g, to)
            changed(g, to)
        if holder != INDEPENDENT:
            beaten(g, holder)

    def annex(self, g: Mocarstwa) -> None:  # 7.7.6, 7.8
        g.stack.pop()
        if g.holder[self.to] == NOBODY and self.attacker != INDEPENDENT:
            g.push(Annex(self.attacker, self.to, not self.apart(g)))

    def apart(self, g: Mocarstwa) -> bool:
        """7.8, exceptions: guns, a fortification (7.10.2), cavalry from the next province (7.9.2); a broadside."""
        if self.place >= len(g.fort):
            return self.shells
        return self.kind in GUNS or g.fort[self.place] > 0 or (self.kind in MOUNTED and not self.leapt)


def fresh_defenders(g: Mocarstwa, place: int) -> int:
    """Units that have not repelled an attack this turn."""
    return g.units[place] - g.tired[place]


def able_to_defend(g: Mocarstwa, place: int) -> int:
    """Units of which one must defend; tired ones only when all are tired (13)."""
    return fresh_defenders(g, place) or g.units[place]


def roll(g: Mocarstwa, purpose: str, subject: int, count: int) -> tuple[int, ...]:
    """Throw so many dice."""
    return tuple(g.dice.one_of(purpose, subject, 6) + 1 for _ in range(count))


def told(g: Mocarstwa, event: str, dice: tuple[int, ...], bonus: int) -> int:
    """Tell a roll; its sum with the bonus."""
    total = sum(dice) + bonus
    number = 0
    for die in dice:
        number = 10 * number + die
    g.tell(event, number, bonus, total)
    return total


@dataclass(slots=True, eq=False)
class Defend(Question[Mocarstwa]):
    """Which unit of the attacked province defends it (7.7.2)?"""

    rule = "7.7.2"
    seat: int
    attacker: int
    kind: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], g.power_of(self.attacker), self.kind, self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        able = able_to_defend(g, self.place)
        for kind in kinds(g.units[self.place]):
            yield g.lexicon["defend", kind], None if able >> 4 * kind & 15 else Reason("fresh-first", "13", (kind,))

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        assault = g.stack[-1]
        assert isinstance(assault, Assault)
        assault.against = choice.args[0]
        g.tell("defended", g.core[self.seat], assault.against, self.place)


@dataclass(slots=True, eq=False)
class Reroll(Question[Mocarstwa]):
    """Throw all dice again for a commander's sake? The second throw counts (12.4)."""

    rule = "12.4"
    seat: int
    place: int
    total: int
    attacks: bool

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place, self.total)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["reroll",], None
        yield g.lexicon["let-stand",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "let-stand":
            return
        rolls = g.stack[-1]
        assert isinstance(rolls, Rolls)
        g.tell("rerolled", g.core[self.seat])
        if self.attacks:
            rolls.roll_attack(g)
        else:
            rolls.roll_defence(g)
