"""The marshal plans whole turns: a plan is drawn, tried for two rounds, and kept to."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.bots import Lines, Marshal, make, sight
from theatrum.bots.marshal import EDGE, PLANS, TRIED, Line, _try_out
from theatrum.bots.plan import LEANING, PLACES, PLAIN, Plan
from theatrum.bots.playing import best_of
from theatrum.engine.chance import Generator
from theatrum.titles.mocarstwa.rounds.orders import Orders


def test_a_marshal_plans_a_turn_once_and_keeps_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theatrum.new("mocarstwa", "race", 2, seed="plans")
    title, searched = game.title, []
    kept = PLAIN

    def last_is_best(_marshal: Marshal, _seen: object, lines: list[Line]) -> list[Line]:
        nonlocal kept
        searched.append(title.clock(game.state))
        assert [line.plan.manner for line in lines] == [0, *(at % title.manners for at in range(PLANS - 1))]
        assert lines[0].plan == PLAIN
        assert len({line.plan for line in lines}) == PLANS
        kept = lines[-1].plan
        return lines[::-1]

    monkeypatch.setattr(Marshal, "_search", last_is_best)
    marshal, steward = Marshal("plans", Lines(3)), make("steward", "plans")
    while not game.over:
        seat = game.to_act[0]
        seen = sight(game, seat)
        choice = (steward if seat else marshal).choose(seen)
        if seat == 0:
            assert choice == kept.best(title, seen.state, 0, seen.choices)
        game.choose(seat, choice)
    assert len(searched) > 2
    assert searched == sorted(set(searched))


def test_a_plan_leans_towards_places_whoever_goes_there() -> None:
    """What a choice is about stands last: all units agree where to go."""
    game = theatrum.new("mocarstwa", "berlin", 2, seed="leans")
    choices = [choice for choice in game.choices(game.to_act[0]) if choice.args]
    seat, title = game.to_act[0], game.title
    least = min(choices, key=lambda choice: title.scores(game.state, seat, choices)[choices.index(choice)])
    wanted = Plan(0, tuple(100.0 * (place == least.args[-1]) for place in range(PLACES)))
    assert PLAIN.best(title, game.state, seat, choices) == best_of(title, game.state, seat, choices)
    assert wanted.best(title, game.state, seat, choices).args[-1] == least.args[-1]
    drawn = Plan.drawn(1, Generator("leans"))
    assert drawn.manner == 1
    assert -LEANING <= min(drawn.leanings) < 0 < max(drawn.leanings) <= LEANING


@pytest.mark.parametrize(("better", "plain"), [(EDGE / 2, True), (2 * EDGE, False)])
def test_the_plain_plan_holds_unless_another_is_clearly_better(
    better: float, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = theatrum.new("mocarstwa", "gold", 2, seed="plain")
    while len(game.choices(game.to_act[0])) < 3:
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    monkeypatch.setattr(
        Marshal, "_play_on", lambda _self, _seen, _state, line, _luck: 0.5 + better * (line.plan is not PLAIN)
    )
    found = Marshal("plain", Lines(3 * PLANS))._planned(sight(game, game.to_act[0]))
    assert (found[0].plan is PLAIN) == plain
    assert [line.tries for line in found] == [7, 7, 7, 3, 3, 3, *[1] * (PLANS - 6)]


def test_a_plan_is_tried_for_two_rounds_and_judged_where_it_leads() -> None:
    """Not to the end of the game, where later luck would drown what it brings."""
    game = theatrum.new("mocarstwa", "germany", 3, seed="tried")
    steward = make("steward", "tried")
    while game.state.round < 2 or not isinstance(game.state.decision, Orders):
        game.choose(game.to_act[0], steward.choose(sight(game, game.to_act[0])))
    seen = sight(game, game.to_act[0])
    state = seen.state.resample(seen.seat, Generator("tried"))
    state.answer(seen.seat, seen.choices[0])
    begun = game.title.clock(state)
    _try_out(seen, state, Plan(1))
    assert state.decision is not None
    assert begun + TRIED <= game.title.clock(state) <= begun + TRIED + 2
