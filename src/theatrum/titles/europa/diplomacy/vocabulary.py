"""The words of chapter 11."""

from __future__ import annotations

VERBS = {
    "influence": "",
    "place-influence": "area",
    "buy-influence": "area",
    "ally": "realm",
    "fabricate": "",
    "claim": "area",
    "sever": "",
    "end-alliance": "realm",
    "withdraw": "area",
    "withdraw-imperial": "area",
    "drop-claim": "area",
}
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
REASONS = {
    "nowhere-to-influence": "",
    "players-own-area": "area",
    "two-cubes-a-time": "area",
    "area-full": "area",
    "no-cubes": "",
    "realm-at-war": "realm",
    "at-war": "",
    "no-claim-there": "realm",
    "too-little-influence": "realm number",
    "rival-has-as-much": "realm rival:realm",
    "alliances-most": "number",
    "claimed-already": "area",
    "owns-area": "area",
    "no-claims-left": "",
    "no-ties": "",
}
PROMPTS = {
    "Influence": "realm",
    "Fabricate": "realm",
    "Sever": "realm",
    "Withdraw": "realm number",
}
