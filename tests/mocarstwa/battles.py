"""Battles with cards between Spain and Russia, up to the moment when both have laid one."""

from __future__ import annotations

from typing import Any

from theatrum.engine.game import Game

from .positions import Piece, at, choose, position

HOME = at("lisbon", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
FILL = ["hussars", "battery", "square"]


def battle(pieces: list[Piece], spain: str, russia: str, *orders: str, **more: Any) -> Game:
    """Spain has declared its attacks and both have laid a card."""
    hands = {"spain": {"hand": [spain, *FILL]}, "russia": {"hand": [russia, *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands, **more)
    choose(game, *orders, "end-phase")
    game.choose(0, f"lay:{spain}")
    game.choose(1, f"lay:{russia}")
    return game
