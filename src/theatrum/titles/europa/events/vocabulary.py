"""The words of chapter 16."""

from __future__ import annotations

VERBS = {
    "spare-colonist": "",
    "spare-unrest": "",
    "pick-slot": "slot",
    "teach": "religion area",
}
EVENTS = {
    "symbol": "symbol",
    "mark": "event mark",
    "struggle-began": "struggle",
}
REASONS: dict[str, str] = {}
PROMPTS = {
    "Swallow": "realm victim:realm",
    "PlacePirate": "realm",
    "DeadCardinal": "realm",
    "WasteIn": "realm",
    "Spared": "realm",
    "Rising": "realm",
    "Waver": "realm",
    "Conquest": "realm by:realm",
    "Robbed": "realm by:realm of:realm",
    "Teach": "realm",
    "Mix": "realm",
    "FromCluster": "realm area",
    "Revolt": "realm",
    "Kindle": "realm",
}
