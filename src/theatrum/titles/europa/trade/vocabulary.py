"""The words of chapter 12."""

from __future__ import annotations

VERBS = {
    "trade": "",
    "trade-at": "trade node",
    "send-ship": "from:water to:zone",
    "no-trade": "",
    "protect": "",
    "push-out": "realm",
    "stay-loose": "",
    "send-merchant": "node",
    "place-merchant": "node",
    "favour": "realm",
    "pay-inflation": "",
    "take-interest": "",
    "lift-developed": "node",
    "lift-pirate": "node",
}
EVENTS = {
    "trades": "realm",
    "trade-card-shown": "trade",
    "traded": "realm trade node",
    "traded-nothing": "realm",
    "trade-paid": "realm node number",
    "merchant-moved": "realm from:node to:node",
    "merchant-placed": "realm node",
    "merchant-lost": "realm node",
    "pushed-out": "realm of:realm zone",
    "discovered": "continent",
    "node-developed": "node",
    "pirates-came": "node",
    "pirates-left": "node",
}
REASONS = {
    "no-merchant": "",
    "ship-has-sailed": "",
}
PROMPTS = {
    "Venture": "realm",
    "Post": "realm zone",
    "Send": "realm node",
    "PlaceMerchant": "realm",
    "Favour": "realm",
    "Inflation": "realm",
    "LiftDeveloped": "realm node",
    "LiftPirate": "realm node",
}
