"""Where search pays, and what a line of play comes to: the turn is played to its end, and the position judged; in the
last round by what the final scoring counts (4.7)."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ....engine.title import Search
from ..actions.registry import MAIN
from ..cards.words.control import EventOption
from ..peace.talks import MakePeace
from ..round.scoring import last_points
from ..round.turn import Act, Turn, current
from ..state import Europa
from .balance import AIMS, ARMY, CALM, CARDS, POWERS, SWAY, TREASURY, WAR, outward
from .estimate import Estimate
from .steward import scores

SEARCH = Search(candidates=6, hopeless=2.5, trust=0.5)
"""What is seen in a turn is half of what the reasons look forward to."""
OPENING = frozenset({"pass"}.union(*(action.verbs for action in MAIN)))
"""What uses up a turn. Minor actions are free and often undone again: the steward's word is enough for them."""
WEIGHED = (EventOption, MakePeace)
"""Questions whose answers differ by much, and at once."""
LONGEST = 40
"""Decisions after which a turn is judged wherever it stands."""
LEFT = ((AIMS, 0.6), (CALM, 1.0), (POWERS, 0.5), (SWAY, 0.3), (TREASURY, 0.5), (WAR, 0.5), (CARDS, 0.3))
"""How much of each part of a position's worth may still become Prestige in the last round."""
IN_ARMS = 0.25
"""How much of an army's worth, if there is a war to be won."""


def sought(g: Europa, choices: list[Choice], best: Choice) -> list[Choice]:
    """The choices that are worth searching beside the steward's best."""
    if isinstance(g.decision, WEIGHED):
        return choices
    if isinstance(g.decision, Act) and best.verb in OPENING and not current(g).acted:
        return [choice for choice in choices if choice.verb in OPENING]
    return []


def outlook(g: Europa, seat: int, choice: Choice) -> float:
    """What a choice comes to in points of Prestige, in a position that is the caller's own."""
    before = Estimate(g, seat)
    rivalry = before.rivalry
    turn = next((frame for frame in reversed(g.stack) if type(frame) is Turn), None)
    g.answer(seat, choice)
    _play_on(g, turn)
    return _final(g, seat, rivalry) if before.last else _promise(g, seat, rivalry)


def _play_on(g: Europa, turn: Turn | None) -> None:
    """To the end of the turn; outside of turns to the next one."""
    for _ in range(LONGEST):
        decision: Any = g.decision
        if decision is None or (turn not in g.stack if turn else isinstance(decision, Act)):
            return
        seat = (decision.waiting & -decision.waiting).bit_length() - 1
        choices = g.offered(seat)
        weights = scores(g, seat, choices) if len(choices) > 1 else [0.0]
        g.answer(seat, choices[weights.index(max(weights))])


def _promise(g: Europa, seat: int, rivalry: tuple[float, ...]) -> float:
    """What a seat has and may expect, less what its rivals seem to have."""
    others = sum(weight * outward(g, other) for other, weight in enumerate(rivalry) if weight)
    return sum(Estimate(g, seat).parts(g)) - others


def _final(g: Europa, seat: int, rivalry: tuple[float, ...]) -> float:
    """The same as if the game were over but for what this round may still bring."""
    others = sum(weight * scored(g, other) for other, weight in enumerate(rivalry) if weight)
    if g.over:
        return scored(g, seat) - others
    parts = Estimate(g, seat).parts(g)
    left = sum(share * parts[part] for part, share in LEFT)
    return scored(g, seat) + left + IN_ARMS * parts[ARMY] * bool(g.wars[seat]) - others


def scored(g: Europa, seat: int) -> int:
    """Prestige as the final scoring would leave it now."""
    return g.prestige[seat] + (0 if g.over else sum(points for _, points in last_points(g, seat)))
