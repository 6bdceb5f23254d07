"""How a game ended, in a few lines: its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from ..engine.chronicle import Turning, chronicle

if TYPE_CHECKING:
    from .sitting import Sitting

SMALL = 0.01
"""A change in standing that is not worth telling."""


def turning_points(sitting: Sitting) -> Iterator[Text]:
    """A heading, then each turning point: when, who rose and who fell most, what happened."""
    yield Text(sitting.say("cli-turnings"), "bold")
    teller = sitting.game.teller()
    for turning in chronicle(sitting.game).turnings:
        row = Text("  ").append(sitting.say("panel-round", round=turning.round), "bold")
        for seat, change in _extremes(turning):
            row.append("  ").append_text(sitting.power(seat)).append(f" {100 * change:+.0f}")
        yield row
        for line in teller.lines(turning.events):
            yield Text(f"    {teller.line(line)}")


def _extremes(turning: Turning) -> list[tuple[int, float]]:
    """Whoever rose most and whoever fell most."""
    pairs = zip(turning.before, turning.after, strict=True)
    changes = [(after - before, seat) for seat, (before, after) in enumerate(pairs)]
    return [(seat, change) for change, seat in (max(changes), min(changes)) if abs(change) > SMALL]
