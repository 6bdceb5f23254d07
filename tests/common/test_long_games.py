"""Tables with long games, looked at for a while: `make soak` puts them through the whole suite."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Generator
from theatrum.engine.record import dumps, loads
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles import TITLES

from .laws import LAWS
from .likeness import channels
from .tables import LONG, Table, play, played

CHOICES = 150
"""With these the set-up is over, and the first turns are."""
LOOKS = 25
"""Choices between two positions that are looked at closely."""


@pytest.mark.parametrize("table", LONG, ids=str)
def test_a_while_of_a_long_game(table: Table) -> None:
    """The laws hold, nothing leaks, everything can be said, and the game can be saved, loaded and copied."""
    game, laws = table.start(91), LAWS[table.title]
    ledger = laws.Ledger()
    for number, (seat, _) in enumerate(play(game, 91, CHOICES)):
        if number % LOOKS:
            continue
        ledger.check(game.state)
        seen = game.clone()
        seen.state = laws.shuffled(game.state, seat, Generator(number))
        assert seen.state.veil(seat).to_bytes() == game.state.veil(seat).to_bytes()
        for language in LANGUAGES:
            game.language = language
            assert all(game.describe(choice).strip() for choice in game.choices(seat))
            assert all(why.reason.strip() for _, why in game.closed(seat))
    game.language = LANGUAGES[0]
    again = loads(dumps(game), TITLES, LIBRARY)
    assert again.state.to_bytes() == game.state.to_bytes()
    for seat in (None, game.to_act[0] if game.to_act else 0):  # each of the others is told out of the same position
        assert channels(again, seat) == channels(game, seat)
    assert played(again.clone(), 92, LOOKS).journal == played(game.clone(), 92, LOOKS).journal
