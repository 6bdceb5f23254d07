"""Chapter 7: movement, attacks with dice, annexation, cavalry, fortifications."""

from __future__ import annotations

import pytest

from theatrum.titles.mocarstwa.box.prices import CARD_ATTACK, CARD_DEFENCE, PAY, REACH
from theatrum.titles.mocarstwa.box.units import BOUGHT, INFANTRY, KINDS, ONE

from .positions import at, choose, holder, offered, place, position, question, state, told, units, why_not

HOME = at("lisbon", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
"""Somebody to come back to, far from each other."""


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


@pytest.mark.rule("mocarstwa:7.2")
@pytest.mark.rule("mocarstwa:7.3")
def test_a_unit_acts_once_and_goes_to_the_next_province() -> None:
    game = position("spain,russia", [*HOME, at("madrid", "1 infantry", "spain")])
    choose(game, "move:infantry:madrid:castile")
    assert units(game, "castile") == {"infantry": 1}
    assert why_not(game, "move:infantry:castile:madrid") == "has-acted"


@pytest.mark.rule("mocarstwa:7.3")
def test_nobody_goes_further_than_the_next_province_nor_to_an_enemy() -> None:
    game = position("spain,russia", [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")])
    assert why_not(game, "move:infantry:madrid:castile") == "enemy-there"
    assert why_not(game, "move:infantry:madrid:paris") == "not-adjacent"


@pytest.mark.rule("mocarstwa:7.10.1")
@pytest.mark.rule("mocarstwa:7.4")
@pytest.mark.parametrize(
    ("fort", "held", "closed"), [("", 3, True), ("", 2, False), ("fort", 3, False), ("fort", 4, True)]
)
def test_a_full_province(fort: str, held: int, closed: bool) -> None:
    there = at("castile", f"{held} infantry", "spain") | ({"fort": fort} if fort else {})
    game = position("spain,russia", [*HOME, at("madrid", "1 infantry", "spain"), there])
    open_ = "move:infantry:madrid:castile" in offered(game)
    assert open_ != closed
    if closed:
        assert why_not(game, "move:infantry:madrid:castile") == "full-province"


@pytest.mark.rule("mocarstwa:7.3")
def test_cavalry_goes_two_provinces() -> None:
    game = position("spain,russia", [*HOME, at("madrid", "1 cavalry", "spain")])
    choose(game, "move:cavalry:madrid:castile", "ride:cavalry:castile:galicia")
    assert units(game, "galicia") == {"cavalry": 1}
    assert not [choice for choice in offered(game) if choice.startswith(("move:cavalry", "ride:cavalry"))]


@pytest.mark.rule("mocarstwa:7.3")
@pytest.mark.rule("mocarstwa:7.9.1")
@pytest.mark.parametrize(("held", "way"), [(0, True), (2, True), (3, False)])
def test_cavalry_neither_rides_nor_leaps_through_a_full_province_or_an_enemy(held: int, way: bool) -> None:
    """Castile lies between Madrid and Galicia, where Russia stands."""
    pieces = [*HOME, at("madrid", "1 cavalry", "spain"), at("galicia", "1 infantry", "russia")]
    pieces += [at("castile", f"{held} infantry", "spain")] if held else []
    game = position("spain,russia", pieces)
    assert ("move:cavalry:madrid:castile" in offered(game)) == way
    if way:
        choose(game, "move:cavalry:madrid:castile")
        assert "leap:cavalry:castile:galicia" in offered(game)
        assert why_not(game, "ride:cavalry:castile:galicia") == "enemy-there"


@pytest.mark.rule("mocarstwa:7.10.3")
@pytest.mark.rule("mocarstwa:7.7.3")
@pytest.mark.rule("mocarstwa:7.7.4")
@pytest.mark.parametrize(
    ("attacker", "from_fort", "defender", "fort", "rolls", "attack", "defence"),
    [
        ("infantry", "", "infantry", "", (3, 4, 2, 2), 7, 4),
        ("grenadiers", "", "grenadiers", "", (3, 4, 2, 2), 8, 5),
        ("cavalry", "", "cavalry", "", (3, 4, 2, 2), 8, 4),
        ("artillery", "", "artillery", "", (3, 4, 1, 2, 2), 8, 5),
        ("infantry", "fort", "infantry", "fort", (3, 4, 2, 2), 8, 5),
        ("infantry", "fortress", "infantry", "fortress", (3, 4, 2, 2), 9, 6),
        ("heavy-cavalry", "", "heavy-cavalry", "", (3, 4, 2, 2), 9, 5),
        ("heavy-artillery", "", "heavy-artillery", "", (3, 4, 1, 2, 2), 9, 6),
    ],
)
def test_rolls_and_bonuses(
    attacker: str, from_fort: str, defender: str, fort: str, rolls: tuple[int, ...], attack: int, defence: int
) -> None:
    game = position(
        "spain,russia",
        [
            *HOME,
            at("madrid", f"1 {attacker}, 1 infantry", "spain") | ({"fort": from_fort} if from_fort else {}),
            at("castile", f"2 {defender}", "russia") | ({"fort": fort} if fort else {}),
        ],
        forced=dice(*rolls),
    )
    choose(game, f"attack:{attacker}:madrid:castile")
    assert told(game, "roll-attack")[0][2] == attack
    assert told(game, "roll-defence")[0][2] == defence
    assert units(game, "castile") == {defender: 1}


@pytest.mark.rule("mocarstwa:7.7.5")
def test_an_equal_roll_defends() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        forced=dice(3, 4, 5, 2),
    )
    choose(game, "attack:infantry:madrid:castile")
    assert units(game, "castile") == {"infantry": 1}
    assert units(game, "madrid") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:7.7.2")
def test_the_attacked_player_says_who_defends() -> None:
    game = position(
        "spain,russia", [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry, 1 artillery", "russia")]
    )
    choose(game, "attack:infantry:madrid:castile")
    assert game.to_act == (1,)
    assert offered(game) == ["defend:infantry", "defend:artillery"]


@pytest.mark.rule("mocarstwa:7.7.2")
def test_of_independents_the_cheapest_defends() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 grenadiers, 1 artillery")],
        forced=dice(6, 6, 1, 1),
    )
    choose(game, "attack:infantry:madrid:castile")
    assert units(game, "castile") == {"artillery": 1}


@pytest.mark.rule("mocarstwa:7.7.1")
@pytest.mark.rule("mocarstwa:7.7.6")
@pytest.mark.rule("mocarstwa:7.8")
def test_the_only_attacker_must_enter_the_emptied_province() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        forced=dice(6, 6, 1, 1),
    )
    choose(game, "attack:infantry:madrid:castile")
    assert holder(game, "castile") == "spain"
    assert units(game, "madrid") == {}


@pytest.mark.rule("mocarstwa:7.8")
def test_any_of_those_who_attacked_may_enter() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry, 1 grenadiers", "spain"), at("castile", "1 infantry", "russia")],
        forced=dice(1, 1, 6, 6, 6, 6, 1, 1),
    )
    choose(game, "attack:grenadiers:madrid:castile", "attack:infantry:madrid:castile")
    assert question(game) == "Enter"
    assert why_not(game, "done") == "must-enter"
    choose(game, "enter:grenadiers:madrid", "done")
    assert units(game, "castile") == {"grenadiers": 1}
    assert units(game, "madrid") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:7.4")
