"""What a bank can bring about before its turn ends: its own victory, or the end of a rival's. Played on in copies."""

from __future__ import annotations

from collections import deque

from ....engine.chance import Dice, Generator
from ....engine.choice import Choice
from ....engine.state import Log
from ..market import Activate
from ..ops import UseOp
from ..state import Pax
from ..turn import Act
from ..victory import met
from .estimate import PATRON_RACE, Estimate
from .threat import LIKELY, REACH, SURE, Threats, board_key, line_to_victory
from .turn import WIN

STOP = 25.0
"""What it is worth to keep a rival from a victory it has reached."""
POSITIONS = 400
"""How many positions are looked at for a block; as many again where the next action is needed too."""
WIN_POSITIONS = 600
"""How many are looked at for one's own victory."""
LAST_CARDS = 2
"""With so few cards left a turn can end the game."""
WON = -1
"""Better than any danger, even none."""
LOST = 99
"""Worse than any danger."""

Foreseen = dict[Choice, tuple[float, str]]


class Lead:
    """What a choice can lead to: the best outlook found, positions still to be played on in this action and later."""

    __slots__ = ("best", "choice", "later", "open", "seen")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.best: int | None = None
        self.open: deque[Pax] = deque()
        self.later: deque[Pax] = deque()
        self.seen: set[tuple[object, ...]] = set()


class Foresight:
    """Made once a question, where something is at stake."""

    def __init__(self, e: Estimate, root: Pax, comets: int) -> None:
        self.seat = e.seat
        self.turn = e.g.turn
        self.comets = comets
        self.ending = e.left <= LAST_CARDS
        self.root = root
        self.threats = Threats(e, root, comets)
        self.now = self.threats.now

    def reasons(self, choices: list[Choice]) -> Foreseen:
        """For each choice that changes who is about to win: by how much, and why."""
        found: Foreseen = {}
        for lead in self._leads(choices):
            if lead.best == WON:
                found[lead.choice] = (WIN, "win-in-sight")
            elif lead.best is not None and lead.best != self.now:
                found[lead.choice] = self._difference(self.now - lead.best)
        return found

    def _difference(self, better: int) -> tuple[float, str]:
        key = "stops-rival" if better >= LIKELY else "slows-rival" if better > 0 else "gift-to-rival"
        return STOP * better / SURE, key

    def _leads(self, choices: list[Choice]) -> list[Lead]:
        """First what the action under way can do; only where that is not enough, the next one too."""
        leads = [Lead(choice) for choice in choices]
        for lead in leads:
            self._step(lead, self.root, lead.choice)
        if not (self.now or self.ending):
            return leads
        self._play_on(leads)
        if all(lead.best is None or lead.best > self.now - LIKELY for lead in leads):
            for lead in leads:
                lead.open = lead.later
                lead.later = deque()
            self._play_on(leads)
        return leads

    def _play_on(self, leads: list[Lead]) -> None:
        """Each in turn, shortest sequences first; what one does not need of its share is left to the next."""
        aim = WON if self.ending else 0
        left = POSITIONS
        for index, lead in enumerate(leads):
            share = left // (len(leads) - index)
            while lead.open and share > 0 and (lead.best is None or lead.best > aim):
                g = lead.open.popleft()
                for choice in self._promising(g, lead.choice)[:share]:
                    self._step(lead, g, choice)
                    share -= 1
                    left -= 1
            if lead.best == WON:
                return

    def _promising(self, g: Pax, first: Choice) -> list[Choice]:
        """A last action that only fills the hand or does nothing changes no race; after a card was bought only that
        card is new, all else has been looked at as a first action."""
        choices = g.offered(self.seat)
        if self.ending or g.actions > 1 or not isinstance(g.stack[-1], Act):
            return choices
        comets = self.comets
        if first.verb == "buy" and not comets >> first.args[0] & 1:
            return [c for c in choices if c.verb == "play" and c.args == first.args]
        return [c for c in choices if c.verb != "pass" and (c.verb != "buy" or comets >> c.args[0] & 1)]

    def _step(self, lead: Lead, g: Pax, choice: Choice) -> None:
        """Play a choice on a copy, judge where that leaves things settled, and keep the position to play on."""
        after = g.clone()
        after.answer(self.seat, choice)
        question = after.decision if after.turn == self.turn else None
        acting = isinstance(question, Act)
        if question is None or acting or isinstance(question, UseOp):
            if (key := _key(after, self.seat)) in lead.seen:
                return
            lead.seen.add(key)
            self._judge(lead, after)
        if question is not None and question.waiting >> self.seat & 1:
            (lead.later if acting else lead.open).append(after)

    def _judge(self, lead: Lead, g: Pax) -> None:
        """How surely rivals could win on their next turn; nothing is better than no danger but to have won."""
        if g.over:
            outlook = WON if g.winner == self.seat else LOST
        elif lead.best == 0:
            return
        else:
            outlook = self.threats.danger(g)
        lead.best = outlook if lead.best is None else min(lead.best, outlook)


def foresee(e: Estimate, choices: list[Choice]) -> Foreseen:
    """What choices do to victories near at hand; nothing while none is."""
    g, seat = e.g, e.seat
    if g.seat != seat or any(choice.verb == "declare" for choice in choices):
        return {}
    comets = _comets(g)
    goals = own_goals(e, choices, comets)
    at_stake = e.left <= LAST_CARDS or tense(e, comets)
    if not (goals or at_stake):
        return {}
    root = g.resample(seat, Generator(0))
    root.dice = Dice(Generator(0))
    root.events = Log()
    if goals:
        line, _ = line_to_victory(root, seat, goals, comets, WIN_POSITIONS)
        if line is not None:
            return {line[0]: (WIN, "win-in-sight")}
    return Foresight(e, root, comets).reasons(choices) if at_stake else {}


# -- who is how near


def own_goals(e: Estimate, choices: list[Choice], comets: int) -> list[int]:
    """The victories the seat might meet by one action while it still has one to declare."""
    g, seat = e.g, e.seat
    question = g.stack[-1]
    if g.actions - isinstance(question, Act) < 1:
        return []
    buys = (choice.args[0] for choice in choices if choice.verb == "buy") if comets else ()
    lit = isinstance(question, Activate) or any(comets >> card & 1 for card in buys)
    gaps = enumerate(e.gaps[seat][:PATRON_RACE])
    return [v for v, gap in gaps if (gap <= REACH if g.active >> v & 1 else lit and met(g, seat, v))]


def tense(e: Estimate, comets: int) -> bool:
    """Whether a rival is near an active victory, or has reached one that a Comet could turn up."""
    g = e.g
    if isinstance(g.stack[-1], Activate):
        return True
    if not (g.active or comets):
        return False
    for rival in range(g.seats):
        if rival != e.seat:
            for victory, gap in enumerate(e.gaps[rival][:PATRON_RACE]):
                if gap <= REACH and (g.active >> victory & 1 or gap == 0):
                    return True
    return False


def _comets(g: Pax) -> int:
    """The Comets that lie in the market now; those still to be drawn are not foreseen."""
    mask = 0
    for card in g.market:
        if card > 0:
            mask |= 1 << card
    return mask & g.board.cards.comet_mask


def _key(g: Pax, seat: int) -> tuple[object, ...]:
    """What tells settled positions of one turn apart: orders of the same steps come to the same."""
    return (g.turn, *board_key(g, seat), tuple(g.florins), tuple(g.market), tuple(g.coins), tuple(g.hands))
