"""What the choices of a turn are about: a list of a hundred is put in groups, in this order."""

from __future__ import annotations

from ..actions.registry import BY_VERB

MAIN = {
    "events": ("event",),
    "cards": ("play", "use"),
    "court": ("develop", "focus", "stabilize", "convert", "change-religion", "suppress"),
    "diplomacy": ("influence", "ally", "fabricate", "negotiate", "excommunicate", "crusade", "authority"),
    "trade": ("trade", "explore", "colonize"),
    "war": ("recruit", "march", "siege", "set-sail", "declare-war"),
}
"""Actions that use up the turn."""
END = ("pass", "end-turn", "done", "enough", "sign", "settle", "halt", "stay-put")
"""What ends a turn or an action."""
GROUPS = {verb: group for group, verbs in MAIN.items() for verb in verbs}
GROUPS |= {verb: "minor" for verb, action in BY_VERB.items() if action.minor}
GROUPS |= dict.fromkeys(END, "end")
