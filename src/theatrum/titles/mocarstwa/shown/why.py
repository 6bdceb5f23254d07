"""What the steward's reasons name: the province or ship that a choice is about. Read off when a hint is told."""

from __future__ import annotations

from ....engine.choice import Choice, signatures
from ....engine.title import Why
from ..bot.steward import weigh
from ..state import Mocarstwa
from ..vocabulary import VERBS
from .forecast import forecast

TO = ("prize", "takes-province", "exposed", "too-weak", "enough", "hurts-rival")
"""Reasons that speak of where a choice leads."""
FROM = ("leaves-province", "guards")
"""Reasons that speak of what is left."""
WHYS = signatures({f"{key}-at": "place" for key in (*TO, *FROM)} | {"battle-odds": "percent:number"})


def explain(g: Mocarstwa, seat: int, choice: Choice) -> list[Why]:
    """The reasons of the steward, with the place where the choice names one; of a battle, the odds of its forecast."""
    places = [arg for (_, kind), arg in zip(VERBS[choice.verb], choice.args, strict=True) if kind == "place"]
    found = []
    for weight, key in weigh(g, seat, choice):
        brief = forecast(g, seat, choice).brief if key == "battle" else None
        if brief is not None:
            found.append(Why(weight, "battle-odds", brief.args))
        elif places and key in (*TO, *FROM):
            found.append(Why(weight, f"{key}-at", (places[-1] if key in TO else places[0],)))
        else:
            found.append(Why(weight, key))
    return found
