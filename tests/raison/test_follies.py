"""Follies that even fools hardly ever commit, each shown once by hand: the predicates can tell them from sense."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..common.follies import Folly, Step, story
from . import follies
from .moves import another_turn, duel, moving, trail
from .positions import choose, quiet, raison


def foolish(folly: Folly, game: Game, choice: str) -> bool:
    """Whether this choice in this position is the folly."""
    g = raison(game)
    step = Step(g, game.to_act[0], g.lexicon.parse(choice), g, [])
    return list(folly([step])) == [0]


def against(garrison: bool, hand: list[int], theirs: list[int]) -> Game:
    """Austria with a General and one Troop attacks a General with three; the cards are to be played."""
    generals = {"generals": {"saxonia": 3}, "hand": theirs}
    strong = {"garrisons": ["saxonia"], "fortresses": ["saxonia"]} if garrison else {}
    game = duel({"generals": {"bohemia": 1}, "hand": hand}, generals | strong)
    trail(game, "PlayCard")
    return game


@pytest.mark.parametrize(("hand", "lost"), [([1, 4], True), ([1, 4, 6], False), ([1, 3, 4], True)])
def test_a_lost_cause_is_one_that_no_card_of_the_hand_can_save(hand: list[int], lost: bool) -> None:
    """2 against 8: one card can be played, and only a 6 of one's own makes it even."""
    game = against(True, hand, [])
    assert foolish(follies.lost_cause, game, "play:austria.1:4") is lost
    assert not foolish(follies.lost_cause, game, "play:austria.1:1")


@pytest.mark.parametrize("allowed", [True, False])
def test_a_kingmaker_allows_the_turn_that_wins_the_game(allowed: bool) -> None:
    """Austria is a battle away from its victory; its first movement turn needs nobody's leave."""
    powers = {"austria": {"generals": {"bohemia": 3}, "influence": 28}, "protestants": {"generals": {"saxonia": 0}}}
    game = moving("austria", powers)
    if allowed:
        choose(game, "end-turn")
        another_turn(game)
    choose(game, "march:austria.1:saxonia", "end-turn")
    while not game.over:
        quiet(game)
    assert bool(list(follies.kingmaker(story(game)))) is allowed
