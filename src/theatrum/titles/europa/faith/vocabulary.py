"""The words of chapter 15."""

from __future__ import annotations

VERBS = {
    "lift-faith": "area",
    "give-influence": "area",
}
EVENTS = {
    "converted": "area religion",
}
REASONS: dict[str, str] = {}
PROMPTS = {
    "LiftFaith": "realm area religion",
    "Amends": "realm",
}
