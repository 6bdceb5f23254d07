"""Chance: a cryptographic generator keyed by the seed, and the dice that write every outcome into the journal."""

from __future__ import annotations

import hashlib
import struct
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from .errors import GameFileError
from .tape import Tape

PAGE = struct.Struct(">8Q")
_tuple = tuple.__new__  # makes a NamedTuple in half the time


class Generator:
    """BLAKE2b keyed by the seed, in counter mode: the n-th number depends on the key and n alone, and whoever has seen
    any number of them can tell no other."""

    __slots__ = ("_numbers", "_page", "at", "key")

    def __init__(self, seed: int | str) -> None:
        self.key = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
        self.at = 0
        self._page = -1
        self._numbers: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        at = self.at
        self.at = at + 1
        if at >> 3 != self._page:
            self._turn(at >> 3)
        return self._numbers[at & 7] * n >> 64

    def _turn(self, page: int) -> None:
        """Eight numbers come at once: a page of 64 bytes."""
        self._page = page
        self._numbers = PAGE.unpack(hashlib.blake2b(page.to_bytes(8, "big"), key=self.key).digest())

    def weighted(self, counts: Sequence[int]) -> int:
        """An index, as likely as its count."""
        rest = self.below(sum(counts))
        for index, count in enumerate(counts):
            if rest < count:
                return index
            rest -= count
        raise AssertionError("unreachable: counts sum to more than the number drawn")

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Generator:
        twin: Generator = Generator.__new__(Generator)
        twin.key = self.key
        twin.at = self.at
        twin._page = self._page
        twin._numbers = self._numbers
        return twin

    def jump(self, count: int) -> None:
        """Stand where one stands after so many numbers."""
        self.at = count


def commitment(seed: int | str) -> str:
    """What a table publishes at the start; the seed itself is revealed at the end."""
    return hashlib.sha256(f"theatrum:{seed}".encode()).hexdigest()


class Draw(NamedTuple):
    """A journal entry of chance: what was drawn, for what."""

    purpose: str
    subject: int
    outcome: int


class Dice:
    """Where a state gets its chance from; without a journal (in search) outcomes are simply forgotten."""

    __slots__ = ("forced", "generator", "journal")

    def __init__(self, generator: Generator, journal: Tape[Any] | None = None) -> None:
        self.generator = generator
        self.journal = journal
        self.forced: deque[Draw | int] = deque()

    def pick(self, purpose: str, subject: int, counts: Sequence[int]) -> int:
        """Draw an index weighted by counts; a forced outcome (replay, test) comes first."""
        outcome = self._force(purpose, subject, counts) if self.forced else self.generator.weighted(counts)
        if self.journal is not None:
            self.journal.append(_tuple(Draw, (purpose, subject, outcome)))
        return outcome

    def one_of(self, purpose: str, subject: int, count: int) -> int:
        """Draw an index, each equally likely."""
        if self.forced:
            return self.pick(purpose, subject, (1,) * count)
        outcome = self.generator.below(count)
        if self.journal is not None:
            self.journal.append(_tuple(Draw, (purpose, subject, outcome)))
        return outcome

    def one_or(self, purpose: str, subject: int, count: int, weight: int, other: int) -> int:
        """Draw one of `count` things of equal weight, or `count` itself, which has another."""
        if self.forced:
            return self.pick(purpose, subject, (weight,) * count + (other,))
        rest = self.generator.below(weight * count + other)
        outcome = rest // weight if rest < weight * count else count
        if self.journal is not None:
            self.journal.append(_tuple(Draw, (purpose, subject, outcome)))
        return outcome

    def _force(self, purpose: str, subject: int, counts: Sequence[int]) -> int:
        forced = self.forced.popleft()
        if isinstance(forced, Draw):
            if forced.purpose != purpose or forced.subject != subject:
                raise GameFileError(f"the game asks for '{purpose}', the file has '{forced.purpose}'")
            forced = forced.outcome
        if not 0 <= forced < len(counts) or counts[forced] == 0:
            raise GameFileError(f"outcome {forced} is impossible for '{purpose}'")
        self.generator.below(1)  # as if it had been drawn
        return forced
