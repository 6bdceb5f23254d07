"""9.5: voyages: two spaces, hostile and distant zones, ports, the fleet, guards of trade, transport, coming home."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.round.income import Income
from theatrum.titles.europa.round.reducing import Reduce
from theatrum.titles.europa.state import MIL, Europa, share
from theatrum.titles.europa.war.movement.homecoming import PutOut
from theatrum.titles.europa.war.movement.paths import Chart
from theatrum.titles.europa.war.pieces import GUARD, free_slots, ships_of
from theatrum.titles.europa.war.ports import large
from theatrum.titles.europa.war.units import DAMAGED, ship

from ..marches import army, defenders, empty, fleet, infantry, ships, spot, turn, war
from ..positions import choose, closed, number, offered, provinces, put, seat


def water(g: Europa, name: str) -> int:
    return number(g, "water", name)


def reach(g: Europa, at: int, start: str) -> set[str]:
    return {g.start.names["water"][found] for found in Chart(g, at).reach(water(g, start))}


# -- the book's example


@pytest.mark.rule("europa:9.5")
def test_a_port_is_large_by_its_own_province() -> None:
    g, _ = empty("castile")
    small = next(p for p, tax in enumerate(g.start.side.tax) if tax == 1)
    g.large, g.twins = 1 << small + 1, 0
    assert not large(g, small)
    assert large(g, small + 1)


@pytest.mark.rule("europa:9.5")
def test_example_of_france_and_naples() -> None:
    """One ship each from the Gulf of Lion and the Western Mediterranean make a bridge of two in three zones."""
    g, at = empty("france")
    g.active_allies[at] = g.allies[at] = 1 << number(g, "realm", "naples")
    war(g, at, "austria")
    ships(g, at, "gulf_of_lion", 3)
    ships(g, at, "western_mediterranean", 1)
    army(g, at, "1", "languedoc", 4, 1)
    infantry(g, at, "lombardy", 1)
    turn(g, at)
    choose(
        g,
        at,
        "set-sail",
        "sail-to:central_mediterranean",
        "bring-light:gulf_of_lion",
        "bring-light:western_mediterranean",
    )
    choose(g, at, "done", "done")
    assert [ships_of(g, at, water(g, zone)) for zone in ("gulf_of_lion", "central_mediterranean")] == [2, 2]
    choose(g, at, "march-army:1", "ferry:naples", "halt")
    assert (spot(g, at, "1"), g.power[3 * at + MIL]) == ("naples", 4)
    assert offered(g, at)[-1] == "end-turn"  # units of one area only: nobody else crosses
    assert not any(choice.startswith("march-army") for choice in offered(g, at))


# -- how far


@pytest.mark.rule("europa:9.5")
def test_ships_sail_two_spaces_and_ports_are_spaces() -> None:
    g, at = empty("england")
    g.allies[at] = 0
    found = reach(g, at, "pale")
    assert {"northeastern_atlantic", "lancashire", "doggerbank", "eastern_atlantic", "norwegian_sea"} <= found
    assert "english_channel" not in found  # a third space
    assert "london" in reach(g, at, "english_channel")
    assert "pale" not in reach(g, at, "english_channel")
    assert "lisboa" not in reach(g, at, "central_atlantic")
    g.allies[at] = 1 << number(g, "realm", "portugal")
    assert "lisboa" in reach(g, at, "central_atlantic")  # an ally's port is friendly


@pytest.mark.rule("europa:9.5")
def test_nobody_sails_through_a_hostile_zone() -> None:
    g, at = empty("england")
    assert "central_atlantic" in reach(g, at, "english_channel")
    war(g, at, "france")
    ships(g, seat(g, "france"), "bay_of_biscay")
    assert "bay_of_biscay" in reach(g, at, "english_channel")
    ships(g, seat(g, "france"), "eastern_atlantic")
    assert "central_atlantic" not in reach(g, at, "english_channel")


@pytest.mark.rule("europa:9.5")
def test_a_distant_zone_ends_a_voyage_and_must_have_been_explored() -> None:
    g, at = empty("castile")
    assert "caribbean_sea" not in reach(g, at, "central_atlantic")
    g.claims[at] |= 1 << number(g, "area", "antilles")
    assert "caribbean_sea" in reach(g, at, "central_atlantic")
    g.claims[at] |= 1 << number(g, "area", "kilwa") | 1 << number(g, "area", "goa")
    assert "east_african_coast" in reach(g, at, "southeastern_atlantic")
    assert "indian_ocean" not in reach(g, at, "southeastern_atlantic")  # it lies beyond that coast
    turn(g, at)
    ships(g, at, "central_atlantic")
    choose(g, at, "set-sail")
    assert closed(g, at)["sail-to:southeastern_atlantic"].key == "unexplored"
    assert closed(g, at)["sail-to:baltic_sea"].key == "too-far"


@pytest.mark.rule("europa:9.5")
def test_a_core_opens_distant_waters_as_a_claim_does() -> None:
    g, at = empty("castile")
    g.cores[at] |= 1 << number(g, "area", "antilles")
    assert "caribbean_sea" in reach(g, at, "central_atlantic")


@pytest.mark.rule("europa:9.5")
def test_links_between_asia_and_america_cost_a_point_of_any_power() -> None:
    g, at = empty("castile")
    g.towns[at] |= provinces(g, "philippines california")
    ships(g, at, "east_indies", 3)
    g.power[3 * at : 3 * at + 3] = [1, 0, 2]
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:eastern_pacific", "bring-light:east_indies", "forfeit:adm")
    assert g.power[3 * at : 3 * at + 3] == [0, 0, 1]
    choose(g, at, "bring-light:east_indies")  # the only kind that is left pays
    assert g.power[3 * at : 3 * at + 3] == [0, 0, 0]
    assert closed(g, at)["bring-light:east_indies"].key == "no-toll"


@pytest.mark.rule("europa:9.4")
def test_galleys_that_leave_their_waters_are_disbanded() -> None:
    g, at = empty("castile")
    fleet(g, at, "western_mediterranean", 1, 0, 2)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:gulf_of_lion", "bring-fleet", "done")
    assert g.fleet[at] == ship(0) + 2 * ship(2)
    choose(g, at, "done", "end-turn")
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:central_atlantic", "bring-fleet")
    assert g.fleet[at] == ship(0)


# -- one destination


@pytest.mark.rule("europa:9.5")
def test_ships_from_anywhere_sail_to_one_water() -> None:
    g, at = empty("england")
    ships(g, at, "north_sea")
    ships(g, at, "eastern_atlantic", 1, GUARD)
    fleet(g, at, "london", 0, 2)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel")
    assert closed(g, at)["done"].key == "move-something"
    choose(g, at, "bring-light:north_sea", "bring-guard:eastern_atlantic", "bring-fleet", "done")
    channel = water(g, "english_channel")
    assert (ships_of(g, at, channel), g.power[3 * at + MIL]) == (4, 4)


@pytest.mark.rule("europa:9.5")
def test_light_ships_take_free_slots_where_they_arrive() -> None:
    g, at = empty("england")
    channel = water(g, "english_channel")
    slots = free_slots(g, channel)
    ships(g, at, "north_sea", slots + 1)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel", *["bring-light:north_sea"] * (slots + 1), "done")
    choose(g, at, *["mount-guard:english_channel"] * slots)
    assert closed(g, at)["mount-guard:english_channel"].key == "no-slot"
    assert (share(g.guards, channel, at), share(g.ships, channel, at)) == (slots, 1)


@pytest.mark.rule("europa:9.5")
def test_the_fleet_takes_light_ships_along_and_leaves_them() -> None:
    g, at = empty("england")
    fleet(g, at, "north_sea", 1, 1)
    ships(g, at, "north_sea", 2)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel", "load:north_sea")
    assert closed(g, at)["unload:north_sea"].key == "moved-already"
    choose(g, at, "bring-fleet", "done", "unload:english_channel")
    assert (ships_of(g, at, water(g, "north_sea")), share(g.ships, water(g, "english_channel"), at)) == (1, 1)
    assert g.fleet[at] == ship(0) + ship(1)


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize(("first", "other"), [("load", "unload"), ("unload", "load")])
@pytest.mark.parametrize("arrived", [False, True])
def test_where_the_fleet_takes_ships_it_takes_more_but_leaves_none(first: str, other: str, arrived: bool) -> None:
    """And where it leaves one it leaves more: before it sails as where it has come to."""
    g, at = empty("england")
    fleet(g, at, "north_sea", 3, 1)
    ships(g, at, "english_channel" if arrived else "north_sea", 3)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel")
    if arrived:
        choose(g, at, "bring-fleet", "done")
    where = "english_channel" if arrived else "north_sea"
    choose(g, at, f"{first}:{where}")
    assert f"{first}:{where}" in offered(g, at)
    assert closed(g, at)[f"{other}:{where}"].key == "moved-already"
    choose(g, at, f"{first}:{where}")
    assert g.fleet[at] == ship(1) + (5 if first == "load" else 1) * ship(0)


@pytest.mark.rule("europa:9.4")
def test_a_fleet_is_formed_of_light_ships_where_they_arrive() -> None:
    g, at = empty("england")
    ships(g, at, "north_sea", 2)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel", "bring-light:north_sea", "done", "load:english_channel")
    assert (g.fleet[at], g.fleet_at[at]) == (ship(0), water(g, "english_channel"))


@pytest.mark.rule("europa:9.4")
@pytest.mark.parametrize("loose", ["north_sea", "eastern_atlantic", "bay_of_biscay"])
@pytest.mark.parametrize("guard", ["north_sea", "eastern_atlantic", "bay_of_biscay"])
def test_a_fleet_may_be_formed_wherever_light_ships_lie_or_guard(loose: str, guard: str) -> None:
    g, at = empty("england")
    ships(g, at, loose)
    ships(g, at, guard, 1, GUARD)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel")
    found = [choice for choice in offered(g, at) if choice.startswith("load")]
    assert sorted(found) == sorted([f"load:{loose}", f"load-guard:{guard}"])


@pytest.mark.rule("europa:9.4")
def test_light_ships_sail_into_a_large_port_as_a_fleet() -> None:
    """Five find no room one by one; as a fleet that is formed where they are they do."""
    g, at = empty("england")
    ships(g, at, "north_sea", 5)
    turn(g, at)
    choose(g, at, "set-sail", "make-port", "enter-port:london", *["load:north_sea"] * 5, "bring-fleet")
    assert (g.fleet[at], g.fleet_at[at]) == (5 * ship(0), water(g, "london"))


@pytest.mark.rule("europa:9.5")
def test_a_hostile_zone_brings_a_battle_at_once() -> None:
    """Venice meets Austria's ship in the Adriatic with a ship for each of its five ports."""
    g, at = empty("austria")
    war(g, at, "venice")
    ships(g, at, "eastern_mediterranean", 2)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:adriatic_sea", "bring-light:eastern_mediterranean", "done")
    assert any(event.name == "sea-battle" for event in g.events)
    assert defenders(g) == [("venice", 5)]


