"""11.3 to 11.3.2: becoming Neutral."""

from __future__ import annotations

import pytest

from ..moves import closed, control, garrison, money
from ..positions import asked, choose, general, ids, position, question, run_to, territory
from ..talks import change, declare, events, mover, settle, spot, status, troops

# -- 11.3 becoming Neutral


@pytest.mark.rule("11.3")
def test_a_neutrals_garrison_leaves_anothers_home_and_becomes_a_troop() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 1}}}, sweden="neutral")
    assert (garrison(game, "krakow"), troops(game, "sweden.1")) == ("", 2)


@pytest.mark.rule("11.3")
def test_a_neutrals_garrison_is_one_money_if_no_general_can_take_it() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 3}}}, sweden="neutral")
    assert money(game, "sweden") == 1


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("land", ["krakow", "pfalz", "silesia", "wurttemberg"])
def test_a_neutrals_general_leaves_homes_of_others_and_land_nobody_controls(land: str) -> None:
    game = change({"sweden": {"generals": {land: 2}}}, sweden="neutral")
    assert (question(game), asked(game)) == ("Retreat", "sweden")
    assert events(game, "must-leave") == [(general(game, "sweden.1"), territory(game, land))]


@pytest.mark.rule("11.3")
def test_the_last_power_in_the_order_leaves_land_nobody_controls_too() -> None:
    game = change({"ottoman": {"generals": {"silesia": 2}}}, ottoman="neutral")
    assert (question(game), asked(game)) == ("Retreat", "ottoman")


@pytest.mark.rule("11.3", "12.5")
def test_a_general_of_an_uncontrolled_minor_goes_to_the_nearest_own_territory_by_himself() -> None:
    game = position("1618", 6, {"ottoman": {"generals": {"skania": 2}}}, {"round": 2}, empty=True)
    declare(game, sweden="neutral")
    settle(game)
    assert events(game, "must-leave") == [(general(game, "ottoman.1"), territory(game, "skania"))]
    assert control(game, spot(game, "ottoman.1")) == "ottoman"
    assert troops(game, "ottoman.1") == 2


@pytest.mark.rule("11.3")
def test_a_neutrals_general_leaves_an_allys_home_without_being_allowed_to_stay() -> None:
    game = change({"sweden": {"generals": {"krakow": 2}, "status": "first"}}, sweden="neutral")
    assert question(game) == "Retreat"


@pytest.mark.rule("11.3")
def test_a_neutrals_general_takes_his_troops_to_the_nearest_own_territory() -> None:
    game = change({"sweden": {"generals": {"pomerania": 2}}}, sweden="neutral")
    assert ids(game) == ["retreat:skania", "off-board"]
    choose(game, "retreat:skania")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("skania", 2)


@pytest.mark.rule("11.3")
def test_a_neutrals_general_off_the_board_loses_his_troops() -> None:
    game = change({"sweden": {"generals": {"pomerania": 2}}}, sweden="neutral")
    choose(game, "off-board")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", 0)


@pytest.mark.rule("11.3")
def test_a_neutrals_general_stays_in_his_own_home() -> None:
    game = change({"sweden": {"generals": {"skania": 2}}}, sweden="neutral")
    assert events(game, "must-leave") == []
    assert spot(game, "sweden.1") == "skania"


@pytest.mark.rule("11.3", "11.1")
def test_garrisons_and_generals_of_others_leave_the_homes_of_a_new_neutral() -> None:
    powers = {"austria": {"garrisons": ["skania"], "generals": {"estonia": 1}}, "sweden": {"generals": {}}}
    game = change(powers, sweden="neutral")
    assert (garrison(game, "skania"), troops(game, "austria.1")) == ("", 2)
    assert (question(game), asked(game)) == ("Retreat", "austria")


@pytest.mark.rule("11.3", "12.4")
def test_generals_of_a_neutrals_minor_stay_on_land_of_their_player() -> None:
    powers = {
        "france": {"status": "first", "garrisons": ["lorraine"], "generals": {}},
        "ottoman": {"status": "first", "generals": {"champagne": 1, "lorraine": 1}},
    }
    game = position("1618", 6, powers, {"round": 2, "holders": {"ottoman": "france"}}, empty=True)
    for player in game.to_act:
        game.choose(player, "status:neutral")
    assert status(game, "ottoman") == "neutral"
    assert events(game, "must-leave") == []
    assert (spot(game, "ottoman.1"), spot(game, "ottoman.2")) == ("champagne", "lorraine")


