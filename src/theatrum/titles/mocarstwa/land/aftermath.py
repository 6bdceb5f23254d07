"""7.5.9 to 7.5.11: who falls, who is saved, who holds the province, and what the cards' signs add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.prices import VALUE
from ..box.units import ONE, each, size
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import INDEPENDENT, NOBODY
from .entering import leave_spoils
from .retreat import RetreatDefence, go_home
from .rewards import Rewards, Victory
from .settling import Settle, bring_commander
from .strength import Force, Signs

FURY, CROSS, BUGLE, PROMOTION = range(4)


@dataclass(slots=True, eq=False)
class Aftermath(Victory, Procedure[Mocarstwa]):
    """The result of a battle: `lead` is attack less defence."""

    steps = ("tally", "attackers_fall", "defenders_fall", "press_gang", "elite", "leave", "rewards")
    attacker: int
    defender: int
    to: int
    force: Force  # those that stand
    commander: int
    lead: int
    mine: Signs
    theirs: Signs
    falls: tuple[int, int] = (0, 0)  # how many of each side are still to fall
    origins: tuple[int, ...] = ()  # where the attack came from, those that fell included
    fallen: tuple[int, ...] = ()  # kinds of the beaten side's units, for the press-gang

    def tally(self, g: Mocarstwa) -> None:  # 7.5.9-7.5.11
        engaged = (len(self.force), size(g.units[self.to]))
        self.origins = tuple(dict.fromkeys(place for place, _ in self.force))
        wins = (self.lead > 0, self.lead < 0)
        rage = (max(0, self.theirs[FURY] - self.mine[CROSS]), max(0, self.mine[FURY] - self.theirs[CROSS]))
        saved = (max(0, self.mine[CROSS] - self.theirs[FURY]), max(0, self.theirs[CROSS] - self.mine[FURY]))
        falls = []
        for side in range(2):
            lost = max(0, engaged[side] - abs(self.lead)) if wins[side] else engaged[side]
            raging = min(engaged[side], lost + rage[side])
            falls.append((lost, raging, max(0, raging - saved[side])))
        self.falls = (falls[0][-1], falls[1][-1])
        if wins[0]:
            g.tell("battle-won", g.power_of(self.attacker), self.to, self.lead)
            self.fallen = tuple(each(g.units[self.to]))
        elif wins[1]:
            g.tell("battle-lost", g.power_of(self.attacker), self.to, -self.lead)
            self.fallen = tuple(kind for _, kind in self.force)
        else:
            g.tell("battle-drawn", self.to)
        for side, (lost, raging, falling) in zip((self.attacker, self.defender), falls, strict=True):
            if raging > lost:
                g.tell("raged", g.power_of(side), raging - lost, self.to)
            if raging > falling:
                g.tell("saved", g.power_of(side), raging - falling, self.to)

    def attackers_fall(self, g: Mocarstwa) -> None:
        left, _ = self.falls
        if not left:
            return
        self.again()
        able = list(dict.fromkeys(self.force))
        if self.attacker == INDEPENDENT:
            self.lose_attacker(g, min(able, key=lambda entry: (VALUE[entry[1]], entry)))
        elif len(able) == 1 or left == len(self.force):
            self.lose_attacker(g, able[0])
        else:
            g.ask(Casualty(self.attacker, self.to, True), 1 << self.attacker)

    def lose_attacker(self, g: Mocarstwa, entry: tuple[int, int]) -> None:
        force = list(self.force)
        force.remove(entry)
        self.force = tuple(force)
        self.falls = (self.falls[0] - 1, self.falls[1])
        g.tell("destroyed", g.power_of(self.attacker), entry[1], self.to)

    def defenders_fall(self, g: Mocarstwa) -> None:
        _, left = self.falls
        if not left:
            return
        self.again()
        able = list(dict.fromkeys(each(g.units[self.to])))
        if self.defender == INDEPENDENT:
            self.lose_defender(g, min(able, key=lambda kind: (VALUE[kind], kind)))
        elif len(able) == 1 or left == size(g.units[self.to]):
            self.lose_defender(g, able[0])
        else:
            g.ask(Casualty(self.defender, self.to, False), 1 << self.defender)

    def lose_defender(self, g: Mocarstwa, kind: int) -> None:
        self.falls = (self.falls[0], self.falls[1] - 1)
        g.tell("destroyed", g.power_of(self.defender), kind, self.to)
        g.fall(self.to, kind)
        if not g.units[self.to] and self.defender == INDEPENDENT:
            leave_spoils(g, self.to)

    def winner(self) -> int:
        """Who has won, -1 nobody."""
        return self.attacker if self.lead > 0 else self.defender if self.lead < 0 else NOBODY

    def has_sign(self, sign: int) -> bool:
        return bool((self.mine if self.lead > 0 else self.theirs)[sign])

    def pressable(self, g: Mocarstwa, seat: int) -> list[int]:
        return sorted(set(self.fallen)) if self.lead > 0 or g.room(self.to) else []

    def press(self, g: Mocarstwa, seat: int, kind: int) -> None:
        """One of the beaten changes sides; if a Cross has saved such a unit, it is that one."""
        if self.lead > 0:
            if g.units[self.to] >> 4 * kind & 15:
                g.fall(self.to, kind)
            self.force = (*self.force, (self.to, kind))
        else:
            saved = next((entry for entry in self.force if entry[1] == kind), None)
            self.force = tuple(entry for entry in self.force if entry != saved)
            g.put(self.to, seat, ONE[kind])
        g.tell("pressed", g.core[seat], kind, self.to)

    def fought(self, g: Mocarstwa) -> list[int]:
        """Kinds of the winner's units that were in the battle and stand."""
        return (
            [kind for place, kind in self.force if place != self.to] if self.lead > 0 else list(each(g.units[self.to]))
        )

    def train(self, g: Mocarstwa, seat: int, kind: int, better: int) -> None:
        if self.lead > 0:
            place = next(place for place, other in self.force if other == kind and place != self.to)
            at = self.force.index((place, kind))
            self.force = (*self.force[:at], (place, better), *self.force[at + 1 :])
        else:
            g.units[self.to] += ONE[better] - ONE[kind]
        g.tell("trained", g.core[seat], kind, better, self.to)

    def leave(self, g: Mocarstwa) -> None:
        """The winner holds the province; whom a Cross saved on the other side leaves it. After a draw the saved stand
        where they were before."""
        changed(g, self.to)
        if self.lead > 0:
            if self.defender == INDEPENDENT:
                leave_spoils(g, self.to)
            if g.holder[self.to] != NOBODY:  # saved by a Cross
                g.push(RetreatDefence(self.attacker, self.to, self.force, self.commander, self.origins))
            elif self.force:
                g.push(Settle(self.attacker, self.to, self.force, self.commander))
        else:
            back = go_home(g, self.attacker, self.to, self.force)
            if back:
                bring_commander(g, self.commander, back[0][0])

    def rewards(self, g: Mocarstwa) -> None:
        g.stack.pop()
        for side, own in ((self.attacker, self.mine), (self.defender, self.theirs)):
            if side != INDEPENDENT and not g.out >> side & 1:
                g.push(Rewards(side, self.to, bool(own[PROMOTION] and side == self.winner()), bool(own[BUGLE])))


@dataclass(slots=True, eq=False)
class Casualty(Question[Mocarstwa]):
    """Which of your units falls (7.5.10)?"""

    rule = "7.5.10"
    seat: int
    place: int
    attacks: bool

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        if self.attacks:
            for place, kind in dict.fromkeys(_aftermath(g).force):
                yield g.lexicon["lose", kind, place], None
        else:
            for kind in dict.fromkeys(each(g.units[self.place])):
                yield g.lexicon["lose", kind, self.place], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        kind, place = choice.args
        if self.attacks:
            _aftermath(g).lose_attacker(g, (place, kind))
        else:
            _aftermath(g).lose_defender(g, kind)


def _aftermath(g: Mocarstwa) -> Aftermath:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Aftermath))
