"""Undo gives back the exact position, is free only while nobody learned anything, and else needs consent."""

from __future__ import annotations

from collections import Counter

import pytest

from theatrum import Refused
from theatrum.engine.choice import Choice
from theatrum.engine.flow import Together
from theatrum.engine.game import Game
from theatrum.engine.record import dumps, loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .laws import LAWS
from .likeness import likeness
from .tables import ALL, PLAIN, Table, moments, pick, play, positions
from .test_no_leak import SPARSE

SEEDS = range(51, 75)
"""Where games of chance are short or quiet, several are played."""
TOGETHER = [table for table in PLAIN if LAWS[table.title].TOGETHER > 2]


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_free_undo_restores_the_position_every_view_and_the_journal(table: Table, sparse: bool) -> None:
    tried: Counter[tuple[str, str]] = Counter()
    kinds = 5 if sparse and table.options else 10
    for seed in SEEDS:
        game = table.start(seed)
        for seat, choice in play(game, seed, 2500):
            kind = type(game.decision).__name__, choice.verb
            if tried[kind]:
                continue
            if len(tried) > kinds and sparse and table.options:
                break
            after = chosen(game, seat, choice)
            if after.can_undo(seat):
                tried[kind] += 1
                after.undo(seat)
                assert likeness(after, everyone=not sparse) == likeness(game, everyone=not sparse)
        if len(tried) > kinds:
            break
    assert len(tried) > (kinds if LAWS[table.title].BUSY else 5)


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_no_free_undo_once_chance_was_drawn_or_another_seat_learned_something(table: Table, sparse: bool) -> None:
    laws = LAWS[table.title]
    drawn = told = 0
    choices, enough = (300, 5) if sparse and table.options else (1500, 20)
    for seed in SEEDS:
        game = table.start(seed)
        after = [game.state.veil(other) for other in range(game.seats)]
        for _ in range(choices):
            seat, choice = pick(game, seed)
            before, entry = after, game.entry
            game.choose(seat, choice)
            after = [game.state.veil(other) for other in range(game.seats)]
            others = (other for other in range(game.seats) if other != seat)
            wiser = {other for other in others if laws.learned(before[other], after[other])}
            if game.entry > entry + 1:
                drawn += 1
                assert not any(game.can_undo(anyone) for anyone in range(game.seats))
            if wiser:
                told += 1
                assert not game.can_undo(seat), f"seats {wiser} learned from {choice}, which may still be undone"
                assert wiser <= game.undo_needs(seat)
            if game.over:
                break
        seldom = not (laws.BUSY and laws.secretive(game.state))
        if drawn > enough and (told > enough or seldom):
            break
    assert drawn > enough
    assert told > enough or seldom


@pytest.mark.parametrize("table", ALL, ids=str)
def test_only_the_last_to_choose_may_undo_unless_a_secret_question_is_open(table: Table) -> None:
    for game in positions(table):
        last = game.journal[-1]
        able = {seat for seat in range(game.seats) if game.can_undo(seat)}
        if isinstance(game.decision, Together) and game.decision.answers:
            answered = {seat for seat, answer in enumerate(game.decision.answers) if answer is not None}
            assert able == answered
        else:
            assert able <= {last[0]}


def secret_question(game: Game) -> bool:
    return isinstance(game.decision, Together) and len(game.to_act) > 2


@pytest.mark.parametrize("table", TOGETHER, ids=str)
def test_an_answer_to_a_secret_question_can_be_taken_back_after_others_answered(table: Table) -> None:
    game = table.start(54)
    tried = 0
    for _ in play(game, 54, 2500):
        if not secret_question(game) or tried == 5:
            continue
        tried += 1
        one, two, *_ = game.to_act
        both, only = game.clone(), game.clone()
        both.choose(one, game.choices(one)[-1])
        both.choose(two, game.choices(two)[0])
        only.choose(two, game.choices(two)[0])
        both.undo(one)
        assert likeness(both) == likeness(only)
        both.choose(one, game.choices(one)[0])
        assert both.can_undo(two)
    assert tried


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_an_undo_that_others_must_allow_is_refused_without_them_and_exact_with_them(table: Table, sparse: bool) -> None:
    tried, step = 0, 8 if sparse else 2
    for game in moments(table)[::step]:
        for seat in range(game.seats):
            needed = game.undo_needs(seat)
            if not needed:
                continue
            tried += 1
            before = game.state.to_bytes(), game.journal
            for consent in (set(), {seat}, set(sorted(needed)[1:])):
                with pytest.raises(Refused) as caught:
                    game.undo(seat, consent)
                assert caught.value.key == "undo-needs-consent"
            assert (game.state.to_bytes(), game.journal) == before
            place = max(i for i, entry in enumerate(game.journal) if entry[0] == seat)
            undone = game.clone()
            undone.undo(seat, needed)
            assert undone.journal == game.journal[:place]
            assert likeness(undone) == likeness(game.at(place))
            break
    assert tried > 20 // step or not LAWS[table.title].BUSY


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_after_an_undo_by_consent_another_choice_has_its_own_past(table: Table) -> None:
    """What the undone choice had shown is forgotten: the game is as if it had never been."""
    game = table.start(55)
    tried = 0
    late = min(300, len(positions(table)[-1].journal) // 2)  # in a long game a kept position is taken up, not the start
    for seat, choice in play(game, 55):
        if len(game.journal) < late:
            continue
        after = chosen(game, seat, choice)
        quiet = [other for other in game.choices(seat) if chosen(game, seat, other).can_undo(seat)]
        if quiet and not after.can_undo(seat):
            tried += 1
            after.undo(seat, after.undo_needs(seat))
            after.choose(seat, quiet[0])
            assert likeness(after) == likeness(loads(dumps(after), TITLES, LIBRARY))
        if tried == 4:
            break
    assert tried == 4 or not LAWS[table.title].BUSY


def chosen(game: Game, seat: int, choice: Choice) -> Game:
    """A copy of the game after this choice."""
    twin = game.clone()
    twin.choose(seat, choice)
    return twin


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_before_the_first_choice_there_is_nothing_to_undo(table: Table) -> None:
    game = table.start(56)
    for seat in range(game.seats):
        assert not game.can_undo(seat)
        assert game.undo_needs(seat) == set()
        with pytest.raises(Refused) as caught:
            game.undo(seat)
        assert caught.value.key == "nothing-to-undo"
