"""The language of cards: statements over a closed vocabulary, read into tuples.

`you: gain(adm(2)); may(war(venice))` has a subject and effects. Every word stands in `vocabulary.csv` with its kind and
the kinds of its arguments, or is the id of a place, realm or idea. What the words do is told elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import read_table

KINDS = (
    "effect", "condition", "amount", "number", "who", "realms", "areas", "provinces", "zones", "node", "set",
    "faith", "deck", "pool", "action", "unit", "colour", "map", "option", "idea",
)  # fmt: skip
SETS = ("who", "realms", "areas", "provinces", "zones")
"""Kinds that `both`, `either` and `except` combine."""
PARTS = re.compile(r"\s*(-?\d+|[a-z_][a-z0-9_]*|[(),])")

Term = int | tuple[Any, ...]
"""A number; an id as ("areas", 12); or a word with its arguments: ("gain", ("adm", 2))."""
Raw = int | tuple[Any, ...]


class Statement(NamedTuple):
    """Who does what."""

    subject: Term
    effects: tuple[Term, ...]


class Misread(Exception):
    """A statement that is not in the language; says why."""


class Language:
    """The vocabulary, and the ids that may stand for a kind."""

    def __init__(self, path: Path, ids: Mapping[str, Mapping[str, int]]) -> None:
        self.ids = ids
        self.words: dict[tuple[str, str], tuple[str, ...]] = {}
        """The kinds that a word of a kind takes."""
        self.meanings: dict[tuple[str, str], str] = {}
        for row in read_table(path, ("word", "kind", "takes", "meaning")):
            key = row.text("word"), row.one_of("kind", KINDS)
            if key in self.words:
                raise row.fault(f"'{key[0]}' stands twice as {key[1]}")
            for kind in row.words("takes"):
                if kind.rstrip("+*") not in KINDS:
                    raise row.fault(f"there is no kind '{kind}'")
            self.words[key] = tuple(row.words("takes"))
            self.meanings[key] = row.text("meaning")

    def read(self, text: str) -> Statement:
        """A statement; raises Misread."""
        subject, colon, rest = text.partition(":")
        if not colon:
            raise Misread("a statement has a subject, a colon and effects")
        return Statement(self.resolve(_parse(subject), "who"), self.effects(rest))

    def effects(self, text: str) -> tuple[Term, ...]:
        """Effects without a subject: they are about whoever has the card."""
        return tuple(self.resolve(_parse(part), "effect") for part in text.split(";"))

    def amount(self, text: str) -> Term:
        return self.resolve(_parse(text), "amount")

    def number(self, text: str) -> Term:
        return self.resolve(_parse(text), "number")

    def condition(self, text: str) -> Term:
        return self.resolve(_parse(text), "condition")

    def resolve(self, raw: Raw, kind: str) -> Term:
        """A parsed word as a term of this kind."""
        if isinstance(raw, int):
            if kind != "number":
                raise Misread(f"{raw} is no {kind}")
            return raw
        word, given = raw[0], raw[1:]
        for found in (kind, "realms") if kind == "who" else (kind,):  # a realm is somebody, too
            takes = self._takes(word, found)
            if takes is not None:
                return (word, *self._arguments(word, given, takes))
            if not given and word in self.ids.get(found, ()):
                return (found, self.ids[found][word])
        raise Misread(f"'{word}' is no {kind}")

    def _takes(self, word: str, kind: str) -> tuple[str, ...] | None:
        takes = self.words.get((word, kind))
        if takes is None and kind in SETS and (word, "set") in self.words:
            return tuple(token.replace("set", kind) for token in self.words[word, "set"])
        return takes

    def _arguments(self, word: str, given: tuple[Raw, ...], takes: tuple[str, ...]) -> Iterator[Term]:
        rest = list(given)
        for token in takes:
            kind = token.rstrip("+*")
            if token == kind or token.endswith("+"):
                if not rest:
                    raise Misread(f"'{word}' wants {' '.join(takes)}")
                yield self.resolve(rest.pop(0), kind)
            while token != kind and rest and self._fits(rest[0], kind, last=token == takes[-1]):
                yield self.resolve(rest.pop(0), kind)
        if rest:
            raise Misread(f"'{word}' takes {' '.join(takes) or 'nothing'}")

    def _fits(self, raw: Raw, kind: str, last: bool) -> bool:
        """Whether a word goes on a list of this kind; the last list takes what is left and says what is wrong."""
        if last:
            return True
        try:
            self.resolve(raw, kind)
        except Misread:
            return False
        return True


def _parse(text: str) -> Raw:
    parts = list(_split(text))
    term, end = _term(parts, 0)
    if end != len(parts):
        raise Misread(f"'{parts[end]}' was not expected")
    return term


def _split(text: str) -> Iterator[str]:
    at, end = 0, len(text.rstrip())
    while at < end:
        part = PARTS.match(text, at)
        if part is None:
            raise Misread(f"'{text[at:].strip()[:20]}' cannot be read")
        yield part[1]
        at = part.end()


def _term(parts: list[str], at: int) -> tuple[Raw, int]:
    if at >= len(parts) or parts[at] in "(),":
        raise Misread("a word or a number is missing")
    word = parts[at]
    if word.lstrip("-").isdecimal():
        return int(word), at + 1
    arguments: list[Raw] = []
    if parts[at + 1 : at + 2] != ["("]:
        return (word,), at + 1
    at += 1
    while parts[at] != ")":
        argument, at = _term(parts, at + 1)
        arguments.append(argument)
        if at >= len(parts) or parts[at] == "(":
            raise Misread("a bracket is not closed")
    return (word, *arguments), at + 1
