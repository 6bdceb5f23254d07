"""Chapter 21: a player leaves the game, and his realm is one that nobody plays."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.language import LIBRARY
from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import independent, lands, overlord, rightful, strength, subjects
from theatrum.titles.europa.bot.steward import scores
from theatrum.titles.europa.bot.turn import NEVER
from theatrum.titles.europa.bot.worth import worth
from theatrum.titles.europa.cards.row import lay_out, reveal
from theatrum.titles.europa.diplomacy.relations import closed_to_influence, is_free
from theatrum.titles.europa.diplomacy.ties import ally
from theatrum.titles.europa.peace.terms import can_vassalize
from theatrum.titles.europa.round.leaving import depart, let_go
from theatrum.titles.europa.round.round import Round, is_over
from theatrum.titles.europa.round.scoring import far_ahead
from theatrum.titles.europa.round.turn import Actions, Turn, next_first
from theatrum.titles.europa.shown.text import text
from theatrum.titles.europa.state import NONE, Europa, add_share
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.unrest.unrest import riot

from ..positions import begin, choose, hold, named, number, offered, provinces, put, seat
from ..test_frame import laws, walk


def without_castile() -> tuple[Europa, int]:
    """Four players at Age I; Castile's has left, with a vassal, an ally, a wife and a hand of cards."""
    g = begin("1-01", "4_players")
    g.dice = Dice(Generator(1))
    at, france = seat(g, "castile"), seat(g, "france")
    g.deck = sum(g.start.people.deck)
    hold(g, at, "adm-01-1", "dip-01-1")
    advisor = g.start.people.number["dip-02-1"]
    g.advisors[3 * at + 1] = advisor
    g.deck &= ~(1 << advisor)
    g.vassals[at] = provinces(g, "granada gibraltar")
    g.unrest |= provinces(g, "granada sevilla")
    g.rebel_towns |= provinces(g, "galicia")
    g.weddings[at] |= 1 << g.realm[france]
    g.weddings[france] |= 1 << g.realm[at]
    add_share(g.influence, number(g, "area", "aragon"), at, 1)
    g.prestige = [7, 40, 5, 6]
    g.ideas[at] = 1
    g.idea_row = (0,)
    g.milestones, g.reached = (0, 1, 2, 3), ((at, france), (), (), ())
    depart(g, at)
    return g, at


@pytest.mark.rule("europa:21")
def test_towns_and_vassals_stay_and_all_else_goes() -> None:
    g, at = without_castile()
    castile, france = number(g, "realm", "castile"), seat(g, "france")
    assert g.seat_of(castile) == NONE
    assert g.towns[at] == lands(g, castile)
    assert {"sevilla", "galicia", "madrid"} <= named(g, lands(g, castile))
    assert named(g, subjects(g, castile)) == {"granada", "gibraltar"}
    assert g.unrest & (g.towns[at] | g.vassals[at]) == g.rebel_towns == 0
    assert g.hands[at] == g.missions[at] == ()
    assert [g.start.people.ids[card] for pile in g.discards for card in pile] == ["adm-01-1", "dip-01-1", "dip-02-1"]
    assert g.allies[at] == g.weddings[at] == g.weddings[france] >> castile & 1 == g.ideas[at] == 0
    assert all(not packed >> 4 * at & 15 for column in (g.influence, g.infantry, g.guards) for packed in column)
    assert g.army_at[3 * at : 3 * at + 3] == g.merchants[3 * at : 3 * at + 3] == [NONE] * 3
    assert at not in g.curia
    assert g.reached[0] == (france,)
    laws(g)


@pytest.mark.rule("europa:21")
def test_its_realm_is_one_that_nobody_plays() -> None:
    """12 of tax and 2 of vassals defend it; its vassals are not free; no unrest comes to it, influence may."""
    g, _ = without_castile()
    castile, granada = number(g, "realm", "castile"), number(g, "realm", "granada")
    assert independent(g, castile)
    assert strength(g, castile) == 12 + 2
    assert overlord(g, granada) == castile
    assert rightful(g, number(g, "province", "madrid")) == castile
    assert not riot(g, number(g, "province", "madrid"))
    assert not closed_to_influence(g, number(g, "area", "castile"))


@pytest.mark.rule("europa:21")
def test_it_is_neither_allied_nor_made_a_vassal() -> None:
    g, at = without_castile()
    france, castile = seat(g, "france"), number(g, "realm", "castile")
    assert not is_free(g, castile)
    ally(g, france, castile)
    assert not g.allies[france] >> castile & 1
    g.occupied[france] = g.towns[at]
    assert not can_vassalize(g, france, castile)
    assert not holding.vassalize(g, france, number(g, "province", "madrid"))
    assert holding.take(g, france, number(g, "province", "madrid"))  # but it can be conquered
    assert not lands(g, castile) & provinces(g, "madrid")


@pytest.mark.rule("europa:21")
def test_the_others_play_on_by_the_table_of_three() -> None:
    """Nobody asks the empty chair: it has no turn, counts for no reward and keeps no marker."""
    g, at = without_castile()
    order = [other for other in range(4) if other != at]
    g.first = order[0]
    g.took_event = g.everyone
    g.ducats = [0] * 4
    put(g, Actions(g.first))
    for other, reward in zip(order, (5, 2, 0), strict=True):
        assert g.active == other
        choose(g, other, "pass", "end-turn")
        assert g.ducats[other] == reward
    assert g.passed == tuple(order)
    assert next_first(g) == order[1]