@pytest.mark.rule("mocarstwa:7.8")
def test_all_three_who_attacked_find_room() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "3 infantry", "spain"), at("castile", "1 infantry", "russia")],
        forced=dice(1, 1, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1),
    )
    choose(game, *["attack:infantry:madrid:castile"] * 3, *["enter:infantry:madrid"] * 2)  # one must
    assert units(game, "castile") == {"infantry": 3}


@pytest.mark.rule("mocarstwa:7.9.2")
@pytest.mark.rule("mocarstwa:7.10.2")
@pytest.mark.rule("mocarstwa:7.8")
@pytest.mark.parametrize(("unit", "fort"), [("artillery", ""), ("infantry", "fort"), ("cavalry", "")])
def test_guns_cavalry_from_nearby_and_garrisons_of_forts_need_not_enter(unit: str, fort: str) -> None:
    rolls = (6, 6, 6, 1, 1) if unit == "artillery" else (6, 6, 1, 1)
    here = at("madrid", f"1 {unit}", "spain") | ({"fort": fort} if fort else {})
    game = position("spain,russia", [*HOME, here, at("castile", "1 infantry", "russia")], forced=dice(*rolls))
    choose(game, f"attack:{unit}:madrid:castile")
    assert question(game) == "Enter"
    choose(game, "done")
    assert holder(game, "castile") == ""
    assert units(game, "madrid") == {unit: 1}


@pytest.mark.rule("mocarstwa:7.9.1")
def test_a_leap_ends_in_the_province_taken_or_in_the_one_before() -> None:
    pieces = [*HOME, at("madrid", "1 cavalry", "spain"), at("galicia", "1 infantry", "russia")]
    won = position("spain,russia", pieces, forced=dice(6, 6, 1, 1))
    choose(won, "move:cavalry:madrid:castile", "leap:cavalry:castile:galicia")
    assert units(won, "galicia") == {"cavalry": 1}
    lost = position("spain,russia", pieces, forced=dice(1, 1, 6, 6))
    choose(lost, "move:cavalry:madrid:castile", "leap:cavalry:castile:galicia")
    assert units(lost, "castile") == {"cavalry": 1}


@pytest.mark.rule("mocarstwa:7.10.5")
def test_a_fortification_cannot_be_leapt_at() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 cavalry", "spain"), at("galicia", "1 infantry", "russia", fort="fort")],
    )
    choose(game, "move:cavalry:madrid:castile")
    assert why_not(game, "leap:cavalry:castile:galicia") == "fort-no-leap"


@pytest.mark.rule("mocarstwa:7.10")
def test_who_takes_a_province_has_its_fortification() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia", fort="fort")],
        forced=dice(6, 6, 1, 1),
    )
    choose(game, "attack:infantry:madrid:castile")
    g = state(game)
    assert holder(game, "castile") == "spain"
    assert g.fort[g.board.province("castile")] == 1


