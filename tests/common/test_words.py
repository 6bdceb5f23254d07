"""Everything a game can say is said in both languages, whole and with the same contents."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import theatrum
from theatrum.arena import rulebook
from theatrum.engine.choice import Signature
from theatrum.engine.game import Game
from theatrum.engine.telling import CASES
from theatrum.engine.title import Title
from theatrum.language import COMMON, LANGUAGES, LIBRARY

from .tables import ALL, PLAIN, Table, positions

TITLES = theatrum.titles()
SCENARIOS = [(title, scenario) for title in TITLES for scenario in title.scenarios]


def name(thing: object) -> str:
    return getattr(thing, "id", "")


class Variables(Visitor):
    """The variables of a message, cases and gender included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.names.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a word file with its variables."""
    found: dict[str, frozenset[str]] = {}
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes)]
            for key, part in parts:
                assert key not in found, f"{key} stands twice in {language}"
                found[key] = variables(part)
    return found


def variables(part: ast.BaseNode | None) -> frozenset[str]:
    visitor = Variables()
    if part is not None:
        visitor.visit(part)
    return frozenset(visitor.names)


def all_messages(title: Title, language: str) -> dict[str, frozenset[str]]:
    return messages(COMMON, language) | messages(title.content / "words", language)


def is_case(key: str) -> bool:
    return key.partition(".")[2] in CASES


def bare(names: frozenset[str]) -> set[str]:
    """Variables without the case in which a language wants them."""
    return {word.rpartition("_")[0] if word.rpartition("_")[2] in CASES else word for word in names}


def said(title: Title) -> dict[str, Signature]:
    """The messages a title's vocabulary needs, with what they may mention."""
    tables = {"choice": title.verbs, "event": title.events, "reason": title.reasons, "prompt": title.prompts}
    told = {f"{kind}-{key}": kinds for kind, table in tables.items() for key, kinds in table.items()}
    return told | {f"ending-{way}": () for way in title.endings}


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_both_languages_define_the_same_messages_apart_from_cases(title: Title) -> None:
    for folder in (COMMON, title.content / "words"):
        english, polish = messages(folder, "en"), messages(folder, "pl")
        assert {key for key in english if not is_case(key)} == {key for key in polish if not is_case(key)}


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_a_message_mentions_the_same_things_in_both_languages(title: Title) -> None:
    english, polish = all_messages(title, "en"), all_messages(title, "pl")
    differing = {key for key in english if key in polish and bare(english[key]) != bare(polish[key])}
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_the_whole_vocabulary_has_messages_that_mention_only_what_they_are_given(title: Title, language: str) -> None:
    known = all_messages(title, language)
    assert said(title).keys() - known.keys() == set()
    assert "prompt-over" in known
    for key, kinds in said(title).items():
        for form in (key, f"{key}.hidden"):
            assert bare(known.get(form, frozenset())) <= {argument for argument, _ in kinds}, form


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_no_message_is_left_over_from_a_vocabulary_that_is_gone(title: Title) -> None:
    kinds = tuple(f"{kind}-" for kind in ("choice", "event", "reason", "prompt", "ending"))
    own = messages(title.content / "words", "en")
    stale = {key for key in own if key.startswith(kinds) and key.removesuffix(".hidden") not in said(title)}
    assert stale == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "scenario"), SCENARIOS, ids=name)
def test_every_thing_on_the_board_has_a_name(title: Title, scenario: theatrum.Scenario, language: str) -> None:
    assert scenario.names[language].strip()
    assert title.names[language].strip()
    state = theatrum.new(title.id, scenario.id, seed=1).state
    words, given = LIBRARY.words(title, language), title.things(state, language)
    for kind, ids in state.lexicon.names.items():
        names = list(given[kind]) if kind in given else [words.thing(kind, text_id) for text_id in ids]
        assert len(names) == len(ids)
        assert len(set(names)) == len(names), f"two things of kind {kind} share a name in {language}"
        assert all(word.strip() for word in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_option_and_value_has_a_name(title: Title, language: str) -> None:
    words = LIBRARY.words(title, language)
    for option in title.options:
        assert words.say(f"option-{option.id}").strip()
        assert all(words.say(f"option-{option.id}.{value}").strip() for value in option.values)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_whatever_is_met_in_play_can_be_said_in_both_languages(table: Table) -> None:
    for game in positions(table):
        for language in LANGUAGES:
            for sentence in sentences(game, language):
                assert sentence.strip() == sentence
                assert sentence
                assert not set("{}$") & set(sentence), sentence
                assert "None" not in sentence


def sentences(game: Game, language: str) -> list[str]:
    game.language = language
    told = [game.prompt()]
    for seat in game.to_act:
        told += [game.describe(choice) for choice in game.choices(seat)[:40]]
        told += {why.key: why.reason for _, why in game.closed(seat)}.values()
    game.language = "en"
    return told


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_every_kind_of_event_is_told_to_those_who_know_and_those_who_do_not(table: Table) -> None:
    game = positions(table)[-1]
    first: dict[tuple[str, bool], int] = {}
    for number, event in enumerate(game.state.events):
        first.setdefault((event.name, bool(event.secret)), number)
    for number in first.values():
        event = game.state.events[number]
        for language in LANGUAGES:
            told = [game.teller(language).sentence(event.seen_by(seat)) for seat in range(-1, game.seats)]
            assert all(sentence.strip() and not set("{}$") & set(sentence) for sentence in told)
            if event.secret:
                ignorant = told[0]
                assert {told[seat + 1] == ignorant for seat in range(game.seats) if event.audience >> seat & 1} <= {
                    False
                }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_the_whole_position_can_be_told_to_every_seat(table: Table, language: str) -> None:
    for game in positions(table)[::9]:
        for seat in (None, *range(game.seats)):
            text = game.text(seat, language)
            assert not set("{}$") & set(text)
            assert text.endswith("\n")


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_event_cites_a_paragraph(title: Title) -> None:
    known = {rule.id for rule in rulebook.read(title, "en")}
    assert set(title.cites) == set(title.events)
    assert set(title.cites.values()) <= known
