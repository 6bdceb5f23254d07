"""Reading content files: tables (CSV with # comments) and TOML, with file and line in every error."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import ContentError


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


def read_toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = str(error).partition("at line ")[2].partition(",")[0]
        line = int(where) if where.isdecimal() else text.rstrip().count("\n") + 1  # else: "at end of document"
        raise ContentError(source, line, str(error)) from None


class Sheet:
    """A parsed TOML document that can say on which line a faulty key stands."""

    __slots__ = ("data", "source", "text")

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.data = read_toml(text, source)

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


def provenance(text: str) -> list[str]:
    """Every `# source: ...` line of a content file."""
    mark = "# source:"
    return [line[len(mark) :].strip() for line in text.splitlines() if line.startswith(mark)]
