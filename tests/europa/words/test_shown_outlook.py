"""What is drawn before a choice: battles at sea, events option by option, markets, what missions lack."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.forecast import LIKELY
from theatrum.language import LIBRARY
from theatrum.titles.europa.actions import event as events
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.words.control import EventOption
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.shown.faces import faces
from theatrum.titles.europa.shown.forecast import forecast
from theatrum.titles.europa.shown.lacks import listed
from theatrum.titles.europa.shown.markets import stalls, ways
from theatrum.titles.europa.shown.odds import SEA, Odds, fewer_at_sea, hits_at_sea, percent
from theatrum.titles.europa.shown.picture import picture
from theatrum.titles.europa.shown.scene import scene
from theatrum.titles.europa.shown.text import text
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.trade.routes import network
from theatrum.titles.europa.war.battle.arising import sea_battle
from theatrum.titles.europa.war.declaring import Declaration

from ..battles import attack_at_sea, field, fleet, light, question, told
from ..battles import war as at_war
from ..positions import begin, choose, hold, number, put, seat
from ..wars import calm, ships, turn
from ..world.test_ch12_trade import (
    empty_sea,
    guard,
    hold_merchants,
    node,
    rivals_in_the_channel,
    trade_in_the_channel,
    trade_with,
)

GUNS = ((0, 0, 3), 1)
"""Three dice of artillery."""

# -- battles at sea


@pytest.mark.rule("europa:9.9")
def test_every_heavy_ship_hits_besides_and_is_damaged_before_any_ship_sinks() -> None:
    small = dict(hits_at_sea((3, 0, 0), *GUNS))
    heavy = dict(hits_at_sea((1, 2, 0), *GUNS))
    assert heavy == pytest.approx({made + 2: chance for made, chance in small.items()})
    assert max(dict(hits_at_sea((1, 0, 0), *GUNS))) == 1  # one a ship at most
    assert fewer_at_sea((2, 2, 0), 1) == (2, 2, 1)
    assert fewer_at_sea((2, 2, 0), 3) == (1, 2, 2)
    assert fewer_at_sea((2, 2, 0), 5) == (0, 1, 1)
    assert fewer_at_sea((2, 2, 2), 9) == (0, 0, 0)


def test_more_ships_and_sound_ones_win_more_often() -> None:
    odds = Odds((GUNS, GUNS), (False, False), SEA)
    even, more = odds.win((2, 0, 0), (2, 0, 0)), odds.win((3, 0, 0), (2, 0, 0))
    assert 0 < even < 0.5 < more < 1
    assert odds.win((0, 2, 2), (2, 0, 0)) < odds.win((0, 2, 0), (2, 0, 0))


@pytest.mark.rule("europa:9.9")
def test_a_battle_at_sea_shows_its_odds() -> None:
    g = field()
    fleet(g, "england", "north_sea", "light-ship 1 heavy-ship 2")
    light(g, "france", "north_sea", 2)
    at_war(g, "england", "france")
    england = seat(g, "england")
    hold(g, england, next(person.id for person in g.start.people.all if person.commander and 0 < person.cost <= 3))
    attack_at_sea(g, "england", "north_sea")
    assert question(g) == "Commander"  # an admiral may be appointed
    chance = picture(g.veil(-1), -1)["battle"]["chance"]
    assert chance > 80
    (told,) = forecast(g.veil(england), england, g.lexicon.parse("done")).facts
    assert (told.grade, told.key, told.args) == (LIKELY, "odds-at-sea", (3, 2, chance))
    assert f"The attack wins with {chance}%" in text(g.veil(england), england, LIBRARY.words(EUROPA, "en"))


@pytest.mark.rule("europa:9.1")
def test_a_declaration_tells_of_battles_at_sea() -> None:
    g = calm()
    castile = turn(g, "castile")
    ships(g, "castile", "bay_of_biscay", 3)
    ships(g, "france", "bay_of_biscay", 1)
    put(g, Declaration(castile))
    told = forecast(g.veil(castile), castile, g.lexicon.parse("attack:france"))
    assert told.picture
    (battle,) = told.picture["battles"]
    assert (battle["place"], battle["sea"], battle["units"]) == ("bay_of_biscay", True, [[3, 0, 0], [1, 0, 0]])
    (fact,) = [fact for fact in told.facts if fact.key == "battle-at-sea"]
    assert fact.args == (number(g, "zone", "bay_of_biscay"), 3, 1, battle["percent"])


# -- events


def before_event(name: str, who: str = "england") -> tuple[Europa, int]:
    g = calm()
    at = turn(g, who)
    event = number(g, "event", name)
    g.event_row, g.event_ducats = (event,), (0,)
    g.missions = [()] * g.seats
    g.milestones = g.reached = ()
    put(g, Turn(at))
    return g, at


def drawn(g: Europa, at: int, choice: str) -> list[dict[str, Any]]:
    shown = forecast(g.veil(at), at, g.lexicon.parse(choice)).picture
    assert shown
    assert shown["kind"] == "event"
    found: list[dict[str, Any]] = shown["options"]
    return found


@pytest.mark.rule("europa:16.3")
def test_an_event_shows_both_options_with_means_places_and_what_may_be_chosen() -> None:
    g, england = before_event("14A-1")  # Border Friction: a claim for military power, or influence for Prestige
    first, second = drawn(g, england, "event:14A-1")
    assert (first["option"], first["means"]) == ("a", {"mil": 1})
    assert (second["option"], second["means"]) == ("b", {"dip": 1, "prestige": -2})
    assert "area:scotland" in first["open"]
    assert "area:scotland" in second["open"]


@pytest.mark.rule("europa:16.3")
def test_an_event_shows_what_both_ways_of_a_fork_bring_and_that_one_chooses_between_them() -> None:
    g, england = before_event("103-1")  # Wars of the Roses: manpower or unrest; power and Prestige anyhow
    first, second = drawn(g, england, "event:103-1")
    assert (first["means"], first["asks"]) == ({"mil": 2, "prestige": 2}, True)
    assert (second["means"], second["asks"]) == ({"dip": 1, "stability": -1, "prestige": -1}, False)
    g, england = before_event("14A-1")  # Border Friction: what is chosen on the map is told as open places
    assert [option["asks"] for option in drawn(g, england, "event:14A-1")] == [False, False]


@pytest.mark.rule("europa:16.3")
def test_before_an_option_is_chosen_both_lie_before_the_reader_alone() -> None:
    g, england = before_event("157B")  # Death of Charles the Bold: a marriage, or an alliance for 2 power
    choose(g, england, "event:157B")
    assert isinstance(g.decision, EventOption)
    shown = scene(g.veil(england), england)["event"]["options"]
    (second,) = [option for option in shown if option["option"] == "b"]
    assert second["means"] == {"dip": -2}
    assert {(mark["at"], mark["what"]) for mark in second["marks"]} == {("realm:burgundy", "allied")}
    assert [second] == drawn(g, england, "option:b")
    assert scene(g.veil(-1), -1)["event"]["options"] == []
    assert scene(g.veil(seat(g, "france")), seat(g, "france"))["event"]["options"] == []


def test_the_face_of_an_event_has_the_places_that_it_names() -> None:
    found = faces(begin())["events"]
    assert "realm:burgundy" in found["157B"]["places"]["b"]
    named = [place for face in found.values() for places in face["places"].values() for place in places]
    assert {place.partition(":")[0] for place in named} >= {"area", "province", "realm"}


def test_taking_an_event_is_foretold_without_taking_it() -> None:
    g, england = before_event("14A-1")
    before = g.veil(england)
    drawn(g, england, "event:14A-1")
    assert g.event_row == before.event_row
    assert [choice.id for choice, _ in events.offers(g, england, False)] == ["event:14A-1"]


# -- trade


@pytest.mark.rule("europa:12.2")
def test_a_market_has_the_way_to_each_node_and_what_cards_would_pay() -> None:
    g = empty_sea()
    england = seat(g, "england")
    g.trade = (1 << len(g.start.trade)) - 1
    hold_merchants(g, england, "english_channel")
    guard(g, england, english_channel=1)
    found = {stall.node: stall for stall in stalls(g, england)}
    channel = found[node(g, "english_channel")]
    zone = number(g, "zone", "english_channel")
    assert channel.way[-1] == ("zone", zone)
    assert channel.power == 2
    assert min(channel.pays) > 0
    alone = sum(channel.pays)
    g.pirates[node(g, "english_channel")] = 1
    (robbed,) = [stall for stall in stalls(g, england) if stall.node == channel.node]
    assert sum(robbed.pays) < alone


@pytest.mark.rule("europa:12.2")
@pytest.mark.parametrize("who", ["england", "castile", "ottomans"])
def test_ways_lead_over_what_trade_reaches(who: str) -> None:
    g = begin()
    at = seat(g, who)
    areas, zones = network(g, at)
    reached = [("area", area) for area in members(areas)] + [("zone", zone) for zone in members(zones)]
    assert set(ways(g, at)) == set(reached)


@pytest.mark.rule("europa:12.5")
def test_trade_says_what_it_would_pay_also_after_a_voyage() -> None:
    """The book's England in the Channel: 5 ducats in Champagne, 14 with the ship from the Norwegian Sea."""
    g = trade_in_the_channel()
    england = seat(g, "england")
    assert brief(g, england, "trade-at:T02-2:champagne") == ("trade-pays", (5,))
    assert brief(g, england, "trade-at:T02-2:english_channel") == ("trade-pays", (10,))
    assert brief(g, england, "send-ship:norwegian_sea:doggerbank") == ("trade-best", (14,))


