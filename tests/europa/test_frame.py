"""The frame of the game played at random to its end, over every start."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.vocabulary import EVENTS, PROMPTS, REASONS

from .laws import laws
from .positions import begin

STARTS = read_scenarios()


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
