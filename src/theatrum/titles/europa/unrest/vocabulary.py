"""The words of chapter 14."""

from __future__ import annotations

VERBS = {
    "lift-rebels": "area",
    "lift-rebel-town": "province",
    "free-for": "realm",
    "roll-for": "area",
    "yield": "province",
    "pacify": "province",
    "stir": "province",
    "lose-unit": "army unit category",
    "lose-infantry": "area",
    "exhaust": "",
    "rebels-besiege": "province",
    "suppress": "",
}
EVENTS = {
    "exhausted": "realm number",
    "unrest-rose": "province",
    "unrest-fell": "province",
    "rebels-rose": "area number",
    "rebels-left": "area number",
    "rebels-moved": "from:area to:area number",
    "rebellion-die": "realm area rebellion",
    "unit-lost": "realm unit category",
}
REASONS = {
    "nothing-to-suppress": "",
    "enemies-there": "",
}
PROMPTS = {
    "LiftRebels": "realm area number",
    "LiftRebelTown": "realm province",
    "Natives": "realm province",
    "RollWhere": "realm",
    "Yield": "realm area",
    "Pacify": "realm area",
    "LoseUnit": "realm area",
    "Exhaust": "realm",
    "Besieged": "realm area",
    "Stir": "realm number",
    "Relief": "realm",
    "Suppress": "realm",
}
