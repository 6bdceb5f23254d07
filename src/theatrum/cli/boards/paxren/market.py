"""A row of the market: what each card costs, what lies on it, what it would bring."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....titles.paxren.fair import emporium
from ....titles.paxren.market import cards_left
from ....titles.paxren.state import ROW, VACANT
from .scene import Scene, heading


def row(scene: Scene, row: int) -> RenderableType:
    g, words = scene.g, scene.words
    title = words.say("text-row", region=scene.region(row), cards=cards_left(g, row),
                      emporium=scene.spot(emporium(g, row)))  # fmt: skip
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    table.add_column(words.say("panel-price"), justify="right", no_wrap=True)
    table.add_column(words.say("panel-florins"), justify="right", no_wrap=True)
    table.add_column(words.say("panel-kind-tableau"), ratio=2)
    table.add_column(ratio=3)
    for price in range(ROW):
        coins = g.coins[row * ROW + price]
        table.add_row(str(price), str(coins) if coins else "", *_card(scene, row * ROW + price))
    if g.ahead and g.ahead[row]:
        ahead = words.say("text-next", card=scene.card(g.ahead[row]))
        table.add_row("", "", ahead, scene.offered(g.ahead[row]))
    return Group(heading(title), table)


def _card(scene: Scene, slot: int) -> tuple[Text, Text]:
    card = scene.g.market[slot]
    if card == VACANT:
        return Text(scene.words.say("text-vacant"), "dim"), Text()
    if slot % ROW == 0:
        return Text(scene.words.say("text-face-down"), "dim"), Text()
    return Text(scene.card(card), "bold"), scene.offered(card)
