"""Chapter 12 (Dowódcy): how commanders join, move, help and fall; captives and capitals (10.3, 10.5)."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.setup.appointing import TakeCommander

from .positions import at, choose, holder, offered, place, position, question, ship, state, told, units, why_not
from .scenarios import begin

HOME = at("lisbon", "1 infantry", "spain"), at("warsaw", "1 infantry", "poland")
COMMANDERS = ("marshal", "hetman", "general-infantry", "general-grenadiers", "general-cavalry", "general-artillery",
              "admiral")  # fmt: skip
HANDS = {
    "spain": {"hand": ["lost-orders", "hussars", "battery"]},
    "poland": {"hand": ["lost-orders", "square", "square"]},
}
"""Lost Orders against Lost Orders: no card counts."""


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


def leader(game: Game, name: str) -> str:
    kind = state(game).commander[place(game, name)]
    return COMMANDERS[kind - 1] if kind else ""


# -- 12.1, 12.3


@pytest.mark.rule("mocarstwa:12.3")
def test_a_commander_goes_with_one_unit_once_in_a_phase_and_two_provinces_with_cavalry() -> None:
    game = position("spain,poland", [*HOME, at("madrid", "1 infantry, 1 cavalry", "spain", commander="marshal")])
    choose(game, "accompany:madrid", "move:cavalry:madrid:castile", "ride:cavalry:castile:navarre")
    assert leader(game, "castile") == ""
    assert leader(game, "navarre") == "marshal"
    again = position(
        "spain,poland",
        [*HOME, at("madrid", "1 infantry", "spain", commander="marshal"), at("castile", "1 infantry", "spain")],
    )
    choose(again, "move:infantry:madrid:castile")  # he does not stay alone
    assert leader(again, "castile") == "marshal"
    assert why_not(again, "accompany:castile") == "has-led"


@pytest.mark.rule("mocarstwa:12.3")
@pytest.mark.parametrize("where", ["paris", "picardy"])
def test_a_commander_stays_where_he_is_not_told_to_go(where: str) -> None:
    """In Paris, the first province of all, as anywhere; nor does he go on with cavalry that has not brought him."""
    game = position("spain,poland", [*HOME, at(where, "2 infantry", "spain", commander="marshal")])
    choose(game, f"move:infantry:{where}:normandy")
    assert (leader(game, where), leader(game, "normandy")) == ("marshal", "")
    again = position(
        "spain,poland",
        [*HOME, at("normandy", "2 infantry", "spain", commander="marshal"), at(where, "1 cavalry", "spain")],
    )
    choose(again, "accompany:normandy", f"move:infantry:normandy:{where}", f"move:cavalry:{where}:champagne")
    assert (leader(again, where), leader(again, "champagne")) == ("marshal", "")


@pytest.mark.rule("mocarstwa:12.1")
def test_there_are_never_two_commanders_in_a_province() -> None:
    game = position(
        "spain,poland",
        [
            *HOME,
            at("madrid", "2 infantry", "spain", commander="marshal"),
            at("castile", "1 infantry", "spain", commander="hetman"),
        ],
    )
    choose(game, "accompany:madrid", "move:infantry:madrid:castile")
    assert leader(game, "madrid") == "marshal"
    assert leader(game, "castile") == "hetman"


@pytest.mark.rule("mocarstwa:12.1")
def test_a_commander_falls_with_the_last_of_his_units() -> None:
    game = position(
        "spain,poland",
        [*HOME, at("madrid", "1 artillery", "spain"), at("castile", "1 infantry", "poland", commander="marshal")],
        forced=dice(6, 6, 6, 1, 1),
    )
    choose(game, "attack:artillery:madrid:castile")
    assert leader(game, "castile") == ""


@pytest.mark.rule("mocarstwa:12.3")
def test_with_cards_a_commander_goes_into_battle_against_another() -> None:
    game = position(
        "spain,poland",
        [
            *HOME,
            at("madrid", "3 infantry", "spain", commander="marshal"),
            at("castile", "1 infantry", "poland", commander="hetman"),
        ],
        battles="cards",
        seats=HANDS,
    )
    choose(game, "accompany:madrid", *["attack:infantry:madrid:castile"] * 3, "end-phase")
    choose(game, "lay:lost-orders", "lay:lost-orders")
    assert told(game, "points")[0][:2] == (3 + 1, 2 + 1)
    choose(game, "lose:infantry:madrid") if question(game) == "Casualty" else None
    assert leader(game, "castile") == "marshal"
    assert holder(game, "castile") == "spain"


# -- 12.4


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(
    ("commander", "attack", "defence"),
    [
        ("marshal", 1, 0),
        ("hetman", 0, 1),
        ("general-infantry", 1, 1),
        ("general-grenadiers", 0, 0),
        ("general-cavalry", 0, 0),
        ("general-artillery", 0, 0),
        ("admiral", 0, 0),
    ],
)
def test_what_each_adds_with_cards(commander: str, attack: int, defence: int) -> None:
    game = position(
        "spain,poland",
        [
            *HOME,
            at("madrid", "2 infantry", "spain", commander=commander),
            at("castile", "1 infantry", "poland", commander=commander),
        ],
        battles="cards",
        seats=HANDS,
    )
    choose(game, *["attack:infantry:madrid:castile"] * 2, "end-phase", "lay:lost-orders", "lay:lost-orders")
    assert told(game, "points")[0][:2] == (2 + attack, 2 + defence)


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(
    ("commander", "unit", "rerolls"),
    [
        ("marshal", "infantry", True),
        ("marshal", "artillery", True),
        ("hetman", "infantry", False),
        ("general-infantry", "infantry", True),
        ("general-infantry", "grenadiers", False),
        ("general-grenadiers", "grenadiers", True),
        ("general-cavalry", "cavalry", True),
        ("general-artillery", "artillery", True),
        ("admiral", "infantry", False),
    ],
)
def test_whose_attack_is_thrown_again_with_dice(commander: str, unit: str, rerolls: bool) -> None:
    game = position(
        "spain,poland",
        [*HOME, at("madrid", f"1 {unit}", "spain", commander=commander), at("castile", "1 infantry", "poland")],
    )
    choose(game, f"attack:{unit}:madrid:castile")
    assert (question(game) == "Reroll") == rerolls


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(
    ("commander", "bonus", "rerolls"),
    [("hetman", 0, True), ("marshal", 0, False), ("general-infantry", 1, False), ("general-cavalry", 0, False)],
)
def test_who_helps_defend_with_dice(commander: str, bonus: int, rerolls: bool) -> None:
    game = position(
        "spain,poland",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "poland", commander=commander)],
        forced=dice(3, 3, 1, 1),
    )
    choose(game, "attack:infantry:madrid:castile")
    assert told(game, "roll-defence")[0][1:] == (bonus, 2 + bonus)
    assert (question(game) == "Reroll" and game.to_act == (1,)) == rerolls


# -- 12.2


def campaign(*pieces: dict[str, str], rolls: tuple[int, ...] = (6, 6, 1, 1), **more: str) -> Game:
    return position("spain,poland", [*HOME, *pieces], level="campaign", forced=dice(*rolls), options=more)


@pytest.mark.rule("mocarstwa:12.2")
def test_in_a_campaign_a_capital_taken_from_a_player_brings_a_commander() -> None:
    game = campaign(at("gdansk", "1 infantry", "spain"), at("poznan", "1 infantry", "poland"))
    choose(game, "attack:infantry:gdansk:warsaw")
    assert holder(game, "warsaw") == "spain"
    assert question(game) == "TakeCommander"
    assert "appoint:hetman:lisbon" in offered(game)
    assert "appoint:hetman:warsaw" not in offered(game)  # Spain does not control Poland
    choose(game, "appoint:hetman:lisbon")
    assert leader(game, "lisbon") == "hetman"


@pytest.mark.rule("mocarstwa:12.2")
def test_an_empty_capital_counts_if_it_was_a_players_and_not_otherwise() -> None:
    """Spain marches into Warsaw, which Poland has left, and into Paris, where nobody ever was."""
    pieces = [at("lisbon", "1 infantry", "spain"), at("poznan", "1 infantry", "poland")]
    near = [at("gdansk", "1 infantry", "spain"), at("burgundy", "1 infantry", "spain")]
    game = position("spain,poland", [*pieces, *near], level="campaign")
    choose(game, "move:infantry:burgundy:paris")
    assert question(game) == "Orders"
    choose(game, "move:infantry:gdansk:warsaw")
    assert question(game) == "TakeCommander"


@pytest.mark.rule("mocarstwa:12.2")
def test_who_comes_home_to_the_own_capital_gets_none_and_the_next_captor_again_one() -> None:
    """Poland holds Madrid, Spain wins it back, and Poland takes it once more in its own turn."""
    pieces = [
        at("madrid", "1 infantry", "poland"),
        at("aragon", "1 infantry", "spain"),
        at("castile", "1 infantry", "poland"),
    ]
    game = campaign(*pieces, rolls=(6, 6, 1, 1, 6, 6, 1, 1))
    choose(game, "attack:infantry:aragon:madrid")
    assert holder(game, "madrid") == "spain"
    assert question(game) == "Orders"
    choose(game, "end-phase", "attack:infantry:castile:madrid")
    assert holder(game, "madrid") == "poland"
    assert question(game) == "TakeCommander"
    assert game.to_act == (1,)


@pytest.mark.rule("mocarstwa:12.2")
@pytest.mark.parametrize(("level", "option", "asked"), [("campaign", "no", False), ("scenario", "yes", False)])
def test_only_campaigns_with_commanders_reward_a_capital(level: str, option: str, asked: bool) -> None:
    game = position(
        "spain,poland",
        [*HOME, at("burgundy", "1 infantry", "spain"), at("paris", "1 infantry")],
        level=level,
        forced=dice(6, 6, 1, 1),
        options={"commanders": option},
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert (question(game) == "TakeCommander") == asked


@pytest.mark.rule("mocarstwa:10.3")
def test_a_captive_joins_whoever_takes_his_prison() -> None:
    """Commanders are an option here, so nobody else is on offer (a captive joins all the same)."""
    game = campaign(
        at("burgundy", "1 infantry", "spain"),
        at("paris", "1 infantry", fort="fort", captive="general-infantry"),
        commanders="no",
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert leader(game, "paris") == "general-infantry"
    assert question(game) == "Orders"


@pytest.mark.rule("mocarstwa:10.3")
@pytest.mark.parametrize(("own", "joins"), [("general-infantry", False), ("hetman", True)])
def test_a_captive_of_whose_kind_one_has_a_commander_does_not_join(own: str, joins: bool) -> None:
    """There is one token of each in a colour (2)."""
    game = campaign(
        at("burgundy", "1 infantry", "spain"),
        at("paris", "1 infantry", captive="general-infantry"),
        at("castile", "1 infantry", "spain", commander=own),
        commanders="no",
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert leader(game, "paris") == ("general-infantry" if joins else "")
    assert bool(told(game, "freed")) == joins


@pytest.mark.rule("mocarstwa:10.3")
def test_a_captive_who_finds_another_leader_goes_elsewhere() -> None:
    game = campaign(
        at("burgundy", "1 infantry", "spain", commander="general-cavalry"),
        at("paris", "1 infantry", captive="general-infantry"),
        commanders="no",
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert leader(game, "paris") == "general-cavalry"
    assert offered(game) == ["appoint:general-infantry:lisbon"]
    choose(game, "appoint:general-infantry:lisbon")
    assert leader(game, "lisbon") == "general-infantry"


@pytest.mark.rule("mocarstwa:10.3")
@pytest.mark.rule("mocarstwa:12.2")
def test_the_freed_commander_is_placed_before_another_is_chosen_for_the_capital() -> None:
    """Paris frees a Hetman, who finds another leader there, and brings one more: not a second Hetman."""
    game = campaign(
        at("burgundy", "1 infantry", "spain", commander="general-cavalry"),
        at("paris", "1 infantry", captive="hetman"),
        at("madrid", "1 infantry", "spain"),
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert set(offered(game)) == {"appoint:hetman:lisbon", "appoint:hetman:madrid"}
    choose(game, "appoint:hetman:lisbon")
    assert question(game) == "TakeCommander"
    assert "appoint:hetman:madrid" not in offered(game)
    assert "appoint:marshal:madrid" in offered(game)
    choose(game, "done")
    assert question(game) == "Orders"


@pytest.mark.rule("mocarstwa:4.5")
@pytest.mark.rule("mocarstwa:12.2")
def test_ships_take_a_commander_in_the_first_purchases_only() -> None:
    game = campaign(
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        at("burgundy", "1 infantry", "spain"),
        at("paris", "1 infantry"),
    )
    choose(game, "attack:infantry:burgundy:paris")
    assert "appoint:admiral:lisbon" in offered(game)
    assert "appoint:admiral:corvette.1" not in offered(game)


@pytest.mark.rule("mocarstwa:12")
def test_a_commander_is_no_unit_and_may_stand_in_a_full_province() -> None:
    game = position(
        "spain,poland",
        [*HOME, at("madrid", "1 infantry", "spain", commander="marshal"), at("castile", "2 infantry", "spain")],
    )
    choose(game, "move:infantry:madrid:castile")
    assert units(game, "castile") == {"infantry": 3}
    assert leader(game, "castile") == "marshal"


# -- aboard (L2988, L2996; ruling M43)


@pytest.mark.rule("mocarstwa:12.1")
@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(
    ("commander", "unit", "helps"),
    [
        ("general-infantry", "infantry", True),
        ("general-grenadiers", "grenadiers", True),
        ("general-grenadiers", "infantry", False),
        ("general-infantry", "cavalry", True),  # aboard it is on foot
        ("general-cavalry", "cavalry", False),
        ("admiral", "cavalry", True),
    ],
)
def test_a_general_leads_his_formation_aboard_too(commander: str, unit: str, helps: bool) -> None:
    pieces = [
        *HOME,
        ship("frigate", "tyrrhenian.5", f"1 {unit}", "spain", commander=commander),
        ship("frigate", "tyrrhenian.4", f"1 {unit}", "poland", commander=commander),
    ]
    thrown = position("spain,poland", pieces, forced=dice(6, 6, 1, 1))
    choose(thrown, f"board:{unit}:frigate.1:frigate.2")
    assert (question(thrown) == "Reroll") == helps
    choose(thrown, "let-stand") if helps else None
    bulwark = 2 if unit == "grenadiers" else 1
    assert told(thrown, "roll-defence")[0][1] == bulwark + helps
    fired = position("spain,poland", pieces, battles="cards", seats=HANDS)
    choose(fired, f"salvo:{unit}:frigate.1:frigate.2", "end-phase", "lay:lost-orders", "lay:lost-orders")
    assert told(fired, "points")[0][:2] == (1 + helps, 1 + helps)


@pytest.mark.rule("mocarstwa:12.1")
def test_who_is_left_alone_by_the_last_unit_leaves_the_map() -> None:
    """Ruling M45: the infantry goes to a province that has its commander already; the Marshal cannot stay alone."""
    game = position(
        "spain,poland",
        [
            *HOME,
            at("madrid", "1 infantry", "spain", commander="marshal"),
            at("castile", "1 infantry", "spain", commander="hetman"),
        ],
    )
    choose(game, "move:infantry:madrid:castile")
    assert (leader(game, "madrid"), leader(game, "castile")) == ("", "hetman")
    assert 0 not in state(game).commanders_of(0)


@pytest.mark.rule("mocarstwa:4.5")
@pytest.mark.rule("mocarstwa:12.2")
def test_in_the_first_purchases_a_commander_joins_a_province_with_a_unit_or_a_crew() -> None:
    """Spain in campaign 7 places one infantry in Madrid and one aboard; provinces without a unit are not offered."""
    game = begin("throne", "russia,spain")
    choose(game, "buy:infantry:2", "done", "launch:frigate:west_med.4")
    choose(game, "deploy:infantry:madrid:1", "deploy:infantry:frigate.1:1", "deploy:artillery:castile:1")
    choose(game, "done") if question(game) == "Deploy" else None
    assert question(game) == "TakeCommander"
    places = {choice.split(":")[2] for choice in offered(game) if choice.startswith("appoint:admiral")}
    assert places == {"madrid", "castile", "frigate.1"}
    assert "done" in offered(game)  # one may go without
    assert len({choice.split(":")[1] for choice in offered(game) if ":" in choice}) == 7


@pytest.mark.rule("mocarstwa:12.2")
def test_who_leads_already_where_a_scenario_gives_him_is_not_placed_again() -> None:
    """A scenario of one's own may put the commander that it gives on the map as well."""
    pieces = [*HOME, at("madrid", "1 infantry", "spain", commander="marshal")]
    g = state(position("spain,poland", pieces, options={"commanders": "yes"}))
    marshal, hetman = (COMMANDERS.index(name) for name in ("marshal", "hetman"))
    assert [choice.verb for choice in TakeCommander(0, marshal).choices(g, 0)] == ["done"]
    assert {choice.verb for choice in TakeCommander(0, hetman).choices(g, 0)} == {"appoint"}
