"""In which phase of the round a position is."""

from __future__ import annotations

from ..round.ages import EndOfAge
from ..round.drawing import Drawing
from ..round.income import Income
from ..round.peace import Peace
from ..round.round import Round
from ..round.tidying import Tidying
from ..round.turn import Actions
from ..setup.dealing import Dealing
from ..state import Europa

PHASES = (
    (Dealing, "setup"),
    (Drawing, "drawing"),
    (Actions, "actions"),
    (Peace, "peace"),
    (Income, "income"),
    (Tidying, "tidying"),
    (EndOfAge, "age"),
)


BETWEEN = {"after_peace": "peace", "after_income": "income"}
"""Steps of a round in which missions are claimed, each with the phase that it belongs to."""


def phase(g: Europa) -> str:
    for frame in reversed(g.stack):
        if isinstance(frame, Round) and not frame.over:
            return BETWEEN.get(frame.steps[frame.at], "tidying")
        for kind, name in PHASES:
            if isinstance(frame, kind):
                return name
    return "end"
