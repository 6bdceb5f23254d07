"""What a title wants to see in its recorded games beside words and things, and players who look for it."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from tests.common.tables import Table
from theatrum.engine.choice import Choice, Signature
from theatrum.engine.game import Game
from theatrum.engine.title import Scenario

Fact = tuple[str, ...]
"""Such as ('verb', 'march'), ('thing', '1618', 'territory', 'tyrol'), or a title's own."""


def board(scenario: Scenario) -> str:
    """Whose things a scenario has: those of the map it shares with others, or its own."""
    return scenario.board or scenario.id


def of_choice(game: Game, choice: Choice) -> set[Fact]:
    """What a choice names."""
    return {("verb", choice.verb), *mentioned(game, game.title.verbs[choice.verb], choice.args)}


def mentioned(game: Game, kinds: Signature, args: tuple[int, ...]) -> Iterator[Fact]:
    names, scenario = game.state.lexicon.names, board(game.scenario)
    for (_, kind), arg in zip(kinds, args, strict=False):
        if kind in names:
            yield "thing", scenario, kind, names[kind][arg]


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

    def rare(self) -> set[Fact]:
        """What is recorded where it was met, but not looked for."""
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
