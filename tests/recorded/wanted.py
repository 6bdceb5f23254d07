"""What a title wants to see in its recorded games beside words and things, and players who look for it."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from tests.common.tables import Table
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game

Fact = tuple[str, ...]
"""Such as ('verb', 'march'), ('thing', '1618', 'territory', 'tyrol'), or a title's own."""


class Played(NamedTuple):
    """A finished game and who played it."""

    game: Game
    table: Table
    players: str
    seed: str


class Wanted:
    """Nothing: the titles that want something say what."""

    def due(self) -> set[Fact]:
        """All that must be seen."""
        return set()

    def excepted(self) -> set[Fact]:
        """What never happens."""
        return set()

    def before(self, state: Any, seat: int, choice: Choice) -> Iterator[Fact]:
        """What a choice that is about to be made shows."""
        yield from ()

    def after(self, state: Any) -> Iterator[Fact]:
        """What the end of a game shows."""
        yield from ()

    def seek(self, missing: Set[Fact]) -> Iterator[Played]:
        """Games in which the players look for what is missing; the set shrinks while they do."""
        yield from ()
