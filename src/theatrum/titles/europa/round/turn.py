"""4.2: the phase of actions: turns, passing with its rewards, the last turns, the events still owed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions import event
from ..actions.action import Action
from ..actions.registry import BY_VERB, MAIN, MINOR
from ..aims.claiming import claim, watch
from ..asked import Asked
from ..cards import playing
from ..court import treasury
from ..recall import recall
from ..state import Europa
from ..war.meeting import meet
from ..war.movement.homecoming import PutOut, shut_out
from ..war.ports import moor
from .once import DUEL, events_owed, new_turn

DUEL_REWARD = (3,)
"""Two players: three ducats for the first to pass (20.2)."""
FEWEST = 3
"""The first column of the table of rewards: it holds for two whose others have left (21)."""
WITHOUT_CARDS = tuple(action for action in MINOR if action is not playing.MINOR)
"""What is left of the minor actions to who has passed."""


def rewards(g: Europa) -> tuple[int, ...]:
    """Ducats for passing first, second and so on."""
    return DUEL_REWARD if g.seats == DUEL else g.start.box.passing[max(FEWEST, g.playing)]


def places(g: Europa) -> int:
    """How many are rewarded for passing; then the last turns begin."""
    return sum(reward > 0 for reward in rewards(g))


@dataclass(slots=True, eq=False)
class Actions(Procedure[Europa]):
    """Phase 2."""

    steps = ("turns", "call", "last_turns", "owed")
    goes_round = True
    seat: int  # who plays next
    queue: tuple[int, ...] = ()  # whose last turns are to come

    def turns(self, g: Europa) -> None:
        if len(g.passed) < places(g):
            while self.seat in g.passed:
                self.seat = g.after(self.seat)
            self.again()
            g.push(Turn(self.seat))
            self.seat = g.after(self.seat)

    def call(self, g: Europa) -> None:
        """Whoever has not passed plays one more turn; of two players the other has two, events owed among them."""
        left = [seat for seat in g.clockwise(self.seat) if seat not in g.passed]
        turns = 2 if g.seats == DUEL and left and events_owed(g, left[0]) < 2 else 1
        self.queue = tuple(left * turns)

    def last_turns(self, g: Europa) -> None:
        g.passed += tuple(seat for seat in g.clockwise(0) if seat not in self.queue and seat not in g.passed)
        if self.queue:
            seat, *rest = self.queue
            self.queue = tuple(rest)
            self.again()
            if seat not in g.passed:
                g.tell("last-turn", g.realm[seat])
                g.push(Turn(seat))

    def is_last(self, g: Europa, seat: int) -> bool:
        """Whether no turn of a seat is to come after the one that it plays now."""
        return g.active == seat and seat not in (*g.passed, *self.queue) and len(g.passed) >= places(g)

    def owed(self, g: Europa) -> None:
        """One turn more for each event that a seat has not taken."""
        for seat in g.clockwise(self.seat):
            if events_owed(g, seat):
                self.again()
                g.push(Turn(seat, owed=True))
                return


@dataclass(slots=True, eq=False)
class Turn(Procedure[Europa]):
    """A seat's turn: exactly one action, minor ones before and after."""

    steps = ("begin", "act", "end")
    seat: int
    owed: bool = False  # the action must be an event
    acted: bool = False
    ended: bool = False

    def begin(self, g: Europa) -> None:
        g.active = self.seat
        new_turn(g)
        g.tell("turn", g.realm[self.seat])

    def act(self, g: Europa) -> None:
        quiet, able = watch(g)
        if not quiet and meet(g, self.seat):
            self.again()
        elif not quiet and shut_out(g):
            self.again()
            g.push(PutOut())
        elif able & ~g.wishes and claim(g, self.seat):
            self.again()
        elif not self.ended:
            self.again()
            g.ask(Act(self.seat), 1 << self.seat)

    def end(self, g: Europa) -> None:
        moor(g, self.seat)


def current(g: Europa) -> Turn:
    """The turn that is being played."""
    for frame in reversed(g.stack):
        if type(frame) is Turn:
            return frame
    raise LookupError("nobody has the turn")


@dataclass(slots=True, eq=False)
class Act(Asked):
    """The next action of a turn."""

    rule = "4.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        turn = current(g)
        if not turn.acted:
            for action in main_actions(turn.owed):
                yield from action.offers(g, seat, every)
            if not events_owed(g, seat):
                yield g.lexicon["pass",], None
            elif every:
                yield g.lexicon["pass",], Reason("event-owed", "4.2")
        for action in minor_actions(g, seat):
            yield from action.offers(g, seat, every)
        if turn.acted:
            yield g.lexicon["end-turn",], None

    def choices(self, g: Europa, seat: int) -> list[Choice]:
        """The open ones: minor actions change which minor ones are open, seldom which others are."""
        turn = current(g)
        minor = [choice for action in minor_actions(g, seat) for choice in action.opened(g, seat)]
        return [*minor, g.lexicon["end-turn",]] if turn.acted else [*recall(g, open_actions, seat, turn.owed), *minor]

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        turn = current(g)
        if choice.verb == "end-turn":
            turn.ended = True
        elif choice.verb == "pass":
            turn.acted = True
            pass_(g, seat)
        else:
            action = BY_VERB[choice.verb]
            turn.acted = turn.acted or not action.minor
            action.taken(g, seat, choice)


def main_actions(owed: bool) -> tuple[Action, ...]:
    """Those that use up the turn; it is an event if one is owed."""
    return (event.ACTION,) if owed else MAIN


def minor_actions(g: Europa, seat: int) -> tuple[Action, ...]:
    return MINOR if seat not in g.passed else WITHOUT_CARDS


def opened(g: Europa, seat: int, actions: tuple[Action, ...]) -> list[Choice]:
    """What is open of these actions."""
    return [choice for action in actions for choice, why in action.offers(g, seat, False) if why is None]


def open_actions(g: Europa, seat: int, owed: bool) -> tuple[Choice, ...]:
    """What is open of the actions that use up the turn, passing among them."""
    found = opened(g, seat, main_actions(owed))
    return tuple(found) if events_owed(g, seat) else (*found, g.lexicon["pass",])


def pass_(g: Europa, seat: int) -> None:
    """The seat is rewarded for its place; no more actions but minor ones in this turn."""
    g.tell("passed", g.realm[seat])
    place = len(g.passed)
    g.passed += (seat,)
    if place < places(g):
        treasury.gain(g, seat, rewards(g)[place])


def next_first(g: Europa) -> int:
    """4.5 B6: who passed first gets the marker; not the one who has it, but for two players (20.2)."""
    return g.passed[1] if g.passed[0] == g.first and g.seats > DUEL else g.passed[0]
