"""The words of chapter 18."""

from __future__ import annotations

VERBS = {
    "authority": "",
    "place-imperial": "area",
    "tribute-units": "number",
    "tribute-ducats": "number",
    "tribute-prestige": "",
    "tribute-casus": "realm",
    "elect": "realm",
    "avenge": "realm",
    "call-guard": "",
    "spare-guard": "",
    "lose-imperial-guard": "",
}
EVENTS = {
    "authority-rose": "number",
    "authority-fell": "number",
    "area-left-empire": "area",
    "area-reintegrated": "area",
    "empire-dissolved": "",
    "imperial-influence-placed": "area",
    "guard-gathered": "number",
    "guard-joined": "realm number",
    "empire-defended": "realm against:realm",
    "defence-refused": "realm",
    "units-spent": "realm number",
    "election": "realm",
    "nobody-eligible": "",
    "voted": "area realm",
    "elected": "realm",
    "empire-faith": "religion",
}
REASONS = {
    "not-emperor": "",
    "authority-most": "number",
    "empire-faith-binds": "religion",
}
PROMPTS = {
    "ImperialCube": "realm",
    "Tribute": "realm against:realm",
    "Voice": "realm area",
    "Choose": "realm",
    "Avenge": "realm",
    "CallGuard": "realm area number",
}
