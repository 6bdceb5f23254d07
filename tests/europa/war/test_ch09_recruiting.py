"""5.5, 9.2, 9.3: recruiting: limits of provinces that count once a turn, prices, armies, mercenaries, allies, ships."""

from __future__ import annotations

from itertools import product

import pytest

from theatrum.engine.chance import Generator
from theatrum.titles.europa.board.holding import dwindle
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.state import MIL, NONE, Europa, share
from theatrum.titles.europa.war.battle.clash import fighting
from theatrum.titles.europa.war.ports import ONE_FLEET, port, room
from theatrum.titles.europa.war.recruiting.enlisting import armies_for
from theatrum.titles.europa.war.recruiting.limits import Levy, basis, counting, limit
from theatrum.titles.europa.war.recruiting.matching import Need, Source, match
from theatrum.titles.europa.war.units import ALLIED, ARTILLERY, CAVALRY, INFANTRY, MERCENARY, REGULAR, count

from ..marches import army, defenders, empty, fleet, infantry, ships, turn, war
from ..positions import choose, closed, named, number, offered, provinces, seat


def units(g: Europa, at: int, name: str) -> list[int]:
    """Regular infantry, cavalry and artillery of an army."""
    packed = g.armies[3 * at + int(name) - 1]
    return [count(packed, kind, REGULAR) for kind in (INFANTRY, CAVALRY, ARTILLERY)]


def cannons(g: Europa, at: int) -> None:
    g.ideas[at] |= 1 << number(g, "idea", "cannons")


@pytest.mark.rule("europa:9.3")
def test_units_join_armies_that_stand_there_or_nowhere() -> None:
    g, at = empty("england")
    ireland, wales = number(g, "area", "ireland"), number(g, "area", "wales_wessex")
    g.army_at[3 * at : 3 * at + 3] = wales, ireland, NONE
    assert armies_for(g, at, ireland) == [1, 2]
    assert armies_for(g, at, wales) == [0, 2]


# -- limits


@pytest.mark.rule("europa:9.2")
def test_a_port_beyond_a_hostile_zone_does_not_count() -> None:
    """Wessex lies in the zone of Mhumhain: it helps Ireland in peace, not in a war with Desmond."""
    g, at = empty("england")
    ireland = number(g, "area", "ireland")
    assert limit(g, g.realm[at], ireland) == 4
    war(g, at, "desmond")
    assert named(g, counting(g, basis(g, g.realm[at]), ireland)) == {"pale", "wales", "lancashire"}


@pytest.mark.rule("europa:9.2")
def test_provinces_near_hostile_units_count_for_their_own_area_alone() -> None:
    g, at = empty("england")
    northumbria, wales = number(g, "area", "northumbria"), number(g, "area", "wales_wessex")
    assert limit(g, g.realm[at], northumbria) == 11
    g.rebels[wales] = 1
    assert named(g, counting(g, basis(g, g.realm[at]), northumbria)).isdisjoint({"wales", "wessex", "shrewsbury"})
    assert {"wales", "wessex"} <= named(g, counting(g, basis(g, g.realm[at]), wales))


@pytest.mark.rule("europa:9.2")
def test_occupied_provinces_never_count() -> None:
    g, at = empty("england")
    g.occupied[seat(g, "france")] = provinces(g, "london")
    assert limit(g, g.realm[at], number(g, "area", "northumbria")) == 11 - 2


@pytest.mark.rule("europa:9.2")
def test_vassals_count_and_so_does_a_town_that_has_grown() -> None:
    g, at = empty("england")
    ireland = number(g, "area", "ireland")
    g.vassals[at] = provinces(g, "mhumhain")
    assert limit(g, g.realm[at], ireland) == 5
    g.large |= provinces(g, "pale")
    assert limit(g, g.realm[at], ireland) == 6


