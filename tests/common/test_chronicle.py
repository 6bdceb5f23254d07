"""The story of a finished game: how it stood, where it turned, who did what to whom."""

from __future__ import annotations

from itertools import pairwise

import pytest

import theatrum
from theatrum.engine import chronicle as telling
from theatrum.engine.chronicle import Chronicle, Moment, chronicle
from theatrum.engine.folding import fold
from theatrum.engine.game import Game
from theatrum.engine.state import Event
from theatrum.engine.title import Title
from theatrum.language import LANGUAGES, LIBRARY

from .tables import PLAIN, Table, positions

TITLES = theatrum.titles()
FEWEST = [min((table for table in PLAIN if table.title == title.id), key=lambda table: table.seats) for title in TITLES]


def finished(table: Table) -> tuple[Game, Chronicle]:
    game = positions(table)[-1]
    assert game.over
    return game, chronicle(game)


def change(old: Moment, new: Moment) -> float:
    return max(abs(after - before) for before, after in zip(old.shares, new.shares, strict=True))


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_the_story_runs_from_set_up_to_the_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOMENTS", 10_000)
    game, story = finished(table)
    before = game.state.to_bytes(), game.journal
    first, last = story.moments[0], story.moments[-1]
    assert first.entry == game.at(0).entry
    assert last.entry == game.entry
    assert [share == 1 for share in last.shares] == [place == 1 for place in game.result]
    assert [figures[0] for figures in last.figures] == [at.points for at in game.standing()]
    for moment in story.moments:
        assert sum(moment.shares) == pytest.approx(1, abs=0.001) or (game.seats == 1 and sum(moment.shares) < 1)
        assert [len(figures) for figures in moment.figures] == [len(game.title.figures)] * game.seats
        assert moment.figures == game.title.tally(game.at(moment.entry).state)
    assert (game.state.to_bytes(), game.journal) == before


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_turning_points_are_the_greatest_changes_and_the_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOMENTS", 10_000)
    game, story = finished(table)
    *most, end = story.turnings
    assert end.until == game.entry
    assert [turning.entry for turning in most] == sorted(turning.entry for turning in most)
    beats = {old.entry: change(old, new) for old, new in pairwise(story.moments)}
    chosen = {turning.entry for turning in story.turnings}
    grave = [event.entry for event in game.state.events if event.name in game.title.tidings]
    told = [old.entry for old, new in pairwise(story.moments[:-1]) if any(old.entry <= at < new.entry for at in grave)]
    assert len(most) == min(telling.TURNINGS - 1, len(told))
    assert {turning.entry for turning in most} <= set(told)
    least = min(turning.change for turning in most)
    assert all(beats[turning.entry] == turning.change for turning in story.turnings)
    assert all(beats[entry] <= least for entry in told if entry not in chosen)
    log = fold(game.title.folds, game.title.events, game.state.events)
    for turning in story.turnings:
        lines = fold(game.title.folds, game.title.events, turning.events)
        assert len(lines) <= telling.LINES
        assert all(any(set(line) <= set(whole) for whole in log) for line in lines)
        assert all(turning.entry <= event.entry < turning.until for event in turning.events)


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_a_long_game_has_a_curve_of_few_points(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    _, whole = finished(table)
    monkeypatch.setattr(telling, "MOMENTS", 6)
    _, few = finished(table)
    assert len(few.moments) <= 7
    assert (few.moments[0], few.moments[-1]) == (whole.moments[0], whole.moments[-1])
    assert few.turnings == whole.turnings


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_deeds_are_between_two_seats_and_counted_once(table: Table) -> None:
    game, story = finished(table)
    told = [event.name for event in game.state.events]
    for deed in story.deeds:
        assert deed.doer != deed.other
        assert {deed.doer, deed.other} <= set(range(game.seats))
    for name in {deed.name for deed in story.deeds}:
        assert 0 < sum(deed.times for deed in story.deeds if deed.name == name) <= told.count(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_is_told_has_words(title: Title, language: str) -> None:
    words = LIBRARY.words(title, language)
    assert title.deeds.keys() | set(title.tidings) <= title.events.keys()
    for deed, arguments in title.deeds.items():
        assert set(arguments) <= {name for name, _ in title.events[deed]}
        assert len({words.say(f"deed-{deed}", times=times) for times in (1, 2, 5)}) == 3
    assert len({words.say(f"figure-{figure}") for figure in title.figures}) == len(title.figures)


@pytest.mark.parametrize(
    ("title", "log", "told"),
    [
        # The most Influence of a round is told whole, beside the gravest of every other kind.
        (
            "raison",
            [("won", (0, 3, 2, 1)), ("won", (0, 4, 9, 3)), ("elected", (1,)), ("influence", (0, 1, 1)),
             ("influence", (1, 5, 4)), ("influence", (1, 6, 5)), ("taxed", (2, 8))],
            [1, 2, 4, 5],
        ),
        # Of a battle all who fell, however many.
        (
            "mocarstwa",
            [("destroyed", (0, 1, 7)), ("destroyed", (0, 0, 7)), ("destroyed", (0, 2, 7)), ("destroyed", (0, 0, 7)),
             ("annexed", (1, 0, 8, 7)), ("battle-won", (1, 7, 6))],
            [0, 1, 2, 3, 4, 5],
        ),
    ],
)  # fmt: skip
def test_the_lines_of_a_turning_point_are_whole_and_of_every_kind(
    title: str, log: list[tuple[str, tuple[int, ...]]], told: list[int]
) -> None:
    rules = next(one for one in TITLES if one.id == title)
    events = [Event(entry, name, args) for entry, (name, args) in enumerate(log)]
    lines = telling._gravest(rules, fold(rules.folds, rules.events, events))
    assert [event.entry for line in lines for event in line] == told