@pytest.mark.rule("europa:21")
def test_its_events_are_removed_and_else_two_are_left_over() -> None:
    """102-1 is Castile's. In a round without one, the marks of both events that nobody chose come by themselves."""
    g, at = without_castile()
    cards = {name: g.start.event_number[name] for name in ("102-1", "11A-1", "151B", "157B", "12A-1", "103-1")}
    g.event_deck, g.events_down = (1 << cards["102-1"], 1 << cards["151B"]), 2
    reveal(g)
    assert g.event_row == (cards["151B"],)
    assert [event.args for event in g.events if event.name == "event-removed"] == [(cards["102-1"],)]
    g.event_row, g.event_ducats, g.events_down = (cards["11A-1"], cards["157B"]), (0, 0), 1
    g.event_deck = (1 << cards["12A-1"], 0)
    last = g.clockwise(at)[0]
    g.took_event = g.everyone & ~(1 << last)
    g.prestige[last] = 0
    put(g, Turn(last))
    choose(g, last, "event:157B")
    while not any(event.name == "event-left" for event in g.events):
        asked = g.stack[-1].waiting.bit_length() - 1  # type: ignore[attr-defined]
        choose(g, asked, offered(g, asked)[-1])
    left = {event.args[0] for event in g.events if event.name == "event-left"}
    assert left == {cards["11A-1"], cards["12A-1"]}


@pytest.mark.rule("europa:21", "europa:4.1")
def test_three_events_lie_open_though_one_was_removed() -> None:
    g, _ = without_castile()
    g.event_deck = (sum(1 << g.start.event_number[name] for name in ("102-1", "11A-1", "12A-1", "13A-1", "14A-1")), 0)
    lay_out(g)
    removed = sum(event.name == "event-removed" for event in g.events)
    assert len(g.event_row) == 3
    assert g.events_down == 5 - 3 - removed


@pytest.mark.rule("europa:21")
def test_a_player_says_so_on_his_turn_and_goes_when_his_wars_are_over() -> None:
    g = begin("1-01", "4_players")
    put(g, Turn(1))
    assert "leave-game" not in offered(g, 1)
    g.options = {"talk": "no", "leaving": "yes"}
    choose(g, 1, "leave-game", "stay-in-game", "leave-game")
    g.wars[1], g.wars[0] = 1 << g.realm[0], 1 << g.realm[1]
    let_go(g)
    assert (g.gone, g.leaving) == (0, 0b10)
    g.wars = [0] * 4
    let_go(g)
    assert (g.gone, g.leaving) == (0b10, 0)


@pytest.mark.rule("europa:21")
def test_a_steward_never_leaves() -> None:
    g = begin("1-01", "4_players")
    g.options = {"talk": "no", "leaving": "yes"}
    put(g, Turn(1))
    choices = g.offered(1)
    weights = scores(g.veil(1), 1, choices)
    leave = next(weight for choice, weight in zip(choices, weights, strict=True) if choice.id == "leave-game")
    assert leave == NEVER
    assert leave < max(weights)


@pytest.mark.rule("europa:21")
def test_who_has_left_reads_as_a_spectator_and_hopes_for_nothing() -> None:
    g, at = without_castile()
    words = LIBRARY.words(EUROPA, "en")
    assert text(g.veil(at), at, words) == text(g.veil(at), -1, words)
    assert worth(g, at) == 0
    assert sum(worth(g, other) for other in g.clockwise(0)) == pytest.approx(1)


@pytest.mark.rule("europa:21")
def test_the_last_player_has_won() -> None:
    g = begin("1-01", "3_players")
    g.prestige = [0, 50, 3]
    g.leaving = 0b111
    frame = Round()
    frame.at = Round.steps.index("leave")
    g.push(frame)
    run(g)
    assert g.over
    assert g.result() == (2, 3, 1)
    assert g.first == 2


@pytest.mark.rule("europa:21", "europa:4.7")
def test_who_has_left_is_not_in_the_way_of_an_end() -> None:
    g, at = without_castile()
    g.event_deck = (1, 0)
    first = g.clockwise(at)[0]
    g.prestige = [0] * 4
    g.prestige[first] = 100
    g.prestige[at] = 0
    assert far_ahead(g)
    assert is_over(g)
    assert g.result()[at] == 4


@pytest.mark.soak
@pytest.mark.rule("europa:21")
def test_random_play_with_players_who_leave() -> None:
    g = begin("1-01", "5_players")
    g.options = {"talk": "no", "ages": "one"}
    g.leaving = 0b01010
    walk(g)
    assert g.gone == 0b01010


@pytest.mark.rule("europa:21")
@pytest.mark.parametrize("at", range(6))
def test_unrest_and_rebels_leave_the_provinces_of_who_leaves_and_no_others(at: int) -> None:
    g = begin()
    every = sum(g.towns) | sum(g.vassals)
    g.unrest = g.rebel_towns = every
    mine = g.towns[at] | g.vassals[at]
    depart(g, at)
    assert g.unrest == g.rebel_towns == every & ~mine
