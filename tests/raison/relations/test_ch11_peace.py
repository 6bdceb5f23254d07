"""11 and 11.1: the update of the board (Aktualizacja stanu planszy), from War to Peace."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import closed, control, garrison, money
from ..positions import asked, choose, general, ids, position, power, question, raison, seat, territory
from ..talks import change, declare, events, settle, spot, troops

# -- 11 at once


@pytest.mark.rule("11")
def test_the_board_is_put_in_order_before_the_next_action() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {}}}, sweden="first")
    assert garrison(game, "krakow") == ""
    names = [event.name for event in raison(game).events]
    assert names.index("declared") < names.index("garrison-sold") < names.index("turn")


@pytest.mark.rule("11")
def test_pieces_that_contradict_nothing_stay() -> None:
    powers = {
        "sweden": {"garrisons": ["krakow"], "generals": {"krakow": 1}, "status": "second"},
        "austria": {"generals": {"silesia": 2}},
    }
    game = change(powers, france="expansionist")
    assert (garrison(game, "krakow"), spot(game, "sweden.1"), spot(game, "austria.1")) == (
        "sweden", "krakow", "silesia",
    )  # fmt: skip


# -- 11.1 from War to Peace: Garrisons


@pytest.mark.rule("11.1")
def test_a_garrison_in_a_home_of_the_new_friend_becomes_a_troop() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 1}}}, sweden="first")
    assert garrison(game, "krakow") == ""
    assert troops(game, "sweden.1") == 2
    assert money(game, "sweden") == 0


@pytest.mark.rule("11.1")
def test_control_of_the_home_returns_to_its_owner() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 1}}}, sweden="first")
    assert control(game, "krakow") == "poland"


@pytest.mark.rule("11.1")
def test_the_owner_of_the_garrison_chooses_the_general_that_takes_the_troop() -> None:
    generals = {"stockholm": 1, "ingria": 2, "finland": 3}
    game = change({"sweden": {"garrisons": ["krakow"], "generals": generals}}, sweden="first")
    assert (question(game), game.to_act) == ("AssignTroop", (seat(game, "sweden"),))
    assert ids(game) == ["reinforce:sweden.1", "reinforce:sweden.2"]
    choose(game, "reinforce:sweden.2")
    assert [troops(game, name) for name in ("sweden.1", "sweden.2", "sweden.3")] == [1, 3, 3]


@pytest.mark.rule("11.1")
def test_the_first_player_is_asked_like_any_other() -> None:
    armies = {"protestants": {"garrisons": ["champagne"], "generals": {"holland": 1, "saxonia": 1}}}
    game = change({"france": {"status": "first"}, **armies}, france="second")
    assert (question(game), asked(game), game.to_act) == ("AssignTroop", "protestants", (0,))


@pytest.mark.rule("11.1", "12.5")
def test_the_garrison_of_an_uncontrolled_minor_goes_to_its_first_general_with_room() -> None:
    powers = {"ottoman": {"garrisons": ["skania"], "generals": {"hungari": 3, "istanbul": 1, "serbia": 1}}}
    game = position("1618", 6, powers, {"round": 2}, empty=True)
    declare(game, sweden="neutral")
    settle(game)
    assert garrison(game, "skania") == ""
    assert [troops(game, name) for name in ("ottoman.1", "ottoman.2", "ottoman.3")] == [3, 2, 1]


@pytest.mark.rule("11.1")
def test_a_general_with_three_troops_takes_no_more() -> None:
    generals = {"stockholm": 1, "ingria": 2, "finland": 3}
    game = change({"sweden": {"garrisons": ["krakow"], "generals": generals}}, sweden="first")
    assert closed(game, "reinforce:sweden.3") == ("three-troops", "raison:11.1")


@pytest.mark.rule("11.1")
def test_a_general_off_the_board_takes_no_troop() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 1, "ingria": 1}}}, sweden="first")
    assert closed(game, "reinforce:sweden.3") == ("general-off-board", "raison:11.1")


@pytest.mark.rule("11.1")
def test_a_garrison_that_finds_no_general_is_exchanged_for_one_money() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 3}}}, sweden="first")
    assert (garrison(game, "krakow"), money(game, "sweden"), troops(game, "sweden.1")) == ("", 1, 3)


@pytest.mark.rule("11.1")
def test_each_garrison_without_a_general_brings_one_money() -> None:
    game = change({"sweden": {"garrisons": ["krakow", "litwa", "wien"], "generals": {}}}, sweden="first")
    assert money(game, "sweden") == 3


@pytest.mark.rule("11.1")
def test_one_garrison_may_fill_the_last_place_and_the_next_is_exchanged() -> None:
    game = change({"sweden": {"garrisons": ["krakow", "litwa"], "generals": {"stockholm": 2}}}, sweden="first")
    assert (troops(game, "sweden.1"), money(game, "sweden")) == (3, 1)


@pytest.mark.rule("11.1")
def test_garrisons_outside_homes_stay() -> None:
    game = change({"sweden": {"garrisons": ["silesia"], "generals": {"stockholm": 1}}}, sweden="first")
    assert (garrison(game, "silesia"), troops(game, "sweden.1")) == ("sweden", 1)


@pytest.mark.rule("11.1")
def test_garrisons_in_homes_of_powers_still_at_war_stay() -> None:
    game = change({"sweden": {"garrisons": ["krakow", "hungari"], "generals": {"stockholm": 1}}}, sweden="first")
    assert (garrison(game, "krakow"), garrison(game, "hungari")) == ("", "sweden")


@pytest.mark.rule("11.1")
def test_a_fortress_stays_when_its_garrison_is_removed() -> None:
    sweden = {"garrisons": ["krakow"], "fortresses": ["krakow"], "generals": {"stockholm": 1}}
    game = change({"sweden": sweden}, sweden="first")
    assert garrison(game, "krakow") == ""
    assert raison(game).fortress >> territory(game, "krakow") & 1


# -- 11.1 from War to Peace: Generals


def guest(**more: Any) -> Game:
    """A Swedish General with two Troops in Kraków; Sweden joins Poland's coalition."""
    return change({"sweden": {"generals": {"krakow": 2}}, **more}, sweden="first")


