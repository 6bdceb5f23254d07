"""The sentences of chapters 11, 13, 18 and 19: each word in both languages, with the arguments it has."""

from __future__ import annotations

import csv
import re
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.engine.choice import signature
from theatrum.engine.telling import Teller
from theatrum.language import FORMS, LIBRARY
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.curia import vocabulary as curia
from theatrum.titles.europa.diplomacy import vocabulary as diplomacy
from theatrum.titles.europa.empire import vocabulary as empire
from theatrum.titles.europa.realms import vocabulary as realms
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.vocabulary import CHAPTERS

from ..positions import begin, number

MINE = {"diplomacy": diplomacy, "curia": curia, "empire": empire, "realms": realms}
TABLES = {"choice": "VERBS", "event": "EVENTS", "reason": "REASONS", "prompt": "PROMPTS"}
PLAIN = ("deck", "religion")
"""Kinds whose names have no other forms."""
WITHOUT = {"area": ("dat", "ins"), "province": ("dat", "ins")}
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


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("name", MINE)
def test_every_word_has_a_sentence(name: str, language: str) -> None:
    text = (CONTENT / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    specs = wanted(MINE[name])
    assert set(re.findall(r"^([A-Za-z-]+) =", text, re.MULTILINE)) == set(specs)
    for key, spec in specs.items():
        _, errors = bundle.format_pattern(bundle.get_message(key).value, arguments(spec, language))
        assert not errors, (key, errors)


@pytest.mark.parametrize("table", TABLES.values())
def test_a_word_of_several_chapters_means_the_same(table: str) -> None:
    """A choice, event, reason or question has one sentence, so it has the same arguments wherever it is used."""
    specs: dict[str, str] = {}
    for chapter in CHAPTERS:
        for name, spec in getattr(chapter, table).items():
            assert specs.setdefault(name, spec) == spec, (chapter.__name__, name)


@pytest.mark.parametrize("language", FORMS)
def test_cubes_in_areas_whose_names_have_more_and_fewer_forms_are_told_in_one_line(language: str) -> None:
    """The Loire has an instrumental in Polish, Leon has none."""
    g = begin()
    for name in ("loire", "leon"):
        g.tell("influence-placed", g.realm[0], number(g, "area", name), 1)
    teller = Teller(EUROPA, g, LIBRARY.words(EUROPA, language))
    (line,) = teller.lines(g.events)
    assert len(line) == 2
    said = teller.line(line)
    for name in ("loire", "leon"):
        assert any(form in said for form in teller.named("area", number(g, "area", name)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "{realm} gained influence: 3 in the Loire valley and 1 in Leon."),
        ("pl", "{realm} zyskuje wpływy: 3 nad Loarą i 1 w Leonie."),
    ],
)
def test_cubes_of_one_area_are_told_as_one_number(language: str, told: str) -> None:
    g = begin()
    for name, cubes in (("loire", 1), ("leon", 1), ("loire", 2)):
        g.tell("influence-placed", g.realm[0], number(g, "area", name), cubes)
    teller = Teller(EUROPA, g, LIBRARY.words(EUROPA, language))
    (line,) = teller.lines(g.events)
    assert teller.line(line) == told.format(realm=teller.named("realm", g.realm[0])[0])


@pytest.mark.parametrize(
    ("area", "pl", "en"),
    [
        ("netherlands", "Niderlandy leżą", "The Netherlands belong"),
        ("flanders_wallonia", "Flandria i Walonia leżą", "Flanders & Wallonia belong"),
        ("saxony", "Saksonia leży", "Saxony belongs"),
    ],
)
def test_a_land_of_two_names_or_in_the_plural_has_its_verb(area: str, pl: str, en: str) -> None:
    g = begin()
    g.tell("area-reintegrated", number(g, "area", area))
    told = {
        language: Teller(EUROPA, g, LIBRARY.words(EUROPA, language)).sentence(next(iter(g.events)))
        for language in FORMS
    }
    assert told == {"pl": f"{pl} znów w granicach Cesarstwa.", "en": f"{en} to the Empire again."}


def rows(name: str) -> list[dict[str, str]]:
    lines = (CONTENT / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def test_every_area_of_two_lands_is_in_the_plural() -> None:
    for column, language, many in (("gender", "pl", " i "), ("number", "en", " & ")):
        two = {row["id"] for row in rows("board/areas.csv") if many in row[f"name_{language}"]}
        forms = {row["id"]: row[column] for row in rows(f"words/names_{language}.csv") if row["kind"] == "area"}
        assert two
        assert {forms[area] for area in two} == {"pl"}


def test_what_a_choice_names_stands_in_its_case_and_missions_in_quotation_marks() -> None:
    g = begin()
    say = Teller(EUROPA, g, LIBRARY.words(EUROPA, "pl")).choice
    cost = "za 2 punkty władzy dyplomatycznej"
    assert say(g.lexicon.parse("excommunicate:france")) == f"Ekskomunikuj {cost} władcę Francji"
    first, second = g.start.names["mission"][:2]
    assert re.fullmatch("Wymień misję „.+” na „.+”", say(g.lexicon.parse(f"exchange-mission:{first}:{second}")))
    assert say(g.lexicon.parse("talk-aside")) == "Pomów w tajemnicy za 1 punkt władzy dyplomatycznej"
