"""9.4 and 2: pieces on the board, what is left of them, and what places are to a seat."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.court.treasury import bankrupt
from theatrum.titles.europa.round.once import new_turn
from theatrum.titles.europa.state import share
from theatrum.titles.europa.war.pieces import (
    FLEET,
    FRIENDLY,
    GUARD,
    HOSTILE,
    NEUTRAL,
    black_units_left,
    free_slots,
    friendly_areas,
    friendly_ports,
    hostile_areas,
    hostile_zone,
    launch,
    lose,
    mercenaries_left,
    place,
    presence,
    remove,
    ships_in,
    ships_left,
    ships_of,
    sink,
    standing,
)
from theatrum.titles.europa.war.units import (
    ALLIED,
    CAVALRY,
    GALLEY,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCENARY,
    REGULAR,
    one,
    ship,
)

from ..marches import war
from ..positions import begin, number, provinces, seat

DAMAGED = 3


@pytest.mark.rule("europa:9.4")
def test_an_army_stands_as_long_as_it_has_a_unit() -> None:
    g = begin()
    at, area = seat(g, "castile"), number(g, "area", "leon")
    army = next(army for army in range(3) if g.army_at[3 * at + army] < 0)
    place(g, at, CAVALRY, area, 2, MERCENARY, army)
    assert g.army_at[3 * at + army] == area
    assert g.armies[3 * at + army] == 2 * one(CAVALRY, MERCENARY)
    remove(g, at, CAVALRY, area, 2, MERCENARY, army)
    assert (g.army_at[3 * at + army], g.armies[3 * at + army]) == (-1, 0)


@pytest.mark.rule("europa:9.3")
def test_a_regular_unit_that_falls_is_exhausted_and_a_mercenary_goes_back_to_the_box() -> None:
    g = begin()
    at, area = seat(g, "castile"), number(g, "area", "leon")
    place(g, at, INFANTRY, area, 3)
    place(g, at, INFANTRY, area, 1, MERCENARY, 2)
    assert mercenaries_left(g) == 19
    lose(g, at, INFANTRY, area)
    assert (share(g.infantry, area, at), g.exhausted[at]) == (2, 1)
    lose(g, at, INFANTRY, area, MERCENARY, 2)
    assert (mercenaries_left(g), g.exhausted[at], g.army_at[3 * at + 2]) == (20, 1, -1)
    assert at in presence(g, area)


@pytest.mark.rule("europa:2.2")
def test_black_units_are_rebels_and_allies_in_one() -> None:
    g = begin()
    at = seat(g, "castile")
    g.rebels[number(g, "area", "leon")] = 4
    g.allied[at] = 2
    place(g, at, INFANTRY, number(g, "area", "castile"), 3, ALLIED, 0)
    assert black_units_left(g) == 25 - 9


@pytest.mark.rule("europa:9.4")
def test_ships_serve_loose_on_slots_or_in_the_fleet() -> None:
    g = begin()
    at, zone = seat(g, "castile"), number(g, "zone", "baltic_sea")
    before, slots = ships_left(g, at), free_slots(g, zone)
    launch(g, at, LIGHT, zone, 2)
    launch(g, at, LIGHT, zone, 1, GUARD)
    launch(g, at, HEAVY, zone, 2, FLEET)
    launch(g, at, GALLEY, zone, 1, FLEET)
    assert (ships_left(g, at), ships_of(g, at, zone)) == (before - 6, 6)
    assert free_slots(g, zone) == slots - 1
    assert ships_in(g, zone) >> at & 1
    g.fleet[at] += ship(DAMAGED)
    sink(g, at, HEAVY, zone, 2, FLEET)
    assert g.fleet[at] == ship(GALLEY)  # the damage goes with the ship
    sink(g, at, GALLEY, zone, 1, FLEET)
    assert g.fleet_at[at] == -1
    sink(g, at, LIGHT, zone, 1, GUARD)
    assert (ships_of(g, at, zone), free_slots(g, zone)) == (2, slots)


@pytest.mark.rule("europa:2")
def test_an_area_with_a_friendly_province_is_friendly_unless_an_enemy_is_there() -> None:
    g = begin()
    at, france = seat(g, "castile"), seat(g, "france")
    leon, andalusia = number(g, "area", "leon"), number(g, "area", "andalucia")
    assert standing(g, at, leon) == standing(g, at, andalusia) == FRIENDLY
    war(g, at, "granada")
    assert standing(g, at, andalusia) == HOSTILE
    assert hostile_areas(g, at) == 1 << andalusia
    assert not friendly_areas(g, at) >> andalusia & 1
    g.rebels[leon] = 1
    assert standing(g, at, leon) == HOSTILE
    g.rebels[leon] = 0
    place(g, france, INFANTRY, leon)
    assert standing(g, at, leon) == FRIENDLY  # no war, no enemy
    war(g, at, "france")
    assert standing(g, at, leon) == HOSTILE
    assert standing(g, at, number(g, "area", "ireland")) == NEUTRAL


@pytest.mark.rule("europa:9.2")
def test_a_zone_is_hostile_for_an_enemys_ships_or_for_a_port_that_nobody_blockades() -> None:
    """Mhumhain of Desmond closes its zone to England until English ships lie there when a turn begins."""
    g = begin()
    at, zone = seat(g, "england"), number(g, "zone", "eastern_atlantic")
    g.guards[zone] = g.ships[zone] = 0
    assert not hostile_zone(g, at, zone)
    war(g, at, "desmond")
    assert hostile_zone(g, at, zone)
    launch(g, at, LIGHT, zone)
    new_turn(g)
    sink(g, at, LIGHT, zone)
    assert not hostile_zone(g, at, zone)
    war(g, at, "france")
    launch(g, seat(g, "france"), LIGHT, zone)
    assert hostile_zone(g, at, zone)


@pytest.mark.rule("europa:9.2")
def test_a_port_that_is_occupied_closes_its_zone_to_nobody() -> None:
    g = begin()
    at, zone = seat(g, "england"), number(g, "zone", "eastern_atlantic")
    g.guards[zone] = g.ships[zone] = 0
    war(g, at, "desmond")
    ports = lands(g, number(g, "realm", "desmond"))
    assert hostile_zone(g, at, zone)
    g.occupied[at] |= ports
    assert not hostile_zone(g, at, zone)


@pytest.mark.rule("europa:9.5")
def test_ports_of_allies_are_friendly_and_inactive_ones_are_none() -> None:
    g = begin()
    at = seat(g, "england")
    pale, lisbon = number(g, "province", "pale"), number(g, "province", "lisboa")
    assert friendly_ports(g, at) >> pale & 1
    g.allies[at] = 0
    assert not friendly_ports(g, at) >> lisbon & 1
    g.allies[at] = 1 << number(g, "realm", "portugal")
    assert friendly_ports(g, at) >> lisbon & 1
    g.occupied[seat(g, "castile")] = provinces(g, "pale lisboa")
    assert not friendly_ports(g, at) >> pale & 1
    assert not friendly_ports(g, at) >> lisbon & 1


@pytest.mark.rule("europa:7.4")
def test_an_army_of_mercenaries_is_gone_when_its_realm_is_bankrupt() -> None:
    g = begin()
    at, leon = seat(g, "castile"), number(g, "area", "leon")
    place(g, at, INFANTRY, leon, 2, MERCENARY, 1)
    place(g, at, INFANTRY, leon, 1, MERCENARY, 2)
    place(g, at, CAVALRY, leon, 1, REGULAR, 2)
    bankrupt(g, at)
    assert g.army_at[3 * at + 1 : 3 * at + 3] == [-1, leon]
    assert g.armies[3 * at + 2] == one(CAVALRY)
