"""5.1, 9.5: what is explored and by which ships, where everything is mixed and everybody has a colony."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.state import share
from theatrum.titles.europa.voyages import exploring, sailing, wrecks
from theatrum.titles.europa.war.movement.paths import Chart
from theatrum.titles.europa.war.ports import port

from ..mixed_war import BOARDS, WarBook, at_war
from ..positions import begin

pytestmark = pytest.mark.rule("europa:5.1")


@pytest.fixture(params=BOARDS)
def the(request: pytest.FixtureRequest) -> WarBook:
    return _board(request.param, tuple(begin().realm))


@cache
def _board(seed: int, _chairs: tuple[int, ...]) -> WarBook:
    g, dice = at_war(seed).g.clone(), Random(seed)
    land = g.start.board.land
    far = [p for p in members(g.start.side.printed) if land.distant >> land.area_of[p] & 1]
    free = [p for p in far if not (sum(g.towns) | sum(g.vassals)) >> p & 1 and g.start.side.owner[p] < 0]
    for at in range(g.seats):
        for province in dice.sample(free, 2):
            if not sum(g.towns) >> province & 1:
                g.towns[at] |= 1 << province
        if at % 2:
            g.ideas[at] |= 1 << g.start.lists.ideas["quest_for_the_new_world"]
    return WarBook(g)


def around(the: WarBook, at: int) -> set[int]:
    """The areas a realm borders on, by land or from port to port."""
    mine = {p for p in the.owned_by[the.g.realm[at]] if not the.taken(p)}
    found = set[int]()
    for province in mine:
        found |= {the.land.area_of[province]} | the.beside(the.land.area_of[province])
        if the.serves(province):
            zones = {*the.sea.faces[province]}
            found |= the.area({p for p in the.provinces if the.serves(p) and zones & {*the.sea.faces[p]}})
    return found


def quests(the: WarBook, at: int) -> bool:
    return bool(the.g.ideas[at] >> the.g.start.lists.ideas["quest_for_the_new_world"] & 1)


def test_what_can_be_discovered_lies_beside_the_realm_or_a_ship_of_who_knows_how(the: WarBook) -> None:
    """Territories of the number, and without hazard whatever belongs to anybody."""
    g, seen = the.g, set[int]()
    for at in members(g.everyone):
        near = around(the, at)
        if quests(the, at):
            near |= {area for zone in the.at_sea(at) for area in members(the.sea.shores[zone])}
        reach = set[int]()
        for area in near:
            printed = {p for p in the.inside(area) if g.start.side.printed >> p & 1}
            mine = {p for p in printed if the.town(p) == at}
            marked = (g.claims[at] | g.cores[at]) >> area & 1
            if the.land.distant >> area & 1 and not marked and printed - mine:
                reach.add(area)
        assert set(members(exploring.within_reach(g, at))) == reach
        for number in range(1, 4):
            for hazard in (False, True):
                expected = set()
                for area in reach:
                    for province in (p for p in the.inside(area) if g.start.side.printed >> p & 1):
                        bare = the.town(province) < 0 and the.vassal(province) < 0 and the.flag(province) < 0
                        empty = bool(the.land.number[province]) and bare
                        if the.land.number[province] == number if empty else not hazard:
                            expected.add(area)
                assert exploring.finds(g, at, number, hazard) == sorted(expected)
                seen.add(len(expected))
    assert len(seen) > 2


def test_a_light_ship_sails_first_to_any_distant_zone_that_is_not_hostile(the: WarBook) -> None:
    g, zones = the.g, len(the.zones)
    for at in members(g.everyone):
        light = [z for z in the.zones if share(g.ships, z, at) + share(g.guards, z, at)]
        moored = [port(g, p) for p in the.provinces if port(g, p) < len(g.ships) and share(g.ships, port(g, p), at)]
        assert sailing.moorings(g, at) == light + moored
        hostile, means = the.hostile_waters(g.realm[at]), sum(g.power[3 * at : 3 * at + 3])
        ways = set[tuple[int, int]]()
        for water in light + moored:
            far = Chart(g, at, True).reach(water)
            open_ = {z: way.toll for z, way in far.items() if z < zones and z not in hostile and way.toll <= means}
            assert sailing.reach(g, at, water, True) == open_
            ways |= {(water, zone) for zone in open_ if the.sea.zone_map[zone] != "main"}
        assert set(exploring.voyages(g, at)) == (ways if quests(the, at) else set())


def test_ships_far_away_are_in_zones_and_ports_of_distant_continents(the: WarBook) -> None:
    g, zones = the.g, len(the.zones)
    far = {zone for zone in the.zones if the.sea.zone_map[zone] != "main"}
    far |= {zones + p for p in the.provinces if the.land.distant >> the.land.area_of[p] & 1}
    waters = range(len(g.ships))
    assert {water for water in waters if wrecks.is_far(g, water)} == {water for water in waters if water in far}
    for at in members(g.everyone):
        expected = {f"wreck-light:{water}" for water in waters if water in far and share(g.ships, water, at)}
        expected |= {f"wreck-guard:{zone}" for zone in the.zones if zone in far and share(g.guards, zone, at)}
        if g.fleet_at[at] in far:
            expected |= {f"wreck-ship:{kind}" for kind in range(3) if g.fleet[at] >> 7 * kind & 127}
        found = {":".join((choice.verb, str(choice.args[0]))) for choice in wrecks.far_ships(g, at)}
        assert found == expected
