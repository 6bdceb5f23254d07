"""The search for a victory within one turn, and what the rivals could do with theirs."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from ....engine.choice import Choice
from ....engine.flow import run
from ..expansion import torch_lit
from ..market import Activate
from ..ops import UseOp
from ..state import ROW, VACANT, Pax
from ..turn import Act, Turn, no_victory
from ..victory import bishops, conditions, met, units
from ..vocabulary import BEHEAD, CAMPAIGN, HOLY, OP_KIND, RELIGIONS, REPRESS, SIEGE, VICTORIES, VOTE
from .estimate import PATRON_RACE, Estimate, holy_gap

REACH = 2
"""A victory that lacks no more than this may be met by one action."""
REPLIES = 150
"""How many positions of a rival's turn are looked at, from one position that is handed over."""
ALL_REPLIES = 2000
"""How many for one decision; once they are spent, a rival is taken to have what it had before."""
DECISIVE_OPS = (CAMPAIGN, VOTE, BEHEAD, REPRESS, SIEGE)
DECISIVE = frozenset(
    ("play", "buy", "ops", "activate", "launch", "crown", "shift", "apostasy", "put-out", "vote", "behead", "campaign")
)
"""What moves Kings, Republics, Concessions and prestige."""
UNSOLD = 99
"""The price of a Comet that nobody can buy."""
SURE, LIKELY = 3, 2
"""The danger of a rival that has reached a victory, and of one that first needs an action of its own."""

Line = tuple[Choice, ...]
Found = tuple[Line | None, int]
Key = tuple[object, ...]


# -- the search


def line_to_victory(g: Pax, seat: int, goals: list[int], comets: int, most: int) -> Found:
    """Choices after which the seat can declare within its turn, or none; and how many positions that took, of `most`.
    What is nearest to a goal, by the fewest detours, is played on first."""
    positions = 0
    turn, number = g.turn, 0
    seen: set[Key] = set()
    open_: list[tuple[int, int, int, Line, Pax]] = [(0, 0, number, (), g)]
    while open_ and positions < most:
        _, detours, _, line, at = heappop(open_)
        for place, choice in enumerate(promising(at, seat, goals, comets)):
            after = at.clone()
            after.answer(seat, choice)
            positions += 1
            if after.over and after.winner == seat:
                return (*line, choice), positions
            if after.over or after.turn != turn or after.actions < 1:
                continue
            if isinstance(after.stack[-1], Act | UseOp):
                if can_declare(after, seat):
                    return (*line, choice), positions
                if (key := board_key(after, seat)) in seen:
                    continue
                seen.add(key)
            number += 1
            lacking = min(lack(after, seat, goal) for goal in goals)
            heappush(open_, (lacking, detours + is_detour(choice, place), number, (*line, choice), after))
    return None, positions


def is_detour(choice: Choice, place: int) -> bool:
    """Whether a choice is one of those that rarely decide a race: a lesser operation, another than the first place for
    a token."""
    if choice.verb == "use":
        return OP_KIND[choice.args[1]] not in DECISIVE_OPS
    return place > 0 and choice.verb not in DECISIVE


def promising(g: Pax, seat: int, goals: list[int], comets: int) -> list[Choice]:
    """What may bring a victory that is declared in the same turn: no card for the hand nor one out of it, no levies or
    sales but for a religion; with one action left only what an ability makes free."""
    choices = g.offered(seat)
    if not isinstance(g.stack[-1], Act):
        return choices
    if g.actions < 2:
        return [choice for choice in choices if choice.verb in ("ops", "fair")] if g.sets else []
    tableau = g.own[seat] if g.sets or HOLY in goals else 0
    idle = ("pass",) if HOLY in goals else ("pass", "fair")
    return [
        choice
        for choice in choices
        if choice.verb not in idle
        and (choice.verb != "buy" or comets >> choice.args[0] & 1)
        and (choice.verb != "sell" or tableau >> choice.args[0] & 1)
    ]


def can_declare(g: Pax, seat: int) -> bool:
    return g.actions > 0 and any(no_victory(g, seat, victory) is None for victory in range(len(VICTORIES)))


def lack(g: Pax, seat: int, victory: int) -> int:
    """How much a seat lacks for a victory."""
    if victory == HOLY:
        faiths = range(len(RELIGIONS))
        prestige = [[g.prestige(s, religion) for religion in faiths] for s in range(g.seats)]
        return holy_gap(prestige, bishops(g, seat), units(g, seat), seat)
    return sum(max(0, part.lead - part.mine + part.best) for part in conditions(g, seat, victory))