@pytest.mark.rule("europa:12.5")
@pytest.mark.parametrize(("pirates", "ducats"), [(0, 8), (1, 5), (2, 0)])
def test_of_equals_the_trader_is_foretold_to_be_paid(pirates: int, ducats: int) -> None:
    g, england, _ = rivals_in_the_channel(pirates)
    assert brief(g, england, "trade-at:T02-2:english_channel") == ("trade-pays", (ducats,))


@pytest.mark.rule("europa:12.5")
def test_a_secondary_node_is_foretold_to_pay_its_lowest_row() -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    hold_merchants(g, castile, "genoa")
    guard(g, castile, western_mediterranean=1)
    trade_with(g, castile, "T02-3")
    assert brief(g, castile, "trade-at:T02-3:genoa") == ("trade-pays", (5,))


def brief(g: Europa, at: int, choice: str) -> tuple[str, tuple[int, ...]]:
    told = forecast(g.veil(at), at, g.lexicon.parse(choice)).brief
    assert told
    return told.key, told.args


# -- missions


@pytest.mark.rule("europa:17.2")
def test_what_a_mission_lacks_names_the_provinces_that_would_do() -> None:
    g = begin()
    england = seat(g, "england")
    lord_of_ireland = g.start.lists.missions[number(g, "mission", "england-1A")]
    first, part = listed(g, england, lord_of_ireland.condition)
    assert set(first["provinces"]) == {"laighin"}
    assert (part["have"], part["need"]) == (1, 3)
    assert set(part["provinces"]) == {"laighin", "mhumhain", "ulaidh"}


