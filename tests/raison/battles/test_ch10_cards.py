"""Chapter 10: battle cards: how many, in which order, at what cost, face down, passing."""

from __future__ import annotations

import pytest

from ..moves import attack, closed, duel, finish, morale, piles_seen, told, trail
from ..positions import asked, choose, ids, question, raison, seat

# -- 10.3 how many cards


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("troops", [0, 1, 2, 3])
def test_a_general_plays_one_card_for_each_troop(troops: int) -> None:
    game = duel({"generals": {"bohemia": troops}, "hand": [4, 4, 4, 4]}, {})
    while question(game) == "PlayCard":
        choose(game, "play:austria.1:4")
    assert len(told(game, "played")) == troops


@pytest.mark.rule("10.3")
def test_a_garrison_allows_no_card() -> None:
    game = duel({}, {"generals": {}, "garrisons": ["saxonia"], "hand": [4, 4]})
    assert asked(game) != "protestants"
    assert told(game, "won")


@pytest.mark.rule("10.3")
def test_a_supporter_plays_one_card_for_each_troop() -> None:
    game = duel({"generals": {"bohemia": 0, "silesia": 2}, "hand": [4, 4, 4, 4]}, {})
    choose(game, "support:austria.2")
    while question(game) == "PlayCard":
        choose(game, "play:austria.2:4")
    assert len(told(game, "played")) == 2


@pytest.mark.rule("10.3")
def test_a_full_pile_takes_no_more_cards() -> None:
    game = duel({"generals": {"bohemia": 0, "silesia": 1, "brandenburg": 2}, "hand": [4, 4, 4]}, {})
    choose(game, "support:austria.2", "support:austria.3", "play:austria.2:4")
    assert closed(game, "play:austria.2:4") == ("pile-full", "raison:10.3")
    assert "play:austria.3:4" in ids(game)


@pytest.mark.rule("10.3")
def test_only_cards_in_hand_are_played() -> None:
    game = duel({"hand": [4]}, {})
    assert closed(game, "play:austria.1:6") == ("not-in-hand", "raison:10.3")


# -- 10.3.1 order of play


@pytest.mark.rule("10.3.1")
def test_attacker_defenders_supporters_of_each_play_in_turn_again_and_again() -> None:
    four = [4, 4, 4, 4]
    game = duel(
        {"generals": {"bohemia": 2, "brandenburg": 2}, "hand": [1, 1, 1, 1]},
        {"generals": {"saxonia": 2, "hesse": 2, "franconia": 0}, "hand": four},
        {
            "spain": {"generals": {"silesia": 2}, "hand": [2, 2, 2, 2]},
            "sweden": {"generals": {"saxonia": 2, "hannover": 2, "ingria": 0}, "hand": four},
        },
    )
    choose(game, "support:austria.2", "support:spain.1", "support:protestants.2", "support:sweden.2")
    order = []
    while question(game) == "PlayCard":
        play = ids(game)[0]
        order.append(play.split(":")[1])
        choose(game, play)
    cycle = [
        "austria.1",  # attacker
        "protestants.1", "sweden.1",  # defenders, in the Order of Powers
        "spain.1", "austria.2",  # the attacker's supporters
        "protestants.2", "sweden.2",  # the defender's supporters
    ]  # fmt: skip
    assert order == cycle * 2


@pytest.mark.rule("10.3.1")
def test_the_cycles_go_on_until_all_have_finished() -> None:
    game = duel({"generals": {"bohemia": 3}, "hand": [4, 4, 4]}, {"generals": {"saxonia": 1}, "hand": [4, 4, 4]})
    order = []
    while question(game) == "PlayCard":
        order.append(asked(game))
        choose(game, ids(game)[0])
    assert order == ["austria", "protestants", "austria", "austria"]


# -- 10.3.2 the cost in Morale


@pytest.mark.rule("10.3.2")
def test_each_card_costs_one_morale() -> None:
    game = duel({"hand": [4, 4], "morale": 7}, {"hand": [4, 4], "morale": 5})
    choose(game, "play:austria.1:4")
    assert (morale(game, "austria"), morale(game, "protestants")) == (6, 5)
    choose(game, "play:protestants.1:4")
    assert (morale(game, "austria"), morale(game, "protestants")) == (6, 4)


@pytest.mark.rule("10.3.2")
def test_an_open_card_costs_morale_like_any_other() -> None:
    game = duel({"hand": [4]}, {"hand": [3], "morale": 5})
    choose(game, "play:austria.1:4", "play-open:protestants.1:3")
    assert morale(game, "protestants") == 4


@pytest.mark.rule("10.3.2")
def test_whoever_has_run_out_of_morale_plays_no_more() -> None:
    game = duel({"generals": {"bohemia": 3}, "hand": [4, 4, 4], "morale": 2}, {})
    choose(game, "play:austria.1:4", "play:austria.1:4")
    assert question(game) != "PlayCard"
    assert morale(game, "austria") == 0


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize("poor", ["austria", "protestants"])
def test_attacker_and_defender_without_morale_play_one_card(poor: str) -> None:
    cards = {"hand": [4, 4], "morale": 0}
    game = duel(*((cards, {}) if poor == "austria" else ({}, cards)))
    assert asked(game) == poor
    choose(game, f"play:{poor}.1:4")
    assert question(game) != "PlayCard"
    assert (morale(game, poor), len(told(game, "played"))) == (0, 1)


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(("supporter", "place"), [("spain", "silesia"), ("sweden", "hannover")])
def test_a_supporter_without_morale_plays_none(supporter: str, place: str) -> None:
    backing = {"generals": {place: 2}, "hand": [4, 4], "morale": 0}
    game = duel({}, {}, {supporter: backing})
    choose(game, f"support:{supporter}.1")
    assert question(game) != "PlayCard"
    assert told(game, "played") == []


