"""The rules in our own words: a title's `content/rules.toml`, read and searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ..engine.content import Sheet
from ..engine.title import Title

NUMBER = re.compile(r"[a-z]?\d+(\.\d+)*")
"""A paragraph's number: '10.4.2', 'e2.1'."""


class Rule(NamedTuple):
    """A paragraph: its id in the rulebook, its heading and its text, and the heading of its chapter."""

    id: str
    title: str
    text: str
    chapter: str


def rules_file(title: Title) -> Path:
    return title.content / "rules.toml"


def read(title: Title, language: str) -> list[Rule]:
    """Every paragraph, in the order of the book. A chapter begins with the paragraph it names as its first."""
    path = rules_file(title)
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    firsts = {sheet.text_at(entry, "first"): sheet.text_at(entry, language) for entry in sheet.data["chapter"]}
    rules, chapter = [], ""
    for entry in sheet.data["rule"]:
        words, number = sheet.table_at(entry, language), sheet.text_at(entry, "id")
        chapter = firsts.get(number, chapter)
        rules.append(Rule(number, sheet.text_at(words, "title"), sheet.text_at(words, "text").strip(), chapter))
    return rules


def headings(title: Title, language: str) -> dict[str, str]:
    """Paragraphs that are called by a word, such as those of a glossary, under the names people read."""
    return {rule.id: rule.title for rule in read(title, language) if rule.id[0].islower()}


def plain(text: str) -> str:
    """Small letters without diacritics: 'Święte' -> 'swiete'."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def search(rules: list[Rule], words: Sequence[str]) -> list[Rule]:
    """The paragraphs that hold every word, headings first; a number finds its paragraph and those below it."""
    wanted = [plain(word) for word in words]
    found = [rule for rule in rules if all(_holds(rule, word) for word in wanted)]
    return sorted(found, key=lambda rule: not all(word in plain(rule.title) for word in wanted))


def _holds(rule: Rule, word: str) -> bool:
    number = word.rpartition(":")[2]
    if NUMBER.fullmatch(number):
        return plain(rule.id) == number or plain(rule.id).startswith(f"{number}.")
    return word in plain(rule.title) or word in plain(rule.text)
