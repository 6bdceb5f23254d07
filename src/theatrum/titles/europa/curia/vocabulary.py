"""The words of chapter 19."""

from __future__ import annotations

VERBS = {
    "excommunicate": "realm",
    "crusade": "area",
    "lose-cardinal": "slot:number",
    "hire-crusader": "army area",
}
EVENTS = {
    "cardinal-gained": "realm",
    "cardinal-lost": "realm",
    "rome-gained": "realm",
    "rome-lost": "",
    "excommunicated": "realm",
    "crusade-called": "realm area",
    "crusader": "realm",
    "crusade-over": "area",
    "crusader-hired": "realm area",
}
REASONS = {
    "papal-age": "",
    "not-controller": "",
    "papal-token": "",
    "no-ruler": "realm",
}
PROMPTS = {
    "LoseCardinal": "realm",
    "HireCrusader": "realm number",
}
