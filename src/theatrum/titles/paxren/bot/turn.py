"""What the steward thinks of actions, one-shots and agents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..expansion import apostates
from ..market import price
from ..state import ROW, Pax
from ..tokens import is_pawn
from ..victory import met
from ..vocabulary import BISHOP, PAWN, ROOK, VICTORIES, WARS
from .estimate import FLORIN, Estimate

Reasons = Iterator[tuple[float, str, *tuple[int, ...]]]
"""Weights and message keys, with what they name where that cannot be read off the choice."""
WIN = 100.0


def nothing(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    return iter(())


# -- actions


def declare(_e: Estimate, _d: Any, _victory: int) -> Reasons:
    yield WIN, "win"


def buy(e: Estimate, _d: Any, card: int) -> Reasons:
    g, seat = e.g, e.seat
    slot = g.market.index(card)
    cost = slot % ROW
    yield -FLORIN * cost, "price"
    if g.coins[slot]:
        yield FLORIN * g.coins[slot], "florins-on-it"
    if g.board.cards.comet_mask >> card & 1:
        yield from comet(e)
        return
    yield 0.75 * e.to_play(card), "card"
    rest = g.florins[seat] - cost + g.coins[slot]
    if rest == 0:
        yield -0.15, "empty-purse"


def comet(e: Estimate) -> Reasons:
    """A Comet is for whoever stands nearest to a victory that is not active."""
    g, seat = e.g, e.seat
    for victory in range(len(VICTORIES)):
        if g.active >> victory & 1:
            continue
        if met(g, seat, victory):
            yield 3.0, "own-race", victory, 0
        elif e.gaps[seat][victory] <= min(e.gaps[s][victory] for s in range(g.seats)):
            yield 0.5 / (1 + e.gaps[seat][victory]), "own-race", victory, e.gaps[seat][victory]
    yield -0.3, "comet"


def activate(e: Estimate, _d: Any, victory: int) -> Reasons:
    g, seat = e.g, e.seat
    if met(g, seat, victory):
        yield 3.0, "own-race"
    yield 2.0 / (1 + e.gaps[seat][victory]), "own-race"
    for other in range(g.seats):
        if other != seat:
            yield -1.0 / (1 + e.gaps[other][victory]), "rival-race", other, victory


def play(e: Estimate, _d: Any, card: int) -> Reasons:
    yield e.to_play(card) + 0.2, "card"


def sell(e: Estimate, _d: Any, card: int) -> Reasons:
    g, seat = e.g, e.seat
    if card in g.hands[seat]:
        yield FLORIN * g.board.numbers["sale_price"], "florins"
        yield -0.8 * e.to_play(card), "lost-card"
    else:
        yield FLORIN * price(g, seat, card), "florins"
        yield -e.in_tableau(card, seat), "lost-card"
    if g.florins[seat] <= 1:
        yield 0.25, "empty-purse"


def fair(e: Estimate, _d: Any, region: int) -> Reasons:
    yield e.fair_value(region), "fair"


def pass_(_e: Estimate, _d: Any) -> Reasons:
    yield -0.3, "idle"


def discard(e: Estimate, _d: Any, card: int) -> Reasons:
    yield -e.to_play(card), "lost-card"


# -- one-shots and agents


def launch(e: Estimate, decision: Any, empire: int) -> Reasons:
    war = WARS.index(e.cards.one_shot[decision.card])
    yield e.war_value(war, empire, decision.card), "war"


def crown(e: Estimate, _d: Any, empire: int) -> Reasons:
    yield e.gain(empire), "empire"


def shift(e: Estimate, _d: Any, slot: int) -> Reasons:
    g = e.g
    old = sum(office_on(g, e, border) for _, border in route(g, slot, False))
    new = sum(office_on(g, e, border) for _, border in route(g, slot, True))
    yield 0.25 * (new - old), "route"


def route(g: Pax, slot: int, opened: bool) -> tuple[tuple[int, int], ...]:
    land = g.board.land
    active = next(s for s in land.emporia[land.goods[slot]] if not g.shut >> s & 1)
    return land.routes[slot if opened else active][1:]


def office_on(g: Pax, e: Estimate, border: int) -> float:
    token = g.border[border]
    return e.against(token - PAWN) if is_pawn(token) else 0.0


def apostasy(e: Estimate, _d: Any, first: int, second: int) -> Reasons:
    for seat in range(e.g.seats):
        lost = sum(e.in_tableau(card, seat) for card in apostates(e.g, seat, first, second))
        if lost:
            yield -e.against(seat) * lost, "apostates", seat


def put_out(e: Estimate, _d: Any, victory: int) -> Reasons:
    for seat in range(e.g.seats):
        weight = -e.against(seat) * 2.0 / (1 + e.gaps[seat][victory])
        if seat == e.seat:
            yield weight, "own-race", victory, e.gaps[seat][victory]
        else:
            yield weight, "rival-race", seat, victory


def place_bishop(e: Estimate, decision: Any, card: int) -> Reasons:
    yield from silence(e, card)
    religion = decision.agent - BISHOP
    yield 0.3 * e.kind_value(religion, e.seat), "faith", religion


def silence(e: Estimate, card: int) -> Reasons:
    """A Bishop on a card keeps it from working; two kill each other."""
    g = e.g
    owner = g.owner(card)
    if g.bishop(card) >= 0:
        yield (0.3 if owner == e.seat else -0.2), "diet-of-worms"
    elif owner >= 0:
        ops = len(e.cards.ops[card])
        yield -e.against(owner) * (0.15 + 0.15 * ops), "silence"


def station(e: Estimate, decision: Any, slot: int) -> Reasons:
    g = e.g
    empire = g.board.land.slot_empire[slot]
    yield from soldier(e, decision.agent, empire)
    for _ in g.in_the_way(slot, decision.agent):
        yield -FLORIN, "price"


def soldier(e: Estimate, code: int, empire: int) -> Reasons:
    """A Knight helps its King to march, and any token defends whoever holds the empire."""
    g = e.g
    holder = g.holder[empire]
    if holder >= 0:
        yield e.against(holder) * (0.3 if code < ROOK else 0.2), "guard" if holder == e.seat else "rival-guard"
    religion = (code - 1) % 3
    if g.face[empire] == religion + 1:
        yield 0.25 * e.kind_value(religion, e.seat), "faith", religion
    yield 0.05, "presence"


def moor(e: Estimate, _d: Any, border: int) -> Reasons:
    yield from loss_at(e, border)


def loss_at(e: Estimate, border: int) -> Reasons:
    token = e.g.border[border]
    if is_pawn(token):
        owner = token - PAWN
        yield -e.against(owner) * 1.2, "own-office" if owner == e.seat else "rival-office", owner


def open_office(e: Estimate, _d: Any, border: int, _empire: int) -> Reasons:
    g = e.g
    yield e.office_value(), "office"
    token = g.border[border]
    if token:
        yield -FLORIN, "price"
        yield from loss_at(e, border)
    if g.board.land.sea >> border & 1:
        yield 0.35, "route"


def pacify(e: Estimate, decision: Any, code: int) -> Reasons:
    yield (0.1 if code == PAWN + e.seat else 0.15) * e.against(e.g.holder[decision.empire]), "repressed"


def levy(e: Estimate, _d: Any, slot: int) -> Reasons:
    g, land = e.g, e.g.board.land
    empire = land.slot_empire[slot]
    yield from soldier(e, land.icons[slot][g.face[empire]], empire)
