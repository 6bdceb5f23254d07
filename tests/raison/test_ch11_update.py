"""Chapter 11: the update of the board (Aktualizacja stanu planszy) after a change of Status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from .positions import asked, choose, general, ids, position, power, question, quiet, raison, run_to, seat, territory

DRILL_ORDER = ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"]
"""1618: the order in which the Powers reach Drill."""
Powers = Mapping[str, Mapping[str, Any]]


def refusal(game: Game, choice: str) -> tuple[str, str]:
    refused = game.why_not(game.to_act[0], choice)
    return ("", "") if refused is None else (refused.key, refused.rule)


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    return [event.args for event in raison(game).events if event.name == name]


def change(powers: Powers, scenario: str = "1618", chance: tuple[int, ...] = (), **wishes: str) -> Game:
    """A cleared board with these pieces; in round 2 the Powers named take a new Status, nobody is kept out."""
    game = position(scenario, powers=powers, empty=True, start={"round": 2})
    game.force(*chance)
    g = raison(game)
    for player in game.to_act:
        name = g.board.powers[g.major[player]]
        game.choose(player, "status:" + wishes.get(name, STATUSES[g.status[g.major[player]]]))
    while question(game) in ("Admission", "Expulsion"):
        quiet(game)
    return game


def spot(game: Game, name: str) -> str:
    here = raison(game).spot[general(game, name)]
    return raison(game).board.land.ids[here] if here >= 0 else ""


def troops(game: Game, name: str) -> int:
    return raison(game).troops[general(game, name)]


def status(game: Game, name: str) -> str:
    return STATUSES[raison(game).status[power(game, name)]]


def garrison(game: Game, land: str) -> str:
    holder = raison(game).garrison[territory(game, land)]
    return raison(game).board.powers[holder] if holder >= 0 else ""


def money(game: Game, name: str) -> int:
    return raison(game).money[power(game, name)]


def mover(name: str, powers: Powers) -> Game:
    """1618: `name` is about to move its Generals on a board cleared but for these pieces."""
    turn = (DRILL_ORDER.index(name) - 1) % 7
    game = position("1618", powers=powers, empty=True, start={"turn": turn})
    run_to(game, "MoveGenerals", name)
    return game


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
    assert raison(game).control[territory(game, "krakow")] == power(game, "poland")


@pytest.mark.rule("11.1")
def test_the_owner_of_the_garrison_chooses_the_general_that_takes_the_troop() -> None:
    generals = {"stockholm": 1, "ingria": 2, "finland": 3}
    game = change({"sweden": {"garrisons": ["krakow"], "generals": generals}}, sweden="first")
    assert (question(game), game.to_act) == ("AssignTroop", (seat(game, "sweden"),))
    assert ids(game) == ["reinforce:sweden.1", "reinforce:sweden.2"]
    choose(game, "reinforce:sweden.2")
    assert [troops(game, name) for name in ("sweden.1", "sweden.2", "sweden.3")] == [1, 3, 3]


@pytest.mark.rule("11.1")
def test_a_general_with_three_troops_takes_no_more() -> None:
    generals = {"stockholm": 1, "ingria": 2, "finland": 3}
    game = change({"sweden": {"garrisons": ["krakow"], "generals": generals}}, sweden="first")
    assert refusal(game, "reinforce:sweden.3") == ("three-troops", "raison:11.1")


@pytest.mark.rule("11.1")
def test_a_general_off_the_board_takes_no_troop() -> None:
    game = change({"sweden": {"garrisons": ["krakow"], "generals": {"stockholm": 1, "ingria": 1}}}, sweden="first")
    assert refusal(game, "reinforce:sweden.3") == ("general-off-board", "raison:11.1")


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
    assert told(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "krakow"))]


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
    assert (told(game, "must-leave"), told(game, "may-stay")) == ([], [])
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
    assert refusal(game, "retreat:stockholm")[0] == "no-retreat"


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


# -- 11.2 from Peace to War


def quarrel(sweden: Mapping[str, Any], poland: Mapping[str, Any], chance: tuple[int, ...] = ()) -> Game:
    """Sweden leaves the Austrian for the Protestant coalition, Poland stays: they are at War."""
    return change({"sweden": {"status": "first"} | dict(sweden), "poland": poland}, chance=chance, sweden="second")


@pytest.mark.rule("11.2")
def test_the_example_of_brandenburg() -> None:
    game = quarrel({"generals": {"brandenburg": 0}}, {"garrisons": ["brandenburg"]})
    assert told(game, "stronger") == [(power(game, "poland"), territory(game, "brandenburg"))]
    assert (question(game), asked(game)) == ("Retreat", "sweden")
    assert ids(game) == ["retreat:skania", "off-board"]
    assert garrison(game, "brandenburg") == "poland"


@pytest.mark.rule("11.2")
def test_the_weaker_power_leaves() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    assert told(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]
    assert spot(game, "poland.1") == "silesia"


@pytest.mark.rule("11.2")
def test_the_stronger_power_stays_though_the_other_has_the_garrison() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"krakow": 1}})
    assert (garrison(game, "silesia"), spot(game, "sweden.1")) == ("", "silesia")


@pytest.mark.rule("11.2")
def test_the_weaker_powers_garrison_becomes_a_troop() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"krakow": 1}})
    assert (troops(game, "poland.1"), money(game, "poland")) == (2, 0)


@pytest.mark.rule("11.2")
def test_the_weaker_powers_garrison_is_one_money_if_no_general_can_take_it() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {}})
    assert money(game, "poland") == 1


@pytest.mark.rule("11.2")
def test_the_garrison_joins_the_general_who_then_withdraws_with_it() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"silesia": 1}})
    choose(game, "retreat:krakow")
    assert (spot(game, "poland.1"), troops(game, "poland.1")) == ("krakow", 2)


@pytest.mark.rule("11.2")
def test_a_withdrawn_general_who_goes_off_the_board_loses_his_troops() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    choose(game, "off-board")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", 0)


@pytest.mark.rule("11.2")
def test_generals_troops_and_garrisons_count_as_strength() -> None:
    sweden = {"generals": {"silesia": 2}}  # 3 against General, Garrison and two Troops: 4
    game = quarrel(sweden, {"generals": {"silesia": 2}, "garrisons": ["silesia"]})
    assert told(game, "stronger") == [(power(game, "poland"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
def test_a_fortress_makes_the_garrison_count_four() -> None:
    sweden = {"generals": {"silesia": 3}}
    game = quarrel(sweden, {"garrisons": ["silesia"], "fortresses": ["silesia"], "generals": {}})
    assert garrison(game, "silesia") == "poland"  # 4 to 4: the Garrison counts as stronger


@pytest.mark.rule("11.2")
def test_with_equal_strength_the_side_with_the_garrison_is_the_stronger() -> None:
    game = quarrel({"generals": {"silesia": 1}, "garrisons": ["silesia"]}, {"generals": {"silesia": 2}})
    assert told(game, "stronger") == [(power(game, "sweden"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("outcome", "stays", "leaves"), [(0, "sweden", "poland"), (1, "poland", "sweden")])
def test_with_equal_strength_and_no_garrison_chance_decides(outcome: int, stays: str, leaves: str) -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 1}}, chance=(outcome,))
    assert told(game, "stronger") == [(power(game, stays), territory(game, "silesia"))]
    assert (question(game), asked(game)) == ("Retreat", leaves)


@pytest.mark.rule("11.2")
def test_no_chance_is_drawn_when_strength_decides() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    assert not [entry for entry in game.journal if getattr(entry, "purpose", "") == "tie"]


@pytest.mark.rule("11.2")
def test_allies_in_the_territory_count_together() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 2}},
        "poland": {"generals": {"silesia": 1}},
        "austria": {"generals": {"silesia": 1}},
    }
    game = change(powers, sweden="second")
    assert told(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
def test_both_allies_of_the_weaker_side_leave() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 3}, "garrisons": ["silesia"]},
        "poland": {"generals": {"silesia": 0}},
        "austria": {"generals": {"silesia": 0}},
    }
    game = change(powers, sweden="second")
    left = []
    while question(game) == "Retreat":
        left.append(asked(game))
        choose(game, "off-board")
    assert sorted(left) == ["austria", "poland"]
    assert spot(game, "sweden.1") == "silesia"


@pytest.mark.rule("11.2")
def test_of_three_hostile_sides_only_the_strongest_stays() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 1}},
        "poland": {"generals": {"silesia": 0}},
        "austria": {"generals": {"silesia": 2}},
    }
    game = change(powers, sweden="second", poland="expansionist")
    while question(game) == "Retreat":
        choose(game, "off-board")
    assert [spot(game, name) for name in ("sweden.1", "poland.1", "austria.1")] == ["", "", "silesia"]


@pytest.mark.rule("11.2", "7.10")
def test_a_garrison_and_no_general_of_either_side_are_no_quarrel() -> None:
    game = quarrel({"garrisons": ["silesia"], "generals": {}}, {"garrisons": ["brandenburg"], "generals": {}})
    assert (garrison(game, "silesia"), garrison(game, "brandenburg")) == ("sweden", "poland")
    assert told(game, "stronger") == []


@pytest.mark.rule("11.2")
def test_a_neutrals_weaker_garrison_outside_its_homes_gives_way() -> None:
    powers = {
        "france": {"status": "first", "garrisons": ["lorraine"], "generals": {"paris": 0}},
        "spain": {"generals": {"lorraine": 3}},
    }
    game = change(powers, france="neutral")
    assert told(game, "stronger") == [(power(game, "spain"), territory(game, "lorraine"))]
    assert (garrison(game, "lorraine"), troops(game, "france.1")) == ("", 1)


@pytest.mark.rule("11.2")
def test_a_neutrals_stronger_garrison_outside_its_homes_drives_the_former_ally_out() -> None:
    powers = {
        "france": {"status": "first", "garrisons": ["lorraine"], "fortresses": ["lorraine"], "generals": {}},
        "spain": {"generals": {"lorraine": 2}},
    }
    game = change(powers, france="neutral")
    assert garrison(game, "lorraine") == "france"
    assert (question(game), asked(game)) == ("Retreat", "spain")


@pytest.mark.rule("11.2", "7.4")
def test_two_neutrals_are_at_peace_and_compare_no_strength() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 3}},
        "poland": {"garrisons": ["silesia"], "generals": {}},
    }
    game = change(powers, sweden="neutral", poland="neutral")
    assert told(game, "stronger") == []
    assert garrison(game, "silesia") == "poland"  # 11.3.1: it stays; the Swedish General leaves by 11.3
    assert (question(game), asked(game)) == ("Retreat", "sweden")


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
    assert told(game, "must-leave") == [(general(game, "sweden.1"), territory(game, land))]


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
    assert told(game, "must-leave") == []
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
    assert told(game, "must-leave") == []
    assert (spot(game, "ottoman.1"), spot(game, "ottoman.2")) == ("champagne", "lorraine")


@pytest.mark.rule("11.3.1")
def test_a_neutral_keeps_its_garrisons_outside_homes() -> None:
    game = change({"sweden": {"garrisons": ["silesia", "wurttemberg"], "generals": {}}}, sweden="neutral")
    assert (garrison(game, "silesia"), garrison(game, "wurttemberg")) == ("sweden", "sweden")


@pytest.mark.rule("11.3.1")
def test_a_neutrals_general_may_stay_with_such_a_garrison() -> None:
    game = change({"sweden": {"garrisons": ["silesia"], "generals": {"silesia": 2}}}, sweden="neutral")
    assert told(game, "must-leave") == []
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
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("land", ["lorraine", "brabant", "franche_comte"])
def test_a_neutral_may_not_enter_what_it_does_not_control(land: str) -> None:
    powers = {"france": {"generals": {"champagne": 1}}, "spain": {"garrisons": ["brabant"]}}
    game = mover("france", powers)
    assert refusal(game, f"march:france.1:{land}") == ("neutral-limits", "raison:11.3.2")


@pytest.mark.rule("11.3.2")
def test_a_neutral_may_move_in_its_own_homes() -> None:
    game = mover("france", {"france": {"generals": {"champagne": 1}}})
    for land in ("paris", "picardie", "guyenne", "languedoc"):
        assert f"march:france.1:{land}" in ids(game)


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("name", ["spain", "protestants", "ottoman"])
def test_no_general_of_another_power_enters_a_neutrals_home(name: str) -> None:
    game = mover(name, {name: {"generals": {"lorraine": 2}}, "france": {"status": "neutral"}})
    assert refusal(game, f"march:{name}.1:champagne") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("11.3.2")
def test_a_neutrals_home_held_by_its_own_garrison_stays_closed() -> None:
    powers = {"spain": {"generals": {"lorraine": 2}}, "france": {"garrisons": ["champagne"], "status": "neutral"}}
    game = mover("spain", powers)
    assert refusal(game, "march:spain.1:champagne") == ("neutral-home", "raison:11.3.2")


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
    assert refusal(game, "march:ottoman.1:lorraine") == ("neutral-limits", "raison:11.3.2")
