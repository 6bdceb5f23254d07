"""Chapter 10: the outcome of a battle, for everyone, in a draw, for winners and for losers."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import attack, closed, control, duel, finish, garrison, general_of, hand, influence, moving, told
from ..positions import asked, choose, ids, question, quiet, raison, run_to, territory
from ..talks import at

THREE = {"generals": {"bohemia": 3}}


def places(game: Any, *names: str) -> list[tuple[str, int]]:
    return [general_of(game, name) for name in names]


# -- 10.5 the sums


@pytest.mark.rule("10.5")
def test_card_values_and_bonuses_are_added_to_the_strength() -> None:
    game = duel({"hand": [4, 4]}, {"hand": [6, 2]})
    choose(game, "play:austria.1:4", "play:protestants.1:6", "play:austria.1:4", "play:protestants.1:2")
    assert told(game, "won") == [
        {"power": "austria", "territory": "saxonia", "strength": 3 + 8 + 1, "against": 3 + 8},
    ]


@pytest.mark.rule("10.5")
def test_supporters_cards_count_for_their_side() -> None:
    others = {
        "spain": {"generals": {"silesia": 1}, "hand": [6]},
        "sweden": {"generals": {"hannover": 1, "ingria": 0, "finland": 0}, "hand": [4]},
    }
    game = duel({}, {}, others)
    choose(game, "support:spain.1", "support:sweden.1", "play:spain.1:6", "play:sweden.1:4")
    assert [(event["strength"], event["against"]) for event in told(game, "won")] == [(3 + 6, 3 + 4)]


@pytest.mark.rule("10.5")
def test_all_played_cards_end_on_the_discard_pile() -> None:
    game = duel({"hand": [4, 5]}, {"hand": [6, 3]})
    before = list(raison(game).discard)
    choose(game, "play:austria.1:4", "play:protestants.1:6", "play:austria.1:5", "play-open:protestants.1:3")
    choose(game, "remove:austria.1:2")
    after = raison(game).discard
    assert [after[card] - before[card] for card in (3, 4, 5, 6)] == [1, 1, 1, 1]


# -- 10.5.1 in every case


@pytest.mark.rule("10.5.1")
def test_every_general_of_both_sides_loses_one_troop_supporters_included() -> None:
    game = duel(
        {"generals": {"bohemia": 3, "brandenburg": 2}},
        {"generals": {"saxonia": 3, "hesse": 3}},
        {"spain": {"generals": {"silesia": 1}}, "sweden": {"generals": {"hannover": 2}}},
    )
    choose(game, "support:austria.2", "support:spain.1", "support:protestants.2", "support:sweden.1")
    assert told(game, "drawn")
    assert places(game, "austria.1", "austria.2", "spain.1") == [("saxonia", 2), ("brandenburg", 1), ("silesia", 0)]
    assert places(game, "protestants.1", "protestants.2", "sweden.1") == [("saxonia", 2), ("hesse", 2), ("hannover", 1)]


@pytest.mark.rule("10.5.1")
def test_generals_who_neither_fought_nor_supported_lose_nothing() -> None:
    game = duel(THREE | {"generals": {"bohemia": 3, "silesia": 2}}, {"generals": {"saxonia": 0, "hesse": 2}})
    choose(game, "done", "done")
    assert places(game, "austria.1", "austria.2", "protestants.2") == [("saxonia", 2), ("silesia", 2), ("hesse", 2)]


@pytest.mark.rule("10.5.1")
def test_every_power_that_played_draws_one_card_however_many_it_played() -> None:
    others = {"spain": {"generals": {"silesia": 1}, "hand": [6]}}
    game = duel({"hand": [4, 4]}, {"generals": {"saxonia": 1}, "hand": [2]}, others)
    choose(game, "support:spain.1", "play:austria.1:4", "play:protestants.1:2", "play:spain.1:6")
    game.force(1, 5, 6)
    choose(game, "play:austria.1:4")
    assert [hand(game, name) for name in ("protestants", "spain", "austria")] == [(1,), (5,), (6,)]


@pytest.mark.rule("10.5.1")
def test_a_power_that_played_no_card_draws_none() -> None:
    game = duel({"hand": [4]}, {"hand": [2]}, {"spain": {"generals": {"silesia": 1}, "hand": [6]}})
    choose(game, "support:spain.1", "play:austria.1:4", "pass", "pass")
    assert (len(hand(game, "austria")), hand(game, "protestants"), hand(game, "spain")) == (1, (2,), (6,))


@pytest.mark.rule("10.5.1")
def test_a_power_whose_only_card_was_discarded_still_draws() -> None:
    game = duel({"generals": {"bohemia": 1}, "hand": [4]}, {"hand": [3]})
    choose(game, "play:austria.1:4", "play-open:protestants.1:3", "remove:austria.1:1")
    assert len(hand(game, "austria")) == 1


# -- 10.5.2 draw


def drawn(**austria: Any) -> Any:
    """Four against four in Saxonia."""
    return duel(THREE | austria, {"generals": {"saxonia": 3}})


@pytest.mark.rule("10.5.2")
def test_in_a_draw_the_defenders_stay_and_the_attacker_must_leave() -> None:
    held = {"generals": {"saxonia": 1}, "garrisons": ["saxonia"]}
    game = duel(THREE, held, {"sweden": {"generals": {"saxonia": 0}}})
    assert told(game, "drawn") == [{"territory": "saxonia", "strength": 4}]
    choose(game, "retreat:wien")
    assert places(game, "protestants.1", "sweden.1", "austria.1") == [("saxonia", 0), ("saxonia", 0), ("wien", 2)]
    assert garrison(game, "saxonia") == "protestants"


@pytest.mark.rule("10.5.2")
def test_the_attacker_chooses_among_the_nearest_territories_of_his_power() -> None:
    game = drawn()
    assert (question(game), asked(game)) == ("Retreat", "austria")
    assert set(ids(game)) == {"retreat:bavaria", "retreat:moravia", "retreat:wien", "off-board"}
    assert closed(game, "retreat:tyrol") == ("no-retreat", "raison:10.5.2")


@pytest.mark.rule("10.5.2")
def test_a_nearer_territory_excludes_the_others() -> None:
    assert set(ids(drawn(garrisons=["silesia"]))) == {"retreat:silesia", "off-board"}


@pytest.mark.rule("10.5.2")
def test_no_retreat_to_where_an_own_general_stands() -> None:
    game = drawn(generals={"bohemia": 3, "bavaria": 0, "wien": 0})
    assert set(ids(game)) == {"retreat:moravia", "off-board"}


@pytest.mark.rule("10.5.2")
def test_off_board_the_retreating_troops_are_lost() -> None:
    game = drawn()
    choose(game, "off-board")
    assert general_of(game, "austria.1") == ("", 0)


@pytest.mark.rule("10.5.2")
def test_without_a_territory_of_his_power_the_attacker_goes_off_board() -> None:
    homes = ["bavaria", "karinthia", "moravia", "tyrol", "wien"]
    game = duel(THREE, {"generals": {"saxonia": 3}, "garrisons": homes})
    assert question(game) == "AskForTurn"
    assert general_of(game, "austria.1") == ("", 0)


@pytest.mark.rule("10.5.2")
def test_a_draw_brings_no_influence() -> None:
    game = drawn()
    assert [influence(game, name) for name in ("austria", "protestants")] == [0, 0]


# -- 10.5.3 victory


@pytest.mark.rule("10.5.3")
@pytest.mark.parametrize(("answer", "holder", "troops"), [("garrison", "austria", 1), ("stop", "", 2)])
def test_a_victorious_attacker_may_garrison(answer: str, holder: str, troops: int) -> None:
    game = duel(THREE, {"generals": {}, "garrisons": ["saxonia"]})
    choose(game, answer)
    assert control(game, "saxonia") == holder
    assert general_of(game, "austria.1") == ("saxonia", troops)


@pytest.mark.rule("10.5.3")
def test_a_victorious_defender_is_not_offered_a_garrison() -> None:
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}})
    choose(game, "off-board")
    assert question(game) == "AskForTurn"
    assert garrison(game, "saxonia") == ""


@pytest.mark.rule("10.5.3")
@pytest.mark.parametrize(
    ("enemy", "pieces", "points"),
    [
        pytest.param("ottoman", {"generals": {"saxonia": 0}}, 1, id="a General of an Expansionist"),
        pytest.param("france", {"generals": {"saxonia": 0}}, 1, id="a General of a Neutral"),
        pytest.param("protestants", {"generals": {"saxonia": 0}}, 2, id="a General of the opposing coalition"),
        pytest.param("protestants", {"garrisons": ["saxonia"]}, 0, id="a lone Garrison"),
        pytest.param(
            "protestants", {"generals": {"saxonia": 0}, "garrisons": ["saxonia"]}, 2, id="one with a Garrison"
        ),
    ],
)
def test_influence_for_what_was_beaten(enemy: str, pieces: dict[str, Any], points: int) -> None:
    game = attack("austria", {"austria": THREE, enemy: pieces}, "march:austria.1:saxonia")
    assert told(game, "won")
    assert influence(game, "austria") == points


@pytest.mark.rule("10.5.3")
def test_influence_is_gained_for_each_beaten_general() -> None:
    game = duel(THREE, {"generals": {"saxonia": 0}}, {"sweden": {"generals": {"saxonia": 0}}})
    assert influence(game, "austria") == 2 * 2


@pytest.mark.rule("10.5.3")
def test_an_expansionist_gains_one_without_the_bonus() -> None:
    powers = {"ottoman": {"generals": {"hungari": 3}}, "austria": {"generals": {"wien": 0}}}
    game = attack("ottoman", powers, "march:ottoman.1:wien", arbiter="france")
    assert told(game, "won")
    assert influence(game, "ottoman") == 1


@pytest.mark.rule("10.5.3")
def test_supporters_gain_influence_like_the_attacker() -> None:
    others = {
        "spain": {"generals": {"silesia": 1}},
        "poland": {"generals": {"brandenburg": 1, "litwa": 0, "krakow": 0}},
    }
    game = duel(THREE, {"generals": {"saxonia": 0}}, others)
    choose(game, "support:spain.1", "done")
    assert [influence(game, name) for name in ("austria", "spain", "poland")] == [2, 2, 0]


@pytest.mark.rule("10.5.3")
def test_two_generals_of_a_power_in_the_battle_bring_no_double_influence() -> None:
    game = duel({"generals": {"bohemia": 3, "silesia": 1}}, {"generals": {"saxonia": 0}})
    choose(game, "support:austria.2")
    assert influence(game, "austria") == 2


@pytest.mark.rule("10.5.3")
def test_defenders_and_their_supporters_gain_for_the_beaten_attacker() -> None:
    others = {"sweden": {"generals": {"hannover": 1}}}
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}}, others)
    choose(game, "support:sweden.1")
    assert [influence(game, name) for name in ("protestants", "sweden", "austria")] == [2, 2, 0]


@pytest.mark.rule("10.5.3")
def test_a_power_whose_garrison_alone_shared_the_victory_gains_too() -> None:
    others = {"sweden": {"garrisons": ["saxonia"]}}
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}}, others)
    assert [influence(game, name) for name in ("protestants", "sweden")] == [2, 2]


@pytest.mark.rule("10.5.3")
def test_a_lone_garrison_brings_nothing_even_if_it_was_supported() -> None:
    game = duel(THREE, {"generals": {"hesse": 1}, "garrisons": ["saxonia"]}, {"spain": {"generals": {"silesia": 1}}})
    choose(game, "support:spain.1", "support:protestants.1")
    assert told(game, "won")
    assert [influence(game, name) for name in ("austria", "spain")] == [0, 0]
    assert told(game, "battle-influence") == []


# -- 10.5.4 defeat


def beaten(**protestants: Any) -> Any:
    """Austria beats whatever the Protestants have in Saxonia."""
    return duel(THREE, {"generals": {"saxonia": 2}} | protestants)


@pytest.mark.rule("10.5.4")
@pytest.mark.parametrize(("answer", "place"), [("capital", "pfalz"), ("off-board", "")])
def test_a_beaten_general_goes_without_troops_to_his_capital_or_off_board(answer: str, place: str) -> None:
    game = beaten()
    assert (question(game), asked(game)) == ("Beaten", "protestants")
    choose(game, answer)
    assert general_of(game, "protestants.1") == (place, 0)


@pytest.mark.rule("10.5.4")
def test_a_beaten_attacker_has_the_same_choice() -> None:
    game = duel({"generals": {"bohemia": 1}}, {"generals": {"saxonia": 3}})
    assert (question(game), asked(game), ids(game)) == ("Beaten", "austria", ["capital", "off-board"])
    choose(game, "capital")
    assert general_of(game, "austria.1") == ("wien", 0)


@pytest.mark.rule("10.5.4")
def test_with_a_general_in_the_capital_the_beaten_one_goes_off_board() -> None:
    game = beaten(generals={"saxonia": 2, "pfalz": 0})
    assert question(game) == "Conquest"
    assert general_of(game, "protestants.1") == ("", 0)


@pytest.mark.rule("10.5.4")
def test_a_general_of_any_power_in_the_capital_bars_it() -> None:
    game = duel(THREE, {}, {"sweden": {"generals": {"pfalz": 0}}})
    assert general_of(game, "protestants.1") == ("", 0)


@pytest.mark.rule("10.5.4")
def test_with_the_capital_lost_the_beaten_general_goes_off_board() -> None:
    game = duel(THREE | {"garrisons": ["pfalz"]}, {})
    assert general_of(game, "protestants.1") == ("", 0)


@pytest.mark.rule("10.5.4")
def test_a_general_beaten_in_his_own_capital_goes_off_board() -> None:
    powers = {"austria": {"generals": {"wurttemberg": 3}}, "protestants": {"generals": {"pfalz": 1}}}
    game = attack("austria", powers, "march:austria.1:pfalz")
    assert general_of(game, "protestants.1") == ("", 0)


@pytest.mark.rule("10.5.4")
def test_all_beaten_generals_leave_each_to_his_own_capital() -> None:
    game = duel(THREE, {"generals": {"saxonia": 0}}, {"sweden": {"generals": {"saxonia": 0}}})
    choose(game, "capital", "capital")
    assert places(game, "protestants.1", "sweden.1") == [("pfalz", 0), ("stockholm", 0)]


@pytest.mark.rule("10.5.4")
def test_a_beaten_garrison_is_removed() -> None:
    game = beaten(generals={"saxonia": 0}, garrisons=["saxonia"])
    finish(game)
    assert (garrison(game, "saxonia"), told(game, "garrison-lost")) == (
        "", [{"power": "protestants", "territory": "saxonia"}],
    )  # fmt: skip


@pytest.mark.rule("10.5.4")
def test_beaten_supporters_stay_and_lose_one_troop() -> None:
    game = beaten(generals={"saxonia": 2, "hesse": 2})
    choose(game, "support:protestants.2")
    assert told(game, "won")
    assert general_of(game, "protestants.2") == ("hesse", 1)


# -- 10.5.5 captured Fortresses


def captured() -> Any:
    """Austria has taken Saxonia and its Fortress from a Protestant Garrison."""
    held = {"generals": {"hesse": 3}, "garrisons": ["saxonia"], "fortresses": ["saxonia"], "hand": []}
    game = duel(THREE | {"hand": [6, 6]}, held)
    choose(game, "done", "play:austria.1:6", "pass", "garrison")
    return game


@pytest.mark.rule("10.5.5")
def test_a_fortress_stays_when_its_territory_is_taken() -> None:
    game = captured()
    assert control(game, "saxonia") == "austria"
    assert raison(game).fortress == 1 << territory(game, "saxonia")


@pytest.mark.rule("10.5.5")
def test_a_captured_fortress_gives_the_victors_garrison_four_strength() -> None:
    game = captured()
    choose(game, "request", "allow", "march:austria.1:bohemia", "stop", "end-turn", "done")
    run_to(game, "MoveGenerals", "protestants")
    choose(game, "march:protestants.1:saxonia", "end-turn")
    assert told(game, "battle")[-1] == {"power": "protestants", "territory": "saxonia", "attack": 4, "defence": 4}


@pytest.mark.rule("10.5.5")
def test_a_fortress_left_empty_protects_whoever_garrisons_it_later() -> None:
    powers = {"sweden": {"generals": {"hannover": 1}}, "protestants": {"fortresses": ["saxonia"]}}
    game = moving("sweden", powers)
    choose(game, "march:sweden.1:saxonia", "garrison")
    g = raison(game)
    assert g.strength(1 << g.board.powers.index("sweden"), territory(game, "saxonia")) == 1 + 4


# -- 10.5.3 a Garrison of the victorious defender (ruling R32)

BOTH = {"victors_garrison": "both"}


@pytest.mark.rule("10.5.3", "9.7.10")
def test_a_victorious_defender_leaves_no_garrison() -> None:
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}})
    assert (question(game), asked(game)) == ("Beaten", "austria")
    choose(game, "off-board")
    assert question(game) == "AskForTurn"
    assert garrison(game, "saxonia") == ""


@pytest.mark.rule("10.5.3", "9.7.10")
def test_with_the_option_a_victorious_defender_may_leave_one() -> None:
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 3}}, options=BOTH)
    choose(game, "off-board")
    assert (question(game), asked(game), ids(game)) == ("Conquest", "protestants", ["garrison", "stop"])
    choose(game, "garrison")
    assert (garrison(game, "saxonia"), general_of(game, "protestants.1")) == ("protestants", ("saxonia", 1))


@pytest.mark.rule("10.5.3", "9.7.10")
def test_with_the_option_several_defenders_are_asked_until_a_garrison_stands() -> None:
    others = {"sweden": {"generals": {"saxonia": 2}}}
    game = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 2}}, others, options=BOTH)
    choose(game, "off-board", "stop")
    assert (question(game), asked(game)) == ("Conquest", "sweden")
    choose(game, "garrison")
    assert garrison(game, "saxonia") == "sweden"
    again = duel({"generals": {"bohemia": 0}}, {"generals": {"saxonia": 2}}, others, options=BOTH)
    choose(again, "off-board", "garrison")
    assert question(again) == "AskForTurn"


@pytest.mark.rule("10.5.2", "10.5.3")
def test_with_the_option_a_draw_is_no_victory() -> None:
    game = duel({}, {}, options=BOTH)
    assert told(game, "drawn")
    assert (question(game), asked(game)) == ("Retreat", "austria")
    choose(game, "off-board")
    assert question(game) == "AskForTurn"


@pytest.mark.rule("10.5.3", "12.5")
def test_with_the_option_an_uncontrolled_minor_still_leaves_none() -> None:
    powers = {
        "sweden": {"status": "expansionist", "generals": {"transylvania": 0}},
        "ottoman": {"status": "first", "generals": {"serbia": 3}},
    }
    game = at("movement", "sweden", 6, powers, options=BOTH)
    run_to(game, "MoveGenerals", "sweden")
    choose(game, "march:sweden.1:serbia", "end-turn")
    while question(game) != "AskForTurn":
        assert question(game) != "Conquest"
        quiet(game)
    assert told(game, "held")
