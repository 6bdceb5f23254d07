"""9.7.1: military ideas that are used before the first round: Military Drill and Noble Knights."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer
from ...asked import Asked
from ...state import Europa
from ..units import CAVALRY
from .clash import ATTACK, DEFENCE, NOTHING, Clash, fighting, with_side
from .dice import CAVALRY_FACE, add, has_idea, roll
from .losses import Losses


def drilled(g: Europa, clash: Clash, side: int) -> bool:
    """Military Drill (Dyscyplina wojskowa): the enemy leaves out a die."""
    return has_idea(g, clash, side, "military_drill")


@dataclass(slots=True, eq=False)
class LeaveOut(Asked):
    """Which die does the enemy leave out in this battle?"""

    rule = "9.7"
    enemy: int  # the side that loses a die

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind, number in enumerate(fighting(g).dice[self.enemy]):
            if number:
                yield g.lexicon["leave-out", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        clash, kind = fighting(g), choice.args[0]
        clash.dice = with_side(clash.dice, self.enemy, add(clash.dice[self.enemy], kind, -1))
        g.tell("left-out", clash.lead[self.enemy], kind)


def knights(g: Europa, clash: Clash) -> None:
    """Noble Knights (Szlachetni rycerze): a cavalry die for each cavalry unit; every horseman is a hit."""
    if clash.sea:
        return
    made = [0, 0]
    for side in (ATTACK, DEFENCE):
        riders = clash.strength(g, side)[CAVALRY] if has_idea(g, clash, side, "noble_knights") else 0
        if riders:
            made[side] = roll(g, clash, side, add(NOTHING, CAVALRY, riders))[CAVALRY_FACE]
            g.tell("hit", clash.lead[side], made[side])
    for side in (ATTACK, DEFENCE):
        if made[side]:
            g.push(Losses(1 - side, made[side]))
