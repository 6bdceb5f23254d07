"""Chapters 9 and 10: the ten scenarios and eight campaigns with the book's numbers, ships where they belong."""

from __future__ import annotations

import pytest

from theatrum.engine.errors import ContentError
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.board import read_board
from theatrum.titles.mocarstwa.box.geography import CONTENT
from theatrum.titles.mocarstwa.setup.deploying import own_hexes

from .positions import at, choose, holder, position, state, units
from .scenarios import LAND, begin, deployments, goods, rows, sailing

# -- every scenario


@pytest.mark.rule("mocarstwa:9")
def test_there_are_ten_scenarios_eight_campaigns_and_the_full_game() -> None:
    levels = [read_board(scenario.text, scenario.id).level for scenario in MOCARSTWA.scenarios]
    assert [levels.count(level) for level in range(3)] == [10, 8, 1]


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(("name", "powers"), [row for row in rows() if row[0] in ("ports", "mediterranean", "england")])
def test_ships_on_the_map_lie_on_open_water_where_no_player_begins(name: str, powers: str) -> None:
    g = state(begin(name, powers))
    starts = [own_hexes(g, seat) for seat in range(g.seats)]
    assert all(starts)
    for hex_ in g.hex:
        if hex_ >= 0:
            assert not LAND.shoal[hex_]
            assert all(hex_ not in start for start in starts)


@pytest.mark.rule("mocarstwa:9.9")
def test_the_captive_admiral_is_as_far_from_lisbon_as_from_stockholm() -> None:
    g = state(begin("ports", "spain,sweden"))
    (hex_,) = [hex_ for hex_ in g.hex if hex_ >= 0]
    spain, sweden = (sailing(own_hexes(g, seat))[hex_] for seat in range(2))
    assert spain == sweden


@pytest.mark.rule("mocarstwa:9.10")
def test_each_of_two_lone_ships_is_as_far_from_its_side_as_the_other() -> None:
    g = state(begin("mediterranean", "spain,ottoman"))
    spain, ottoman = (sailing(own_hexes(g, seat)) for seat in range(2))
    pairs = [(spain[hex_], ottoman[hex_]) for hex_ in g.hex if hex_ >= 0]
    assert pairs == [(4, 7), (7, 4)]


@pytest.mark.rule("mocarstwa:10.4")
def test_the_ship_without_a_crew_lies_in_the_shipyard_of_gdansk() -> None:
    game = begin("stockholm", "spain")
    g = state(game)
    (ship,) = [ship for ship, hex_ in enumerate(g.hex) if hex_ >= 0]
    assert g.hex[ship] in LAND.coast[LAND.index["gdansk"]]
    assert g.hex[ship] in LAND.shipyards
    assert holder(game, "ship-of-the-line.1") == ""


# -- single ones


@pytest.mark.rule("mocarstwa:9.4")
def test_invaders_take_poland_together() -> None:
    """One holds Warsaw, the other the rest: both have won, Poland has not."""
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("berlin", "1 infantry", "germany"),
        at("warsaw", "1 infantry", "russia"),
        at("poznan", "1 infantry", "germany"),
        at("gdansk", "1 infantry", "poland"),
    ]
    goals = [
        {"kind": "survive", "powers": ["poland"]},
        {"kind": "conquer", "powers": ["russia", "germany"], "target": "poland", "together": True},
    ]
    game = position("germany,russia,poland", pieces, goals=goals, forced=(5, 5, 0, 0))
    assert not game.over
    choose(game, "attack:infantry:poznan:gdansk")
    assert game.over
    assert game.result == (1, 1, 2)


@pytest.mark.rule("mocarstwa:9.4")
def test_poland_that_has_lost_its_last_unit_has_lost_to_all_invaders() -> None:
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("pomerania", "1 infantry", "germany"),
        at("gdansk", "1 infantry", "poland"),
    ]
    goals = [
        {"kind": "survive", "powers": ["poland"]},
        {"kind": "conquer", "powers": ["russia", "germany"], "target": "poland", "together": True},
    ]
    game = position("germany,russia,poland", pieces, goals=goals, forced=(5, 5, 0, 0))
    choose(game, "attack:infantry:pomerania:gdansk")
    assert game.over
    assert game.result == (1, 1, 2)