@pytest.mark.rule("europa:9.5")
def test_ports_have_room_for_two_and_large_ones_for_a_fleet_of_six() -> None:
    g, at = empty("england")
    ships(g, at, "northeastern_atlantic", 3)
    fleet(g, at, "english_channel", 1, 5)
    turn(g, at)
    choose(g, at, "set-sail", "make-port", "enter-port:pale")
    choose(g, at, "bring-light:northeastern_atlantic", "bring-light:northeastern_atlantic")
    assert closed(g, at)["bring-light:northeastern_atlantic"].key == "port-full"
    choose(g, at, "done", "end-turn")
    turn(g, at)
    choose(g, at, "set-sail", "make-port", "enter-port:london", "bring-fleet")
    assert g.fleet_at[at] == water(g, "london")


@pytest.mark.rule("europa:9.5")
def test_a_fleet_too_large_for_its_port_stays_where_it_is() -> None:
    g, at = empty("england")
    ships(g, at, "northeastern_atlantic", 3)
    turn(g, at)
    choose(g, at, "set-sail", "make-port", "enter-port:pale", *["load:northeastern_atlantic"] * 3)
    assert closed(g, at)["bring-fleet"].key == "port-full"
    choose(g, at, "done", "end-turn")
    assert ships_of(g, at, water(g, "northeastern_atlantic")) == 3


