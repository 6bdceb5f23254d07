"""5.4, 11.3, 11.4: whom and what diplomacy is open to, and for how much, where everything is mixed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from theatrum.engine.flow import Offer
from theatrum.titles.europa.board.ownership import base_tax
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court.tracks import town_tax
from theatrum.titles.europa.diplomacy import alliances, claims, influence, relations, subjugation
from theatrum.titles.europa.diplomacy.removing import can_pay
from theatrum.titles.europa.state import DIP, NONE, Europa

from ..mixed_war import WarBook, with_means
from ..positions import begin


@pytest.fixture(params=[(0, False), (3, True)], ids=str)
def the(request: pytest.FixtureRequest) -> WarBook:
    return _board(*request.param, tuple(begin().realm))


@cache
def _board(seed: int, plenty: bool, _chairs: tuple[int, ...]) -> WarBook:
    """Half of the players are at peace; some know how to spy."""
    g, dice = with_means(seed, plenty).g.clone(), Random(seed)
    for at in range(0, g.seats, 2):
        g.wars[at] = 0
    g.struggles, g.fought = tuple(dice.sample(range(len(g.start.lists.struggle)), 3)), (0,)
    for at in dice.sample(range(g.seats), 3):
        g.ideas[at] |= 1 << g.start.lists.ideas["efficient_spies"]
    return WarBook(g)


def told(offers: Iterable[Offer]) -> dict[int, str]:
    """Of each thing that is offered or closed the reason; an empty one: it is open."""
    return {choice.args[0]: why.key if why else "" for choice, why in offers}


def means(g: Europa, at: int, *purses: int) -> Iterable[int]:
    """With so much diplomatic power, one after the other."""
    kept = g.power[3 * at + DIP]
    for g.power[3 * at + DIP] in purses:
        yield g.power[3 * at + DIP]
    g.power[3 * at + DIP] = kept


def owned(the: WarBook, at: int) -> set[int]:
    return {p for p in the.owned_by[the.g.realm[at]] if not the.taken(p)}


# -- claims


def near(the: WarBook, at: int) -> set[int]:
    """Where the realm borders on, across the sea as well; overseas by land alone, and where somebody owns something."""
    land, found = the.land, set[int]()
    for province in owned(the, at):
        here = land.area_of[province]
        found |= {here} | the.beside(here)
        if the.serves(province):
            zones = set(the.sea.faces[province])
            found |= the.area({p for p in the.provinces if the.serves(p) and zones & set(the.sea.faces[p])})
    mine = the.area(owned(the, at))
    by_land = mine.union(*(the.beside(area) for area in mine))
    settled = {a for a in the.areas if any(the.flag(p) >= 0 or the.town(p) >= 0 for p in the.inside(a))}
    distant = {area for area in the.areas if land.distant >> area & 1}
    return found - distant | by_land & distant & settled


@pytest.mark.rule("europa:5.4")
def test_a_claim_is_fabricated_beside_the_realm_for_two_points_or_one(the: WarBook) -> None:
    g, struggles = the.g, the.g.start.lists.struggle
    fought = {area for number in (*g.fought, *g.struggles[:1]) for area in struggles[number].areas}
    for at in members(g.everyone):
        open_to, spies = near(the, at), g.ideas[at] >> g.start.lists.ideas["efficient_spies"] & 1
        assert set(members(claims.claimable(g, at))) == open_to
        left = (g.claims[at] | g.cores[at]).bit_count() + g.casus[at].bit_count() < 8
        for chosen in (0, 1 << next(iter(open_to))):
            prices = {a: (1 if a in fought else 2) - (spies and not chosen) for a in the.areas}
            for purse in means(g, at, 0, 1, 2):
                expected = {}
                for area in open_to:
                    inside = {p for p in the.inside(area) if g.start.side.printed >> p & 1}
                    if (g.claims[at] | g.cores[at]) >> area & 1:
                        expected[area] = "claimed-already"
                    elif inside <= owned(the, at):
                        expected[area] = "owns-area"
                    else:
                        expected[area] = "" if purse >= prices[area] else "no-power"
                assert {area: claims.cost(g, at, area, chosen) for area in the.areas} == prices
                for area in open_to:
                    why = claims.closed(g, at, area, chosen)
                    assert (why.key if why else "") == expected[area]
                if not chosen:
                    finds = "" in expected.values()
                    offered = [why.key if why else "" for _, why in claims.offers(g, at, True)]
                    first = "at-war" if g.wars[at] else "no-claims-left" if not left else "" if finds else "no-power"
                    assert offered == [first]
                    assert len(list(claims.offers(g, at, False))) == (not first)


# -- influence


@pytest.mark.rule("europa:5.4", "europa:11.1")
def test_a_cube_is_placed_for_power_and_further_ones_for_ducats_where_there_is_room(the: WarBook) -> None:
    """Two in an area at most, five of everybody's, and none where players own everything."""
    g, dice = the.g, Random(5)
    g.reach = sum(1 << area for area in dice.sample(list(the.areas), 40))
    sample = sorted(members(g.reach))
    once, twice = sum(1 << area for area in sample[::3]), sum(1 << area for area in sample[::6])
    closed = {}
    for area in sample:
        full = relations.crowd(g, area) >= 5
        if relations.closed_to_influence(g, area):
            closed[area] = "players-own-area"
        else:
            closed[area] = "two-cubes-a-time" if twice >> area & 1 else "area-full" if full else ""
    for at in members(g.everyone):
        ducats = g.ducats[at]
        for purse in means(g, at, 0, 1):
            for g.ducats[at] in (2, 3):
                for frame in (influence.Influence(at, once, twice), influence.Influence(at, 0, 0)):
                    why = closed if frame.once else {a: w if w != "two-cubes-a-time" else "" for a, w in closed.items()}
                    if not frame.once:
                        for area in members(twice):
                            if why[area] == "" and relations.crowd(g, area) >= 5:
                                why[area] = "area-full"
                    offers = list(frame.cubes(g, at, True))
                    power = told(offer for offer in offers if offer[0].verb == "place-influence")
                    assert power == {area: why[area] or ("" if purse else "no-power") for area in sample}
                    bought = told(offer for offer in offers if offer[0].verb == "buy-influence")
                    poor = "no-ducats" if g.ducats[at] < 3 else "" if _cube_left(the, at) else "no-cubes"
                    assert bought == ({area: why[area] or poor for area in sample} if frame.once else {})
                    shown = {choice for choice, reason in offers if reason is None}
                    assert {choice for choice, _ in frame.cubes(g, at, False)} == shown
        g.ducats[at] = ducats