@pytest.mark.rule("mocarstwa:10.8")
@pytest.mark.parametrize(("powers", "oslo"), [("portugal,holland", {"grenadiers": 1}), ("norway,holland", {})])
def test_provinces_of_a_state_that_nobody_plays_are_garrisoned(powers: str, oslo: dict[str, int]) -> None:
    game = begin("iceland", powers)
    assert units(game, "oslo") == oslo


# -- the book's numbers


MEANS = [
    # scenario, powers, the seat's goods: ducats, ore, grain, wood
    ("berlin", "spain,russia", (30_000, 10, 10, 0)),
    ("berlin", "spain,ottoman,russia", (30_000, 10, 10, 0)),
    ("race", "france,ottoman", (25_000, 5, 6, 5)),
    ("partitions", "poland,russia", (40_000, 10, 10, 0)),
    ("partitions", "russia,poland", (60_000, 10, 10, 0)),
    ("partitions", "russia,poland,germany", (30_000, 6, 6, 0)),
    ("partitions", "hungary,poland,germany,russia", (20_000, 4, 4, 0)),
    ("spring", "france", (15_000, 3, 3, 0)),
    ("germany", "france,poland", (20_000, 3, 3, 0)),
    ("germany", "france,poland,hungary", (15_000, 3, 3, 0)),
    ("rome", "germany,spain", (13_000, 3, 3, 0)),
    ("rome", "spain,germany", (12_000, 4, 0, 10)),
    ("rome", "ottoman,spain", (13_500, 4, 0, 11)),
    ("england", "spain,sweden", (30_000, 10, 0, 25)),
    ("ports", "spain,sweden", (25_000, 10, 0, 15)),
    ("ports", "spain,britain,sweden", (25_000, 8, 0, 15)),
    ("ports", "britain,spain,sweden", (40_000, 12, 0, 27)),
    ("mediterranean", "britain,spain,france,ottoman", (18_000, 6, 0, 15)),
    ("russia", "sweden,ottoman", (16_000, 3, 0, 0)),
    ("neighbours", "poland,germany,hungary", (14_000, 5, 3, 0)),
    ("hetman", "spain", (23_000, 3, 3, 3)),
    ("stockholm", "ottoman", (15_000, 3, 3, 0)),
    ("vienna", "russia", (25_000, 6, 2, 0)),
    ("vienna", "sweden", (30_000, 10, 2, 10)),
    ("vienna", "ottoman,spain,russia,britain", (25_000, 6, 2, 0)),
    ("annexation", "spain,poland,hungary", (19_000, 4, 4, 0)),
    ("throne", "spain,ottoman,russia", (14_000, 5, 2, 5)),
    ("iceland", "portugal", (14_000, 3, 0, 3)),
    ("iceland", "holland,norway", (16_000, 3, 0, 3)),
    ("iceland", "portugal,holland,norway", (18_000, 3, 0, 3)),
]


@pytest.mark.rule("mocarstwa:3.4")
@pytest.mark.rule("mocarstwa:9.1")
@pytest.mark.rule("mocarstwa:9.2")
@pytest.mark.rule("mocarstwa:9.5")
@pytest.mark.rule("mocarstwa:9.6")
@pytest.mark.rule("mocarstwa:9.7")
@pytest.mark.rule("mocarstwa:9.8")
@pytest.mark.rule("mocarstwa:10.1")
@pytest.mark.rule("mocarstwa:10.5")
@pytest.mark.rule("mocarstwa:10.7")
@pytest.mark.parametrize(("name", "powers", "means"), MEANS)
def test_what_each_begins_with(name: str, powers: str, means: tuple[int, ...]) -> None:
    assert goods(begin(name, powers), 0) == [*means, 0]


@pytest.mark.rule("mocarstwa:10.5")
@pytest.mark.rule("mocarstwa:10.6")
@pytest.mark.parametrize(
    ("name", "powers", "means"),
    [("vienna", "britain", (35_000, 11, 2, 17)), ("annexation", "britain,spain", (29_000, 10, 1, 19))],
)
def test_britain_has_her_bonus_of_ore_on_top(name: str, powers: str, means: tuple[int, ...]) -> None:
    assert goods(begin(name, powers), 0) == [*means, 0]


