"""Chapters 9, 11 and 14: what is counted together from several kinds of pieces, and who of several is asked."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.aims.struggles import points
from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import worth
from theatrum.titles.europa.curia.cardinals import lose_cardinal
from theatrum.titles.europa.diplomacy.relations import standing
from theatrum.titles.europa.diplomacy.ties import lose_allied
from theatrum.titles.europa.peace.outcome import enemies, sheltered, speaker
from theatrum.titles.europa.round.accounts import plague
from theatrum.titles.europa.state import MIL, NONE, Europa, add_share
from theatrum.titles.europa.trade import nodes
from theatrum.titles.europa.trade.routes import lights
from theatrum.titles.europa.unrest.rebels import chooser
from theatrum.titles.europa.unrest.unrest import riot
from theatrum.titles.europa.war.calls import DEFENSIVE, Calling, refuse, summon
from theatrum.titles.europa.war.siege import Siege
from theatrum.titles.europa.war.units import ALLIED, CAVALRY, GALLEY, HEAVY, INFANTRY, LIGHT, count, one, ship

from ..battles import field, loose, war
from ..positions import begin, choose, number, offered, provinces, put, seat, zeros
from ..wars import realm


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


# -- 11


@pytest.mark.rule("europa:11.1")
def test_with_a_distant_realm_colonists_count_and_a_marriage_with_them() -> None:
    g = begin()
    at, ming = seat(g, "castile"), realm(g, "ming")
    for colonists, wed in ((0, 0), (2, 0), (3, 1), (1, 1)):
        g.colonists[at], g.weddings[at] = colonists, wed << ming | 1 << realm(g, "portugal")
        assert standing(g, at, ming) == colonists + wed


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize(
    ("lost", "waiting", "left"), [(1, 1, (2, 1)), (2, 0, (2, 1)), (3, 0, (1, 1)), (5, 0, (0, 0)), (9, 0, (0, 0))]
)
def test_allied_units_go_home_the_waiting_first_then_infantry(lost: int, waiting: int, left: tuple[int, int]) -> None:
    g = begin()
    at = seat(g, "castile")
    g.allied[at] = 2
    g.armies[3 * at : 3 * at + 3] = [0, 2 * one(INFANTRY, ALLIED) + one(CAVALRY, ALLIED), 0]
    g.army_at[3 * at : 3 * at + 3] = [NONE, area(g, "leon"), NONE]
    lose_allied(g, at, lost)
    assert g.allied[at] == waiting
    assert (count(g.armies[3 * at + 1], INFANTRY, ALLIED), count(g.armies[3 * at + 1], CAVALRY, ALLIED)) == left
    assert g.army_at[3 * at + 1] == (NONE if left == (0, 0) else area(g, "leon"))
    told = [event.args[1] for event in g.events if event.name == "allied-left"]
    assert told == [min(lost, 5)]


@pytest.mark.rule("europa:11.3")
def test_a_distant_ally_is_called_for_colonists() -> None:
    g = begin()
    at, ming = seat(g, "castile"), realm(g, "ming")
    g.colonists[at], g.allies[at] = 9, 1 << ming
    calls = Calling(at, 1 << realm(g, "granada"), DEFENSIVE)
    summon(g, at, ming, calls)
    assert g.colonists[at] == 9 - calls.price
    assert g.active_allies[at] >> ming & 1


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize(("says", "casus"), [("take-casus", True), ("forgive", False)])
def test_who_was_left_alone_by_a_player_takes_a_cause_for_war_or_has_a_truce(says: str, casus: bool) -> None:
    """Austria, the fourth seat, has called France. A cause against another counts for nothing here."""
    g = begin()
    france, austria = seat(g, "france"), seat(g, "austria")
    for column in (g.allies, g.casus, g.truces, g.wars):
        column[:] = [0] * g.seats
    g.allies[france], g.allies[austria] = 1 << realm(g, "austria"), 1 << realm(g, "france")
    other = 1 << realm(g, "hungary")
    g.casus[austria] = other
    refuse(g, france, realm(g, "austria"), True)
    run(g)
    assert g.decision
    assert g.decision.waiting == 1 << austria
    choose(g, austria, f"{says}:france")
    assert g.casus[austria] == other | (casus << realm(g, "france"))
    assert bool(g.truces[france] >> realm(g, "austria") & 1) == (not casus)


# -- 9


@pytest.mark.rule("europa:9.8")
@pytest.mark.parametrize(("free", "spent"), [(False, 2), (True, 1)])
def test_the_first_unit_of_a_free_siege_costs_nothing(free: bool, spent: int) -> None:
    """Porto and Beira ask for one unit each."""
    g = field()
    war(g, "castile", "portugal")
    at = seat(g, "castile")
    loose(g, "castile", "portugal", 4)
    g.power[3 * at + MIL] = 5
    put(g, Siege(at, area(g, "portugal"), free))
    choose(g, at, "besiege:porto", "besiege:beira", "done")
    assert g.power[3 * at + MIL] == 5 - spent


@pytest.mark.rule("europa:12.4")
def test_light_ships_of_the_fleet_count_where_it_lies() -> None:
    g = begin()
    at, zone = seat(g, "castile"), number(g, "zone", "north_sea")
    g.ships[:] = zeros(g.ships)
    g.guards[:] = zeros(g.guards)
    add_share(g.ships, zone, at, 1)
    add_share(g.guards, zone, at, 2)
    g.fleet[at], g.fleet_at[at] = 3 * ship(LIGHT) + 2 * ship(HEAVY) + ship(GALLEY), zone
    assert lights(g, at, zone) == 1 + 2 + 3
    g.fleet_at[at] = number(g, "zone", "baltic_sea")
    assert lights(g, at, zone) == 1 + 2


# -- 14, 4: tax of towns, occupied ones, vassals


def shared() -> Europa:
    """In Portugal Castile has Porto and occupies Beira, Lisbon is her vassal; England has nothing."""
    g = begin()
    at = seat(g, "castile")
    for column in (g.towns, g.vassals, g.occupied):
        column[:] = [0] * g.seats
    g.towns[at], g.occupied[at], g.vassals[at] = provinces(g, "porto"), provinces(g, "beira"), provinces(g, "lisboa")
    return g


@pytest.mark.rule("europa:16.5")
def test_plague_takes_half_of_the_tax_of_towns_occupied_ones_and_vassals() -> None:
    g = shared()
    at = seat(g, "castile")
    assert [worth(g, provinces(g, name)) for name in ("porto", "beira", "lisboa")] == [1, 1, 2]
    g.plague = 0
    assert plague(g, at) == 0
    g.plague = 1 << area(g, "portugal")
    assert plague(g, at) == 2  # 1 + 1 of towns, half of 2 of a vassal, halved and rounded up


@pytest.mark.rule("europa:17.3")
def test_points_of_a_battlefield() -> None:
    """Two of towns, one for a vassal's two, one for being alone, one for an ally at home there."""
    g = shared()
    at, there = seat(g, "castile"), area(g, "portugal")
    g.allies[:], g.weddings[:] = [0] * g.seats, [0] * g.seats
    assert points(g, at, there) == 2 + 1 + 1
    g.allies[at] = 1 << realm(g, "portugal")
    tied = points(g, at, there) - 4
    assert tied in (0, 1)
    g.towns[seat(g, "england")] = provinces(g, "ceuta madeira")
    assert points(g, at, there) == 4 + tied
    g.occupied[at] = 0
    g.vassals[seat(g, "england")] = provinces(g, "beira")
    assert points(g, at, there) == 1 + 1 + tied


