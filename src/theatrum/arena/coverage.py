"""Where each paragraph of a rulebook is implemented, and which tests hold it."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..engine.content import Sheet
from ..engine.title import Title
from .rulebook import read

RULE_ID = re.compile(r"(?<![\w.-])(?:[A-Z]?\d+(?:\.\d+)*|[A-Z]+|[a-z]+(?:-[a-z]+)*)(?![\w-]|\.\d)")
"""'10.4.2', 'E2.1', a chapter's letter, an entry of a glossary ('regime-change'; 'glossary REPRESS' in a text)."""


class Covered(NamedTuple):
    """A paragraph: `file:line` of its code and of its tests, and the reason if it is an exception."""

    id: str
    title: str
    code: list[str]
    tests: list[str]
    exception: str

    @property
    def held(self) -> bool:
        return bool(self.tests or self.exception)


def coverage(title: Title, tests: Path) -> list[Covered]:
    """Every paragraph of a title with its code and tests."""
    rules = read(title, "en")
    known = {rule.id for rule in rules}
    code = _gather(_mentions(title.content.parent, known))
    marked = _gather(_marks(title, tests))
    exceptions = read_exceptions(title)
    return [
        Covered(rule.id, rule.title, code.get(rule.id, []), marked.get(rule.id, []), exceptions.get(rule.id, ""))
        for rule in rules
    ]


def read_exceptions(title: Title) -> dict[str, str]:
    """Paragraphs that no test can hold, each with its reason."""
    path = title.content / "exceptions.toml"
    if not path.is_file():
        return {}
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    table = sheet.table_at(sheet.data, "exceptions")
    return {rule: sheet.text_at(table, rule) for rule in table}


def _gather(found: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for rule, place in found:
        listed = places.setdefault(rule, [])
        if place not in listed:
            listed.append(place)
    return places


def _mentions(folder: Path, known: set[str]) -> Iterator[tuple[str, str]]:
    """Rule ids in the comments, docstrings and reasons of a title's code; a bare chapter number does not count."""
    for path in sorted(folder.rglob("*.py")):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING):
                    for line, text in enumerate(token.string.splitlines(), token.start[0]):
                        for rule in _ids(text, folder.name, known):
                            yield rule, f"{path.relative_to(folder)}:{line}"


def _ids(text: str, title: str, known: set[str]) -> Iterator[str]:
    for match in RULE_ID.finditer(text):
        rule = match.group()
        before = text[: match.start()]
        named = before.endswith((f"{title}:", "glossary ")) or text.strip("\"'") == rule
        sure = "." in rule or (rule[0].isalpha() and rule[-1].isdigit())
        rule = rule.lower() if before.endswith("glossary ") else rule
        if rule in known and (sure or named):
            yield rule


def _marks(title: Title, tests: Path) -> Iterator[tuple[str, str]]:
    """Rule ids in `pytest.mark.rule(...)`: 'title:id' anywhere, a bare id in files whose path names the title."""
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests).as_posix()
        for place, rule in _marked(path.read_text(encoding="utf-8")):
            owner, colon, number = rule.rpartition(":")
            if owner == title.id or (not colon and title.id in name):
                yield number, f"{name}{place}"


@cache
def _marked(text: str) -> tuple[tuple[str, str], ...]:
    """What is marked in a file of tests, and with which rule: tests and classes, and by `pytestmark` the file itself.
    The same for every title."""
    if "mark.rule" not in text:
        return ()
    return tuple((place, rule) for place, marks in _decorated(ast.parse(text)) for rule in _rules_of(marks))


def _decorated(file: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.walk(file):
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                yield f"::{node.name}", node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield "", [node.value]


def _rules_of(marks: list[ast.expr]) -> Iterator[str]:
    for part in (part for mark in marks for part in ast.walk(mark)):
        match part:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
                yield from (arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
