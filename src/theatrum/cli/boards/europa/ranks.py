"""What comes first in a long list: wars with a cause, then what borders on the reader's lands; the rest is far off."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.choice import Choice, Signature
from ....engine.game import Game
from ....titles.europa.board.nearness import adjacent, around
from ....titles.europa.shown.neighbours import prey
from ....titles.europa.state import Europa
from ....titles.europa.war.forces import in_field
from ..painter import NEAR

FIRST, FAR = 0, NEAR + 1


def ranks(game: Game, seat: int, choices: Sequence[Choice]) -> dict[Choice, int]:
    """By the last place or realm that a choice names; war on a neighbour without a cause comes second."""
    g = game.state
    assert isinstance(g, Europa)
    causes = prey(g, seat)
    return {
        choice: _war(causes.get(choice.args[0]))
        if choice.verb == "attack"
        else _placed(g, seat, game.title.verbs[choice.verb], choice)
        for choice in choices
    }


def _war(cause: bool | None) -> int:
    return FAR if cause is None else FIRST if cause else NEAR


def _placed(g: Europa, seat: int, signature: Signature, choice: Choice) -> int:
    kinds = (kind for _, kind in signature)
    named = [_near(g, seat, kind, arg) for kind, arg in zip(kinds, choice.args, strict=True) if kind in PLACES]
    return NEAR if not named or named[-1] else FAR


PLACES = ("area", "province", "realm")


def _near(g: Europa, seat: int, kind: str, number: int) -> bool:
    mine = g.realm[seat]
    if kind == "realm":
        return number == mine or adjacent(g, mine, number)
    area = g.start.board.land.area_of[number] if kind == "province" else number
    return bool((around(g, mine) | in_field(g, seat)) >> area & 1)
