"""9.6: how a battle goes, on land (9.7) and at sea (9.9): the book's seven steps."""

from __future__ import annotations

from dataclasses import dataclass

from ...court import power
from ...empire.guard import CallGuard, may_join, reinforced
from ...round.once import VICTORY, mark, marked
from ...state import MIL, NONE, Europa
from ..movement.marching import Moving
from ..pieces import black_units_left
from ..units import ARTILLERY, INFANTRY
from . import aftermath, command, deeds, drill
from .clash import ATTACK, DEFENCE, NOTHING, Clash, with_side
from .defenders import levies, number
from .dice import BASE, add, throw
from .losses import Losses
from .retreat import Retreat, flees, order, refuges

SIDES = (ATTACK, DEFENCE)


@dataclass(slots=True, eq=False)
class Battle(Clash):
    """Steps 1 to 7; all but the first are repeated while both sides have units left."""

    steps = (
        "muster", "guard", "main_defender", "appoint", "commanders", "choose", "base_dice", "ride", "drill",
        "knights", "begin_round", "promised", "actions", "roll", "hits_taken", "wounds", "board", "ask_retreat",
        "retreat", "repeat", "victor",
    )  # fmt: skip

    # -- 1: preparation

    def muster(self, g: Europa) -> None:
        """Non-player realms bring their units; whoever has none does not fight."""
        if not self.levies:
            for party in (*self.sides[ATTACK], *self.sides[DEFENCE]):
                self._levy(g, party)
            self.levies = reinforced(g, self)
        g.tell("sea-battle" if self.sea else "battle", self.place)
        for side in SIDES:
            for party in self.present(g, side):
                g.tell("attacks" if side == ATTACK else "defends", party, self.number(g, party))

    def guard(self, g: Europa) -> None:
        """18.4: the imperial guard may join the Emperor."""
        if may_join(g, self):
            seat = g.seat_of(g.emperor)
            g.ask(CallGuard(seat), 1 << seat)

    def _levy(self, g: Europa, realm: int) -> None:
        if g.seat_of(realm) >= 0 or realm >= len(g.start.board.realms.realms):
            return
        provinces = levies(g, realm, self.place, self.sea, self.others)
        units = number(g, realm, provinces, self.sea)
        if any(isinstance(frame, Moving) and frame.unready >> realm & 1 for frame in g.stack):
            units = (units + 1) // 2
        self.levies += ((realm, units),)
        if self.sea:
            g.launched |= provinces
        else:
            g.defended |= provinces

    def main_defender(self, g: Europa) -> None:
        self.lead = with_side(self.lead, ATTACK, _one(command.leads(g, self, ATTACK)))
        equal = command.leads(g, self, DEFENCE)
        self.lead = with_side(self.lead, DEFENCE, _one(equal))
        if len(equal) > 1 and g.seat_of(equal[0]) >= 0:
            seat = command.last_to_play(g, self.seat, equal)
            g.ask(command.MainDefender(seat, equal), 1 << seat)

    def appoint(self, g: Europa) -> None:
        """The attacker, then the defender; three units without a player are led by whom they find."""
        self.queue = SIDES if all(self.total(g, side) for side in SIDES) else ()

    def commanders(self, g: Europa) -> None:
        if self.queue:
            side, *rest = self.queue
            self.queue = tuple(rest)
            self.again()
            seat = g.seat_of(self.lead[side])
            if seat < 0:
                command.draw_leader(g, self, side)
            elif command.may_appoint(g, self, side) and command.could_appoint(g, self, seat):
                g.ask(command.Commander(seat), 1 << seat)

    def choose(self, g: Europa) -> None:
        for side in reversed(SIDES):
            offices = command.candidates(g, self, side)
            self.office = with_side(self.office, side, _one(offices))
            if len(offices) > 1:
                seat = g.seat_of(self.lead[side])
                g.ask(command.Command(seat), 1 << seat)

    def base_dice(self, g: Europa) -> None:
        for side in reversed(SIDES):  # the attacker is asked first
            command.base_dice(g, self, side)

    def ride(self, g: Europa) -> None:
        for side in reversed(SIDES):
            if command.rides(g, self, side):
                seat = g.seat_of(self.lead[side])
                g.ask(command.BaseDice(seat), 1 << seat)

    def drill(self, g: Europa) -> None:
        for side in reversed(SIDES):
            if drill.drilled(g, self, side):
                seat = g.seat_of(self.lead[side])
                g.ask(drill.LeaveOut(seat, 1 - side), 1 << seat)

    def knights(self, g: Europa) -> None:
        drill.knights(g, self)

    # -- 2 and 3: battle actions and dice

    def begin_round(self, g: Europa) -> None:
        """Where the player who led a side is gone, another leads it, with the three dice that everybody has."""
        if not all(self.total(g, side) for side in SIDES):
            self.at = self.steps.index("victor")
            return
        self.round += 1
        self.played = ((), ())
        g.tell("battle-round", self.round)
        for side in SIDES:
            if not self.number(g, self.lead[side]):
                played = g.seat_of(self.lead[side]) >= 0
                self.lead = with_side(self.lead, side, _one(command.largest(g, self, side)))
                if played:
                    self.office = with_side(self.office, side, NONE)
                    self.dice = with_side(self.dice, side, add(NOTHING, ARTILLERY if self.sea else INFANTRY, BASE))

    def promised(self, g: Europa) -> None:
        for side in reversed(SIDES):
            command.promised_dice(g, self, side)

    def actions(self, g: Europa) -> None:
        """The attacker's, then the defender's."""
        for seat, side in reversed(deeds.players(g, self)):
            g.ask(deeds.BattleActions(seat, side), 1 << seat)

    def roll(self, g: Europa) -> None:
        throw(g, self)

    # -- 4 and 5: hits, wounds, boarding

    def hits_taken(self, g: Europa) -> None:
        for side in SIDES:
            if self.hits[1 - side]:
                g.push(Losses(side, self.hits[1 - side]))

    def wounds(self, g: Europa) -> None:
        aftermath.wounds(g, self)

    def board(self, g: Europa) -> None:
        aftermath.board(g, self)

    # -- 6: retreat

    def ask_retreat(self, g: Europa) -> None:
        self.queue = order(g, self)

    def retreat(self, g: Europa) -> None:
        while self.queue and all(self.total(g, side) for side in SIDES):
            party, *rest = self.queue
            self.queue = tuple(rest)
            seat = g.seat_of(party)
            if seat < 0 and flees(g, self, party):
                self.reduce(g, party, self.number(g, party))
                g.tell("fled", party)
            elif seat >= 0 and self.number(g, party) and refuges(g, self, seat):
                self.again()
                g.ask(Retreat(seat), 1 << seat)
                return

    def repeat(self, g: Europa) -> None:
        if all(self.total(g, side) for side in SIDES):
            self.at = self.steps.index("begin_round")

    # -- 7: the victor

    def victor(self, g: Europa) -> None:
        """Who alone has units left has won; the turn's player gains military power for his first victory."""
        left = [side for side in SIDES if self.total(g, side)]
        if len(left) != 1:
            g.tell("no-victor")
            return
        g.tell("won-battle", self.lead[left[0]])
        if self.turn and g.realm[g.active] in self.sides[left[0]] and not marked(g, g.active, VICTORY):
            mark(g, g.active, VICTORY)
            power.gain(g, g.active, MIL, 1)
        if self.invasion:
            self._stay(g)

    def _stay(self, g: Europa) -> None:
        """Invaders who are left stay as rebels, as far as the box has black units (2.2)."""
        for _, units in self.levies:
            g.rebels[self.place] += min(units, max(0, black_units_left(g)))


def _one(parties: tuple[int, ...]) -> int:
    return parties[0] if parties else NONE
