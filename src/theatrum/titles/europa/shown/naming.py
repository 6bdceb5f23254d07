"""Names of things that the tables of content carry, by kind, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ....engine.content import Sheet, read_table
from ..board.reading import CONTENT
from ..cards.telling import read_columns
from ..setup.start import Start


def things(start: Start, language: str) -> Mapping[str, tuple[str, ...]]:
    board, names = start.board, _cards(language)
    return {
        "realm": board.realms.names[language],
        "province": board.land.province_names[language],
        "area": board.land.area_names[language],
        "zone": board.sea.zone_names[language],
        "water": (*board.sea.zone_names[language], *board.land.province_names[language]),
        "node": board.sea.node_names[language],
        "person": tuple(person.name for person in start.people.all),
        "event": tuple(event.data["name"][language] for event in start.events),
        **names,
    }


@cache
def _cards(language: str) -> dict[str, tuple[str, ...]]:
    cards = CONTENT / "cards"
    trade = Sheet((cards / "trade.toml").read_text(encoding="utf-8"), "trade.toml").data
    goods = {good["id"]: good["name"][language] for good in trade["good"]}
    return {
        "continent": _column(CONTENT / "board" / "continents.csv", language),
        "idea": _column(cards / "ideas.csv", language),
        "milestone": _column(cards / "milestones.csv", language),
        "mission": _column(cards / "missions.csv", language),
        "struggle": _column(cards / "struggles.csv", language),
        "trade": tuple(goods[card["good"]] for card in trade["card"]),
    }


def _column(path: Path, language: str) -> tuple[str, ...]:
    return tuple(row.cells[f"name_{language}"] for row in read_table(path, tuple(read_columns(path))))
