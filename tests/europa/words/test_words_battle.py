"""Battles and sieges are told in both languages, with what their words bring along."""

from __future__ import annotations

import re

import pytest

from theatrum.engine.choice import signature
from theatrum.language import FORMS
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.war.battle import vocabulary

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ \t].*|\n)*)", re.MULTILINE)
WORDS = (
    ("choice", vocabulary.VERBS),
    ("event", vocabulary.EVENTS),
    ("reason", vocabulary.REASONS),
    ("prompt", vocabulary.PROMPTS),
)
FOLDED = {"items", "times"}
COUNTED = ("each", "tally")
"""What a line tells of a list beside the list itself."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_word_has_its_sentence(language: str) -> None:
    text = (CONTENT / "words" / language / "battle.ftl").read_text("utf-8")
    told = dict(MESSAGE.findall(text))
    for kind, words in WORDS:
        for name, spec in words.items():
            sentence = told.pop(f"{kind}-{name}")
            known = {part for part, _ in signature(spec)}
            known |= {f"{part}_{form}" for part in known for form in (*FORMS[language], *COUNTED)} | FOLDED
            assert set(re.findall(r"\$(\w+)", sentence)) <= known, name
    assert all(name.startswith(("die-", "face-")) for name in told)
