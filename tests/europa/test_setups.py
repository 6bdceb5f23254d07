"""Set-ups of realms and the box they are taken from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from theatrum.engine.errors import ContentError
from theatrum.titles.europa.board.components import read_box
from theatrum.titles.europa.board.reading import CONTENT, members
from theatrum.titles.europa.setup.realms import Setup, read_file, read_setups

from ..each import each
from .places import BOARD, LAND, NAMES, PROVINCES, REALMS, SEA, ZONES, province_names, realm

BOX = read_box()
SETUPS = tuple(read_setups().values())
PLAIN = tuple(setup for setup in SETUPS if setup.id in ("1444", "1618"))


def named(setup: Setup) -> str:
    return f"{NAMES[setup.realm]}-{setup.id}"


def test_there_are_127_set_ups_of_60_realms() -> None:
    assert len(SETUPS) == 127
    assert len({setup.realm for setup in SETUPS}) == 60
    assert {realm(name) for name in NAMES if REALMS.playable >> realm(name) & 1} <= {setup.realm for setup in SETUPS}


@pytest.mark.rule("europa:3")
@each("setup", PLAIN, named)
def test_towns_of_a_plain_start_stand_on_the_realms_own_provinces(setup: Setup) -> None:
    side = BOARD.sides[setup.side]
    flags = 0
    for flag in setup.flags:
        flags |= side.flags[flag]
    for town in (*setup.large, *setup.small):
        assert flags >> town & 1, PROVINCES[town]
        assert side.tax[town] == (2 if town in setup.large else 1), PROVINCES[town]
    assert setup.capital in (*setup.large, *setup.small)


@each("setup", [setup for setup in PLAIN if setup.id == "1444"], named)
def test_the_start_of_1444_has_all_provinces_and_vassals_of_its_realm(setup: Setup) -> None:
    side = BOARD.sides[1444]
    assert sorted((*setup.large, *setup.small)) == list(members(side.flags[setup.realm]))
    assert sorted(set(setup.vassals)) == list(members(side.vassals[setup.realm])) or not setup.vassals
    assert setup.capital == side.capital[setup.realm]


def test_only_four_starts_take_provinces_of_another_flag() -> None:
    """In 1618 Austria holds Bohemia and Silesia, Aragon plays a half of Spain and the Mamluks one of the Ottomans."""
    foreign = {named(setup): {NAMES[flag] for flag in setup.flags} for setup in PLAIN if setup.flags != (setup.realm,)}
    assert foreign == {
        "austria-1618": {"austria", "bohemia", "silesia"},
        "aragon-1618": {"castile"},
        "mamluks-1618": {"ottomans"},
    }


def test_the_two_halves_of_spain_and_of_the_ottomans_are_whole() -> None:
    setups = read_setups()
    for halves, flag in ((("castile", "aragon"), "castile"), (("ottomans", "mamluks"), "ottomans")):
        parts = [setups[realm(name), "1618"] for name in halves]
        towns = [town for setup in parts for town in (*setup.large, *setup.small)]
        assert len(set(towns)) == len(towns)
        side = BOARD.sides[1618]
        assert sorted(towns) == list(members(side.flags[realm(flag)]))


@pytest.mark.rule("europa:2.2")
@each("setup", SETUPS, named)
def test_a_set_up_needs_no_more_pieces_than_there_are(setup: Setup) -> None:
    def count(name: str) -> int:
        return BOX.components[name].number

    cubes = sum(n for _, n in setup.influence) + setup.data.get("colonists", 0) + 3 * BOX.limits["start_power"]
    units = sum(sum(army[1:]) for army in setup.armies)
    fleet = setup.data.get("fleet", {})
    assert len(setup.large) <= count("large_town")
    assert len(setup.small) <= count("small_town")
    assert len(setup.vassals) <= count("vassal")
    assert cubes <= count("cube")
    assert len(setup.claims) + len(setup.cores) <= count("claim")
    assert len(setup.allies) <= count("alliance")
    assert len(setup.marriages) <= count("marriage")
    assert len(setup.merchants) <= count("merchant")
    assert len(setup.armies) <= count("army")
    assert units <= count("land_unit")
    ships = sum(n for _, n in setup.ships) + sum(fleet.get(kind, 0) for kind in ("light", "heavy", "galley"))
    assert ships <= count("ship")


@pytest.mark.rule("europa:11.1")
@each("setup", SETUPS, named)
def test_forces_and_tokens_stand_where_the_rules_let_them(setup: Setup) -> None:
    for area, cubes in setup.influence:
        assert not LAND.distant >> area & 1
        assert cubes <= BOX.limits["influence_in_area"]
    for zone, ships in setup.ships:
        assert ships <= SEA.slots[zone], ZONES[zone]
    fleet = setup.data.get("fleet", {})
    if fleet.get("galley"):
        assert SEA.galleys >> SEA.zones[fleet["where"]] & 1
    land = {LAND.area_of[province] for province in (*setup.large, *setup.small, *setup.vassals)}
    for area, *_ in setup.armies:
        assert area in land or area == -1
    for province in (*setup.allies, *setup.marriages):
        assert province not in (*setup.large, *setup.small)


@pytest.mark.rule("europa:4.5")
def test_example_of_castilian_income() -> None:
    """Castile's start: its towns bring 12 ducats, and 14 with positive stability."""
    castile = read_setups()[realm("castile"), "1444"]
    towns = BOX.income["small"][len(castile.small)] + BOX.income["large"][len(castile.large)]
    assert towns + 2 == 14


# -- the box


