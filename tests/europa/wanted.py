"""What recorded games of Europa must show of its cards: events taken, options chosen, aims reached, ideas developed,
action cards played, and every word of effects in which they are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cache
from typing import Any

from tests.common.tables import AN_AGE, Table
from tests.recorded.wanted import Fact, Played, Wanted, of_choice
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game
from theatrum.titles.europa.cards.language import Statement, Term
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.title import EUROPA

from .exceptions import SELDOM
from .seekers import ADVANCED, LEAVING, TALK, Curious

OPTIONS = "ab"
TOLD = {
    "took-event": ("event", 1, "taken"),
    "mission-completed": ("mission", 1, "completed"),
    "milestone-reached": ("milestone", 1, "reached"),
    "struggle-over": ("struggle", 0, "scored"),
    "idea-developed": ("idea", 1, "developed"),
    "card-played": ("deed", 2, "played"),
    "card-used": ("deed", 2, "played"),
}
"""What the log tells of a card: its kind, which argument it is, what became of it."""
STEADY = ((0, ()), (40, ()), (90, AN_AGE))
"""How many times in a hundred seekers play as stewards, in turn, and how long."""
ROUNDS = 2
"""How often seekers sit down at every table."""


class Europe(Wanted):
    """Facts of cards: ('card', kind, id, what became of it); of words: ('word', word)."""

    def due(self) -> set[Fact]:
        return {*_cards(), *(("word", word) for word, kind in read_lists().language.words if kind == "effect")}

    def rare(self) -> set[Fact]:
        return {*SELDOM}

    def after(self, state: Any) -> Iterator[Fact]:
        lists, names = read_lists(), state.lexicon.names
        for event in state.events:
            if event.name in TOLD:
                kind, at, what = TOLD[event.name]
                card = names[kind][event.args[at]]
                yield "card", kind, card, what
                yield from _words(_said(kind, card))
            elif event.name in ("battle-action", "countered"):
                yield "card", "deed", names["deed"][state.start.deed_of_card[event.args[1]]], "played"
            elif event.name == "chose-option":
                card, option = names["event"][event.args[1]], event.args[2]
                yield "card", "event", card, OPTIONS[option]
                yield from _words(lists.events[card].options[option])

    def seek(self, missing: Set[Fact]) -> Iterator[Played]:
        """Whole games of every scenario, then single ages, with every rule that adds something to meet."""
        for number in range(ROUNDS):
            for steady, length in STEADY:
                for scenario in EUROPA.scenarios:
                    if not missing:
                        return
                    people = (*(TALK if number else ()), *(LEAVING if scenario.id == "evening" else ()))
                    options = (*ADVANCED, *length, *people)
                    table = Table("europa", scenario.id, scenario.seats[-1], options)
                    game = table.start(f"seek {scenario.id} {steady} {number}")
                    Curious(game, str(game.seed), named, steady).play(missing)
                    yield Played(game, table, "seeker", str(game.seed))


def named(game: Game, choice: Choice) -> set[Fact]:
    """What a choice names, and what it would make of a card."""
    return of_choice(game, choice) | {*_of_cards(game, choice)}


def _of_cards(game: Game, choice: Choice) -> Iterator[Fact]:
    names, verb = game.state.lexicon.names, choice.verb
    if verb == "event":
        yield "card", "event", names["event"][choice.args[0]], "taken"
    elif verb == "option":
        assert game.decision is not None
        yield "card", "event", names["event"][game.decision.subject(game.state)[1]], OPTIONS[choice.args[0]]
    elif verb in ("take-mission", "exchange-mission"):
        yield "card", "mission", names["mission"][choice.args[-1]], "completed"
    elif verb == "develop":
        yield "card", "idea", names["idea"][choice.args[0]], "developed"


@cache
def _cards() -> frozenset[Fact]:
    lists = read_lists()
    found: set[Fact] = set()
    for event in lists.events.values():
        found |= {("card", "event", event.id, what) for what in ("taken", *OPTIONS[: len(event.options)])}
    found |= {("card", "mission", mission.id, "completed") for mission in lists.missions}
    found |= {("card", "milestone", stone, "reached") for stone in lists.milestones}
    found |= {("card", "struggle", struggle, "scored") for struggle in lists.struggles}
    found |= {("card", "idea", idea, "developed") for idea in lists.ideas}
    return frozenset(found | {("card", "deed", deed.id, "played") for deed in lists.deeds})


@cache
def _said(kind: str, card: str) -> tuple[Statement, ...]:
    """What a card says to whoever reaches, takes or plays it."""
    lists = read_lists()
    if kind == "event":
        return (*lists.events[card].first, *lists.events[card].then)
    if kind == "idea":
        return (Statement(("you",), lists.idea[lists.ideas[card]].instant),)
    if kind == "mission":
        return next(mission.reward for mission in lists.missions if mission.id == card)
    if kind == "milestone":
        return lists.milestone[list(lists.milestones).index(card)].reward
    if kind == "struggle":
        return lists.struggles[card].reward
    return next((deed.effects for deed in lists.deeds if deed.id == card), ())


def _words(statements: Iterable[Statement]) -> Iterator[Fact]:
    for statement in statements:
        for effect in statement.effects:
            yield from (("word", word) for word in _inside(effect))


@cache
def _inside(term: Term) -> tuple[str, ...]:
    """The words of effects in an effect."""
    if isinstance(term, int):
        return ()
    inner = tuple(word for part in term[1:] if isinstance(part, tuple) for word in _inside(part))
    return ((term[0],) if (term[0], "effect") in read_lists().language.words else ()) + inner
