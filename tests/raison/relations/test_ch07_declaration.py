"""7.1 to 7.3: the Diplomacy phase (Faza Dyplomacji), who may change Status, the secret choice."""

from __future__ import annotations

from itertools import product

import pytest

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.raison import RAISON
from theatrum.titles.raison.geography import CONTENT
from theatrum.titles.raison.vocabulary import STATUSES

from ..positions import ids, power, question, quiet, raison, seat
from ..talks import CHOOSERS, LEADING, declare, each_scenario, events, phase, settle, status

HEADS = {"1618": ["austria", "protestants"], "1702": ["austria", "france"]}


# -- 7.1 the order of the phase


@pytest.mark.rule("7.1")
def test_negotiation_declaration_and_update_follow_each_other() -> None:
    poland = {"generals": {"krakow": 0, "podolia": 1}, "status": "first"}
    sweden = {"generals": {"krakow": 1}, "status": "second"}
    game = phase("1618", {"poland": poland, "sweden": sweden}, talk="yes")
    asks = []
    for _ in range(60):
        if asks[-1:] != [question(game)]:
            asks.append(question(game))
        if question(game) == "Discard":
            break
        if question(game) == "ChooseStatus":
            declare(game, sweden="expansionist", poland="neutral")
        else:
            quiet(game)
    assert asks == ["Talk", "ChooseStatus", "Retreat", "Discard"]


@pytest.mark.rule("7.1")
@each_scenario
def test_without_talk_the_phase_begins_with_the_declaration(scenario: str) -> None:
    assert question(phase(scenario)) == "ChooseStatus"


# -- 7.2 who may change Status


@pytest.mark.rule("7.2", "7.3")
@each_scenario
def test_every_power_but_the_leading_ones_may_take_any_status(scenario: str) -> None:
    game = phase(scenario)
    assert game.to_act == tuple(seat(game, name) for name in CHOOSERS[scenario])
    for player in game.to_act:
        assert ids(game, player) == ["status:first", "status:second", "status:neutral", "status:expansionist"]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("scenario", "name"), [(s, name) for s, all_ in LEADING.items() for name in all_])
def test_a_leading_power_may_not_choose(scenario: str, name: str) -> None:
    game = phase(scenario)
    refused = game.why_not(seat(game, name), "status:neutral")
    assert refused is not None
    assert (refused.key, refused.rule) == ("not-your-turn", "")


@pytest.mark.rule("7.2", "3.4")
@each_scenario
def test_leading_powers_stay_in_their_coalitions_whatever_the_others_choose(scenario: str) -> None:
    game = phase(scenario)
    before = [status(game, name) for name in LEADING[scenario]]
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "expansionist"))
    assert [status(game, name) for name in LEADING[scenario]] == before


@pytest.mark.rule("7.2")
@each_scenario
def test_a_power_may_keep_its_status(scenario: str) -> None:
    game = phase(scenario)
    before = list(raison(game).status)
    declare(game)
    settle(game)
    assert raison(game).status == before


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("old", "new"), list(product(STATUSES, STATUSES)))
def test_any_status_may_follow_any_other(old: str, new: str) -> None:
    game = phase("1618", {"sweden": {"status": old}})
    declare(game, sweden=new)
    settle(game)
    assert status(game, "sweden") == new


@pytest.mark.rule("7.2")
def test_talk_comes_before_the_choice_if_the_table_wants_it() -> None:
    assert question(phase("1618", talk="yes")) == "Talk"


# -- 7.3 the secret choice


@pytest.mark.rule("7.3")
@each_scenario
def test_nobody_else_can_tell_which_status_was_chosen(scenario: str) -> None:
    start = phase(scenario)
    chooser = start.to_act[0]
    seen: dict[int | None, list[object]] = {}
    for choice in ids(start, chooser):
        game = start.clone()
        game.choose(chooser, choice)
        for viewer in (None, *(player for player in range(game.seats) if player != chooser)):
            seen.setdefault(viewer, []).append((game.view(viewer), game.log(seat=viewer)))
    assert len(seen) == start.seats
    assert all(views == [views[0]] * 4 for views in seen.values())


