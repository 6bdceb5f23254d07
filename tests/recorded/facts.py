"""What a game meets, what a title's games must meet, and what never comes up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import theatrum
from tests.common.laws import LAWS
from tests.europa.wanted import Europe
from tests.paxren.wanted import Cards
from theatrum.engine.chance import Draw
from theatrum.engine.choice import Choice
from theatrum.engine.flow import Decision, Offer
from theatrum.engine.game import Game
from theatrum.engine.title import Title

from .wanted import Fact, Wanted, board, mentioned, of_choice

OWN: dict[str, Wanted] = {"paxren": Cards(), "europa": Europe()}
WANTED = {title.id: OWN.get(title.id, Wanted()) for title in theatrum.titles()}
BY_THE_GAME = {"not-offered", "not-your-turn", "game-over", "nothing-to-undo", "undo-needs-consent"}
"""Reasons of the engine, not of an offer; the tests of refusals and undo meet them."""
WORDS = {"verbs": "verb", "events": "event", "prompts": "prompt", "reasons": "reason"}


class Facts:
    """The facts of one game, gathered as it is walked through."""

    def __init__(self, game: Game) -> None:
        self.found: set[Fact] = set()
        self._game = game

    def offered(self, decision: Decision[Any], every: Iterable[Offer]) -> None:
        self.found.add(("prompt", type(decision).__name__))
        self.found.update(("reason", why.key) for _, why in every if why is not None)

    def chosen(self, seat: int, choice: Choice) -> None:
        self.found |= self.of_choice(choice)
        self.found.update(WANTED[self._game.title.id].before(self._game.state, seat, choice))

    def of_choice(self, choice: Choice) -> set[Fact]:
        """What a choice names."""
        return of_choice(self._game, choice)

    def ended(self) -> None:
        self.told()
        self.found.update(WANTED[self._game.title.id].after(self._game.state))

    def told(self) -> None:
        for event in self._game.state.events:
            self.found.add(("event", event.name))
            self.found.update(mentioned(self._game, self._game.title.events[event.name], event.args + event.secret))


def glance(game: Game) -> set[Fact]:
    """Of a finished game, what its journal and its log tell without a replay."""
    seen = Facts(game)
    for entry in game.journal:
        if not isinstance(entry, Draw):
            seen.found |= seen.of_choice(entry[1])
    seen.told()
    return seen.found


def glanced(fact: Fact) -> bool:
    """Whether a glance can show a fact."""
    return fact[0] in ("verb", "event", "thing")


def due(title: Title) -> set[Fact]:
    """All that the recorded games of a title must meet."""
    return possible(title) - exceptions(title) - rare(title)


def possible(title: Title) -> set[Fact]:
    """Every word of a title, every thing of its scenarios, and what it wants besides."""
    found = {(word, key) for table, word in WORDS.items() for key in getattr(title, table)}
    for scenario in title.scenarios:
        names = theatrum.new(title.id, scenario.id, seed=1).state.lexicon.names
        found |= {("thing", board(scenario), kind, text_id) for kind, ids in names.items() for text_id in ids}
    return found - {("reason", key) for key in BY_THE_GAME} | WANTED[title.id].due()


def exceptions(title: Title) -> set[Fact]:
    """What never comes up in play, by the title's own lists."""
    laws = LAWS[title.id]
    found = {(WORDS[table], key) for table, words in laws.UNMET.items() for key in words}
    for scenario in title.scenarios:
        idle = laws.idle(theatrum.new(title.id, scenario.id, seed=1).state)
        found |= {("thing", board(scenario), kind, text_id) for kind, ids in idle.items() for text_id in ids}
    return found | WANTED[title.id].excepted()


def rare(title: Title) -> set[Fact]:
    """What is recorded where it was met, but not looked for."""
    laws = LAWS[title.id]
    found = {(WORDS[table], key) for table, words in laws.RARE.items() for key in words}
    for scenario in title.scenarios:
        seldom = laws.seldom(theatrum.new(title.id, scenario.id, seed=1).state)
        found |= {("thing", board(scenario), kind, text_id) for kind, ids in seldom.items() for text_id in ids}
    return found | WANTED[title.id].rare()
