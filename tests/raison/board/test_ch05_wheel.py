"""5.1: the War Wheel."""

from __future__ import annotations

import pytest

from theatrum.engine.errors import ContentError
from theatrum.titles.raison.shown.picture import picture

from ..moves import ACTIONS
from ..positions import asked, choose, position, question, quiet, raison, run_to
from ..talks import each_scenario, events

DRILL_ORDER = {
    "1618": ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"],
    "1702": ["britain", "france", "austria", "sweden", "russia", "ottoman"],
}
WHEEL = {
    "1618": ["protestants", "ottoman", "poland", "france", "austria", "sweden", "spain"],
    "1702": ["britain", "ottoman", "russia", "sweden", "austria", "france"],
}
"""The Powers at the start in the order of the actions."""


# -- 5.1 the War Wheel


@pytest.mark.rule("5.1")
@each_scenario
def test_the_actions_of_the_wheel(scenario: str) -> None:
    wheel = picture(raison(position(scenario)), -1)["wheel"]
    assert [sector["action"] for sector in wheel] == list(ACTIONS[scenario])


@pytest.mark.rule("5.1", "3.1")
@pytest.mark.parametrize(("scenario", "turn"), [("1618", t) for t in range(7)] + [("1702", t) for t in range(6)])
def test_the_disc_turns_one_step_clockwise_each_turn(scenario: str, turn: int) -> None:
    wheel = picture(raison(position(scenario, start={"turn": turn})), -1)["wheel"]
    steps = len(WHEEL[scenario]) - turn
    expected = WHEEL[scenario][steps:] + WHEEL[scenario][:steps]
    assert [sector["power"] for sector in wheel] == expected


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(("moved", "onto"), [("britain", "taxation"), ("ottoman", "drill")])
def test_two_symbols_on_one_action_make_no_wheel(moved: str, onto: str) -> None:
    wheel = dict(zip(WHEEL["1702"], ACTIONS["1702"], strict=True))
    with pytest.raises(ContentError, match="one on each action"):
        position("1702", wheel=wheel | {moved: onto})


@pytest.mark.rule("5.1", "6.2")
@each_scenario
def test_the_powers_reach_drill_and_taxation_turn_by_turn_as_the_wheel_turns(scenario: str) -> None:
    game = position(scenario)
    while raison(game).round == 1:
        quiet(game)
    names = raison(game).board.powers
    taxed = [names[args[0]] for args in events(game, "taxed")]
    order = DRILL_ORDER[scenario]
    assert taxed == [order[-1], *order[:-1]]


@pytest.mark.rule("5.1")
def test_in_1702_subsidies_belong_to_leadership() -> None:
    game = position("1702", powers={"russia": {"money": 2}})
    run_to(game, "Lead", "russia")
    choose(game, "raise-morale")
    assert (question(game), asked(game)) == ("Gift", "russia")


@pytest.mark.rule("5.1")
def test_in_1618_subsidies_are_an_action_of_their_own() -> None:
    game = position("1618")
    run_to(game, "Lead", "france")
    choose(game, "raise-morale", "perform")
    assert (question(game), asked(game)) == ("Mobilise", "austria")


@pytest.mark.rule("5.1", "6")
@pytest.mark.parametrize(("scenario", "first"), [("1618", "protestants"), ("1702", "britain")])
def test_a_full_circle_begins_a_new_round(scenario: str, first: str) -> None:
    game = position(scenario)
    while raison(game).round == 1:
        quiet(game)
    assert (raison(game).round, raison(game).turn) == (2, 0)
    run_to(game, "Discard")
    assert asked(game) == first


# -- where the symbols start (ruling R4)


@pytest.mark.rule("5.1", "3.1")
@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        ("1618", WHEEL["1618"]),
        ("1702", ["britain", "ottoman", "russia", "austria", "sweden", "france"]),
    ],
)
def test_with_the_option_the_symbols_stand_as_the_book_lists_them(scenario: str, expected: list[str]) -> None:
    wheel = picture(raison(position(scenario, options={"wheel": "as-listed"})), -1)["wheel"]
    assert [sector["power"] for sector in wheel] == expected


@pytest.mark.rule("5.1", "6.3")
def test_with_the_option_the_election_of_1702_comes_in_the_fourth_turn() -> None:
    game = position("1702", powers={"austria": {"garrisons": ["bavaria", "pfalz"]}, "france": {"garrisons": []}},
                    options={"wheel": "as-listed"})  # fmt: skip
    run_to(game, "Vote")
    assert raison(game).turn == 3