GARRISONS = [
    ("berlin", "spain,russia", "berlin", "fortress", (2,)),
    ("berlin", "spain,russia", "paris", "", (1,)),
    ("berlin", "spain,russia", "kiev", "", (1,)),
    ("berlin", "spain,russia", "bihar", "", (1,)),
    ("berlin", "spain,russia", "gdansk", "", (1,)),
    ("berlin", "spain,russia", "pomerania", "", ()),
    ("berlin", "spain,russia", "stockholm", "", ()),
    ("race", "france,russia", "budapest", "", (2,)),
    ("race", "france,russia", "vienna", "", (1,)),
    ("gold", "britain,ottoman", "benghazi", "fort", (4,)),
    ("gold", "britain,ottoman", "cairo", "", (1,)),
    ("gold", "britain,ottoman", "marrakesh", "", (1,)),
    ("gold", "britain,ottoman", "cyrene", "", (1,)),
    ("spring", "germany", "berlin", "fort", (3, 1)),
    ("spring", "germany", "saxony", "", (1,)),
    ("spring", "germany", "hanover", "", (1,)),
    ("spring", "germany", "frankfurt", "", (1,)),
    ("spring", "germany", "vienna", "", ()),
    ("spring", "germany", "paris", "", ()),
    ("germany", "france,poland", "berlin", "fort", (2, 1, 1)),
    ("germany", "france,poland", "vienna", "fort", (2, 1, 1)),
    ("germany", "france,poland", "frankfurt", "fort", (2, 1, 1)),
    ("rome", "spain,germany", "rome", "fortress", (2, 1, 1)),
    ("rome", "spain,germany", "paris", "", ()),
    ("england", "spain,sweden", "london", "", (1,)),
    ("england", "spain,sweden", "dublin", "", (1,)),
    ("england", "spain,sweden", "yorkshire", "", (1,)),
    ("england", "spain,sweden", "tangier", "", ()),
    ("ports", "spain,sweden", "stockholm", "fort", ()),
    ("ports", "spain,sweden", "lisbon", "fort", ()),
    ("ports", "spain,sweden", "london", "", ()),
    ("ports", "spain,britain,sweden", "dublin", "fort", ()),
    ("russia", "sweden,ottoman", "moscow", "fort", (2,)),
    ("russia", "sweden,ottoman", "nizhny", "", (1,)),
    ("russia", "sweden,ottoman", "petersburg", "", (1,)),
    ("neighbours", "poland,germany", "paris", "fortress", (2,)),
    ("neighbours", "poland,germany", "moscow", "fortress", (2,)),
    ("neighbours", "poland,germany", "budapest", "", (2,)),
    ("neighbours", "poland,germany,hungary", "budapest", "", ()),
    ("neighbours", "poland,germany", "istanbul", "", (2,)),  # ruling M40
    ("hetman", "spain", "paris", "fort", (4,)),
    ("hetman", "spain", "moscow", "fortress", (4,)),
    ("stockholm", "spain", "stockholm", "fortress", (4,)),
    ("stockholm", "spain", "berlin", "fort", (2, 1, 1)),
    ("stockholm", "spain", "paris", "", (1,)),
    ("stockholm", "spain", "frankfurt", "", (1,)),
    ("vienna", "spain", "vienna", "fortress", (4,)),
    ("vienna", "spain", "lubusz", "fort", (4,)),
    ("vienna", "spain", "hanover", "", ()),  # farmland: none
    ("vienna", "spain", "gdansk", "", ()),  # a sawmill: none
    ("vienna", "spain", "berlin", "", (2,)),
    ("annexation", "spain,poland", "stockholm", "fortress", (2, 1, 1)),
    ("throne", "spain,russia", "berlin", "fortress", (2, 1, 1)),
    ("throne", "spain,russia", "warsaw", "", (2,)),
    ("iceland", "portugal", "iceland_south", "fort", (3, 1)),
    ("iceland", "portugal", "iceland_north", "", (1,)),
    ("iceland", "portugal", "iceland_east", "", (1,)),
    ("iceland", "portugal", "london", "", (1,)),
    ("iceland", "portugal", "moscow", "", ()),
]


