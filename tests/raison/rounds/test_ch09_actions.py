"""Chapter 9, actions 1, 2, 3 and 6: Drill, Taxation, Subsidies and Mercenaries, Extend Influence."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import at_action, closed, hand, influence, money, told
from ..positions import asked, choose, ids, position, question, quiet, raison, run_to, seat

# -- 9 the order of actions in a turn


@pytest.mark.rule("9")
def test_the_actions_of_a_turn_follow_the_list_and_movement_comes_last() -> None:
    game = position(powers={"sweden": {"garrisons": ["pomerania"]}})
    order = []
    while question(game) != "MoveGenerals":
        order.append((question(game), asked(game)))
        quiet(game)
    assert order[:6] == [
        ("Discard", "protestants"),
        ("Gift", "poland"),
        ("Lead", "france"),
        ("Perform", "austria"),
        ("Mobilise", "austria"),
        ("ChooseArbiter", "spain"),
    ]
    names = [event.name for event in raison(game).events.since(0)]
    steps = ["discarded", "taxed", "corruption", "influence", "arbiter"]
    assert [names.index(name) for name in steps] == sorted(names.index(name) for name in steps)


@pytest.mark.rule("9")
def test_france_on_leadership_stands_on_mobilisation_in_the_next_turn() -> None:
    game = position()
    run_to(game, "Lead", "france")
    assert raison(game).turn == 0
    run_to(game, "Mobilise", "france")
    assert raison(game).turn == 1


@pytest.mark.rule("9")
def test_a_power_takes_only_the_action_its_symbol_points_at() -> None:
    game = position(powers={"austria": {"money": 5}})
    questions = set()
    while raison(game).turn == 0:
        if asked(game) == "austria":
            questions.add(question(game))
        quiet(game)
    assert questions == {"Perform", "Mobilise"}


# -- 9.1 Drill


@pytest.mark.rule("9.1")
def test_drill_draws_a_card_before_one_is_discarded() -> None:
    game = at_action("drill", "austria", {"austria": {"hand": [2, 5]}}, forced=(4,))
    run_to(game, "Discard", "austria")
    assert hand(game, "austria") == (2, 4, 5)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("card", "left"), [(4, (2, 5)), (2, (4, 5)), (5, (2, 4))])
def test_drill_discards_any_card_of_the_hand_even_the_new_one(card: int, left: tuple[int, ...]) -> None:
    game = at_action("drill", "austria", {"austria": {"hand": [2, 5]}}, forced=(4,))
    run_to(game, "Discard", "austria")
    choose(game, f"discard:{card}")
    assert hand(game, "austria") == left
    assert raison(game).discard[card] == 1


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("name", ["protestants", "sweden", "ottoman"])
def test_everybody_else_learns_the_card_that_is_discarded(name: str) -> None:
    game = at_action("drill", name, {name: {"hand": [2, 5]}}, forced=(4,))
    run_to(game, "Discard", name)
    choose(game, "discard:2")
    assert game.undo_needs(seat(game, name)) == set(range(7)) - {seat(game, name)}


@pytest.mark.rule("9.1")
def test_the_discard_of_a_drill_cannot_be_declined() -> None:
    game = at_action("drill", "austria", {"austria": {"hand": [2]}}, forced=(4,))
    run_to(game, "Discard", "austria")
    assert ids(game) == ["discard:2", "discard:4"]
    assert closed(game, "discard:6") == ("not-in-hand", "raison:9.1")


# -- 9.2 Taxation
# The book says what these territories of 1618 are: Paris and Champagne are Homes of France, Piedmont is contested by
# France and Spain, Wurttemberg is uncontested. Their values stand on the board.

LAND = raison(position()).board.land
POWERS = raison(position()).board.powers


def worth(*places: str) -> int:
    """The values of these territories together, none of them 0."""
    values = [LAND.value[LAND.index[place]] for place in places]
    assert all(values)
    return sum(values)


def homes(power: str) -> int:
    """The values of all Homes of a Power together."""
    return sum(value for value, owner in zip(LAND.value, LAND.home, strict=True) if owner == POWERS.index(power))


def taxes(power: str, **changes: Any) -> int:
    """What a Power collects with these pieces on the board."""
    powers = {"france": {"status": "expansionist"}} | changes
    game = at_action("taxation", power, powers)
    before = money(game, power)
    while not told(game, "taxed"):
        quiet(game)
    (event,) = told(game, "taxed")
    assert event["power"] == power
    assert money(game, power) == before + event["money"]
    return int(event["money"])


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("power", ["austria", "sweden", "france"])
def test_taxation_pays_the_values_of_own_homes(power: str) -> None:
    assert taxes(power) == homes(power)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("power", "place", "pays"),
    [
        pytest.param("austria", "wurttemberg", True, id="uncontested land pays its value"),
        pytest.param("austria", "piedmont", True, id="contested land without the Power's colour pays"),
        pytest.param("spain", "piedmont", False, id="contested land with the Power's colour pays no tax"),
        pytest.param("austria", "paris", False, id="another Power's Home pays no tax"),
        pytest.param("austria", "wien", False, id="a Garrison at Home adds nothing"),
    ],
)
def test_what_a_garrisoned_territory_adds_to_taxation(power: str, place: str, pays: bool) -> None:
    assert taxes(power, **{power: {"garrisons": [place]}}) == homes(power) + (worth(place) if pays else 0)


@pytest.mark.rule("9.2")
def test_all_three_kinds_of_land_are_taxed_together() -> None:
    held = {"garrisons": ["wurttemberg", "piedmont", "paris"]}
    assert taxes("austria", austria=held) == homes("austria") + worth("wurttemberg", "piedmont")


@pytest.mark.rule("9.2")
def test_a_home_under_a_foreign_garrison_pays_its_owner_nothing() -> None:
    occupied = {"protestants": {"garrisons": ["wien"]}}
    assert taxes("austria", **occupied) == homes("austria") - worth("wien")


@pytest.mark.rule("9.2")
def test_a_general_without_garrison_collects_nothing() -> None:
    assert taxes("austria", austria={"generals": {"wurttemberg": 3}}) == homes("austria")


@pytest.mark.rule("9.2")
def test_a_neutral_power_collects_double() -> None:
    held = {"garrisons": ["wurttemberg"]}
    once = homes("france") + worth("wurttemberg")
    assert taxes("france", france={"status": "expansionist", **held}) == once
    assert taxes("france", france={"status": "neutral", **held}) == 2 * once


@pytest.mark.rule("9.2")
def test_taxed_money_is_added_to_the_stock() -> None:
    game = at_action("taxation", "austria", {"austria": {"money": 2}})
    run_to(game, "ChooseArbiter")
    assert money(game, "austria") == 2 + homes("austria")


# -- 9.3 Subsidies and Mercenaries


def giving(scenario: str = "1618", power: str = "poland", **changes: Any) -> Any:
    powers = {power: {"money": 5, "hand": [2, 3, 4, 5], "status": "first"}} | changes
    game = at_action("subsidies" if scenario == "1618" else "leadership", power, powers, scenario)
    run_to(game, "Gift", power)
    return game


@pytest.mark.rule("9.3")
def test_up_to_three_money_go_to_one_or_several_allies() -> None:
    game = giving()
    choose(game, "give-money:austria", "give-money:spain", "give-money:austria")
    assert (money(game, "poland"), money(game, "austria"), money(game, "spain")) == (2, 2, 1)
    assert closed(game, "give-money:spain") == ("gift-limit", "raison:9.3")


@pytest.mark.rule("9.3")
def test_up_to_three_cards_go_to_one_or_several_allies() -> None:
    game = giving()
    choose(game, "give-card:austria:5", "give-card:spain:2", "give-card:austria:3")
    assert (hand(game, "poland"), hand(game, "austria"), hand(game, "spain")) == ((4,), (3, 5), (2,))
    assert closed(game, "give-card:spain:4") == ("gift-limit", "raison:9.3")


@pytest.mark.rule("9.3")
def test_after_money_no_cards_may_be_given() -> None:
    game = giving()
    choose(game, "give-money:austria")
    assert closed(game, "give-card:austria:2") == ("one-kind-of-gift", "raison:9.3")
    assert closed(game, "give-card:spain:2") == ("one-kind-of-gift", "raison:9.3")


@pytest.mark.rule("9.3")
def test_after_cards_no_money_may_be_given() -> None:
    game = giving()
    choose(game, "give-card:austria:2")
    assert closed(game, "give-money:spain") == ("one-kind-of-gift", "raison:9.3")


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("stranger", ["protestants", "sweden", "france", "ottoman", "poland"])
def test_gifts_go_only_to_powers_of_the_own_coalition(stranger: str) -> None:
    game = giving()
    assert closed(game, f"give-money:{stranger}") == ("not-ally", "raison:7.5.4")
    assert closed(game, f"give-card:{stranger}:2") == ("not-ally", "raison:7.5.4")


@pytest.mark.rule("9.3")
def test_money_one_does_not_have_cannot_be_given() -> None:
    game = giving(poland={"money": 1, "hand": [2], "status": "first"})
    choose(game, "give-money:austria")
    assert closed(game, "give-money:austria") == ("no-money", "raison:9.3")


@pytest.mark.rule("9.3")
def test_giving_is_optional() -> None:
    game = giving()
    choose(game, "done")
    assert (money(game, "poland"), hand(game, "poland")) == (5, (2, 3, 4, 5))
    assert question(game) != "Gift"


@pytest.mark.rule("9.3", "9.4")
def test_in_1702_leadership_is_followed_by_subsidies_of_the_same_power() -> None:
    game = at_action("leadership", "russia", {"russia": {"money": 4, "hand": [2]}}, "1702")
    run_to(game, "Lead", "russia")
    choose(game, "raise-morale")
    assert (question(game), asked(game)) == ("Gift", "russia")
    choose(game, "give-money:austria", "give-money:britain", "give-money:austria")
    assert closed(game, "give-money:austria") == ("gift-limit", "raison:9.3")


@pytest.mark.rule("9.3")
def test_in_1702_nobody_else_gives_in_that_turn() -> None:
    rich = {"money": 4, "hand": [2]}
    game = at_action("leadership", "russia", dict.fromkeys(("russia", "britain", "austria", "france"), rich), "1702")
    givers = []
    while raison(game).turn == 0:
        if question(game) == "Gift":
            givers.append(asked(game))
        quiet(game)
    assert givers == ["russia"]


@pytest.mark.rule("9.3", "9.4")
def test_in_1618_leadership_is_not_followed_by_subsidies() -> None:
    game = at_action("leadership", "austria", {"austria": {"money": 4, "hand": [2]}})
    run_to(game, "Lead", "austria")
    choose(game, "raise-morale")
    assert (question(game), asked(game)) != ("Gift", "austria")


# -- 9.6 Extend Influence


def extended(power: str = "spain", start: dict[str, Any] | None = None, **changes: Any) -> int:
    """The Influence a Power scores in its action."""
    powers = {"france": {"status": "expansionist"}} | changes
    game = at_action("influence", power, powers, start=start)
    run_to(game, "ChooseArbiter")
    return influence(game, power)


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("power", "place", "scores"),
    [
        pytest.param("spain", "piedmont", True, id="contested land with the Power's colour"),
        pytest.param("austria", "paris", True, id="another Power's Home"),
        pytest.param("austria", "piedmont", False, id="contested land without the Power's colour"),
        pytest.param("austria", "wurttemberg", False, id="uncontested land"),
        pytest.param("austria", "wien", False, id="the Power's own Home"),
    ],
)
def test_influence_of_a_garrisoned_territory(power: str, place: str, scores: bool) -> None:
    assert extended(power, **{power: {"garrisons": [place]}}) == (worth(place) if scores else 0)


@pytest.mark.rule("9.6")
def test_own_homes_bring_no_influence() -> None:
    assert extended() == 0


@pytest.mark.rule("9.6")
def test_the_emperor_gains_two() -> None:
    assert extended(start={"emperor": "spain"}) == 2
    assert extended(start={"emperor": "sweden"}) == 0


@pytest.mark.rule("9.6")
def test_all_sources_of_influence_count_together() -> None:
    held = {"garrisons": ["piedmont", "paris", "champagne"]}
    assert extended(start={"emperor": "spain"}, spain=held) == worth("piedmont", "paris", "champagne") + 2


@pytest.mark.rule("9.6")
def test_land_without_garrison_brings_no_influence_even_under_a_general() -> None:
    assert extended(spain={"generals": {"piedmont": 3, "paris": 3}}) == 0


@pytest.mark.rule("9.6")
def test_extend_influence_adds_to_what_the_power_had() -> None:
    assert extended(spain={"garrisons": ["piedmont"], "influence": 4}) == 4 + worth("piedmont")
