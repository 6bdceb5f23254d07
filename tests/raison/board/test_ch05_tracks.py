"""5.4 to 5.7: Morale, the Empire, the Order of Powers, Arbiters."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..moves import closed, morale
from ..positions import asked, choose, ids, position, question, quiet, raison, run_to, seat
from ..talks import ELECTORS, clash, each_scenario, events

ORDER = {
    "1618": ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
    "1702": ("britain", "france", "sweden", "austria", "russia", "ottoman"),
}


# -- 5.4 Morale


@pytest.mark.rule("5.4")
def test_leadership_may_raise_morale_by_one() -> None:
    game = position("1618")
    run_to(game, "Lead", "france")
    choose(game, "raise-morale")
    assert morale(game, "france") == 6


@pytest.mark.rule("5.4")
def test_mobilisation_may_raise_morale() -> None:
    game = position("1618")
    run_to(game, "Mobilise", "austria")
    choose(game, "buy-morale", "buy-morale")
    assert morale(game, "austria") == 9


@pytest.mark.rule("5.4", "5.7")
def test_being_chosen_as_arbiter_raises_morale() -> None:
    game = position("1618")
    run_to(game, "ChooseArbiter", "spain")
    choose(game, "arbiter:france")
    assert morale(game, "france") == 6


@pytest.mark.rule("5.4")
def test_morale_never_rises_above_fifteen_by_leadership() -> None:
    game = position("1618", powers={"france": {"morale": 15}})
    run_to(game, "Lead", "france")
    assert closed(game, "raise-morale") == ("morale-full", "raison:5.4")


@pytest.mark.rule("5.4")
def test_morale_never_rises_above_fifteen_by_mobilisation() -> None:
    game = position("1618", powers={"austria": {"morale": 14}})
    run_to(game, "Mobilise", "austria")
    choose(game, "buy-morale")
    assert closed(game, "buy-morale") == ("morale-full", "raison:5.4")


@pytest.mark.rule("5.4")
def test_a_battle_card_costs_morale() -> None:
    game = clash({"generals": {"nassau": 3}}, {"hand": [6], "morale": 8})
    choose(game, "play:spain.1:6")
    assert morale(game, "spain") == 7


@pytest.mark.rule("5.4", "12.3")
def test_control_of_a_minor_power_costs_morale() -> None:
    game = position("1618", 6, start={"turn": 6})
    game.choose(seat(game, "sweden"), "bid:4")
    while question(game) == "Bid":
        choose(game, "bid:0")
    assert morale(game, "sweden") == 6


@pytest.mark.rule("5.4")
def test_morale_never_falls_below_zero() -> None:
    game = clash({"generals": {"nassau": 3}, "hand": [6, 6, 6]}, {"hand": [1, 5], "morale": 2})
    choose(game, "play:spain.1:5", "play:protestants.1:6", "play:spain.1:1", "play:protestants.1:6")
    run_to(game, "Beaten", "spain")
    assert morale(game, "spain") == 0  # both spent, and the lost 5 cannot take another


# -- 5.5 the Empire, 5.6 the Order of Powers


@pytest.mark.rule("5.5", "8.3")
@each_scenario
def test_there_are_seven_elector_territories(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    assert {name for name, elector in zip(land.ids, land.elector, strict=True) if elector} == ELECTORS[scenario]


@pytest.mark.rule("5.5")
def test_votes_are_counted_by_elector_territories_controlled() -> None:
    armies = {"austria": {"garrisons": ["bohemia", "saxonia"]}, "protestants": {"garrisons": ["nassau"]}}
    game = position("1618", powers=armies, empty=True, start={"turn": 3})
    votes = {name: game.summary(seat(game, name))["votes"][name] for name in ("austria", "protestants", "spain")}
    assert votes == {"austria": 3, "protestants": 2, "spain": 0}  # with their Homes Bavaria and Pfalz


@pytest.mark.rule("5.5")
@each_scenario
def test_an_election_is_held_once_a_round(scenario: str) -> None:
    game = position(scenario)
    while raison(game).round < 3:
        quiet(game)
    assert len(events(game, "elected")) + len(events(game, "no-emperor")) == 2


@pytest.mark.rule("5.6")
@each_scenario
def test_the_order_of_powers(scenario: str) -> None:
    assert raison(position(scenario)).board.powers == ORDER[scenario]


# -- 5.7 Arbiters


@pytest.mark.rule("5.7")
def test_who_moves_must_choose_an_arbiter_and_may_do_nothing_else_first() -> None:
    game = position("1618")
    run_to(game, "ChooseArbiter", "spain")
    assert {choice.split(":")[0] for choice in ids(game)} == {"arbiter"}


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("name", ["austria", "poland"])
def test_the_arbiter_is_not_of_the_same_coalition(name: str) -> None:
    game = position("1618")
    run_to(game, "ChooseArbiter", "spain")
    assert closed(game, f"arbiter:{name}") == ("same-coalition", "raison:9.7.1")


@pytest.mark.rule("5.7")
def test_the_chosen_power_cannot_turn_the_role_down() -> None:
    game = position("1618")
    run_to(game, "ChooseArbiter", "spain")
    choose(game, "arbiter:france")
    assert game.to_act == (seat(game, "spain"),)  # France is not asked


def request(number: int) -> Game:
    """Spain asks France for another movement turn."""
    game = position("1618")
    run_to(game, "ChooseArbiter", "spain")
    choose(game, "arbiter:france")
    for n in range(2, number + 1):
        run_to(game, "MoveGenerals", "spain")
        choose(game, "end-turn", "request")
        if n < number:
            choose(game, "allow")
    return game


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("number", [2, 3])
def test_the_arbiter_may_forbid_the_second_and_the_third_movement_turn(number: int) -> None:
    game = request(number)
    assert (question(game), asked(game)) == ("AllowTurn", "france")
    choose(game, "deny")
    assert question(game) != "MoveGenerals"
    assert len(events(game, "movement-turn")) == number - 1


@pytest.mark.rule("5.7")
def test_the_arbiter_gains_morale_for_every_movement_turn() -> None:
    game = request(3)
    assert morale(game, "france") == 5 + 1 + 2
    choose(game, "allow")
    assert morale(game, "france") == 5 + 1 + 2 + 3
