"""What can go wrong, as types: a refused choice, a damaged game file, a faulty content file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any


class TheatrumError(Exception):
    """Anything a caller did that we answer with a clear message."""


class Refused(TheatrumError):
    """A choice that is not on offer, with the reason in the game's language and the rule id behind it.

    `key` and `about` are the same reason as data, for clients that make their own sentences.
    """

    def __init__(self, reason: str, rule: str, key: str = "", about: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.key = key
        self.about = dict(about or {})


class GameFileError(TheatrumError):
    """A game file that is damaged, foreign, too new, or does not follow the rules."""

    def __init__(self, message: str, entry: int | None = None) -> None:
        super().__init__(message)
        self.entry = entry


class ContentError(TheatrumError):
    """A content file that breaks its own rules; says which file and line.

    `key` and `about` are the same fault as data where it is one of shape (`schema.FAULTS`).
    """

    def __init__(
        self, file: Path | str, line: int, message: str, key: str = "", about: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = str(file)
        self.line = line
        self.message = message
        self.key = key
        self.about = dict(about or {})
