"""C: the set-up, for every number of seats."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren.market import cards_left, draw
from theatrum.titles.paxren.state import ROW

from ..positions import border, closed, open_, pax, position, question, told

SEATS = (2, 3, 4)


@pytest.mark.rule("paxren:map-card")
@pytest.mark.rule("paxren:C1")
def test_two_map_cards_begin_as_theocracies() -> None:
    faces = {card["id"]: card["face"] for card in position().view()["map"]}
    assert {name: face for name, face in faces.items() if face != "medieval"} == {
        "papal_states": "catholic", "mamluk": "islamic",
    }  # fmt: skip


@pytest.mark.rule("paxren:B5")
@pytest.mark.rule("paxren:C1")
def test_trebizond_and_tana_are_open_and_the_other_emporia_blocked() -> None:
    view = position().view()
    assert view["emporia"] == {"east": "tana", "west": "trebizond"}
    assert sorted(view["blocked"]) == ["novgorod", "spice_islands", "timbuktu"]


@pytest.mark.rule("paxren:C1")
@pytest.mark.parametrize("board", ["first", "second"])
def test_hungary_has_two_cities_on_either_map(board: str) -> None:
    """Ruling P34: the book's example has it saturated by two tokens; only a promotional map knows a third."""
    cards = {card["id"]: card for card in position(options={"map": board}).view()["map"]}
    assert list(cards["hungary"]["cities"]) == ["buda", "varna"]
    assert ("red_sea" in cards["mamluk"]["cities"]) == (board == "second")


