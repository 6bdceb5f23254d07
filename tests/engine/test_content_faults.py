"""Content with one fault is refused on loading, with the file and the line of the fault; half-valid is not playable."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from theatrum import ContentError
from theatrum.engine.content import Sheet
from theatrum.titles.raison import RAISON, board, geography
from theatrum.titles.raison.board import Board, read_deck
from theatrum.titles.raison.geography import CONTENT, Geography

SCENARIO = (CONTENT / "1618" / "scenario.toml").read_text(encoding="utf-8")
POWERS = tuple(Sheet(SCENARIO, "scenario.toml").data["order"])


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the content that a test may damage."""
    copy = tmp_path / "content"
    shutil.copytree(CONTENT, copy)
    for module in (board, geography):
        monkeypatch.setattr(module, "CONTENT", copy)
    return copy


def damage(path: Path, row: str, column: str, value: str | None) -> int:
    """Write a value into the first row that begins like this (None: take the cell away); the line it stands on."""
    lines = path.read_text(encoding="utf-8").splitlines()
    header = next(line for line in lines if not line.startswith("#")).split(",")
    number = next(n for n, line in enumerate(lines) if line.startswith(row))
    cells = lines[number].split(",")
    if value is None:
        del cells[header.index(column)]
    else:
        cells[header.index(column)] = value
    lines[number] = ",".join(cells)
    path.write_text("\n".join(lines), encoding="utf-8")
    return number + 1


@pytest.mark.parametrize(
    ("file", "row", "column", "value", "told"),
    [
        ("territories.csv", "england,", "value", "x", "'value' is 'x'; it must be a number"),
        ("territories.csv", "england,", "value", "-1", "'value' is '-1'; it must be a number"),
        ("territories.csv", "england,", "kind", "sunny", "it must be one of: home"),
        ("territories.csv", "england,", "region", "", "'region' is empty"),
        ("territories.csv", "england,", "pl", "", "'pl' is empty"),
        ("territories.csv", "england,", "elector", "si", "write 'yes'"),
        ("territories.csv", "england,", "towns", "London west north", "longitude"),
        ("territories.csv", "england,", "capital", "yes", "a capital is a home territory"),
        ("territories.csv", "picardie,", "capital", "yes", "one for each power"),
        ("territories.csv", "picardie,", "powers", "gaul", "no power is called 'gaul'"),
        ("territories.csv", "picardie,", "powers", "", "exactly one power"),
        ("territories.csv", "picardie,", "region", None, "9 cells, but 10 columns"),
        ("territories.csv", "id,", "towns", "cities", "the columns must be"),
        ("territories.csv", "id,", "region", None, "the columns must be"),
        ("borders.csv", "alps,helvetia", "b", "helvecia", "no territory is called 'helvecia'"),
        ("borders.csv", "andalusia,madrid", "b", "catalonia", "listed twice"),
        ("borders.csv", "andalusia,madrid", "b", "andalusia", "leads nowhere"),
        ("borders.csv", "andalusia,madrid", "b", None, "1 cells, but 2 columns"),
        ("lanes.csv", "brabant,navarra", "power", "atlantis", "no power is called 'atlantis'"),
        ("lanes.csv", "brabant,navarra", "b", "holland", "not adjacent"),
        ("lanes.csv", "brabant,navarra", "b", "carthage", "no territory is called 'carthage'"),
    ],
)
def test_a_fault_of_the_board_is_named(
    content: Path, file: str, row: str, column: str, value: str | None, told: str
) -> None:
    line = damage(content / "1618" / file, row, column, value)
    with pytest.raises(ContentError) as caught:
        Geography("1618", POWERS)
    assert told in str(caught.value)
    assert (caught.value.file, caught.value.line) == (file, line)


