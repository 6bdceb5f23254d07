"""Every card is bought, played, used in all its parts and scored in recorded games, or stands among the exceptions."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import theatrum
from theatrum.engine.record import dumps
from theatrum.titles.paxren.vocabulary import PATRON, PRESTIGES

from .card_facts import Fact, recorded, uses
from .content import CARDS, parts
from .seeker import Seeker

MOST = 1000
"""Games after which the search ends, whatever is missing."""
EXCEPTIONS = tomllib.loads((Path(__file__).parent / "exceptions.toml").read_text(encoding="utf-8"))["exception"]
KINDS = {card["no"]: [PRESTIGES.index(name) for name in parts(card["prestige"])] for card in CARDS}


def due() -> set[Fact]:
    """All that can happen to cards, in single facts."""
    facts = {(card["no"], part) for card in CARDS for part in ("bought", "played", "scored", *uses(card))}
    return facts - {(card, entry["fact"]) for entry in EXCEPTIONS for card in entry["cards"]}


@pytest.fixture(scope="module")
def happened() -> set[Fact]:
    """The facts of games in which the players look for what is missing, each taken from the record of its game."""
    found: set[Fact] = set()
    for number in range(MOST):
        missing = due() - found
        if not missing:
            break
        kinds = sorted({kind for card, what in missing if what == "scored" for kind in KINDS[card]}) or [PATRON]
        options = {"cards": "promo", "map": ("first", "second")[number % 2]}
        game = theatrum.new("paxren", "standard", 2 + number % 3, f"card {number}", options)
        seeker = Seeker(f"seeker {number}", missing, kinds[number % len(kinds)])
        if seeker.play(game):
            found |= recorded(dumps(game))
    return found


def test_every_card_is_bought_played_used_and_scored(happened: set[Fact]) -> None:
    assert len(CARDS) == 177
    assert all(uses(card) for card in CARDS)
    assert sorted(due() - happened) == []


def test_no_exception_is_needless(happened: set[Fact]) -> None:
    excepted = [(card, entry["fact"]) for entry in EXCEPTIONS for card in entry["cards"]]
    assert len(set(excepted)) == len(excepted)
    assert set(excepted) & happened == set()
    assert {card for card, _ in excepted} <= KINDS.keys()
    assert all(entry["reason"].strip() for entry in EXCEPTIONS)


def test_cards_left_alone_have_no_facts() -> None:
    """The counting proves nothing by itself: a game of passes and fairs touches no card but Comets turned down."""
    game = theatrum.new("paxren", seed=1, options={"cards": "promo"})
    while not game.over:
        choices = [choice for choice in game.choices(game.to_act[0]) if choice.verb in ("fair", "levy")]
        game.choose(game.to_act[0], choices[0] if choices else "pass")
    assert recorded(dumps(game)) == set()
