"""All words of a title and all things of its scenarios come up in play, or stand in its list of exceptions."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import theatrum
from theatrum.engine.choice import Signature
from theatrum.engine.title import Scenario, Title

from .conftest import Met
from .laws import LAWS

pytestmark = pytest.mark.xdist_group("met")  # one process plays the games for all of them

TITLES = theatrum.titles()
SCENARIOS = [(title, scenario) for title in TITLES for scenario in title.scenarios]

BY_THE_GAME = {"not-offered", "not-your-turn", "game-over", "nothing-to-undo", "undo-needs-consent"}
"""Reasons of the engine, not of an offer; the tests of refusals and undo meet them."""


def name(thing: object) -> str:
    return getattr(thing, "id", "")


def unmet(title: Title, kind: str, words: Mapping[str, Signature], found: set[str]) -> set[str]:
    """What did not come up, apart from what chance may leave out."""
    return words.keys() - found - LAWS[title.id].RARE[kind].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_verb_is_chosen(title: Title, met: dict[str, Met]) -> None:
    assert unmet(title, "verbs", title.verbs, met[title.id].verbs) == LAWS[title.id].UNMET["verbs"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_event_happens(title: Title, met: dict[str, Met]) -> None:
    assert unmet(title, "events", title.events, met[title.id].events) == LAWS[title.id].UNMET["events"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_question_is_asked(title: Title, met: dict[str, Met]) -> None:
    assert unmet(title, "prompts", title.prompts, met[title.id].prompts) == LAWS[title.id].UNMET["prompts"].keys()


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_reason_closes_something(title: Title, met: dict[str, Met]) -> None:
    found = met[title.id].reasons | BY_THE_GAME
    assert unmet(title, "reasons", title.reasons, found) == LAWS[title.id].UNMET["reasons"].keys()


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS, ids=name)
def test_everything_of_a_scenario_plays_a_part(title: Title, scenario: Scenario, met: dict[str, Met]) -> None:
    state = theatrum.new(title.id, scenario.id, seed=1).state
    mentioned = met[title.id].things[scenario.id]
    exceptions, seldom = LAWS[title.id].idle(state), LAWS[title.id].seldom(state)
    for kind, names in state.lexicon.names.items():
        idle = {text_id for number, text_id in enumerate(names) if (kind, number) not in mentioned}
        assert idle - seldom.get(kind, {}).keys() == exceptions.get(kind, {}).keys(), kind


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_exception_has_a_reason(title: Title) -> None:
    laws = LAWS[title.id]
    tables = [*laws.UNMET.values(), *laws.RARE.values()]
    for scenario in title.scenarios:
        state = theatrum.new(title.id, scenario.id, seed=1).state
        tables += [*laws.idle(state).values(), *laws.seldom(state).values()]
    assert all(reason.strip() for table in tables for reason in table.values())
