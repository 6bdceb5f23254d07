"""Hints: a reason has names, is told once, in the words its sign wants; what tells suggestions apart comes first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import theatrum
from tests.common.laws import LAWS
from theatrum import LANGUAGES, bots
from theatrum.bots import Hint, Step, Steward, hints, make, sight
from theatrum.bots.playing import STEPS
from theatrum.engine.chance import Generator
from theatrum.engine.game import Game
from theatrum.engine.title import Why
from theatrum.language import LIBRARY

pytestmark = pytest.mark.xdist_group("hints")  # the games are played once
TABLES = [("raison", "1618", 5), ("raison", "1702", 4), ("paxren", "standard", 4)]
MOST = 3
MANY = 400
"""Choices of a game that are enough."""


def questions(title: str, scenario: str, seats: int) -> Iterator[tuple[Game, bots.Sight]]:
    """The questions of a game among stewards that have more than one answer."""
    game = theatrum.new(title, scenario, seats, seed="hints")
    for seat, choice in among_stewards(title, scenario, seats):
        seen = sight(game, seat)
        if len(seen.choices) > 1:
            yield game, seen
        game.choose(seat, choice)


@cache
def among_stewards(title: str, scenario: str, seats: int) -> tuple[Step, ...]:
    """What they choose, thought out once."""
    game, steward = theatrum.new(title, scenario, seats, seed="hints"), make("steward", "hints")
    chosen: list[Step] = []
    while not game.over and len(chosen) < MANY:
        seat = game.to_act[0]
        chosen.append(Step(seat, steward.choose(sight(game, seat))))
        game.choose(*chosen[-1])
    return tuple(chosen)


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


BLUNT = {"votes", "family", "own-land-anyway"}
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
            led += hint.ahead is not None and not hint.ahead.close
    assert led > 5


@pytest.mark.parametrize(("title", "scenario", "seats"), TABLES)
def test_a_suggestion_is_told_beside_the_next_best(title: str, scenario: str, seats: int) -> None:
    shapes: set[tuple[bool, bool]] = set()
    for number, (game, seen) in enumerate(questions(title, scenario, seats)):
        if number % 5:
            continue
        found = hints(make("steward"), seen, MOST)
        assert (found[-1].ahead is None) == (len(seen.choices) <= MOST)
        for hint, then in zip(found, [*(hint.choice for hint in found[1:]), None], strict=True):
            if hint.ahead is None:
                continue
            other, lead, close, here, there = hint.ahead
            assert other == then or then is None
            assert (lead < Steward.indifferent) == close
            if here is not None and there is not None:
                assert here.key == there.key
                assert here.args != there.args
                numbers = [kind == "number" for _, kind in game.title.whys[here.key]]
                if all(numbers) and len(numbers) == 1:  # more of what is good, or less of what is not
                    assert (here.args > there.args) == (here.weight > 0)
                assert here.weight > there.weight
            shapes.add((here is None, there is None))
            for language in LANGUAGES:
                teller = game.teller(language)
                told = teller.beside(other, close, here, there)
                assert teller.choice(other) in told
                for why in (here, there):
                    assert why is None or teller.why(why)[1:] in told
    assert len(shapes) == 4


@pytest.mark.parametrize(("title", "scenario", "seats"), TABLES)
def test_the_play_that_the_marshal_expects_mostly_comes(title: str, scenario: str, seats: int) -> None:
    """Of stewards, whom it knows; the next real choice is compared with the first that it tells."""
    marshal, steward = make("marshal", "expects"), make("steward", "expects")
    game = theatrum.new(title, scenario, seats, seed="expects")
    foreseen: Step | None = None
    came: list[bool] = []
    for _ in range(120):
        seat = game.to_act[0]
        seen = sight(game, seat)
        choice = steward.choose(seen)
        if len(seen.choices) > 1:
            if foreseen is not None:
                came.append(foreseen == (seat, choice))
            line = marshal.expects(seen, choice)
            assert len(line) <= STEPS
            foreseen = line[0] if line else None
            for language in LANGUAGES:
                assert all(game.teller(language).step(*step) for step in line)
        game.choose(seat, choice)
        if game.over:
            break
    assert len(came) > 25
    assert sum(came) / len(came) > 0.6, f"{sum(came)} of {len(came)}"


@pytest.mark.parametrize(("title", "scenario", "seats"), TABLES[:2])
def test_what_the_marshal_expects_hangs_on_nothing_hidden(title: str, scenario: str, seats: int) -> None:
    """In the title with the most that is hidden: the bots' part is the same in all."""
    differed = 0
    for number, (game, seen) in enumerate(questions(title, scenario, seats)):
        if number % 40:
            continue
        other = LAWS[title].shuffled(game.state, seen.seat, Generator(number))
        differed += other.to_bytes() != game.state.to_bytes()
        twin = seen._replace(state=other.veil(seen.seat))
        for choice in seen.choices[:MOST]:
            told, again = (make("marshal", "veil").expects(eyes, choice) for eyes in (seen, twin))
            assert told == again
    assert differed > 3


def key(why: Why) -> tuple[str, tuple[int, ...], int]:
    return why.key, why.args, round(100 * why.weight)


def shared(found: list[Hint]) -> set[tuple[str, tuple[int, ...], int]]:
    sets = [{key(why) for why in hint.reasons} for hint in found]
    return set.intersection(*sets) if len(sets) > 1 else set()