@pytest.mark.rule("europa:9.5")
def test_ships_leave_their_ports_for_several_zones() -> None:
    g, at = empty("england")
    ships(g, at, "pale")
    ships(g, at, "london", 2)
    turn(g, at)
    choose(g, at, "set-sail", "put-to-sea", "light-out:pale:northeastern_atlantic", "light-out:london:english_channel")
    choose(g, at, "done")
    assert ships_of(g, at, water(g, "northeastern_atlantic")) == ships_of(g, at, water(g, "english_channel")) == 1
    assert {"mount-guard:northeastern_atlantic", "mount-guard:english_channel"} <= {*offered(g, at)}


@pytest.mark.rule("europa:9.5")
def test_nobody_leaves_a_port_for_a_hostile_zone() -> None:
    g, at = empty("england")
    war(g, at, "france")
    ships(g, seat(g, "france"), "northeastern_atlantic")
    ships(g, at, "pale")
    turn(g, at)
    choose(g, at, "set-sail")
    assert "put-to-sea" not in offered(g, at)


@pytest.mark.rule("europa:5.5")
def test_a_voyage_costs_a_point_and_needs_ships() -> None:
    g, at = empty("england")
    turn(g, at)
    assert closed(g, at)["set-sail"].key == "no-fleet"
    g.power[3 * at + MIL] = 0
    assert closed(g, at)["set-sail"].key == "no-power"


