"""The sentences of wars and peace, and of what happens to provinces: each word in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.language import FORMS
from theatrum.titles.europa.board import vocabulary as board
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.court import vocabulary as court
from theatrum.titles.europa.court.vocabulary import (
    CAPITULATION,
    FORCED_CONVERSION,
    HUMILIATION,
    LIBERATION,
    LOST_ALLY,
    SECURED_SUCCESSION,
    WHITE_PEACE,
)
from theatrum.titles.europa.peace import vocabulary as peace
from theatrum.titles.europa.peace.names import TERMS
from theatrum.titles.europa.war import vocabulary as war

from .test_words_diplomacy import arguments, wanted

MINE = {"board": board, "war": war, "peace": peace}
SOURCES = (WHITE_PEACE, CAPITULATION, HUMILIATION, FORCED_CONVERSION, LIBERATION, SECURED_SUCCESSION, LOST_ALLY)
THINGS = {
    "war": {f"source-{court.SOURCES[court.REFUSED_CALL]}"},
    "peace": {f"term-{term}" for term in TERMS} | {f"source-{court.SOURCES[source]}" for source in SOURCES},
}
"""Names of things that have no forms."""


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("name", MINE)
def test_every_word_has_a_sentence(name: str, language: str) -> None:
    text = (CONTENT / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    specs = wanted(MINE[name])
    assert set(re.findall(r"^([A-Za-z-]+) =", text, re.MULTILINE)) == set(specs) | THINGS.get(name, set())
    for key, spec in specs.items():
        _, errors = bundle.format_pattern(bundle.get_message(key).value, arguments(spec, language))
        assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_what_a_treaty_says_begins_otherwise_for_each_thing_it_ends(language: str) -> None:
    """A long list shows what its lines begin with, up to a colon."""
    text = (CONTENT / "words" / language / "peace.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^choice-(?:agree|sever-\w+) = ([^:]+):", text, re.MULTILINE)
    assert len(found) == len(set(found)) == 4
