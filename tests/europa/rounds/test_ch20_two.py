"""Chapter 20: two players without bots; and starts whose scenario lets a seat wait."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.row import build, lay_out
from theatrum.titles.europa.setup.scenarios import Variant, for_two, read_scenarios
from theatrum.titles.europa.state import Europa

from ..positions import begin

WAITING = [variant for variant in read_scenarios() if any(seat.get("waits") for seat in variant.data["seat"])]


def names(g: Europa, half: int) -> set[str]:
    return {g.start.names["event"][event] for event in members(g.event_deck[half])}


def built(scenario: str) -> Europa:
    g = begin(scenario, "2_players_no_bots")
    g.dice = Dice(Generator(1))
    g.age = g.start.ages[0]
    build(g)
    return g


@pytest.mark.rule("europa:20.2")
def test_events_of_realms_that_nobody_plays_give_way_to_b_events() -> None:
    """1-01 for four has events of Austria (101), Castile (102), England (103) and France (104)."""
    g = built("1-01")
    assert {g.start.names["realm"][realm] for realm in g.realm} == {"france", "england"}
    printed = {
        0: {"11A-1", "12A-1", "13A-1", "14A-1", "151B", "157B", "103-1", "104-1"},
        1: {"11A-2", "12A-2", "13A-2", "14A-2", "155B", "159B", "103-2", "104-2"},
    }
    for half, kept in printed.items():
        cards = names(g, half)
        assert kept <= cards
        assert len(cards) == 10
        added = [g.start.events[g.start.event_number[name]] for name in cards - kept]
        assert all((event.kind, event.age) == ("b", 1) and event.half in (0, half + 1) for event in added)
    assert not g.event_deck[0] & g.event_deck[1]


@pytest.mark.rule("europa:20.2")
def test_which_b_events_come_in_is_left_to_chance() -> None:
    g = built("1-01")
    g.dice.forced.extend([0] * 4)
    build(g)
    assert not g.dice.forced  # two for each half
    first = names(g, 0)
    g.dice.forced.extend([1] * 4)
    build(g)
    assert names(g, 0) != first


@pytest.mark.rule("europa:20.2")
def test_a_start_printed_for_two_keeps_its_events() -> None:
    g = built("1-04")
    assert g.event_deck == (g.start.deck(2, 1), g.start.deck(2, 2))


@pytest.mark.rule("europa:20.2")
@pytest.mark.parametrize("scenario", ["1-01", "1-04", "2-02"])
def test_two_players_lay_out_as_many_events_as_four(scenario: str) -> None:
    g = built(scenario)
    lay_out(g)
    assert (len(g.event_row), g.events_down) == (3, 2)


@pytest.mark.rule("europa:20.2", "europa:18.8")
def test_what_the_others_would_have_had_is_nobodys() -> None:
    """Austria is an Emperor whom nobody plays; the Curia has cardinals of the two alone; one of them begins."""
    g = begin("1-01", "2_players_no_bots")
    england, france = (g.seat_of(g.start.board.realms.realms[name]) for name in ("england", "france"))
    assert g.seat_of(g.emperor) < 0
    assert sum(packed >> 24 for packed in g.influence) == 0
    assert (g.rome, g.curia) == (-1, (france, england))
    assert g.first == france
    four = next(one for one in read_scenarios() if (one.scenario, one.id) == ("1-01", "4_players"))
    others = for_two(four._replace(data={**four.data, "two": ["castile", "england"]}))
    assert [seat.data.get("first", False) for seat in others.seats] == [True, False]
    assert others.data["curia"] == ["", "castile", "england"]


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize("variant", WAITING, ids=lambda variant: f"{variant.scenario}-{variant.id}")
def test_a_realm_whose_seat_waits_is_a_realm_that_nobody_plays(variant: Variant) -> None:
    g = begin(variant.scenario, variant.id)
    realms = g.start.board.realms.realms
    waiting = [realms[seat["realm"]] for seat in variant.data["seat"] if seat.get("waits")]
    assert len(g.realm) + len(waiting) == len(variant.data["seat"])
    assert all(g.seat_of(realm) < 0 for realm in waiting)
    assert g.start.events_a_round == len(g.realm) + 1
    first, last = variant.data["ages"]
    for age in range(first, last + 1):  # nobody enters later: no age has room for him, or his events (E165)
        for half in (1, 2):
            deck = g.start.deck(age, half)
            assert deck.bit_count() == 2 * g.start.events_a_round
            assert not {g.start.events[event].realm for event in members(deck)} & set(waiting)
