"""Several small events told in one line: the data stays event by event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .choice import Signature
from .state import Event

Line = list[Event]
"""Events that one sentence tells."""


class Fold(NamedTuple):
    """How events of one name fold into one line, where all that is not named here is equal."""

    sums: tuple[str, ...] = ()
    """Numbers that are added up: over the line, and over those of its items that differ in nothing else."""
    lists: tuple[str, ...] = ()
    """Arguments that are listed."""
    way: tuple[str, ...] = ()
    """(from, to): each begins where the one before it ended."""
    past: tuple[str, ...] = ()
    """Events that may stand between."""


Folds = Mapping[str, Fold]
"""By event; `drew.hidden` is how those fold whose secret the reader does not know."""


def form(kinds: Signature, event: Event) -> str:
    """The message that tells an event: its name, and whether its secret is hidden."""
    return event.name if len(event.args) + len(event.secret) == len(kinds) else f"{event.name}.hidden"


def fold(folds: Folds, signatures: Mapping[str, Signature], events: Iterable[Event]) -> list[Line]:
    """A log in lines. It reads nothing but the events given, so what is hidden in them stays hidden; and a line only
    ever grows, so a log that goes on keeps its lines."""
    lines: list[Line] = []
    for event in events:
        kinds = signatures[event.name]
        how = folds.get(form(kinds, event))
        line = None if how is None else _line_to_join(how, kinds, lines, event)
        if line is None:
            lines.append([event])
        else:
            line.append(event)
    return lines


def _line_to_join(how: Fold, kinds: Signature, lines: list[Line], event: Event) -> Line | None:
    for line in reversed(lines):
        if _joins(how, kinds, line[-1], event):
            return line
        if line[0].name not in how.past:
            return None
    return None


def _joins(how: Fold, kinds: Signature, last: Event, event: Event) -> bool:
    if last.name != event.name:
        return False
    before, now = _named(kinds, last), _named(kinds, event)
    if before.keys() != now.keys():  # one is known, the other hidden
        return False
    if how.way and before[how.way[1]] != now[how.way[0]]:
        return False
    free = how.sums + how.lists + how.way
    return all(before[name] == now[name] for name in now if name not in free)


def _named(kinds: Signature, event: Event) -> dict[str, int]:
    return {name: arg for (name, _), arg in zip(kinds, event.args + event.secret, strict=False)}
