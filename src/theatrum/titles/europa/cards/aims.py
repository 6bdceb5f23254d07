"""Missions, milestones and power struggles as cards: what they ask for and what they bring (17)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Row, read_table
from ..board.board import Board
from ..board.reading import one, some
from .language import Language, Misread, Statement, Term

MISSION_COLUMNS = (
    "deck", "key", "name_en", "name_pl", "needs", "realms", "prestige", "condition", "reward", "source",
)  # fmt: skip
MILESTONE_COLUMNS = ("id", "age", "type", "key", "name_en", "name_pl", "condition", "reward", "source")
STRUGGLE_COLUMNS = ("id", "name_en", "name_pl", "areas", "reward", "source")


GENERAL = ("general_1", "general_2")
"""Two decks for realms that are no great powers; scenarios add some of them to others (17.2)."""


class Mission(NamedTuple):
    """A mission; one of those that it needs must be completed before it can be chosen."""

    id: str
    deck: str
    realms: tuple[int, ...]
    """Those who have it unless the scenario removes it."""
    key: str
    needs: tuple[str, ...]
    prestige: int
    condition: Term
    reward: tuple[Statement, ...]


class Milestone(NamedTuple):
    """A milestone: what it asks of everybody, and what it brings."""

    condition: Term
    reward: tuple[Statement, ...]


class Struggle(NamedTuple):
    """A power struggle: the areas it is fought over, and what else every player gains or loses by it."""

    areas: tuple[int, ...]
    reward: tuple[Statement, ...]


def read_missions(path: Path, board: Board, language: Language) -> tuple[Mission, ...]:
    found: list[Mission] = []
    realms = board.realms.realms
    for row in read_table(path, MISSION_COLUMNS):
        deck, key = row.text("deck"), row.text("key")
        general = deck in GENERAL
        keys = {mission.key for mission in found if mission.deck == deck}
        before = {mission.key for mission in found if mission.deck in GENERAL} if general else keys
        needs = tuple(row.words("needs"))
        if not before >= set(needs) or key in keys:
            raise row.fault("a mission needs others of its deck that stand before it, and has a key of its own")
        found.append(
            Mission(
                f"{deck}-{key}",
                deck,
                some(row, "realms", realms) if general else (one(row, "deck", realms),),
                key,
                needs,
                row.number("prestige", 1, 5),
                said(row, "condition", language.condition),
                _about("you", said(row, "reward", language.effects)),
            )
        )
    return tuple(found)


def read_milestones(path: Path, language: Language) -> tuple[Milestone, ...]:
    return tuple(
        Milestone(
            said(row, "condition", language.condition),
            _about("you", (("gain", said(row, "reward", language.amount)),)),
        )
        for row in read_table(path, MILESTONE_COLUMNS)
    )


def read_struggles(path: Path, board: Board, language: Language) -> dict[str, Struggle]:
    return {
        row.text("id"): Struggle(
            some(row, "areas", board.land.areas),
            _about("all", said(row, "reward", language.effects)),
        )
        for row in read_table(path, STRUGGLE_COLUMNS)
    }


def _about(who: str, effects: tuple[Term, ...]) -> tuple[Statement, ...]:
    return (Statement((who,), effects),)


def said(row: Row, column: str, reader: Callable[[str], Any]) -> Any:
    """What a cell says in the language of cards."""
    try:
        return reader(row.text(column))
    except Misread as fault:
        raise row.fault(f"'{row.text(column)}': {fault}") from None
