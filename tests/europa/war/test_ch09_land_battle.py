"""9.6, 9.7: battles on land."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war.battle.arising import against_rebels, land_battle
from theatrum.titles.europa.war.battle.clash import rebels, units_of
from theatrum.titles.europa.war.units import MERCENARY

from ..battles import army, attack, card_of, field, general, know, light, loose, question, rolls, told, war
from ..positions import choose, closed, hold, number, offered, put, seat

CAVALIER = "mil-05-3"
"""A leader with two cavalry dice."""


def granada() -> Europa:
    """Castile is at war with Granada and has three infantry and two cavalry in Andalusia."""
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", "infantry 3 cavalry 2")
    return g


@pytest.mark.rule("europa:9.6")
def test_example_of_a_battle_1() -> None:
    """Castile against Granada: three hits to one, an infantry unit is exhausted, a point of power is gained."""
    g = granada()
    castile = seat(g, "castile")
    general(g, "castile", CAVALIER)
    throws = ("infantry: infantry double cavalry", "cavalry: artillery blank", "infantry: double cavalry blank")
    attack(g, "castile", "andalucia", *throws)
    assert told(g, "defends") == [(number(g, "realm", "granada"), 2)]
    assert [args[1] for args in told(g, "hit")] == [3, 1]
    assert question(g) == "Casualty"
    assert offered(g, castile) == ["lose:1:infantry:regular", "lose:1:cavalry:regular"]
    choose(g, castile, "lose:1:infantry:regular")
    assert g.exhausted[castile] == 1
    assert units_of(g, castile, number(g, "area", "andalucia")) == (2, 2, 0)
    assert g.power[3 * castile + MIL] == 4
    assert not g.stack


@pytest.mark.rule("europa:9.6")
def test_only_the_first_victory_of_a_turn_is_rewarded() -> None:
    g = granada()
    castile = seat(g, "castile")
    attack(g, "castile", "andalucia", "infantry: infantry infantry blank", "infantry: blank blank blank")
    assert g.power[3 * castile + MIL] == 4
    g.rebels[number(g, "area", "leon")] = 1
    loose(g, "castile", "leon", 1)
    attack(g, "castile", "leon", "infantry: infantry blank blank", "infantry: blank blank blank")
    assert told(g, "won-battle")[-1] == (number(g, "realm", "castile"),)
    assert g.power[3 * castile + MIL] == 4


@pytest.mark.rule("europa:9.6")
def test_a_victory_in_somebody_elses_turn_is_not_rewarded() -> None:
    """A war that an event makes begins outside the turn of him who makes it."""
    g = granada()
    castile = seat(g, "castile")
    battle = land_battle(g, number(g, "area", "andalucia"), castile)
    assert battle
    g.active = seat(g, "poland")
    rolls(g, "infantry: infantry infantry blank", "infantry: blank blank blank")
    put(g, battle)
    assert told(g, "won-battle") == [(g.realm[castile],)]
    assert g.power[3 * castile + MIL] == 3


@pytest.mark.rule("europa:9.6")
def test_a_victory_over_rebels_of_phase_3_brings_nothing() -> None:
    g = field()
    france = seat(g, "france")
    loire = number(g, "area", "loire")
    loose(g, "france", "loire", 2)
    g.rebels[loire] = 1
    battle = against_rebels(g, loire, france)
    assert battle
    assert battle.sides == ((rebels(g),), (number(g, "realm", "france"),))
    rolls(g, "infantry: blank blank blank", "infantry: infantry blank blank")
    put(g, battle)
    assert told(g, "won-battle") == [(number(g, "realm", "france"),)]
    assert g.rebels[loire] == 0
    assert g.power[3 * france + MIL] == 3


def coalition() -> Europa:
    """England with six units and Castile with four stand in Poitou against France."""
    g = field()
    war(g, "france", "england")
    war(g, "france", "castile")
    army(g, "france", "loire", "infantry 3 cavalry 3")
    army(g, "england", "loire", "infantry 6")
    army(g, "castile", "loire", "infantry 4")
    return g


@pytest.mark.rule("europa:9.7")
def test_example_of_a_battle_2() -> None:
    """The main defender alone uses ideas, general and actions; knights ride first; New Tactics brings four dice."""
    g = coalition()
    france, england, castile = (seat(g, realm) for realm in ("france", "england", "castile"))
    hold(g, france, CAVALIER)
    general(g, "england", "mil-09-2")
    know(g, "castile", "tercios_janissaries")
    know(g, "england", "military_drill")
    know(g, "france", "noble_knights")
    reforms = card_of(g, "military_reforms")
    g.shown[france] = ((g.start.people.number[reforms], 3),)
    battle = attack(g, "france", "loire")
    assert question(g) == "Commander"
    choose(g, france, f"appoint-general:{CAVALIER}:1", "done")
    assert battle.lead == (g.realm[france], g.realm[england])
    assert battle.dice == ((3, 2, 0), (3, 2, 0))
    assert question(g) == "LeaveOut"
    rolls(g, "cavalry: cavalry cavalry blank")
    choose(g, england, "leave-out:cavalry")
    assert battle.dice[0] == (3, 1, 0)
    assert [battle.number(g, g.realm[at]) for at in (england, castile)] == [5, 3]
    assert g.exhausted[england] == g.exhausted[castile] == 1
    assert question(g) == "BattleActions"
    choose(g, france, f"use-in-battle:{reforms}")
    choose(g, france, "add-die:cavalry", "add-die:cavalry", "add-die:artillery", "add-die:artillery")
    assert battle.dice[0] == (3, 3, 2)
    assert g.shown[france] == ((g.start.people.number[reforms], 2),)
    assert g.power[3 * france + MIL] == 1, "one point for the general, one for the action"
    assert closed(g, france)[f"use-in-battle:{reforms}"].key == "once-a-battle-round"
    assert offered(g, france) == ["done"]


# -- who fights on which side


@pytest.mark.rule("europa:9.7")
def test_no_battle_without_enemies() -> None:
    g = field()
    loose(g, "france", "loire", 2)
    loose(g, "england", "loire", 2)
    assert land_battle(g, number(g, "area", "loire"), seat(g, "france")) is None


@pytest.mark.rule("europa:9.7")
def test_whoever_shares_the_enemy_joins_in_without_an_alliance() -> None:
    g = coalition()
    war(g, "austria", "castile")
    loose(g, "austria", "loire", 1)
    battle = land_battle(g, number(g, "area", "loire"), seat(g, "france"))
    assert battle
    assert [{g.start.names["realm"][party] for party in side} for side in battle.sides] == [
        {"france", "austria"},
        {"england", "castile"},
    ]


@pytest.mark.rule("europa:9.6")
def test_the_side_of_the_turns_player_attacks_though_he_is_not_there() -> None:
    """England is at war with Austria, whose turn it is; France, no enemy of his, fights England."""
    g = field()
    war(g, "france", "england")
    war(g, "austria", "england")
    loose(g, "france", "loire", 1)
    loose(g, "england", "loire", 1)
    battle = land_battle(g, number(g, "area", "loire"), seat(g, "austria"))
    assert battle
    assert battle.sides == ((number(g, "realm", "france"),), (number(g, "realm", "england"),))


@pytest.mark.rule("europa:9.7")
def test_of_equal_defenders_the_last_to_play_names_the_main_one() -> None:
    """France plays, Castile and England sit after it: England's turn was last."""
    g = coalition()
    army(g, "castile", "loire", "infantry 2")
    england = seat(g, "england")
    battle = attack(g, "france", "loire")
    assert question(g) == "MainDefender"
    assert sorted(offered(g, england)) == ["main-defender:castile", "main-defender:england"]
    rolls(g, "infantry: blank blank blank", "infantry: blank blank blank")
    choose(g, england, "main-defender:castile")
    assert battle.lead[1] == number(g, "realm", "castile")


