"""16.5: ships that the sea swallows (Pochłonięty przez morze), and pirates (Piraci)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import members
from ..board.sea import NODES
from ..cards.words.sea import adrift
from ..state import NONE, Europa
from ..trade.nodes import add_pirate
from ..voyages.wrecks import ships_in, wreck


@dataclass(slots=True, eq=False)
class LostAtSea(Procedure[Europa]):
    """A ship of every opponent that has no friendly port beside it; automatically each player picks his own."""

    steps = ("sink",)
    seat: int
    turn: int = 0

    def sink(self, g: Europa) -> None:
        order = g.clockwise(g.first if self.seat == NONE else self.seat)
        if self.turn < g.playing:
            self.again()
            victim = order[self.turn]
            self.turn += 1
            ships = lost_ships(g, victim) if victim != self.seat else []
            if len(ships) == 1:
                swallow(g, victim, ships[0])
            elif ships:
                chooser = victim if self.seat == NONE else self.seat
                g.ask(Swallow(chooser, victim), 1 << chooser)


def lost_ships(g: Europa, seat: int) -> list[Choice]:
    """Those in zones without a friendly port."""
    return ships_in(g, seat, tuple(members(adrift(g, seat))))


def swallow(g: Europa, seat: int, choice: Choice) -> None:
    _, zone = wreck(g, seat, choice)
    g.tell("ship-swallowed", g.realm[seat], zone)


@dataclass(slots=True, eq=False)
class Swallow(Asked):
    """Which ship does the sea swallow?"""

    rule = "16.5"
    victim: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.realm[self.victim])

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for ship in lost_ships(g, self.victim):
            yield ship, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        swallow(g, self.victim, choice)


# -- pirates


def haunts(g: Europa) -> tuple[int, ...]:
    """Sea nodes for a pirate: with a merchant, if there is any."""
    sea = [node for node, kind in enumerate(g.start.board.sea.node_kind) if NODES[kind] == "sea"]
    busy = tuple(node for node in sea if node in g.merchants)
    return busy or tuple(sea)


def pirates(g: Europa, seat: int) -> None:
    """The active player picks the node; else the one with most merchants, developed ones first, then by chance."""
    open_ = haunts(g)
    if seat != NONE:
        if len(open_) == 1:
            add_pirate(g, open_[0])
        else:
            g.ask(PlacePirate(seat), 1 << seat)
        return
    most = max(g.merchants.count(node) for node in open_)
    crowded = [node for node in open_ if g.merchants.count(node) == most]
    rich = [node for node in crowded if g.developed >> node & 1] or crowded
    add_pirate(g, rich[g.dice.one_of("pirates", 0, len(rich))] if len(rich) > 1 else rich[0])


@dataclass(slots=True, eq=False)
class PlacePirate(Asked):
    """In which node do pirates appear?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for node in haunts(g):
            yield g.lexicon["pick-node", node], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        add_pirate(g, choice.args[0])
