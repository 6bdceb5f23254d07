"""The words of chapter 15."""

from __future__ import annotations

VERBS = {
    "lift-faith": "area",
    "give-influence": "area",
    "take-influence": "area",
    "convert": "area",
    "change-religion": "religion",
}
EVENTS = {
    "converted": "area religion",
    "adopted": "realm religion",
}
REASONS = {
    "others-believe": "",
    "age-to-come": "number",
    "no-counter-reformation": "",
}
PROMPTS = {
    "LiftFaith": "realm area religion",
    "Amends": "realm",
    "Divorce": "realm",
    "Forsake": "realm",
    "Relocate": "realm number",
}
