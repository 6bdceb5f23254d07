"""The words of chapter 14."""

from __future__ import annotations

VERBS = {
    "lift-rebel-town": "province",
}
EVENTS = {
    "unrest-rose": "province",
    "unrest-fell": "province",
    "rebels-rose": "area number",
    "rebels-left": "area number",
    "rebel-town": "province",
    "rebel-town-fell": "province",
}
REASONS: dict[str, str] = {}
PROMPTS = {
    "LiftRebelTown": "realm province",
}
