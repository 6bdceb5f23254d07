"""What cards say in sentences of ours agrees with what they do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from theatrum.engine.content import read_table
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.cards.language import Term
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.cards.telling import LANGUAGES, teller
from theatrum.titles.europa.cards.telling import PARTS as PART_NAMES

from ...each import each

LISTS = read_lists()


def said() -> dict[tuple[str, str], tuple[Any, ...]]:
    """All that cards say, by card and part."""
    parts: dict[tuple[str, str], tuple[Any, ...]] = {}
    for event in LISTS.events.values():
        options = event.options or ((), ())
        parts_of = (event.first, *options, event.then)
        parts |= {
            (event.id, part): statements for part, statements in zip(PART_NAMES, parts_of, strict=False) if statements
        }
    for mission in LISTS.missions:
        parts |= {(mission.id, "condition"): (mission.condition,), (mission.id, "reward"): mission.reward}
    for stone, card in zip(LISTS.milestones, LISTS.milestone, strict=True):
        if card.condition is not None:
            parts |= {(stone, "condition"): (card.condition,), (stone, "reward"): card.reward}
    for idea, has in zip(LISTS.ideas, LISTS.idea, strict=True):
        parts |= {(idea, "condition"): (has.while_,)} if has.while_ is not None else {}
        parts |= {(idea, "effects"): has.instant} if has.instant else {}
    parts |= {(deed.id, "effects"): deed.effects for deed in LISTS.deeds if deed.effects}
    return parts | {(name, "reward"): struggle.reward for name, struggle in LISTS.struggles.items() if struggle.reward}


PARTS = said()
TEXTS = sorted(teller("en").texts)
NO_BOUND = 9
"""Rebels, or repetitions, of which there may be as many as there can."""
KINDS = {"areas": "area", "provinces": "province", "realms": "realm", "zones": "zone", "node": "node"}


def named(path: Path, columns: str) -> dict[tuple[str, str], set[str]]:
    """All forms of each name."""
    rows = read_table(path, tuple(columns.split()))
    return {(row.text("kind"), row.text("id")): {*row.cells.values()} - {""} for row in rows}


FORMS = {
    "en": named(CONTENT / "words" / "names_en.csv", "kind id name the a number"),
    "pl": named(CONTENT / "words" / "names_pl.csv", "kind id name gender gen dat acc ins loc in to from"),
}


def terms(found: Any) -> Iterator[Term]:
    """All terms within."""
    yield found
    if isinstance(found, tuple):
        for part in found:
            yield from terms(part)


def numbers(found: Any) -> set[int]:
    """Those that a card speaks of: ids are none."""
    return {term for term in terms(_without_ids(found)) if isinstance(term, int)} - {NO_BOUND}


def _without_ids(found: Any) -> Any:
    if not isinstance(found, tuple):
        return found
    if len(found) == 2 and found[0] in (*KINDS, "idea"):
        return found[:1]
    if found[:2] == ("price_less", 0):  # a cost less nothing is the cost
        return found[:1]
    return tuple(map(_without_ids, found))


def things(found: Any) -> set[tuple[str, int]]:
    """Places, realms and ideas that are named."""
    pairs = (term for term in terms(found) if isinstance(term, tuple) and len(term) == 2)
    return {pair for pair in pairs if pair[0] in (*KINDS, "idea") and isinstance(pair[1], int)}


def made(language: str, card: tuple[str, str]) -> str:
    """What the phrases make of a part of a card."""
    tell, found = teller(language), PARTS[card]
    if card[1] == "condition":
        return tell.term(found[0], "condition")
    if card[0] in LISTS.events or card[0] in LISTS.struggles:
        return " ".join(tell.statement(statement) for statement in found)
    return "; ".join(tell.effects(getattr(one, "effects", (one,))) for one in found)


@each("card", [card for card in TEXTS if card[0] not in LISTS.events])
def test_a_text_is_written_only_where_the_phrases_would_say_something_else(card: tuple[str, str]) -> None:
    assert any(teller(language).texts[card] != made(language, card) for language in LANGUAGES)


@each("card", TEXTS)
def test_a_text_is_of_a_card_that_says_something_there(card: tuple[str, str]) -> None:
    assert PARTS[card]


def test_every_event_of_the_first_age_speaks_in_sentences_of_ours() -> None:
    ours = [card for card in PARTS if card[0] in LISTS.events and LISTS.events[card[0]].age == 1]
    assert len(ours) == 115
    assert set(ours) <= set(TEXTS)


@each("card language", product(TEXTS, LANGUAGES))
def test_a_text_has_the_numbers_of_the_card_and_no_others(card: tuple[str, str], language: str) -> None:
    text = teller(language).texts[card]
    assert {int(digits) for digits in re.findall(r"\d+", text)} == numbers(PARTS[card])


def forms(language: str, kind: str, number: int) -> set[str]:
    """A name in all its forms."""
    ids = next(thing for thing, at in LISTS.language.ids[kind].items() if at == number)
    found = FORMS[language].get((KINDS.get(kind, ""), ids), set())
    return {teller(language).names[kind][number], *found} - {"m", "f", "n", "pl", "sg", ids, KINDS.get(kind, "")}


NAMES = {
    language: {
        form
        for kind in (*KINDS, "idea")
        for number in LISTS.language.ids[kind].values()
        for form in forms(language, kind, number)
        if form[0].isupper()
    }
    for language in LANGUAGES
}


@each("card language", product(TEXTS, LANGUAGES))
def test_a_text_names_all_that_its_part_names_and_nothing_that_the_card_does_not(
    card: tuple[str, str], language: str
) -> None:
    text = rest = teller(language).texts[card]
    for thing in things(PARTS[card]):
        assert any(form in text for form in forms(language, *thing)), thing
    whole = things(tuple(found for key, found in PARTS.items() if key[0] == card[0]))
    for form in sorted((form for thing in whole for form in forms(language, *thing)), key=len, reverse=True):
        rest = re.sub(rf"\b{re.escape(form)}\b", "", rest)
    assert not NAMES[language] & set(re.findall(r"\b[^\W\d_]+\b", rest))
