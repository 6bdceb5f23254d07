"""5.8 to 5.11: Garrisons and control, Generals and Troops, battle cards, promises."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..moves import closed, control, hand
from ..positions import asked, choose, ids, position, power, question, raison, run_to
from ..talks import clash, events, mover, spot, troops

# -- 5.8 Garrisons and control


@pytest.mark.rule("5.8")
def test_a_garrison_controls_its_territory() -> None:
    assert control(position("1618"), "bohemia") == "protestants"


@pytest.mark.rule("5.8")
def test_a_home_is_controlled_without_a_garrison() -> None:
    assert control(position("1618"), "wien") == "austria"


@pytest.mark.rule("5.8")
def test_a_foreign_garrison_takes_control_of_a_home() -> None:
    assert control(position("1618", powers={"sweden": {"garrisons": ["wien"]}}), "wien") == "sweden"


@pytest.mark.rule("5.8")
def test_a_home_goes_back_to_its_owner_when_the_foreign_garrison_leaves() -> None:
    game = position("1618", powers={"sweden": {"garrisons": ["wien"]}}, start={"turn": 1})
    run_to(game, "Disband", "sweden")
    choose(game, "disband:wien")
    assert control(game, "wien") == "austria"


@pytest.mark.rule("5.8")
def test_other_land_without_a_garrison_is_controlled_by_nobody() -> None:
    assert control(position("1618"), "silesia") == ""


@pytest.mark.rule("5.8")
def test_a_general_alone_does_not_change_control() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:pfalz", "stop")
    assert spot(game, "spain.1") == "pfalz"
    assert control(game, "pfalz") == "protestants"


@pytest.mark.rule("5.8", "5.9")
def test_a_troop_turned_over_becomes_a_garrison_and_takes_control() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 2}}})
    choose(game, "march:spain.1:pfalz", "garrison")
    assert control(game, "pfalz") == "spain"
    assert troops(game, "spain.1") == 1


@pytest.mark.rule("5.8")
def test_a_territory_holds_one_garrison_only() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 2}, "garrisons": ["brabant"]}})
    assert closed(game, "garrison-march:spain.1:nassau") == ("garrison-there", "raison:9.7.10")


# -- 5.9 Generals and Troops


@pytest.mark.rule("5.9")
def test_troops_travel_with_their_general() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 3}}})
    choose(game, "march:spain.1:nassau", "stop")
    assert troops(game, "spain.1") == 3


@pytest.mark.rule("5.9")
def test_troops_never_stay_without_a_general() -> None:
    game = position("1618")
    run_to(game, "Lead", "france")
    choose(game, "withdraw:france.1")
    assert troops(game, "france.1") == 0


@pytest.mark.rule("5.9")
def test_generals_of_hostile_powers_in_one_territory_fight() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 1}}, "protestants": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:nassau", "end-turn")
    assert len(events(game, "battle")) == 1


@pytest.mark.rule("5.9", "7.5.3")
def test_generals_of_one_coalition_share_a_territory_without_a_battle() -> None:
    game = mover("spain", {"spain": {"generals": {"brabant": 1}}, "austria": {"generals": {"nassau": 1}}})
    choose(game, "march:spain.1:nassau", "stop", "end-turn")
    assert events(game, "battle") == []


@pytest.mark.rule("5.9")
def test_a_troop_adds_strength_in_a_battle() -> None:
    game = clash({"generals": {"nassau": 1}})
    ((_, _, attack, defence),) = events(game, "battle")
    assert (attack, defence) == (4, 2)


# -- 5.10 battle cards


@pytest.mark.rule("5.10")
def test_a_card_adds_its_value_in_a_battle() -> None:
    game = clash({"generals": {"nassau": 3}}, {"hand": [6], "morale": 8})
    choose(game, "play:spain.1:6")
    run_to(game, "Beaten", "protestants")
    ((_, _, attack, defence),) = events(game, "won")
    assert (attack, defence) == (4 + 6, 4)


@pytest.mark.rule("5.10")
def test_no_more_cards_than_troops_in_the_battle() -> None:
    game = clash(
        {"generals": {"nassau": 3}, "hand": [1, 1, 1, 2]}, {"generals": {"brabant": 2}, "hand": [1, 1, 2], "morale": 8}
    )
    choose(game, "play:spain.1:1", "play:protestants.1:1", "play:spain.1:1", "play:protestants.1:1")
    assert asked(game) == "protestants"  # Spain, with two Troops, may play no third card
    choose(game, "pass")
    assert question(game) != "PlayCard"


@pytest.mark.rule("5.10")
def test_supporting_troops_allow_cards_too() -> None:
    armies = {
        "spain": {"generals": {"brabant": 1, "lorraine": 1}, "hand": [1, 1, 6]},
        "protestants": {"generals": {"nassau": 3}},
    }
    game = mover("spain", armies)
    choose(game, "march:spain.1:nassau", "end-turn", "support:spain.2", "play:spain.1:1")
    assert "play:spain.2:1" in ids(game)


def mobilised(cards: int) -> Game:
    """Austria buys battle cards and ends its Mobilisation."""
    game = position("1618", powers={"austria": {"money": 8, "hand": [1, 1, 2]}})
    run_to(game, "Mobilise", "austria")
    choose(game, *["buy-card"] * cards, "done")
    return game


@pytest.mark.rule("5.10.1")
def test_six_cards_may_be_kept_at_the_end_of_an_action() -> None:
    game = mobilised(3)
    assert len(hand(game, "austria")) == 6
    assert question(game) != "OverLimit"


@pytest.mark.rule("5.10.1")
def test_more_than_six_cards_may_be_held_within_an_action() -> None:
    game = position("1618", powers={"austria": {"money": 8, "hand": [1, 1, 2]}})
    run_to(game, "Mobilise", "austria")
    choose(game, *["buy-card"] * 5)
    assert len(hand(game, "austria")) == 8


@pytest.mark.rule("5.10.1")
def test_cards_above_six_are_discarded_at_the_end_of_the_action() -> None:
    game = mobilised(5)
    for _ in range(2):
        assert (question(game), asked(game)) == ("OverLimit", "austria")
        choose(game, "discard:1")
    assert len(hand(game, "austria")) == 6
    assert asked(game) != "austria"


@pytest.mark.rule("5.10.1")
def test_a_gift_of_cards_is_cut_to_six_at_the_end_of_the_givers_action() -> None:
    powers = {"poland": {"hand": [1, 2]}, "austria": {"hand": [3, 3, 3, 4, 4, 4]}}
    game = position("1618", powers=powers)
    run_to(game, "Gift", "poland")
    choose(game, "give-card:austria:2", "done")
    assert (question(game), asked(game)) == ("OverLimit", "austria")


@pytest.mark.rule("5.10.1")
def test_the_limit_counts_for_each_power_of_a_player() -> None:
    powers = {"austria": {"hand": [1, 1, 1, 2, 2, 2], "money": 0}, "spain": {"hand": [3, 3, 3, 4, 4, 4]}}
    game = position("1618", 4, powers=powers)
    run_to(game, "ChooseArbiter", "spain")
    assert [len(hand(game, name)) for name in ("austria", "spain")] == [6, 6]


# -- 5.11 promises


@pytest.mark.rule("5.11")
def test_talk_leaves_every_choice_open() -> None:
    game = position("1618", start={"round": 2}, options={"talk": "yes"})
    while question(game) == "Talk":
        choose(game, "ready")
    assert question(game) == "ChooseStatus"
    offered = {tuple(ids(game, player)) for player in game.to_act}
    assert offered == {("status:first", "status:second", "status:neutral", "status:expansionist")}


@pytest.mark.rule("5.11")
def test_talk_is_over_only_when_every_player_is_ready() -> None:
    game = position("1618", start={"round": 2}, options={"talk": "yes"})
    for player in range(6):
        game.choose(player, "ready")
    assert (question(game), game.to_act) == ("Talk", (6,))


@pytest.mark.rule("3.11")
def test_the_used_cards_form_a_new_pile_as_soon_as_the_last_card_is_drawn() -> None:
    game = position("1618", powers={"protestants": {"hand": [1, 2]}})
    g = raison(game)
    g.discard = [0, 0, 0, 0, 0, 0, 3]
    g.draw = [0, 0, 0, 0, 0, 1, 0]
    g.draw_card(power(game, "protestants"))
    assert g.hands[power(game, "protestants")][-1] == 5
    assert g.draw == [0, 0, 0, 0, 0, 0, 3]
    assert not any(g.discard)
