"""Abilities that change hands, sales, fairs, votes, wars and beheadings."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren.regime import room
from theatrum.titles.paxren.turning import turn_map
from theatrum.titles.paxren.vocabulary import FACES, TOKENS

from ..positions import (
    choose,
    city,
    closed,
    florins,
    holder,
    is_republic,
    open_,
    pax,
    question,
    repressed,
    suzerain,
    tableau,
    told,
)
from .proofs import ability, fair, position

# -- hands, sales, silence


@ability("no_hand_limit")
def test_any_number_of_cards_is_held_until_the_ability_is_gone() -> None:
    game = position(
        tableau={"fugger": ["PREN042"]}, hands={"fugger": ["PREN010", "PREN011"]}, florins={"fugger": 9},
        market={"west": ["PREN001", "PREN002"]},
    )  # fmt: skip
    choose(game, "buy:PREN002")
    assert len(pax(game).hands[0]) == 3
    choose(game, "sell:PREN042")
    assert question(game) == "OverLimit"
    choose(game, "discard:PREN010")
    assert "PREN010" in game.view(1)["gone"]
    assert len(pax(game).hands[0]) == 2


@ability("no_hand_limit")
def test_a_silenced_bank_has_its_limit_again() -> None:
    game = position(
        tableau={"fugger": ["PREN042"]}, bishops={"PREN042": "islamic"}, hands={"fugger": ["PREN010", "PREN011"]},
        florins={"fugger": 9}, market={"west": ["PREN001", "PREN002"]},
    )  # fmt: skip
    assert closed(game, "buy:PREN002")[0] == "hand-full"


@ability("ransom")
def test_a_hostage_sells_for_four_from_the_tableau_only() -> None:
    for start, price in (({"tableau": {"fugger": ["PREN088"]}}, 4), ({"hands": {"fugger": ["PREN088"]}}, 2)):
        game = position(**start, florins={"fugger": 0})
        choose(game, "sell:PREN088")
        assert florins(game, "fugger") == price
    game = position(tableau={"fugger": ["hungary"]}, queens={"hungary": "PREN104X"}, florins={"fugger": 0})
    choose(game, "sell:hungary")
    assert florins(game, "fugger") == 6


@ability("unsilenced")
def test_behind_the_kremlin_s_walls_no_card_is_silenced() -> None:
    start = {
        "bishops": {"PREN082": "islamic"}, "market": {"east": ["PREN058"]}, "coins": {"east": [1, 0, 0, 0, 0, 0]},
        "cities": {"cairo": "", "cyprus": ""},
    }  # fmt: skip
    silent = position(tableau={"fugger": ["PREN082"]}, **start)
    assert closed(silent, "ops:east") == ("no-target", "paxren:E4")
    game = position(tableau={"fugger": ["PREN082", "PREN074"]}, **start)
    choose(game, "ops:east")
    assert "use:PREN082:commerce-east" in open_(game)


# -- pirates, fairs, votes


@ability("convoy")
def test_no_pirate_comes_where_a_convoy_sails() -> None:
    game = position(tableau={"marchionni": ["PREN113X"]}, hands={"fugger": ["PREN017"]})
    choose(game, "play:PREN017")
    assert closed(game, "moor:england_portugal") == ("convoy", "paxren:F7")
    game = position(tableau={"marchionni": ["PREN113X"], "fugger": ["PREN017"]},
                    borders={"england_france": "reformist-pirate"})  # fmt: skip
    choose(game, "ops:west", "use:PREN017:corsair-reformist")
    assert closed(game, "sail:england_france:england_portugal") == ("convoy", "paxren:F7")


@ability("spice_monopoly")
def test_concessions_earn_double_on_the_way_from_the_spice_islands() -> None:
    for emporium, factor in (("spice_islands", 2), ("trebizond", 1)):
        game = position(tableau={"marchionni": ["PREN014"]}, open=[emporium], coins={"west": [9] + [0] * 5})
        before = florins(game, "marchionni")
        fair(game, "west")
        assert florins(game, "marchionni") == before + factor
    game = position(
        tableau={"marchionni": ["PREN014", "PREN018"]}, open=["spice_islands"], coins={"west": [9] + [0] * 5}
    )
    before = florins(game, "marchionni")
    fair(game, "west")
    assert florins(game, "marchionni") == before + 4


@ability("double_pay")
def test_michelangelo_doubles_what_concessions_earn_as_far_as_the_profit_goes() -> None:
    game = position(tableau={"coeur": ["PREN131X"]}, coins={"east": [9] + [0] * 5})
    before = florins(game, "coeur")
    fair(game, "east")
    assert florins(game, "coeur") == before + 2
    game = position(tableau={"coeur": ["PREN131X"]})
    before = florins(game, "coeur")
    fair(game, "east")
    assert florins(game, "coeur") == before + 1


@ability("double_votes")
def test_michelangelo_s_concessions_vote_twice() -> None:
    start = {"borders": {"aragon_portugal": "fugger-pawn"}, "florins": {"fugger": 5}}
    game = position(tableau={"fugger": ["PREN040"], "medici": ["aragon"]}, **start)
    assert closed(game, "ops:west") == ("no-target", "paxren:E4")
    game = position(tableau={"fugger": ["PREN040", "PREN131X"], "medici": ["aragon"]}, **start)
    choose(game, "ops:west", "use:PREN040:vote-west")
    assert holder(game, "aragon") == "fugger"


@ability("patrons_of_votes")
def test_patrons_make_votes_cheaper() -> None:
    game = position(
        tableau={"fugger": ["PREN040", "PREN166X", "PREN055", "aragon"]}, florins={"fugger": 1},
        repressed={"aragon": ["coeur-pawn", "coeur-pawn"]},
        borders={"aragon_portugal": "fugger-pawn", "aragon_france": "fugger-pawn"},
    )  # fmt: skip
    choose(game, "ops:west", "use:PREN040:vote-west")
    assert told(game, "voted")[0]["price"] == 1
    assert is_republic(game, "aragon")


@ability("double_subsidy")
def test_the_starter_takes_two_florins() -> None:
    game = position(tableau={"fugger": ["PREN215P"]}, clear=True, coins={"east": [3] + [0] * 5})
    before = florins(game, "fugger")
    fair(game, "east")
    assert florins(game, "fugger") == before + 2


# -- cities, kings, wars


@ability("condottiere")
def test_venice_holds_a_second_catholic_token_while_the_ability_lasts() -> None:
    game = position(tableau={"fugger": ["PREN055"]}, hands={"fugger": ["PREN024"]})
    choose(game, "play:PREN024", "station:venice-2", "leave-out")
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-knight", "catholic-knight")
    choose(game, "sell:PREN024")
    assert city(game, "venice-2") == "catholic-knight"
    while game.to_act != (0,):
        choose(game, "pass")
    choose(game, "sell:PREN055")
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-knight", "none")
    assert told(game, "crowded-out") == [{"token": "catholic-knight", "spot": "venice-2"}]


@pytest.mark.rule("paxren:city")
@ability("condottiere")
@pytest.mark.parametrize("card", ["PREN024", "PREN055", "PREN143X"])
def test_the_last_token_of_venice_stays_when_the_card_goes(card: str) -> None:
    game = position(tableau={"fugger": [card]}, cities={"venice": "", "venice-2": "catholic-rook"})
    choose(game, f"sell:{card}")
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-rook", "none")
    assert told(game, "crowded-out") == []


@pytest.mark.rule("paxren:city")
@ability("condottiere")
def test_of_two_tokens_the_one_in_the_second_place_leaves() -> None:
    game = position(tableau={"fugger": ["PREN055"]}, cities={"venice": "catholic-rook", "venice-2": "catholic-knight"})
    before = game.view()["reserve"]["catholic-knight"]
    choose(game, "sell:PREN055")
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-rook", "none")
    assert game.view()["reserve"]["catholic-knight"] == before + 1


@ability("condottiere")
def test_the_second_place_goes_with_the_catholic_icon() -> None:
    """A Reformation turns the Papal States: its icon in Venice is a Reformed Rook."""
    game = position(tableau={"fugger": ["PREN055"]}, cities={"venice": "", "venice-2": "catholic-rook"})
    g = pax(game)
    turn_map(g, 0, g.board.land.index["papal_states"], FACES.index("reformist"))
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-rook", "none")


@pytest.mark.rule("paxren:E2.2")
@ability("condottiere")
def test_another_religion_takes_venice_from_both_its_tokens_for_a_florin_each() -> None:
    both = {"venice": "catholic-knight", "venice-2": "catholic-rook"}
    start = {"tableau": {"medici": ["PREN055", "papal_states"]}, "hands": {"fugger": ["PREN033"]}, "cities": both}
    game = position(florins={"fugger": 1}, **start)
    choose(game, "play:PREN033", "no-one-shot")
    assert closed(game, "station:venice") == ("no-florins", "paxren:E2.2")
    game = position(florins={"fugger": 2}, **start)
    choose(game, "play:PREN033", "no-one-shot", "station:venice")
    assert (city(game, "venice"), city(game, "venice-2")) == ("islamic-knight", "none")
    assert repressed(game, "papal_states") == ["catholic-knight", "catholic-rook"]
    assert florins(game, "fugger") == 0


@pytest.mark.rule("paxren:G4")
@ability("condottiere")
def test_beside_another_religion_there_is_no_second_place() -> None:
    """Neither for a levy nor for an agent nor for the emancipated."""
    start = {"tableau": {"fugger": ["PREN055"]}, "cities": {"venice": "islamic-rook"}}
    game = position(hands={"fugger": ["PREN024"]}, **start)
    papal = pax(game).board.land.index["papal_states"]
    assert pax(game).free_cities(papal) == []
    choose(game, "play:PREN024")
    assert open_(game, "station") == {"station:venice"}
    alone = position(tableau={"fugger": ["PREN055"]}, cities={"venice": "", "venice-2": "catholic-rook"})
    tokens = [TOKENS.index("islamic-knight"), TOKENS.index("catholic-knight")]
    places = {TOKENS[token]: spot for token, spot in room(pax(alone), papal, tuple(tokens))}
    assert places == {"catholic-knight": pax(alone).board.land.venice}


@ability("condottiere")
def test_venice_s_second_place_is_closed_to_others_and_without_the_ability_to_all() -> None:
    game = position(tableau={"fugger": ["PREN055"]}, hands={"fugger": ["PREN033"]})
    choose(game, "play:PREN033", "no-one-shot")
    assert "station:venice-2" not in open_(game)
    game = position(hands={"fugger": ["PREN023"]})
    choose(game, "play:PREN023")
    assert closed(game, "station:venice-2") == ("blocked", "paxren:B5")


@pytest.mark.rule("paxren:A1")
@ability("annulment")
def test_the_star_chamber_takes_a_married_king_from_another_tableau() -> None:
    start = {"hands": {"fugger": ["PREN045"]}, "queens": {"france": "PREN048"}, "vassals": {"aragon": "france"}}
    game = position(tableau={"fugger": ["PREN006"], "medici": ["france"]}, **start)
    choose(game, "play:PREN045", "crown:france")
    assert tableau(game, "fugger") == {"PREN006", "france", "PREN045"}
    assert holder(game, "aragon") == ""
    assert "PREN048" in game.view()["gone"]
    game = position(tableau={"fugger": ["PREN006", "france"]}, **start)
    choose(game, "play:PREN045", "crown:france")
    assert (holder(game, "aragon"), suzerain(game, "aragon")) == ("fugger", "france")
    assert not is_republic(game, "france")


@ability("crusading_rooks")
def test_rooks_next_door_join_the_hospitallers_crusades() -> None:
    start = {
        "hands": {"fugger": ["PREN008"]},
        "cities": {
            "valencia": "islamic-knight", "paris": "catholic-rook", "lyon": "catholic-rook", "toledo": "", "venice": "",
            "london": "", "vienna": "",
        },
    }  # fmt: skip
    game = position(**start)
    choose(game, "play:PREN008")
    assert question(game) == "PlaceAgent"
    game = position(**start, tableau={"fugger": ["PREN012"]})
    choose(game, "play:PREN008", "launch:aragon")
    assert told(game, "battle")[0]["attack"] == 2
    choose(game, "fall:catholic-rook:paris")
    assert holder(game, "aragon") == "fugger"


@ability("slave_recruits")
def test_the_repressed_of_egypt_march_and_are_paid_in_campaigns_against_the_east() -> None:
    game = position(
        tableau={"fugger": ["PREN164X", "mamluk"]}, repressed={"mamluk": ["medici-pawn", "catholic-rook"]},
        cities={"tana": "", "cairo": "islamic-knight"}, florins={"fugger": 3},
    )  # fmt: skip
    choose(game, "ops:east", "use:mamluk:campaign", "campaign:byzantium")
    assert florins(game, "fugger") == 0
    assert suzerain(game, "byzantium") == "mamluk"
    assert repressed(game, "mamluk") == ["catholic-rook", "medici-pawn"]


@ability("closed_passes")
def test_catherine_of_navarre_parts_portugal_from_france() -> None:
    start = {"cities": {"toledo": "catholic-knight"}, "florins": {"medici": 5}, "seat": "medici"}
    game = position(tableau={"medici": ["portugal"]}, **start)
    choose(game, "ops:west", "use:portugal:campaign")
    assert "campaign:france" in open_(game)
    game = position(tableau={"medici": ["portugal"], "fugger": ["aragon"]}, queens={"aragon": "PREN151X"}, **start)
    choose(game, "ops:west", "use:portugal:campaign")
    assert open_(game) == {"campaign:england", "campaign:aragon"}


# -- behead


@pytest.mark.parametrize(
    ("card", "victims", "reached"),
    [
        ("PREN001", {"PREN013": "catholic", "PREN017": "islamic", "PREN034": "reformist"}, {"PREN013", "PREN034"}),
        ("PREN118X", {"PREN065": "catholic", "PREN066": "islamic", "PREN068": "reformist"}, {"PREN066", "PREN068"}),
        ("PREN209P", {"PREN065": "catholic", "PREN066": "islamic", "PREN068": "reformist"},
         {"PREN065", "PREN066", "PREN068"}),
    ],
)  # fmt: skip
@ability("heretics_block_west", "heretics_block_east", "clergy_block_east")
def test_some_behead_only_under_a_bishop(card: str, victims: dict[str, str], reached: set[str]) -> None:
    free = "PREN072" if card != "PREN001" else "PREN023"
    game = position(tableau={"fugger": [card], "medici": [*victims, free]}, bishops=victims)
    choose(game, "ops:west" if card == "PREN001" else "ops:east", f"use:{card}:behead")
    assert open_(game) == {f"behead:{victim}" for victim in reached}
    assert closed(game, f"behead:{free}") == ("no-such-bishop", "paxren:F3")