@pytest.mark.rule("europa:9.7")
def test_another_leads_when_the_main_defender_is_gone() -> None:
    """England loses its only two units; Castile fights on with the three dice that everybody has."""
    g = field()
    war(g, "france", "england")
    war(g, "france", "castile")
    army(g, "france", "loire", "infantry 6")
    army(g, "england", "loire", "infantry 1")
    army(g, "castile", "loire", "infantry 1")
    general(g, "england", CAVALIER)
    england, castile = seat(g, "england"), seat(g, "castile")
    battle = attack(g, "france", "loire")
    rolls(g, "infantry: infantry blank blank", "infantry: blank blank blank", "cavalry: blank blank")
    choose(g, england, "main-defender:england")
    rolls(g, "infantry: blank blank blank", "infantry: infantry blank blank")
    choose(g, seat(g, "france"), "hit-first:england")
    assert question(g) == "Retreat"
    choose(g, seat(g, "france"), "fight-on")
    choose(g, castile, "fight-on")
    assert told(g, "battle-round") == [(1,), (2,)]
    assert battle.lead[1] == g.realm[castile]
    assert battle.dice[1] == (3, 0, 0)


@pytest.mark.rule("europa:9.7")
def test_rebels_that_rise_among_units_are_fought_at_once() -> None:
    """Whatever has brought them there, the battle comes before the next action of the turn."""
    g = field()
    loose(g, "france", "loire", 2)
    france, loire = seat(g, "france"), number(g, "area", "loire")
    put(g, Turn(france))
    assert question(g) == "Act"
    g.stack.pop()
    g.rebels[loire] = 1
    rolls(g, "infantry: infantry blank blank", "infantry: blank blank blank")
    run(g)
    assert question(g) == "Act"
    assert g.rebels[loire] == 0
    assert told(g, "won-battle") == [(g.realm[france],)]


