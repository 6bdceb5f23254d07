"""The board: its tables agree, and every place the book names is where scenarios and campaigns need it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from theatrum.engine.content import provenance
from theatrum.engine.errors import ContentError
from theatrum.titles.mocarstwa.box.geography import BONUS, CONTENT, FAR, RESOURCES, Geography, read_geography

LAND = read_geography()
YIELD = {"none": 0, "farmland": 900, "sawmill": 1200, "copper": 1800, "silver": 3600, "gold": 5400, "city": 2400,
         "capital": 4800}  # fmt: skip
"""Ducats that a province brings in one lap of the Wheel: tables 6 and 7 at the prices of table 8."""
TOWNS = {
    row["id"]: tuple(map(float, row["towns"].split(";")[0].split()[-2:]))
    for row in csv.DictReader(
        line for line in (CONTENT / "provinces.csv").read_text("utf-8").splitlines() if line[:1] != "#"
    )
}


def province(name: str) -> int:
    return LAND.index[name]


def power(name: str) -> int:
    return LAND.powers.index(name)


def owner(name: str) -> str:
    held = LAND.power[province(name)]
    return LAND.powers[held] if held >= 0 else ""


def resource(name: str) -> str:
    return RESOURCES[LAND.resource[province(name)]]


def around(name: str) -> list[str]:
    return [LAND.ids[beside] for beside in LAND.neighbours[province(name)]]


def bearing(a: str, b: str) -> str:
    """Where b lies as seen from a, by their towns: the greater of the two ways."""
    (x0, y0), (x1, y1) = TOWNS[a], TOWNS[b]
    east, north = (x1 - x0) * 0.65, y1 - y0
    return ("east" if east > 0 else "west") if abs(east) > abs(north) else ("north" if north > 0 else "south")


def sailing(start: int) -> list[int]:
    """Steps of a ship from a hex to every other."""
    steps = [FAR] * len(LAND.hexes)
    steps[start] = 0
    queue = [start]
    for here in queue:
        for there in LAND.hex_neighbours[here]:
            if steps[there] == FAR and not LAND.shoal[there]:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


# -- the tables agree


def test_borders_lead_both_ways_and_nowhere_twice() -> None:
    for here, beside in enumerate(LAND.neighbours):
        assert len(set(beside)) == len(beside)
        assert all(here in LAND.neighbours[there] for there in beside)
        assert here not in beside


def test_land_is_one_continent_and_islands_that_ships_reach() -> None:
    mainland = {p for p, steps in enumerate(LAND.steps[province("paris")]) if steps < FAR}
    islands = {LAND.ids[p] for p in range(len(LAND.ids)) if p not in mainland}
    great_britain = {
        "london",
        "cornwall",
        "wales",
        "midlands",
        "anglia",
        "yorkshire",
        "northumbria",
        "lowlands",
        "highlands",
    }
    iceland = {f"iceland_{part}" for part in ("south", "west", "north", "east")}
    single = {"zealand", "majorca", "corsica", "sardinia", "sicily", "crete", "cyprus"}
    assert islands == great_britain | {"dublin", "ulster", "munster"} | iceland | single
    for name in islands:
        reached = [p for p, steps in enumerate(LAND.steps[province(name)]) if steps < FAR]
        assert any(LAND.coast[p] for p in reached), name


def test_a_board_of_130_to_160_provinces() -> None:
    assert 130 <= len(LAND.ids) <= 160


def test_sea_is_one_and_every_open_hex_is_reached() -> None:
    steps = sailing(0)
    assert [LAND.hexes[h] for h, far in enumerate(steps) if far == FAR and not LAND.shoal[h]] == []
    assert 90 <= len(LAND.hexes) <= 160


def test_hexes_are_neighbours_both_ways_and_only_where_their_coordinates_touch() -> None:
    for here, beside in enumerate(LAND.hex_neighbours):
        for there in beside:
            (q, r), (s, t) = LAND.axial[here], LAND.axial[there]
            assert max(abs(s - q), abs(t - r), abs(s + t - q - r)) == 1
            assert here in LAND.hex_neighbours[there]


@pytest.mark.parametrize(
    ("a", "b"),
    [("atlantic", "west_med"), ("north", "baltic"), ("aegean", "black"), ("baltic", "bothnia"), ("adriatic", "ionian")],
)
def test_straits_can_be_passed(a: str, b: str) -> None:
    """Gibraltar, the Sound, the Dardanelles with the Bosporus, and two wider ones: hexes of both seas touch."""
    assert any(
        LAND.sea[here] == a and LAND.sea[there] == b
        for here, beside in enumerate(LAND.hex_neighbours)
        for there in beside
        if not LAND.shoal[here] and not LAND.shoal[there]
    )


def test_land_parts_seas_that_lie_back_to_back() -> None:
    for a, b in (("adriatic", "tyrrhenian"), ("black", "adriatic"), ("baltic", "norwegian")):
        assert not any(
            LAND.sea[h] == a and LAND.sea[n] == b for h, near in enumerate(LAND.hex_neighbours) for n in near
        )


def test_shores_are_the_same_from_land_and_from_sea() -> None:
    assert {(h, p) for h, beside in enumerate(LAND.shores) for p in beside} == {
        (h, p) for p, beside in enumerate(LAND.coast) for h in beside
    }


def test_every_shipyard_lies_at_an_accessible_shore() -> None:
    assert all(LAND.shores[hex_] for hex_ in LAND.shipyards)


# -- the powers


def test_nine_powers_with_their_capitals() -> None:
    assert {name: LAND.ids[capital] for name, capital in zip(LAND.powers, LAND.capital, strict=True)} == {
        "poland": "warsaw", "france": "paris", "spain": "madrid", "hungary": "budapest", "germany": "berlin",
        "britain": "london", "sweden": "stockholm", "russia": "moscow", "ottoman": "istanbul",
    }  # fmt: skip


@pytest.mark.rule("mocarstwa:3.6")
def test_military_bonus_is_that_of_table_2() -> None:
    def bonus(name: str) -> dict[str, int]:
        return {piece: n for piece, n in zip(BONUS, LAND.bonus[power(name)], strict=True) if n}

    assert {name: bonus(name) for name in LAND.powers} == {
        "britain": {"grenadiers": 3, "ship-of-the-line": 1},
        "spain": {"artillery": 1, "frigate": 1},
        "france": {"artillery": 1, "cavalry": 1, "fort": 1},
        "germany": {"grenadiers": 1, "fort": 2},
        "poland": {"cavalry": 3, "fort": 1},
        "hungary": {"artillery": 1, "fort": 1, "corvette": 1},
        "russia": {"artillery": 1, "cavalry": 1, "infantry": 4},
        "ottoman": {"cavalry": 1, "corvette": 2},
        "sweden": {"cavalry": 2, "ship-of-the-line": 1},
    }
    assert LAND.bonus_ore == tuple(int(name == "britain") for name in LAND.powers)


@pytest.mark.parametrize("name", LAND.powers)
def test_every_power_can_build_and_board_ships_at_home(name: str) -> None:
    home = {hex_ for land in LAND.lands[power(name)] for hex_ in LAND.coast[land]}
    assert home & set(LAND.shipyards), name


@pytest.mark.parametrize("name", LAND.powers)
def test_every_power_is_one_land(name: str) -> None:
    """Each province is reached from the capital within the power; Britain's Irish ones lie over the sea."""
    lands, reached = set(LAND.lands[power(name)]), {LAND.capital[power(name)]}
    queue = list(reached)
    for here in queue:
        found = [there for there in LAND.neighbours[here] if there in lands and there not in reached]
        reached.update(found)
        queue += found
    assert {LAND.ids[p] for p in lands - reached} == ({"dublin", "ulster", "munster"} if name == "britain" else set())


