"""Chapter 5: basic concepts (Pojęcia podstawowe): wheel, land, tracks, order, Arbiters, Garrisons, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.picture import picture

from .positions import (
    asked,
    choose,
    general,
    ids,
    position,
    power,
    question,
    quiet,
    raison,
    run_to,
    seat,
    territory,
)

each_scenario = pytest.mark.parametrize("scenario", ["1618", "1702"])

ACTIONS = {
    "1618": ["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"],
    "1702": ["drill", "taxation", "leadership", "mobilisation", "influence", "movement"],
}
DRILL_ORDER = {
    "1618": ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"],
    "1702": ["britain", "france", "austria", "sweden", "russia", "ottoman"],
}
WHEEL = {
    "1618": ["protestants", "ottoman", "poland", "france", "austria", "sweden", "spain"],
    "1702": ["britain", "ottoman", "russia", "sweden", "austria", "france"],
}
"""The Powers at the start in the order of the actions."""
ORDER = {
    "1618": ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
    "1702": ("britain", "france", "sweden", "austria", "russia", "ottoman"),
}
ELECTORS = {
    "1618": {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg", "bavaria"},
    "1702": {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg", "hannover"},
}
LAND = raison(position("1618")).board.land
VALUE = dict(zip(LAND.ids, LAND.value, strict=True))
"""What the territories of 1618 are worth."""
SPAIN = LAND.powers.index("spain")
HOMES = sum(value for owner, value in zip(LAND.home, LAND.value, strict=True) if owner == SPAIN)
"""What all of Spain's Homes are worth."""
PROTESTANTS = LAND.powers.index("protestants")
RIVAL = next(name for name, owner in zip(LAND.ids, LAND.home, strict=True) if owner == PROTESTANTS and VALUE[name])
"""A Home of the Protestants, Spain's enemies."""
FOREIGN = next(name for name, c in zip(LAND.ids, LAND.colours, strict=True) if c and VALUE[name] and not c >> SPAIN & 1)
"""A Contested territory without Spain's colour."""
Powers = Mapping[str, Mapping[str, Any]]


def refusal(game: Game, choice: str, of: int | None = None) -> tuple[str, str]:
    refused = game.why_not(game.to_act[0] if of is None else of, choice)
    return ("", "") if refused is None else (refused.key, refused.rule)


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    return [event.args for event in raison(game).events if event.name == name]


def until(game: Game, event: str, limit: int = 300) -> None:
    """Answer quietly until this has happened."""
    for _ in range(limit):
        if told(game, event):
            return
        quiet(game)
    raise AssertionError(f"'{event}' never happened")


def at_turn(turn: int, powers: Powers | None = None, empty: bool = False, scenario: str = "1618") -> Game:
    return position(scenario, powers=powers, empty=empty, start={"turn": turn})


def mover(name: str, powers: Powers, scenario: str = "1618") -> Game:
    """A cleared board with these pieces; `name` is about to move its Generals."""
    order = DRILL_ORDER[scenario]
    turn = (order.index(name) - 1) % len(order)
    game = at_turn(turn, powers, empty=True, scenario=scenario)
    run_to(game, "MoveGenerals", name)
    return game


def taxes(name: str, powers: Powers) -> int:
    """What Taxation of 1618 brings a Power."""
    turn = (DRILL_ORDER["1618"].index(name) + 1) % 7
    game = at_turn(turn, powers, empty=True)
    until(game, "taxed")
    ((taxed, money),) = told(game, "taxed")
    assert taxed == power(game, name)
    return money


def influence(name: str, powers: Powers, emperor: str = "") -> int:
    """What Extend Influence of 1618 brings a Power."""
    turn = (DRILL_ORDER["1618"].index(name) + 5) % 7
    start = {"turn": turn} | ({"emperor": emperor} if emperor else {})
    game = position("1618", powers=powers, empty=True, start=start)
    for _ in range(40):
        if question(game) in ("ChooseArbiter", "MoveGenerals"):
            break
        quiet(game)
    return raison(game).influence[power(game, name)]


def morale(game: Game, name: str) -> int:
    return raison(game).morale[power(game, name)]


# -- 5.1 the War Wheel


@pytest.mark.rule("5.1")
@each_scenario
def test_the_actions_of_the_wheel(scenario: str) -> None:
    wheel = picture(raison(position(scenario)), -1)["wheel"]
    assert [sector["action"] for sector in wheel] == ACTIONS[scenario]


