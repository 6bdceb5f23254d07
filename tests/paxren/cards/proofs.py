"""Which abilities of cards the tests prove, and what those tests share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game

from .. import positions
from ..positions import choose, open_, question

TESTED: set[str] = set()


def ability(*keys: str) -> pytest.MarkDecorator:
    """Marks the abilities that a test proves."""
    TESTED.update(keys)
    return pytest.mark.rule("paxren:ability")


def position(options: Mapping[str, str] | None = None, **start: Any) -> Game:
    """A position with all cards in the box."""
    return positions.position(options={"cards": "promo"} | dict(options or {}), **start)


def fair(game: Game, region: str) -> None:
    choose(game, f"fair:{region}")
    while question(game) == "Levy":
        choose(game, sorted(open_(game))[0])
