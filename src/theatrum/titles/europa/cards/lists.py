"""All cards of the box: trade, events, ideas, milestones, power struggles, characters, starting cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Row, Sheet, read_table
from ..board.board import Board, read_board
from ..board.land import SIDES
from ..board.reading import CONTENT, numbered, some
from .aims import GENERAL, MILESTONE_COLUMNS, read_milestones, read_missions, read_struggles, said
from .deeds import read_deeds
from .events import SYMBOLS, read_events
from .language import Language, Term
from .trade import read_trade

POWERS = ("adm", "dip", "mil")
DECKS = ("administrative", "diplomatic", "military")
AIMS = ("economics", "expansion", "politics", "warfare")
IDEA_COLUMNS = (
    "id", "name_en", "name_pl", "power", "basic", "age", "government", "price", "cost", "needs", "adm", "dip", "mil",
    "ducats", "prestige", "while", "instant", "known", "source",
)  # fmt: skip
ACTION_COLUMNS = (
    "id", "deck", "name_en", "name_pl", "type", "displayed", "covert", "reaction", "battle", "known", "source",
)  # fmt: skip
CHARACTER_COLUMNS = (
    "card", "deck", "type", "name", "role", "symbol", "adm", "dip", "mil", "dice", "cost", "source",
)  # fmt: skip


class Idea(NamedTuple):
    """An idea: its power, when it comes, whether it is one of the three basic ones or a form of government."""

    power: int
    age: int
    basic: bool
    government: bool
    price: int
    """What events sell it for; 0 where none does."""
    cost: int
    """Power of its kind that developing it takes."""
    needs: tuple[int, ...]
    """Ideas of which one must be known before."""
    brings: tuple[int, int, int]
    """Power of each kind in every round."""
    ducats: int
    prestige: int
    while_: Term | None
    """The condition of that Prestige."""
    instant: tuple[Term, ...]
    """What it does at once."""


class Character(NamedTuple):
    """Who is on an action card: a leader, a ruler or an advisor."""

    deck: int
    type: str
    name: str
    role: str
    symbol: str
    skills: tuple[int, int, int]
    dice: str
    cost: int


class Lists:
    """The tables of cards, by id."""

    def __init__(self, board: Board, folder: Path = CONTENT / "cards") -> None:
        rows = read_table(folder / "ideas.csv", IDEA_COLUMNS)
        self.ideas = numbered(rows)
        self.language = Language(
            folder / "vocabulary.csv",
            {
                "areas": board.land.areas,
                "provinces": board.land.provinces,
                "zones": board.sea.zones,
                "node": board.sea.nodes,
                "realms": board.realms.realms,
                "idea": self.ideas,
            },
        )
        self.idea = tuple(_idea(row, self.ideas, self.language) for row in rows)
        self.trade = read_trade(folder / "trade.toml", board)
        self.events = read_events(folder, board, self.language)
        self.milestones = {
            row.text("id"): (row.number("age", 1, 4), AIMS.index(row.one_of("type", AIMS)))
            for row in read_table(folder / "milestones.csv", MILESTONE_COLUMNS)
        }
        self.milestone = read_milestones(folder / "milestones.csv", self.language)
        self.missions = read_missions(folder / "missions.csv", board, self.language)
        self.general = {
            mission.key: number for number, mission in reversed([*enumerate(self.missions)]) if mission.deck in GENERAL
        }
        """What a scenario adds by its key: from the first general deck, else from the second."""
        self.struggles = read_struggles(folder / "struggles.csv", board, self.language)
        self.struggle = tuple(self.struggles.values())
        self.history = {
            row.text("card"): (row.text("en"), row.text("pl"))
            for row in read_table(folder / "history.csv", ("card", "en", "pl"))
        }
        """A true line about what a card tells of, in English and in Polish."""
        rows = read_table(folder / "characters.csv", CHARACTER_COLUMNS)
        self.characters = {name: _character(row) for name, row in zip(numbered(rows, "card"), rows, strict=True)}
        self.actions = _actions(read_table(folder / "actions.csv", ACTION_COLUMNS), self.characters)
        """Kinds of action card known by name, with their type in the table of characters where it is known."""
        self.deeds = read_deeds(folder / "deeds.csv", self.language, _covert(folder))
        """What action cards do."""
        self.starting = _starting(folder / "starting.toml", board)
        """The first ruler of a realm on each side."""


def _idea(row: Row, ideas: dict[str, int], language: Language) -> Idea:
    adm, dip, mil, ducats, prestige = (_small(row, column) for column in (*POWERS, "ducats", "prestige"))
    return Idea(
        POWERS.index(row.one_of("power", POWERS)),
        row.number("age", 1, 4),
        row.flag("basic"),
        row.flag("government"),
        _small(row, "price"),
        row.number("cost", 1, 9),
        some(row, "needs", ideas),
        (adm, dip, mil),
        ducats,
        prestige,
        said(row, "while", language.condition) if row.cells["while"] else None,
        said(row, "instant", language.effects) if row.cells["instant"] else (),
    )


def _small(row: Row, column: str) -> int:
    """A small number; 0 where the cell is empty."""
    return row.number(column, 1, 9) if row.cells[column] else 0


def _character(row: Row) -> Character:
    return Character(
        DECKS.index(row.one_of("deck", DECKS)),
        row.text("type"),
        row.text("name"),
        row.one_of("role", ("leader", "ruler", "advisor")),
        row.one_of("symbol", SYMBOLS),
        (row.number("adm", 0, 4), row.number("dip", 0, 4), row.number("mil", 0, 4)),
        row.cells["dice"],
        row.number("cost", 0, 4),
    )


def _actions(rows: list[Row], characters: dict[str, Character]) -> dict[str, str]:
    types = {character.type: DECKS[character.deck] for character in characters.values()}
    for row in rows:
        kind = row.cells["type"]
        if kind and types.get(kind) != row.text("deck"):
            raise row.fault(f"'{kind}' is no kind of card of this deck")
        for mark in ("displayed", "covert", "reaction", "battle"):
            row.flag(mark)
    return {name: row.cells["type"] for name, row in zip(numbered(rows), rows, strict=True)}


def _covert(folder: Path) -> frozenset[str]:
    rows = read_table(folder / "actions.csv", ACTION_COLUMNS)
    return frozenset(row.text("id") for row in rows if row.flag("covert"))


def _starting(path: Path, board: Board) -> dict[tuple[int, int], dict[str, Any]]:
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    cards: dict[tuple[int, int], dict[str, Any]] = {}
    for card in sheet.data["card"]:
        if card["realm"] not in board.realms.realms:
            raise sheet.fault(f'"{card["realm"]}"', f"there is no '{card['realm']}'")
        for side in SIDES:
            if str(side) in card:
                cards[board.realms.realms[card["realm"]], side] = card[str(side)]
    return cards


@cache
def read_lists() -> Lists:
    return Lists(read_board())
