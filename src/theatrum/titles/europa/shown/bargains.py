"""What a deal that is signed would be worth to both, and whether a steward in the other seat would sign it."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ....engine.forecast import after
from ..bot.balance import Ledger
from ..bot.steward import scores
from ..diplomacy.deals import Sign, building
from ..state import NONE, Europa


def worth(g: Europa, seat: int, choice: Choice) -> dict[str, Any]:
    """Of signing now: in points of Prestige as the steward counts them."""
    paper = building(g)
    later, _ = after(g, seat, choice, _signs)
    found = {}
    for one in (paper.seat, paper.other):
        found[g.start.names["realm"][g.realm[one]]] = round(_worth(later, one) - _worth(g, one), 1)
    return {"worth": found, "signs": signs(g, seat, choice)}


def signs(g: Europa, seat: int, choice: Choice) -> bool | None:
    """Whether the other side's steward would sign; None where the reader himself is asked to."""
    if choice.verb != "sign":
        return None
    later, _ = after(g, seat, choice)
    if not isinstance(later.stack[-1], Sign):
        return None
    accepted, refused = scores(later, building(g).other, [later.lexicon["accept-deal",], later.lexicon["refuse-deal",]])
    return accepted > refused


def standing(g: Europa, seat: int) -> dict[str, Any]:
    """The same of the deal that lies before a seat, while it can be signed."""
    if seat < 0 or g.decision is None or not g.decision.waiting >> seat & 1:
        return {}
    ends = (g.lexicon["sign",], g.lexicon["accept-deal",])
    choice = next((choice for choice in g.offered(seat) if choice in ends), None)
    return worth(g, seat, choice) if choice else {}


def _signs(g: Europa) -> Choice | None:
    return g.lexicon["accept-deal",] if isinstance(g.decision, Sign) else None


def _worth(g: Europa, seat: int) -> float:
    return float(sum(Ledger(g, seat).parts(g))) if g.realm[seat] != NONE else 0.0