@pytest.mark.rule("5.1", "3.1")
@pytest.mark.parametrize(("scenario", "turn"), [("1618", t) for t in range(7)] + [("1702", t) for t in range(6)])
def test_the_disc_turns_one_step_clockwise_each_turn(scenario: str, turn: int) -> None:
    wheel = picture(raison(at_turn(turn, scenario=scenario)), -1)["wheel"]
    steps = len(WHEEL[scenario]) - turn
    expected = WHEEL[scenario][steps:] + WHEEL[scenario][:steps]
    assert [sector["power"] for sector in wheel] == expected


@pytest.mark.rule("5.1", "6.2")
@each_scenario
def test_the_powers_reach_drill_and_taxation_turn_by_turn_as_the_wheel_turns(scenario: str) -> None:
    game = position(scenario)
    while raison(game).round == 1:
        quiet(game)
    names = raison(game).board.powers
    taxed = [names[args[0]] for args in told(game, "taxed")]
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
    choose(game, "raise-morale")
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


# -- 5.2 territories


@pytest.mark.rule("5.2")
@each_scenario
def test_there_are_four_kinds_of_territory(scenario: str) -> None:
    assert set(raison(position(scenario)).board.land.kind) == {0, 1, 2, 3}


@pytest.mark.rule("5.2")
@each_scenario
def test_most_territories_have_a_value(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    valued = sum(value > 0 for value in land.value)
    assert valued > len(land.ids) / 2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("land", ["madrid", "piedmont", "wurttemberg"])
def test_the_territories_used_below_have_a_value(land: str) -> None:
    assert VALUE[land] > 0


@pytest.mark.rule("5.2.1")
@each_scenario
def test_champagne_is_a_home_of_france(scenario: str) -> None:
    game = position(scenario)
    assert raison(game).board.land.home[territory(game, "champagne")] == power(game, "france")


@pytest.mark.rule("5.2.1")
@each_scenario
def test_every_power_controls_its_homes_at_the_start(scenario: str) -> None:
    g = raison(position(scenario))
    homes = [t for t, owner in enumerate(g.board.land.home) if owner >= 0]
    assert [g.control[t] for t in homes] == [g.board.land.home[t] for t in homes]


@pytest.mark.rule("5.2.1", "5.2")
def test_homes_pay_tax_to_their_owner() -> None:
    assert taxes("spain", {}) == HOMES


@pytest.mark.rule("5.2.1")
def test_a_home_held_by_a_rival_pays_its_owner_nothing() -> None:
    assert taxes("spain", {"protestants": {"garrisons": ["madrid"]}}) == HOMES - VALUE["madrid"]


@pytest.mark.rule("5.2.1", "5.3")
def test_a_home_of_another_power_scores_influence_for_who_holds_it() -> None:
    assert influence("spain", {"spain": {"garrisons": [RIVAL]}}) == VALUE[RIVAL]


@pytest.mark.rule("5.2.1")
def test_a_home_of_another_power_pays_no_tax_to_who_holds_it() -> None:
    assert taxes("spain", {"spain": {"garrisons": [RIVAL]}}) == HOMES


@pytest.mark.rule("5.2.2")
@each_scenario
def test_paris_is_the_capital_of_france(scenario: str) -> None:
    game = position(scenario)
    assert raison(game).board.land.capital[power(game, "france")] == territory(game, "paris")


@pytest.mark.rule("5.2.2")
@each_scenario
def test_every_power_has_one_capital_among_its_homes(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    assert [land.home[capital] for capital in land.capital] == list(range(len(land.powers)))


@pytest.mark.rule("5.2.3")
def test_piedmont_of_1618_is_contested_by_france_and_spain() -> None:
    game = position("1618")
    colours = raison(game).board.land.colours[territory(game, "piedmont")]
    assert colours == 1 << power(game, "france") | 1 << power(game, "spain")


@pytest.mark.rule("5.2.3", "5.3")
def test_contested_land_scores_influence_for_a_power_of_its_colours() -> None:
    assert influence("spain", {"spain": {"garrisons": ["piedmont"]}}) == VALUE["piedmont"]


@pytest.mark.rule("5.2.3")
def test_contested_land_scores_no_influence_for_another_power() -> None:
    assert influence("spain", {"spain": {"garrisons": [FOREIGN]}}) == 0


@pytest.mark.rule("5.2.3")
@pytest.mark.parametrize(("land", "money"), [(FOREIGN, VALUE[FOREIGN]), ("piedmont", 0)])
def test_contested_land_pays_tax_only_to_a_power_without_its_colour(land: str, money: int) -> None:
    assert taxes("spain", {"spain": {"garrisons": [land]}}) == HOMES + money


@pytest.mark.rule("5.2.4")
@each_scenario
def test_wurttemberg_is_uncontested(scenario: str) -> None:
    game = position(scenario)
    land, here = raison(game).board.land, territory(game, "wurttemberg")
    assert (land.home[here], land.colours[here], land.kind[here]) == (-1, 0, 2)


@pytest.mark.rule("5.2.4", "5.2")
def test_uncontested_land_pays_tax() -> None:
    assert taxes("spain", {"spain": {"garrisons": ["wurttemberg"]}}) == HOMES + VALUE["wurttemberg"]


@pytest.mark.rule("5.2.4")
def test_uncontested_land_scores_no_influence() -> None:
    assert influence("spain", {"spain": {"garrisons": ["wurttemberg"]}}) == 0


@pytest.mark.rule("5.2.5")
@each_scenario
def test_no_general_may_enter_the_alps(scenario: str) -> None:
    game = mover("austria", {"austria": {"generals": {"tyrol": 1}}}, scenario)
    for verb in ("march", "strategic", "sail"):
        assert f"{verb}:austria.1:alps" not in ids(game)


@pytest.mark.rule("5.2.5")
@each_scenario
def test_the_alps_are_closed_because_they_are_impassable(scenario: str) -> None:
    game = mover("austria", {"austria": {"generals": {"tyrol": 1}}}, scenario)
    assert refusal(game, "march:austria.1:alps") == ("impassable", "raison:5.2.5")


@pytest.mark.rule("5.2.6")
def test_a_coloured_lane_belongs_to_the_power_of_that_colour() -> None:
    game = mover("spain", {"spain": {"generals": {"navarra": 1}}})
    assert "sail:spain.1:brabant" in ids(game)


@pytest.mark.rule("5.2.6")
def test_a_coloured_lane_is_closed_to_its_owners_enemies() -> None:
    game = mover("protestants", {"protestants": {"generals": {"brabant": 1}}})
    assert refusal(game, "sail:protestants.1:navarra") == ("lane-owner", "raison:9.7.6")


@pytest.mark.rule("5.2.6")
def test_a_grey_lane_is_controlled_by_nobody() -> None:
    game = mover("protestants", {"protestants": {"generals": {"holland": 1}}})
    assert "sail:protestants.1:england" in ids(game)


@pytest.mark.rule("5.2.6")
@each_scenario
def test_lanes_join_territories_that_do_not_touch(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    pairs = [(here, to) for here, lanes in enumerate(land.lanes) for to, _ in lanes]
    assert pairs
    assert not [pair for pair in pairs if pair[1] in land.near[pair[0]]]


# -- 5.3 Influence


@pytest.mark.rule("5.3", "8.1")
def test_the_emperor_scores_two_influence() -> None:
    assert influence("spain", {}, emperor="spain") == 2


@pytest.mark.rule("5.3")
def test_the_sources_of_influence_add_up() -> None:
    both = VALUE["piedmont"] + VALUE[RIVAL]
    assert influence("spain", {"spain": {"garrisons": ["piedmont", RIVAL]}}, emperor="spain") == both + 2


@pytest.mark.rule("5.3")
def test_a_battle_won_scores_influence() -> None:
    game = duel({"generals": {"nassau": 0}})
    assert raison(game).influence[power(game, "spain")] == 2


def duel(defender: Mapping[str, Any], attacker: Mapping[str, Any] | None = None) -> Game:
    """Spain enters Nassau against the Protestants; nobody plays a card unless a hand is given."""
    spain = {"generals": {"brabant": 3}} | dict(attacker or {})
    game = mover("spain", {"spain": spain, "protestants": defender})
    choose(game, "march:spain.1:nassau", "end-turn")
    return game


@pytest.mark.rule("5.3")
def test_everyone_sees_everyones_influence() -> None:
    game = position("1618", powers={"sweden": {"influence": 7}})
    views = [picture(raison(game).veil(viewer), viewer)["powers"] for viewer in range(-1, 7)]
    assert [next(p["influence"] for p in powers if p["id"] == "sweden") for powers in views] == [7] * 8


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
    assert refusal(game, "raise-morale") == ("morale-full", "raison:5.4")


@pytest.mark.rule("5.4")
def test_morale_never_rises_above_fifteen_by_mobilisation() -> None:
    game = position("1618", powers={"austria": {"morale": 14}})
    run_to(game, "Mobilise", "austria")
    choose(game, "buy-morale")
    assert refusal(game, "buy-morale") == ("morale-full", "raison:5.4")


@pytest.mark.rule("5.4")
def test_a_battle_card_costs_morale() -> None:
    game = duel({"generals": {"nassau": 3}}, {"hand": [6], "morale": 8})
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
    game = duel({"generals": {"nassau": 3}, "hand": [6, 6, 6]}, {"hand": [1, 5], "morale": 2})
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
    game = at_turn(3, armies, empty=True)
    votes = {name: game.summary(seat(game, name))["votes"][name] for name in ("austria", "protestants", "spain")}
    assert votes == {"austria": 3, "protestants": 2, "spain": 0}  # with their Homes Bavaria and Pfalz


@pytest.mark.rule("5.5")
@each_scenario
def test_an_election_is_held_once_a_round(scenario: str) -> None:
    game = position(scenario)
    while raison(game).round < 3:
        quiet(game)
    assert len(told(game, "elected")) + len(told(game, "no-emperor")) == 2


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
    assert refusal(game, f"arbiter:{name}") == ("same-coalition", "raison:9.7.1")


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
    assert len(told(game, "movement-turn")) == number - 1


@pytest.mark.rule("5.7")
def test_the_arbiter_gains_morale_for_every_movement_turn() -> None:
    game = request(3)
    assert morale(game, "france") == 5 + 1 + 2
    choose(game, "allow")
    assert morale(game, "france") == 5 + 1 + 2 + 3


# -- 5.8 Garrisons and control


def controller(game: Game, land: str) -> str:
    holder = raison(game).control[territory(game, land)]
    return raison(game).board.powers[holder] if holder >= 0 else ""


@pytest.mark.rule("5.8")
def test_a_garrison_controls_its_territory() -> None:
    assert controller(position("1618"), "bohemia") == "protestants"


@pytest.mark.rule("5.8")
def test_a_home_is_controlled_without_a_garrison() -> None:
    assert controller(position("1618"), "wien") == "austria"


@pytest.mark.rule("5.8")
def test_a_foreign_garrison_takes_control_of_a_home() -> None:
    assert controller(position("1618", powers={"sweden": {"garrisons": ["wien"]}}), "wien") == "sweden"


@pytest.mark.rule("5.8")
def test_a_home_goes_back_to_its_owner_when_the_foreign_garrison_leaves() -> None:
    game = position("1618", powers={"sweden": {"garrisons": ["wien"]}}, start={"turn": 1})
    run_to(game, "Disband", "sweden")
    choose(game, "disband:wien")
    assert controller(game, "wien") == "austria"


@pytest.mark.rule("5.8")
def test_other_land_without_a_garrison_is_controlled_by_nobody() -> None:
    assert controller(position("1618"), "silesia") == ""


@pytest.mark.rule("5.8")
def test_a_general_alone_does_not_change_control() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:pfalz", "stop")
    assert raison(game).spot[general(game, "spain.1")] == territory(game, "pfalz")
    assert controller(game, "pfalz") == "protestants"


@pytest.mark.rule("5.8", "5.9")
def test_a_troop_turned_over_becomes_a_garrison_and_takes_control() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 2}}})
    choose(game, "march:spain.1:pfalz", "garrison")
    assert controller(game, "pfalz") == "spain"
    assert raison(game).troops[general(game, "spain.1")] == 1


