"""What somebody at the table would call out: a victory within reach, a capital in danger, costs beyond one's means."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.title import Alert
from ..board.nearness import enemy_seats
from ..board.ownership import capital, taken
from ..board.reading import members
from ..board.stock import left
from ..cards.row import remaining
from ..empire.election import Choose, Voice
from ..peace.outcome import enemies, is_idle
from ..round.accounts import accounts
from ..round.ages import is_last
from ..round.peace import IDLE_CASUS
from ..round.scoring import lead, standing
from ..round.turn import Actions
from ..state import Europa
from ..war.battle.clash import units_of
from ..war.hostilities import at_war

ALERTS = {
    "far-ahead": "realm number",
    "few-pieces": "realm number",
    "last-round": "",
    "capital-lost": "province",
    "capital-threatened": "realm province",
    "costs-beyond": "number",
    "casus-unused": "realm number",
    "fruitless-war": "realm number",
    "last-turn": "",
    "deciding-vote": "",
}
CLOSE = 10
"""So much Prestige, or so much of a lead, from the end of the game."""
WHITE_PEACE_COSTS = 1
"""Prestige that everybody loses by it (10.2)."""
FEW = 3
"""Town and vassal pieces that somebody has left beside the board."""


def warn(g: Europa, seat: int) -> list[Alert]:
    """For a seat, or a spectator (-1)."""
    found = [*_near_the_end(g), *_last_round(g)]
    if seat >= 0:
        found += [*_capital(g, seat), *_costs(g, seat), *_casus(g, seat), *_end_of_phase(g, seat), *_vote(g, seat)]
    return found


def _near_the_end(g: Europa) -> Iterator[Alert]:
    """4.7: 100 Prestige and 20 more than the next, or every piece on the board."""
    limits = g.start.box.limits
    seats = g.clockwise(g.first)
    for seat in seats:
        mine = standing(g, seat)
        if mine >= limits["end_prestige"] - CLOSE and lead(g, seat) >= limits["end_lead"] - CLOSE:
            yield Alert("far-ahead", (g.realm[seat], mine))
        if sum(left(g, seat)) <= FEW:
            yield Alert("few-pieces", (g.realm[seat], sum(left(g, seat))))


def _last_round(g: Europa) -> Iterator[Alert]:
    """No event will be left for another round."""
    if is_last(g) and remaining(g) == g.events_down and g.round >= len(g.start.rounds):
        yield Alert("last-round")


def _capital(g: Europa, seat: int) -> Iterator[Alert]:
    """Lost to an enemy or to rebels; or enemies stand in its area, more than its own units."""
    home = capital(g, g.realm[seat])
    if home < 0:
        return
    if taken(g) >> home & 1:
        yield Alert("capital-lost", (home,))
        return
    area = g.start.board.land.area_of[home]
    mine = sum(units_of(g, seat, area))
    for enemy in members(enemy_seats(g, seat)):
        if sum(units_of(g, enemy, area)) > mine:
            yield Alert("capital-threatened", (g.realm[enemy], home))


def _costs(g: Europa, seat: int) -> Iterator[Alert]:
    """4.4: what phase 4 would take beyond the purse."""
    short = -(g.ducats[seat] + accounts(g, seat).net)
    if short > 0:
        yield Alert("costs-beyond", (short,))


def _casus(g: Europa, seat: int) -> Iterator[Alert]:
    """4.3 A: what an unused casus belli costs, once somebody has passed and the round nears its end."""
    if g.passed and seat not in g.passed:
        for realm in members(g.casus[seat]):
            if not at_war(g, seat, realm):
                yield Alert("casus-unused", (realm, IDLE_CASUS))


def _end_of_phase(g: Europa, seat: int) -> Iterator[Alert]:
    """4.2: the last turn of the round; 10.1: a war without a siege that ends by itself, once somebody has passed."""
    if not g.passed or seat in g.passed:
        return
    if any(isinstance(frame, Actions) and frame.is_last(g, seat) for frame in g.stack):
        yield Alert("last-turn")
    for realm in enemies(g, seat):
        if is_idle(g, seat, realm):
            yield Alert("fruitless-war", (realm, WHITE_PEACE_COSTS))


def _vote(g: Europa, seat: int) -> Iterator[Alert]:
    """18.9: the crown of the Empire hangs on this seat's word."""
    if isinstance(g.decision, (Voice, Choose)) and g.decision.waiting >> seat & 1:
        yield Alert("deciding-vote")
