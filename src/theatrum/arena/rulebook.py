"""The rules in our own words: a title's `content/rules.toml`, or a file for each chapter, read and searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..engine.content import Sheet
from ..engine.title import Title

if TYPE_CHECKING:
    from simplemma import Lemmatizer

NUMBER = re.compile(r"[a-z]?\d+(\.\d+)*")
"""A paragraph's number: '10.4.2', 'e2.1'."""
MAP = re.compile(r"^! \w+: [\w ]+ \| ")
"""What stands before the caption of a detail of a map."""
WORD = re.compile(r"[^\W\d_]+")


class Rule(NamedTuple):
    """A paragraph: its id in the rulebook, its heading and its text, and the heading of its chapter."""

    id: str
    title: str
    text: str
    chapter: str


def rules_files(title: Title) -> list[Path]:
    """The one file of a short book, or those of its chapters in `content/rules/`, in the order of their names."""
    return sorted((title.content / "rules").glob("*.toml")) or [title.content / "rules.toml"]


def read(title: Title, language: str) -> list[Rule]:
    """Every paragraph, in the order of the book. A chapter begins with the paragraph it names as its first.

    A line of a text is a paragraph, an item of a list ("- ..."), a row of a table ("| ... | ...", its head first) or a
    detail of a map ("! BOARD: PLACE PLACE | caption").
    """
    return [rule for path in rules_files(title) for rule in _read_file(path, language)]


def _read_file(path: Path, language: str) -> Iterator[Rule]:
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    firsts = {sheet.text_at(entry, "first"): sheet.text_at(entry, language) for entry in sheet.data["chapter"]}
    chapter = ""
    for entry in sheet.data["rule"]:
        words, number = sheet.table_at(entry, language), sheet.text_at(entry, "id")
        chapter = firsts.get(number, chapter)
        yield Rule(number, sheet.text_at(words, "title"), sheet.text_at(words, "text").strip(), chapter)


def without_maps(text: str) -> str:
    """A text for readers who see no pictures: of a detail of a map its caption stays."""
    return "\n".join(MAP.sub("", line) for line in text.split("\n"))


def headings(title: Title, language: str) -> dict[str, str]:
    """Paragraphs that are called by a word, such as those of a glossary, under the names people read."""
    return {rule.id: rule.title for rule in read(title, language) if rule.id[0].islower()}


def plain(text: str) -> str:
    """Small letters without diacritics: 'Święte' -> 'swiete'."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def search(rules: list[Rule], words: Sequence[str], language: str) -> list[Rule]:
    """The paragraphs that hold every word in any of its forms, headings first; a number finds its paragraph and those
    below it."""
    wanted = [_Wanted(plain(word), _meant(rules, word, language)) for word in words]
    found = [rule for rule in rules if all(_holds(rule, word, language) for word in wanted)]
    return sorted(found, key=lambda rule: not all(_says(rule.title, word, language) for word in wanted))


def marks(rules: list[Rule], words: Sequence[str], language: str) -> list[str]:
    """What a search for these words looks for in a book, as plain text: the words themselves and their forms."""
    meant = frozenset[str]().union(*(_meant(rules, word, language) for word in words))
    forms = {form for form, lemma in _vocabulary(rules, language) if lemma in meant} if meant else set()
    return sorted({*map(plain, words), *forms})


class _Wanted(NamedTuple):
    """A word of a query as it was typed, plain, and the dictionary forms it may stand for."""

    word: str
    lemmas: frozenset[str]


def _holds(rule: Rule, wanted: _Wanted, language: str) -> bool:
    number = wanted.word.rpartition(":")[2]
    if NUMBER.fullmatch(number):
        return plain(rule.id) == number or plain(rule.id).startswith(f"{number}.")
    return _says(rule.title, wanted, language) or _says(rule.text, wanted, language)


def _says(text: str, wanted: _Wanted, language: str) -> bool:
    if wanted.word in plain(text):
        return True
    return bool(wanted.lemmas) and any(lemma in wanted.lemmas for _, lemma in _forms(text, language))


# -- words and their forms


def _meant(rules: list[Rule], word: str, language: str) -> frozenset[str]:
    """The dictionary forms a word may stand for; one typed without diacritics is looked up among those of the book."""
    if not WORD.fullmatch(word):
        return frozenset()
    bare = plain(word)
    book = {lemma for form, lemma in _vocabulary(rules, language) if form == bare}
    return frozenset(book or {_lemma(word.casefold(), language)})


def _vocabulary(rules: list[Rule], language: str) -> Iterator[tuple[str, str]]:
    for rule in rules:
        yield from _forms(rule.title, language)
        yield from _forms(rule.text, language)


@cache
def _forms(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """Every word of a text, plain, with its dictionary form."""
    return tuple({plain(word): _lemma(word, language) for word in WORD.findall(text.casefold())}.items())


def _lemma(word: str, language: str) -> str:
    """The dictionary form of a word: 'arbitra' -> 'arbiter'."""
    return _lemmatizer().lemmatize(word, lang=language)


@cache
def _lemmatizer() -> Lemmatizer:
    """Its dictionaries are read as they lie on the disk: in memory the Polish one alone would take 400 MB."""
    from simplemma import Lemmatizer  # here, so that the other commands start without it
    from simplemma.strategies import DefaultStrategy, StreamDictionaryFactory

    return Lemmatizer(lemmatization_strategy=DefaultStrategy(dictionary_factory=StreamDictionaryFactory()))
