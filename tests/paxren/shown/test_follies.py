"""A folly that even fools hardly ever commit, shown once by hand: the predicate can tell it from sense."""

from __future__ import annotations

import pytest

from theatrum.engine.state import Event

from ...common.follies import Step
from .. import follies
from ..positions import pax, position


@pytest.mark.parametrize(("king", "folly"), [("fugger", True), ("medici", False)])
def test_a_guard_of_one_s_own_is_repressed_in_one_s_own_empire_alone(king: str, folly: bool) -> None:
    """A Knight in Tana, which lies in Byzantium."""
    cards = {"fugger": ["PREN089"], "medici": ["PREN040"]}
    cards[king] = [*cards[king], "byzantium"]
    game = position(tableau=cards, cities={"tana": "islamic-knight", "caffa": "catholic-rook"}, florins={"fugger": 0})
    for choice in ("ops:east", "use:PREN089:repress-knight"):
        before, told = pax(game).clone(), len(pax(game).events)
        game.choose(0, choice)
    events: list[Event] = pax(game).events.since(told)
    assert any(event.name == "repressed" for event in events)
    step = Step(before, 0, before.lexicon.parse(choice), pax(game), events)
    assert bool(list(follies.own_guard_repressed([step]))) is folly
