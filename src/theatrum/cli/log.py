"""The log for people: events as sentences, in the colour of the power they are about."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ..engine.game import Game
from .boards.painter import Painter

HEADINGS = ("round", "turn")
"""Events that begin a part of the log, by the names that every title gives them."""


def lines(game: Game, seat: int | None, painter: Painter, since: int = 0) -> Iterator[tuple[int, Text]]:
    """Sentence and last entry of every line from event number `since` on, as the seat (None: a spectator) may know it.

    A round or a turn stands out as a heading; all else is set below it.
    """
    viewer = -1 if seat is None else seat
    teller = game.teller()
    for line in teller.lines(event.seen_by(viewer) for event in game.state.events.since(since)):
        sentence = teller.line(line)
        about = teller.happening(line[0])["about"].values()
        style = next(filter(None, (painter.style(str(thing)) for thing in about)), "")
        if line[0].name in HEADINGS:
            yield line[-1].entry, Text(sentence, f"bold {style}".strip())
        else:
            yield line[-1].entry, Text(f"  ▏ {sentence}", style)
