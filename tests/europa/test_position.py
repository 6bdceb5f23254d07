"""Who owns what, and what it brings: the layers of a province (2, 7.5, 7.6, 9.3, 9.8, 13)."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.nearness import adjacent, foes, friendly_area, hostile_area
from theatrum.titles.europa.board.ownership import (
    base_tax,
    capital,
    controller,
    core_of,
    cores_of,
    free_realms,
    independent,
    lands,
    overlord,
    owned,
    rightful,
    strength,
    subjects,
)  # fmt: skip
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.cards.conditions import scene
from theatrum.titles.europa.court.characters import skill
from theatrum.titles.europa.court.tracks import manpower, tax, town_tax, vassal_tax
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios

from .positions import begin, named, number, provinces, seat


@pytest.mark.rule("europa:7.5")
@pytest.mark.parametrize(
    ("realm", "towns", "vassals", "men"),
    [
        ("castile", 12, 0, 6),
        ("england", 16, 0, 8),
        ("france", 16, 0, 8),
        ("austria", 9, 0, 8),  # with the Emperor's authority of 3
        ("poland", 9, 2, 7),
        ("ottomans", 15, 0, 8),
    ],
)
def test_taxes_and_manpower_of_1444(realm: str, towns: int, vassals: int, men: int) -> None:
    g = begin()
    at = seat(g, realm)
    assert (town_tax(g, at), vassal_tax(g, at), manpower(g, at)) == (towns, vassals, men)


@pytest.mark.rule("europa:4.7")
def test_taxes_of_the_books_last_scoring() -> None:
    """Castile has 14 from taxes: 12 from towns, 2 from four vassals; three occupied provinces bring nothing."""
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    g.towns[at] |= provinces(g, "navarra granada")
    g.vassals[at] = provinces(g, "barcelona baleares zaragoza valencia")
    g.occupied[other] = provinces(g, "barcelona navarra")
    g.rebel_towns = provinces(g, "galicia")
    assert (town_tax(g, at), vassal_tax(g, at), tax(g, at)) == (12, 2, 14)


@pytest.mark.rule("europa:4.4")
def test_an_interregnum_has_one_skill_of_each_power() -> None:
    g = begin()
    at = seat(g, "castile")
    assert [skill(g, at, kind) for kind in range(3)] == [1, 2, 1]
    g.ruler[at] = -1
    assert [skill(g, at, kind) for kind in range(3)] == [1, 1, 1]


@pytest.mark.rule("europa:13")
def test_a_realm_owns_its_flags_but_for_towns_and_tokens() -> None:
    g = begin()
    granada = number(g, "realm", "granada")
    assert named(g, lands(g, granada)) == {"granada", "gibraltar"}
    assert (base_tax(g, granada), independent(g, granada)) == (2, True)
    gibraltar = number(g, "province", "gibraltar")
    g.tokens = ((number(g, "realm", "morocco"), 1 << gibraltar, number(g, "province", "marrakech"), 0),)
    assert named(g, lands(g, granada)) == {"granada"}
    assert rightful(g, gibraltar) == core_of(g, gibraltar) == number(g, "realm", "morocco")
    g.towns[seat(g, "castile")] |= 1 << gibraltar
    assert rightful(g, gibraltar) == number(g, "realm", "castile")
    assert core_of(g, gibraltar) == number(g, "realm", "morocco")
    g.cores[seat(g, "castile")] = 1 << number(g, "area", "andalucia")
    assert core_of(g, gibraltar) == number(g, "realm", "castile")
    everywhere = range(len(g.start.side.tax))
    for realm in range(len(g.start.side.capital)):
        assert cores_of(g, realm) == sum(1 << province for province in everywhere if core_of(g, province) == realm)


@pytest.mark.rule("europa:9.8")
def test_an_occupied_province_is_nobodys_own() -> None:
    g = begin()
    castile, england = number(g, "realm", "castile"), number(g, "realm", "england")
    burgos = number(g, "province", "burgos")
    g.occupied[seat(g, "england")] = 1 << burgos
    assert rightful(g, burgos) == castile
    assert controller(g, burgos) == england
    assert not owned(g, castile) >> burgos & 1
    assert not owned(g, england) >> burgos & 1
    g.occupied[seat(g, "england")] = 0
    g.rebel_towns = 1 << burgos
    assert controller(g, burgos) == -1


@pytest.mark.rule("europa:13.2")
def test_the_vassal_of_a_realm_is_free_when_its_overlord_is_not() -> None:
    g = begin()
    aragon, naples = number(g, "realm", "aragon"), number(g, "realm", "naples")
    assert overlord(g, naples) == aragon
    assert named(g, subjects(g, aragon)) == {"napoli", "bari", "salerno"}
    assert strength(g, aragon) == 13
    assert not independent(g, naples)
    g.vassals[seat(g, "castile")] = lands(g, aragon)
    assert overlord(g, aragon) == number(g, "realm", "castile")
    assert independent(g, naples)
    assert subjects(g, aragon) == 0


@pytest.mark.rule("europa:13")
def test_a_lost_capital_is_chosen_anew_large_provinces_first() -> None:
    g = begin()
    aragon = number(g, "realm", "aragon")
    assert named(g, 1 << capital(g, aragon)) == {"valencia"}
    g.towns[seat(g, "castile")] |= provinces(g, "valencia")
    assert g.start.side.tax[capital(g, aragon)] == max(
        tax for province, tax in enumerate(g.start.side.tax) if lands(g, aragon) >> province & 1
    )


@pytest.mark.rule("europa:2")
def test_active_allies_of_an_enemy_are_enemies() -> None:
    g = begin()
    france, england = seat(g, "france"), seat(g, "england")
    scotland, northumbria = number(g, "realm", "scotland"), number(g, "area", "scotland")
    g.wars[england] |= 1 << g.realm[france]
    g.wars[france] |= 1 << g.realm[england]
    assert not foes(g, england) >> scotland & 1
    g.allies[france] |= 1 << scotland
    g.active_allies[france] = 1 << scotland
    assert foes(g, england) >> scotland & 1
    assert hostile_area(g, england, northumbria)
    assert friendly_area(g, france, northumbria)


@pytest.mark.rule("europa:2")
def test_realms_are_adjacent_over_land_and_through_ports_not_through_vassals() -> None:
    g = begin()
    castile, granada = number(g, "realm", "castile"), number(g, "realm", "granada")
    assert adjacent(g, castile, granada)
    assert not adjacent(g, granada, number(g, "realm", "poland"))


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize("variant", read_scenarios(), ids=lambda variant: f"{variant.scenario}-{variant.id}")
def test_every_start_can_be_placed(variant: Variant) -> None:
    g = begin(variant.scenario, variant.id)
    for at in range(g.seats):
        assert g.towns[at] >> g.start.capitals[g.realm[at]] & 1
        assert 0 <= g.available[at] <= manpower(g, at)
        assert not any(g.towns[at] & g.towns[other] for other in range(at))


@pytest.mark.rule("europa:13")
@pytest.mark.parametrize("scenario", ["2-01", "1-01", "2-05"])
def test_free_realms_are_found_in_one_pass(scenario: str) -> None:
    variant = next(v for v in read_scenarios() if v.scenario == scenario)
    g = begin(variant.scenario, variant.id)
    for step in range(3):
        assert free_realms(g) == bits(realm for realm in range(len(g.start.side.capital)) if independent(g, realm))
        for province in range(step, len(g.start.side.tax), 7):  # others hold it now: realms go, capitals move
            if not any(towns >> province & 1 for towns in g.towns):
                g.towns[0] |= 1 << province


@pytest.mark.rule("europa:13.3")
def test_an_expansive_realm_without_a_flag_has_a_number_of_its_own() -> None:
    g = begin("2-04", "6_players")
    realms = [tokens[0] for tokens in g.tokens]
    assert min(realms) >= 0
    assert len(set(realms)) == len(realms)
    colonies = next(tokens for tokens in g.tokens if tokens[1] & provinces(g, "virginia"))
    assert lands(g, colonies[0]) == provinces(g, "virginia new_england")
    assert colonies[0] not in g.realm


def test_vacant_territories_have_no_owner_of_any_kind() -> None:
    """The set is worked out at once; province by province it is the same."""
    g = begin()
    land, printed = g.start.board.land, g.start.side.printed
    empty = next(p for p in members(printed) if rightful(g, p) < 0)
    for _ in range(3):
        one_by_one = bits(province for province in members(printed) if rightful(g, province) < 0)
        assert one_by_one
        assert scene(g, 0).provinces(("vacant",)) == one_by_one
        g.towns[0] |= 1 << empty  # a colony, then a realm that has grown over the next one
        g.tokens = ((number(g, "realm", "genoa"), one_by_one & -one_by_one, land.area_of[empty], 0),)
