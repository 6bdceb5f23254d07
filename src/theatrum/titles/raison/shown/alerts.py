"""What a player of Raison would call out at the table: a victory in reach, a Capital attacked, a deciding vote."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.title import Alert
from ..actions import influence_of_land
from ..election import NEEDED, Election, Vote, no_vote, votes_of
from ..state import Raison, bits


def warn(g: Raison, seat: int) -> list[Alert]:
    own = [power for power in range(g.board.size) if seat >= 0 and g.seat_of[power] == seat]
    return [*_near_victory(g), *(alert for power in own for alert in _attacked(g, power)), *_deciding(g, seat)]


def _near_victory(g: Raison) -> Iterator[Alert]:
    """Whoever would win by the land and crown held now, as soon as Influence is extended (raison:9.6)."""
    for power in g.major:
        crown = 2 * (g.emperor >= 0 and g.seat_of[g.emperor] == g.seat_of[power])
        missing = g.board.victory - g.influence[power]
        if 0 < missing <= sum(points for _, points in influence_of_land(g, power)) + crown:
            yield Alert("near-victory", (power, missing))


def _attacked(g: Raison, power: int) -> Iterator[Alert]:
    """An enemy General stands in the Capital."""
    capital = g.board.land.capital[power]
    if g.control[capital] != power:
        return
    for enemy in bits(g.war[power]):
        if g.standing[capital] & g.board.army[enemy]:
            yield Alert("capital-attacked", (capital, enemy))


def _deciding(g: Raison, seat: int) -> Iterator[Alert]:
    """Candidates whom the votes that a seat is asked for would make Emperor (raison:8.7)."""
    election, vote = g.stack[-2:] if len(g.stack) > 1 else (None, None)
    if not isinstance(vote, Vote) or not isinstance(election, Election) or g.runs(vote.power) != seat:
        return
    votes = votes_of(g, vote.power)
    for candidate, tally in enumerate(election.tally):
        if tally < NEEDED <= tally + votes and no_vote(g, vote.power, candidate) is None:
            yield Alert("deciding-vote", (vote.power, candidate, votes))
