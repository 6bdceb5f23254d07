"""The language a person probably wants."""

from __future__ import annotations

import os

from ..language import LANGUAGES


def language() -> str:
    """The language of the environment, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
