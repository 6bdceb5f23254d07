"""9, 10, 11, 18: whoever is in many wars at once, has many allies, many ships: each counts by itself."""

from __future__ import annotations

from copy import copy

import pytest

from theatrum.titles.europa.cards.words.acts import _general
from theatrum.titles.europa.diplomacy.removing import lose_influence
from theatrum.titles.europa.diplomacy.ties import add_truce, can_add_casus, dispute
from theatrum.titles.europa.empire.defence import war_ended
from theatrum.titles.europa.round.income import Income
from theatrum.titles.europa.round.scoring import standing
from theatrum.titles.europa.round.tidying import Tidying
from theatrum.titles.europa.state import ADM, Europa
from theatrum.titles.europa.trade.routes import lights
from theatrum.titles.europa.war.battle.retreat import march
from theatrum.titles.europa.war.declaring import Declaration
from theatrum.titles.europa.war.movement.bridges import at_war_there
from theatrum.titles.europa.war.movement.sailing import can_unload, light_in_fleet
from theatrum.titles.europa.war.recruiting.building import possible
from theatrum.titles.europa.war.units import HEAVY, LIGHT, ship

from ..cards import found
from ..positions import choose, number, offered, put, seat
from ..wars import ally, area, army, attack, bit, calm, cubes, cubes_of, occupy, realm, ships, turn, war

FAR = "zaporozhie"
"""A realm far away: whatever ties there are with it, they are none with another."""


def distant(g: Europa) -> Europa:
    """Everybody has a truce, a casus belli and a claim to a disputed throne far away."""
    for ties in (g.truces, g.casus, g.weddings, g.disputed):
        ties[:] = [bit(g, FAR)] * g.seats
    return g


# -- wars


@pytest.mark.rule("europa:9.7")
def test_an_ally_bridges_where_he_fights_the_same_enemy_for_land_or_against_units() -> None:
    """Not where another enemy stands."""
    g = calm()
    castile, england = seat(g, "castile"), seat(g, "england")
    ireland = area(g, "ireland")
    war(g, "castile", "france", "poland")
    war(g, "england", "france", "austria")
    assert not at_war_there(g, castile, england, ireland)
    army(g, "poland", "ireland", 1)
    army(g, "austria", "ireland", 1)
    assert not at_war_there(g, castile, england, ireland)
    army(g, "france", "ireland", 1)
    assert at_war_there(g, castile, england, ireland)
    assert at_war_there(g, castile, england, area(g, "languedoc"))  # a land of France
    g.rebels[area(g, "leon")] = 1
    assert at_war_there(g, castile, england, area(g, "leon"))


@pytest.mark.rule("europa:18.4")
def test_an_emperor_who_defends_against_an_aggressor_is_not_called_once_more() -> None:
    """But against another he is."""
    g = calm()
    turn(g, "france")
    austria = seat(g, "austria")
    g.defence = bit(g, "france") | bit(g, FAR)
    attack(g, "france", "saxony")
    assert "join-war:saxony" not in offered(g, austria)
    g = calm()
    turn(g, "france")
    g.defence = bit(g, FAR)
    attack(g, "france", "saxony")
    assert "join-war:saxony" in offered(g, seat(g, "austria"))


@pytest.mark.rule("europa:4.5")
@pytest.mark.parametrize(("wars", "stays"), [("france", True), ("france england", True), ("england", False)])
def test_the_guard_stays_as_long_as_an_aggressor_is_at_war_with_the_emperor(wars: str, stays: bool) -> None:
    g = calm()
    war(g, "austria", *wars.split())
    g.defence, g.guard = bit(g, "france"), 2
    Tidying().defence(g)
    assert (g.defence, g.guard) == ((bit(g, "france"), 2) if stays else (0, 0))


