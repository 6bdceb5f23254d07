"""Chapter 9, action 7: Movement (Ruch), its Arbiter, its turns and what a General may do in one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure
from .ask import Ask
from .battle import Battle
from .march import MoveGenerals
from .state import MOST_MORALE, Raison, bits

GAIN = (0, 1, 2, 3)
"""Morale the Arbiter gains for the first, second and third movement turn (raison:9.7.3)."""


@dataclass(slots=True, eq=False)
class Movement(Procedure[Raison]):
    """Action 7 (raison:9.7), in the eight steps of the book."""

    steps = (
        "choose_arbiter", "disband", "first_turn", "battles",
        "second_turn", "battles", "third_turn", "battles",
    )  # fmt: skip
    power: int
    arbiter: int = -1
    number: int = 0

    def choose_arbiter(self, g: Raison) -> None:  # raison:9.7.1
        g.posted = False
        if any(no_arbiter(g, self.power, other) is None for other in range(g.board.size)):
            g.ask(ChooseArbiter(self.power), 1 << g.runs(self.power))
        else:
            g.tell("no-arbiter", self.power)  # raison:9.7.2

    def disband(self, g: Raison) -> None:  # raison:9.7.4
        if self.power in g.garrison:
            g.ask(Disband(self.power), 1 << g.runs(self.power))

    def first_turn(self, g: Raison) -> None:
        self.number = 1
        self._turn(g)

    def second_turn(self, g: Raison) -> None:
        self._request(g, 2)

    def third_turn(self, g: Raison) -> None:
        self._request(g, 3)

    def _request(self, g: Raison, number: int) -> None:  # raison:9.7.3
        if self.number != number - 1 or self.arbiter < 0:
            self.at = len(self.steps)
        elif no_turn(g, self.arbiter, number) is None:
            g.ask(AskForTurn(self.power, self.arbiter, number), 1 << g.runs(self.power))
        else:
            self.at = len(self.steps)

    def _turn(self, g: Raison) -> None:
        g.moved = g.engaged = 0
        g.refused = ()
        g.tell("movement-turn", self.power, self.number)
        if any(g.spot[general] >= 0 for general in g.board.generals[self.power]):
            g.ask(MoveGenerals(self.power, self.number), 1 << g.runs(self.power))

    def battles(self, g: Raison) -> None:  # raison:10
        fields = battlefields(g, self.power)
        if fields:
            self.again()
            if len(fields) == 1:
                g.push(Battle.begin(g, fields[0], self.power))
            else:
                g.ask(ChooseBattle(self.power), 1 << g.runs(self.power))

    def granted(self, g: Raison) -> None:
        """The Arbiter let the Power move on."""
        self.number += 1
        g.add_morale(self.arbiter, GAIN[self.number])
        self._turn(g)


def movement(g: Raison) -> Movement:
    """The Movement action under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Movement):
            return frame
    raise AssertionError("no Movement under way")


def no_arbiter(g: Raison, power: int, arbiter: int) -> Reason | None:
    """What keeps a Power from being Arbiter (raison:9.7.1)."""
    if arbiter == power:
        return Reason("yourself", "9.7.1")
    if g.ally[power] >> arbiter & 1:
        return Reason("same-coalition", "9.7.1", (arbiter,))
    if g.seat_of[arbiter] < 0:
        return Reason("uncontrolled-minor", "12.5", (arbiter,))
    if g.morale[arbiter] >= MOST_MORALE:
        return Reason("morale-full", "9.7.1", (arbiter,))
    return None


def no_turn(g: Raison, arbiter: int, number: int) -> Reason | None:
    """No movement turn may lift the Arbiter above 15 Morale (raison:9.7.3)."""
    if g.morale[arbiter] + GAIN[number] > MOST_MORALE:
        return Reason("arbiter-full", "9.7.3", (arbiter, number))
    return None


def battlefields(g: Raison, power: int) -> list[int]:
    """Where the Generals that moved this turn meet an enemy."""
    return [g.spot[general] for general in bits(g.moved) if g.spot[general] >= 0 and g.enemies(power, g.spot[general])]


@dataclass(slots=True, eq=False)
class ChooseArbiter(Ask):
    """Whom to make Arbiter; compulsory, never refused (raison:9.7.1)."""

    rule = "9.7.1"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for other in range(g.board.size):
            yield g.lexicon["arbiter", other], no_arbiter(g, self.power, other)

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        arbiter = choice.args[0]
        movement(g).arbiter = arbiter
        g.add_morale(arbiter, GAIN[1])
        g.tell("arbiter", self.power, arbiter)


@dataclass(slots=True, eq=False)
class Disband(Ask):
    """Which Garrisons to give up (raison:9.7.4)."""

    rule = "9.7.4"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for territory, garrison in enumerate(g.garrison):
            if garrison == self.power:
                yield g.lexicon["disband", territory], None
            elif every:
                yield g.lexicon["disband", territory], Reason("no-own-garrison", self.rule, (territory,))
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "disband":
            g.put_garrison(choice.args[0], -1)
            g.tell("disbanded", self.power, choice.args[0])
            if self.power in g.garrison:
                g.ask(Disband(self.power), 1 << seat)


@dataclass(slots=True, eq=False)
class AskForTurn(Ask):
    """Whether to ask the Arbiter for another movement turn."""

    rule = "9.7.3"
    arbiter: int
    number: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.arbiter, self.number)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["request",], no_turn(g, self.arbiter, self.number)
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            frame = movement(g)
            frame.at = len(frame.steps)
            return
        g.tell("requested", self.power, self.arbiter, self.number)
        g.ask(AllowTurn(self.arbiter, self.power, self.number), 1 << g.runs(self.arbiter))
        g.talk("consent")


@dataclass(slots=True, eq=False)
class AllowTurn(Ask):
    """The Arbiter's consent to a second or third movement turn; here `power` is the Arbiter."""

    rule = "9.7.3"
    mover: int
    number: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.mover, self.number)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["allow",], None
        yield g.lexicon["deny",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        frame = movement(g)
        if choice.verb == "allow":
            g.tell("allowed", self.mover, self.power, self.number)
            frame.granted(g)
        else:
            g.tell("denied", self.mover, self.power, self.number)
            frame.at = len(frame.steps)


@dataclass(slots=True, eq=False)
class ChooseBattle(Ask):
    """The mover decides which of several battles comes first (raison:10)."""

    rule = "10"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for territory in battlefields(g, self.power):
            yield g.lexicon["fight", territory], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        g.push(Battle.begin(g, choice.args[0], self.power))
