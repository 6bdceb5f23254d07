"""Chapter 7: power, Stability, loans and bankruptcy."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.actions.appointing import appoint_admiral, appoint_general
from theatrum.titles.europa.court import power, stability, treasury
from theatrum.titles.europa.court.characters import RULER
from theatrum.titles.europa.court.mortality import weaken
from theatrum.titles.europa.court.offices import crown
from theatrum.titles.europa.state import ADM, DIP, MIL, Europa
from theatrum.titles.europa.war.units import CAVALRY, INFANTRY, MERCENARY, REGULAR, one, siege_strength, size

from ..positions import begin, seat


def told(g: Europa) -> list[str]:
    return [event.name for event in g.events]


@pytest.mark.rule("europa:7.1")
def test_what_is_more_than_ten_of_a_power_is_lost() -> None:
    g = begin()
    power.gain(g, 0, MIL, 9)
    assert power.has(g, 0, MIL) == 10
    assert g.events[0].args == (g.realm[0], MIL, 7)


@pytest.mark.rule("europa:7.3")
def test_stability_beyond_the_scale_is_administrative_power() -> None:
    g = begin()
    stability.change(g, 0, 2)
    stability.change(g, 0, 2)
    assert (g.stability[0], power.has(g, 0, ADM)) == (3, 3 + 2)
    stability.change(g, 0, -7)
    assert (g.stability[0], power.has(g, 0, ADM)) == (-3, 5 - 2)


@pytest.mark.rule("europa:7.3")
def test_for_missing_administrative_power_another_is_lost_as_its_owner_likes() -> None:
    g = begin()
    g.stability[0] = -3
    g.power[0:3] = [1, 1, 1]
    stability.change(g, 0, -1)
    assert [choice.id for choice in g.offered(0)] == ["forfeit:dip", "forfeit:mil"]
    g.answer(0, g.lexicon.parse("forfeit:mil"))
    assert g.power[0:3] == [0, 1, 0]
    run(g)
    assert not g.stack


@pytest.mark.rule("europa:7.3")
def test_without_any_power_nothing_is_lost() -> None:
    g = begin()
    g.stability[0] = -3
    g.power[0:3] = [0, 0, 1]
    stability.change(g, 0, -2)
    assert (g.stability[0], g.power[0:3], g.stack) == (-3, [0, 0, 0], [])


@pytest.mark.rule("europa:5.2")
def test_a_loan_brings_five_and_costs_six() -> None:
    g = begin()
    treasury.borrow(g, 0)
    assert (g.ducats[0], g.interest[0]) == (20, 1)
    treasury.repay(g, 0)
    assert (g.ducats[0], g.interest[0]) == (14, 0)
    g.interest[0] = 5
    assert not treasury.can_borrow(g, 0)


@pytest.mark.rule("europa:7.4")
def test_what_must_be_paid_is_borrowed() -> None:
    g = begin()
    g.ducats[0] = 1
    treasury.owe(g, 0, 7)
    assert (g.ducats[0], g.interest[0], told(g)) == (4, 2, ["borrowed", "borrowed", "ducats-lost"])


@pytest.mark.rule("europa:7.4")
def test_bankruptcy() -> None:
    g = begin()
    at = seat(g, "castile")
    g.ducats[at], g.interest[at] = 3, 5
    g.power[3 * at : 3 * at + 3] = [9, 4, 0]
    advisor = g.start.people.number["dip-01-1"]
    g.advisors[3 * at + DIP] = advisor
    g.armies[3 * at] += 2 * one(CAVALRY, MERCENARY)
    treasury.owe(g, at, 4)
    assert (g.ducats[at], g.interest[at], g.stability[at], g.prestige[at]) == (0, 2, -3, -5)
    assert g.power[3 * at : 3 * at + 3] == [6, 2, 0]
    assert (g.advisors[3 * at + DIP], g.discards[DIP]) == (-1, (advisor,))
    assert g.armies[3 * at] == 2 * one(INFANTRY, REGULAR)


@pytest.mark.rule("europa:7.2")
def test_some_rulers_of_history_come_with_a_weakness_token_and_the_next_kills() -> None:
    """Sixtus IV of the papal event 112-1; a ruler without that mark has none."""
    g = begin()
    weak = g.start.people.number["112-1"]
    crown(g, 0, weak)
    assert g.ill[0] >> RULER & 1
    weaken(g, 0, RULER)
    assert g.ruler[0] == -1
    crown(g, 0, g.start.people.number["104-1"])
    assert not g.ill[0] >> RULER & 1


@pytest.mark.rule("europa:7.2")
def test_of_the_dead_it_is_not_told_that_they_leave() -> None:
    """A reign that another ruler ends is told, and who follows."""
    g = begin()
    old, weak = g.ruler[0], g.start.people.number["112-1"]
    crown(g, 0, weak)
    assert old >= 0
    assert told(g)[-2:] == ["reign-ended", "crowned"]
    weaken(g, 0, RULER)
    assert told(g)[-2:] == ["crowned", "died"]


@pytest.mark.rule("europa:7.2")
def test_an_admiral_or_a_general_whom_another_replaces_is_discarded() -> None:
    """Unless the general was moved to another army before."""
    g = begin()
    numbers = g.start.people.number
    g.hands[0] = tuple(sorted(numbers[name] for name in ("mil-01-1", "mil-01-2")))
    g.admiral[0], g.generals[0] = numbers["mil-06-1"], numbers["mil-09-2"]
    appoint_admiral(g, 0, numbers["mil-01-1"])
    appoint_general(g, 0, numbers["mil-01-2"], 0)
    assert (g.admiral[0], g.generals[0]) == (numbers["mil-01-1"], numbers["mil-01-2"])
    assert g.discards[MIL] == (numbers["mil-06-1"], numbers["mil-09-2"])


@pytest.mark.rule("europa:7.4")
def test_bankruptcy_at_the_end_of_the_scale_takes_power_before_that_is_halved() -> None:
    """Stability falls from -2: two levels that are not there cost 4 of 9, then half of 5 goes."""
    g = begin()
    at = seat(g, "castile")
    g.ducats[at], g.interest[at], g.stability[at] = 0, 7, -2
    g.power[3 * at : 3 * at + 3] = [9, 1, 0]
    treasury.owe(g, at, 4)
    assert (g.stability[at], g.interest[at], g.power[3 * at : 3 * at + 3]) == (-3, 4, [2, 0, 0])


@pytest.mark.rule("europa:9.8")
def test_siege_strength_rounds_half_of_the_cavalry_down() -> None:
    army = 2 * one(0) + 3 * one(1) + one(2, MERCENARY)
    assert (siege_strength(army), size(army)) == (2 + 1 + 2, 6)
