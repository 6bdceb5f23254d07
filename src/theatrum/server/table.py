"""A table as it stands after a change: a value that never alters, so that readers need no lock."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from ..engine.game import Game
from .journal import Line, Start, entries_of
from .wire import Message, Proposal, Trouble


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table. `person`: held by a person, or awaiting one (`invite` is the hash of the invitation)."""

    seat: int
    person: bool
    name: str = ""
    bot: str | None = None
    invite: str | None = None


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

    `told` holds, for each change, how many events stand as they stood before it: where a log may differ from.
    """

    id: str
    start: Start
    game: Game
    entries: tuple[Line, ...]
    places: tuple[Place, ...]
    keys: Mapping[str, Key]
    number: int = 1
    told: tuple[int, ...] = (0,)
    spectators: bool = True
    proposal: Proposal | None = None
    messages: tuple[Message, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    lesson: str | None = None
    branch_of: str | None = None
    views: dict[Any, bytes] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Views as sent, by who looks: many spectators share one."""

    def played(self, game: Game, kept: int) -> Table:
        """The table with the game gone on (or back); its first `kept` entries are the same."""
        entries = self.entries[:kept] + entries_of(game, kept)
        return replace(self, game=game, entries=entries, proposal=None)

    def seated(self, seat: int, **changes: Any) -> Table:
        """The table with one place changed."""
        place = replace(self.places[seat], **changes)
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def with_key(self, key: Key) -> Table:
        return replace(self, keys={**self.keys, key.hash: key})

    def veiled(self) -> Table:
        """The table without keys that see every hand, if the host plays and could use one against a guest."""
        if not any(key.host and key.seat is not None for key in self.keys.values()):
            return self
        return replace(self, keys={hash: key for hash, key in self.keys.items() if not key.hands})

    def after(self, before: Table) -> Table:
        """This, numbered as the change that follows `before`."""
        told = common(before.game.state.events, self.game.state.events)
        return replace(self, number=before.number + 1, told=(*before.told, told))

    def owned_by_host(self, seat: int) -> bool:
        """Whether whoever made the table holds this seat."""
        return any(key.seat == seat and key.host for key in self.keys.values())

    @property
    def private(self) -> bool:
        """Whether nobody but whoever made the table holds a seat, or is awaited in one."""
        return all(not place.person or self.owned_by_host(place.seat) for place in self.places)


def common(before: Iterable[object], after: Iterable[object]) -> int:
    """How many items two lists begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))


def hashed(secret: str) -> str:
    """How a key or an invitation is kept."""
    return hashlib.blake2b(secret.encode(errors="replace"), digest_size=24).hexdigest()
