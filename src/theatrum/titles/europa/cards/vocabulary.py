"""The words of cards: choices that effects put to players, and what they tell."""

from __future__ import annotations

INNER = (
    "gain_some_power", "lose_some_power", "choose_more_realms", "make_room", "oust", "take_back", "give_up_ally",
    "give_up_marriage", "propose", "rise_in", "march_from", "march_to", "faith_in", "dismiss_kind", "dismiss_army",
    "appoint_card", "crown_card", "draw_from", "research_shown", "research_bought", "give_up_idea", "take_up_idea",
    "replace_shown", "replace_milestone", "replace_stone",
)  # fmt: skip
"""Steps of effects at which somebody chooses; the words themselves stand in vocabulary.csv."""
VERBS = {
    "do": "",
    "decline": "",
    "either": "place effect",
    "enough": "",
    "option": "option",
    "pick-area": "area",
    "pick-province": "province",
    "pick-realm": "realm",
    "pick-zone": "zone",
    "pick-node": "node",
    "pick-power": "power",
    "pick-deck": "deck",
    "pick-army": "army",
    "pick-card": "card",
    "pick-idea": "idea",
    "pick-milestone": "milestone",
}
EVENTS = {
    "chose-option": "realm event option",
    "paid-power": "realm power number",
    "interest-gained": "realm number",
    "interest-lost": "realm number",
    "colonists-gained": "realm number",
    "colonists-lost": "realm number",
    "manpower-exhausted": "realm number",
    "core-placed": "realm area",
    "truce-ended": "realm of:realm",
    "plague": "area",
    "manpower-grew": "realm number",
    "manpower-laid": "province",
    "idea-developed": "realm idea",
    "idea-lost": "realm idea",
}
REASONS = {
    "no-means": "number",
    "no-target": "",
    "no-room": "",
    "no-claim": "",
    "no-ally": "",
    "no-marriage": "",
    "no-quiet-town": "",
    "no-unrest": "",
    "no-advisor": "",
    "no-character": "",
    "no-idea": "",
    "idea-known": "",
    "idea-needs": "idea",
    "emperor-forbids": "",
    "not-so": "",
    "not-enough": "number",
}
PROMPTS = {
    "Pick": "realm effect number",
    "May": "realm effect",
    "Either": "realm",
    "ChooseMore": "realm number",
    "OwnOption": "realm event",
    "EventOption": "realm event",
    "Offered": "realm by:realm",
    "Proposal": "realm by:realm",
}
