"""9.1, 16.3: a realm that nobody plays declares war on a player.

It is treated as a player would be: tokens, the defence of the Empire, calls to arms, power for the attacked, battles.
It has neither ships at sea nor influence, and calls nobody: such realms call when they are attacked (E201).
"""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Procedure
from ..board.nearness import foes
from ..board.ownership import independent
from ..court import power
from ..empire import defence
from ..empire.membership import is_subject
from ..state import MIL, Europa
from .calls import DEFENSIVE, Answer, Calling, join
from .forces import in_field
from .hostilities import begin_war
from .meeting import Meetings


def may_rise(g: Europa, realm: int, seat: int) -> bool:
    """The limits of 9.1 that can bind such a realm."""
    ties = g.wars[seat] | g.truces[seat] | g.allies[seat]
    if not independent(g, realm) or seat in g.passed or ties >> realm & 1:
        return False
    return not _emperor_shields(g, realm, g.realm[seat])


def _emperor_shields(g: Europa, realm: int, target: int) -> bool:
    """A subject at peace with an Emperor who is the realm's ally, has a truce with it, or has passed."""
    emperor = defence.emperor(g)
    if emperor < 0 or not is_subject(g, target) or foes(g, emperor) >> target & 1:
        return False
    return emperor in g.passed or bool((g.allies[emperor] | g.truces[emperor]) >> realm & 1)


@dataclass(slots=True, eq=False)
class RealmAttacks(Procedure[Europa]):
    """Steps 3 to 7 of a declaration; the player's own token lies on the realm's capital."""

    steps = ("token", "call_emperor", "call_allies", "reward", "on_land")
    realm: int
    seat: int  # the player attacked

    def token(self, g: Europa) -> None:
        g.tell("realm-attacks", self.realm, g.realm[self.seat])
        begin_war(g, self.seat, self.realm, attacked=True, declared=True)

    def call_emperor(self, g: Europa) -> None:  # 3 b
        mine = g.realm[self.seat]
        if defence.may_defend(g, self.realm, mine) and not g.defence >> self.realm & 1:
            emperor = defence.emperor(g)
            g.ask(DefendAgainst(emperor, mine, 1 << self.realm, True), 1 << emperor)

    def call_allies(self, g: Europa) -> None:  # 3 d
        g.push(Calling(self.seat, 1 << self.realm, DEFENSIVE))

    def reward(self, g: Europa) -> None:  # 4
        power.gain(g, self.seat, MIL, 1)

    def on_land(self, g: Europa) -> None:  # 7
        """Where players at war with the realm stand among its provinces."""
        places = 0
        for seat in range(g.seats):
            if g.wars[seat] >> self.realm & 1:
                places |= in_field(g, seat)
        g.push(Meetings(self.seat, places))


@dataclass(slots=True, eq=False)
class DefendAgainst(Answer):
    """Does the Emperor defend the Empire against a realm that nobody plays (18.4)?"""

    rule = "18.4"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.caller, self.enemies.bit_length() - 1)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "join-war":
            join(g, seat, self.caller, self.enemies, True)
            defence.defend(g, self.enemies.bit_length() - 1)
        elif self.caller != g.emperor:
            defence.refuse(g)
