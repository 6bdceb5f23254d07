"""Chapter 19: cardinals, Rome, the Papal Controller's actions."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.holding import free, occupy, take
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.curia import cardinals
from theatrum.titles.europa.curia.controller import controller, trusted
from theatrum.titles.europa.curia.crusade import commit, infidel_areas, infidels, score
from theatrum.titles.europa.diplomacy import ties
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import DIP, MIL, NONE, Europa, add_share, share
from theatrum.titles.europa.war.units import INFANTRY, MERCENARY, one

from ..positions import begin, choose, closed, named, number, offered, put, seat, zeros


def seats(g: Europa, *realms: str) -> tuple[int, ...]:
    return tuple(seat(g, realm) for realm in realms)


@pytest.mark.rule("europa:19.1")
def test_a_new_cardinal_pushes_the_others_on_and_the_last_one_out() -> None:
    g = begin()
    castile, austria, france, england, poland = seats(g, "castile", "austria", "france", "england", "poland")
    assert cardinals.slots(g) == 6
    assert [*g.curia] == [castile, austria, france, england, poland]
    cardinals.gain_cardinal(g, poland)
    assert [*g.curia] == [poland, castile, austria, france, england, poland]
    cardinals.gain_cardinal(g, france)
    assert [*g.curia] == [france, poland, castile, austria, france, england]
    assert not cardinals.gain_cardinal(g, seat(g, "ottomans"))


@pytest.mark.rule("europa:19.2")
def test_most_cardinals_control_and_two_without_a_tie_are_trusted() -> None:
    g = begin()
    castile, france = seats(g, "castile", "france")
    g.curia = (france, castile, castile, france)
    assert (controller(g), trusted(g)) == (france, NONE)  # the leftmost of equals
    g.rome = castile
    assert (controller(g), trusted(g)) == (castile, castile)
    g.curia, g.rome = (france,), NONE
    assert (controller(g), trusted(g)) == (france, NONE)


@pytest.mark.rule("europa:19.1")
def test_rome_is_the_popes_ally_or_whoever_holds_the_city() -> None:
    g = begin()
    castile, france, ottomans = seats(g, "castile", "france", "ottomans")
    pope, rome = number(g, "realm", "papal_states"), number(g, "province", "roma")
    ties.ally(g, castile, pope)
    assert g.rome == castile
    assert castile in g.curia
    g.curia = (france, castile, france)
    occupy(g, france, rome)
    assert (g.rome, [*g.curia]) == (france, [castile])  # the only cardinal of who holds Rome
    assert not cardinals.gain_cardinal(g, france)
    free(g, rome)
    assert (g.rome, cardinals.gain_cardinal(g, france)) == (castile, True)
    occupy(g, ottomans, rome)
    assert g.rome == castile
    ties.break_alliance(g, castile, pope)
    assert g.rome == NONE
    take(g, france, rome)
    assert g.rome == france


@pytest.mark.rule("europa:19.1")
def test_a_realm_that_turns_protestant_leaves_the_curia() -> None:
    g = begin()
    castile, austria, france, poland = seats(g, "castile", "austria", "france", "poland")
    g.religion[seat(g, "england")] = RELIGIONS.index("protestant")
    cardinals.settle(g)
    assert ([*g.curia], cardinals.slots(g)) == ([castile, austria, france, poland], 5)


def papal_turn(age: int = 1) -> tuple[Europa, int]:
    """A turn of Castile, which controls the Curia."""
    g = begin()
    g.age = age
    castile = seat(g, "castile")
    g.power[3 * castile + DIP] = 4
    g.influence = zeros(g.influence)
    put(g, Turn(castile))
    return g, castile


@pytest.mark.rule("europa:19.3")
def test_excommunication_costs_prestige_a_cardinal_and_four_cubes() -> None:
    g, castile = papal_turn()
    france = seat(g, "france")
    lombardy, scotland = number(g, "area", "lombardy"), number(g, "area", "scotland")
    add_share(g.influence, lombardy, france, 3)
    add_share(g.influence, scotland, france, 2)
    add_share(g.influence, number(g, "area", "karaman"), france, 2)
    g.curia = (castile, france, castile, france)
    choose(g, castile, "excommunicate:france")
    assert (g.prestige[france], g.excommunicated, g.power[3 * castile + DIP]) == (-1, france, 2)
    assert offered(g, france) == ["lose-cardinal:2", "lose-cardinal:4"]
    choose(g, france, "lose-cardinal:2", "withdraw:lombardy", "withdraw:lombardy", "withdraw:lombardy")
    assert [*g.curia] == [castile, castile, france]
    assert (share(g.influence, lombardy, france), share(g.influence, scotland, france)) == (0, 1)
    assert share(g.influence, number(g, "area", "karaman"), france) == 2  # no Catholics there
    choose(g, castile, "end-turn")
    put(g, Turn(castile))
    assert closed(g, castile)["excommunicate:england"].key == "papal-token"
    score(g)
    assert g.excommunicated == NONE


@pytest.mark.rule("europa:19.3")
def test_who_may_act_for_the_pope_and_when() -> None:
    g, castile = papal_turn()
    assert "excommunicate:ottomans" not in offered(g, castile)
    g.ruler[seat(g, "france")] = NONE
    assert closed(g, castile)["excommunicate:france"].key == "no-ruler"
    g.power[3 * castile + DIP] = 1
    assert closed(g, castile)["excommunicate:england"].key == "no-power"
    g.age = 3
    assert closed(g, castile)["excommunicate:england"].key == "papal-age"
    g.age = 1
    g.curia = (seat(g, "france"),)
    assert closed(g, castile)["excommunicate:england"].key == "not-controller"


@pytest.mark.rule("europa:19.3")
def test_a_crusade_goes_where_muslims_own_two_provinces() -> None:
    g = begin()
    andalusia = number(g, "area", "andalucia")
    assert infidel_areas(g) >> andalusia & 1  # Granada and Gibraltar
    take(g, seat(g, "castile"), number(g, "province", "gibraltar"))
    assert not infidel_areas(g) >> andalusia & 1
    assert named(g, infidels(g, andalusia)) == {"granada"}
    assert not infidel_areas(g) >> number(g, "area", "lombardy") & 1


def crusade_at(area: str) -> tuple[Europa, int, int]:
    g = begin()
    g.crusade = number(g, "area", area)
    return g, seat(g, "castile"), seat(g, "france")


@pytest.mark.rule("europa:19.3")
def test_areas_of_a_crusade_are_those_with_two_provinces_of_muslim_realms_one_by_one() -> None:
    g = begin()
    ottomans = seat(g, "ottomans")
    g.towns[ottomans] |= g.start.board.land.in_area[number(g, "area", "lombardy")]
    g.religion[seat(g, "castile")] = RELIGIONS.index("muslim")
    assert occupy(g, seat(g, "france"), number(g, "province", "gibraltar"))
    areas = range(len(g.start.board.land.areas))
    assert infidel_areas(g) == sum(1 << area for area in areas if infidels(g, area).bit_count() >= 2)
    assert infidel_areas(g) >> number(g, "area", "lombardy") & 1


@pytest.mark.rule("europa:19.3")
def test_crusaders_gain_two_where_they_stand_and_no_muslim_owns_anything() -> None:
    g, castile, france = crusade_at("andalucia")
    for at in (castile, france):
        commit(g, at)
    for province in ("granada", "gibraltar"):
        take(g, castile, number(g, "province", province))
    g.army_at[3 * castile], g.armies[3 * castile] = g.crusade, 1
    score(g)
    assert (g.prestige[castile], g.prestige[france]) == (2, -2)
    assert (g.crusade, g.crusaders) == (NONE, 0)


@pytest.mark.rule("europa:19.3")
def test_a_crusade_that_nobody_follows_shames_the_controller() -> None:
    g, castile, france = crusade_at("andalucia")
    score(g)
    assert (g.prestige[castile], g.prestige[france]) == (-2, 0)


@pytest.mark.rule("europa:19.3")
def test_a_crusade_that_leaves_a_muslim_province_fails() -> None:
    g, castile, _ = crusade_at("andalucia")
    commit(g, castile)
    take(g, castile, number(g, "province", "gibraltar"))
    g.army_at[3 * castile], g.armies[3 * castile] = g.crusade, 1
    score(g)
    assert g.prestige[castile] == -2


@pytest.mark.rule("europa:19.3")
def test_who_calls_a_crusade_may_lead_it_at_once() -> None:
    """A free declaration of war with a casus belli, Prestige, and two mercenaries."""
    g, castile = papal_turn()
    g.army_at, g.armies = [NONE] * len(g.army_at), [0] * len(g.armies)
    g.guards, g.fleet = zeros(g.guards), [0] * g.seats
    granada, mil = number(g, "realm", "granada"), g.power[3 * castile + MIL]
    choose(g, castile, "crusade:andalucia")
    assert offered(g, castile) == ["attack:granada", "done"]
    choose(g, castile, "attack:granada")
    assert g.wars[castile] >> granada & 1
    assert (g.crusaders, g.prestige[castile], g.stability[castile]) == (1 << castile, 1, 0)
    assert g.power[3 * castile + MIL] == mil
    for left in (2, 1):
        assert g.decision
        assert g.decision.subject(g) == (g.realm[castile], left)
        choose(g, castile, "hire-crusader:1:castile")
    assert g.armies[3 * castile] == 2 * one(INFANTRY, MERCENARY)
    assert type(g.decision).__name__ == "FreeAction"  # without a battle an action for nothing, for them too


@pytest.mark.rule("europa:19.3")
def test_a_crusade_may_be_left_to_others() -> None:
    g, castile = papal_turn()
    choose(g, castile, "crusade:andalucia", "done")
    assert (g.crusaders, g.prestige[castile], g.wars[castile]) == (0, 0, 0)


@pytest.mark.rule("europa:19.3")
def test_the_leader_of_a_crusade_hires_before_his_battles() -> None:
    g, castile = papal_turn()
    andalucia = number(g, "area", "andalucia")
    g.army_at, g.armies = [NONE] * len(g.army_at), [0] * len(g.armies)
    g.guards, g.fleet = zeros(g.guards), [0] * g.seats
    g.army_at[3 * castile], g.armies[3 * castile] = andalucia, one(INFANTRY)
    choose(g, castile, "crusade:andalucia", "attack:granada")
    assert g.prestige[castile] == 1
    assert "hire-crusader:1:andalucia" not in offered(g, castile)  # where a battle is about to be fought
    choose(g, castile, "hire-crusader:2:castile", "hire-crusader:2:castile")
    assert g.armies[3 * castile + 1] == 2 * one(INFANTRY, MERCENARY)
    assert any(event.name == "battle" for event in g.events)
