"""Attack with battle cards (atak w rozgrywce kartami walki, 7.5): one battle for a province."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Question
from ..box.prices import FORT_BONUS
from ..box.units import each
from ..sea.cards import SeaBattle, still_there
from ..state import Mocarstwa
from ..vocabulary import NOBODY
from .aftermath import Aftermath
from .laying import ATTACK, DEFENCE, LAYING, Fight, Serving
from .retreat import RetreatAttack, RetreatDefence
from .settling import Settle
from .strength import (
    base_attack,
    base_defence,
    beside,
    best_fort,
    commands_attack,
    commands_defence,
    signs,
    type_points,
)


@dataclass(slots=True, eq=False)
class Battle(Fight):
    """Steps 1 to 11 of the list; both sides' symbols are counted alike (7.5.6, 7.5.7)."""

    steps = (*LAYING, "retreats", "compare", "end")

    def retreats(self, g: Mocarstwa) -> None:  # 7.6: Retreat comes before all else
        away = self.withdraws()
        if not any(away):
            return
        self.at = Battle.steps.index("end")
        if away[ATTACK]:
            g.push(RetreatAttack(self.attacker, self.to, self.force, self.commander))
        if away[DEFENCE]:
            stays = () if away[ATTACK] else self.force
            g.push(
                RetreatDefence(
                    self.attacker, self.to, stays, self.commander, tuple(dict.fromkeys(p for p, _ in self.force))
                )
            )

    def base(self, g: Mocarstwa) -> tuple[int, int]:
        return base_attack(g, self.force, self.commander), base_defence(g, self.to)

    def bonuses(self, g: Mocarstwa) -> tuple[tuple[int, int], tuple[int, int]]:
        attack = best_fort(g, self.force), commands_attack(g, self.force, self.commander)
        return attack, (FORT_BONUS[g.fort[self.to]], commands_defence(g, self.to))

    def serving(self, g: Mocarstwa) -> tuple[Serving, Serving]:
        garrison = [(self.to, kind) for kind in each(g.units[self.to])]
        attack = Serving([*self.force], *beside(g, self.attacker, self.to))
        return attack, Serving(garrison, *beside(g, self.defender, self.to))

    def points(self, g: Mocarstwa) -> tuple[int, int]:
        mine, theirs = self.counted()
        attack, defence = self.base(g)
        with_mine, with_theirs = self.serving(g)
        forts = any(place >= len(g.fort) or g.fort[place] for place, _ in self.force)
        attack += with_mine.use(mine) + type_points(mine, theirs) + mine.cannonade * (2 if forts else 1)
        sheltered = g.fort[self.to] > 0
        defence += with_theirs.use(theirs) + type_points(theirs, mine) + theirs.cannonade * (2 if sheltered else 1)
        return attack, defence

    def compare(self, g: Mocarstwa) -> None:  # 7.5.4-7.5.10
        mine, theirs = self.counted()
        attack, defence = self.points(g)
        g.tell("points", attack, defence, self.to)
        g.push(
            Aftermath(self.attacker, self.defender, self.to, self.force, self.commander, attack - defence,
                      signs(mine), signs(theirs))
        )  # fmt: skip


@dataclass(slots=True, eq=False)
class ChooseBattle(Question[Mocarstwa]):
    """Which of the declared battles comes next (7.5)?"""

    rule = "7.5"
    seat: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat],)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for place in dict.fromkeys(target for target, _, _ in g.assaults):
            yield g.lexicon["fight", place], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        begin(g, seat, choice.args[0])


def begin(g: Mocarstwa, seat: int, place: int) -> None:
    """Fight for a province with all that were declared against it."""
    here = [(origin, kind) for target, origin, kind in g.assaults if target == place]
    force = tuple(entry for entry in here if entry[1] >= 0)
    commander = next((-2 - kind for _, kind in here if kind < 0), -1)
    if place >= len(g.fort):
        force = still_there(g, seat, force)
    if g.holder[place] == NOBODY or not force:  # the defenders have left the map with their player (6.4)
        g.assaults = tuple(entry for entry in g.assaults if entry[0] != place)
        if place < len(g.fort):
            g.push(Settle(seat, place, force, commander))
    elif place < len(g.fort):
        g.push(Battle(seat, place, force, commander))
    else:
        g.push(SeaBattle(seat, place, force, commander))
