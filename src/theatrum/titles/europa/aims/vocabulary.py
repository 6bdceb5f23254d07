"""The words of chapter 17."""

from __future__ import annotations

VERBS = {
    "take-mission": "mission",
    "exchange-mission": "from:mission mission",
    "claim-mission": "mission",
    "claim-milestone": "milestone",
    "claim-at-once": "",
    "claim-by-hand": "",
}
EVENTS = {
    "mission-taken": "realm mission",
    "mission-completed": "realm mission",
    "milestone-reached": "realm milestone",
    "struggle-over": "struggle",
}
REASONS = {
    "aim-unmet": "have:number need:number",
}
PROMPTS = {
    "FirstMission": "realm number",
    "NewMission": "realm number",
}
