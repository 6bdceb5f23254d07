"""Withdrawal from a battle: the card Retreat (Odwrót), and units that a Cross of Valour saved (7.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.prices import VALUE
from ..box.units import ONE, each, packed, size
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import INDEPENDENT, NOBODY
from .entering import leave_spoils
from .settling import Settle, bring_commander, takes_back
from .strength import Force


def go_home(g: Mocarstwa, holder: int, battle: int, entries: Force) -> Force:
    """Attackers return whence they came; those who find it full or lost fall. Those who found room."""
    back = []
    for place, kind in entries:
        if takes_back(g, holder, battle, place, kind):
            g.put(place, holder, ONE[kind])
            back.append((place, kind))
            if place < len(g.fort):
                changed(g, place)
        else:
            g.tell("destroyed", g.power_of(holder), kind, place)
    return tuple(back)


@dataclass(slots=True, eq=False)
class RetreatAttack(Procedure[Mocarstwa]):
    """Retreat played by the attackers."""

    steps = ("withdraw",)
    attacker: int
    to: int
    force: Force
    commander: int

    def withdraw(self, g: Mocarstwa) -> None:
        g.tell("retreated-attack", g.power_of(self.attacker), self.to)
        back = go_home(g, self.attacker, self.to, self.force)
        if back:
            bring_commander(g, self.commander, back[0][0])


@dataclass(slots=True, eq=False)
class RetreatDefence(Procedure[Mocarstwa]):
    """The defenders of a province withdraw where the attacker wants; `force` then occupies it."""

    steps = ("withdraw", "occupy")
    attacker: int
    to: int
    force: Force
    commander: int
    origins: tuple[int, ...]

    def withdraw(self, g: Mocarstwa) -> None:
        holder = g.holder[self.to]
        if holder == NOBODY:
            return
        if holder == INDEPENDENT and self.force:
            leave_spoils(g, self.to)  # who gives way before the attackers is beaten (ruling M42)
        havens = havens_of(g, holder, self.to, self.origins)
        if not havens:
            for kind in list(each(g.units[self.to])):
                g.tell("destroyed", g.power_of(holder), kind, self.to)
                g.fall(self.to, kind)
            return
        self.again()
        chooser = self.attacker if self.attacker != INDEPENDENT else g.left_of(holder)
        if len(havens) == 1 or chooser == holder:
            self.send(g, havens[0])
        else:
            g.ask(Drive(chooser, holder, self.to, self.origins), 1 << chooser)

    def send(self, g: Mocarstwa, haven: int) -> None:
        """As many as find room go there, the dearest first."""
        holder, commander = g.holder[self.to], g.commander[self.to]
        going = sorted(each(g.units[self.to]), key=lambda kind: -VALUE[kind])[: g.room(haven)]
        g.take(self.to, packed(going))
        g.put(haven, holder, packed(going))
        if g.holder[self.to] == NOBODY:
            bring_commander(g, commander - 1, haven)
        g.tell("withdrew", g.power_of(holder), len(going), self.to, haven)
        changed(g, self.to)
        changed(g, haven)

    def occupy(self, g: Mocarstwa) -> None:
        g.stack.pop()
        if self.force and g.holder[self.to] == NOBODY:
            g.push(Settle(self.attacker, self.to, self.force, self.commander))


def havens_of(g: Mocarstwa, holder: int, place: int, origins: tuple[int, ...]) -> list[int]:
    """Where defenders may withdraw: beside the battle, not fought over, not full, nobody else's, not where the attack
    came from; if one takes them all, only such."""
    sites = {target for target, _, _ in g.assaults}
    free = [
        to
        for to in g.board.land.neighbours[place]
        if to not in sites and to not in origins and g.holder[to] in (holder, NOBODY) and g.room(to) > 0
    ]
    roomy = [to for to in free if g.room(to) >= size(g.units[place])]
    return roomy or free


@dataclass(slots=True, eq=False)
class Drive(Question[Mocarstwa]):
    """Where do the beaten withdraw? Their enemy says (7.6)."""

    rule = "7.6"
    seat: int
    holder: int
    place: int
    origins: tuple[int, ...]

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], g.power_of(self.holder), self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for haven in havens_of(g, self.holder, self.place, self.origins):
            yield g.lexicon["drive", haven], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        retreat = g.stack[-1]
        assert isinstance(retreat, RetreatDefence)
        retreat.send(g, choice.args[0])
