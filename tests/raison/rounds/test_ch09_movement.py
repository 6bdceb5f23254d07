"""Chapter 9, action 7: the eight steps of Movement, the Arbiter, movement turns, disbanding Garrisons."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import (
    another_turn,
    at_action,
    at_movement,
    closed,
    control,
    garrison,
    general_of,
    morale,
    moving,
    told,
    trail,
)
from ..positions import asked, choose, ids, power, question, raison, run_to, seat

BAVARIA = {"austria": {"generals": {"bavaria": 3}}}


# -- 9.7 the eight steps


@pytest.mark.rule("9.7")
def test_movement_goes_through_its_eight_steps_in_order() -> None:
    powers = {
        "austria": {"generals": {"bavaria": 3}, "garrisons": ["silesia"]},
        "protestants": {"garrisons": ["franconia", "hesse", "nassau"]},
    }
    game = at_movement("austria", powers)
    seen = []
    for choice in (
        "arbiter:ottoman", "done",
        "march:austria.1:franconia", "end-turn", "stop",
        "request", "allow", "march:austria.1:hesse", "end-turn", "stop",
        "request", "allow", "march:austria.1:nassau", "end-turn",
    ):  # fmt: skip
        seen.append(question(game))
        choose(game, choice)
    assert seen == [
        "ChooseArbiter", "Disband",
        "MoveGenerals", "MoveGenerals", "Conquest",
        "AskForTurn", "AllowTurn", "MoveGenerals", "MoveGenerals", "Conquest",
        "AskForTurn", "AllowTurn", "MoveGenerals", "MoveGenerals",
    ]  # fmt: skip
    assert [event["territory"] for event in told(game, "battle")] == ["franconia", "hesse", "nassau"]
    assert raison(game).turn == 3


@pytest.mark.rule("9.7")
def test_any_number_of_generals_may_move_in_a_movement_turn() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 1, "tyrol": 2, "wien": 0}}})
    choose(game, "march:austria.1:wurttemberg", "stop", "march:austria.2:venetia", "stop", "march:austria.3:bohemia")
    assert [general_of(game, f"austria.{n}") for n in (1, 2, 3)] == [("wurttemberg", 1), ("venetia", 2), ("bohemia", 0)]


@pytest.mark.rule("9.7")
def test_a_general_moves_once_in_a_movement_turn() -> None:
    game = moving("austria", BAVARIA)
    choose(game, "march:austria.1:wurttemberg", "stop")
    assert closed(game, "march:austria.1:bavaria") == ("has-moved", "raison:9.7")
    choose(game, "end-turn")
    another_turn(game)
    assert "march:austria.1:bavaria" in ids(game)


@pytest.mark.rule("9.7")
def test_a_general_off_board_does_not_move() -> None:
    assert closed(moving("austria", BAVARIA), "march:austria.2:wien") == ("general-off-board", "raison:9.7")


@pytest.mark.rule("9.7")
def test_a_fourth_movement_turn_is_never_asked_for() -> None:
    game = moving("austria", BAVARIA)
    choose(game, "end-turn")
    another_turn(game)
    choose(game, "end-turn")
    another_turn(game)
    choose(game, "end-turn")
    assert raison(game).turn == 3
    assert len(told(game, "movement-turn")) == 3


# -- 9.7.1 choosing the Arbiter


@pytest.mark.rule("9.7.1")
def test_the_arbiter_is_any_power_outside_the_own_coalition() -> None:
    game = at_movement("austria", BAVARIA)
    assert ids(game) == ["arbiter:protestants", "arbiter:sweden", "arbiter:france", "arbiter:ottoman"]


@pytest.mark.rule("9.7.1")
@pytest.mark.parametrize("ally", ["spain", "poland"])
def test_a_power_of_the_same_coalition_cannot_be_arbiter(ally: str) -> None:
    assert closed(at_movement("austria", BAVARIA), f"arbiter:{ally}") == ("same-coalition", "raison:9.7.1")


@pytest.mark.rule("9.7.1")
def test_nobody_is_his_own_arbiter() -> None:
    assert closed(at_movement("austria", BAVARIA), "arbiter:austria") == ("yourself", "raison:9.7.1")


@pytest.mark.rule("9.7.1")
def test_a_power_with_fifteen_morale_cannot_be_arbiter() -> None:
    game = at_movement("austria", BAVARIA | {"ottoman": {"morale": 15}, "france": {"morale": 14}})
    assert closed(game, "arbiter:ottoman") == ("morale-full", "raison:9.7.1")
    assert "arbiter:france" in ids(game)


@pytest.mark.rule("9.7.1")
def test_an_arbiter_must_be_chosen_even_by_a_power_that_cannot_move() -> None:
    game = at_movement("austria", {"france": {"morale": 5}})
    assert all(choice.startswith("arbiter:") for choice in ids(game))
    choose(game, "arbiter:france")
    assert morale(game, "france") == 6


@pytest.mark.rule("9.7.1")
def test_the_arbiter_is_not_asked_whether_it_wants_the_role() -> None:
    game = at_movement("austria", BAVARIA)
    choose(game, "arbiter:protestants")
    assert (question(game), asked(game)) == ("MoveGenerals", "austria")


@pytest.mark.rule("9.7.1", "9.7.3")
def test_a_refusing_arbiter_ends_the_movement_and_is_not_replaced() -> None:
    game = moving("austria", BAVARIA)
    choose(game, "end-turn", "request", "deny")
    assert raison(game).turn == 3
    assert len(told(game, "arbiter")) == 1
    assert len(told(game, "movement-turn")) == 1


# -- 9.7.2 no eligible Arbiter


FULL = {name: {"morale": 15} for name in ("protestants", "sweden", "france", "ottoman")}


@pytest.mark.rule("9.7.2")
def test_without_an_eligible_arbiter_there_is_one_movement_turn() -> None:
    game = at_action("movement", "austria", BAVARIA | FULL)
    run_to(game, "MoveGenerals", "austria")
    choose(game, "march:austria.1:franconia", "stop", "end-turn")
    assert general_of(game, "austria.1") == ("franconia", 3)
    assert raison(game).turn == 3
    assert told(game, "arbiter") == []
    assert len(told(game, "movement-turn")) == 1


@pytest.mark.rule("9.7.2")
def test_one_eligible_arbiter_must_be_taken() -> None:
    game = at_movement("austria", BAVARIA | FULL | {"sweden": {"morale": 14}})
    assert ids(game) == ["arbiter:sweden"]


# -- 9.7.3 movement turns, consent, the Arbiter's Morale


def with_arbiter(points: int) -> Any:
    """Austria in its first movement turn; the Arbiter began with this Morale."""
    return moving("austria", BAVARIA | {"ottoman": {"morale": points}})


@pytest.mark.rule("9.7.3")
def test_the_arbiter_gains_one_morale_at_once_even_if_nobody_moves() -> None:
    game = with_arbiter(4)
    assert morale(game, "ottoman") == 5
    choose(game, "end-turn", "done")
    assert morale(game, "ottoman") == 5


@pytest.mark.rule("9.7.3")
def test_the_first_movement_turn_is_optional_and_needs_no_consent() -> None:
    game = with_arbiter(4)
    assert (question(game), asked(game)) == ("MoveGenerals", "austria")
    assert "end-turn" in ids(game)


@pytest.mark.rule("9.7.3")
def test_the_arbiter_gains_two_for_the_second_and_three_for_the_third_turn() -> None:
    game = with_arbiter(4)
    gained = []
    for _ in range(2):
        choose(game, "end-turn")
        another_turn(game)
        gained.append(morale(game, "ottoman") - 4)
    assert gained == [3, 6]


@pytest.mark.rule("9.7.3")
def test_the_request_is_put_to_the_arbiter() -> None:
    game = with_arbiter(4)
    choose(game, "end-turn", "request")
    assert (question(game), asked(game), game.to_act) == ("AllowTurn", "ottoman", (seat(game, "ottoman"),))
    assert ids(game) == ["allow", "deny"]


@pytest.mark.rule("9.7.3")
def test_a_refused_turn_gives_the_arbiter_nothing() -> None:
    game = with_arbiter(4)
    choose(game, "end-turn", "request", "deny")
    assert morale(game, "ottoman") == 5


@pytest.mark.rule("9.7.3")
def test_the_third_turn_may_be_refused_after_the_second_was_allowed() -> None:
    game = with_arbiter(4)
    choose(game, "end-turn")
    another_turn(game)
    choose(game, "end-turn", "request", "deny")
    assert morale(game, "ottoman") == 7
    assert len(told(game, "movement-turn")) == 2


@pytest.mark.rule("9.7.3")
def test_whoever_does_not_ask_for_another_turn_has_finished() -> None:
    game = with_arbiter(4)
    choose(game, "end-turn", "done")
    assert raison(game).turn == 3


@pytest.mark.rule("9.7.3")
@pytest.mark.parametrize(("began", "turns", "ended"), [(9, 3, 15), (10, 2, 13), (12, 2, 15), (13, 1, 14), (14, 1, 15)])
def test_no_turn_lifts_the_arbiter_above_fifteen(began: int, turns: int, ended: int) -> None:
    """An Arbiter that had 12 allows two turns at most: then it has 15."""
    game = with_arbiter(began)
    choose(game, "end-turn")
    while question(game) == "AskForTurn":
        another_turn(game)
        choose(game, "end-turn")
    assert len(told(game, "movement-turn")) == turns
    assert morale(game, "ottoman") == ended


# -- 9.7.4 disbanding Garrisons


def disbanding(*places: str) -> Any:
    game = at_movement("austria", {"austria": {"generals": {"wien": 1}, "garrisons": list(places)}})
    choose(game, "arbiter:ottoman")
    return game


@pytest.mark.rule("9.7.4")
@pytest.mark.parametrize(
    ("place", "holder"),
    [
        pytest.param("pfalz", "protestants", id="another Power's Home returns to its owner"),
        pytest.param("bohemia", "", id="contested land becomes uncontrolled"),
        pytest.param("oldenburg", "", id="uncontested land becomes uncontrolled"),
        pytest.param("tyrol", "austria", id="an own Home stays under control"),
    ],
)
def test_who_controls_a_territory_whose_garrison_was_disbanded(place: str, holder: str) -> None:
    game = disbanding(place)
    assert control(game, place) == "austria"
    choose(game, f"disband:{place}")
    assert (garrison(game, place), control(game, place)) == ("", holder)


@pytest.mark.rule("9.7.4")
def test_several_garrisons_may_be_disbanded_or_none() -> None:
    game = disbanding("pfalz", "bohemia", "oldenburg")
    choose(game, "disband:pfalz", "disband:oldenburg", "done")
    assert [garrison(game, place) for place in ("pfalz", "bohemia", "oldenburg")] == ["", "austria", ""]
    assert question(game) == "MoveGenerals"


@pytest.mark.rule("9.7.4")
def test_a_disbanded_garrison_goes_off_board_and_becomes_no_troop() -> None:
    game = disbanding("bohemia")
    g, austria = raison(game), power(game, "austria")
    tokens = g.tokens_left(austria)
    choose(game, "disband:bohemia")
    assert general_of(game, "austria.1") == ("wien", 1)
    assert g.tokens_left(austria) == tokens + 1


@pytest.mark.rule("9.7.4")
def test_only_own_garrisons_are_disbanded() -> None:
    game = disbanding("bohemia")
    assert closed(game, "disband:holland") == ("no-own-garrison", "raison:9.7.4")


@pytest.mark.rule("9.7.4")
def test_garrisons_are_disbanded_before_the_first_movement_turn_only() -> None:
    game = disbanding("bohemia")
    choose(game, "done")
    assert "disband:bohemia" not in ids(game)
    choose(game, "end-turn")
    another_turn(game)
    assert trail(game, "Vote") == [("MoveGenerals", "austria"), ("AskForTurn", "austria")]


# -- the example of 1702


def britain_moves() -> Any:
    powers = {
        "britain": {"generals": {"london": 3, "cornwall": 3}, "status": "first"},
        "russia": {"status": "first"},
        "ottoman": {"status": "neutral", "morale": 2},
        "france": {"generals": {"paris": 1}},
        "sweden": {"generals": {"stockholm": 1}},
    }
    return at_movement("britain", powers, scenario="1702")


@pytest.mark.rule("9.7.1")
def test_the_example_of_1702_britain_cannot_choose_austria_or_russia() -> None:
    game = britain_moves()
    assert closed(game, "arbiter:austria") == ("same-coalition", "raison:9.7.1")
    assert closed(game, "arbiter:russia") == ("same-coalition", "raison:9.7.1")
    assert ids(game) == ["arbiter:france", "arbiter:sweden", "arbiter:ottoman"]


@pytest.mark.rule("9.7", "9.7.3", "9.7.6", "9.7.10")
def test_the_example_of_1702_london_to_hannover_cornwall_to_madrid() -> None:
    game = britain_moves()
    choose(game, "arbiter:ottoman")
    assert morale(game, "ottoman") == 3
    choose(game, "sail:britain.1:hannover", "garrison", "sail:britain.2:oporto", "stop", "end-turn")
    choose(game, "request", "allow")
    assert morale(game, "ottoman") == 5
    choose(game, "march:britain.2:madrid", "garrison", "end-turn", "done")
    assert raison(game).round == 2, "Britain's Movement was the last action of the round"
    assert morale(game, "ottoman") == 2 + 3
    assert general_of(game, "britain.1") == ("hannover", 2)
    assert general_of(game, "britain.2") == ("madrid", 2)
    assert [control(game, place) for place in ("hannover", "oporto", "madrid")] == ["britain", "", "britain"]