@pytest.mark.rule("5.8")
def test_a_territory_holds_one_garrison_only() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 2}, "garrisons": ["brabant"]}})
    assert refusal(game, "garrison-march:spain.1:nassau") == ("garrison-there", "raison:9.7.10")


# -- 5.9 Generals and Troops


@pytest.mark.rule("5.9")
def test_troops_travel_with_their_general() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 3}}})
    choose(game, "march:spain.1:nassau", "stop")
    assert raison(game).troops[general(game, "spain.1")] == 3


@pytest.mark.rule("5.9")
def test_troops_never_stay_without_a_general() -> None:
    game = position("1618")
    run_to(game, "Lead", "france")
    choose(game, "withdraw:france.1")
    assert raison(game).troops[general(game, "france.1")] == 0


@pytest.mark.rule("5.9")
def test_generals_of_hostile_powers_in_one_territory_fight() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 1}}, "protestants": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:nassau", "end-turn")
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("5.9", "7.5.3")
def test_generals_of_one_coalition_share_a_territory_without_a_battle() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 1}}, "austria": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:nassau", "stop", "end-turn")
    assert told(game, "battle") == []


@pytest.mark.rule("5.9")
def test_a_troop_adds_strength_in_a_battle() -> None:
    game = duel({"generals": {"nassau": 1}})
    ((_, _, attack, defence),) = told(game, "battle")
    assert (attack, defence) == (4, 2)


