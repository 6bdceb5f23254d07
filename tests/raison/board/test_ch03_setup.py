"""Chapter 3: set-up (Przygotowanie rozgrywki), both scenarios, every number of players."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from theatrum.engine.errors import ContentError
from theatrum.engine.game import Game
from theatrum.titles.raison import RAISON
from theatrum.titles.raison.shown.picture import picture
from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import closed
from ..positions import asked, choose, ids, position, power, question, raison, reason, run_to, seat, territory
from ..talks import each_scenario

TABLES = [("1618", 4), ("1618", 5), ("1618", 6), ("1618", 7), ("1702", 3), ("1702", 4), ("1702", 5), ("1702", 6)]
SIZES = {"1618": 7, "1702": 6}
every_table = pytest.mark.parametrize(("scenario", "seats"), TABLES)


class Printed(NamedTuple):
    """A Power's block of the set-up as the book prints it."""

    status: str
    morale: int
    generals: dict[str, int]
    garrisons: set[str]
    fortresses: set[str]
    off_board: int
    cards: int
    money: int


NONE: set[str] = set()
BOOK = {
    "1618": {
        "protestants": Printed(
            "second", 9, {"bohemia": 2, "pfalz": 1, "holland": 3}, {"bohemia", "holland"}, {"holland"}, 0, 3, 0
        ),
        "spain": Printed(
            "first",
            8,
            {"brabant": 3, "catalonia": 2, "napoli": 1},
            {"brabant", "navarra"},
            {"brabant", "navarra"},
            1,
            3,
            0,
        ),
        "sweden": Printed("second", 10, {"ingria": 3, "stockholm": 2, "skania": 1}, NONE, NONE, 0, 3, 0),
        "austria": Printed("first", 7, {"wien": 3, "tyrol": 1, "karinthia": 1, "bavaria": 1}, NONE, NONE, 0, 3, 5),
        "france": Printed("neutral", 5, {"picardie": 1, "champagne": 1, "paris": 1}, NONE, NONE, 1, 3, 6),
        "poland": Printed("first", 6, {"livonia": 1, "podolia": 2, "warszawa": 1}, NONE, NONE, 0, 3, 5),
        "ottoman": Printed("expansionist", 4, {"serbia": 1, "istanbul": 3, "hungari": 2}, NONE, NONE, 0, 3, 0),
    },
    "1702": {
        "britain": Printed("first", 5, {"london": 2, "holland": 3}, {"holland"}, {"holland"}, 1, 2, 0),
        "france": Printed(
            "second",
            11,
            {"brabant": 3, "lorraine": 1, "languedoc": 2, "piedmont": 2},
            {"bavaria", "wurttemberg"},
            NONE,
            0,
            4,
            0,
        ),
        "austria": Printed(
            "first",
            9,
            {"lombardia": 3, "tyrol": 2, "bohemia": 2, "hungari": 1},
            {"lombardia", "hungari"},
            NONE,
            0,
            4,
            0,
        ),
        "sweden": Printed(
            "second", 12, {"livonia": 3, "skania": 3, "stockholm": 3}, {"ingria", "livonia"}, {"ingria"}, 0, 3, 6
        ),
        "russia": Printed(
            "first", 3, {"novgorod": 1, "smolensk": 2, "kiev": 1, "saxonia": 3}, {"saxonia"}, NONE, 0, 4, 5
        ),
        "ottoman": Printed("neutral", 2, {"wallachia": 1, "istanbul": 1}, {"istanbul"}, {"istanbul"}, 1, 2, 0),
    },
}
MINORS = {
    ("1618", 7): [],
    ("1618", 6): ["ottoman"],
    ("1618", 5): ["poland", "ottoman"],
    ("1618", 4): ["spain", "poland", "ottoman"],
    ("1702", 6): [],
    ("1702", 5): ["ottoman"],
    ("1702", 4): ["russia", "ottoman"],
    ("1702", 3): ["sweden", "russia", "ottoman"],
}


def minors(game: Game) -> list[str]:
    g = raison(game)
    return [name for p, name in enumerate(g.board.powers) if g.minor >> p & 1]


def by_power(game: Game, column: list[int]) -> dict[str, int]:
    return dict(zip(raison(game).board.powers, column, strict=True))


def dealt(game: Game) -> dict[str, int]:
    """How many cards each Power drew before the first round began."""
    count: Counter[str] = Counter()
    for event in raison(game).events:
        if event.name == "round":
            break
        if event.name == "drew":
            count[raison(game).board.powers[event.args[0]]] += 1
    return dict(count)


def generals(game: Game, name: str) -> dict[str, int]:
    g = raison(game)
    own = g.board.generals[power(game, name)]
    return {g.board.land.ids[g.spot[x]]: g.troops[x] for x in own if g.spot[x] >= 0}


