"""What is printed on cards and board, as plain data for drawing: the part of the picture that never changes."""

from __future__ import annotations

from typing import Any

from ..cards import EMPIRES, SETS, Cards
from ..land import REGIONS, Land
from ..state import Pax
from ..vocabulary import FACES, OPS, PAWN, PRESTIGES, RELIGIONS, TOKENS


def printed(g: Pax) -> dict[str, Any]:
    """Every empire and card that may come up at this table, the faces of map cards, all cities, borders and routes."""
    cards, land = g.board.cards, g.board.land
    here = [card for name in (*SETS[: g.sets + 1], "comet") for side in cards.of_set[name] for card in side]
    return {
        "cards": {cards.ids[card]: print_of(cards, card) for card in (*range(EMPIRES), *sorted(here))},
        "faces": {
            name: [FACES[face] for face in (range(len(FACES)) if g.second_map else land.faces[empire])]
            for empire, name in enumerate(land.empires)
        },
        "cities": {name: _city(land, slot) for slot, name in enumerate(land.slots)},
        "borders": {
            name: {
                "between": [land.empires[empire] for empire in land.sides[border]],
                "sea": bool(land.sea >> border & 1),
            }
            for border, name in enumerate(land.borders)
        },
        "routes": {land.slots[slot]: _route(land, slot) for slot in land.routes},
    }


def _city(land: Land, slot: int) -> dict[str, Any]:
    """A place for a token, and what a levy raises there, by the face of its map card."""
    goods = land.goods[slot]
    return {
        "capital": land.capital[slot],
        "emporium": REGIONS[goods] if goods >= 0 else None,
        "levy": {name: TOKENS[land.icons[slot][face]] for face, name in enumerate(FACES)},
    }


def _route(land: Land, slot: int) -> dict[str, list[str]]:
    """The empires of a route from its emporium on, and the borders it crosses."""
    route = land.routes[slot]
    return {
        "empires": [land.empires[empire] for empire, _ in route],
        "borders": [land.borders[border] for _, border in route[1:]],
    }


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
