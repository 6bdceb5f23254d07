"""What a seat wants to know of its realm at a glance."""

from __future__ import annotations

from typing import Any

from ..aims.goals import concerned, far, points
from ..board.reading import members
from ..cards.conditions import progress
from ..court.people import BACKS
from ..court.tracks import tax
from ..round.accounts import accounts
from ..round.once import events_owed
from ..setup.goals import Goal
from ..state import Europa
from ..war.forces import land_units, ships_at_sea
from .mats import POWERS


def summary(g: Europa, seat: int) -> dict[str, Any]:
    """Means, ties and aims, as ids and numbers."""
    names = g.start.names
    realm = names["realm"]
    return {
        "realm": realm[g.realm[seat]],
        "prestige": g.prestige[seat],
        "stability": g.stability[seat],
        "ducats": g.ducats[seat],
        "interest": g.interest[seat],
        "net": accounts(g, seat).net,
        "tax": tax(g, seat),
        "power": dict(zip(POWERS, g.power[3 * seat : 3 * seat + 3], strict=True)),
        "manpower": g.available[seat],
        "units": land_units(g, seat),
        "ships": ships_at_sea(g, seat),
        "provinces": g.towns[seat].bit_count(),
        "vassals": g.vassals[seat].bit_count(),
        "unrest": ((g.towns[seat] | g.vassals[seat]) & g.unrest).bit_count(),
        "wars": [realm[foe] for foe in members(g.wars[seat])],
        "allies": [realm[ally] for ally in members(g.allies[seat])],
        "owes_event": bool(events_owed(g, seat)),
        "hand": [names["card"][card] for card in g.hands[seat] if card >= BACKS],
        "missions": [_aim(g, seat, mission) for mission in g.missions[seat] if mission >= 0],
        "goals": [_goal(g, seat, goal) for goal in g.start.goals if seat in concerned(g, goal)],
    }


def _goal(g: Europa, seat: int, goal: Goal) -> dict[str, Any]:
    """A goal of the scenario likewise, with the Prestige that it would bring now."""
    have, need = far(g, seat, goal)
    return {"goal": goal.id, "have": have, "need": need, "prestige": points(g, seat, goal)}


def _aim(g: Europa, seat: int, mission: int) -> dict[str, Any]:
    """A mission with how far the seat has come."""
    have, need = progress(g, seat, g.start.lists.missions[mission].condition)
    return {"mission": g.start.names["mission"][mission], "have": have, "need": need}
