"""The words of chapter 7: power, ducats, Stability, Prestige."""

from __future__ import annotations

SOURCES = ("bankruptcy",)
"""What Prestige is gained or lost for."""
(BANKRUPTCY,) = range(len(SOURCES))

VERBS = {
    "forfeit": "power",
}
EVENTS = {
    "gained-power": "realm power number",
    "lost-power": "realm power number",
    "prestige-gained": "realm number source",
    "prestige-lost": "realm number source",
    "stability-rose": "realm number",
    "stability-fell": "realm number",
    "ducats-gained": "realm number",
    "ducats-lost": "realm number",
    "borrowed": "realm",
    "repaid": "realm",
    "bankrupt": "realm",
    "dismissed": "realm person",
}