@pytest.mark.rule("mocarstwa:12.4")
def test_the_printed_example_of_the_marshals_second_throw() -> None:
    """2 and 3 make 5; thrown again, 4 and 4 make 8."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain", commander="marshal"), at("castile", "1 infantry", "russia")],
        forced=dice(2, 3, 4, 4, 5, 3),
    )
    choose(game, "attack:infantry:madrid:castile")
    assert question(game) == "Reroll"
    choose(game, "reroll")
    assert [args[2] for args in told(game, "roll-attack")] == [5, 8]
    assert units(game, "castile") == {"infantry": 1}  # 8 against 8


@pytest.mark.rule("mocarstwa:12.4")
def test_the_printed_example_of_grenadiers_in_a_fort_under_their_general() -> None:
    """4 and 3 make 7, with 1 for grenadiers, 1 for the fort and 1 for the General: 10."""
    there = at("castile", "1 grenadiers", "russia", fort="fort", commander="general-grenadiers")
    game = position("spain,russia", [*HOME, at("madrid", "1 infantry", "spain"), there], forced=dice(3, 3, 4, 3))
    choose(game, "attack:infantry:madrid:castile")
    assert told(game, "roll-defence") == [(43, 3, 10)]


@pytest.mark.rule("mocarstwa:13")
def test_the_printed_example_of_fatigue() -> None:
    """Three infantry attack infantry and artillery: infantry holds, artillery must, then either with one less."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "3 infantry", "spain"), at("castile", "1 infantry, 1 artillery", "russia")],
        options={"fatigue": "yes"},
        forced=dice(1, 1, 6, 6, 1, 1, 6, 6, 5, 5, 4, 4),
    )
    choose(game, "attack:infantry:madrid:castile", "defend:infantry")
    choose(game, "attack:infantry:madrid:castile")  # the artillery is the only fresh one: nothing is asked
    assert told(game, "defended")[1][1] == 3
    choose(game, "attack:infantry:madrid:castile")
    assert offered(game) == ["defend:infantry", "defend:artillery"]
    choose(game, "defend:infantry")
    assert told(game, "roll-defence")[2] == (44, -1, 7)
    assert units(game, "castile") == {"artillery": 1}


@pytest.mark.rule("mocarstwa:13")
def test_fatigue_is_never_more_than_one_and_ends_with_the_turn() -> None:
    """One infantry holds against three in Spain's turn, and against independents afterwards is fresh again."""
    game = position(
        "spain,russia",
        [
            *HOME,
            at("madrid", "3 infantry", "spain"),
            at("castile", "1 infantry", "russia"),
            at("navarre", "1 infantry"),
        ],
        options={"fatigue": "yes"},
        forced=dice(*(1, 1, 6, 6) * 4),
    )
    choose(game, *["attack:infantry:madrid:castile"] * 3, "end-phase", "end-phase")
    assert [args[1] for args in told(game, "roll-defence")] == [0, -1, -1, 0]


@pytest.mark.rule("mocarstwa:7.9")
def test_cavalry_attacks_once_in_a_phase_whichever_way() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 cavalry", "spain"), at("castile", "2 infantry", "russia")],
        forced=dice(1, 1, 6, 6),
    )
    choose(game, "attack:cavalry:madrid:castile")
    assert not [choice for choice in offered(game) if ":cavalry:" in choice]


@pytest.mark.rule("mocarstwa:7.8")
def test_who_attacks_twice_enters_once() -> None:
    """Infantry that a Guide has made fresh again destroys both defenders: there is nobody else to enter."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry, 1 grenadiers", "spain"), at("castile", "2 infantry", "russia")],
        forced=dice(6, 6, 1, 1, 6, 6, 1, 1),
    )
    choose(game, "attack:infantry:madrid:castile")
    state(game).fresh[place(game, "madrid")] += ONE[INFANTRY]
    choose(game, "attack:infantry:madrid:castile")
    assert units(game, "castile") == {"infantry": 1}
    assert units(game, "madrid") == {"grenadiers": 1}
    assert question(game) == "Orders"


@pytest.mark.rule("mocarstwa:7.1")
def test_heavy_units_cannot_be_bought_and_units_are_as_the_tables_say() -> None:
    """Attack and defence with cards are ours (ruling M3); reach and pay are the book's."""
    assert dict(zip(KINDS, zip(CARD_ATTACK, CARD_DEFENCE, REACH, PAY, strict=True), strict=True)) == {
        "infantry": (1, 2, 1, 500),
        "grenadiers": (2, 3, 1, 500),
        "cavalry": (2, 2, 2, 500),
        "artillery": (3, 3, 1, 500),
        "heavy-cavalry": (3, 3, 2, 1000),
        "heavy-artillery": (4, 4, 1, 1500),
    }
    assert [KINDS[kind] for kind in BOUGHT] == ["infantry", "grenadiers", "cavalry", "artillery"]
