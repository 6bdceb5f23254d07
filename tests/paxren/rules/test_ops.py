"""E4 and F1 to F9: operations, their targets and what closes them."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren.ops_power import Behead

from ..positions import (
    asked,
    bishop,
    border,
    choose,
    city,
    closed,
    florins,
    holder,
    is_republic,
    open_,
    pax,
    position,
    question,
    repressed,
    suzerain,
    tableau,
    told,
)

PENCE, JESUITS, INQUISITOR = "PREN007", "PREN008", "PREN003"
STAPLE, TERCIO, SCOTS, FERRARA = "PREN034", "PREN023", "PREN017", "PREN055"


# -- E4


@pytest.mark.rule("paxren:ops")
@pytest.mark.rule("paxren:E4")
def test_a_card_carries_out_one_operation_of_several() -> None:
    game = position(tableau={"fugger": ["PREN068", "PREN090"]}, cities={"caffa": "catholic-knight"})
    choose(game, "ops:east", "use:PREN068:siege", "siege:caffa")
    assert closed(game, "use:PREN068:siege") == ("has-worked", "paxren:E4")


@pytest.mark.rule("paxren:E4")
def test_operations_of_the_other_side_wait_for_their_own_action() -> None:
    game = position(tableau={"fugger": ["PREN090", TERCIO]})
    choose(game, "ops:west")
    assert closed(game, "use:PREN090:siege")[0] == "not-offered"
    assert "use:PREN023:siege" in open_(game)


@pytest.mark.rule("paxren:E4")
def test_without_any_target_the_action_is_closed() -> None:
    game = position(tableau={"fugger": [STAPLE]}, market={"west": ["PREN001", "PREN002"]})
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")


@pytest.mark.rule("paxren:E4")
def test_an_empire_won_by_an_operation_may_act_in_the_same_action() -> None:
    game = position(
        tableau={"fugger": ["PREN040"], "medici": ["aragon"]}, florins={"fugger": 5},
        borders={"aragon_portugal": "fugger-pawn", "aragon_france": "fugger-pawn"},
    )  # fmt: skip
    choose(game, "ops:west", "use:PREN040:vote-west", "no-office")
    assert "use:aragon:campaign" in open_(game)


@pytest.mark.rule("paxren:republic")
def test_a_republic_just_made_may_act_if_its_card_has_not() -> None:
    game = position(
        tableau={"fugger": ["papal_states", "PREN040"]}, market={"west": ["PREN001", "PREN002"]},
        coins={"west": [1, 0, 0, 0, 0, 0]}, borders={"ottoman_papal_states": "fugger-pawn", "aragon_papal_states": ""},
    )  # fmt: skip
    choose(game, "ops:west", "use:PREN040:vote-west", "no-office")
    assert is_republic(game, "papal_states")
    assert "use:papal_states:commerce-west" in open_(game)


# -- F1


@pytest.mark.rule("paxren:F")
@pytest.mark.rule("paxren:F1")
def test_a_bishop_silences_all_but_the_inquisitor() -> None:
    game = position(
        tableau={"fugger": [PENCE, INQUISITOR]}, bishops={PENCE: "catholic"}, cities={"lyon": ""},
        borders={"england_france": "medici-pawn"},
    )  # fmt: skip
    choose(game, "ops:west")
    assert closed(game, f"use:{PENCE}:tax") == ("silenced", "paxren:F1")
    assert f"use:{PENCE}:inquisitor-catholic" in open_(game)


@pytest.mark.rule("paxren:player-card")
@pytest.mark.rule("paxren:F1")
def test_an_inquisitor_moves_only_bishops_of_its_religion_and_not_past_the_bank() -> None:
    game = position(
        tableau={"fugger": [JESUITS, "PREN090"], "medici": ["PREN066"]},
        bishops={JESUITS: "catholic", "PREN066": "islamic"},
    )  # fmt: skip
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")


@pytest.mark.rule("paxren:F1")
def test_a_bishop_moves_next_door_or_to_any_card_of_its_location() -> None:
    game = position(
        tableau={"fugger": [JESUITS, STAPLE, "PREN013"], "medici": ["PREN032", "PREN036"]},
        bishops={STAPLE: "catholic"},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{JESUITS}:inquisitor-catholic")
    assert open_(game) == {f"preach:{STAPLE}:{JESUITS}", f"preach:{STAPLE}:PREN013"}
    choose(game, f"preach:{STAPLE}:PREN013")
    game = position(
        tableau={"fugger": [JESUITS], "medici": ["PREN013"], "coeur": ["PREN032"]}, bishops={"PREN013": "catholic"}
    )
    choose(game, "ops:west", f"use:{JESUITS}:inquisitor-catholic")
    assert open_(game) == {f"preach:PREN013:{JESUITS}", "preach:PREN013:PREN032"}


@pytest.mark.rule("paxren:adjacent")
@pytest.mark.rule("paxren:F1")
def test_suzerain_vassals_and_the_suzerain_s_neighbours_are_adjacent() -> None:
    game = position(
        tableau={"fugger": [PENCE, "france", STAPLE]}, vassals={"hungary": "france", "ottoman": "france"},
        bishops={"hungary": "catholic"},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{PENCE}:inquisitor-catholic")
    assert open_(game) == {
        f"preach:hungary:{PENCE}", f"preach:hungary:{STAPLE}", "preach:hungary:france", "preach:hungary:ottoman",
    }  # fmt: skip


@pytest.mark.rule("paxren:bishop")
@pytest.mark.rule("paxren:F1")
def test_two_bishops_that_meet_die_and_a_couple_is_one_card() -> None:
    game = position(
        tableau={"fugger": [JESUITS, "aragon"]}, queens={"aragon": "PREN044"},
        bishops={JESUITS: "catholic", "aragon": "islamic"}, cities={"valencia": "catholic-rook"},
    )  # fmt: skip
    choose(game, "ops:west")
    assert closed(game, "use:PREN044:repress-pawn-rook") == ("silenced", "paxren:F1")
    choose(game, f"use:{JESUITS}:inquisitor-catholic")
    assert pax(game).bishops == ()
    assert "use:PREN044:repress-pawn-rook" in open_(game)


# -- F2, F3


@pytest.mark.rule("paxren:F2")
def test_commerce_takes_from_its_own_row_only_and_from_the_face_down_card_too() -> None:
    game = position(
        tableau={"fugger": [STAPLE]}, market={"east": ["PREN058"], "west": ["PREN001", "PREN002", "PREN003"]},
        coins={"east": [5, 0, 0, 0, 0, 0], "west": [1, 0, 2, 0, 0, 0]},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{STAPLE}:commerce-west")
    assert open_(game) == {"collect:west:1", "collect:west:3"}
    assert closed(game, "collect:west:2") == ("no-coins", "paxren:F2")


@pytest.mark.rule("paxren:F2")
def test_florins_in_an_emptied_place_are_out_of_reach() -> None:
    game = position(
        tableau={"fugger": [STAPLE]}, market={"west": ["PREN001", "PREN002"]}, coins={"west": [20, 0, 0, 0, 0, 0]}
    )
    choose(game, "fair:west")
    while question(game) != "Act":
        choose(game, sorted(open_(game))[0])
    assert pax(game).coins[6] > 0
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")


@pytest.mark.rule("paxren:F3")
def test_an_assassin_of_an_empire_dies_with_it_and_never_beheads_itself() -> None:
    game = position(tableau={"fugger": ["PREN088"], "medici": ["ottoman", "PREN063"]})
    choose(game, "ops:east", "use:PREN088:behead")
    assert open_(game) == {"behead:ottoman", "behead:PREN063"}
    choose(game, "behead:ottoman")
    assert holder(game, "ottoman") == ""
    assert tableau(game, "fugger") == set()


@pytest.mark.rule("paxren:F3")
def test_a_beheaded_queen_leaves_her_king_and_a_beheaded_king_takes_her_along() -> None:
    for victim, left in (("PREN044", {"aragon"}), ("aragon", set())):
        game = position(
            options={"cards": "expansion"}, tableau={"fugger": ["PREN121X", "PREN064"], "medici": ["aragon"]},
            queens={"aragon": "PREN044"},
        )  # fmt: skip
        g = pax(game)
        target = Behead(0, g.board.cards.index["PREN064"], 5)
        target.taken(g, 0, g.lexicon["behead", g.board.cards.index[victim]])
        assert tableau(game, "medici") == left


# -- F4, F5


@pytest.mark.rule("paxren:F4")
def test_a_tax_unpaid_represses_the_concession_and_still_raises_a_levy() -> None:
    game = position(
        tableau={"fugger": ["PREN065"], "medici": ["mamluk"]}, florins={"coeur": 1},
        cities={"cairo": "islamic-rook", "cyprus": ""},
    )  # fmt: skip
    choose(game, "ops:east", "use:PREN065:tax")
    assert (question(game), asked(game)) == ("PayTax", "coeur")
    choose(game, "give-up")
    assert border(game, "mamluk_ottoman") == "none"
    assert repressed(game, "mamluk") == ["coeur-pawn"]
    assert city(game, "cyprus") == "catholic-rook"
    assert florins(game, "coeur") == 1


@pytest.mark.rule("paxren:saturation")
@pytest.mark.rule("paxren:F4")
def test_who_cannot_pay_is_not_asked_and_a_saturated_empire_is_not_taxed() -> None:
    game = position(tableau={"fugger": ["PREN065"]}, florins={"coeur": 0}, cities={"cyprus": ""})
    choose(game, "ops:east", "use:PREN065:tax")
    assert border(game, "mamluk_ottoman") == "none"
    game = position(tableau={"fugger": ["PREN065"]}, cities={"cairo": "islamic-rook", "cyprus": "catholic-rook"})
    choose(game, "ops:east")
    assert closed(game, "use:PREN065:tax") == ("no-target", "paxren:F4")


@pytest.mark.rule("paxren:F5")
def test_repress_takes_its_kind_for_a_florin_and_never_a_pirate() -> None:
    game = position(
        tableau={"fugger": ["PREN089"]}, cities={"tana": "islamic-knight", "caffa": "catholic-rook"},
        borders={"byzantium_hungary": "islamic-pirate"}, florins={"fugger": 0},
    )  # fmt: skip
    choose(game, "ops:east", "use:PREN089:repress-knight")
    assert told(game, "went-home") == [{"token": "islamic-knight", "spot": "tana", "empire": "byzantium"}]
    assert florins(game, "fugger") == 1


# -- F6


@pytest.mark.rule("paxren:F6")
def test_a_vote_needs_more_concessions_than_anyone_and_no_vassal() -> None:
    base = {"tableau": {"fugger": ["PREN040"], "medici": ["aragon", "france"]}, "vassals": {"portugal": "aragon"}}
    borders = {"aragon_papal_states": "medici-pawn", "aragon_portugal": "fugger-pawn", "aragon_france": "fugger-pawn",
               "england_france": "fugger-pawn"}  # fmt: skip
    game = position(**base, borders=borders)
    choose(game, "ops:west", "use:PREN040:vote-west")
    assert open_(game) == {"vote:aragon", "vote:france"}
    assert closed(game, "vote:portugal") == ("is-vassal", "paxren:F6")
    assert closed(game, "vote:england") == ("in-stack", "paxren:F6")
    game = position(**base, borders=borders | {"aragon_portugal": "medici-pawn"})
    choose(game, "ops:west")
    assert "use:PREN040:vote-west" in open_(game)
    choose(game, "use:PREN040:vote-west")
    assert told(game, "voted")[0]["empire"] == "france"


@pytest.mark.rule("paxren:F6")
def test_a_vote_takes_an_opponent_s_republic_as_a_monarchy_without_its_price_nobody_votes() -> None:
    start = {
        "tableau": {"fugger": ["PREN040"], "medici": ["aragon"]}, "republics": ["aragon"],
        "repressed": {"aragon": ["coeur-pawn", "coeur-pawn"]},
        "borders": {"aragon_portugal": "fugger-pawn", "aragon_france": "fugger-pawn"},
    }  # fmt: skip
    game = position(**start, florins={"fugger": 1})
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")
    game = position(**start, florins={"fugger": 2})
    choose(game, "ops:west", "use:PREN040:vote-west")
    assert florins(game, "fugger") == 0
    assert (holder(game, "aragon"), is_republic(game, "aragon")) == ("fugger", False)
    assert repressed(game, "aragon") == ["coeur-pawn", "coeur-pawn"]


# -- F7, F8


@pytest.mark.rule("paxren:F7")
def test_a_corsair_sails_to_sea_borders_of_its_map_card_and_its_neighbours() -> None:
    game = position(tableau={"fugger": [SCOTS]}, borders={"england_france": "reformist-pirate"})
    choose(game, "ops:west", f"use:{SCOTS}:corsair-reformist")
    assert open_(game) == {
        f"sail:england_france:{there}"
        for there in ("england_portugal", "france_holy_roman_empire", "aragon_portugal", "aragon_papal_states")
    }
    choose(game, "sail:england_france:france_holy_roman_empire")
    assert border(game, "england_france") == "none"
    assert border(game, "france_holy_roman_empire") == "reformist-rook"
    assert pax(game).reserve[pax(game).board.tokens.index("fugger-pawn")] == 10


@pytest.mark.rule("paxren:F7")
def test_a_corsair_starts_at_its_location_and_never_meets_its_own_colour() -> None:
    game = position(
        tableau={"fugger": [SCOTS]}, borders={"aragon_papal_states": "reformist-pirate", "england_portugal": ""}
    )
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")
    game = position(
        tableau={"fugger": [SCOTS]},
        borders={"england_france": "reformist-pirate", "england_portugal": "reformist-pirate"},
    )
    choose(game, "ops:west", f"use:{SCOTS}:corsair-reformist")
    assert closed(game, "sail:england_france:england_portugal") == ("same-pirate", "paxren:F7")


@pytest.mark.rule("paxren:repressed-tokens")
@pytest.mark.rule("paxren:F8")
def test_a_siege_of_the_west_leaves_the_east_and_the_repressed_alone() -> None:
    game = position(
        tableau={"fugger": [TERCIO], "medici": ["france"]}, repressed={"france": ["islamic-rook"]},
        cities=dict.fromkeys(("london", "vienna", "toledo", "valencia", "venice"), ""),
    )  # fmt: skip
    choose(game, "ops:west", f"use:{TERCIO}:siege")
    assert city(game, "paris") == "none"
    assert repressed(game, "france") == ["islamic-rook"]


# -- F9


@pytest.mark.rule("paxren:F9")
def test_a_campaign_is_paid_for_every_knight_or_not_at_all() -> None:
    start = {"tableau": {"fugger": ["france"]}, "cities": {"lyon": "reformist-knight", "london": ""}}
    game = position(**start, florins={"fugger": 1})
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")
    game = position(**start, florins={"fugger": 2})
    choose(game, "ops:west", "use:france:campaign")
    assert open_(game) == {
        f"campaign:{e}" for e in ("england", "holy_roman_empire", "portugal", "aragon", "papal_states")
    }
    choose(game, "campaign:england")
    assert florins(game, "fugger") == 0
    assert (suzerain(game, "england"), holder(game, "england")) == ("france", "fugger")
    assert city(game, "paris") == "catholic-knight"


@pytest.mark.rule("paxren:F9")
def test_as_many_defenders_as_attackers_hold_and_all_die() -> None:
    game = position(tableau={"fugger": ["france"]}, florins={"fugger": 2})
    choose(game, "ops:west", "use:france:campaign", "campaign:england")
    assert (city(game, "paris"), city(game, "london")) == ("none", "none")
    assert holder(game, "england") == ""


@pytest.mark.rule("paxren:strawman")
@pytest.mark.rule("paxren:F9")
def test_a_vassal_does_not_march_on_its_suzerain_and_a_mock_war_changes_nothing() -> None:
    game = position(
        tableau={"fugger": ["france"]}, vassals={"england": "france"}, florins={"fugger": 5},
        cities={"london": "", "bordeaux": "", "paris": "catholic-knight", "toledo": ""},
    )  # fmt: skip
    choose(game, "ops:west", "use:france:campaign", "campaign:england")
    assert told(game, "won") == [{"bank": "fugger", "empire": "england"}]
    assert suzerain(game, "england") == "france"
    assert told(game, "vassal") == []
    game = position(tableau={"fugger": ["france"]}, vassals={"england": "france"}, cities={"london": "catholic-knight"})
    choose(game, "ops:west", "use:england:campaign")
    assert closed(game, "campaign:france") == ("own-suzerain", "paxren:F9")


@pytest.mark.rule("paxren:suzerain")
@pytest.mark.rule("paxren:F9")
def test_a_campaign_on_another_empire_of_one_s_own_makes_it_a_vassal_with_a_concession() -> None:
    game = position(
        tableau={"fugger": ["france", "england"]}, republics=["england"], vassals={"hungary": "france"},
        bishops={"england": "islamic"}, cities={"london": ""}, florins={"fugger": 5},
    )  # fmt: skip
    choose(game, "ops:west", "use:france:campaign", "campaign:england")
    assert suzerain(game, "england") == "france"
    assert not is_republic(game, "england")
    assert bishop(game, "england") == "islamic"
    assert question(game) == "Concession"


@pytest.mark.rule("paxren:vassal")
@pytest.mark.rule("paxren:F9")
def test_a_conquered_king_loses_queen_and_vassals_but_keeps_bishop_and_repressed() -> None:
    game = position(
        tableau={"fugger": ["france"], "medici": ["england"]}, queens={"england": "PREN047"},
        vassals={"portugal": "england"}, bishops={"england": "catholic"}, repressed={"england": ["islamic-rook"]},
        cities={"london": ""}, florins={"fugger": 5},
    )  # fmt: skip
    choose(game, "ops:west", "use:france:campaign", "campaign:england", "no-office")
    assert question(game) == "Emancipate"
    choose(game, "done")
    assert tableau(game, "fugger") == {"france", "england"}
    assert holder(game, "portugal") == ""
    assert "PREN047" in game.view()["gone"]
    assert bishop(game, "england") == "catholic"
    assert repressed(game, "england") == ["islamic-rook"]
