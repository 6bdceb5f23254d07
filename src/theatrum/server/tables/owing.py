"""Choices that no person will make: whose they are, and when they are made."""

from __future__ import annotations

from typing import NamedTuple

from .table import Table
from .teaching import find_lesson


class Owed(NamedTuple):
    """A choice that no person will make, and the table it is owed at; `scripted` is a lesson's."""

    table: Table
    seat: int
    bot: str
    scripted: str | None = None


def owed(table: Table) -> Owed | None:
    """The next choice to make for a seat without a person; none while people talk about taking one back."""
    game = table.game
    if game.over or table.proposal is not None:
        return None
    if table.lesson is not None:
        script = find_lesson(table.start.title, table.lesson)
        if not script.done(game):
            move = script.next_move(game)
            return None if move is None else Owed(table, move[0], "", move[1])
    for seat in game.to_act:
        bot = table.places[seat].bot
        if bot is not None:
            return Owed(table, seat, bot)
    return None


def unwatched(table: Table) -> bool:
    """Whether the bots go on with nobody there: where a person still plays, they stop by themselves at that turn."""
    return any(place.bot is None for place in table.places)
