"""All words of a title and all things of its scenarios come up in play, or stand in its list of exceptions."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import theatrum
from theatrum.engine.state import State
from theatrum.engine.title import Title

from .laws import LAWS
from .meetings import Met, gather

TITLES = theatrum.titles()
BY_THE_GAME = {"not-offered", "not-your-turn", "game-over", "nothing-to-undo", "undo-needs-consent"}
"""Reasons of the engine, not of an offer; the tests of refusals and undo meet them."""


def name(title: Title) -> str:
    return title.id


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_word_is_used_and_everything_plays_a_part(title: Title) -> None:
    """One test a title, so that its games are played once."""
    met, laws = gather(title.id), LAWS[title.id]
    assert unmet(title, met) == {kind: set(exceptions) for kind, exceptions in laws.UNMET.items()}
    for scenario in title.scenarios:
        state = theatrum.new(title.id, scenario.id, seed=1).state
        exceptions = laws.idle(state)
        found = idle(state, met.things[scenario.id], laws.seldom(state))
        assert found == {kind: set(exceptions.get(kind, ())) for kind in state.lexicon.names}, scenario.id


def unmet(title: Title, met: Met) -> dict[str, set[str]]:
    """The verbs nobody chose, the events that did not happen, the questions not asked, the reasons not given, apart
    from those that chance may leave out."""
    words = {
        "verbs": title.verbs.keys() - met.verbs,
        "events": title.events.keys() - met.events,
        "prompts": title.prompts.keys() - met.prompts,
        "reasons": title.reasons.keys() - met.reasons - BY_THE_GAME,
    }
    return {kind: left - LAWS[title.id].RARE[kind].keys() for kind, left in words.items()}


def idle(state: State, mentioned: set[tuple[str, int]], seldom: Mapping[str, Mapping[str, str]]) -> dict[str, set[str]]:
    """The things of each kind that no choice and no event named."""
    return {
        kind: {text_id for number, text_id in enumerate(names) if (kind, number) not in mentioned}
        - seldom.get(kind, {}).keys()
        for kind, names in state.lexicon.names.items()
    }


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_exception_has_a_reason(title: Title) -> None:
    laws = LAWS[title.id]
    tables = [*laws.UNMET.values(), *laws.RARE.values()]
    for scenario in title.scenarios:
        state = theatrum.new(title.id, scenario.id, seed=1).state
        tables += [*laws.idle(state).values(), *laws.seldom(state).values()]
    assert all(reason.strip() for table in tables for reason in table.values())