def test_powers_are_of_comparable_weight() -> None:
    income, size, capitals = {}, {}, {}
    for number, name in enumerate(LAND.powers):
        lands = LAND.lands[number]
        income[name] = sum(YIELD[RESOURCES[LAND.resource[p]]] for p in lands)
        size[name] = len(lands)
        others = [LAND.steps[LAND.capital[number]][c] for c in LAND.capital if c != LAND.capital[number]]
        capitals[name] = min(others)
    corner = income.pop("russia")  # it is hard to reach and begins with most units, so that it has less
    # Hungary, amid all, and Britain, who has to cross the sea, have most
    assert set(sorted(income, key=lambda name: -income[name])[:2]) == {"hungary", "britain"}
    assert max(income.values()) <= 1.25 * min(income.values()), income
    assert 0.8 * min(income.values()) <= corner <= 0.9 * min(income.values())
    assert 12 <= min(size.values()) <= max(size.values()) <= 14, size
    assert all(3 <= far <= 7 for name, far in capitals.items() if name != "britain"), capitals
    assert capitals["britain"] == FAR


def test_every_power_has_a_border_of_comparable_length_for_its_size() -> None:
    """Ways in from outside: borders of its provinces with foreign ones and hexes at its accessible shores."""
    open_ways = {}
    for number, name in enumerate(LAND.powers):
        lands = LAND.lands[number]
        land = sum(LAND.power[there] != number for p in lands for there in LAND.neighbours[p])
        sea = len({hex_ for p in lands for hex_ in LAND.coast[p]})
        open_ways[name] = (land + sea) / len(lands)
    assert max(open_ways.values()) <= 2.5 * min(open_ways.values()), open_ways


