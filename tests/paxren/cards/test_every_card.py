"""What the recorded games tell of cards: `tests/recorded` holds that every card comes up in all its parts."""

from __future__ import annotations

import theatrum
from tests.common.tables import Table
from tests.recorded import files
from tests.recorded.looks import marked

from ..wanted import EXCEPTIONS, KINDS, Cards
from .card_facts import uses
from .content import CARDS


def test_every_card_has_parts_that_can_be_used() -> None:
    assert len(CARDS) == 177
    assert all(uses(card) for card in CARDS)


def test_every_exception_is_of_a_card_once_and_has_a_reason() -> None:
    excepted = [(card, entry["fact"]) for entry in EXCEPTIONS for card in entry["cards"]]
    assert len(set(excepted)) == len(excepted)
    assert {card for card, _ in excepted} <= KINDS.keys()
    assert all(entry["reason"].strip() for entry in EXCEPTIONS)


def test_cards_left_alone_have_no_facts() -> None:
    """The counting proves nothing by itself: a game of passes and fairs touches no card but Comets turned down."""
    table = Table("paxren", "standard", 4, (("cards", "promo"),))
    game = theatrum.new("paxren", seed=1, options=dict(table.options))
    while not game.over:
        choices = [choice for choice in game.choices(game.to_act[0]) if choice.verb in ("fair", "levy")]
        game.choose(game.to_act[0], choices[0] if choices else "pass")
    _, met = marked(files.of(game, table, "idle", "1"))
    assert ("verb", "fair") in met
    assert met & Cards().due() == set()
