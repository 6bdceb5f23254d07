"""18.3, 18.4, 18.9: who votes for whom, whom the Emperor defends and with what, where everything is mixed."""

from __future__ import annotations

from random import Random

import pytest

from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.court.tracks import manpower, tax
from theatrum.titles.europa.empire import defence, election, membership, round_end
from theatrum.titles.europa.empire.cubes import ImperialInfluence, placed
from theatrum.titles.europa.faith.religion import CATHOLIC, COUNTER_REFORMED, DIVERSE, ORTHODOX, PROTESTANT, faith
from theatrum.titles.europa.state import IMPERIAL, NONE, Europa, add_share, share
from theatrum.titles.europa.war.forces import regulars

from ..mixed import Book, mixed
from ..positions import choose, number, offered, put
from ..wars import calm

BOARDS = pytest.mark.parametrize("seed", [0, 3])


def lorded(g: Europa, here: int, *lords: int) -> None:
    """Every province of an area is a vassal of one of these seats, by turns."""
    for column in (g.towns, g.vassals):
        column[:] = [held & ~here for held in column]
    for turn, province in enumerate(members(here)):
        g.vassals[lords[turn % len(lords)]] |= 1 << province


def influence(the: Book, at: int, area: int) -> int:
    """Cubes, a marriage with whoever lives there, and those of the Empire for its Emperor."""
    g = the.g
    homes = [g.start.board.land.area_of[the.capital(r)] for r in members(g.weddings[at]) if the.capital(r) >= 0]
    imperial = share(g.influence, area, IMPERIAL) if g.realm[at] == g.emperor else 0
    return share(g.influence, area, at) + imperial + homes.count(area)


def voices(the: Book, area: int) -> set[int]:
    g = the.g
    here = the.inside(area) & the.empire()
    everyone = {at for at in range(g.seats) if not g.gone >> at & 1}
    free = g.empire_faith not in (CATHOLIC, PROTESTANT)
    able = {at for at in everyone if free or faith(g.religion[at]) == g.empire_faith}
    residents = {at for at in everyone if the.capital(g.realm[at]) in here}
    if residents:
        return residents & able
    lords = {the.vassal(p) for p in here} - {NONE}
    if all(the.town(p) >= 0 or the.vassal(p) >= 0 for p in here) and len(lords) == 1:
        return lords & able
    cubes = {at: influence(the, at, area) for at in able}
    most = max(cubes.values(), default=0)
    return {at for at, number in cubes.items() if number == most and number}


@pytest.mark.rule("europa:18.9")
@BOARDS
@pytest.mark.parametrize("lords", [0, 1, 2])
@pytest.mark.parametrize("empire_faith", [NONE, CATHOLIC, PROTESTANT])
def test_an_elector_votes_for_who_lives_there_or_is_his_only_lord_or_has_most_influence(
    seed: int, lords: int, empire_faith: int
) -> None:
    seen = set[int]()
    for turn, area in enumerate(members(mixed(seed).start.board.land.electors)):
        g = mixed(seed)
        g.empire_faith = empire_faith
        if g.emperor == NONE:
            g.emperor = g.realm[turn % g.seats]
        everyone = sorted(members(g.everyone))
        if lords:
            here = g.start.board.land.in_area[area] & membership.provinces(g)
            lorded(g, here, *(everyone[(turn + step) % len(everyone)] for step in range(lords)))
        the = Book(g)
        expected = voices(the, area)
        assert set(members(election.voices(g, area))) == expected
        seen.add(len(expected))
    assert seen


