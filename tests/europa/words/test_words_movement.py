"""Recruiting and movement in both languages: every word has a sentence, which finds its arguments."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.engine.choice import signature
from theatrum.language import FORMS
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.war.movement import vocabulary as movement
from theatrum.titles.europa.war.recruiting import vocabulary as recruiting
from theatrum.titles.europa.war.units import CATEGORIES, SHIPS, UNITS

CHAPTERS = {"recruiting": recruiting, "movement": movement}
TABLES = {"choice": "VERBS", "event": "EVENTS", "reason": "REASONS", "prompt": "PROMPTS"}
THINGS = {
    *(f"unit-{name}" for name in UNITS),
    *(f"category-{name}" for name in CATEGORIES),
    *(f"ship-{name}" for name in SHIPS),
    *(f"army-{name}" for name in "123"),
}
FORMED = {"en": {"ship": ("a",)}, "pl": dict.fromkeys(("unit", "category", "ship"), ("acc", "gen"))}
"""The other forms of things that are named in these files."""
PLAIN = ("water", "army", "idea", "power")
"""Kinds of which sentences use the plain name alone."""
EMPTY = ("dat", "ins")
"""Cases that the table of names leaves empty."""


def words(chapter: ModuleType) -> dict[str, str]:
    return {f"{kind}-{name}": spec for kind, table in TABLES.items() for name, spec in getattr(chapter, table).items()}


def arguments(spec: str, language: str, number: int) -> dict[str, str | int]:
    given: dict[str, str | int] = {"times": number}
    for name, kind in signature(spec):
        given |= {name: number if kind == "number" else "X", f"{name}_each": number, f"{name}_tally": "X"}
        forms = [form for form in FORMS[language] if form not in EMPTY]
        if kind in ("unit", "category", "ship"):
            forms = [*FORMED[language].get(kind, ())]
        if kind not in (*PLAIN, "number"):
            given |= {f"{name}_{form}": "X" for form in forms}
    return given


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("name", CHAPTERS)
def test_every_word_has_its_sentence(name: str, language: str) -> None:
    text = (CONTENT / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    wanted = words(CHAPTERS[name])
    told = set(re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE))
    assert told == set(wanted) | (THINGS if name == "recruiting" else set())
    for key, spec in wanted.items():
        message = bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            for number in (0, 1, 3, 5):
                _, errors = bundle.format_pattern(pattern, arguments(spec, language, number))
                assert not errors, (key, errors)