@pytest.mark.rule("europa:9.2")
@pytest.mark.parametrize(
    ("needs", "sources", "used"),
    [
        ("a2 b1", "a:2 ab:1", {0, 1}),  # the province for both is left to b
        ("a1 b1", "ab:2", None),  # a large province is not split between two areas
        ("a2 b2", "ab:1 ab:1 a:1 b:1", {0, 1, 2, 3}),
        ("a3 b2", "ab:2 ab:2 a:1", {0, 1, 2}),  # one large province for each, the small one for a
        ("a3 b3", "ab:2 ab:2 ab:2", None),  # six in all, but a third one cannot be halved
        ("a3 b3", "ab:2 ab:2 ab:1 ab:1", {0, 1, 2, 3}),
        ("a1 b1 c1", "ab:1 bc:1 ca:1", {0, 1, 2}),
        ("a1 b1 c1", "ab:1 ab:1 ab:1", None),
    ],
)
def test_each_province_is_used_for_one_area(needs: str, sources: str, used: set[int] | None) -> None:
    wanted = tuple(Need(ord(word[0]), int(word[1:]), 0, True) for word in needs.split())
    pairs = [word.split(":") for word in sources.split()]
    given = tuple(
        Source(number, int(value), True, tuple(map(ord, areas))) for number, (areas, value) in enumerate(pairs)
    )
    assert match(wanted, given) == (None if used is None else bits(used))


@pytest.mark.rule("europa:9.2")
@pytest.mark.parametrize("seed", range(40))
def test_provinces_are_shared_out_whenever_they_can_be(seed: int) -> None:
    """Against trying every province for every area."""
    lots = Generator(seed)
    areas = tuple(range(2 + lots.below(2)))
    wanted = {area: (1 + lots.below(3), lots.below(2)) for area in areas}
    sources = tuple(
        Source(number, 1 + lots.below(2), lots.below(4) > 0, tuple(area for area in areas if lots.below(3)))
        for number in range(5)
    )
    needs = tuple(Need(area, *pair, area > 0) for area, pair in wanted.items())
    used = match(needs, sources)
    assert (used is not None) == any(
        suffices(needs, sources, plan) for plan in product((None, *areas), repeat=len(sources))
    )


def suffices(needs: tuple[Need, ...], sources: tuple[Source, ...], plan: tuple[int | None, ...]) -> bool:
    """Whether provinces used so, each for an area or for none, bear all units."""
    if any(area is not None and area not in source.areas for area, source in zip(plan, sources, strict=True)):
        return False
    for need in needs:
        here = [source for area, source in zip(plan, sources, strict=True) if area == need.area]
        own = sum(source.value for source in here if source.own)
        lent = sum(source.value for source in here if not source.own)
        if own < need.regular or (own - need.regular) * need.home + lent < need.allied:
            return False
    return True


@pytest.mark.rule("europa:5.5")
def test_allied_units_take_what_regular_ones_leave_and_what_their_own_realm_has() -> None:
    mine, theirs = Source(0, 2, True, (7,)), Source(1, 1, False, (7,))
    assert match((Need(7, 1, 2, True),), (mine, theirs)) == 3
    assert match((Need(7, 2, 1, True),), (mine,)) is None
    assert match((Need(7, 1, 1, True),), (mine,)) == 1
    assert match((Need(7, 1, 1, False),), (mine,)) is None  # a vassal's area lends allied units nothing
    assert match((Need(7, 2, 0, True),), (theirs,)) is None


# -- the book's example


@pytest.mark.rule("europa:5.5")
def test_example_of_england() -> None:
    """3 units for 10 ducats in Ireland, then 8 in Northumbria: 4 of its own for 15, 4 of Burgundy's for nothing."""
    g, at = empty("england")
    war(g, at, "desmond", "france")
    cannons(g, at)
    army(g, at, "1", "northumbria", 1)
    g.available[at], g.ducats[at] = 7, 25
    g.active_allies[at] = 1 << number(g, "realm", "burgundy")
    g.allied[at] = 5
    turn(g, at)
    choose(g, at, "recruit", "muster:ireland")
    choose(g, at, "enlist:2:infantry:regular", "enlist:2:infantry:regular", "enlist:2:artillery:regular")
    assert (g.ducats[at], units(g, at, "2"), g.power[3 * at + MIL]) == (15, [2, 0, 1], 4)
    assert closed(g, at)["enlist:2:infantry:regular"].key == "recruiting-limit"
    assert closed(g, at)["enlist:2:infantry:allied"].key == "recruiting-limit"
    assert "enlist:2:infantry:mercenary" in offered(g, at)  # no limit holds for mercenaries
    choose(g, at, "done", "muster:northumbria")
    choose(g, at, "enlist:1:infantry:regular", "enlist:1:infantry:regular")
    choose(g, at, "enlist:1:cavalry:regular", "enlist:1:artillery:regular")
    assert (g.ducats[at], units(g, at, "1"), g.available[at]) == (0, [3, 1, 1], 0)
    choose(g, at, *["enlist:1:infantry:allied"] * 4)
    assert closed(g, at)["enlist:1:infantry:allied"].key == "recruiting-limit"
    assert (g.allied[at], count(g.armies[3 * at], INFANTRY, ALLIED)) == (1, 4)
    choose(g, at, "done", "done")
    assert {"pale", "wales", "lancashire"} <= named(g, g.levied)
    assert (g.start.names["area"][fighting(g).place], defenders(g)) == ("ireland", [("desmond", 1)])