def garrisons(game: Game, name: str) -> set[str]:
    g = raison(game)
    return {g.board.land.ids[t] for t, holder in enumerate(g.garrison) if holder == power(game, name)}


# -- 3.1 scenarios, board side, wheel


@pytest.mark.rule("3.1")
def test_1618_is_for_four_to_seven_players_and_1702_for_three_to_six() -> None:
    assert {s.id: s.seats for s in RAISON.scenarios} == {"1618": (4, 5, 6, 7), "1702": (3, 4, 5, 6)}


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("scenario", "first"), [("1618", "protestants"), ("1702", "britain")])
def test_the_wheel_starts_with_the_protestants_or_britain_at_drill(scenario: str, first: str) -> None:
    game = position(scenario)
    assert (question(game), asked(game)) == ("Discard", first)
    assert picture(raison(game), -1)["wheel"][0] == {"action": "drill", "power": first}


@pytest.mark.rule("3.1")
def test_each_scenario_has_its_own_side_of_the_board() -> None:
    early, late = position("1618"), position("1702")
    electors = [
        [raison(game).board.land.elector[territory(game, name)] for name in ("bavaria", "hannover")]
        for game in (early, late)
    ]
    assert electors == [[True, False], [False, True]]


@pytest.mark.rule("3.1")
def test_a_power_of_both_scenarios_uses_the_same_pieces() -> None:
    early, late = position("1618"), position("1702")
    for name in ("france", "austria", "sweden", "ottoman"):
        pieces = [
            (len(raison(game).board.generals[power(game, name)]), raison(game).board.setup[power(game, name)].tokens)
            for game in (early, late)
        ]
        assert pieces[0] == pieces[1]


# -- 3.2 powers and Minor Powers


@pytest.mark.rule("3.2")
@each_scenario
def test_the_powers_of_a_scenario(scenario: str) -> None:
    assert set(raison(position(scenario)).board.powers) == set(BOOK[scenario])


@pytest.mark.rule("3.2", "12.1")
@every_table
def test_which_powers_are_minor_for_each_number_of_players(scenario: str, seats: int) -> None:
    assert minors(position(scenario, seats)) == MINORS[scenario, seats]