@pytest.mark.rule("europa:18.4")
@BOARDS
def test_an_emperor_with_authority_defends_members_against_strangers(seed: int) -> None:
    g, seen = mixed(seed), set[bool]()
    for at in sorted(members(g.everyone))[:2]:
        g.emperor = g.realm[at]
        the = Book(g)
        inside = {realm for realm in the.realms if the.member(realm)}
        for target in the.realms[at::2]:
            for aggressor in (*g.realm, *the.realms[::29]):
                for g.authority in (0, 1, 4):
                    stranger = aggressor not in inside and aggressor != g.emperor
                    own = target == g.emperor or not g.wars[at] >> target & 1
                    expected = bool(g.authority) and stranger and target in inside and own
                    assert defence.may_defend(g, aggressor, target) == expected
                    seen.add(expected)
        voting = {a for a in members(g.start.board.land.electors) if _has_voice(the, a)}
        assert set(members(membership.electors(g))) == voting
        assert defence.guard_strength(g) == min(8, sum(influence(the, at, area) for area in voting))
    assert seen == {False, True}


def _has_voice(the: Book, area: int) -> bool:
    return any(the.capital(realm) in the.inside(area) & the.empire() for realm in the.realms)


@pytest.mark.rule("europa:18.4")
def test_without_an_emperor_who_is_played_nobody_defends() -> None:
    g = mixed(0)
    g.authority = 3
    for emperor in (NONE, g.start.names["realm"].index("bohemia")):
        g.emperor = emperor
        assert defence.emperor(g) == NONE
        assert not any(defence.may_defend(g, 1, target) for target in range(len(g.start.side.flags)))


@pytest.mark.rule("europa:18.3")
@BOARDS
def test_areas_and_members_of_the_empire_are_those_of_its_provinces(seed: int) -> None:
    the = Book(mixed(seed))
    g = the.g
    assert set(members(membership.areas(g))) == the.area(the.empire())
    for first in range(0, len(the.realms), 6):
        some = the.realms[first : first + 6]
        assert set(members(membership.members_among(g, bits(some)))) == {realm for realm in some if the.member(realm)}
        for realm in some:
            assert membership.belongs(g, realm) == (the.member(realm) or realm == g.emperor)


