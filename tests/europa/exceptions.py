"""What does not come up in the games of Europa, each with the reason."""

from __future__ import annotations

from theatrum.engine.state import State

UNMET: dict[str, dict[str, str]] = {"verbs": {}, "events": {}, "prompts": {}, "reasons": {}}
RARE: dict[str, dict[str, str]] = {"verbs": {}, "events": {}, "prompts": {}, "reasons": {}}


def idle(_state: State) -> dict[str, dict[str, str]]:
    """Things of a scenario that never come up in play, by kind."""
    return {}


def seldom(_state: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    return {}
