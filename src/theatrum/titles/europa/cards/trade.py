"""Trade cards: goods, income, nodes with their key provinces (12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Sheet
from ....engine.schema import NAME, Each, Flag, Items, Number, OneOf, Table, Text
from ..board.board import Board
from ..board.reading import Index
from ..board.sea import MARKS

INCOME = Items(Number(1, 30), 3, 3)
NODE = Table({"node": NAME, "key": Each(Number(1, 3), 4), "secondary?": NAME, "settled?": Flag(), "own?": Flag()})
CARD = Table(
    {
        "id": NAME,
        "good": NAME,
        "income": INCOME,
        "developed": INCOME,
        "mark?": OneOf(MARKS[1:]),
        "continents?": Items(NAME, 4, 1),
        "interest?": Flag(),
        "shame?": Flag(),
        "nodes": Items(NODE, 3, 1),
    }
)
GOOD = Table({"id": NAME, "name": Table({"en": Text(40), "pl": Text(40)})})
FILE = Table({"good": Items(GOOD, 40, 1), "card": Items(CARD, 60, 1)})


class Offer(NamedTuple):
    """A node on a card."""

    node: int
    key: tuple[tuple[int, int], ...]
    """Key provinces with the trade power that each adds."""
    secondary: int
    """The node in brackets below it; -1 without one."""
    settled: bool
    """Some town, vassal or expansive token must stand on a key province."""
    own: bool
    """The trader must own a key province."""


class TradeCard(NamedTuple):
    """A card of the trade deck."""

    id: str
    good: str
    income: tuple[tuple[int, ...], tuple[int, ...]]
    """Ducats for low, middle and high trade power: at an ordinary node, and at a developed one."""
    mark: int
    continents: tuple[int, ...]
    """The discovery of any of these brings the card into the deck."""
    interest: bool
    """Gold: much of it costs power or interest."""
    shame: bool
    """Slaves: they cost Prestige in later ages."""
    offers: tuple[Offer, ...]


def read_trade(path: Path, board: Board) -> dict[str, TradeCard]:
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name, FILE)
    goods = {good["id"] for good in sheet.data["good"]}
    cards: dict[str, TradeCard] = {}
    for data in sheet.data["card"]:
        near = f'id = "{data["id"]}"'
        if data["id"] in cards:
            raise sheet.fault(near, "this card is listed twice")
        if data["good"] not in goods:
            raise sheet.fault(near, f"there is no good '{data['good']}'")
        cards[data["id"]] = TradeCard(
            data["id"],
            data["good"],
            (tuple(data["income"]), tuple(data["developed"])),
            MARKS.index(data.get("mark", "")),
            tuple(_number(sheet, near, name, board.land.continents) for name in data.get("continents", ())),
            data.get("interest", False),
            data.get("shame", False),
            tuple(_offer(sheet, near, node, board) for node in data["nodes"]),
        )
    return cards


def read_goods(path: Path) -> dict[str, dict[str, str]]:
    """What each good is called, by language."""
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name, FILE)
    return {good["id"]: good["name"] for good in sheet.data["good"]}


def _offer(sheet: Sheet, near: str, data: dict[str, Any], board: Board) -> Offer:
    return Offer(
        _number(sheet, near, data["node"], board.sea.nodes),
        tuple((_number(sheet, near, name, board.land.provinces), power) for name, power in data["key"].items()),
        _number(sheet, near, data["secondary"], board.sea.nodes) if "secondary" in data else -1,
        data.get("settled", False),
        data.get("own", False),
    )


def _number(sheet: Sheet, near: str, name: str, index: Index) -> int:
    if name not in index:
        raise sheet.fault(near, f"there is no '{name}'")
    return index[name]
