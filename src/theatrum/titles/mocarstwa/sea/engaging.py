"""Whom ships and shores can fight, with cards (8.4) and with dice (8.5)."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Reason
from ....engine.flow import Offer
from ..box.information import in_force
from ..box.units import GUNS, kinds
from ..state import Mocarstwa
from ..vocabulary import NOBODY
from .fleet import afloat, no_action
from .hulls import alongside, crewed, ship_of, shores_of, sound_decks

Fight = tuple[str, int, int, int]
"""(verb, unit, from, to)."""
WITH_DICE = ("board", "shell")
"""What is its own action with dice only; with cards a broadside may end in boarding, and guns support a landing."""


def fights(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Everything hostile that a seat's crews, and its units on shores, may do at sea."""
    for verb, kind, place, to in (*from_ships(g, seat), *from_shores(g, seat)):
        if not (g.by_cards and verb in WITH_DICE):
            yield g.lexicon[verb, kind, place, to], no_fight(g, verb, kind, place)


def from_ships(g: Mocarstwa, seat: int) -> Iterator[Fight]:
    """Broadsides and boarding at ships beside, broadsides and landings at shores."""
    for place in crewed(g, seat):
        ships = [other for other in alongside(g, place) if is_enemy(g, seat, other)]
        shores = [shore for shore in shores_of(g, place) if is_enemy(g, seat, shore)]
        for kind in kinds(g.units[place]):
            for verbs, targets in ((("salvo", "board"), ships), (("shell", "land"), shores)):
                for to in targets:
                    for verb in verbs:
                        yield verb, kind, place, to


def from_shores(g: Mocarstwa, seat: int) -> Iterator[Fight]:
    for ship in afloat(g):
        other = len(g.fort) + ship
        if is_enemy(g, seat, other):
            for shore in g.board.land.shores[g.hex[ship]]:
                if g.holder[shore] == seat:
                    for kind in kinds(g.units[shore]):
                        yield "attack-ship", kind, shore, other


def is_enemy(g: Mocarstwa, seat: int, place: int) -> bool:
    return g.holder[place] not in (seat, NOBODY)


def no_fight(g: Mocarstwa, verb: str, kind: int, place: int) -> Reason | None:
    """Why not: guns and fog for broadsides; with cards only artillery fires from the shore."""
    if verb in ("salvo", "shell"):
        return no_salvo(g, kind, place)
    if verb == "attack-ship" and g.by_cards and kind not in GUNS:
        return Reason("only-artillery", "8.4", (kind,))
    return no_action(g, kind, place)


def no_salvo(g: Mocarstwa, kind: int, place: int) -> Reason | None:
    """As many broadsides in a phase as there are sound gun decks, each the action of one of the crew."""
    if in_force(g, "fog"):
        return Reason("fog", "5.6")
    if g.salvoes[ship_of(g, place)] >= sound_decks(g, place):
        return Reason("no-guns", "8.4" if g.by_cards else "8.5", (place,))
    return no_action(g, kind, place)