@pytest.mark.rule("europa:18.4")
def test_of_several_aggressors_the_one_with_whom_there_is_peace_is_none_any_more() -> None:
    g = calm()
    g.authority = 2
    g.defence = bit(g, "france") | bit(g, FAR)
    war_ended(g, realm(g, "england"), 1)
    assert (g.defence, g.authority) == (bit(g, "france") | bit(g, FAR), 2)
    war_ended(g, realm(g, "france"), 1)
    assert (g.defence, g.authority) == (bit(g, FAR), 3)


@pytest.mark.rule("europa:9.1")
def test_ties_with_others_neither_bar_nor_cause_a_war() -> None:
    g = distant(calm())
    castile = turn(g, "castile")
    put(g, Declaration(castile))
    choose(g, castile, "attack:portugal", "done")
    assert g.wars[castile] >> realm(g, "portugal") & 1
    assert g.stability[castile] < calm().stability[castile]  # without cause


@pytest.mark.rule("europa:11.2")
def test_a_throne_that_is_disputed_already_is_not_disputed_again() -> None:
    g = distant(calm())
    france, milan = seat(g, "france"), realm(g, "milan")
    g.weddings[france] |= 1 << milan
    g.weddings[seat(g, "castile")] |= 1 << milan
    g.disputed[seat(g, "castile")] |= 1 << milan
    dispute(g, milan)
    assert [event.args[0] for event in g.events if event.name == "marriage-disputed"] == [g.realm[france]]
    assert g.disputed[france] == bit(g, FAR) | 1 << milan


@pytest.mark.rule("europa:9.1")
def test_a_casus_belli_and_a_truce_are_with_one_realm() -> None:
    g = distant(calm())
    france, milan = seat(g, "france"), realm(g, "milan")
    assert can_add_casus(g, france, milan)
    assert not can_add_casus(g, france, realm(g, FAR))
    assert not can_add_casus(g, france, g.realm[france])
    g.claims[france] = (1 << 7) - 1  # eight tokens with the casus belli
    assert not can_add_casus(g, france, milan)
    g.wars[france] = bit(g, FAR)
    add_truce(g, france, milan)
    assert g.truces[france] >> milan & 1
    g.truces[france] = 0
    g.wars[france] |= 1 << milan
    add_truce(g, france, milan)
    assert not g.truces[france]


@pytest.mark.rule("europa:11.3")
def test_an_ally_of_others_comes_to_their_calls_not_to_ours() -> None:
    g = calm()
    austria = turn(g, "austria")
    ally(g, "austria", "genoa", FAR)
    ally(g, "france", "milan")
    for where in ("lombardy", "venetia"):
        cubes(g, "austria", where, 3)
    g.claims[austria] |= 1 << area(g, "venetia")
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done")
    assert "call:genoa" in offered(g, austria)
    assert not {"call:milan", f"call:{FAR}"} & set(offered(g, austria))


# -- pieces


@pytest.mark.rule("europa:9.7")
@pytest.mark.parametrize("name", ["france", "poland", "ottomans"])
def test_whoever_retreats_takes_all_armies_from_there_and_no_others(name: str) -> None:
    g = calm()
    at = seat(g, name)
    for which, where in enumerate(("leon", "castile", "leon")):
        army(g, name, where, 1, which)
    before = list(g.army_at)
    march(g, at, area(g, "leon"), area(g, "aragon"))
    assert [g.army_at[3 * at + which] for which in range(3)] == [area(g, n) for n in ("aragon", "castile", "aragon")]
    others = [n for n in range(len(before)) if n not in (3 * at, 3 * at + 2)]
    assert [g.army_at[n] for n in others] == [before[n] for n in others]


