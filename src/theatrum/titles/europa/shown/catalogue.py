"""A page of all cards with their data, made from the content: `python -m theatrum.titles.europa.shown.catalogue`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.content import Row, read_table
from ..board.board import read_board
from ..board.reading import CONTENT
from ..cards.aims import GENERAL, MILESTONE_COLUMNS, MISSION_COLUMNS, STRUGGLE_COLUMNS
from ..cards.deeds import COLUMNS as DEED_COLUMNS
from ..cards.events import Event
from ..cards.language import Term
from ..cards.lists import ACTION_COLUMNS, IDEA_COLUMNS, POWERS, read_lists
from ..cards.telling import teller
from ..cards.trade import TradeCard, read_goods

LISTS, BOARD, TELL = read_lists(), read_board(), teller("en")
HEAD = """# Cards of Europa Universalis

Made from `titles/europa/content/cards` by `make cards`; a test compares. Where each fact comes from stands in its file.
A card has its English and its Polish name; its text is what the game shows in English, and the line in italics is what
history knows of it. Statements of the closed language are in `vocabulary.csv`."""
DECKS = {GENERAL[0]: "First general deck", GENERAL[1]: "Second general deck"}


def catalogue() -> str:
    parts = (missions(), milestones(), struggles(), ideas(), actions(), events(), trade(), starting())
    return "\n".join([HEAD, *(line for part in parts for line in part)]) + "\n"


def _rows(table: str, columns: tuple[str, ...]) -> list[Row]:
    return read_table(CONTENT / "cards" / f"{table}.csv", columns)


def _names(row: Row) -> str:
    return f"**{row.text('name_en')}** ({row.text('name_pl')})"


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def _entry(*parts: str, history: str) -> str:
    """A line of the page: what there is, then what history says."""
    return " ".join(("-", *(part for part in parts if part), f"*{TELL.history[history]}*"))


def missions() -> Iterator[str]:
    yield "\n## Missions"
    deck = ""
    for row, card in zip(_rows("missions", MISSION_COLUMNS), LISTS.missions, strict=True):
        if card.deck != deck:
            deck = card.deck
            yield f"\n### {DECKS.get(deck) or _realm(card.realms[0])}\n"
        yield _entry(
            f"{card.key} {_names(row)}, {card.prestige} Prestige:",
            _sentence(TELL.condition(card.id, card.condition)),
            f"Reward: {TELL.does(card.id, 'reward', card.reward)}.",
            f"Needs {' or '.join(card.needs)}." if card.needs else "",
            f"For {_joined(map(_realm, card.realms))}." if deck in GENERAL and card.realms else "",
            history=card.id,
        )


def _realm(realm: int) -> str:
    return BOARD.realms.names["en"][realm]


def _joined(names: Iterable[str]) -> str:
    return ", ".join(names)


def milestones() -> Iterator[str]:
    yield "\n## Milestones"
    age = 0
    for row, card in zip(_rows("milestones", MILESTONE_COLUMNS), LISTS.milestone, strict=True):
        if row.number("age", 1, 4) != age:
            age = row.number("age", 1, 4)
            yield f"\n### Age {age}\n"
        key = row.text("id")
        yield _entry(
            f"{_names(row)}, {row.text('type')}:",
            _sentence(TELL.condition(key, card.condition)),
            f"Reward: {TELL.does(key, 'reward', card.reward)}.",
            history=key,
        )


def struggles() -> Iterator[str]:
    yield "\n## Power struggles\n"
    for row, card in zip(_rows("struggles", STRUGGLE_COLUMNS), LISTS.struggles.values(), strict=True):
        areas = _joined(BOARD.land.area_names["en"][area] for area in card.areas)
        yield _entry(
            f"{_names(row)}{f', for {areas}' if areas else ', for distant trade'}:",
            TELL.does(row.text("id"), "reward", card.reward),
            history=row.text("id"),
        )


def ideas() -> Iterator[str]:
    yield "\n## Ideas\n"
    for row, idea in zip(_rows("ideas", IDEA_COLUMNS), LISTS.idea, strict=True):
        key = row.text("id")
        brings = [f"{number} {power}" for power, number in zip(POWERS, idea.brings, strict=True) if number]
        brings += [f"{idea.ducats} ducats"] if idea.ducats else []
        brings += [f"{idea.prestige} Prestige"] if idea.prestige else []
        condition = f" while {TELL.condition(key, idea.while_)}" if idea.while_ is not None else ""
        needed = [TELL.names["idea"][number] for number in idea.needs]
        yield _entry(
            f"{_names(row)}, {POWERS[idea.power]} {idea.cost}, from age {idea.age}"
            f"{', basic' if idea.basic else ''}{', government' if idea.government else ''}:",
            _sentence(row.cells["known"]) if row.cells["known"] else "",
            f"Each round {_joined(brings)}{condition}." if brings else "",
            f"At once: {TELL.does(key, 'effects', ()) or TELL.effects(idea.instant)}." if idea.instant else "",
            f"Needs {_joined(needed)}." if needed else "",
            history=key,
        )


def actions() -> Iterator[str]:
    yield "\n## Action cards\n"
    deeds = list(zip(_rows("deeds", DEED_COLUMNS), LISTS.deeds, strict=True))
    for row in _rows("actions", ACTION_COLUMNS):
        copies = sum(character.type == row.text("type") for character in LISTS.characters.values())
        does = []
        for name, deed in deeds:
            if deed.kind == row.text("id"):
                otherwise = f"{deed.uses} uses" if deed.uses else "in battle"
                said = TELL.does(deed.id, "effects", deed.effects) or otherwise
                does.append(_sentence(f"{name.cells['name_en'] or 'played'} ({_cost(deed.cost)}): {said}"))
        yield _entry(f"{_names(row)}, {row.text('deck')}, {copies} cards:", *does, history=row.text("id"))


def _cost(cost: tuple[Term, ...]) -> str:
    """Some costs follow from the position."""
    if any(not isinstance(amount[1], int) for amount in cost):  # type: ignore[index]
        return "the cost differs"
    return " and ".join(TELL.term(amount, "amount") for amount in cost) or "no cost"


def events() -> Iterator[str]:
    yield "\n## Events"
    age = 0
    for event in LISTS.events.values():
        if event.age != age:
            age = event.age
            yield f"\n### Events of age {age}\n"
        yield _entry(
            f"{event.id} **{event.data['name']['en']}** ({event.data['name']['pl']})"
            f"{f', half {event.half}' if event.half else ''}{f', {event.symbol}' if event.symbol else ''}"
            f"{_character(event)}:",
            *(line if line.endswith(".") else f"{line}." for line in TELL.event(event)),
            f"Marks: {_joined(mark.replace('_', ' ') for mark in event.marks)}." if event.marks else "",
            history=event.data.get("same", event.id),
        )


def _character(event: Event) -> str:
    person = event.data.get("character")
    return f", {person['name']} {'-'.join(map(str, person['skills']))}" if person else ""


def trade() -> Iterator[str]:
    yield "\n## Trade cards\n"
    goods = read_goods(CONTENT / "cards" / "trade.toml")
    for card in LISTS.trade.values():
        name = goods[card.good]
        ordinary, developed = ("/".join(map(str, income)) for income in card.income)
        yield _entry(
            f"{card.id} **{name['en']}** ({name['pl']}), {ordinary} ducats, developed {developed}:",
            _sentence("; ".join(_offers(card))),
            history=card.good,
        )


def _offers(card: TradeCard) -> Iterator[str]:
    nodes, provinces = BOARD.sea.node_names["en"], BOARD.land.province_names["en"]
    for offer in card.offers:
        keys = _joined(f"{provinces[province]} {power}" for province, power in offer.key)
        yield f"{nodes[offer.node]}{f' ({keys})' if keys else ''}"


def starting() -> Iterator[str]:
    yield "\n## Starting cards\n"
    realms: dict[int, list[str]] = {}
    for (realm, side), card in LISTS.starting.items():
        realms.setdefault(realm, []).append(f"{side} {card['name']} {'-'.join(map(str, card['skills']))}")
    ids = tuple(BOARD.realms.realms)
    for realm, rulers in realms.items():
        yield _entry(f"**{_realm(realm)}**: {_joined(rulers)}.", history=f"start-{ids[realm]}")


if __name__ == "__main__":
    print(catalogue(), end="")
