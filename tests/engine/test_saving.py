"""Saving: whole or not at all, the seed only when it may be known, a player's own scenario inside the file."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

import theatrum
from tests.common.likeness import likeness
from tests.common.tables import played
from theatrum.engine import record
from theatrum.engine.game import Game
from theatrum.titles.raison.geography import CONTENT

from .files import rejected, running


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    running(20).save(path)
    return path


def _no_disk(*_: object) -> Path:
    raise OSError("the disk is gone")


def _no_text(*_: object) -> str:
    raise RuntimeError("no text")


def _no_utf8(*_: object) -> str:
    return '{"format": "\ud800"}'


@pytest.mark.parametrize("failure", ["text", "write", "replace"])
def test_a_failing_save_leaves_the_old_file_and_no_litter(
    saved: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    before = saved.read_bytes()
    game = running(30)
    with monkeypatch.context() as patch:
        if failure == "replace":
            for owner, name in ((Path, "replace"), (Path, "rename"), (os, "replace"), (os, "rename")):
                patch.setattr(owner, name, _no_disk)
        else:
            patch.setattr(record, "dumps", _no_text if failure == "text" else _no_utf8)
        with pytest.raises((OSError, RuntimeError, UnicodeError)):
            game.save(saved)
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_a_save_replaces_the_old_file(saved: Path) -> None:
    game = running(30)
    game.save(str(saved))
    assert theatrum.load(str(saved)).state.to_bytes() == game.state.to_bytes()
    assert list(saved.parent.iterdir()) == [saved]


def test_a_saved_file_has_the_rights_of_any_new_file(saved: Path) -> None:
    plain = saved.with_name("plain.txt")
    plain.write_text("", encoding="utf-8")
    assert stat.S_IMODE(saved.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


def test_a_file_has_one_entry_a_line(saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    entries = [line for line in lines if line.startswith("    [")]
    assert len(entries) == len(theatrum.load(saved).journal)


def test_the_seed_stays_secret_while_the_game_runs_and_is_told_at_its_end(tmp_path: Path, finished: Game) -> None:
    game, path = theatrum.new("raison", "1702", 3, seed="a secret"), tmp_path / "game.json"
    game.save(path, reveal=False)
    assert "a secret" not in path.read_text(encoding="utf-8")
    assert json.loads(path.read_text(encoding="utf-8"))["commitment"] == game.commitment
    finished.save(path, reveal=False)
    assert json.loads(path.read_text(encoding="utf-8"))["seed"] == finished.seed


def test_a_game_without_its_seed_can_be_played_on_and_keeps_its_commitment(tmp_path: Path) -> None:
    game, path = running(40), tmp_path / "game.json"
    game.save(path, reveal=False)
    loaded = theatrum.load(path)
    assert loaded.seed is None
    assert loaded.commitment == game.commitment
    assert loaded.at(len(game.journal)).commitment == game.commitment
    assert likeness(loaded, everyone=True) == likeness(game, everyone=True)
    played(loaded, 9).save(path)
    again = theatrum.load(path)
    assert again.commitment == game.commitment
    assert again.result == loaded.result


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A player's own scenario, under the name of a printed one."""
    text = (CONTENT / "1702" / "scenario.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("victory = 25", "victory = 7").replace("morale = 5", "morale = 9"), encoding="utf-8")
    return path


@pytest.mark.parametrize("as_text", [True, False])
def test_a_game_of_an_own_scenario_opens_without_the_scenario_file(own: Path, tmp_path: Path, as_text: bool) -> None:
    game = theatrum.new("raison", str(own) if as_text else own, 3, seed=4)
    assert game.scenario.own
    assert game.view()["victory"] == 7
    played(game, 4, 80)
    game.save(tmp_path / "game.json")
    own.unlink()
    loaded = theatrum.load(tmp_path / "game.json")
    assert likeness(loaded, everyone=True) == likeness(game, everyone=True)
    assert loaded.view()["victory"] == 7


def test_a_changed_scenario_inside_a_file_is_noticed(own: Path) -> None:
    text = record.dumps(theatrum.new("raison", own, 3, seed=4))
    assert "morale = 9" in text
    rejected(text.replace("morale = 9", "morale = 8", 1))


def test_a_faulty_scenario_inside_a_file_is_a_faulty_file(own: Path) -> None:
    text = record.dumps(theatrum.new("raison", own, 3, seed=4))
    for good, bad in (("victory = 7", "victory = = 7"), ("morale = 9", "morale = 99"), ("generals = ", "captains = ")):
        assert good in text
        rejected(text.replace(good, bad, 1))