@pytest.mark.rule("europa:14.3")
def test_who_picks_for_the_rebels_has_the_lowest_tax_of_all_his_pieces_there() -> None:
    """England's Beira, of one, is less than Castile's Porto and half of Lisbon; with an occupied town it is not."""
    g = shared()
    castile, england = seat(g, "castile"), seat(g, "england")
    g.occupied[castile] = 0
    g.towns[england] = provinces(g, "beira")
    for name in ("porto", "lisboa", "beira"):
        riot(g, number(g, "province", name))
    assert chooser(g, area(g, "portugal")) == england
    g.vassals[castile] = 0
    assert chooser(g, area(g, "portugal")) == NONE


@pytest.mark.rule("europa:14.1")
def test_unrest_comes_to_an_occupying_town_once() -> None:
    g = shared()
    beira, porto = number(g, "province", "beira"), number(g, "province", "porto")
    g.unrest = g.occupied_unrest = 0
    assert riot(g, beira)
    assert (g.unrest, g.occupied_unrest) == (0, 1 << beira)
    assert not riot(g, beira)
    assert riot(g, porto)
    assert (g.unrest, g.occupied_unrest) == (1 << porto, 1 << beira)


@pytest.mark.rule("europa:2.2")
def test_a_lost_province_is_freed_where_it_is_occupied_and_lifted_where_it_is_owned() -> None:
    g = shared()
    at = seat(g, "castile")
    holding.lose(g, at, number(g, "province", "beira"))
    assert (g.occupied[at], g.towns[at]) == (0, provinces(g, "porto"))
    holding.lose(g, at, number(g, "province", "porto"))
    assert (g.towns[at], g.vassals[at]) == (0, provinces(g, "lisboa"))
    holding.lose(g, at, number(g, "province", "lisboa"))
    assert g.vassals[at] == 0
    told = [event.name for event in g.events if event.name.startswith("lost-")]
    assert told == ["lost-province", "lost-vassal"]


