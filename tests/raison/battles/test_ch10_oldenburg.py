"""Chapter 10: the example of the book, the battle of Oldenburg in 1618, with its numbers, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import attack, general_of, hand, influence, morale, told
from ..positions import asked, choose, ids, question

POWERS = {
    "protestants": {"generals": {"nassau": 3, "hesse": 3, "holland": 0}, "hand": [1, 2, 3, 3, 4, 6], "morale": 9},
    "sweden": {
        "generals": {"oldenburg": 2, "ingria": 0, "finland": 0},
        "hand": [2, 5],
        "morale": 10,
        "status": "first",
    },
    "austria": {"generals": {"oldenburg": 2, "hannover": 1}, "hand": [2, 3, 4], "morale": 7},
}
MOVES = ("march:protestants.1:oldenburg", "march:protestants.2:nassau", "stop")
SUPPORT = ("support:protestants.2", "support:austria.2")
FIRST_CYCLE = (
    "play:protestants.1:3", "play:sweden.1:5", "play:austria.1:2", "play:protestants.2:4", "play:austria.2:4",
)  # fmt: skip
SECOND_CYCLE = (
    "play:protestants.1:3", "play:sweden.1:2", "play-open:austria.1:3", "remove:protestants.2:1",
    "play:protestants.2:2",
)  # fmt: skip
THIRD_CYCLE = ("play:protestants.1:1", "play:protestants.2:6")


def oldenburg(*choices: str) -> Any:
    game = attack("protestants", POWERS, *MOVES)
    choose(game, *choices)
    return game


def fought() -> Any:
    return oldenburg(*SUPPORT, *FIRST_CYCLE, *SECOND_CYCLE, *THIRD_CYCLE)


@pytest.mark.rule("10.1")
def test_oldenburg_four_strength_against_six() -> None:
    expected = {"power": "protestants", "territory": "oldenburg", "attack": 4, "defence": 6}
    assert told(oldenburg(), "battle") == [expected]


@pytest.mark.rule("10.2")
def test_oldenburg_nassau_and_hannover_support() -> None:
    game = oldenburg()
    assert (asked(game), ids(game)) == ("protestants", ["support:protestants.2", "done"])
    choose(game, "support:protestants.2")
    assert (asked(game), ids(game)) == ("austria", ["support:austria.2", "done"])


@pytest.mark.rule("10.3.1", "10.3.2")
def test_oldenburg_the_first_cycle() -> None:
    game = oldenburg(*SUPPORT)
    order = []
    for choice in FIRST_CYCLE:
        order.append(asked(game))
        choose(game, choice)
    assert order == ["protestants", "sweden", "austria", "protestants", "austria"]
    assert [morale(game, name) for name in ("protestants", "sweden", "austria")] == [9 - 2, 10 - 1, 7 - 2]


@pytest.mark.rule("10.3", "10.4.3")
def test_oldenburg_in_the_second_cycle_hannover_cannot_play_and_a_three_discards_a_card() -> None:
    game = oldenburg(*SUPPORT, *FIRST_CYCLE, *SECOND_CYCLE)
    assert told(game, "removed") == [{"power": "austria", "general": "protestants.2", "card": 4}]
    assert asked(game) == "protestants", "Hannover has one Troop and has played its card"


@pytest.mark.rule("10.3", "10.3.4")
def test_oldenburg_in_the_third_cycle_only_the_protestants_play() -> None:
    game = oldenburg(*SUPPORT, *FIRST_CYCLE, *SECOND_CYCLE)
    for choice in THIRD_CYCLE:
        assert (question(game), asked(game)) == ("PlayCard", "protestants")
        choose(game, choice)
    assert question(game) == "Beaten"
    assert [morale(game, name) for name in ("protestants", "sweden", "austria")] == [9 - 6, 10 - 2, 7 - 3]


@pytest.mark.rule("10.4.4", "10.5")
def test_oldenburg_twenty_against_twenty_two() -> None:
    game = fought()
    worth = {pile["general"]: pile["strength"] for pile in told(game, "pile")}
    assert worth["protestants.1"] + worth["protestants.2"] == 15 + 1
    assert worth["sweden.1"] + worth["austria.1"] + worth["austria.2"] == 16
    assert told(game, "held") == [{"territory": "oldenburg", "strength": 22, "against": 20}]


@pytest.mark.rule("10.5.1", "10.5.4")
def test_oldenburg_troops_lost_and_the_beaten_general_in_pfalz() -> None:
    game = fought()
    choose(game, "capital")
    generals = ["sweden.1", "austria.1", "austria.2", "protestants.1", "protestants.2"]
    assert [general_of(game, name) for name in generals] == [
        ("oldenburg", 1), ("oldenburg", 1), ("hannover", 0), ("pfalz", 0), ("nassau", 2),
    ]  # fmt: skip


@pytest.mark.rule("10.5.1")
def test_oldenburg_each_power_draws_a_card() -> None:
    game = fought()
    assert [len(hand(game, name)) for name in ("protestants", "sweden", "austria")] == [1, 1, 1]


@pytest.mark.rule("10.5.3")
def test_oldenburg_sweden_and_austria_gain_two_influence_each() -> None:
    game = fought()
    assert [influence(game, name) for name in ("protestants", "sweden", "austria")] == [0, 2, 2]