@pytest.mark.rule("europa:9.2")
def test_what_was_recruited_elsewhere_is_spread_over_the_provinces_anew() -> None:
    """Three in Northumbria use none of what Ireland needs, as long as others are left."""
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit", "muster:northumbria", *["enlist-loose"] * 3, "done", "muster:ireland")
    choose(g, at, *["enlist-loose"] * 3)
    assert share(g.infantry, number(g, "area", "ireland"), at) == 3
    g.available[at] = 9
    assert "enlist-loose" in offered(g, at)  # a fourth: Pale, Wales, Wessex and Lancashire
    choose(g, at, "enlist-loose")
    assert closed(g, at)["enlist-loose"].key == "recruiting-limit"


@pytest.mark.rule("europa:9.2")
def test_a_province_counts_once_a_turn_over_several_actions() -> None:
    g, at = empty("england")
    g.levied = provinces(g, "pale wales lancashire wessex")
    levy = Levy(g, at)
    ireland = number(g, "area", "ireland")
    assert levy.cover(((ireland, 1, 0),)) is None
    turn(g, at)  # a turn begins: all is fresh
    assert Levy(g, at).cover(((ireland, 4, 0),)) == provinces(g, "pale wales lancashire wessex")


@pytest.mark.rule("europa:9.2")
def test_the_question_says_how_many_regular_units_the_limit_and_the_manpower_still_bear() -> None:
    g, at = empty("england")
    war(g, at, "desmond")
    g.available[at], g.ducats[at] = 7, 25
    turn(g, at)
    left = []
    choose(g, at, "recruit", "muster:ireland")
    for _ in range(3):
        left.append(g.decision.subject(g)[-1])
        choose(g, at, "enlist:2:infantry:regular")
    assert [*left, g.decision.subject(g)[-1]] == [3, 2, 1, 0]  # the Pale, Wales and Lancashire
    g.available[at] = 2
    choose(g, at, "done", "muster:northumbria")
    assert g.decision.subject(g)[-1] == 2


# -- who can be had, and for what


@pytest.mark.rule("europa:5.5")
@pytest.mark.parametrize(
    ("unit", "price"),
    [
        ("infantry:regular", 2), ("cavalry:regular", 5), ("artillery:regular", 6), ("infantry:mercenary", 4),
        ("cavalry:mercenary", 7), ("artillery:mercenary", 8), ("infantry:allied", 0), ("cavalry:allied", 3),
    ],
)  # fmt: skip
def test_prices(unit: str, price: int) -> None:
    g, at = empty("england")
    cannons(g, at)
    g.allied[at], g.ducats[at] = 1, 10
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia", f"enlist:1:{unit}")
    assert g.ducats[at] == 10 - price
    assert not any(choice.startswith("enlist:1:artillery:allied") for choice in [*offered(g, at), *closed(g, at)])


@pytest.mark.rule("europa:5.5")
def test_recruiting_costs_a_point_of_military_power_and_ducats_may_be_borrowed() -> None:
    g, at = empty("england", mil=0)
    turn(g, at)
    assert closed(g, at)["recruit"].key == "no-power"
    g.power[3 * at + MIL], g.ducats[at] = 1, 0
    assert closed(g, at)["recruit"].key == "nothing-to-recruit"
    g.ducats[at] = 2
    choose(g, at, "recruit", "muster:east_anglia")
    assert closed(g, at)["enlist:1:cavalry:regular"].args == (5,)
    choose(g, at, "borrow", "enlist:1:cavalry:regular")
    assert (g.ducats[at], g.interest[at], g.power[3 * at + MIL]) == (2, 1, 0)


@pytest.mark.rule("europa:9.4")
def test_only_regular_infantry_stands_outside_armies_and_artillery_needs_its_idea() -> None:
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia")
    assert closed(g, at)["enlist:1:artillery:regular"].key == "needs-idea"
    choose(g, at, "enlist-loose")
    assert share(g.infantry, number(g, "area", "east_anglia"), at) == 1
    assert [choice for choice in offered(g, at) if choice.startswith("enlist-loose")] == ["enlist-loose"]


