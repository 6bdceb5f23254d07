"""What the page draws of a forecast: a battle, a war that would begin, an event, a trade, a deal, a mission."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ..board.ownership import any_of, holder, strength
from ..board.reading import bits, members
from ..diplomacy.deals import Deal
from ..empire.defence import emperor, may_defend
from ..faith.religion import same_faith
from ..peace.names import ANNEXATION, CONVERSION, HUMILIATION, STATUS_QUO, SUCCESSION, TERMS, VASSALIZATION
from ..realms.creeds import creed, land_of_the_pope
from ..state import Europa
from ..war.battle.clash import Clash
from ..war.calls import OFFENSIVE, Calling, callable_
from ..war.declaring import declaring, penalty
from ..war.forces import land_units
from .bargains import worth
from .clashes import battle, begun
from .lacks import listed
from .options import options
from .scene import ids, rows

LEAVES = ("retreat", "retreat-at-sea")
"""Choices of somebody who does not wait for the end of a battle."""
EVENTFUL = ("event", "option")
"""Choices of a card that touches the board."""


def drawing(g: Europa, later: Europa, seat: int, choice: Choice) -> dict[str, Any] | None:
    """Of a choice, what there is to be drawn; `later`: the position that surely follows."""
    if choice.verb == "trade-at":
        return {"kind": "trade", "rows": rows(g, seat, *choice.args)}
    if choice.verb in ("sign", "accept-deal") and isinstance(g.stack[-2], Deal):
        return {"kind": "deal"} | worth(g, seat, choice)
    if choice.verb in EVENTFUL:
        return {"kind": "event", "options": options(g, seat, choice)}
    if choice.verb in LEAVES:
        return None
    clash = next((frame for frame in later.stack if isinstance(frame, Clash)), None)
    if clash is not None and g.realm[seat] in (*clash.sides[0], *clash.sides[1]):
        return battle(later, clash, clash.side_of(g.realm[seat]))
    return None


def mission(g: Europa, seat: int, number: int) -> dict[str, Any]:
    """Before it is chosen: what it would still lack, and which provinces would do."""
    condition = g.start.lists.missions[number].condition
    return {"kind": "mission", "mission": g.start.names["mission"][number], "lacks": listed(g, seat, condition)}


# -- a war


def war(g: Europa, seat: int, realm: int) -> dict[str, Any]:
    """Before a declaration: strength on both sides, who may be called and who may come, what it costs, the terms."""
    other = g.seat_of(realm)
    return {
        "kind": "war",
        "realm": g.start.names["realm"][realm],
        "stability": penalty(g, declaring(g), realm),
        "strength": [land_units(g, seat), land_units(g, other) if other >= 0 else strength(g, realm)],
        "callable": ids(g, "realm", members(_friends(g, seat, realm))),
        "may_come": ids(g, "realm", members(_foes(g, seat, realm))),
        "battles": [*begun(g, seat, realm)],
        "terms": [TERMS[term] for term in _terms(g, seat, realm)],
    }


def _friends(g: Europa, seat: int, realm: int) -> int:
    """Whom the attacker could call."""
    calls = Calling(seat, 1 << realm, OFFENSIVE)
    return bits(ally for ally, why in callable_(g, calls) if why is None)


def _foes(g: Europa, seat: int, realm: int) -> int:
    """Who could be called against the attacker: allies of the attacked, the Emperor."""
    other = g.seat_of(realm)
    lords = (g.realm[ally] for ally in range(g.seats) if g.allies[ally] >> realm & 1)
    found = g.allies[other] if other >= 0 else bits(lords)
    if may_defend(g, g.realm[seat], realm):
        found |= 1 << g.realm[emperor(g)]
    return found & ~(1 << g.realm[seat] | 1 << realm)


def _terms(g: Europa, seat: int, realm: int) -> list[int]:
    """What a victory could bring, by what the realm is (10)."""
    played = g.seat_of(realm) >= 0
    free = not played and realm not in (g.emperor, land_of_the_pope(g)) and holder(g, realm) < 0
    apart = not same_faith(g.religion[seat], creed(g, realm)) and realm != land_of_the_pope(g)
    found = {
        STATUS_QUO: True, HUMILIATION: played, VASSALIZATION: free, CONVERSION: apart,
        SUCCESSION: bool(any_of(g.disputed) >> realm & 1), ANNEXATION: not played,
    }  # fmt: skip
    return [term for term, within in found.items() if within]
