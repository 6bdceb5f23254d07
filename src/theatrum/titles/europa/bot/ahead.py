"""A choice weighed by what surely follows: how each part of one's own worth changes, and how rivals fare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ....engine.choice import Choice
from ....engine.forecast import onward
from ..actions.event import TakeEvent
from ..board.ownership import worth
from ..cards.conditions import progress
from ..cards.effects import Pick, Resolve
from ..cards.words.control import ChooseMore, Either, May
from ..peace.gains import PeaceInfluence, Revenge, SpendClaim
from ..peace.imposing import AllyLoser
from ..peace.status_quo import Spoils
from ..round.accounts import accounts
from ..state import Europa
from ..trade.trading import Favour, Send
from .balance import AIMS, PARTS, PRESTIGE, STONES, outward
from .estimate import Estimate, Reasons

SLIGHT = 0.005
"""What is less is no reason."""
FOLLOWS = (Pick, May, Either, ChooseMore, PeaceInfluence, Send, Favour)
"""Questions of a card or a trade whose first answer shows well enough what it is about."""
CLOSES: dict[type, str] = {Spoils: "settle", SpendClaim: "done", AllyLoser: "done", Revenge: "done"}
"""Questions of a peace, with the answer that leaves everything as it is."""
MOST = 8
"""Such questions that are answered on the way."""


class Settling:
    """Answers what is asked on the way, so that one sees further than the next question; of merchants it sends the one
    of this number."""

    def __init__(self, e: Estimate, merchant: int = 0) -> None:
        self.seat, self.left, self.merchant = e.seat, MOST, merchant

    def __call__(self, g: Europa) -> Choice | None:
        question: Any = g.stack[-1]
        verb = CLOSES.get(type(question), "" if isinstance(question, FOLLOWS) else None)
        if verb is None or question.seat != self.seat or not self.left:
            return None
        self.left -= 1
        if isinstance(question, Favour) and self.seat in question.seats:
            return g.lexicon["favour", g.realm[self.seat]]
        if isinstance(question, Send):
            return question.choices(g, self.seat)[self.merchant]
        return next((choice for choice in question.choices(g, self.seat) if verb in ("", choice.verb)), None)


def follows(e: Estimate, choice: Choice) -> Reasons:
    """What surely follows from a choice, part by part."""
    yield from compared(e, later(e, choice))


def later(e: Estimate, choice: Choice, merchant: int = 0) -> Europa:
    """The position to which a choice surely leads."""
    g = e.possible.clone()
    _words_alone(g)
    onward(g, e.seat, choice, Settling(e, merchant))
    return g


def _words_alone(g: Europa) -> None:
    """The marks of an event come whatever is chosen (5.1): what follows from a choice ends with what the card says."""
    for place, frame in enumerate(g.stack):
        if isinstance(frame, TakeEvent):
            g.stack[place] = Resolve(frame.seat, frame.effects, frame.memory, frame.to_come, frame.begun)


def compared(e: Estimate, g: Europa) -> Reasons:
    """A position beside the present one."""
    before, after = e.now, e.parts(g)
    if e.telling:
        for gain in named(e, g):
            after[PRESTIGE] -= gain.won
            after[AIMS] -= gain.hoped
            yield gain.won + gain.hoped, gain.kind, gain.aim, *missing(g, e.seat, gain.kind, gain.aim)
    for part, name in enumerate(PARTS):
        change = after[part] - before[part]
        if abs(change) >= SLIGHT:
            yield change, name, *(_counted(e, g, name) if e.telling else ())
    yield from hurt(e, g)


class Gain(NamedTuple):
    """What becomes of an aim: Prestige that it brings, and how much nearer it is."""

    kind: str
    aim: int
    won: float
    hoped: float


def named(e: Estimate, g: Europa) -> Iterator[Gain]:
    """The aims that a position brings nearer, or fulfils."""
    hopes, lists = e.hopes(g), g.start.lists
    for (kind, aim), before in e.hoping.items():
        won = room = 0.0
        if kind == "mission" and g.missions_done[e.seat] >> aim & 1:
            won, room = float(lists.missions[aim].prestige), e.room
        elif kind == "milestone" and aim in g.milestones and e.seat in g.reached[g.milestones.index(aim)]:
            won = float(STONES[min(len(STONES) - 1, g.reached[g.milestones.index(aim)].index(e.seat))])
        change = hopes.get((kind, aim), 0.0) - before + room
        if abs(won + change) >= SLIGHT:
            yield Gain(kind, aim, won, change)


def missing(g: Europa, seat: int, kind: str, aim: int) -> tuple[int, int]:
    """How much of what an aim needs is not there, and how much it needs."""
    lists = g.start.lists
    have, need = progress(g, seat, (lists.missions if kind == "mission" else lists.milestone)[aim].condition)
    return need - have, need


def _counted(e: Estimate, g: Europa, name: str) -> tuple[int, ...]:
    """By how much a part changes in the units of the game, where it has such."""
    count = COUNTS.get(name)
    return (abs(count(g, e.seat) - count(e.g, e.seat)),) if count else ()


COUNTS: dict[str, Callable[[Europa, int], int]] = {
    "prestige": lambda g, seat: g.prestige[seat],
    "taxes": lambda g, seat: worth(g, g.towns[seat] | g.vassals[seat] | g.occupied[seat]),
    "income": lambda g, seat: accounts(g, seat).net,
    "treasury": lambda g, seat: g.ducats[seat],
    "debts": lambda g, seat: g.interest[seat],
    "power": lambda g, seat: sum(g.power[3 * seat : 3 * seat + 3]),
    "steady": lambda g, seat: g.stability[seat],
    "cards": lambda g, seat: len(g.hands[seat]),
}
"""What the reasons of these parts name."""


def hurt(e: Estimate, g: Europa) -> Reasons:
    for seat, weight in enumerate(e.rivalry):
        if weight:
            change = e.others[seat] - outward(g, seat)
            if abs(change) * weight >= SLIGHT:
                yield weight * change, "rival", e.g.realm[seat]
