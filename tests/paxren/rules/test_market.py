"""D2, E1, E3 and L1: buying, selling, the refresh, Comets, and hands that nobody sees."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Generator

from ..positions import choose, closed, florins, hand, open_, pax, position, question, tableau, told

WEST = ["PREN001", "PREN002", "PREN003", "PREN004", "PREN005", "PREN006"]
EAST = ["PREN058", "PREN059", "PREN060", "PREN061", "PREN062", "PREN063"]
BOTH = {"east": EAST, "west": WEST}


@pytest.mark.rule("paxren:E1")
def test_a_price_that_cannot_be_paid_closes_a_card() -> None:
    game = position(market=BOTH, florins={"fugger": 2})
    assert open_(game, "buy") == {"buy:PREN059", "buy:PREN060", "buy:PREN002", "buy:PREN003"}
    assert closed(game, "buy:PREN004") == ("no-florins", "paxren:E1")


@pytest.mark.rule("paxren:E1")
def test_florins_lying_on_a_card_do_not_pay_for_it() -> None:
    game = position(market=BOTH, florins={"fugger": 1}, coins={"west": [0, 0, 5, 0, 0, 0]})
    assert closed(game, "buy:PREN003") == ("no-florins", "paxren:E1")


@pytest.mark.rule("paxren:E1")
def test_the_face_down_card_is_never_for_sale() -> None:
    game = position(market=BOTH, florins={"fugger": 9})
    assert closed(game, "buy:PREN001")[0] == "not-offered"


@pytest.mark.rule("paxren:E1")
def test_a_vacancy_is_paid_on_the_other_row_and_two_vacancies_to_china() -> None:
    game = position(market=BOTH, florins={"fugger": 9})
    choose(game, "buy:PREN002", "buy:PREN004")
    assert pax(game).coins[6:9] == [2, 1, 0]
    assert sum(pax(game).coins[:6]) == 1
    game = position(market={"east": ["PREN058", "", "PREN060"], "west": WEST}, florins={"fugger": 9})
    choose(game, "buy:PREN002")
    before = sum(pax(game).coins)
    game.choose(0, "buy:PREN004")
    assert pax(game).florins[0] == 9 - 1 - 3
    assert sum(pax(game).coins) == before + 2


@pytest.mark.rule("paxren:E1")
def test_a_card_on_which_one_laid_a_florin_is_closed_for_the_turn() -> None:
    game = position(market=BOTH, florins={"fugger": 9})
    choose(game, "buy:PREN004")
    assert closed(game, "buy:PREN002") == ("florin-laid", "paxren:E1")
    assert {"buy:PREN005", "fair:west"} <= open_(game)


@pytest.mark.rule("paxren:A3")
@pytest.mark.rule("paxren:E1")
def test_a_third_card_is_not_bought_but_a_comet_is() -> None:
    game = position(
        market={"east": EAST, "west": ["PREN001", "COMET3", "PREN003"]}, hands={"fugger": ["PREN010", "PREN011"]}
    )
    assert closed(game, "buy:PREN059") == ("hand-full", "paxren:E1")
    choose(game, "buy:COMET3")
    assert question(game) == "Activate"
    choose(game, "activate:imperial")
    assert hand(game, "fugger") == ["PREN010", "PREN011"]
    assert [v["id"] for v in game.view()["victories"] if v["active"]] == ["imperial"]
    assert "COMET3" in game.view()["gone"]


@pytest.mark.rule("paxren:L1")
def test_an_active_victory_cannot_be_activated_again_and_a_comet_without_use_is_closed() -> None:
    market = {"east": EAST, "west": ["PREN001", "COMET3", "COMET4"]}
    game = position(market=market, active=["holy"])
    choose(game, "buy:COMET3")
    assert closed(game, "activate:holy") == ("is-active", "paxren:L1")
    game = position(market=market, active=["holy", "imperial", "globalization", "renaissance"])
    assert closed(game, "buy:COMET3") == ("all-active", "paxren:L1")


@pytest.mark.rule("paxren:D2")
def test_cards_slide_left_with_their_florins_and_the_row_is_refilled() -> None:
    game = position(market=BOTH, coins={"west": [1, 0, 2, 0, 3, 0]}, florins={"fugger": 3})
    choose(game, "buy:PREN002", "pass")
    row = game.view()["market"][1]["places"]
    assert [place["card"] for place in row[:5]] == ["PREN001", "PREN003", "PREN004", "PREN005", "PREN006"]
    assert [place["florins"] for place in row] == [2, 2, 0, 3, 0, 0]
    assert row[5]["card"] == told(game, "turned-up")[0]["card"]


@pytest.mark.rule("paxren:D2")
def test_after_a_fair_the_next_card_is_turned_down_with_what_the_fair_left() -> None:
    game = position(market=BOTH, coins={"west": [9, 1, 0, 0, 0, 0]}, clear=True)
    choose(game, "fair:west")
    while question(game) != "Act":
        choose(game, next(iter(sorted(open_(game)))))
    left = told(game, "fair-ends")[0]["number"]
    assert left == 10
    choose(game, "pass")
    place = game.view()["market"][1]["places"][0]
    assert place["face_down"]
    assert place["card"] == "PREN002"
    assert place["florins"] == left + 1
    assert closed(game, "buy:PREN002")[0] == "not-offered"


@pytest.mark.rule("paxren:L1")
def test_a_comet_that_is_turned_down_is_lost() -> None:
    game = position(market={"east": EAST, "west": ["PREN001", "COMET3", *WEST[2:]]})
    choose(game, "fair:west")
    while question(game) != "Act":
        choose(game, sorted(open_(game))[0])
    choose(game, "pass")
    assert closed(game, "buy:COMET3")[0] == "not-offered"


@pytest.mark.rule("paxren:C5")
@pytest.mark.parametrize(("before", "comets"), [(1, 0), (0, 1)])
def test_two_comets_among_the_last_seven_cards_come_up_two_times_in_seven(
    monkeypatch: pytest.MonkeyPatch, before: int, comets: int
) -> None:
    game = position(market=BOTH, decks={"west": [0, 7, 2]}, florins={"fugger": 3})
    choose(game, "buy:PREN002")
    monkeypatch.setattr(Generator, "below", lambda _, n: n * 5 // 7 - before)
    choose(game, "pass")
    [up] = told(game, "turned-up")
    assert up["card"].startswith("COMET") == bool(comets)
    assert pax(game).deck[3:] == [0, 6, 2 - comets]


@pytest.mark.rule("paxren:D2")
def test_an_empty_deck_is_replaced_by_the_other() -> None:
    game = position(
        market={"east": EAST, "west": WEST}, decks={"east": [0, 0, 0], "west": [9, 14, 2]}, florins={"fugger": 5}
    )
    choose(game, "buy:PREN059", "pass")
    card = told(game, "turned-up")[0]
    assert card["region"] == "east"
    g = pax(game)
    assert g.board.cards.side[g.board.cards.index[card["card"]]] == 1


@pytest.mark.rule("paxren:L2")
def test_the_game_ends_with_the_last_card_and_patrons_decide_then_florins_then_the_order() -> None:
    def play(**start: object) -> str:
        game = position(market=BOTH, decks={"east": [0, 0, 0], "west": [1, 0, 0]}, **start)
        choose(game, "buy:PREN059", "pass")
        assert game.over
        return str(game.view()["winner"])

    rich = {"fugger": 1, "medici": 5, "coeur": 4, "marchionni": 4}
    assert play(tableau={"coeur": ["PREN055"]}, florins=rich) == "coeur"
    assert play(florins=rich) == "medici"
    assert play(florins={"fugger": 5, "medici": 4, "coeur": 4, "marchionni": 4}) == "fugger"


# -- E3


@pytest.mark.rule("paxren:E3")
def test_a_card_sells_for_two_with_all_that_stands_on_it() -> None:
    game = position(tableau={"fugger": ["PREN023"]}, bishops={"PREN023": "islamic"}, florins={"fugger": 0})
    choose(game, "sell:PREN023")
    assert florins(game, "fugger") == 2
    assert tableau(game, "fugger") == set()
    assert pax(game).bishops == ()
    assert pax(game).reserve[12] == 5


@pytest.mark.rule("paxren:discard")
@pytest.mark.rule("paxren:E3")
def test_a_couple_is_sold_together_for_four_and_its_vassal_returns_to_the_stack() -> None:
    game = position(
        tableau={"fugger": ["aragon"]}, queens={"aragon": "PREN044"}, vassals={"france": "aragon"},
        repressed={"aragon": ["catholic-knight"], "france": ["medici-pawn"]}, florins={"fugger": 0},
    )  # fmt: skip
    assert closed(game, "sell:PREN044") == ("sold-together", "paxren:E3")
    pawns = pax(game).reserve[8]
    choose(game, "sell:aragon")
    assert florins(game, "fugger") == 4
    assert tableau(game, "fugger") == set()
    assert {"aragon", "france"} <= set(game.view()["stack"])
    assert pax(game).reserve[8] == pawns + 1


@pytest.mark.rule("paxren:E3")
def test_a_vassal_alone_sells_for_two_and_an_old_maid_not_at_all() -> None:
    game = position(
        tableau={"fugger": ["aragon"]}, vassals={"france": "aragon"}, maids={"fugger": ["PREN044"]},
        florins={"fugger": 0},
    )  # fmt: skip
    assert closed(game, "sell:PREN044")[0] == "not-offered"
    choose(game, "sell:france")
    assert florins(game, "fugger") == 2
    assert tableau(game, "fugger") == {"aragon"}


# -- hands (ruling P26)


@pytest.mark.rule("paxren:hand")
def test_nobody_else_learns_which_card_left_a_hidden_hand() -> None:
    one, two = (position(hands={"fugger": ["PREN010", "PREN011"]}) for _ in range(2))
    choose(one, "sell:PREN010")
    choose(two, "sell:PREN011")
    assert one.view(1) == two.view(1)
    assert one.log("en", 1) == two.log("en", 1)
    assert one.view(0) != two.view(0)
    bank = one.view(1)["banks"][0]
    assert bank["hand"] == {"known": [], "unknown": 1}
    assert bank["may_hold"] == ["PREN010", "PREN011"]
    assert one.view(0)["banks"][0]["hand"] == {"known": ["PREN011"], "unknown": 0}


@pytest.mark.rule("paxren:hand")
def test_a_card_bought_after_a_secret_sale_is_known_and_a_play_tells_the_rest() -> None:
    game = position(hands={"fugger": ["PREN010", "PREN011"]}, market=BOTH, florins={"fugger": 3})
    choose(game, "sell:PREN010", "buy:PREN002")
    assert game.view(1)["banks"][0]["hand"] == {"known": ["PREN002"], "unknown": 1}
    while game.to_act != (0,):
        choose(game, "pass")
    before = game.view(1)["gone"]
    assert "PREN010" not in before
    choose(game, "play:PREN011")
    assert "PREN010" in game.view(1)["gone"]
    assert not game.can_undo(0)
    assert game.undo_needs(0) == {1, 2, 3}


@pytest.mark.rule("paxren:hand")
def test_the_secret_sale_of_a_last_card_tells_the_others_which_cards_were_sold() -> None:
    game = position(hands={"fugger": ["PREN010", "PREN011"]})
    choose(game, "sell:PREN010")
    assert game.can_undo(0)
    choose(game, "sell:PREN011")
    assert {"PREN010", "PREN011"} <= set(game.view(1)["gone"])
    assert game.undo_needs(0) == {1, 2, 3}


@pytest.mark.rule("paxren:hand")
@pytest.mark.parametrize("bank", ["fugger", "medici"])
@pytest.mark.parametrize("sold", [False, True])
def test_a_card_shown_after_a_secret_sale_is_news_to_all_but_who_held_it(bank: str, sold: bool) -> None:
    g = pax(position(hands={bank: ["PREN010", "PREN011"]}))
    seat = next(seat for seat, cards in enumerate(g.hands) if cards)
    first, second = g.hands[seat]
    if sold:
        g.hide(seat, first)
    g.learned = 0
    g.show(seat, second)
    assert g.learned == (g.everyone & ~(1 << seat) if sold else 0)


@pytest.mark.rule("paxren:hand")
def test_an_imagined_hand_is_any_that_could_be() -> None:
    game = position(hands={"fugger": ["PREN010", "PREN011"]})
    choose(game, "sell:PREN010")
    g = pax(game)
    names = {g.board.cards.ids[game.resample(1, Generator(luck)).hands[0][0]] for luck in range(30)}
    assert names == {"PREN010", "PREN011"}
    assert {game.resample(0, Generator(luck)).hands[0] for luck in range(9)} == {g.hands[0]}


@pytest.mark.rule("paxren:hand")
def test_with_open_hands_a_sale_shows_the_card() -> None:
    game = position(hands={"fugger": ["PREN010", "PREN011"]}, options={"hands": "open"})
    choose(game, "sell:PREN010")
    assert game.view(1)["banks"][0]["hand"] == {"known": ["PREN011"], "unknown": 0}
    assert told(game, "sold-from-hand") == [{"bank": "fugger", "price": 2, "card": "PREN010"}]
