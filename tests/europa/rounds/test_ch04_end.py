"""4.7: who has won, and in which order the others follow; what a seat may know, and imagine, of the others' cards."""

from __future__ import annotations

from array import array

import pytest

from theatrum.engine.chance import Generator
from theatrum.titles.europa.board.ownership import any_of
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.state import DECKS, NONE, Europa, held, places, share, spread, total

from ..positions import begin, hold, seat


def level() -> Europa:
    """Nobody has anything."""
    g = begin()
    g.prestige[:] = [0] * g.seats
    g.power[:] = [0] * (3 * g.seats)
    g.ducats[:] = [0] * g.seats
    return g


@pytest.mark.rule("europa:4.7")
def test_prestige_decides_then_power_then_ducats_and_equals_share_a_place() -> None:
    g = level()
    assert g.result() == (1,) * 6
    g.prestige[:] = [4, 5, 5, 5, 5, 3]
    assert g.result() == (5, 1, 1, 1, 1, 6)
    g.power[3 * 1 : 3 * 1 + 3] = [1, 2, 0]
    g.power[3 * 2 : 3 * 2 + 3] = [0, 0, 2]
    g.power[0] = 9
    assert g.result() == (5, 1, 2, 3, 3, 6)
    g.ducats[:] = [50, 0, 0, 3, 4, 50]
    assert g.result() == (5, 1, 2, 4, 3, 6)


@pytest.mark.rule("europa:4.7")
@pytest.mark.rule("europa:21")
def test_a_scenario_s_own_goal_comes_first_and_who_has_left_comes_last() -> None:
    g = level()
    g.prestige[:] = [9, 8, 7, 6, 5, 4]
    g.triumph = 1 << 4
    assert g.result() == (2, 3, 4, 5, 1, 6)
    g.triumph, g.gone = 0, 1 << 0 | 1 << 1
    assert g.result() == (5, 6, 1, 2, 3, 4)


@pytest.mark.rule("europa:4.7")
def test_a_team_has_what_its_players_have_together() -> None:
    g = level()
    g.start = type("Start", (), {"mates": (0b000011, 0b000011, 0b001100, 0b001100, 0b110000, 0b110000)})()
    g.prestige[:] = [9, 0, 5, 5, 1, 2]
    assert g.result() == (3, 3, 1, 1, 5, 5)
    g.gone = 1 << 2
    assert g.result() == (1, 1, 6, 3, 4, 4)


# -- what a seat may know


@pytest.mark.rule("europa:6.1")
def test_others_cards_are_seen_from_behind_and_their_missions_not_at_all() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    hold(g, other, "mil-02-1", "adm-02-1", "dip-02-1")
    hold(g, at, "mil-03-1")
    g.missions[other], g.missions[at] = (3, 8), (5,)
    seen = g.veil(at)
    assert seen.hands[at] == g.hands[at]
    assert seen.hands[other] == tuple(sorted(g.start.people.kind[card] for card in g.hands[other])) == (0, 1, 2)
    assert (seen.missions[at], seen.missions[other]) == ((5,), (NONE, NONE))
    assert seen.deck == bits(deck for deck in range(DECKS) if g.left(deck))
    assert [bool(seen.left(deck)) for deck in range(DECKS)] == [bool(g.left(deck)) for deck in range(DECKS)]


@pytest.mark.rule("europa:6.1")
def test_imagined_hands_and_missions_are_of_cards_that_may_be_there() -> None:
    """Neither what lies open nor what serves somebody, nor one's own: every card of the deck is somewhere once."""
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    kinds = g.start.people.deck
    g.deck = any_of(list(kinds)) & ~bits(person for person in (*g.ruler, *g.advisors, *g.generals) if person >= 0)
    hold(g, other, "mil-02-1", "adm-02-1", "dip-02-1")
    hold(g, at, "mil-03-1")
    open_ = [next(iter(members(g.deck & kinds[0]))), next(iter(members(g.deck & kinds[1])))]
    g.deck &= ~bits(open_)
    g.discards[0], g.shown[other] = (open_[0],), ((open_[1], 1),)
    serving = next(iter(members(g.deck & kinds[2])))
    g.deck &= ~(1 << serving)
    g.advisors[3 * other + 2] = serving
    g.missions[other] = tuple(g.start.missions[other][:2])
    g.missions_done[other] = 1 << g.start.missions[other][0]
    twin = g.veil(at).resample(at, Generator(3))
    assert twin.hands[at] == g.hands[at]
    assert [g.start.people.kind[card] for card in sorted(twin.hands[other])] == [
        g.start.people.kind[card] for card in sorted(g.hands[other])
    ]
    imagined = bits(card for hand in twin.hands for card in hand)
    assert imagined & twin.deck == 0
    assert imagined | twin.deck == bits(card for hand in g.hands for card in hand) | g.deck
    assert not (imagined | twin.deck) & (bits(open_) | 1 << serving)
    assert len(twin.missions[other]) == 2
    assert g.start.missions[other][0] not in twin.missions[other]
    assert set(twin.missions[other]) <= set(g.start.missions[other])


@pytest.mark.rule("europa:2.2")
def test_columns_of_pieces_are_shared_by_seats() -> None:
    column = array("i", [0, 2 << 4 * 1 | 5 << 4 * 3, 0, 15 << 4 * 3])
    assert places(column) == 0b1010
    assert [share(column, 1, at) for at in range(5)] == [0, 2, 0, 5, 0]
    assert [held(column, at) for at in range(5)] == [0, 0b10, 0, 0b1010, 0]
    assert spread(column).places[:5] == (0, 0b10, 0, 0b1010, 0)
    assert [total(column, at) for at in range(5)] == [0, 2, 0, 20, 0]
