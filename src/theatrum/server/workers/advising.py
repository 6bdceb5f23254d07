"""Hints as they are sent: worked out in the server or in a process of its own, and told as data."""

from __future__ import annotations

from typing import Any

from ...bots import Ahead, Bot, hints, sight
from ...engine.game import Game
from ...engine.telling import Teller
from ...engine.title import Why

Told = dict[str, Any]
"""A hint, as `wire.position.Hint` describes it."""


def advice(game: Game, seat: int, bot: Bot, most: int) -> list[Told]:
    """What a bot advises a seat, best first."""
    teller = game.teller()
    return [
        {
            "choice": hint.choice.id,
            "score": hint.score,
            "reasons": [teller.weighed(why) for why in hint.reasons],
            "beside": beside(teller, hint.ahead) if hint.ahead else None,
            "line": [{"seat": step.seat, "choice": teller.offer(step.choice)} for step in hint.line],
        }
        for hint in hints(bot, sight(game, seat), most)
    ]


def beside(teller: Teller, ahead: Ahead) -> Told:
    def weighed(why: Why | None) -> Told | None:
        return teller.weighed(why) if why else None

    return {
        "choice": ahead.choice.id,
        "lead": ahead.lead,
        "close": ahead.close,
        "here": weighed(ahead.here),
        "there": weighed(ahead.there),
    }
