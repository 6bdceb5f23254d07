"""16.3: words of cards at their edges: just enough and more than enough, many at once, and nothing left."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import lands, subjects
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.faith.religion import PROTESTANT, convert
from theatrum.titles.europa.state import MIL, Europa, add_share
from theatrum.titles.europa.unrest import unrest
from theatrum.titles.europa.war.units import HEAVY, INFANTRY, LIGHT, MERCENARY, REGULAR, one, ship

from ..cards import answer, area, carry_out, condition, found, look
from ..marches import army, war
from ..marches import clear as without_units
from ..positions import begin, choose, named, number, offered, provinces, seat, zeros
from ..wars import bit, calm, cubes, realm

pytestmark = pytest.mark.rule("europa:16.3")


def count(g: Europa, who: str, text: str) -> int:
    return look(g, who).number(g.start.lists.language.read(f"you: exhaust({text})").effects[0][1])


@pytest.mark.parametrize(("number", "tens"), [(9, 0), (10, 1), (19, 1), (20, 2), (109, 10), (110, 11)])
def test_only_full_tens_count(number: int, tens: int) -> None:
    assert count(begin(), "castile", f"tens({number})") == tens


def test_light_ships_count_in_the_fleet_loose_and_on_guard() -> None:
    g = begin()
    at = seat(g, "castile")
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.fleet_at[at], g.fleet[at] = 1, 3 * ship(LIGHT) + 2 * ship(HEAVY)
    assert count(g, "castile", "deployed_light") == 3
    add_share(g.ships, number(g, "zone", "baltic_sea"), at, 1)
    add_share(g.guards, number(g, "zone", "north_sea"), at, 2)
    assert (count(g, "castile", "deployed_light"), count(g, "castile", "fleet_size")) == (6, 8)


@pytest.mark.parametrize(("mine", "enough"), [(1, False), (2, True), (3, True)])
def test_so_much_influence_is_enough_and_so_is_more(mine: int, enough: bool) -> None:
    g = calm()
    cubes(g, "france", "leon", mine)
    assert condition(g, "france", "has_influence(2, leon)") == enough


@pytest.mark.parametrize("sign", ["ports", "distant"])
def test_more_than_two_are_a_sign_of_industry_too(sign: str) -> None:
    """And so are all four signs."""
    g = begin()
    at, land = seat(g, "castile"), g.start.board.land
    distant = [p for p in range(len(land.area_of)) if land.distant >> land.area_of[p] & 1 and not land.gold >> p & 1]
    g.towns[at] = g.large = provinces(g, "lisboa porto" + " sevilla" * (sign == "ports"))
    for province in distant[: 2 + (sign == "distant")]:
        g.towns[at] |= 1 << province
    assert condition(g, "castile", "industrial")
    g.ideas[at] |= 1 << g.start.lists.ideas["scientific_revolution"]
    assert condition(g, "castile", "industrial")


def test_excommunicated_is_one_alone() -> None:
    g = begin()
    g.excommunicated = seat(g, "france")
    assert condition(g, "castile", "excommunicated(france)")
    assert not condition(g, "castile", "excommunicated(england)")
    assert condition(g, "castile", "excommunicated(others)")
    g.excommunicated = seat(g, "castile")
    assert not condition(g, "castile", "excommunicated(others)")


@pytest.mark.parametrize("word", ["truce_with", "at_war_with"])
def test_a_tie_of_others_is_none_of_ours(word: str) -> None:
    g = calm()
    ties = g.truces if word == "truce_with" else g.wars
    ties[seat(g, "france")] = bit(g, "zaporozhie") | bit(g, "england")
    assert not condition(g, "castile", f"{word}(france)")
    assert condition(g, "england", f"{word}(france)")
    ties[seat(g, "france")] |= bit(g, "castile")
    assert condition(g, "castile", f"{word}(france)")


def test_a_land_is_cleared_of_everybody_s_towns_and_vassals() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    g.towns[castile] |= provinces(g, "napoli")
    g.vassals[france] |= provinces(g, "salerno")
    before = g.towns[castile], g.vassals[france]
    carry_out(g, "france", "you: clear(in(naples))")
    inside = g.start.board.land.in_area[area(g, "naples")]
    assert (g.towns[castile], g.vassals[france]) == (before[0] & ~inside, before[1] & ~inside)
    assert all(not (g.towns[other] | g.vassals[other]) & inside for other in range(g.seats))


def test_vassals_of_an_inherited_realm_are_in_unrest_and_its_own_lands_are_not() -> None:
    g = calm()
    at, hungary = seat(g, "france"), realm(g, "hungary")
    mine, vassals = lands(g, hungary), subjects(g, hungary)
    assert named(g, vassals) == {"rijeka", "zagreb"}
    carry_out(g, "france", "you: inherit(hungary)")
    assert g.towns[at] & (mine | vassals) == mine | vassals
    assert g.unrest & (mine | vassals) == vassals


def test_colonists_are_gained_as_far_as_there_is_room() -> None:
    g = begin()
    at = seat(g, "castile")
    g.colonists[at] = 0
    carry_out(g, "castile", "you: gain(colonist(99))")
    most = g.colonists[at]
    g.colonists[at] = most - 1
    carry_out(g, "castile", "you: gain(colonist(3))")
    assert g.colonists[at] == most
    assert [event.args[1] for event in g.events if event.name == "colonists-gained"] == [most, 1]


@pytest.mark.parametrize(("left", "risen"), [(2, 2), (1, 1), (0, 0)])
def test_rebels_rise_as_far_as_there_are_any(left: int, risen: int) -> None:
    g = calm()
    normandy = area(g, "brittany_normandy")
    unrest.add_rebels(g, normandy, 999)
    unrest.remove_rebels(g, normandy, left)
    before = sum(g.rebels)
    carry_out(g, "castile", "you: rebels_spread(2, 1, leon, castile)")
    answer(g)
    assert sum(g.rebels) - before == risen


def test_only_enemies_are_disbanded_in_the_areas_where_they_stand() -> None:
    """England stays; France is met in one of two areas."""
    g = begin()
    without_units(g)
    at, foe, friend = seat(g, "castile"), seat(g, "france"), seat(g, "england")
    war(g, at, "france")
    army(g, foe, "3", "leon", 2)
    army(g, foe, "2", "castile", 2)
    army(g, friend, "1", "andalucia", 2)
    carry_out(g, "castile", "you: disband_enemies(1)")
    assert set(offered(g, at)) == {"pick-area:leon", "pick-area:castile"}
    choose(g, at, "pick-area:leon")
    assert (g.armies[3 * foe + 2], g.armies[3 * foe + 1]) == (one(INFANTRY), 2 * one(INFANTRY))
    assert g.armies[3 * friend] == 2 * one(INFANTRY)


@pytest.mark.parametrize("which", ["1", "2", "3"])
def test_a_unit_leaves_the_army_that_stands_there(which: str) -> None:
    g = begin()
    without_units(g)
    at = seat(g, "castile")
    army(g, at, which, "leon", 1, category=MERCENARY)
    army(g, at, str(int(which) % 3 + 1), "andalucia", 2, category=REGULAR)
    carry_out(g, "castile", "you: disband(1, leon)")
    assert g.armies[3 * at + int(which) - 1] == 0
    assert g.armies[3 * at + int(which) % 3] == 2 * one(INFANTRY)


def test_of_the_discards_the_five_newest_alone_can_be_appointed() -> None:
    """From a whole pile, any."""
    g = begin()
    at = seat(g, "austria")
    people = g.start.people
    pile = [card for card in members(people.deck[MIL]) if not people.all[card].leader][:3]
    pile += [card for card in members(people.deck[MIL]) if people.all[card].leader][:4]
    g.discards[MIL] = tuple(pile)
    carry_out(g, "austria", "you: appoint_from(mil, top_five)")
    found = {int(g.lexicon.parse(choice).args[0]) for choice in offered(g, at) if choice.startswith("pick-card")}
    assert found == set(pile[-5:])
    g = begin()
    g.discards[MIL] = tuple(pile)
    carry_out(g, "austria", "you: appoint_from(mil, discards)")
    found = {int(g.lexicon.parse(choice).args[0]) for choice in offered(g, at) if choice.startswith("pick-card")}
    assert found == set(pile)


def test_the_border_of_faiths_is_where_catholics_and_protestants_meet_and_have_towns() -> None:
    g = begin()
    saxony = area(g, "saxony")
    assert not found(g, "castile", "areas", "faith_border")
    convert(g, saxony, PROTESTANT)
    border = found(g, "castile", "areas", "faith_border")
    beside = named(g, g.start.board.land.beside[saxony], "area")
    assert border <= beside | {"saxony"}
    assert border
