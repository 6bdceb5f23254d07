"""The position as text, at a glance and as data: what it tells, and that it tells a seat nothing that is hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles.europa.aims.missions import FirstMissions
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.peace.talks import MakePeace
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.dealing import trade_deck
from theatrum.titles.europa.shown.picture import picture
from theatrum.titles.europa.shown.summary import summary
from theatrum.titles.europa.shown.text import text
from theatrum.titles.europa.state import MIL, Europa, add_share
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.trade.trading import Trade
from theatrum.titles.europa.war.battle.fight import Battle
from theatrum.titles.europa.war.movement.march import March
from theatrum.titles.europa.war.siege import Siege
from theatrum.titles.europa.war.units import ALLIED, CAVALRY, INFANTRY, one

from ..positions import begin, choose, hold, number, put, seat

STEPS = 400
EVERY = 57


def told(g: Europa, at: int, language: str = "en") -> str:
    return text(g.veil(at), at, LIBRARY.words(EUROPA, language))


def line(told: str, start: str) -> str:
    """The line that begins so."""
    return next(row.strip() for row in told.splitlines() if row.strip().startswith(start))


def met(scenario: str = "1-00", variant: str = "3_players") -> Iterator[Europa]:
    """Positions of a random game."""
    g = begin(scenario, variant)
    lots = Generator(3)
    g.dice = Dice(Generator(4))
    deal(g)
    run(g)
    for step in range(STEPS):
        assert g.decision
        if step % EVERY == 0:
            yield g
        at = g.decision.waiting.bit_length() - 1
        choices = g.offered(at)
        g.answer(at, choices[lots.below(len(choices))])


# -- nothing hidden


def test_two_positions_that_differ_in_secrets_alone_are_told_alike() -> None:
    """Other hands, other missions, another order of the decks: the same text, data and summary."""
    differed = 0
    for g in met():
        for at in range(-1, g.seats):
            other = g.veil(at).resample(at, Generator(11))
            for rival in range(g.seats):
                if rival != at and g.missions[rival]:
                    other.missions[rival] = tuple(mission + 1 for mission in g.missions[rival])
            differed += other.hands != g.hands or other.missions != g.missions
            assert told(other, at) == told(g, at)
            assert picture(other.veil(at), at) == picture(g.veil(at), at)
            if at >= 0:
                assert summary(other.veil(at), at) == summary(g.veil(at), at)
    assert differed > 10


def test_a_hand_is_told_to_its_seat_and_counted_for_the_others() -> None:
    g = begin()
    poland, france = seat(g, "poland"), seat(g, "france")
    hold(g, poland, "adm-01-1", "mil-01-1")
    mine, theirs = told(g, poland), told(g, france)
    assert "Francisco" in mine
    assert "Francisco" not in theirs
    assert "Cards in hand: administrative 1, military 1" in theirs


def test_missions_are_told_to_their_seat_alone() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    g.missions[castile] = (number(g, "mission", "castile-1B"),)
    assert line(told(g, castile), "Reconquista").startswith(
        "Reconquista (2 Prestige): you own Granada and Gibraltar directly or through a vassal; you: 0 of 2."
    )
    assert "Reconquista" not in told(g, france)
    assert "missions: 1 held" in told(g, france)


# -- complete


def test_everything_printed_on_the_board_is_told_once() -> None:
    """Every area with its provinces stands in one line."""
    g = begin()
    areas = [row.strip().partition(" (")[0] for row in told(g, 0).splitlines() if ". Beside: " in row]
    names = g.start.board.land.area_names["en"]
    printed = bits(g.start.board.land.area_of[province] for province in members(g.start.side.printed))
    assert sorted(areas) == sorted(names[area] for area in members(printed))


def test_what_concerns_the_reader_comes_first() -> None:
    g = begin()
    heads = [row for row in told(g, 0).splitlines() if row and not row.startswith(" ")]
    wanted = ["YOUR REALM", "OTHER REALMS", "YOUR LANDS", "LANDS BESIDE", "OTHER LANDS", "DISTANT"]
    found = [next(place for place, head in enumerate(heads) if head.startswith(want)) for want in wanted]
    assert found == sorted(found)


def test_an_area_tells_owners_influence_units_and_neighbours() -> None:
    g = begin()
    poland, austria = seat(g, "poland"), seat(g, "austria")
    area = number(g, "area", "mazovia_malopolska")
    add_share(g.influence, area, austria, 2)
    g.army_at[3 * poland] = area
    g.armies[3 * poland] = 2 * one(INFANTRY) + one(CAVALRY, ALLIED)
    g.rebels[area] = 1
    g.unrest |= 1 << number(g, "province", "krakow")
    told_of = line(told(g, poland), "Mazovia & Lesser Poland")
    assert "Cracow (capital, large, unrest)" in told_of
    assert "Mazovia (vassal of Poland): " in told_of or "Mazovia: " in told_of
    assert "Austria 2" in told_of
    assert "Poland, army 1: regular infantry 2, allied cavalry 1" in told_of
    assert "rebels 1" in told_of
    assert "Beside: " in told_of


def test_a_mat_tells_means_and_ties() -> None:
    g = begin()
    france, england = seat(g, "france"), seat(g, "england")
    g.ducats[france], g.interest[france], g.stability[france] = 7, 2, -1
    g.power[3 * france : 3 * france + 3] = [4, 5, 6]
    g.wars[france] |= 1 << g.realm[england]
    g.aggressor[france] |= 1 << g.realm[england]
    g.truces[france] |= 1 << number(g, "realm", "burgundy")
    rows = told(g, france)
    means = line(rows, "Prestige")
    assert "ducats 7 (" in means
    assert "interest 2" in means
    assert "adm 4 (" in means
    assert "mil 6 (" in means
    assert line(rows, "At war with") == "At war with: England (attacked)"
    assert "Burgundy" in line(rows, "Truces")


def test_events_are_told_with_both_options_and_what_lies_on_them() -> None:
    g = begin()
    g.event_row = (g.start.event_number["103-1"],)
    g.event_ducats = (2,)
    rows = told(g, seat(g, "france"))
    assert "2 ducats on it" in line(rows, "Wars of the Roses")
    assert "and 2 Prestige." in line(rows, "A) England")
    assert line(rows, "B) England") == "B) England loses 1 Stability and 1 Prestige. You gain 1 diplomatic power."


def test_a_battle_is_told_while_it_is_fought() -> None:
    g = begin()
    poland = seat(g, "poland")
    area = number(g, "area", "mazovia_malopolska")
    g.army_at[3 * poland] = area
    g.armies[3 * poland] = 3 * one(INFANTRY)
    g.rebels[area] = 2
    g.dice = Dice(Generator(1))
    rebels = len(g.start.board.realms.realms)
    put(g, Battle(False, area, poland, ((g.realm[poland],), (rebels,))))
    rows = told(g, poland)
    assert line(rows, "Battle: ") == "Battle: Mazovia & Lesser Poland, before the first round"
    assert line(rows, "Attack: ").startswith("Attack: Poland: infantry 3. Dice: ")


def test_trade_cards_that_lie_open_are_told_with_income_and_power() -> None:
    g = begin("1-00", "3_players")
    g.dice = Dice(Generator(5))
    g.trade = trade_deck(g)
    france = seat(g, "france")
    put(g, Trade(france))
    rows = told(g, france)
    assert line(rows, "France trades") == "France trades. Cards that lie open:"
    assert rows.count("for trade power 1, 3 or 6") == 3
    assert "key provinces" in rows


# -- both languages, every position


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_told_to_everybody(language: str) -> None:
    for g in met():
        for at in range(-1, g.seats):
            rows = told(g, at, language)
            assert not set("{}$") & set(rows)
            assert "None" not in rows
            assert rows.endswith("\n")
            assert "  \n" not in rows


def test_the_picture_is_plain_data_with_every_layer() -> None:
    g = begin()
    shown = picture(g.veil(0), 0)
    assert json.loads(json.dumps(shown)) == shown
    assert len(shown["provinces"]) == g.start.side.printed.bit_count()
    cracow = next(place for place in shown["provinces"] if place["id"] == "krakow")
    assert (cracow["owner"], cracow["controller"], cracow["capital"]) == ("poland", "poland", True)
    assert {realm["realm"] for realm in shown["realms"]} == {g.start.names["realm"][realm] for realm in g.realm}


def test_the_summary_counts_what_a_seat_has() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.missions[castile] = (number(g, "mission", "castile-1B"),)
    glance = summary(g.veil(castile), castile)
    assert glance["realm"] == "castile"
    assert glance["provinces"] == g.towns[castile].bit_count()
    assert glance["missions"] == [{"mission": "castile-1B", "have": 0, "need": 2}]


# -- what is before the table


def test_a_siege_tells_what_is_besieged_and_what_it_takes() -> None:
    g = begin()
    france, england = seat(g, "france"), seat(g, "england")
    area = number(g, "area", "brittany_normandy")
    g.army_at[3 * france] = area
    g.armies[3 * france] = 3 * one(INFANTRY)
    g.power[3 * france + MIL] = 5
    g.wars[france] |= 1 << g.realm[england]
    g.wars[england] |= 1 << g.realm[france]
    put(g, Siege(france, area))
    choose(g, france, "besiege:maine")
    assert line(told(g, france), "Siege in").endswith("Maine; units needed (each costs 1 mil): 1")


def test_armies_and_missions_are_told_in_full_when_they_are_to_be_chosen() -> None:
    g = begin()
    france = seat(g, "france")
    g.army_at[3 * france] = number(g, "area", "seine")
    g.armies[3 * france] = 2 * one(INFANTRY)
    g.power[3 * france + MIL] = 5
    put(g, March(france))
    assert line(told(g, france), "France, army 1").startswith("France, army 1: regular infantry 2")
    assert line(told(g, france), "France, army 1").endswith("(Seine)")
    g = begin()
    g.first = france
    put(g, FirstMissions())
    assert "Drive Out the English (2 Prestige): " in told(g, france).partition("YOUR REALM")[0]


def test_while_peace_is_made_it_is_told_who_occupies_what() -> None:
    g = begin()
    france = seat(g, "france")
    g.occupied[france] |= 1 << number(g, "province", "maine")
    g.ask(MakePeace(france), 1 << france)
    assert line(told(g, france), "Occupied by") == "Occupied by France: Maine"


@pytest.mark.parametrize(
    ("idea", "says"),
    [
        ("colonization_policy", "wymaga idei: Wyprawa do Nowego Świata. "),
        ("tolerance", "; ma ją: Francja"),
        ("cannons", "; mają ją: Francja, Anglia"),
    ],
)
def test_one_idea_and_one_realm_are_told_in_the_singular(idea: str, says: str) -> None:
    g = begin("1-00", "3_players")
    names = g.start.lists.ideas
    g.idea_row = (names[idea],)
    g.ideas[seat(g, "france")] = 1 << names["tolerance"] | 1 << names["cannons"]
    g.ideas[seat(g, "england")] = 1 << names["cannons"]
    assert says in text(g, -1, LIBRARY.words(EUROPA, "pl"))
