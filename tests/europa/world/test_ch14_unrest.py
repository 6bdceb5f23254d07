"""14: unrest, rebels, rebel towns, liberation."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.holding import free, occupy, take
from theatrum.titles.europa.board.ownership import capital, core_of, cores_of, owned
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.court.tracks import manpower, tax, town_tax
from theatrum.titles.europa.faith.religion import CATHOLIC
from theatrum.titles.europa.round.peace import Peace
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.setup.scenarios import read_scenarios
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.unrest import unrest
from theatrum.titles.europa.unrest.dice import POWER
from theatrum.titles.europa.unrest.liberation import fall
from theatrum.titles.europa.unrest.rebels import Rebels

from ..positions import begin, choose, number, offered, provinces, put, seat


@pytest.mark.rule("europa:14.1")
def test_unrest_turns_the_piece_on_top_and_never_a_province_nobody_plays() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    galicia, granada = number(g, "province", "galicia"), number(g, "province", "granada")
    assert unrest.riot(g, galicia)
    assert not unrest.riot(g, galicia)  # it lies on that side already
    assert not unrest.riot(g, granada)
    assert g.unrest == 1 << galicia
    assert unrest.own_unrest(g, castile) == 1 << galicia
    g.occupied[france] |= 1 << galicia  # covered: it does not count for its owner
    assert unrest.own_unrest(g, castile) == 0
    assert unrest.riot(g, galicia)
    assert unrest.own_unrest(g, france) == g.occupied_unrest == 1 << galicia
    assert unrest.calm(g, galicia)
    assert (g.occupied_unrest, g.unrest) == (0, 1 << galicia)
    g.occupied[france] = 0
    assert unrest.calm(g, galicia)
    assert not unrest.calm(g, galicia)
    assert g.unrest == 0


@pytest.mark.rule("europa:14.1")
def test_a_town_under_rebels_takes_no_further_unrest() -> None:
    g = begin()
    galicia = number(g, "province", "galicia")
    unrest.add_rebel_town(g, galicia)
    assert not unrest.riot(g, galicia)
    assert unrest.own_unrest(g, seat(g, "castile")) == 0
    free(g, galicia)
    assert unrest.riot(g, galicia)
    assert [event.name for event in g.events] == ["rebels-took", "freed-province", "unrest-rose"]


@pytest.mark.rule("europa:2.2")
def test_rebels_and_allied_units_are_the_same_twenty_five_units() -> None:
    g = begin()
    leon = number(g, "area", "leon")
    g.allied[0] = 3
    unrest.add_rebels(g, leon, 20)
    unrest.add_rebels(g, leon, 4)
    assert g.rebels[leon] == 22
    assert not g.stack  # there are rebels nowhere else
    assert unrest.remove_rebels(g, leon, 30) == 22
    assert g.rebels[leon] == 0


@pytest.mark.rule("europa:2.2")
def test_rebels_are_taken_from_elsewhere_when_no_unit_is_left_but_allied_ones_stay() -> None:
    g = begin()
    g.active = seat(g, "france")
    leon, loire, seine = (number(g, "area", name) for name in ("leon", "loire", "seine"))
    g.allied[0], g.rebels[loire], g.rebels[seine] = 5, 18, 1
    unrest.add_rebels(g, leon, 3)
    run(g)
    assert g.rebels[leon] == 1
    assert set(offered(g, g.active)) == {"lift-rebels:loire", "lift-rebels:seine"}
    choose(g, g.active, "lift-rebels:seine", "lift-rebels:loire")
    assert (g.rebels[leon], g.rebels[loire], g.rebels[seine], g.allied[0]) == (3, 17, 0, 5)
    assert not g.stack


@pytest.mark.rule("europa:2.2")
def test_the_active_player_lifts_a_rebel_town_when_all_fifteen_lie() -> None:
    g = begin()
    g.active = seat(g, "france")
    towns = list(members(g.towns[seat(g, "england")] | g.towns[g.active]))[:16]
    for town in towns[:15]:
        unrest.add_rebel_town(g, town)
    unrest.add_rebel_town(g, towns[15])
    run(g)
    assert len(offered(g, g.active)) == 15
    choose(g, g.active, f"lift-rebel-town:{g.start.names['province'][towns[3]]}")
    assert g.rebel_towns == bits(towns) & ~(1 << towns[3])
    run(g)
    for town in members(g.rebel_towns):  # those that have one take no other
        unrest.add_rebel_town(g, town)
    assert not g.stack


# -- rebels in phase 3


def phase_3(g: Europa) -> None:
    put(g, Peace())


@pytest.mark.rule("europa:4.3")
@pytest.mark.rule("europa:14.3")
def test_the_example_of_the_rebels_in_leon() -> None:
    g = begin()
    castile = seat(g, "castile")
    leon = number(g, "area", "leon")
    galicia, badajoz = (number(g, "province", name) for name in ("galicia", "badajoz"))
    g.rebels[leon] = 2
    g.unrest = 0
    for province in (galicia, badajoz):
        unrest.riot(g, province)
    income = town_tax(g, castile)
    put(g, Rebels())
    assert g.rebel_towns == 1 << galicia | 1 << badajoz
    assert town_tax(g, castile) == income - 2  # two spaces of the track are covered
    put(g, Rebels())  # the next round: nothing in unrest around, so one of them goes
    assert g.rebels[leon] == 1


@pytest.mark.rule("europa:4.3")
def test_the_rebels_of_leon_cost_castile_two_prestige() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.rebel_towns = provinces(g, "galicia badajoz")
    g.religion[castile] = CATHOLIC
    g.prestige = [0] * g.seats
    phase_3(g)
    assert g.prestige[castile] == -2


@pytest.mark.rule("europa:4.3")
@pytest.mark.rule("europa:14.2")
def test_the_example_of_andalusia() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.rebel_towns = provinces(g, "galicia badajoz")
    g.unrest = g.rebel_towns
    only(g, castile)
    phase_3(g)
    assert offered(g, castile) == ["stir:cordoba", "stir:sevilla"]
    g.dice.forced.append(POWER)
    choose(g, castile, "stir:cordoba")
    assert set(offered(g, castile)) == {"forfeit:adm", "forfeit:dip", "forfeit:mil"}
    assert g.decision is not None
    assert g.decision.subject(g) == (g.realm[castile], number(g, "area", "andalucia"))  # the question says for what
    choose(g, castile, "forfeit:adm")
    assert g.power[3 * castile : 3 * castile + 3] == [2, 3, 3]
    assert not g.dice.forced  # one die alone: the towns of Leon are in the rebels' hands


def only(g: Europa, at: int) -> None:
    """Nobody else has towns or vassals of another faith."""
    for other in range(g.seats):
        if other != at:
            g.towns[other] = g.vassals[other] = 0
    g.vassals[at] = 0


@pytest.mark.rule("europa:14.1")
def test_a_town_in_unrest_pays_and_gives_manpower_as_before() -> None:
    g = begin()
    castile = seat(g, "castile")
    before = (tax(g, castile), manpower(g, castile))
    for province in members(g.towns[castile] | g.vassals[castile]):
        unrest.riot(g, province)
    assert g.unrest & g.towns[castile] == g.towns[castile]
    assert (tax(g, castile), manpower(g, castile)) == before


@pytest.mark.rule("europa:14.3")
def test_a_liberated_province_breaks_the_truce_with_its_new_owner() -> None:
    g = begin()
    castile, granada = seat(g, "castile"), number(g, "realm", "granada")
    assert take(g, castile, number(g, "province", "gibraltar"))
    g.truces[castile], g.casus[castile] = 1 << granada, 0
    fall(g, castile, number(g, "province", "gibraltar"))
    assert (g.truces[castile], g.casus[castile]) == (0, 1 << granada)


@pytest.mark.rule("europa:14.3")
def test_rebels_take_a_large_province_if_they_are_strong_enough() -> None:
    g = begin()
    france = seat(g, "france")
    area = next(
        area
        for area, inside in enumerate(g.start.board.land.in_area)
        if {1, 2} <= {g.start.side.tax[province] for province in members(inside & g.towns[france])}
    )
    mine = list(members(g.towns[france] & g.start.board.land.in_area[area]))
    g.cores = [0] * g.seats
    for province in mine:
        unrest.riot(g, province)
    large = bits(province for province in mine if g.start.side.tax[province] == 2)
    g.rebels[area] = 1
    put(g, Rebels())
    assert g.rebel_towns & large == 0
    assert (bits(mine) & unrest.own_unrest(g, france)).bit_count() == len(mine) - 1
    g.rebels[area] = 2
    put(g, Rebels())
    assert (g.rebel_towns & large).bit_count() == 1


@pytest.mark.rule("europa:14.3")
def test_a_town_that_has_grown_large_takes_two_rebels() -> None:
    g = begin()
    g.large |= provinces(g, "galicia")
    unrest.riot(g, number(g, "province", "galicia"))
    for rebels, fallen in ((1, 0), (2, provinces(g, "galicia"))):
        g.rebels[number(g, "area", "leon")] = rebels
        put(g, Rebels())
        assert g.rebel_towns == fallen


@pytest.mark.rule("europa:14.3")
def test_of_several_players_the_one_with_the_lowest_tax_in_the_area_picks() -> None:
    g = begin()
    castile, england = seat(g, "castile"), seat(g, "england")
    leon = number(g, "area", "leon")
    g.towns[castile] &= ~provinces(g, "badajoz")
    g.towns[england] |= provinces(g, "badajoz")
    for name in ("galicia", "badajoz", "salamanca"):
        unrest.riot(g, number(g, "province", name))
    g.rebels[leon] = 1
    put(g, Rebels())
    assert offered(g, england) == ["rebels-besiege:badajoz", "rebels-besiege:galicia"]
    choose(g, england, "rebels-besiege:galicia")
    assert g.rebel_towns == provinces(g, "galicia")
    g.rebels[leon] = 2
    put(g, Rebels())  # Salamanca alone is large: nobody is asked
    assert g.rebel_towns == provinces(g, "galicia salamanca")


@pytest.mark.rule("europa:14.3")
def test_who_has_the_lowest_tax_picks_even_if_the_provinces_are_all_anothers() -> None:
    g = begin()
    castile, england = seat(g, "castile"), seat(g, "england")
    leon = number(g, "area", "leon")
    g.towns[castile] &= ~provinces(g, "salamanca")
    g.vassals[england] |= provinces(g, "salamanca")  # too large for the only rebel; a vassal pays half
    for name in ("galicia", "badajoz", "salamanca"):
        unrest.riot(g, number(g, "province", name))
    g.rebels[leon] = 1
    put(g, Rebels())
    assert offered(g, england) == ["rebels-besiege:badajoz", "rebels-besiege:galicia"]


@pytest.mark.rule("europa:14.3")
def test_occupied_towns_pay_their_tax_to_the_occupier() -> None:
    g = begin()
    castile, england = seat(g, "castile"), seat(g, "england")
    leon = number(g, "area", "leon")
    g.towns[castile] &= ~provinces(g, "badajoz")
    g.towns[england] |= provinces(g, "badajoz")
    assert occupy(g, england, number(g, "province", "salamanca"))
    for name in ("galicia", "badajoz"):
        unrest.riot(g, number(g, "province", name))
    g.rebels[leon] = 1
    put(g, Rebels())
    assert offered(g, castile) == ["rebels-besiege:badajoz", "rebels-besiege:galicia"]


@pytest.mark.rule("europa:4.3")
def test_rebels_move_to_the_neighbour_with_the_most_unrest_unless_they_would_be_outnumbered() -> None:
    g = begin()
    castile = seat(g, "castile")
    leon, home, south = (number(g, "area", name) for name in ("leon", "castile", "andalucia"))
    g.unrest = g.infantry[home] = 0
    g.army_at = [-1] * len(g.army_at)
    for name in ("burgos", "madrid", "cordoba"):
        unrest.riot(g, number(g, "province", name))
    g.rebels[leon] = 3
    twin = g.clone()
    put(g, Rebels())
    assert (g.rebels[leon], g.rebels[home], g.rebels[south]) == (1, 2, 0)
    add_share(twin.infantry, home, castile, 3)
    put(twin, Rebels())
    assert (twin.rebels[leon], twin.rebels[home], twin.rebels[south]) == (1, 0, 2)


@pytest.mark.rule("europa:4.3")
def test_rebels_who_come_upon_units_of_a_player_fight_them() -> None:
    g = begin()
    castile = seat(g, "castile")
    leon, home = number(g, "area", "leon"), number(g, "area", "castile")
    g.unrest = g.infantry[home] = 0
    g.army_at = [-1] * len(g.army_at)
    unrest.riot(g, number(g, "province", "burgos"))
    add_share(g.infantry, home, castile, 1)
    g.rebels[leon] = 3
    put(g, Rebels())
    told = [(event.name, event.args) for event in g.events]
    assert ("rebels-moved", (leon, home, 2)) in told
    assert ("battle", (home,)) in told


# -- liberation


@pytest.mark.rule("europa:14.3")
def test_an_occupied_province_falls_back_to_its_owner() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    galicia = number(g, "province", "galicia")
    g.occupied[france] |= 1 << galicia
    g.occupied_unrest |= 1 << galicia
    fall(g, france, galicia)
    assert g.occupied[france] == g.occupied_unrest == 0
    assert owned(g, g.realm[castile]) >> galicia & 1


@pytest.mark.rule("europa:14.3")
def test_a_core_of_another_realm_goes_to_it_and_its_loser_has_a_casus_belli() -> None:
    g = begin()
    castile = seat(g, "castile")
    granada, realm = number(g, "province", "granada"), number(g, "realm", "granada")
    take(g, castile, granada)
    g.truces[castile] |= 1 << realm
    fall(g, castile, granada)
    assert owned(g, realm) >> granada & 1
    assert (g.casus[castile] >> realm & 1, g.truces[castile] >> realm & 1) == (1, 0)


@pytest.mark.rule("europa:14.3")
def test_a_core_of_another_player_gets_his_town() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    galicia = number(g, "province", "galicia")
    take(g, france, galicia)
    fall(g, france, galicia)
    assert owned(g, g.realm[castile]) >> galicia & 1
    assert g.casus[france] >> g.realm[castile] & 1


@pytest.mark.rule("europa:14.3", "europa:7.6", "europa:21")
@pytest.mark.parametrize(
    ("scenario", "variant", "half", "whole"),
    [
        ("1-05", "6_players_team", "aragon", "castile"),
        ("2-03", "6_players_teams", "aragon", "castile"),
        ("2-03", "6_players_teams", "mamluks", "ottomans"),
    ],
)
def test_of_two_halves_of_a_realm_each_keeps_its_capital(scenario: str, variant: str, half: str, whole: str) -> None:
    """Spain II and the Ottomans II bear the flag of their fellows: it is their own core while they hold it (E206)."""
    g = begin(scenario, variant)
    at, other = seat(g, half), seat(g, whole)
    home = capital(g, g.realm[at])
    assert core_of(g, home) == g.realm[at]
    for province in range(len(g.start.names["province"])):
        for realm in (g.realm[at], g.realm[other]):
            assert cores_of(g, realm) >> province & 1 == (core_of(g, province) == realm)
    fall(g, at, home)
    assert g.towns[at] & g.rebel_towns == 1 << home
    g.towns[at] &= ~(1 << home)
    assert core_of(g, home) == g.realm[other]  # in a third hand it is the fellow's


@pytest.mark.rule("europa:2", "europa:7.6", "europa:14.3")
def test_a_dutch_core_is_the_dutch_players_own_while_he_holds_it() -> None:
    """The flag of Holland stands behind that of Brabant in Antwerp (E217); a token of another realm overrides both."""
    g = begin("1-02", "3_players_1_bot")
    dutch, austria = seat(g, "netherlands"), seat(g, "austria")
    antwerp, brabant = number(g, "province", "antwerpen"), number(g, "realm", "brabant")
    take(g, austria, antwerp)
    assert core_of(g, antwerp) == brabant
    take(g, dutch, antwerp)
    assert core_of(g, antwerp) == g.realm[dutch]
    for realm in (g.realm[dutch], brabant):
        for province in range(len(g.start.names["province"])):
            assert cores_of(g, realm) >> province & 1 == (core_of(g, province) == realm)
    fall(g, dutch, antwerp)
    assert g.towns[dutch] & g.rebel_towns == 1 << antwerp
    burgundy = number(g, "realm", "burgundy")
    g.tokens += ((burgundy, 1 << antwerp, capital(g, burgundy), 0),)
    assert core_of(g, antwerp) == burgundy


EVERY_SEAT = [(variant.scenario, variant.id, at) for variant in read_scenarios() for at in range(len(variant.seats))]


@pytest.mark.rule("europa:21", "europa:7.6")
@pytest.mark.parametrize(("scenario", "variant", "at"), EVERY_SEAT)
def test_rebels_take_a_players_last_province_only_in_name(scenario: str, variant: str, at: int) -> None:
    """Of every realm in every scenario: its capital is its core, so a rebel town lies on it and it stays his (E216).
    He plays on without tax or towns to recruit from, and whoever besieges the rebels gives it back."""
    g = begin(scenario, variant)
    home = capital(g, g.realm[at])
    g.towns[at], g.vassals[at], g.large, g.twins = 1 << home, 0, 0, 0
    unrest.riot(g, home)
    fall(g, at, home)
    assert (g.towns[at], g.rebel_towns >> home & 1, tax(g, at)) == (1 << home, 1, 0)
    assert (capital(g, g.realm[at]), owned(g, g.realm[at])) == (home, 0)
    put(g, Turn(at))
    assert {"focus", "borrow"} <= set(offered(g, at))
    assert not any(choice.startswith("recruit") for choice in offered(g, at))
    free(g, home)
    assert (owned(g, g.realm[at]), tax(g, at) > 0) == (1 << home, True)


@pytest.mark.rule("europa:14.3")
def test_a_territory_is_left_to_an_expansive_realm_that_the_active_player_names() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.active = seat(g, "france")
    canada, portugal = number(g, "province", "canada"), number(g, "realm", "portugal")
    g.tokens = ((portugal, provinces(g, "lisboa"), number(g, "province", "lisboa"), 0),)
    take(g, castile, canada)
    fall(g, castile, canada)
    run(g)
    choose(g, g.active, "free-for:portugal")
    assert owned(g, portugal) >> canada & 1
    assert g.casus[castile] >> portugal & 1
    g.tokens = ()
    take(g, castile, canada)
    fall(g, castile, canada)  # nobody is there to have it
    assert not g.towns[castile] >> canada & 1
