"""Copies without a loop: one straight-line function per class, written from the names of its attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Copier = Callable[[Any], Any]
Taker = Callable[[Any], tuple[Any, ...]]


def copier(cls: type, shared: Iterable[str], sliced: Iterable[str] = ()) -> Copier:
    """A function that copies an object of the class: `shared` values as they are, `sliced` lists by slice."""
    lines = [f"    twin.{name} = self.{name}" for name in shared]
    lines += [f"    twin.{name} = self.{name}[:]" for name in sliced]
    source = "\n".join(["def copy(self):", "    twin = new(cls)", *lines, "    return twin"])
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec(source, scope)
    made: Copier = scope["copy"]
    return made


def taker(names: Iterable[str], sliced: Iterable[str]) -> Taker:
    """A function that reads attributes of an object, those that are `sliced` as copies of their lists."""
    copied = frozenset(sliced)
    parts = [f"it.{name}[:]" if name in copied else f"it.{name}" for name in names]
    made: Taker = eval(f"lambda it: ({', '.join(parts)},)")
    return made
