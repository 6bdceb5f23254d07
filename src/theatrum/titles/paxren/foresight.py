"""What a bank can bring about before its turn ends: its own victory, or the end of a rival's. Played on in copies."""

from __future__ import annotations

from collections import deque
from typing import Any

from ...engine.chance import Dice, Generator
from ...engine.choice import Choice
from ...engine.tape import Tape
from .bot_turn import WIN
from .estimate import PATRON_RACE, Estimate
from .market import Activate
from .ops import UseOp
from .state import ROW, VACANT, Pax
from .turn import Act, no_victory
from .victory import met
from .vocabulary import VICTORIES

STOP = 25.0
"""What it is worth to keep a rival from a victory."""
POSITIONS = 300
"""How many positions are looked at for one decision; as many again where the next action is needed too."""
REACH = 2
"""A victory that lacks no more than this may be met by one action."""
LAST_CARDS = 2
"""With so few cards left a turn can end the game."""
WON = -1
"""Better than any number of rivals about to win."""


class Line:
    """What a choice can lead to: the best outlook found, positions still to be played on in this action and later."""

    __slots__ = ("best", "later", "open", "seen")

    def __init__(self) -> None:
        self.best: int | None = None
        self.open: deque[Pax] = deque()
        self.later: deque[Pax] = deque()
        self.seen: set[tuple[object, ...]] = set()


class Foresight:
    """Made once a question, where something is at stake."""

    def __init__(self, e: Estimate) -> None:
        self.seat = e.seat
        self.turn = e.g.turn
        self.comets = _comets(e.g)
        self.ending = e.left <= LAST_CARDS
        self.watched = watched(e, self.comets)
        self.now = about_to_win(e.g, self.watched, self.comets)
        self.hope = may_win(e, self.comets)
        self.root = e.g.resample(e.seat, Generator(0))
        self.root.dice = Dice(Generator(0))
        self.root.events = Tape()

    def reasons(self, choices: list[Choice]) -> dict[Choice, tuple[float, str]]:
        """For each choice that changes who is about to win: by how much, and why."""
        found = {}
        for choice, line in zip(choices, self._lines(choices), strict=True):
            if line.best == WON:
                found[choice] = (WIN, "win-in-sight")
            elif line.best is not None and line.best != self.now:
                better = self.now - line.best
                found[choice] = (STOP * better, "stops-rival" if better > 0 else "gift-to-rival")
        return found

    def _lines(self, choices: list[Choice]) -> list[Line]:
        """First what the action under way can do; only where that is not enough, the next one too."""
        lines = [Line() for _ in choices]
        for line, choice in zip(lines, choices, strict=True):
            self._step(line, self.root, choice)
        if not (self.now or self.hope or self.ending):
            return lines
        self._play_on(lines)
        if (self.now or self.ending) and all(line.best is None or line.best >= self.now for line in lines):
            for line in lines:
                line.open = line.later
                line.later = deque()
            self._play_on(lines)
        return lines

    def _play_on(self, lines: list[Line]) -> None:
        """Each line in turn, shortest sequences first; what one does not need of its share is left to the next."""
        aim = WON if self.hope or self.ending else 0
        left = POSITIONS
        for index, line in enumerate(lines):
            share = left // (len(lines) - index)
            while line.open and share > 0 and (line.best is None or line.best > aim):
                g = line.open.popleft()
                for choice in self._promising(g)[:share]:
                    self._step(line, g, choice)
                    share -= 1
                    left -= 1
            if line.best == WON:
                return

    def _promising(self, g: Pax) -> list[Choice]:
        """A last action that only fills the hand or does nothing changes no race."""
        choices = g.offered(self.seat)
        if self.ending or g.actions > 1 or not isinstance(g.stack[-1], Act):
            return choices
        comets = self.comets
        return [c for c in choices if c.verb != "pass" and (c.verb != "buy" or comets >> c.args[0] & 1)]

    def _step(self, line: Line, g: Pax, choice: Choice) -> None:
        """Play a choice on a copy, judge where that leaves things settled, and keep the position to play on."""
        after = g.clone()
        after.answer(self.seat, choice)
        question = after.decision if after.turn == self.turn else None
        acting = isinstance(question, Act)
        if question is None or acting or isinstance(question, UseOp):
            if (key := _key(after)) in line.seen:
                return
            line.seen.add(key)
            outlook = self._outlook(after)
            line.best = outlook if line.best is None else min(line.best, outlook)
        if question is not None and question.waiting >> self.seat & 1:
            (line.later if acting else line.open).append(after)

    def _outlook(self, g: Pax) -> int:
        """WON, or how many rivals could win on their next turn; as bad as can be when one has won."""
        if g.over:
            return WON if g.winner == self.seat else g.seats
        if (
            g.turn == self.turn
            and g.actions
            and any(no_victory(g, self.seat, v) is None for v in range(len(VICTORIES)))
        ):
            return WON
        return about_to_win(g, self.watched, self.comets)