def test_a_territory_that_stands_there_twice_is_named(content: Path) -> None:
    path = content / "1618" / "territories.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    twice = next(line for line in lines if line.startswith("england,"))
    path.write_text("\n".join([*lines, twice]), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Geography("1618", POWERS)
    assert caught.value.line == len(lines) + 1


@pytest.mark.parametrize(
    ("good", "bad"), [("1 = 6", "1 = 7"), ("3 = 12\n", ""), ("6 = 5", '6 = "five"'), ("[cards]", "[cartes]")]
)
def test_a_fault_of_the_deck_is_named(content: Path, good: str, bad: str) -> None:
    path = content / "deck.toml"
    text = path.read_text(encoding="utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_deck.__wrapped__()
    assert caught.value.file == "deck.toml"


FAULTS = [
    ("victory = 30", "victory = = 30"),
    ("victory = 30", 'victory = "thirty"'),
    ('id = "1618"', "id = 1618"),
    ('board = "1618"', 'board = "1492"'),
    ('board = "1618"', 'board = "../1618"'),
    ('"drill", "taxation", "subsidies"', '"dril", "taxation", "subsidies"'),
    ('protestants = "drill"', 'protestants = "dance"'),
    ('ottoman = "taxation"', 'ottoman = "drill"'),
    ('second = ["protestants"]', 'second = ["prussia"]'),
    ('second = ["protestants"]', "second = []"),
    ('6 = ["ottoman"]', 'six = ["ottoman"]'),
    ('6 = ["ottoman"]', '6 = ["otoman"]'),
    ('6 = ["ottoman"]', '6 = "ottoman"'),
    ('6 = ["ottoman"]', '9 = ["ottoman"]'),
    ('spain = "austria"', 'spain = "atlantis"'),
    ('status = "neutral"', 'status = "friendly"'),
    ("morale = 9", "morale = 19"),
    ("morale = 9", "morale = -1"),
    ("morale = 9", ""),
    ("generals = { bohemia = 2, pfalz = 1, holland = 3 }", ""),
    ("generals = { bohemia = 2,", "generals = { atlantis = 2,"),
    ("generals = { bohemia = 2,", "generals = { alps = 2,"),
    ("generals = { bohemia = 2,", "generals = { bohemia = 4,"),
    ("generals = { bohemia = 2,", 'generals = { bohemia = "two",'),
    ("generals = { bohemia = 2, pfalz = 1, holland = 3 }", 'generals = ["bohemia"]'),
    ('garrisons = ["bohemia", "holland"]', 'garrisons = ["bohemia", "hollandia"]'),
    ('garrisons = ["brabant", "navarra"]', 'garrisons = ["brabant", "navarra", "bohemia"]'),
    ('fortresses = ["holland"]', 'fortresses = "holland"'),
    ("tokens = 21", "tokens = 1"),
    ("cards = 3", "cards = 3\nhand = [0]"),
    ("cards = 3", "cards = 3\nhand = [7]"),
    ("cards = 3", "cards = 3\nhand = [9]"),
    ("cards = 3", "cards = 3\nhand = [-1]"),
    ("cards = 3", "cards = 3\nhand = [2.0]"),
    ("cards = 3", "cards = 3\nhand = [true]"),
    ("cards = 3", 'cards = 3\nhand = ["a"]'),
    ("cards = 3", "cards = 3\nhand = 3"),
    ("cards = 3", "cards = 3\nhand = [6, 6, 6, 6, 6, 6]"),
    ("cards = 3", 'cards = 3\ninfluence = "much"'),
    ("[held]", '[start]\nround = "two"\n\n[held]'),
    ("[held]", '[start]\nemperor = "atlantis"\n\n[held]'),
    ("[held]", "[start]\nturn = 99\n\n[held]"),
    ("[held]", '[start]\nholders = { ottoman = "atlantis" }\n\n[held]'),
]


@pytest.mark.parametrize(("good", "bad"), FAULTS)
def test_a_fault_of_a_scenario_is_named(good: str, bad: str) -> None:
    """At its own line, or at the heading of its table."""
    assert good in SCENARIO
    text = SCENARIO.replace(good, bad, 1)
    first = SCENARIO[: SCENARIO.index(good)].count("\n") + 1
    lines = text.splitlines()
    heading = next((n for n in range(first, 0, -1) if lines[n - 1].startswith("[")), first)
    with pytest.raises(ContentError) as caught:
        RAISON.scenario(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert caught.value.line in (heading, *range(first, first + bad.count("\n") + 1))


@pytest.mark.parametrize("card", range(1, 7))
def test_a_written_hand_may_hold_every_card_of_a_value_and_not_one_more(card: int) -> None:
    """Each value from 1 to 6, up to as many as the deck has, divided among hands as one likes."""
    count = read_deck()[card]
    whole = SCENARIO.replace("cards = 3", f"cards = 3\nhand = {[card] * count}", 1)
    assert RAISON.scenario(whole, "mine.toml").seats == (4, 5, 6, 7)
    split = SCENARIO.replace("cards = 3", f"cards = 3\nhand = {[card] * (count - 1)}", 1)
    for rest, fits in (([card], True), ([card] * 2, False)):
        head, tail = split.split("[powers.spain]")
        text = head + "[powers.spain]" + tail.replace("cards = 3", f"cards = 3\nhand = {rest}", 1)
        if fits:
            assert RAISON.scenario(text, "mine.toml")
        else:
            with pytest.raises(ContentError, match=f"more cards of value {card} than the deck"):
                RAISON.scenario(text, "mine.toml")


def test_a_scenario_without_a_power_of_its_order_is_refused() -> None:
    with pytest.raises(ContentError, match="'ottoman' is missing"):
        RAISON.scenario(SCENARIO.replace("[powers.ottoman]", "[powers.otoman]"), "mine.toml")


def test_the_printed_content_has_no_fault() -> None:
    for scenario in RAISON.scenarios:
        assert Board(Sheet(scenario.text, scenario.id)).land.ids
