"""What the steward thinks of the actions without movement (chapter 9.1 to 9.5)."""

from __future__ import annotations

from typing import Any

from ..actions import Mobilise
from ..state import FORTRESSES, HAND_LIMIT, MOST_MORALE, Raison
from ..vocabulary import ACTIONS
from .estimate import CARD, GENERAL, MORALE, TROOP, Estimate, Reasons

# -- 9.1-9.5


def perform(e: Estimate, decision: Any) -> Reasons:
    yield 0.5 + 0.1 * min(e.g.money[decision.power], wants(e.g, decision.power)), "action"


def forgo(e: Estimate, decision: Any) -> Reasons:
    if ACTIONS[decision.action] == "mobilisation":
        yield 0.2 * (e.g.money[decision.power] - wants(e.g, decision.power)), "keep-money"


def wants(g: Raison, power: int) -> int:
    """Money a Power can put to use: Troops, cards up to the limit, Morale for half a track."""
    cards = HAND_LIMIT - len(g.hands[power]) - len(g.off_board(power))
    return room(g, power) + max(0, cards) + max(0, MOST_MORALE // 2 - g.morale[power])


def accept(_e: Estimate, _d: Any) -> Reasons:
    yield 0.3, "gift"


def keep(card: int) -> float:
    """How much a card in hand is worth."""
    return card + (1.4 if card == 3 else 0.3 if card == 2 else -0.3 if card == 5 else 0.0)


def discard(_e: Estimate, _d: Any, card: int) -> Reasons:
    yield -keep(card) * 0.3, "card-value"


def give_money(e: Estimate, decision: Any, ally: int) -> Reasons:
    g, power = e.g, decision.power
    if not g.family(power, ally):
        yield -0.3, "keep-money"
    elif ally == e.major and room(g, ally) > g.money[ally]:
        yield 0.2, "family"


def give_card(e: Estimate, decision: Any, ally: int, card: int) -> Reasons:
    g, power = e.g, decision.power
    if not g.family(power, ally):
        yield -CARD - 0.1 * card, "keep-cards"
    elif ally == e.major and len(g.hands[ally]) < HAND_LIMIT:
        yield 0.08 * (card - 3), "family"
    else:
        yield -0.1, "keep-cards"


def offer_cards(_e: Estimate, _d: Any, _ally: int) -> Reasons:
    yield -CARD, "keep-cards"


def room(g: Raison, power: int) -> int:
    """Troops a Power's Generals could still take."""
    return sum(3 - g.troops[x] for x in g.board.generals[power] if g.spot[x] >= 0)


def place(e: Estimate, decision: Any, territory: int) -> Reasons:
    yield GENERAL, "general-on-board"
    yield 0.5 * e.draw_to(decision.power, territory), "targets-near"
    if e.g.control[territory] == decision.power:
        yield 0.4 * e.danger(decision.power, territory), "guards"


def withdraw(e: Estimate, _d: Any, general: int) -> Reasons:
    yield -GENERAL - TROOP * e.g.troops[general], "general-lost"


def draw_card(e: Estimate, decision: Any) -> Reasons:
    yield (CARD * 2 if len(e.g.hands[decision.power]) < HAND_LIMIT else 0.05), "card"


def raise_morale(e: Estimate, decision: Any) -> Reasons:
    yield morale_need(e.g, decision.power), "morale"


def morale_need(g: Raison, power: int) -> float:
    """What a point of Morale is worth: most when cards cannot be paid for."""
    morale, cards = g.morale[power], len(g.hands[power])
    return MORALE * (2.4 if morale < cards else 1.2 if morale < 9 else 0.5)


def buy_troop(e: Estimate, decision: Any, general: int) -> Reasons:
    yield TROOP, "troop"
    yield 0.35 * e.draw_to(decision.power, e.g.spot[general]), "targets-near"
    yield 0.12 * (3 - e.g.troops[general]), "weak-general"


def buy_card(e: Estimate, decision: Any) -> Reasons:
    cards = len(e.g.hands[decision.power])
    yield CARD * (1.7 if cards < 3 else 1.3 if cards < 5 else 0.9 if cards < HAND_LIMIT else 0.1), "card"


def buy_fortress(e: Estimate, decision: Any, territory: int) -> Reasons:
    value = e.land_value(decision.power, territory)
    yield value * (0.3 + e.danger(decision.power, territory)), "guards"
    yield -1.2 - 0.1 * (FORTRESSES - e.g.fortress.bit_count()), "dear"


def done(_e: Estimate, decision: Any) -> Reasons:
    """Money that is not spent is lost (raison:9.5.5)."""
    if isinstance(decision, Mobilise):
        yield -0.3, "corruption"
