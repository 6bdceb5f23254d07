"""Game files for tests: as they should be, damaged by accident, and forged with their chain made good."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

import theatrum
from tests.common.tables import played
from theatrum import GameFileError
from theatrum.engine.game import Entry, Game
from theatrum.engine.record import dumps, loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES


def running(choices: int = 60, seed: int = 3) -> Game:
    """A game of some choices that is far from its end."""
    return played(theatrum.new("raison", "1702", 3, seed), seed, choices)


def data(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(dumps(game))
    return found


def opened(file: dict[str, Any] | str) -> Game:
    return loads(file if isinstance(file, str) else json.dumps(file), TITLES, LIBRARY)


def rejected(file: dict[str, Any] | str) -> GameFileError:
    """The error with which a file is refused; it must say something."""
    with pytest.raises(GameFileError) as caught:
        opened(file)
    assert str(caught.value).strip()
    return caught.value


def forged(game: Game, entries: list[Entry], **changes: Any) -> str:
    """A file with another journal whose chain fits it, as a clever forger would write it."""
    fields = ("title", "scenario", "seats", "options", "commitment", "seed", "over", "result")
    forger = SimpleNamespace(**{name: getattr(game, name) for name in fields} | changes, journal=entries)
    return dumps(cast(Game, forger))