# -- what scenarios and campaigns name


@pytest.mark.parametrize(
    ("name", "held", "what"),
    [
        ("berlin", "germany", "capital"), ("vienna", "germany", "city"), ("frankfurt", "germany", "city"),
        ("lyon", "france", "city"), ("kiev", "poland", "city"), ("dubrovnik", "hungary", "city"),
        ("marmaris", "ottoman", "city"), ("barcelona", "spain", "city"), ("lisbon", "spain", "city"),
        ("dublin", "britain", "city"), ("oslo", "sweden", "city"), ("gdansk", "poland", "sawmill"),
        ("benghazi", "", "gold"), ("rome", "", "city"),
    ],
)  # fmt: skip
def test_places_the_book_names(name: str, held: str, what: str) -> None:
    assert (owner(name), resource(name)) == (held, what)


def test_germany_has_three_places_for_forts_and_other_start_powers_one_city() -> None:
    """Scenario 6 puts a fort on Germany's capital and on each of its cities, and three forts win."""
    cities = {name: [LAND.ids[p] for p in LAND.lands[power(name)] if RESOURCES[LAND.resource[p]] == "city"]
              for name in ("germany", "france", "poland", "hungary", "ottoman")}  # fmt: skip
    assert cities == {"germany": ["vienna", "frankfurt"], "france": ["lyon"], "poland": ["kiev"],
                      "hungary": ["dubrovnik"], "ottoman": ["marmaris"]}  # fmt: skip


@pytest.mark.parametrize("name", ["france", "germany", "poland", "hungary", "ottoman"])
def test_scenario_5_leaves_room_to_start_in(name: str) -> None:
    """Units are placed in the start city and in provinces without resources: 15 units at most can be bought."""
    empty = [p for p in LAND.lands[power(name)] if RESOURCES[LAND.resource[p]] == "none"]
    assert 3 <= len(empty) <= 6


@pytest.mark.parametrize(
    ("place", "way", "beside", "what"),
    [
        ("berlin", "east", "lubusz", "copper"), ("budapest", "east", "bihar", "silver"),
        ("frankfurt", "south", "swabia", "none"), ("lisbon", "north", "beira", "none"),
    ],
)  # fmt: skip
def test_provinces_the_book_finds_by_a_neighbour(place: str, way: str, beside: str, what: str) -> None:
    assert beside in around(place)
    assert bearing(place, beside) == way
    assert resource(beside) == what
    assert owner(beside) == owner(place)
    if what in ("copper", "silver"):
        mines = [name for name in around(place) if resource(name) == what and bearing(place, name) == way]
        assert mines == [beside], "it must be clear which mine is meant"


def test_holland_is_two_neutral_provinces_north_east_of_france() -> None:
    assert [(owner(name), resource(name)) for name in ("holland", "brabant")] == [("", "farmland"), ("", "none")]
    assert "brabant" in around("holland")
    assert "picardy" in around("brabant")
    assert all(TOWNS[name][i] > TOWNS["paris"][i] for name in ("holland", "brabant") for i in range(2))


@pytest.mark.parametrize(("first", "second"), [("holland", "brabant"), ("lisbon", "beira"), ("oslo", "hedmark")])
def test_campaign_8_starts_on_two_neighbours_with_a_shipyard(first: str, second: str) -> None:
    """And Iceland is a voyage of one or two turns for a corvette that starts there."""
    assert second in around(first)
    yards = set(LAND.shipyards) & {hex_ for name in (first, second) for hex_ in LAND.coast[province(name)]}
    assert yards
    landing = {hex_ for name in ("south", "west", "east") for hex_ in LAND.coast[province(f"iceland_{name}")]}
    shortest = min(sailing(yard)[hex_] for yard in yards for hex_ in landing)
    assert 4 <= shortest <= 12


def test_oslo_lies_beside_one_farmland() -> None:
    assert [name for name in around("oslo") if resource(name) == "farmland"] == ["hedmark"]
    assert owner("hedmark") == "sweden"


def test_iceland_has_gold_behind_rocks_and_a_farmland_to_land_on() -> None:
    parts = [name for name in LAND.ids if name.startswith("iceland")]
    assert sorted(resource(name) for name in parts) == ["copper", "farmland", "gold", "sawmill"]
    assert all(owner(name) == "" for name in parts)
    (gold,) = [name for name in parts if resource(name) == "gold"]
    assert LAND.coast[province(gold)] == ()
    assert all(LAND.coast[province(name)] and name in around(gold) for name in parts if name != gold)


