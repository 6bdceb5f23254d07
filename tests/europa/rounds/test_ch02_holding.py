"""Layers of provinces and the pieces that mark them (2.2, 7.5, 9.8, 11.4)."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import (
    capital,
    controlled,
    controller,
    core_of,
    lands,
    overlord,
    rightful,
    tax_of,
    value,
)
from theatrum.titles.europa.board.reading import lowest, members
from theatrum.titles.europa.board.stock import left, placed, tokens_left, town_for
from theatrum.titles.europa.court.tracks import tax, town_tax
from theatrum.titles.europa.state import Europa, add_share, share

from ..positions import begin, named, number, provinces, seat
from ..wars import realm


def prov(g: Europa, name: str) -> int:
    return number(g, "province", name)


@pytest.mark.rule("europa:2.2")
def test_a_town_that_has_grown_makes_its_province_worth_two() -> None:
    g = begin()
    towns = ("badajoz", "cordoba", "burgos")
    g.large, g.twins = provinces(g, "badajoz"), provinces(g, "cordoba")
    assert [g.start.side.tax[prov(g, town)] for town in towns] == [1, 1, 1]
    assert [value(g, prov(g, town)) for town in towns] == [2, 2, 1]


@pytest.mark.rule("europa:9.8")
def test_a_siege_leaves_the_owner_his_right_and_the_occupier_the_income() -> None:
    g = begin()
    castile = seat(g, "castile")
    granada = prov(g, "granada")
    before, small = town_tax(g, castile), left(g, castile)[0]
    assert holding.occupy(g, castile, granada)
    assert rightful(g, granada) == realm(g, "granada")
    assert controller(g, granada) == realm(g, "castile")
    assert g.occupied_unrest >> granada & 1
    assert left(g, castile)[0] == small - 1
    assert town_tax(g, castile) == before + 1
    holding.free(g, granada)
    assert controller(g, granada) == realm(g, "granada")
    assert (town_tax(g, castile), left(g, castile)[0], g.occupied_unrest) == (before, small, 0)


@pytest.mark.rule("europa:9.8")
def test_a_town_that_another_player_occupies_brings_its_owner_nothing() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    town = next(p for p in members(g.towns[castile]) if g.start.side.tax[p] == 2)
    mine, theirs = tax(g, castile), tax(g, france)
    holding.occupy(g, france, town)
    assert (tax(g, castile), tax(g, france)) == (mine - 2, theirs + 2)
    holding.rebel(g, town)
    assert (tax(g, castile), tax(g, france)) == (mine - 2, theirs)
    holding.free(g, town)
    assert tax(g, castile) == mine


@pytest.mark.rule("europa:7.5")
def test_an_occupier_who_keeps_a_province_leaves_his_town_as_it_lies() -> None:
    g = begin()
    castile = seat(g, "castile")
    granada = prov(g, "granada")
    holding.occupy(g, castile, granada)
    pieces = placed(g, castile)
    assert holding.take(g, castile, granada)
    assert placed(g, castile) == pieces
    assert rightful(g, granada) == realm(g, "castile")
    assert g.unrest >> granada & 1
    assert not any(g.occupied)


@pytest.mark.rule("europa:7.5")
def test_two_small_towns_stand_for_a_large_one() -> None:
    g = begin()
    castile = seat(g, "castile")
    large = [
        p for p in range(len(g.start.side.tax)) if g.start.side.tax[p] == 2 and not any(t >> p & 1 for t in g.towns)
    ]
    while left(g, castile)[1]:
        assert holding.take(g, castile, large.pop())
    last, small, income = large.pop(), left(g, castile)[0], town_tax(g, castile)
    assert town_for(g, castile, last) == 3
    assert holding.take(g, castile, last)
    assert left(g, castile)[0] == small - 2
    assert town_tax(g, castile) == income + 2


@pytest.mark.rule("europa:2.2")
def test_without_a_piece_nothing_is_placed() -> None:
    g = begin()
    castile = seat(g, "castile")
    free = [
        p for p in range(len(g.start.side.tax)) if g.start.side.tax[p] == 1 and not any(t >> p & 1 for t in g.towns)
    ]
    while left(g, castile)[0] + left(g, castile)[2]:
        assert holding.take(g, castile, free.pop())
    last = free.pop()
    assert not holding.take(g, castile, last)
    assert not holding.occupy(g, castile, last)
    assert rightful(g, last) != realm(g, "castile")
    assert left(g, castile)[0] == left(g, castile)[2] == 0


@pytest.mark.rule("europa:7.5")
def test_vassal_tokens_stand_for_small_towns_beyond_the_fortieth() -> None:
    g = begin()
    castile = seat(g, "castile")
    free = [
        p for p in range(len(g.start.side.tax)) if g.start.side.tax[p] == 1 and not any(t >> p & 1 for t in g.towns)
    ]
    while left(g, castile)[0]:
        holding.take(g, castile, free.pop())
    tokens = left(g, castile)[2]
    assert holding.take(g, castile, free.pop())
    assert (placed(g, castile)[0], left(g, castile)[2]) == (40, tokens - 1)


@pytest.mark.rule("europa:11.4")
def test_a_realm_that_bows_keeps_only_the_marriage_with_its_lord() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    granada = realm(g, "granada")
    for other in (castile, france):
        g.weddings[other] |= 1 << granada
    g.allies[france] |= 1 << granada
    g.wars[castile] |= 1 << granada
    for province in members(lands(g, granada)):
        assert holding.vassalize(g, castile, province)
    assert overlord(g, granada) == realm(g, "castile")
    assert g.weddings[castile] >> granada & 1
    assert not (g.weddings[france] | g.allies[france] | g.wars[castile]) >> granada & 1
    assert left(g, castile)[2] == 19 - sum(g.start.side.tax[p] for p in members(g.vassals[castile]))


@pytest.mark.rule("europa:11.1")
def test_influence_leaves_an_area_that_only_players_own() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    area = number(g, "area", "andalucia")
    add_share(g.influence, area, france, 2)
    others = g.start.board.land.in_area[area] & ~g.towns[castile] & g.start.side.printed
    *most, last = members(others)
    for province in most:
        holding.take(g, castile, province)
    assert share(g.influence, area, france) >= 2
    holding.take(g, castile, last)
    assert g.influence[area] == 0


@pytest.mark.rule("europa:13")
def test_a_realm_without_land_is_gone_with_its_tokens() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    granada = realm(g, "granada")
    g.allies[france] |= 1 << granada
    for province in members(lands(g, granada)):
        holding.take(g, castile, province)
    assert capital(g, granada) < 0
    assert not g.allies[france] >> granada & 1
    province = prov(g, "granada")
    assert holding.liberate(g, province) == granada
    assert lands(g, granada) == provinces(g, "granada")


@pytest.mark.rule("europa:14.3")
def test_a_liberated_core_of_a_player_gets_his_town() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    town = lowest(g.towns[castile])
    holding.occupy(g, france, town)
    holding.take(g, france, town)
    assert holding.liberate(g, town) == realm(g, "castile")
    assert g.towns[castile] >> town & 1
    assert not (g.towns[france] | g.occupied[france]) >> town & 1


@pytest.mark.rule("europa:13.3")
def test_an_expansive_realm_lays_its_token_over_a_town() -> None:
    g = begin("2-01", "muscovy")
    owner, mask, _, colour = next(tokens for tokens in g.tokens if tokens[0] >= 0)
    before = tokens_left(g, colour)
    town = lowest(g.towns[0])
    pieces = sum(left(g, 0))
    holding.expand(g, owner, town)
    assert rightful(g, town) == owner
    assert tokens_left(g, colour) == before - 1
    assert sum(left(g, 0)) == pieces + 1
    assert lands(g, owner) & ~mask == 1 << town
    holding.shrink(g, town)
    assert tokens_left(g, colour) == before


@pytest.mark.rule("europa:16.3")
def test_a_town_grows_and_shrinks_once_and_only_with_a_piece_of_the_other_size() -> None:
    g = begin()
    castile, burgos, madrid, lisboa = seat(g, "castile"), prov(g, "burgos"), prov(g, "madrid"), prov(g, "lisboa")
    assert [g.large >> town & 1 for town in (burgos, madrid)] == [0, 1]
    assert not holding.dwindle(g, burgos)
    assert not holding.grow(g, madrid)
    assert not holding.grow(g, lisboa)  # nobody's town
    assert not holding.dwindle(g, lisboa)
    assert (holding.grow(g, burgos), holding.dwindle(g, madrid)) == (True, True)
    assert [g.large >> town & 1 for town in (burgos, madrid)] == [1, 0]
    free = [province for province in members(g.start.side.printed) if rightful(g, province) != g.realm[castile]]
    while left(g, castile)[0] or left(g, castile)[1]:
        holding.take(g, castile, free.pop())
    assert not holding.dwindle(g, burgos)
    assert not holding.grow(g, madrid)


@pytest.mark.rule("europa:13")
def test_a_realm_controls_its_own_its_vassals_and_what_it_occupies_but_nothing_that_is_occupied() -> None:
    g = begin()
    g.occupied[:] = [0] * g.seats
    venice = realm(g, "venice")
    own = {"creta", "zara", "verona", "brescia", "venezia", "treviso"}
    assert named(g, controlled(g, venice)) == own | {"naxos"}
    g.occupied[seat(g, "austria")] = 1 << prov(g, "naxos") | 1 << prov(g, "verona")
    assert named(g, controlled(g, venice)) == own - {"verona"}
    assert named(g, controlled(g, realm(g, "austria"))) >= {"naxos", "verona"}


@pytest.mark.rule("europa:13")
def test_a_lost_town_falls_to_the_realm_of_its_flag() -> None:
    g = begin()
    castile = seat(g, "castile")
    granada = prov(g, "granada")
    holding.take(g, castile, granada, unrest=True)
    holding.lose(g, castile, granada)
    assert rightful(g, granada) == realm(g, "granada")
    assert not g.unrest >> granada & 1


@pytest.mark.rule("europa:13")
def test_a_realm_that_is_reborn_has_its_vassals_and_their_wars_again() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    burgundy = realm(g, "burgundy")
    vassal = rightful(g, prov(g, "gent"))
    assert overlord(g, vassal) == burgundy
    for province in members(lands(g, burgundy)):
        holding.take(g, castile, province)
    assert overlord(g, vassal) < 0
    g.wars[france] |= 1 << vassal
    holding.liberate(g, prov(g, "bourgogne"))
    assert overlord(g, vassal) == burgundy
    assert g.wars[france] == 1 << burgundy


@pytest.mark.rule("europa:2.2")
def test_a_town_that_has_grown_counts_two_whatever_its_pieces() -> None:
    """One large piece, or two small ones in its place."""
    g = begin()
    large, twins, plain = provinces(g, "burgos"), provinces(g, "porto"), provinces(g, "lisboa madrid")
    g.large, g.twins = large, twins
    assert tax_of(g, large) == tax_of(g, twins) == 2
    assert tax_of(g, large | twins | plain) == 2 + 2 + tax_of(g, plain)
    assert [value(g, province) for province in members(large | twins)] == [2, 2]


@pytest.mark.rule("europa:7.6")
def test_a_core_token_makes_every_province_of_its_area_a_core_and_none_of_another() -> None:
    g = begin()
    france, leon = seat(g, "france"), number(g, "area", "leon")
    g.cores = [0] * g.seats
    provinces_of = g.start.board.land.within
    before = [core_of(g, province) for province in provinces_of[leon]]
    g.cores[france] = 1 << leon - 1 | 1 << leon + 1
    assert [core_of(g, province) for province in provinces_of[leon]] == before
    g.cores[france] = 1 << leon
    assert {core_of(g, province) for province in provinces_of[leon]} == {g.realm[france]}