# -- who is asked


@pytest.mark.rule("europa:19.1")
def test_whoever_has_several_cardinals_says_which_is_lost() -> None:
    g = begin()
    austria, castile = seat(g, "austria"), seat(g, "castile")
    g.curia = (austria, castile, austria)
    lose_cardinal(g, castile)
    assert g.curia == (austria, austria)
    lose_cardinal(g, austria)
    assert g.decision
    assert g.decision.waiting == 1 << austria
    choose(g, austria, offered(g, austria)[0])
    assert g.curia == (austria,)


@pytest.mark.rule("europa:2.2")
def test_the_player_at_turn_takes_tokens_from_elsewhere() -> None:
    g = begin()
    g.active = seat(g, "austria")
    g.developed = 0
    for node in range(g.start.box.components["developed"].number):
        nodes.develop(g, node)
    nodes.develop(g, 20)
    assert g.decision
    assert g.decision.waiting == 1 << g.active


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize(("mine", "theirs", "alone"), [(4, 2, True), (3, 2, False)])
def test_an_emperor_who_is_losing_no_longer_speaks_for_his_subjects_but_for_his_allies(
    mine: int, theirs: int, alone: bool
) -> None:
    """France fights the Empire's defender, Saxony, a subject, and Venice, his active ally."""
    g = field()
    france, austria = seat(g, "france"), seat(g, "austria")
    for name in ("austria", "saxony", "venice"):
        war(g, "france", name)
    g.active_allies[:] = [0] * g.seats
    g.active_allies[austria] = 1 << realm(g, "venice")
    g.defence = 1 << realm(g, "france")
    loose(g, "france", "seine", mine)
    loose(g, "austria", "tirol", theirs)
    emperor = realm(g, "austria")
    assert speaker(g, france, realm(g, "saxony")) == (NONE if alone else emperor)
    assert speaker(g, france, realm(g, "venice")) == emperor
    assert sheltered(g, france, realm(g, "saxony")) == (not alone)
    assert not sheltered(g, france, realm(g, "venice"))
    assert enemies(g, france) == sorted([emperor, *([realm(g, "saxony")] if alone else [])])
