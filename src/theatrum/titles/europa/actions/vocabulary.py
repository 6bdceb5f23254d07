"""The words of chapter 5."""

from __future__ import annotations

VERBS = {
    "event": "event",
    "develop": "idea",
    "focus": "",
    "shift": "from:power to:power",
    "lay-aside": "card",
    "retrieve": "card",
    "stabilize": "",
    "borrow": "",
    "repay": "",
    "restore": "",
    "appoint": "card",
    "appoint-general": "card army",
    "appoint-admiral": "card",
    "move-general": "from:army to:army",
    "lead": "army",
    "recall-ruler": "",
    "crown": "card",
    "replace-ruler": "",
    "keep-ruler": "",
}
EVENTS = {
    "took-event": "realm event",
    "event-left": "event",
    "event-shown": "event",
    "event-removed": "event",
    "ruler-refused": "realm person",
    "changed-focus": "realm",
    "shifted-power": "realm from:power to:power",
    "retrieved": "realm card",
    "stabilized": "realm number",
    "restored": "realm number",
}
REASONS = {
    "events-taken": "",
    "once-a-round": "",
    "no-power": "power number",
    "no-ducats": "number",
    "nothing-to-change": "",
    "change-something": "",
    "stability-most": "",
    "loans-most": "number",
    "no-loan": "",
    "no-exhausted": "",
    "has-ruler": "",
}
PROMPTS = {
    "Shift": "realm",
    "LayAside": "realm",
    "DrawOne": "realm",
    "NewRuler": "realm person number",
}
