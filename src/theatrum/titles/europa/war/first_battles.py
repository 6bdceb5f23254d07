"""9.1, 5.5: the battles that a declaration of war or a recruitment brings about at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.nearness import foes
from ..board.reading import members
from ..state import Europa
from .battle.arising import land_battle, sea_battle
from .battle.fight import Battle
from .forces import at_sea, in_field


def involved(g: Europa, attackers: int) -> int:
    """The seats on both sides of a war: the attackers' and their enemies', as a mask."""
    return sum(1 << seat for seat in range(g.seats) if attackers >> g.realm[seat] & 1 or foes(g, seat) & attackers)


@dataclass(slots=True, eq=False)
class FirstBattles(Procedure[Europa]):
    """Where enemies are in one place, or a player where a hostile realm has land; the active player picks the order."""

    steps = ("next",)
    seat: int  # whose turn it is
    sea: bool
    seats: int  # mask: who is in this war; 0 where the places are known
    places: int = 0  # mask of zones or areas where a battle is still to be fought

    def find(self, g: Europa) -> None:
        places = 0
        for seat in members(self.seats):
            places |= at_sea(g, seat) if self.sea else in_field(g, seat)
        self.places = sum(1 << place for place in members(places) if self.battle(g, place))

    def next(self, g: Europa) -> None:
        """A place where a retreat or an end of strength has left nobody to fight drops out."""
        self.places = sum(1 << place for place in members(self.places) if self.battle(g, place))
        if not self.places:
            return
        self.again()
        if self.places & (self.places - 1):
            g.ask(FirstBattle(self.seat), 1 << self.seat)
        else:
            self.fight(g, self.places.bit_length() - 1)

    def battle(self, g: Europa, place: int) -> Battle | None:
        others = tuple(members(self.places & ~(1 << place)))
        if self.sea:
            return sea_battle(g, place, self.seat, others=others)
        return land_battle(g, place, self.seat, others=others)

    def fight(self, g: Europa, place: int) -> None:
        self.places &= ~(1 << place)
        battle = self.battle(g, place)
        if battle:
            g.push(battle)


def brewing(g: Europa) -> FirstBattles:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, FirstBattles))


@dataclass(slots=True, eq=False)
class FirstBattle(Asked):
    """Where is fought first?"""

    rule = "9.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        battles = brewing(g)
        verb = "give-battle-at-sea" if battles.sea else "give-battle"
        for place in members(battles.places):
            yield g.lexicon[verb, place], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        brewing(g).fight(g, choice.args[0])
