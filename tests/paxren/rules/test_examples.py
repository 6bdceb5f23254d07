"""The nineteen worked examples of the rulebook, with the book's numbers."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren.victory import supreme

from ..positions import (
    asked,
    bishop,
    border,
    choose,
    city,
    florins,
    hand,
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

WEST_ROW = ["PREN001", "PREN002", "PREN003", "PREN004", "PREN005", "PREN006"]
FLANDERS, GRIM, QIZILBASH, HOLY_LAND, ISABELLA = "PREN036", "PREN058", "PREN061", "PREN029", "PREN044"
SINDICAT, CONQUISTADORS, BORGIA, JESUITS, NAVY = "PREN040", "PREN021", "PREN009", "PREN008", "PREN063"
LUTHER, HANDSOME, UNION, ANTIPOPE, THEOLOGY = "PREN052", "PREN071", "PREN154X", "PREN004", "PREN005"
STAPLE, COMMUNEROS = "PREN034", "PREN035"


@pytest.mark.rule("paxren:E1")
def test_the_fourth_card_costs_three_and_its_own_florins_do_not_pay_for_it() -> None:
    game = position(market={"west": WEST_ROW}, coins={"west": [0, 0, 0, 2, 0, 0]}, florins={"fugger": 3})
    choose(game, "buy:PREN004")
    assert pax(game).coins[6:] == [1, 1, 1, 0, 0, 0]
    assert hand(game, "fugger") == ["PREN004"]
    assert florins(game, "fugger") == 2


@pytest.mark.rule("paxren:E2")
def test_flanders_guilds_revolt_alone_in_an_empty_france_and_give_two_concessions() -> None:
    game = position(hands={"fugger": [FLANDERS]}, cities={"paris": ""}, borders={"france_holy_roman_empire": ""})
    choose(game, f"play:{FLANDERS}", "launch:france")
    assert told(game, "battle") == [
        {"bank": "fugger", "war": "peasant_revolt", "empire": "france", "attack": 1, "defence": 0}
    ]
    assert holder(game, "france") == "fugger"
    assert not is_republic(game, "france")
    choose(game, "occupy:fugger-pawn:england_france")
    choose(game, "open-office:aragon_france:france")
    assert border(game, "england_france") == border(game, "aragon_france") == "fugger-pawn"
    assert tableau(game, "fugger") == {FLANDERS, "france"}


@pytest.mark.rule("paxren:E2.2")
def test_flanders_guilds_without_revolt_place_a_concession_where_nobody_must_be_paid_for() -> None:
    game = position(hands={"fugger": [FLANDERS]}, borders={"france_holy_roman_empire": "medici-pawn"})
    choose(game, f"play:{FLANDERS}", "no-one-shot")
    assert open_(game, "open-office") == {
        "open-office:england_france:france",
        "open-office:france_holy_roman_empire:france",
        "open-office:aragon_france:france",
    }
    before = florins(game, "fugger")
    choose(game, "open-office:england_france:france")
    assert border(game, "england_france") == "fugger-pawn"
    assert border(game, "france_holy_roman_empire") == "medici-pawn"
    assert florins(game, "fugger") == before


@pytest.mark.rule("paxren:E4")
def test_a_bishop_is_moved_onto_the_commerce_that_was_used_to_free_the_other() -> None:
    game = position(
        tableau={"fugger": [ANTIPOPE, STAPLE, COMMUNEROS]}, bishops={COMMUNEROS: "reformist"},
        market={"west": WEST_ROW[:3]}, coins={"west": [1, 1, 0, 0, 0, 0]}, florins={"fugger": 0},
    )  # fmt: skip
    choose(game, "ops:west")
    assert f"use:{COMMUNEROS}:commerce-west" not in open_(game)
    choose(game, f"use:{STAPLE}:commerce-west", "collect:west:1")
    choose(game, f"use:{ANTIPOPE}:inquisitor-reformist")
    assert bishop(game, STAPLE) == "reformist"
    choose(game, f"use:{COMMUNEROS}:commerce-west")
    assert florins(game, "fugger") == 2


@pytest.mark.rule("paxren:F1")
def test_three_inquisitors_may_move_one_bishop_three_times_and_kill_a_repressed_token() -> None:
    reformers = [ANTIPOPE, THEOLOGY, "PREN011"]
    game = position(
        tableau={"fugger": [*reformers, "france"]}, bishops={ANTIPOPE: "reformist"},
        repressed={"france": ["catholic-rook"]},
    )  # fmt: skip
    choose(game, "ops:west")
    choose(game, f"use:{ANTIPOPE}:inquisitor-reformist", f"preach:{ANTIPOPE}:{THEOLOGY}")
    choose(game, f"use:{THEOLOGY}:inquisitor-reformist", f"preach:{THEOLOGY}:PREN011")
    choose(game, "use:PREN011:inquisitor-reformist", "preach:PREN011:france")
    assert question(game) == "Pacify"
    choose(game, "pacify:catholic-rook")
    assert repressed(game, "france") == []
    assert bishop(game, "france") == "reformist"
    assert pax(game).silent == 1 << pax(game).board.land.index["france"]


@pytest.mark.rule("paxren:F3")
def test_the_grim_beheads_the_qizilbash_whose_location_is_the_east() -> None:
    game = position(tableau={"fugger": [GRIM], "medici": [QIZILBASH, "PREN066"]})
    choose(game, "ops:east", f"use:{GRIM}:behead")
    assert tableau(game, "medici") == {"PREN066"}


@pytest.mark.rule("paxren:F4")
def test_coeur_pays_the_holy_land_tax_and_raises_the_rook_of_cairo() -> None:
    game = position(
        tableau={"fugger": [HOLY_LAND]}, faces={"mamluk": "catholic"},
        cities={"cairo": "", "cyprus": "catholic-rook"}, florins={"coeur": 3},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{HOLY_LAND}:tax")
    assert (question(game), asked(game)) == ("PayTax", "coeur")
    choose(game, "pay")
    assert florins(game, "coeur") == 2
    assert border(game, "mamluk_ottoman") == "coeur-pawn"
    assert city(game, "cairo") == "catholic-rook"


@pytest.mark.rule("paxren:F5")
def test_queen_isabella_represses_a_concession_or_a_rook_of_aragon() -> None:
    game = position(
        tableau={"fugger": ["aragon"]}, queens={"aragon": ISABELLA}, cities={"valencia": "catholic-rook"},
        borders={"aragon_france": "medici-pawn"}, florins={"fugger": 3},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{ISABELLA}:repress-pawn-rook")
    assert open_(game) == {
        "repress:valencia:aragon", "repress:aragon_france:aragon", "repress:aragon_papal_states:aragon",
    }  # fmt: skip
    choose(game, "repress:aragon_france:aragon")
    assert repressed(game, "aragon") == ["medici-pawn"]
    assert florins(game, "fugger") == 4


@pytest.mark.rule("paxren:F6")
def test_three_serfs_cost_three_florins_and_the_republic_s_concession_one_more() -> None:
    game = position(
        tableau={"fugger": ["papal_states", SINDICAT]}, florins={"fugger": 5},
        repressed={"papal_states": ["medici-pawn", "coeur-pawn", "coeur-pawn"]},
        borders={
            "aragon_papal_states": "medici-pawn", "ottoman_papal_states": "fugger-pawn",
            "holy_roman_empire_papal_states": "fugger-pawn",
        },
    )  # fmt: skip
    choose(game, "ops:west", f"use:{SINDICAT}:vote-west")
    assert florins(game, "fugger") == 2
    assert is_republic(game, "papal_states")
    choose(game, "open-office:aragon_papal_states:papal_states")
    assert florins(game, "fugger") == 1
    assert border(game, "aragon_papal_states") == "fugger-pawn"
    assert sorted(repressed(game, "papal_states")) == ["coeur-pawn", "coeur-pawn", "medici-pawn", "medici-pawn"]


@pytest.mark.rule("paxren:F8")
def test_conquistadors_may_kill_a_knight_a_rook_or_a_pirate_of_portugal() -> None:
    game = position(
        tableau={"fugger": [CONQUISTADORS]}, cities={"toledo": "catholic-knight", "granada": "islamic-rook"},
        borders={"aragon_portugal": "islamic-pirate"},
    )  # fmt: skip
    choose(game, "ops:west", f"use:{CONQUISTADORS}:siege")
    assert open_(game) == {"siege:toledo", "siege:granada", "siege:aragon_portugal"}
    choose(game, "siege:aragon_portugal")
    assert border(game, "aragon_portugal") == "none"


@pytest.mark.rule("paxren:F9")
def test_a_vassal_s_campaign_makes_france_a_vassal_of_the_ottomans_and_frees_its_repressed() -> None:
    game = position(
        tableau={"coeur": ["ottoman"], "medici": ["france"]}, vassals={"holy_roman_empire": "ottoman"}, seat="coeur",
        cities={"vienna": "catholic-knight", "nurnberg": "reformist-knight", "paris": ""}, florins={"coeur": 2},
        repressed={"france": ["catholic-rook", "coeur-pawn"]}, borders={"france_holy_roman_empire": ""},
    )  # fmt: skip
    choose(game, "ops:east", "use:holy_roman_empire:campaign", "campaign:france")
    assert florins(game, "coeur") == 0
    assert (holder(game, "france"), suzerain(game, "france")) == ("coeur", "ottoman")
    choose(game, "open-office:england_france:france")
    choose(game, "free:france:catholic-rook:lyon", "free:france:coeur-pawn:france_holy_roman_empire")
    assert city(game, "lyon") == "catholic-rook"
    assert border(game, "england_france") == border(game, "france_holy_roman_empire") == "coeur-pawn"
    assert city(game, "vienna") == "catholic-knight"
    assert repressed(game, "france") == []


FAIR = {
    "borders": {"byzantium_hungary": "medici-pawn", "mamluk_ottoman": "coeur-pawn"},
    "cities": {
        "tana": "islamic-knight", "caffa": "", "trebizond": "", "buda": "catholic-knight", "varna": "catholic-knight",
        "constantinople-1": "", "constantinople-2": "islamic-knight", "constantinople-3": "islamic-knight",
        "modon": "reformist-rook", "rhodes": "catholic-rook",
    },
}  # fmt: skip


@pytest.mark.rule("paxren:G5")
def test_a_fair_of_two_florins_ends_before_hungary() -> None:
    game = position(**FAIR)
    before = [florins(game, bank) for bank in ("fugger", "medici", "coeur")]
    choose(game, "fair:east")
    assert open_(game) == {"levy:caffa", "levy:trebizond"}
    choose(game, "levy:caffa")
    assert [florins(game, bank) for bank in ("fugger", "medici", "coeur")] == [before[0] + 1, before[1] + 1, before[2]]
    assert city(game, "caffa") == "catholic-knight"
    assert city(game, "constantinople-1") == "none"
    assert pax(game).coins[0] == 0


@pytest.mark.rule("paxren:G5")
def test_a_fair_of_three_florins_reaches_the_ottomans_and_raises_the_rook_of_constantinople() -> None:
    game = position(**FAIR, coins={"east": [1, 0, 0, 0, 0, 0]})
    before = [florins(game, bank) for bank in ("fugger", "medici", "coeur")]
    choose(game, "fair:east", "levy:caffa")
    assert [florins(game, bank) for bank in ("fugger", "medici", "coeur")] == [money + 1 for money in before]
    assert city(game, "constantinople-1") == "islamic-rook"
    assert city(game, "cyprus") == "none"
    assert [event["spot"] for event in told(game, "levied")] == ["caffa", "constantinople-1"]


@pytest.mark.rule("paxren:J1")
def test_the_borgia_conspiracy_takes_aragon_and_frees_its_vassal_france() -> None:
    game = position(
        hands={"fugger": [BORGIA]}, tableau={"medici": ["aragon"]}, vassals={"france": "aragon"},
        repressed={"aragon": ["reformist-knight"]}, cities={"valencia": "catholic-rook"},
        borders={"aragon_portugal": "islamic-pirate"},
    )  # fmt: skip
    choose(game, f"play:{BORGIA}", "launch:aragon")
    assert open_(game) == {"fall:reformist-knight:field", "fall:islamic-pirate:aragon_portugal"}
    choose(game, "fall:islamic-pirate:aragon_portugal", "occupy:reformist-knight:valencia")
    assert city(game, "valencia") == "reformist-knight"
    assert border(game, "aragon_portugal") == "none"
    assert (holder(game, "aragon"), holder(game, "france")) == ("fugger", "")
    choose(game, "open-office:aragon_portugal:aragon")
    assert border(game, "aragon_portugal") == "fugger-pawn"
    choose(game, f"place-bishop:{BORGIA}")
    assert bishop(game, BORGIA) == "catholic"


@pytest.mark.rule("paxren:J2")
def test_the_revolt_against_one_s_own_france_makes_a_republic() -> None:
    """The book's three attackers, and the card's own pawn, which the rule adds (ruling P29)."""
    game = position(
        hands={"fugger": [FLANDERS]}, tableau={"fugger": ["france"]}, repressed={"france": ["fugger-pawn"]},
        cities={"paris": "catholic-knight", "lyon": "catholic-rook"},
        borders={"england_france": "islamic-pirate", "france_holy_roman_empire": "fugger-pawn"},
    )  # fmt: skip
    choose(game, f"play:{FLANDERS}", "launch:france")
    assert told(game, "battle")[0]["attack"] == 4
    assert told(game, "battle")[0]["defence"] == 2
    choose(game, "fall:islamic-pirate:england_france", "fall:fugger-pawn:france_holy_roman_empire")
    assert is_republic(game, "france")
    choose(game, "occupy:fugger-pawn:england_france", "occupy:fugger-pawn:aragon_france")
    choose(game, "open-office:france_holy_roman_empire:france")
    assert all(
        border(game, name) == "fugger-pawn" for name in ("england_france", "aragon_france", "france_holy_roman_empire")
    )


@pytest.mark.rule("paxren:K2")
def test_the_jesuits_crusade_turns_aragon_catholic_and_one_s_own_monarchy_into_a_republic() -> None:
    game = position(
        hands={"fugger": [JESUITS]}, tableau={"fugger": ["aragon"]},
        cities={
            "valencia": "catholic-rook", "algiers": "islamic-rook", "london": "catholic-knight", "paris": "",
            "venice": "", "toledo": "",
        },
        borders={"aragon_papal_states": "catholic-pirate"},
    )  # fmt: skip
    choose(game, f"play:{JESUITS}", "launch:aragon")
    assert told(game, "battle")[0] == {
        "bank": "fugger", "war": "crusade", "empire": "aragon", "attack": 3, "defence": 1,
    }  # fmt: skip
    assert city(game, "algiers") == "none"
    assert open_(game) == {
        "fall:catholic-rook:valencia", "fall:catholic-knight:london", "fall:catholic-pirate:aragon_papal_states",
    }  # fmt: skip
    choose(game, "fall:catholic-knight:london")
    assert told(game, "map-turned") == [{"empire": "aragon", "face": "catholic"}]
    assert is_republic(game, "aragon")
    assert question(game) == "Concession"


@pytest.mark.rule("paxren:L3")
def test_an_islamic_pirate_beside_the_mamluks_makes_islam_supreme() -> None:
    game = position(
        hands={"fugger": [NAVY]}, tableau={"medici": ["hungary"]}, bishops={"hungary": "islamic"},
        cities={"cairo": "islamic-rook", "cyprus": "", "venice": "catholic-knight"},
    )  # fmt: skip
    assert supreme(pax(game), 0) == -1
    choose(game, f"play:{NAVY}", "moor:mamluk_ottoman")
    assert border(game, "mamluk_ottoman") == "islamic-rook"
    assert supreme(pax(game), 0) == 1


@pytest.mark.rule("paxren:M2")
def test_the_european_union_s_apostasy_strips_whoever_has_both_religions() -> None:
    game = position(
        options={"cards": "expansion"}, hands={"fugger": [UNION]},
        tableau={
            "fugger": [LUTHER, GRIM, HANDSOME],
            "medici": ["PREN005", "PREN006", "PREN011", "ottoman"],
            "coeur": ["PREN004", "PREN026"],
        },
        vassals={"hungary": "ottoman"},
    )  # fmt: skip
    choose(game, f"play:{UNION}", "apostasy:islamic:reformist")
    assert tableau(game, "fugger") == {UNION}
    assert tableau(game, "medici") == set()
    assert holder(game, "ottoman") == holder(game, "hungary") == ""
    assert tableau(game, "coeur") == {"PREN004", "PREN026"}


@pytest.mark.rule("paxren:location")
def test_a_mamluk_behead_reaches_cards_of_the_mamluks_and_of_the_east() -> None:
    game = position(
        options={"cards": "expansion"}, tableau={"fugger": ["PREN125X"], "medici": ["PREN065", QIZILBASH, "PREN066"]}
    )
    choose(game, "ops:east", "use:PREN125X:behead")
    assert open_(game) == {"behead:PREN065", f"behead:{QIZILBASH}"}
