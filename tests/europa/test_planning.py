"""Plans: steps that are thought out beforehand lead to the questions that would come, and change nothing."""

from __future__ import annotations

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.planning import asked


def at_a_turn() -> tuple[Game, int]:
    game = theatrum.new("europa", "1-00", seats=3, seed=4)
    while type(game.decision).__name__ != "Act":
        game.choose(game.to_act[0], game.choices(game.to_act[0])[-1])  # what ends a question stands last
    return game, game.to_act[0]


def question(game: Game, seat: int, *steps: str) -> str:
    """What would be asked after steps."""
    reached = game.ahead(seat, [game.state.lexicon.parse(step) for step in steps])
    assert reached.refused is None
    assert reached.taken == len(steps)
    return type(asked(reached, seat)).__name__


def test_steps_lead_to_the_questions_that_would_come() -> None:
    game, seat = at_a_turn()
    before = game.state.to_bytes()
    assert question(game, seat) == "Act"
    assert question(game, seat, "recruit") == "Muster"
    assert question(game, seat, "borrow") == "Act"  # a minor action leaves the turn as it is
    assert game.state.to_bytes() == before
    foreseen = game.ahead(seat, [game.state.lexicon.parse("recruit")]).position.offered(seat)
    game.choose(seat, "recruit")
    assert foreseen == game.choices(seat)


def test_a_closed_step_says_why() -> None:
    game, seat = at_a_turn()
    for choice, why in game.closed(seat):
        reached = game.ahead(seat, [choice])
        assert reached.taken == 0
        assert reached.refused is not None
        assert game.teller().refusal(reached.refused).reason == why.reason
    ended = game.ahead(seat, [game.state.lexicon.parse("recruit"), game.state.lexicon.parse("recruit")])
    assert (ended.taken, ended.refused and ended.refused.key) == (1, "not-offered")


def test_nothing_is_foreseen_for_a_seat_that_is_not_asked() -> None:
    game, seat = at_a_turn()
    other = (seat + 1) % game.seats
    reached = game.ahead(other, [game.state.lexicon.parse("recruit")])
    assert (reached.taken, reached.refused, asked(reached, other)) == (0, None, None)
