"""What is printed on cards, tables and the board, for drawing and for help."""

from __future__ import annotations

from typing import Any

from ..state import Mocarstwa
from ..vocabulary import CONTROL, FORTS, GOODS, INFORMATION, MINISTRIES, RESOURCES, SHIPS
from . import information
from .board import WORKS
from .cards import CARDS, DECKS, FORMATIONS, SIGNS, TYPES
from .prices import (
    ATTACK_BONUS,
    ATTACK_DICE,
    BY_LEVEL,
    CARD_ATTACK,
    CARD_DEFENCE,
    CREW,
    DEFENCE_BONUS,
    FORT_BONUS,
    PAY,
    RANGE,
    REACH,
    SHIP_DEFENCE,
    UNIT_PRICE,
    WHEEL,
    WORK_PRICE,
)  # fmt: skip
from .units import KINDS


def printed(g: Mocarstwa) -> dict[str, Any]:
    """Cards, units, works, provinces, wheel."""
    return {
        "cards": {card.id: _card(number) for number, card in enumerate(CARDS) if number},
        "information": {
            card.id: {"deck": information.DECKS[card.deck], "kind": information.KINDS[card.kind], "count": card.copies}
            for card in information.CARDS
        },
        "units": {name: _unit(kind) for kind, name in enumerate(KINDS)},
        "works": {name: _work(work) for work, name in enumerate(WORKS)},
        "provinces": {name: _province(g, place) for place, name in enumerate(g.board.land.ids)},
        "wheel": {
            ministry: {level: INFORMATION[field] or None for level, field in zip(CONTROL, row, strict=True)}
            for ministry, row in zip(MINISTRIES, WHEEL, strict=True)
        },
        "levels": {ministry: dict(zip(CONTROL, bonus, strict=True)) for ministry, bonus in BY_LEVEL.items()},
    }


def _card(number: int) -> dict[str, Any]:
    card = CARDS[number]
    return {
        "deck": DECKS[card.deck],
        "type": TYPES[card.type],
        "value": card.value,
        "symbols": {name: count for name, count in zip(FORMATIONS, card.symbols, strict=True) if count},
        "signs": [sign for sign in SIGNS if getattr(card, sign)],
        "count": card.copies,
    }


def _price(price: tuple[int, ...]) -> dict[str, int]:
    return {good: number for good, number in zip(GOODS, price, strict=True) if number}


def _unit(kind: int) -> dict[str, Any]:
    return {
        "price": _price(UNIT_PRICE[kind]),
        "attack": CARD_ATTACK[kind],
        "defence": CARD_DEFENCE[kind],
        "dice": ATTACK_DICE[kind],
        "attack_bonus": ATTACK_BONUS[kind],
        "defence_bonus": DEFENCE_BONUS[kind],
        "reach": REACH[kind],
        "pay": PAY[kind],
    }


def _work(work: int) -> dict[str, Any]:
    face: dict[str, Any] = {"price": _price(WORK_PRICE[work])}
    if work < len(FORTS):
        return face | {"bonus": FORT_BONUS[work + 1]}
    ship = SHIPS.index(WORKS[work])
    return face | {"range": RANGE[ship], "crew": CREW[ship], "defence": SHIP_DEFENCE[ship]}


def _province(g: Mocarstwa, place: int) -> dict[str, Any]:
    land = g.board.land
    return {
        "power": g.board.land.powers[land.power[place]] if land.power[place] >= 0 else None,
        "resource": RESOURCES[land.resource[place]],
        "dependency": bool(land.dependency[place]),
    }
