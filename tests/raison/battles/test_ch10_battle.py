"""Chapter 10: when a battle takes place, Strength, support."""

from __future__ import annotations

import pytest

from ..moves import another_turn, attack, closed, finish, moving, told, trail
from ..positions import asked, choose, ids, question

# -- 10 when a battle takes place


def fought(game_moves: tuple[str, ...], **powers: dict[str, object]) -> list[str]:
    """Where battles follow when Austria has made these moves."""
    game = attack("austria", powers, *game_moves)
    finish(game)
    return [event["territory"] for event in told(game, "battle")]


ENTER = ("march:austria.1:saxonia",)
ARMY = {"generals": {"bohemia": 3}}


@pytest.mark.rule("10")
@pytest.mark.parametrize("pieces", [{"generals": {"saxonia": 0}}, {"garrisons": ["saxonia"]}])
@pytest.mark.parametrize("enemy", ["protestants", "sweden", "ottoman"])
def test_a_general_or_garrison_of_a_power_at_war_means_battle(enemy: str, pieces: dict[str, object]) -> None:
    assert fought(ENTER, austria=ARMY, **{enemy: pieces}) == ["saxonia"]


@pytest.mark.rule("10")
def test_an_empty_territory_means_no_battle() -> None:
    game = attack("austria", {"austria": {"generals": {"bavaria": 0}}}, "march:austria.1:franconia")
    assert told(game, "battle") == []


@pytest.mark.rule("10")
def test_an_ally_means_no_battle() -> None:
    powers = {"austria": {"generals": {"bohemia": 0}}, "spain": {"generals": {"saxonia": 1}}}
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert told(game, "battle") == []


@pytest.mark.rule("10")
@pytest.mark.parametrize("pieces", [{"generals": {"saxonia": 0}}, {"garrisons": ["saxonia"]}])
def test_pieces_of_a_neutral_outside_its_homes_are_attacked(pieces: dict[str, object]) -> None:
    assert fought(ENTER, austria=ARMY, france=pieces) == ["saxonia"]


@pytest.mark.rule("10")
def test_no_battle_where_nobody_has_entered() -> None:
    powers = {"austria": {"generals": {"bohemia": 3}}, "protestants": {"generals": {"saxonia": 1}}}
    game = attack("austria", powers)
    assert (question(game), told(game, "battle")) == ("AskForTurn", [])


@pytest.mark.rule("10")
def test_battles_wait_until_all_generals_have_moved() -> None:
    powers = {"austria": {"generals": {"bohemia": 3, "tyrol": 1}}, "protestants": {"generals": {"saxonia": 1}}}
    game = moving("austria", powers)
    choose(game, "march:austria.1:saxonia")
    assert "march:austria.2:wurttemberg" in ids(game)
    assert told(game, "battle") == []


TWO = {
    "austria": {"generals": {"bohemia": 3, "bavaria": 3}},
    "protestants": {"garrisons": ["saxonia", "franconia"]},
}
BOTH = ("march:austria.1:saxonia", "march:austria.2:franconia")


@pytest.mark.rule("10")
@pytest.mark.parametrize("first", ["saxonia", "franconia"])
def test_the_mover_decides_the_order_of_several_battles(first: str) -> None:
    game = attack("austria", TWO, *BOTH)
    assert (question(game), asked(game)) == ("ChooseBattle", "austria")
    assert set(ids(game)) == {"fight:saxonia", "fight:franconia"}
    choose(game, f"fight:{first}")
    finish(game)
    fields = [event["territory"] for event in told(game, "battle")]
    assert fields == [first, *({"saxonia", "franconia"} - {first})]


@pytest.mark.rule("10")
def test_a_battle_goes_from_strength_to_support_to_cards_to_the_result() -> None:
    powers = {
        "austria": {"generals": {"bohemia": 3, "brandenburg": 1}, "hand": [4]},
        "protestants": {"generals": {"saxonia": 1}, "hand": [4]},
    }
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert [event["attack"] for event in told(game, "battle")] == [4]
    assert trail(game, "Beaten", "AskForTurn") == [
        ("DeclareSupport", "austria"),
        ("PlayCard", "austria"),
        ("PlayCard", "protestants"),
    ]


# -- 10.1 Strength


def strengths(**powers: dict[str, object]) -> tuple[int, int]:
    """Attack and defence when an Austrian General enters Saxonia."""
    game = attack("austria", powers, "march:austria.1:saxonia")
    (event,) = told(game, "battle")
    return event["attack"], event["defence"]


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("troops", [0, 1, 3])
def test_a_general_counts_one_and_each_troop_one(troops: int) -> None:
    mine, theirs = {"generals": {"bohemia": troops}}, {"generals": {"saxonia": 3 - troops}}
    assert strengths(austria=mine, protestants=theirs) == (1 + troops, 4 - troops)


@pytest.mark.rule("10.1")
def test_a_garrison_counts_one() -> None:
    assert strengths(austria=ARMY, protestants={"garrisons": ["saxonia"]}) == (4, 1)


