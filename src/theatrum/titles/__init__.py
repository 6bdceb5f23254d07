"""The titles: those of the shelf, which the server offers, and all that can be played from Python and the terminal."""

from __future__ import annotations

from ..engine.title import Title
from .europa import EUROPA
from .mocarstwa import MOCARSTWA
from .paxren import PAXREN
from .raison import RAISON

SHELF: dict[str, Title] = {title.id: title for title in (RAISON, PAXREN, MOCARSTWA)}
TITLES: dict[str, Title] = SHELF | {EUROPA.id: EUROPA}
