"""Reading content files: tables (CSV with # comments) and TOML, with file and line in every error."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import ContentError
from .schema import FAULTS, Misfit, Shape


class Row:
    """A line of a table; every fault it finds names the file and the line."""

    __slots__ = ("cells", "file", "line")

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.cells = cells

    def fault(self, message: str) -> ContentError:
        return ContentError(self.file, self.line, message)

    def text(self, column: str) -> str:
        value = self.cells[column]
        if not value:
            raise self.fault(f"'{column}' is empty")
        return value

    def words(self, column: str) -> list[str]:
        return self.cells[column].split()

    def flag(self, column: str) -> bool:
        value = self.cells[column]
        if value not in ("", "yes"):
            raise self.fault(f"'{column}' is '{value}'; write 'yes' or leave it empty")
        return value == "yes"

    def number(self, column: str, least: int, most: int) -> int:
        value = self.cells[column]
        if not value.isdecimal() or not least <= int(value) <= most:
            raise self.fault(f"'{column}' is '{value}'; it must be a number from {least} to {most}")
        return int(value)

    def one_of(self, column: str, known: Iterable[str]) -> str:
        value = self.cells[column]
        allowed = tuple(known)
        if value not in allowed:
            raise self.fault(f"'{column}' is '{value}'; it must be one of: {', '.join(allowed)}")
        return value


def read_table(path: Path, columns: tuple[str, ...]) -> list[Row]:
    """The rows of a CSV file whose first line that is not a comment is the header."""
    rows: list[Row] = []
    header: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip() for cell in next(csv.reader([line]))]
        if not header:
            header = cells
            if tuple(header) != columns:
                raise ContentError(path.name, number, f"the columns must be: {','.join(columns)}")
        elif len(cells) != len(header):
            raise ContentError(path.name, number, f"{len(cells)} cells, but {len(header)} columns")
        else:
            rows.append(Row(path.name, number, dict(zip(header, cells, strict=True))))
    if not header:
        raise ContentError(path.name, 1, f"the columns must be: {','.join(columns)}")
    return rows


MOST_TEXT = 64_000
"""Characters of a file under a schema."""
MOST_DOTS = 100
"""Dots in one of its lines: the deeper a dotted key, the longer it takes to read."""


class Sheet:
    """A parsed TOML document that can say on which line a faulty key stands.

    With a shape it is refused before anything is built from it unless all of it has that shape.
    """

    __slots__ = ("data", "source", "text")

    def __init__(self, text: str, source: str, shape: Shape | None = None) -> None:
        self.text = text
        self.source = source
        if shape is not None:
            self._measure()
        self.data = self._parse()
        if shape is not None:
            try:
                shape.check(self.data, ())
            except Misfit as misfit:
                raise self._misfit(self._line_of(misfit.at), misfit.key, **misfit.about) from None

    def _measure(self) -> None:
        if len(self.text) > MOST_TEXT:
            raise self._misfit(1, "too-long", most=MOST_TEXT)
        for number, line in enumerate(self.text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise self._misfit(number, "too-dotted", most=MOST_DOTS)

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            where = str(error).partition("at line ")[2].partition(",")[0]
            last = self.text.rstrip().count("\n") + 1  # "at end of document"
            raise self._misfit(int(where) if where.isdecimal() else last, "not-toml", problem=str(error)) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
            raise self._misfit(1, "not-toml", problem="a number is too long, or tables lie too deep") from None

    def _misfit(self, line: int, key: str, **about: Any) -> ContentError:
        return ContentError(self.source, line, FAULTS[key].format(**about), key, about)

    def _line_of(self, at: tuple[str, ...]) -> int:
        """The line on which the value at the end of these keys is written, else that of what it should stand in."""
        found, best = 1, 0
        table: tuple[str, ...] = ()
        for number, line in enumerate(self.text.split("\n"), 1):
            if line.startswith("["):
                keys = table = _keys(line)
            elif "=" in line:
                keys = table + _keys(line.partition("=")[0])
            else:
                continue
            if best < len(keys) and keys == at[: len(keys)]:
                found, best = number, len(keys)
        return found

    def fault(self, near: str, message: str) -> ContentError:
        """An error at the first line that mentions `near`."""
        lines = self.text.splitlines()
        line = next((i for i, words in enumerate(lines, 1) if near in words.partition("#")[0]), 1)
        return ContentError(self.source, line, message)

    def text_at(self, table: dict[str, Any], key: str, near: str = "") -> str:
        value = table.get(key)
        if not isinstance(value, str):
            raise self.fault(near or key, f"'{key}' is missing or not a text")
        return value

    def number_at(self, table: dict[str, Any], key: str, near: str = "") -> int:
        value = table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.fault(near or key, f"'{key}' is missing or not a number from 0 up")
        return value

    def list_at(self, table: dict[str, Any], key: str, near: str = "") -> list[str]:
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(near or key, f"'{key}' is missing or not a list of texts")
        return value

    def table_at(self, table: dict[str, Any], key: str, near: str = "") -> dict[str, Any]:
        value = table.get(key)
        if not isinstance(value, dict):
            raise self.fault(near or key, f"'{key}' is missing or not a table")
        return value


def _keys(text: str) -> tuple[str, ...]:
    """The parts of a dotted key or a heading."""
    return tuple(part.strip(" []\t\"'") for part in text.partition("#")[0].split("."))


def provenance(text: str) -> list[str]:
    """Every `# source: ...` line of a content file."""
    mark = "# source:"
    return [line[len(mark) :].strip() for line in text.splitlines() if line.startswith(mark)]
