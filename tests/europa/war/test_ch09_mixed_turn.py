"""9.5, 9.8, 11.3: how far ships sail and carry, what a siege takes, who can be called, where everything is mixed."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.nearness import adjacent
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.diplomacy import relations
from theatrum.titles.europa.diplomacy.removing import can_pay
from theatrum.titles.europa.state import MIL, NONE, add_share
from theatrum.titles.europa.war import calls, siege
from theatrum.titles.europa.war.battle.clash import units_of
from theatrum.titles.europa.war.movement import bridges
from theatrum.titles.europa.war.movement.paths import Chart
from theatrum.titles.europa.war.ports import port

from ..mixed_war import BOARDS, WarBook, at_war


@pytest.fixture(params=BOARDS)
def the(request: pytest.FixtureRequest) -> WarBook:
    return at_war(request.param)


# -- voyages


def beside(the: WarBook, at: int, water: int, far: bool) -> set[int]:
    """Zones and friendly ports next to a water; distant zones that nobody of the realm knows are closed."""
    zones = len(the.zones)
    near = the.sea.faces[water - zones] if water >= zones else the.sea.neighbours[water]
    ports = {zones + p for p in the.friends(at) if the.serves(p) and water < zones and water in the.sea.faces[p]}
    return {zone for zone in near if far or _known(the, at, zone)} | ports


def _known(the: WarBook, at: int, zone: int) -> bool:
    g = the.g
    if the.sea.zone_map[zone] == "main":
        return True
    mine = {p for p in the.provinces if at in (the.town(p), the.vassal(p))}
    return bool((the.area(mine) | set(members(g.claims[at] | g.cores[at]))) & set(members(the.sea.shores[zone])))


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize("far", [False, True])
def test_ships_sail_two_spaces_and_not_on_from_hostile_or_distant_zones(the: WarBook, far: bool) -> None:
    """The best way is the one without loss of galleys, then the one that costs least."""
    g, zones = the.g, len(the.zones)
    for at in members(g.everyone):
        hostile, chart = the.hostile_waters(g.realm[at]), Chart(g, at, far)
        ports = [port(g, p) for p in sorted(the.friends(at)) if the.serves(p)][:3]
        for start in (*the.zones[at::4], *ports):
            ways = dict[int, tuple[bool, int]]()
            for first in beside(the, at, start, far):
                one = _leg(the, start, first)
                _note(ways, first, one)
                stops = first < zones and (first in hostile or the.sea.zone_map[first] != "main")
                for second in () if stops else beside(the, at, first, far):
                    two = _leg(the, first, second)
                    _note(ways, second, (one[0] or two[0], one[1] + two[1]))
            ways.pop(start, None)
            assert {water: tuple(way) for water, way in chart.reach(start).items()} == ways


def _leg(the: WarBook, here: int, there: int) -> tuple[bool, int]:
    """Whether galleys are lost, and the power for a lettered link."""
    strands = there < len(the.zones) and not the.sea.galleys >> there & 1
    return strands, the.sea.toll.get((here, there), 0)


def _note(ways: dict[int, tuple[bool, int]], water: int, way: tuple[bool, int]) -> None:
    ways[water] = min(way, ways.get(water, way))


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize("size", [1, 4])
def test_each_ship_carries_three_units_over_its_zone(the: WarBook, size: int) -> None:
    """One's own alone; an ally's where he fights the same enemy, or onto ground that is not hostile."""
    g = the.g
    for at in members(g.everyone):
        enemies = {other for other in range(g.seats) if g.wars[at] >> g.realm[other] & 1}
        met = {zone for zone in the.zones if any(zone in the.at_sea(other) for other in enemies)}
        allies = {other for other in range(g.seats) if g.allies[at] >> g.realm[other] & 1 and the.at_sea(other)}
        foes = the.hostile(at)
        hostile = {a for a in the.areas if g.rebels[a] or the.units(a) & enemies or the.inside(a) & foes}
        for area in the.areas[at::23]:
            expected = shores(the, area, bearing(the, {at}, size))
            if allies:
                expected |= shores(the, area, bearing(the, {at} | allies, size) - met) - hostile
                for there in hostile - expected:
                    willing = {ally for ally in allies if bridges.at_war_there(g, at, ally, there)}
                    if willing and there in shores(the, area, bearing(the, {at} | willing, size) - met):
                        expected.add(there)
            assert set(members(bridges.landings(g, at, area, size))) == expected - {area}


def bearing(the: WarBook, seats: set[int], size: int) -> set[int]:
    """Zones with ships enough of these seats together."""
    return {zone for zone in the.zones if 3 * sum(the.ships(seat, zone) for seat in seats) >= size}


def shores(the: WarBook, area: int, zones: set[int]) -> set[int]:
    """The areas at the zones that hang together with the coast of an area."""
    crossed = set(the.sea.coast[area]) & zones
    while more := {zone for zone in zones - crossed if crossed & set(the.sea.neighbours[zone])}:
        crossed |= more
    return set().union(*(set(members(the.sea.shores[zone])) for zone in crossed))


# -- sieges


@pytest.mark.rule("europa:9.8", "europa:8")
def test_a_province_resists_by_its_tax_and_a_defensive_mentality(the: WarBook) -> None:
    g = the.g
    idea = g.start.lists.ideas["defensive_mentality"]
    kept = list(g.ideas)
    for at in range(0, g.seats, 2):
        g.ideas[at] |= 1 << idea
    for province in the.provinces:
        owner = the.owner(province)
        minded = the.played(owner) and g.ideas[g.realm.index(owner)] >> idea & 1 and not the.taken(province)
        assert siege.resistance(g, province) == the.tax({province}) + bool(minded)
    g.ideas[:] = kept


@pytest.mark.rule("europa:9.8")
def test_what_a_siege_gives_back_and_what_it_takes(the: WarBook) -> None:
    """To an owner who is no enemy, nor his overlord, what somebody else holds."""
    g = the.g
    for at in members(g.everyone):
        for province in the.provinces:
            owner = the.owner(province)
            lord = the.overlord(owner) if owner >= 0 else NONE
            speaks = lord if lord >= 0 else max(owner, 0)
            assert siege.liberates(g, at, province) == (the.taken(province) and speaks not in the.rivals(at))


@pytest.mark.rule("europa:9.8")
@pytest.mark.parametrize("guarded", [False, True])
def test_why_a_province_cannot_be_besieged(the: WarBook, guarded: bool) -> None:
    """Units of who holds it, islands without a ship, too little strength or power."""
    the = WarBook(the.g.clone())
    g, seen = the.g, set[str]()
    for at in members(g.everyone):
        for area in (area for area in the.areas if at in the.units(area)):
            infantry, cavalry, artillery = units_of(g, at, area)
            strong = infantry + cavalry / 2 + 2 * artillery
            for province in sorted(the.inside(area) & the.hostile(at)):
                foe = holder(the, province)
                if guarded and foe >= 0 and not g.infantry[area] >> 4 * foe & 15:
                    add_share(g.infantry, area, foe, 1)
                g.rebels[area] += guarded and foe < 0
                for power in (0, 1, 9):
                    g.power[3 * at + MIL] = power
                    why = siege.why_not(g, at, area, 0, province, False)
                    afloat = any(the.ships(at, zone) for zone in the.sea.faces[province])
                    if g.rebels[area] if foe < NOBODYS else foe >= 0 and foe in the.units(area):
                        expected = "units-defend"
                    elif the.land.seafaring >> province & 1 and not afloat:
                        expected = "siege-needs-ship"
                    elif strong < siege.resistance(g, province):
                        expected = "siege-too-weak"
                    else:
                        expected = "" if power >= siege.besiegers(g, at, area, 1 << province) else "no-power"
                    assert (why.key if why else "") == expected
                    seen.add(expected)
    assert {"units-defend"} <= seen if guarded else {"no-power", ""} <= seen


NOBODYS = -1
"""In the hands of a realm that nobody plays; less: of rebels."""


def holder(the: WarBook, province: int) -> int:
    """The seat in whose hands a province is."""
    if the.occupier(province) >= 0:
        return the.occupier(province)
    owner = the.owner(province)
    if the.taken(province) or owner < 0:
        return NOBODYS - 1
    realm = the.overlord(owner) if the.overlord(owner) >= 0 else owner
    return the.g.realm.index(realm) if the.played(realm) else NOBODYS


# -- calls


@pytest.mark.rule("europa:5.2", "europa:11.3")
@pytest.mark.parametrize("price", [calls.OFFENSIVE, calls.DEFENSIVE])
@pytest.mark.parametrize("players", [True, False])
def test_who_can_be_called_to_arms(the: WarBook, price: int, players: bool) -> None:
    """A neighbour of either side that is at peace, for influence; a player who is in no way bound to the enemy."""
    g, seen = the.g, set[str]()
    for at in members(g.everyone):
        for enemies in (g.wars[at], 1 << g.realm[(at + 1) % g.seats], 1 << g.realm[(at + 2) % g.seats] | 1 << 20):
            enemies &= ~(1 << g.realm[at])
            expected = {}
            for realm in members(g.allies[at] & ~bits([3])):
                if the.played(realm):
                    ally = g.realm.index(realm)
                    fights = {e for e in members(enemies) if _at_war(the, ally, e)}
                    both = price == calls.OFFENSIVE and g.allies[ally] & enemies
                    if not players:
                        expected[realm] = "players-not-called"
                    elif enemies >> realm & 1 or len(fights) == enemies.bit_count():
                        expected[realm] = "at-war-with"
                    else:
                        expected[realm] = "ally-of-both" if both else ""
                    continue
                near = any(adjacent(g, realm, other) for other in (g.realm[at], *members(enemies)))
                if relations.is_distant(g, realm):
                    pays = relations.standing(g, at, realm) >= price
                else:
                    pays = can_pay(g, at, realm, price)
                expected[realm] = (
                    "realm-at-war" if relations.embattled(g, realm) else "ally-too-far" if not near
                    else "" if pays else "too-little-influence"
                )  # fmt: skip
            frame = calls.Calling(at, enemies, price, players, called=bits([3]))
            assert {r: why.key if why else "" for r, why in calls.callable_(g, frame)} == expected
            seen |= set(expected.values())
    assert len(seen) > 2


def _at_war(the: WarBook, at: int, enemy: int) -> bool:
    """A war token, or a player's whose active ally it is."""
    return enemy in the.rivals(at)
