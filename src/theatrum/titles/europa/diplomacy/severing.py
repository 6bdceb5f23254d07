"""5.2, 11.3: the minor action Sever Ties (Zerwanie więzi), and what breaking an alliance costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.reading import members
from ..court import stability
from ..state import Europa, total
from .relations import areas_with, embattled
from .removing import discount, lose_influence
from .ties import add_truce, break_alliance, clear_influence, drop_claim, remove_influence, spheres

CUBES = 5
"""Influence that the end of an alliance costs."""
IN_WARTIME = 2
"""Stability for leaving an ally at war."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    if opened(g, seat):
        yield g.lexicon["sever",], None
    elif every:
        yield g.lexicon["sever",], Reason("no-ties", "5.2")


def opened(g: Europa, seat: int) -> tuple[Choice, ...]:
    return (g.lexicon["sever",],) if g.claims[seat] or g.allies[seat] or total(g.influence, seat) else ()


def taken(g: Europa, seat: int, _: Choice) -> None:
    g.push(Severing(seat))


@dataclass(slots=True, eq=False)
class Severing(Procedure[Europa]):
    """Cubes, claims and alliances are given up one at a time."""

    steps = ("sever",)
    seat: int

    def sever(self, g: Europa) -> None:
        g.ask(Sever(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Sever(Asked):
    """Which tie is given up?"""

    rule = "5.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in members(g.allies[seat]):
            yield g.lexicon["end-alliance", realm], None
        for area in spheres(g, seat):
            yield g.lexicon["withdraw", area], None
        for area in members(g.claims[seat]):
            yield g.lexicon["drop-claim", area], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        frame = g.stack[-1]
        assert isinstance(frame, Severing)
        frame.again()
        if choice.verb == "end-alliance":
            desert(g, seat, choice.args[0])
        elif choice.verb == "withdraw":
            remove_influence(g, seat, choice.args[0], 1)
        else:
            drop_claim(g, seat, choice.args[0])


def desert(g: Europa, seat: int, realm: int, agreed: bool = False) -> None:
    """11.3: an alliance is ended: a truce, five cubes; of an ally at war all cubes and Stability, unless agreed so."""
    at_war = embattled(g, realm) and not agreed
    areas = areas_with(g, realm)
    break_alliance(g, seat, realm)
    add_truce(g, seat, realm)
    if at_war:
        clear_influence(g, seat, areas)
        stability.change(g, seat, -IN_WARTIME)
    else:
        lose_influence(g, seat, areas, CUBES - discount(g, seat, areas))


ACTION = Action(("sever",), True, offers, taken, opened)
