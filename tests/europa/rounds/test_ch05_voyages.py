"""5.1 and 5.3: exploration, discovery, colonization; how a single light ship sails (9.5)."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, MIL, Europa, add_share, share
from theatrum.titles.europa.voyages.colonizing import colonial, payments, reached
from theatrum.titles.europa.voyages.exploring import finds, within_reach
from theatrum.titles.europa.voyages.sailing import reach, sail
from theatrum.titles.europa.war.movement.paths import explored
from theatrum.titles.europa.war.units import HEAVY, LIGHT, ship

from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat, zeros

ONE, ONE_HAZARD, TWO, TWO_HAZARD, THREE, THREE_HAZARD = range(6)
"""The faces of the exploration die."""


def england(quest: bool = True, **ships: int) -> tuple[Europa, int]:
    """The grand campaign with these light ships of England at sea and no others."""
    g = begin()
    at = seat(g, "england")
    g.ships = zeros(g.ships)
    g.guards = zeros(g.guards)
    g.fleet, g.fleet_at = [0] * g.seats, [-1] * g.seats
    g.claims = [0] * g.seats
    if quest:
        g.ideas[at] |= 1 << g.start.lists.ideas["quest_for_the_new_world"]
    for zone, light in ships.items():
        add_share(g.ships, number(g, "zone", zone), at, light)
    return g, at


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def claim(g: Europa, at: int, names: str) -> None:
    g.claims[at] |= bits(area(g, name) for name in names.split())


# -- sailing


@pytest.mark.rule("europa:9.5")
def test_a_ship_sails_two_waters_and_a_distant_one_ends_its_voyage() -> None:
    g, at = england()
    lancashire = len(g.guards) + number(g, "province", "lancashire")
    near = named(g, bits(reach(g, at, lancashire)), "zone")
    assert near == {"northeastern_atlantic", "doggerbank", "eastern_atlantic", "norwegian_sea"}
    far = named(g, bits(reach(g, at, lancashire, far=True)), "zone")
    assert far - near == {"northwestern_atlantic"}  # the Caribbean would be one step more
    claim(g, at, "canada")
    known = bits(zone for zone in members(g.start.board.sea.distant) if explored(g, at, zone))
    assert named(g, known, "zone") == {"northwestern_atlantic"}
    assert number(g, "zone", "northwestern_atlantic") in reach(g, at, lancashire)


@pytest.mark.rule("europa:9.5")
def test_a_hostile_zone_is_neither_entered_nor_crossed() -> None:
    g, at = england()
    france = seat(g, "france")
    lancashire = len(g.guards) + number(g, "province", "lancashire")
    add_share(g.ships, number(g, "zone", "northeastern_atlantic"), france, 1)
    assert reach(g, at, lancashire)
    g.wars[at] |= 1 << g.realm[france]
    g.wars[france] |= 1 << g.realm[at]
    assert reach(g, at, lancashire) == {}


@pytest.mark.rule("europa:9.5")
def test_the_way_round_the_world_costs_a_power_of_any_kind() -> None:
    g, at = england(east_indies=1)
    east_indies, pacific = (number(g, "zone", name) for name in ("east_indies", "southeastern_pacific"))
    assert reach(g, at, east_indies, far=True)[pacific] == 1
    put(g, Turn(at))
    sail(g, at, east_indies, pacific)
    assert set(offered(g, at)) == {"forfeit:adm", "forfeit:dip", "forfeit:mil"}
    choose(g, at, "forfeit:mil")
    assert (g.power[3 * at + MIL], share(g.ships, pacific, at)) == (2, 1)
    g.power[3 * at : 3 * at + 3] = [0, 0, 0]
    assert east_indies not in reach(g, at, pacific, far=True)


# -- exploration


def explore(g: Europa, at: int, *faces: int) -> None:
    g.dice.forced.extend(faces)
    put(g, Turn(at))
    choose(g, at, "explore")


@pytest.mark.rule("europa:5.1")
def test_the_example_of_englands_exploration() -> None:
    g, at = england(caribbean_sea=1)
    claim(g, at, "antilles")
    lancashire = number(g, "province", "lancashire")
    add_share(g.ships, len(g.guards) + lancashire, at, 1)
    explore(g, at, TWO_HAZARD)
    assert (g.power[3 * at + DIP], g.power[3 * at + MIL]) == (2, 2)
    choose(g, at, "send-ship:lancashire:northwestern_atlantic")
    found = {choice for choice in offered(g, at) if choice.startswith("discover")}
    assert found == {f"discover:{name}" for name in ("florida", "mississippi", "new_granada", "guyana", "canada")}
    twin = g.clone()
    choose(g, at, "discover:canada")
    assert g.claims[at] == bits(area(g, name) for name in ("antilles", "canada"))
    assert g.power[3 * at + DIP] == 1
    twin.power[3 * at + DIP] = 0  # it cannot pay: nothing but failure is left
    assert offered(twin, at) == ["give-up"]
    assert closed(twin, at)["discover:canada"].key == "no-power"
    choose(twin, at, "give-up")
    assert offered(twin, at) == ["wreck-light:northwestern_atlantic", "wreck-light:caribbean_sea"]
    choose(twin, at, "wreck-light:caribbean_sea")
    assert share(twin.ships, number(g, "zone", "caribbean_sea"), at) == 0


@pytest.mark.rule("europa:5.1")
def test_the_example_with_a_town_in_virginia_and_without_hazard() -> None:
    g, at = england(caribbean_sea=1, northwestern_atlantic=1)
    claim(g, at, "antilles")
    assert area(g, "great_lakes") not in finds(g, at, 2, hazard=True)
    g.towns[at] |= provinces(g, "virginia")
    assert area(g, "great_lakes") in finds(g, at, 2, hazard=True)
    realms = {area(g, name) for name in ("mexico", "central_america")}
    assert not realms & set(finds(g, at, 2, hazard=True))
    assert realms <= set(finds(g, at, 2, hazard=False))


@pytest.mark.rule("europa:5.1")
def test_only_with_the_idea_do_ships_explore() -> None:
    g, at = england(quest=False, northwestern_atlantic=1)
    assert within_reach(g, at) == 0
    put(g, Turn(at))
    assert closed(g, at)["explore"].key == "nothing-to-explore"
    g.power[3 * at + MIL] = 0
    assert closed(g, at)["explore"].key == "no-power"
    g.towns[at] |= provinces(g, "virginia")
    assert area(g, "great_lakes") in finds(g, at, 2, hazard=False)  # beside the realm, over land


@pytest.mark.rule("europa:5.1")
def test_the_die_is_rolled_again_twice_at_most() -> None:
    g, at = england(northwestern_atlantic=1)
    g.power[3 * at + DIP] = 5
    explore(g, at, ONE_HAZARD, THREE, TWO)
    choose(g, at, "stay-home")
    assert offered(g, at) == ["discover:new_england", "discover:virginia", "roll-again", "give-up"]
    choose(g, at, "roll-again")
    assert g.power[3 * at + DIP] == 3
    assert offered(g, at) == ["discover:hudson_bay", "roll-again"]
    choose(g, at, "roll-again")
    assert "roll-again" not in offered(g, at)
    assert "give-up" not in offered(g, at)  # the last result must be used
    choose(g, at, "discover:canada")
    assert g.power[3 * at + DIP] == 2


@pytest.mark.rule("europa:5.1")
def test_a_ship_of_the_fleet_can_be_the_one_that_is_lost() -> None:
    g, at = england()
    g.fleet_at[at] = number(g, "zone", "northwestern_atlantic")
    g.fleet[at] = ship(HEAVY) + ship(LIGHT)
    explore(g, at, TWO_HAZARD)
    choose(g, at, "give-up")
    assert offered(g, at) == ["wreck-ship:light-ship", "wreck-ship:heavy-ship"]
    choose(g, at, "wreck-ship:light-ship")
    assert g.fleet[at] == ship(HEAVY)


@pytest.mark.rule("europa:5.1")
@pytest.mark.rule("europa:12.6")
def test_the_first_claim_on_a_continent_brings_its_trade_cards() -> None:
    g, at = england(northwestern_atlantic=1)
    america = g.start.board.land.continents["america"]
    cards = bits(n for n, card in enumerate(g.start.trade) if america in card.continents)
    g.trade = bits(range(len(g.start.trade))) & ~cards
    explore(g, at, TWO)
    choose(g, at, "stay-home", "discover:canada")
    assert g.trade & cards == cards


@pytest.mark.rule("europa:2.2")
def test_a_claim_is_given_up_when_no_token_is_left() -> None:
    g, at = england(northwestern_atlantic=1)
    claim(g, at, "leon castile andalucia aragon loire burgundy saxony austria")
    explore(g, at, TWO)
    choose(g, at, "stay-home", "discover:canada", "give-up-claim:saxony")
    assert g.claims[at].bit_count() == 8
    assert g.claims[at] >> area(g, "canada") & 1


@pytest.mark.rule("europa:2.2")
def test_tokens_that_lie_as_cores_and_casus_belli_leave_none_for_a_discovery() -> None:
    g, at = england(northwestern_atlantic=1)
    g.cores[at] = bits(area(g, name) for name in ("leon", "castile", "andalucia", "aragon", "loire", "burgundy"))
    g.casus[at] = 1 << number(g, "realm", "scotland") | 1 << number(g, "realm", "portugal")
    explore(g, at, TWO)
    choose(g, at, "stay-home", "discover:canada")
    assert not g.claims[at]


# -- colonies


@pytest.mark.rule("europa:5.3")
def test_the_example_of_englands_colony() -> None:
    g, at = england(northwestern_atlantic=1, northeastern_atlantic=1, southeastern_atlantic=1)
    claim(g, at, "antilles canada pernambuco gold_coast")
    g.colonists[at], g.power[3 * at + ADM] = 2, 2
    put(g, Turn(at))
    assert [choice for choice in offered(g, at) if choice.startswith("colonize")] == ["colonize:canada"]
    assert closed(g, at)["colonize:antilles"].key == "no-connection"
    twin = g.clone()
    add_share(twin.ships, number(g, "zone", "caribbean_sea"), at, 1)
    open_ = {choice for choice in offered(twin, at) if choice.startswith("colonize")}
    assert open_ == {"colonize:canada", "colonize:antilles", "colonize:gold_coast"}
    choose(g, at, "colonize:canada")
    assert (g.colonists[at], g.power[3 * at + ADM]) == (0, 0)
    assert g.towns[at] & provinces(g, "canada")
    assert not g.claims[at] >> area(g, "canada") & 1


@pytest.mark.rule("europa:5.3")
def test_colonists_and_power_are_mixed_as_one_likes() -> None:
    g, at = england(northwestern_atlantic=1, northeastern_atlantic=1)
    claim(g, at, "canada")
    g.colonists[at], g.power[3 * at + ADM] = 5, 3
    put(g, Turn(at))
    choose(g, at, "colonize:canada")
    assert offered(g, at) == [f"send-colonists:{n}:{4 - n}" for n in (4, 3, 2, 1)]
    choose(g, at, "send-colonists:3:1")
    assert (g.colonists[at], g.power[3 * at + ADM]) == (2, 2)


@pytest.mark.rule("europa:5.3")
def test_what_closes_colonization() -> None:
    g, at = england(northwestern_atlantic=1, northeastern_atlantic=1)
    claim(g, at, "canada mexico")
    g.colonists[at], g.power[3 * at + ADM] = 0, 3
    put(g, Turn(at))
    assert closed(g, at)["colonize:canada"].key == "no-settlers"
    assert "colonize:mexico" not in closed(g, at)  # no empty territory: no colonial claim
    assert colonial(g, at) == [area(g, "canada")]
    g.towns[seat(g, "france")] |= provinces(g, "canada")  # somebody was faster
    assert "colonize:canada" not in closed(g, at)
    assert colonial(g, at) == []


@pytest.mark.rule("europa:5.3")
@pytest.mark.parametrize("adm", range(7))
@pytest.mark.parametrize("colonists", range(7))
def test_settling_costs_four_in_any_mixture_of_power_and_colonists(adm: int, colonists: int) -> None:
    """The most colonists first; none or all four of either are a mixture, too."""
    g, at = england()
    g.colonists[at], g.power[3 * at + ADM] = colonists, adm
    assert payments(g, at) == [n for n in (4, 3, 2, 1, 0) if n <= colonists and 4 - n <= adm]


@pytest.mark.rule("europa:5.3")
@pytest.mark.parametrize("name", ["england", "castile", "france"])
def test_colonies_are_reached_from_towns_that_occupy_as_well(name: str) -> None:
    """From the capital over land without a gap: an occupied area carries the chain on to those beside it."""
    g = begin()
    at = seat(g, name)
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.fleet, g.fleet_at = [0] * g.seats, [-1] * g.seats
    land = g.start.board.land
    before = reached(g, at)
    mine = {land.area_of[province] for province in members(g.towns[at])}
    beside = members(before & ~bits(mine) & ~land.distant)
    near = next(p for area_ in beside for p in members(land.in_area[area_] & g.start.side.printed))
    g.occupied[at] = 1 << near
    assert reached(g, at) == before | land.beside[land.area_of[near]]
    assert reached(g, at) != before
