"""What a choice does at the council table: votes and who decides, Statuses, bids, Arbiters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine.forecast import CERTAIN, LIKELY, WORST, Fact
from ..actions import taxes
from ..election import NEEDED, Election, no_vote, votes_of
from ..movement import GAIN, no_turn
from ..state import MOST_MORALE, Raison
from ..vocabulary import ACTIONS


def vote(g: Raison, question: Any, seat: int, candidate: int) -> Iterator[Fact]:
    """Votes with these, who can still give theirs, and whether four can be reached (raison:8.5 to raison:8.8)."""
    election = next(frame for frame in reversed(g.stack) if isinstance(frame, Election))
    first = question.power
    bound = g.options["votes"] == "player"  # a player does not divide votes (ruling R35)
    sure = election.tally[candidate]
    to_come = []
    for power in range(first, g.board.size):
        votes = votes_of(g, power)
        if not votes or no_vote(g, power, candidate) is not None:
            continue
        mine = power == first or (bound and g.seat_of[power] == seat)
        said = election.said[g.seat_of[power]]
        if mine or (bound and said == candidate):
            sure += votes
        elif not bound or said < 0 or no_vote(g, power, said) is not None:
            to_come.append((power, votes))
    yield Fact(CERTAIN, "votes", (candidate, sure, NEEDED))
    if sure >= NEEDED:
        yield Fact(CERTAIN, "elected", (candidate,))
    elif sure + sum(votes for _, votes in to_come) < NEEDED:
        yield Fact(CERTAIN, "out-of-reach", (candidate,))
    else:
        for power, votes in to_come:
            yield Fact(LIKELY, "may-vote", (power, votes, candidate))


def status(g: Raison, _question: Any, seat: int, wish: int) -> Iterator[Fact]:
    """Taxes under a Status, and who would be friend or foe if the others keep theirs (raison:7.4, raison:7.8)."""
    twin = g.clone()
    power = g.major[seat]
    twin.status[power] = wish
    for own in range(g.board.size):
        if g.minor >> own & 1 and g.seat_of[own] == seat:
            twin.status[own] = wish
    twin.relate()
    yield Fact(CERTAIN, "status-taxes", (power, taxes(twin, power)))
    for other in range(g.board.size):
        if g.family(power, other):
            continue
        if twin.war[power] >> other & 1:
            yield Fact(LIKELY, "war-with", (other,))
        elif twin.ally[power] >> other & 1:
            yield Fact(LIKELY, "ally-of", (other,))


def admit(_g: Raison, _question: Any, _seat: int, applicant: int) -> Iterator[Fact]:
    yield Fact(CERTAIN, "ally-of", (applicant,))


def turn_away(_g: Raison, _question: Any, _seat: int, applicant: int) -> Iterator[Fact]:
    yield Fact(CERTAIN, "chooses-again", (applicant,))


def forgo(g: Raison, question: Any, _seat: int) -> Iterator[Fact]:
    action = ACTIONS[question.action]
    if action == "taxation":
        yield Fact(CERTAIN, "forgone-taxes", (question.power, taxes(g, question.power)))
    elif action == "mobilisation":
        yield Fact(CERTAIN, "kept-money", (question.power, g.money[question.power]))


def arbiter(g: Raison, _question: Any, _seat: int, arbiter: int) -> Iterator[Fact]:
    """How many further movement turns an Arbiter can grant (raison:9.7.3)."""
    g = g.clone()
    turns = 1
    g.add_morale(arbiter, GAIN[1])
    while turns < len(GAIN) - 1 and no_turn(g, arbiter, turns + 1) is None:
        turns += 1
        g.add_morale(arbiter, GAIN[turns])
    yield Fact(CERTAIN, "arbiter-turns", (arbiter, turns))


def request(g: Raison, question: Any, _seat: int) -> Iterator[Fact]:
    gain = GAIN[question.number]
    yield Fact(LIKELY, "arbiter-gains", (question.arbiter, gain, min(MOST_MORALE, g.morale[question.arbiter] + gain)))


def bid(g: Raison, question: Any, seat: int, points: int) -> Iterator[Fact]:
    """What a bid is sure of and who can outbid it; ties go by the Order of Powers (raison:12.3.1)."""
    minor, major = question.minor, g.major[seat]
    troops = sum(g.troops[general] for general in g.board.generals[minor])
    yield Fact(CERTAIN, "minor-brings", (minor, troops, len(g.hands[minor])))
    yield Fact(LIKELY, "bid-costs", (major, points, g.morale[major] - points))
    rivals = [
        other for other, power in enumerate(g.major)
        if other != seat and (g.morale[power] > points or (g.morale[power] == points and other < seat))
    ]  # fmt: skip
    if not rivals:
        yield Fact(CERTAIN, "bid-sure", (minor,))
    for other in rivals:
        yield Fact(WORST, "outbid", (g.major[other], g.morale[g.major[other]]))


COUNCIL: dict[str, Callable[..., Iterator[Fact]]] = {
    "vote": vote,
    "status": status,
    "admit": admit,
    "keep": admit,
    "refuse": turn_away,
    "expel": turn_away,
    "forgo": forgo,
    "arbiter": arbiter,
    "request": request,
    "bid": bid,
}
