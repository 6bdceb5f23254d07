"""The words of 9.1 and of calls to arms (11.3)."""

from __future__ import annotations

VERBS = {
    "declare-war": "",
    "attack": "realm",
    "take-cross": "realm",
    "leave-cross": "realm",
    "call": "realm",
    "join-war": "realm",
    "refuse-call": "realm",
    "take-casus": "realm",
    "forgive": "realm",
    "activate-ally": "realm",
    "leave-inactive": "realm",
    "fight": "area",
    "fight-at-sea": "zone",
}
EVENTS = {
    "declared-war": "realm of:realm",
    "war-begun": "realm of:realm",
    "war-ended": "realm of:realm",
    "called": "realm of:realm",
    "ally-active": "realm of:realm number",
    "joined-war": "realm of:realm",
    "refused-call": "realm of:realm",
}
REASONS = {
    "nobody-to-attack": "",
    "no-free-realm": "realm",
    "at-war-with": "realm",
    "ally-of-yours": "realm",
    "team-mate": "realm",
    "no-war-in-interregnum": "",
    "truce-with": "realm",
    "has-passed": "realm",
    "ally-shields": "realm by:realm",
    "emperor-shields": "realm",
    "distant-without-cause": "realm",
    "ally-too-far": "realm",
    "players-not-called": "realm",
    "ally-of-both": "realm",
}
PROMPTS = {
    "Target": "realm number",
    "Vow": "realm of:realm",
    "CallAllies": "realm",
    "Answer": "realm of:realm",
    "Defend": "realm of:realm",
    "DefendAgainst": "realm of:realm by:realm",
    "Betrayed": "realm of:realm",
    "Activate": "realm of:realm",
    "FreeAction": "realm",
    "WhichBattle": "realm",
}
