"""What the choices of a turn are about: a list of a hundred is put in groups, in this order.

What uses up the turn comes before what does not: minor actions are the second part of their group.
"""

from __future__ import annotations

MAIN = {
    "events": ("event",),
    "diplomacy": ("influence", "ally", "fabricate", "negotiate", "excommunicate", "crusade", "authority"),
    "trade": ("trade", "explore", "colonize"),
    "war": ("recruit", "march", "siege", "set-sail", "declare-war"),
    "court": ("develop", "focus", "stabilize", "convert", "change-religion", "suppress"),
    "cards": ("play", "use"),
    "aims": (),
    "end": ("pass", "end-turn", "done", "enough", "sign", "settle", "halt", "stay-put"),
}
"""Actions that use up the turn, and what ends it."""
MINOR = {
    "diplomacy": ("sever",),
    "war": ("restore", "appoint-general", "appoint-admiral", "move-general", "lead", "recall-ruler"),
    "court": ("appoint", "crown", "borrow", "repay"),
    "cards": ("play-minor",),
    "aims": ("claim-mission", "claim-milestone", "claim-at-once", "claim-by-hand"),
    "end": ("leave-game", "stay-in-game"),
}
"""Minor actions."""
GROUPS = {
    verb: name
    for group, verbs in MAIN.items()
    for name, part in ((group, verbs), (f"{group}-minor", MINOR.get(group, ())))
    for verb in part
}
