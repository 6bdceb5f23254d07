"""Names that people see: nothing invisible, nothing that turns the line around, no letters that pass for others."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets whose letters look alike: a word keeps to one."""
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of all that follows."""
UNSEEN = re.compile(r"[\s\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What makes no difference to the eye, or hardly any."""


def _look_alikes() -> dict[int, str]:
    lines = Path(__file__).with_name("look_alikes.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines if not line.startswith("# "))
    return {ord(letter): shape for shape, letters in pairs for letter in letters}


LOOK_ALIKES = _look_alikes()


def name(text: str) -> str:
    """A name as it is kept, one form for what looks the same; raises ValueError."""
    found = " ".join(unicodedata.normalize("NFKC", text).split())
    if any(unicodedata.category(letter) in HIDDEN or letter in FILLERS for letter in found):
        raise ValueError("invisible characters")
    if any(len(_alphabets(word)) > 1 for word in found.split()):
        raise ValueError("letters of several alphabets in a word")
    return found


def line(text: str) -> str:
    """What somebody writes, if it turns no other's line around; raises ValueError."""
    if not TURNING.isdisjoint(text):
        raise ValueError("marks that turn the line around")
    return text


def alike(one: str, other: str) -> bool:
    """Whether two names look alike, in letters of whatever alphabet, or differ in capitals alone."""
    return _shapes(one) == _shapes(other) or _shapes(one.casefold()) == _shapes(other.casefold())


def _shapes(text: str) -> str:
    return UNSEEN.sub("", unicodedata.normalize("NFD", text).translate(LOOK_ALIKES))


def _alphabets(word: str) -> set[str]:
    first = (unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha())
    return {alphabet for alphabet in first if alphabet in ALPHABETS}
