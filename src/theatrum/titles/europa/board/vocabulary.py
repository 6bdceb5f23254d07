"""The words of what happens to provinces (2, 9.8, 11.4, 13, 14)."""

from __future__ import annotations

VERBS: dict[str, str] = {}
EVENTS = {
    "took-province": "realm province",
    "lost-province": "realm province",
    "town-grew": "realm province",
    "town-shrank": "realm province",
    "gained-vassal": "realm province",
    "lost-vassal": "realm province",
    "occupied-province": "realm province",
    "freed-province": "province",
    "rebels-took": "province",
    "liberated": "province",
    "expanded": "realm province",
    "realm-gone": "realm",
    "influence-left": "area",
    "no-piece": "realm province",
}
REASONS: dict[str, str] = {}
PROMPTS: dict[str, str] = {}
