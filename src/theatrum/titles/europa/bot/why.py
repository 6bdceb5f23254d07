"""What the steward's reasons name: `why-KEY` is the sentence of each."""

from __future__ import annotations

from ....engine.choice import signatures
from .ahead import COUNTS

WHYS = signatures(
    {
        **dict.fromkeys(COUNTS, "number"),
        "rival": "realm",
        "war-plan": "realm",
        "blame": "realm",
        "prey": "realm",
        "calls": "realm",
        "march": "area",
        "siege": "area",
        "siege-of": "province",
        "spends": "number",
        "ducats": "number",
        "passes": "number",
        "event-text": "event",
        "event-ducats": "number",
        "deed": "deed",
        "deal": "realm",
        "leader": "realm",
        "colony": "area",
        "peace": "realm",
        "war-goes-on": "realm",
        "surrender": "realm",
        "mission": "mission missing:number need:number",
        "milestone": "milestone missing:number need:number",
        "levies": "realm",
    }
)
