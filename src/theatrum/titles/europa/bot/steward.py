"""How the steward plays Europa Universalis: for each kind of choice, weighted reasons in points of Prestige."""

from __future__ import annotations

from ....engine.choice import Choice
from ....engine.title import Why
from ..state import Europa
from . import aims, battle, diplomacy, field, levies, peace, trade, turn, war
from .ahead import follows
from .characters import leaned
from .estimate import Reasons, Weights
from .host import Host


def weigh(g: Europa, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return [(reason[0], reason[1]) for reason in reasons(Host(g, seat), choice)]


def explain(g: Europa, seat: int, choice: Choice) -> list[Why]:
    """The same with what each reason names."""
    e = Host(g, seat)
    e.telling = True
    return [Why(weight, key, tuple(args)) for weight, key, *args in reasons(e, choice)]


def scores(g: Europa, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    e = Host(g, seat)
    return [sum(reason[0] for reason in reasons(e, choice)) for choice in choices]


def reasons(e: Host, choice: Choice) -> Reasons:
    """By the table of its verb, else by what follows from it, as the realm's ruler leans."""
    judge = WEIGHTS.get(choice.verb)
    found = follows(e, choice) if judge is None else judge(e, e.g.decision, *choice.args)
    return leaned(found, e.leans) if e.leans else found


WEIGHTS: Weights = {
    **war.WEIGHTS, **turn.WEIGHTS, **diplomacy.WEIGHTS, **trade.WEIGHTS, **field.WEIGHTS, **levies.WEIGHTS,
    **battle.WEIGHTS, **peace.WEIGHTS, **aims.WEIGHTS,
}  # fmt: skip
