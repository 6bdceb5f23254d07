"""15: religions of areas and states, conversion, religious unrest, changing the state religion."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.cards.ideas import adopt as develop
from theatrum.titles.europa.cards.pricing import cost as card_price
from theatrum.titles.europa.faith.changing import Change
from theatrum.titles.europa.faith.converting import cost
from theatrum.titles.europa.faith.dissent import Dissent, dissenting
from theatrum.titles.europa.faith.religion import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    ORTHODOX,
    PROTESTANT,
    SECULAR,
    believers,
    convert,
    end_revolution,
    religion_of,
    same_faith,
)
from theatrum.titles.europa.faith.state import adopt
from theatrum.titles.europa.realms.creeds import creed
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, Europa, add_share, share
from theatrum.titles.europa.unrest.dice import DUCATS, NOTHING

from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat, zeros


@pytest.mark.rule("europa:15.3")
def test_an_area_has_the_religion_that_its_space_shows() -> None:
    g = begin()
    leon, norrland, svealand = (number(g, "area", name) for name in ("leon", "norrland", "svealand"))
    assert religion_of(g, leon) == CATHOLIC
    assert religion_of(g, number(g, "area", "antilles")) == SECULAR
    convert(g, norrland, PROTESTANT)  # it shares the space of its neighbour
    assert (religion_of(g, norrland), religion_of(g, svealand)) == (PROTESTANT, PROTESTANT)
    convert(g, svealand, CATHOLIC)  # as printed: the token is taken off
    assert g.faith[svealand] == -1
    assert religion_of(g, norrland) == CATHOLIC


@pytest.mark.rule("europa:15.3")
def test_an_area_of_another_faith_becomes_catholic() -> None:
    g = begin()
    morocco = number(g, "area", "northern_morocco")
    assert religion_of(g, morocco) == MUSLIM
    convert(g, morocco, CATHOLIC)
    assert religion_of(g, morocco) == CATHOLIC


@pytest.mark.rule("europa:15")
def test_a_revolution_lies_on_top_of_a_religion_and_conversion_removes_it() -> None:
    g = begin()
    leon = number(g, "area", "leon")
    convert(g, leon, DIVERSE)
    convert(g, leon, REVOLUTIONARY)
    assert religion_of(g, leon) == REVOLUTIONARY
    assert religion_of(g, number(g, "area", "norrland")) == CATHOLIC
    end_revolution(g, number(g, "area", "aceh"))  # overseas no religion is marked
    assert g.revolution
    end_revolution(g, leon)
    assert religion_of(g, leon) == DIVERSE
    convert(g, leon, REVOLUTIONARY)
    convert(g, leon, CATHOLIC)
    assert (g.revolution, g.faith[leon], religion_of(g, leon)) == (0, -1, CATHOLIC)


@pytest.mark.rule("europa:15")
def test_what_is_counter_reformed_is_catholic_and_diverse_faiths_agree_with_none() -> None:
    assert same_faith(CATHOLIC, COUNTER_REFORMED)
    assert not same_faith(CATHOLIC, PROTESTANT)
    assert not same_faith(DIVERSE, DIVERSE)
    g = begin()
    leon = number(g, "area", "leon")
    convert(g, leon, COUNTER_REFORMED)
    assert believers(g, CATHOLIC) >> leon & 1
    assert "leon" in named(g, believers(g, COUNTER_REFORMED), "area")
    assert not believers(g, ORTHODOX) >> leon & 1


@pytest.mark.rule("europa:15.2")
def test_realms_nobody_plays_follow_their_capital_but_the_papal_states() -> None:
    g = begin()
    realm = {name: number(g, "realm", name) for name in ("granada", "portugal", "papal_states", "castile", "aztec")}
    assert creed(g, realm["granada"]) == MUSLIM
    assert creed(g, realm["aztec"]) == SECULAR
    home = {name: g.start.board.land.area_of[g.start.capitals[realm[name]]] for name in realm}
    convert(g, home["portugal"], PROTESTANT)
    assert creed(g, realm["portugal"]) == PROTESTANT
    convert(g, home["portugal"], DIVERSE)  # it keeps its own
    assert creed(g, realm["portugal"]) == CATHOLIC
    convert(g, home["papal_states"], PROTESTANT)
    assert creed(g, realm["papal_states"]) == CATHOLIC
    convert(g, home["castile"], PROTESTANT)
    assert creed(g, realm["castile"]) == CATHOLIC


@pytest.mark.rule("europa:2.2")
def test_the_active_player_takes_a_token_of_religion_from_elsewhere_when_none_is_left() -> None:
    g = begin()
    spaces = [area for area in range(len(g.faith)) if g.start.board.land.religion_space[area] == area]
    muslim = [area for area in spaces if religion_of(g, area) == MUSLIM]
    catholic = [area for area in spaces if religion_of(g, area) == CATHOLIC]
    for area in catholic[:6]:
        convert(g, area, MUSLIM)
    for area in muslim[:5]:
        convert(g, area, ORTHODOX)
    convert(g, catholic[6], ORTHODOX)  # the eleven pieces have both faiths on their sides
    run(g)
    assert len(offered(g, g.active)) == 11
    choose(g, g.active, f"lift-faith:{g.start.names['area'][catholic[0]]}")
    assert (religion_of(g, catholic[0]), religion_of(g, catholic[6])) == (CATHOLIC, ORTHODOX)


# -- religious unrest


@pytest.mark.rule("europa:15.3")
@pytest.mark.rule("europa:4.3")
def test_a_town_in_every_area_of_another_faith_is_put_in_unrest() -> None:
    g, castile = of_castile()
    g.unrest = 0
    for name in ("leon", "castile"):
        convert(g, number(g, "area", name), PROTESTANT)
    convert(g, number(g, "area", "andalucia"), COUNTER_REFORMED)  # Catholic enough
    put(g, Dissent())
    assert offered(g, castile) == ["stir:burgos", "stir:madrid", "stir:murcia"]
    choose(g, castile, "stir:murcia", "stir:galicia")
    assert g.unrest == provinces(g, "murcia galicia")


@pytest.mark.rule("europa:4.3")
def test_who_is_last_in_order_is_asked_once_too() -> None:
    g, castile = of_castile()
    g.unrest = 0
    g.first = next(first for first in range(g.seats) if g.clockwise(first)[-1] == castile)
    convert(g, number(g, "area", "leon"), PROTESTANT)
    convert(g, number(g, "area", "andalucia"), CATHOLIC)
    put(g, Dissent())
    choose(g, castile, "stir:galicia")
    assert (g.unrest, g.stack) == (provinces(g, "galicia"), [])


@pytest.mark.rule("europa:4.3")
def test_vassals_of_another_faith_cost_influence_or_calm_in_one_area() -> None:
    g, castile = of_castile()
    g.towns[castile] = provinces(g, "madrid")
    g.vassals[castile] = provinces(g, "granada tunis")
    g.unrest = 0
    tunisia = number(g, "area", "tunisia")
    add_share(g.influence, tunisia, castile, 2)
    put(g, Dissent())
    assert offered(g, castile) == ["stir:granada", "give-influence:tunisia", "stir:tunis"]
    choose(g, castile, "give-influence:tunisia")
    assert (share(g.influence, tunisia, castile), g.unrest) == (1, 0)


def of_castile() -> tuple[Europa, int]:
    """A board on which nobody but Castile has towns."""
    g = begin()
    castile = seat(g, "castile")
    for other in range(g.seats):
        if other != castile:
            g.towns[other] = g.vassals[other] = 0
    g.vassals[castile] = 0
    g.first = castile
    g.influence = zeros(g.influence)
    return g, castile


@pytest.mark.rule("europa:8")
def test_tolerance_keeps_the_peace_among_diverse_faiths_and_the_inquisition_converts_for_less() -> None:
    g, castile = of_castile()
    cordoba = provinces(g, "cordoba")
    assert named(g, dissenting(g, castile, cordoba), "area") == {"andalucia"}
    g.ideas[castile] |= 1 << g.start.lists.ideas["tolerance"]
    assert dissenting(g, castile, cordoba) == 0
    assert cost(g, castile) == 2
    g.ideas[castile] |= 1 << g.start.lists.ideas["inquisition"]
    assert cost(g, castile) == 1


# -- converting


@pytest.mark.rule("europa:15")
def test_protestants_convert_and_develop_for_a_point_less() -> None:
    g = begin()
    castile = seat(g, "castile")
    deed = next(number_ for number_, act in enumerate(g.start.lists.deeds) if act.kind == "development" and act.uses)
    before = cost(g, castile), card_price(g, castile, deed)[0][1]
    g.religion[castile] = PROTESTANT
    assert (cost(g, castile), card_price(g, castile, deed)[0][1]) == (before[0] - 1, before[1] - 1) == (1, 1)


@pytest.mark.rule("europa:5.3")
def test_converting_an_area_costs_power_and_ducats_and_stirs_a_town() -> None:
    g, castile = of_castile()
    leon = number(g, "area", "leon")
    g.unrest = 0
    convert(g, leon, MUSLIM)
    put(g, Turn(castile))
    choose(g, castile, "convert:leon")
    g.dice.forced.append(DUCATS)
    choose(g, castile, "stir:galicia")
    assert religion_of(g, leon) == CATHOLIC
    assert (g.power[3 * castile + ADM], g.ducats[castile]) == (1, 15 - 3 - 2)


@pytest.mark.rule("europa:5.3")
def test_all_provinces_must_be_ones_own_or_of_realms_of_the_same_faith() -> None:
    g, castile = of_castile()
    granada = number(g, "province", "granada")
    put(g, Turn(castile))
    assert closed(g, castile)["convert:andalucia"].key == "others-believe"  # Granada is Muslim
    g.towns[castile] |= provinces(g, "granada gibraltar")
    assert "convert:andalucia" in offered(g, castile)
    g.rebel_towns |= 1 << granada  # nobody's own
    assert closed(g, castile)["convert:andalucia"].key == "others-believe"
    g.rebel_towns = 0
    g.ducats[castile] = 2
    assert closed(g, castile)["convert:andalucia"].key == "no-ducats"
    g.power[3 * castile + ADM] = 1
    assert closed(g, castile)["convert:andalucia"].key == "no-power"
    g.religion[castile], g.ducats[castile] = PROTESTANT, 3  # they pay a point less
    assert "convert:andalucia" in offered(g, castile)


@pytest.mark.rule("europa:5.3")
def test_provinces_of_a_realm_of_the_same_faith_do_not_hinder() -> None:
    g, castile = of_castile()
    convert(g, number(g, "area", "leon"), ORTHODOX)
    g.towns[castile] &= ~provinces(g, "galicia")
    g.towns[seat(g, "france")] = provinces(g, "galicia")
    put(g, Turn(castile))
    assert "convert:leon" in offered(g, castile)
    g.religion[seat(g, "france")] = PROTESTANT
    assert closed(g, castile)["convert:leon"].key == "others-believe"


# -- the state religion


@pytest.mark.rule("europa:5.1")
@pytest.mark.rule("europa:15.2")
def test_changing_the_state_religion_and_what_it_costs() -> None:
    g, castile = of_castile()
    put(g, Turn(castile))
    assert closed(g, castile)["change-religion:protestant"].key == "age-to-come"
    g.age = 2
    assert closed(g, castile)["change-religion:counter_reformed"].key == "no-counter-reformation"
    g.unrest = g.weddings[castile] = 0
    aragon, burgundy = number(g, "area", "aragon"), number(g, "area", "burgundy")
    for area, cubes in ((aragon, 4), (burgundy, 3)):
        add_share(g.influence, area, castile, cubes)
    haven = number(g, "area", "saxony")
    convert(g, haven, PROTESTANT)
    g.weddings[castile] = 1 << number(g, "realm", "portugal")
    g.towns[castile] = provinces(g, "madrid burgos")
    choose(g, castile, "change-religion:protestant")
    assert (g.prestige[castile], g.stability[castile], g.religion[castile]) == (-2, -1, PROTESTANT)
    assert g.weddings[castile] == 0
    choose(g, castile, *["give-influence:aragon"] * 2, *["give-influence:burgundy"] * 3)
    assert offered(g, castile) == ["take-influence:saxony"]
    choose(g, castile, *["take-influence:saxony"] * 5)
    assert [share(g.influence, area, castile) for area in (aragon, burgundy, haven)] == [2, 0, 5]
    g.dice.forced.append(NOTHING)
    choose(g, castile, "stir:madrid")
    assert g.unrest == provinces(g, "madrid")
    assert "end-turn" in offered(g, castile)


@pytest.mark.rule("europa:5.1")
def test_one_marriage_of_several_ends_with_the_old_faith() -> None:
    g, castile = of_castile()
    g.age, g.religion[castile] = 2, PROTESTANT
    home = {name: number(g, "realm", name) for name in ("portugal", "brittany", "aragon")}
    for name in ("portugal", "brittany"):
        convert(g, g.start.board.land.area_of[g.start.capitals[home[name]]], PROTESTANT)
    g.weddings[castile] = sum(1 << realm for realm in home.values())
    put(g, Turn(castile))
    choose(g, castile, "change-religion:catholic")
    assert offered(g, castile) == ["end-marriage:brittany", "end-marriage:portugal"]


@pytest.mark.rule("europa:5.1")
def test_the_counter_reformation_is_adopted_for_three_administrative_power() -> None:
    g, castile = of_castile()
    g.age = 2
    convert(g, number(g, "area", "central_italy"), COUNTER_REFORMED)
    put(g, Turn(castile))
    choose(g, castile, "change-religion:counter_reformed")
    assert (g.religion[castile], g.power[3 * castile + ADM]) == (COUNTER_REFORMED, 0)
    assert religion_of(g, number(g, "area", "castile")) == COUNTER_REFORMED
    assert (g.prestige[castile], g.stability[castile]) == (0, 0)
    choose(g, castile, "end-turn")
    put(g, Turn(castile))
    assert "change-religion:protestant" in offered(g, castile)


@pytest.mark.rule("europa:15")
def test_a_revolutionary_realm_with_another_government_goes_back_to_the_old_religion() -> None:
    g, castile = of_castile()
    home = number(g, "area", "castile")
    convert(g, home, REVOLUTIONARY)
    adopt(g, castile, REVOLUTIONARY)
    assert not dissenting(g, castile, provinces(g, "madrid"))
    develop(g, castile, g.start.lists.ideas["revolutionary_regime"])
    assert g.religion[castile] == REVOLUTIONARY
    develop(g, castile, g.start.lists.ideas["constitutional_monarchy"])
    assert (g.religion[castile], religion_of(g, home)) == (CATHOLIC, CATHOLIC)


@pytest.mark.rule("europa:15.2")
def test_a_realm_that_leaves_the_church_leaves_the_curia() -> None:
    g, castile = of_castile()
    g.curia = (castile, seat(g, "france"), castile)
    adopt(g, castile, PROTESTANT)
    assert castile not in g.curia


@pytest.mark.rule("europa:14.4")
def test_religious_rebels_can_force_their_faith_upon_a_realm() -> None:
    g, castile = of_castile()
    g.options = {"talk": "no", "religious_rebels": "yes"}
    home, leon = number(g, "area", "castile"), number(g, "area", "leon")
    for area in (home, leon):
        convert(g, area, ORTHODOX)
    g.rebels[leon] = 2
    g.rebel_towns = provinces(g, "madrid burgos")
    put(g, Turn(castile))
    assert not any(choice.startswith("change-religion:orthodox") for choice in offered(g, castile))
    g.rebel_towns |= provinces(g, "galicia")  # the capital and two others
    assert "change-religion:orthodox" in offered(g, castile)
    g.weddings[castile] = 0
    g.towns[castile] = provinces(g, "madrid burgos galicia cordoba")  # the last among diverse faiths
    choose(g, castile, "change-religion:orthodox")
    assert g.religion[castile] == ORTHODOX
    assert (g.rebel_towns, g.rebels[leon]) == (0, 0)


@pytest.mark.rule("europa:5.1")
def test_a_change_of_religion_stirs_a_province_in_every_area_of_the_old_faith() -> None:
    g = begin()
    at = seat(g, "castile")
    areas = [number(g, "area", name) for name in ("leon", "castile", "portugal")]
    assert {religion_of(g, area) for area in areas} == {CATHOLIC}
    inside = [g.start.board.land.in_area[area] for area in areas]
    g.towns[at], g.vassals[at], g.unrest = inside[0] | inside[1], inside[2], 0
    change = Change(at, CATHOLIC, PROTESTANT)
    for count in range(1, 4):
        change.unrest(g)
        run(g)
        choose(g, at, offered(g, at)[0])
        assert [(g.unrest & provinces).bit_count() for provinces in inside].count(1) == count
    assert (change.areas, change.rolls) == (0, sum(1 << area for area in areas))
