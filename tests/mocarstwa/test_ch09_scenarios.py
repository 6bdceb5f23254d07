"""Chapters 9 and 10: the ten scenarios and eight campaigns, ships where they belong, where units begin, what wins."""

from __future__ import annotations

import pytest

from theatrum.engine.errors import ContentError
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.board import pictured, read_board
from theatrum.titles.mocarstwa.box.geography import CONTENT
from theatrum.titles.mocarstwa.setup.deploying import own_hexes
from theatrum.titles.mocarstwa.victory.progress import progress

from .positions import at, choose, holder, position, state, units
from .scenarios import LAND, SCENARIOS, begin, deployments, rows, sailing

# -- every scenario


@pytest.mark.rule("mocarstwa:9")
def test_there_are_ten_scenarios_eight_campaigns_and_the_full_game() -> None:
    levels = [read_board(scenario.text, scenario.id).level for scenario in MOCARSTWA.scenarios]
    assert [levels.count(level) for level in range(3)] == [10, 8, 1]


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("race", ("berlin", "budapest", "warsaw")),
        ("throne", ("berlin",)),
        ("spring", ("warsaw", "paris", "budapest", "berlin", "istanbul")),
    ],
)
def test_a_scenario_is_about_the_places_of_its_goals_else_the_capitals_of_its_powers(
    name: str, places: tuple[str, ...]
) -> None:
    assert pictured(read_board(SCENARIOS[name].text, name)) == places


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
    lands = len(state(game).board.lands[state(game).core[2]])
    for seat in (0, 1):  # all but Gdansk; the capital counts once more, whosoever of them holds it
        assert [part[:3] for part in progress(state(game), seat)] == [("conquer", lands, lands + 1)]
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
    assert places == {"lyon", "normandy", "poitou", "lorraine", "provence"}


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
        ("k05_vienna", 'seats = [1], powers = ["russia"]', 'powers = ["atlantis"]', "no power is called 'atlantis'"),
        ("s07_rome", 'place = "rome", fort', 'place = "atlantis", fort', "no province is called 'atlantis'"),
        (
            "s07_rome",
            '2 = [["spain", "germany"], ["germany", "ottoman"], ["spain", "ottoman"]]',
            "2 = []",
            "no row for 2",
        ),
        ("s03_gold", '2 = [["britain", "ottoman"]]', "", "no row of powers"),
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