@pytest.mark.rule("mocarstwa:3.5")
@pytest.mark.rule("mocarstwa:9.3")
@pytest.mark.rule("mocarstwa:10.2")
@pytest.mark.rule("mocarstwa:10.3")
@pytest.mark.parametrize(("name", "powers", "where", "fort", "there"), GARRISONS)
def test_who_stands_where(name: str, powers: str, where: str, fort: str, there: tuple[int, ...]) -> None:
    """Numbers (2x, 1x, 1x), places and fortifications are the book's; kinds are ours, and may change."""
    game = begin(name, powers)
    assert tuple(sorted(units(game, where).values(), reverse=True)) == there
    assert ("", "fort", "fortress")[state(game).fort[LAND.index[where]]] == fort


@pytest.mark.rule("mocarstwa:9.6")
def test_every_city_of_germany_and_her_capital_has_a_fort_in_scenario_6() -> None:
    g = state(begin("germany", "france,poland"))
    germany = LAND.powers.index("germany")
    towns = {p for p in LAND.lands[germany] if LAND.resource[p] in (6, 7)}  # cities, capitals
    assert {p for p, fort in enumerate(g.fort) if fort} == towns


@pytest.mark.rule("mocarstwa:10.3")
def test_six_captives_wait_in_the_capitals() -> None:
    g = state(begin("hetman", "spain"))
    names = ("marshal", "hetman", "general-infantry", "general-grenadiers", "general-cavalry", "general-artillery",
             "admiral")  # fmt: skip
    assert {LAND.ids[p]: names[kind - 1] for p, kind in enumerate(g.captive[: len(LAND.ids)]) if kind} == {
        "paris": "general-infantry",
        "berlin": "general-artillery",
        "london": "admiral",
        "warsaw": "general-cavalry",
        "budapest": "general-grenadiers",
        "moscow": "hetman",
    }


# -- where units and ships begin


def kept(game: Game, seat: int) -> list[int]:
    """Six kinds of units, forts and fortresses, three kinds of ships: bought or given, and not placed."""
    return [state(game).kept(seat, thing) for thing in range(11)]


@pytest.mark.rule("mocarstwa:9.3")
def test_nine_cavalry_each_and_nothing_to_buy() -> None:
    game = begin("gold", "britain,ottoman")
    for seat in range(2):
        assert kept(game, seat) == [0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0]
    assert type(game.decision).__name__ == "Deploy"


@pytest.mark.rule("mocarstwa:9.4")
@pytest.mark.rule("mocarstwa:10.2")
@pytest.mark.parametrize(("name", "powers"), [("partitions", "russia,poland"), ("neighbours", "poland,germany")])
def test_two_forts_or_a_fortress(name: str, powers: str) -> None:
    """Poland in scenario 4, Germany in campaign 2; the last seat is the first to place."""
    game = begin(name, powers)
    assert kept(game, 1)[6:8] == [2, 0]
    choose(game, "swap-forts")
    assert kept(game, 1)[6:8] == [0, 1]


@pytest.mark.rule("mocarstwa:10.2")
def test_hungary_has_a_ship_of_the_line_instead_of_her_bonus() -> None:
    assert kept(begin("neighbours", "poland,hungary"), 1) == [0] * 10 + [1]


@pytest.mark.rule("mocarstwa:10")
@pytest.mark.rule("mocarstwa:3.6")
def test_campaigns_give_the_bonus_and_scenarios_do_not() -> None:
    assert kept(begin("russia", "ottoman,sweden"), 1) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert kept(begin("england", "spain,sweden"), 1) == [0] * 11


@pytest.mark.rule("mocarstwa:9.5")
def test_in_scenario_5_units_start_in_one_town_and_in_empty_provinces() -> None:
    game = begin("spring", "france")
    choose(game, "buy:infantry:1", "done")
    places, _ = deployments(game)
    assert places == {"lyon", "normandy", "poitou", "languedoc", "provence"}


@pytest.mark.rule("mocarstwa:9.7")
def test_in_scenario_7_ships_start_at_the_named_port() -> None:
    game = begin("rome", "germany,spain")
    choose(game, "build:corvette", "buy:infantry:1", "done")
    places, hexes = deployments(game)
    assert hexes == {LAND.hexes[h] for h in LAND.coast[LAND.index["barcelona"]]}
    assert "madrid" in places


@pytest.mark.rule("mocarstwa:9.8")
@pytest.mark.rule("mocarstwa:9.10")
@pytest.mark.parametrize("name", ["england", "mediterranean"])
def test_where_everybody_starts_aboard_no_province_is_offered(name: str) -> None:
    game = begin(name, "ottoman,spain" if name == "mediterranean" else "sweden,spain")
    choose(game, "build:corvette", "buy:infantry:2", "done")
    places, hexes = deployments(game)
    assert places == set()
    choose(game, f"launch:corvette:{sorted(hexes)[0]}")
    assert deployments(game)[0] == {"corvette.1"}


