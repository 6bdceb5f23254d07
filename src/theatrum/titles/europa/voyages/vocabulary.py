"""The words of exploration and colonization (5.1, 5.3)."""

from __future__ import annotations

VERBS: dict[str, str] = {}
EVENTS = {
    "ship-sailed": "realm from:water to:water",
}
REASONS: dict[str, str] = {}
PROMPTS: dict[str, str] = {}
