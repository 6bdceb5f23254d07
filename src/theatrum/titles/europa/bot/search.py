"""Where search pays, and what a line of play comes to: in the last round the final scoring (4.7) tells in points what a
turn was worth; before that all that a realm has and may expect does."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

from ....engine.choice import Choice
from ....engine.title import Search
from ..actions.registry import MAIN
from ..cards.effects import Pick
from ..cards.words.control import Either, EventOption, May
from ..peace.talks import MakePeace
from ..round.scoring import last_points
from ..round.turn import Act, Turn, current
from ..state import Europa
from ..war.battle.retreat import Retreat
from ..war.declaring import Target
from .balance import AIMS, ARMY, CALM, CARDS, POWERS, SWAY, TREASURY, WAR, season
from .estimate import Estimate
from .steward import scores

SEARCH = Search(candidates=8, hopeless=3.0, trust=0.15, stages=1)
"""A line holds little chance: each candidate is tried as often as the others."""
OPENING = frozenset({"pass"}.union(*(action.verbs for action in MAIN)))
"""What uses up a turn. Minor actions are free and often undone again: the steward's word is enough for them."""
WEIGHED = (EventOption, Pick, May, Either, MakePeace, Target, Retreat)
"""Questions whose answers differ by much, and at once: of events and cards, of wars, battles and peace."""
CLOSE = 5.0
"""Points that the rest of the round may bring or cost a rival: who is less behind the first of them counts with him."""
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
    """What a choice comes to in points of Prestige, in a position that is the caller's own: by how much the seat would
    be before its rivals in the end."""
    rivals = [other for other, weight in enumerate(Estimate(g, seat).rivalry) if weight]
    turn = next((frame for frame in reversed(g.stack) if type(frame) is Turn), None)
    last = season(g).rounds <= 1
    g.answer(seat, choice)
    _play_on(g, turn)
    if last or g.over:
        return scored(g, seat) + _left(g, seat) - foremost([scored(g, other) for other in rivals])
    return promised(g, seat) - foremost([promised(g, other) for other in rivals])


def promised(g: Europa, seat: int) -> float:
    """All that a realm has and may expect, in points."""
    return sum(Estimate(g, seat).parts(g))


def foremost(points: Sequence[float]) -> float:
    """What it takes to be before all who have so many points: the most of them, and more where others are as near."""
    best = max(points, default=0)
    return best + CLOSE * log(sum(exp((each - best) / CLOSE) for each in points)) if points else 0.0


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


def scored(g: Europa, seat: int) -> int:
    """Prestige as the final scoring would leave it now."""
    return g.prestige[seat] + (0 if g.over else sum(points for _, points in last_points(g, seat)))


def _left(g: Europa, seat: int) -> float:
    """What the rest of the round may still bring."""
    if g.over:
        return 0.0
    parts = Estimate(g, seat).parts(g)
    return sum(share * parts[part] for part, share in LEFT) + IN_ARMS * parts[ARMY] * bool(g.wars[seat])
