"""The sheet of a card map: where each card lies, its band with the name, and the gutters between cards."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shapely.geometry import box

from ...engine.content import Sheet
from ..plate import Box, Plate
from .grid import Border, Card, Grid
from .warp import Warp, read_pins

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def shape(self) -> Any:
        """The ground it covers."""
        return box(self.x, self.y, self.x + self.wide, self.y + self.high)

    @property
    def middle(self) -> Spot:
        """Its middle."""
        return self.x + self.wide / 2, self.y + self.high / 2


@dataclass(frozen=True, slots=True)
class Gate:
    """Where a border is crossed: the place of its token, the gutter, and whether the gutter runs up and down."""

    border: Border
    at: Spot
    gutter: Rect
    upright: bool


class CardPlate(Plate):
    """The sheet of a map of cards, stretched so that every city lies on its card."""

    window: Box = (-24, 8, 56, 63)
    relief = 0.72

    def __init__(self, folder: Path) -> None:
        path = folder / "plate.toml"
        data: dict[str, Any] = Sheet(path.read_text("utf-8"), path.name).data
        wide, high = data["size"]
        pins = read_pins(folder / "pins.csv")
        self.warp = Warp(pins, (wide, high), tuple(data["centre"]))
        # Its isles are drawn anew, not taken from the globe and enlarged.
        super().__init__(data | {"isles": []}, self.warp)
        self.towns = {pin.place: self.point(pin.lon, pin.lat) for pin in pins}
        self.origin: Spot = tuple(data["origin"])
        self.card: tuple[float, float] = tuple(data["card"])
        self.gutter: float = data["gutter"]
        self.band: float = data["band"]
        self.gates: dict[str, float] = data["gates"]
        self.sockets: dict[str, list[list[float]]] = data["sockets"]
        self.ends: dict[str, list[float]] = data["ends"]
        self.ranges: list[dict[str, Any]] = data["ranges"]
        self.ships: list[list[float]] = data["ships"]
        self.vignettes: list[tuple[str, float, float, float]] = [tuple(row) for row in data["vignettes"]]
        self.isles: list[list[float]] = data["isles"]

    def rect(self, card: Card) -> Rect:
        """A whole card."""
        (x, y), (wide, high) = self.origin, self.card
        return Rect(x + card.column * (wide + self.gutter), y + card.row * (high + self.gutter), wide, high)

    def title(self, card: Card) -> Rect:
        """The band with a card's name: along its outer edge."""
        whole = self.rect(card)
        return Rect(whole.x, whole.y + card.row * (whole.high - self.band), whole.wide, self.band)

    def picture(self, card: Card) -> Rect:
        """The part of a card that shows land and sea."""
        whole = self.rect(card)
        return Rect(whole.x, whole.y + (1 - card.row) * self.band, whole.wide, whole.high - self.band)

    def gate(self, grid: Grid, border: Border) -> Gate:
        """The gutter of a border, and the place on it that the plate file gives."""
        first, second = sorted(
            (card for card in grid.cards if card.id in (border.a, border.b)), key=lambda card: (card.row, card.column)
        )
        whole, along = self.rect(first), self.gates[border.id]
        if first.row == second.row:
            strip = Rect(whole.x + whole.wide, whole.y, self.gutter, whole.high)
            return Gate(border, (strip.middle[0], along), strip, True)
        strip = Rect(whole.x, whole.y + whole.high, whole.wide, self.gutter)
        return Gate(border, (along, strip.middle[1]), strip, False)
