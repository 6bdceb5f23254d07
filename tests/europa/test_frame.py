"""The frame of the game played at random to its end, over every start."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.court.people import BACKS
from theatrum.titles.europa.curia.cardinals import is_catholic, roman, slots
from theatrum.titles.europa.diplomacy.relations import closed_to_influence, crowd
from theatrum.titles.europa.diplomacy.ties import claim_tokens_left
from theatrum.titles.europa.empire.authority import highest
from theatrum.titles.europa.empire.cubes import placed as imperial_cubes
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.vocabulary import EVENTS, PROMPTS, REASONS

from .laws import aims, forces, layers, trade, unrest, wars
from .positions import begin

STARTS = read_scenarios()


def laws(g: Europa) -> None:
    """Every action card is in exactly one place; power and Stability keep their scales."""
    shown = tuple(card for cards in g.shown for card, _ in cards)
    piles = (*g.hands, *g.unpaid, *g.discards, shown, tuple(person for person in serving(g) if is_card(g, person)))
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards))
    assert bits(cards) & g.deck == 0
    assert bits(cards) | g.deck == sum(g.start.people.deck)
    assert all(0 <= points <= 10 for points in g.power)
    assert all(-3 <= level <= 3 for level in g.stability)
    assert min(g.ducats) >= 0
    assert len(g.event_row) == len(g.event_ducats)
    aims(g)
    ties(g)
    orders(g)
    layers(g)
    wars(g)
    trade(g)
    unrest(g)
    forces(g)


def ties(g: Europa) -> None:
    """11: what lies between realms: five cubes an area, tokens as far as they go, both sides of a pact."""
    for area, packed in enumerate(g.influence):
        assert packed >= 0
        assert crowd(g, area) <= 5
        assert not packed or not closed_to_influence(g, area), g.start.names["area"][area]
    for at in range(g.seats):
        assert claim_tokens_left(g, at) >= 0
        assert g.allies[at].bit_count() <= 4
        assert g.weddings[at].bit_count() <= 4
        assert g.disputed[at] & ~g.weddings[at] == 0
        assert g.active_allies[at] & ~g.allies[at] == 0
        for other, realm in enumerate(g.realm):
            for column in (g.allies, g.weddings):
                assert column[at] >> realm & 1 == column[other] >> g.realm[at] & 1


def orders(g: Europa) -> None:
    """18, 19: Authority and imperial cubes go together, cardinals keep to their slots and to Catholics."""
    assert 0 <= g.authority <= highest(g) if g.emperor >= 0 else not g.authority
    assert imperial_cubes(g) <= 6
    assert len(g.curia) <= slots(g)
    assert all(is_catholic(g, at) for at in (*g.curia, g.rome) if at >= 0)
    assert g.rome == roman(g)
    assert g.guard <= 8


def serving(g: Europa) -> list[int]:
    return [*g.ruler, *g.advisors, *g.generals, *g.admiral]


def is_card(g: Europa, person: int) -> bool:
    return BACKS <= person < BACKS + g.start.people.cards


def words(g: Europa) -> None:
    """What was told and what is closed is in the vocabulary, with its arguments."""
    for event in g.events:
        assert len(event.args) + len(event.secret) == len(EVENTS[event.name]), event


def questions(g: Europa, at: int) -> None:
    """The question and what closes its answers are in the vocabulary too."""
    assert g.decision
    assert len(g.decision.subject(g)) == len(PROMPTS[type(g.decision).__name__])
    for _, why in g.decision.offers(g, at, True):
        assert why is None or len(why.args) == len(REASONS[why.key]), why


def listed() -> list[Any]:
    """All starts; but for one of each of these scenarios only `make soak` plays them."""
    first = {variant.scenario: variant for variant in reversed(STARTS) if variant.scenario in ("1-00", "1-01", "2-02")}
    return [
        pytest.param(
            variant,
            id=f"{variant.scenario}-{variant.id}",
            marks=[] if variant in first.values() else pytest.mark.soak,
        )
        for variant in STARTS
    ]


@pytest.mark.rule("europa:4")
@pytest.mark.parametrize("variant", listed())
def test_random_play_reaches_the_end(variant: Variant) -> None:
    play(begin(variant.scenario, variant.id))


@pytest.mark.rule("europa:18.9")
def test_random_play_with_every_advanced_rule() -> None:
    g = begin()
    names = ("elections", "empire_religion", "invasions", "mercenaries", "religious_rebels")
    g.options = {"talk": "no", **dict.fromkeys(names, "yes")}
    play(g)


def play(g: Europa) -> None:
    """At random to the end of the last age."""
    walk(g)
    assert g.age == g.start.ages[1]


def walk(g: Europa) -> None:
    """At random to the end, under the laws."""
    lots = Generator(7)
    g.dice = Dice(Generator(8))
    deal(g)
    run(g)
    for step in range(20_000):
        if g.over:
            break
        assert g.decision
        at = g.decision.waiting.bit_length() - 1
        choices = g.offered(at)
        questions(g, at)
        if step % 60 == 0:
            laws(g)
            twin = g.veil(at).resample(at, lots)
            assert [choice.id for choice in twin.offered(at)] == [choice.id for choice in choices]
            assert twin.deck.bit_count() == g.deck.bit_count()
        g.answer(at, choices[lots.below(len(choices))])
    assert g.over
    assert min(g.result()) == 1
    laws(g)
    words(g)
