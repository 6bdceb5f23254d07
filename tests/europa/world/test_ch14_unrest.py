"""14: unrest, rebels, rebel towns, rebellion dice, liberation."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.holding import free, occupy, take
from theatrum.titles.europa.board.ownership import owned
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.court.tracks import manpower, tax, town_tax
from theatrum.titles.europa.faith.religion import CATHOLIC
from theatrum.titles.europa.round.peace import Peace
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, Europa, add_share
from theatrum.titles.europa.unrest import unrest
from theatrum.titles.europa.unrest.dice import CALM, DUCATS, MANPOWER, NOTHING, POWER, REVOLT, Rebellion
from theatrum.titles.europa.unrest.liberation import fall
from theatrum.titles.europa.unrest.rebels import Rebels
from theatrum.titles.europa.unrest.stirring import Stirring
from theatrum.titles.europa.war.units import CAVALRY, INFANTRY, MERCENARY, REGULAR, one

from ..positions import begin, choose, closed, number, offered, provinces, put, seat


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


# -- dice


def dice(g: Europa, at: int, *faces: int) -> None:
    """The seat rolls for all its unrest, and these faces come up."""
    g.dice.forced.extend(faces)
    put(g, Rebellion((at,)))


def restless_leon(*names: str) -> tuple[Europa, int, int]:
    g = begin()
    g.unrest = 0
    g.army_at = [-1] * len(g.army_at)
    g.infantry = [0] * len(g.infantry)
    for name in names:
        unrest.riot(g, number(g, "province", name))
    return g, seat(g, "castile"), number(g, "area", "leon")


@pytest.mark.rule("europa:14.2")
def test_every_area_is_rolled_for_by_itself() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz", "cordoba")
    dice(g, castile, NOTHING, DUCATS, CALM)  # Andalusia stands before Leon
    assert g.ducats[castile] == 13
    choose(g, castile, "pacify:badajoz")
    assert g.unrest == provinces(g, "galicia cordoba")
    told = [event.args for event in g.events if event.name == "rebellion-die"]
    areas = [number(g, "area", name) for name in ("andalucia", "leon", "leon")]
    assert [args[1:] for args in told] == list(zip(areas, (NOTHING, DUCATS, CALM), strict=True))


@pytest.mark.rule("europa:14.2")
def test_a_revolt_costs_a_unit_of_the_area_and_without_one_a_province() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz", "salamanca")
    add_share(g.infantry, leon, castile, 1)
    exhausted = g.exhausted[castile]
    dice(g, castile, REVOLT, REVOLT, NOTHING)
    choose(g, castile, "lose-infantry:leon")
    assert g.exhausted[castile] == exhausted + 1
    assert set(offered(g, castile)) == {"yield:galicia", "yield:badajoz", "yield:salamanca"}
    choose(g, castile, "yield:salamanca")
    assert g.rebel_towns == provinces(g, "salamanca")


@pytest.mark.rule("europa:14.2")
def test_mercenaries_regulars_and_allies_fall_by_turns() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz")
    g.army_at[3 * castile] = leon
    g.armies[3 * castile] = 2 * one(INFANTRY, MERCENARY) + one(CAVALRY, REGULAR) + one(INFANTRY, REGULAR)
    dice(g, castile, REVOLT, REVOLT)
    assert offered(g, castile) == ["lose-unit:1:infantry:mercenary"]
    choose(g, castile, "lose-unit:1:infantry:mercenary")
    assert offered(g, castile) == ["lose-unit:1:infantry:regular", "lose-unit:1:cavalry:regular"]


@pytest.mark.rule("europa:14.2")
def test_a_loss_that_cannot_be_borne_costs_two_ducats() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz")
    g.power[3 * castile : 3 * castile + 3] = [0, 0, 0]
    g.available[castile] = 0
    g.armies = [0] * len(g.armies)
    g.ducats[castile] = 3
    dice(g, castile, POWER, MANPOWER)
    assert (g.ducats[castile], g.interest[castile]) == (4, 1)  # 3 - 2, a loan of 5, - 2


@pytest.mark.rule("europa:14.2")
def test_manpower_is_exhausted_from_the_mat_or_from_the_board() -> None:
    g, castile, leon = restless_leon("galicia")
    add_share(g.infantry, leon, castile, 1)
    g.available[castile], g.exhausted[castile] = 2, 0
    twin = g.clone()
    dice(g, castile, MANPOWER)
    assert offered(g, castile) == ["exhaust", "lose-infantry:leon"]
    choose(g, castile, "exhaust")
    assert (g.available[castile], g.exhausted[castile]) == (1, 1)
    dice(twin, castile, MANPOWER)
    choose(twin, castile, "lose-infantry:leon")
    assert (twin.available[castile], twin.exhausted[castile], twin.infantry[leon]) == (2, 1, 0)


@pytest.mark.rule("europa:16.5")
def test_one_seat_may_roll_a_single_die_where_it_likes() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz", "cordoba")
    g.dice.forced.append(DUCATS)
    put(g, Rebellion((castile,), single=castile))
    choose(g, castile, "roll-for:leon")
    assert g.ducats[castile] == 13


# -- unrest that comes and goes


@pytest.mark.rule("europa:4.3")
def test_war_and_low_stability_stir_towns_and_high_stability_calms_one() -> None:
    g, castile, _ = restless_leon()
    france = seat(g, "france")
    g.wars[castile] = 1 << g.realm[france]
    g.stability[castile] = -2
    g.stability[france] = 2
    unrest.riot(g, next(members(g.towns[france])))
    put(g, Stirring())
    choose(g, castile, "stir:galicia", "stir:badajoz", "stir:cordoba")
    assert g.unrest & g.towns[castile] == provinces(g, "galicia badajoz cordoba")
    assert offered(g, france)[-1] == "done"
    choose(g, france, offered(g, france)[0])
    assert g.unrest & g.towns[france] == 0


@pytest.mark.rule("europa:5.5")
def test_suppressing_unrest_costs_a_military_power_a_province() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz", "cordoba")
    g.rebels[leon] = 1
    put(g, Turn(castile))
    choose(g, castile, "suppress")
    assert offered(g, castile) == ["pacify:cordoba"]
    assert closed(g, castile)["pacify:galicia"].key == "enemies-there"
    g.rebels[leon] = 0
    choose(g, castile, "pacify:galicia", "pacify:badajoz", "done")
    assert (g.unrest, g.power[3 * castile + MIL]) == (provinces(g, "cordoba"), 1)


@pytest.mark.rule("europa:5.5")
def test_what_closes_suppression() -> None:
    g, castile, _ = restless_leon()
    france = seat(g, "france")
    galicia = number(g, "province", "galicia")
    put(g, Turn(castile))
    assert closed(g, castile)["suppress"].key == "nothing-to-suppress"
    unrest.riot(g, galicia)
    g.power[3 * castile + MIL] = 0
    assert closed(g, castile)["suppress"].key == "no-power"
    g.occupied[france] |= 1 << galicia  # occupied: neither side can
    g.occupied_unrest |= 1 << galicia
    assert closed(g, castile)["suppress"].key == "nothing-to-suppress"
    put(g, Turn(france))
    assert closed(g, france)["suppress"].key == "nothing-to-suppress"
