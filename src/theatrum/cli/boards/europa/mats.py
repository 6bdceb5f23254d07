"""The mats: a row for each realm that somebody plays, who fights whom, the reader's own in full."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from ....titles.europa.board.reading import members
from ....titles.europa.round.accounts import accounts
from ....titles.europa.shown import mats
from ....titles.europa.shown.mats import signed
from ....titles.europa.shown.posts import forces
from .scene import COLOURS, Scene

COLUMNS = ("realm", "prestige", "stability", "ducats", "power", "manpower", "cards", "now")
NARROW = 12
"""How wide a column of figures is: its heading takes two lines."""


def table(scene: Scene) -> Table:
    s = scene.scribe
    made = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for place, column in enumerate(COLUMNS):
        words = place in (0, len(COLUMNS) - 1)
        width = None if words else NARROW
        made.add_column(s.say(f"column-{column}"), justify="left" if words else "right", max_width=width)
    for seat in s.order():
        made.add_row(*_row(scene, seat))
    return made


def _row(scene: Scene, seat: int) -> list[Text]:
    s, g = scene.scribe, scene.scribe.g
    style = COLOURS.get(g.start.names["realm"][g.realm[seat]], "")
    adm, dip, mil = g.power[3 * seat : 3 * seat + 3]
    interest = f" ({s.say('column-interest', number=g.interest[seat])})" if g.interest[seat] else ""
    cells = (
        str(g.prestige[seat]),
        signed(g.stability[seat]),
        f"{g.ducats[seat]} {signed(accounts(g, seat).net)}{interest}",
        f"{adm} / {dip} / {mil}",
        f"{g.available[seat]}" + (f" ({g.exhausted[seat]})" if g.exhausted[seat] else ""),
        str(len(g.hands[seat]) + len(g.unpaid[seat])),
        ", ".join(mats.marks(s, seat)),
    )
    name = Text("▶ " if seat == g.active else "  ").append(s.side(seat), f"bold {style}".strip())
    return [name, *map(Text, cells)]


def conflicts(scene: Scene) -> Iterator[str]:
    """Wars of the realms that somebody plays, each with its allies at arms."""
    s, g = scene.scribe, scene.scribe.g
    for seat in s.order():
        if g.wars[seat]:
            friends = s.mask("realm", g.active_allies[seat])
            side = f"{s.side(seat)} ({friends})" if g.active_allies[seat] else s.side(seat)
            yield f"{side} ⚔ {s.listed(s.realm(foe) for foe in members(g.wars[seat]))}"


def own(scene: Scene) -> Iterator[str]:
    """What the row in the table does not have."""
    s = scene.scribe
    yield mats.court(s, s.seat)
    if s.g.ideas[s.seat]:
        yield s.say("ideas", ideas=s.mask("idea", s.g.ideas[s.seat]))
    yield from forces(s, s.seat)
    yield from mats.ties(s, s.seat)
    yield mats.budget(s, s.seat)