@pytest.mark.rule("11.1")
def test_the_controller_of_the_territory_decides_whether_a_new_allys_general_stays() -> None:
    game = guest()
    assert (question(game), asked(game), game.to_act) == ("MayStay", "poland", (seat(game, "poland"),))


@pytest.mark.rule("11.1")
def test_a_new_allys_general_stays_with_consent() -> None:
    game = guest()
    choose(game, "allow")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("krakow", 2)


@pytest.mark.rule("11.1")
def test_a_new_allys_general_leaves_without_consent() -> None:
    game = guest()
    choose(game, "deny")
    assert (question(game), game.to_act) == ("Retreat", (seat(game, "sweden"),))
    assert events(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "krakow"))]


@pytest.mark.rule("11.1")
def test_the_garrison_is_removed_even_if_the_general_may_stay() -> None:
    game = change({"sweden": {"generals": {"krakow": 2}, "garrisons": ["krakow"]}}, sweden="first")
    assert (question(game), asked(game)) == ("MayStay", "poland")
    choose(game, "allow")
    assert (garrison(game, "krakow"), spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", "krakow", 3)


@pytest.mark.rule("11.1")
def test_a_general_in_the_home_of_a_power_that_turned_neutral_must_leave() -> None:
    powers = {"sweden": {"generals": {"krakow": 2}}, "poland": {"generals": {}}}
    game = change(powers, poland="neutral")
    assert (question(game), asked(game)) == ("Retreat", "sweden")  # no consent could keep him there


@pytest.mark.rule("11.1")
def test_a_general_leaves_for_the_nearest_territory_of_his_power() -> None:
    game = guest()
    choose(game, "deny")
    three_steps_away = {"retreat:estonia", "retreat:ingria", "retreat:skania", "retreat:stockholm"}
    assert set(ids(game)) == three_steps_away | {"off-board"}  # Finland, a step farther, is not among them


@pytest.mark.rule("11.1")
def test_a_general_who_leaves_takes_his_troops_along() -> None:
    game = guest(sweden={"generals": {"krakow": 2}, "garrisons": ["silesia"]})
    choose(game, "deny", "retreat:silesia")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("silesia", 2)


@pytest.mark.rule("11.1")
def test_a_general_who_goes_off_the_board_loses_his_troops() -> None:
    game = guest()
    choose(game, "deny", "off-board")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", 0)
    assert raison(game).tokens_left(power(game, "sweden")) == 21


@pytest.mark.rule("11.1")
def test_an_old_ally_who_stays_an_ally_is_not_asked() -> None:
    powers = {"sweden": {"generals": {"krakow": 2}, "status": "first"}}
    game = change(powers, france="expansionist")
    assert (question(game), asked(game)) == ("Discard", "protestants")
    assert (events(game, "must-leave"), events(game, "may-stay")) == ([], [])
    assert spot(game, "sweden.1") == "krakow"


# -- the nearest territory (ruling R7)


def expelled(**sweden: Any) -> Game:
    """A Swedish General must leave Kraków, or the Polish Home given; Sweden has joined Poland's coalition."""
    game = change({"sweden": {"generals": {"krakow": 2}, "status": "second"} | sweden}, sweden="first")
    choose(game, "deny")
    return game


@pytest.mark.rule("11.1", "11.2")
def test_a_farther_territory_is_refused() -> None:
    game = expelled(garrisons=["silesia"])
    assert ids(game) == ["retreat:silesia", "off-board"]
    assert closed(game, "retreat:stockholm")[0] == "no-retreat"


@pytest.mark.rule("11.1")
def test_between_two_equally_near_territories_the_owner_chooses() -> None:
    game = expelled(generals={"wielkopolska": 1}, garrisons=["silesia", "prusy"])
    assert ids(game) == ["retreat:silesia", "retreat:prusy", "off-board"]


@pytest.mark.rule("11.1")
def test_a_territory_with_an_own_general_does_not_count_as_nearest() -> None:
    game = expelled(generals={"krakow": 2, "silesia": 1}, garrisons=["silesia", "brandenburg"])
    assert ids(game) == ["retreat:brandenburg", "off-board"]


@pytest.mark.rule("11.1")
def test_land_of_an_ally_is_no_refuge() -> None:
    game = expelled(garrisons=["brandenburg"])  # Poland's Wielkopolska is nearer
    assert ids(game) == ["retreat:brandenburg", "off-board"]


@pytest.mark.rule("11.1")
def test_sea_lanes_count_as_steps_to_the_nearest_territory() -> None:
    game = change({"sweden": {"generals": {"livonia": 1, "estonia": 0, "ingria": 0}}}, sweden="first")
    choose(game, "deny")
    assert ids(game) == ["retreat:stockholm", "off-board"]  # by the lane from Livonia


@pytest.mark.rule("11.1")
def test_without_any_refuge_the_general_goes_off_the_board() -> None:
    homes = ["stockholm", "finland", "ingria", "estonia", "skania"]
    powers = {"sweden": {"generals": {"krakow": 2}}, "ottoman": {"garrisons": homes}}
    game = change(powers, sweden="first")
    choose(game, "deny")
    assert question(game) != "Retreat"
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", 0)


@pytest.mark.rule("11.1")
def test_who_wins_the_comparison_of_strength_on_a_new_allys_home_still_needs_leave_to_stay() -> None:
    armies = {
        "france": {"status": "expansionist", "generals": {}},
        "sweden": {"status": "second", "generals": {"champagne": 1}},
        "protestants": {"generals": {"champagne": 3}},
    }
    game = change(armies, france="second", sweden="first")
    assert events(game, "stronger")
    assert (question(game), asked(game)) == ("Retreat", "sweden")
    choose(game, "off-board")
    assert (question(game), asked(game)) == ("MayStay", "france")
