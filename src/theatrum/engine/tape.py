"""An append-only list that forks share until they write: a copy costs nothing, however long the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from typing import Self

T = TypeVar("T")


class Tape(Generic[T]):
    """The journal and the log are tapes. `append` is the list's own where the list is this tape's: nothing is written
    more often."""

    __slots__ = ("_length", "append", "items")

    append: Callable[[T], None]
    items: list[T]  # the tape's own once it has been written on
    _length: int | None  # how much of a list that another tape writes on; None: all of its own

    def __init__(self) -> None:
        self._own([])

    def _own(self, items: list[T]) -> None:
        self.items = items
        self._length = None
        self.append = items.append

    def fork(self, length: int | None = None) -> Self:
        twin = type(self).__new__(type(self))
        twin.items = self.items
        twin._length = len(self) if length is None else length
        return twin

    def __getattr__(self, name: str) -> Callable[[T], None]:
        """A fork has no `append` until it writes: then it goes its own way."""
        if name != "append":
            raise AttributeError(name)
        self._own(self.items[: self._length])
        return self.append

    def since(self, start: int) -> list[T]:
        return self.items[start : self._length]

    def __getitem__(self, index: int) -> T:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.items[index]

    def __len__(self) -> int:
        return len(self.items) if self._length is None else self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self.items[: self._length])
