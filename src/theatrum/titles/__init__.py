"""The titles we publish."""

from __future__ import annotations

from ..engine.title import Title
from .mocarstwa import MOCARSTWA
from .paxren import PAXREN
from .raison import RAISON

TITLES: dict[str, Title] = {title.id: title for title in (RAISON, PAXREN, MOCARSTWA)}
