"""16.3: what words of cards do to units, wars, Rome, rulers, ties and unrest, to the last of each."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.court.power import MOST
from theatrum.titles.europa.state import MIL, NONE, add_share, share
from theatrum.titles.europa.war.units import INFANTRY, MERCENARY, count, one

from ..cards import answer, area, carry_out
from ..marches import army, clear, war
from ..positions import begin, choose, named, provinces, seat
from ..wars import realm

pytestmark = pytest.mark.rule("europa:16.3")


# -- units


def test_enemies_in_one_s_realm_are_disbanded_mercenaries_first() -> None:
    g = begin()
    clear(g)
    at, foe, friend = seat(g, "castile"), seat(g, "france"), seat(g, "england")
    war(g, at, "france")
    leon = area(g, "leon")
    army(g, foe, "1", "leon", 2)
    army(g, foe, "2", "leon", 1, category=MERCENARY)
    army(g, friend, "1", "leon", 1)
    carry_out(g, "castile", "you: disband_enemies(2)")
    answer(g)
    assert count(g.armies[3 * foe + 1], INFANTRY, MERCENARY) == 0
    assert g.armies[3 * foe] == one(INFANTRY)
    assert g.armies[3 * friend] == one(INFANTRY)
    assert g.army_at[3 * foe] == leon


# -- wars


def test_everybody_on_a_side_is_at_war_with_everybody_on_the_other() -> None:
    """Castile leads one side, France the other; England joins Castile, Poland France, Austria stays out."""
    g = begin()
    for ties in (g.allies, g.weddings, g.truces):
        ties[:] = [0] * g.seats
    votes = [-1] * g.seats
    votes[seat(g, "england")], votes[seat(g, "poland")] = 0, 1
    carry_out(g, "castile", "you: war_of_sides", memory=Memory(votes=tuple(votes), player=realm(g, "france")))
    answer(g)
    first, second = ("castile", "england"), ("france", "poland")
    for one_ in first:
        assert {name for name in second if g.wars[seat(g, one_)] >> realm(g, name) & 1} == set(second)
        assert not any(g.wars[seat(g, one_)] >> realm(g, name) & 1 for name in first)
    assert not g.wars[seat(g, "austria")]


def test_who_takes_a_side_gets_power_for_the_rivals_and_staying_out_costs_prestige() -> None:
    g = begin()
    at = seat(g, "poland")
    votes = [-1] * g.seats
    votes[seat(g, "england")], votes[seat(g, "austria")], votes[seat(g, "ottomans")] = 0, 0, 1
    before = g.power[3 * at + MIL]
    for choice, gained, lost in (("join:france", 1 + 2, 0), ("join:castile", 1 + 1, 0), ("stay-out", 0, 2)):
        g.power[3 * at + MIL], prestige = before, g.prestige[at]
        memory = Memory(votes=tuple(votes), player=realm(g, "france"))
        carry_out(g, "castile", "poland: take_sides(2)", memory=memory)
        choose(g, at, choice)
        answer(g)
        assert (g.power[3 * at + MIL] - before, prestige - g.prestige[at]) == (gained, lost)


def test_whoever_plays_on_as_another_realm_keeps_all_ties() -> None:
    g = begin()
    at = seat(g, "castile")
    old, new = realm(g, "castile"), realm(g, "aragon")
    for column in (g.allies, g.active_allies, g.weddings, g.disputed, g.wars, g.aggressor, g.truces, g.casus):
        column[:] = [0] * g.seats
    france, england = seat(g, "france"), seat(g, "england")
    friends = 1 << realm(g, "scotland") | 1 << realm(g, "austria") | 1  # before and after both by the alphabet
    g.allies[france] = 1 << old | friends
    g.wars[england] = 1 << old | 1 << new
    g.truces[england] = 1 << new
    carry_out(g, "castile", "you: play_as(aragon)")
    assert g.realm[at] == new
    assert (g.allies[france], g.wars[england], g.truces[england]) == (1 << new | friends, 1 << new, 0)


def test_the_empire_is_defended_against_a_foe_from_outside() -> None:
    g = begin()
    at = seat(g, "austria")
    g.wars[:] = [0] * g.seats
    g.defence = 0
    war(g, at, "venice", "france")
    g.wars[at] |= 1 << realm(g, "brandenburg")
    carry_out(g, "austria", "you: defend_empire")
    answer(g)
    assert named(g, g.defence, "realm") <= {"venice", "france"}
    assert g.defence.bit_count() == 1


def test_who_rises_is_neither_an_ally_nor_at_war_nor_in_a_truce() -> None:
    g = begin()
    at = seat(g, "poland")
    saxony = 1 << realm(g, "saxony")
    for ties in (g.allies, g.truces, g.wars):
        ties[:] = [0] * g.seats
    for blocked in (g.allies, g.truces, g.wars, None):
        if blocked is not None:
            blocked[at] = saxony
        carry_out(g, "france", "you: rise(1, saxony, poland)")
        answer(g)
        if blocked is not None:
            assert bool(g.wars[at] & saxony) == (blocked is g.wars)
            blocked[at] = 0
    assert g.wars[at] & saxony


# -- Rome, rulers, influence


def test_cardinals_are_lost_from_the_right_one_by_one_and_by_half() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "austria")
    g.curia = (at, other, at, other)
    carry_out(g, "castile", "you: lose_rightmost_cardinal")
    assert g.curia == (at, other, other)
    carry_out(g, "france", "you: lose_rightmost_cardinal")
    assert g.curia == (at, other, other)
    g.curia = (at, at, other)
    carry_out(g, "castile", "you: lose(cardinal(2))")
    answer(g)
    assert g.curia == (other,)
    for there, left in ((5, 2), (4, 2), (1, 0)):
        g.curia = (at, other, at, other, at)[:there]
        carry_out(g, "castile", "you: remove_cardinals(half(all))")
        answer(g)
        assert len(g.curia) == left
    g.curia = (at, other, at)
    carry_out(g, "castile", "you: remove_cardinals(2)")
    answer(g)
    assert len(g.curia) == 1


def test_there_is_one_papal_token_and_only_catholics_are_banned() -> None:
    g = begin()
    at, france = seat(g, "castile"), seat(g, "france")
    g.crusade, g.excommunicated, g.crusaders = -1, -1, 0
    carry_out(g, "castile", "you: commit")
    assert g.crusaders == 0
    carry_out(g, "castile", "you: excommunicate(ottomans)")
    assert g.excommunicated == -1
    carry_out(g, "castile", "you: excommunicate(france)")
    assert g.excommunicated == france
    carry_out(g, "castile", "you: crusade(andalucia)")
    assert (g.crusade, g.crusaders) == (-1, 0)
    g.crusade, g.excommunicated = area(g, "andalucia"), -1
    carry_out(g, "castile", "you: commit")
    assert g.crusaders == 1 << at


def test_the_newest_leader_among_the_discards_is_crowned() -> None:
    g = begin()
    at = seat(g, "castile")
    mil = list(members(g.start.people.deck[MIL]))
    leaders = [n for n in mil if g.start.people.all[n].leader][:2]
    other = next(n for n in mil if not g.start.people.all[n].leader)
    g.discards[MIL] = (leaders[0], leaders[1], other)
    carry_out(g, "castile", "you: crown_from(mil)")
    assert g.ruler[at] == leaders[1]
    assert g.discards[MIL][:1] == (leaders[0],)
    assert leaders[1] not in g.discards[MIL]


def test_everybody_s_influence_is_stripped_cube_by_cube() -> None:
    g = begin()
    there = area(g, "perm")
    g.influence[there] = 0
    add_share(g.influence, there, seat(g, "castile"), 2)
    add_share(g.influence, there, seat(g, "poland"), 1)
    carry_out(g, "france", "you: strip_influence(1, perm)", "targets: lose(prestige(1))")
    answer(g)
    assert [share(g.influence, there, seat(g, name)) for name in ("castile", "poland", "france")] == [1, 0, 0]
    assert [g.prestige[seat(g, name)] for name in ("castile", "poland", "france")] == [-1, -1, 0]


# -- ties and unrest


@pytest.mark.rule("europa:7.6")
def test_a_core_takes_the_place_of_every_other_token_in_its_area() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    here, far = area(g, "portugal"), area(g, "aragon")
    g.claims[:], g.cores[:] = [0] * g.seats, [0] * g.seats
    g.cores[other] = 1 << here | 1 << far
    g.claims[at] = 1 << here | 1 << far
    g.tokens = ((realm(g, "morocco"), provinces(g, "lisboa tangiers"), NONE, 0),)
    carry_out(g, "castile", "you: core(1, portugal)")
    answer(g)
    assert (g.cores[at], g.cores[other], g.claims[at]) == (1 << here, 1 << far, 1 << far)
    assert g.tokens[0][1] == provinces(g, "tangiers")
    carry_out(g, "castile", "you: core(1, portugal, castile)")
    answer(g)
    assert g.cores[at] == 1 << here  # a core there already, and all of Castile is hers


def test_alliances_with_realms_at_home_in_an_area_are_stripped() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    g.allies[:] = [0] * g.seats
    g.allies[at] = 1 << realm(g, "portugal") | 1 << realm(g, "aragon")
    g.allies[other] = 1 << realm(g, "portugal")
    carry_out(g, "france", "you: strip_alliances(portugal, leon)")
    assert (named(g, g.allies[at], "realm"), g.allies[other]) == ({"aragon"}, 0)


def test_a_truce_ends_on_both_mats() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    g.truces[:] = [0] * g.seats
    g.truces[at] = 1 << g.realm[other] | 1 << realm(g, "granada")
    g.truces[other] = 1 << g.realm[at] | 1 << realm(g, "aragon")
    carry_out(g, "castile", "you: end_truce(france)")
    assert (named(g, g.truces[at], "realm"), named(g, g.truces[other], "realm")) == ({"granada"}, {"aragon"})
    war(g, at, "portugal")
    carry_out(g, "castile", "you: truce(portugal); truce(navarra)")
    assert named(g, g.truces[at], "realm") == {"granada", "navarra"}


def test_half_of_the_provinces_of_each_area_are_stirred() -> None:
    """Rounded down: of a single one none."""
    g = begin()
    at, land = seat(g, "castile"), g.start.board.land
    names = "galicia salamanca badajoz burgos madrid canarias"
    g.unrest = 0
    carry_out(g, "castile", f"you: unrest_half({names.replace(' ', ', ')})")
    answer(g)
    for inside in land.in_area:
        assert (inside & g.unrest).bit_count() == (inside & provinces(g, names)).bit_count() // 2
    assert g.unrest
    assert g.unrest & ~g.towns[at] == 0


def test_power_of_any_kind_is_gained_where_there_is_room_and_lost_where_there_is_any() -> None:
    g = begin()
    at = seat(g, "castile")
    g.power[3 * at : 3 * at + 3] = [MOST, MOST - 1, MOST]
    carry_out(g, "castile", "you: gain(power(2))")
    answer(g)
    assert list(g.power[3 * at : 3 * at + 3]) == [MOST, MOST, MOST]
    g.power[3 * at : 3 * at + 3] = [0, 0, 2]
    carry_out(g, "castile", "you: lose(power(3))")
    answer(g)
    assert list(g.power[3 * at : 3 * at + 3]) == [0, 0, 0]


def test_no_more_is_lost_than_there_is() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    g.interest[at], g.colonists[at], g.available[at], g.exhausted[at] = 2, 1, 3, 0
    carry_out(g, "castile", "you: lose(interest(1)); lose(colonist(4)); lose(manpower(2))")
    assert (g.interest[at], g.colonists[at], g.available[at], g.exhausted[at]) == (1, 0, 1, 2)
    carry_out(g, "castile", "you: lose(interest(5)); exhaust(4)")
    assert (g.interest[at], g.available[at], g.exhausted[at]) == (0, 0, 3)
    g.power[3 * at + MIL], g.power[3 * other + MIL] = 2, 1
    carry_out(g, "castile", "you: give(mil(5), france)")
    assert (g.power[3 * at + MIL], g.power[3 * other + MIL]) == (0, 3)


def test_nobody_makes_war_on_himself() -> None:
    g = begin()
    at = seat(g, "castile")
    carry_out(g, "castile", "you: war(you); if(done, gain(prestige(1)))")
    assert (g.decision, g.wars[at], g.prestige[at]) == (None, 0, 0)
    g.truces[:], g.allies[:], g.weddings[:] = [0] * g.seats, [0] * g.seats, [0] * g.seats
    carry_out(g, "castile", "you: may(war(all))")
    assert "castile" not in {choice.id.rpartition(":")[2] for choice in g.offered(at)}


@pytest.mark.parametrize(("mine", "army_"), [((-1, -1, -1), 0), ((5, -1, -1), 1), ((5, 6, -1), 2), ((5, 6, 7), 0)])
def test_a_general_of_the_discards_leads_the_first_army_without_one(mine: tuple[int, ...], army_: int) -> None:
    """Where all have one, the first gives way; the generals of others stay."""
    g = begin()
    at = seat(g, "austria")
    leaders = [n for n in members(g.start.people.deck[MIL]) if g.start.people.all[n].leader]
    given = [leaders[n] if n >= 0 else -1 for n in mine]
    g.generals[:] = [-1] * len(g.generals)
    g.generals[3 * at : 3 * at + 3] = given
    g.discards[MIL] = (leaders[9],)
    carry_out(g, "austria", "you: appoint_from(mil, generals)")
    answer(g)
    given[army_] = leaders[9]
    assert list(g.generals[3 * at : 3 * at + 3]) == given
    assert sum(general >= 0 for general in g.generals) == sum(general >= 0 for general in given)
    assert leaders[9] not in g.discards[MIL]
