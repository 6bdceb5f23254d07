"""5, 7.10, 9.7, 10.1, 10.4: of each General, Garrison, Fortress and card for itself, whichever others there are.

The first Power, territory and General of the lists count as any other.
"""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Generator
from theatrum.titles.raison.march import MoveGenerals
from theatrum.titles.raison.minors import hand_over
from theatrum.titles.raison.state import Raison
from theatrum.titles.raison.update import at_odds_in, speaker, strongest
from theatrum.titles.raison.vocabulary import NEUTRAL

from ..positions import position, raison


def state(seats: int | None = None) -> Raison:
    return raison(position(seats=seats))


@pytest.mark.rule("10.1")
def test_a_fortress_makes_its_own_garrison_stronger() -> None:
    g = state()
    for territory in range(len(g.control)):
        for others in (0, 1 << territory + 1, 1 << territory >> 1, 1 << territory + 1 | 1 << territory >> 1):
            g.fortress = others & ~(1 << territory)
            assert g.garrison_strength(territory) == 1
            g.fortress |= 1 << territory
            assert g.garrison_strength(territory) == 4


@pytest.mark.rule("9.7")
def test_a_general_moves_once_whoever_else_has_moved() -> None:
    g = state()
    for power in range(g.board.size):
        frame = MoveGenerals(power, 1)
        for general in g.board.generals[power]:
            g.spot[general] = 0
            for others in (0, ~(1 << general), 1 << general + 1):
                g.moved = others & (1 << 40) - 1
                assert frame._stays(g, general) is None
                g.moved |= 1 << general
                why = frame._stays(g, general)
                assert why is not None
                assert why.key == "has-moved"
            g.spot[general] = -1
            why = frame._stays(g, general)
            assert why is not None
            assert why.key == "general-off-board"


@pytest.mark.rule("7.10")
def test_a_neutral_is_at_odds_with_everybody_outside_his_home() -> None:
    """One of two, who are neither Allies nor at War."""
    g = state()
    g.ally, g.war = [0] * g.board.size, [0] * g.board.size
    for p in range(g.board.size):
        for q in range(g.board.size):
            for mine in (0, 1, NEUTRAL):
                for theirs in (0, 1, NEUTRAL):
                    g.status[p], g.status[q] = mine, theirs
                    for territory, home in enumerate(g.board.land.home):
                        alone = [power for power in (p, q) if g.status[power] == NEUTRAL]
                        expected = p != q and len(alone) == 1 and home != alone[0]
                        assert at_odds_in(g, p, q, territory) == expected
                    g.war[p] = 1 << q
                    assert at_odds_in(g, p, q, 0) == (p != q)
                    g.ally[p] = 1 << q
                    assert not at_odds_in(g, p, q, 0)
                    g.ally[p] = g.war[p] = 0


@pytest.mark.rule("11.2")
def test_a_tie_goes_to_the_garrison_of_any_power() -> None:
    g = state()
    for power in range(g.board.size):
        sides = [1 << power, 1 << (power + 1) % g.board.size]
        g.standing[3] = 0
        g.garrison[3] = -1
        assert strongest(g, 3, sides) == sides
        for side in (sides, sides[::-1]):
            g.spot = [-1] * len(g.spot)
            g.garrison[3] = power
            best = strongest(g, 3, side)
            assert best == [1 << power]
        g.garrison[3] = (power + 2) % g.board.size
        assert strongest(g, 3, sides) == sides


@pytest.mark.rule("11.2")
def test_for_a_side_speaks_the_first_power_that_anyone_decides_for() -> None:
    g = state()
    for power in range(g.board.size):
        assert speaker(g, 1 << power) == (power if g.runs(power) >= 0 else -1)
    run = [power for power in range(g.board.size) if g.runs(power) >= 0]
    idle = [power for power in range(g.board.size) if g.runs(power) < 0]
    for power in run:
        assert speaker(g, sum(1 << other for other in idle) | 1 << power | 1 << run[-1]) == power


@pytest.mark.rule("12.3")
def test_a_new_master_knows_a_minor_s_hand_and_so_does_the_old_one() -> None:
    """What others knew of it, and of other hands, they know still."""
    g = state(4)
    minor, other, *_ = (power for power in range(g.board.size) if g.minor >> power & 1)
    cards = g.hands[minor] = (2, 5)
    g.hands[other] = (3,)
    first, second = 0, 1
    g.seat_of[minor] = first
    g.seen = ((minor, second, 2), (other, first, 3), (other, second, 3))
    hand_over(g, minor, second)
    assert set(g.seen) == {*((minor, first, card) for card in cards), (other, first, 3), (other, second, 3)}
    g.stack.pop()
    hand_over(g, minor, second)  # to himself: nothing is learned
    assert set(g.seen) == {*((minor, first, card) for card in cards), (other, first, 3), (other, second, 3)}


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_whatever_is_imagined_of_hidden_cards_the_deck_stays_whole(seat: int) -> None:
    g = state()
    g.discard[3] += 1
    g.draw[3] -= 1
    for seed in range(4):
        twin = g.veil(seat).resample(seat, Generator(seed))
        for card in range(1, len(g.draw)):
            held = sum(hand.count(card) for hand in twin.hands)
            assert held + twin.draw[card] + twin.discard[card] == g.board.deck[card]
        for power in range(g.board.size):
            assert len(twin.hands[power]) == len(g.hands[power])
            if seat >= 0 and g.runs(power) == seat:
                assert twin.hands[power] == g.hands[power]
