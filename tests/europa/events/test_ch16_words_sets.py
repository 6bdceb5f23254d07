"""16.3: words of cards that name places, realms, players and numbers, on the board of 1444."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.adjacency import areas_of
from theatrum.titles.europa.board.ownership import any_of, worth
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.scene import Memory, Scene
from theatrum.titles.europa.faith.religion import PROTESTANT
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.war.units import INFANTRY, MERCENARY, one

from ..cards import area, condition, found, look
from ..positions import begin, number, provinces, seat, zeros

pytestmark = pytest.mark.rule("europa:16.3")


def count(g: Europa, who: str, text: str, memory: Memory | None = None) -> int:
    s = look(g, who)
    scene = Scene(g, s.you, s.realm, memory or Memory())
    return scene.number(g.start.lists.language.read(f"you: exhaust({text})").effects[0][1])


def zone(g: Europa, name: str) -> int:
    return number(g, "zone", name)


def realm(g: Europa, name: str) -> int:
    return 1 << number(g, "realm", name)


# -- as the board is printed, and the realms of 1444 stand

PRINTED = [
    ("areas", "by_land(leon)", "andalucia aragon castile portugal"),
    ("areas", "by_land(leon, castile)", "andalucia aragon portugal"),
    ("areas", "by_land_realm(castile)", "aragon portugal"),
    ("areas", "beside_zone(gulf_of_lion)", "aragon central_italy corsica_sardinia languedoc lombardy"),
    ("areas", "beside_node(sevilla)",
     "algiers andalucia aragon castile leon macaronesia northern_morocco portugal"),
    ("areas", "beside_ships", "algiers andalucia aragon castile leon macaronesia northern_morocco portugal"),
    ("areas", "garrisons(castile)", "castile"),
    ("areas", "faith_is(protestant)", ""),
    ("areas", "reformation_ground", "saxony switzerland"),
    ("areas", "near_colonies", ""),
    ("areas", "hostile_with_units", ""),
    ("areas", "capital_area(portugal)", "portugal"),
    ("zones", "home_zones", "bay_of_biscay central_atlantic western_mediterranean"),
    ("zones", "zones_at(sevilla)", "central_atlantic western_mediterranean"),
    ("zones", "zones_of(africa)", "east_african_coast southeastern_atlantic"),
    ("zones", "dagger_zones",
     "adriatic_sea aegean_sea central_mediterranean eastern_mediterranean gulf_of_lion western_mediterranean"),
    ("provinces", "dutch", "amsterdam antwerpen breda brugge friesland gelre gent zeeland"),
    ("provinces", "facing(gulf_of_lion)", "baleares barcelona corsica genova montpellier pisa provence valencia"),
    ("provinces", "except(facing(gulf_of_lion), coastal)", ""),
    ("provinces", "held_from(portugal)", "beira ceuta lisboa madeira porto"),
    ("provinces", "held_from(leon)", ""),
    ("provinces", "in_unrest", ""),
    ("provinces", "not_core", ""),
    ("realms", "nprs_in(leon, portugal)", "portugal"),
    ("realms", "up_to_tax(3, nprs_beside(castile))", "brittany granada navarra tlemcen"),
    ("realms", "realms_at_ships", "aragon granada morocco portugal tlemcen tunis"),
    ("realms", "married_realms", "hungary lithuania portugal"),
    ("who", "papal_controller", "castile"),
    ("who", "allies_or_others", "austria england france ottomans poland"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "names"), PRINTED)
def test_what_words_name_at_the_start(kind: str, text: str, names: str) -> None:
    assert found(begin(), "castile", kind, text) == {*names.split()}


def test_faiths_of_areas_provinces_and_realms() -> None:
    g = begin()
    assert found(g, "castile", "areas", "faith_is(orthodox)") >= {"greece", "moscow_ryazan", "cyprus"}
    assert not found(g, "castile", "areas", "faith_is(orthodox)") & {"leon", "lithuania", "granada"}
    assert found(g, "castile", "provinces", "of_faith(orthodox)") >= {"moskva", "constantinople", "trebizond"}
    assert "edirne" not in found(g, "castile", "provinces", "of_faith(orthodox)")
    played = found(g, "castile", "realms", "realms_of_faith(muslim)") - found(
        g, "castile", "realms", "nprs_of_faith(muslim)"
    )
    assert played == {"ottomans"}
    assert found(g, "castile", "realms", "distant_realms") >= {"aztec", "ming", "songhai"}
    assert not found(g, "castile", "realms", "distant_realms") & {"granada", "portugal", "morocco"}


def test_parts_of_the_map() -> None:
    g = begin()
    africa = found(g, "castile", "areas", "of_map(africa)")
    assert {"mali", "kongo", "upper_egypt"} <= africa
    assert africa <= found(g, "castile", "areas", "distant_areas")
    assert not found(g, "castile", "provinces", "except(main_map, except(main_map, distant))")
    assert "lisboa" in found(g, "castile", "provinces", "main_map")
    assert not found(g, "castile", "zones", "distant_zones") & found(g, "castile", "zones", "home_zones")


# -- with something changed


def test_garrisons_are_three_units_or_whatever_stands() -> None:
    g = begin()
    at = seat(g, "castile")
    g.infantry[:] = zeros(g.infantry)
    g.armies[3 * at : 3 * at + 3] = [2 * one(INFANTRY), 0, 3 * one(INFANTRY)]
    g.army_at[3 * at : 3 * at + 3] = [area(g, "leon"), -1, area(g, "andalucia")]
    assert found(g, "france", "areas", "garrisons(castile)") == {"andalucia"}
    g.armies[3 * at + 2] = 2 * one(INFANTRY)
    assert found(g, "france", "areas", "garrisons(castile)") == {"leon", "andalucia"}
    assert found(g, "france", "areas", "garrisons(portugal)") == set()


def test_units_in_hostile_areas() -> None:
    g = begin()
    at = seat(g, "castile")
    g.army_at[3 * at], g.armies[3 * at] = area(g, "portugal"), one(INFANTRY)
    assert found(g, "castile", "areas", "hostile_with_units") == set()
    g.wars[at] |= realm(g, "portugal")
    assert found(g, "castile", "areas", "hostile_with_units") == {"portugal"}


def test_areas_beside_colonies() -> None:
    g = begin()
    at, land = seat(g, "castile"), g.start.board.land
    g.claims[at] |= 1 << area(g, "mali")
    beside = found(g, "france", "areas", "near_colonies")
    assert beside == {g.start.names["area"][a] for a in range(len(land.areas)) if land.beside[area(g, "mali")] >> a & 1}
    assert "mali" not in beside
    g.claims[at] = 1 << area(g, "leon")
    assert found(g, "france", "areas", "near_colonies") == set()


def test_where_two_faiths_meet_in_towns() -> None:
    """Languedoc turns Protestant: it has towns and Catholic neighbours, of which those with towns are meant."""
    g = begin()
    land, names = g.start.board.land, g.start.names["area"]
    g.faith[area(g, "languedoc")] = PROTESTANT
    assert found(g, "castile", "areas", "faith_is(protestant)") == {"languedoc"}
    held = areas_of(g.start.board, any_of(g.towns)) & land.beside[area(g, "languedoc")]
    assert found(g, "castile", "areas", "faith_border") == {"languedoc", *(names[a] for a in members(held))}


def test_a_reformation_finds_the_empire_and_then_four_realms() -> None:
    g = begin()
    for name in ("saxony", "switzerland"):
        g.faith[area(g, name)] = PROTESTANT
    inside = found(g, "castile", "areas", "reformation_ground")
    assert {"brandenburg"} <= inside <= found(g, "castile", "areas", "empire")
    assert not inside & found(g, "castile", "areas", "areas_of(austria)")
    for name in found(g, "castile", "areas", "empire"):
        g.faith[area(g, name)] = PROTESTANT
    later = found(g, "castile", "areas", "reformation_ground")
    names = ("england", "france", "scotland", "denmark")
    four = {name for who in names for name in found(g, "castile", "areas", f"areas_of({who})")}
    shores = found(g, "castile", "areas", "beside_zone(dagger_zones)")
    assert later == four - shores - found(g, "castile", "areas", "faith_is(protestant)")
    assert {"scotland", "seine"} <= later


def test_allies_and_vassal_realms_are_friends() -> None:
    g = begin()
    at = seat(g, "castile")
    assert found(g, "france", "realms", "friends_of(castile)") == set()
    g.allies[at] = realm(g, "portugal") | realm(g, "aragon") | realm(g, "france")
    assert found(g, "france", "realms", "friends_of(castile)") == {"portugal", "aragon", "france"}
    assert found(g, "castile", "realms", "strongest_ally") == {"aragon"}
    assert found(g, "castile", "who", "allies_or_others") == {"france"}
    g.allies[at] = realm(g, "portugal")
    assert found(g, "castile", "realms", "strongest_ally") == {"portugal"}
    assert found(g, "castile", "who", "allies_or_others") == {"austria", "england", "france", "ottomans", "poland"}


def test_who_held_what_before() -> None:
    g = begin()
    before = [0] * g.seats
    before[seat(g, "england")] = provinces(g, "lisboa porto")
    before[seat(g, "france")] = provinces(g, "madrid")
    s = look(g, "castile")
    scene = Scene(g, s.you, s.realm, Memory(before=tuple(before)))
    term = g.start.lists.language.read("you: truce(holders_before(lisboa))").effects[0][1]
    assert scene.who(term) == realm(g, "england")


# -- conditions


def test_conditions_of_land_and_ties() -> None:
    g = begin()
    at, granada = seat(g, "castile"), realm(g, "granada")
    assert condition(g, "castile", "adjacent_area(portugal)")
    assert not condition(g, "castile", "adjacent_area(lithuania)")
    assert not condition(g, "castile", "truce_with(granada)")
    g.truces[at] |= granada
    assert condition(g, "castile", "truce_with(granada)")
    assert not condition(g, "castile", "truce_with(portugal)")
    g.truces[at], g.truces[seat(g, "france")] = 0, 1 << g.realm[at]
    assert condition(g, "castile", "truce_with(france)")
    assert not condition(g, "castile", "truce_with(england)")
    g.claims[at], g.cores[at] = 1 << area(g, "portugal"), 1 << area(g, "aragon")
    assert condition(g, "castile", "and(has_claim(portugal), has_claim(aragon), not(has_claim(leon)))")
    assert not condition(g, "castile", "any_colonial_claim")
    g.claims[at] |= areas_of(g.start.board, look(g, "castile").provinces(("vacant",)))
    assert condition(g, "castile", "any_colonial_claim")


def test_conditions_of_overlords_and_owners() -> None:
    g = begin()
    at = seat(g, "castile")
    lisbon = provinces(g, "lisboa")
    assert not condition(g, "castile", "overlord_of(lisboa)")
    g.vassals[at] |= lisbon
    assert condition(g, "castile", "and(overlord_of(lisboa), dominates(lisboa, madrid), not(overlord_of(madrid)))")
    assert not condition(g, "castile", "dominates(lisboa, porto)")
    assert condition(g, "castile", "owned_by_faith(catholic, madrid)")
    assert not condition(g, "castile", "owned_by_faith(orthodox, madrid)")


def test_who_is_present_where() -> None:
    """Units, towns, vassals, influence, claims, cores, allies, marriages: each alone is enough."""
    here = "perm"
    for column in ("claims", "cores", "influence", "infantry", "allies", "weddings", "towns", "vassals", ""):
        g = begin()
        at = seat(g, "castile")
        if column in ("claims", "cores"):
            getattr(g, column)[at] |= 1 << area(g, here)
        elif column in ("influence", "infantry"):
            add_share(getattr(g, column), area(g, here), at, 1)
        elif column in ("towns", "vassals"):
            getattr(g, column)[at] |= provinces(g, "perm")
        elif column:
            getattr(g, column)[at] |= realm(g, "perm") if "perm" in g.start.names["realm"] else realm(g, "muscovy")
            here = "perm" if "perm" in g.start.names["realm"] else "moscow_ryazan"
        assert condition(g, "castile", f"present({here})") == bool(column), column
        assert condition(g, "castile", f"rival_present({here})") is False, column
        assert condition(g, "austria", f"rival_present({here})") == bool(column), column
        here = "perm"


def test_conditions_of_ships_and_the_court() -> None:
    g = begin()
    at = seat(g, "castile")
    assert not condition(g, "castile", "ship_in(baltic_sea)")
    add_share(g.ships, zone(g, "baltic_sea"), at, 1)
    assert condition(g, "castile", "ship_in(baltic_sea)")
    assert condition(g, "castile", "ship_in(north_sea, baltic_sea)")
    assert not condition(g, "castile", "excommunicated(castile)")
    g.excommunicated = at
    assert condition(g, "france", "and(excommunicated(castile), not(excommunicated(france)))")
    assert not condition(g, "castile", "took_event(castile)")
    g.took_event = 1 << at
    assert condition(g, "france", "and(took_event(castile), not(took_event(you)), not(took_event(portugal)))")
    g.ruler[at] = -1
    assert not condition(g, "castile", "ruler_commands")
    for commands in (True, False):
        g.ruler[at] = next(n for n, person in enumerate(g.start.people.all) if person.commander == commands)
        assert condition(g, "castile", "ruler_commands") == commands


def test_the_greatest_of_a_faith_has_nobody_richer() -> None:
    g = begin()
    greatest = {
        name for name in ("france", "england", "castile", "ottomans") if condition(g, name, "greatest_of_faith")
    }
    assert greatest == {"france", "england"}  # 16 each; Castile has 12; the Ottomans 15, the Mamluks 16
    for at, town in ((seat(g, "ottomans"), "constantinople"), (seat(g, "france"), "provence")):
        g.towns[at] |= provinces(g, town)
    assert condition(g, "ottomans", "greatest_of_faith")
    assert condition(g, "france", "greatest_of_faith")
    assert not condition(g, "england", "greatest_of_faith")


def test_three_signs_of_industry() -> None:
    """Two large ports, two distant provinces, an idea, no gold: any three."""
    g = begin()
    at, land = seat(g, "castile"), g.start.board.land
    distant = [p for p in range(len(land.area_of)) if land.distant >> land.area_of[p] & 1 and not land.gold >> p & 1]
    ports = provinces(g, "lisboa porto")
    g.towns[at] = ports | 1 << distant[0] | 1 << distant[1]
    g.large = ports
    assert condition(g, "castile", "industrial")
    g.large = provinces(g, "lisboa")
    assert not condition(g, "castile", "industrial")
    g.ideas[at] |= 1 << g.start.lists.ideas["scientific_revolution"]
    assert condition(g, "castile", "industrial")
    g.towns[at] = ports | 1 << distant[0]
    assert not condition(g, "castile", "industrial")
    g.large = ports
    assert condition(g, "castile", "industrial")
    g.towns[at] |= 1 << next(p for p in members(land.gold) if not land.distant >> land.area_of[p] & 1)
    assert not condition(g, "castile", "industrial")


# -- numbers


def test_numbers_of_the_board() -> None:
    g = begin()
    at = seat(g, "castile")
    assert count(g, "castile", "tax_of(madrid, lisboa)") == worth(g, provinces(g, "madrid lisboa"))
    g.rebels[area(g, "leon")], g.rebels[area(g, "portugal")], g.rebels[area(g, "aragon")] = 2, 1, 4
    assert count(g, "castile", "rebels_in(leon, portugal)") == 3
    g.unrest = provinces(g, "lisboa porto madrid")
    assert count(g, "castile", "unrest_in(portugal)") == 2
    assert count(g, "castile", "own_unrest") == 1
    g.vassals[at] |= provinces(g, "porto")
    assert count(g, "castile", "own_unrest") == 2
    g.unrest, g.occupied_unrest = provinces(g, "lisboa"), provinces(g, "porto")
    assert found(g, "castile", "provinces", "in_unrest") == {"lisboa", "porto"}
    assert count(g, "castile", "event_ducats", Memory(ducats=7)) == 7


def test_numbers_of_a_player() -> None:
    g = begin()
    at = seat(g, "castile")
    g.infantry[:] = zeros(g.infantry)
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.fleet[at], g.fleet_at[at] = 0, -1
    g.armies[3 * at : 3 * at + 3] = [one(INFANTRY), 0, 2 * one(INFANTRY, MERCENARY)]
    g.army_at[3 * at : 3 * at + 3] = [area(g, "leon"), -1, area(g, "portugal")]
    add_share(g.infantry, area(g, "leon"), at, 3)
    assert [count(g, "castile", f"units({where})") for where in ("leon", "portugal", "aragon")] == [4, 2, 0]
    assert count(g, "castile", "units(leon, portugal)") == 6
    add_share(g.ships, zone(g, "baltic_sea"), at, 2)
    add_share(g.guards, zone(g, "north_sea"), at, 1)
    assert (count(g, "castile", "fleet_size"), count(g, "castile", "deployed_light")) == (3, 3)
    g.power[3 * at : 3 * at + 3] = [4, 7, 5]
    g.power[3 * at + 3] = 9
    assert count(g, "castile", "most_power") == 7
    g.merchants[3 * at : 3 * at + 3] = [0, -1, 4]
    assert count(g, "castile", "merchants") == 2
    g.advisors[3 * at : 3 * at + 3] = [0, 5, -1]
    assert count(g, "castile", "advisors") == 2
    g.allies[at], g.weddings[at] = realm(g, "portugal"), realm(g, "portugal") | realm(g, "aragon")
    assert (count(g, "castile", "alliances"), count(g, "castile", "marriages")) == (1, 2)
    g.claims[at], g.cores[at] = 1 << area(g, "portugal"), 1 << area(g, "portugal") | 1 << area(g, "aragon")
    assert count(g, "castile", "claims_held") == 2
    g.stability[at], g.ducats[at], g.authority, g.exhausted[at] = -2, 31, 4, 5
    read = ("stability_level", "treasury", "authority_level", "exhausted")
    assert [count(g, "castile", text) for text in read] == [-2, 31, 4, 5]