def board_key(g: Pax, seat: int) -> Key:
    """What tells positions apart for a seat that thinks of victories: all but the market and what others hold."""
    columns: tuple[list[Any], ...] = (
        g.city, g.border, g.holder, g.own, g.maids, g.suzerain, g.queen, g.face, g.repressed,
    )  # fmt: skip
    place = (len(g.stack), g.actions, g.used, g.worked, g.active, g.republic, g.bishops, g.shut)
    return (*place, g.florins[seat], g.hands[seat], *map(tuple, columns))


# -- the rivals


class Threats:
    """The rivals that may be near a victory, with what has been found out about them for one question."""

    def __init__(self, e: Estimate, root: Pax, comets: int) -> None:
        self.comets = comets
        self.rivals = near(e, comets)
        self.left = ALL_REPLIES
        self.lines: dict[int, list[Line]] = {rival: [] for rival, _ in self.rivals}
        self.known: dict[tuple[int, Key], bool] = {}
        self.reach = {(rival, goal): REACH for rival, goals in self.rivals for goal in goals}
        self.now = self.danger(root)
        self._narrow(root)

    def _narrow(self, root: Pax) -> None:
        """A rival that could not win from here can do so only from where it has come nearer."""
        price = comet_price(root, self.comets)
        for rival, goals in self.rivals:
            if not self._danger(root, rival, goals, price):
                for goal in goals:
                    if root.active >> goal & 1:
                        self.reach[rival, goal] = min(REACH, lack(root, rival, goal) - 1)

    def danger(self, g: Pax) -> int:
        """How surely rivals could win on their next turn."""
        price = comet_price(g, self.comets)
        return sum(self._danger(g, rival, goals, price) for rival, goals in self.rivals)

    def _danger(self, g: Pax, rival: int, goals: list[int], price: int) -> int:
        if declares(g, rival, goals, price):
            return SURE
        return LIKELY if self._reaches(g, rival, goals) else 0

    def _reaches(self, g: Pax, rival: int, goals: list[int]) -> bool:
        """Whether one action brings a rival to an active victory, and the other declares it."""
        reach = self.reach
        goals = [goal for goal in goals if g.active >> goal & 1 and lack(g, rival, goal) <= reach[rival, goal]]
        if not goals:
            return False
        start = turn_of(g, rival)
        key = (rival, board_key(start, rival))
        if key not in self.known:
            self.known[key] = self._wins(start, rival, goals)
        return self.known[key]

    def _wins(self, start: Pax, rival: int, goals: list[int]) -> bool:
        """A line that has won from another position is tried before any other."""
        lines = self.lines[rival]
        if any(replays(start, rival, line) for line in lines):
            return True
        if self.left <= 0:
            return bool(lines)
        line, positions = line_to_victory(start, rival, goals, 0, min(REPLIES, self.left))
        self.left -= positions
        if line is not None:
            lines.append(line)
        return line is not None


def near(e: Estimate, comets: int) -> list[tuple[int, list[int]]]:
    """The rivals that might come to meet a victory on their next turn, and which."""
    g, lit = e.g, comets or isinstance(e.g.stack[-1], Activate)
    found = []
    for rival in range(g.seats):
        if rival != e.seat and not g.out >> rival & 1:
            gaps = enumerate(e.gaps[rival][:PATRON_RACE])
            goals = [v for v, gap in gaps if (lit or g.active >> v & 1) and (gap <= REACH or met(g, rival, v))]
            if goals:
                found.append((rival, goals))
    return found


def declares(g: Pax, rival: int, goals: list[int], price: int) -> bool:
    """Whether a rival has reached a victory that is active, or that a Comet it can pay for would turn up."""
    lit = g.florins[rival] >= price
    for goal in goals:
        active = g.active >> goal & 1
        if (active or lit) and met(g, rival, goal) and (active or not (g.sets and torch_lit(g, goal))):
            return True
    return False


def comet_price(g: Pax, comets: int) -> int:
    """The florins for the cheapest of these Comets once the rows have closed up; one that comes to lie leftmost is
    turned down and for nobody."""
    price = UNSOLD
    for slot, card in enumerate(g.market):
        if comets and card > 0 and comets >> card & 1:
            place = sum(left != VACANT for left in g.market[slot - slot % ROW : slot])
            price = min(price, place or UNSOLD)
    return price


def turn_of(g: Pax, rival: int) -> Pax:
    """The position with a rival's turn begun. No card is drawn: what it might buy wins nothing at once."""
    twin = g.clone()
    twin.seat, twin.laid = rival, 0
    twin.stack = [Turn()]
    run(twin)
    return twin


def replays(start: Pax, seat: int, line: Line) -> bool:
    """Whether a line of choices still leads to a victory."""
    g = start.clone()
    for choice in line:
        if g.over or choice not in g.offered(seat):
            return False
        g.answer(seat, choice)
    return not g.over and can_declare(g, seat)
