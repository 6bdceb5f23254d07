"""The sentences of cards, events and aims: each word in both languages, and each thing that they name."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.language import FORMS
from theatrum.titles.europa.aims import vocabulary as aims
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.cards import vocabulary as cards
from theatrum.titles.europa.events import vocabulary as events

from ..positions import begin
from .test_words_diplomacy import arguments, wanted

MINE = {"cards": cards, "events": events, "aims": aims}
THINGS = {"cards": ("effect", "deed", "option"), "events": ("mark", "symbol", "slot"), "aims": ()}
"""Kinds whose names stand in these files."""


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("name", MINE)
def test_every_word_has_a_sentence(name: str, language: str) -> None:
    text = (CONTENT / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    specs = wanted(MINE[name])
    names = begin().start.names
    things = {f"{kind}-{thing}" for kind in THINGS[name] for thing in names[kind]}
    assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == set(specs) | things
    for key, spec in specs.items():
        _, errors = bundle.format_pattern(bundle.get_message(key).value, arguments(spec, language))
        assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_the_ways_of_a_fork_are_told_apart_without_numbers(language: str) -> None:
    """A number behind an effect would be read as how much of it."""
    text = (CONTENT / "words" / language / "cards.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    told = [
        bundle.format_pattern(bundle.get_message("choice-either").value, {"effect": "X", "place": place})[0]
        for place in (1, 2)
    ]
    assert told[0] != told[1]
    assert not re.search(r"\d", "".join(map(str, told)))