@pytest.mark.rule("paxren:C3")
@pytest.mark.rule("paxren:B2")
@pytest.mark.rule("paxren:C2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_bank_has_its_concession_at_home_and_nine_pawns_left(seats: int) -> None:
    game = position(seats)
    homes = {
        "fugger": "france_holy_roman_empire", "medici": "aragon_papal_states", "coeur": "mamluk_ottoman",
        "marchionni": "england_portugal",
    }  # fmt: skip
    for seat, (bank, home) in enumerate(homes.items()):
        assert border(game, home) == (f"{bank}-pawn" if seat < seats else "none")
    assert [bank["pawns"] for bank in game.view()["banks"]] == [9] * seats


@pytest.mark.rule("paxren:C4")
def test_only_capitals_hold_tokens_and_constantinople_three() -> None:
    game = position()
    tokens = {city: token for card in game.view()["map"] for city, token in card["cities"].items() if token}
    assert tokens == {
        "london": "catholic-rook", "paris": "catholic-knight", "vienna": "catholic-rook", "buda": "catholic-knight",
        "tana": "islamic-knight", "toledo": "catholic-knight", "valencia": "catholic-knight",
        "venice": "catholic-knight", "cairo": "islamic-rook", "constantinople-1": "islamic-rook",
        "constantinople-2": "islamic-knight", "constantinople-3": "islamic-knight",
    }  # fmt: skip


@pytest.mark.rule("paxren:C5")
@pytest.mark.parametrize(("seats", "deck"), [(2, 22), (3, 26), (4, 30)])
def test_decks_have_twelve_cards_and_two_comets_below_four_a_seat(seats: int, deck: int) -> None:
    g = pax(position(seats))
    for side in range(2):
        assert cards_left(g, side) == deck - ROW
        assert g.deck[3 * side + 1 : 3 * side + 3] == [14, 2]


@pytest.mark.rule("paxren:comet")
@pytest.mark.rule("paxren:C5")
def test_a_comet_turns_up_only_among_the_last_fourteen_and_both_come() -> None:
    game = position(2, decks={"east": [1, 14, 2], "west": [0, 0, 0]}, market={"east": [], "west": []})
    g = pax(game)
    comets = g.board.cards.comet_mask
    seen = []
    g.deck[0] = 1
    for _ in range(15):
        seen.append(bool(comets >> draw(g, 0) & 1))
    assert not seen[0]
    assert sum(seen) == 2
    assert draw(g, 0) == -1


@pytest.mark.rule("paxren:C5")
def test_with_astrology_the_next_card_of_each_deck_lies_open_and_comes_next() -> None:
    game = position(options={"astrology": "yes"})
    following = [row["next"] for row in game.view()["market"]]
    assert all(following)
    first = pax(game).market[1]
    pax(game).florins[0] = 9
    game.choose(0, f"buy:{pax(game).board.cards.ids[first]}")
    game.choose(0, "pass")
    assert told(game, "turned-up")[-1] == {"region": "east", "card": following[0]}
    assert game.view()["market"][0]["next"] != following[0]


@pytest.mark.rule("paxren:C5")
def test_a_card_that_lies_open_ahead_is_still_one_of_its_deck() -> None:
    plain, ahead = pax(position()), pax(position(options={"astrology": "yes"}))
    assert [cards_left(ahead, side) for side in range(2)] == [cards_left(plain, side) for side in range(2)]


@pytest.mark.rule("paxren:market")
@pytest.mark.rule("paxren:C6")
def test_each_row_has_one_face_down_card_that_nobody_has_seen_and_five_to_buy() -> None:
    game = position()
    for row in game.view()["market"]:
        assert [place["face_down"] for place in row["places"]] == [True] + [False] * 5
        assert row["places"][0]["card"] is None
        assert all(place["card"] for place in row["places"][1:])
    assert len(game.view()["stack"]) == 10
    assert not any(victory["active"] for victory in game.view()["victories"])


@pytest.mark.rule("paxren:C7")
@pytest.mark.parametrize("seats", SEATS)
def test_fugger_plays_first_and_later_seats_have_more_florins(seats: int) -> None:
    game = position(seats)
    assert pax(game).seat == 0
    assert [bank["florins"] for bank in game.view()["banks"]] == [3, 4, 5, 6][:seats]


@pytest.mark.rule("paxren:A2")
@pytest.mark.rule("paxren:D1")
def test_two_actions_make_a_turn_and_passing_is_one() -> None:
    game = position()
    game.choose(0, "pass")
    assert game.to_act == (0,)
    game.choose(0, "pass")
    assert game.to_act == (1,)


@pytest.mark.rule("paxren:E5")
@pytest.mark.rule("paxren:D1")
def test_the_same_fair_is_started_once_a_turn_but_both_may_be() -> None:
    game = position()
    game.choose(0, "fair:east")
    while question(game) != "Act":
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    assert closed(game, "fair:east") == ("once-a-turn", "paxren:D1")
    assert "fair:west" in open_(game)


@pytest.mark.rule("paxren:D1")
def test_operations_of_one_side_are_carried_out_once_a_turn() -> None:
    game = position(tableau={"fugger": ["PREN023"]}, cities={"lyon": "catholic-rook"})
    game.choose(0, "ops:west")
    game.choose(0, "stop")
    assert closed(game, "ops:west") == ("once-a-turn", "paxren:D1")


@pytest.mark.rule("paxren:B1")
@pytest.mark.rule("paxren:tokens")
def test_the_box_holds_as_many_tokens_as_the_book_says() -> None:
    game = position(clear=True)
    kinds = {"knight": [10, 7, 7], "rook": [10, 7, 7], "bishop": [5, 5, 5]}
    reserve = game.view()["reserve"]
    for kind, counts in kinds.items():
        assert [reserve[f"{religion}-{kind}"] for religion in ("catholic", "islamic", "reformist")] == counts
    assert [reserve[f"{bank}-pawn"] for bank in ("fugger", "medici", "coeur", "marchionni")] == [10] * 4


@pytest.mark.rule("paxren:florins")
def test_florins_are_open_and_without_limit() -> None:
    game = position(florins={"medici": 250}, options={"hands": "hidden"})
    assert game.view(2)["banks"][1]["florins"] == 250
