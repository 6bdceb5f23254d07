"""The words of chapter 7: power, ducats, Stability, Prestige."""

from __future__ import annotations

SOURCES = (
    "bankruptcy", "casus-belli", "succession", "occupied-towns", "papal-controller", "imperial-authority",
    "absolute-monarchy", "marriages", "taxes", "cores", "alliances", "stability", "interest",
    "sold-core", "excommunication", "crusade", "tribute",
    "slavery", "apostasy",
    "event", "idea", "mission", "milestone", "struggle", "action-card",
    "refused-call", "white-peace", "capitulation", "humiliation", "forced-conversion", "liberation",
    "secured-succession", "lost-ally", "scenario",
)  # fmt: skip
"""What Prestige is gained or lost for."""
(
    BANKRUPTCY, CASUS_BELLI, SUCCESSION, OCCUPIED, CONTROLLER, AUTHORITY, MONARCHY, MARRIAGES, TAXES, CORES,
    ALLIANCES, STABILITY, INTEREST,
    SOLD_CORE, EXCOMMUNICATION, CRUSADE, TRIBUTE, SLAVERY, APOSTASY,
    EVENT, IDEA, MISSION, MILESTONE, STRUGGLE, ACTION_CARD,
    REFUSED_CALL, WHITE_PEACE, CAPITULATION, HUMILIATION, FORCED_CONVERSION, LIBERATION, SECURED_SUCCESSION, LOST_ALLY,
    SCENARIO,
) = range(len(SOURCES))  # fmt: skip

VERBS = {
    "forfeit": "power",
    "interregnum": "",
}
EVENTS = {
    "gained-power": "realm power number",
    "lost-power": "realm power number",
    "prestige-gained": "realm number source",
    "prestige-lost": "realm number source",
    "goal-scored": "realm number goal",
    "stability-rose": "realm number",
    "stability-fell": "realm number",
    "ducats-gained": "realm number",
    "ducats-lost": "realm number",
    "borrowed": "realm",
    "repaid": "realm",
    "bankrupt": "realm",
    "dismissed": "realm person",
    "appointed": "realm person",
    "appointed-general": "realm person army",
    "appointed-admiral": "realm person",
    "moved-general": "realm person army",
    "ruler-leads": "realm army",
    "ruler-withdrawn": "realm army",
    "crowned": "realm person",
    "left-office": "realm person",
    "reign-ended": "realm person",
    "weakened": "realm person",
    "died": "realm person",
    "interregnum": "realm",
}
REASONS: dict[str, str] = {}
PROMPTS = {
    "Forfeit": "realm",
    "Succession": "realm",
    "AnyPower": "realm number",
    "RebelPower": "realm area",
}