@pytest.mark.rule("europa:9.4")
def test_units_join_an_army_that_stands_there_or_found_one() -> None:
    g, at = empty("england")
    army(g, at, "1", "northumbria", 1)
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia")
    into = {choice.split(":")[1] for choice in offered(g, at) if choice.startswith("enlist:")}
    assert into == {"2", "3"}  # the first stands elsewhere


@pytest.mark.rule("europa:9.3")
def test_regular_units_come_from_the_available_manpower() -> None:
    g, at = empty("england")
    g.available[at] = 1
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia", "enlist:1:infantry:regular")
    assert (g.available[at], closed(g, at)["enlist-loose"].key) == (0, "no-manpower")


@pytest.mark.rule("europa:5.5")
def test_three_mercenaries_a_turn_and_no_more_than_the_box_has() -> None:
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia", *["enlist:1:infantry:mercenary"] * 3)
    assert closed(g, at)["enlist:1:infantry:mercenary"].key == "mercenaries-most"
    assert (g.available[at], count(g.armies[3 * at], INFANTRY, MERCENARY)) == (6, 3)
    g.used[at] = 0
    army(g, seat(g, "france"), "1", "seine", 17, category=MERCENARY)
    assert closed(g, at)["enlist:1:infantry:mercenary"].key == "no-mercenaries"


@pytest.mark.rule("europa:5.5")
def test_where_units_can_be_recruited() -> None:
    """Regulars and mercenaries in own and vassals' areas, allied units in own areas and in their realm's."""
    g, at = empty("castile")
    granada, portugal = number(g, "realm", "granada"), number(g, "realm", "portugal")
    g.vassals[at] = g.start.side.flags[granada]
    g.towns[at] &= ~provinces(g, "sevilla cordoba")
    g.active_allies[at] = g.allies[at] = 1 << portugal
    g.allied[at] = 2
    turn(g, at)
    choose(g, at, "recruit", "muster:portugal")
    assert {choice.rsplit(":")[-1] for choice in offered(g, at) if choice.startswith("enlist")} == {"allied"}
    assert closed(g, at)["enlist:1:infantry:mercenary"].key == "not-own-area"
    choose(g, at, "enlist:1:infantry:allied", "enlist:1:infantry:allied", "done", "done")
    assert named(g, g.levied) <= named(g, g.start.side.flags[portugal])
    g.allied[at] = 1
    choose(g, at, "end-turn")
    turn(g, at)
    choose(g, at, "recruit", "muster:andalucia")
    assert closed(g, at)["enlist:2:infantry:allied"].key == "not-own-area"
    choose(g, at, "enlist:2:infantry:mercenary", "enlist-loose")


@pytest.mark.rule("europa:5.5")
def test_something_must_be_recruited() -> None:
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit")
    assert closed(g, at)["done"].key == "recruit-something"
    choose(g, at, "muster:east_anglia")
    assert closed(g, at)["done"].key == "recruit-something"


@pytest.mark.rule("europa:9.4")
def test_at_most_fifteen_loose_infantry_stand_in_an_area() -> None:
    g, at = empty("england")
    infantry(g, at, "east_anglia", 15)
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia")
    assert closed(g, at)["enlist-loose"].key == "crowded"


# -- ships


@pytest.mark.rule("europa:9.2")
def test_a_port_builds_one_ship_and_a_large_one_two() -> None:
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit", "shipyard:pale", "build-light:pale")
    assert closed(g, at)["shipyard:pale"].key == "port-used"
    choose(g, at, "shipyard:london", "build-light:english_channel", "shipyard:london", "build-guard:english_channel")
    assert closed(g, at)["shipyard:london"].key == "port-used"
    assert g.ducats[at] == 30 - 12
    channel = number(g, "zone", "english_channel")
    assert (share(g.ships, channel, at), share(g.guards, channel, at)) == (1, 1)


@pytest.mark.rule("europa:9.2")
def test_ports_of_vassals_and_occupied_ones_build_nothing() -> None:
    g, at = empty("england")
    g.vassals[at] = provinces(g, "mhumhain")
    g.occupied[seat(g, "france")] = provinces(g, "pale")
    turn(g, at)
    choose(g, at, "recruit")
    yards = {choice for choice in [*offered(g, at), *closed(g, at)] if choice.startswith("shipyard")}
    assert "shipyard:london" in yards
    assert yards.isdisjoint({"shipyard:pale", "shipyard:mhumhain"})


