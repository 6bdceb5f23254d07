"""The committed maps of provinces against the tables they show; needs neither the extra nor the geography."""

from __future__ import annotations

import gzip
import json
import math
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from theatrum.atlas.__main__ import main
from theatrum.atlas.board import LANGUAGES, drawn_titles, maps, pair
from theatrum.atlas.compare import differences, explained
from theatrum.atlas.provinces.preview import LEVELS
from theatrum.atlas.provinces.world import MAIN, SHEETS, SIDES, World, has_provinces, read_world

from .paths import Point, inside, rings, size
from .test_maps import webp_size

SVG = "{http://www.w3.org/2000/svg}"
TITLES = [title for title in drawn_titles() if has_provinces(title)]
NARROW, LOW = 0.42, 0.6
"""No letter of a name is narrower or lower than this share of its size, on average."""
LEAST_AREA_NAME, LEAST_TOWN_NAME = 9, 7
SHORE = 16.0
"""So far from its zone's written outline a port may stand: outlines are written without their smallest bends."""
FIRST, SECOND, FINE = 700_000, 420_000, 1_250_000
"""Most bytes of the first sheet, of the second (packed map file and small picture), and of a large picture."""


@pytest.fixture(params=TITLES, scope="module")
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def world(title: str) -> World:
    return read_world(title)


