"""Events: what a card says, with its marks, its symbol and the character on it (16)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Sheet
from ....engine.schema import NAME, Flag, Items, Number, OneOf, Table, Text
from ..board.board import Board
from .language import Language, Misread, Statement

SYMBOLS = ("circle", "cross", "square", "triangle")
"""Mortality: a character with the symbol of an event is weakened."""
MARKS = (
    "unrest", "natives", "lost_at_sea", "pirates", "cardinal", "attrition", "vassals", "expand_blue", "expand_green",
    "expand_orange", "expand_pink", "faith", "revolution", "struggle",
)  # fmt: skip
KINDS = ("a", "b", "realm")
ROLES = ("ruler", "general", "admiral", "advisor")
TEXTS = Items(Text(600), 12, 1)
CHARACTER = Table(
    {
        "name": NAME,
        "roles": Items(OneOf(ROLES), 2),
        "skills": Items(Number(0, 4), 3, 3),
        "symbol?": OneOf(SYMBOLS),
        "dice?": NAME,
        "cost?": Number(0, 4),
        "weak?": Flag(),
        "council?": Flag(),
    }
)
EVENT = Table(
    {
        "id": NAME,
        "name": Table({"en": Text(60), "pl": Text(60)}),
        "half": Number(0, 2),
        "kind": OneOf(KINDS),
        "realm?": NAME,
        "symbol?": OneOf(SYMBOLS),
        "marks?": Items(OneOf(MARKS), 6),
        "character?": CHARACTER,
        "after?": NAME,
        "source": Text(60),
        "same?": NAME,
        "first?": TEXTS,
        "a?": TEXTS,
        "b?": TEXTS,
        "then?": TEXTS,
    }
)
FILE = Table({"event": Items(EVENT, 80, 1)})


class Event(NamedTuple):
    """A card of an age."""

    id: str
    age: int
    half: int
    kind: str
    realm: int
    """Whose event it is; -1 for nobody's."""
    symbol: str
    marks: tuple[str, ...]
    first: tuple[Statement, ...]
    options: tuple[tuple[Statement, ...], ...]
    """Two, or none where there is nothing to choose."""
    then: tuple[Statement, ...]
    data: dict[str, Any]


def read_events(folder: Path, board: Board, language: Language) -> dict[str, Event]:
    """All events by id."""
    events: dict[str, Event] = {}
    for age in range(1, 5):
        path = folder / f"events_{age}.toml"
        sheet = Sheet(path.read_text(encoding="utf-8"), path.name, FILE)
        for data in sheet.data["event"]:
            if data["id"] in events:
                raise sheet.fault(f'"{data["id"]}"', "this event is listed twice")
            events[data["id"]] = _event(sheet, data, age, board, language, events)
    return events


def _event(
    sheet: Sheet, data: dict[str, Any], age: int, board: Board, language: Language, known: dict[str, Event]
) -> Event:
    near = f'id = "{data["id"]}"'
    if (data["kind"] == "realm") != ("realm" in data) or data.get("realm", "france") not in board.realms.realms:
        raise sheet.fault(near, "an event of a realm names that realm")
    if (data["kind"] == "a") != ("symbol" in data):
        raise sheet.fault(near, "the events with an A, and only they, have a mortality symbol")
    if ("a" in data) != ("b" in data):
        raise sheet.fault(near, "an event has two options or none")
    first, a, b, then = (_statements(sheet, data.get(part, ()), language) for part in ("first", "a", "b", "then"))
    options: tuple[tuple[Statement, ...], ...] = (a, b) if a or b else ()
    if "same" in data:
        if data["same"] not in known:
            raise sheet.fault(near, f"there is no event '{data['same']}' before this one")
        model = known[data["same"]]
        first, options, then = model.first, model.options, (*model.then, *then)
    return Event(
        data["id"],
        age,
        data["half"],
        data["kind"],
        board.realms.realms[data["realm"]] if "realm" in data else -1,
        data.get("symbol", ""),
        tuple(data.get("marks", ())),
        first,
        options,
        then,
        data,
    )


def _statements(sheet: Sheet, texts: list[str], language: Language) -> tuple[Statement, ...]:
    read = []
    for text in texts:
        try:
            read.append(language.read(text))
        except Misread as fault:
            raise sheet.fault(text[:40], f"'{text}': {fault}") from None
    return tuple(read)
