"""Words of the title in a language, before a game is begun."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from theatrum.language import Speech
from theatrum.titles.europa.board.reading import CONTENT


class Source:
    """As much of a title as its words need."""

    content = CONTENT


@cache
def speech(language: str) -> Speech:
    return Speech(cast(Any, Source()), language)
