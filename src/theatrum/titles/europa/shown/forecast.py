"""What a choice changes at once in the means of its seat: its cost in a few signs, for a line of a list."""

from __future__ import annotations

from ....engine.choice import Choice
from ....engine.flow import Together
from ....engine.forecast import CERTAIN, Fact, Forecast, after
from ..board.ownership import strength
from ..state import Europa
from ..war.declaring import declaring, penalty
from ..war.forces import land_units

FACTS = {
    "change": "adm:number dip:number mil:number ducats:number interest:number stability:number prestige:number "
    "manpower:number more_adm:number more_dip:number more_mil:number more_ducats:number more_interest:number "
    "more_stability:number more_prestige:number more_manpower:number",
    "enemy": "strength:number stability:number",
}
"""Of a change what goes, then what comes."""


def forecast(g: Europa, seat: int, choice: Choice) -> Forecast:
    """What surely follows; nothing where others answer at the same time."""
    if isinstance(g.decision, Together):
        return Forecast()
    if choice.verb == "attack":
        return Forecast(brief=enemy(g, choice.args[0]))
    later, events = after(g, seat, choice)
    return Forecast(events, brief=change(g, later, seat))


def enemy(g: Europa, realm: int) -> Fact:
    """How strong a realm is, and the Stability that war on it costs for want of a casus belli."""
    other = g.seat_of(realm)
    force = land_units(g, other) if other >= 0 else strength(g, realm)
    return Fact(CERTAIN, "enemy", (force, penalty(g, declaring(g), realm)))


def change(g: Europa, later: Europa, seat: int) -> Fact | None:
    """How the means of a seat differ afterwards; None: they do not."""
    differs = [new - old for old, new in zip(_means(g, seat), _means(later, seat), strict=True)]
    if not any(differs):
        return None
    return Fact(CERTAIN, "change", (*(max(0, -less) for less in differs), *(max(0, more) for more in differs)))


def _means(g: Europa, seat: int) -> tuple[int, ...]:
    return (
        *g.power[3 * seat : 3 * seat + 3],
        g.ducats[seat],
        g.interest[seat],
        g.stability[seat],
        g.prestige[seat],
        g.available[seat],
    )
