"""Bots at positions: what they think of choices, and how they play a turn."""

from __future__ import annotations

import pytest

from theatrum.bots import make, sight
from theatrum.bots.bot import Advice
from theatrum.engine.game import Game

from .positions import pax

BUDGET = 0.02
"""Seconds a marshal has for a choice: what is foreseen leaves it little to search."""
both = pytest.mark.parametrize("bot", ["steward", "marshal"])


def advice(game: Game) -> list[Advice]:
    return make("steward", "advice").advise(sight(game, game.to_act[0]))


def reasons(game: Game, choice: str) -> dict[str, float]:
    """Why the steward likes or dislikes a choice."""
    found = next(item for item in advice(game) if item.choice.id == choice)
    return {key: weight for weight, key in found.reasons}


def play_turn(game: Game, bot: str = "steward") -> list[str]:
    """A bot plays the turn of the bank that is asked; what it chose."""
    player, turn, chosen = make(bot, "turn", BUDGET), pax(game).turn, []
    while not game.over and pax(game).turn == turn:
        seat = game.to_act[0]
        choice = player.choose(sight(game, seat))
        chosen.append(choice.id)
        game.choose(seat, choice)
    return chosen
