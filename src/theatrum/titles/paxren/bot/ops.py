"""What the steward thinks of operations, casualties and regime changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..battle import CAMPAIGN_WAR, battle
from ..cards import EMPIRES
from ..ops import KINDS, open_ops
from ..tokens import is_pawn
from ..vocabulary import (
    BEHEAD,
    CAMPAIGN,
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    OP_KIND,
    PAWN,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
    WARS,
)
from .estimate import FLORIN, Estimate
from .turn import Reasons, loss_at, silence, soldier

# -- operations


def ops(e: Estimate, _d: Any, side: int) -> Reasons:
    best: dict[int, float] = {}
    for card, op in open_ops(e.g, e.seat, 1 << side):
        best[card] = max(best.get(card, 0.0), op_value(e, card, op))
    yield sum(best.values()) - 0.1, "operations"


def use(e: Estimate, _d: Any, card: int, op: int) -> Reasons:
    yield op_value(e, card, op), "operation"


def op_value(e: Estimate, card: int, op: int) -> float:
    """What an operation is worth now: its best target's weight."""
    kind = OP_KIND[op]
    if kind == COMMERCE:
        return FLORIN * 1.2
    target = KINDS[kind](e.seat, card, op)
    reasons = TARGETS[kind]
    return max(
        sum([reason[0] for reason in reasons(e, target, *choice.args)])
        for choice, _ in target.offers(e.g, e.seat, False)
    )


def stop(_e: Estimate, _d: Any) -> Reasons:
    yield 0.05, "enough"


def preach(e: Estimate, _d: Any, start: int, card: int) -> Reasons:
    owner = e.g.owner(start)
    yield e.against(owner) * 0.3, "freed-card"
    yield from silence(e, card)


def collect(_e: Estimate, _d: Any, _region: int, column: int) -> Reasons:
    yield FLORIN, "florins"
    yield 0.02 * column, "florins-on-it"


def behead(e: Estimate, decision: Any, card: int) -> Reasons:
    owner = e.g.owner(card)
    yield -e.against(owner) * e.in_tableau(card, owner), "victim"
    if card < EMPIRES:
        yield -e.in_tableau(decision.card, e.seat), "lost-card"  # the assassin of an empire dies with it


def tax(e: Estimate, _d: Any, border: int, _empire: int) -> Reasons:
    owner = e.g.border[border] - PAWN
    yield -e.against(owner) * 0.35, "own-office" if owner == e.seat else "rival-office", owner


def pay(_e: Estimate, _d: Any) -> Reasons:
    yield -FLORIN, "price"


def give_up(e: Estimate, _d: Any) -> Reasons:
    yield -e.office_value(), "own-office", e.seat


def repress(e: Estimate, _d: Any, spot: int, empire: int) -> Reasons:
    g = e.g
    yield FLORIN, "florins"
    yield from removed(e, spot)
    if g.holder[empire] >= 0:
        yield (-0.15 if g.holder[empire] == e.seat else -0.05), "repressed"


def removed(e: Estimate, spot: int) -> Reasons:
    """A token leaves the map."""
    g = e.g
    at = g.board.border_spot
    if spot >= at:
        yield from loss_at(e, spot - at)
        return
    for weight, key, *names in soldier(e, g.city[spot], g.board.land.slot_empire[spot]):
        if key != "presence":
            yield (-1.5 * weight if key == "guard" else -weight), key, *names


def siege(e: Estimate, _d: Any, spot: int) -> Reasons:
    g = e.g
    yield from removed(e, spot)
    if spot >= g.board.border_spot:
        sides = g.board.land.sides[spot - g.board.border_spot]
        yield 0.1 * sum(g.holder[empire] == e.seat for empire in sides), "guard"


def vote(e: Estimate, _d: Any, empire: int) -> Reasons:
    yield e.gain(empire), "empire"
    if repressed := e.g.repressed[empire]:
        yield -FLORIN * len(repressed), "price"


def sail(e: Estimate, _d: Any, _start: int, border: int) -> Reasons:
    yield from loss_at(e, border)


def campaign(e: Estimate, decision: Any, empire: int) -> Reasons:
    yield e.war_value(CAMPAIGN_WAR, empire, by=decision.card), "war"


TARGETS: dict[int, Callable[..., Reasons]] = {
    INQUISITOR: preach, BEHEAD: behead, TAX: tax, REPRESS: repress, VOTE: vote, CORSAIR: sail, SIEGE: siege,
    CAMPAIGN: campaign,
}  # fmt: skip


# -- battles and regime changes


def fall(e: Estimate, _d: Any, token: int, spot: int) -> Reasons:
    g = e.g
    if token == PAWN + e.seat:
        yield -0.6, "own-office", e.seat
    elif is_pawn(token):
        yield 0.2, "rival-office", token - PAWN
    elif spot < g.board.border_spot:
        empire = g.board.land.slot_empire[spot]
        mine = g.holder[empire] == e.seat or empire == battle(g).empire
        yield (-0.25 if mine else 0.1), "guard"
    else:
        yield 0.05, "presence"


def turn_map(e: Estimate, decision: Any, face: int) -> Reasons:
    for religion, sign in ((face - 1, 1), (e.g.face[decision.empire] - 1, -1)):
        if religion >= 0:
            yield sign * 0.5 * e.kind_value(religion, e.seat), "faith", religion


def occupy(e: Estimate, _d: Any, token: int, spot: int) -> Reasons:
    g = e.g
    if token == PAWN + e.seat:
        yield e.office_value(), "office"
        if g.board.land.sea >> spot - g.board.border_spot & 1:
            yield 0.35, "route"
    elif not is_pawn(token):
        yield 0.3, "guard"


def free(e: Estimate, _d: Any, empire: int, token: int, _spot: int) -> Reasons:
    g = e.g
    if is_pawn(token):
        owner = token - PAWN
        key = "office" if owner == e.seat else "rival-office"
        yield e.against(owner) * e.office_value(), key, owner
    elif g.holder[empire] >= 0:
        yield e.against(g.holder[empire]) * 0.25, "guard"


def provoke(e: Estimate, _d: Any, card: int) -> Reasons:
    empire = e.g.queen.index(card)
    yield e.war_value(WARS.index("peasant_revolt"), empire), "war"
    yield -e.in_tableau(card, e.seat), "lost-card"
