"""10, "Warunki pokoju": the terms of peace that can be imposed; the eighth is to negotiate one."""

from __future__ import annotations

TERMS = (
    "white-peace", "status-quo", "humiliation", "vassalization", "forced-conversion", "succession", "annexation",
)  # fmt: skip
WHITE, STATUS_QUO, HUMILIATION, VASSALIZATION, CONVERSION, SUCCESSION, ANNEXATION = range(len(TERMS))
