"""A file that is damaged, foreign, too old or too new is refused with a clear message, never opened wrongly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import theatrum
from theatrum import GameFileError
from theatrum.engine import record
from theatrum.engine.record import SHAPE, dumps
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .files import data, opened, rejected, running

GAME = running()
TEXT = dumps(GAME)


@pytest.mark.parametrize("part", range(0, 100, 4))
def test_a_truncated_file_is_refused(part: int) -> None:
    for offset in range(part * len(TEXT) // 100, (part + 1) * len(TEXT) // 100, 23):
        assert "not a whole game file" in str(rejected(TEXT[:offset]))


def test_a_file_that_lost_only_its_last_line_break_is_whole() -> None:
    assert opened(TEXT.rstrip()).state.to_bytes() == GAME.state.to_bytes()


NO_JSON = {
    "empty": b"",
    "blank": b"\n",
    "zeros": b"\x00" * 64,
    "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
    "utf-16": b"\xff\xfe{}",
    "latin-2": '{"żółw": '.encode("iso-8859-2"),
    "brace": b"{",
    "word": b"theatrum",
    "deep": b"[" * 100_000,
    "long number": b"9" * 5000,
}


@pytest.mark.parametrize("content", NO_JSON.values(), ids=NO_JSON.keys())
def test_what_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(GameFileError):
        theatrum.load(path)


@pytest.mark.parametrize(
    "content", ["null", "true", "7", '"theatrum"', "[]", "{}", '[{"format": "theatrum"}]', '{"format": "chess"}',
                '{"format": null, "version": 1}', '{"name": "package", "version": "1.0.0"}'],
)  # fmt: skip
def test_foreign_json_is_refused(content: str) -> None:
    assert str(rejected(content)) == "this is not a Theatrum game file"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(GameFileError, match=f"cannot read {path.name}"):
            theatrum.load(path)


@pytest.mark.parametrize("version", [None, "1", 0, -1, True, 1.5, [1]])
def test_a_file_without_a_proper_version_is_refused(version: Any) -> None:
    assert "version" in str(rejected(data(GAME) | {"version": version}))


def test_a_newer_file_is_refused_with_the_way_out() -> None:
    told = str(rejected(data(GAME) | {"version": record.VERSION + 1}))
    assert f"version {record.VERSION + 1}" in told
    assert "update" in told


def test_an_older_file_is_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_first(old: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in old.items() if key != "players"} | {"version": 2, "number": old["players"]}

    def from_second(old: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in old.items() if key != "number"} | {"version": 3, "seats": old["number"]}

    monkeypatch.setattr(record, "VERSION", 3)
    monkeypatch.setattr(record, "MIGRATIONS", {1: from_first, 2: from_second})
    old = data(GAME) | {"version": 1, "players": GAME.seats}
    del old["seats"]
    assert opened(old).state.to_bytes() == GAME.state.to_bytes()
    assert opened(data(GAME)).state.to_bytes() == GAME.state.to_bytes()


def test_an_older_file_without_a_way_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "VERSION", 3)
    monkeypatch.setattr(record, "MIGRATIONS", {2: lambda old: old | {"version": 3}})
    assert str(rejected(data(GAME) | {"version": 1})) == "files of version 1 can no longer be read"


@pytest.mark.parametrize("key", SHAPE)
def test_a_missing_part_is_named(key: str) -> None:
    file = data(GAME)
    del file[key]
    assert f"'{key}'" in str(rejected(file))


@pytest.mark.parametrize("key", SHAPE)
@pytest.mark.parametrize("value", [3.5, [[]], {"a": []}, "x", -1])
def test_a_part_of_another_kind_or_value_is_refused(key: str, value: Any) -> None:
    file = data(GAME) | {key: value}
    if key == "seed" and isinstance(value, (str, int)):  # any seed could be: only the commitment can tell
        with pytest.raises(GameFileError, match="commitment"):
            record.verify(json.dumps(file), TITLES, LIBRARY)
    else:
        rejected(file)


@pytest.mark.parametrize(
    ("key", "value"),
    [("title", "chess"), ("scenario", "1618"), ("scenario", "1492"), ("seats", 4), ("seats", 99),
     ("options", {}), ("options", {"talk": "yes"}), ("options", {"weather": "rain"}), ("options", {"talk": ["no"]}),
     ("commitment", ""), ("result", [1, 2, 3])],
)  # fmt: skip
def test_a_changed_head_is_noticed(key: str, value: Any) -> None:
    rejected(data(GAME) | {key: value})


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [("title", "chess", "a title 'chess'"), ("scenario", "1492", "no scenario '1492'"),
     ("seats", 99, "cannot be played with 99 seats"), ("options", {"weather": "rain"}, "an option"),
     ("options", {"talk": ["no"]}, "an option")],
)  # fmt: skip
def test_an_unknown_title_scenario_number_of_seats_or_option_is_named(key: str, value: Any, told: str) -> None:
    """In a file without a journal, where no chain stands in the way."""
    assert told in str(rejected(data(GAME) | {key: value, "journal": []}))


@pytest.mark.parametrize(
    "line",
    [None, 7, "3", {}, [], [30], [30, 0, "done"], ["30", 0, "done", "x"], [30, 0, None, "x"], [30, 0, "done", "x", 1],
     [True, 0, "done", "x"], [30, 0, "done", None]],
)  # fmt: skip
def test_a_damaged_line_is_named(line: Any) -> None:
    file = data(GAME)
    file["journal"][30] = line
    assert rejected(file).entry == 30


@pytest.mark.parametrize("letter", ["\x00", "\ud800"])
@pytest.mark.parametrize("key", ["commitment", "seed", "scenario"])
def test_a_text_that_cannot_be_kept_is_refused(key: str, letter: str) -> None:
    broken = data(GAME) | {key: f"a{letter}b"}
    assert f"'{key}' is missing from the file or damaged" in str(rejected(json.dumps(broken)))


@pytest.mark.parametrize(
    ("key", "value"),
    [("title", "x" * 41), ("scenario", "x" * 41), ("scenario_text", "#" * 64_001), ("commitment", "0" * 65),
     ("seed", "x" * 201), ("seed", 10**300), ("seats", 10**30), ("options", {str(n): "no" for n in range(100)}),
     ("result", [1] * 100), ("journal", [[]] * 50_001)],
)  # fmt: skip
def test_a_part_that_is_too_long_is_refused_before_it_is_looked_at(key: str, value: Any) -> None:
    assert f"'{key}' is too long" in str(rejected(data(GAME) | {key: value}))


def test_an_entry_that_is_too_long_is_named() -> None:
    file = data(GAME)
    file["journal"][30][2] = "x" * 201
    assert rejected(file).entry == 30


@pytest.mark.parametrize("depth", [10, 900])
@pytest.mark.parametrize("key", ["options", "journal", "result"])
def test_what_lies_deep_is_refused(key: str, depth: int) -> None:
    deep: Any = {} if key == "options" else []
    for _ in range(depth):
        deep = {"talk": deep} if key == "options" else [deep]
    rejected(json.dumps(data(GAME) | {key: deep}))
    broken = data(GAME)
    broken["journal"][30][1] = deep
    assert rejected(json.dumps(broken)).entry == 30
