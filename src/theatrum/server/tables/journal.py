"""A game from its start and its entries, and back: what the store keeps and what a bot's worker is sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...engine.chance import Draw
from ...engine.errors import GameFileError, TheatrumError
from ...engine.game import Game
from ...engine.record import as_text, draw_from_text, from_text, loads, opened
from ...engine.title import Scenario, Title
from ...language import LIBRARY
from ...titles import TITLES

Line = tuple[int | str, str]
"""An entry as a game file keeps it: who (a seat, or "chance") and what."""


@dataclass(frozen=True, slots=True)
class Start:
    """All that a game begins with; small, and the same in every process.

    A try-out begins with the game file it left (`origin_file`); what `origin_seat` cannot know is dealt anew.
    """

    title: str
    scenario: str
    seats: int
    seed: str | None
    commitment: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    scenario_text: str | None = None
    origin_file: str | None = None
    origin_seat: int | None = None


def start_of(game: Game) -> Start:
    """The start of a game that was set up or read from a file."""
    seed = None if game.seed is None else str(game.seed)
    text = game.scenario.text if game.scenario.own else None
    return Start(game.title.id, game.scenario.id, game.seats, seed, game.commitment, game.options, text)


def rebuild(start: Start, entries: Sequence[Line]) -> Game:
    """Play the entries from the start; raises GameFileError where they do not fit."""
    game = _set_up(start, entries) if start.origin_file is None else _branched(loads, start, start.origin_seat)
    opened = len(game.journal)
    lexicon = game.state.lexicon
    game.replay([from_text(number, *line, lexicon) for number, line in enumerate(entries) if number >= opened])
    return game


def reopen(start: Start, entries: Sequence[Line], kept: Sequence[Mapping[str, Any]]) -> Game:
    """Play only what follows the positions the game kept; raises GameFileError where they do not fit."""
    game = _set_up(start, entries) if start.origin_file is None else _branched(opened, start, None)
    lexicon = game.state.lexicon
    game.reopen(kept, [from_text(number, *line, lexicon) for number, line in enumerate(entries)])
    return game


def entries_of(game: Game, since: int = 0) -> tuple[Line, ...]:
    """The entries from number `since` on."""
    return tuple(map(as_text, game.since(since)))


def _set_up(start: Start, entries: Sequence[Line]) -> Game:
    title = TITLES.get(start.title)
    if title is None:
        raise GameFileError(f"there is no title '{start.title}'")
    opening: list[Draw] = []
    for number, (actor, what) in enumerate(entries):
        if actor != "chance":
            break
        opening.append(draw_from_text(number, what))
    scenario = scenario_of(title, start.scenario, start.scenario_text)
    game = Game(title, scenario, start.seats, start.options, start.seed, LIBRARY, forced=opening)
    if entries and len(game.journal) != len(opening):
        raise GameFileError("the opening chance does not fit the scenario", 0)
    game.commitment = start.commitment or game.commitment
    return game


def _branched(read: Callable[..., Game], start: Start, seat: int | None) -> Game:
    """A try-out from the game that its file holds."""
    assert start.origin_file is not None
    assert start.seed is not None
    return read(start.origin_file, TITLES, LIBRARY).branch(seat, start.seed)


def scenario_of(title: Title, wanted: str, text: str | None = None) -> Scenario:
    """A scenario of the title by id, or a player's own by its text."""
    if text is not None:
        return title.scenario(text, wanted)
    for scenario in title.scenarios:
        if scenario.id == wanted:
            return scenario
    raise TheatrumError(f"{title.id} has no scenario '{wanted}'")