@pytest.mark.rule("10.3.2")
def test_a_supporter_with_morale_does_play() -> None:
    game = duel({}, {}, {"spain": {"generals": {"silesia": 2}, "hand": [4, 4], "morale": 1}})
    choose(game, "support:spain.1")
    assert (question(game), asked(game)) == ("PlayCard", "spain")


# -- 10.3.3 face down, a pile for each General


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize("viewer", ["protestants", "spain", None])
def test_a_card_face_down_is_seen_by_nobody_else(viewer: str | None) -> None:
    game = duel({"hand": [4]}, {"hand": [4]})
    choose(game, "play:austria.1:4")
    assert piles_seen(game, viewer) == {"austria.1": [None]}
    assert piles_seen(game, "austria") == {"austria.1": [4]}


@pytest.mark.rule("10.3.3")
def test_the_log_hides_a_card_face_down_until_all_are_revealed() -> None:
    game = duel({"hand": [4]}, {"hand": [6]})
    choose(game, "play:austria.1:4")
    (event,) = (event for event in raison(game).events.since(0) if event.name == "played")
    assert event.seen_by(seat(game, "protestants")).secret == ()
    assert told(game, "pile") == []
    finish(game, "Beaten", "AskForTurn")
    assert told(game, "pile") == [{"general": "austria.1", "cards": 4, "strength": 4}]


@pytest.mark.rule("10.3.3")
def test_every_general_has_a_pile_of_his_own() -> None:
    game = duel({"generals": {"bohemia": 1, "silesia": 1, "brandenburg": 1}, "hand": [1, 4, 6]}, {"hand": [2]})
    choose(game, "support:austria.2", "support:austria.3", "play:austria.1:6", "play:protestants.1:2")
    choose(game, "play:austria.3:1", "play:austria.2:4")
    assert [event["cards"] for event in told(game, "pile")] == [2, 6, 4, 1]


# -- 10.3.4 passing


@pytest.mark.rule("10.3.4")
def test_a_power_that_passes_plays_no_more_cards() -> None:
    game = duel({"hand": [4, 4]}, {"hand": [4, 4]})
    choose(game, "pass", "play:protestants.1:4")
    assert asked(game) == "protestants"
    choose(game, "play:protestants.1:4")
    assert [event["general"] for event in told(game, "played")] == ["protestants.1"] * 2


@pytest.mark.rule("10.3.4")
def test_a_pass_in_the_battle_holds_for_the_powers_support_too() -> None:
    game = duel({"generals": {"bohemia": 1, "silesia": 2}, "hand": [4, 4, 4]}, {"hand": [4, 4]})
    choose(game, "support:austria.2", "pass")
    assert [who for what, who in trail(game, "Beaten", "AskForTurn", "Retreat") if what == "PlayCard"] == [
        "protestants"
    ]


@pytest.mark.rule("10.3.4")
def test_a_pass_binds_only_the_power_that_passed() -> None:
    game = duel({"hand": [4]}, {"hand": [4]}, {"spain": {"generals": {"silesia": 1}, "hand": [4]}})
    choose(game, "support:spain.1", "pass", "pass")
    assert (question(game), asked(game)) == ("PlayCard", "spain")


@pytest.mark.rule("10.3.4", "10.3")
def test_reaching_the_limit_of_one_general_is_not_a_pass() -> None:
    game = duel({"generals": {"bohemia": 1, "silesia": 3}, "hand": [4, 4, 4, 4]}, {})
    choose(game, "support:austria.2", "play:austria.1:4")
    for _ in range(3):
        assert (question(game), asked(game)) == ("PlayCard", "austria")
        choose(game, "play:austria.2:4")
    assert len(told(game, "played")) == 4


# -- 10.3.5 no consulting


@pytest.mark.rule("10.3.5")
def test_the_table_has_no_pause_for_talk_while_cards_are_played() -> None:
    powers = {
        "austria": {"generals": {"bohemia": 2}, "hand": [4, 4]},
        "protestants": {"generals": {"saxonia": 2}, "hand": [4, 4]},
        "spain": {"generals": {"silesia": 1}, "hand": [3]},
        "sweden": {"generals": {"hannover": 1, "ingria": 0, "finland": 0}, "hand": [3]},
    }
    game = attack("austria", powers, "march:austria.1:saxonia", options={"talk": "yes"})
    choose(game, "support:spain.1", "support:sweden.1")
    seen = []
    while not told(game, "pile"):
        seen.append(question(game))
        choose(game, ids(game)[0])
    assert seen == ["PlayCard"] * 6


@pytest.mark.rule("10.3.5")
def test_the_same_table_does_pause_for_talk_before_the_arbiter_consents() -> None:
    game = attack("austria", {"austria": {"generals": {"bohemia": 2}}}, options={"talk": "yes"})
    choose(game, "request")
    assert question(game) == "Talk"