@pytest.mark.rule("10.1")
def test_a_garrison_with_a_fortress_counts_four() -> None:
    held = {"garrisons": ["saxonia"], "fortresses": ["saxonia"]}
    assert strengths(austria=ARMY, protestants=held) == (4, 4)


@pytest.mark.rule("10.1")
def test_a_fortress_without_garrison_counts_nothing() -> None:
    held = {"generals": {"saxonia": 1}, "fortresses": ["saxonia"]}
    assert strengths(austria=ARMY, protestants=held) == (4, 2)


@pytest.mark.rule("10.1")
def test_general_troops_garrison_and_fortress_add_up() -> None:
    held = {"generals": {"saxonia": 2}, "garrisons": ["saxonia"], "fortresses": ["saxonia"]}
    assert strengths(austria=ARMY, protestants=held) == (4, 1 + 2 + 4)


@pytest.mark.rule("10.1")
def test_generals_and_garrisons_of_allies_defend_together() -> None:
    ally = {"generals": {"saxonia": 2}}
    assert strengths(austria=ARMY, sweden=ally, protestants=ally | {"garrisons": ["saxonia"]}) == (4, 3 + 3 + 1)


@pytest.mark.rule("10.1", "10.2")
def test_support_adds_no_strength() -> None:
    powers = {
        "austria": {"generals": {"bohemia": 1, "silesia": 3}},
        "protestants": {"generals": {"saxonia": 0, "hesse": 3}},
    }
    game = attack("austria", powers, "march:austria.1:saxonia")
    choose(game, "support:austria.2", "support:protestants.2")
    assert told(game, "won") == [{"power": "austria", "territory": "saxonia", "strength": 2, "against": 1}]


# -- 10.2 support

FIELD = {
    "austria": {"generals": {"bohemia": 1, "silesia": 2, "brandenburg": 1}},
    "protestants": {"generals": {"saxonia": 1, "hesse": 1, "franconia": 2}},
}


@pytest.mark.rule("10.2")
def test_support_for_the_attacker_is_declared_before_that_for_the_defender() -> None:
    powers = FIELD | {"spain": {"generals": {"silesia": 1}}, "sweden": {"generals": {"hannover": 1}}}
    game = attack("austria", powers, "march:austria.1:saxonia")
    asked_for_support = [
        who for what, who in trail(game, "Beaten", "AskForTurn", "Retreat") if what == "DeclareSupport"
    ]
    assert asked_for_support == ["austria", "spain", "protestants", "sweden"]


@pytest.mark.rule("10.2")
def test_several_generals_of_one_power_may_support() -> None:
    game = attack("austria", FIELD, "march:austria.1:saxonia")
    choose(game, "support:austria.2", "support:austria.3", "support:protestants.2", "support:protestants.3")
    assert [event["general"] for event in told(game, "supports-attack")] == ["austria.2", "austria.3"]
    assert [event["general"] for event in told(game, "supports-defence")] == ["protestants.2", "protestants.3"]


@pytest.mark.rule("10.2")
def test_support_is_optional() -> None:
    game = attack("austria", FIELD, "march:austria.1:saxonia")
    assert ids(game) == ["support:austria.2", "support:austria.3", "done"]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("ally", "place", "side"),
    [("spain", "silesia", "supports-attack"), ("sweden", "hannover", "supports-defence")],
)
def test_an_ally_may_support(ally: str, place: str, side: str) -> None:
    powers = {
        "austria": {"generals": {"bohemia": 1}},
        "protestants": {"generals": {"saxonia": 1}},
        ally: {"generals": {place: 1}},
    }
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert (question(game), asked(game)) == ("DeclareSupport", ally)
    choose(game, f"support:{ally}.1")
    assert told(game, side) == [{"general": f"{ally}.1"}]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("stranger", ["france", "ottoman"])
def test_a_power_allied_to_neither_side_cannot_support(stranger: str) -> None:
    powers = {
        "austria": {"generals": {"bohemia": 1}},
        "protestants": {"generals": {"saxonia": 0}},
        stranger: {"generals": {"silesia": 3}, "garrisons": ["silesia"]},
    }
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert told(game, "won")
    assert asked(game) != stranger


@pytest.mark.rule("10.2")
def test_a_supporter_must_stand_in_an_adjacent_territory() -> None:
    powers = FIELD | {"austria": {"generals": {"bohemia": 1, "silesia": 2, "moravia": 1}}}
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert closed(game, "support:austria.3") == ("not-adjacent", "raison:10.2")


@pytest.mark.rule("10.2")
def test_a_sea_lane_does_not_carry_support() -> None:
    powers = {
        "sweden": {"generals": {"pomerania": 2, "stockholm": 3, "livonia": 1}},
        "poland": {"generals": {"prusy": 1}},
    }
    game = attack("sweden", powers, "march:sweden.1:prusy")
    assert closed(game, "support:sweden.2") == ("sea-no-support", "raison:10.2")
    assert "support:sweden.3" in ids(game)


