"""What cards say is generated from their data, in both languages."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.cards.telling import LANGUAGES, teller

LISTS = read_lists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_phrase(language: str) -> None:
    assert set(teller(language).phrases) == set(LISTS.language.words)


@pytest.mark.rule("europa:16")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTS.events)
def test_every_event_can_be_read(name: str, language: str) -> None:
    event = LISTS.events[name]
    lines = teller(language).event(event)
    said = len(event.first) + sum(map(len, event.options)) + len(event.then)
    assert len(lines) == said
    assert not any(mark in line for line in lines for mark in "{}|_")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ideas_cards_missions_and_milestones_can_be_read(language: str) -> None:
    tell = teller(language)
    texts = [tell.effects(idea.instant) for idea in LISTS.idea if idea.instant]
    texts += [tell.effects(deed.effects[0].effects) for deed in LISTS.deeds if deed.effects]
    texts += [tell.term(amount, "amount") for deed in LISTS.deeds for amount in deed.cost]
    for aim in (*LISTS.missions, *(stone for stone in LISTS.milestone if stone.condition)):
        texts += [tell.term(aim.condition, "condition"), tell.effects(aim.reward[0].effects)]
    assert len(texts) > 200
    assert not any(mark in text for text in texts for mark in "{}|_")


@pytest.mark.rule("europa:16")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "You: 3 unrest: Northumbria; 3 rebels: Northumbria.",
                "A) England: either exhaust 2 manpower, or 1 unrest of your own: Wales & Wessex; "
                "gain 1 military power, 2 Prestige.",
                "A) You: gain 1 military power.",
                "B) England: lose 1 Stability, 1 Prestige.",
                "B) You: gain 1 diplomatic power.",
            ],
        ),
        (
            "pl",
            [
                "Twoje królestwo: niepokój (3): Nortumbria; buntownicy (3): Nortumbria.",
                "A) Anglia: do wyboru: wyczerpuje potencjał: 2 albo niepokój u siebie (1): Walia i Wessex; "
                "zyskuje: 1 Władzy wojskowej, 2 prestiżu.",
                "A) Twoje królestwo: zyskuje: 1 Władzy wojskowej.",
                "B) Anglia: traci: 1 Stabilności, 1 prestiżu.",
                "B) Twoje królestwo: zyskuje: 1 Władzy dyplomatycznej.",
            ],
        ),
    ],
)
def test_the_wars_of_the_roses_in_words(language: str, lines: list[str]) -> None:
    assert teller(language).event(LISTS.events["103-1"]) == lines
