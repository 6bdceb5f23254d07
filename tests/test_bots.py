"""Bots choose from the list, by reasons they can tell in both languages, and better than at random."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.arena import match
from theatrum.bots import NAMES, Lines, Marshal, make, sight


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_whole_game_from_the_list(name: str) -> None:
    game = theatrum.new("raison", "1702", 3, seed="whole")
    players = [make(name if seat == 0 else "random", seat, budget=0.0) for seat in range(3)]
    match.play(game, players)  # a choice that is not on offer raises
    assert sorted(game.result) == [1, 2, 3]


def test_the_same_seed_makes_the_same_steward() -> None:
    games = [theatrum.new("raison", "1702", 4, seed="twin") for _ in range(2)]
    for game in games:
        match.play(game, [make("steward", f"{seat}") for seat in range(4)])
    assert [entry[1] for entry in games[0].journal] == [entry[1] for entry in games[1].journal]


def test_the_steward_takes_what_it_ranks_first_or_as_good_as_first() -> None:
    game = theatrum.new("raison", "1702", 5, seed="rank")
    steward = make("steward", "rank")
    for _ in range(300):
        seat = game.to_act[0]
        seen = sight(game, seat)
        advice = {item.choice: item.score for item in steward.advise(seen)}
        picked = steward.choose(seen)
        assert advice[picked] >= max(advice.values()) - 0.16
        game.choose(seat, picked)


def test_the_steward_beats_random_bots() -> None:
    wins = 0
    for number in range(6):
        game = theatrum.new("raison", "1702", 6, seed=f"beats:{number}")
        match.play(game, [make("steward" if seat == number else "random", f"{number}:{seat}") for seat in range(6)])
        wins += game.result[number] == 1
    assert wins >= 5


@pytest.mark.parametrize("choices", [6, pytest.param(30, marks=pytest.mark.soak)])
def test_a_marshal_with_so_many_lines_chooses_alike_whatever_the_clock_says(choices: int) -> None:
    game = theatrum.new("raison", "1702", 3, seed="lines")
    for _ in range(choices):
        seat = game.to_act[0]
        seen = sight(game, seat)
        first, again = (Marshal("same", Lines(12)).advise(seen) for _ in range(2))
        assert [(item.choice, item.score) for item in first] == [(item.choice, item.score) for item in again]
        game.choose(seat, first[0].choice)


def test_the_marshal_advises_with_the_steward_s_reasons_and_searches_only_what_is_offered() -> None:
    game = theatrum.new("raison", "1702", 3, seed="marshal")
    while len(game.choices(game.to_act[0])) < 5:
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    seen = sight(game, game.to_act[0])
    before = game.state.to_bytes()
    advice = Marshal("advice", budget=0.05).advise(seen)
    assert {item.choice for item in advice} <= set(seen.choices)
    assert any(item.reasons for item in advice)
    assert game.state.to_bytes() == before
