"""2, 7.6, 13: whose a province is, on boards where pieces of all players, tokens and rebels lie everywhere."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board import nearness, ownership
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.diplomacy import relations
from theatrum.titles.europa.state import NONE

from ..mixed import SEEDS, Book, book
from ..positions import begin


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


# -- by right


@pytest.mark.rule("europa:2")
def test_a_province_belongs_by_right_to_its_town_else_its_token_else_its_flag(the: Book) -> None:
    for province in the.provinces:
        assert ownership.rightful(the.g, province) == the.owner(province)
        assert ownership.flag(the.g, province) == the.flag(province)
    for realm in the.realms:
        assert set(members(ownership.lands(the.g, realm))) == the.owned_by[realm]
        laid = {p for p in the.provinces if the.token(p) == realm}
        assert set(members(ownership.tokens_of(the.g, realm))) == laid


@pytest.mark.rule("europa:2")
def test_the_owners_of_many_provinces_are_those_of_each(the: Book) -> None:
    for first in range(0, len(the.provinces), 7):
        some = the.provinces[first : first + 7]
        assert ownership.owners(the.g, bits(some)) == bits({the.owner(p) for p in some if the.owner(p) >= 0})


@pytest.mark.rule("europa:13")
def test_a_capital_is_the_printed_one_else_the_largest_province(the: Book) -> None:
    for realm in the.realms:
        assert ownership.capital(the.g, realm) == the.capital(realm)


@pytest.mark.rule("europa:13.2")
def test_a_realm_is_the_vassal_of_who_holds_its_capital_else_of_its_printed_overlord(the: Book) -> None:
    for realm in the.realms:
        assert ownership.overlord(the.g, realm) == the.overlord(realm)
        assert ownership.independent(the.g, realm) == the.free(realm)
        assert set(members(ownership.subjects(the.g, realm))) == the.subjects(realm)


@pytest.mark.rule("europa:13.1")
def test_free_is_every_realm_with_land_that_is_nobody_s_vassal(the: Book) -> None:
    assert set(members(ownership.free_realms(the.g))) == {realm for realm in the.realms if the.free(realm)}
    for realm in the.realms:
        assert relations.is_free(the.g, realm) == (the.free(realm) and realm not in the.g.realm)


@pytest.mark.rule("europa:21")
def test_whoever_has_left_leaves_his_pieces_to_a_realm_that_nobody_plays(the: Book) -> None:
    for at, realm in enumerate(the.g.realm):
        gone = bool(the.g.gone >> at & 1)
        assert ownership.departed(the.g, realm) == gone
        assert (the.g.seat_of(realm) < 0) == gone
    pieces = {p for p in the.provinces if the.g.gone >> max(the.town(p), the.vassal(p), 0) & 1}
    pieces = {p for p in pieces if max(the.town(p), the.vassal(p)) >= 0}
    assert set(members(ownership.abandoned(the.g))) == pieces


# -- in whose hands


@pytest.mark.rule("europa:9.8")
def test_a_realm_has_in_its_hands_what_nobody_took_and_what_it_occupies(the: Book) -> None:
    everything = {realm: the.held(realm) for realm in the.realms}
    for realm in the.realms:
        assert set(members(ownership.controlled(the.g, realm))) == everything[realm]
        mine = {province for province in the.owned_by[realm] if not the.taken(province)}
        assert set(members(ownership.owned(the.g, realm))) == mine
    for first in range(0, len(the.realms), 5):
        some = the.realms[first : first + 5]
        hands = set().union(*(everything[realm] for realm in some))
        assert set(members(nearness.in_hands(the.g, bits(some)))) == hands


@pytest.mark.rule("europa:9.8")
def test_a_province_is_in_the_hands_of_who_occupies_it_else_of_its_owner_or_his_overlord(the: Book) -> None:
    for province in the.provinces:
        owner, occupier = the.owner(province), the.occupier(province)
        if occupier >= 0:
            expected = the.g.realm[occupier]
        elif the.taken(province) or owner < 0:
            expected = NONE
        else:
            expected = the.overlord(owner) if the.overlord(owner) >= 0 else owner
        assert ownership.controller(the.g, province) == expected
        assert bool(ownership.taken(the.g) >> province & 1) == the.taken(province)


@pytest.mark.rule("europa:11.1")
def test_players_alone_own_an_area_where_every_province_has_a_town_that_nobody_took(the: Book) -> None:
    printed, seen = the.g.start.side.printed, set[bool]()
    for area in range(len(the.g.influence)):
        inside = [province for province in the.inside(area) if printed >> province & 1]
        alone = all(
            the.town(p) >= 0 and not the.taken(p) and not the.g.gone >> the.town(p) & 1 for p in inside
        )  # fmt: skip
        assert ownership.players_alone(the.g, area) == alone
        distant = bool(the.g.start.board.land.distant >> area & 1)
        assert relations.closed_to_influence(the.g, area) == (distant or alone)
        seen.add(alone)
    assert seen == {False, True}


# -- cores and worth


@pytest.mark.rule("europa:7.6")
def test_a_core_is_whose_token_lies_in_the_area_else_of_the_token_else_of_the_flag(the: Book) -> None:
    cores: dict[int, set[int]] = {realm: set() for realm in (NONE, *the.realms)}
    for province in the.provinces:
        assert ownership.core_of(the.g, province) == the.core(province)
        cores[the.core(province)].add(province)
    for realm in the.realms:
        assert set(members(ownership.cores_of(the.g, realm))) == cores[realm]


@pytest.mark.rule("europa:2.2")
def test_provinces_are_worth_their_print_and_two_with_a_town_that_grew(the: Book) -> None:
    grown = the.g.large | the.g.twins
    for first in range(0, len(the.provinces), 11):
        some = the.provinces[first : first + 11]
        tax = [2 if grown >> p & 1 else the.g.start.side.tax[p] for p in some]
        assert [ownership.value(the.g, province) for province in some] == tax
        assert ownership.tax_of(the.g, bits(some)) == sum(tax)


@pytest.mark.rule("europa:13.4")
def test_base_tax_is_of_its_own_provinces_and_strength_of_its_vassals_too(the: Book) -> None:
    for realm in the.realms:
        own, all_ = the.owned_by[realm], the.owned_by[realm] | the.subjects(realm)
        assert ownership.base_tax(the.g, realm) == the.worth({p for p in own if not the.taken(p)})
        assert ownership.strength(the.g, realm) == the.worth({p for p in all_ if not the.taken(p)})
        assert relations.strength_by_right(the.g, realm) == the.worth(all_)
        assert relations.troops(the.g, realm) == min(5, -(-the.worth(all_) // 2))


# -- a capital that is lost


@pytest.mark.rule("europa:13", "europa:13.2")
def test_who_has_lost_its_printed_capital_bows_with_the_next_one() -> None:
    """Its largest province is its capital now: with a vassal's token on it the realm is free no more, and the one who
    holds the old capital has no say."""
    g = begin()
    side, seen = g.start.side, 0
    for realm, flags in enumerate(side.flags):
        if realm in g.realm or flags.bit_count() < 3 or not ownership.independent(g, realm):
            continue
        seen += 1
        towns, vassals = list(g.towns), list(g.vassals)
        g.towns[0] |= 1 << ownership.capital(g, realm)
        home = ownership.capital(g, realm)
        assert home != side.capital[realm]
        assert ownership.free_realms(g) >> realm & 1
        g.vassals[2] |= 1 << home
        assert ownership.overlord(g, realm) == g.realm[2]
        assert not ownership.free_realms(g) >> realm & 1
        g.towns, g.vassals = towns, vassals
        g.vassals = [*vassals[:1], vassals[1] | 1 << side.capital[realm], *vassals[2:]]
        assert not ownership.free_realms(g) >> realm & 1
        g.vassals = vassals
    assert seen > 5


@pytest.mark.rule("europa:7.6")
@pytest.mark.parametrize(("scenario", "variant"), [("2-03", "6_players_teams"), ("1-05", "6_players_team")])
def test_of_two_halves_of_a_realm_each_has_the_cores_that_it_holds(scenario: str, variant: str) -> None:
    """Rulings E206 and E217: anything else of the flag is the other half's."""
    g = begin(scenario, variant)
    assert g.start.halves
    for province in members(g.start.side.printed):
        expected = ownership.flag(g, province)
        for half, whole, shared in g.start.halves:
            held = g.towns[g.realm.index(half)]
            if expected == whole and shared >> province & 1 and held >> province & 1:
                expected = half
                break
        area = g.start.board.land.area_of[province]
        marked = [realm for realm, cores in zip(g.realm, g.cores, strict=True) if cores >> area & 1]
        assert ownership.core_of(g, province) == (marked[0] if marked else expected)
        for realm in g.realm:
            assert (ownership.cores_of(g, realm) >> province & 1) == (ownership.core_of(g, province) == realm)
