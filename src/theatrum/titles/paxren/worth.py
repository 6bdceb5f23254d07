"""What an operation is worth to the steward, roughly, before its target is chosen."""

from __future__ import annotations

from .battle import CAMPAIGN_WAR
from .cards import EMPIRES
from .estimate import FLORIN, Estimate
from .ops_power import Behead, no_campaign, no_vote
from .state import Pax, bits
from .vocabulary import (
    BEHEAD,
    CAMPAIGN,
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    OP_ARG,
    OP_KIND,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
)


def op_value(e: Estimate, card: int, op: int) -> float:
    """What an operation is worth now, roughly."""
    kind, g = OP_KIND[op], e.g
    if kind == COMMERCE:
        return FLORIN * 1.2
    if kind == REPRESS:
        return FLORIN + 0.15
    if kind == CAMPAIGN:
        targets = [target for target in bits(g.near(card)) if no_campaign(g, e.seat, card, target) is None]
        return max((0.0, *(e.war_value(CAMPAIGN_WAR, target, by=card) for target in targets)))
    if kind == VOTE:
        region = OP_ARG[op]
        within = bits(g.board.land.within[region])
        return max((vote_value(e, x) for x in within if no_vote(g, e.seat, x) is None), default=0.0)
    if kind == BEHEAD:
        return max(0.0, *(victim_value(e, card, victim) for victim in victims(g, e.seat, card, op)), 0.0)
    return {INQUISITOR: 0.15, TAX: 0.1, CORSAIR: 0.25, SIEGE: 0.15}[kind]


def victims(g: Pax, seat: int, card: int, op: int) -> list[int]:
    return [choice.args[0] for choice, _ in Behead(seat, card, op).offers(g, seat, False)]


def victim_value(e: Estimate, card: int, victim: int) -> float:
    owner = e.g.owner(victim)
    value = -e.against(owner) * e.in_tableau(victim, owner)
    return value - e.in_tableau(card, e.seat) if victim < EMPIRES else value


def vote_value(e: Estimate, empire: int) -> float:
    return e.gain(empire) - FLORIN * len(e.g.repressed[empire])
