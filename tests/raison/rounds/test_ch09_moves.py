"""Chapter 9, action 7: March, Sea Move, Strategic Move, Troops with their General, several Generals in a place."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import another_turn, attack, closed, general_of, moving, told
from ..positions import asked, choose, ids, position, question, raison, territory

# -- 9.7.5 March


@pytest.mark.rule("9.7.5")
def test_a_general_marches_to_an_adjacent_territory() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 1}}})
    marches = {choice.split(":")[2] for choice in ids(game) if choice.startswith("march:")}
    assert marches == {"bohemia", "franconia", "tyrol", "wien", "wurttemberg"}
    assert closed(game, "march:austria.1:hesse") == ("not-adjacent", "raison:9.7.5")


@pytest.mark.rule("9.7.5")
def test_nobody_marches_into_an_impassable_territory() -> None:
    game = moving("austria", {"austria": {"generals": {"tyrol": 1}}})
    assert "march:austria.1:alps" not in ids(game)
    assert closed(game, "march:austria.1:alps") == ("impassable", "raison:5.2.5")


@pytest.mark.rule("9.7.5")
def test_a_general_marches_into_an_enemys_empty_home_without_taking_control() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 0}}})
    choose(game, "march:austria.1:franconia")
    assert general_of(game, "austria.1") == ("franconia", 0)
    assert raison(game).control[territory(game, "franconia")] == raison(game).board.powers.index("protestants")


@pytest.mark.rule("9.7.5")
def test_a_neutrals_home_is_closed() -> None:
    game = moving("austria", {"austria": {"generals": {"brabant": 1}}})
    assert closed(game, "march:austria.1:picardie") == ("neutral-home", "raison:11.3.2")


def to_ally(answer: str) -> Any:
    """Austria marches from Silesia to the Polish Home Krakow."""
    game = moving("austria", {"austria": {"generals": {"silesia": 2}}, "poland": {"generals": {"warszawa": 1}}})
    choose(game, "march:austria.1:krakow")
    assert (question(game), asked(game)) == ("Passage", "poland")
    choose(game, answer)
    return game


@pytest.mark.rule("9.7.5")
def test_a_march_into_an_allys_territory_goes_through_with_its_consent() -> None:
    assert general_of(to_ally("allow"), "austria.1") == ("krakow", 2)


@pytest.mark.rule("9.7.5")
def test_a_refused_march_leaves_the_general_free_to_go_elsewhere() -> None:
    game = to_ally("deny")
    assert general_of(game, "austria.1") == ("silesia", 2)
    assert closed(game, "march:austria.1:krakow") == ("passage-refused", "raison:7.5.1")
    choose(game, "march:austria.1:moravia", "stop")
    assert general_of(game, "austria.1") == ("moravia", 2)


@pytest.mark.rule("9.7.5")
def test_a_refused_march_may_be_tried_again_in_the_next_movement_turn() -> None:
    game = to_ally("deny")
    choose(game, "end-turn")
    another_turn(game)
    assert "march:austria.1:krakow" in ids(game)


# -- 9.7.6 Sea Move


@pytest.mark.rule("9.7.6")
def test_a_general_sails_along_a_lane_of_his_power() -> None:
    game = moving("spain", {"spain": {"generals": {"brabant": 2}}})
    choose(game, "sail:spain.1:navarra", "stop")
    assert general_of(game, "spain.1") == ("navarra", 2)


@pytest.mark.rule("9.7.6")
def test_nobody_sails_along_a_strangers_lane() -> None:
    game = moving("protestants", {"protestants": {"generals": {"brabant": 2}}})
    assert closed(game, "sail:protestants.1:navarra") == ("lane-owner", "raison:9.7.6")


@pytest.mark.rule("9.7.6")
def test_a_sea_move_needs_a_lane_where_the_general_stands() -> None:
    game = moving("spain", {"spain": {"generals": {"madrid": 2}}})
    assert closed(game, "sail:spain.1:brabant") == ("no-lane", "raison:9.7.6")


SKANIA = {"protestants": {"generals": {"skania": 2}}}
"""A Swedish lane leads from Skania to Pomerania; the Protestants and Sweden are Allies."""


@pytest.mark.rule("9.7.6")
def test_an_allys_lane_is_used_with_its_permission() -> None:
    game = moving("protestants", SKANIA)
    choose(game, "sail:protestants.1:pomerania")
    assert (question(game), asked(game)) == ("Passage", "sweden")
    choose(game, "allow")
    assert general_of(game, "protestants.1") == ("pomerania", 2)


@pytest.mark.rule("9.7.6")
def test_an_ally_may_forbid_the_use_of_its_lane() -> None:
    game = moving("protestants", SKANIA)
    choose(game, "sail:protestants.1:pomerania", "deny")
    assert general_of(game, "protestants.1") == ("skania", 2)
    assert (question(game), asked(game)) == ("MoveGenerals", "protestants")


@pytest.mark.rule("9.7.6")
def test_a_lane_once_forbidden_stays_closed_for_this_movement_turn() -> None:
    game = moving("protestants", SKANIA)
    choose(game, "sail:protestants.1:pomerania", "deny")
    assert closed(game, "sail:protestants.1:pomerania") == ("passage-refused", "raison:9.7.6")


@pytest.mark.rule("9.7.6")
def test_the_owner_of_lane_and_goal_is_asked_once() -> None:
    game = moving("protestants", SKANIA | {"sweden": {"garrisons": ["pomerania"]}})
    choose(game, "sail:protestants.1:pomerania", "allow")
    assert general_of(game, "protestants.1") == ("pomerania", 2)
    assert len(told(game, "asked-passage")) == 1


@pytest.mark.rule("9.7.6")
def test_the_owner_of_the_lane_and_the_holder_of_the_goal_are_both_asked() -> None:
    powers = {"austria": {"generals": {"skania": 2}}, "sweden": {"status": "first"}}
    game = moving("austria", powers | {"poland": {"garrisons": ["pomerania"]}})
    choose(game, "sail:austria.1:pomerania")
    assert asked(game) == "sweden"
    choose(game, "allow")
    assert asked(game) == "poland"
    choose(game, "deny")
    assert general_of(game, "austria.1") == ("skania", 2)


@pytest.mark.rule("9.7.6")
@pytest.mark.parametrize(
    ("place", "to"),
    [
        pytest.param("stockholm", "prusy", id="from a territory of the own Power"),
        pytest.param("prusy", "stockholm", id="from a territory nobody controls"),
    ],
)
def test_a_grey_lane_is_open_from_own_or_uncontrolled_land(place: str, to: str) -> None:
    game = moving("sweden", {"sweden": {"generals": {place: 1}}})
    choose(game, f"sail:sweden.1:{to}", "stop")
    assert general_of(game, "sweden.1") == (to, 1)


@pytest.mark.rule("9.7.6")
@pytest.mark.parametrize("status", ["first", "second"])
def test_a_grey_lane_is_closed_from_land_of_another_power_even_an_ally(status: str) -> None:
    game = moving("sweden", {"sweden": {"generals": {"livonia": 1}, "status": status}})
    assert closed(game, "sail:sweden.1:stockholm") == ("grey-lane", "raison:9.7.6")


@pytest.mark.rule("9.7.6")
def test_a_sea_move_may_attack() -> None:
    powers = {"sweden": {"generals": {"stockholm": 3}}, "poland": {"garrisons": ["prusy"]}}
    game = attack("sweden", powers, "sail:sweden.1:prusy")
    assert told(game, "battle") == [{"power": "sweden", "territory": "prusy", "attack": 4, "defence": 1}]


@pytest.mark.rule("9.7.6")
@pytest.mark.parametrize("place", ["stockholm", "skania"])
@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_stockholm_and_skania_are_reached_and_left_only_by_sea(scenario: str, place: str) -> None:
    game = moving("sweden", {"sweden": {"generals": {place: 1}}}, scenario=scenario)
    verbs = {choice.split(":")[0] for choice in ids(game)}
    assert verbs == {"sail", "garrison-sail", "post-garrison", "end-turn"}
    assert territory(game, place) not in {to for around in raison(game).board.land.neighbours for to in around}


@pytest.mark.rule("9.7.6")
@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_britain_is_reached_and_left_only_by_sea(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    isles = {place for place, region in enumerate(land.region) if region == "british_isles"}
    assert isles
    assert all(set(around) <= isles for place, around in enumerate(land.neighbours) if place in isles)
    assert any(to not in isles for place in isles for to, _ in land.lanes[place])


# -- 9.7.7 Strategic Move


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_takes_up_to_three_own_territories() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 2}}})
    choose(game, "strategic:austria.1:wien", "go-on:karinthia", "go-on:tyrol")
    assert general_of(game, "austria.1") == ("tyrol", 2)
    assert closed(game, "go-on:bavaria") == ("three-steps", "raison:9.7.7")


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_may_stop_earlier() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 2}}})
    choose(game, "strategic:austria.1:wien", "stop")
    assert general_of(game, "austria.1") == ("wien", 2)
    assert question(game) == "MoveGenerals"


@pytest.mark.rule("9.7.7")
@pytest.mark.parametrize("place", ["bohemia", "hungari"])
def test_a_strategic_move_does_not_enter_uncontrolled_or_enemy_land(place: str) -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 2}}})
    choose(game, "strategic:austria.1:wien")
    assert closed(game, f"go-on:{place}") == ("not-controlled", "raison:9.7.7")


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_may_begin_in_any_territory() -> None:
    game = moving("austria", {"austria": {"generals": {"wurttemberg": 2}}})
    choose(game, "strategic:austria.1:bavaria", "go-on:wien", "stop")
    assert general_of(game, "austria.1") == ("wien", 2)


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_goes_by_land_only() -> None:
    game = moving("spain", {"spain": {"generals": {"brabant": 1}}})
    assert closed(game, "strategic:spain.1:navarra") == ("not-adjacent", "raison:9.7.7")


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_passes_through_allied_land_with_consent_at_each_step() -> None:
    game = moving("austria", {"austria": {"generals": {"silesia": 2}}})
    choose(game, "strategic:austria.1:krakow")
    assert (question(game), asked(game)) == ("Passage", "poland")
    choose(game, "allow", "go-on:litwa", "allow", "go-on:livonia", "allow")
    assert general_of(game, "austria.1") == ("livonia", 2)
    assert len(told(game, "passage")) == 3


@pytest.mark.rule("9.7.7")
def test_an_ally_may_refuse_in_the_middle_of_a_strategic_move() -> None:
    game = moving("austria", {"austria": {"generals": {"silesia": 2}}})
    choose(game, "strategic:austria.1:krakow", "allow", "go-on:litwa", "deny")
    assert (question(game), asked(game)) == ("Arrived", "austria")
    assert closed(game, "go-on:litwa") == ("passage-refused", "raison:7.5.1")
    choose(game, "go-on:podolia", "allow", "stop")
    assert general_of(game, "austria.1") == ("podolia", 2)


@pytest.mark.rule("9.7.7", "9.7.9")
def test_a_strategic_move_passes_an_own_general_but_does_not_end_with_him() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 2, "wien": 1}}})
    choose(game, "strategic:austria.1:wien")
    assert closed(game, "stop") == ("may-not-end-here", "raison:9.7.9")
    choose(game, "go-on:tyrol", "stop")
    assert general_of(game, "austria.1") == ("tyrol", 2)
    assert general_of(game, "austria.2") == ("wien", 1)


@pytest.mark.rule("9.7.7", "9.7.9")
def test_no_strategic_step_onto_an_own_general_without_a_way_on() -> None:
    own = {"generals": {"wurttemberg": 2, "bavaria": 0, "wien": 0, "tyrol": 0}}
    occupied = {"protestants": {"garrisons": ["moravia", "karinthia"]}}
    game = moving("austria", {"austria": own} | occupied)
    assert closed(game, "strategic:austria.1:bavaria") == ("own-general-there", "raison:9.7.9")


@pytest.mark.rule("9.7.7")
def test_a_strategic_move_ends_with_a_battle_where_a_hostile_general_stands() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 3}}, "ottoman": {"generals": {"wien": 1}}})
    choose(game, "strategic:austria.1:wien")
    assert question(game) == "MoveGenerals"
    choose(game, "end-turn")
    assert told(game, "battle") == [{"power": "austria", "territory": "wien", "attack": 4, "defence": 2}]


# -- 9.7.8 Troops move with their General


@pytest.mark.rule("9.7.8")
@pytest.mark.parametrize("move", ["march:austria.1:wien", "strategic:austria.1:wien"])
def test_all_troops_go_with_their_general(move: str) -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 3}}})
    choose(game, move, "stop")
    assert general_of(game, "austria.1") == ("wien", 3)


@pytest.mark.rule("9.7.8")
def test_generals_who_meet_on_the_way_keep_their_own_troops() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 3, "wien": 0}}})
    choose(game, "strategic:austria.1:wien", "go-on:tyrol", "stop")
    assert general_of(game, "austria.1") == ("tyrol", 3)
    assert general_of(game, "austria.2") == ("wien", 0)


@pytest.mark.rule("9.7.8")
def test_troops_can_be_left_only_as_a_garrison() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 3, "wien": 0}}})
    moves = {"march", "garrison-march", "strategic", "garrison-strategic", "post-garrison", "end-turn"}
    assert {choice.split(":")[0] for choice in ids(game)} == moves
    choose(game, "strategic:austria.1:wien")
    assert {choice.split(":")[0] for choice in ids(game)} == {"garrison", "go-on"}


# -- 9.7.9 several Generals in a territory


@pytest.mark.rule("9.7.9")
def test_two_own_generals_do_not_end_in_one_territory() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 1, "wien": 1}}})
    assert closed(game, "march:austria.1:wien") == ("own-general-there", "raison:9.7.9")


@pytest.mark.rule("9.7.9")
def test_a_general_sails_not_to_where_an_own_general_stands() -> None:
    game = moving("spain", {"spain": {"generals": {"brabant": 1, "navarra": 1}}})
    assert closed(game, "sail:spain.1:navarra") == ("own-general-there", "raison:9.7.9")


@pytest.mark.rule("9.7.9")
def test_a_place_vacated_in_the_same_movement_turn_may_be_entered() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 1, "wien": 1}}})
    choose(game, "march:austria.2:tyrol", "stop", "march:austria.1:wien", "stop")
    assert general_of(game, "austria.1") == ("wien", 1)


@pytest.mark.rule("9.7.9")
def test_allied_generals_may_end_in_one_territory() -> None:
    powers = {"austria": {"generals": {"bavaria": 1}}, "spain": {"generals": {"wurttemberg": 1}}}
    game = moving("austria", powers)
    choose(game, "march:austria.1:wurttemberg", "stop", "end-turn")
    assert general_of(game, "austria.1")[0] == general_of(game, "spain.1")[0] == "wurttemberg"
    assert told(game, "battle") == []


@pytest.mark.rule("9.7.9")
def test_a_second_own_general_does_not_join_a_battle_in_own_land() -> None:
    powers = {"austria": {"generals": {"tyrol": 3, "karinthia": 3}}, "ottoman": {"generals": {"wien": 1}}}
    game = moving("austria", powers)
    choose(game, "march:austria.1:wien")
    assert closed(game, "strategic:austria.2:wien") == ("own-general-there", "raison:9.7.9")


@pytest.mark.rule("9.7.6")
def test_a_refused_lane_does_not_bar_the_way_by_land() -> None:
    armies: dict[str, dict[str, object]] = {
        "austria": {"generals": {"catalonia": 3}, "garrisons": ["madrid", "oporto"]},
        "britain": {"status": "first"},
    }
    game = moving("austria", armies, arbiter="france", scenario="1702")
    choose(game, "sail:austria.1:oporto", "deny", "strategic:austria.1:madrid")
    assert "go-on:oporto" in ids(game)
