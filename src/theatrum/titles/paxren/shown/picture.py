"""A veiled position as plain data; with what is printed on cards and board (printed.py) complete for drawing."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..battle import WAR_RULE, Battle
from ..cards import EMPIRES, SETS
from ..expansion import torch_lit
from ..fair import emporium
from ..land import REGIONS
from ..market import cards_left, price
from ..regime import RegimeChange
from ..state import ROW, VACANT, Pax, bits
from ..tableau import vassals
from ..tokens import shown
from ..victory import conditions, supreme
from ..vocabulary import ENDINGS, FACES, PAWN, PRESTIGES, RELIGIONS, VICTORIES, WARS


def picture(g: Pax, seat: int) -> dict[str, Any]:
    """Map, market, tableaux, victories, and the battle under way."""
    ids, land = g.board.cards.ids, g.board.land
    return {
        "turn": g.turn,
        "bank": g.board.banks[g.seat],
        "own_bank": g.board.banks[seat] if seat >= 0 else None,
        "actions": max(0, g.actions),
        "map": [_map_card(g, empire) for empire in range(EMPIRES)],
        "blocked": [land.slots[slot] for slot in bits(g.shut) if _on_map(g, slot)],
        "borders": {
            name: _token(g, shown(g, g.board.border_spot + b, g.border[b])) for b, name in enumerate(land.borders)
        },
        "emporia": {name: land.slots[emporium(g, region)] for region, name in enumerate(REGIONS)},
        "market": [_row(g, row) for row in range(2)],
        "banks": [_bank(g, s) for s in range(g.seats)],
        "bishops": {ids[entry >> 2]: RELIGIONS[entry & 3] for entry in g.bishops},
        "silenced": [ids[card] for seat in range(g.seats) for card in bits(g.own[seat] & g.mute(seat))],
        "worked": [ids[card] for card in bits(g.own[g.seat] & g.worked)],
        "stack": [land.empires[e] for e in range(EMPIRES) if g.holder[e] < 0],
        "victories": [_victory(g, victory) for victory in range(len(VICTORIES))],
        "supreme": [RELIGIONS[s] if s >= 0 else None for s in (supreme(g, seat) for seat in range(g.seats))],
        "reserve": {name: g.reserve[code] for code, name in enumerate(g.board.tokens) if g.reserve[code]},
        "gone": [ids[card] for card in bits(g.spent)],
        "battle": next((_battle(g, frame) for frame in g.stack if isinstance(frame, Battle)), None),
        "victors": next((_tokens(g, f.field) for f in g.stack if isinstance(f, RegimeChange)), []),
        "winner": g.board.banks[g.winner] if g.winner >= 0 else None,
        "won_by": ENDINGS[g.won_by] if g.winner >= 0 else None,
        "sets": list(SETS[: g.sets + 1]),
    }


def _tokens(g: Pax, codes: tuple[int, ...]) -> list[str]:
    return [g.board.tokens[code] for code in codes]


def _token(g: Pax, code: int) -> str | None:
    return g.board.tokens[code] if code else None


# -- the map


def _map_card(g: Pax, empire: int) -> dict[str, Any]:
    land = g.board.land
    holder, lord = g.holder[empire], g.suzerain[empire]
    return {
        "id": land.empires[empire],
        "face": FACES[g.face[empire]],
        "bank": g.board.banks[holder] if holder >= 0 else None,
        "republic": bool(g.republic >> empire & 1),
        "suzerain": land.empires[lord] if lord >= 0 else None,
        "repressed": _tokens(g, g.repressed[empire]),
        "cities": {land.slots[slot]: _token(g, g.city[slot]) for slot in land.places[empire] if _on_map(g, slot)},
    }


def _on_map(g: Pax, slot: int) -> bool:
    land = g.board.land
    if slot == land.extra:
        return not g.shut >> slot & 1
    return g.second_map or not land.second_map >> slot & 1


# -- the market


def _row(g: Pax, row: int) -> dict[str, Any]:
    ahead = g.ahead[row] if g.ahead else 0
    return {
        "region": REGIONS[row],
        "deck": cards_left(g, row),
        "comets": g.deck[3 * row + 2],
        "next": g.board.cards.ids[ahead] if ahead else None,
        "places": [_place(g, slot) for slot in range(row * ROW, row * ROW + ROW)],
    }


def _place(g: Pax, slot: int) -> dict[str, Any]:
    card = g.market[slot]
    return {
        "card": g.board.cards.ids[card] if card > 0 else None,
        "face_down": card != VACANT and slot % ROW == 0,
        "vacant": card == VACANT,
        "price": slot % ROW,
        "florins": g.coins[slot],
        "laid": bool(g.laid >> slot & 1),
    }


# -- banks


def _bank(g: Pax, seat: int) -> dict[str, Any]:
    ids, hand = g.board.cards.ids, g.hands[seat]
    return {
        "id": g.board.banks[seat],
        "seat": seat,
        "florins": g.florins[seat],
        "hand": {"known": [ids[card] for card in hand if card], "unknown": hand.count(0)},
        "may_hold": [ids[card] for card in g.trail[seat] if card and card not in g.sure(seat)] if 0 in hand else [],
        "hand_limit": g.hand_limit(seat) if g.hand_limit(seat) < len(ids) else None,
        "east": [_node(g, seat, card) for card in g.tableau[2 * seat]],
        "west": [_node(g, seat, card) for card in g.tableau[2 * seat + 1]],
        "old_maids": [ids[card] for card in bits(g.maids[seat])],
        "pawns": g.reserve[PAWN + seat],
        "concessions": g.concessions(seat),
        "prestige": {name: g.prestige(seat, kind) for kind, name in enumerate(PRESTIGES)},
        "bankrupt": bool(g.out >> seat & 1),
    }


def _node(g: Pax, seat: int, card: int) -> dict[str, Any]:
    """A card of a tableau row; a King with his Queen and Vassals."""
    ids = g.board.cards.ids
    node: dict[str, Any] = {"card": ids[card], "sells_for": price(g, seat, card)}
    if card < EMPIRES:
        queen = g.queen[card]
        node["queen"] = ids[queen] if queen else None
        node["vassals"] = [_node(g, seat, vassal) for vassal in vassals(g, card)]
    return node


# -- victories and battles


def _victory(g: Pax, victory: int) -> dict[str, Any]:
    return {
        "id": VICTORIES[victory],
        "active": bool(g.active >> victory & 1),
        "actions": 2 if g.sets and torch_lit(g, victory) else 1,
        "banks": [
            [{"name": part.name, "mine": part.mine, "needed": part.best + part.lead} for part in parts]
            for parts in (conditions(g, seat, victory) for seat in range(g.seats))
        ],
    }


def _battle(g: Pax, fight: Battle) -> dict[str, Any]:
    spots = g.lexicon.names["spot"]
    attack, defence = fight.sides(g)
    sides = {"attack": attack, "defence": defence}
    return {
        "war": WARS[fight.war],
        "rule": WAR_RULE[fight.war],
        "bank": g.board.banks[fight.seat],
        "empire": g.board.land.empires[fight.empire],
        "falling": fight.falling,
    } | {
        name: [{"spot": spots[spot], "token": g.board.tokens[shown(g, spot, token)]} for spot, token in side]
        for name, side in sides.items()
    }


def summary(g: Pax, seat: int) -> dict[str, Any]:
    """What a seat wants to know at a glance."""
    ids = g.board.cards.ids
    standing = Counter({s: g.patrons(s) for s in range(g.seats)})
    ranking = sorted(range(g.seats), key=lambda s: (-standing[s], -g.florins[s], g.order(s)))
    return {
        "bank": g.board.banks[seat],
        "florins": g.florins[seat],
        "hand": [ids[card] for card in g.hands[seat]],
        "patron_place": ranking.index(seat) + 1,
        "cards_left": cards_left(g, 0) + cards_left(g, 1),
        "prestige": {name: g.prestige(seat, kind) for kind, name in enumerate(PRESTIGES)},
        "concessions": g.concessions(seat),
        "victories": {
            VICTORIES[victory]: all(part.met for part in conditions(g, seat, victory))
            for victory in range(len(VICTORIES))
            if g.active >> victory & 1
        },
    }