# -- 5.10 battle cards


@pytest.mark.rule("5.10")
def test_a_card_adds_its_value_in_a_battle() -> None:
    game = duel({"generals": {"nassau": 3}}, {"hand": [6], "morale": 8})
    choose(game, "play:spain.1:6")
    run_to(game, "Beaten", "protestants")
    ((_, _, attack, defence),) = told(game, "won")
    assert (attack, defence) == (4 + 6, 4)


@pytest.mark.rule("5.10")
def test_no_more_cards_than_troops_in_the_battle() -> None:
    game = duel(
        {"generals": {"nassau": 3}, "hand": [1, 1, 1, 2]}, {"generals": {"brabant": 2}, "hand": [1, 1, 2], "morale": 8}
    )
    choose(game, "play:spain.1:1", "play:protestants.1:1", "play:spain.1:1", "play:protestants.1:1")
    assert asked(game) == "protestants"  # Spain, with two Troops, may play no third card
    choose(game, "pass")
    assert question(game) != "PlayCard"


@pytest.mark.rule("5.10")
def test_supporting_troops_allow_cards_too() -> None:
    armies = {
        "spain": {"generals": {"brabant": 1, "lorraine": 1}, "hand": [1, 1, 6]},
        "protestants": {"generals": {"nassau": 3}},
    }
    game = mover("spain", armies)
    choose(game, "march:spain.1:nassau", "end-turn", "support:spain.2", "play:spain.1:1")
    assert "play:spain.2:1" in ids(game)


