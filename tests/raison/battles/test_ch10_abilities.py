"""Chapter 10: what single cards do."""

from __future__ import annotations

import pytest

from ..moves import closed, duel, hand, morale, piles_seen, told
from ..positions import choose, ids, question, raison, seat

# -- 10.4 abilities


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("card", "openly"), [(1, False), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_only_twos_and_threes_may_be_played_face_up(card: int, openly: bool) -> None:
    game = duel({"hand": [4]}, {"hand": [card]})
    choose(game, "play:austria.1:4")
    assert (f"play-open:protestants.1:{card}" in ids(game)) == openly
    assert f"play:protestants.1:{card}" in ids(game)


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("card", [2, 3])
def test_face_down_a_two_or_three_has_no_effect_but_its_value(card: int) -> None:
    game = duel({"hand": [4]}, {"hand": [card]})
    choose(game, "play:austria.1:4", f"play:protestants.1:{card}")
    assert question(game) != "ChooseTarget"
    piles = [(event["general"], event["strength"]) for event in told(game, "pile")]
    assert piles == [("protestants.1", card), ("austria.1", 4)]


@pytest.mark.rule("10.4.2")
def test_a_two_face_up_reveals_one_enemy_card_to_all() -> None:
    game = duel({"hand": [4, 5]}, {"hand": [2, 6]})
    choose(game, "play:austria.1:5", "play-open:protestants.1:2", "reveal:austria.1:1")
    for viewer in ("protestants", "spain", None):
        assert piles_seen(game, viewer) == {"austria.1": [5], "protestants.1": [2]}


@pytest.mark.rule("10.4.2", "10.4.3")
@pytest.mark.parametrize(("card", "verb"), [(2, "reveal"), (3, "remove")])
def test_all_but_its_owner_learn_a_card_that_is_turned_up(card: int, verb: str) -> None:
    game = duel({"hand": [4, 5]}, {"hand": [card, 6]})
    choose(game, "play:austria.1:5", f"play-open:protestants.1:{card}", f"{verb}:austria.1:1")
    knew = {seat(game, "protestants"), seat(game, "austria")}
    assert game.undo_needs(seat(game, "protestants")) == set(range(game.seats)) - knew


@pytest.mark.rule("10.4.2")
def test_a_revealed_card_and_the_two_still_count() -> None:
    game = duel({"hand": [5]}, {"hand": [2]})
    choose(game, "play:austria.1:5", "play-open:protestants.1:2", "reveal:austria.1:1")
    assert told(game, "won") == [{"power": "austria", "territory": "saxonia", "strength": 3 + 5, "against": 3 + 2}]


@pytest.mark.rule("10.4.2", "10.4.3")
@pytest.mark.parametrize("card", [2, 3])
def test_without_an_enemy_card_a_two_or_three_cannot_be_played_face_up(card: int) -> None:
    game = duel({"hand": [card]}, {})
    assert closed(game, f"play-open:austria.1:{card}") == ("no-target", f"raison:10.4.{card}")


@pytest.mark.rule("10.4.2")
def test_only_cards_face_down_can_be_revealed() -> None:
    game = duel({"hand": [4]}, {"hand": [2, 2]})
    choose(game, "play:austria.1:4", "play-open:protestants.1:2", "reveal:austria.1:1")
    assert closed(game, "play-open:protestants.1:2") == ("no-target", "raison:10.4.2")


@pytest.mark.rule("10.4.2", "10.4.3")
@pytest.mark.parametrize(("card", "verb"), [(2, "reveal"), (3, "remove")])
def test_the_effect_strikes_any_enemy_pile_and_no_friendly_one(card: int, verb: str) -> None:
    game = duel(
        {"generals": {"bohemia": 1, "silesia": 1}, "hand": [4, 4]},
        {"hand": [5, card]},
        {"sweden": {"generals": {"saxonia": 1, "ingria": 0, "finland": 0}, "hand": [6]}},
    )
    choose(game, "support:austria.2", "play:austria.1:4", "play:protestants.1:5", "play:sweden.1:6")
    choose(game, "play:austria.2:4", f"play-open:protestants.1:{card}")
    assert ids(game) == [f"{verb}:austria.1:1", f"{verb}:austria.2:1"]


@pytest.mark.rule("10.4.3")
def test_a_three_face_up_discards_one_enemy_card_and_counts_itself() -> None:
    game = duel({"hand": [6]}, {"hand": [3]})
    choose(game, "play:austria.1:6", "play-open:protestants.1:3", "remove:austria.1:1")
    assert raison(game).discard[6] == 1
    assert told(game, "held") == [{"territory": "saxonia", "strength": 3 + 3, "against": 3}]


@pytest.mark.rule("10.4.3")
def test_the_play_of_a_discarded_card_stays_spent_and_paid() -> None:
    game = duel({"generals": {"bohemia": 1}, "hand": [6, 6], "morale": 7}, {"hand": [3]})
    choose(game, "play:austria.1:6", "play-open:protestants.1:3", "remove:austria.1:1")
    assert question(game) != "PlayCard"
    assert morale(game, "austria") == 6
    assert len(hand(game, "austria")) == 2, "one of two played, one drawn afterwards"


@pytest.mark.rule("10.4.3")
def test_a_discarded_card_can_be_no_further_target() -> None:
    game = duel({"hand": [6]}, {"hand": [3, 3]})
    choose(game, "play:austria.1:6", "play-open:protestants.1:3", "remove:austria.1:1")
    assert closed(game, "play-open:protestants.1:3") == ("no-target", "raison:10.4.3")


# -- 10.4.4 pairs


def pile_worth(cards: list[int], option: str) -> int:
    """What an Austrian pile is worth."""
    game = duel({"generals": {"bohemia": len(cards)}, "hand": cards}, {}, options={"pairs": option})
    for card in cards:
        choose(game, f"play:austria.1:{card}")
    (pile,) = told(game, "pile")
    return int(pile["strength"])


@pytest.mark.rule("10.4.4")
@pytest.mark.parametrize(
    ("cards", "bonus", "bonus_of_fours"),
    [([4, 4], 1, 1), ([3, 3], 1, 0), ([3, 4], 1, 0), ([4, 4, 4], 1, 1), ([3, 4, 4], 1, 1), ([3], 0, 0), ([4], 0, 0),
     ([5, 5], 0, 0), ([2, 2], 0, 0), ([6, 6, 4], 0, 0)],
)  # fmt: skip
def test_each_pair_of_symbols_in_a_pile_adds_one(cards: list[int], bonus: int, bonus_of_fours: int) -> None:
    assert pile_worth(cards, "threes-and-fours") == sum(cards) + bonus
    assert pile_worth(cards, "fours") == sum(cards) + bonus_of_fours


@pytest.mark.rule("10.4.4")
def test_two_symbols_in_two_piles_make_no_pair() -> None:
    game = duel({"generals": {"bohemia": 1, "silesia": 1}, "hand": [4, 4]}, {})
    choose(game, "support:austria.2", "play:austria.1:4", "play:austria.2:4")
    assert [pile["strength"] for pile in told(game, "pile")] == [4, 4]


@pytest.mark.rule("10.4.4")
def test_a_discarded_card_makes_no_pair() -> None:
    game = duel({"hand": [4, 4]}, {"hand": [3]})
    choose(game, "play:austria.1:4", "play-open:protestants.1:3", "remove:austria.1:1", "play:austria.1:4")
    assert {pile["general"]: pile["strength"] for pile in told(game, "pile")} == {"austria.1": 4, "protestants.1": 3}


# -- 10.4.5 fives


@pytest.mark.rule("10.4.5")
def test_each_five_of_the_loser_costs_one_more_morale() -> None:
    game = duel({"hand": [5, 5], "morale": 9}, {"generals": {"saxonia": 3}, "hand": [6, 6], "morale": 9})
    choose(game, "play:austria.1:5", "play:protestants.1:6", "play:austria.1:5", "play:protestants.1:6")
    assert told(game, "held")
    assert (morale(game, "austria"), morale(game, "protestants")) == (9 - 2 - 2, 9 - 2)


@pytest.mark.rule("10.4.5")
def test_the_winner_loses_nothing_for_his_fives() -> None:
    game = duel({"hand": [5, 5], "morale": 9}, {})
    choose(game, "play:austria.1:5", "play:austria.1:5")
    assert told(game, "won")
    assert morale(game, "austria") == 7


@pytest.mark.rule("10.4.5")
def test_a_losing_supporter_pays_for_its_fives_too() -> None:
    spain = {"generals": {"silesia": 1}, "hand": [5], "morale": 4}
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}, "hand": [4, 4, 4]}, {"spain": spain})
    choose(game, "support:spain.1", "play:protestants.1:4", "play:spain.1:5", *["play:protestants.1:4"] * 2)
    assert morale(game, "spain") == 4 - 1 - 1


