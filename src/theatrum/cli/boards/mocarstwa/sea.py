"""Ships on the map: where they lie, whose they are, crews and damage."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ....titles.mocarstwa.box.board import FLEET
from ....titles.mocarstwa.box.prices import DECKS, MASTS
from .scene import Scene


def ships(scene: Scene) -> list[RenderableType]:
    g = scene.g
    afloat = [ship for ship, hex_ in enumerate(g.hex) if hex_ >= 0]
    return [Text(scene.words.say("text-sea"), "bold"), *(_ship(scene, ship) for ship in afloat)] if afloat else []


def _ship(scene: Scene, ship: int) -> Text:
    g, kind = scene.g, FLEET[ship]
    place = len(g.fort) + ship
    where = scene.words.thing("hex", g.board.land.hexes[g.hex[ship]])
    row = Text(f"  {scene.place(place)}, {where}: ").append_text(scene.pieces(place))
    return row.append(f"  ⚑{MASTS[kind] - g.masts[ship]}/{MASTS[kind]} ▤{DECKS[kind] - g.decks[ship]}/{DECKS[kind]}")
