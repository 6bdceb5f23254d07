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
from theatrum.engine.title import Title
from theatrum.language import COMMON, FORMS, LANGUAGES, LIBRARY, files, names

from .tables import ALL, EVERY, PLAIN, Table, positions

TITLES = theatrum.titles()
SCENARIOS = [(title, scenario) for title in TITLES for scenario in title.scenarios]
ANY_FORM = {form for forms in FORMS.values() for form in forms}
COUNTS = {"count", "each", "tally"}
"""What a line tells of a list beside the list itself."""
SENTENCES: dict[str, set[str]] = {
    "": set(), ".hidden": set(), ".each": set(), ".many": {"times", "items"}, ".hidden-many": {"times"},
}  # fmt: skip
"""The sentences an event may have, with what they may mention beside its arguments."""


def name(thing: object) -> str:
    return getattr(thing, "id", "")


class Variables(Visitor):
    """The variables of a message, cases and gender included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.names.add(node.id.name)


@cache
def messages(paths: tuple[Path, ...], language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of word files with its variables."""
    return parsed("\n".join(path.read_text(encoding="utf-8") for path in paths), language)


def own(title: Title, language: str) -> dict[str, frozenset[str]]:
    """The messages of a title's own word files."""
    return messages(tuple(files(title, language)), language)


@cache
def parsed(text: str, language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes)]
            for key, part in parts:
                assert key not in found, f"{key} stands twice in {language}"
                found[key] = variables(part)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_message_is_read_when_it_is_needed_and_says_what_it_uses(title: Title, language: str) -> None:
    """One by one, in whatever order, as the whole file would be."""
    words = LIBRARY.words(title, language)
    for message, mentioned in reversed(own(title, language).items()):
        assert words.has(message) or any(f"{message}." in other for other in own(title, language)), message
        assert mentioned <= {variable for forms in words.uses(message).values() for _, variable in forms}, message


def variables(part: ast.BaseNode | None) -> frozenset[str]:
    visitor = Variables()
    if part is not None:
        visitor.visit(part)
    return frozenset(visitor.names)


@cache
def all_messages(title: Title, language: str) -> dict[str, frozenset[str]]:
    common = messages((COMMON / f"{language}.ftl",), language)
    return common | own(title, language) | parsed(names(title, language), language)


def is_form(key: str) -> bool:
    return key.partition(".")[2] in ANY_FORM


def bare(names: frozenset[str]) -> set[str]:
    """Variables without the form in which a language wants them."""
    parts = [(word, *word.rpartition("_")) for word in names]
    return {head if head and form in ANY_FORM | COUNTS else word for word, head, _, form in parts}


@cache
def said(title: Title) -> dict[str, Signature]:
    """The messages a title's vocabulary needs, with what they may mention."""
    tables = {"choice": title.verbs, "event": title.events, "reason": title.reasons, "prompt": title.prompts}
    tables["alert"] = title.alerts
    told = {f"{kind}-{key}": kinds for kind, table in tables.items() for key, kinds in table.items()}
    known = all_messages(title, LANGUAGES[0])
    told |= {f"why-{key}": kinds for key, kinds in title.whys.items()}
    for key, kinds in title.facts.items():
        forms = [f"{form}-{key}" for form in ("fact", "brief") if f"{form}-{key}" in known]
        told |= dict.fromkeys(forms or [f"fact-{key}"], kinds)
    told |= {key: title.events[key[6:]] for key in known if key.startswith("ahead-") and "." not in key}
    return told | {f"ending-{way}": () for way in title.endings}


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_both_languages_define_the_same_messages_apart_from_forms_of_names(title: Title) -> None:
    english, polish = all_messages(title, "en"), all_messages(title, "pl")
    assert {key for key in english if not is_form(key)} == {key for key in polish if not is_form(key)}


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
        for form, more in SENTENCES.items():
            mentioned = bare(known.get(f"{key}{form}", frozenset()))
            assert mentioned <= {argument for argument, _ in kinds} | more, f"{key}{form}"
        assert ("items" in known.get(f"{key}.many", ())) == (f"{key}.each" in known), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_what_folds_into_one_line_has_a_sentence_for_many_and_nothing_else_has(title: Title, language: str) -> None:
    known = all_messages(title, language)
    many = {told for told, how in title.folds.items() if not how.sums or how.lists}  # others always add up to one
    wanted = {f"event-{told}-many" if ".hidden" in told else f"event-{told}.many" for told in many}
    wanted |= {f"ahead-{told}.many" for told in many if f"ahead-{told}" in known}
    assert {key for key in known if key.endswith((".many", "-many"))} == wanted
    for told, how in title.folds.items():
        arguments = {argument for argument, _ in title.events[told.removesuffix(".hidden")]}
        assert {*how.sums, *how.lists, *how.way} <= arguments, told
        assert set(how.past) <= set(title.events), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "scenario"), SCENARIOS, ids=name)
def test_every_name_has_the_forms_that_sentences_want(title: Title, scenario: theatrum.Scenario, language: str) -> None:
    words, things = LIBRARY.words(title, language), theatrum.new(title.id, scenario.id, seed=1).state.lexicon.names
    known = all_messages(title, language)
    missing = set()
    for key, kinds in said(title).items():
        mentioned = {word for form in SENTENCES for word in known.get(key + form, ())}
        for argument, kind in kinds:
            wanted = {form for form in FORMS[language] if f"{argument}_{form}" in mentioned}
            for text_id in things.get(kind, ()) if wanted else ():
                missing |= {(key, f"{kind}-{text_id}", form) for form in wanted - set(words.forms(kind, text_id))}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_the_table_of_names_has_things_of_the_title_only(title: Title, language: str) -> None:
    games = [table.start(1) for table in EVERY if table.title == title.id]
    named = [pair for game in games for pair in game.state.lexicon.names.items()]
    things = {f"{kind}-{text_id.partition('.')[0]}" for kind, ids in named for text_id in ids}
    things |= {"-".join(other) for game in games for other in title.called(game.state).values()}
    assert {key.partition(".")[0] for key in parsed(names(title, language), language)} <= things


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_no_message_is_left_over_from_a_vocabulary_that_is_gone(title: Title) -> None:
    kinds = tuple(f"{kind}-" for kind in ("choice", "event", "reason", "prompt", "ending"))
    wanted = said(title)
    stale = {key for key in own(title, "en") if key.startswith(kinds) and key.partition(".")[0] not in wanted}
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
def test_every_option_and_value_has_a_name_and_says_what_it_changes(title: Title, language: str) -> None:
    words = LIBRARY.words(title, language)
    for option in title.options:
        assert words.say(f"option-{option.id}").strip()
        assert all(words.say(f"option-{option.id}.{value}").strip() for value in (*option.values, "note"))
        for point in option.points:
            assert words.say(f"option-{option.id}-{point}").strip()
            assert words.say(f"option-{option.id}-{point}.note").strip()


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