@pytest.mark.rule("europa:12.2")
def test_light_ships_trade_from_the_fleet_too_heavy_ones_do_not() -> None:
    g = calm()
    at, zone = seat(g, "castile"), number(g, "zone", "english_channel")
    g.fleet_at[at], g.fleet[at] = zone, 2 * ship(LIGHT) + 3 * ship(HEAVY)
    ships(g, "castile", "english_channel", 1)
    assert (light_in_fleet(g, at), lights(g, at, zone)) == (2, 3)
    assert lights(g, at, number(g, "zone", "baltic_sea")) == 0
    assert can_unload(g, at, zone)
    g.fleet[at] = ship(LIGHT)
    assert not can_unload(g, at, zone)  # the fleet would be none
    g.fleet[at] = 3 * ship(HEAVY)
    assert (light_in_fleet(g, at), can_unload(g, at, zone)) == (0, False)


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize(("built", "open_"), [(14, True), (15, False)])
def test_no_ship_is_built_when_the_box_is_empty(built: int, open_: bool) -> None:
    g = calm()
    at = seat(g, "castile")
    g.ducats[at] = 50
    for zone, many in (("english_channel", 7), ("baltic_sea", built - 7)):
        ships(g, "castile", zone, many)
    assert possible(g, at) == open_


@pytest.mark.rule("europa:11.1")
@pytest.mark.parametrize(("number_", "left"), [(0, [2, 1]), (3, [0, 0]), (4, [0, 0])])
def test_all_influence_goes_when_as_much_is_lost(number_: int, left: list[int]) -> None:
    g = calm()
    at = seat(g, "france")
    cubes(g, "france", "leon", 2)
    cubes(g, "france", "castile", 1)
    lose_influence(g, at, 1 << area(g, "leon") | 1 << area(g, "castile"), number_)
    assert not g.decision
    assert [cubes_of(g, "france", name) for name in ("leon", "castile")] == left


@pytest.mark.rule("europa:16.3")
def test_what_players_occupy_is_found_whoever_else_is_named() -> None:
    """Realms that nobody plays occupy nothing."""
    g = calm()
    last = next(name for name in ("castile", "france", "england", "poland", "austria", "ottomans")
                if seat(g, name) == g.seats - 1)  # fmt: skip
    prey = "tunis" if last != "ottomans" else "hungary"
    war(g, last, prey)
    home = next(p for p in range(len(g.start.names["province"])) if g.start.side.flags[realm(g, prey)] >> p & 1)
    occupy(g, last, g.start.names["province"][home])
    assert found(g, last, "provinces", f"occupied({last})") == {g.start.names["province"][home]}
    assert not found(g, last, "provinces", "occupied(venice)")


@pytest.mark.rule("europa:4.7")
@pytest.mark.parametrize(("prestige", "each"), [([5, 8], 6), ([7, 7], 7), ([0, 1], 0), ([9, 0], 4)])
def test_a_team_stands_where_its_players_stand_on_the_average_rounded_down(prestige: list[int], each: int) -> None:
    g = calm()
    g.start = copy(g.start)
    g.start.mates = tuple(0b000011 if at < 2 else 1 << at for at in range(g.seats))
    g.prestige[:2] = prestige
    assert [standing(g, at) for at in (0, 1)] == [each, each]


@pytest.mark.rule("europa:4.4")
def test_the_ends_of_stability_are_asked_of_whoever_stands_there() -> None:
    for name in ("castile", "france", "england", "poland", "austria"):
        g = calm()
        at = seat(g, name)
        g.curia, g.stability[at] = (), -3
        put(g, Income())
        while "forfeit:adm" not in offered(g, at):
            asked = g.decision.waiting.bit_length() - 1 if g.decision else 0
            choose(g, asked, offered(g, asked)[-1])
        before = g.power[3 * at + ADM]
        choose(g, at, "forfeit:adm")
        assert g.power[3 * at + ADM] == before - 1


@pytest.mark.rule("europa:16.3")
def test_stolen_generals_are_real_ones() -> None:
    """The ruler who leads an army is no general whom another could win over; any army's is."""
    g = calm()
    g.generals[:] = [-1] * len(g.generals)
    for at in range(g.seats):
        for which in range(3):
            g.generals[3 * at : 3 * at + 3] = [-2 if n < which else 7 + n if n == which else -1 for n in range(3)]
            assert _general(g, at) == which
        g.generals[3 * at : 3 * at + 3] = [-1, -2, -1]
        assert _general(g, at) == -1
