"""What need not come up in the recorded games of Europa, each with the reason: most of them are of one age."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.recorded.wanted import Fact
from theatrum.engine.state import State
from theatrum.titles.europa.cards.lists import Lists
from theatrum.titles.europa.cards.vocabulary import INNER
from theatrum.titles.europa.cards.words.control import told
from theatrum.titles.europa.state import Europa

WORDS = ("verbs", "events", "prompts", "reasons")
ENTRIES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "rare.toml").read_text(encoding="utf-8"))["rare"]
"""Words, `things` by kind, `cards` by kind with what becomes of them ('109-1 taken'), and `words` of effects."""

REDISPLAYED = ("replace_idea", "replace_milestone")
"""What the word `redisplay` lets somebody choose."""

UNMET: dict[str, dict[str, str]] = {table: {} for table in WORDS}
RARE: dict[str, dict[str, str]] = {
    table: {word: entry["reason"] for entry in ENTRIES for word in entry.get(table, ())} for table in WORDS
}


def _seldom_of_cards() -> dict[Fact, str]:
    found: dict[Fact, str] = {}
    for entry in ENTRIES:
        found |= {("word", word): entry["reason"] for word in entry.get("words", ())}
        for kind, cards in entry.get("cards", {}).items():
            found |= {("card", kind, *card.split()): entry["reason"] for card in cards}
    return found


SELDOM = _seldom_of_cards()
"""Facts of cards and words that chance may leave out."""


def idle(state: State) -> dict[str, dict[str, str]]:
    """Things that never come up in play, by kind."""
    assert isinstance(state, Europa)
    names, land, lists = state.start.names, state.start.board.land, state.start.lists
    ports = {names["province"][province] for province in range(len(land.provinces)) if land.port[province]}
    inland = [name for name in names["province"] if name not in ports]
    others = [name for name in names["card"] if name not in lists.characters]
    alone = [name for name in names["effect"] if name not in alternatives(lists)[0]]
    return {
        "card": dict.fromkeys(others, "no action card: it is told as a person"),
        "water": dict.fromkeys(inland, "no port and no zone"),
        "effect": dict.fromkeys(alone, "no card offers it beside another"),
        "place": dict.fromkeys(names["place"][alternatives(lists)[1] :], "no card offers so many alternatives"),
        "source": {"scenario": "each goal is told by its name"},
        "religion": {"none": "there is no choice of having none"},
    }


@cache
def alternatives(lists: Lists) -> tuple[frozenset[str], int]:
    """The effects that cards, or their words, let somebody choose between, and how many there are at most."""
    found, most = {*INNER, *REDISPLAYED}, 0
    left: list[Any] = [*lists.events.values(), *lists.missions, *lists.milestone, *lists.struggle]
    left += [*lists.deeds, *lists.idea]
    while left:
        part = left.pop()
        if isinstance(part, tuple):
            if part and part[0] == "or":
                found |= {*_heads(part), *(told((way,)) for way in part[1:])}
                most = max(most, len(part) - 1)
            left += part
    return frozenset(found), most


def _heads(term: tuple[Any, ...]) -> Iterator[str]:
    """All words in a term."""
    for part in term:
        if isinstance(part, tuple):
            yield from _heads(part)
        elif isinstance(part, str):
            yield part


def seldom(_: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    found: dict[str, dict[str, str]] = {}
    for entry in ENTRIES:
        for kind, things in entry.get("things", {}).items():
            found.setdefault(kind, {}).update(dict.fromkeys(things, entry["reason"]))
    return found
