"""Reading the tables of the board: names become numbers, and every fault names file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from ....engine.content import Row

CONTENT = Path(__file__).parents[1] / "content"
Index = Mapping[str, int]
Lists = tuple[tuple[int, ...], ...]


def numbered(rows: Iterable[Row], column: str = "id") -> dict[str, int]:
    """The names of a table with their numbers, in its order: that of the Polish alphabet, which decides ties."""
    index: dict[str, int] = {}
    for row in rows:
        name = row.text(column)
        if name in index:
            raise row.fault(f"'{name}' is listed twice")
        index[name] = len(index)
    return index


def one(row: Row, column: str, index: Index) -> int:
    name = row.text(column)
    if name not in index:
        raise row.fault(f"'{column}': there is no '{name}'")
    return index[name]


def one_or_none(row: Row, column: str, index: Index) -> int:
    """-1 where the cell is empty."""
    return one(row, column, index) if row.cells[column] else -1


def some(row: Row, column: str, index: Index) -> tuple[int, ...]:
    for name in row.words(column):
        if name not in index:
            raise row.fault(f"'{column}': there is no '{name}'")
    found = tuple(sorted({index[name] for name in row.words(column)}))
    if len(found) != len(row.words(column)):
        raise row.fault(f"'{column}' names something twice")
    return found


def pairs(rows: Iterable[Row], index: Index) -> Iterator[tuple[Row, int, int]]:
    """The two ends of every border; one listed twice, in either direction, is a fault."""
    seen: set[tuple[int, int]] = set()
    for row in rows:
        a, b = one(row, "a", index), one(row, "b", index)
        if a == b or (min(a, b), max(a, b)) in seen:
            raise row.fault("this border is listed twice or leads nowhere")
        seen.add((min(a, b), max(a, b)))
        yield row, a, b


def bits(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


@lru_cache(maxsize=1 << 14)
def members(mask: int) -> tuple[int, ...]:
    """The members of a set, the lowest number first. The same sets are gone through again and again."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def lowest(mask: int) -> int:
    """The lowest member of a set; -1 where there is none."""
    return (mask & -mask).bit_length() - 1


def tuples(lists: Iterable[Iterable[int]]) -> Lists:
    return tuple(tuple(sorted(inner)) for inner in lists)
