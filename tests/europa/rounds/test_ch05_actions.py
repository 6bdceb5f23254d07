"""Chapter 5: the Event action, national focus, Stability, loans, manpower, appointments."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.actions.stability import cost
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.court.characters import RULER, THE_RULER
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, MIL, Europa

from ..cards import answer
from ..positions import begin, choose, closed, hold, number, offered, put, seat


def turn_of(realm: str, events: str = "11A-1 12A-1 13A-1", down: int = 0) -> tuple[Europa, int]:
    """A turn with these events in the row."""
    g = begin()
    g.dice = Dice(Generator(1))
    g.event_row = tuple(g.start.event_number[name] for name in events.split())
    g.event_ducats = (0,) * len(g.event_row)
    g.event_deck = (g.start.deck(1, 1), 0)
    g.events_down = down
    at = seat(g, realm)
    return put(g, Turn(at)), at


@pytest.mark.rule("europa:5.1")
def test_an_event_brings_its_ducats_and_two_are_laid_on_the_others() -> None:
    g, at = turn_of("castile", down=2)
    g.event_ducats = (0, 4, 2)
    choose(g, at, "event:12A-1")
    answer(g)
    assert g.ducats[at] == 15 + 4
    assert g.event_ducats == (2, 4, 0)  # the last was just turned over
    assert (len(g.event_row), g.events_down, g.took_event) == (3, 1, 1 << at)
    assert "pass" not in offered(g, at)
    choose(g, at, "end-turn")
    put(g, Turn(at))
    assert closed(g, at)["event:11A-1"].key == "events-taken"


@pytest.mark.rule("europa:5.1")
def test_ones_own_event_replaces_the_ruler() -> None:
    g, at = turn_of("castile", "102-1 11A-1")
    g.generals[3 * at] = THE_RULER
    choose(g, at, "event:102-1")
    answer(g)
    assert g.start.people.ids[g.ruler[at]] == "102-1"
    assert g.generals[3 * at] == -1


@pytest.mark.rule("europa:5.1")
@pytest.mark.parametrize(("says", "ruler"), [("replace-ruler", "102-1"), ("keep-ruler", "start-")])
def test_another_realms_player_decides_about_his_ruler(says: str, ruler: str) -> None:
    g, at = turn_of("france", "102-1 11A-1")
    castile = seat(g, "castile")
    choose(g, at, "event:102-1")
    answer(g, "NewRuler")
    choose(g, castile, says)
    assert g.start.people.ids[g.ruler[castile]].startswith(ruler)


@pytest.mark.rule("europa:5.1")
def test_the_ruler_of_the_event_that_nobody_chose_costs_two_administrative_power() -> None:
    g, at = turn_of("france", "11A-1 102-1")
    castile = seat(g, "castile")
    g.took_event = g.everyone & ~(1 << at)
    choose(g, at, "event:11A-1", "option:b")
    answer(g, "NewRuler")
    choose(g, castile, "replace-ruler")
    answer(g)
    assert g.start.people.ids[g.ruler[castile]] == "102-1"
    assert (g.power[3 * castile + ADM], g.event_row) == (1, ())


@pytest.mark.rule("europa:5.1")
def test_national_focus_shifts_a_point_from_each_of_two_powers() -> None:
    g, at = turn_of("castile")
    choose(g, at, "focus", "shift:adm:mil", "shift:dip:mil")
    assert g.power[3 * at : 3 * at + 3] == [2, 2, 5]
    assert "end-turn" in offered(g, at)  # without cards in hand that is all
    choose(g, at, "end-turn")
    put(g, Turn(at))
    assert closed(g, at)["focus"].key == "once-a-round"


@pytest.mark.rule("europa:5.1")
def test_national_focus_exchanges_cards_for_one_less_and_one_may_be_an_old_discard() -> None:
    g, at = turn_of("castile")
    g.deck = sum(g.start.people.deck)
    hold(g, at, "adm-01-1", "dip-01-1", "mil-01-1", "mil-01-2")
    for old in (g.start.people.number["mil-02-1"], g.start.people.number["mil-02-2"]):
        g.discards[MIL] += (old,)
        g.deck &= ~(1 << old)
    choose(g, at, "focus", "done")
    assert closed(g, at)["done"].key == "change-something"
    choose(g, at, "lay-aside:mil-01-1", "lay-aside:mil-01-2", "lay-aside:dip-01-1")
    retrievable = [choice for choice in offered(g, at) if choice.startswith("retrieve")]
    assert retrievable == ["retrieve:mil-02-1", "retrieve:mil-02-2"]  # what was just laid aside does not lie there yet
    choose(g, at, "retrieve:mil-02-1")
    assert (g.power[3 * at + MIL], g.ducats[at]) == (2, 13)
    g.ducats[at] = 15
    assert not any(choice.startswith("retrieve") for choice in offered(g, at))
    choose(g, at, "draw:administrative", "end-turn")
    assert len(g.hands[at]) == 1 + 2
    assert len(g.discards[MIL]) == 3


@pytest.mark.rule("europa:5.3")
@pytest.mark.parametrize(("level", "price"), [(-3, 2), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_what_stability_costs(level: int, price: int) -> None:
    g, at = turn_of("ottomans")
    g.stability[at] = level
    g.power[3 * at + ADM] = price
    choose(g, at, "stabilize")
    assert (g.stability[at], g.power[3 * at + ADM]) == (level + 1, 0)


@pytest.mark.rule("europa:15")
@pytest.mark.parametrize(("level", "price"), [(-2, 3), (-1, 3), (0, 4), (1, 6)])
def test_orthodox_realms_rise_to_0_and_1_for_less(level: int, price: int) -> None:
    g = begin()
    g.religion[0] = RELIGIONS.index("orthodox")
    g.curia = ()
    g.stability[0] = level
    assert cost(g, 0) == price


@pytest.mark.rule("europa:19.2")
def test_the_papal_controller_pays_one_less_for_stability() -> None:
    g, at = turn_of("castile")
    g.curia = (at,)
    assert closed(g, at)["stabilize"].args == (ADM, 4)
    g.stability[at] = 3
    assert closed(g, at)["stabilize"].key == "stability-most"


@pytest.mark.rule("europa:5.2")
def test_loans_are_minor_actions() -> None:
    g, at = turn_of("castile")
    assert closed(g, at)["repay"].key == "no-loan"
    choose(g, at, "borrow", "borrow", "repay")
    assert (g.ducats[at], g.interest[at]) == (19, 1)
    g.interest[at] = 5
    assert closed(g, at)["borrow"].key == "loans-most"


@pytest.mark.rule("europa:5.2")
def test_a_point_of_military_power_restores_three_units() -> None:
    g, at = turn_of("castile")
    assert closed(g, at)["restore"].key == "no-exhausted"
    g.exhausted[at], available = 4, g.available[at]
    choose(g, at, "restore")
    assert (g.exhausted[at], g.available[at], g.power[3 * at + MIL]) == (1, available + 3, 2)
    choose(g, at, "restore")
    assert (g.exhausted[at], g.power[3 * at + MIL]) == (0, 1)


@pytest.mark.rule("europa:7.2")
def test_england_appoints_maximilien_for_two_ducats() -> None:
    """The book's example; whoever served before him is discarded."""
    g, at = turn_of("england")
    hold(g, at, "adm-02-2", "adm-06-1")
    choose(g, at, "appoint:adm-02-2")
    assert (g.ducats[at], g.hands[at]) == (13, (g.start.people.number["adm-06-1"],))
    assert g.advisors[3 * at + ADM] == g.start.people.number["adm-02-2"]
    choose(g, at, "appoint:adm-06-1")
    assert (g.ducats[at], g.discards[ADM]) == (9, (g.start.people.number["adm-02-2"],))


