"""The words of chapter 11."""

from __future__ import annotations

VERBS: dict[str, str] = {}
EVENTS = {
    "influence-placed": "realm area number",
    "influence-removed": "realm area number",
    "imperial-influence-removed": "area number",
    "claim-placed": "realm area",
    "claim-dropped": "realm area",
    "casus-placed": "realm of:realm",
    "truce": "realm of:realm",
    "allied": "realm of:realm",
    "alliance-ended": "realm of:realm",
    "allied-left": "realm number",
    "war-goes-on": "realm of:realm",
    "wed": "realm of:realm",
    "unwed": "realm of:realm",
}
REASONS: dict[str, str] = {}
PROMPTS: dict[str, str] = {}
