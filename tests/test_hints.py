"""Hints: a reason has names, is told once, in the words its sign wants; what tells suggestions apart comes first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import theatrum
from theatrum import LANGUAGES, bots
from theatrum.bots import Hint, hints, make, sight
from theatrum.engine.game import Game
from theatrum.engine.title import Why
from theatrum.language import LIBRARY

TABLES = [("raison", "1618", 5), ("raison", "1702", 4), ("paxren", "standard", 4)]
MOST = 3


def questions(title: str, scenario: str, seats: int) -> Iterator[tuple[Game, bots.Sight]]:
    """The questions of a game among stewards that have more than one answer."""
    game = theatrum.new(title, scenario, seats, seed="hints")
    steward = make("steward", "hints")
    for _ in range(400):
        if game.over:
            return
        seat = game.to_act[0]
        seen = sight(game, seat)
        if len(seen.choices) > 1:
            yield game, seen
        game.choose(seat, steward.choose(seen))


@pytest.mark.parametrize(("title", "scenario", "seats"), TABLES)
def test_reasons_with_names_weigh_what_the_score_says_and_have_words(title: str, scenario: str, seats: int) -> None:
    told: set[tuple[str, bool]] = set()
    for number, (game, seen) in enumerate(questions(title, scenario, seats)):
        tellers = [game.teller(language) for language in LANGUAGES]
        for choice in seen.choices if number % 4 == 0 else ():
            reasons = game.title.explain(seen.state, seen.seat, choice)
            pairs = game.title.weigh(seen.state, seen.seat, choice)
            assert sum(why.weight for why in reasons) == pytest.approx(sum(weight for weight, _ in pairs))
            told |= {(why.key, why.weight < 0) for why in reasons if why.weight}
            for why in reasons:
                assert all(teller.why(why) for teller in tellers)
    assert len({key for key, _ in told}) > 15
    words = [LIBRARY.words(theatrum.new(title, scenario, seats, seed=1).title, language) for language in LANGUAGES]
    both = {key for key, against in told if against} & {key for key, against in told if not against}
    assert {key for key in both for spoken in words if not spoken.has(f"why-{key}.against")} <= BLUNT


BLUNT = {"votes", "family", "other", "own-land-anyway"}
"""Reasons whose words fit either sign."""


@pytest.mark.parametrize(("title", "scenario", "seats"), TABLES)
def test_each_reason_is_told_once_and_by_weight(title: str, scenario: str, seats: int) -> None:
    led = 0
    for number, (_, seen) in enumerate(questions(title, scenario, seats)):
        if number % 5:
            continue
        found = hints(make("steward"), seen, MOST)
        assert [hint.score for hint in found] == sorted((hint.score for hint in found), reverse=True)
        assert len(found) == min(MOST, len(seen.choices))
        common = shared(found)
        for hint in found:
            names = [(why.key, why.args) for why in hint.reasons]
            assert len(set(names)) == len(names)
            ranks = [(key(why) in common, -abs(why.weight)) for why in hint.reasons]
            assert ranks == sorted(ranks)
            led += hint.lead > 0
    assert led > 5


def key(why: Why) -> tuple[str, tuple[int, ...], int]:
    return why.key, why.args, round(100 * why.weight)


def shared(found: list[Hint]) -> set[tuple[str, tuple[int, ...], int]]:
    sets = [{key(why) for why in hint.reasons} for hint in found]
    return set.intersection(*sets) if len(sets) > 1 else set()