def test_gdansk_lies_at_a_shipyard_and_stockholm_can_be_landed_at() -> None:
    assert set(LAND.shipyards) & set(LAND.coast[province("gdansk")])
    steps = [
        sailing(yard)[hex_] for yard in LAND.coast[province("gdansk")] for hex_ in LAND.coast[province("stockholm")]
    ]
    assert min(steps) <= 4, "a ship of the line gets there in a turn"


@pytest.mark.parametrize("port", ["marmaris", "barcelona", "lisbon", "stockholm", "london", "dublin"])
def test_ports_of_scenarios_lie_at_accessible_shores(port: str) -> None:
    assert LAND.coast[province(port)]


def test_rome_is_reached_by_land_from_germany_and_by_sea_from_both_ports() -> None:
    assert LAND.steps[province("rome")][province("tyrol")] <= 4
    landing = LAND.coast[province("rome")]
    west, east = (
        min(sailing(start)[hex_] for start in LAND.coast[province(port)] for hex_ in landing)
        for port in ("barcelona", "marmaris")
    )
    assert west <= east <= 2 * west + 6


def test_africa_is_crossed_by_land_and_benghazi_lies_midway() -> None:
    """Scenario 3 is fought on land: Britain comes from its dependencies, the Ottoman Empire from Syria."""
    gold = LAND.steps[province("benghazi")]
    britain = min(gold[p] for p in LAND.dependencies[power("britain")])
    ottoman = min(gold[p] for p in LAND.lands[power("ottoman")])
    assert britain == ottoman == 4
    assert not any(LAND.dependencies[number] for number, name in enumerate(LAND.powers) if name != "britain")


def test_mediterranean_islands_are_rich() -> None:
    islands = ("majorca", "corsica", "sardinia", "sicily", "crete", "cyprus")
    assert all(owner(name) == "" and resource(name) in ("copper", "silver", "gold") for name in islands)


# -- files


def test_every_table_says_its_source() -> None:
    for path in CONTENT.rglob("*.csv"):
        assert provenance(path.read_text("utf-8")), path.name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_province_power_and_sea_has_its_forms(language: str) -> None:
    rows = (CONTENT / "words" / f"names_{language}.csv").read_text("utf-8").splitlines()
    named = {tuple(row.split(",")[:2]) for row in rows if row[:1] != "#"}
    for kind, ids in (("power", LAND.powers), ("place", LAND.ids), ("hex", LAND.sea)):
        assert {(kind, name) for name in ids} <= named
    assert all(hex_ == f"{sea}.{hex_.rpartition('.')[2]}" for hex_, sea in zip(LAND.hexes, LAND.sea, strict=True))


@pytest.mark.parametrize(
    ("table", "old", "new", "blamed", "says"),
    [
        ("borders", "a,b", "a,b\nparis,atlantis", "borders: paris,atlantis", "there is no 'atlantis'"),
        ("borders", "a,b", "a,b\nchampagne,paris", "borders: champagne,paris", "listed twice"),
        ("provinces", "france,capital", "france,city", "powers: france,", "the only capital"),
        ("provinces", "Tanger,britain", "Tanger,", "provinces: tangier,", "depends on a power"),
        ("sea", "baltic.10,", "baltic.9,", "sea: baltic.9,", "listed twice"),
        ("capes", "a,b", "a,b\nbaltic.1,black.1", "capes: baltic.1,black.1", "no neighbours"),
        ("shores", "shore", "shore\nnorth.99,paris,rocky", "shores: north.99,", "there is no 'north.99'"),
        ("shores", "rocky", "steep", "shores: norwegian", "must be one of: accessible, rocky"),
    ],
)
def test_a_faulty_table_is_refused_with_its_line(
    tmp_path: Path, table: str, old: str, new: str, blamed: str, says: str
) -> None:
    for path in CONTENT.glob("*.csv"):
        text = path.read_text("utf-8")
        if path.stem == table:
            rows = text.splitlines()
            at = next(n for n, row in enumerate(rows) if row[:1] != "#" and old in row)
            rows[at] = rows[at].replace(old, new, 1)
            text = "\n".join(rows)
        (tmp_path / path.name).write_text(text, "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        Geography(tmp_path)
    file, _, start = blamed.partition(": ")
    assert fault.value.file == f"{file}.csv"
    line = (tmp_path / f"{file}.csv").read_text("utf-8").splitlines()[fault.value.line - 1]
    assert line.startswith(start)
