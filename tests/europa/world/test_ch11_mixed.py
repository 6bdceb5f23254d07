"""9.1, 11, 14, 18.3: ties, influence, unrest and the Empire, on boards where everything is mixed."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board import nearness
from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.diplomacy import relations
from theatrum.titles.europa.empire import membership
from theatrum.titles.europa.empire.election import invaders
from theatrum.titles.europa.faith.religion import MUSLIM, SECULAR
from theatrum.titles.europa.peace.terms import _succession
from theatrum.titles.europa.realms.creeds import creed
from theatrum.titles.europa.state import IMPERIAL, share
from theatrum.titles.europa.unrest import unrest
from theatrum.titles.europa.unrest.rebels import garrison, goal
from theatrum.titles.europa.war import casus
from theatrum.titles.europa.war.realm_attacks import may_rise

from ..mixed import SEEDS, Book, book


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


# -- friends and enemies


@pytest.mark.rule("europa:11.3")
def test_foes_are_who_is_at_war_with_one_and_the_active_allies_of_players_among_them(the: Book) -> None:
    for at in range(the.g.seats):
        assert set(members(nearness.foes(the.g, at))) == the.foes(at)
        enemies = {other for other in range(the.g.seats) if the.g.wars[at] >> the.g.realm[other] & 1}
        assert set(members(nearness.enemy_seats(the.g, at))) == enemies


@pytest.mark.rule("europa:11.3")
def test_at_war_is_a_player_with_enemies_and_any_other_with_a_player_or_as_an_active_ally(the: Book) -> None:
    for realm in the.realms:
        ties = [the.g.wars[at] | the.g.active_allies[at] for at in range(the.g.seats)]
        if the.played(realm):
            expected = bool(the.g.wars[the.g.realm.index(realm)])
        else:
            expected = any(tie >> realm & 1 for tie in ties)
        assert relations.embattled(the.g, realm) == expected


@pytest.mark.rule("europa:9.5")
def test_friendly_is_what_friends_hold_and_hostile_what_enemies_and_rebels_hold_or_stand_in(the: Book) -> None:
    g = the.g
    held = {realm: the.held(realm) for realm in the.realms}
    for at in range(g.seats):
        foes = {p for p in the.provinces if g.rebel_towns >> p & 1}.union(*(held[realm] for realm in the.foes(at)))
        friends = set(held[g.realm[at]]).union(*(held[realm] for realm in members(g.allies[at])))
        assert set(members(nearness.hostile_provinces(g, at))) == foes
        assert set(members(nearness.friendly_provinces(g, at))) == friends
        enemies = {other for other in range(g.seats) if g.wars[at] >> g.realm[other] & 1}
        for area in range(len(g.rebels)):
            hostile = bool(g.rebels[area] or the.units(area) & enemies or the.inside(area) & foes)
            assert set(members(nearness.units_in(g, area))) == the.units(area)
            assert nearness.hostile_area(g, at, area) == hostile
            assert nearness.friendly_area(g, at, area) == (bool(the.inside(area) & friends) and not hostile)


# -- influence


@pytest.mark.rule("europa:11.1", "europa:11.2", "europa:18.2")
def test_influence_is_cubes_and_marriages_and_the_emperor_s_that_of_the_empire_too(the: Book) -> None:
    g = the.g
    area_of = g.start.board.land.area_of
    for at in range(g.seats):
        homes = [area_of[the.capital(realm)] for realm in members(g.weddings[at]) if the.capital(realm) >= 0]
        here = {}
        for area in range(len(g.influence)):
            cubes = share(g.influence, area, at)
            cubes += share(g.influence, area, IMPERIAL) if g.realm[at] == g.emperor else 0
            here[area] = cubes + homes.count(area)
            assert relations.cubes_in(g, at, area) == cubes
            assert relations.influence_at(g, at, 1 << area) == here[area]
        assert relations.sway(g, at) == {area: number for area, number in here.items() if number}
        for realm in the.realms:
            there = {area_of[province] for province in the.owned_by[realm]}
            assert relations.influence_in(g, at, realm) == sum(here[area] for area in there)


@pytest.mark.rule("europa:11.1")
def test_all_cubes_of_an_area_are_counted(the: Book) -> None:
    for area in range(len(the.g.influence)):
        cubes = (share(the.g.influence, area, owner) for owner in range(IMPERIAL + 1))
        assert relations.crowd(the.g, area) == sum(cubes)


# -- war


@pytest.mark.rule("europa:9.1")
def test_a_claim_is_a_cause_against_owners_their_overlords_and_players_who_hold_something_there(the: Book) -> None:
    land, seen = the.g.start.board.land, set[bool]()
    for at in range(the.g.seats):
        marked = the.g.claims[at] | the.g.cores[at]
        wanted = {p for p in the.provinces if marked >> land.area_of[p] & 1}
        for realm in the.realms:
            theirs = the.owned_by[realm] | the.subjects(realm)
            theirs |= the.held(realm) if the.played(realm) else set()
            assert casus.claimed(the.g, at, realm) == bool(wanted & theirs)
            seen.add(bool(wanted & theirs))
    assert seen == {False, True}


@pytest.mark.rule("europa:9.1")
def test_whom_one_can_attack_is_every_other_realm_that_nothing_protects(the: Book) -> None:
    for at in range(the.g.seats):
        every = (realm for realm in the.realms if realm != the.g.realm[at])
        assert set(members(casus.attackable(the.g, at))) == {
            realm for realm in every if the.free(realm) and not _protected(the, at, realm)
        }


def _protected(the: Book, at: int, realm: int) -> bool:
    """By an interregnum of the other, a war that is on, an alliance, a truce, a pass, an ally with either, the Emperor,
    or by the sea."""
    g = the.g
    if g.ruler[at] < 0 and not g.disputed[at] >> realm & 1:
        return True
    if realm in the.foes(at) or (g.allies[at] | g.truces[at]) >> realm & 1:
        return True
    passed = [g.realm[other] for other in g.passed]
    if the.played(realm) and realm in passed:
        return True
    for other in range(g.seats):
        ally = g.allies[other] >> realm & 1 and not the.played(realm)
        if ally and (g.truces[at] >> g.realm[other] & 1 or other in g.passed):
            return True
    lord = g.emperor
    if lord not in (realm, g.realm[at]) and the.member(realm) and (_bound(the, at, lord) or lord in passed):
        others = [other for other in (lord, realm) if the.played(other)]
        if not any({lord, realm} & the.foes(g.realm.index(other)) for other in others):
            return True
    return relations.is_distant(g, realm) and not list(casus.causes(g, at, realm))


def _bound(the: Book, at: int, realm: int) -> bool:
    return bool((the.g.allies[at] | the.g.truces[at]) >> realm & 1)


@pytest.mark.rule("europa:9.1", "europa:18.4")
def test_a_realm_rises_against_a_player_without_a_tie_unless_he_passed_or_the_emperor_is_its_friend(the: Book) -> None:
    g = the.g
    lord = g.seat_of(g.emperor)
    for at in members(g.everyone):
        subject = the.member(g.realm[at]) and g.realm[at] != g.emperor
        for realm in the.realms:
            tied = (g.wars[at] | g.truces[at] | g.allies[at]) >> realm & 1
            shield = lord >= 0 and subject and g.realm[at] not in the.foes(lord)
            shield = shield and (lord in g.passed or bool((g.allies[lord] | g.truces[lord]) >> realm & 1))
            expected = the.free(realm) and at not in g.passed and not tied and not shield
            assert may_rise(g, realm, at) == expected


# -- unrest


@pytest.mark.rule("europa:14.1")
def test_of_every_province_the_piece_on_top_is_in_unrest_or_quiet(the: Book) -> None:
    g = the.g
    restless, quiet = (dict[int, set[int]]((at, set()) for at in range(g.seats)) for _ in range(2))
    for province in the.provinces:
        occupier = the.occupier(province)
        if occupier >= 0:
            (restless if g.occupied_unrest >> province & 1 else quiet)[occupier].add(province)
        elif not the.taken(province) and (owner := max(the.town(province), the.vassal(province))) >= 0:
            (restless if g.unrest >> province & 1 else quiet)[owner].add(province)
    for at in range(g.seats):
        assert set(members(unrest.own_unrest(g, at))) == restless[at]
        assert set(members(unrest.quiet(g, at))) == quiet[at]
        assert set(members(unrest.restless(g, at))) == {p for p in restless[at] if the.occupier(p) != at}
    assert set(members(unrest.all_unrest(g))) == set().union(*restless.values())


# -- the Empire


@pytest.mark.rule("europa:18.3")
def test_members_have_their_capital_in_the_empire_and_unlawful_is_any_other_free_realm_with_a_part_of_it(
    the: Book,
) -> None:
    g, unlawful = the.g, set()
    inside = the.empire()
    assert set(members(membership.provinces(g))) == inside
    for realm in the.realms:
        assert membership.is_member(g, realm) == the.member(realm)
        assert membership.is_subject(g, realm) == (the.member(realm) and realm != g.emperor)
        part = the.owned_by[realm] | the.subjects(realm)
        if the.played(realm):
            part |= {p for p in the.provinces if the.occupier(p) == g.realm.index(realm)}
        if part & inside and not the.member(realm) and realm != g.emperor and the.overlord(realm) < 0:
            unlawful.add(realm)
        assert membership.is_unlawful(g, realm) == (realm in unlawful)
    assert set(members(membership.unlawful(g))) == unlawful


@pytest.mark.rule("europa:18.3")
def test_an_elector_has_his_voice_while_a_member_has_its_capital_in_his_area(the: Book) -> None:
    g, inside = the.g, the.empire()
    homes = {the.capital(realm) for realm in the.realms} & inside
    voices = {area for area in members(g.start.board.land.electors) if homes & the.inside(area)}
    assert set(members(membership.electors(g))) == voices


@pytest.mark.rule("europa:18.9")
def test_who_is_crowned_may_avenge_members_that_strangers_fight(the: Book) -> None:
    """Members that nobody plays, with land in the Empire; players from outside, and not himself."""
    g, inside = the.g, the.empire()
    members_ = {r for r in the.realms if the.member(r) and not the.played(r) and the.owned_by[r] & inside}
    for at in range(g.seats):
        others = (other for other in range(g.seats) if other != at and not the.member(g.realm[other]))
        hostile = tuple(g.realm[other] for other in others if members_ & set(members(g.wars[other])))
        assert invaders(g, at) == hostile


@pytest.mark.rule("europa:14.3")
def test_rebels_go_where_most_is_in_unrest_then_where_most_towns_are(the: Book) -> None:
    """And never where players have more units."""
    g = the.g
    land, top = g.start.board.land, unrest.all_unrest(g)
    towns = {province for province in the.provinces if the.town(province) >= 0}
    for area in range(len(g.rebels)):
        for moving in (1, 2, 4):
            best, found = (0, 0), -1
            for near in sorted(land.neighbours[area]):
                stirred = len([p for p in the.inside(near) if top >> p & 1])
                rank = stirred, len(the.inside(near) & towns)
                if stirred and garrison(g, near) <= moving and (found < 0 or rank > best):
                    best, found = rank, near
            assert goal(g, area, moving) == found


@pytest.mark.rule("europa:10")
def test_a_succession_is_enforced_where_a_marriage_is_disputed(the: Book) -> None:
    g = the.g
    for at in range(g.seats):
        for realm in the.realms:
            why = _succession(g, at, realm)
            disputed = any(ties >> realm & 1 for ties in g.disputed)
            assert (why is None or why.key != "no-dispute") == disputed


@pytest.mark.rule("europa:7.2", "europa:11.2")
def test_who_can_marry_whom(the: Book) -> None:
    """Rulers on both thrones, faiths that marry each other, and nobody else's vassal; each once."""
    g, seen = the.g, set[bool]()

    def marry(one: int, other: int) -> bool:
        return not {one, other} & {SECULAR, REVOLUTIONARY} and (one == MUSLIM) == (other == MUSLIM)

    for at in range(g.seats):
        able = set[int]()
        for realm in the.realms:
            if realm == g.realm[at] or g.weddings[at] >> realm & 1 or g.ruler[at] < 0:
                continue
            if the.played(realm):
                other = g.realm.index(realm)
                fit = g.ruler[other] >= 0 and bool(g.towns[other]) and marry(g.religion[at], g.religion[other])
            else:
                fit = bool(the.owned_by[realm]) and the.overlord(realm) in (-1, g.realm[at])
                fit = fit and marry(g.religion[at], creed(g, realm))
            able |= {realm} if fit else set()
            seen.add(fit)
        assert {realm for realm in the.realms if relations.can_wed(g, at, realm)} == able
        assert set(members(relations.weddable(g, at, (1 << len(the.realms)) - 1))) == able
    assert seen == {False, True}
