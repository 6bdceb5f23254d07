"""What comes first in a long list: wars with a cause, then what borders on the reader's lands; the rest is far off."""

from __future__ import annotations

from ....engine.choice import Choice
from ....engine.game import Game
from ....titles.europa.board.nearness import adjacent, around
from ....titles.europa.shown.neighbours import prey
from ....titles.europa.state import Europa
from ....titles.europa.war.forces import in_field
from ..painter import NEAR

FIRST, FAR = 0, NEAR + 1


def rank(game: Game, seat: int, choice: Choice) -> int:
    """By the last place or realm that a choice names; war on a neighbour without a cause comes second."""
    g = game.state
    assert isinstance(g, Europa)
    if choice.verb == "attack":
        found = prey(g, seat).get(choice.args[0])
        return FAR if found is None else FIRST if found else NEAR
    kinds = [kind for _, kind in game.title.verbs[choice.verb]]
    named = [_near(g, seat, kind, arg) for kind, arg in zip(kinds, choice.args, strict=True) if kind in PLACES]
    return NEAR if not named or named[-1] else FAR


PLACES = ("area", "province", "realm")


def _near(g: Europa, seat: int, kind: str, number: int) -> bool:
    mine = g.realm[seat]
    if kind == "realm":
        return number == mine or adjacent(g, mine, number)
    area = g.start.board.land.area_of[number] if kind == "province" else number
    return bool((around(g, mine) | in_field(g, seat)) >> area & 1)
