"""Chapters 6, 9 and 10: goals that are passed, not only met; common goals; how far each is; what others may know."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.chance import Generator
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.cards import CARDS, PLAYER, deck
from theatrum.titles.mocarstwa.victory.control import controls
from theatrum.titles.mocarstwa.victory.progress import progress

from .positions import Piece, at, choose, position, ship, state, told
from .scenarios import SCENARIOS

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
COMMON = [
    {"kind": "survive", "powers": ["poland"]},
    {"kind": "conquer", "powers": ["russia", "germany"], "target": "poland", "together": True},
]


@pytest.mark.rule("mocarstwa:9.4")
@pytest.mark.parametrize(("capital", "wins"), [("russia", True), ("", False)])
def test_invaders_win_together_when_poland_is_theirs_though_poles_fight_on_elsewhere(capital: str, wins: bool) -> None:
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("poznan", "1 infantry", "germany"),
        at("gdansk", "1 infantry", "poland"),
        at("paris", "1 infantry", "poland"),
        *([at("warsaw", "1 infantry", capital)] if capital else []),
    ]
    game = position("germany,russia,poland", pieces, goals=COMMON, forced=(5, 5, 0, 0))
    choose(game, "attack:infantry:poznan:gdansk")
    assert game.over == wins
    if wins:
        assert game.result == (1, 1, 2)


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(
    ("goal", "more"),
    [
        ({"kind": "powers", "number": 1}, {"seats": {"spain": {"coats": ["spain", "france"]}}}),
        (
            {"kind": "forts", "number": 1},
            {
                "pieces": [
                    at("castile", "1 infantry", "spain", fort="fort"),
                    at("navarre", "1 infantry", "spain", fort="fort"),
                ]
            },
        ),
    ],
)
def test_who_has_more_than_the_goal_asks_for_has_reached_it(goal: dict[str, Any], more: dict[str, Any]) -> None:
    pieces = [*HOME, *more.pop("pieces", ())]
    game = position("spain,russia", pieces, goals=[goal | {"powers": ["spain"]}], **more)
    assert game.over
    assert game.result == (1, 2)


@pytest.mark.rule("mocarstwa:9.10")
def test_a_prize_may_bring_more_points_than_are_asked_for() -> None:
    """A ship of the line counts three, and two are enough."""
    pieces = [
        ship("corvette", "tyrrhenian.5", "1 infantry", "spain"),
        ship("ship-of-the-line", "tyrrhenian.4", "1 infantry", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces], goals=[{"kind": "points", "number": 2}], forced=(5, 5))
    choose(game, "salvo:infantry:corvette.1:ship-of-the-line.1")
    assert game.over
    assert game.result == (1, 2)


@pytest.mark.rule("mocarstwa:9.5")
@pytest.mark.rule("mocarstwa:9.4")
def test_how_far_who_is_to_clear_a_power_or_to_survive_has_come() -> None:
    goals = [{"kind": "clear", "powers": ["spain"]}, {"kind": "survive", "powers": ["russia"]}]
    game = position(
        "spain,russia",
        [*HOME, at("castile", "1 infantry"), at("navarre", "1 cavalry")],
        goals=goals,
        round_=3,
        more={"limit": 8},
    )
    g = state(game)
    lands = len(g.board.lands[g.core[0]])
    assert [part[:3] for part in progress(g, 0)] == [("clear", lands - 2, lands)]
    assert [part[:3] for part in progress(g, 1)] == [("survive", 2, 8)]


@pytest.mark.rule("mocarstwa:6.2")
@pytest.mark.parametrize(("pieces", "controlled"), [
    ([at("paris", "1 infantry", "spain")], True),
    ([at("lyon", "1 infantry", "spain")], False),  # nobody in the capital
    ([at("paris", "1 infantry", "spain"), at("lyon", "1 infantry")], False),
    ([at("paris", "1 infantry", "russia")], False),
])  # fmt: skip
def test_a_power_is_controlled_from_its_capital_where_nobody_else_stands_in_it(
    pieces: list[Piece], controlled: bool
) -> None:
    g = state(position("russia,spain", [*HOME, *pieces]))
    france = g.lexicon.names["power"].index("france")
    assert controls(g, 1, france) == controlled


@pytest.mark.rule("mocarstwa:4.2")
def test_a_written_purse_stands_in_place_of_the_scenarios_means() -> None:
    game = position("spain,russia", HOME, seats={"spain": {"ducats": 700}}, more={"means": [{"ducats": 900, "ore": 4}]})
    assert state(game).goods[:2] == [700, 4]
    assert state(game).goods[5:7] == [900, 4]


# -- what others may know


@pytest.mark.rule("mocarstwa:5.3.2")
def test_others_see_the_cards_of_a_power_and_the_backs_of_the_others() -> None:
    """In the full game everybody begins with the three cards of his power and draws the rest."""
    game = position("spain,russia", HOME, battles="cards", level="full", goals=[{"kind": "powers"}])
    g = state(game)
    seen = g.veil(1)
    assert seen.hands[1] == g.hands[1]
    assert [card for card in seen.hands[0] if card] == [card for card in g.hands[0] if CARDS[card].deck != PLAYER]
    assert len([card for card in seen.hands[0] if card]) == 3
    assert len(seen.hands[0]) == len(g.hands[0])
    assert (seen.draw[0], sum(seen.draw), len(seen.draw)) == (sum(g.draw), sum(g.draw), len(g.draw))
    assert (seen.wild[0], len(seen.wild)) == (sum(g.wild), len(g.wild))


@pytest.mark.rule("mocarstwa:5.3.2")
def test_imagined_hands_are_dealt_from_what_is_not_seen() -> None:
    game = position("spain,russia", HOME, battles="cards", level="full", goals=[{"kind": "powers"}])
    g = state(game)
    drawn = next(card for card, count in enumerate(g.draw) if count)
    g.draw[drawn] -= 1
    g.discard[drawn] += 1
    wild = next(card for card, count in enumerate(g.wild) if count)
    g.wild[wild] -= 1
    g.wild_used[wild] += 1
    twin = g.veil(0).resample(0, Generator(5))
    assert twin.hands[0] == g.hands[0]
    assert len(twin.hands[1]) == len(g.hands[1])
    assert 0 not in twin.hands[1]
    every = [twin.draw[c] + twin.discard[c] + sum(hand.count(c) for hand in twin.hands) for c in range(len(CARDS))]
    assert [n for n, card in zip(every, CARDS, strict=True) if card.deck == PLAYER] == [
        n for n, card in zip(deck(PLAYER), CARDS, strict=True) if card.deck == PLAYER
    ]
    assert twin.wild == g.wild


@pytest.mark.rule("mocarstwa:9")
def test_a_scenario_tells_its_length_and_difficulty_or_those_of_the_game() -> None:
    own = position("spain,russia", HOME).scenario
    cover = MOCARSTWA.cover(own)
    assert (cover.minutes, cover.weight) == ((20, 300), 3)
    printed = MOCARSTWA.cover(SCENARIOS["berlin"])
    assert printed.minutes != (20, 300)
    assert 1 <= printed.weight <= 5


HAND = {"hand": ["hussars", "battery", "square"]}


@pytest.mark.rule("mocarstwa:6.2")
@pytest.mark.rule("mocarstwa:7.5.1")
def test_a_power_is_not_held_while_somebody_fights_in_one_of_its_provinces() -> None:
    """Who attacks Warsaw stands in it until the battle is over: one infantry cannot win against three guns."""
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("warsaw", "3 artillery", "russia"),
        at("stockholm", "1 infantry", "sweden"),
        at("gdansk", "1 infantry", "sweden"),
    ]
    game = position(
        "russia,sweden", pieces, level="full", battles="cards", turn="sweden", goals=[{"kind": "powers"}],
        seats={"russia": HAND, "sweden": HAND},
    )  # fmt: skip
    poland = state(game).board.powers.index("poland")
    choose(game, "attack:infantry:gdansk:warsaw")
    assert state(game).coat[poland] == -1
    choose(game, "end-phase")
    game.choose(0, "lay:square")
    assert state(game).coat[poland] == -1
    game.choose(1, "lay:square")
    assert state(game).coat[poland] == 0


@pytest.mark.rule("mocarstwa:6.2")
@pytest.mark.rule("mocarstwa:7.5.1")
def test_nor_while_independents_fight_in_it() -> None:
    """The last of them go from Gdańsk to Prussia, and take it: nobody has held Poland in between."""
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("warsaw", "1 artillery", "russia"),
        at("prussia", "1 infantry", "russia"),
        at("stockholm", "1 infantry", "sweden"),
        at("gdansk", "3 artillery"),
    ]
    game = position(
        "russia,sweden", pieces, level="full", battles="cards", phase="independents", goals=[{"kind": "powers"}],
        seats={"russia": HAND, "sweden": HAND},
    )  # fmt: skip
    game.choose(0, "lay:square")
    assert (len(told(game, "occupied")), told(game, "took-coat")) == (1, [])


@pytest.mark.rule("mocarstwa:9.4")
@pytest.mark.rule("mocarstwa:7.5.1")
def test_nor_for_a_common_goal_while_its_last_defender_attacks() -> None:
    goals = [{"kind": "survive", "powers": ["poland"]}]
    goals += [{"kind": "conquer", "target": "poland", "powers": ["russia", "germany"], "together": True}]
    pieces = [
        at("gdansk", "1 infantry", "poland"),
        at("warsaw", "3 artillery", "russia"),
        at("berlin", "1 infantry", "germany"),
    ]
    game = position(
        "poland,russia,germany", pieces, battles="cards", goals=goals,
        seats={"poland": HAND, "russia": {"hand": ["lost-orders", "battery", "square"]}},
    )  # fmt: skip
    choose(game, "attack:infantry:gdansk:warsaw")
    assert not game.over
    choose(game, "end-phase")
    game.choose(0, "lay:square")
    game.choose(1, "lay:lost-orders")
    assert game.over


@pytest.mark.rule("mocarstwa:6.4")
def test_cavalry_that_leaves_its_power_as_the_last_rides_nowhere_any_more() -> None:
    """With the coat of arms goes the player, and with him the cavalry that has just arrived."""
    pieces = [at("navarre", "1 cavalry", "spain"), at("moscow", "1 infantry", "russia")]
    game = position("spain,russia", pieces, level="full", goals=[{"kind": "powers"}])
    choose(game, "move:cavalry:navarre:guyenne")
    assert (game.over, any(state(game).riding)) == (True, False)
