"""The words of chapter 13."""

from __future__ import annotations

VERBS: dict[str, str] = {}
EVENTS = {
    "invaded": "realm area number",
}
REASONS: dict[str, str] = {}
PROMPTS: dict[str, str] = {}