@pytest.mark.rule("10.2")
def test_a_supporter_must_have_troops() -> None:
    powers = FIELD | {"austria": {"generals": {"bohemia": 1, "silesia": 2, "brandenburg": 0}}}
    game = attack("austria", powers, "march:austria.1:saxonia")
    assert closed(game, "support:austria.3") == ("no-troops", "raison:10.2")


@pytest.mark.rule("10.2")
def test_a_general_off_board_cannot_support() -> None:
    game = attack("austria", FIELD, "march:austria.1:saxonia")
    assert closed(game, "support:austria.4") == ("general-off-board", "raison:10.2")


CROWD = {
    "austria": {"generals": {"bohemia": 3, "bavaria": 3, "wien": 2, "moravia": 1}},
    "protestants": {"garrisons": ["saxonia", "franconia"]},
}
"""Bohemia touches both Saxonia and Franconia: who has moved up there could support either battle."""
INTO_BOTH = (*BOTH, "march:austria.3:bohemia", "stop")


@pytest.mark.rule("10.2")
def test_a_general_supports_one_battle_in_a_movement_turn() -> None:
    powers = CROWD | {"spain": {"generals": {"bohemia": 2, "silesia": 1}}}
    game = attack("austria", powers, *INTO_BOTH)
    choose(game, "fight:franconia", "support:austria.3", "done")
    finish(game, "DeclareSupport")
    assert asked(game) == "spain", "the only Austrian General next to Saxonia has supported already"


@pytest.mark.rule("10.2")
def test_a_general_who_supported_is_refused_in_the_next_battle() -> None:
    powers = CROWD | {"spain": {"generals": {"bohemia": 2, "silesia": 1}}}
    game = attack("austria", powers, *INTO_BOTH)
    choose(game, "fight:franconia", "done", "support:spain.1")
    finish(game, "DeclareSupport")
    choose(game, "done")
    assert asked(game) == "spain"
    assert closed(game, "support:spain.1") == ("supporting-elsewhere", "raison:10.2")


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("first", ["saxonia", "franconia"])
def test_a_general_who_fights_in_this_movement_turn_does_not_support_another_battle(first: str) -> None:
    """Saxonia and Franconia are adjacent; the attacker of each cannot support the other, before or after."""
    game = attack("austria", CROWD, *INTO_BOTH)
    choose(game, f"fight:{first}")
    assert question(game) == "DeclareSupport"
    other = "austria.2" if first == "saxonia" else "austria.1"
    assert closed(game, f"support:{other}") == ("supporting-elsewhere", "raison:10.2")
    choose(game, "done")
    finish(game, "DeclareSupport")
    fought_already = "austria.1" if first == "saxonia" else "austria.2"
    assert closed(game, f"support:{fought_already}") == ("supporting-elsewhere", "raison:10.2")


@pytest.mark.rule("10.2")
def test_a_defender_whose_own_battle_is_still_to_come_does_not_support_another() -> None:
    powers = CROWD | {"protestants": {"generals": {"saxonia": 2, "franconia": 2, "hesse": 1}}}
    game = attack("austria", powers, *BOTH)
    choose(game, "fight:saxonia")
    while asked(game) != "protestants":
        choose(game, "done")
    assert question(game) == "DeclareSupport"
    assert closed(game, "support:protestants.2") == ("supporting-elsewhere", "raison:10.2")
    assert "support:protestants.3" in ids(game)


@pytest.mark.rule("10.2")
def test_in_the_next_movement_turn_a_supporter_may_support_again() -> None:
    powers = {
        "austria": {"generals": {"bohemia": 3, "silesia": 3}},
        "protestants": {"garrisons": ["saxonia", "brandenburg"]},
    }
    game = attack("austria", powers, "march:austria.1:saxonia")
    choose(game, "support:austria.2", "stop")
    another_turn(game)
    choose(game, "march:austria.1:brandenburg", "end-turn")
    assert "support:austria.2" in ids(game)


# -- the first territory of the board is one like any other

BRITAIN = {"generals": {"cornwall": 2, "london": 2}}


@pytest.mark.rule("10")
def test_a_battle_is_fought_in_cornwall() -> None:
    powers = {"france": {"generals": {"bretagne": 3}}, "britain": BRITAIN}
    game = attack("france", powers, "sail:france.1:cornwall", arbiter="russia", scenario="1702")
    assert [event["territory"] for event in told(game, "battle")] == ["cornwall"]


@pytest.mark.rule("10.2")
def test_a_general_in_cornwall_supports_london() -> None:
    powers = {"france": {"generals": {"york": 3}}, "britain": BRITAIN}
    game = attack("france", powers, "march:france.1:london", arbiter="russia", scenario="1702")
    assert (question(game), asked(game)) == ("DeclareSupport", "britain")
    assert "support:britain.1" in ids(game)
