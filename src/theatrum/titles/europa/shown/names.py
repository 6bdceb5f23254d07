"""The names of things on the board and on cards, as the content tables carry them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from ....engine.content import Row, read_table
from ..board.board import read_board
from ..board.reading import CONTENT
from ..cards.aims import MILESTONE_COLUMNS, MISSION_COLUMNS, STRUGGLE_COLUMNS
from ..cards.lists import ACTION_COLUMNS, IDEA_COLUMNS, Lists, read_lists
from ..cards.trade import read_goods
from ..court.people import read_people
from ..setup.start import PLACES

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


@cache
def things(language: str) -> Mapping[str, tuple[str, ...]]:
    """By kind; kinds that are missing here have their names in the word files."""
    board, lists, people = read_board(), read_lists(), tuple(_people(language))
    return MappingProxyType(
        {
            "province": board.land.province_names[language],
            "area": board.land.area_names[language],
            "zone": board.sea.zone_names[language],
            "water": (*board.sea.zone_names[language], *board.land.province_names[language]),
            "node": board.sea.node_names[language],
            "continent": _column("board/continents", ("id", "name_en", "name_pl", "number", "source"), language),
            "person": people,
            "card": tuple(_cards(language, people)),
            "event": _counted([event.data["name"][language] for event in lists.events.values()]),
            "trade": _apart([*_trade(language, lists)], tuple(lists.trade)),
            "idea": _column("cards/ideas", IDEA_COLUMNS, language),
            "milestone": _column("cards/milestones", MILESTONE_COLUMNS, language),
            "struggle": _column("cards/struggles", STRUGGLE_COLUMNS, language),
            "mission": _column("cards/missions", MISSION_COLUMNS, language),
            "place": PLACES,
        }
    )


def _rows(table: str, columns: tuple[str, ...]) -> list[Row]:
    return read_table(CONTENT / f"{table}.csv", columns)


def _column(table: str, columns: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(row.text(f"name_{language}") for row in _rows(table, columns))


def _apart(names: list[str], marks: tuple[str, ...]) -> tuple[str, ...]:
    """Names that several things share are told apart by a mark in brackets."""
    often = Counter(names)
    return tuple(f"{name} ({mark})" if often[name] > 1 else name for name, mark in zip(names, marks, strict=True))


def _counted(names: list[str]) -> tuple[str, ...]:
    """Names that several things share bear numbers: 'Plague I', 'Plague II'."""
    often, met, found = Counter(names), Counter[str](), []
    for name in names:
        met[name] += 1
        found.append(f"{name} {NUMERALS[met[name] - 1]}" if often[name] > 1 else name)
    return tuple(found)


def _kinds(language: str) -> dict[str, str]:
    """What each kind of action card is called."""
    return {row.text("type"): row.text(f"name_{language}") for row in _rows("cards/actions", ACTION_COLUMNS)}


def _backs(language: str) -> tuple[str, ...]:
    return _column("cards/backs", ("deck", "name_en", "name_pl"), language)


@cache
def _polish() -> Mapping[str, str]:
    return {row.text("name"): row.text("name_pl") for row in _rows("cards/people_pl", ("name", "name_pl"))}


def called(name: str, language: str) -> str:
    """What a language calls somebody who has a name of his own."""
    return _polish().get(name, name) if language == "pl" else name


def _people(language: str) -> Iterator[str]:
    """Characters by name; namesakes with the card on which they are."""
    lists, people, backs = read_lists(), read_people(), _backs(language)
    names = [called(person.name, language) for person in people.all[len(backs) :]]
    yield from (*backs, *_apart(names, tuple(_origins(language, lists))))


def _origins(language: str, lists: Lists) -> Iterator[str]:
    """The card of each character: an action card, an event, or the side of the board for which it starts."""
    kinds = _kinds(language)
    yield from (kinds[character.type] for character in lists.characters.values())
    for event in lists.events.values():
        if "character" in event.data:
            yield event.data["name"][language]
    yield from (str(side) for _, side in lists.starting)


def _cards(language: str, people: tuple[str, ...]) -> Iterator[str]:
    """Action cards by what they do and who is on them; other characters by their names."""
    lists, kinds, backs = read_lists(), _kinds(language), _backs(language)
    yield from backs
    for character in lists.characters.values():
        yield f"{kinds[character.type]} ({called(character.name, language)})"
    yield from people[len(backs) + len(lists.characters) :]


def _trade(language: str, lists: Lists) -> Iterator[str]:
    """A trade card: its good, and the nodes where that is sold."""
    nodes, goods = read_board().sea.node_names[language], read_goods(CONTENT / "cards" / "trade.toml")
    for card in lists.trade.values():
        yield f"{goods[card.good][language]} ({', '.join(nodes[offer.node] for offer in card.offers)})"
