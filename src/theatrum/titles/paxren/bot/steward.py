"""How the steward plays Pax Renaissance: for each kind of choice, weighted reasons."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from ....engine.choice import Choice
from ....engine.title import Why
from ..board import Board
from ..shown.why import told
from ..state import Pax
from ..turn import Act, declarations
from . import ops, turn
from .estimate import Estimate
from .foresight import foresee
from .turn import Reasons

NOTHING = (0.0, "")
LAST: dict[tuple[Board, int, bytes], dict[Choice, tuple[float, str]]] = {}
"""What was foreseen in the position asked about last."""


def weigh(g: Pax, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return [reason[:2] for reason in _reasons(Estimate(g, seat), choice)]


def explain(g: Pax, seat: int, choice: Choice) -> list[Why]:
    """The same with what each reason names."""
    estimate = Estimate(g, seat)
    return [why for reason in _reasons(estimate, choice) for why in told(estimate, g.stack[-1], choice, reason)]


def _reasons(estimate: Estimate, choice: Choice) -> list[Any]:
    reasons = list(WEIGHTS[choice.verb](estimate, estimate.g.stack[-1], *choice.args))
    foreseen = _remembered(estimate).get(choice)
    return reasons if foreseen is None else [foreseen, *reasons]


def scores(g: Pax, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    if len(choices) == 1:
        return [0.0]
    estimate = Estimate(g, seat)
    decision = g.stack[-1]
    weights = [sum([r[0] for r in WEIGHTS[choice.verb](estimate, decision, *choice.args)]) for choice in choices]
    foreseen = foresee(estimate, choices)
    if foreseen:
        return [w + foreseen.get(choice, NOTHING)[0] for w, choice in zip(weights, choices, strict=True)]
    return weights


def _remembered(e: Estimate) -> dict[Choice, tuple[float, str]]:
    """What is foreseen for all choices of a question, worked out once for one after another."""
    key = (e.g.board, e.seat, e.g.to_bytes())
    foreseen = LAST.get(key)
    if foreseen is None:
        foreseen = foresee(e, e.g.offered(e.seat))
        LAST.clear()
        LAST[key] = foreseen
    return foreseen


def worth(g: Pax, seat: int) -> float:
    """A seat's share of the prospects of victory."""
    if g.over:
        return 1.0 if g.winner == seat else 0.0
    if g.active and g.actions > 0 and isinstance(g.stack[-1], Act) and declarations(g, g.seat):
        return 1.0 if g.seat == seat else 0.0
    estimate = Estimate(g, seat)
    hopes = [exp(estimate.standing(s) / 3.0) for s in range(g.seats)]
    return hopes[seat] / sum(hopes)


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "buy": turn.buy,
    "play": turn.play,
    "sell": turn.sell,
    "ops": ops.ops,
    "fair": turn.fair,
    "declare": turn.declare,
    "pass": turn.pass_,
    "activate": turn.activate,
    "discard": turn.discard,
    "launch": turn.launch,
    "crown": turn.crown,
    "shift": turn.shift,
    "apostasy": turn.apostasy,
    "preach-apostasy": turn.apostasy,
    "no-one-shot": turn.nothing,
    "put-out": turn.put_out,
    "no-torch": turn.nothing,
    "place-bishop": turn.place_bishop,
    "station": turn.station,
    "moor": turn.moor,
    "open-office": turn.open_office,
    "leave-out": turn.nothing,
    "pacify": turn.pacify,
    "spare": turn.nothing,
    "take-token": turn.nothing,
    "take-bishop": turn.nothing,
    "forgo": turn.nothing,
    "levy": turn.levy,
    "use": ops.use,
    "stop": ops.stop,
    "preach": ops.preach,
    "collect": ops.collect,
    "behead": ops.behead,
    "tax": ops.tax,
    "pay": ops.pay,
    "give-up": ops.give_up,
    "repress": ops.repress,
    "vote": ops.vote,
    "sail": ops.sail,
    "siege": ops.siege,
    "campaign": ops.campaign,
    "fall": ops.fall,
    "turn-map": ops.turn_map,
    "keep-map": turn.nothing,
    "occupy": ops.occupy,
    "no-office": turn.nothing,
    "free": ops.free,
    "done": turn.nothing,
    "provoke": ops.provoke,
}
