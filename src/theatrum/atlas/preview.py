"""A finished map as one stand-alone SVG, to look at in a browser; it needs the fonts of the cache, nothing more."""

from __future__ import annotations

import base64
import html
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .marks import STYLE, darker, stripes, symbols

FONTS = (
    ("Alegreya SC", "alegreya-sc-@-700-normal", "normal", 700),
    ("EB Garamond", "eb-garamond-@-400-normal", "normal", 400),
    ("EB Garamond", "eb-garamond-@-400-italic", "italic", 400),
)
RANGES = {"latin": "U+0000-00FF,U+2000-206F", "latin-ext": "U+0100-02FF"}


class Preview:
    """One map in one language."""

    def __init__(self, folder: Path, board: str, language: str, fonts: Path, slots: bool = False) -> None:
        self.map: dict[str, Any] = json.loads((folder / f"{board}.json").read_text("utf-8"))
        self.words = tomllib.loads((folder / "plate.toml").read_text("utf-8"))["words"]
        self.folder, self.language, self.fonts, self.slots = folder, language, fonts, slots
        self.colours: dict[str, str] = self.map["colours"]
        self.areas = {area["id"]: area for area in self.map["areas"]}

    def svg(self, heading: str) -> str:
        """The whole document."""
        _, _, wide, high = self.map["viewBox"]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
            f"<style>{''.join(faces(self.fonts))}{STYLE}</style><defs>{symbols()}{''.join(self._defs())}</defs>",
            f'<image href="{picture(self.folder / self.map["background"]["2x"])}" width="{wide}" height="{high}"/>',
            f'<g class="lands">{"".join(self._lands())}</g>',
            *self._frontiers(), *self._lanes(), *self._seas(), *self._names(), *self._marks(), *self._slots(),
            *self._cartouche(heading), "</svg>",
        ]  # fmt: skip
        return "".join(parts)

    def _defs(self) -> Iterator[str]:
        for powers in sorted({tuple(a["powers"]) for a in self.map["areas"] if len(a["powers"]) > 1}):
            yield stripes(list(powers), self.colours)
        for area in self.map["areas"]:
            yield f'<clipPath id="c-{area["id"]}"><path d="{area["path"]}" clip-rule="evenodd"/></clipPath>'

    def _lands(self) -> Iterator[str]:
        for area in self.map["areas"]:
            if area["kind"] == "impassable":
                continue
            powers = area["powers"] or ["none"]
            fill = self.colours[powers[0]] if len(powers) == 1 else f"url(#{'-'.join(powers)})"
            edge = darker(self.colours[powers[0]], 0.72) if len(powers) == 1 else "#6b5236"
            style = "land striped" if len(powers) > 1 else "land"
            yield f'<path class="{style}" fill="{fill}" fill-rule="evenodd" d="{area["path"]}"/>'
            yield f'<path class="glow" clip-path="url(#c-{area["id"]})" stroke="{edge}" d="{area["path"]}"/>'

    def _frontiers(self) -> Iterator[str]:
        for line in self.map["frontiers"]:
            a, b = self.areas[line["a"]], self.areas[line["b"]]
            closed = "impassable" in (a["kind"], b["kind"])
            one = a["powers"] == b["powers"] and len(a["powers"]) == 1
            style = "cliff" if closed else "edge" if one else "frontier"
            yield f'<path class="{style}" d="{line["path"]}"/>'

    def _lanes(self) -> Iterator[str]:
        for lane in self.map["lanes"]:
            colour = self._lane_colour(lane["power"])
            yield f'<path class="under" d="{lane["path"]}"/><path class="lane" stroke="{colour}" d="{lane["path"]}"/>'
            for x, y in lane["ends"]:
                yield f'<circle class="port" cx="{x}" cy="{y}" r="3.6" fill="{colour}"/>'

    def _lane_colour(self, power: str) -> str:
        if not power:
            return "#77736c"
        colour = self.colours[power]
        return darker(colour, 0.66 if int(colour[1:3], 16) + int(colour[3:5], 16) > 400 else 0.88)

    def _seas(self) -> Iterator[str]:
        for sea in self.map["seas"]:
            yield from text(sea["labels"][self.language], "sea")

    def _names(self) -> Iterator[str]:
        for area in self.map["areas"]:
            if area["town"]:
                x, y = area["town"]
                yield f'<circle class="town" cx="{x}" cy="{y}" r="3"/><circle class="dot" cx="{x}" cy="{y}" r="1.3"/>'
            style = "name peak" if area["kind"] == "impassable" else "name"
            style += " capital" if area["marks"].get("capital") else ""
            yield from text(area["labels"][self.language], style)

    def _marks(self) -> Iterator[str]:
        for area in self.map["areas"]:
            if value := area["marks"].get("value"):
                x, y = value["at"]
                yield self._value(x, y, value["ring"], value["value"])
            if crown := area["marks"].get("crown"):
                yield f'<use href="#crown" transform="translate({crown["at"][0]},{crown["at"][1]}) scale(.85)"/>'

    def _value(self, x: float, y: float, ring: str, value: int | str) -> str:
        return f'<use href="#{ring}" x="{x}" y="{y}"/><text class="value" x="{x}" y="{y + 4.2:.1f}">{value}</text>'

    def _slots(self) -> Iterator[str]:
        for area in self.map["areas"] if self.slots else []:
            for x, y in area["slots"]:
                yield f'<rect class="slot" x="{x - 14:.1f}" y="{y - 14:.1f}" width="28" height="28" rx="3"/>'

    def _cartouche(self, heading: str) -> Iterator[str]:
        """Title and key in the corner of the sea."""
        yield card(40, 40, 330, 96)
        yield f'<text class="title" x="205" y="86">{html.escape(heading)}</text>'
        yield f'<text class="sub" x="205" y="117">Anno Domini {self.map["board"]}</text>'
        powers = [name for name in self.colours if name != "none"]
        signs = ["none", "contested", "value", "crown", "capital", "lane"]
        yield card(40, 148, 212, 20 + 18 * (len(powers) + len(signs)))
        for n, name in enumerate([*powers, *signs]):
            y = 173 + n * 18
            yield self._key(name, y) + f'<text class="key" x="92" y="{y}">{html.escape(self._word(name))}</text>'

    def _word(self, name: str) -> str:
        return str(self.words[name][self.language])

    def _key(self, name: str, y: float) -> str:
        if name in ("value", "contested"):
            sign = self._value(0, 0, "coin" if name == "value" else "laurel", 2)
            return f'<g transform="translate(68,{y - 4.5}) scale(.72)">{sign}</g>'
        if name == "crown":
            return f'<use href="#crown" transform="translate(68,{y - 5}) scale(.75)"/>'
        if name == "capital":
            return f'<text class="name capital" x="68" y="{y}" font-size="16">Abc</text>'
        if name == "lane":
            return f'<path class="lane" stroke="#77736c" d="M54 {y - 5}h28"/>'
        shield = f"M61 {y - 12}h14v8q0 6-7 9q-7-3-7-9z"
        return f'<path class="shield" fill="{self.colours[name]}" d="{shield}"/>'


