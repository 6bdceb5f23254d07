"""Two positions that differ only in what a seat cannot know give it the same bytes on every channel (promise 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from theatrum.engine.chance import Generator
from theatrum.engine.flow import Together
from theatrum.engine.game import Entry, Game
from theatrum.engine.state import Event, Log, State
from theatrum.engine.tape import Tape

from .laws import LAWS
from .likeness import channels, plain_events
from .tables import ALL, PLAIN, Table, moments, play, positions

TOGETHER = [table for table in PLAIN if LAWS[table.title].TOGETHER > 1]
SPARSE = pytest.mark.parametrize("sparse", [True, pytest.param(False, marks=pytest.mark.soak)], ids=["", "all"])
"""What an option changes is little, and one position is much like the next: `make soak` looks at all."""


def looks(table: Table, sparse: bool = False) -> Iterator[tuple[Game, int]]:
    """Positions with a seat that looks at them, going round; everyone looks at a game that is over; -1 is a
    spectator."""
    for number, game in enumerate(moments(table, sparse)):
        viewers = range(-1, game.seats)
        yield from ((game, viewer) for viewer in (viewers if game.over else viewers[number % len(viewers) :][:1]))


def seat_or_none(viewer: int) -> int | None:
    return None if viewer < 0 else viewer


def in_place(game: Game, state: State, viewer: int) -> Game:
    """The game standing at another position, with other secrets in its log and the journal that led there."""
    twin = game.clone()
    if isinstance(state.decision, Together):
        twin._journal = other_answers(game, state.decision)
        twin._dice.journal = twin._journal
    state.events = other_secrets(game, viewer)
    state.dice = twin._dice
    state.entry = twin.state.entry
    twin.state = state
    return twin


def other_answers(game: Game, question: Together[Any]) -> Tape[Entry]:
    """The journal with the answers that the question has."""
    entries, given = game.journal, [answer for answer in question.answers if answer is not None]
    tape: Tape[Entry] = game._journal.fork(len(entries) - len(given))
    for seat, _ in entries[len(tape) :]:
        assert isinstance(seat, int)
        answer = question.answers[seat]
        assert answer is not None
        tape.append((seat, answer))
    return tape


def other_secrets(game: Game, viewer: int) -> Log:
    log = Log()
    log._own([otherwise(event, viewer) if isinstance(event, Event) else event for event in plain_events(game)])
    return log


def otherwise(event: Event, viewer: int) -> Event:
    """The event with another secret, if the viewer does not know it."""
    known = viewer >= 0 and event.audience >> viewer & 1
    return event if known else event._replace(secret=tuple(value % 6 + 1 for value in event.secret))


def answered_otherwise(state: State, viewer: int, generator: Generator) -> None:
    """Give the hidden answers to a secret question anew."""
    for frame in state.stack:
        if isinstance(frame, Together) and frame.answers:
            answers = list(frame.answers)
            for seat, answer in enumerate(answers):
                if answer is not None and seat != viewer:
                    open_ = [choice for choice, why in frame.offers(state, seat, False) if why is None]
                    answers[seat] = open_[generator.below(len(open_))]
            frame.answers = tuple(answers)


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_what_a_seat_cannot_know_reaches_it_on_no_channel(table: Table, sparse: bool) -> None:
    """Neither where secrets are changed round (by the title's laws) nor, here and there, where the engine imagines
    them."""
    laws, differed = LAWS[table.title], 0
    for number, (game, viewer) in enumerate(looks(table, sparse)):
        seat = seat_or_none(viewer)
        seen = channels(game, seat)
        other = changed_round(game, viewer, Generator(number))
        differed += other.to_bytes() != game.state.to_bytes()
        assert channels(in_place(game, other, viewer), seat) == seen
        if not sparse or Generator(number).below(3) == 0:
            imagined = game.resample(viewer, Generator(number))
            assert channels(in_place(game, imagined, viewer), seat) == seen
    assert differed > ((2 if table.options else 5) if sparse else 10) or not laws.secretive(game.state)


def changed_round(game: Game, viewer: int, generator: Generator) -> State:
    """Another position that looks the same to the viewer."""
    other = LAWS[game.title.id].shuffled(game.state, viewer, generator)
    answered_otherwise(other, viewer, generator)
    return other


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_resampled_position_is_veiled_like_the_one_it_comes_from(table: Table) -> None:
    for number, (game, viewer) in enumerate(looks(table)):
        veiled = game.state.veil(viewer)
        for luck in (number, number + 1000):
            full = veiled.resample(viewer, Generator(luck))
            assert full.veil(viewer).to_bytes() == veiled.to_bytes()


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_resampled_position_obeys_the_laws_and_keeps_what_was_seen(table: Table) -> None:
    laws = LAWS[table.title]
    ways: set[bytes] = set()
    remembered = 0
    for number, game in enumerate(moments(table)):
        for seat in range(game.seats):
            sure = laws.remembered(game.state, seat)
            remembered += len(sure)
            full = game.resample(seat, Generator(number))
            laws.Ledger().check(full)
            assert laws.holds(full, sure)
            ways.add(full.to_bytes())
    assert bool(remembered) == laws.remembers(game.state)
    assert len(ways) > len(moments(table)) or not laws.secretive(game.state)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_choices_and_reasons_can_be_worked_out_from_the_veiled_position(table: Table) -> None:
    for game in positions(table):
        for seat in game.to_act:
            veiled = game.state.veil(seat)
            assert veiled.offered(seat) == game.choices(seat)
            assert game.decision is not None
            assert veiled.decision is not None
            every = list(game.decision.offers(game.state, seat, True))
            assert list(veiled.decision.offers(veiled, seat, True)) == every


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_veiled_position_can_be_veiled_no_further(table: Table) -> None:
    for game, viewer in looks(table):
        veiled = game.state.veil(viewer)
        assert veiled.veil(viewer).to_bytes() == veiled.to_bytes()
        assert len(veiled.events) == 0


@pytest.mark.parametrize("table", TOGETHER, ids=str)
def test_a_hidden_answer_changes_nothing_for_the_others(table: Table) -> None:
    tried = 0
    for seed in range(61, 85):  # where games of chance are quiet, several are played
        game = table.start(seed)
        for _ in play(game, seed, 2500):
            if not isinstance(game.decision, Together) or len(game.to_act) < 2 or tried == 4:
                continue
            tried += 1
            seat = game.to_act[tried % len(game.to_act)]
            ways = [game.clone(), game.clone()]
            ways[0].choose(seat, game.choices(seat)[0])
            ways[1].choose(seat, game.choices(seat)[-1])
            for other in (None, *range(game.seats)):
                if other != seat:
                    assert channels(ways[0], other) == channels(ways[1], other)
        if tried:
            break
    assert bool(tried) == (table.scenario not in LAWS[table.title].APART)
