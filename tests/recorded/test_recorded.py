"""The recorded games are played as they were, and together they meet all words, things and cards."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import theatrum
from tests.common.laws import LAWS
from tests.common.tables import BY_STEWARDS, RECORDED, long
from theatrum.engine.telling import Teller
from theatrum.engine.title import Title
from theatrum.language import Speech
from theatrum.titles import TITLES

from . import facts, files
from .choosing import at_once
from .files import Head
from .looks import difference, marked, walk
from .wanted import Fact

GAMES = list(files.heads())
LATER = set(files.LATER.read_text(encoding="utf-8").split())
RECORD = "if that is meant: make record ARGS=\"--reason '...'\""
EACH = [pytest.param(title, id=title.id, marks=pytest.mark.xdist_group(title.id)) for title in theatrum.titles()]
COMMON = 4
"""What more than one game in so many meets need not be called rare."""
TOLD = {table.title for table in RECORDED if long(table)}
"""Titles with long games: `make soak` replays them all, `make test` those of the shortest table."""


def marks(title: str, long: bool) -> list[pytest.MarkDecorator]:
    return [pytest.mark.xdist_group(title), *([pytest.mark.soak] if long else [])]


@cache
def replayed(game: Head) -> tuple[str, frozenset[Fact]]:
    """What differs, and what was met."""
    return difference(files.read(game.path))


def met(title: Title, later: bool) -> set[Fact]:
    games = (game for game in GAMES if game.table.title == title.id and (later or game.name not in LATER))
    return {fact for game in games for fact in replayed(game)[1]}


@pytest.mark.parametrize(
    "recorded",
    [
        pytest.param(game, id=game.name, marks=marks(game.table.title, long(game.table) or game.name in LATER))
        for game in GAMES
    ],
)
def test_a_recorded_game_is_what_it_was(recorded: Head) -> None:
    found, _ = replayed(recorded)
    assert not found, f"{recorded.name}, {found}; {RECORD}"


def test_of_every_table_a_game_is_replayed_at_once() -> None:
    assert {game.table for game in GAMES if game.name not in LATER} >= {
        game.table for game in GAMES if at_once(game.table)
    }
    assert {game.name for game in GAMES} >= LATER


def test_every_table_has_recorded_games_of_stewards_and_of_random_players() -> None:
    kept = {(game.table, game.players) for game in GAMES}
    assert {(table, players) for table in RECORDED for players in ("steward", "random")} <= kept
    assert {(table, "steward") for table in BY_STEWARDS} <= kept


@pytest.mark.parametrize(
    ("title", "later"),
    [
        pytest.param(title, later, id=f"{title.id}-all" if later else title.id, marks=marks(title.id, later))
        for title in theatrum.titles()
        for later in ((True,) if title.id in TOLD else (False, True))
    ],
)
def test_every_word_is_used_everything_plays_a_part_and_no_exception_is_needless(title: Title, later: bool) -> None:
    found = met(title, later)
    assert sorted(facts.due(title) - found) == []
    assert sorted(facts.exceptions(title) & found) == []


@pytest.mark.parametrize("title", [title for title in EACH if title.id in TOLD])
@pytest.mark.soak
def test_nothing_is_called_rare_that_every_few_games_meet(title: Title) -> None:
    games = [replayed(game)[1] for game in GAMES if game.table.title == title.id]
    times = Counter(fact for found in games for fact in found)
    assert sorted(fact for fact in facts.rare(title) if times[fact] * COMMON > len(games)) == []


@pytest.mark.parametrize("title", EACH)
def test_every_exception_is_of_something_and_has_a_reason(title: Title) -> None:
    assert facts.exceptions(title) | facts.rare(title) <= facts.possible(title)
    laws = LAWS[title.id]
    tables = [*laws.UNMET.values(), *laws.RARE.values()]
    for scenario in title.scenarios:
        state = theatrum.new(title.id, scenario.id, seed=1).state
        tables += [*laws.idle(state).values(), *laws.seldom(state).values()]
    assert all(reason.strip() for table in tables for reason in table.values())


# -- the comparison itself: what it must notice, and name

SHORT = min(files.kept("paxren"), key=lambda game: len(game.moves))


def test_a_game_is_kept_in_a_file_as_it_is() -> None:
    assert files.loads(files.dumps(SHORT)) == SHORT
    assert marked(SHORT)[0] == SHORT


def test_a_changed_position_is_named_with_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    title = TITLES["paxren"]
    start = title.start

    def richer(*args: object) -> object:
        state = start(*args)  # type: ignore[arg-type]
        state.reserve[-1] += 1  # type: ignore[attr-defined]
        return state

    monkeypatch.setattr(title, "start", richer)
    found, _ = difference(SHORT)
    assert found.startswith("entry ")
    assert ": position" in found


def test_changed_words_are_named_with_what_is_said_now(monkeypatch: pytest.MonkeyPatch) -> None:
    difference(SHORT)  # names that are kept once they were said must not be kept as they are said below
    plain = Speech.say
    monkeypatch.setattr(Speech, "say", lambda self, message, **args: plain(self, message, **args).replace("a", "á"))
    found, _ = difference(SHORT)
    assert "sentences differ; it is said now: " in found
    assert "á" in found
    assert "position" not in found


def test_two_choices_that_read_the_same_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Teller, "choice", lambda _, choice: choice.verb)
    look, _ = next(walk(SHORT))
    assert "both read" in look.alike


def test_a_choice_that_is_no_longer_offered_is_named() -> None:
    other = SHORT.moves[3]._replace(choice="no-torch")
    found, _ = difference(SHORT._replace(moves=(*SHORT.moves[:3], other, *SHORT.moves[4:])))
    assert found.startswith("entry ")


def test_a_game_that_ends_sooner_or_later_is_named() -> None:
    longer, shorter = SHORT.moves * 2, SHORT.moves[:-1]
    assert difference(SHORT._replace(moves=longer))[0].endswith("the game is over")
    assert difference(SHORT._replace(moves=shorter))[0].endswith("the game goes on")
