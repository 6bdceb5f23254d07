"""Details of the map in the rules: they show what there is, alike in both languages, and read well without pictures."""

from __future__ import annotations

import json
import re

import pytest

from theatrum.arena import rulebook
from theatrum.language import LANGUAGES
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.title import EUROPA

MAP = re.compile(r"^! (\w+): ([\w ]+) \| (.+)$", re.MULTILINE)
BOOKS = {language: {rule.id: rule.text for rule in rulebook.read(EUROPA, language)} for language in LANGUAGES}
SHOWN = [(rule, *found[:2]) for rule, text in BOOKS["en"].items() for found in MAP.findall(text)]


def test_chapters_with_a_place_on_the_map_have_a_detail_of_it() -> None:
    assert {rule.partition(".")[0] for rule, *_ in SHOWN} == {"2", "5", "9", "12", "18"}


@pytest.mark.parametrize(("rule", "board", "places"), SHOWN)
def test_a_detail_shows_places_of_the_board(rule: str, board: str, places: str) -> None:
    assert rule in BOOKS["pl"]
    drawn = json.loads((CONTENT / "maps" / f"{board}.json").read_text(encoding="utf-8"))
    known = {one["id"] for kind in ("areas", "zones", "nodes") for one in drawn[kind]}
    assert known.issuperset(places.split())
    assert any(area["id"] in places.split() for area in drawn["areas"]), "the detail is cropped to its areas"


def test_both_languages_show_the_same() -> None:
    assert [(rule, *found[:2]) for rule, text in BOOKS["pl"].items() for found in MAP.findall(text)] == SHOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pictures_the_caption_stays(language: str) -> None:
    for text in BOOKS[language].values():
        plain = rulebook.without_maps(text)
        assert "! main" not in plain
        assert all(caption in plain for *_, caption in MAP.findall(text))
