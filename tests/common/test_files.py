"""A saved game is the same game: loaded, replayed, or played on."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import theatrum
from theatrum.engine.chance import Draw
from theatrum.engine.game import Game
from theatrum.engine.record import dumps, verify
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .likeness import likeness
from .tables import ALL, PLAIN, Table, played, positions
from .test_no_leak import SPARSE

FILES = 4
"""So many positions of a table are saved and loaded, and one late in the game where it differs by an option: that takes
as long as the game did."""


class Saved(NamedTuple):
    """A position, its file, and the game that was loaded from it."""

    game: Game
    text: str
    loaded: Game


@cache
def saved(table: Table, sparse: bool) -> tuple[Saved, ...]:
    found, games = [], positions(table)
    chosen = games[-2:-1] if sparse and table.options else games[:: max(1, len(games) // FILES)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        for game in chosen:
            game.save(path)
            found.append(Saved(game, path.read_text(encoding="utf-8"), theatrum.load(path)))
    return tuple(found)


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_loaded_game_shows_what_the_saved_one_showed(table: Table, sparse: bool) -> None:
    for game, _, loaded in saved(table, sparse):
        assert likeness(loaded, everyone=True) == likeness(game, everyone=True)


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_file_is_the_same_after_a_round_trip(table: Table, sparse: bool, tmp_path: Path) -> None:
    for _, text, loaded in saved(table, sparse):
        loaded.save(tmp_path / "game.json")
        assert (tmp_path / "game.json").read_text(encoding="utf-8") == text


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_game_played_on_after_loading_is_the_uninterrupted_game(table: Table, sparse: bool) -> None:
    whole = dumps(positions(table)[-1])
    for _, _, loaded in saved(table, sparse)[::-2]:
        assert dumps(played(loaded.clone(), 1)) == whole


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_journal_replayed_on_another_seed_gives_the_same_position(table: Table, sparse: bool) -> None:
    for game in positions(table)[4 :: 27 if sparse and table.options else 9]:
        journal = game.journal
        opening = [entry for entry in journal[: first_move(game)] if isinstance(entry, Draw)]
        again = Game(game.title, game.scenario, game.seats, game.options, "another seed", LIBRARY, forced=opening)
        again.replay(journal[len(opening) :])
        assert likeness(again) == likeness(game)


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_game_can_be_taken_up_at_every_choice_of_its_past(table: Table) -> None:
    game = positions(table)[-1]
    journal = game.journal
    moves = [place for place, entry in enumerate(journal) if not isinstance(entry, Draw)]
    for place in moves[:: len(moves) // 12]:
        then = game.at(place)
        assert then.journal == journal[:place]
        again = played(then, 1, 200).journal
        assert again == journal[: len(again)]
        assert len(again) > place


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_finished_game_is_proved_by_its_seed(table: Table) -> None:
    game = positions(table)[-1]
    again, proved = verify(dumps(game), TITLES, LIBRARY)
    assert proved
    assert again.state.to_bytes() == game.state.to_bytes()


def first_move(game: Game) -> int:
    return next((place for place, entry in enumerate(game.journal) if not isinstance(entry, Draw)), len(game.journal))
