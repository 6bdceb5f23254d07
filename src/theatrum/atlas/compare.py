"""The borders that the rules state against those that the drawing shows, and the list that explains each difference."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from ..engine.content import read_table
from .board import pair

COLUMNS = ("a", "b", "drawn", "explanation")
Difference = tuple[str, str, bool]
"""Two areas, and whether the drawing (True) or only the rules (False) join them."""


def differences(ruled: Collection[tuple[str, str]], drawn: Collection[tuple[str, str]]) -> set[Difference]:
    """Where rules and drawing do not agree."""
    only_drawn = {(a, b, True) for a, b in drawn if (a, b) not in ruled}
    return only_drawn | {(a, b, False) for a, b in ruled if (a, b) not in drawn}


def explained(path: Path) -> dict[Difference, str]:
    """The differences that a list explains."""
    found: dict[Difference, str] = {}
    for row in read_table(path, COLUMNS):
        key = (*pair(row.text("a"), row.text("b")), row.one_of("drawn", ("yes", "no")) == "yes")
        if key in found:
            raise row.fault("this difference is explained twice")
        found[key] = row.text("explanation")
    return found


def complaints(found: set[Difference], known: Collection[Difference]) -> list[str]:
    """What is not explained, and what is explained but is no difference (any more)."""
    missing = [f"{_say(d)}: not explained" for d in sorted(found - set(known))]
    return missing + [f"{_say(d)}: explained, but is no difference" for d in sorted(set(known) - found)]


def _say(difference: Difference) -> str:
    a, b, drawn = difference
    return f"{a} and {b} meet {'in the drawing only' if drawn else 'in the rules only'}"
