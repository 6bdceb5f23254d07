"""4.7: the end of the game and the final scoring."""

from __future__ import annotations

from ..aims import goals
from ..board.reading import members
from ..board.stock import left
from ..court import prestige
from ..court.tracks import tax
from ..court.vocabulary import (
    ALLIANCES,
    AUTHORITY,
    CONTROLLER,
    CORES,
    INTEREST,
    MARRIAGES,
    OCCUPIED,
    SCENARIO,
    STABILITY,
    TAXES,
)
from ..curia.controller import catholics, controller
from ..state import Europa
from .peace import lost_tax

A_CORE, A_MARRIAGE, AN_ALLIANCE, A_LEVEL = 1, 1, 2, 2


def ended(g: Europa) -> bool:
    """Somebody is far ahead, or has everything on the board; that the cards are out is told by the round."""
    return far_ahead(g) or any(all_placed(g, seat) for seat in g.clockwise(g.first))


def far_ahead(g: Europa) -> bool:
    """100 Prestige, and 20 more than the next."""
    limits = g.start.box.limits
    return any(
        standing(g, seat) >= limits["end_prestige"] and lead(g, seat) >= limits["end_lead"]
        for seat in g.clockwise(g.first)
    )


def standing(g: Europa, seat: int) -> int:
    """A player's Prestige; in a team what its players have on the average, rounded down (E210)."""
    team = tuple(members(g.start.mates[seat] & ~g.gone))
    return sum(g.prestige[mate] for mate in team) // len(team)


def lead(g: Europa, seat: int) -> int:
    """How far a player, or his team, is ahead of the best of the others; where there are none, of nothing."""
    others = [standing(g, other) for other in g.clockwise(g.first) if not g.start.mates[seat] >> other & 1]
    return standing(g, seat) - max(others, default=0)


def all_placed(g: Europa, seat: int) -> bool:
    """All towns, large and small, and all vassal tokens."""
    return not any(left(g, seat))


def score(g: Europa) -> None:
    """Every line of the book's list but missions, and the goals of the scenario (17)."""
    g.triumph = goals.winners(g)
    for seat in g.clockwise(g.first):
        for source, points in _printed(g, seat):
            prestige.gain(g, seat, points, source)
        for goal, points in enumerate(_for_goals(g, seat)):
            prestige.gain_for_goal(g, seat, points, goal)


def tell_places(g: Europa) -> None:
    """Who stands where in the end, the best first."""
    result = g.result()
    for seat in sorted(g.clockwise(g.first), key=lambda seat: result[seat]):
        g.tell("final-place", g.realm[seat], result[seat], g.prestige[seat])


def last_points(g: Europa, seat: int) -> list[tuple[int, int]]:
    """What the final scoring brings a seat, by source."""
    return [*_printed(g, seat), *((SCENARIO, points) for points in _for_goals(g, seat))]


def _printed(g: Europa, seat: int) -> list[tuple[int, int]]:
    """What the book's list brings, by source."""
    return [
        (TAXES, tax(g, seat)),
        (CORES, A_CORE * g.cores[seat].bit_count()),
        (MARRIAGES, A_MARRIAGE * g.weddings[seat].bit_count()),
        (ALLIANCES, AN_ALLIANCE * g.allies[seat].bit_count()),
        (CONTROLLER, catholics(g) if controller(g) == seat else 0),
        (AUTHORITY, g.authority if g.realm[seat] == g.emperor else 0),
        (STABILITY, A_LEVEL * g.stability[seat]),
        (OCCUPIED, -lost_tax(g, seat)),
        (INTEREST, -g.interest[seat]),
    ]


def _for_goals(g: Europa, seat: int) -> list[int]:
    """What each goal of the scenario brings."""
    return [goals.points(g, seat, goal) for goal in g.start.goals]
