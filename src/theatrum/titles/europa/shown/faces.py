"""What is printed on cards, as data: means, marks, costs and signs. What they say in sentences is in `prose.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..cards.battle import read_actions
from ..cards.deeds import Deed
from ..cards.events import SYMBOLS, Event
from ..cards.language import Statement
from ..cards.lists import AIMS, DECKS, POWERS, Idea
from ..cards.telling import LANGUAGES
from ..cards.trade import Offer, TradeCard
from ..court.people import BACKS, DICE, Person
from ..state import NONE, Europa
from .names import called

SIDES = ("infantry", "cavalry", "artillery")


def faces(g: Europa) -> dict[str, Any]:
    """Every card that may come up, by its id."""
    lists, names = g.start.lists, g.start.names
    return {
        "people": {one.id: _person(one) for one in g.start.people.all[BACKS:]},
        "actions": {
            g.start.people.ids[card]: lists.deeds[deed].id
            for card, deed in enumerate(g.start.deed_of_card)
            if deed >= 0
        },
        "deeds": {deed.id: _deed(g, deed) for deed in lists.deeds},
        "events": {event.id: _event(g, event) for event in g.start.events},
        "ideas": {names["idea"][number]: _idea(g, idea) for number, idea in enumerate(lists.idea)},
        "missions": {
            card.id: {"prestige": card.prestige, "needs": [f"{card.deck}-{key}" for key in card.needs]}
            for card in lists.missions
        },
        "milestones": {name: {"age": age, "kind": AIMS[kind]} for name, (age, kind) in lists.milestones.items()},
        "struggles": {
            name: [names["area"][area] for area in struggle.areas] for name, struggle in lists.struggles.items()
        },
        "trade": {card.id: _trade(g, card) for card in g.start.trade},
        "dice": {kind: list(g.start.box.dice[kind]) for kind in SIDES},
    }


def _person(one: Person) -> dict[str, Any]:
    kind, number = one.dice
    return {
        "name": {language: called(one.name, language) for language in LANGUAGES},
        "deck": DECKS[one.deck] if one.deck >= 0 else None,
        "roles": [role for role, fits in (("ruler", one.leader), ("leader", one.commander)) if fits] or ["advisor"],
        "skills": list(one.skills),
        "symbol": SYMBOLS[one.symbol] if one.symbol >= 0 else None,
        "dice": [DICE[kind], number] if number else None,
        "cost": one.cost,
    }


def _deed(g: Europa, deed: Deed) -> dict[str, Any]:
    """Costs that follow from the position are null: the view has them for cards in hand."""
    battle = read_actions().get(g.start.lists.actions[deed.kind]) if not deed.takes else None
    return {
        "kind": deed.kind,
        "cost": {str(amount[0]): _plain(amount[1]) for amount in deed.cost},  # type: ignore[index]
        "uses": deed.uses,
        "takes": deed.takes,
        "minor": deed.minor,
        "covert": deed.covert,
        "battle": {"power": battle.power, "uses": battle.uses, "dice": [[DICE[k], n] for k, n in battle.dice]}
        if battle
        else None,
    }


def _plain(number: Any) -> int | None:
    return number if isinstance(number, int) else None


def _event(g: Europa, event: Event) -> dict[str, Any]:
    return {
        "age": event.age,
        "kind": event.kind,
        "realm": g.start.names["realm"][event.realm] if event.realm != NONE else None,
        "symbol": event.symbol or None,
        "marks": list(event.marks),
        "person": event.id if "character" in event.data else None,
        "roles": list(event.data.get("character", {}).get("roles", ())),
        "options": bool(event.options),
        "same": event.data.get("same", event.id),
        "places": {part: list(dict.fromkeys(_named(g, texts))) for part, texts in _parts(event) if texts},
    }


def _parts(event: Event) -> Iterator[tuple[str, tuple[Statement, ...]]]:
    """What is said in any case, and of each option."""
    yield "", (*event.first, *event.then)
    yield from zip("ab", event.options, strict=False)


NAMED = {"areas": "area", "provinces": "province", "zones": "zone", "node": "node", "realms": "realm"}
"""Kinds of ids in the language of cards, and of targets."""


def _named(g: Europa, term: Any) -> Iterator[str]:
    """The places and realms that a text names, as targets."""
    if isinstance(term, tuple) and len(term) == 2 and term[0] in NAMED and isinstance(term[1], int):
        yield f"{NAMED[term[0]]}:{g.start.names[NAMED[term[0]]][term[1]]}"
    elif isinstance(term, tuple):
        for part in term:
            yield from _named(g, part)


def _idea(g: Europa, idea: Idea) -> dict[str, Any]:
    return {
        "power": POWERS[idea.power],
        "cost": idea.cost,
        "age": idea.age,
        "basic": idea.basic,
        "government": idea.government,
        "needs": [g.start.names["idea"][other] for other in idea.needs],
        "brings": dict(zip(POWERS, idea.brings, strict=True)) | {"ducats": idea.ducats, "prestige": idea.prestige},
    }


def _trade(g: Europa, card: TradeCard) -> dict[str, Any]:
    return {
        "good": card.good,
        "income": [list(row) for row in card.income],
        "offers": [_offer(g, offer) for offer in card.offers],
    }


def _offer(g: Europa, offer: Offer) -> dict[str, Any]:
    names = g.start.names
    return {
        "node": names["node"][offer.node],
        "keys": [[names["province"][province], power] for province, power in offer.key],
        "secondary": names["node"][offer.secondary] if offer.secondary != NONE else None,
    }