def mobilised(cards: int) -> Game:
    """Austria buys battle cards and ends its Mobilisation."""
    game = position("1618", powers={"austria": {"money": 8, "hand": [1, 1, 2]}})
    run_to(game, "Mobilise", "austria")
    choose(game, *["buy-card"] * cards, "done")
    return game


@pytest.mark.rule("5.10.1")
def test_six_cards_may_be_kept_at_the_end_of_an_action() -> None:
    game = mobilised(3)
    assert len(raison(game).hands[power(game, "austria")]) == 6
    assert question(game) != "Discard"


@pytest.mark.rule("5.10.1")
def test_more_than_six_cards_may_be_held_within_an_action() -> None:
    game = position("1618", powers={"austria": {"money": 8, "hand": [1, 1, 2]}})
    run_to(game, "Mobilise", "austria")
    choose(game, *["buy-card"] * 5)
    assert len(raison(game).hands[power(game, "austria")]) == 8


@pytest.mark.rule("5.10.1")
def test_cards_above_six_are_discarded_at_the_end_of_the_action() -> None:
    game = mobilised(5)
    for _ in range(2):
        assert (question(game), asked(game)) == ("Discard", "austria")
        choose(game, "discard:1")
    assert len(raison(game).hands[power(game, "austria")]) == 6
    assert asked(game) != "austria"


@pytest.mark.rule("5.10.1")
def test_a_gift_of_cards_is_cut_to_six_at_the_end_of_the_givers_action() -> None:
    powers = {"poland": {"hand": [1, 2]}, "austria": {"hand": [3, 3, 3, 4, 4, 4]}}
    game = position("1618", powers=powers)
    run_to(game, "Gift", "poland")
    choose(game, "give-card:austria:2", "done")
    assert (question(game), asked(game)) == ("Discard", "austria")


@pytest.mark.rule("5.10.1")
def test_the_limit_counts_for_each_power_of_a_player() -> None:
    powers = {"austria": {"hand": [1, 1, 1, 2, 2, 2], "money": 0}, "spain": {"hand": [3, 3, 3, 4, 4, 4]}}
    game = position("1618", 4, powers=powers)
    run_to(game, "ChooseArbiter", "spain")
    assert [len(raison(game).hands[power(game, name)]) for name in ("austria", "spain")] == [6, 6]


# -- 5.11 promises


@pytest.mark.rule("5.11")
def test_talk_leaves_every_choice_open() -> None:
    game = position("1618", start={"round": 2}, options={"talk": "yes"})
    while question(game) == "Talk":
        choose(game, "ready")
    assert question(game) == "ChooseStatus"
    offered = {tuple(ids(game, player)) for player in game.to_act}
    assert offered == {("status:first", "status:second", "status:neutral", "status:expansionist")}


@pytest.mark.rule("5.11")
def test_talk_is_over_only_when_every_player_is_ready() -> None:
    game = position("1618", start={"round": 2}, options={"talk": "yes"})
    for player in range(6):
        game.choose(player, "ready")
    assert (question(game), game.to_act) == ("Talk", (6,))
