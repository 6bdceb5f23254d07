"""All words of a title and all things of its scenarios come up in play, or stand in its list of exceptions."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.title import Scenario, Title

from .conftest import Met
from .laws import LAWS

TITLES = theatrum.titles()
SCENARIOS = [(title, scenario) for title in TITLES for scenario in title.scenarios]

BY_THE_GAME = {"not-offered", "not-your-turn", "game-over", "nothing-to-undo", "undo-needs-consent"}
"""Reasons of the engine, not of an offer; the tests of refusals and undo meet them."""


def name(thing: object) -> str:
    return getattr(thing, "id", "")


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_verb_is_chosen(title: Title, met: dict[str, Met]) -> None:
    assert title.verbs.keys() - met[title.id].verbs == LAWS[title.id].UNMET["verbs"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_event_happens(title: Title, met: dict[str, Met]) -> None:
    assert title.events.keys() - met[title.id].events == LAWS[title.id].UNMET["events"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_question_is_asked(title: Title, met: dict[str, Met]) -> None:
    assert title.prompts.keys() - met[title.id].prompts == LAWS[title.id].UNMET["prompts"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_reason_closes_something(title: Title, met: dict[str, Met]) -> None:
    unmet = title.reasons.keys() - met[title.id].reasons - BY_THE_GAME
    assert unmet == LAWS[title.id].UNMET["reasons"].keys()


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS, ids=name)
def test_everything_of_a_scenario_plays_a_part(title: Title, scenario: Scenario, met: dict[str, Met]) -> None:
    state = theatrum.new(title.id, scenario.id, seed=1).state
    mentioned = met[title.id].things[scenario.id]
    exceptions = LAWS[title.id].idle(state)
    for kind, names in state.lexicon.names.items():
        idle = {text_id for number, text_id in enumerate(names) if (kind, number) not in mentioned}
        assert idle == exceptions.get(kind, {}).keys(), kind


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_exception_has_a_reason(title: Title) -> None:
    laws = LAWS[title.id]
    tables = [*laws.UNMET.values()]
    for scenario in title.scenarios:
        tables += laws.idle(theatrum.new(title.id, scenario.id, seed=1).state).values()
    assert all(reason.strip() for table in tables for reason in table.values())