@pytest.fixture(params=SHEETS, scope="module")
def sheet(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def part(world: World, sheet: str) -> World:
    """What the sheet should show."""
    distant = tuple(sorted({region.map for region in world.regions} - set(MAIN)))
    return world.part(MAIN if sheet == "main" else distant)


@pytest.fixture(scope="module")
def drawn(title: str, sheet: str) -> dict[str, Any]:
    return dict(json.loads((maps(title) / f"{sheet}.json").read_text("utf-8")))


def corners(label: dict[str, Any]) -> list[Point]:
    """The corners of a rectangle that a name surely covers."""
    (x, y), turn = label["at"], math.radians(label["angle"])
    wide = NARROW * label["size"] * max(len(line) for line in label["lines"]) / 2
    high = LOW * label["size"] * len(label["lines"]) / 2
    return [
        (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn))
        for a, b in ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    ]


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether some straight line parts two rectangles."""
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True):
            across = [[(y0 - y1) * x + (x1 - x0) * y for x, y in each] for each in (one, other)]
            if max(across[0]) <= min(across[1]) or max(across[1]) <= min(across[0]):
                return True
    return False


def reach(point: Point, path: str) -> float:
    """How far a point lies from a shape."""
    if inside(point, path):
        return 0.0
    edges = ((a, b) for ring in rings(path) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    return min(off_edge(point, a, b) for a, b in edges)


def off_edge(point: Point, a: Point, b: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = point, a, b
    long = (x1 - x0) ** 2 + (y1 - y0) ** 2
    share = max(0.0, min(1.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / long)) if long else 0.0
    return math.dist(point, (x0 + share * (x1 - x0), y0 + share * (y1 - y0)))


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


def test_everything_of_the_tables_is_drawn_once(part: World, drawn: dict[str, Any]) -> None:
    things = {"areas": part.regions, "provinces": part.provinces, "zones": part.zones, "nodes": part.nodes}
    for key, rows in things.items():
        shown = [row["id"] for row in drawn[key]]
        assert sorted(shown) == sorted(row.id for row in rows), key
    for region in part.regions:
        shown_area = by_id(drawn["areas"])[region.id]
        assert shown_area["elector"] == region.elector
        assert shown_area["provinces"] == [p.id for p in part.provinces if p.area == region.id]


def test_towns_show_size_port_gold_and_empire(part: World, drawn: dict[str, Any]) -> None:
    for province in part.provinces:
        row = by_id(drawn["provinces"])[province.id]
        told = (row["area"], row["size"], row["port"], row["gold"], row["empire"])
        assert told == (province.area, province.sizes, province.port, province.gold, province.empire), province.id


def test_a_town_lies_on_its_own_land_in_its_own_area_and_on_no_other(drawn: dict[str, Any]) -> None:
    for province in drawn["provinces"]:
        for key, own in (("provinces", province["id"]), ("areas", province["area"])):
            hit = [row["id"] for row in drawn[key] if inside(province["town"], row["path"])]
            assert hit == [own], (province["id"], hit)


def test_the_provinces_of_an_area_fill_it(drawn: dict[str, Any]) -> None:
    cells = by_id(drawn["provinces"])
    for area in drawn["areas"]:
        held = sum(size(cells[name]["path"]) for name in area["provinces"])
        assert held == pytest.approx(size(area["path"]), rel=0.04), area["id"]


def test_a_click_and_every_counter_hit_their_area(drawn: dict[str, Any]) -> None:
    for area in drawn["areas"]:
        assert len(area["slots"]) >= 3, area["id"]
        for point in [area["click"], *area["slots"]]:
            assert [row["id"] for row in drawn["areas"] if inside(point, row["path"])] == [area["id"]]


def test_borders_of_areas_differ_from_the_rules_only_where_that_is_explained(
    title: str, sheet: str, part: World, drawn: dict[str, Any]
) -> None:
    area = {row["id"]: row["area"] for row in drawn["provinces"]}
    shown = {pair(area[line["a"]], area[line["b"]]) for line in drawn["frontiers"] if line["kind"] != "seam"}
    shown |= {pair(way["area"], way["to"]) for way in drawn["exits"]}
    shown |= {pair(line["a"], line["b"]) for line in drawn["lines"]}
    shown |= {pair(line["a"], line["b"]) for line in drawn["passages"]}
    known = {region.id for region in part.regions} | {zone.id for zone in part.zones}
    ruled = set(part.borders) | {ids for ids, letter in part.seas.items() if not letter and known >= set(ids)}
    assert differences(ruled, shown) == set(explained(maps(title) / f"{sheet}_differences.csv"))


def test_lines_between_provinces_say_what_kind_of_border_they_are(part: World, drawn: dict[str, Any]) -> None:
    area = {row["id"]: row["area"] for row in drawn["provinces"]}
    for line in drawn["frontiers"]:
        a, b = area[line["a"]], area[line["b"]]
        assert line["kind"] == ("seam" if a == b else part.borders.get(pair(a, b), "closed")), line["path"]
    ranges = {pair(area[line["a"]], area[line["b"]]) for line in drawn["frontiers"] if line["kind"] == "mountain"}
    assert ranges == {ids for ids, kind in part.borders.items() if kind == "mountain"}


def test_ways_off_the_sheet_lead_where_the_rules_say(sheet: str, part: World, drawn: dict[str, Any]) -> None:
    shown = {pair(way["area"], way["to"]) for way in drawn["exits"]}
    where = {region.id: region.map for region in part.regions if sheet == "distant"}
    assert shown == {(a, b) for a, b in part.borders if {a, b} & set(part.beyond) or where.get(a) != where.get(b)}
    zones = {zone.id for zone in part.zones}
    letters = {(zone, letter) for ids, letter in part.seas.items() if letter for zone in ids if zone in zones}
    assert {(link["zone"], link["letter"]) for link in drawn["links"]} == letters


def test_white_lines_run_from_town_to_town(drawn: dict[str, Any]) -> None:
    towns = {row["provinces"][0]: row["id"] for row in drawn["areas"]}
    at = {towns[row["id"]]: row["town"] for row in drawn["provinces"] if row["id"] in towns}
    for line in drawn["lines"]:
        (ends,) = rings(line["path"])
        assert math.dist(ends[0], at[line["a"]]) < 1, line
        assert math.dist(ends[-1], at[line["b"]]) < 1, line


def test_every_port_stands_at_its_zones(part: World, drawn: dict[str, Any]) -> None:
    zones = by_id(drawn["zones"])
    panel = {zone.id: zone.map for zone in part.zones}
    where = {region.id: "main" if region.map in MAIN else region.map for region in part.regions}
    for province in part.provinces:
        quays = by_id(drawn["provinces"])[province.id]["quays"]
        assert [quay["zone"] for quay in quays] == list(province.zones), province.id
        for quay in quays:
            if panel.get(quay["zone"]) == where[province.area]:
                assert reach(quay["at"], zones[quay["zone"]]["path"]) < SHORE, (province.id, quay["zone"])


def test_zones_have_room_for_their_ships_and_a_name_on_their_water(part: World, drawn: dict[str, Any]) -> None:
    for zone in part.zones:
        row = by_id(drawn["zones"])[zone.id]
        assert (len(row["patrols"]), row["mark"]) == (zone.slots, zone.mark)
        assert len(row["slots"]) >= 2
        names = [row["labels"][language]["at"] for language in LANGUAGES]
        for point in [row["click"], *row["patrols"], *row["slots"], *names]:
            assert reach(point, row["path"]) < 2, (zone.id, point)


def test_nodes_at_sea_touch_their_zones_and_others_lie_in_their_area(part: World, drawn: dict[str, Any]) -> None:
    zones, areas = by_id(drawn["zones"]), by_id(drawn["areas"])
    panel = {zone.id: zone.map for zone in part.zones}
    for node in part.nodes:
        at = by_id(drawn["nodes"])[node.id]["at"]
        for zone in node.zones:
            if panel[zone] == (node.continent or "main"):
                assert reach(at, zones[zone]["path"]) < 24, (node.id, zone)
        inland = [area for area in node.areas if inside(at, areas[area]["path"])]
        assert inland == (list(node.areas) if node.kind == "inland" else []), node.id


def test_the_outline_of_the_empire_holds_its_provinces_and_no_others(drawn: dict[str, Any]) -> None:
    for province in drawn["provinces"]:
        held = any(inside(province["town"], outline["path"]) for outline in drawn["empire"])
        assert held == province["empire"], province["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_right_and_readable(part: World, drawn: dict[str, Any], language: str) -> None:
    least = {"areas": LEAST_AREA_NAME, "provinces": LEAST_TOWN_NAME, "zones": 10, "nodes": 9}
    things = {"areas": part.regions, "provinces": part.provinces, "zones": part.zones, "nodes": part.nodes}
    for key, rows in things.items():
        shown = by_id(drawn[key])
        for row in rows:
            label = shown[row.id]["labels"][language]
            assert " ".join(label["lines"]) == row.names[language]
            assert label["size"] >= least[key], (key, row.id)
    for row in drawn["realms"]:
        assert " ".join(row["labels"][language]["lines"]) == part.realms[row["side"]][row["realm"]][language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [*SIDES, "areas", "provinces"])
def test_names_of_a_level_cover_no_other(drawn: dict[str, Any], language: str, level: str) -> None:
    if level in SIDES:
        rows = [row for row in drawn["realms"] if row["side"] == level]
    else:
        rows = [row for key in (level, "zones", "nodes", "exits") for row in drawn[key]]
    names = [row["labels"][language] for row in rows]
    assert names
    for one, other in combinations(names, 2):
        assert apart(corners(one), corners(other)), (one["lines"], other["lines"])


def test_names_of_realms_stand_on_their_land(world: World, drawn: dict[str, Any]) -> None:
    for row in drawn["realms"]:
        owners = world.owners[row["side"]]
        held = [cell for cell in drawn["provinces"] if owners.get(cell["id"]) == row["realm"]]
        for language in LANGUAGES:
            at = row["labels"][language]["at"]
            assert min(reach(at, cell["path"]) for cell in held) < 2, row["realm"]


def test_neighbouring_realms_have_different_colours(world: World, drawn: dict[str, Any]) -> None:
    assert set(world.realms["1444"]) | {"none"} == set(drawn["colours"])
    for side in SIDES:
        for line in drawn["frontiers"]:
            one, other = (world.owners[side].get(line[end], "none") for end in "ab")
            assert one == other or drawn["colours"][one] != drawn["colours"][other], (one, other)


def test_both_sheets_give_a_realm_the_same_colour(title: str) -> None:
    first, second = (json.loads((maps(title) / f"{name}.json").read_text("utf-8"))["colours"] for name in SHEETS)
    assert first == second


def test_panels_keep_apart_and_hold_their_things(sheet: str, part: World, drawn: dict[str, Any]) -> None:
    assert [panel["id"] for panel in drawn["panels"]] == ([] if sheet == "main" else list(dict.fromkeys(PANELS)))
    rects = {panel["id"]: panel["rect"] for panel in drawn["panels"]}
    for (x, y, wide, high), (u, v, broad, tall) in combinations(rects.values(), 2):
        assert x + wide <= u or u + broad <= x or y + high <= v or v + tall <= y
    where = {region.id: region.map for region in part.regions}
    for row in drawn["provinces"] if rects else []:
        x, y, wide, high = rects[where[row["area"]]]
        assert x < row["town"][0] < x + wide, row["id"]
        assert y < row["town"][1] < y + high, row["id"]


PANELS = ("america", "africa", "northern_central_asia", "india_arabia", "far_east")


def test_backgrounds_have_the_size_of_the_sheet(title: str, drawn: dict[str, Any]) -> None:
    _, _, wide, high = drawn["viewBox"]
    for name, scale in (("1x", 1), ("2x", 2)):
        assert webp_size(maps(title) / drawn["background"][name]) == (wide * scale, high * scale)


def test_sheets_are_small(title: str, sheet: str) -> None:
    folder = maps(title)
    packed = len(gzip.compress((folder / f"{sheet}.json").read_bytes(), 5))
    assert packed + (folder / f"{sheet}_1x.webp").stat().st_size < (FIRST if sheet == "main" else SECOND)
    assert (folder / f"{sheet}_2x.webp").stat().st_size < FINE


def test_previews_show_every_name_of_their_level(title: str, world: World, cache: Path) -> None:
    assert main(["preview", title, "--slots", "--cache", str(cache), "--out", str(cache)]) == 0
    for language in LANGUAGES:
        for level, rows in (("areas", world.regions), ("provinces", world.provinces)):
            shown = ""
            for sheet in SHEETS:
                root = ElementTree.parse(cache / f"{title}_{sheet}_{level}_{language}.svg").getroot()
                shown += " ".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
            assert all(word in shown for row in rows for word in row.names[language].split())
    assert len(list(cache.glob("*.svg"))) == len(SHEETS) * len(LANGUAGES) * len(LEVELS)
