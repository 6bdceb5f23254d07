"""What the steward's reasons name: who, where, how much. Read off the position when a hint is told, never in search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine.choice import Choice
from ....engine.title import Why
from ..bot.estimate import FLORIN, OP, Estimate
from ..fair import emporium
from ..market import price
from ..ops import open_ops
from ..state import ROW, bits
from ..tokens import is_pawn
from ..vocabulary import OP_KIND, PAWN, VICTORIES, WARS

Parts = Iterator[Why]


def told(e: Estimate, question: Any, choice: Choice, reason: tuple[Any, ...]) -> list[Why]:
    """A reason with what it names, or in parts that weigh the same together."""
    weight, key, *args = reason
    parts = PARTS.get(key)
    if parts is None or args:
        return [Why(weight, key, tuple(args))]
    found = list(parts(e, question, choice, weight))
    rest = weight - sum(why.weight for why in found)
    return found if abs(rest) < 1e-9 else [*found, Why(rest, "other")]


# -- money


def _price(_e: Estimate, _question: Any, _choice: Choice, weight: float) -> Parts:
    yield Why(weight, "price", (round(-weight / FLORIN),))


def _on_it(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    g = e.g
    slot = g.market.index(choice.args[0]) if choice.verb == "buy" else choice.args[0] * ROW + choice.args[1] - 1
    yield Why(weight, "florins-on-it", (g.coins[slot],))


def _florins(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    g = e.g
    sold = choice.verb == "sell" and choice.args[0] not in g.hands[e.seat]
    florins = price(g, e.seat, choice.args[0]) if sold else round(weight / FLORIN)
    yield Why(weight, "florins", (florins,))


def _fair(e: Estimate, _question: Any, choice: Choice, _weight: float) -> Parts:
    """The starter's Florin and each bank's Concessions on the way (G2, G3)."""
    g, region = e.g, choice.args[0]
    profit = g.board.numbers["profit"][g.seats] + g.coins[region * ROW]
    earned = [0] * g.seats
    if not g.bankruptcy:
        earned[e.seat] += 1
        profit -= 1
    for _, border in g.board.land.routes[emporium(g, region)][1:]:
        token = g.border[border]
        if profit <= 0:
            break
        profit -= bool(token)
        if is_pawn(token):
            earned[token - PAWN] += 1
    for seat, florins in enumerate(earned):
        if florins:
            worth = FLORIN * florins * (1.0 if seat == e.seat else e.against(seat))
            yield Why(worth, "fair-own" if seat == e.seat else "fair-rival", (seat, florins))


# -- cards


def _card(e: Estimate, _question: Any, choice: Choice, _weight: float) -> Parts:
    """What playing a card would bring, part by part, as `Estimate.to_play` adds it up."""
    card, cards, seat = choice.args[0], e.cards, e.seat
    scale = 0.75 if choice.verb == "buy" else 1.0
    for kind, mask in enumerate(cards.prestige):
        if mask >> card & 1:
            yield Why(scale * e.kind_value(kind, seat), "card-prestige", (kind,))
    if cards.queens >> card & 1:
        kings = [empire for empire in bits(cards.suitors[card]) if e.g.holder[empire] < 0]
        if kings:
            best = max(kings, key=e.gain)
            yield Why(scale * e.gain(best), "card-king", (best,))
    else:
        if cards.ops[card]:
            op = max(cards.ops[card], key=lambda op: OP[OP_KIND[op]])
            yield Why(scale * OP[OP_KIND[op]], "card-op", (op,))
        agents = sum(e.agent_value(agent) for agent in cards.agents[card])
        if cards.agents[card]:
            yield Why(scale * agents, "card-agents", (len(cards.agents[card]),))
    shot = cards.one_shot[card]
    if shot in WARS and cards.location[card]:
        war = WARS.index(shot)
        best = max(bits(cards.location[card]), key=lambda empire: e.war_value(war, empire, card))
        yield Why(scale * e.war_value(war, best, card), "card-war", (best,))


def _lost(_e: Estimate, question: Any, choice: Choice, weight: float) -> Parts:
    card = question.card if choice.verb == "behead" else choice.args[0]
    yield Why(weight, "lost-card", (card,))


def _named_card(key: str) -> Callable[[Estimate, Any, Choice, float], Parts]:
    def parts(_e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
        yield Why(weight, key, (choice.args[-1],))

    return parts


def _victim(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    yield Why(weight, "victim", (choice.args[0], e.g.owner(choice.args[0])))


def _freed(_e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    yield Why(weight, "freed-card", (choice.args[0],))


# -- empires, wars, victories


def _empire(_e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    yield Why(weight, "empire", (choice.args[0],))


def _war(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    g = e.g
    empire = g.queen.index(choice.args[0]) if choice.verb == "provoke" else choice.args[0]
    yield Why(weight, "war", (empire,))


def _operation(_e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    yield Why(weight, "operation", (choice.args[1],))


def _operations(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    ready = {card for card, _ in open_ops(e.g, e.seat, 1 << choice.args[0])}
    yield Why(weight, "operations", (len(ready),))


def _own_race(e: Estimate, _question: Any, choice: Choice, weight: float) -> Parts:
    if choice.verb in ("activate", "put-out"):
        victory = choice.args[0]
    else:
        idle = [victory for victory in range(len(VICTORIES)) if not e.g.active >> victory & 1]
        victory = min(idle, key=lambda victory: e.gaps[e.seat][victory])
    yield Why(weight, "own-race", (victory, max(0, e.gaps[e.seat][victory])))


PARTS: dict[str, Callable[[Estimate, Any, Choice, float], Parts]] = {
    "price": _price,
    "florins-on-it": _on_it,
    "florins": _florins,
    "fair": _fair,
    "card": _card,
    "lost-card": _lost,
    "silence": _named_card("silence"),
    "diet-of-worms": _named_card("diet-of-worms"),
    "freed-card": _freed,
    "victim": _victim,
    "empire": _empire,
    "war": _war,
    "operation": _operation,
    "operations": _operations,
    "own-race": _own_race,
}
