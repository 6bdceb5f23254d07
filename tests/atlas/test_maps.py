"""The committed maps against the boards they show; needs neither the atlas extra nor the fetched geography."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from theatrum.atlas.board import LANGUAGES, Board, board_ids, content, drawn_titles, maps, pair, read_board
from theatrum.atlas.compare import differences, explained
from theatrum.atlas.hexes.grid import HEX_BOARD, has_hexes, read_provinces
from theatrum.atlas.provinces.world import has_provinces
from theatrum.engine.content import provenance

from .paths import inside, rings, size

DRAWN = drawn_titles()
BOARDS = [(title, board) for title in DRAWN for board in ([HEX_BOARD] if has_hexes(title) else board_ids(title))]
LIMIT_1X = 1_200_000
LIMIT_2X = 1_000_000
LIMIT_COVER = 90_000
LEAST_NAME = 9


@pytest.fixture(params=BOARDS, ids="-".join, scope="module")
def board(request: pytest.FixtureRequest) -> tuple[str, Board]:
    title, name = request.param
    return title, read_provinces(title) if has_hexes(title) else read_board(title, name)


@pytest.fixture
def drawn(board: tuple[str, Board]) -> dict[str, Any]:
    title, content_board = board
    return dict(json.loads((maps(title) / f"{content_board.id}.json").read_text("utf-8")))


def test_every_board_has_a_map() -> None:
    assert BOARDS
    for title, board in BOARDS:
        for name in (f"{board}.json", f"{board}_1x.webp", f"{board}_2x.webp", f"{board}_differences.csv"):
            assert (maps(title) / name).is_file(), name


def test_every_area_stands_on_the_map_once(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    assert [area["id"] for area in drawn["areas"]] == [area.id for area in board[1].areas]
    for area, shown in zip(board[1].areas, drawn["areas"], strict=True):
        assert (shown["kind"], tuple(shown["powers"])) == (area.kind, area.powers)
        assert size(shown["path"]) > 2000, area.id


def test_paths_stay_on_the_sheet(drawn: dict[str, Any]) -> None:
    _, _, wide, high = drawn["viewBox"]
    for line in [*drawn["areas"], *drawn["frontiers"], *drawn["lanes"]]:
        for ring in rings(line["path"]):
            assert all(0 <= x <= wide and 0 <= y <= high for x, y in ring), line


def test_a_click_and_every_slot_hit_their_area_and_no_other(drawn: dict[str, Any]) -> None:
    for area in drawn["areas"]:
        for point in [area["click"], *area["slots"]]:
            hit = [other["id"] for other in drawn["areas"] if inside(point, other["path"])]
            assert hit == [area["id"]], (area["id"], point, hit)


def test_passable_areas_have_two_to_four_slots(drawn: dict[str, Any]) -> None:
    for area in drawn["areas"]:
        if area["kind"] == "impassable":
            assert area["slots"] == []
        else:
            assert 2 <= len(area["slots"]) <= 4, area["id"]
            apart = [math.dist(p, q) for i, p in enumerate(area["slots"]) for q in area["slots"][:i]]
            assert min(apart) >= 14, area["id"]


def test_names_stand_in_both_languages(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    for area, shown in zip(board[1].areas, drawn["areas"], strict=True):
        for language in LANGUAGES:
            label = shown["labels"][language]
            assert " ".join(label["lines"]) == area.names[language]
            assert label["size"] >= LEAST_NAME, area.id
            assert -90 < label["angle"] < 90
    for sea in drawn["seas"]:
        assert all(any(sea["labels"][language]["lines"]) for language in LANGUAGES)


def test_marks_tell_value_crown_and_capital(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    for area, shown in zip(board[1].areas, drawn["areas"], strict=True):
        marks = shown["marks"]
        ring = "laurel" if area.kind == "contested" else "coin"
        value = (marks["value"]["ring"], marks["value"]["value"]) if "value" in marks else None
        assert value == ((ring, area.value) if area.value else None), area.id
        assert ("crown" in marks, marks.get("capital", False)) == (area.elector, area.capital), area.id
        assert marks.get("sign", {}).get("sign", "") == area.sign
        for mark in ("value", "crown", "sign"):
            assert mark not in marks or inside(marks[mark]["at"], shown["path"]), area.id


def test_every_lane_is_drawn_from_shore_to_shore(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    assert [(lane["a"], lane["b"], lane["power"]) for lane in drawn["lanes"]] == list(board[1].lanes)
    areas = {area["id"]: area for area in drawn["areas"]}
    for lane in drawn["lanes"]:
        for end, point in zip((lane["a"], lane["b"]), lane["ends"], strict=True):
            assert inside(point, areas[end]["path"]), (lane["a"], lane["b"], end)
        assert not lane["power"] or lane["power"] in drawn["colours"]


def test_every_difference_from_the_rules_is_explained(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    title, ruled = board
    shown = {pair(line["a"], line["b"]) for line in drawn["frontiers"]}
    assert differences(ruled.borders, shown) == set(explained(maps(title) / f"{ruled.id}_differences.csv"))


def test_every_colour_is_given(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    needed = {power for area in board[1].areas for power in area.powers} | {"none"}
    assert needed <= set(drawn["colours"])
    assert len(set(drawn["colours"].values())) == len(drawn["colours"])


@pytest.mark.parametrize("title", [title for title in DRAWN if not has_provinces(title)])
def test_maps_are_small(title: str) -> None:
    def total(pattern: str) -> int:
        return sum(path.stat().st_size for path in maps(title).glob(pattern))

    assert total("*.json") + total("*_1x.webp") < LIMIT_1X
    assert all(path.stat().st_size < LIMIT_2X for path in maps(title).glob("*_2x.webp"))


@pytest.mark.parametrize("title", DRAWN)
def test_a_title_has_a_small_picture_for_the_shelf(title: str) -> None:
    wide, high = webp_size(maps(title) / "cover.webp")
    assert 700 < wide < 800
    assert high > wide / 2
    assert (maps(title) / "cover.webp").stat().st_size < LIMIT_COVER


def test_backgrounds_have_the_size_of_the_sheet(board: tuple[str, Board], drawn: dict[str, Any]) -> None:
    _, _, wide, high = drawn["viewBox"]
    for name, scale in (("1x", 1), ("2x", 2)):
        path = maps(board[0]) / drawn["background"][name]
        assert webp_size(path) == (wide * scale, high * scale)


def test_what_people_wrote_for_the_maps_says_its_source() -> None:
    for title in DRAWN:
        for path in [*maps(title).glob("*.csv"), *maps(title).glob("*.toml")]:
            assert provenance(path.read_text("utf-8")), path.relative_to(content(title))


def webp_size(path: Path) -> tuple[int, int]:
    """Width and height from the head of a lossy WebP file."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF"
    assert head[8:16] == b"WEBPVP8 "
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF
