"""4.7: how a game ends: the final scoring with missions, who is far ahead, ties."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.round.round import Round
from theatrum.titles.europa.state import NONE, Europa

from ..positions import begin, number, provinces, seat, without_goals


def final_scoring(g: Europa) -> None:
    """The game from the end of phase 5 on."""
    frame = Round()
    frame.at = Round.steps.index("last_claims")
    g.push(frame)
    run(g)


def castile_of_the_book(track: int) -> tuple[Europa, int]:
    """L1848-1866: no other tokens on the board, Reconquista in hand, all cards of the last age played."""
    g = without_goals()
    at, other = seat(g, "castile"), seat(g, "france")
    g.religion[seat(g, "england")] = g.religion[seat(g, "poland")] = RELIGIONS.index("protestant")
    g.towns[at] = g.towns[at] & ~provinces(g, "canarias") | provinces(g, "granada gibraltar navarra")
    g.vassals[at] = provinces(g, "barcelona baleares zaragoza valencia")
    g.occupied[other] = provinces(g, "barcelona navarra")
    g.rebel_towns = provinces(g, "galicia")
    g.weddings[at] = g.allies[at] = 1 << number(g, "realm", "portugal")
    g.cores[at] = 1 << number(g, "area", "andalucia")
    g.stability[at] = -2
    g.curia, g.rome = (at, at), NONE
    g.prestige[at] = track
    g.missions[at] = (number(g, "mission", "castile-1B"),)
    g.age = g.start.ages[1]
    return g, at


@pytest.mark.rule("europa:4.7")
@pytest.mark.parametrize(("track", "whole"), [(23, 40), (43, 60)])
def test_the_book_s_final_scoring_with_its_mission(track: int, whole: int) -> None:
    """17 Prestige, 2 of them for Reconquista, whose idea is not developed; the second translation begins with 43."""
    g, at = castile_of_the_book(track)
    final_scoring(g)
    assert g.over
    assert g.prestige[at] == whole
    assert g.missions_done[at] == 1 << number(g, "mission", "castile-1B")
    assert not g.ideas[at]


@pytest.mark.rule("europa:4.7")
def test_a_mission_that_is_not_fulfilled_brings_nothing_in_the_end() -> None:
    g, at = castile_of_the_book(23)
    g.towns[at] &= ~provinces(g, "gibraltar")
    final_scoring(g)
    assert g.prestige[at] == 40 - 2 - 1  # neither the mission nor the tax of Gibraltar


@pytest.mark.rule("europa:4.7")
def test_missions_that_are_shown_in_the_end_do_not_take_the_end_back() -> None:
    """France ends the game by 100 to 80; Castile's mission then makes it 82, and the scoring goes on."""
    g, at = castile_of_the_book(80)
    g.age, g.event_deck = 1, (1, 0)
    g.prestige[seat(g, "france")] = 100
    final_scoring(g)
    assert g.over
    assert g.prestige[at] == 97


@pytest.mark.rule("europa:4.7")
def test_power_and_then_ducats_decide_between_equals() -> None:
    g = begin()
    g.prestige = [9, 9, 9, 5, 9, 9]
    g.power = [0, 0, 4, 1, 1, 2, 5, 0, 0, 9, 9, 9, 3, 0, 0, 0, 0, 3]
    g.ducats = [7, 8, 0, 90, 2, 2]
    assert g.result() == (3, 2, 1, 6, 4, 4)
