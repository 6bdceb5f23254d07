"""The words of the title, gathered from its chapters: choices, events, reasons and questions with their arguments."""

from __future__ import annotations

from ...engine.choice import signatures
from .actions import vocabulary as actions
from .board import vocabulary as board
from .court import vocabulary as court
from .diplomacy import vocabulary as diplomacy
from .faith import vocabulary as faith
from .round import vocabulary as round_
from .unrest import vocabulary as unrest
from .war.battle import vocabulary as battle
from .war.movement import vocabulary as movement
from .war.recruiting import vocabulary as recruiting

CHAPTERS = (board, court, round_, actions, diplomacy, unrest, faith, recruiting, movement, battle)

VERBS = signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.VERBS.items()})
EVENTS = signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.EVENTS.items()})
REASONS = signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.REASONS.items()})
PROMPTS = signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.PROMPTS.items()})
