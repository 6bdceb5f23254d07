"""Battles and sieges are told in both languages, with what their words bring along."""

from __future__ import annotations

import re

import pytest

from theatrum.engine.choice import signature
from theatrum.engine.telling import Teller
from theatrum.language import FORMS, LIBRARY
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.war.battle import vocabulary

from ..positions import begin, number

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


def test_the_dice_of_a_side_are_told_by_kind() -> None:
    g = begin("2-02", "3_players")
    realm = number(g, "realm", "ottomans")
    before = len(g.events)
    for die, face in (("infantry", "blank"), ("cavalry", "double"), ("infantry", "blank"), ("infantry", "cavalry")):
        g.tell("rolled", realm, number(g, "die", die), number(g, "face", face))
    teller = Teller(EUROPA, g, LIBRARY.words(EUROPA, "en"))
    assert [teller.line(line) for line in teller.lines(g.events.since(before))] == [
        "The Ottomans rolled the infantry die 3 times: blank (2), cavalry (1).",
        "The Ottomans rolled the cavalry die: double infantry.",
    ]
