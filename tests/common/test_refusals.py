"""`choose` takes what was offered, from the seat it was offered to; a refusal says why and leaves no trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from theatrum import Refused
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game
from theatrum.language import LANGUAGES

from .tables import ALL, PLAIN, Table, play, positions


@contextmanager
def unmoved(game: Game) -> Iterator[None]:
    """Whatever is tried here, the game must not move."""
    before = game.state.to_bytes(), game.journal, len(game.state.events)
    yield
    assert (game.state.to_bytes(), game.journal, len(game.state.events)) == before


def refused(game: Game, seat: int, choice: Choice | str) -> Refused:
    """The refusal of a choice."""
    with pytest.raises(Refused) as caught:
        game.choose(seat, choice)
    assert caught.value.reason.strip()
    return caught.value


@pytest.mark.parametrize("table", ALL, ids=str)
def test_no_other_seat_may_choose(table: Table) -> None:
    for game in positions(table):
        with unmoved(game):
            for seat in game.to_act:
                choice = game.choices(seat)[0]
                for other in set(range(game.seats)) - set(game.to_act):
                    assert refused(game, other, choice).key == "not-your-turn"


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_seat_that_does_not_exist_is_refused(table: Table) -> None:
    for game in positions(table)[::6]:
        with unmoved(game):
            for seat in (-1, game.seats, 99):
                refused(game, seat, "done")


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_what_was_offered_earlier_is_refused_unless_it_is_offered_again(table: Table) -> None:
    game = table.start(41)
    past: set[str] = set()
    for number, (seat, _) in enumerate(play(game, 41)):
        now = {choice.id for choice in game.choices(seat)}
        if number % 97 == 0:
            with unmoved(game):
                for stale in sorted(past - now)[number % 7 :: 50]:
                    refused(game, seat, stale)
        past |= now
    with unmoved(game):
        for stale in sorted(past)[::50]:
            assert refused(game, 0, stale).key == "game-over"


@pytest.mark.parametrize("table", ALL, ids=str)
def test_every_closed_offer_is_refused_for_its_reason_in_both_languages(table: Table) -> None:
    asked = (refused, lambda game, seat, choice: game.why_not(seat, choice.id))
    for game in positions(table):
        for seat in game.to_act:
            told = {}
            for language, ask in zip(LANGUAGES, asked, strict=True):
                game.language = language
                closed = game.closed(seat)
                told[language] = {choice.id: why.reason for choice, why in closed}
                with unmoved(game):
                    for choice, why in closed[:: max(1, len(closed) // 25)]:
                        again = ask(game, seat, choice)
                        assert again is not None
                        assert (again.key, again.rule, again.reason) == (why.key, why.rule, why.reason)
                assert all(text.strip() for text in told[language].values())
            game.language = "en"
            assert told["en"].keys() == told["pl"].keys()
            assert not told["en"].keys() & {choice.id for choice in game.choices(seat)}
            assert all(told["en"][choice] != told["pl"][choice] for choice in told["en"])


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_closed_offer_names_the_rule_that_closes_it(table: Table) -> None:
    for game in positions(table)[::3]:
        for seat in game.to_act:
            assert all(why.rule.startswith(f"{game.title.id}:") for _, why in game.closed(seat))


@pytest.mark.parametrize(
    "text", ["", ":", "fly", "done:done", "march", "march:nobody:nowhere", "DONE", " done", "bid:x"]
)
def test_what_is_no_choice_at_all_is_refused_with_its_own_words(text: str) -> None:
    for table in ALL[:1]:
        game = table.start(42)
        with unmoved(game):
            why = refused(game, game.to_act[0], text)
        assert why.key == "unknown-choice"
        assert f"“{text}”" in why.reason
        game.language = "pl"
        assert f"„{text}”" in refused(game, game.to_act[0], text).reason
        game.language = "en"
        found = game.why_not(game.to_act[0], text)
        assert found is not None
        assert found.reason == why.reason


@pytest.mark.parametrize("table", ALL, ids=str)
def test_an_open_choice_has_no_reason_against_it(table: Table) -> None:
    for game in positions(table):
        for seat in game.to_act:
            assert all(game.why_not(seat, choice.id) is None for choice in game.choices(seat))
