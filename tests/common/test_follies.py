"""Stewards do nothing that a person would laugh at, or hardly ever: follies counted over their games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.europa import follies as europa
from tests.mocarstwa import follies as mocarstwa
from tests.paxren import follies as paxren
from tests.raison import follies as raison
from theatrum.arena import match
from theatrum.bots import Sight, Steward
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game

from .follies import Folly, count, stewards
from .tables import Table

BOUNDS = {"raison": raison.BOUNDS, "paxren": paxren.BOUNDS, "mocarstwa": mocarstwa.BOUNDS, "europa": europa.BOUNDS}
TABLES = {
    Table("raison", "1618", 7): 5,
    Table("raison", "1702", 6): 5,
    Table("raison", "1618", 4): 4,  # with Minors: players of several Powers
    Table("paxren", "standard", 4): 2,
    Table("mocarstwa", "berlin", 3): 2,
    Table("mocarstwa", "full", 3): 1,
    Table("europa", "1-00", 3): 2,
    Table("europa", "1-01", 3): 1,
}
"""How many games of each are enough for a quick look."""
MANY = 24
"""A bound is for so many games,"""
PER_ROUNDS = {"europa": 100}
"""or for so many rounds, where a game has two of them or twelve."""


def too_many(table: Table, games: int) -> dict[str, int]:
    """The follies committed more often than their bound allows in so many games, or the rounds of these."""
    bounds: Mapping[Folly, int] = BOUNDS[table.title]
    found, played = Counter[str](), 0
    for number in range(games):
        game = stewards(table, number)
        found += count([game], bounds)
        played += game.title.round(game.state) if table.title in PER_ROUNDS else 1
    whole = PER_ROUNDS.get(table.title, MANY)
    most = {folly.__name__: -(-bound * played // whole) for folly, bound in bounds.items()}
    return {name: times for name, times in found.items() if times > most[name]}


@pytest.mark.parametrize(("table", "games"), TABLES.items(), ids=str)
def test_stewards_commit_no_follies(table: Table, games: int) -> None:
    assert too_many(table, games) == {}


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_stewards_commit_no_follies_in_many_games(table: Table) -> None:
    assert too_many(table, MANY) == {}


class Fool(Steward):
    """Plays by reasons, but every third time at random."""

    name = "fool"

    def choose(self, seen: Sight) -> Choice:
        if self.generator.below(3):
            return super().choose(seen)
        return seen.choices[self.generator.below(len(seen.choices))]


def fools(table: Table, number: int) -> Game:
    game = table.start(f"fool:{number}")
    match.play(game, [Fool(f"{number}:{seat}") for seat in range(game.seats)])
    return game


DIVIDED = Table("raison", "1618", 4, (("votes", "power"),))
"""Only here may a player's Powers vote for different candidates (ruling R35)."""
UNSEEN = {
    "kingmaker", "lost_cause", "goal_abandoned", "last_guard_leaves_home", "retreats_from_the_beaten", "empty_throne",
    "bankrupt", "power_left_to_rot", "debt_left", "refuses_for_nothing", "harms_itself", "raised_to_be_disbanded",
    "far_friend_called", "rebels_left_alone", "unrest_left", "raised_among_rebels", "strangers_quarrel", "tie_for_tie",
    "own_guard_repressed", "stands_still",
}  # fmt: skip
"""Too seldom even among fools: it takes a rival one battle from the end, and an Arbiter who does not look; or a goal
already held, or a realm of one unit, or a good card for one that no card can save. Those of Europa are shown by hand in
tests/europa/test_bot_follies.py, those of Raison d'État and Pax Renaissance, and standing still in Mocarstwa, in their
test_follies.py."""


@pytest.mark.soak
@pytest.mark.parametrize("title", BOUNDS)
def test_fools_commit_every_folly(title: str) -> None:
    """So each predicate can tell folly from sense. They play until all have been met: some take chance."""
    bounds: Mapping[Folly, int] = BOUNDS[title]
    tables = [table for table in (*TABLES, DIVIDED) if table.title == title]
    missing = {folly.__name__ for folly in bounds} - UNSEEN
    for number in range(4 * MANY):
        for table in tables:
            missing -= (+count([fools(table, number)], bounds)).keys()
        if not missing:
            return
    raise AssertionError(f"nobody has committed {', '.join(sorted(missing))}")