def faces(fonts: Path) -> Iterator[str]:
    """The fonts themselves, as style rules."""
    for family, stem, style, weight in FONTS:
        for part, letters in RANGES.items():
            data = base64.b64encode((fonts / f"{stem.replace('@', part)}.woff2").read_bytes()).decode()
            yield (
                f'@font-face{{font-family:"{family}";font-style:{style};font-weight:{weight};'
                f"src:url(data:font/woff2;base64,{data});unicode-range:{letters}}}"
            )


def picture(path: Path) -> str:
    """A picture itself, as an address."""
    return "data:image/webp;base64," + base64.b64encode(path.read_bytes()).decode()


def text(label: dict[str, Any], style: str) -> Iterator[str]:
    """The lines of a name."""
    (x, y), size, count = label["at"], label["size"], len(label["lines"])
    turn = f' transform="rotate({label["angle"]} {x} {y})"' if label["angle"] else ""
    for n, line in enumerate(label["lines"]):
        down = y + (n - (count - 1) / 2) * size * 0.95 + size * 0.31
        where = f'x="{x}" y="{down:.1f}" font-size="{size}"{turn}'
        yield f'<text class="{style}" {where}>{html.escape(line)}</text>'


def card(x: float, y: float, wide: float, high: float) -> str:
    inner = f"M{x + 5} {y + 5}h{wide - 10}v{high - 10}h-{wide - 10}Z"
    return f'<path class="card" d="M{x} {y}h{wide}v{high}h-{wide}Z"/><path class="card2" d="{inner}"/>'