def foresee(e: Estimate, choices: list[Choice]) -> dict[Choice, tuple[float, str]]:
    """What choices do to victories near at hand; nothing while none is."""
    g, seat = e.g, e.seat
    if g.seat != seat:
        return {}
    comets = _comets(g)
    if e.left > LAST_CARDS and not (may_win(e, comets) or tense(e, comets)):
        return {}
    return Foresight(e).reasons(choices)


# -- who is how near


def may_win(e: Estimate, comets: int) -> bool:
    """Whether the seat might meet a victory by one action and still have one to declare it."""
    g, seat = e.g, e.seat
    question = g.stack[-1]
    if g.actions - isinstance(question, Act) < 1:
        return False
    gaps = e.gaps[seat][:PATRON_RACE]
    if any(g.active >> victory & 1 and gap <= REACH for victory, gap in enumerate(gaps)):
        return True
    lit = isinstance(question, Activate) or (isinstance(question, Act) and g.florins[seat] >= _price(g, comets))
    return lit and any(met(g, seat, victory) for victory in _inactive(g))


def tense(e: Estimate, comets: int) -> bool:
    """Whether a rival is one step from an active victory, or has reached one that a Comet could turn up."""
    g = e.g
    if isinstance(g.stack[-1], Activate):
        return True
    if not (g.active or comets):
        return False
    for rival in range(g.seats):
        if rival != e.seat:
            for victory, gap in enumerate(e.gaps[rival][:PATRON_RACE]):
                if gap <= 1 and (g.active >> victory & 1 or gap == 0):
                    return True
    return False


def watched(e: Estimate, comets: int) -> list[tuple[int, list[int]]]:
    """The rivals that might come to meet a victory before their next turn, and which."""
    g, lit = e.g, comets or isinstance(e.g.stack[-1], Activate)
    found = []
    for rival in range(g.seats):
        if rival != e.seat and not g.out >> rival & 1:
            gaps = enumerate(e.gaps[rival][:PATRON_RACE])
            near = [v for v, gap in gaps if (lit or g.active >> v & 1) and (gap <= REACH or met(g, rival, v))]
            if near:
                found.append((rival, near))
    return found


def about_to_win(g: Pax, rivals: list[tuple[int, list[int]]], comets: int) -> int:
    """How many rivals could declare on their next turn, or buy a Comet and declare."""
    count = 0
    price = _price(g, comets)
    for rival, victories in rivals:
        lit = g.florins[rival] >= price
        count += any((lit or g.active >> victory & 1) and met(g, rival, victory) for victory in victories)
    return count


def _inactive(g: Pax) -> list[int]:
    return [victory for victory in range(len(VICTORIES)) if not g.active >> victory & 1]


def _comets(g: Pax) -> int:
    """The Comets that lie in the market now; those still to be drawn are not foreseen."""
    mask = 0
    for card in g.market:
        if card > 0:
            mask |= 1 << card
    return mask & g.board.cards.comet_mask


def _price(g: Pax, comets: int) -> int:
    """The florins for the cheapest of these Comets once the rows have closed up."""
    prices = [99]
    for slot, card in enumerate(g.market):
        if comets and card > 0 and comets >> card & 1:
            prices.append(sum(left != VACANT for left in g.market[slot - slot % ROW : slot]))
    return min(prices)


def _key(g: Pax) -> tuple[object, ...]:
    """What tells settled positions of one turn apart: orders of the same steps come to the same."""
    columns: tuple[list[Any], ...] = (
        g.city, g.border, g.holder, g.own, g.florins, g.suzerain, g.queen, g.face, g.market, g.hands, g.coins,
        g.repressed,
    )  # fmt: skip
    place = (len(g.stack), g.turn, g.actions, g.used, g.worked, g.active, g.republic, g.bishops, g.shut)
    return (*place, *map(tuple, columns))