@pytest.mark.rule("europa:9.9")
def test_enemies_in_a_zone_or_an_area_fight_in_whatever_turn() -> None:
    g = field()
    war(g, "france", "england")
    light(g, "france", "english_channel", 1)
    light(g, "england", "english_channel", 1)
    rolls(g, "artillery: artillery blank blank", "artillery: blank blank blank")
    put(g, Turn(seat(g, "france")))
    assert told(g, "sea-battle") == [(number(g, "zone", "english_channel"),)]
    assert question(g) == "Act"


# -- hits


@pytest.mark.rule("europa:9.7")
def test_each_unit_hits_once_and_only_with_its_own_symbol() -> None:
    """Two cavalry units and no infantry: three horsemen and two footmen are two hits."""
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", "cavalry 2")
    general(g, "castile", CAVALIER)
    attack(
        g,
        "castile",
        "andalucia",
        "infantry: infantry double cavalry",
        "cavalry: cavalry cavalry",
        "infantry: blank blank blank",
    )
    assert [args[1] for args in told(g, "hit")] == [2, 0]


@pytest.mark.rule("europa:9.7")
@pytest.mark.parametrize(("idea", "hits"), [("", 1), ("tercios_janissaries", 2), ("line_infantry", 2)])
def test_the_outline_of_a_double_hits_with_an_idea_alone(idea: str, hits: int) -> None:
    g = granada()
    if idea:
        know(g, "castile", idea)
    attack(
        g,
        "castile",
        "andalucia",
        "infantry: double blank blank",
        "infantry: blank blank blank",
        "infantry: infantry infantry blank",
    )
    assert told(g, "hit")[0][1] == hits


@pytest.mark.rule("europa:9.7")
def test_a_single_infantry_unit_hits_once_even_with_an_idea() -> None:
    g = field()
    war(g, "castile", "granada")
    loose(g, "castile", "andalucia", 1)
    know(g, "castile", "tercios_janissaries")
    attack(g, "castile", "andalucia", "infantry: double double blank", "infantry: infantry blank blank")
    assert told(g, "hit")[0][1] == 1


