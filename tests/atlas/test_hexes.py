"""The committed maps of boards with sea hexes against their tables; needs neither the extra nor the geography."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from theatrum.atlas.__main__ import main
from theatrum.atlas.board import LANGUAGES, drawn_titles, maps
from theatrum.atlas.hexes.grid import HEX_BOARD, Waters, has_hexes, read_provinces, read_waters

from .paths import Point, inside, rings, size

SVG = "{http://www.w3.org/2000/svg}"
TITLES = [title for title in drawn_titles() if has_hexes(title)]
NEAR = 6.0
"""Picture units within which the outlines of a field and of a province meet at a shore."""


@pytest.fixture(params=TITLES, scope="module")
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def drawn(title: str) -> dict[str, Any]:
    return dict(json.loads((maps(title) / f"{HEX_BOARD}.json").read_text("utf-8")))


@pytest.fixture
def waters(title: str) -> Waters:
    return read_waters(title)


def cells(path: str) -> set[tuple[int, int]]:
    """The squares of a coarse grid that an outline passes, with those around them."""
    found = set()
    for ring in rings(path):
        for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
            steps = max(1, math.ceil(math.dist((x0, y0), (x1, y1)) / NEAR))
            for n in range(steps):
                x, y = x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps
                found.add((int(x // NEAR), int(y // NEAR)))
    return {(x + dx, y + dy) for x, y in found for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


def test_every_hex_stands_on_the_map_once(drawn: dict[str, Any], waters: Waters) -> None:
    assert [(row["id"], row["shoal"]) for row in drawn["hexes"]] == [(h.id, h.shoal) for h in waters.hexes]
    assert [row["id"] for row in drawn["hexes"] if row["anchor"]] == [h.id for h in waters.hexes if h.shipyard]


def test_places_of_a_hex_lie_in_its_water_and_in_no_other(drawn: dict[str, Any]) -> None:
    for row in drawn["hexes"]:
        spots: list[Point] = [row["at"], *row["slots"], *([row["anchor"]] if row["anchor"] else [])]
        for point in spots:
            assert [other["id"] for other in drawn["hexes"] if inside(point, other["path"])] == [row["id"]], row["id"]
            assert not any(inside(point, area["path"]) for area in drawn["areas"]), row["id"]


def test_ships_find_room_in_every_hex_but_on_shoals(drawn: dict[str, Any]) -> None:
    for row in drawn["hexes"]:
        assert (len(row["slots"]) == 0) if row["shoal"] else (1 <= len(row["slots"]) <= 4), row["id"]
        assert all(math.dist(p, q) >= 20 for i, p in enumerate(row["slots"]) for q in row["slots"][:i])


def test_every_shore_is_drawn_where_both_outlines_meet(drawn: dict[str, Any], waters: Waters) -> None:
    fields = {row["id"]: cells(row["path"]) for row in drawn["hexes"]}
    areas = {row["id"]: cells(row["path"]) for row in drawn["areas"]}
    assert waters.shores
    for hex_, area, _ in waters.shores:
        assert fields[hex_] & areas[area], (hex_, area)


def test_grid_is_even(drawn: dict[str, Any], waters: Waters) -> None:
    """Whole hexes are six-sided, as wide as their coordinates are apart, and stand where those say."""
    largest = max(size(row["path"]) for row in drawn["hexes"] if len(rings(row["path"])[0]) == 6)
    whole = {row["id"]: rings(row["path"])[0] for row in drawn["hexes"]
             if len(rings(row["path"])[0]) == 6 and size(row["path"]) > 0.99 * largest}  # fmt: skip
    assert len(whole) >= 12
    middles = {}
    for hex_ in waters.hexes:
        if hex_.id in whole:
            xs, ys = zip(*whole[hex_.id], strict=True)
            middles[hex_.q, hex_.r] = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    apart = [math.dist(at, middles[q + 1, r]) for (q, r), at in middles.items() if (q + 1, r) in middles]
    assert apart
    assert max(apart) - min(apart) < 1


def test_previews_show_every_name_and_number(title: str, cache: Path) -> None:
    assert main(["preview", title, "--slots", "--cache", str(cache), "--out", str(cache)]) == 0
    board = read_provinces(title)
    for language in LANGUAGES:
        root = ElementTree.parse(cache / f"{title}_{HEX_BOARD}_{language}.svg").getroot()
        shown = " ".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
        assert all(word in shown for area in board.areas for word in area.names[language].split())
        anchors = [use for use in root.iter(f"{SVG}use") if use.get("href") == "#anchor"]
        assert len(anchors) == sum(h.shipyard for h in read_waters(title).hexes) + 1, "one more in the key"
