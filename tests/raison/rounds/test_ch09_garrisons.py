"""Chapter 9, action 7: placing Garrisons on leaving, entering and winning, and several in one move."""

from __future__ import annotations

import pytest

from ..moves import another_turn, attack, closed, control, finish, garrison, general_of, moving
from ..positions import choose, ids, question, run_to

# -- 9.7.10 placing a Garrison


@pytest.mark.rule("9.7.10")
def test_a_general_who_enters_may_flip_a_troop_and_take_control() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 2}}})
    choose(game, "march:austria.1:franconia", "garrison")
    assert (garrison(game, "franconia"), control(game, "franconia")) == ("austria", "austria")
    assert general_of(game, "austria.1") == ("franconia", 1)


@pytest.mark.rule("9.7.10")
def test_a_garrison_on_entering_is_optional() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 2}}})
    choose(game, "march:austria.1:wurttemberg", "stop")
    assert (garrison(game, "wurttemberg"), general_of(game, "austria.1")[1]) == ("", 2)


@pytest.mark.rule("9.7.10")
@pytest.mark.parametrize(
    ("mover", "place", "move"),
    [
        ("austria", "wurttemberg", "garrison-march:austria.1:bavaria"),
        ("austria", "wurttemberg", "garrison-strategic:austria.1:bavaria"),
        ("spain", "brabant", "garrison-sail:spain.1:navarra"),
    ],
)
def test_a_general_who_leaves_may_flip_a_troop_and_take_control(mover: str, place: str, move: str) -> None:
    game = moving(mover, {mover: {"generals": {place: 2}}})
    choose(game, move, "stop")
    assert (garrison(game, place), control(game, place)) == (mover, mover)
    assert general_of(game, f"{mover}.1") == (move.split(":")[2], 1)


@pytest.mark.rule("9.7.10")
def test_the_victor_of_an_attack_may_flip_a_troop_and_take_control() -> None:
    powers = {"austria": {"generals": {"bavaria": 3}}, "protestants": {"garrisons": ["franconia"]}}
    game = attack("austria", powers, "march:austria.1:franconia")
    assert question(game) == "Conquest"
    choose(game, "garrison")
    assert (garrison(game, "franconia"), control(game, "franconia")) == ("austria", "austria")
    assert general_of(game, "austria.1") == ("franconia", 1)  # one lost in the battle, one flipped


@pytest.mark.rule("9.7.10")
def test_no_garrison_on_entering_before_the_battle_is_won() -> None:
    powers = {"austria": {"generals": {"bavaria": 3}}, "protestants": {"generals": {"franconia": 1}}}
    game = moving("austria", powers)
    choose(game, "march:austria.1:franconia")
    assert question(game) == "MoveGenerals"


@pytest.mark.rule("9.7.10")
def test_a_garrison_may_be_placed_in_an_own_home() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 2}}})
    choose(game, "garrison-march:austria.1:tyrol", "garrison")
    assert [garrison(game, place) for place in ("bavaria", "tyrol")] == ["austria", "austria"]


@pytest.mark.rule("9.7.10")
def test_no_garrison_in_the_home_of_an_ally() -> None:
    game = moving("austria", {"austria": {"generals": {"silesia": 3}}})
    choose(game, "strategic:austria.1:krakow", "allow")
    assert closed(game, "garrison") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("9.7.10")
def test_no_garrison_is_left_behind_in_the_home_of_an_ally() -> None:
    game = moving("austria", {"austria": {"generals": {"krakow": 3}}})
    assert closed(game, "garrison-march:austria.1:silesia") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("9.7.10")
def test_an_allys_home_won_back_from_an_enemy_returns_to_the_ally() -> None:
    powers = {"austria": {"generals": {"silesia": 3}}, "sweden": {"garrisons": ["krakow"]}}
    game = attack("austria", powers, "march:austria.1:krakow")
    finish(game)
    assert (garrison(game, "krakow"), control(game, "krakow")) == ("", "poland")
    assert general_of(game, "austria.1") == ("krakow", 2)


@pytest.mark.rule("9.7.10")
def test_a_general_without_troops_places_no_garrison() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 0}}})
    assert closed(game, "garrison-march:austria.1:franconia") == ("no-troops", "raison:9.7.10")
    choose(game, "strategic:austria.1:wien")
    assert closed(game, "garrison") == ("no-troops", "raison:9.7.10")


@pytest.mark.rule("9.7.10")
def test_a_victor_who_lost_his_last_troop_places_no_garrison() -> None:
    powers = {"austria": {"generals": {"bavaria": 1}}, "protestants": {"garrisons": ["franconia"]}}
    game = attack("austria", powers, "march:austria.1:franconia")
    assert question(game) == "AskForTurn"
    assert (garrison(game, "franconia"), general_of(game, "austria.1")) == ("", ("franconia", 0))


@pytest.mark.rule("9.7.10")
def test_a_territory_holds_one_garrison() -> None:
    game = moving("austria", {"austria": {"generals": {"bohemia": 3}, "garrisons": ["bohemia", "moravia"]}})
    assert closed(game, "garrison-march:austria.1:moravia") == ("garrison-there", "raison:9.7.10")
    choose(game, "strategic:austria.1:moravia")
    assert closed(game, "garrison") == ("garrison-there", "raison:9.7.10")


@pytest.mark.rule("9.7.10")
def test_no_garrison_beside_that_of_an_ally() -> None:
    powers = {"austria": {"generals": {"bavaria": 3}}, "spain": {"garrisons": ["wurttemberg"]}}
    game = moving("austria", powers)
    choose(game, "strategic:austria.1:wurttemberg", "allow")
    assert closed(game, "garrison") == ("garrison-there", "raison:9.7.10")


@pytest.mark.rule("9.7.10")
def test_the_garrison_stays_when_its_general_leaves() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 2}}})
    choose(game, "march:austria.1:franconia", "garrison", "end-turn", "request", "allow", "march:austria.1:bavaria")
    assert garrison(game, "franconia") == "austria"


@pytest.mark.rule("9.7.10")
def test_no_garrison_by_a_general_who_stays_where_he_is() -> None:
    game = moving("austria", {"austria": {"generals": {"wurttemberg": 3}}})
    assert "garrison" not in ids(game)


# -- 9.7.11 several Garrisons in one move


@pytest.mark.rule("9.7.11")
def test_one_move_may_garrison_the_place_left_and_the_place_reached() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 3}}})
    choose(game, "garrison-march:austria.1:franconia", "garrison")
    assert [garrison(game, place) for place in ("bavaria", "franconia")] == ["austria", "austria"]
    assert general_of(game, "austria.1") == ("franconia", 1)


@pytest.mark.rule("9.7.11")
def test_a_strategic_move_may_garrison_every_territory_as_long_as_troops_last() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 3}}})
    choose(game, "garrison-strategic:austria.1:wien", "garrison", "go-on:karinthia", "garrison", "go-on:tyrol")
    assert [garrison(game, place) for place in ("moravia", "wien", "karinthia", "tyrol")] == ["austria"] * 3 + [""]
    assert general_of(game, "austria.1") == ("tyrol", 0)


@pytest.mark.rule("9.7.11")
def test_a_place_passed_without_garrison_costs_no_troop() -> None:
    game = moving("austria", {"austria": {"generals": {"moravia": 1}}})
    choose(game, "strategic:austria.1:wien", "go-on:karinthia", "garrison")
    assert [garrison(game, place) for place in ("wien", "karinthia")] == ["", "austria"]


@pytest.mark.rule("9.7.11")
def test_without_a_second_troop_there_is_no_second_garrison() -> None:
    game = moving("austria", {"austria": {"generals": {"bavaria": 1}}})
    choose(game, "garrison-strategic:austria.1:wien")
    assert closed(game, "garrison") == ("no-troops", "raison:9.7.10")


# -- 9.7.10 a Garrison in an own Home without moving (ruling R34)

STAYING = {"austria": {"generals": {"wien": 2, "tyrol": 1, "silesia": 1, "karinthia": 0}}}


@pytest.mark.rule("9.7.10")
def test_a_general_who_stays_may_garrison_his_own_home_and_still_move() -> None:
    game = moving("austria", STAYING)
    choose(game, "post-garrison:austria.1")
    assert (garrison(game, "wien"), general_of(game, "austria.1")) == ("austria", ("wien", 1))
    choose(game, "march:austria.1:moravia", "stop")
    assert general_of(game, "austria.1") == ("moravia", 1)


@pytest.mark.rule("9.7.10")
def test_one_such_garrison_in_a_movement_action() -> None:
    game = moving("austria", STAYING)
    choose(game, "post-garrison:austria.1")
    assert closed(game, "post-garrison:austria.2") == ("one-post", "raison:9.7.10")
    choose(game, "end-turn")
    another_turn(game)
    assert question(game) == "MoveGenerals"
    assert closed(game, "post-garrison:austria.2") == ("one-post", "raison:9.7.10")


@pytest.mark.rule("9.7.10")
def test_the_next_movement_action_may_have_one_again() -> None:
    game = moving("austria", STAYING)
    choose(game, "post-garrison:austria.1", "end-turn")
    run_to(game, "ChooseArbiter", "france")
    run_to(game, "MoveGenerals", "austria")
    assert "post-garrison:austria.2" in ids(game)


@pytest.mark.rule("9.7.10")
def test_no_garrison_without_moving_outside_a_home_without_troops_or_after_a_move() -> None:
    game = moving("austria", STAYING)
    assert closed(game, "post-garrison:austria.3") == ("only-on-the-move", "raison:9.7.10")
    assert closed(game, "post-garrison:austria.4") == ("no-troops", "raison:9.7.10")
    choose(game, "march:austria.1:moravia", "stop")
    assert closed(game, "post-garrison:austria.1") == ("has-moved", "raison:9.7")


@pytest.mark.rule("9.7.10")
def test_with_the_option_a_general_garrisons_only_where_he_enters_or_leaves() -> None:
    game = moving("austria", STAYING, options={"home_garrisons": "moving"})
    assert closed(game, "post-garrison:austria.1") == ("only-on-the-move", "raison:9.7.10")
    assert not [choice for choice in ids(game) if choice.startswith("post-")]
    assert "garrison-march:austria.1:moravia" in ids(game)