@pytest.mark.rule("11.3.1")
def test_a_neutral_keeps_its_garrisons_outside_homes() -> None:
    game = change({"sweden": {"garrisons": ["silesia", "wurttemberg"], "generals": {}}}, sweden="neutral")
    assert (garrison(game, "silesia"), garrison(game, "wurttemberg")) == ("sweden", "sweden")


@pytest.mark.rule("11.3.1")
def test_a_neutrals_general_may_stay_with_such_a_garrison() -> None:
    game = change({"sweden": {"garrisons": ["silesia"], "generals": {"silesia": 2}}}, sweden="neutral")
    assert events(game, "must-leave") == []
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("silesia", 2)


@pytest.mark.rule("11.3.1")
def test_a_neutrals_general_may_enter_such_a_territory_later() -> None:
    game = mover("france", {"france": {"garrisons": ["lorraine"], "generals": {"champagne": 1}}})
    assert "march:france.1:lorraine" in ids(game)


@pytest.mark.rule("11.3.1")
@pytest.mark.parametrize("attacker", ["spain", "protestants", "ottoman"])
def test_others_may_attack_such_a_territory(attacker: str) -> None:
    powers = {
        attacker: {"generals": {"nassau": 2}},
        "france": {"garrisons": ["lorraine"], "generals": {"lorraine": 3}, "status": "neutral"},
    }
    game = mover(attacker, powers)
    choose(game, f"march:{attacker}.1:lorraine", "end-turn")
    assert len(events(game, "battle")) == 1


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("land", ["lorraine", "brabant", "franche_comte"])
def test_a_neutral_may_not_enter_what_it_does_not_control(land: str) -> None:
    powers = {"france": {"generals": {"champagne": 1}}, "spain": {"garrisons": ["brabant"]}}
    game = mover("france", powers)
    assert closed(game, f"march:france.1:{land}") == ("neutral-limits", "raison:11.3.2")


@pytest.mark.rule("11.3.2")
def test_a_neutral_may_move_in_its_own_homes() -> None:
    game = mover("france", {"france": {"generals": {"champagne": 1}}})
    for land in ("paris", "picardie", "guyenne", "languedoc"):
        assert f"march:france.1:{land}" in ids(game)


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("name", ["spain", "protestants", "ottoman"])
def test_no_general_of_another_power_enters_a_neutrals_home(name: str) -> None:
    game = mover(name, {name: {"generals": {"lorraine": 2}}, "france": {"status": "neutral"}})
    assert closed(game, f"march:{name}.1:champagne") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("11.3.2")
def test_a_neutrals_home_held_by_its_own_garrison_stays_closed() -> None:
    powers = {"spain": {"generals": {"lorraine": 2}}, "france": {"garrisons": ["champagne"], "status": "neutral"}}
    game = mover("spain", powers)
    assert closed(game, "march:spain.1:champagne") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("11.3.2", "12.4")
def test_a_neutrals_minor_may_enter_its_majors_homes_and_the_other_way_round() -> None:
    powers = {
        "france": {"generals": {}, "status": "neutral"},
        "ottoman": {"generals": {"champagne": 1}, "status": "neutral"},
    }
    start = {"turn": 5, "holders": {"ottoman": "france"}}
    game = position("1618", 6, powers, start, empty=True)
    run_to(game, "MoveGenerals", "ottoman")
    assert "march:ottoman.1:paris" in ids(game)
    assert closed(game, "march:ottoman.1:lorraine") == ("neutral-limits", "raison:11.3.2")


@pytest.mark.rule("11.3", "11.3.2")
def test_both_foreign_generals_leave_the_home_of_a_new_neutral_even_if_they_are_now_enemies() -> None:
    armies = {
        "france": {"status": "second", "generals": {"champagne": 1}},
        "sweden": {"status": "second", "generals": {"champagne": 1}},
        "protestants": {"generals": {"champagne": 3}},
    }
    game = change(armies, france="neutral", sweden="first")
    while question(game) == "Retreat":
        choose(game, "off-board")
    assert spot(game, "france.1") == "champagne"
    assert (spot(game, "sweden.1"), spot(game, "protestants.1")) == ("", "")
    assert not events(game, "stronger")