@pytest.mark.rule("10.4.5")
def test_a_five_that_a_three_discarded_was_played_and_costs_its_morale_too() -> None:
    game = duel({"hand": [5, 5], "morale": 9}, {"hand": [3, 6]})
    choose(game, "play:austria.1:5", "play-open:protestants.1:3", "remove:austria.1:1")
    choose(game, "play:austria.1:5", "play:protestants.1:6")
    assert told(game, "held")
    assert morale(game, "austria") == 9 - 2 - 2


@pytest.mark.rule("10.4.5")
def test_a_discarded_card_that_is_no_five_costs_nothing_more() -> None:
    game = duel({"hand": [4], "morale": 9}, {"hand": [3]})
    choose(game, "play:austria.1:4", "play-open:protestants.1:3", "remove:austria.1:1")
    assert told(game, "held")
    assert morale(game, "austria") == 9 - 1


@pytest.mark.rule("10.4.5")
def test_an_open_five_that_a_two_revealed_and_a_three_discarded_counts_once() -> None:
    game = duel({"hand": [5], "morale": 9}, {"hand": [2, 3], "generals": {"saxonia": 3}})
    choose(game, "play:austria.1:5", "play-open:protestants.1:2", "reveal:austria.1:1")
    choose(game, "play-open:protestants.1:3", "remove:austria.1:1")
    assert told(game, "held")
    assert morale(game, "austria") == 9 - 1 - 1


@pytest.mark.rule("10.4.5")
def test_in_a_draw_fives_cost_nothing_more() -> None:
    game = duel({"hand": [5], "morale": 9}, {"hand": [5], "morale": 9})
    choose(game, "play:austria.1:5", "play:protestants.1:5")
    assert told(game, "drawn")
    assert (morale(game, "austria"), morale(game, "protestants")) == (8, 8)
