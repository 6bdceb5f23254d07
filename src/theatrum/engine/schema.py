"""What a written file may hold, as a table of shapes. Each shape has its bounds, so nothing large is ever built."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FAULTS = {
    "too-long": "a text has at most {most} characters",
    "too-dotted": "a line has at most {most} dots",
    "not-toml": "{problem}",
    "not-number": "'{name}' must be a whole number from {least} to {most}",
    "not-text": "'{name}' must be a text of {least} to {most} characters that can be shown",
    "not-known": "'{name}' must be one of: {known}",
    "not-flag": "'{name}' must be true or false",
    "not-list": "'{name}' must be a list of {least} to {most} entries",
    "not-table": "'{name}' must be a table of at most {most} entries",
    "missing-key": "'{name}' is missing",
    "unknown-key": "'{name}' is not one of: {known}",
}
"""Each fault a file may have, in English; the language layer says it as `fault-KEY`."""

SHOWN = 60
"""Characters of what somebody wrote that a message repeats."""

Path = tuple[str, ...]
"""The keys that lead to a value."""


class Misfit(Exception):
    """A value that has not its shape: where it stands, and the fault."""

    def __init__(self, at: Path, key: str, **about: Any) -> None:
        super().__init__(key)
        self.at = at
        self.key = key
        self.about = {"name": at[-1][:SHOWN] if at else ""} | about


class Shape(ABC):
    """What a value must be."""

    @abstractmethod
    def check(self, value: object, at: Path) -> None:
        """Raises Misfit."""


@dataclass(frozen=True, slots=True)
class Number(Shape):
    """A whole number."""

    least: int
    most: int

    def check(self, value: object, at: Path) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            raise Misfit(at, "not-number", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Flag(Shape):
    """True or false."""

    def check(self, value: object, at: Path) -> None:
        if type(value) is not bool:
            raise Misfit(at, "not-flag")


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A line of letters that can be shown: no control characters, no marks that turn a line round."""

    most: int = 40
    least: int = 1

    def check(self, value: object, at: Path) -> None:
        if (
            not isinstance(value, str)
            or not self.least <= len(value) <= self.most
            or not value.replace("\u00a0", " ").isprintable()
        ):
            raise Misfit(at, "not-text", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class OneOf(Shape):
    """One of a few words."""

    known: tuple[str, ...]

    def check(self, value: object, at: Path) -> None:
        if not isinstance(value, str) or value not in self.known:
            raise Misfit(at, "not-known", known=", ".join(self.known))


@dataclass(frozen=True, slots=True)
class Items(Shape):
    """A list of things of one shape."""

    of: Shape
    most: int
    least: int = 0

    def check(self, value: object, at: Path) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise Misfit(at, "not-list", least=self.least, most=self.most)
        for item in value:
            self.of.check(item, at)


@dataclass(frozen=True, slots=True)
class Each(Shape):
    """A table whose keys are names of things, each with a value of one shape."""

    of: Shape
    most: int

    def check(self, value: object, at: Path) -> None:
        if not isinstance(value, dict) or len(value) > self.most:
            raise Misfit(at, "not-table", most=self.most)
        for key, item in value.items():
            NAME.check(key, (*at, key))
            self.of.check(item, (*at, key))


class Table(Shape):
    """A table of known keys and no others; a key that ends in '?' may be left out."""

    def __init__(self, keys: Mapping[str, Shape]) -> None:
        self._keys = {key.removesuffix("?"): shape for key, shape in keys.items()}
        self._needed = [key for key in keys if not key.endswith("?")]

    def check(self, value: object, at: Path) -> None:
        if not isinstance(value, dict):
            raise Misfit(at, "not-table", most=len(self._keys))
        for key in value:
            if key not in self._keys:
                raise Misfit((*at, key), "unknown-key", known=", ".join(self._keys))
        for key in self._needed:
            if key not in value:
                raise Misfit((*at, key), "missing-key")
        for key, item in value.items():
            self._keys[key].check(item, (*at, key))


NAME = Text(40)
"""The text id of a thing."""


def scenario(keys: Mapping[str, Shape]) -> Table:
    """The shape of a title's scenario files: an id and a name in each language, and what is the title's own."""
    return Table({"id": NAME, "name": Table({"en": Text(120), "pl": Text(120)}), **keys})
