"""A try-out goes on from a position by itself, and tells its seat nothing of the game it left."""

from __future__ import annotations

import json

import pytest

from theatrum.engine.chance import Generator, commitment
from theatrum.engine.game import Game

from .tables import PLAIN, Table, play, positions

MOVES = 40


def running(table: Table) -> list[Game]:
    return [game for game in positions(table)[:-1:3] if not game.over]


def shown(game: Game, seat: int) -> str:
    """The position as a seat sees it; a try-out has a journal and a log of its own, so those do not count."""
    view = game.view(seat)
    return json.dumps({key: view[key] for key in view if key not in ("entry", "events", "events_end", "can_undo")})


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_try_out_shows_its_seat_the_same_position(table: Table) -> None:
    for number, game in enumerate(running(table)):
        seat = number % game.seats
        assert shown(game.branch(seat, "try"), seat) == shown(game, seat)


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_what_the_seat_cannot_know_makes_no_difference_to_its_try_out(table: Table) -> None:
    """Two positions that look alike to a seat give it the same try-out, byte for byte."""
    for number, game in enumerate(running(table)):
        seat = number % game.seats
        twin = game.clone()
        twin.state = game.resample(seat, Generator("other"))
        twin.state.entry = game.state.entry
        assert game.branch(seat, 5).state.to_bytes() == twin.branch(seat, 5).state.to_bytes()


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_try_out_plays_on_without_touching_its_game(table: Table) -> None:
    game = running(table)[-1]
    before = game.state.to_bytes(), len(game.journal)
    one, two = game.branch(0, "a"), game.branch(0, "a")
    for copy in (one, two):
        for _ in play(copy, "try", MOVES):
            pass
    assert one.state.to_bytes() == two.state.to_bytes()
    assert one.journal == two.journal
    assert one.at(0).state.to_bytes() == game.branch(0, "a").state.to_bytes()
    assert one.commitment == commitment("a")
    assert (game.state.to_bytes(), len(game.journal)) == before


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_try_out_of_an_open_game_keeps_everything(table: Table) -> None:
    game = running(table)[0]
    assert game.branch(None, 1).state.to_bytes() == game.state.to_bytes()


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_with_hands_a_spectator_sees_what_every_seat_sees(table: Table) -> None:
    game = running(table)[-1]
    whole = game.view(hands=True)
    assert whole["seat"] is None
    assert whole["choices"] == []
    assert json.loads(json.dumps(whole)) == whole
    for seat in range(game.seats):
        for seen, known in zip(whole["events"], game.view(seat)["events"], strict=True):
            assert seen["about"] | known["about"] == seen["about"]


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_every_seat_rules_over_something_with_a_name(table: Table) -> None:
    game = table.start(1)
    standing = game.standing()
    assert len(standing) == game.seats == len({at.side for at in standing})
    for language in ("en", "pl"):
        words = game.teller(language).words
        assert all(words.thing(at.kind, at.side) for at in standing)
