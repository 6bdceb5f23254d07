"""The positions that a game keeps, as the store has them: each with a digest of all that it rests on, so that a long
game is opened at its last one. Where a digest does not fit, the journal alone decides."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ... import engine
from ...engine.errors import GameFileError
from ...engine.game import Game
from ...titles import TITLES
from ..coding import encode
from ..tables.journal import Line, Start, entries_of, reopen

log = logging.getLogger(__name__)

RULES = (".py", ".csv", ".toml")
"""Files that a position depends on: engine, rules and content."""


class Position(NamedTuple):
    """A kept position as the store has it."""

    entry: int
    data: str
    digest: str


def kept(game: Game, since: int, before: Position | None) -> Iterator[Position]:
    """What a game keeps from an entry on; `before` is the last that stands in the store."""
    place, chain = (before.entry, before.digest) if before else (0, edition(game.title.id))
    entries = entries_of(game, place)
    for position in game.kept(since):
        data, entry = encode(position).decode(), position["entry"]
        chain = _digest(chain, entries[: entry - place], data)
        yield Position(entry, data, chain)
        entries, place = entries[entry - place :], entry


def restored(table: str, start: Start, entries: Sequence[Line], positions: Sequence[Position]) -> Game | None:
    """The game from the positions it kept; None if there are none, or something was changed since they were written."""
    if not positions:
        return None
    place, chain = 0, edition(start.title)
    for position in positions:
        chain = _digest(chain, entries[place : position.entry], position.data)
        if chain != position.digest:
            log.warning("table %s: the position kept at entry %d does not fit; replayed", table, position.entry)
            return None
        place = position.entry
    try:
        return reopen(start, entries, [json.loads(position.data) for position in positions])
    except GameFileError as error:
        log.warning("table %s: its kept positions cannot be used; replayed", table, exc_info=error)
        return None


def _digest(before: str, entries: Sequence[Line], data: str) -> str:
    digest = hashlib.blake2b(before.encode(), digest_size=16)
    for actor, what in entries:
        digest.update(f"{actor} {what}\n".encode())
    digest.update(data.encode())
    return digest.hexdigest()


@cache
def edition(title: str) -> str:
    """Names the rules and content of a title as they are now: with others, a kept position may be another."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in (Path(engine.__file__).parent, TITLES[title].content.parent):
        for path in sorted(folder.rglob("*")):
            if path.suffix in RULES:
                digest.update(path.read_bytes())
    return digest.hexdigest()
