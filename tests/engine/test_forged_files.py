"""A journal that was touched is refused, and the first entry that does not fit is named, even when its chain fits."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from theatrum import GameFileError
from theatrum.engine.chance import Draw, commitment
from theatrum.engine.game import Entry, Game
from theatrum.engine.record import dumps, verify
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .files import data, forged, opened, rejected, running

GAME = running()
JOURNAL = GAME.journal
MOVES = [place for place, entry in enumerate(JOURNAL) if not isinstance(entry, Draw)]
DRAWS = [place for place, entry in enumerate(JOURNAL) if isinstance(entry, Draw)]
LATE_DRAWS = [place for place in DRAWS if place > MOVES[0]]
Lines = list[list[Any]]


def _change(lines: Lines, place: int) -> None:
    lines[place][2] = "end-turn" if lines[place][2] != "end-turn" else "done"


def _reseat(lines: Lines, place: int) -> None:
    lines[place][1] = 2 if lines[place][1] != 2 else 1


def _drop(lines: Lines, place: int) -> None:
    del lines[place]


def _add(lines: Lines, place: int) -> None:
    lines.insert(place, [place, 0, "done", "0" * 12])


def _swap(lines: Lines, place: int) -> None:
    lines[place], lines[place + 1] = lines[place + 1], lines[place]


def _double(lines: Lines, place: int) -> None:
    lines.insert(place, lines[place])


@pytest.mark.parametrize("place", [0, DRAWS[3], MOVES[0], MOVES[7], MOVES[-2]])
@pytest.mark.parametrize("touch", [_change, _reseat, _drop, _add, _swap, _double])
def test_a_touched_entry_is_named(touch: Callable[[Lines, int], None], place: int) -> None:
    file = data(GAME)
    touch(file["journal"], place)
    error = rejected(file)
    assert error.entry == place
    assert f"entry {place}" in str(error)


def test_an_entry_moved_with_its_number_is_still_noticed() -> None:
    for touch in (_drop, _add, _swap, _double):
        file = data(GAME)
        touch(file["journal"], MOVES[5])
        for number, line in enumerate(file["journal"]):
            line[0] = number
        assert rejected(file).entry is not None


def test_a_finished_game_without_its_last_entry_is_refused(finished: Game) -> None:
    file = data(finished)
    del file["journal"][-1]
    rejected(file)


def test_a_choice_without_the_chance_it_drew_is_refused() -> None:
    place = LATE_DRAWS[0]
    error = rejected(forged(GAME, JOURNAL[:place]))
    assert error.entry == place - 1


def with_entry(place: int, entry: Entry) -> list[Entry]:
    return [*JOURNAL[:place], entry, *JOURNAL[place + 1 :]]


@pytest.mark.parametrize("place", [MOVES[0], MOVES[9], MOVES[-1]])
def test_an_illegal_choice_in_a_good_chain_is_named(place: int) -> None:
    seat = JOURNAL[place][0]
    assert isinstance(seat, int)
    illegal = GAME.state.lexicon.parse("march:france.1:moscow")
    error = rejected(forged(GAME, with_entry(place, (seat, illegal))))
    assert error.entry == place
    assert f"entry {place}:" in str(error)


@pytest.mark.parametrize("seat", [1, 2, 3, 99, -1])
def test_a_choice_of_another_seat_in_a_good_chain_is_named(seat: int) -> None:
    place = next(place for place in MOVES if JOURNAL[place][0] == 0)
    choice = JOURNAL[place][1]
    assert rejected(forged(GAME, with_entry(place, (seat, choice)))).entry == place  # type: ignore[arg-type]


@pytest.mark.parametrize("actor", ["0", "seat", None, True, 1.0, [0], {}])
def test_what_is_no_seat_is_named(actor: Any) -> None:
    place = MOVES[4]
    choice = JOURNAL[place][1]
    error = rejected(forged(GAME, with_entry(place, (actor, choice))))  # type: ignore[arg-type]
    assert error.entry == place


@pytest.mark.parametrize("place", [DRAWS[2], LATE_DRAWS[1]])
@pytest.mark.parametrize(
    "change", [{"outcome": 0}, {"outcome": 99}, {"outcome": -1}, {"purpose": "die"}, {"subject": 77}]
)
def test_impossible_chance_in_a_good_chain_is_named(place: int, change: dict[str, Any]) -> None:
    """By its own number, or by that of the choice that drew it."""
    draw = JOURNAL[place]
    assert isinstance(draw, Draw)
    error = rejected(forged(GAME, with_entry(place, draw._replace(**change))))
    drawn_by = max((move for move in MOVES if move < place), default=0)
    assert error.entry is not None
    assert drawn_by <= error.entry <= place


@pytest.mark.parametrize("place", [0, DRAWS[-1], MOVES[3], len(JOURNAL)])
def test_chance_that_nobody_asked_for_is_named(place: int) -> None:
    extra = [*JOURNAL[:place], Draw("card", 0, 1), *JOURNAL[place:]]
    assert rejected(forged(GAME, extra)).entry is not None


@pytest.mark.parametrize("place", [DRAWS[1], LATE_DRAWS[0]])
@pytest.mark.parametrize(
    "change",
    [{"subject": "x"}, {"outcome": ""}, {"outcome": "1:2"}, {"outcome": 1.5}, {"outcome": " 1"}, {"outcome": "+1"},
     {"outcome": "01"}, {"outcome": "1_0"}, {"outcome": "\u0661"}],
)  # fmt: skip
def test_chance_that_cannot_be_read_is_named(place: int, change: dict[str, Any]) -> None:
    draw = JOURNAL[place]
    assert isinstance(draw, Draw)
    error = rejected(forged(GAME, with_entry(place, draw._replace(**change))))
    assert error.entry == place
    assert "is not an outcome of chance" in str(error)


def legal_lie() -> tuple[int, str]:
    """A game whose opening hands were chosen, not drawn: legal, and not what the seed gives."""
    fresh = running(choices=0)
    deal = fresh.journal
    place = next(p for p, entry in enumerate(deal) if isinstance(entry, Draw) and entry.outcome != 6)
    draw = deal[place]
    assert isinstance(draw, Draw)
    return place, forged(fresh, [*deal[:place], draw._replace(outcome=6), *deal[place + 1 :]])


def test_chance_that_could_have_been_is_opened_but_not_proved() -> None:
    place, text = legal_lie()
    outcome = opened(text).journal[place]
    assert isinstance(outcome, Draw)
    assert outcome.outcome == 6
    with pytest.raises(GameFileError, match=f"entry {place}: chance was 6") as caught:
        verify(text, TITLES, LIBRARY)
    assert caught.value.entry == place


def test_a_lie_about_chance_in_the_middle_is_named() -> None:
    """The last draw on which no later choice depends."""
    game = running(400)
    journal = game.journal
    for place in reversed([p for p, entry in enumerate(journal) if isinstance(entry, Draw)]):
        draw = journal[place]
        assert isinstance(draw, Draw)
        lie = [*journal[:place], draw._replace(outcome=draw.outcome % 6 + 1), *journal[place + 1 :]]
        text = forged(game, lie)
        try:
            opened(text)
        except GameFileError:
            continue
        with pytest.raises(GameFileError) as caught:
            verify(text, TITLES, LIBRARY)
        assert caught.value.entry == place
        return
    raise AssertionError("no lie could be told")


def test_an_honest_game_is_proved_and_one_without_its_seed_is_not_called_proved() -> None:
    assert verify(dumps(GAME), TITLES, LIBRARY)[1] is True
    assert verify(dumps(GAME, reveal=False), TITLES, LIBRARY)[1] is False


@pytest.mark.parametrize("seed", [4, "3 ", "another"])
def test_another_seed_than_the_one_committed_to_is_noticed(seed: int | str) -> None:
    with pytest.raises(GameFileError, match="does not match the commitment"):
        verify(json.dumps(data(GAME) | {"seed": seed}), TITLES, LIBRARY)


def test_a_seed_with_its_own_commitment_is_caught_by_the_chance_it_gives() -> None:
    text = forged(GAME, JOURNAL, seed=4, commitment=commitment(4))
    with pytest.raises(GameFileError, match="the seed gives another") as caught:
        verify(text, TITLES, LIBRARY)
    assert caught.value.entry is not None


def test_a_false_result_is_noticed(finished: Game) -> None:
    places = list(finished.result)
    assert "result" in str(rejected(forged(finished, finished.journal, result=places[::-1])))
    assert "result" in str(rejected(forged(GAME, JOURNAL, result=[1, 2, 3])))
