"""Pairs of tables that differ only in what a viewer cannot know, and everything that reaches the viewer at one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from starlette.testclient import TestClient

from tests.common.tables import pick
from theatrum.engine.errors import GameFileError
from theatrum.engine.flow import Together
from theatrum.engine.game import Game
from theatrum.engine.state import Event
from theatrum.server.tables.journal import Line, entries_of, rebuild, start_of
from theatrum.server.tables.table import Key, Place, Table, hashed

from ..conftest import Guest, hall

MOST = 2_000
"""Choices until somebody does something in secret."""
PROBES = 12
"""Choices, one's own and those of others, after which a viewer asks."""


@dataclass
class Kept:
    """A game at a table of its own, where every seat is held by another person."""

    guests: dict[int | None, Guest]
    game: Game

    @property
    def id(self) -> str:
        return self.guests[None].table

    def plain(self, answer: bytes) -> bytes:
        """An answer without what tells any two tables apart."""
        names = {self.id: "TABLE", self.game.commitment: "COMMITMENT"}
        for found, name in names.items():
            answer = answer.replace(found.encode(), name.encode())
        return answer


def keep(client: TestClient, game: Game) -> Kept:
    """Put a game on a table of the server."""
    id = secrets.token_hex(8)
    keys = [secrets.token_hex(16) for _ in range(game.seats)]
    rights = {hashed(key): Key(hashed(key), seat, host=seat == 0) for seat, key in enumerate(keys)}
    places = tuple(Place(seat, True, spoke=True) for seat in range(game.seats))
    hall(client).tables.add(Table(id, start_of(game), game, places, rights))
    guests: dict[int | None, Guest] = {None: Guest(client, id)}
    return Kept(guests | {seat: Guest(client, id, key) for seat, key in enumerate(keys)}, game)


def everything(kept: Kept, viewer: int | None, probes: list[str], entries: range) -> dict[str, tuple[int, bytes]]:
    """All that a viewer hears on asking: status and bytes, by the request."""
    guest = kept.guests[viewer]
    heard = {}
    for language, paths in (("en", _paths(probes, entries)), ("pl", SPOKEN)):
        guest.language = language
        for path in paths:
            answer = guest.send("GET", path)
            heard[f"{language} {path}"] = (answer.status_code, kept.plain(answer.content))
    return heard


SPOKEN = ("/text", "/closed")
"""What comes as sentences."""


def _paths(probes: list[str], entries: range) -> Iterator[str]:
    yield from ("", "/update?since=1", "/log", "/hint", "/forecasts", "/story", "/file", *SPOKEN)
    yield from ("/log?seat=0", "/log?seat=1")
    yield from (f"/forecast?choice={probe}" for probe in probes)
    yield "/ahead?lists=true&" + "&".join(f"plan={probe}" for probe in probes)
    for entry in entries:
        yield from (f"/at/{entry}", f"/text?entry={entry}", f"/at/{entry}?seat=0", f"/at/{entry}?seat=1")


def probes(*games: Game) -> list[str]:
    """Choices to ask after: of every seat, so also of hands that are not the viewer's."""
    found = [choice.id for game in games for seat in range(game.seats) for choice in game.choices(seat)]
    return list(dict.fromkeys(found))[:PROBES]


# -- games that a viewer cannot tell apart


def alike(one: Game, other: Game, viewer: int | None) -> bool:
    """Whether the viewer may know the same of both, all that was told so far too; that it is shown no more is for the
    engine's own tests."""
    return _known(one, viewer) == _known(other, viewer) and _told(one, viewer) == _told(other, viewer)


def _known(game: Game, viewer: int | None) -> tuple[object, ...]:
    own = None if viewer is None else (game.can_undo(viewer), game.undo_needs(viewer))
    return game.entry, own, game.state.veil(-1 if viewer is None else viewer).to_bytes()


def _told(game: Game, viewer: int | None) -> list[Event]:
    return [event.seen_by(-1 if viewer is None else viewer) for event in game.state.events]


def dealt_otherwise(game: Game, viewer: int | None) -> Game:
    """The fresh game with opening outcomes of chance changed round, as far as the viewer cannot tell."""
    start, entries, twin = start_of(game), list(entries_of(game)), game
    for first, second in combinations(range(len(entries)), 2):
        swapped = _swapped(entries, first, second)
        try:
            other = rebuild(start, swapped)
        except GameFileError:  # outcomes of different kinds
            continue
        if swapped != entries and alike(game, other, viewer):
            entries, twin = swapped, other
    return twin


def parted(game: Game, viewer: int | None) -> tuple[Game, Game]:
    """The game played on to where somebody may do one of two things that look the same to the viewer; each done."""
    looking = -1 if viewer is None else viewer
    for _ in range(MOST):
        for seat in game.to_act:
            seen: dict[bytes, Game] = {}
            for choice in game.choices(seat) if seat != viewer else ():
                other = after(game, seat, choice.id)
                one = seen.setdefault(other.state.veil(looking).to_bytes(), other)
                if one.state.to_bytes() != other.state.to_bytes() and alike(one, other, viewer):
                    return one, other
        game.choose(*pick(game, 7))
    raise AssertionError("nobody did anything in secret")


def _swapped(entries: list[Line], first: int, second: int) -> list[Line]:
    """The entries with two outcomes changed round; what they were for stays."""
    (one, other), swapped = (entries[first][1], entries[second][1]), entries[:]
    for place, was, outcome in ((first, one, other), (second, other, one)):
        swapped[place] = ("chance", f"{was.rpartition(':')[0]}:{outcome.rpartition(':')[2]}")
    return swapped


Move = tuple[int, str, str]
"""A seat and its choice in each of two games."""


def next_move(one: Game, other: Game, viewer: int | None, number: int) -> Move | None:
    """A choice that both games offer and that leaves the viewer unable to tell them apart."""
    for seat in one.to_act:
        theirs = {choice.id for choice in other.choices(seat)}
        shared = [choice.id for choice in one.choices(seat) if choice.id in theirs]
        turned = shared[number % len(shared) :] + shared[: number % len(shared)] if shared else []
        for choice in turned[:PROBES]:
            if alike(after(one, seat, choice), after(other, seat, choice), viewer):
                return seat, choice, choice
    return None


def hidden_move(one: Game, other: Game, viewer: int | None) -> Move | None:
    """An answer to a secret question, another in each game."""
    waiting = [seat for seat in one.to_act if seat != viewer]
    if not isinstance(one.decision, Together) or len(one.to_act) < 2 or not waiting:
        return None
    return waiting[0], one.choices(waiting[0])[0].id, other.choices(waiting[0])[-1].id


def after(game: Game, seat: int, choice: str) -> Game:
    twin = game.clone()
    twin.choose(seat, choice)
    return twin