@pytest.mark.rule("7.3")
def test_the_chooser_sees_its_own_choice() -> None:
    game = phase()
    chooser = game.to_act[0]
    game.choose(chooser, "status:neutral")
    veiled = raison(game).veil(chooser).decision
    assert veiled is not None
    assert [choice.id for choice in veiled.answers if choice] == ["status:neutral"]  # type: ignore[attr-defined]


@pytest.mark.rule("7.3")
@each_scenario
def test_nothing_is_revealed_before_the_last_choice(scenario: str) -> None:
    game = phase(scenario)
    before = list(raison(game).status)
    for player in game.to_act[:-1]:
        game.choose(player, "status:expansionist")
    assert events(game, "applied") == []
    assert raison(game).status == before


@pytest.mark.rule("7.3")
@each_scenario
def test_all_choices_are_revealed_together(scenario: str) -> None:
    game = phase(scenario)
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "expansionist"))
    expected = [(power(game, name), STATUSES.index("expansionist")) for name in CHOOSERS[scenario]]
    assert events(game, "applied") == expected


@pytest.mark.rule("7.3")
def test_the_choices_may_be_made_in_any_order() -> None:
    game = phase()
    for player in reversed(game.to_act):
        game.choose(player, "status:neutral")
    assert [status(game, name) for name in CHOOSERS["1618"]] == ["neutral"] * 4


@pytest.mark.rule("7.3")
@each_scenario
def test_the_two_coalitions_belong_to_the_right_heads(scenario: str) -> None:
    game = phase(scenario)
    assert [status(game, name) for name in HEADS[scenario]] == ["first", "second"]


@pytest.mark.rule("7.3")
def test_the_example_of_1702() -> None:
    game = phase("1702")
    declare(game, britain="first", sweden="first", russia="neutral", ottoman="expansionist")
    settle(game)
    names = ("austria", "france", "britain", "sweden", "russia", "ottoman")
    assert [status(game, name) for name in names] == [
        "first", "second", "first", "first", "neutral", "expansionist",
    ]  # fmt: skip


# -- 7.3 the names of the coalitions


@pytest.mark.rule("7.3", "3.4")
@pytest.mark.parametrize(
    ("scenario", "language", "second"),
    [
        ("1618", "en", "Protestant coalition"),
        ("1618", "pl", "Koalicja protestancka"),
        ("1702", "en", "French coalition"),
        ("1702", "pl", "Koalicja francuska"),
    ],
)
def test_the_second_coalition_bears_the_name_of_its_head(scenario: str, language: str, second: str) -> None:
    game = phase(scenario)
    choice = next(choice for choice in game.choices(game.to_act[0]) if choice.id == "status:second")
    assert game.describe(choice, language).endswith(second)
    assert f", {second}: " in game.text(None, language)
    declare(game)
    settle(game)
    assert any(line.endswith(f": {second}.") for line in game.log(language))
    assert RAISON.things(game.state, language)["status"][:2] == (
        {"en": "Austrian coalition", "pl": "Koalicja austriacka"}[language],
        second,
    )


@pytest.mark.rule("7.3")
def test_a_coalition_of_a_scenario_of_ones_own_is_called_after_its_head() -> None:
    text = (CONTENT / "1618" / "scenario.toml").read_text(encoding="utf-8")
    own = RAISON.scenario(text.replace('second = ["protestants"]', 'second = ["sweden"]'), "mine.toml")
    game = Game(RAISON, own, 7, {}, 1, LIBRARY)
    assert RAISON.things(game.state, "en")["status"][1] == "Swedish coalition"
    assert RAISON.things(game.state, "pl")["status"][1] == "Koalicja szwedzka"
