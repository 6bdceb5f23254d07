"""The titles that can be played: on the page, in the terminal and from Python."""

from __future__ import annotations

from ..engine.title import Title
from .europa import EUROPA
from .mocarstwa import MOCARSTWA
from .paxren import PAXREN
from .raison import RAISON

TITLES: dict[str, Title] = {title.id: title for title in (RAISON, PAXREN, MOCARSTWA, EUROPA)}
