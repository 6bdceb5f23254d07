"""The frame of the game played at random to the end of the first age, over every start of 1444."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.cards.ideas import COLUMN
from theatrum.titles.europa.court.people import BACKS
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.vocabulary import EVENTS, REASONS

from .positions import begin

STARTS = [
    variant
    for variant in read_scenarios()
    if variant.side == 1444 and not any(seat.data.get("waits") for seat in variant.seats)
]
"""A seat that waits enters by rules of the solo game."""


def laws(g: Europa) -> None:
    """Every action card is in exactly one place; power and Stability keep their scales."""
    piles = (*g.hands, *g.unpaid, *g.discards, tuple(person for person in serving(g) if is_card(g, person)))
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards))
    assert bits(cards) & g.deck == 0
    assert bits(cards) | g.deck == sum(g.start.people.deck)
    assert all(0 <= points <= 10 for points in g.power)
    assert all(-3 <= level <= 3 for level in g.stability)
    assert min(g.ducats) >= 0
    assert len(g.event_row) == len(g.event_ducats)


def serving(g: Europa) -> list[int]:
    return [*g.ruler, *g.advisors, *g.generals, *g.admiral]


def is_card(g: Europa, person: int) -> bool:
    return BACKS <= person < BACKS + g.start.people.cards


def words(g: Europa) -> None:
    """What was told and what is closed is in the vocabulary, with its arguments."""
    for event in g.events:
        assert len(event.args) + len(event.secret) == len(EVENTS[event.name]), event


def reasons(g: Europa, at: int) -> None:
    assert g.decision
    for _, why in g.decision.offers(g, at, True):
        assert why is None or len(why.args) == len(REASONS[why.key]), why


@pytest.mark.rule("europa:4")
@pytest.mark.parametrize("variant", STARTS, ids=lambda variant: f"{variant.scenario}-{variant.id}")
def test_random_play_reaches_the_end_of_the_age(variant: Variant) -> None:
    g = begin(variant.scenario, variant.id)
    lots = Generator(7)
    g.dice = Dice(Generator(8))
    deal(g)
    run(g)
    age = g.age
    for step in range(20_000):
        if g.over or g.age > age:
            break
        assert g.decision
        at = g.decision.waiting.bit_length() - 1
        choices = g.offered(at)
        if step % 40 == 0:
            laws(g)
            reasons(g, at)
            twin = g.veil(at).resample(at, lots)
            assert [choice.id for choice in twin.offered(at)] == [choice.id for choice in choices]
            assert twin.deck.bit_count() == g.deck.bit_count()
        g.answer(at, choices[lots.below(len(choices))])
    assert g.over or g.age == age + 1
    laws(g)
    words(g)
    if not g.over:
        assert len(g.idea_row) >= 3 * COLUMN
        assert len(g.milestones) == 4