@pytest.mark.rule("mocarstwa:9.9")
@pytest.mark.rule("mocarstwa:9.10")
@pytest.mark.parametrize(
    ("name", "powers", "most"),
    [("ports", "sweden,spain", 3), ("ports", "sweden,spain,britain", 5), ("mediterranean", "ottoman,spain", 4)],
)
def test_how_many_ships(name: str, powers: str, most: int) -> None:
    game = begin(name, powers)
    choose(game, *["build:corvette"] * most)
    refused = game.why_not(game.to_act[0], "build:corvette")
    assert refused is not None
    assert refused.rule == "mocarstwa:9.9"


@pytest.mark.rule("mocarstwa:9.9")
def test_in_scenario_9_units_start_in_the_fort_and_aboard_and_an_enemys_fort_wins() -> None:
    game = begin("ports", "sweden,spain")
    choose(game, "buy:infantry:1", "build:corvette", "done")
    places, hexes = deployments(game)
    assert places == {"lisbon"}
    assert hexes == {LAND.hexes[h] for h in LAND.coast[LAND.index["lisbon"]]}
    pieces = [at("madrid", "1 infantry", "spain"), at("lisbon", "1 infantry", "spain", fort="fort"),
              at("gotaland", "1 infantry", "spain"), at("scania", "1 infantry", "sweden"),
              at("stockholm", "", fort="fort")]  # fmt: skip
    taken = position("spain,sweden", pieces, goals=[{"kind": "enemy-fort"}])
    assert not taken.over  # his own fort is no enemy's
    choose(taken, "move:infantry:gotaland:stockholm")
    assert taken.over


@pytest.mark.rule("mocarstwa:9.5")
@pytest.mark.rule("mocarstwa:9.6")
@pytest.mark.parametrize(
    ("goal", "enough"),
    [({"kind": "clear"}, True), ({"kind": "forts", "number": 3}, True), ({"kind": "forts", "number": 4}, False)],
)
def test_clearing_the_own_power_and_holding_forts(goal: dict[str, object], enough: bool) -> None:
    pieces = [
        at("paris", "1 infantry", "france"),
        at("lyon", "1 infantry"),
        at("auvergne", "1 infantry", "france"),
        at("berlin", "1 infantry", "france", fort="fort"),
        at("vienna", "1 infantry", "france", fort="fort"),
        at("bavaria", "1 infantry", "france"),
        at("frankfurt", "", fort="fort"),
        at("warsaw", "1 infantry", "poland"),
    ]
    game = position("france,poland", pieces, goals=[goal | {"powers": ["france"]}], forced=[5, 5, 0, 0])
    assert not game.over
    choose(game, "move:infantry:bavaria:frankfurt") if goal["kind"] == "forts" else None
    choose(game, "attack:infantry:auvergne:lyon") if goal["kind"] == "clear" else None
    assert game.over == enough


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("s07_rome", 'ports = ["barcelona"]', 'ports = ["atlantis"]', "no province is called 'atlantis'"),
        ("s07_rome", 'powers = ["germany"]', 'powers = ["atlantis"]', "no power is called 'atlantis'"),
        ("s07_rome", 'place = "rome", fort', 'place = "atlantis", fort', "no province is called 'atlantis'"),
        (
            "s07_rome",
            '2 = [["spain", "germany"], ["germany", "ottoman"], ["spain", "ottoman"]]',
            "2 = []",
            "no row for 2",
        ),
        ("k07_throne", 'copper = "1 infantry"', 'copper = "1 elephants"', "'1 elephants' is not a number and one of"),
    ],
)
def test_a_name_that_means_nothing_is_refused_when_a_scenario_is_read(file: str, old: str, new: str, says: str) -> None:
    text = (CONTENT / "scenarios" / f"{file}.toml").read_text("utf-8")
    faulty = text.replace(old, new)
    assert faulty != text
    with pytest.raises(ContentError, match=says) as fault:
        MOCARSTWA.scenario(faulty, "own.toml")
    assert fault.value.file == "own.toml"
    assert 1 < fault.value.line <= text.count("\n")