@pytest.mark.rule("europa:9.2")
def test_no_ship_is_built_into_a_hostile_zone() -> None:
    g, at = empty("england")
    war(g, at, "france")
    ships(g, seat(g, "france"), "english_channel")
    turn(g, at)
    choose(g, at, "recruit", "shipyard:london")
    waters = {choice.rsplit(":")[-1] for choice in offered(g, at) if choice.startswith("build")}
    assert waters == {"london", "north_sea", "doggerbank"} & waters | {"london"}
    assert "english_channel" not in waters
    choose(g, at, "build-light:london")


@pytest.mark.rule("europa:9.4")
@pytest.mark.parametrize(("kind", "price"), [("light-ship", 4), ("heavy-ship", 10), ("galley", 2)])
def test_heavy_ships_and_galleys_join_the_fleet(kind: str, price: int) -> None:
    g, at = empty("castile")
    turn(g, at)
    choose(g, at, "recruit", "shipyard:murcia", f"build-fleet:{kind}:murcia")
    assert g.ducats[at] == 30 - price
    assert g.fleet_at[at] == number(g, "water", "murcia")


@pytest.mark.rule("europa:9.4")
def test_galleys_are_built_only_where_they_can_sail() -> None:
    g, at = empty("england")
    turn(g, at)
    choose(g, at, "recruit", "shipyard:london")
    assert closed(g, at)["build-fleet:galley:london"].key == "no-galleys"
    assert closed(g, at)["build-fleet:galley:english_channel"].key == "no-galleys"


@pytest.mark.rule("europa:9.4")
def test_ships_join_the_fleet_only_where_it_lies() -> None:
    g, at = empty("england")
    fleet(g, at, "english_channel", 1)
    turn(g, at)
    choose(g, at, "recruit", "shipyard:london")
    assert closed(g, at)["build-fleet:heavy-ship:london"].key == "fleet-elsewhere"
    choose(g, at, "build-fleet:heavy-ship:english_channel")


@pytest.mark.rule("europa:2.2")
def test_nobody_has_more_than_fifteen_ships() -> None:
    g, at = empty("england")
    ships(g, at, "north_sea", 15)
    turn(g, at)
    choose(g, at, "recruit")
    assert closed(g, at)["shipyard:london"].key == "no-ships"


@pytest.mark.rule("europa:9.5")
def test_how_many_ships_a_port_holds() -> None:
    g, at = empty("england")
    pale, london = (port(g, number(g, "province", name)) for name in ("pale", "london"))
    assert (room(g, at, pale, False), room(g, at, pale, True)) == (2, 2)
    assert (room(g, at, london, False), room(g, at, london, True)) == (4, ONE_FLEET)
    ships(g, at, "london")
    assert room(g, at, london, True) == 3  # six only if all are of one fleet
    turn(g, at)
    ships(g, at, "pale", 2)
    choose(g, at, "recruit", "shipyard:pale")
    assert closed(g, at)["build-light:pale"].key == "port-full"


@pytest.mark.rule("europa:9.7")
def test_of_several_battles_after_recruiting_the_player_picks_the_order() -> None:
    g, at = empty("england")
    for name in ("east_anglia", "northumbria"):
        g.rebels[number(g, "area", name)] = 1
    turn(g, at)
    choose(g, at, "recruit", "muster:east_anglia", "enlist-loose", "done", "muster:northumbria", "enlist-loose", "done")
    choose(g, at, "done")
    assert offered(g, at) == ["fight:east_anglia", "fight:northumbria"]
    choose(g, at, "fight:northumbria")
    assert next(event.args[0] for event in g.events if event.name == "battle") == number(g, "area", "northumbria")


@pytest.mark.rule("europa:9.5")
def test_ships_stay_in_the_port_of_a_town_that_shrinks() -> None:
    """Nobody comes to them (ruling E218)."""
    g, at = empty("england")
    pale = number(g, "province", "pale")
    g.towns[at] |= 1 << pale
    g.large |= 1 << pale
    ships(g, at, "pale", 4)
    assert dwindle(g, pale)
    assert room(g, at, port(g, pale), False) == -2
    turn(g, at)
    choose(g, at, "recruit", "shipyard:pale")
    assert closed(g, at)["build-light:pale"].key == "port-full"
