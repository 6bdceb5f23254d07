"""What cards say: sentences of ours from `texts.csv`; where there is none, generated from the statements.

How each word of the vocabulary reads stands in `phrases.csv`, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ....engine.content import read_table
from ..board.board import Board, read_board
from ..board.reading import CONTENT
from .events import Event
from .language import SETS, Statement, Term
from .lists import Lists, read_lists

LANGUAGES = ("en", "pl")
LIST = re.compile(r"\{\*(?:\|([^}]*))?\}")
BETWEEN = ", "
PARTS = ("first", "a", "b", "then")


class Teller:
    """One language."""

    def __init__(self, language: str, board: Board, lists: Lists, folder: Path = CONTENT / "cards") -> None:
        self.words = lists.language.words
        self.phrases = {
            (row.text("word"), row.text("kind")): row.text(language)
            for row in read_table(folder / "phrases.csv", ("word", "kind", *LANGUAGES))
        }
        self.texts = {
            (row.text("card"), row.one_of("part", PARTS)): row.text(language)
            for row in read_table(folder / "texts.csv", ("card", "part", *LANGUAGES))
        }
        ideas = read_table(folder / "ideas.csv", tuple(read_columns(folder / "ideas.csv")))
        self.names = {
            "areas": board.land.area_names[language],
            "provinces": board.land.province_names[language],
            "zones": board.sea.zone_names[language],
            "node": board.sea.node_names[language],
            "realms": board.realms.names[language],
            "idea": tuple(row.text(f"name_{language}") for row in ideas),
        }

    def event(self, event: Event) -> list[str]:
        """A card line by line; its options bear their letters."""
        lines = self.part(event, "first", event.first)
        for part, option in zip("ab", event.options, strict=False):
            lines += [f"{part.upper()}) {line}" for line in self.part(event, part, option)]
        return lines + self.part(event, "then", event.then)

    def part(self, event: Event, part: str, statements: tuple[Statement, ...]) -> list[str]:
        """The lines of a part of an event: one of ours, or one for each statement."""
        written = self.texts.get((event.data.get("same", event.id), part))
        return [written] if written else [self.statement(statement) for statement in statements]

    def statement(self, statement: Statement) -> str:
        who = self.term(statement.subject, "who")
        return f"{who[0].upper()}{who[1:]}: {'; '.join(self.term(effect, 'effect') for effect in statement.effects)}."

    def effects(self, effects: tuple[Term, ...]) -> str:
        """Effects without a subject, as on action cards and ideas."""
        return "; ".join(self.term(effect, "effect") for effect in effects)

    def term(self, term: Term, kind: str) -> str:
        """A term of a kind in words."""
        if isinstance(term, int):
            return str(term)
        head, given = str(term[0]), term[1:]
        for found in (kind, "realms") if kind == "who" else (kind,):
            if head == found and found in self.names:
                return self.names[found][int(given[0])]
            if (head, found) in self.words:
                return self._fill(head, found, list(self._arguments(self.words[head, found], given)))
        takes = tuple(token.replace("set", kind) for token in self.words[head, "set"])
        return self._fill(head, "set", list(self._arguments(takes, given)))

    def _arguments(self, takes: tuple[str, ...], given: tuple[Term, ...]) -> Iterator[str]:
        """Each argument in words; the kinds are those that the vocabulary wants."""
        rest = list(given)
        for token in takes:
            kind = token.rstrip("+*")
            if token == kind:
                yield self.term(rest.pop(0), kind)
            while token != kind and rest and (token == takes[-1] or self._is(rest[0], kind)):
                yield self.term(rest.pop(0), kind)

    def _is(self, term: Term, kind: str) -> bool:
        """Whether a term is of a kind: a list goes on as long as it fits."""
        if isinstance(term, int):
            return kind == "number"
        return term[0] == kind or (term[0], kind) in self.words or (kind in SETS and (term[0], "set") in self.words)

    def _fill(self, head: str, kind: str, arguments: list[str]) -> str:
        """The phrase of a word with its arguments; what has no place of its own joins the list."""
        text = self.phrases[head, kind]
        single = sorted(int(number) for number in set(re.findall(r"\{(\d)\}", text)))
        for number in single:
            text = text.replace(f"{{{number}}}", arguments[number - 1])
        listed = arguments[len(single) :]
        return LIST.sub(lambda match: (match[1] or BETWEEN).join(listed), text)


def written_parts(lists: Lists) -> dict[tuple[str, str], tuple[Any, ...]]:
    """All that cards say, by card and part: what a text of ours may stand for."""
    parts: dict[tuple[str, str], tuple[Any, ...]] = {}
    for event in lists.events.values():
        options = event.options or ((), ())
        said = (event.first, *options, event.then)
        parts |= {(event.id, part): statements for part, statements in zip(PARTS, said, strict=True) if statements}
    return parts


def read_columns(path: Path) -> list[str]:
    """The columns of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if not line.startswith("#")).split(",")


@cache
def teller(language: str) -> Teller:
    return Teller(language, read_board(), read_lists())