@pytest.mark.rule("europa:6")
def test_a_card_that_leaves_the_hand_is_seen_by_all() -> None:
    g, at = turn_of("england")
    hold(g, at, "adm-02-2")
    g.learned = 0
    choose(g, at, "appoint:adm-02-2")
    assert g.learned == g.everyone & ~(1 << at)


@pytest.mark.rule("europa:7.2")
def test_generals_and_admirals_cost_military_power_and_move_for_nothing() -> None:
    g, at = turn_of("england")
    hold(g, at, "mil-01-1", "mil-01-2", "adm-02-3")
    commands = [choice for choice in offered(g, at) if choice.startswith("appoint")]
    assert not any(choice.endswith(":adm-02-3") for choice in commands)  # a ruler commands nothing
    choose(g, at, "appoint-general:mil-01-1:1", "move-general:1:3", "appoint-admiral:mil-01-2")
    assert g.power[3 * at + MIL] == 3 - 2 - 1
    assert g.generals[3 * at : 3 * at + 3] == [-1, -1, g.start.people.number["mil-01-1"]]
    assert g.admiral[at] == g.start.people.number["mil-01-2"]
    assert not any(choice.startswith("lead") for choice in offered(g, at)), "a ruler without battle dice"
    g.ruler[at] = g.start.people.number["mil-06-1"]
    choose(g, at, "lead:3")
    assert g.generals[3 * at + 2] == THE_RULER
    assert g.discards[MIL] == (g.start.people.number["mil-01-1"],)


@pytest.mark.rule("europa:7.2")
def test_a_weakness_token_moves_with_its_general() -> None:
    g, at = turn_of("england")
    g.generals[3 * at] = g.start.people.number["mil-01-1"]
    g.ill[at] = 1 << 4
    choose(g, at, "move-general:1:2")
    assert g.ill[at] == 1 << 5


@pytest.mark.rule("europa:7.2")
def test_a_leader_is_crowned_only_in_an_interregnum() -> None:
    g, at = turn_of("england")
    hold(g, at, "adm-02-3")
    assert closed(g, at)["crown:adm-02-3"].key == "has-ruler"
    g.ruler[at] = -1
    g.ill[at] = 0
    choose(g, at, "crown:adm-02-3")
    assert g.ruler[at] == g.start.people.number["adm-02-3"]
    assert not g.ill[at] >> RULER & 1
    assert number(g, "realm", "england") == g.realm[at]