@pytest.mark.rule("europa:2.2")
def test_components_are_those_of_the_list() -> None:
    assert sum(component.owner == "player" for component in BOX.components.values()) == 19
    fixed = {name for name, component in BOX.components.items() if component.limit == "fixed"}
    assert {"large_town", "small_town", "vassal", "alliance", "marriage", "crusade", "mercenary"} <= fixed
    free = {name for name, component in BOX.components.items() if component.limit == "free"}
    assert free == {
        "ducat", "war", "occupation", "manpower_1", "weakness", "negative_prestige", "arms", "outside_empire",
    }  # fmt: skip
    assert sum(BOX.decks.values()) == 702
    assert sum(BOX.expansive.values()) == BOX.components["expansive"].number == 53


@pytest.mark.rule("europa:9.3")
def test_tracks_end_where_their_pieces_do() -> None:
    assert [len(BOX.income[track]) - 1 for track in ("small", "large", "vassal")] == [20, 8, 19]
    assert BOX.income["vassal"][4] == 2  # the book's example of a final score: 2 for 4 vassals
    assert BOX.manpower["small"][5] == 3
    assert BOX.manpower["large"][3] == 3
    for income, manpower in zip(BOX.income.values(), BOX.manpower.values(), strict=True):
        assert list(income) == sorted(income)
        assert list(manpower) == sorted(manpower)


@pytest.mark.rule("europa:9.6")
@pytest.mark.parametrize(
    ("dice", "rolled"),
    [
        (("infantry", "infantry", "infantry", "cavalry", "cavalry"),
         ("infantry", "double", "cavalry", "artillery", "blank")),
        (("infantry", "infantry", "infantry"), ("double", "cavalry", "blank")),
        (("cavalry", "cavalry", "cavalry"), ("cavalry", "cavalry", "blank")),
    ],
)  # fmt: skip
def test_every_printed_roll_is_possible(dice: tuple[str, ...], rolled: tuple[str, ...]) -> None:
    """A matching of results with dice: small enough to try every order."""
    assert _matches(list(dice), Counter(rolled))


def _matches(dice: list[str], wanted: Counter[str]) -> bool:
    if not dice:
        return not +wanted
    return any(
        wanted[face] and _matches(dice[1:], wanted - Counter([face])) for face in dict.fromkeys(BOX.dice[dice[0]])
    )


@pytest.mark.rule("europa:14")
def test_dice_have_six_faces_and_the_book_s_results() -> None:
    assert {len(faces) for faces in BOX.dice.values()} == {6}
    assert len(set(BOX.dice["rebellion"])) == 6
    assert {face.split()[0] for face in BOX.dice["exploration"]} == {"1", "2", "3"}
    assert "2 hazard" in BOX.dice["exploration"]
    numbers = {LAND.number[province] for province in range(len(PROVINCES))} - {0}
    assert numbers == {1, 2, 3}


@pytest.mark.rule("europa:4.2")
def test_rewards_for_passing() -> None:
    assert BOX.passing == {3: (5, 2, 0, 0), 4: (5, 3, 2, 0), 5: (5, 3, 2, 0), 6: (5, 3, 2, 1)}


@pytest.mark.rule("europa:5.5")
def test_examples_of_prices() -> None:
    """England pays 10 for 2 infantry and an artillery, and 15 for those with a cavalry besides."""
    price = {name: unit.regular for name, unit in BOX.units.items()}
    assert 2 * price["infantry"] + price["artillery"] == 10
    assert 2 * price["infantry"] + price["cavalry"] + price["artillery"] == 15
    assert BOX.units["infantry"].allied == 0
    assert BOX.units["artillery"].allied == -1
    for unit in BOX.units.values():
        assert set(unit.hits) <= set(BOX.dice["artillery"] if unit.sea else BOX.dice["infantry"])


@pytest.mark.rule("europa:4.4")
def test_hoarding_costs_power() -> None:
    assert BOX.corruption == ((0, 0), (50, 1), (60, 2), (70, 3))


@pytest.mark.rule("europa:18.1")
def test_authority_brings_power() -> None:
    assert [(step.dip, step.mil, step.prestige) for step in BOX.authority] == [
        (0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (2, 1, 1),
    ]  # fmt: skip
    assert [step.defence for step in BOX.authority] == [False] + 6 * [True]


# -- files


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"wien", "praha"', '"wien", "atlantis"', "there is no 'atlantis'"),
        ('"wien", "praha"', '"wien", "konya"', "the side of 1618 has no 'konya'"),
        ('large = ["wien"]', 'large = ["wien", "tirol"]', "two pieces on one province"),
        ("side = 1444", "side = 1500.5", "'side' must be a whole number"),
        ('religion = "catholic"', 'religion = "diverse"', "'religion' must be one of"),
        ('unrest = ["lwow"]', 'unrest = ["paris"]', "only a town or a vassal"),
        ("[[setup]]", "[[set]]", "'set' is not one of"),
    ],
)
def test_a_faulty_set_up_is_refused_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = (CONTENT / "setups" / "austria.toml").read_text("utf-8")
    assert old in text
    faulty = tmp_path / "austria.toml"
    faulty.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        read_file(faulty, BOARD)
    assert fault.value.line > 0


def test_vassals_of_a_large_province_need_two_tokens(tmp_path: Path) -> None:
    text = (CONTENT / "setups" / "aragon.toml").read_text("utf-8")
    faulty = tmp_path / "aragon.toml"
    faulty.write_text(text.replace('vassals = ["napoli", "napoli",', 'vassals = ["napoli",'), "utf-8")
    with pytest.raises(ContentError, match="as many vassal tokens as it has tax"):
        read_file(faulty, BOARD)
    assert province_names(BOARD.sides[1444].vassals[realm("aragon")]) == {"napoli", "salerno", "bari"}