@pytest.mark.rule("europa:9.5")
def test_transport_after_a_voyage_goes_through_a_zone_that_ships_have_come_to() -> None:
    """A bridge that stood already carries nobody in a voyage elsewhere."""
    g, at = empty("england")
    ships(g, at, "english_channel", 1)
    ships(g, at, "north_sea", 1)
    army(g, at, "1", "east_anglia", 1)
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:norwegian_sea", "bring-light:north_sea", "done", "done")
    assert "end-turn" in offered(g, at)
    assert spot(g, at, "1") == "east_anglia"


# -- pirates


@pytest.mark.rule("europa:9.4")
def test_ships_hunt_pirates_beside_their_zone() -> None:
    g, at = empty("england")
    ships(g, at, "english_channel", 2)
    zone = water(g, "english_channel")
    node = g.start.board.sea.zone_nodes[zone][0]
    g.pirates[node] = 1
    turn(g, at)
    choose(g, at, "set-sail", f"hunt-pirates:english_channel:{g.start.names['node'][node]}")
    assert any(event.name == "sea-battle" for event in g.events)


@pytest.mark.rule("europa:9.9")
def test_ships_that_have_come_to_a_zone_may_hunt_pirates_there() -> None:
    g, at = empty("england")
    ships(g, at, "north_sea", 2)
    node = g.start.board.sea.zone_nodes[water(g, "english_channel")][0]
    g.pirates[node] = 1
    turn(g, at)
    choose(g, at, "set-sail", "sail-to:english_channel", "bring-light:north_sea", "done", "done")
    assert f"hunt-pirates:english_channel:{g.start.names['node'][node]}" in offered(g, at)
    choose(g, at, "done")
    assert g.pirates[node] == 1


# -- ports


