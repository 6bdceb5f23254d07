"""The steward plays whole games sensibly, by reasons that it can tell."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theatrum.engine.choice import Choice
from theatrum.language import FORMS
from theatrum.titles.europa.board.ownership import rightful
from theatrum.titles.europa.board.reading import CONTENT, members
from theatrum.titles.europa.bot.balance import PARTS, idea_worths, season
from theatrum.titles.europa.bot.steward import explain, scores, weigh
from theatrum.titles.europa.bot.texts import words
from theatrum.titles.europa.bot.why import WHYS
from theatrum.titles.europa.bot.worth import clock, worth
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.voyages.exploring import Discover, Explore

from .positions import begin, number, put, seat
from .stewards import play
from .words.test_words_diplomacy import arguments


def counted(g: Europa, name: str) -> int:
    return sum(event.name == name for event in g.events)


def test_a_game_of_stewards_is_sensible() -> None:
    """The introduction: land is kept, nobody is in ruin, ties are made, aims fulfilled, trade taken, peace made."""
    told: list[tuple[int, float]] = []

    def watch(g: Europa, at: int, choices: list[Choice]) -> None:
        """Hints say what the scores count, and name what their sentences want."""
        if len(g.events) % 7 == 0 and len(choices) < 12:
            veiled = g.veil(at)
            totals = scores(veiled, at, choices)
            for choice, total in zip(choices, totals, strict=True):
                assert sum(weight for weight, _ in weigh(veiled, at, choice)) == pytest.approx(total)
                for why in explain(veiled, at, choice):
                    assert len(why.args) == len(WHYS.get(why.key, ())), why
        told.append((clock(g), sum(worth(g, seat) for seat in range(g.seats)) if not len(told) % 40 else 1.0))

    g = play("1-00", "3_players", 3, 0b111, watch)
    begun = begin("1-00", "3_players")
    assert sum(map(int.bit_count, g.towns)) >= sum(map(int.bit_count, begun.towns))
    assert min(g.stability) >= 0
    assert max(g.interest) <= 2
    assert not any(g.wars)
    assert counted(g, "bankrupt") == 0
    assert counted(g, "mission-completed") >= 2
    assert counted(g, "milestone-reached") >= 2
    assert counted(g, "allied") >= 1
    assert counted(g, "idea-developed") >= 4
    assert counted(g, "trades") >= 1
    assert counted(g, "card-played") >= 1
    beats = [beat for beat, _ in told]
    assert beats == sorted(beats)
    assert all(total == pytest.approx(1.0) for _, total in told)


def test_a_steward_beats_players_at_random() -> None:
    """Six short games, two from each seat: three of them would be more than its share."""
    won = 0
    for seed in range(6):
        g = play("1-00", "3_players", seed, 1 << seed % 3)
        won += g.result()[seed % 3] == 1
        assert worth(g, seed % 3) == (g.result()[seed % 3] == 1)
    assert won >= 5


def test_tables_name_what_exists() -> None:
    lists = begin().start.lists
    assert set(idea_worths()) == set(lists.ideas)
    effects = {word for word, kind in lists.language.words if kind == "effect"}
    actions = {f"free({word})" for word, kind in lists.language.words if kind == "action"}
    assert set(words()) <= effects | actions


@pytest.mark.parametrize("language", FORMS)
def test_every_reason_has_a_sentence(language: str) -> None:
    text = (CONTENT / "words" / language / "bot.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    listed = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    assert set(PARTS) | set(WHYS) <= listed
    for key in listed:
        message = bundle.get_message(f"why-{key}")
        spec = " ".join(f"{name}:{kind}" for name, kind in WHYS.get(key, ()))
        for pattern in (message.value, *message.attributes.values()):
            assert pattern
            _, errors = bundle.format_pattern(pattern, arguments(spec, language))
            assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_reasons_that_modules_give_are_listed(language: str) -> None:
    """What is yielded as a reason anywhere in the steward has its sentence."""
    text = (CONTENT / "words" / language / "bot.ftl").read_text(encoding="utf-8")
    listed = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    given = set()
    for path in (CONTENT.parent / "bot").glob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip().startswith("yield ") and "from" not in line:
                given |= set(re.findall(r', "([a-z-]+)"', line))
    assert given | set(PARTS) == listed


def test_the_season_is_as_long_as_the_events_last() -> None:
    """Seven events a round with six players: a deck of 28 for an age (3)."""
    g = begin()
    g.options = {**g.options, "ages_to_play": "1"}
    g.event_deck = (g.start.deck(1, 1), g.start.deck(1, 2))
    assert season(g).rounds == 1 + 4  # before the first events are laid out
    g.events_down = g.start.events_a_round
    assert season(g).rounds == 4
    g.event_deck, g.events_down = (0, 0), 0
    assert season(g).rounds == 1
    assert season(g).span == pytest.approx(1.0)


def test_nobody_borrows_to_look_rich() -> None:
    """A milestone asks for 25 ducats and no loans: a loan only seems to bring it nearer (17.3)."""
    g = begin()
    at = seat(g, "france")
    g.milestones, g.reached = (number(g, "milestone", "1-economics-reliable"),), ((),)
    g.ducats[at] = 18
    put(g, Turn(at))
    assert sum(weight for weight, _ in weigh(g.veil(at), at, g.lexicon["borrow",])) < -0.5


def test_a_distant_realm_can_be_discovered_too() -> None:
    """Where somebody owns the land there is no empty territory to count (5.1)."""
    g = begin()
    at = seat(g, "castile")
    land = g.start.board.land
    owned = next(
        area for area in members(land.distant) if all(rightful(g, province) >= 0 for province in land.within[area])
    )
    g.push(Explore(at))
    g.ask(Discover(at), 1 << at)
    assert scores(g.veil(at), at, [g.lexicon["discover", owned]])[0] > 0
