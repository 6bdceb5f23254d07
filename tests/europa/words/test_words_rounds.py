"""The sentences of rounds, court, actions, trade, unrest, faith, voyages: each word in both languages."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.engine.choice import signature
from theatrum.language import FORMS
from theatrum.titles.europa.actions import vocabulary as actions
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.court import vocabulary as court
from theatrum.titles.europa.faith import vocabulary as faith
from theatrum.titles.europa.round import vocabulary as round_
from theatrum.titles.europa.trade import vocabulary as trade
from theatrum.titles.europa.unrest import vocabulary as unrest
from theatrum.titles.europa.voyages import vocabulary as voyages

from ..positions import begin

MINE = {
    "round": round_, "court": court, "actions": actions, "trade": trade, "unrest": unrest, "faith": faith,
    "voyages": voyages,
}  # fmt: skip
NAMES = {"round": ("deck",), "court": ("power",), "unrest": ("rebellion",), "faith": ("religion",)}
"""The kinds of things that a file names."""
TABLES = {"choice": "VERBS", "event": "EVENTS", "reason": "REASONS", "prompt": "PROMPTS"}
PLAIN = (
    "religion", "rebellion", "trade", "water", "army", "deck", "source", "person", "card",
    "event", "idea", "milestone",
)  # fmt: skip
"""Kinds whose names have no other forms."""
WITHOUT = {"area": ("dat", "ins"), "province": ("dat", "ins"), "node": ("dat", "ins"), "zone": ("dat", "ins")}
"""Polish cases that the table of names leaves empty."""
UNITS = {"en": (), "pl": ("acc", "gen")}
"""The forms that units and their categories have."""


def arguments(spec: str, language: str) -> dict[str, str | int]:
    """Every variable that a sentence may ask for."""
    given: dict[str, str | int] = {"items": "X", "times": 2}
    for name, kind in signature(spec):
        given |= {name: 3 if kind == "number" else "X", f"{name}_each": 1, f"{name}_tally": "X"}
        if kind not in ("number", *PLAIN):
            forms = UNITS[language] if kind in ("unit", "category") else FORMS[language]
            given |= {f"{name}_{form}": "X" for form in forms if form not in WITHOUT.get(kind, ())}
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
    named = {f"{kind}-{thing}" for kind in NAMES.get(name, ()) for thing in begin().start.names[kind]}
    assert {key for key in told if not key.startswith("source-")} == set(specs) | named
    for key, spec in specs.items():
        message = bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            _, errors = bundle.format_pattern(pattern, arguments(spec, language))
            assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_every_source_of_prestige_has_one_name(language: str) -> None:
    chapters = [path.stem for path in sorted((CONTENT / "words" / language).glob("*.ftl"))]
    told = [key for name in chapters for key in spoken(name, language)[0] if key.startswith("source-")]
    assert sorted(told) == sorted(f"source-{source}" for source in begin().start.names["source"])