@pytest.mark.rule("europa:9.5")
def test_heavy_ships_are_repaired_when_a_turn_ends_in_port() -> None:
    g, at = empty("england")
    fleet(g, at, "london", 0, 2)
    g.fleet[at] += ship(DAMAGED)
    turn(g, at)
    assert g.fleet[at] == 2 * ship(1) + ship(DAMAGED)
    choose(g, at, "focus", "shift:adm:mil", "done", "end-turn")
    assert g.fleet[at] == 2 * ship(1)


@pytest.mark.rule("europa:9.5")
def test_ships_leave_a_port_that_is_no_longer_friendly() -> None:
    g, at = empty("england")
    g.allies[at] = 1 << number(g, "realm", "portugal")
    ships(g, at, "lisboa", 2)
    turn(g, at)
    assert ships_of(g, at, water(g, "lisboa")) == 2
    g.allies[at] = 0
    put(g, PutOut())
    assert ships_of(g, at, water(g, "central_atlantic")) == 2


@pytest.mark.rule("europa:9.5")
def test_a_port_that_a_peace_has_closed_is_left_before_ships_are_paid() -> None:
    g, at = empty("england")
    ships(g, at, "lisboa", 1)
    g.allies[at] = 0
    put(g, Income())
    assert (ships_of(g, at, water(g, "lisboa")), ships_of(g, at, water(g, "central_atlantic"))) == (0, 1)


@pytest.mark.rule("europa:9.5")
def test_ships_that_cannot_leave_such_a_port_are_disbanded() -> None:
    g, at = empty("england")
    fleet(g, at, "lisboa", 0, 1, 0)
    ships(g, at, "lisboa")
    war(g, at, "france")
    ships(g, seat(g, "france"), "central_atlantic")
    g.allies[at] = 0
    put(g, PutOut())
    assert (ships_of(g, at, water(g, "lisboa")), g.fleet_at[at]) == (0, -1)


@pytest.mark.rule("europa:9.5")
def test_of_several_zones_the_owner_picks_one() -> None:
    g, at = empty("england")
    ships(g, at, "gibraltar", 1)
    put(g, PutOut())
    assert offered(g, at) == ["put-out:central_atlantic", "put-out:western_mediterranean"]
    choose(g, at, "put-out:western_mediterranean")
    assert ships_of(g, at, water(g, "western_mediterranean")) == 1


@pytest.mark.rule("europa:4.4")
def test_ships_come_home_before_they_are_paid() -> None:
    g, at = empty("england", mil=0)
    g.allies[at] = 0
    ships(g, at, "northeastern_atlantic")
    ships(g, at, "english_channel", 1, GUARD)
    fleet(g, at, "baltic_sea", 0, 1)
    g.ask(Reduce(at), 1 << at)
    home = {choice for choice in offered(g, at) if choice.startswith("home")}
    assert home == {"home-light:northeastern_atlantic", "home-guard:english_channel"}  # no port near the Baltic Sea
    choose(g, at, "home-light:northeastern_atlantic", "enter-port:pale", "home-guard:english_channel")
    choose(g, at, "enter-port:london", "done")
    assert ships_of(g, at, water(g, "pale")) == ships_of(g, at, water(g, "london")) == 1


@pytest.mark.rule("europa:4.4")
def test_nobody_comes_home_through_a_hostile_zone() -> None:
    g, at = empty("england")
    g.allies[at] = 0
    fleet(g, at, "central_atlantic", 0, 1)
    g.ask(Reduce(at), 1 << at)
    assert "home-fleet" in offered(g, at)
    war(g, at, "france")
    for zone in ("bay_of_biscay", "eastern_atlantic"):
        ships(g, seat(g, "france"), zone)
    assert "home-fleet" not in offered(g, at)


@pytest.mark.rule("europa:9.5")
def test_a_fleet_leaves_port_as_one() -> None:
    g, at = empty("england")
    fleet(g, at, "london", 2, 1)
    turn(g, at)
    choose(g, at, "set-sail", "put-to-sea", "fleet-out:english_channel")
    assert g.fleet_at[at] == water(g, "english_channel")
