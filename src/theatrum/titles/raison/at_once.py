"""Chapter 9, the way the book names first: all actions of a turn but Movement at once (raison:9, ruling R22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Decision, Frame, Offer, Together, run
from .state import Raison

Lane = tuple[Frame[Raison], ...]
"""The frames of one action, its question on top. They are never changed in a lane: a copy goes onto the stack."""


@dataclass(slots=True, eq=False)
class AtOnce(Together[Raison]):
    """Every action under way asks its next question; the answers are opened together and carried out in the order of
    the list. A player with several Powers is asked for one action after another."""

    rule = "9"
    lanes: tuple[Lane, ...]

    def put_to(self, seat: int) -> Decision[Raison]:
        for lane in self.lanes:
            if asked(lane) == seat:
                return question(lane)
        return self

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        return self.put_to(seat).offers(g, seat, every)

    def resolve(self, g: Raison, answers: tuple[Choice | None, ...]) -> None:
        lanes, given = [], list(answers)
        for lane in self.lanes:
            seat = asked(lane)
            choice, given[seat] = given[seat], None
            lanes.append(lane if choice is None else answer(g, lane, seat, choice))
            if g.over:
                return
        ask_all(g, lanes)


def question(lane: Lane) -> Decision[Raison]:
    top = lane[-1]
    assert isinstance(top, Decision)
    return top


def asked(lane: Lane) -> int:
    """The seat to which the question of a lane is put."""
    return question(lane).waiting.bit_length() - 1


def answer(g: Raison, lane: Lane, seat: int, choice: Choice) -> Lane:
    """Carry out an answer; one that another action has just made impossible is asked for anew."""
    if choice not in question(lane).choices(g, seat):
        return lane
    floor = len(g.stack)
    g.stack.extend(frame.copy() for frame in lane[:-1])
    question(lane).copy().taken(g, seat, choice)
    return lift(g, floor)


def lift(g: Raison, floor: int) -> Lane:
    """Run what was put above the floor up to its next question and take it off the stack as a lane."""
    run(g, floor)
    lane = tuple(g.stack[floor:])
    del g.stack[floor:]
    return lane


def ask_all(g: Raison, lanes: Iterable[Lane]) -> None:
    """Put the questions of all actions that are not done yet."""
    left = tuple(lane for lane in lanes if lane)
    if left:
        g.ask(AtOnce(left), sum({1 << asked(lane) for lane in left}))
