"""Which card to lay in a battle (7.5.2): each own card against every card the other side may have."""

from __future__ import annotations

from typing import NamedTuple

from ..box.cards import CARDS, INDEPENDENTS, LOST_ORDERS, PLAYER, RETREAT, SPY, Card, deck
from ..box.units import FORMATION, each, packed
from ..land.laying import ATTACK, Fight, LaySecond
from ..land.settling import fortified
from ..land.strength import base_attack, base_defence, effective, supporters, symbol_points, type_points
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT
from .estimate import Estimate
from .manners import PLAIN
from .odds import price_of


class Side(NamedTuple):
    """What one side has in a battle."""

    number: int
    price: float
    ashore: list[int]
    aboard: list[int]
    sheltered: bool


class Table(NamedTuple):
    """A battle on land as one side sees it."""

    attacks: bool
    lead: int
    """One's own points less the other's, cards apart."""
    prize: float
    mine: Side
    theirs: Side
    pool: tuple[tuple[Card, float], ...]
    """What the other side may lay, with the chance of each."""


def table(e: Estimate, fight: Fight) -> Table:
    """The battle before the seat."""
    g = e.g
    defender = g.holder[fight.to]
    attacks = fight.attacker == e.seat
    force = [kind for _, kind in fight.force]
    garrison = list(each(g.units[fight.to]))
    walls = any(fortified(g, place) for place, _ in fight.force)
    attack = Side(len(force), price_of(packed(force)), *_units(g, fight.attacker, fight.to, force), walls)
    defence = Side(
        len(garrison), price_of(g.units[fight.to]), *_units(g, defender, fight.to, garrison), g.fort[fight.to] > 0
    )
    lead = base_attack(g, fight.force, fight.commander) - base_defence(g, fight.to)
    other = defender if attacks else fight.attacker
    sides = (attack, defence) if attacks else (defence, attack)
    return Table(
        attacks, lead if attacks else -lead, 0.5 + e.worth(fight.to), *sides, _pool(e, fight, other, attacks)
    )  # fmt: skip


def _units(g: Mocarstwa, holder: int, place: int, engaged: list[int]) -> tuple[list[int], list[int]]:
    ashore, aboard = supporters(g, holder, place)
    return [FORMATION[kind] for kind in engaged] + ashore, aboard


def _pool(e: Estimate, fight: Fight, other: int, attacks: bool) -> tuple[tuple[Card, float], ...]:
    g = e.g
    seen = fight.first[ATTACK + attacks] if isinstance(g.decision, LaySecond) else 0
    if seen and CARDS[seen].type != SPY:
        return ((CARDS[seen], 1.0),)
    if other == INDEPENDENT:
        counts = [had - used for had, used in zip(deck(INDEPENDENTS), g.wild_used, strict=True)]
        counts = counts if any(counts) else deck(INDEPENDENTS)
    else:
        counts = [had - used for had, used in zip(deck(PLAYER), g.discard, strict=True)]
        for card in g.hands[e.seat]:
            if CARDS[card].deck == PLAYER:
                counts[card] -= 1
        for card in g.hands[other]:
            if card and CARDS[card].deck != PLAYER:  # a power's own cards are known until they are used
                counts[card] += 4
    total = sum(count for count in counts if count > 0) or 1
    return tuple((CARDS[card], count / total) for card, count in enumerate(counts) if count > 0)


def value(t: Table, card: Card) -> float:
    """What laying a card may be expected to bring."""
    return sum(chance * _result(t, card, other) for other, chance in t.pool)


def _result(t: Table, card: Card, other: Card) -> float:
    if RETREAT in (card.type, other.type):
        return _withdrawal(t, card, other)
    if card.type == SPY:  # a better card comes after it
        return _compared(t, t.lead + 2)
    own, against = effective(card, other), effective(other, card)
    lead = t.lead + _points(t.mine, own, against) - _points(t.theirs, against, own)
    signs = 0.4 * (own.fury + own.cross) - 0.4 * (against.fury + against.cross)
    return _compared(t, lead) + signs


def _points(side: Side, own: Card, other: Card) -> int:
    points = symbol_points(own, side.ashore, side.aboard) + type_points(own, other)
    return points + own.cannonade * (2 if side.sheltered else 1)


def _compared(t: Table, lead: int) -> float:
    """7.5.9, 7.5.10: the lower side falls, the other loses as many as its lead leaves."""
    if lead > 0:
        lost = max(0, t.mine.number - lead) / t.mine.number
        return t.prize + PLAIN.kill * t.theirs.price - PLAIN.loss * lost * t.mine.price
    hurt = 1.0 if lead == 0 else max(0, t.theirs.number + lead) / t.theirs.number
    return PLAIN.kill * hurt * t.theirs.price - PLAIN.loss * t.mine.price - (0.0 if t.attacks else t.prize)


def _withdrawal(t: Table, card: Card, other: Card) -> float:
    """7.6: who retreats saves the army; the province goes to an attacker who stays."""
    if (other if t.attacks else card).type == RETREAT and (card if t.attacks else other).type != RETREAT:
        return t.prize if t.attacks else -t.prize
    return 0.0


def keeping(card: Card) -> float:
    """What is given up by using a card now."""
    if card.type == LOST_ORDERS:
        return 0.25
    return 0.04 * (card.value + sum(card.symbols)) + 0.15 * (card.deck != PLAYER)