BATTLES = 120
ORDER = ("fight-on", "damage", "sink-light", "sink-guard", "sink")
"""How a sensible admiral takes hits; of the fleet's ships the first kind, light ones, before the heavy."""


@pytest.mark.rule("europa:9.9")
@pytest.mark.parametrize(("mine", "theirs"), [("light-ship 1 heavy-ship 1", 3), ("light-ship 3", 3)])
def test_odds_at_sea_come_true_in_fought_battles(mine: str, theirs: int) -> None:
    won, foretold = 0, 0
    for battle in range(BATTLES):
        g = field()
        g.dice = Dice(Generator(f"at sea {battle}"))
        fleet(g, "england", "north_sea", mine)
        light(g, "france", "north_sea", theirs)
        at_war(g, "england", "france")
        clash = sea_battle(g, number(g, "zone", "north_sea"), seat(g, "england"))
        assert clash
        clash.muster(g)
        foretold = percent(g, clash, 0)
        attack_at_sea(g, "england", "north_sea")
        while g.decision is not None and question(g) in ("Casualty", "Retreat", "Capture"):
            at = g.decision.waiting.bit_length() - 1
            best = min(
                g.offered(at), key=lambda choice: ORDER.index(choice.verb) if choice.verb in ORDER else len(ORDER)
            )
            choose(g, at, best.id)
        won += told(g, "won-battle") == [(g.realm[seat(g, "england")],)]
    assert abs(100 * won / BATTLES - foretold) < 12
