"""Chapter 9 where few games lead: fallen ports with two seas, whose turn was last, who may not be risen against."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from theatrum.titles.europa.board.ownership import capital
from theatrum.titles.europa.cards.hands import discard, play, throw
from theatrum.titles.europa.state import Europa, share
from theatrum.titles.europa.war.battle.command import last_to_play
from theatrum.titles.europa.war.forces import at_sea, ships_at_sea
from theatrum.titles.europa.war.movement.sailing import can_unload
from theatrum.titles.europa.war.ports import moor, port
from theatrum.titles.europa.war.realm_attacks import RealmAttacks, may_rise
from theatrum.titles.europa.war.siege import Siege, liberates
from theatrum.titles.europa.war.units import DAMAGED, HEAVY, LIGHT, ship

from ..battles import field, loose, war
from ..positions import begin, choose, hold, number, offered, put, seat, zeros


@pytest.mark.rule("europa:9.8")
@pytest.mark.parametrize("zone", ["english_channel", "bay_of_biscay"])
def test_ships_of_a_fallen_port_with_two_seas_are_sent_where_their_owner_wants(zone: str) -> None:
    """Rennes, held by Austria, falls to England."""
    g = field()
    war(g, "england", "austria")
    england, austria = seat(g, "england"), seat(g, "austria")
    rennes = number(g, "province", "rennes")
    g.towns[austria] |= 1 << rennes
    g.ships[port(g, rennes)] = 1 << 4 * austria
    loose(g, "england", "brittany_normandy", 3)
    put(g, Siege(england, number(g, "area", "brittany_normandy"), False))
    choose(g, england, "besiege:rennes", "done")
    assert g.decision
    assert g.decision.waiting == 1 << austria
    assert set(offered(g, austria)) == {"driven-out:english_channel", "driven-out:bay_of_biscay"}
    choose(g, austria, f"driven-out:{zone}")
    assert share(g.ships, number(g, "zone", zone), austria) == 1
    assert g.ships[port(g, rennes)] == 0


@pytest.mark.rule("europa:9.7")
def test_the_player_whose_turn_was_last_before_this_one() -> None:
    """At a table of six, in the turn of the third: the second comes last, then the first, the sixth and so on; who is
    at turn himself comes after all others."""
    g = begin()
    for at in range(g.seats):
        before = [g.realm[(at - step) % g.seats] for step in range(1, g.seats)]
        for first in range(len(before)):
            assert g.realm[last_to_play(g, at, tuple(reversed(before[first:])))] == before[first]
        assert last_to_play(g, at, (g.realm[at], before[-1])) == g.seat_of(before[-1])


@pytest.mark.rule("europa:9.6")
def test_a_light_ship_leaves_the_fleet_where_another_stays_and_a_port_has_room() -> None:
    g = begin()
    at = seat(g, "castile")
    zone, sevilla = number(g, "zone", "north_sea"), number(g, "province", "sevilla")
    g.ships[:] = zeros(g.ships)
    g.guards[:] = zeros(g.guards)
    g.fleet[at], g.fleet_at[at] = ship(LIGHT) + ship(HEAVY), zone
    assert can_unload(g, at, zone)
    assert not can_unload(g, at, number(g, "zone", "baltic_sea"))
    g.fleet[at] = ship(LIGHT)
    assert not can_unload(g, at, zone)
    g.fleet[at] = 2 * ship(HEAVY)
    assert not can_unload(g, at, zone)
    g.fleet[at], g.fleet_at[at] = ship(LIGHT) + ship(HEAVY), port(g, sevilla)
    open_ = [moored for moored in range(4) if _unloads(g, at, sevilla, moored)]
    assert open_ == list(range(len(open_)))
    assert 0 < len(open_) < 4


def _unloads(g: Europa, at: int, province: int, moored: int) -> bool:
    g.ships[port(g, province)] = moored << 4 * at
    return can_unload(g, at, port(g, province))


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize("where", ["lisboa", "sevilla"])
def test_a_damaged_ship_is_repaired_in_a_friendly_port_alone(where: str) -> None:
    """Castile has ports before and after Lisbon by the alphabet, which is Portugal's."""
    g = field()
    at = seat(g, "castile")
    damaged = 2 * ship(HEAVY) + ship(DAMAGED)
    g.fleet[at], g.fleet_at[at] = damaged, port(g, number(g, "province", where))
    moor(g, at)
    assert g.fleet[at] == (2 * ship(HEAVY) if where == "sevilla" else damaged)


