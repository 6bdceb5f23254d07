"""Chapters 3, 4 and 6: set-up, rounds, the turns of the War Wheel."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.flow import Procedure
from .actions import Drill, ExtendInfluence, Leadership, Mobilisation, OverLimit, Perform, Subsidies, Taxation
from .at_once import ask_all, lift
from .diplomacy import Diplomacy
from .election import Election
from .minors import TakeControl
from .movement import Movement
from .state import HAND_LIMIT, Raison
from .vocabulary import ACTIONS

ACTION = (Drill, Taxation, Subsidies, Leadership, Mobilisation, ExtendInfluence, Movement)
"""The procedures in the order of the list in chapter 9."""
DRILL, TAXATION, SUBSIDIES, LEADERSHIP, MOBILISATION, *_ = range(len(ACTIONS))


@dataclass(slots=True, eq=False)
class SetUp(Procedure[Raison]):
    """Chapter 3: pieces on the board, cards to the hands (raison:3.4 to raison:3.11)."""

    steps = ("place_pieces", "deal_cards", "begin")

    def place_pieces(self, g: Raison) -> None:  # raison:3.7
        general = 0
        for power, setup in enumerate(g.board.setup):
            for territory, troops in setup.generals:
                g.put_general(general, territory)
                g.troops[general] = troops
                general += 1
            for territory in setup.garrisons:
                g.put_garrison(territory, power)
            for territory in setup.fortresses:
                g.fortress |= 1 << territory

    def deal_cards(self, g: Raison) -> None:  # raison:3.9, ruling R2
        for power, setup in enumerate(g.board.setup):
            if setup.hand is not None:
                g.hands[power] = setup.hand
                for card in setup.hand:
                    g.draw[card] -= 1
        for power, setup in enumerate(g.board.setup):
            if setup.hand is None:
                for _ in range(setup.cards):
                    g.draw_card(power)

    def begin(self, g: Raison) -> None:
        g.stack.pop()
        g.push(Round())


@dataclass(slots=True, eq=False)
class Round(Procedure[Raison]):
    """Chapter 6 (Przebieg rozgrywki): Diplomacy, then one turn of the wheel after another."""

    steps = ("diplomacy", "turns", "next_round")

    def diplomacy(self, g: Raison) -> None:  # raison:6.1
        g.tell("round", g.round)
        if g.round > 1 and g.turn == 0:
            g.push(Diplomacy())

    def turns(self, g: Raison) -> None:  # raison:6.2
        if g.turn < len(g.board.actions):
            self.again()
            g.push(Turn())

    def next_round(self, g: Raison) -> None:
        g.round += 1
        g.turn = 0
        g.stack.pop()
        g.push(Round())


@dataclass(slots=True, eq=False)
class Turn(Procedure[Raison]):
    """One position of the War Wheel (Koło Wojny, raison:5.1, raison:9): every Power its action, Movement last."""

    steps = ("control_of_minor", "election", "actions", "hand_limit", "turn_the_wheel")
    goes_round = True
    sector: int = 0

    def control_of_minor(self, g: Raison) -> None:  # raison:12.3
        g.tell("turn", g.turn + 1)
        power = at_sector(g, 0)
        if g.minor >> power & 1 and power not in g.board.held:
            g.push(TakeControl(power))

    def election(self, g: Raison) -> None:  # raison:6.3
        if at_sector(g, 0) == g.board.members[0][0]:
            g.push(Election())

    def actions(self, g: Raison) -> None:  # raison:9, ruling R22
        last = len(g.board.actions) - 1  # Movement
        if self.sector > last:
            self.at += 1  # every action done: past the hand limit
        elif g.options["actions"] == "at-once" and self.sector < last:
            self.sector = last
            self._at_once(g, last)
        else:
            self.sector += 1
            begin(g, self.sector - 1)

    def _at_once(self, g: Raison, count: int) -> None:
        lanes = []
        for sector in range(count):
            floor = len(g.stack)
            begin(g, sector)
            lanes.append(lift(g, floor))
            if g.over:
                return
        ask_all(g, lanes)

    def hand_limit(self, g: Raison) -> None:  # raison:5.10.1, ruling R15
        for power, hand in enumerate(g.hands):
            if len(hand) > HAND_LIMIT and g.runs(power) >= 0:
                self.again()
                g.ask(OverLimit(power), 1 << g.runs(power))
                return
        self.at -= 2

    def turn_the_wheel(self, g: Raison) -> None:  # raison:5.1
        g.turn += 1


def at_sector(g: Raison, sector: int) -> int:
    """The Power whose symbol points at a sector of the wheel this turn."""
    size = g.board.size
    return g.wheel.index((sector - g.turn) % size)


def begin(g: Raison, sector: int) -> None:
    """The action of a sector, for the Power that stands on it; an uncontrolled Minor takes none (raison:12.5)."""
    power, action = at_sector(g, sector), g.board.actions[sector]
    if g.seat_of[power] < 0:
        return
    if action == LEADERSHIP and SUBSIDIES not in g.board.actions:  # raison:9.4, 1702
        g.push(Subsidies(power))
    g.push(ACTION[action](power))
    if may_forgo(g, power, action):
        g.ask(Perform(power, action), 1 << g.runs(power))


def may_forgo(g: Raison, power: int, action: int) -> bool:
    """Whether a Power is asked if it wants its action at all (raison:9, ruling R37).

    Subsidies and Leadership can be left at nothing by their own words, Influence is always scored, and Movement
    always names its Arbiter.
    """
    if action == MOBILISATION and g.money[power]:
        return g.options["decline"] != "none"
    return g.options["decline"] == "three" and action in (DRILL, TAXATION, MOBILISATION)
