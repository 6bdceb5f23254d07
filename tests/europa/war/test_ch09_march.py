"""9.5: marches: two areas, mountains, military access, sea transport, changes among armies."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.state import MIL, Europa, add_share, share
from theatrum.titles.europa.war.battle.clash import fighting
from theatrum.titles.europa.war.movement.access import climb
from theatrum.titles.europa.war.movement.bridges import landings
from theatrum.titles.europa.war.movement.march import March
from theatrum.titles.europa.war.units import CAVALRY, INFANTRY, MERCENARY, count

from ..marches import army, defenders, empty, fleet, infantry, ships, spot, turn, war
from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def steps(g: Europa, at: int, verb: str = "step") -> set[str]:
    """The areas that are open."""
    return {choice.partition(":")[2] for choice in offered(g, at) if choice.startswith(verb + ":")}


def marching(realm: str, where: str, *units: int, mil: int = 5) -> tuple[Europa, int]:
    """Army 1 of a realm has been activated."""
    g, at = empty(realm, mil)
    army(g, at, "1", where, *units)
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    return g, at


@pytest.mark.rule("europa:5.5")
def test_example_of_castile() -> None:
    """At war with Granada, army 1 goes from Castile through Leon to Andalusia, and so round the mountains."""
    g, at = empty("castile", mil=1)
    army(g, at, "1", "castile", 3, 1)
    war(g, at, "granada")
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert closed(g, at)["step:andalucia"].key == "mountains"
    assert closed(g, at)["step:andalucia"].args == (3, 1)
    choose(g, at, "step:leon", "step:andalucia")
    assert (spot(g, at, "1"), g.power[3 * at + MIL]) == ("andalucia", 0)
    assert defenders(g) == [("granada", 2)]  # two small provinces
    assert named(g, fighting(g).origins, "area") == {"leon"}


@pytest.mark.rule("europa:9.5")
def test_a_march_leads_through_two_friendly_areas() -> None:
    g, at = marching("france", "seine", 2)
    choose(g, at, "step:loire", "step:languedoc")
    assert spot(g, at, "1") == "languedoc"
    assert not steps(g, at)
    assert g.power[3 * at + MIL] == 4


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize(("size", "cost"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3)])
def test_what_mountains_cost(size: int, cost: int) -> None:
    g = begin()
    castile, andalusia, leon = (area(g, name) for name in ("castile", "andalucia", "leon"))
    assert climb(g, castile, andalusia, size, friendly=False) == cost
    assert climb(g, castile, andalusia, size, friendly=True) == 0
    assert climb(g, castile, leon, size, friendly=False) == 0


@pytest.mark.rule("europa:9.5")
def test_an_army_pays_for_the_mountains_it_crosses() -> None:
    g, at = empty("castile", mil=3)
    army(g, at, "1", "castile", 5, 2)
    war(g, at, "granada")
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:andalucia")
    assert g.power[3 * at + MIL] == 0


@pytest.mark.rule("europa:9.5")
def test_a_friendly_area_behind_mountains_costs_nothing() -> None:
    g, at = marching("castile", "castile", 7, mil=1)
    choose(g, at, "step:andalucia")
    assert (spot(g, at, "1"), g.power[3 * at + MIL]) == ("andalucia", 0)


@pytest.mark.rule("europa:9.5")
def test_a_hostile_area_ends_a_march() -> None:
    g, at = empty("france")
    army(g, at, "1", "seine", 3)
    war(g, at, "england")
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:brittany_normandy")
    assert spot(g, at, "1") == "brittany_normandy"
    assert not steps(g, at)  # no units meet it there, but it goes no further


# -- military access


@pytest.mark.rule("europa:9.5")
def test_neutral_areas_are_closed_in_peace() -> None:
    g, at = marching("castile", "leon", 2)
    assert closed(g, at)["step:portugal"].key == "access-in-peace"


@pytest.mark.rule("europa:9.5")
def test_access_costs_three_ducats_or_a_cube_and_ends_the_march() -> None:
    g, at = empty("castile")
    army(g, at, "1", "leon", 2)
    war(g, at, "granada")
    g.influence[area(g, "portugal")] = 0
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:portugal")
    assert (spot(g, at, "1"), g.ducats[at]) == ("portugal", 27)
    assert not steps(g, at)


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize(("answer", "ducats", "cubes"), [("pay-passage:3", 27, 1), ("use-influence", 30, 0)])
def test_who_has_both_picks_what_access_costs(answer: str, ducats: int, cubes: int) -> None:
    g, at = empty("castile")
    army(g, at, "1", "leon", 2)
    war(g, at, "granada")
    portugal = area(g, "portugal")
    g.influence[portugal] = 0
    add_share(g.influence, portugal, at, 1)
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:portugal", answer)
    assert (g.ducats[at], share(g.influence, portugal, at), spot(g, at, "1")) == (ducats, cubes, "portugal")


@pytest.mark.rule("europa:9.5")
def test_access_needs_means_and_a_loan_will_do() -> None:
    g, at = empty("castile", ducats=2)
    army(g, at, "1", "leon", 2)
    war(g, at, "granada")
    g.influence[area(g, "portugal")] = 0
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert closed(g, at)["step:portugal"].key == "access-price"
    choose(g, at, "borrow", "step:portugal")
    assert g.ducats[at] == 4


@pytest.mark.rule("europa:9.5")
def test_an_enemy_who_stands_in_a_neutral_area_opens_it_to_nobody() -> None:
    """Access depends on whose provinces are there, not on units."""
    g, at = empty("castile", ducats=2)
    army(g, at, "1", "leon", 2)
    war(g, at, "england")
    infantry(g, seat(g, "england"), "portugal")
    g.influence[area(g, "portugal")] = 0
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert closed(g, at)["step:portugal"].key == "access-price"
    g.ducats[at] = 3
    choose(g, at, "step:portugal")
    assert g.ducats[at] == 0
    assert any(event.name == "battle" for event in g.events)


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize("token", ["claims", "cores"])
def test_nobody_gets_access_where_he_has_a_claim_or_a_core(token: str) -> None:
    g, at = empty("castile")
    army(g, at, "1", "leon", 2)
    war(g, at, "granada")
    getattr(g, token)[at] |= 1 << area(g, "portugal")
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert closed(g, at)["step:portugal"].key == "access-claimed"


@pytest.mark.rule("europa:9.5")
def test_an_area_of_players_alone_is_entered_with_their_leave() -> None:
    """Where both France and England own all of Aquitaine, one of them must agree."""
    g, at = empty("castile")
    england, france = seat(g, "england"), seat(g, "france")
    inside = g.start.board.land.in_area[area(g, "aquitaine")]
    g.towns[france] |= inside & ~g.towns[england]
    army(g, at, "1", "aragon", 2)
    war(g, at, "granada")
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:aquitaine")
    first, second = (other for other in g.clockwise(at) if other in (england, france))
    choose(g, first, "bar-way")
    choose(g, second, "let-pass")
    assert (spot(g, at, "1"), g.ducats[at]) == ("aquitaine", 27)


@pytest.mark.rule("europa:9.5")
def test_without_leave_an_army_stays_where_it_is() -> None:
    g, at = empty("castile")
    france = seat(g, "france")
    inside = g.start.board.land.in_area[area(g, "aquitaine")]
    g.towns[seat(g, "england")] &= ~inside
    g.towns[france] |= inside
    army(g, at, "1", "aragon", 2)
    war(g, at, "granada")
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:aquitaine")
    choose(g, france, "bar-way")
    assert (spot(g, at, "1"), g.ducats[at]) == ("aragon", 30)
    assert closed(g, at)["step:aquitaine"].key == "access-refused"


@pytest.mark.rule("europa:9.5")
def test_what_the_side_in_play_does_not_print_is_no_province_that_lets_strangers_in() -> None:
    """Neumark is on the side of 1618 alone: France owns all that Brandenburg has in 1444, and is asked."""
    g, at = empty("austria")
    france = seat(g, "france")
    inside = g.start.board.land.in_area[area(g, "brandenburg")]
    assert named(g, inside & ~g.start.side.printed) == {"neumark"}
    g.towns[france] |= inside & g.start.side.printed
    army(g, at, "1", "saxony", 2)
    war(g, at, "granada")
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:brandenburg")
    choose(g, france, "bar-way")
    assert spot(g, at, "1") == "saxony"


@pytest.mark.rule("europa:18.4")
def test_the_empire_that_is_defended_lets_the_emperor_and_its_attackers_pass_for_nothing() -> None:
    g, at = empty("austria")
    army(g, at, "1", "austria", 2)
    war(g, at, "france")
    g.defence = 1 << number(g, "realm", "france")
    g.emperor = g.realm[at]
    turn(g, at)
    choose(g, at, "march", "march-army:1", "step:bavaria_swabia")
    assert (spot(g, at, "1"), g.ducats[at]) == ("bavaria_swabia", 30)


# -- distant continents


@pytest.mark.rule("europa:9.5")
def test_neutral_distant_areas_are_closed_but_for_claimed_empty_territories() -> None:
    g, at = empty("castile")
    war(g, at, "england")
    g.towns[at] |= provinces(g, "florida")
    army(g, at, "1", "florida", 2)
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert {why.key for choice, why in closed(g, at).items() if choice.startswith("step")} == {"distant-neutral"}
    claim = 1 << area(g, "virginia")
    for realm, opens in (("france", False), ("castile", True), ("england", True)):  # at peace, one's own, an enemy's
        g.claims[:] = [claim if who == seat(g, realm) else 0 for who in range(g.seats)]
        assert steps(g, at) == ({"virginia"} if opens else set())
    choose(g, at, "step:virginia")
    assert not steps(g, at)  # a distant area ends the march
    assert g.ducats[at] == 30


# -- changes among armies


@pytest.mark.rule("europa:9.5")
def test_an_army_takes_loose_infantry_along_and_leaves_some_behind() -> None:
    g, at = empty("france")
    army(g, at, "1", "seine", 1)
    infantry(g, at, "seine", 2)
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert closed(g, at)["leave-infantry"].key == "last-unit"
    choose(g, at, "take-infantry", "take-infantry")
    assert closed(g, at)["leave-infantry"].key == "moved-already"  # it has just taken them
    choose(g, at, "step:loire", "leave-infantry")
    assert (share(g.infantry, area(g, "loire"), at), count(g.armies[3 * at], INFANTRY, 1)) == (1, 2)


@pytest.mark.rule("europa:9.5")
def test_armies_are_split_and_merged() -> None:
    g, at = empty("france")
    army(g, at, "1", "seine", 2, 1)
    army(g, at, "2", "seine", 0, 2)
    army(g, at, "2", "seine", 1, category=MERCENARY)
    turn(g, at)
    choose(g, at, "march", "march-army:1", "take-unit:2:cavalry:regular", "take-unit:2:infantry:mercenary")
    choose(g, at, "give-unit:3:infantry:regular")
    assert spot(g, at, "3") == "seine"
    choose(g, at, "take-unit:2:cavalry:regular")
    assert spot(g, at, "2") == ""  # it is empty
    assert count(g.armies[3 * at], CAVALRY, 1) == 3
    assert not any(choice.startswith("leave-infantry:") for choice in offered(g, at))


@pytest.mark.rule("europa:9.4")
def test_only_regular_infantry_is_left_behind() -> None:
    g, at = empty("france")
    army(g, at, "1", "seine", 0, 2)
    army(g, at, "1", "seine", 2, category=MERCENARY)
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert "leave-infantry" not in offered(g, at)


@pytest.mark.rule("europa:9.4")
def test_loose_infantry_goes_alone_or_becomes_an_army() -> None:
    g, at = empty("france")
    infantry(g, at, "seine", 2)
    turn(g, at)
    choose(g, at, "march", "march-infantry:seine", "step:loire")
    assert (share(g.infantry, area(g, "seine"), at), share(g.infantry, area(g, "loire"), at)) == (1, 1)
    choose(g, at, "halt", "end-turn")
    turn(g, at)
    choose(g, at, "march", "raise:2:seine", "step:loire")
    assert spot(g, at, "2") == "loire"


@pytest.mark.rule("europa:5.5")
def test_a_march_costs_a_point_and_needs_units() -> None:
    g, at = empty("france")
    turn(g, at)
    assert closed(g, at)["march"].key == "no-units"
    g.power[3 * at + MIL] = 0
    assert closed(g, at)["march"].key == "no-power"


@pytest.mark.rule("europa:5.5")
def test_ready_mercenaries_join_an_army_at_home_and_must_go_along() -> None:
    """Optional rule 2."""
    g, at = empty("france")
    army(g, at, "1", "seine", 1)
    turn(g, at)
    choose(g, at, "march", "march-army:1")
    assert not any(choice.startswith("hire") for choice in offered(g, at))
    g.options = {**g.options, "mercenaries": "yes"}
    choose(g, at, "hire:infantry", "hire:cavalry", "hire:infantry")
    assert g.ducats[at] == 30 - 4 - 7 - 4
    assert not any(choice.startswith("hire") for choice in offered(g, at))
    assert closed(g, at)["halt"].key == "must-march"
    choose(g, at, "step:loire", "halt")


# -- over the sea


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize(("size", "open_"), [(3, True), (6, True), (7, False)])
def test_a_ship_carries_three_units_over_its_zone(size: int, open_: bool) -> None:
    """Two English ships in the Channel, one in the fleet, carry six from East Anglia to Normandy."""
    g, at = empty("england")
    ships(g, at, "english_channel")
    fleet(g, at, "english_channel", 0, 1)
    east, normandy = area(g, "east_anglia"), area(g, "brittany_normandy")
    assert bool(landings(g, at, east, size) >> normandy & 1) == open_
    assert not landings(g, at, area(g, "northumbria"), 1)  # its coast is another one


@pytest.mark.rule("europa:9.5")
def test_a_bridge_over_several_zones_needs_ships_in_each_and_ships_in_port_are_none() -> None:
    g, at = empty("england")
    ships(g, at, "english_channel", 2)
    ships(g, at, "bay_of_biscay", 1)
    east, leon = area(g, "east_anglia"), area(g, "aquitaine")
    assert landings(g, at, east, 3) >> leon & 1
    assert not landings(g, at, east, 4) >> leon & 1
    g.ships[number(g, "water", "bay_of_biscay")] = 0
    ships(g, at, "bordeaux", 1)
    assert not landings(g, at, east, 1) >> leon & 1


@pytest.mark.rule("europa:9.5")
def test_a_landing_ends_the_march_and_an_army_retreats_over_the_sea() -> None:
    g, at = empty("england")
    ships(g, at, "english_channel", 2)
    army(g, at, "1", "east_anglia", 4)
    turn(g, at)
    choose(g, at, "march", "march-army:1", "ferry:brittany_normandy")
    assert spot(g, at, "1") == "brittany_normandy"
    assert not steps(g, at)


@pytest.mark.rule("europa:9.5")
def test_ships_of_an_ally_carry_units_where_no_enemy_is_on_the_way() -> None:
    g, at = empty("england")
    castile, france = seat(g, "castile"), seat(g, "france")
    east, normandy = area(g, "east_anglia"), area(g, "brittany_normandy")
    ships(g, castile, "english_channel", 1)
    assert not landings(g, at, east, 1)
    g.allies[at] |= 1 << g.realm[castile]
    assert landings(g, at, east, 3) >> normandy & 1
    war(g, at, "france")
    ships(g, france, "english_channel", 1)
    assert not landings(g, at, east, 1)


@pytest.mark.rule("europa:9.5")
def test_ships_of_an_ally_land_nobody_on_enemies_he_is_at_peace_with() -> None:
    g, at = empty("england")
    castile = seat(g, "castile")
    east, netherlands = area(g, "east_anglia"), area(g, "netherlands")
    ships(g, castile, "english_channel", 1)
    g.allies[at] |= 1 << g.realm[castile]
    assert landings(g, at, east, 1) >> netherlands & 1
    war(g, at, "burgundy")
    assert not landings(g, at, east, 1) >> netherlands & 1
    war(g, castile, "burgundy")
    assert landings(g, at, east, 1) >> netherlands & 1


@pytest.mark.rule("europa:9.1")
def test_a_march_can_be_had_for_nothing_and_lead_further() -> None:
    """As declarations of war and cards give it."""
    g, at = empty("france", mil=0)
    army(g, at, "1", "seine", 1)
    put(g, March(at, 3))
    choose(g, at, "march-army:1", "step:loire")
    assert "halt" in offered(g, at)
    assert g.power[3 * at + MIL] == 0


@pytest.mark.rule("europa:9.5")
def test_a_single_infantry_marches_as_one_unit() -> None:
    g, at = empty("castile")
    army(g, at, "1", "leon", 3)
    assert March(at).size(g) == 1
    assert March(at, army=0).size(g) == 3
