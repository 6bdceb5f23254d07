"""A folly too seldom even among those who play at random."""

from __future__ import annotations

from tests.common.follies import count
from tests.common.tables import Table
from theatrum.arena import match
from theatrum.bots import Sight, Steward
from theatrum.engine.choice import Choice

from .follies import stands_still


class Idler(Steward):
    """Gives no orders."""

    name = "idler"

    def choose(self, seen: Sight) -> Choice:
        return next((choice for choice in seen.choices if choice.verb == "end-phase"), None) or super().choose(seen)


def test_who_never_gives_an_order_stands_still() -> None:
    game = Table("mocarstwa", "full", 2).start("idle")
    match.play(game, [Idler("0"), Idler("1")])
    assert count([game], {stands_still: 0})["stands_still"] > 0
