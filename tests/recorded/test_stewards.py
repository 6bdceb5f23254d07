"""A steward has an answer wherever a recorded game has been: no kind of moment is left out that bots seldom see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import theatrum
from theatrum import bots
from theatrum.engine.game import Game

from . import files
from .files import Recorded

UNDER = 4
"""The procedures above one another that tell one kind of moment from another."""

Kind = tuple[tuple[str, ...], str]


def moments(recorded: Recorded) -> Iterator[Game]:
    """The game before each of its choices."""
    game = recorded.start()
    number = len(game.journal)
    for move in recorded.moves:
        yield game
        played = files.entries(game, move, number)
        game.replay(played)
        number += len(played)


def kinds(game: Game, seat: int) -> set[Kind]:
    """What is asked, in the midst of what, by each kind of answer."""
    procedures = tuple(type(frame).__name__ for frame in game.state.stack[-UNDER:])
    return {(procedures, choice.verb) for choice in game.choices(seat)}


@pytest.mark.parametrize("title", [title.id for title in theatrum.titles()])
def test_a_steward_has_an_answer_to_every_kind_of_question(title: str) -> None:
    known: set[Kind] = set()
    for recorded in files.kept(title):
        for game in moments(recorded):
            for seat in game.to_act:
                if new := kinds(game, seat) - known:
                    known |= new
                    seen = bots.sight(game, seat)
                    assert len(seen.title.scores(seen.state, seen.seat, seen.choices)) == len(seen.choices)
    assert len(known) > 50
