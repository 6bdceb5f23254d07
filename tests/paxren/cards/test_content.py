"""The content of Pax Renaissance as a person would check it: provenance, cards, rules and words, both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from theatrum.language import speech
from theatrum.titles.paxren.title import PAXREN

from ...each import each
from .content import (
    ABILITIES,
    BANKS,
    BORDERS,
    CARDS,
    CONTENT,
    EMPIRES,
    IDS,
    LONGEST_HISTORY,
    QUEENS,
    REGIONS,
    RELIGIOUS_WARS,
    ROOT,
    RULES,
    SETUP,
    TABLEAU,
    TABLES,
    VICTORIES,
    Row,
    is_agent,
    is_one_shot,
    is_op,
    is_prestige,
    parts,
)

# -- every file


def test_every_file_says_where_its_facts_come_from() -> None:
    files = [path for path in CONTENT.rglob("*") if path.suffix in (".csv", ".toml", ".ftl")]
    assert len(files) >= 12
    for path in files:
        assert path.read_text(encoding="utf-8").startswith("# source: "), path.name


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_whole_rows_and_no_id_twice(name: str) -> None:
    rows = TABLES[name]
    key = next(iter(rows[0])) if name != "cities" else "city"
    assert all(None not in row and None not in row.values() for row in rows)
    assert all(cell == cell.strip() for row in rows for cell in row.values())
    assert [found for found, count in Counter(row[key] for row in rows).items() if count > 1] == []


@pytest.mark.parametrize("name", TABLES)
def test_a_table_speaks_both_languages_everywhere(name: str) -> None:
    for row in TABLES[name]:
        for column, cell in row.items():
            if column.endswith(("_en", "_pl")) or column in ("en", "pl"):
                assert cell, (name, column, row)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_sentence_stands_twice(language: str) -> None:
    said = [row[f"history_{language}"] for rows in TABLES.values() for row in rows if "history_en" in row]
    said += [row[language] for row in ABILITIES] + [rule[language]["text"] for rule in RULES]
    assert [sentence for sentence, count in Counter(said).items() if count > 1] == []


@pytest.mark.parametrize("column", ["history_en", "history_pl"])
def test_a_history_is_one_line_that_fits(column: str) -> None:
    lines = [row[column] for rows in TABLES.values() for row in rows if column in row]
    assert len(lines) == len(CARDS) + len(EMPIRES) + len(BANKS) + len(VICTORIES)
    assert [line for line in lines if len(line) > LONGEST_HISTORY or not line.endswith((".", "”"))] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_things_of_a_kind_have_names_of_their_own(language: str) -> None:
    for rows in TABLES.values():
        names = [row[f"name_{language}"] for row in rows if f"name_{language}" in row]
        assert len(set(names)) == len(names)


def test_every_ruling_that_content_names_stands_in_the_list() -> None:
    text = (ROOT / "docs/rulings/paxren.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\| P(\d+) \|", text, flags=re.MULTILINE)
    assert sorted(map(int, numbers)) == list(range(1, len(numbers) + 1))
    named = {number for path in CONTENT.glob("*.*") for number in re.findall(r"\bP(\d+)\b", path.read_text("utf-8"))}
    assert named
    assert named <= set(numbers)


# -- cards


def test_the_sets_have_their_sizes() -> None:
    assert Counter(card["set"] for card in CARDS) == {"core": 88, "expansion": 76, "promo": 9, "comet": 4}
    core = Counter(card["deck"] for card in CARDS if card["set"] == "core")
    assert core == {"east": 33, "west": 55}
    assert Counter(card["deck"] for card in CARDS if card["kind"] == "comet") == {"east": 2, "west": 2}


def test_each_deck_can_be_built_for_four_players() -> None:
    needed = SETUP["decks"]["bottom"] + SETUP["decks"]["top"]["4"]
    assert all(sum(c["deck"] == side and c["set"] == "core" for c in CARDS) >= needed for side in REGIONS)


def test_the_kind_of_a_card_fits_its_cells() -> None:
    for card in CARDS:
        assert card["kind"] in ("tableau", "queen", "comet")
        assert (card["kind"] == "tableau") == bool(card["location"])
        assert (card["kind"] == "queen") == bool(card["suitors"]) == (card["one_shot"] == "coronation")
        assert (card["kind"] == "comet") == (card["set"] == "comet")
        if card["kind"] != "tableau":
            assert not card["agents"]
        if card["kind"] == "comet":
            assert not any(card[column] for column in ("ops", "prestige", "ability"))


def test_locations_and_suitors_are_empires_or_regions() -> None:
    assert {card["location"] for card in TABLEAU} == IDS | REGIONS
    assert {suitor for queen in QUEENS for suitor in parts(queen["suitors"])} <= IDS
    assert all(len(parts(queen["suitors"])) == len(set(parts(queen["suitors"]))) for queen in QUEENS)


@each("card", CARDS, lambda card: card["no"])
def test_what_a_card_shows_is_known(card: Row) -> None:
    assert all(map(is_agent, parts(card["agents"])))
    assert all(map(is_op, parts(card["ops"])))
    assert is_one_shot(card["one_shot"])
    assert all(map(is_prestige, parts(card["prestige"])))
    assert set(parts(card["ability"])) <= {ability["key"] for ability in ABILITIES}


def test_no_one_campaigns_but_kings() -> None:
    assert not any("campaign" in parts(card["ops"]) for card in CARDS)
    assert all(row["king_ops"] == "campaign" and "campaign" not in row["republic_ops"] for row in EMPIRES)


def test_the_agents_of_a_religious_war_share_its_religion() -> None:
    for card in CARDS:
        if religion := RELIGIOUS_WARS.get(card["one_shot"]):
            assert {agent.partition(":")[2] or religion for agent in parts(card["agents"])} <= {religion}, card["no"]


def test_a_pirate_has_a_sea_to_sail() -> None:
    coasts = {side for border in BORDERS if border["sea"] for side in (border["first"], border["second"])}
    pirates = [card for card in CARDS if "pirate" in card["agents"] or "corsair" in card["ops"]]
    assert len(pirates) > 20
    assert {card["location"] for card in pirates} <= coasts


@pytest.mark.parametrize(
    ("no", "location", "cells"),
    [
        ("PREN036", "france", {"agents": "pawn", "one_shot": "peasant_revolt"}),
        ("PREN061", "east", {"ops": "siege"}),
        ("PREN058", "ottoman", {"ops": "behead", "prestige": "islamic"}),
        ("PREN029", "mamluk", {"ops": "tax"}),
        ("PREN044", "", {"ops": "repress:pawn+rook", "suitors": "aragon"}),
        ("PREN040", "aragon", {"ops": "vote:west"}),
        ("PREN021", "portugal", {"ops": "siege"}),
        ("PREN009", "west", {"agents": "bishop:catholic", "one_shot": "conspiracy"}),
        ("PREN008", "aragon", {"one_shot": "crusade"}),
        ("PREN063", "ottoman", {"agents": "pirate:islamic"}),
        ("PREN052", "holy_roman_empire", {"prestige": "reformist"}),
        ("PREN071", "hungary", {"prestige": "islamic"}),
        ("PREN154X", "holy_roman_empire", {"one_shot": "apostasy_reformist_islamic"}),
        ("PREN128X", "england", {"one_shot": "crusade"}),
        ("PREN094X", "byzantium", {"one_shot": "reformation"}),
    ],
)
def test_a_card_the_book_names_is_what_the_book_says(no: str, location: str, cells: Row) -> None:
    card = next(card for card in CARDS if card["no"] == no)
    assert card["location"] == location
    assert all(text in parts(card[column]) for column, text in cells.items())


# -- abilities


def test_every_ability_is_on_a_card() -> None:
    used = {key for card in CARDS for key in parts(card["ability"])}
    assert used == {ability["key"] for ability in ABILITIES}


def test_no_two_abilities_are_one_effect() -> None:
    effects = [(ability["hook"], ability["value"], ability["where"]) for ability in ABILITIES]
    assert len(set(effects)) == len(effects)


# -- rules and words


def test_the_rules_have_every_paragraph_once_in_both_languages() -> None:
    chapters = {"A": 3, "B": 6, "C": 7, "D": 2, "E": 6, "F": 9, "G": 6, "H": 1, "I": 2, "J": 2, "K": 2, "L": 6, "M": 3}
    ids = [rule["id"] for rule in RULES]
    assert len(set(ids)) == len(ids)
    assert {f"{chapter}{n}" for chapter, last in chapters.items() for n in range(1, last + 1)} <= set(ids)
    for rule in RULES:
        assert re.fullmatch(r"\d+(-\d+)?(, \d+(-\d+)?)*", rule["lines"]), rule["id"]
        for language in ("en", "pl"):
            assert rule[language]["title"].strip()
            assert rule[language]["text"].strip()
    assert [rule["id"] for rule in RULES if rule["en"]["text"] == rule["pl"]["text"]] == []


def test_the_rules_point_only_to_paragraphs_that_exist() -> None:
    ids = {rule["id"] for rule in RULES}
    for rule in RULES:
        for language in ("en", "pl"):
            found = set(re.findall(r"\b([A-M]\d(?:\.\d)?)\b", rule[language]["text"]))
            assert found <= ids, rule["id"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("kind", "rows"), [("empire", EMPIRES), ("bank", BANKS), ("victory", VICTORIES)])
def test_the_words_call_a_thing_as_its_table_does(kind: str, rows: list[Row], language: str) -> None:
    words = speech(PAXREN, language)
    for row in rows:
        assert words.thing(kind, row["id"]) == row[f"name_{language}"]
