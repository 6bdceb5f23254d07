"""The sentences of trade, unrest, faith and voyages: each word in both languages, with the arguments it has."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.engine.choice import signature
from theatrum.language import FORMS
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.faith import vocabulary as faith
from theatrum.titles.europa.trade import vocabulary as trade
from theatrum.titles.europa.unrest import vocabulary as unrest
from theatrum.titles.europa.voyages import vocabulary as voyages

from .positions import begin

MINE = {"trade": trade, "unrest": unrest, "faith": faith, "voyages": voyages}
TABLES = {"choice": "VERBS", "event": "EVENTS", "reason": "REASONS", "prompt": "PROMPTS"}
PLAIN = ("religion", "rebellion", "trade", "water", "unit", "category", "ship", "army")
"""Kinds whose names have no other forms."""
WITHOUT = {"area": ("dat", "ins"), "province": ("dat", "ins"), "node": ("dat", "ins"), "zone": ("dat", "ins")}
"""Polish cases that the table of names leaves empty."""


def arguments(spec: str, language: str) -> dict[str, str | int]:
    """Every variable that a sentence may ask for."""
    given: dict[str, str | int] = {}
    for name, kind in signature(spec):
        given[name] = 3 if kind == "number" else "X"
        if kind not in ("number", *PLAIN):
            given |= {f"{name}_{form}": "X" for form in FORMS[language] if form not in WITHOUT.get(kind, ())}
    return given


def wanted(chapter: ModuleType) -> dict[str, str]:
    return {
        f"{prefix}-{name}": spec for prefix, table in TABLES.items() for name, spec in getattr(chapter, table).items()
    }


def spoken(name: str, language: str) -> tuple[set[str], FluentBundle]:
    text = (CONTENT / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return set(re.findall(r"^([A-Za-z_-]+) =", text, re.MULTILINE)), bundle


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("name", MINE)
def test_every_word_has_a_sentence(name: str, language: str) -> None:
    told, bundle = spoken(name, language)
    specs = wanted(MINE[name])
    assert {key for key in told if not key.startswith(("religion-", "rebellion-"))} == set(specs)
    for key, spec in specs.items():
        _, errors = bundle.format_pattern(bundle.get_message(key).value, arguments(spec, language))
        assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_religions_and_faces_of_the_rebellion_die_have_names(language: str) -> None:
    names = begin().start.names
    assert {f"religion-{name}" for name in names["religion"]} <= spoken("faith", language)[0]
    assert {f"rebellion-{face}" for face in names["rebellion"]} <= spoken("unrest", language)[0]
    assert len(names["religion"]) == len(RELIGIONS) + 1
