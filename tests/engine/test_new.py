"""`theatrum.new` and `theatrum.titles`: what can be asked for, and what is told to who asks for something else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import theatrum


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"title": "chess"}, "no title 'chess'; there are: raison"),
        ({"title": ""}, "no title ''"),
        ({"scenario": "1492"}, "no scenario '1492'; there are: 1618, 1702, or the path of a scenario file"),
        ({"scenario": Path("nowhere/mine.toml")}, "mine.toml"),
        ({"seats": 3}, "1618 is for 4, 5, 6, 7 seats, not 3"),
        ({"seats": 0}, "1618 is for 4, 5, 6, 7 seats, not 0"),
        ({"options": {"weather": "rain"}}, "no option 'weather'; there are: talk, pairs, crown, habsburg_gifts"),
        ({"options": {"talk": "maybe"}}, "option 'talk' is one of: no, yes; not 'maybe'"),
        ({"language": "de"}, "no language 'de'; there are: en, pl"),
    ],
)
def test_a_wrong_argument_is_told_what_would_be_right(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(theatrum.TheatrumError) as caught:
        theatrum.new(**({"title": "raison", "scenario": "1618"} | arguments))
    assert told in str(caught.value)


def test_what_is_not_said_is_the_first_scenario_with_all_seats_and_every_default() -> None:
    game = theatrum.new("raison")
    assert game.scenario.id == "1618"
    assert game.seats == 7
    assert game.options == {option.id: option.values[0] for option in game.title.options}
    assert game.language == "en"


def test_without_a_seed_every_game_is_another() -> None:
    one, two = theatrum.new("raison"), theatrum.new("raison")
    assert one.seed != two.seed
    assert one.commitment != two.commitment


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    deals = [theatrum.new("raison", seed=seed).state.to_bytes() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_a_given_option_is_kept_and_the_rest_stay_default() -> None:
    game = theatrum.new("raison", options={"crown": "kept"})
    assert game.options["crown"] == "kept"
    assert game.options["talk"] == "no"


def test_titles_tell_their_scenarios_and_seats() -> None:
    [raison] = [title for title in theatrum.titles() if title.id == "raison"]
    assert {scenario.id: scenario.seats for scenario in raison.scenarios} == {
        "1618": (4, 5, 6, 7),
        "1702": (3, 4, 5, 6),
    }


def test_the_example_of_the_package_runs() -> None:
    game = theatrum.new("raison", scenario="1618", seats=7, seed=7)
    for _ in range(50):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    assert len(game.journal) > 50
