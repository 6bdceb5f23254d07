"""Chapter 3 (Przygotowanie): powers, garrisons, means."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.board import WORKS, read_board
from theatrum.titles.mocarstwa.box.cards import INDEPENDENTS, PLAYER, cards_of, deck
from theatrum.titles.mocarstwa.box.information import EUROPEAN, STATE, pile
from theatrum.titles.mocarstwa.box.prices import (
    CAPACITY,
    CREW,
    DECKS,
    FORT_BONUS,
    MASTS,
    RANGE,
    UNIT_BOX,
    UNIT_PRICE,
    WORK_BOX,
    WORK_PRICE,
)
from theatrum.titles.mocarstwa.box.units import KINDS

from .positions import choose, holder, offered, question, state, told, units, why_not

FULL = next(scenario for scenario in MOCARSTWA.scenarios if scenario.id == "full")


def begin(seats: int, forced: list[int], **options: str) -> Game:
    return Game(MOCARSTWA, FULL, seats, {"battles": "dice", "powers": "book"} | options, 1, LIBRARY, forced=forced)


@pytest.mark.rule("mocarstwa:3.2")
def test_the_printed_example_of_four_who_choose() -> None:
    """Artur 6, Leon 1, Magda 3, Jacek 1; Leon and Jacek again: 1 and 5. Spain, the Ottomans, Russia, then Britain."""
    game = begin(4, [5, 0, 2, 0, 0, 4])  # Artur, Leon, Magda, Jacek; then Leon and Jacek
    assert told(game, "rolled-choice") == [(1, 6), (2, 1), (3, 3), (4, 1), (2, 1), (4, 5)]
    assert game.to_act == (0,)
    choose(game, "power:spain")
    assert game.to_act == (2,)
    rows = {"ottoman", "germany", "russia", "sweden", "britain"}  # A, B and D
    assert {choice.removeprefix("power:") for choice in offered(game)} == rows
    choose(game, "power:ottoman")
    assert game.to_act == (3,)
    assert {choice.removeprefix("power:") for choice in offered(game)} == rows - {"ottoman"}
    choose(game, "power:russia")
    assert game.to_act == (1,)
    assert offered(game) == ["power:britain", "power:sweden"]
    choose(game, "power:britain")
    g = state(game)
    assert [g.board.powers[power] for power in g.core] == ["spain", "britain", "ottoman", "russia"]


@pytest.mark.rule("mocarstwa:4.1")
def test_who_chose_last_plays_first_and_then_to_the_left() -> None:
    game = begin(4, [5, 0, 2, 0, 0, 4])
    choose(game, "power:spain", "power:ottoman", "power:russia", "power:britain")
    assert state(game).order == (1, 2, 3, 0)
    assert game.to_act == (1,)


@pytest.mark.rule("mocarstwa:3.2")
@pytest.mark.parametrize("powers", [["france", "hungary"], ["poland", "germany"]])
def test_who_is_left_with_one_power_is_not_asked(powers: list[str]) -> None:
    game = begin(2, [5, 0])
    choose(game, f"power:{powers[0]}")
    g = state(game)
    assert [g.board.powers[power] for power in g.core] == powers


@pytest.mark.rule("mocarstwa:3.4")
@pytest.mark.rule("mocarstwa:3.6")
def test_means_and_bonus_of_the_full_game() -> None:
    g = state(begin(2, [], powers="ottoman,britain"))
    assert g.goods[:5] == [25_000, 5, 10, 15, 0]
    assert g.goods[5:] == [25_000, 6, 10, 15, 0]  # Britain's bonus has one ore
    assert [g.kept(0, thing) for thing in range(11)] == [0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0]
    assert [g.kept(1, thing) for thing in range(11)] == [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("mocarstwa:3.5")
def test_independents_stand_by_resource_in_powers_that_nobody_plays() -> None:
    game = begin(2, [], powers="ottoman,britain")
    assert units(game, "paris") == {"artillery": 1}
    assert units(game, "lyon") == {"grenadiers": 1}  # a city
    assert units(game, "languedoc") == {"grenadiers": 1}  # silver
    assert units(game, "picardy") == {"infantry": 1}  # farmland
    assert units(game, "auvergne") == {"infantry": 1}  # copper
    assert units(game, "guyenne") == {"infantry": 1}  # a sawmill
    assert units(game, "normandy") == {}  # nothing there
    assert holder(game, "paris") == "independents"
    assert units(game, "london") == units(game, "istanbul") == {}


@pytest.mark.rule("mocarstwa:4.2")
@pytest.mark.rule("mocarstwa:4.3")
def test_the_printed_example_of_spains_purchases() -> None:
    """2 artillery, 5 grenadiers, 10 infantry and a frigate: 25,000 ducats, 4 ore, 5 wood; the bonus comes on top."""
    game = begin(2, [], powers="spain,russia")
    while game.to_act != (0,):
        choose(game, "done" if "done" in offered(game) else offered(game)[0])
    choose(game, "buy:artillery:2", "buy:grenadiers:5", "buy:infantry:10", "build:frigate")
    g = state(game)
    assert g.goods[:5] == [0, 1, 10, 10, 0]
    choose(game, "done") if question(game) == "Buy" else None
    kept = [g.kept(0, thing) for thing in range(11)]
    assert kept == [10, 5, 0, 3, 0, 0, 0, 0, 0, 2, 0]  # with Spain's artillery and frigate


@pytest.mark.rule("mocarstwa:4.4")
def test_scenarios_give_back_what_is_left() -> None:
    berlin = next(scenario for scenario in MOCARSTWA.scenarios if scenario.id == "berlin")
    game = Game(MOCARSTWA, berlin, 2, {"battles": "dice", "powers": "spain,russia"}, 1, LIBRARY)
    seat = game.to_act[0]
    choose(game, "buy:infantry:3", "done", "deploy:infantry:" + ("madrid" if seat == 0 else "moscow") + ":3")
    g = state(game)
    assert g.goods[5 * seat : 5 * seat + 5] == [0] * 5
    assert told(game, "returned-resources")


@pytest.mark.rule("mocarstwa:2")
def test_what_is_in_the_box() -> None:
    assert UNIT_BOX == (40, 15, 10, 10, 2, 2)
    assert dict(zip(WORKS, WORK_BOX, strict=True)) == {
        "fort": 6,
        "fortress": 4,
        "corvette": 6,
        "frigate": 6,
        "ship-of-the-line": 6,
    }
    assert [sum(deck(which)) for which in (PLAYER, INDEPENDENTS)] == [48, 48]
    assert [len(cards_of(power)) for power in range(9)] == [3] * 9
    assert [sum(pile(which, commanders=True)) for which in (STATE, EUROPEAN)] == [46, 21]


@pytest.mark.rule("mocarstwa:2")
def test_what_the_box_does_not_have_cannot_be_bought() -> None:
    game = begin(2, [], powers="russia,spain")
    choose(game, "buy:artillery:5")
    refused = game.why_not(1, "buy:artillery:1")
    assert refused is not None
    assert refused.rule == "mocarstwa:4.2"  # no ore is left
    g = state(game)
    g.shelf[WORKS.index("frigate")] = 0
    refused = game.why_not(1, "build:frigate")
    assert refused is not None
    assert refused.rule == "mocarstwa:2"


@pytest.mark.rule("mocarstwa:3.3")
@pytest.mark.rule("mocarstwa:3.10")
def test_everybody_has_the_coat_of_arms_and_three_authority_cards() -> None:
    g = state(begin(2, [], powers="spain,russia"))
    assert [g.coat[g.board.powers.index(name)] for name in ("spain", "russia", "france")] == [0, 1, -1]
    assert [mask.bit_count() for mask in g.authority] == [3, 3]


@pytest.mark.rule("mocarstwa:3.11")
@pytest.mark.parametrize(("name", "own"), [("full", 3), ("berlin", 0), ("throne", 0)])
def test_hands_of_seven_with_the_own_powers_cards_in_the_full_game(name: str, own: int) -> None:
    scenario = next(scenario for scenario in MOCARSTWA.scenarios if scenario.id == name)
    game = Game(MOCARSTWA, scenario, 2, {"battles": "cards", "powers": "spain,russia"}, 1, LIBRARY)
    for seat, power in enumerate(state(game).core):
        hand = state(game).hands[seat]
        assert len(hand) == 7
        assert sum(card in cards_of(power) for card in hand) == own


@pytest.mark.rule("mocarstwa:4.6")
def test_players_buy_and_place_one_after_another() -> None:
    game = begin(3, [], powers="ottoman,germany,britain")
    order = []
    while question(game) in ("Buy", "Deploy"):
        order += [game.to_act[0]] if game.to_act[0] not in order else []
        choose(game, "done" if "done" in offered(game) else offered(game)[0])
    assert tuple(order) == state(game).order == (2, 0, 1)


@pytest.mark.rule("mocarstwa:4.3")
def test_ships_begin_beside_an_accessible_shore_with_a_crew_and_forts_need_a_unit() -> None:
    game = begin(2, [], powers="russia,spain")
    choose(game, "buy:infantry:4", "build:fort", "done")
    assert not [choice for choice in offered(game) if choice.startswith("erect")]
    assert why_not(game, "erect:fort:madrid") == "needs-a-unit"
    assert why_not(game, "deploy:infantry:paris:1") == "not-deployment"
    assert why_not(game, "deploy:infantry:madrid:4") == "full-province"
    choose(game, "launch:frigate:west_med.4", "deploy:infantry:frigate.1:3", "deploy:infantry:madrid:1")
    assert why_not(game, "deploy:artillery:frigate.1:1") == "full-ship"
    choose(game, "erect:fort:madrid")
    assert units(game, "frigate.1") == {"infantry": 3}


TABLE_1 = {
    2: "ottoman britain, france hungary, spain russia, spain ottoman, germany poland, ottoman sweden",
    3: "ottoman germany britain, poland hungary britain, ottoman sweden britain, france sweden hungary, "
    "spain ottoman russia, spain ottoman sweden",
    4: "spain ottoman germany sweden, spain ottoman russia sweden, france russia hungary britain, "
    "spain ottoman russia britain, france ottoman poland britain",
    5: "france ottoman russia sweden britain, spain ottoman germany russia britain, "
    "spain germany russia hungary britain, spain ottoman germany poland sweden, spain ottoman germany russia sweden",
}


@pytest.mark.rule("mocarstwa:3.2")
def test_table_1() -> None:
    board = read_board(FULL.text, "full")
    rows = {
        seats: [" ".join(board.powers[power] for power in row) for row in found] for seats, found in board.rows.items()
    }
    assert rows == {seats: text.split(", ") for seats, text in TABLE_1.items()}
    assert sum(map(len, rows.values())) == 22


@pytest.mark.rule("mocarstwa:4.2")
@pytest.mark.rule("mocarstwa:8.1")
def test_table_4_and_table_5() -> None:
    """Ducats, ore, grain and wood; bonus and room of fortifications; range, decks, masts and crew of ships."""
    prices = dict(zip((*KINDS[:4], *WORKS), (*UNIT_PRICE[:4], *WORK_PRICE), strict=True))
    assert prices == {
        "infantry": (1000, 0, 0, 0, 0),
        "grenadiers": (1500, 0, 0, 0, 0),
        "cavalry": (2000, 0, 1, 0, 0),
        "artillery": (2500, 1, 0, 0, 0),
        "fort": (2500, 0, 0, 8, 0),
        "fortress": (4000, 0, 0, 14, 0),
        "corvette": (1500, 1, 0, 3, 0),
        "frigate": (2500, 2, 0, 5, 0),
        "ship-of-the-line": (3500, 3, 0, 7, 0),
    }
    assert (FORT_BONUS, CAPACITY) == ((0, 1, 2), (3, 4, 4))
    assert list(zip(RANGE, DECKS, MASTS, CREW, strict=True)) == [(6, 1, 1, 2), (5, 2, 2, 3), (4, 3, 2, 4)]
