"""Bots that the operator of a server brings along."""

from __future__ import annotations

from theatrum.bots import Bot, Sight
from theatrum.engine.choice import Choice


class Last(Bot):
    """Takes the last choice."""

    name = "last"

    def choose(self, seen: Sight) -> Choice:
        return seen.choices[-1]


class Cheat(Bot):
    """Chooses what nobody offered."""

    name = "cheat"

    def choose(self, seen: Sight) -> Choice:
        return seen.state.lexicon.parse("bid:9")
