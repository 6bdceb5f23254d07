"""The words of recruiting (5.5, 9.2)."""

from __future__ import annotations

VERBS = {
    "recruit": "",
    "muster": "area",
    "shipyard": "province",
    "enlist": "army unit category",
    "enlist-loose": "",
    "build-light": "water",
    "build-guard": "zone",
    "build-fleet": "ship water",
}
EVENTS = {
    "recruited": "realm unit category area",
    "built": "realm ship water",
}
REASONS = {
    "nothing-to-recruit": "",
    "recruit-something": "",
    "not-own-area": "",
    "no-manpower": "",
    "no-allied-units": "",
    "recruiting-limit": "area",
    "mercenaries-most": "number",
    "no-mercenaries": "",
    "needs-idea": "idea",
    "no-ships": "",
    "port-used": "",
    "port-full": "",
    "fleet-elsewhere": "water",
    "no-galleys": "water",
}
PROMPTS = {
    "Muster": "realm",
    "Enlist": "realm area number",
    "Build": "realm province",
}
