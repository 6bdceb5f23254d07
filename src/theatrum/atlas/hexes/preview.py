"""A finished map of provinces and sea hexes as one stand-alone SVG."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path

from ..preview import Preview, card
from .marks import STYLE, signs

SIGNS = ("capital", "city", "farmland", "sawmill", "copper", "silver", "gold", "anchor")


class HexPreview(Preview):
    """One map in one language."""

    def __init__(self, folder: Path, board: str, language: str, fonts: Path, slots: bool = False) -> None:
        super().__init__(folder, board, language, fonts, slots)
        for area in self.map["areas"]:
            if area["kind"] == "dependency":
                area["powers"] = [*area["powers"], "none"]

    def _defs(self) -> Iterator[str]:
        yield from super()._defs()
        yield f"<style>{STYLE}</style>{signs()}"

    def _lanes(self) -> Iterator[str]:
        for field in self.map["hexes"]:
            yield f'<path class="hex" d="{field["path"]}"><title>{field["id"]}</title></path>'
            x, y = field["number"]
            yield f'<text class="number" x="{x}" y="{y + 3.5:.1f}">{field["id"].rpartition(".")[2]}</text>'
            if field["anchor"]:
                yield self._sign("anchor", *field["anchor"])

    def _marks(self) -> Iterator[str]:
        for area in self.map["areas"]:
            if mark := area["marks"].get("sign"):
                yield self._sign(mark["sign"], *mark["at"])

    def _slots(self) -> Iterator[str]:
        yield from super()._slots()
        for field in self.map["hexes"] if self.slots else []:
            for x, y in field["slots"]:
                yield f'<rect class="berth" x="{x - 17:.1f}" y="{y - 17:.1f}" width="34" height="34" rx="3"/>'

    def _sign(self, name: str, x: float, y: float, scale: float = 1) -> str:
        return f'<use href="#{name}" transform="translate({x},{y}) scale({scale})"/>'

    def _cartouche(self, heading: str) -> Iterator[str]:
        """Title and key in the desert, where no unit stands."""
        x, y, right, bottom = self.map["key"]
        names = [*(name for name in self.colours if name != "none"), "none"]
        yield card(x, y, right - x, bottom - y)
        yield f'<text class="title" x="{x + 195}" y="{y + 32}" style="font-size:24px">{html.escape(heading)}</text>'
        for n, name in enumerate(names):
            down = y + 56 + 17 * n
            shield = f"M{x + 20} {down - 12}h14v8q0 6-7 9q-7-3-7-9z"
            yield f'<path class="shield" fill="{self.colours[name]}" d="{shield}"/>'
            yield f'<text class="key" x="{x + 46}" y="{down}">{html.escape(self._word(name))}</text>'
        for n, name in enumerate(SIGNS):
            down = y + 56 + 19 * n
            yield self._sign(name, x + 230, down - 5, 0.72)
            yield f'<text class="key" x="{x + 252}" y="{down}">{html.escape(self._word(name))}</text>'
