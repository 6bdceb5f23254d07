"""What the steward thinks of relations, Elections and Minor Powers (chapters 7, 8, 12)."""

from __future__ import annotations

from typing import Any

from ..election import NEEDED, no_vote, votes_of
from ..state import Raison
from ..vocabulary import EXPANSIONIST, NEUTRAL
from .estimate import MORALE, TAX, Estimate, Reasons

CROWN = 2.0
"""What the crown is worth to its wearer."""

# -- 7 Diplomacy


def status(e: Estimate, _d: Any, status: int) -> Reasons:
    g, power = e.g, e.major
    if status == g.status[power]:
        yield 0.4, "steady"
    if status < NEUTRAL:
        yield 0.9, "friends"
    if status == NEUTRAL:
        yield TAX * 0.4 * sum(v for t, v in enumerate(g.board.land.value) if g.control[t] == power), "double-taxes"
    for other in range(g.board.size):
        if other == power or g.family(power, other):
            continue
        if at_war(status, g.status[other]):
            prey = reach(e, power, other)
            yield (
                (0.5 if status == EXPANSIONIST else 0.6) * prey,
                "prey",
                other,
            )  # a coalition earns more by its battles
            yield -0.75 * reach(e, other, power), "danger", other
            yield 0.9 * e.menace(other), "stop-leader", other
        elif status < NEUTRAL and status == g.status[other]:
            yield -0.15, "too-many-friends", other
            yield -1.2 * max(0.0, e.menace(other) - 0.35), "leader-is-no-friend", other
        if status == NEUTRAL and g.status[other] != NEUTRAL:
            yield -0.1, "idle"
    if status == NEUTRAL:
        yield -0.6 * free_land(e, power), "no-expansion"


def at_war(mine: int, theirs: int) -> bool:
    if NEUTRAL in (mine, theirs):
        return False
    return mine != theirs or mine == EXPANSIONIST


def reach(e: Estimate, power: int, prey: int) -> float:
    """What a Power could take from another with the Generals it has."""
    g = e.g
    places = [g.spot[x] for x in g.board.generals[power] if g.spot[x] >= 0]
    total = 0.0
    for territory, holder in enumerate(g.control):
        if holder != prey or not places:
            continue
        nearest = min(g.board.land.distance[place][territory] for place in places)
        if nearest <= 3:
            guarded = bool(g.standing[territory]) or bool(g.fortress >> territory & 1)
            total += e.land_value(power, territory) * (0.5 if guarded else 1.0) / (1 + nearest)
    return min(total, 5.0)


def free_land(e: Estimate, power: int) -> float:
    """Uncontrolled land in reach."""
    g = e.g
    places = [g.spot[x] for x in g.board.generals[power] if g.spot[x] >= 0]
    return sum(
        e.land_value(power, territory)
        for territory, holder in enumerate(g.control)
        if holder < 0 and any(g.board.land.distance[place][territory] <= 3 for place in places)
    )


def admit(e: Estimate, decision: Any, applicant: int) -> Reasons:
    yield 0.6, "friends"
    yield -1.6 * e.menace(applicant), "leader-is-no-friend", applicant
    yield -0.25 * reach(e, decision.power, applicant), "prey", applicant
    yield 0.25 * reach(e, applicant, decision.power), "danger", applicant


# -- 8 Election


def vote(e: Estimate, decision: Any, candidate: int) -> Reasons:
    """A player's Powers vote as one: for an own crown that can be had, else for a friend whom it helps more than it
    harms oneself. Friends are expected to do the same: they crown one who is behind them, never one ahead."""
    g = e.g
    cast = g.stack[-2].tally[candidate]  # type: ignore[attr-defined]
    holder = g.scorer(candidate)
    friends = g.ally[candidate] | 1 << candidate
    sure, hoped = cast, 0
    for power, votes in voters(g, decision.power, candidate):
        if g.runs(power) == e.seat:
            sure += votes
        elif friends >> power & 1 and g.influence[g.scorer(power)] >= g.influence[holder]:
            hoped += votes
    if holder == e.major:
        if sure + hoped >= NEEDED:
            yield CROWN if sure >= NEEDED else 1.2, "own-crown"
        yield 0.2 * sure, "votes", sure
        yield -0.2 * (candidate != e.major) * (1 + candidate), "family"
    elif sure + hoped >= NEEDED:
        ahead = 0.4 * (g.influence[holder] > g.influence[e.major])
        yield -1.2 * e.menace(candidate) - ahead - CROWN / (g.seats - 1), "crowns-rival"
        if g.ally[e.major] >> candidate & 1:
            yield 0.9 + 0.2 * cast, "friends"


def voters(g: Raison, first: int, candidate: int) -> list[tuple[int, int]]:
    """The Powers whose votes are still to come and may go to a candidate, and how many they are."""
    found = [(power, votes_of(g, power)) for power in range(first, g.board.size)]
    return [(power, votes) for power, votes in found if votes and no_vote(g, power, candidate) is None]


# -- 11 update of the board


def lot(_e: Estimate, _d: Any) -> Reasons:
    yield 0.1, "even-odds"


# -- 12 Minor Powers


def bid(e: Estimate, decision: Any, points: int) -> Reasons:
    g, minor = e.g, decision.minor
    troops = sum(g.troops[x] + 1 for x in g.board.generals[minor] if g.spot[x] >= 0)
    value = 0.8 + 0.18 * troops + 0.4 * min(2.0, reach(e, minor, e.major)) + 0.06 * len(g.hands[minor])
    odds = (points + 0.4) / (points + 2.6)
    yield value * odds, "minor-power"
    yield -MORALE * (0.55 * points + 0.07 * points * points) * odds, "morale"
    short = min(len(g.hands[e.major]), 3) - (g.morale[e.major] - points)
    if points and short > 0:
        yield -4 * MORALE * short, "cards-unpaid"
