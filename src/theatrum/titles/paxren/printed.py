"""What is printed on a card, as plain data for drawing."""

from __future__ import annotations

from typing import Any

from .cards import EMPIRES, SETS, Cards
from .land import REGIONS
from .state import Pax
from .vocabulary import OPS, PAWN, PRESTIGES, RELIGIONS, TOKENS


def printed(g: Pax) -> dict[str, Any]:
    """Every empire and every card that may come up at this table."""
    cards = g.board.cards
    here = [card for name in (*SETS[: g.sets + 1], "comet") for side in cards.of_set[name] for card in side]
    return {"cards": {cards.ids[card]: print_of(cards, card) for card in (*range(EMPIRES), *sorted(here))}}


def print_of(cards: Cards, card: int) -> dict[str, Any]:
    """An empire's both sides, or a card's agents, one-shot, operations, prestige, suitors and abilities."""
    if card < EMPIRES:
        sides = (cards.ops, cards.prestige, "king"), (cards.republic_ops, cards.republic_prestige, "republic")
        return {"kind": "empire", "region": REGIONS[cards.side[card]]} | {
            side: {"ops": [OPS[op] for op in ops[card]], "prestige": _prestige(prestige, card)}
            for ops, prestige, side in sides
        }
    row = cards.rows[card - EMPIRES]
    return {
        "kind": row.cells["kind"],
        "region": REGIONS[cards.side[card]],
        "location": row.cells["location"] or None,
        "agents": ["pawn" if agent == PAWN else TOKENS[agent] for agent in cards.agents[card]],
        "one_shot": cards.one_shot[card] or None,
        "about": _about(cards, card),
        "ops": [OPS[op] for op in cards.ops[card]],
        "prestige": _prestige(cards.prestige, card),
        "suitors": [name for e, name in enumerate(cards.land.empires) if cards.suitors[card] >> e & 1],
        "abilities": [key for key in row.cells["ability"].split(";") if key],
    }


def _prestige(masks: tuple[int, ...], card: int) -> list[str]:
    return [name for name, mask in zip(PRESTIGES, masks, strict=True) if mask >> card & 1]


def _about(cards: Cards, card: int) -> list[str]:
    """The emporium of a trade shift, the religions of an apostasy."""
    target = cards.shot_target[card]
    if cards.one_shot[card] == "trade_shift":
        return [cards.land.slots[target]]
    if cards.one_shot[card] == "apostasy":
        return [name for religion, name in enumerate(RELIGIONS) if target >> religion & 1]
    return []