@pytest.mark.rule("3.2", "12.1")
@every_table
def test_every_other_power_has_a_player_of_its_own(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    majors = [name for name in raison(game).board.powers if name not in MINORS[scenario, seats]]
    assert [seat(game, name) for name in majors] == list(range(seats))


@pytest.mark.rule("3.2")
@every_table
def test_minor_powers_start_uncontrolled_except_spain_under_austria(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    for name in MINORS[scenario, seats]:
        expected = seat(game, "austria") if name == "spain" else -1
        assert raison(game).seat_of[power(game, name)] == expected


# -- 3.3 the Habsburgs


@pytest.mark.rule("3.3")
def test_austria_and_spain_never_choose_a_status() -> None:
    game = position("1618", start={"round": 2})
    assert question(game) == "ChooseStatus"
    assert not {seat(game, "austria"), seat(game, "spain")} & set(game.to_act)


@pytest.mark.rule("3.3")
def test_austria_not_spain_has_the_final_word_on_admission() -> None:
    game = position("1618", start={"round": 2})
    for name, status in (("sweden", "second"), ("france", "first"), ("poland", "neutral"), ("ottoman", "neutral")):
        game.choose(seat(game, name), f"status:{status}")
    run_to(game, "Admission")
    assert (asked(game), game.to_act) == ("austria", (seat(game, "austria"),))
    choose(game, "refuse:france")
    assert question(game) == "ChooseAgain"  # Spain is not heard


@pytest.mark.rule("3.3")
def test_austria_and_spain_are_otherwise_independent_powers() -> None:
    game = position("1618", powers={"spain": {"money": 4}})
    assert seat(game, "austria") != seat(game, "spain")
    run_to(game, "Mobilise", "austria")
    choose(game, "done")  # Austria loses its Money to Corruption, Spain keeps its own
    assert by_power(game, raison(game).money)["austria"] == 0
    assert by_power(game, raison(game).money)["spain"] == 4


# -- 3.4 to 3.6 tracks


@pytest.mark.rule("3.4")
@every_table
def test_starting_status(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    expected = {name: STATUSES.index(block.status) for name, block in BOOK[scenario].items()}
    assert by_power(game, raison(game).status) == expected


@pytest.mark.rule("3.4")
def test_nobody_starts_as_an_expansionist_in_1702() -> None:
    assert STATUSES.index("expansionist") not in raison(position("1702")).status


@pytest.mark.rule("3.5")
@every_table
def test_starting_morale(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    assert by_power(game, raison(game).morale) == {name: block.morale for name, block in BOOK[scenario].items()}


@pytest.mark.rule("3.6")
@every_table
def test_influence_starts_at_zero(scenario: str, seats: int) -> None:
    assert raison(position(scenario, seats)).influence == [0] * SIZES[scenario]


@pytest.mark.rule("3.6")
@each_scenario
def test_no_battle_and_no_arbiter_stand_at_the_start(scenario: str) -> None:
    game = position(scenario)
    assert picture(raison(game), -1)["battle"] is None
    assert not [event for event in raison(game).events if event.name == "arbiter"]


# -- 3.7 and 3.8 pieces and Money


@pytest.mark.rule("3.7", "12.2")
@every_table
def test_generals_with_their_troops_on_the_board(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    for name, block in BOOK[scenario].items():
        assert generals(game, name) == block.generals


@pytest.mark.rule("3.7", "12.2")
@every_table
def test_garrisons_on_the_board(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    for name, block in BOOK[scenario].items():
        assert garrisons(game, name) == block.garrisons


@pytest.mark.rule("3.7")
@every_table
def test_fortresses_on_the_board(scenario: str, seats: int) -> None:
    g = raison(position(scenario, seats))
    standing = {name for t, name in enumerate(g.board.land.ids) if g.fortress >> t & 1}
    assert standing == set().union(*(block.fortresses for block in BOOK[scenario].values()))


@pytest.mark.rule("3.8")
@every_table
def test_generals_beside_the_board(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    off = {name: len(raison(game).off_board(power(game, name))) for name in raison(game).board.powers}
    assert off == {name: block.off_board for name, block in BOOK[scenario].items()}


@pytest.mark.rule("3.8", "12.2")
@every_table
def test_starting_money_of_major_powers_and_none_for_minor_ones(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    without = set(MINORS[scenario, seats])
    money = by_power(game, raison(game).money)
    assert money == {name: 0 if name in without else block.money for name, block in BOOK[scenario].items()}


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("scenario", "tokens"),
    [
        ("1618", {"protestants": 21, "spain": 28, "sweden": 21, "austria": 28, "france": 28, "poland": 21}),
        ("1702", {"britain": 21, "france": 28, "sweden": 21, "austria": 28, "russia": 28, "ottoman": 21}),
    ],
)
def test_unused_troop_tokens_wait_beside_the_board(scenario: str, tokens: dict[str, int]) -> None:
    game = position(scenario)
    for name, total in tokens.items():
        block = BOOK[scenario][name]
        in_play = sum(block.generals.values()) + len(block.garrisons)
        assert raison(game).tokens_left(power(game, name)) == total - in_play


# -- 3.9 cards


@pytest.mark.rule("3.9", "12.2")
@every_table
def test_each_power_is_dealt_the_printed_number_of_cards(scenario: str, seats: int) -> None:
    assert dealt(position(scenario, seats)) == {name: block.cards for name, block in BOOK[scenario].items()}


@pytest.mark.rule("3.9")
@each_scenario
def test_cards_match_the_generals_on_the_board_except_austria_in_1618(scenario: str) -> None:
    game = position(scenario)
    odd = {name for name, cards in dealt(game).items() if cards != len(generals(game, name))}
    assert odd == ({"austria"} if scenario == "1618" else set())


@pytest.mark.rule("3.9")
def test_the_deck_is_shuffled_before_the_deal() -> None:
    hands = {tuple(raison(position("1618", seed=seed)).hands) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.rule("3.9")
@each_scenario
def test_there_are_52_battle_cards(scenario: str) -> None:
    g = raison(position(scenario))
    assert sum(g.draw) + sum(g.discard) + sum(map(len, g.hands)) == 52


# -- 3.10 pool, 3.11 piles


@pytest.mark.rule("3.10")
@each_scenario
def test_three_fortresses_wait_in_the_pool(scenario: str) -> None:
    assert picture(raison(position(scenario)), -1)["fortresses_left"] == 3


@pytest.mark.rule("3.10")
def test_when_the_pool_has_no_fortress_none_can_be_bought() -> None:
    rich = {"money": 30, "garrisons": ["wien", "tyrol", "bavaria", "moravia"]}
    game = position("1618", powers={"austria": rich})
    run_to(game, "Mobilise", "austria")
    choose(game, "buy-fortress:wien", "buy-fortress:tyrol", "buy-fortress:bavaria")
    assert reason(game, "buy-fortress:moravia") == "no-fortress-left"


@pytest.mark.rule("3.10")
def test_spent_money_goes_back_to_the_pool() -> None:
    game = position("1618")
    run_to(game, "Mobilise", "austria")
    before = by_power(game, raison(game).money)
    choose(game, "buy-morale")
    assert by_power(game, raison(game).money) == before | {"austria": before["austria"] - 1}


@pytest.mark.rule("3.11")
@each_scenario
def test_the_rest_of_the_deck_is_the_draw_pile_and_the_discard_pile_is_empty(scenario: str) -> None:
    game = position(scenario)
    in_hand = sum(block.cards for block in BOOK[scenario].values()) + 1  # the first Drill has drawn its card
    assert (sum(raison(game).draw), sum(raison(game).discard)) == (52 - in_hand, 0)


@pytest.mark.rule("3.11")
@each_scenario
def test_nobody_sees_the_order_of_the_draw_pile(scenario: str) -> None:
    game = position(scenario)
    for viewer in range(-1, game.seats):
        veiled = raison(game).veil(viewer)
        assert veiled.draw == [sum(raison(game).draw)] + [0] * 6


def emptied() -> Game:
    """France at its Leadership, the whole draw pile already used up and discarded."""
    game = position("1618")
    run_to(game, "Lead", "france")
    g = raison(game)
    g.discard = [left + gone for left, gone in zip(g.draw, g.discard, strict=True)]
    g.draw = [0] * len(g.draw)
    return game


@pytest.mark.rule("3.11")
def test_an_empty_draw_pile_is_made_anew_from_the_discarded_cards() -> None:
    game = emptied()
    discarded = sum(raison(game).discard)
    choose(game, "draw-card")
    g = raison(game)
    assert "reshuffled" in [event.name for event in g.events]
    assert (sum(g.draw), sum(g.discard)) == (discarded - 1, 0)
    assert len(g.hands[power(game, "france")]) == 4


@pytest.mark.rule("3.11")
def test_cards_in_hands_are_not_shuffled_back() -> None:
    game = emptied()
    before = list(raison(game).hands)
    choose(game, "draw-card")
    france = power(game, "france")
    after = [hand for p, hand in enumerate(raison(game).hands) if p != france]
    assert after == [hand for p, hand in enumerate(before) if p != france]


@pytest.mark.rule("3.11")
def test_with_both_piles_empty_there_is_no_card_to_draw() -> None:
    game = emptied()
    raison(game).discard = [0] * 7
    assert closed(game, "draw-card") == ("deck-empty", "raison:3.11")
    assert "raise-morale" in ids(game)


# -- positions that players write


@pytest.mark.parametrize(
    ("key", "least", "most"),
    [("morale", 0, 15), ("influence", 0, 999), ("money", 0, 999), ("cards", 0, 52), ("tokens", 0, 99)],
)
def test_a_written_power_has_what_is_in_the_box(key: str, least: int, most: int) -> None:
    for value in (least - 1, most + 1):
        with pytest.raises(ContentError) as refused:
            position(powers={"sweden": {key: value}}, empty=True)
        assert refused.value.about == {"name": key, "least": least, "most": most}


@pytest.mark.parametrize("troops", [-1, 4])
def test_a_written_general_has_up_to_three_troops(troops: int) -> None:
    with pytest.raises(ContentError) as refused:
        position(powers={"sweden": {"generals": {"skania": troops}}}, empty=True)
    assert (refused.value.about["least"], refused.value.about["most"]) == (0, 3)


def test_a_written_turn_is_one_of_the_wheel() -> None:
    with pytest.raises(ContentError) as refused:
        position("1618", start={"turn": 7})
    assert (refused.value.about["least"], refused.value.about["most"]) == (0, 6)
    with pytest.raises(ContentError, match="'turn' is at most 5"):
        position("1702", start={"turn": 6})


def test_a_written_power_has_no_more_troops_and_garrisons_than_tokens() -> None:
    army = {"generals": {"skania": 3}, "garrisons": ["stockholm"]}
    position(powers={"sweden": army | {"tokens": 4}}, empty=True)
    with pytest.raises(ContentError, match="more Troops and Garrisons than tokens"):
        position(powers={"sweden": army | {"tokens": 3}}, empty=True)


def test_an_option_names_the_scenarios_in_which_it_changes_something() -> None:
    named = {option.id: option.scenarios for option in RAISON.options if option.scenarios}
    assert named == {"habsburg_gifts": ("1618",), "wheel": ("1702",)}
    boards = {scenario: raison(position(scenario)).board for scenario in ("1618", "1702")}
    # Gifts without limit pass between the two Powers that head one coalition (12.4.4).
    assert {scenario: len(board.members[0]) for scenario, board in boards.items()} == {"1618": 2, "1702": 1}
    differ = {scenario: board.wheels["by-money"] != board.wheels["as-listed"] for scenario, board in boards.items()}
    assert differ == {"1618": False, "1702": True}


def test_a_scenario_of_the_box_is_nobodys_own_and_travels_by_its_name() -> None:
    assert [scenario.own for scenario in RAISON.scenarios] == [False, False]
    assert RAISON.scenario(RAISON.scenarios[0].text, "mine.toml").own
