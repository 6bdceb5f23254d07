"""What cards say, as messages for the page: `says-KIND-ID-PART`, and a line of history for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from ..cards.events import Event
from ..cards.lists import read_lists
from ..cards.telling import Teller, teller
from ..setup.scenarios import read_abouts
from .lacks import parts

OPENING = {"{": '{"{"}', "}": '{"}"}'}
"""What Fluent would read as a placeable."""


@cache
def prose(language: str) -> Mapping[str, str]:
    """By message id; a part that a card does not have is left out."""
    tell = teller(language)
    said = (*_events(tell), *_aims(tell), *_ideas(tell), *_deeds(tell), *_scenarios(language))
    return MappingProxyType({message: _plain(text) for message, text in said if text} | _history(tell))


def _events(tell: Teller) -> Iterator[tuple[str, str]]:
    for event in read_lists().events.values():
        for part, text in _parts(tell, event):
            yield f"says-event-{event.id}-{part}", text


def _parts(tell: Teller, event: Event) -> Iterator[tuple[str, str]]:
    card = event.data.get("same", event.id)
    yield "first", " ".join(tell.lines(card, "first", event.first))
    for part, option in zip("ab", event.options, strict=False):
        yield part, " ".join(tell.lines(card, part, option))
    yield "then", " ".join(tell.lines(card, "then", event.then))


def _aims(tell: Teller) -> Iterator[tuple[str, str]]:
    lists = read_lists()
    for mission in lists.missions:
        yield f"says-mission-{mission.id}-asks", tell.condition(mission.id, mission.condition)
        asked = parts(mission.condition)
        for number, part in enumerate(asked if len(asked) > 1 else ()):
            yield f"says-mission-{mission.id}-asks-{number}", tell.term(part, "condition")
        yield f"says-mission-{mission.id}-brings", tell.does(mission.id, "reward", mission.reward)
    for name, stone in zip(lists.milestones, lists.milestone, strict=True):
        yield f"says-milestone-{name}-asks", tell.condition(name, stone.condition)
        yield f"says-milestone-{name}-brings", tell.does(name, "reward", stone.reward)
    for name, struggle in lists.struggles.items():
        yield f"says-struggle-{name}-brings", " ".join(tell.lines(name, "reward", struggle.reward))


def _ideas(tell: Teller) -> Iterator[tuple[str, str]]:
    lists = read_lists()
    for name, idea in zip(lists.ideas, lists.idea, strict=True):
        if idea.while_ is not None:
            yield f"says-idea-{name}-while", tell.condition(name, idea.while_)
        if idea.instant:
            yield f"says-idea-{name}-once", tell.texts.get((name, "effects")) or tell.effects(idea.instant)


def _deeds(tell: Teller) -> Iterator[tuple[str, str]]:
    for deed in read_lists().deeds:
        yield f"says-deed-{deed.id}-does", tell.does(deed.id, "effects", deed.effects)


def _scenarios(language: str) -> Iterator[tuple[str, str]]:
    for name, about in read_abouts().items():
        yield f"scenario-{name}", about[language]


def _history(tell: Teller) -> dict[str, str]:
    return {f"history-{card}": _plain(line) for card, line in tell.history.items()}


def _plain(text: str) -> str:
    """On one line, with nothing that Fluent would read."""
    return "".join(OPENING.get(letter, letter) for letter in " ".join(text.split()))