@pytest.mark.rule("europa:18.3")
@pytest.mark.parametrize("faces", range(8))
def test_a_subject_gives_units_or_ducats_at_most_half_of_what_he_has(faces: int) -> None:
    """Two units and six ducats at most; he needs as many, available or on the board."""
    g = mixed(0)
    at = min(members(g.everyone))
    tribute = defence.Tribute(at, g.realm[-1])
    units, ducats = tribute.units(g), tribute.ducats(g)
    assert units == min(2, (manpower(g, at) + 1) // 2)
    assert ducats == min(6, (tax(g, at) + 1) // 2)
    g.available[at] = max(0, units - 2 + faces - regulars(g, at))
    g.ducats[at] = ducats - 4 + faces
    verbs = {choice.verb for choice, why in tribute.offers(g, at, False)}
    assert ("tribute-units" in verbs) == (g.available[at] + regulars(g, at) >= units)
    assert ("tribute-ducats" in verbs) == (faces >= 4)
    assert "tribute-prestige" in verbs


@pytest.mark.rule("europa:18.2", "europa:4.5")
@pytest.mark.parametrize("authority", range(1, 5))
@pytest.mark.parametrize("lying", [0, 1, 6])
def test_the_emperor_lays_as_many_cubes_as_he_has_authority_and_moves_as_many(authority: int, lying: int) -> None:
    """What is too much goes first; each move is a cube lifted and placed again."""
    g = calm()
    austria, here = g.seat_of(g.emperor), number(g, "area", "bohemia")
    g.authority = authority
    add_share(g.influence, here, IMPERIAL, lying)
    put(g, ImperialInfluence())
    for laid in range(lying, authority):
        assert placed(g) == laid
        choose(g, austria, next(choice for choice in offered(g, austria) if choice.startswith("place-imperial")))
    for laid in range(lying, authority, -1):
        assert placed(g) == laid
        choose(g, austria, "withdraw-imperial:bohemia")
    for _ in range(authority):
        assert "done" in offered(g, austria)
        choose(g, austria, next(choice for choice in offered(g, austria) if choice.startswith("withdraw-imperial")))
        choose(g, austria, next(choice for choice in offered(g, austria) if choice.startswith("place-imperial")))
    assert not g.decision
    assert placed(g) == authority


@pytest.mark.rule("europa:18.8")
@BOARDS
def test_an_emperor_nobody_plays_sends_three_units_for_each_authority_less_two_for_each_area_with_strangers(
    seed: int,
) -> None:
    """In the Empire, against strangers; one whom somebody plays, on whatever chair, sends none."""
    g, dice = mixed(seed), Random(seed)
    g.stood = tuple(bits(dice.sample(range(len(g.influence)), 25)) for _ in range(g.seats))
    for emperor in (NONE, *g.realm, g.start.names["realm"].index("bohemia")):
        g.emperor = emperor
        the = Book(g)
        inside = the.area(the.empire()) if g.emperor != NONE else set[int]()
        strangers = {at for at in range(g.seats) if not the.member(g.realm[at])} if g.emperor != NONE else set()
        held = {area for at in strangers for area in members(g.stood[at])} & inside
        for g.authority in (0, 2, 5):
            units = 0 if g.emperor == NONE or the.played(g.emperor) else 3 * g.authority - 2 * len(held)
            assert round_end.reinforcements(g) == units
            for area in (*sorted(inside)[:4], 0):
                for enemies in range(1, 1 << g.seats, 5):
                    against = area in inside and bool(strangers & set(members(enemies)))
                    assert round_end.aid(g, area, enemies) == (units if against else 0)


@pytest.mark.rule("europa:18.7")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_an_emperor_keeps_to_the_faith_of_the_empire_and_ends_it_by_a_revolution(option: str) -> None:
    for at in range(calm().seats):
        for official in (CATHOLIC, PROTESTANT, DIVERSE):
            for creed in (CATHOLIC, COUNTER_REFORMED, PROTESTANT, REVOLUTIONARY):
                g = calm()
                g.options = {"talk": "no", "empire_religion": option}
                g.emperor, g.empire_faith = g.realm[at], official
                bound = option == "yes" and official != DIVERSE
                agrees = creed == official or (creed == COUNTER_REFORMED and official == CATHOLIC)
                assert round_end.may_adopt(g, at, creed) == (not bound or agrees)
                assert all(round_end.may_adopt(g, other, creed) for other in range(g.seats) if other != at)
                g.religion = [creed] * g.seats
                round_end.abandon(g, (at + 1) % g.seats)
                assert g.emperor == g.realm[at]
                round_end.abandon(g, at)
                assert (g.emperor == NONE) == (option == "yes" and creed == REVOLUTIONARY)


@pytest.mark.rule("europa:18.7")
@pytest.mark.parametrize("age", range(1, 5))
@pytest.mark.parametrize("option", ["yes", "no"])
def test_from_the_third_age_on_the_empire_takes_the_faith_of_all_its_electors(age: int, option: str) -> None:
    """Catholic or Protestant, else none; turning Protestant costs Authority."""
    for creed in (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX):
        for apart in (False, True):
            g = calm()
            g.age, g.options, g.empire_faith, g.authority = age, {"talk": "no", "empire_religion": option}, DIVERSE, 3
            areas = sorted(members(membership.electors(g)))
            for number_, area in enumerate(areas):
                g.faith[area] = PROTESTANT if apart and not number_ else creed
            agreed = {CATHOLIC if creed == COUNTER_REFORMED else creed} | ({PROTESTANT} if apart else set())
            reviewed = option == "yes" and age >= 3
            faith_ = agreed.pop() if len(agreed) == 1 else DIVERSE
            expected = faith_ if reviewed and faith_ in (CATHOLIC, PROTESTANT) else DIVERSE
            round_end.end_of_round(g)
            assert (g.empire_faith, g.authority) == (expected, 3 - (expected == PROTESTANT))