@pytest.mark.rule("europa:9.7")
def test_hits_alternate_between_mercenaries_regulars_and_allies() -> None:
    """Five hits: mercenary, regular, allied, mercenary, regular; within a category the player picks the kind."""
    g = field()
    war(g, "france", "england")
    army(g, "france", "loire", "infantry 2 cavalry 1 mercenary-infantry 2 allied-infantry 2")
    army(g, "england", "loire", "infantry 6")
    england, france = seat(g, "england"), seat(g, "france")
    know(g, "france", "tercios_janissaries")
    attack(g, "england", "loire", "infantry: infantry double double", "infantry: blank blank blank")
    assert told(g, "hit")[0][1] == 3
    assert [args[2] for args in told(g, "fell")] == [MERCENARY]
    assert question(g) == "Casualty"
    assert offered(g, france) == ["lose:1:infantry:regular", "lose:1:cavalry:regular"]
    choose(g, france, "lose:1:cavalry:regular")
    assert [args[1:3] for args in told(g, "fell")] == [(0, 0), (1, 1), (0, 2)]
    assert g.exhausted[france] == 1, "mercenaries and allies go back to the box"
    assert england >= 0


@pytest.mark.rule("europa:9.7")
def test_hits_are_shared_among_parties_the_largest_first() -> None:
    """Three hits on six English and four Castilian units: two and one."""
    g = coalition()
    army(g, "france", "loire", "infantry 3")
    attack(g, "france", "loire", "infantry: infantry infantry infantry", "infantry: blank blank blank")
    assert [g.exhausted[seat(g, realm)] for realm in ("england", "castile")] == [2, 1]


@pytest.mark.rule("europa:9.7")
def test_the_turns_player_orders_equal_parties() -> None:
    g = coalition()
    army(g, "castile", "loire", "infantry 2")
    france = seat(g, "france")
    attack(g, "france", "loire")
    rolls(g, "infantry: infantry infantry infantry", "infantry: blank blank blank")
    choose(g, seat(g, "england"), "main-defender:england")
    assert question(g) == "HitFirst"
    choose(g, france, "hit-first:castile")
    assert [g.exhausted[seat(g, realm)] for realm in ("england", "castile")] == [1, 2]


# -- retreat


@pytest.mark.rule("europa:9.7")
def test_who_came_in_goes_back_whence_he_came_and_takes_a_hit() -> None:
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 3")
    army(g, "england", "loire", "infantry 3")
    england = seat(g, "england")
    attack(g, "england", "loire", "infantry: blank blank blank", "infantry: blank blank blank", origin="aquitaine")
    assert offered(g, england) == ["retreat:aquitaine", "fight-on"]
    choose(g, england, "retreat:aquitaine")
    assert units_of(g, england, number(g, "area", "aquitaine")) == (2, 0, 0)
    assert g.exhausted[england] == 1
    assert told(g, "won-battle") == [(number(g, "realm", "france"),)]
    assert not g.stack, "the defender alone on the field is not asked"


@pytest.mark.rule("europa:9.7")
def test_who_stood_there_goes_to_one_neighbouring_area_without_a_battle() -> None:
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 3")
    army(g, "england", "loire", "infantry 3")
    france, england = seat(g, "france"), seat(g, "england")
    loose(g, "england", "burgundy", 1)
    attack(g, "england", "loire", "infantry: blank blank blank", "infantry: blank blank blank", origin="aquitaine")
    choose(g, england, "fight-on")
    refuges = offered(g, france)
    assert "retreat:aquitaine" in refuges
    assert "retreat:burgundy" not in refuges


@pytest.mark.rule("europa:9.7")
def test_a_last_unit_that_retreats_is_lost_to_the_hit() -> None:
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 3")
    loose(g, "england", "loire", 1)
    england = seat(g, "england")
    attack(g, "england", "loire", "infantry: blank blank blank", "infantry: blank blank blank", origin="aquitaine")
    choose(g, england, "retreat:aquitaine")
    assert units_of(g, england, number(g, "area", "aquitaine")) == (0, 0, 0)
    assert g.exhausted[england] == 1
