"""How the steward plays Raison d'État: for each kind of choice, weighted reasons in Influence points."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from ....engine.choice import Choice
from ....engine.title import Why
from ..shown.why import named
from ..state import Raison
from . import actions, battle, council, movement
from .estimate import Estimate, Reasons


def weigh(g: Raison, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return [reason[:2] for reason in WEIGHTS[choice.verb](Estimate(g, seat), _question(g, seat), *choice.args)]


def explain(g: Raison, seat: int, choice: Choice) -> list[Why]:
    """The same with what each reason names."""
    estimate, question = Estimate(g, seat), _question(g, seat)
    reasons = WEIGHTS[choice.verb](estimate, question, *choice.args)
    return [Why(reason[0], reason[1], named(estimate, question, choice, reason)) for reason in reasons]


def scores(g: Raison, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    estimate = Estimate(g, seat)
    decision = _question(g, seat)
    return [sum([r[0] for r in WEIGHTS[choice.verb](estimate, decision, *choice.args)]) for choice in choices]


def _question(g: Raison, seat: int) -> Any:
    return g.decision.put_to(seat) if g.decision is not None else None


def worth(g: Raison, seat: int) -> float:
    """A seat's share of the prospects of victory."""
    if g.over:
        return 1.0 if g.scorer(g.winner) == g.major[seat] else 0.0
    estimate = Estimate(g, seat)
    hopes = [exp((estimate.standing(power)) / 3.0) for power in g.major]
    return hopes[seat] / sum(hopes)


def nothing(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    return iter(())


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "ready": nothing,
    "status": council.status,
    "admit": council.admit,
    "refuse": nothing,
    "keep": council.admit,
    "expel": nothing,
    "vote": council.vote,
    "discard": actions.discard,
    "give-money": actions.give_money,
    "give-card": actions.give_card,
    "place": actions.place,
    "withdraw": actions.withdraw,
    "draw-card": actions.draw_card,
    "raise-morale": actions.raise_morale,
    "buy-troop": actions.buy_troop,
    "buy-card": actions.buy_card,
    "buy-morale": actions.raise_morale,
    "buy-fortress": actions.buy_fortress,
    "done": actions.done,
    "arbiter": movement.arbiter,
    "disband": movement.disband,
    "march": movement.move,
    "garrison-march": movement.move_leaving,
    "sail": movement.move,
    "garrison-sail": movement.move_leaving,
    "strategic": movement.move,
    "garrison-strategic": movement.move_leaving,
    "go-on": movement.go_on,
    "garrison": movement.garrison,
    "stop": nothing,
    "end-turn": nothing,
    "request": movement.request,
    "allow": movement.allow,
    "deny": nothing,
    "fight": battle.fight,
    "support": battle.support,
    "play": battle.play,
    "play-open": battle.play_open,
    "pass": nothing,
    "reveal": battle.target,
    "remove": battle.target,
    "retreat": movement.retreat,
    "off-board": nothing,
    "capital": movement.capital,
    "reinforce": movement.reinforce,
    "bid": council.bid,
    "perform": actions.perform,
    "forgo": actions.forgo,
    "offer-money": actions.give_money,
    "offer-cards": actions.offer_cards,
    "accept": actions.accept,
    "decline": nothing,
    "post-garrison": movement.post_garrison,
    "show": nothing,
    "lot": council.lot,
}
