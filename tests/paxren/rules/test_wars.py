"""J, K and BATTLE: who fights, who falls, what a won war changes."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren.battle import attackers, defenders, field_of
from theatrum.titles.paxren.vocabulary import WARS

from ..positions import (
    asked,
    bank,
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

BORGIA, FLANDERS, JESUITS, LUTHER, GRIM = "PREN009", "PREN036", "PREN008", "PREN052", "PREN058"
KLEPHTS, ARUMER, BOLD = "PREN080", "PREN020", "PREN028"

ALL_KINDS = {
    "tableau": {"medici": ["aragon"]},
    "repressed": {"aragon": ["catholic-knight", "islamic-rook", "fugger-pawn", "coeur-pawn"]},
    "cities": {
        "valencia": "catholic-knight", "algiers": "catholic-rook", "paris": "catholic-knight", "lyon": "catholic-rook",
        "london": "", "toledo": "", "venice": "", "vienna": "",
    },
    "borders": {
        "aragon_portugal": "catholic-pirate", "aragon_papal_states": "islamic-pirate", "aragon_france": "fugger-pawn",
    },
}  # fmt: skip


def forces(war: str, card: str, by: str = "france") -> tuple[list[str], list[str]]:
    """Attackers and defenders in Aragon, as 'token at spot'."""
    game = position(options={"cards": "promo"}, **ALL_KINDS)
    g = pax(game)
    number, empire = WARS.index(war), g.board.land.index["aragon"]
    fugger = g.board.banks.index("fugger")
    field = field_of(g, fugger, g.board.cards.index[card] if card else -1, number, empire)
    spots, tokens = g.lexicon.names["spot"], g.lexicon.names["token"]

    def named(side: list[tuple[int, int]]) -> list[str]:
        return sorted(f"{tokens[token]} {spots[spot]}" for spot, token in side)

    attack = attackers(g, fugger, number, empire, g.board.land.index[by], field)
    return named(attack), named(defenders(g, number, empire))


RULERS = ["catholic-knight valencia", "catholic-rook algiers"]
PIRATES = ["catholic-rook aragon_portugal", "islamic-rook aragon_papal_states"]


@pytest.mark.rule("paxren:knight")
@pytest.mark.rule("paxren:battle-forces")
def test_a_campaign_is_fought_by_the_knights_of_the_campaigning_king_alone() -> None:
    assert forces("campaign", "") == (["catholic-knight paris"], RULERS)


@pytest.mark.rule("paxren:ruling-class")
@pytest.mark.rule("paxren:battle-forces")
def test_conspirators_are_agents_repressed_nobles_and_all_pirates() -> None:
    attack, defence = forces("conspiracy", BOLD)
    field = ["catholic-knight field"] * 3 + ["islamic-rook field"]
    assert attack == sorted([*field, *PIRATES])
    assert defence == RULERS


@pytest.mark.rule("paxren:pawn")
@pytest.mark.rule("paxren:battle-forces")
def test_rebels_are_agents_with_pawns_all_serfs_own_concessions_and_all_pirates() -> None:
    attack, defence = forces("peasant_revolt", FLANDERS)
    assert attack == sorted(
        ["fugger-pawn field", "fugger-pawn field", "coeur-pawn field", "fugger-pawn aragon_france", *PIRATES]
    )
    assert defence == RULERS


@pytest.mark.rule("paxren:heretics")
@pytest.mark.rule("paxren:battle-forces")
def test_crusaders_are_coreligionists_there_and_knights_next_door_against_heretics() -> None:
    attack, defence = forces("crusade", JESUITS)
    assert attack == sorted([*RULERS, "catholic-rook aragon_portugal", "catholic-knight paris"])
    assert defence == ["islamic-rook aragon_papal_states"]


@pytest.mark.rule("paxren:religious-war")
@pytest.mark.rule("paxren:battle-forces")
def test_a_jihad_turns_the_sides_round() -> None:
    attack, defence = forces("jihad", "PREN210P")
    assert attack == ["islamic-pirate field", "islamic-rook aragon_papal_states"]
    assert defence == sorted([*RULERS, "catholic-rook aragon_portugal"])


@pytest.mark.rule("paxren:battle")
def test_pawns_and_bishops_of_a_card_do_not_fight_in_a_conspiracy() -> None:
    assert [f for f in forces("conspiracy", "PREN166X")[0] if "fugger-pawn" in f] == []
    assert [f for f in forces("conspiracy", BORGIA)[0] if "bishop" in f] == []


# -- outcomes


@pytest.mark.rule("paxren:battle")
def test_outnumbered_attackers_all_die_and_the_attacker_picks_who_falls_with_them() -> None:
    game = position(
        hands={"fugger": ["PREN053"]},
        cities={"paris": "catholic-knight", "lyon": "islamic-rook", "bruges": "islamic-rook"},
    )  # fmt: skip
    choose(game, "play:PREN053", "launch:france")
    assert open_(game) == {"fall:catholic-knight:paris", "fall:islamic-rook:lyon", "fall:islamic-rook:bruges"}
    choose(game, "fall:islamic-rook:lyon")
    assert (city(game, "paris"), city(game, "lyon"), city(game, "bruges")) == (
        "catholic-knight",
        "none",
        "islamic-rook",
    )
    assert holder(game, "france") == ""
    assert tableau(game, "fugger") == {"PREN053"}
    assert pax(game).reserve[4] == 10 - 2


@pytest.mark.rule("paxren:civil-war")
@pytest.mark.rule("paxren:J")
def test_a_conspiracy_takes_the_empire_from_its_holder_even_a_vassal() -> None:
    game = position(
        hands={"fugger": [BOLD]}, tableau={"medici": ["aragon"]}, vassals={"france": "aragon"}, cities={"paris": ""}
    )
    choose(game, f"play:{BOLD}", "launch:france")
    assert (holder(game, "france"), suzerain(game, "france")) == ("fugger", "")
    assert holder(game, "aragon") == "medici"


@pytest.mark.rule("paxren:J1")
def test_the_winner_of_a_conspiracy_may_turn_a_theocracy_over() -> None:
    for answer, face in (("turn-map:medieval", "medieval"), ("keep-map", "reformist")):
        game = position(hands={"fugger": [BOLD]}, faces={"france": "reformist"}, cities={"paris": ""})
        choose(game, f"play:{BOLD}", "launch:france")
        assert question(game) == "Overthrow"
        choose(game, answer)
        assert next(card["face"] for card in game.view()["map"] if card["id"] == "france") == face


@pytest.mark.rule("paxren:J1")
def test_papal_states_and_mamluk_turn_to_their_other_theocracy() -> None:
    game = position(hands={"fugger": ["PREN082"]}, cities={"cairo": ""})
    choose(game, "play:PREN082", "launch:mamluk")
    assert open_(game) == {"turn-map:catholic", "keep-map"}


@pytest.mark.rule("paxren:J2")
def test_a_revolt_leaves_a_theocracy_and_repressed_nobles_as_they_are() -> None:
    game = position(
        hands={"fugger": [FLANDERS]}, tableau={"medici": ["france"]}, faces={"france": "reformist"},
        cities={"paris": ""}, repressed={"france": ["catholic-knight"]},
    )  # fmt: skip
    choose(game, f"play:{FLANDERS}", "launch:france")
    assert told(game, "battle")[0]["attack"] == 2
    assert told(game, "map-turned") == []
    assert repressed(game, "france") == ["catholic-knight"]
    assert holder(game, "france") == "fugger"


@pytest.mark.rule("paxren:battle")
def test_victors_without_room_are_repressed_and_pirates_without_room_die() -> None:
    game = position(
        hands={"fugger": [ARUMER]}, tableau={"medici": ["france"]}, repressed={"france": ["coeur-pawn", "coeur-pawn"]},
        cities={"paris": ""},
        borders={
            "england_france": "medici-pawn", "france_holy_roman_empire": "medici-pawn", "aragon_france": "medici-pawn",
        },
    )  # fmt: skip
    rooks = pax(game).reserve[5]
    choose(game, f"play:{ARUMER}", "launch:france")
    assert repressed(game, "france") == ["coeur-pawn", "coeur-pawn"]
    assert pax(game).reserve[5] == rooks


@pytest.mark.rule("paxren:K1")
def test_no_religious_war_without_heretics_and_repressed_ones_do_not_count() -> None:
    game = position(
        hands={"fugger": [LUTHER]}, tableau={"medici": ["holy_roman_empire"]},
        cities={"vienna": "reformist-knight"}, repressed={"holy_roman_empire": ["catholic-knight"]},
    )  # fmt: skip
    choose(game, f"play:{LUTHER}")
    assert question(game) == "PlaceAgent"
    game = position(hands={"fugger": [LUTHER]})
    choose(game, f"play:{LUTHER}")
    assert "launch:holy_roman_empire" in open_(game)


@pytest.mark.rule("paxren:K2")
def test_a_won_religious_war_turns_the_map_only_to_a_side_that_fits() -> None:
    game = position(hands={"fugger": [LUTHER]}, cities={"vienna": "catholic-rook"})
    choose(game, f"play:{LUTHER}", "launch:holy_roman_empire")
    assert told(game, "map-turned") == [{"empire": "holy_roman_empire", "face": "reformist"}]
    game = position(hands={"fugger": ["PREN066"]}, faces={"hungary": "reformist"})
    choose(game, "play:PREN066", "launch:hungary")
    assert told(game, "map-turned") == []
    assert holder(game, "hungary") == "fugger"


@pytest.mark.rule("paxren:K2")
@pytest.mark.parametrize(("chosen", "turned"), [("first", []), ("second", [{"empire": "hungary", "face": "islamic"}])])
def test_only_on_the_second_map_can_hungary_turn_islamic(chosen: str, turned: list[dict[str, str]]) -> None:
    game = position(hands={"fugger": ["PREN071"]}, options={"map": chosen})
    choose(game, "play:PREN071", "launch:hungary")
    choose(game, "fall:islamic-knight:field")
    assert told(game, "map-turned") == turned
    assert holder(game, "hungary") == "fugger"


@pytest.mark.rule("paxren:K2")
@pytest.mark.parametrize(
    ("card", "empire", "face", "cities"),
    [
        ("PREN128X", "england", "reformist",
         {"london": "reformist-rook", "paris": "catholic-knight", "lyon": "catholic-knight"}),
        ("PREN094X", "byzantium", "islamic", {"tana": "", "trebizond": "reformist-rook", "caffa": "islamic-knight"}),
    ],
)  # fmt: skip
def test_two_cards_turn_a_foreign_theocracy_back_to_its_secular_side(
    card: str, empire: str, face: str, cities: dict[str, str]
) -> None:
    game = position(options={"cards": "expansion"}, hands={"fugger": [card]}, faces={empire: face}, cities=cities)
    choose(game, f"play:{card}", f"launch:{empire}")
    while question(game) == "Casualty":
        choose(game, sorted(open_(game))[0])
    assert told(game, "map-turned") == [{"empire": empire, "face": "medieval"}]


@pytest.mark.rule("paxren:K2")
def test_the_attacker_sets_the_tokens_of_constantinople_on_its_new_icons() -> None:
    start = {"constantinople-1": "", "constantinople-2": "", "modon": "reformist-rook", "rhodes": ""}
    game = position(hands={"fugger": [GRIM]}, cities=start)
    choose(game, f"play:{GRIM}", "launch:ottoman", "fall:islamic-knight:tana")
    assert told(game, "map-turned") == [{"empire": "ottoman", "face": "islamic"}]
    assert open_(game) == {"occupy:islamic-knight:constantinople-1", "occupy:islamic-knight:constantinople-3"}
    choose(game, "occupy:islamic-knight:constantinople-1")
    assert city(game, "constantinople-1") == "islamic-knight"
    assert city(game, "constantinople-3") == "none"


@pytest.mark.rule("paxren:K2")
def test_a_full_constantinople_of_one_kind_needs_no_arranging() -> None:
    knights = {f"constantinople-{place}": "islamic-knight" for place in (1, 2, 3)}
    game = position(hands={"fugger": [GRIM]}, cities=knights | {"modon": "reformist-rook", "tana": ""})
    choose(game, f"play:{GRIM}", "launch:ottoman", "fall:islamic-knight:constantinople-1")
    assert question(game) == "ArrangeToken"
    game = position(hands={"fugger": [GRIM]}, cities=knights | {"modon": "reformist-rook"})
    choose(game, f"play:{GRIM}", "launch:ottoman", "fall:islamic-knight:tana")
    assert question(game) == "Concession"
    assert all(city(game, name) == "islamic-knight" for name in knights)


@pytest.mark.rule("paxren:K1")
def test_knights_next_door_may_die_for_a_religious_war_but_never_move() -> None:
    game = position(
        hands={"fugger": [JESUITS]}, cities={"valencia": "islamic-knight", "algiers": "", "toledo": "", "london": "",
        "venice": "catholic-knight", "paris": "catholic-knight"},
    )  # fmt: skip
    choose(game, f"play:{JESUITS}", "launch:aragon")
    assert open_(game) == {"fall:catholic-knight:venice", "fall:catholic-knight:paris"}
    choose(game, "fall:catholic-knight:paris")
    assert (city(game, "valencia"), city(game, "venice")) == ("none", "catholic-knight")
    assert holder(game, "aragon") == "fugger"


@pytest.mark.rule("paxren:one-shot")
@pytest.mark.rule("paxren:E2.1")
def test_after_a_failed_war_the_bishop_is_still_placed() -> None:
    game = position(hands={"fugger": [BORGIA]}, borders={"aragon_portugal": "islamic-pirate"})
    choose(game, f"play:{BORGIA}", "launch:aragon")
    assert told(game, "lost") == [{"bank": "fugger", "empire": "aragon"}]
    assert border(game, "aragon_portugal") == "none"
    choose(game, f"place-bishop:{BORGIA}")
    assert bishop(game, BORGIA) == "catholic"
    assert asked(game) == "fugger"


@pytest.mark.rule("paxren:J")
def test_without_an_attacker_a_war_is_closed() -> None:
    game = position(hands={"fugger": [BORGIA]}, borders={"aragon_portugal": "islamic-pirate"})
    choose(game, f"play:{BORGIA}")
    assert closed(game, "launch:england") == ("no-attackers", "paxren:J1")


# -- REGIME CHANGE


@pytest.mark.rule("paxren:empire")
@pytest.mark.rule("paxren:battle-results")
@pytest.mark.rule("paxren:regime-change")
def test_an_opponent_s_republic_becomes_one_s_own_outermost_monarchy() -> None:
    game = position(
        hands={"fugger": [BOLD]}, tableau={"fugger": ["PREN023"], "medici": ["france"]}, republics=["france"],
        bishops={"france": "islamic"}, cities={"paris": ""},
    )  # fmt: skip
    choose(game, f"play:{BOLD}", "launch:france")
    assert not is_republic(game, "france")
    assert [node["card"] for node in bank(game, "fugger")["west"]] == ["PREN023", BOLD, "france"]
    assert bishop(game, "france") == "islamic"


@pytest.mark.rule("paxren:regime-change")
def test_one_s_own_vassal_becomes_an_outermost_republic_and_a_republic_a_monarchy() -> None:
    game = position(
        hands={"fugger": [BOLD]}, tableau={"fugger": ["aragon", "PREN023"]}, vassals={"france": "aragon"},
        cities={"paris": ""},
    )  # fmt: skip
    choose(game, f"play:{BOLD}", "launch:france")
    assert is_republic(game, "france")
    assert suzerain(game, "france") == ""
    game = position(
        hands={"fugger": [BOLD]}, tableau={"fugger": ["france"]}, republics=["france"], cities={"paris": ""}
    )
    choose(game, f"play:{BOLD}", "launch:france")
    assert not is_republic(game, "france")


@pytest.mark.rule("paxren:regime-change")
def test_turning_one_s_own_king_over_costs_queen_and_vassals() -> None:
    game = position(
        hands={"fugger": [BOLD]}, tableau={"fugger": ["france"]}, queens={"france": "PREN045"},
        vassals={"england": "france"}, cities={"paris": ""},
    )  # fmt: skip
    choose(game, f"play:{BOLD}", "launch:france")
    assert tableau(game, "fugger") == {BOLD, "france"}
    assert holder(game, "england") == ""


@pytest.mark.rule("paxren:emancipation")
def test_emancipation_is_optional_and_only_to_empty_places() -> None:
    game = position(
        hands={"fugger": [BOLD]}, tableau={"medici": ["france"]}, repressed={"france": ["medici-pawn"]},
        cities={"paris": ""}, borders={"england_france": "coeur-pawn"},
    )  # fmt: skip
    choose(game, f"play:{BOLD}", "launch:france")
    while question(game) == "Occupy":
        choose(game, sorted(open_(game))[0])
    choose(game, "no-office")
    assert open_(game) == {"free:france:medici-pawn:aragon_france", "done"}
    choose(game, "free:france:medici-pawn:aragon_france")
    assert border(game, "aragon_france") == "medici-pawn"


@pytest.mark.rule("paxren:concession")
def test_the_new_ruler_s_concession_may_repress_another_for_a_florin() -> None:
    game = position(hands={"fugger": [BOLD]}, cities={"paris": ""}, florins={"fugger": 1},
                    borders={"england_france": "coeur-pawn", "aragon_france": "islamic-pirate"})  # fmt: skip
    g = pax(game)
    g.border[g.board.land.borders.index("aragon_france")] = 0
    g.reserve[5] += 1
    choose(game, f"play:{BOLD}", "launch:france")
    while question(game) == "Occupy":
        choose(game, sorted(open_(game))[0])
    choose(game, "open-office:england_france:france")
    assert border(game, "england_france") == "fugger-pawn"
    assert florins(game, "fugger") == 0
    assert repressed(game, "france") == ["coeur-pawn"]
