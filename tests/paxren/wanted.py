"""What the recorded games of Pax Renaissance must show: every card bought, played, used in all its parts and scored."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Any

from tests.common.tables import Table
from tests.recorded.wanted import Fact, Played, Wanted
from theatrum.engine.choice import Choice
from theatrum.titles.paxren.vocabulary import PATRON, PRESTIGES

from .cards import card_facts
from .cards.card_uses import in_force
from .cards.content import CARDS, parts
from .seeker import Seeker

MOST = 1000
"""Games after which the search ends, whatever is missing."""
EXCEPTIONS = tomllib.loads((Path(__file__).parent / "exceptions.toml").read_text(encoding="utf-8"))["exception"]
KINDS = {card["no"]: [PRESTIGES.index(name) for name in parts(card["prestige"])] for card in CARDS}


class Cards(Wanted):
    """Facts of cards: ('card', number, what happened to it)."""

    def due(self) -> set[Fact]:
        return {
            ("card", card["no"], part)
            for card in CARDS
            for part in ("bought", "played", "scored", *card_facts.uses(card))
        }

    def excepted(self) -> set[Fact]:
        return {("card", card, entry["fact"]) for entry in EXCEPTIONS for card in entry["cards"]}

    def before(self, state: Any, seat: int, choice: Choice) -> Iterator[Fact]:
        yield from (("card", *fact) for fact in card_facts.before(state, seat, choice, in_force(state)))

    def after(self, state: Any) -> Iterator[Fact]:
        yield from (("card", *fact) for fact in card_facts.after(state))

    def seek(self, missing: Set[Fact]) -> Iterator[Played]:
        for number in range(MOST):
            wanted = {(fact[1], fact[2]) for fact in missing if fact[0] == "card"}
            if not wanted:
                return
            kinds = sorted({kind for card, what in wanted if what == "scored" for kind in KINDS[card]}) or [PATRON]
            options = (("cards", "promo"), ("map", ("first", "second")[number % 2]))
            table = Table("paxren", "standard", 2 + number % 3, options)
            game = table.start(f"card {number}")
            if Seeker(f"seeker {number}", wanted, kinds[number % len(kinds)]).play(game):
                yield Played(game, table, "seeker", f"card {number}")
