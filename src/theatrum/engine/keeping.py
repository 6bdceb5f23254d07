"""Positions kept on the way, as plain data and back: a long game is opened without playing it all again."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from .errors import GameFileError, Refused
from .flow import Frame
from .state import Event, Log, State, columns_of, stored
from .tape import Tape


class Kept(NamedTuple):
    """A game before an entry: its position, the choices each seat had made, the length of what was learned."""

    entry: int
    state: State
    made: Iterable[int]
    learned: int

    @property
    def draws(self) -> int:
        """Entries of chance so far: every entry is a choice or a draw."""
        return self.entry - sum(self.made)


def dump(kept: list[Kept], learned: Tape[tuple[int, int]], since: int) -> list[dict[str, Any]]:
    """The positions from entry `since` on; each with what was told and learned after the one before it."""
    found: list[dict[str, Any]] = []
    told = known = 0
    for position in kept:
        events = position.state.events
        if position.entry >= since:
            found.append({
                "entry": position.entry,
                "state": position.state.dump(),
                "made": list(position.made),
                "learned": learned.since(known)[: position.learned - known],
                "events": events.since(told),
            })  # fmt: skip
        told, known = len(events), position.learned
    return found


def restore(start: State, positions: Iterable[Mapping[str, Any]], learned: Tape[tuple[int, int]]) -> list[Kept]:
    """The positions that were dumped, all of them in order; what never changes they have from the start."""
    log, found = Log(), []
    try:
        for data in positions:
            for entry, name, args, audience, secret in data["events"]:
                log.append(stored(Event(entry, name, tuple(args), audience, tuple(secret))))
            for entry, mask in data["learned"]:
                learned.append((entry, mask))
            state = _state(start, data["state"])
            state.entry = data["entry"]
            state.events = log.fork()
            found.append(Kept(data["entry"], state, tuple(data["made"]), len(learned)))
    except (KeyError, ValueError, TypeError, Refused) as error:
        raise GameFileError(f"a kept position does not fit: {error!r}") from None
    if not found:
        raise GameFileError("no position was kept")
    return found


def _state(start: State, data: Mapping[str, Any]) -> State:
    """Columns are lists where they say so, and everything inside them never changes."""
    state = start.clone()
    for name, kind in columns_of(type(state)).items():
        if name not in state.static:
            value = _frozen(data[name])
            setattr(state, name, _column(kind, value))
    state.stack = [_frame(state, frame) for frame in data["stack"]]
    return state


def _column(kind: str, value: Any) -> Any:
    if kind.startswith("array"):
        return array("i", value)
    return list(value) if kind.startswith("list") else value


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _frame(state: State, data: list[Any]) -> Frame[Any]:
    name, *values = data
    kind: type = _frames(type(state))[name]
    named = _named(kind)
    frame: Frame[Any] = object.__new__(kind)
    for field, value in zip(fields(kind), values, strict=True):
        found = _inside(state, named, value)
        if "Choice" in str(field.type):  # the answers of a secret question
            found = tuple(id and state.lexicon.parse(id) for id in found)
        setattr(frame, field.name, found)
    return frame


def _inside(state: State, named: Mapping[str, type], value: Any) -> Any:
    """A field of a frame: it may hold frames of its own, and named tuples."""
    if isinstance(value, list):
        return tuple(_inside(state, named, item) for item in value)
    if not isinstance(value, dict):
        return value
    ((name, inside),) = value.items()
    return _frame(state, inside) if name == "frame" else named[name](*_inside(state, named, inside))


@cache
def _named(kind: type) -> dict[str, type]:
    """The named tuples that the fields of a frame may hold, as their types say."""
    found, hints = {}, [*get_type_hints(kind).values()]
    while hints:
        hint = hints.pop()
        hints += get_args(hint)
        if isinstance(hint, type) and hasattr(hint, "_fields"):
            found[hint.__name__] = hint
    return found


@cache
def _frames(state: type[State]) -> dict[str, type[Frame[Any]]]:
    """The frames of a state's title and of the engine, by name."""
    homes = (Frame.__module__, state.__module__.rpartition(".")[0])
    return {kind.__name__: kind for kind in _subclasses(Frame) if kind.__module__.startswith(homes)}


def _subclasses(kind: type[Frame[Any]]) -> Iterator[type[Frame[Any]]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)
