"""The marshal searches where search pays, sees nothing that its seat cannot, and plays alike from the same seed."""

from __future__ import annotations

from functools import cache

import pytest

import theatrum
from theatrum.bots import Lines, Marshal, Sight, make, sight
from theatrum.bots.hints import hints
from theatrum.engine.chance import Generator
from theatrum.engine.game import Game
from theatrum.engine.state import State
from theatrum.titles.europa.bot import search
from theatrum.titles.europa.bot.balance import season
from theatrum.titles.europa.bot.search import OPENING, SEARCH, foremost, outlook, scored, sought
from theatrum.titles.europa.cards.row import remaining
from theatrum.titles.europa.round.scoring import score
from theatrum.titles.europa.round.turn import Act, Turn, current
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.title import EUROPA

from .positions import begin, put
from .secrets import shuffled

LINES = Lines(6)
TABLE = ("europa", "evening", 2)
MOST = 8
"""Questions that are looked at."""


def europa(state: State) -> Europa:
    assert isinstance(state, Europa)
    return state


def played(seed: str) -> list[str]:
    """A whole game of two rounds, one marshal and one steward."""
    game = theatrum.new(*TABLE, seed=seed)
    players = [Marshal(seed, Lines(3)), make("steward", seed)]
    while not game.over:
        at = game.to_act[0]
        game.choose(at, players[at].choose(sight(game, at)))  # what is not on offer is refused
    assert sorted(game.result) in ([1, 1], [1, 2])
    return [str(entry[1]) for entry in game.journal]


def test_it_plays_whole_games_alike() -> None:
    assert played("alike") == played("alike")


@cache
def questions(most: int = MOST) -> tuple[tuple[Game, Sight], ...]:
    """Questions of a game among stewards that are worth a search."""
    if most < MOST:
        return questions()[:most]
    game = theatrum.new(*TABLE, seed="questions")
    steward = make("steward", "questions")
    found: list[tuple[Game, Sight]] = []
    while not game.over and len(found) < MOST:
        at = game.to_act[0]
        seen = sight(game, at)
        choice = steward.choose(seen)
        if len(seen.choices) > 1 and EUROPA.sought(seen.state, seen.choices, choice):
            found.append((game.clone(), seen))
        game.choose(at, choice)
    return tuple(found)


def test_what_it_chooses_hangs_on_nothing_hidden() -> None:
    differed = 0
    for number, (game, seen) in enumerate(questions()):
        other = shuffled(game.state, seen.seat, Generator(number))
        differed += other.to_bytes() != game.state.to_bytes()
        twin = seen._replace(state=other.veil(seen.seat))
        told, again = (
            [(item.choice, item.score) for item in Marshal("veil", LINES).advise(eyes)] for eyes in (seen, twin)
        )
        assert told == again
    assert differed > 3


def test_it_leaves_the_position_as_it_is_and_tells_what_it_expects() -> None:
    lines = 0
    for game, seen in questions(3):
        before = game.state.to_bytes()
        told = hints(Marshal("tells", LINES), seen, 3)
        assert game.state.to_bytes() == before
        assert 0 < len(told) <= 3
        assert {hint.choice for hint in told} <= set(seen.choices)
        lines += sum(len(hint.line) for hint in told)
    assert lines


def test_minor_actions_are_left_to_the_steward() -> None:
    """They are free, and many can be undone: whoever searched them might never end his turn."""
    g = last_round(put(begin("1-00", "3_players"), Turn(0)))
    first = g.offered(0)
    opening = [choice for choice in first if choice.verb in OPENING]
    minor = next(choice for choice in first if choice.verb not in OPENING)
    assert opening
    assert sought(g, first, opening[0]) == opening
    assert sought(g, first, minor) == []
    current(g).acted = True
    assert isinstance(g.decision, Act)
    assert sought(g, g.offered(0), minor) == []


def test_before_the_last_round_all_counts_that_a_realm_may_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    """The final scoring alone tells what a turn was worth when no other is to come."""
    game = theatrum.new(*TABLE, seed="early")
    steward = make("steward", "early")
    while not isinstance(game.state.decision, Act):
        game.choose(game.to_act[0], steward.choose(sight(game, game.to_act[0])))
    g, at = europa(game.state.clone()), game.to_act[0]
    choices = g.offered(at)
    opening = [choice for choice in choices if choice.verb in OPENING]
    assert season(g).rounds == 2
    assert sought(g, choices, opening[0]) == opening
    monkeypatch.setattr(search, "promised", lambda _, seat: 10.0 if seat == at else 4.0)
    assert outlook(g.clone(), at, opening[0]) == pytest.approx(6.0)
    monkeypatch.setattr(search, "scored", lambda _, seat: 1_000 if seat == at else 0)
    assert outlook(last_round(g), at, opening[0]) > 900


def last_round(g: Europa) -> Europa:
    """With no events left for another."""
    g.events_down = remaining(g)
    assert season(g).rounds == 1
    return g


def test_the_last_round_is_judged_by_the_final_scoring() -> None:
    g = begin("1-00", "3_players")
    before = [scored(g, at) for at in range(3)]
    score(g)
    assert g.prestige == before


def test_the_last_round_is_about_being_first() -> None:
    """A point off the nearest rival is worth nearly one's own; off one who is far behind next to nothing."""
    assert foremost([]) == 0
    assert foremost([50]) == 50
    level, leader, last = foremost([50, 30]), foremost([49, 30]), foremost([50, 29])
    assert level - leader > 0.95
    assert 0 < level - last < 0.05
    assert foremost([50, 50]) - foremost([49, 50]) == pytest.approx(0.5, abs=0.06)


@pytest.mark.parametrize("budget", [1, 6, 18])
def test_it_searches_no_longer_than_its_lines(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[object] = []

    def counting(*line: object) -> float:
        counted.append(line)
        return 0.0

    monkeypatch.setattr(type(EUROPA), "outlook", counting)
    for _, seen in questions(1):
        Marshal("lines", Lines(budget)).choose(seen)
    assert len(counted) == budget


def test_a_line_ends_with_the_turn() -> None:
    for game, seen in questions(2):
        g = europa(seen.state.resample(seen.seat, Generator(1)))
        told = outlook(g, seen.seat, seen.choices[0])
        assert isinstance(told, float)
        assert g.over or g.active != seen.seat or not current(g).acted
        assert game.title.search is SEARCH
