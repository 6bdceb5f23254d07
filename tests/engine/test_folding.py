"""Several small events in one line: what joins, what does not, and that a log which grows keeps its lines."""

from __future__ import annotations

import pytest

import theatrum
from tests.common.tables import PLAIN, Table, positions
from theatrum.engine.choice import signatures
from theatrum.engine.folding import Fold, fold
from theatrum.engine.state import Event
from theatrum.language import LANGUAGES

EVENTS = signatures(
    {"gave": "side ally:side", "paid": "side coins:number", "marched": "piece from:place to:place", "drew": "side card"}
    | {"passed": "side", "round": "number"}
)
FOLDS = {
    "gave": Fold(),
    "paid": Fold(sums=("coins",), past=("drew",)),
    "marched": Fold(way=("from", "to")),
    "drew": Fold(lists=("card",), past=("drew",)),
    "drew.hidden": Fold(lists=("side",), past=("drew",)),
}


def lines(*told: tuple[str, tuple[int, ...]]) -> list[list[int]]:
    """The places of the events that each line tells."""
    events = [Event(place, name, args) for place, (name, args) in enumerate(told)]
    return [[event.entry for event in line] for line in fold(FOLDS, EVENTS, events)]


def test_equal_events_that_follow_each_other_are_one_line() -> None:
    assert lines(("gave", (1, 2)), ("gave", (1, 2)), ("gave", (1, 2))) == [[0, 1, 2]]


def test_another_giver_another_taker_or_something_between_begins_a_line() -> None:
    assert lines(("gave", (1, 2)), ("gave", (1, 3)), ("gave", (2, 3))) == [[0], [1], [2]]
    assert lines(("gave", (1, 2)), ("round", (2,)), ("gave", (1, 2))) == [[0], [1], [2]]


def test_what_no_title_folds_stays_as_it_is() -> None:
    assert lines(("passed", (1,)), ("passed", (1,))) == [[0], [1]]


def test_sums_join_whatever_the_number() -> None:
    assert lines(("paid", (1, 3)), ("paid", (1, 5)), ("paid", (2, 5))) == [[0, 1], [2]]


def test_a_way_joins_where_it_goes_on_from_the_last_place_also_back() -> None:
    assert lines(("marched", (1, 4, 5)), ("marched", (1, 5, 4))) == [[0, 1]]
    assert lines(("marched", (1, 4, 5)), ("marched", (1, 6, 4))) == [[0], [1]]
    assert lines(("marched", (1, 4, 5)), ("marched", (2, 5, 4))) == [[0], [1]]


def test_an_event_reaches_back_over_those_that_may_stand_between_and_no_others() -> None:
    assert lines(("paid", (1, 3)), ("drew", (1, 6)), ("paid", (1, 1)), ("drew", (1, 2))) == [[0, 2], [1, 3]]
    assert lines(("paid", (1, 3)), ("passed", (1,)), ("paid", (1, 1))) == [[0], [1], [2]]


def test_what_the_reader_knows_and_what_is_hidden_are_never_one_line() -> None:
    assert lines(("drew", (1, 6)), ("drew", (2,)), ("drew", (3,)), ("drew", (1, 4))) == [[0, 3], [1, 2]]


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_log_that_grows_keeps_its_lines(table: Table) -> None:
    """Every line of a shorter log is the beginning of the same line in the longer one; each event is told once."""
    game = positions(table)[-1]
    teller = game.teller()
    for viewer in (-1, 0):
        events = [event.seen_by(viewer) for event in game.state.events][:300]
        whole = teller.lines(events)
        assert sorted(id(event) for line in whole for event in line) == sorted(map(id, events))
        for length in range(0, len(events), 7):
            for place, line in enumerate(teller.lines(events[:length])):
                assert whole[place][: len(line)] == line


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_lines_are_made_of_what_the_reader_knows(table: Table) -> None:
    """A log read line by line has the sentences of `log`, and each event alone still has its own."""
    game = positions(table)[-1]
    for language in LANGUAGES:
        teller = game.teller(language)
        seen = [event.seen_by(-1) for event in game.state.events]
        told = game.log(language)
        assert told == [teller.line(line) for line in teller.lines(seen)]
        assert len(told) <= len(seen)
        assert all(sentence[0] == sentence[0].upper() for sentence in told)


def test_the_gifts_of_an_ally_are_one_sentence() -> None:
    """Raison d'État: eleven gifts of a coin are told once, in both languages."""
    game = theatrum.new("raison", "1618", 7, seed=1)
    spain, austria = (game.state.lexicon.names["power"].index(power) for power in ("spain", "austria"))
    before = len(game.state.events)
    for _ in range(11):
        game.state.tell("gave-money", spain, austria)
    assert game.log("en", since=before) == ["Spain gave Austria 11 Money."]
    assert game.log("pl", since=before) == ["Hiszpania przekazuje Austrii 11 Pieniędzy."]
    assert len(game.view(None, since=before)["events"]) == 11
