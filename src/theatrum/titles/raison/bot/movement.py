"""What the steward thinks of moves, Garrisons and retreats (chapters 9.7, 10.5 and 11)."""

from __future__ import annotations

from typing import Any

from ..march import MoveGenerals, no_garrison
from ..state import MOST_MORALE, Raison
from ..vocabulary import NEUTRAL
from .actions import buy_troop, morale_need
from .council import reach
from .estimate import GENERAL, HOLD, MORALE, TROOP, Estimate, Reasons

WHIM = 0.35
"""A move that promises less is not worth a turn of its own."""

# -- 9.7 Movement


def arbiter(e: Estimate, decision: Any, arbiter: int) -> Reasons:
    g, power = e.g, decision.power
    yield -1.3 * e.menace(arbiter), "feeds-leader"
    if g.war[power] >> arbiter & 1:
        yield -0.5 * min(1.5, reach(e, arbiter, power)), "feeds-enemy"
    else:
        yield 0.3, "not-an-enemy"
    if g.morale[arbiter] + 3 > MOST_MORALE:
        yield -0.3, "no-second-turn"
    elif g.morale[arbiter] <= 6:
        yield 0.2, "wants-morale"


def disband(e: Estimate, decision: Any, territory: int) -> Reasons:
    yield -0.3 - e.land_value(decision.power, territory), "gives-up-land"


def move(e: Estimate, _d: Any, general: int, to: int) -> Reasons:
    yield from go(e, general, to, e.g.troops[general])


def move_leaving(e: Estimate, _d: Any, general: int, to: int) -> Reasons:
    yield from settle(e, general, e.g.spot[general])
    yield from go(e, general, to, e.g.troops[general] - 1)


def go(e: Estimate, general: int, to: int, troops: int) -> Reasons:
    g = e.g
    power, here = g.board.owner[general], g.spot[general]
    foes = g.enemies(power, to)
    if g.own_general(power, to):
        yield -0.3, "only-passing"
        return
    if foes:
        odds = e.attack_odds(general, to, troops)
        prize = e.spoils(power, foes, to) + (e.gain(power, to) if troops > 1 else 0.0)
        yield odds * prize, "prize"
        yield -(1 - odds) * (0.9 + TROOP * troops + GENERAL * 0.4), "risk"
        yield -MORALE - TROOP, "cost-of-battle"
    elif troops and no_garrison(g, general, to) is None:
        yield max(0.0, e.gain(power, to) - TROOP * 0.6), "takes-land"
    if troops:
        yield 0.45 * (e.draw_to(power, to) - e.draw_to(power, here)), "targets-near"
    yield -0.2 - 0.8 * guard(e, power, here), "leaves-guard"
    if not foes:
        yield 0.8 * guard(e, power, to), "guards"
        yield -0.25 * (troops == 0) * e.danger(power, to), "exposed"


def guard(e: Estimate, power: int, territory: int) -> float:
    """What a General's presence protects."""
    if e.g.control[territory] != power:
        return 0.0
    loss = 0.5 * HOLD * e.g.board.land.value[territory]  # what an enemy would score there
    walls = 0.4 if e.g.garrison[territory] == power and e.g.fortress >> territory & 1 else 1.0
    return (e.land_value(power, territory) + loss) * e.danger(power, territory) * walls


def settle(e: Estimate, general: int, territory: int) -> Reasons:
    """Leaving a Garrison."""
    g = e.g
    power = g.board.owner[general]
    if g.control[territory] == power:
        yield -TROOP * 0.6 + 0.25 * e.danger(power, territory), "own-land-anyway"
    else:
        yield e.gain(power, territory) - TROOP * 0.6, "takes-land"


def post_garrison(_e: Estimate, _d: Any, _general: int) -> Reasons:
    yield -TROOP * 0.6, "own-land-anyway"


def garrison(e: Estimate, decision: Any) -> Reasons:
    yield from settle(e, decision.general, e.g.spot[decision.general])


def go_on(e: Estimate, decision: Any, to: int) -> Reasons:
    yield from go(e, decision.general, to, e.g.troops[decision.general])


def request(e: Estimate, decision: Any) -> Reasons:
    """Worth what the best move of another turn would bring, if that is more than a whim."""
    g, power = e.g, decision.power
    if g.status[power] == NEUTRAL:
        yield -WHIM, "idle"  # a Neutral has nowhere to go
        return
    yield best_move(g, e.seat, power) - WHIM, "targets-near"
    yield -MORALE * decision.number * (0.5 + e.menace(decision.arbiter)), "feeds-arbiter"


def best_move(g: Raison, seat: int, power: int) -> float:
    """What the best move would bring if a movement turn began now."""
    twin = g.clone()
    twin.moved = twin.engaged = 0
    twin.refused = ()
    e = Estimate(twin, seat)
    best = 0.0
    for choice in MoveGenerals(power, 1).choices(twin, seat):
        if len(choice.args) == 2:  # a General and where he goes
            weigh = move_leaving if choice.verb.startswith("garrison-") else move
            best = max(best, sum([reason[0] for reason in weigh(e, None, *choice.args)]))
    return best


def allow(e: Estimate, decision: Any) -> Reasons:
    g = e.g
    mover = getattr(decision, "mover", g.board.owner[decision.general] if hasattr(decision, "general") else -1)
    if hasattr(decision, "number"):
        yield morale_need(g, decision.power) * decision.number, "morale"
        if g.war[e.major] >> mover & 1:
            yield -0.45 * reach(e, mover, e.major), "danger"
    else:
        yield 0.4, "friends"
    yield -1.5 * max(0.0, e.menace(mover) - 0.45), "stop-leader"


def retreat(e: Estimate, decision: Any, territory: int) -> Reasons:
    power = decision.power
    yield GENERAL + TROOP * e.g.troops[decision.general], "keeps-troops"
    yield 0.4 * e.draw_to(power, territory) + 0.4 * guard(e, power, territory), "targets-near"


def capital(_e: Estimate, _d: Any) -> Reasons:
    yield GENERAL * 0.5, "general-on-board"


def reinforce(e: Estimate, decision: Any, general: int) -> Reasons:
    yield from buy_troop(e, decision, general)
