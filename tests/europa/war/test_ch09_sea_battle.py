"""9.9: battles at sea."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war.battle.arising import against_pirates, sea_battle
from theatrum.titles.europa.war.battle.clash import pirates, ships_of
from theatrum.titles.europa.war.units import DAMAGED, HEAVY, count

from ..battles import attack_at_sea, field, fleet, light, question, rolls, told, war
from ..positions import choose, hold, number, offered, seat


def channel(french: str = "light-ship 3", english: str = "light-ship 3") -> Europa:
    """France and England are at war; their fleets meet in the English Channel."""
    g = field()
    war(g, "france", "england")
    fleet(g, "france", "english_channel", french)
    fleet(g, "england", "english_channel", english)
    return g


def here(g: Europa, realm: str) -> tuple[int, int, int]:
    return ships_of(g, seat(g, realm), number(g, "zone", "english_channel"))


@pytest.mark.rule("europa:9.9")
def test_three_artillery_dice_and_one_hit_a_ship() -> None:
    g = channel("light-ship 2", "light-ship 3")
    throws = ("artillery: artillery artillery artillery", "artillery: infantry blank artillery")
    attack_at_sea(g, "france", "english_channel", *throws)
    assert [args[1] for args in told(g, "hit")] == [2, 1], "two ships do not hit three times"
    assert here(g, "england") == (1, 0, 0)
    assert here(g, "france") == (1, 0, 0)


@pytest.mark.rule("europa:9.9")
def test_a_heavy_ship_hits_besides_and_sinks_at_the_second_hit() -> None:
    g = channel("heavy-ship 1", "light-ship 3")
    france = seat(g, "france")
    attack_at_sea(g, "france", "english_channel", "artillery: blank blank blank", "artillery: artillery blank blank")
    assert [args[1] for args in told(g, "hit")] == [1, 1]
    assert here(g, "england") == (2, 0, 0)
    assert count(g.fleet[france], HEAVY, 0) == count(g.fleet[france], DAMAGED, 0) == 1
    rolls(g, "artillery: blank blank blank", "artillery: artillery blank blank")
    while question(g) == "Retreat":
        at = g.decision.waiting.bit_length() - 1 if g.decision else 0
        choose(g, at, "fight-on")
    assert here(g, "france") == (0, 0, 0)
    assert g.fleet_at[france] == -1
    assert told(g, "sank")[-1] == (g.realm[france], HEAVY, number(g, "zone", "english_channel"))


@pytest.mark.rule("europa:9.9")
def test_the_owner_picks_what_sinks() -> None:
    g = channel("light-ship 1 heavy-ship 1 galley 1", "light-ship 3")
    france = seat(g, "france")
    light(g, "france", "english_channel", 1)
    attack_at_sea(g, "england", "english_channel", "artillery: artillery blank blank", "artillery: blank blank blank")
    assert question(g) == "Casualty"
    assert offered(g, france) == ["sink-light", "damage", "sink:light-ship", "sink:galley"]


@pytest.mark.rule("europa:9.9")
def test_a_defender_appoints_no_admiral() -> None:
    g = channel()
    hold(g, seat(g, "england"), "mil-05-3")
    hold(g, seat(g, "france"), "mil-05-3")
    attack_at_sea(g, "france", "english_channel")
    assert question(g) == "Commander"
    assert offered(g, seat(g, "france")) == ["appoint-admiral:mil-05-3", "done"]
    rolls(g, "artillery: blank blank blank", "cavalry: blank blank", "artillery: blank blank blank")
    choose(g, seat(g, "france"), "appoint-admiral:mil-05-3", "done")
    assert question(g) != "Commander"


@pytest.mark.rule("europa:9.9")
def test_an_admiral_is_wounded_by_a_pair_of_doubles() -> None:
    g = channel()
    france = seat(g, "france")
    g.admiral[france] = g.start.people.number["mil-05-3"]
    g.deck &= ~(1 << g.admiral[france])
    attack_at_sea(
        g, "england", "english_channel",
        "artillery: double double artillery", "artillery: blank blank blank", "cavalry: blank blank",
    )  # fmt: skip
    assert told(g, "weakened") == [(g.realm[france], g.admiral[france])]


# -- boarding


@pytest.mark.rule("europa:9.9")
def test_each_double_of_the_last_round_takes_a_ship_that_sank_in_it() -> None:
    """Two of two English ships sink; one double: one light ship joins the French fleet."""
    g = channel("light-ship 3", "light-ship 2")
    france = seat(g, "france")
    throws = ("artillery: artillery artillery double", "artillery: blank blank blank")
    attack_at_sea(g, "france", "english_channel", *throws)
    assert question(g) == "Capture"
    choose(g, france, "capture")
    assert here(g, "france") == (4, 0, 0)
    assert not g.stack


@pytest.mark.rule("europa:9.9")
def test_the_loser_picks_which_and_a_captured_heavy_ship_is_damaged() -> None:
    g = channel("light-ship 3", "light-ship 1 heavy-ship 1")
    france, england = seat(g, "france"), seat(g, "england")
    g.fleet[england] += 1 << 7 * DAMAGED
    throws = ("artillery: artillery artillery double", "artillery: blank blank blank")
    attack_at_sea(g, "france", "english_channel", *throws)
    choose(g, england, "sink:light-ship")
    choose(g, france, "capture")
    assert question(g) == "YieldShip"
    choose(g, england, "yield-ship:heavy-ship")
    assert here(g, "france") == (2, 1, 0), "the heavy ship has hit by itself"
    assert count(g.fleet[france], DAMAGED, 0) == 1


@pytest.mark.rule("europa:9.9")
@pytest.mark.parametrize(("prey", "left"), [("galley 1", 3), ("heavy-ship 1", 2)])
def test_without_a_fleet_only_light_ships_are_taken(prey: str, left: int) -> None:
    """A heavy ship has hit by itself."""
    g = field()
    war(g, "france", "england")
    light(g, "france", "english_channel", 3)
    fleet(g, "england", "english_channel", prey)
    throws = ("artillery: artillery artillery double", "artillery: blank blank blank")
    attack_at_sea(g, "france", "english_channel", *throws)
    assert not g.stack
    assert here(g, "france") == (left, 0, 0)


@pytest.mark.rule("europa:9.9")
def test_no_ship_is_taken_while_the_enemy_has_one_left() -> None:
    g = channel("light-ship 3", "light-ship 3")
    throws = ("artillery: artillery artillery double", "artillery: blank blank blank")
    attack_at_sea(g, "france", "english_channel", *throws)
    assert question(g) == "Retreat"


@pytest.mark.rule("europa:2.2")
def test_nobody_takes_more_ships_than_his_box_has() -> None:
    g = channel("light-ship 15", "light-ship 1")
    throws = ("artillery: artillery double double", "artillery: blank blank blank")
    attack_at_sea(g, "france", "english_channel", *throws)
    assert not g.stack
    assert here(g, "france") == (15, 0, 0)


# -- retreat


@pytest.mark.rule("europa:9.9")
def test_ships_retreat_to_a_zone_that_is_not_hostile_or_a_friendly_port() -> None:
    g = channel("light-ship 2", "light-ship 2")
    france, england = seat(g, "france"), seat(g, "england")
    light(g, "england", "bay_of_biscay", 1)
    attack_at_sea(g, "france", "english_channel", "artillery: blank blank blank", "artillery: blank blank blank")
    assert question(g) == "Retreat"
    places = offered(g, france)
    assert "retreat-at-sea:bay_of_biscay" not in places
    assert "retreat-at-sea:north_sea" in places
    assert "retreat-at-sea:london" not in places
    choose(g, france, "retreat-at-sea:north_sea")
    assert ships_of(g, france, number(g, "zone", "north_sea")) == (1, 0, 0)
    assert told(g, "won-battle") == [(g.realm[england],)]


# -- pirates


@pytest.mark.rule("europa:9.9")
def test_pirates_are_fought_to_the_last() -> None:
    g = field()
    france = seat(g, "france")
    node = number(g, "node", "english_channel")
    zone = number(g, "zone", "english_channel")
    light(g, "france", "english_channel", 3)
    g.pirates[node] = 2
    g.active = france
    battle = against_pirates(g, zone, france, node)
    assert battle.sides == ((g.realm[france],), (pirates(g),))
    g.push(battle)
    rolls(g, "artillery: artillery blank blank", "artillery: blank blank blank")
    run(g)
    assert g.pirates[node] == 1
    rolls(g, "artillery: artillery blank blank", "artillery: blank blank blank")
    choose(g, france, "fight-on")
    assert g.pirates[node] == 0
    assert told(g, "fled") == []
    assert g.power[3 * france + MIL] == 4


@pytest.mark.rule("europa:9.9")
def test_ships_in_port_are_not_attacked() -> None:
    g = field()
    war(g, "france", "england")
    light(g, "france", "english_channel", 1)
    g.ships[len(g.guards) + number(g, "province", "london")] = 1 << 4 * seat(g, "england")
    assert sea_battle(g, number(g, "zone", "english_channel"), seat(g, "france")) is None
