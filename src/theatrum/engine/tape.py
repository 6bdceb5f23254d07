"""An append-only list that clones share until one of them writes: a copy costs nothing, however long the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Tape(Generic[T]):
    """The journal and the log are tapes."""

    __slots__ = ("_items", "_length")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._length = 0

    def append(self, item: T) -> None:
        items = self._items
        if len(items) != self._length:  # another fork wrote on: this one goes its own way
            self._items = items = items[: self._length]
        items.append(item)
        self._length += 1

    def fork(self, length: int | None = None) -> Tape[T]:
        twin: Tape[T] = Tape.__new__(Tape)
        twin._items = self._items
        twin._length = self._length if length is None else length
        return twin

    def since(self, start: int) -> list[T]:
        return self._items[start : self._length]

    def __getitem__(self, index: int) -> T:
        if not 0 <= index < self._length:
            raise IndexError(index)
        return self._items[index]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])
