"""A finished card map as one stand-alone SVG, to look at in a browser."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..preview import faces, picture, text

STYLE = """
text{font-family:"EB Garamond",serif;text-anchor:middle;fill:#33261a}
.name{font-family:"Alegreya SC";font-weight:700;paint-order:stroke;stroke:#fbf3dc;stroke-width:3.2px;
stroke-opacity:.85;stroke-linejoin:round}
.title{font-family:"Alegreya SC";font-weight:700}
.sea{font-style:italic;letter-spacing:2px;fill:#2f5563;paint-order:stroke;stroke:#dbe6de;stroke-width:2px;
stroke-opacity:.55}
.border{font-style:italic;fill:#2b2016;paint-order:stroke;stroke:#f3e7c8;stroke-width:2.6px;stroke-opacity:.7}
.case{fill:none;stroke:#2b2016;stroke-width:5.8;stroke-opacity:.9;stroke-linecap:round;stroke-linejoin:round}
.way{fill:none;stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}
.west{stroke:#fffaf0}.east{stroke:#2b2016}.west.case{stroke:#3b2c1e}.east.case{stroke:#f3e7c8}
.socket{fill:#fbf3dc;fill-opacity:.82;stroke:#4b3724;stroke-width:1.4}
.rim{fill:none;stroke:#4b3724;stroke-width:.6}
.crowned{stroke:#a9781f;stroke-width:3}
.later{stroke-dasharray:4 3;fill-opacity:.5}
.gate{fill:#efe2bf;fill-opacity:.9;stroke:#4b3724;stroke-width:1.3}.gate.open{fill:#d8e6e6}
.town{fill:#a8322a;stroke:#33261a;stroke-width:.8}
.store{stroke:#33261a;stroke-width:1}
.counter{fill:#b8433a;fill-opacity:.85;stroke:#33261a}
.heading{font-style:italic;font-size:13px;fill:#4b3724}
"""
RADIUS = 19.5
ARROWS = "".join(
    f'<marker id="{goods}" viewBox="-7 -6 12 12" markerWidth="13" markerHeight="13" orient="auto" '
    f'markerUnits="userSpaceOnUse"><path d="M-6 -5L4 0L-6 5L-3.4 0Z" fill="{fill}" stroke="{line}" '
    'stroke-width="1"/></marker>'
    for goods, fill, line in (("west", "#fffaf0", "#2b2016"), ("east", "#2b2016", "#fffaf0"))
)


class CardPreview:
    """One map in one language."""

    def __init__(self, folder: Path, board: str, language: str, fonts: Path, slots: bool = False) -> None:
        self.map: dict[str, Any] = json.loads((folder / f"{board}.json").read_text("utf-8"))
        self.folder, self.language, self.fonts, self.slots = folder, language, fonts, slots

    def svg(self, heading: str) -> str:
        """The whole document."""
        _, _, wide, high = self.map["viewBox"]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
            f"<title>{html.escape(heading)}</title>",
            f"<style>{''.join(faces(self.fonts))}{STYLE}</style><defs>{ARROWS}</defs>",
            f'<image href="{picture(self.folder / self.map["background"]["2x"])}" width="{wide}" height="{high}"/>',
            *self._names("seas", "sea"), *self._routes(), *self._borders(), *self._cities(),
            *self._names("cards", "title"), "</svg>",
        ]  # fmt: skip
        return "".join(parts)

    def _names(self, part: str, style: str) -> Iterator[str]:
        for thing in self.map[part]:
            yield from text(thing["labels"][self.language], style)

    def _routes(self) -> Iterator[str]:
        for route in self.map["routes"]:
            yield f'<path class="case {route["goods"]}" d="{route["path"]}"/>'
        for route in self.map["routes"]:
            goods = route["goods"]
            yield f'<path class="way {goods}" d="{route["path"]}" marker-end="url(#{goods})"/>'

    def _borders(self) -> Iterator[str]:
        for border in self.map["borders"]:
            x, y = border["at"]
            yield f'<circle class="gate{" open" if border["sea"] else ""}" cx="{x}" cy="{y}" r="{RADIUS}"/>'
            yield f'<circle class="rim" cx="{x}" cy="{y}" r="{RADIUS - 3}"/>'
            yield from self._counter(x, y)
            yield from text(border["labels"][self.language], "border")

    def _cities(self) -> Iterator[str]:
        for city in self.map["cities"]:
            later = " later" if city["map"] == "second" else ""
            ring = " crowned" if city["capital"] else ""
            for x, y in city["slots"]:
                yield f'<circle class="socket{ring}{later}" cx="{x}" cy="{y}" r="{RADIUS}"/>'
                yield f'<circle class="rim" cx="{x}" cy="{y}" r="{RADIUS - 3.4}"/>'
                yield from self._counter(x, y)
            for x, y in city["extra"]:
                yield f'<circle class="socket later" cx="{x}" cy="{y}" r="{RADIUS}"/>'
            yield from self._store(city)
            yield from text(city["labels"][self.language], "name")

    def _store(self, city: dict[str, Any]) -> Iterator[str]:
        """A bale of goods in the socket of an emporium."""
        if city["emporium"]:
            x, y = city["slots"][0]
            fill = "#fffaf0" if city["emporium"] == "west" else "#2b2016"
            yield f'<path class="store" fill="{fill}" d="M{x} {y - 9}l8 4.5v9l-8 4.5l-8 -4.5v-9Z"/>'

    def _counter(self, x: float, y: float) -> Iterator[str]:
        if self.slots:
            half = self.map["counter"] / 2
            yield f'<circle class="counter" cx="{x}" cy="{y}" r="{half}"/>'
