"""The phase of the independent powers (faza mocarstw niezależnych, 5.2): their units attack the players beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.information import in_force
from ..box.units import ONE, each, kinds, packed, size
from ..land.dice import Assault
from ..sea.dice import Broadside
from ..sea.hulls import alongside, crewed, shores_of, sound_decks
from ..state import Mocarstwa
from ..victory.goals import check
from ..vocabulary import INDEPENDENT, NOBODY

Attack = tuple[int, int, int]
"""(unit, from, to)."""


@dataclass(slots=True, eq=False)
class IndependentsByDice(Procedure[Mocarstwa]):
    """5.2 with dice: every unit beside a player attacks once; the player to the left of the attacked one rolls."""

    steps = ("begin", "draw_lots", "attack_players", "end")
    drawn: tuple[Attack, ...] = ()  # units beside several players: whom the lot made them attack
    turn: int = 0  # the attacked player, by the order of play

    def begin(self, g: Mocarstwa) -> None:
        g.tell("independents-phase")
        g.wake(INDEPENDENT)
        for place in crewed(g, INDEPENDENT):  # aboard, one for each sound gun deck
            guns = 0 if in_force(g, "fog") else sound_decks(g, place)
            g.fresh[place] = packed(list(each(g.fresh[place]))[:guns])

    def draw_lots(self, g: Mocarstwa) -> None:
        """Beside provinces of several players, a die says which province is attacked."""
        drawn = []
        for place in g.of(INDEPENDENT):
            targets = targets_of(g, place)
            if len({g.holder[to] for to in targets}) > 1:
                for kind in each(g.fresh[place]):
                    drawn.append((kind, place, targets[g.dice.one_of("target", place, len(targets))]))
                g.fresh[place] = 0
        self.drawn = (*self.drawn, *drawn)

    def draw_again(self, g: Mocarstwa) -> None:
        """Who finds the province of the lot empty attacks another, if there is one: every unit beside a player does."""
        gone = [attack for attack in self.drawn if g.holder[attack[2]] == NOBODY]
        if gone:
            self.drawn = tuple(attack for attack in self.drawn if attack not in gone)
            for kind, place, _ in gone:
                g.fresh[place] += ONE[kind]
            self.draw_lots(g)
            self.turn = 0

    def attack_players(self, g: Mocarstwa) -> None:
        """One player after another is attacked, until nobody is left who can be."""
        check(g)
        self.draw_again(g)
        while self.turn < g.seats and not g.over:
            seat = g.order[self.turn]
            able = self.attacks_on(g, seat)
            if able:
                self.again()
                self.attack(g, seat, able)
                return
            self.turn += 1

    def attacks_on(self, g: Mocarstwa, seat: int) -> list[Attack]:
        """What can be done to a player now, each kind of unit of a place once."""
        drawn = [attack for attack in self.drawn if g.holder[attack[2]] == seat]
        free = [
            (kind, place, to)
            for place in g.of(INDEPENDENT)
            if g.fresh[place]
            for to in targets_of(g, place)
            if g.holder[to] == seat
            for kind in kinds(g.fresh[place])
        ]
        return list(dict.fromkeys(drawn + free))

    def attack(self, g: Mocarstwa, seat: int, able: list[Attack]) -> None:
        left = g.left_of(seat)
        if left == seat:  # alone: the weakest province, by lot among equals (ruling M16)
            weakest = min(size(g.units[to]) for _, _, to in able)
            able = [attack for attack in able if size(g.units[attack[2]]) == weakest]
            self.launch(g, able[g.dice.one_of("assail", seat, len(able)) if len(able) > 1 else 0])
        elif len(able) == 1:
            self.launch(g, able[0])
        else:
            g.ask(Independents(left, seat), 1 << left)

    def launch(self, g: Mocarstwa, attack: Attack) -> None:
        kind, place, to = attack
        if attack in self.drawn:
            rest = list(self.drawn)
            rest.remove(attack)
            self.drawn = tuple(rest)
        else:
            g.fresh[place] -= ONE[kind]
        if place < len(g.fort):
            g.tell("attacked", g.power_of(INDEPENDENT), kind, place, to)
            g.push(Assault(INDEPENDENT, kind, place, to, False))
        elif to < len(g.fort):
            g.tell("shelled", g.power_of(INDEPENDENT), kind, place, to)
            g.push(Assault(INDEPENDENT, kind, place, to, False, shells=True))
        else:
            g.tell("fired", g.power_of(INDEPENDENT), kind, place, to)
            g.push(Broadside(INDEPENDENT, kind, place, to, 0))

    def end(self, g: Mocarstwa) -> None:
        g.rest()


def targets_of(g: Mocarstwa, place: int) -> list[int]:
    """Provinces of players beside a place; from a ship those over its shores and ships beside (ruling M21)."""
    holder, seats = g.holder, g.seats
    if place < len(g.fort):
        return [to for to in g.board.land.neighbours[place] if 0 <= holder[to] < seats]
    return [to for to in (*shores_of(g, place), *alongside(g, place)) if 0 <= holder[to] < seats]


@dataclass(slots=True, eq=False)
class Independents(Question[Mocarstwa]):
    """The player to the left says which independent unit attacks which province next (5.2, ruling M15)."""

    rule = "5.2"
    seat: int
    attacked: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], g.core[self.attacked])

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        phase = next(frame for frame in reversed(g.stack) if isinstance(frame, IndependentsByDice))
        for attack in phase.attacks_on(g, self.attacked):
            yield g.lexicon["assail", *attack], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        phase = g.stack[-1]
        assert isinstance(phase, IndependentsByDice)
        kind, place, to = choice.args
        phase.launch(g, (kind, place, to))