def _cube_left(the: WarBook, at: int) -> bool:
    g = the.g
    covered = sum(the.town(p) == at and the.taken(p) for p in the.provinces)
    cubes = sum(g.influence[area] >> 4 * at & 15 for area in the.areas)
    return sum(g.power[3 * at : 3 * at + 3]) + cubes + covered < 30


# -- alliances


@pytest.mark.rule("europa:5.4", "europa:11.3")
def test_an_alliance_takes_two_influence_more_than_a_rival_has_and_half_the_tax(the: WarBook) -> None:
    """In peace, with a realm at peace that is nobody's vassal; overseas a claim, and colonists count."""
    g, area_of = the.g, the.land.area_of
    for at in members(g.everyone):
        here = {area: the.influence(at, area) for area in the.areas}
        full = g.allies[at].bit_count() >= 3 + (g.ideas[at] >> g.start.lists.ideas["cabinet"] & 1)
        known = {area for area, number in here.items() if number}
        known |= {a for a in members(g.claims[at]) if the.land.distant >> a & 1}
        around = {realm for realm in the.realms if {area_of[p] for p in the.owned_by[realm]} & known}
        for purse in means(g, at, 0, 1, 2, 3):
            expected = {}
            for realm in around:
                if g.allies[at] >> realm & 1 or realm in g.realm or not the.free(realm):
                    continue
                standing = {other: relations.standing(g, other, realm) for other in range(g.seats)}
                rivals = [other for other in range(g.seats) if other != at and g.allies[other] >> realm & 1]
                price = max(1, min(3, -(-base_tax(g, realm) // 2)))
                assert alliances.cost(g, realm) == price
                claim = any(g.claims[at] >> area_of[p] & 1 for p in the.owned_by[realm])
                expected[realm] = (
                    "at-war" if g.wars[at] else "alliances-most" if full
                    else "realm-at-war" if relations.embattled(g, realm)
                    else "no-claim-there" if relations.is_distant(g, realm) and not claim
                    else "too-little-influence" if standing[at] < 2
                    else "rival-has-as-much" if rivals and standing[rivals[0]] >= standing[at]
                    else "" if purse >= price else "no-power"
                )  # fmt: skip
            assert told(alliances.offers(g, at, True)) == expected
            open_ = {realm for realm, why in expected.items() if not why}
            assert set(told(alliances.offers(g, at, False))) == (open_ if purse else set())


# -- 11.4


@pytest.mark.rule("europa:11.4")
def test_subjugated_is_an_ally_or_a_vassal_for_its_tax_and_what_others_have_there(the: WarBook) -> None:
    """Never an Emperor nor a distant one, the Pope with a tax of one alone."""
    g, seen = the.g, set[bool]()
    pope = g.start.names["realm"].index("papal_states")
    for at in members(g.everyone):
        there = {realm: {the.land.area_of[p] for p in the.owned_by[realm]} for realm in the.realms}
        for realm in the.realms:
            tax, wed = base_tax(g, realm), bool(g.weddings[at] >> realm & 1)
            cubes = sum(the.influence(o, a) for o in range(g.seats) if o != at for a in there[realm])
            assert subjugation.price(g, at, realm) == tax + cubes
            vassals = not the.played(realm) and bool(the.subjects(realm))
            assert subjugation.has_vassals(g, realm) == vassals
            strong = town_tax(g, at) > tax if wed else town_tax(g, at) >= 2 * tax and not vassals
            assert subjugation.strong_enough(g, at, realm) == strong
            ally = g.allies[at] >> realm & 1 and the.free(realm) and realm not in g.realm
            mine = ally or (the.overlord(realm) == g.realm[at] != NONE)
            barred = realm == g.emperor or relations.is_distant(g, realm) or (realm == pope and tax != 1)
            able = subjugation.can_subjugate(g, at, realm)
            assert not able or (mine and not barred and strong)
            if mine and not barred and strong:
                pays = can_pay(g, at, realm, tax + cubes, imperial=False)
                assert able == pays
            seen.add(bool(mine and not barred and strong))
        able_all = {realm for realm in the.realms if subjugation.can_subjugate(g, at, realm)}
        assert set(subjugation.targets(g, at)) == able_all
    assert seen == {False, True}
