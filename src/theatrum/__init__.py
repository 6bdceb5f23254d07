"""Theatrum: the great strategy board games of European history, from Python.

import theatrum
game = theatrum.new("raison", scenario="1618", seats=7, seed=7)
while not game.over:
    seat = game.to_act[0]
    game.choose(seat, game.choices(seat)[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from .engine.choice import Choice
from .engine.chronicle import Chronicle, chronicle
from .engine.errors import ContentError, GameFileError, Refused, TheatrumError
from .engine.game import Game
from .engine.record import read
from .engine.title import Scenario, Title
from .language import LANGUAGES, LIBRARY
from .titles import TITLES

__all__ = ["LANGUAGES", "Choice", "Chronicle", "ContentError", "Game", "GameFileError", "Refused", "Scenario",
           "TheatrumError", "Title", "chronicle", "load", "new", "titles"]  # fmt: skip
__version__ = "0.1.0"


def titles() -> tuple[Title, ...]:
    """The titles we publish."""
    return tuple(TITLES.values())


def new(
    title: str,
    scenario: str | Path | None = None,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    language: str = "en",
) -> Game:
    """Start a game. `scenario`: an id or the path of a scenario file; without a seed one is drawn."""
    found = TITLES.get(title)
    if found is None:
        raise TheatrumError(f"no title '{title}'; there are: {', '.join(TITLES)}")
    if language not in LANGUAGES:
        raise TheatrumError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    chosen = _scenario(found, scenario)
    count = chosen.seats[-1] if seats is None else seats
    if count not in chosen.seats:
        raise TheatrumError(f"{chosen.id} is for {', '.join(map(str, chosen.seats))} seats, not {count}")
    given = options or {}
    _check_options(found, chosen, given, count)
    return Game(found, chosen, count, given, secrets.token_hex(16) if seed is None else seed, LIBRARY, language)


def load(path: str | Path, language: str = "en") -> Game:
    """Open a game file; raises GameFileError if it is damaged or breaks the rules."""
    return read(Path(path), TITLES, LIBRARY, language)


def _scenario(title: Title, wanted: str | Path | None) -> Scenario:
    known = {scenario.id: scenario for scenario in title.scenarios}
    if wanted is None:
        return title.scenarios[0]
    if str(wanted) in known:
        return known[str(wanted)]
    path = Path(wanted)
    if not path.is_file():
        raise TheatrumError(f"no scenario '{wanted}'; there are: {', '.join(known)}, or the path of a scenario file")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(path.name, 1, f"{path.name} is no UTF-8 text: {error.reason}") from None
    return title.scenario(text, path.name)


def _check_options(title: Title, scenario: Scenario, given: Mapping[str, str], seats: int) -> None:
    known = {option.id: option for option in title.options}
    for key, value in given.items():
        if key not in known:
            raise TheatrumError(f"no option '{key}'; there are: {', '.join(known)}")
        if not known[key].allows(value, seats, scenario):
            raise TheatrumError(f"option '{key}' is one of: {known[key].wanted(seats, scenario)}; not '{value}'")
