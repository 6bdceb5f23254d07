"""Characters (postacie, 7.2): on action cards, on events and on the starting cards of realms."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..cards.events import SYMBOLS
from ..cards.lists import Lists, read_lists

BACKS = 3
"""The first three numbers are the backs of the action decks: a card seen from behind."""
DICE = ("infantry", "cavalry", "artillery", "any")
COUNCIL = -1
"""The symbol of a council: it never dies."""


class Person(NamedTuple):
    """A character. A leader rules or commands, an advisor serves the power of his deck."""

    id: str
    name: str
    deck: int  # of an action card; -1: no action card
    leader: bool
    commander: bool
    skills: tuple[int, int, int]
    symbol: int
    dice: tuple[int, int]  # which dice, how many
    cost: int  # ducats of an advisor, military power of a commander
    weak: bool  # begins with a weakness token


class People:
    """All characters; those of action cards bear the cards' numbers."""

    def __init__(self, lists: Lists) -> None:
        self.all = (*_backs(), *_actions(lists), *_events(lists), *_starting(lists))
        self.ids = tuple(person.id for person in self.all)
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.cards = len(lists.characters)
        self.kind = tuple(person.deck for person in self.all)
        """The deck of every action card."""
        self.deck = tuple(
            sum(1 << number for number in range(BACKS, BACKS + self.cards) if self.kind[number] == deck)
            for deck in range(3)
        )
        """The action cards of each deck, as masks."""


def _backs() -> list[Person]:
    return [Person(f"card-{deck}", "", deck, False, False, (0, 0, 0), COUNCIL, (0, 0), 0, False) for deck in range(3)]


def _actions(lists: Lists) -> list[Person]:
    return [
        Person(
            card, one.name, one.deck, one.role != "advisor", one.role == "leader", one.skills,
            SYMBOLS.index(one.symbol), _dice(one.dice), one.cost, False,
        )
        for card, one in lists.characters.items()
    ]  # fmt: skip


def _events(lists: Lists) -> list[Person]:
    found = []
    for event in lists.events.values():
        if "character" in event.data:
            found.append(_told(event.id, event.data["character"], tuple(event.data["character"]["roles"])))
    return found


def _starting(lists: Lists) -> list[Person]:
    return [_told(f"start-{realm}-{side}", card, ("ruler",)) for (realm, side), card in lists.starting.items()]


def _told(name: str, data: dict[str, Any], roles: tuple[str, ...]) -> Person:
    symbol = SYMBOLS.index(data["symbol"]) if "symbol" in data else COUNCIL
    leader = any(role != "advisor" for role in roles)
    dice = _dice(data.get("dice", ""))
    skills = (data["skills"][0], data["skills"][1], data["skills"][2])
    return Person(
        name, data["name"], -1, leader, leader and dice[1] > 0, skills, symbol, dice, data.get("cost", 0),
        data.get("weak", False),
    )  # fmt: skip


def _dice(text: str) -> tuple[int, int]:
    """'cavalry 2'."""
    if not text:
        return 0, 0
    kind, number = text.split()
    return DICE.index(kind), int(number)


@cache
def read_people() -> People:
    return People(read_lists())