@pytest.mark.rule("europa:4.4")
def test_ships_at_sea_are_all_but_those_in_port() -> None:
    """Two that protect trade, three loose ones, a fleet of two; the first zone of the list counts as any."""
    g = field()
    at, sevilla = seat(g, "castile"), port(g, number(g, "province", "sevilla"))
    g.ships[0], g.guards[1], g.ships[sevilla] = 3 << 4 * at, 2 << 4 * at, 1 << 4 * at
    g.fleet[at] = 2 * ship(HEAVY)
    counted = {}
    for water in (0, len(g.guards) - 1, sevilla):
        g.fleet_at[at] = water
        counted[water] = ships_at_sea(g, at), at_sea(g, at) == 1 | 2 | (1 << water if water < len(g.guards) else 0)
    assert counted == {0: (7, True), len(g.guards) - 1: (7, True), sevilla: (5, True)}


@pytest.mark.rule("europa:9.1", "europa:18.4")
def test_a_realm_does_not_rise_against_a_subject_whose_emperor_may_not_defend_him() -> None:
    """Poland has neither ties nor an Emperor above her; whoever plays Brandenburg has one, who is a friend of Hungary,
    or at war with Brandenburg himself."""
    g = begin()
    poland, emperor = seat(g, "poland"), seat(g, "austria")
    hungary = number(g, "realm", "hungary")
    for ties in (g.allies, g.truces, g.wars):
        ties[:] = [0] * g.seats
    assert may_rise(g, hungary, poland)
    g.passed = (poland,)
    assert not may_rise(g, hungary, poland)
    g.passed = ()
    brandenburg = number(g, "realm", "brandenburg")
    g.realm[poland] = brandenburg
    assert may_rise(g, hungary, poland)
    for column in (g.allies, g.truces):
        column[emperor] = 1 << hungary
        assert not may_rise(g, hungary, poland)
        g.wars[emperor] = 1 << brandenburg
        assert may_rise(g, hungary, poland)
        g.wars[emperor] = column[emperor] = 0
    g.passed = (emperor,)
    assert not may_rise(g, hungary, poland)


@pytest.mark.rule("europa:9.1", "europa:16.3")
@pytest.mark.parametrize(("who", "fought"), [("poland", True), ("austria", True), ("france", False)])
def test_a_realm_that_attacks_fights_whoever_stands_in_its_lands_and_is_at_war_with_it(who: str, fought: bool) -> None:
    """Hungary attacks Poland; Austria is at war with it already, France passes through."""
    g = field()
    hungary, poland = number(g, "realm", "hungary"), seat(g, "poland")
    war(g, "austria", "hungary")
    war(g, "poland", "hungary")
    home = g.start.names["area"][g.start.board.land.area_of[capital(g, hungary)]]
    loose(g, who, home, 2)
    frame = RealmAttacks(hungary, poland)
    frame.at = frame.steps.index("on_land")
    put(g, frame)
    assert any(event.name == "battle" for event in g.events) == fought


@pytest.mark.rule("europa:9.8")
def test_a_siege_gives_a_province_back_unless_its_owner_or_his_overlord_is_an_enemy() -> None:
    """France holds Lisbon; Castile fights France and Venice, whom the alphabet puts after Portugal."""
    g = begin()
    at, lisboa = seat(g, "castile"), number(g, "province", "lisboa")
    g.wars[:] = [0] * g.seats
    assert not liberates(g, at, lisboa)  # nobody holds it but its owner
    g.occupied[seat(g, "france")] |= 1 << lisboa
    war(g, "castile", "france")
    war(g, "castile", "venice")
    assert liberates(g, at, lisboa)
    war(g, "castile", "portugal")
    assert not liberates(g, at, lisboa)


@pytest.mark.rule("europa:6.1")
@pytest.mark.parametrize("show", [play, discard, throw])
def test_others_learn_a_card_that_is_shown(show: Callable[[Europa, int, int], None]) -> None:
    g = begin()
    at = seat(g, "austria")
    hold(g, at, "mil-02-1", "dip-02-1")
    card = g.hands[at][0]
    g.learned = 0
    show(g, at, card)
    assert g.learned == g.everyone & ~(1 << at)
    assert (card in g.hands[at]) == (show is throw)
