"""A finished map of provinces as one stand-alone SVG, with its owners of 1444, as seen from one of three distances."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..marks import STYLE, darker
from ..preview import faces, picture, text
from .world import World

ARROW = "M-9 -4h10v-4l10 8l-10 8v-4h-10Z"
ANCHOR = "M0 -2.6v5M-1.3 -1.2h2.6M-2.4 .8q0 2 2.4 2q2.4 0 2.4-2"
LEVELS = ("realms", "areas", "provinces")
MORE = """
.cell{fill-opacity:.8}.cellrim{fill:none;stroke-width:5;stroke-opacity:.42}
.seam{fill:none;stroke:#5d4630;stroke-width:.7;stroke-dasharray:1.6 1.8;stroke-opacity:.75}
.land2{fill:none;stroke:#46301f;stroke-width:1.9;stroke-linejoin:round}
.mountain{fill:none;stroke:#2f2116;stroke-width:2.4;stroke-linejoin:round}
.closed{fill:none;stroke:#7a2018;stroke-width:3;stroke-dasharray:2 3}
.crown-land{fill:none;stroke:#4a1d10;stroke-width:4.6;stroke-linejoin:round}
.crown-gold{fill:none;stroke:#e9bd3f;stroke-width:2.4;stroke-dasharray:7 3;stroke-linejoin:round}
.realm{font-family:"Alegreya SC";font-weight:700;letter-spacing:1px;paint-order:stroke;stroke:#fbf3dc;stroke-width:4px;
stroke-opacity:.6;stroke-linejoin:round;fill:#3b2514}
.town-name{font-family:"Alegreya SC";font-weight:700;paint-order:stroke;stroke:#fbf3dc;stroke-width:2px;
stroke-opacity:.85;stroke-linejoin:round}
.node{fill:#f5e2a8;stroke:#4b3724;stroke-width:1.4}.nodein{fill:none;stroke:#8a5a1c;stroke-width:.8}
.node-name{font-family:"Alegreya SC";font-weight:700;fill:#7a3e12;paint-order:stroke;stroke:#fdf6e3;stroke-width:2.6px;
stroke-opacity:.9}
.wall{fill:#fff6df;stroke:#33261a;stroke-width:1}.roof{fill:#a8322a;stroke:#33261a;stroke-width:.7}
.anchor{fill:none;stroke:#1f4456;stroke-width:1.1;stroke-linecap:round}.quay{fill:#eaf2ee;stroke:#1f4456;stroke-width:.8}
.seafaring{fill:#cfe3ea}.inactive{stroke-dasharray:1.5 1.2}
.gold{fill:#f0c330;stroke:#6b4d1d;stroke-width:.8}
.letter{fill:#fdf6e3;stroke:#1f4456;stroke-width:1.2}
.lettering{font-family:"Alegreya SC";font-weight:700;font-size:14px}
.beyond{font-style:italic;fill:#5d2a18;paint-order:stroke;stroke:#fbf3dc;stroke-width:2.4px;stroke-opacity:.8}
.way{fill:#6d2f1c;stroke:#fdf6e3;stroke-width:.8}
.line{fill:none;stroke:#4b3724;stroke-width:4.4;stroke-linecap:round}
.line2{fill:none;stroke:#fffaf0;stroke-width:2.6;stroke-linecap:round}
.panel{font-family:"Alegreya SC";font-weight:700;font-size:22px}
"""


class ProvincePreview:
    """One sheet in one language at one level of names."""

    def __init__(self, folder: Path, board: str, language: str, level: str, fonts: Path, world: World) -> None:
        self.map: dict[str, Any] = json.loads((folder / f"{board}.json").read_text("utf-8"))
        self.folder, self.language, self.level, self.fonts, self.world = folder, language, level, fonts, world
        self.slots = False

    def svg(self, heading: str) -> str:
        """The whole document."""
        _, _, wide, high = self.map["viewBox"]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
            f"<title>{html.escape(heading)}</title>",
            f"<style>{''.join(faces(self.fonts))}{STYLE}{MORE}</style><defs>{''.join(self._clips())}</defs>",
            f'<image href="{picture(self.folder / self.map["background"]["2x"])}" width="{wide}" height="{high}"/>',
            f'<g class="lands">{"".join(self._cells())}</g>',
            *self._frontiers(), *self._empire(), *self._lines(), *self._signs(), *self._names(), *self._places(),
            "</svg>",
        ]  # fmt: skip
        return "".join(parts)

    def _clips(self) -> Iterator[str]:
        for cell in self.map["provinces"]:
            yield f'<clipPath id="c-{cell["id"]}"><path d="{cell["path"]}" clip-rule="evenodd"/></clipPath>'

    def _owner(self, province: str) -> str:
        return self.world.owners["1444"].get(province, "none")

    def _cells(self) -> Iterator[str]:
        for cell in self.map["provinces"]:
            colour = self.map["colours"][self._owner(cell["id"])]
            yield f'<path class="cell" fill="{colour}" fill-rule="evenodd" d="{cell["path"]}"/>'
            rim = f'clip-path="url(#c-{cell["id"]})" stroke="{darker(colour, 0.7)}"'
            yield f'<path class="cellrim" {rim} d="{cell["path"]}"/>'

    def _frontiers(self) -> Iterator[str]:
        for line in self.map["frontiers"]:
            style = "land2" if line["kind"] in ("land", "line") else line["kind"]
            yield f'<path class="{style}" d="{line["path"]}"/>'

    def _empire(self) -> Iterator[str]:
        for outline in self.map["empire"]:
            yield f'<path class="crown-land" d="{outline["path"]}"/><path class="crown-gold" d="{outline["path"]}"/>'

    def _lines(self) -> Iterator[str]:
        for style in ("line", "line2"):
            for line in self.map.get("lines", []):
                yield f'<path class="{style}" d="{line["path"]}"/>'

    def _signs(self) -> Iterator[str]:
        for way in self.map["exits"]:
            (x, y), turn = way["at"], way["angle"]
            yield f'<path class="way" d="{ARROW}" transform="translate({x},{y}) rotate({turn})"/>'
        for link in self.map["links"]:
            x, y = link["at"]
            yield f'<circle class="letter" cx="{x}" cy="{y}" r="9.5"/>'
            yield f'<text class="lettering" x="{x}" y="{y + 4.6}">{link["letter"]}</text>'
        if self.level == "realms":
            return
        for cell in self.map["provinces"]:
            yield from self._town(cell)
        for node in self.map["nodes"]:
            x, y = node["at"]
            yield f'<circle class="node" cx="{x}" cy="{y}" r="12"/><circle class="nodein" cx="{x}" cy="{y}" r="9.5"/>'
            yield f'<path class="nodein" d="M{x - 5} {y + 3}h10M{x - 5} {y}h10M{x} {y - 6}v12"/>'

    def _town(self, cell: dict[str, Any]) -> Iterator[str]:
        (x, y), large = cell["town"], cell["size"]["1444"] == "large"
        for quay in cell["quays"]:
            qx, qy = quay["at"]
            yield f'<circle class="quay {cell["port"]}" cx="{qx}" cy="{qy}" r="4.4"/>'
            yield f'<path class="anchor" d="{ANCHOR}" transform="translate({qx},{qy})"/>'
        if large:
            yield f'<path class="wall" d="M{x - 5.6} {y + 4.4}v-7h2.4v2h2v-2h2.4v2h2v-2h2.4v7Z"/>'
            yield f'<path class="roof" d="M{x - 1.7} {y + 4.4}v-3.4h3.4v3.4Z"/>'
        else:
            yield f'<path class="wall" d="M{x - 3.4} {y + 3.6}v-3.6h6.8v3.6Z"/>'
            yield f'<path class="roof" d="M{x - 4.3} {y}l4.3-4l4.3 4Z"/>'
        if cell["gold"]:
            yield f'<circle class="gold" cx="{x + 6.5}" cy="{y - 4}" r="2.6"/>'

    def _names(self) -> Iterator[str]:
        if self.level == "realms":
            for row in self.map["realms"]:
                if row["side"] == "1444":
                    yield from text(row["labels"][self.language], "realm")
        for zone in self.map["zones"]:
            yield from text(zone["labels"][self.language], "sea")
        for sea in self.map["seas"]:
            yield from text(sea["labels"][self.language], "sea")
        for panel in self.map.get("panels", []):
            yield from text(panel["labels"][self.language], "panel")
        if self.level == "areas":
            yield from self._labels("areas", "name")
        if self.level == "provinces":
            yield from self._labels("provinces", "town-name")
        if self.level != "realms":
            yield from self._labels("nodes", "node-name")
        yield from self._labels("exits", "beyond")

    def _places(self) -> Iterator[str]:
        """Where counters and ships stand."""
        for thing in [*self.map["areas"], *self.map["zones"]] if self.slots else []:
            for x, y in thing["slots"]:
                yield f'<rect class="slot" x="{x - 12:.1f}" y="{y - 12:.1f}" width="24" height="24" rx="3"/>'

    def _labels(self, part: str, style: str) -> Iterator[str]:
        for row in self.map[part]:
            yield from text(row["labels"][self.language], style)
