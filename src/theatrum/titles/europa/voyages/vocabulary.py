"""The words of exploration and colonization (5.1, 5.3)."""

from __future__ import annotations

VERBS = {
    "explore": "",
    "stay-home": "",
    "discover": "area",
    "roll-again": "",
    "give-up": "",
    "give-up-claim": "area",
    "wreck-light": "water",
    "wreck-guard": "zone",
    "wreck-ship": "ship",
    "colonize": "area",
    "send-colonists": "number power:number",
}
EVENTS = {
    "explores": "realm",
    "exploration-die": "realm number hazard:number",
    "explored-nothing": "realm",
    "ship-lost": "realm ship",
    "colonized": "realm area",
}
REASONS = {
    "nothing-to-explore": "",
    "no-settlers": "number",
    "no-connection": "",
    "no-town-for-it": "",
}
PROMPTS = {
    "SetSail": "realm",
    "Discover": "realm number hazard:number",
    "LiftClaim": "realm",
    "LoseShip": "realm",
    "PaySettlers": "realm area",
}
