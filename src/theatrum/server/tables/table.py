"""A table as it stands after a change: a value that never alters, so that readers need no lock."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from ...engine.game import Game
from ..wire.parts import Origin
from ..wire.table import Message, Proposal, Trouble
from .journal import Start
from .seeing import Eyes, Seen


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table. `person`: held by a person, or awaiting one (`invite` is the hash of the invitation).
    `spoke`: whoever holds it has chosen or said something. `passed`: another held it before, and may know its hand."""

    seat: int
    person: bool
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    spoke: bool = False
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """What a key opens; the key itself is nowhere, only its hash. Without a hash: a spectator."""

    hash: str = ""
    seat: int | None = None
    host: bool = False
    hands: bool = False


SPECTATOR = Key()


@dataclass(frozen=True, slots=True)
class Table:
    """The table after change `number`.

    `stood` holds, for each change, how many entries stand as they stood before it: from where anything may differ.
    """

    id: str
    start: Start
    game: Game
    places: tuple[Place, ...]
    keys: Mapping[str, Key]
    number: int = 1
    stood: tuple[int, ...] = (0,)
    spectators: bool = True
    proposal: Proposal | None = None
    messages: tuple[Message, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    lesson: str | None = None
    branch_of: str | None = None
    opener: str = ""
    """Where the table was opened from; only to share out what everybody uses."""
    looked: bool = False
    """Whether somebody could look into every hand while the game ran; for good."""
    origin: Origin = "server"
    """Where seed and deal come from; for good, also when the chance to come is the server's."""
    saved: bool = field(default=True, compare=False)
    """Whether the store has the positions that the game keeps."""
    views: dict[Eyes, Seen] = field(default_factory=dict, repr=False, compare=False)
    """The last view of each pair of eyes, handed on from change to change: what differs is told against it."""
    sent: dict[Any, tuple[Any, bytes]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What several viewers share of this change, encoded once: for each part the last, with what it was made for."""

    def played(self, game: Game, stood: int) -> Table:
        """The table with the game gone on (or back); so many entries stand as they stood."""
        return replace(self, game=game, stood=(*self.stood, stood), proposal=None)

    def seated(self, seat: int, **changes: Any) -> Table:
        """The table with one place changed."""
        place = replace(self.places[seat], **changes)
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def with_key(self, key: Key) -> Table:
        return replace(self, keys={**self.keys, key.hash: key})

    def without_keys_to(self, seat: int) -> Table:
        return replace(self, keys={hash: key for hash, key in self.keys.items() if key.seat != seat})

    def heard(self, seat: int) -> Table:
        """The table once the holder of a seat has done something: the seat is theirs for good."""
        return self if self.places[seat].spoke else self.seated(seat, spoke=True)

    def unforeseen(self) -> Table:
        """The table with chance that nobody can foresee, where whoever made it may know the seed."""
        if self.game.over or self.start.seed is None or self.origin not in ("seed", "file"):
            return self
        game = self.game.clone()
        game.reseed()
        return replace(self, game=game, start=replace(self.start, seed=None, commitment=""))

    def after(self, before: Table) -> Table:
        """This, numbered as the change that follows `before`."""
        stood = min(self.stood[before.number :], default=self.game.entry)
        return replace(self, number=before.number + 1, stood=(*before.stood, stood), saved=True)

    def same_since(self, number: int) -> int:
        """How many entries stand as they stood after a change."""
        return min(self.stood[number:], default=self.game.entry)

    @property
    def closed(self) -> bool:
        """Whether no seat can be taken any more: somebody knows every hand, and could be whoever takes it."""
        return self.looked and not self.game.over

    def owned_by_host(self, seat: int) -> bool:
        """Whether whoever made the table holds this seat."""
        return any(key.seat == seat and key.host for key in self.keys.values())

    @property
    def private(self) -> bool:
        """Whether nobody but whoever made the table holds a seat, or is awaited in one."""
        return all(not place.person or self.owned_by_host(place.seat) for place in self.places)


def now() -> str:
    """The time as it is kept and sent."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def hashed(secret: str) -> str:
    """How a key or an invitation is kept."""
    return hashlib.blake2b(secret.encode(errors="replace"), digest_size=24).hexdigest()
