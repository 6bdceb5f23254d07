"""Chapter 11: what happens on the board when ties change."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.holding import free, occupy, take
from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.diplomacy import ties
from theatrum.titles.europa.diplomacy.relations import can_wed, crowd, influence_in, troops
from theatrum.titles.europa.state import IMPERIAL, Europa, add_share, share
from theatrum.titles.europa.war.units import ALLIED, INFANTRY, one

from ..positions import begin, number, seat, zeros


def bare(scenario: str = "2-01", variant: str = "default_austria") -> Europa:
    """The board without ties between realms and without influence."""
    g = begin(scenario, variant)
    g.influence = zeros(g.influence)
    for column in (g.allies, g.weddings, g.claims, g.cores, g.wars, g.casus):
        column[:] = [0] * g.seats
    return g


@pytest.mark.rule("europa:11.1")
def test_five_cubes_at_most_are_in_an_area() -> None:
    g = bare()
    france, castile, lombardy = seat(g, "france"), seat(g, "castile"), number(g, "area", "lombardy")
    assert ties.add_influence(g, castile, lombardy, 2) == 2
    add_share(g.influence, lombardy, IMPERIAL, 1)
    assert ties.add_influence(g, france, lombardy, 4) == 2
    assert (crowd(g, lombardy), share(g.influence, lombardy, france)) == (5, 2)
    assert ties.remove_influence(g, castile, lombardy, 3) == 2
    assert crowd(g, lombardy) == 3


@pytest.mark.rule("europa:11.1")
def test_no_influence_where_players_own_everything_nor_on_distant_continents() -> None:
    g = bare()
    castile, france = seat(g, "castile"), seat(g, "france")
    land = g.start.board.land
    area = number(g, "area", "lombardy")
    ties.add_influence(g, france, area, 2)
    add_share(g.influence, area, IMPERIAL, 1)
    for province in land.within[area]:
        take(g, castile, province)
    assert g.influence[area] == 0
    assert ties.add_influence(g, france, area, 1) == 0
    distant = next(iter(a for a in range(len(land.areas)) if land.distant >> a & 1))
    assert ties.add_influence(g, france, distant, 1) == 0


@pytest.mark.rule("europa:11.1")
def test_what_is_occupied_nobody_owns_so_influence_stays_until_it_is_free_again() -> None:
    g = bare()
    castile, france = seat(g, "castile"), seat(g, "france")
    area = number(g, "area", "lombardy")
    ties.add_influence(g, france, area, 2)
    first, *others = g.start.board.land.within[area]
    take(g, castile, first)
    occupy(g, france, first)
    for province in others:
        take(g, castile, province)
    assert share(g.influence, area, france) == 2
    assert ties.add_influence(g, france, area, 1) == 1
    free(g, first)
    assert g.influence[area] == 0


@pytest.mark.rule("europa:2.2")
def test_power_and_influence_share_thirty_cubes() -> None:
    g = bare()
    at, area = seat(g, "castile"), number(g, "area", "lombardy")
    g.curia, g.rome = (), -1
    g.power[3 * at : 3 * at + 3] = [10, 10, 8]
    assert ties.cubes_left(g, at) == 2
    assert ties.add_influence(g, at, area, 3) == 2
    assert ties.cubes_left(g, at) == 0


@pytest.mark.rule("europa:2.2")
def test_eight_claims_and_two_casus_belli_among_them() -> None:
    g = bare()
    at = seat(g, "castile")
    for area in range(8):
        assert ties.add_claim(g, at, area)
    assert not ties.add_claim(g, at, 8)
    ties.drop_claim(g, at, 0)
    assert not ties.add_claim(g, at, 1)  # one an area
    g.claims[at] = 0
    for realm in ("genoa", "milan", "naples"):
        ties.add_casus(g, at, number(g, "realm", realm))
    assert g.casus[at].bit_count() == 2


@pytest.mark.rule("europa:11.3")
def test_a_non_player_realm_has_one_ally() -> None:
    g = bare()
    france, castile, milan = seat(g, "france"), seat(g, "castile"), number(g, "realm", "milan")
    ties.ally(g, castile, milan)
    ties.ally(g, france, milan)
    assert (g.allies[castile] >> milan & 1, g.allies[france] >> milan & 1) == (0, 1)


@pytest.mark.rule("europa:11.3")
def test_players_place_alliance_and_marriage_on_both_sides() -> None:
    g = bare()
    france, castile = seat(g, "france"), seat(g, "castile")
    ties.ally(g, france, g.realm[castile])
    ties.wed(g, france, g.realm[castile])
    assert g.allies[castile] == g.weddings[castile] == 1 << g.realm[france]
    ties.break_alliance(g, castile, g.realm[france])
    ties.dispute(g, g.realm[castile])
    assert (g.allies[france], g.disputed[france], g.disputed[castile]) == (0, 1 << g.realm[castile], 0)
    ties.unwed(g, castile, g.realm[france])
    assert (g.weddings[france], g.weddings[castile], g.disputed[france]) == (0, 0, 0)


@pytest.mark.rule("europa:11.3")
def test_an_active_ally_takes_its_units_along_and_its_war_goes_on() -> None:
    g = bare()
    france, castile, milan = seat(g, "france"), seat(g, "castile"), number(g, "realm", "milan")
    ties.ally(g, france, milan)
    g.active_allies[france] = 1 << milan
    g.wars[castile], g.wars[france] = 1 << g.realm[france], 1 << g.realm[castile]
    sent = troops(g, milan)
    g.allied[france] = 1
    g.armies[3 * france] += sent * one(INFANTRY, ALLIED)
    before = g.armies[3 * france]
    ties.break_alliance(g, france, milan)
    assert (g.allied[france], g.active_allies[france]) == (0, 0)
    assert g.armies[3 * france] == before - (sent - 1) * one(INFANTRY, ALLIED)
    assert g.wars[castile] >> milan & 1


@pytest.mark.rule("europa:11.2")
def test_a_marriage_counts_as_influence() -> None:
    g = bare()
    france, milan = seat(g, "france"), number(g, "realm", "milan")
    ties.add_influence(g, france, number(g, "area", "lombardy"), 2)
    assert influence_in(g, france, milan) == 2
    ties.wed(g, france, milan)
    assert influence_in(g, france, milan) == 3


@pytest.mark.rule("europa:18.2")
def test_imperial_influence_is_the_emperors() -> None:
    g = bare()
    austria, france = seat(g, "austria"), seat(g, "france")
    add_share(g.influence, number(g, "area", "lombardy"), IMPERIAL, 2)
    milan = number(g, "realm", "milan")
    assert (influence_in(g, austria, milan), influence_in(g, france, milan)) == (2, 0)


@pytest.mark.rule("europa:11.2")
@pytest.mark.parametrize(
    ("player", "partner", "open_"),
    [
        ("castile", "portugal", True),
        ("castile", "granada", False),
        ("ottomans", "tunis", True),
        ("ottomans", "serbia", False),
        ("castile", "castile", False),
    ],
)
def test_christians_marry_christians_and_muslims_muslims(player: str, partner: str, open_: bool) -> None:
    g = bare()
    assert can_wed(g, seat(g, player), number(g, "realm", partner)) == open_


@pytest.mark.rule("europa:11.2")
def test_nobody_marries_a_revolutionary_realm() -> None:
    g = bare()
    castile, portugal = seat(g, "castile"), number(g, "realm", "portugal")
    g.religion[castile] = REVOLUTIONARY
    assert not can_wed(g, castile, portugal)
    assert not can_wed(g, seat(g, "france"), g.realm[castile])


@pytest.mark.rule("europa:11.2")
def test_nobody_marries_without_a_ruler_or_anothers_vassal() -> None:
    g = bare()
    castile, france = seat(g, "castile"), seat(g, "france")
    portugal = number(g, "realm", "portugal")
    g.vassals[france] |= g.start.side.flags[portugal]
    assert not can_wed(g, castile, portugal)
    assert can_wed(g, france, portugal)
    g.ruler[france] = -1
    assert not can_wed(g, france, portugal)
