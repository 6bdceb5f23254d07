"""A veiled position as plain data, complete for drawing."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .battle import WAR_RULE, Battle
from .cards import EMPIRES, SETS
from .expansion import torch_lit
from .fair import emporium
from .land import REGIONS
from .market import cards_left, price
from .ops import printed
from .regime import RegimeChange
from .state import ROW, VACANT, Pax, bits
from .tableau import vassals
from .tokens import shown
from .victory import conditions, supreme
from .vocabulary import BANKS, FACES, OPS, PAWN, PRESTIGES, RELIGIONS, TOKENS, VICTORIES, WARS


def picture(g: Pax, seat: int) -> dict[str, Any]:
    """Map, market, tableaux, victories, and the battle under way."""
    return {
        "turn": g.turn,
        "bank": BANKS[g.seat],
        "own_bank": BANKS[seat] if seat >= 0 else None,
        "actions": max(0, g.actions),
        "map": [_map_card(g, empire) for empire in range(EMPIRES)],
        "borders": [_border(g, border) for border in range(len(g.border))],
        "routes": [_route(g, region) for region in range(2)],
        "market": [_row(g, row) for row in range(2)],
        "banks": [_bank(g, s) for s in range(g.seats)],
        "stack": [g.board.land.empires[e] for e in range(EMPIRES) if g.holder[e] < 0],
        "victories": [_victory(g, victory) for victory in range(len(VICTORIES))],
        "supreme": [RELIGIONS[s] if s >= 0 else None for s in (supreme(g, seat) for seat in range(g.seats))],
        "reserve": {name: g.reserve[code] for code, name in enumerate(TOKENS) if g.reserve[code]},
        "gone": [g.board.cards.ids[card] for card in bits(g.spent)],
        "battle": next((_battle(g, frame) for frame in g.stack if isinstance(frame, Battle)), None),
        "victors": next((_tokens(f.field) for f in g.stack if isinstance(f, RegimeChange)), []),
        "winner": BANKS[g.winner] if g.winner >= 0 else None,
        "won_by": (*VICTORIES, "patron", "bankruptcy")[g.won_by] if g.winner >= 0 else None,
        "sets": list(SETS[: g.sets + 1]),
    }


def _tokens(codes: tuple[int, ...]) -> list[str]:
    return [TOKENS[code] for code in codes]


def _token(code: int) -> str | None:
    return TOKENS[code] if code else None


# -- the map


def _map_card(g: Pax, empire: int) -> dict[str, Any]:
    land = g.board.land
    faces = FACES if g.second_map else tuple(FACES[face] for face in land.faces[empire])
    holder, lord = g.holder[empire], g.suzerain[empire]
    return {
        "id": land.empires[empire],
        "face": FACES[g.face[empire]],
        "faces": list(faces),
        "bank": BANKS[holder] if holder >= 0 else None,
        "republic": bool(g.republic >> empire & 1),
        "suzerain": land.empires[lord] if lord >= 0 else None,
        "repressed": _tokens(g.repressed[empire]),
        "cities": [_city(g, slot) for slot in land.places[empire] if _on_map(g, slot)],
    }


def _on_map(g: Pax, slot: int) -> bool:
    land = g.board.land
    if slot == land.extra:
        return not g.shut >> slot & 1
    return g.second_map or not land.second_map >> slot & 1


def _city(g: Pax, slot: int) -> dict[str, Any]:
    land = g.board.land
    goods = land.goods[slot]
    return {
        "id": land.slots[slot],
        "capital": land.capital[slot],
        "emporium": REGIONS[goods] if goods >= 0 else None,
        "blocked": bool(g.shut >> slot & 1),
        "icon": TOKENS[land.icons[slot][g.face[land.slot_empire[slot]]]],
        "token": _token(g.city[slot]),
    }


def _border(g: Pax, border: int) -> dict[str, Any]:
    land = g.board.land
    token = shown(g, g.board.border_spot + border, g.border[border])
    return {
        "id": land.borders[border],
        "between": [land.empires[empire] for empire in land.sides[border]],
        "sea": bool(land.sea >> border & 1),
        "token": _token(token),
    }


def _route(g: Pax, region: int) -> dict[str, Any]:
    land = g.board.land
    slot = emporium(g, region)
    route = land.routes[slot]
    return {
        "goods": REGIONS[region],
        "emporium": land.slots[slot],
        "empires": [land.empires[empire] for empire, _ in route],
        "borders": [land.borders[border] for _, border in route[1:]],
    }


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
        "id": BANKS[seat],
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
    node: dict[str, Any] = _worker(g, seat, card)
    religion = g.bishop(card)
    node |= {"bishop": RELIGIONS[religion] if religion >= 0 else None, "sells_for": price(g, seat, card)}
    if card < EMPIRES:
        queen = g.queen[card]
        node |= {
            "republic": bool(g.republic >> card & 1),
            "repressed": _tokens(g.repressed[card]),
            "queen": _worker(g, seat, queen) if queen else None,
            "vassals": [_node(g, seat, vassal) for vassal in vassals(g, card)],
        }
    return node


def _worker(g: Pax, seat: int, card: int) -> dict[str, Any]:
    return {
        "card": g.board.cards.ids[card],
        "ops": [OPS[op] for op in printed(g, card)],
        "silenced": bool(g.mute(seat) >> card & 1),
        "worked": bool(g.worked >> card & 1) and seat == g.seat,
    }


# -- victories and battles


def _victory(g: Pax, victory: int) -> dict[str, Any]:
    return {
        "id": VICTORIES[victory],
        "active": bool(g.active >> victory & 1),
        "actions": 2 if g.sets and torch_lit(g, victory) else 1,
        "banks": [
            {
                "bank": BANKS[seat],
                "met": all(part.met for part in conditions(g, seat, victory)),
                "conditions": [part._asdict() | {"met": part.met} for part in conditions(g, seat, victory)],
            }
            for seat in range(g.seats)
        ],
    }


def _battle(g: Pax, fight: Battle) -> dict[str, Any]:
    spots = g.lexicon.names["spot"]
    attack, defence = fight.sides(g)
    sides = {"attack": attack, "defence": defence}
    return {
        "war": WARS[fight.war],
        "rule": WAR_RULE[fight.war],
        "bank": BANKS[fight.seat],
        "empire": g.board.land.empires[fight.empire],
        "falling": fight.falling,
    } | {
        name: [{"spot": spots[spot], "token": TOKENS[shown(g, spot, token)]} for spot, token in side]
        for name, side in sides.items()
    }


def summary(g: Pax, seat: int) -> dict[str, Any]:
    """What a seat wants to know at a glance."""
    ids = g.board.cards.ids
    standing = Counter({s: g.patrons(s) for s in range(g.seats)})
    ranking = sorted(range(g.seats), key=lambda s: (-standing[s], -g.florins[s], s))
    return {
        "bank": BANKS[seat],
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
