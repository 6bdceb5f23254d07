"""In which phase of the round a position is."""

from __future__ import annotations

from ..round.ages import EndOfAge
from ..round.drawing import Drawing
from ..round.income import Income
from ..round.peace import Peace
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


def phase(g: Europa) -> str:
    return next((name for frame in reversed(g.stack) for kind, name in PHASES if isinstance(frame, kind)), "end")
