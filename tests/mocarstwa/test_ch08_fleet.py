"""Chapter 8 (Flota): ships, sailing, embarking, damage, repair, ships without a crew; fights with dice (8.5)."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.geography import FAR, read_geography

from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units, why_not

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
HERE, THERE = "tyrrhenian.5", "tyrrhenian.4"
"""Two hexes side by side, away from every accessible shore."""
LAND = read_geography()


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


def at_sea(*pieces: Piece, forced: list[int] | None = None, **more: str) -> Game:
    return position("spain,russia", [*HOME, *pieces], forced=forced or (), options=more)


def hulls(game: Game, name: str) -> tuple[int, int]:
    """Masts and decks that a ship has lost."""
    g = state(game)
    number = place(game, name) - len(g.fort)
    return g.masts[number], g.decks[number]


def lies(game: Game, name: str) -> str:
    g = state(game)
    hex_ = g.hex[place(game, name) - len(g.fort)]
    return LAND.hexes[hex_] if hex_ >= 0 else ""


def voyages(game: Game, name: str) -> set[str]:
    return {choice.split(":")[3] for choice in offered(game) if choice.startswith("sail:") and f":{name}:" in choice}


def within(start: str, reach: int) -> set[str]:
    """Hexes that lie so many steps away, around shoals."""
    steps = [FAR] * len(LAND.hexes)
    steps[LAND.hexes.index(start)] = 0
    queue = [LAND.hexes.index(start)]
    for here in queue:
        for there in LAND.hex_neighbours[here]:
            if steps[there] == FAR and not LAND.shoal[there]:
                steps[there] = steps[here] + 1
                queue.append(there)
    return {LAND.hexes[hex_] for hex_, far in enumerate(steps) if 0 < far <= reach}


# -- 8.1 to 8.3


@pytest.mark.rule("mocarstwa:8.1")
@pytest.mark.rule("mocarstwa:8.2")
@pytest.mark.rule("mocarstwa:8.6")
@pytest.mark.parametrize(
    ("kind", "masts", "reach"),
    [
        ("corvette", 0, 6),
        ("frigate", 0, 5),
        ("ship-of-the-line", 0, 4),
        ("corvette", 1, 0),
        ("frigate", 1, 2),
        ("ship-of-the-line", 1, 2),
        ("frigate", 2, 0),
        ("ship-of-the-line", 2, 0),
    ],
)
def test_how_far_ships_sail_with_and_without_masts(kind: str, masts: int, reach: int) -> None:
    game = at_sea(ship(kind, HERE, "1 infantry", "spain", masts=masts))
    assert voyages(game, f"{kind}.1") == within(HERE, reach)


@pytest.mark.rule("mocarstwa:8.2")
def test_one_of_the_crew_steers_once_in_a_phase() -> None:
    game = at_sea(ship("frigate", HERE, "2 infantry", "spain"))
    choose(game, f"sail:infantry:frigate.1:{THERE}")
    assert lies(game, "frigate.1") == THERE
    assert why_not(game, f"sail:infantry:frigate.1:{HERE}") == "has-sailed"
    alone = at_sea(ship("frigate", HERE, "1 infantry", "spain"))
    choose(alone, f"sail:infantry:frigate.1:{THERE}")
    assert not [choice for choice in offered(alone) if "frigate.1" in choice]  # its one unit has acted


@pytest.mark.rule("mocarstwa:8.2")
def test_somebody_elses_crew_bars_a_hex_and_an_empty_ship_does_not() -> None:
    game = at_sea(ship("corvette", HERE, "1 infantry", "spain"), ship("corvette", THERE, "1 infantry", "russia"))
    assert THERE not in voyages(game, "corvette.1")
    empty = at_sea(ship("corvette", HERE, "1 infantry", "spain"), ship("corvette", "west_med.4"))
    assert "west_med.4" in voyages(empty, "corvette.1")


@pytest.mark.rule("mocarstwa:8.2")
def test_over_a_rocky_shore_nobody_embarks() -> None:
    """West_med.2 touches Provence over an accessible shore and Piedmont over rocks."""
    crew = ship("frigate", "west_med.2", "1 infantry", "spain")
    game = at_sea(crew, at("provence", "1 infantry", "spain"), at("piedmont", "1 infantry", "spain"))
    assert "embark:infantry:provence:frigate.1" in offered(game)
    assert "embark:infantry:piedmont:frigate.1" not in offered(game)
    assert "disembark:infantry:frigate.1:provence" in offered(game)
    assert "disembark:infantry:frigate.1:piedmont" not in offered(game)


@pytest.mark.rule("mocarstwa:8.1")
@pytest.mark.rule("mocarstwa:8.3")
@pytest.mark.parametrize(
    ("kind", "crew", "more", "room"),
    [
        ("corvette", "", "cavalry", True),
        ("corvette", "1 infantry", "artillery", False),
        ("corvette", "1 infantry", "grenadiers", True),
        ("corvette", "2 infantry", "infantry", False),
        ("frigate", "1 cavalry", "infantry", True),
        ("frigate", "1 artillery", "cavalry", False),
        ("frigate", "3 infantry", "infantry", False),
        ("ship-of-the-line", "1 artillery", "artillery", True),
        ("ship-of-the-line", "2 cavalry", "infantry", False),
        ("ship-of-the-line", "3 grenadiers", "infantry", True),
    ],
)
def test_cavalry_and_artillery_take_the_room_of_two(kind: str, crew: str, more: str, room: bool) -> None:
    afloat = ship(kind, "west_med.4", crew, "spain") if crew else ship(kind, "west_med.4")
    game = at_sea(afloat, at("barcelona", f"1 {more}", "spain"))
    assert (f"embark:{more}:barcelona:{kind}.1" in offered(game)) == room
    if not room:
        assert why_not(game, f"embark:{more}:barcelona:{kind}.1") == "full-ship"


@pytest.mark.rule("mocarstwa:8.3")
def test_who_has_just_embarked_does_not_steer_but_those_aboard_before_do() -> None:
    game = at_sea(ship("frigate", "west_med.4", "1 grenadiers", "spain"), at("barcelona", "1 infantry", "spain"))
    choose(game, "embark:infantry:barcelona:frigate.1")
    assert why_not(game, f"sail:infantry:frigate.1:{'west_med.5'}") == "has-acted"
    choose(game, "sail:grenadiers:frigate.1:west_med.5")
    assert lies(game, "frigate.1") == "west_med.5"


@pytest.mark.rule("mocarstwa:8.3")
def test_after_the_voyage_the_others_disembark_where_nobody_else_stands_and_there_is_room() -> None:
    game = at_sea(
        ship("ship-of-the-line", "west_med.5", "3 infantry", "spain"),
        at("majorca", "2 infantry", "spain"),
        at("barcelona", "1 infantry", "russia"),
    )
    choose(game, "sail:infantry:ship-of-the-line.1:west_med.4")
    assert "disembark:infantry:ship-of-the-line.1:barcelona" not in offered(game)
    choose(game, "disembark:infantry:ship-of-the-line.1:majorca")
    assert units(game, "majorca") == {"infantry": 3}
    assert why_not(game, "disembark:infantry:ship-of-the-line.1:majorca") == "full-province"


# -- 8.5


@pytest.mark.rule("mocarstwa:8.5")
def test_the_printed_example_of_arturs_frigate() -> None:
    """Two infantry: one has sailed the five hexes, so there is one broadside; 4 and 5 sink Leon's corvette."""
    game = at_sea(
        ship("frigate", "tyrrhenian.3", "2 infantry", "spain"),
        ship("corvette", "libyan.3", "2 infantry", "russia"),
        forced=dice(4, 5),
    )
    assert "ionian.4" in within("tyrrhenian.3", 5)
    choose(game, "sail:infantry:frigate.1:ionian.4")
    fights = {choice.split(":")[0] for choice in offered(game) if choice.endswith("corvette.1")}
    assert fights == {"salvo", "board"}
    choose(game, "salvo:infantry:frigate.1:corvette.1")
    assert lies(game, "corvette.1") == ""
    assert units(game, "corvette.1") == {}
    assert not [choice for choice in offered(game) if "frigate.1" in choice]


@pytest.mark.rule("mocarstwa:8.5")
@pytest.mark.rule("mocarstwa:8.6")
@pytest.mark.parametrize(
    ("roll", "masts", "decks", "crew"),
    [
        ((1, 1), 0, 0, 3),
        ((1, 3), 0, 0, 3),
        ((1, 4), 1, 0, 3),
        ((3, 3), 1, 0, 3),
        ((3, 4), 0, 0, 2),
        ((4, 4), 0, 0, 2),
        ((4, 5), 0, 1, 3),
        ((5, 5), 0, 1, 3),
        ((5, 6), 0, 2, 3),
        ((6, 6), 0, 0, 0),
    ],
)
def test_table_5b(roll: tuple[int, int], masts: int, decks: int, crew: int) -> None:
    game = at_sea(
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("ship-of-the-line", THERE, "3 infantry", "russia"),
        forced=dice(*roll),
    )
    choose(game, "salvo:infantry:corvette.1:ship-of-the-line.1")
    assert hulls(game, "ship-of-the-line.1") == (masts, decks)
    assert units(game, "ship-of-the-line.1").get("infantry", 0) == crew
    assert (lies(game, "ship-of-the-line.1") == "") == (roll == (6, 6))


@pytest.mark.rule("mocarstwa:8.6")
@pytest.mark.parametrize(
    ("kind", "before", "sinks"),
    [("corvette", 0, True), ("frigate", 0, False), ("frigate", 1, True), ("ship-of-the-line", 1, False),
     ("ship-of-the-line", 2, True)],
)  # fmt: skip
def test_a_ship_sinks_with_her_last_deck(kind: str, before: int, sinks: bool) -> None:
    game = at_sea(
        ship("corvette", HERE, "1 infantry", "spain"),
        ship(kind, THERE, "2 infantry", "russia", decks=before),
        forced=dice(4, 5),
    )
    number = 2 if kind == "corvette" else 1
    choose(game, f"salvo:infantry:corvette.1:{kind}.{number}")
    assert (lies(game, f"{kind}.{number}") == "") == sinks
    assert bool(told(game, "sunk")) == sinks


@pytest.mark.rule("mocarstwa:8.6")
def test_a_ship_without_masts_loses_no_more_and_the_owner_says_who_of_the_crew_falls() -> None:
    pieces = (
        ship("frigate", HERE, "2 infantry", "spain"),
        ship("frigate", THERE, "1 infantry, 1 grenadiers", "russia", masts=2),
    )
    game = at_sea(*pieces, forced=dice(2, 3, 3, 4))
    choose(game, "salvo:infantry:frigate.1:frigate.2")
    assert hulls(game, "frigate.2") == (2, 0)
    choose(game, "salvo:infantry:frigate.1:frigate.2")
    assert question(game) == "CrewLoss"
    assert game.to_act == (1,)
    choose(game, "lose:infantry:frigate.2")
    assert units(game, "frigate.2") == {"grenadiers": 1}


@pytest.mark.rule("mocarstwa:8.5")
@pytest.mark.parametrize(
    ("kind", "lost", "salvoes"),
    [("corvette", 0, 1), ("frigate", 0, 2), ("ship-of-the-line", 0, 3), ("ship-of-the-line", 1, 2)],
)
def test_as_many_broadsides_as_sound_decks(kind: str, lost: int, salvoes: int) -> None:
    crew = {"corvette": 2, "frigate": 3, "ship-of-the-line": 4}[kind]
    game = at_sea(
        ship(kind, HERE, f"{crew} infantry", "spain", decks=lost),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
        forced=dice(1, 1) * salvoes,
    )
    target = "ship-of-the-line.2" if kind == "ship-of-the-line" else "ship-of-the-line.1"
    for _ in range(salvoes):
        choose(game, f"salvo:infantry:{kind}.1:{target}")
    assert why_not(game, f"salvo:infantry:{kind}.1:{target}") == "no-guns"


@pytest.mark.rule("mocarstwa:8.5")
@pytest.mark.parametrize(("fort", "bonus"), [("", 1), ("fort", 2), ("fortress", 3)])
def test_a_broadside_at_units_ashore_is_three_dice_less_two(fort: str, bonus: int) -> None:
    game = at_sea(
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        at("barcelona", "1 grenadiers", "russia", **({"fort": fort} if fort else {})),
        forced=dice(3, 3, 3, 2, 2),
    )
    choose(game, "shell:infantry:corvette.1:barcelona")
    assert told(game, "roll-attack")[0][1:] == (-2, 7)
    assert told(game, "roll-defence")[0][1:] == (bonus, 4 + bonus)
    assert (holder(game, "barcelona") == "") == (bonus < 3)


@pytest.mark.rule("mocarstwa:8.5")
def test_boarding_meets_a_bulwark_and_ends_aboard_under_an_own_banner() -> None:
    game = at_sea(
        ship("corvette", HERE, "2 grenadiers", "spain"),
        ship("frigate", THERE, "1 cavalry", "russia"),
        forced=dice(3, 3, 3, 2),
    )
    choose(game, "board:grenadiers:corvette.1:frigate.1")
    assert told(game, "roll-attack")[0][1:] == (1, 7)  # grenadiers keep their bonus
    assert told(game, "roll-defence")[0][1:] == (1, 6)  # the ship's side; cavalry is on foot
    assert holder(game, "frigate.1") == "spain"
    assert units(game, "frigate.1") == {"grenadiers": 1}
    g = state(game)
    assert g.banner[place(game, "frigate.1") - len(g.fort)] == 0


@pytest.mark.rule("mocarstwa:8.8")
def test_a_ship_left_on_the_high_seas_by_its_last_unit_is_gone() -> None:
    game = at_sea(
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("frigate", THERE, "1 infantry", "russia"),
        forced=dice(6, 6, 1, 1),
    )
    choose(game, "board:infantry:corvette.1:frigate.1")
    assert holder(game, "frigate.1") == "spain"
    assert lies(game, "corvette.1") == ""


@pytest.mark.rule("mocarstwa:8.8")
@pytest.mark.parametrize(("hex_", "stays"), [(THERE, False), ("west_med.4", True)])
def test_a_ship_whose_crew_is_shot_stays_only_beside_an_accessible_shore(hex_: str, stays: bool) -> None:
    near = HERE if hex_ == THERE else "west_med.5"
    game = at_sea(
        ship("corvette", near, "1 infantry", "spain"), ship("frigate", hex_, "1 infantry", "russia"), forced=dice(3, 4)
    )
    choose(game, "salvo:infantry:corvette.1:frigate.1")
    assert lies(game, "frigate.1") == (hex_ if stays else "")


@pytest.mark.rule("mocarstwa:8.8")
def test_anybody_may_take_a_ship_without_a_crew() -> None:
    game = at_sea(ship("frigate", "west_med.4"), at("barcelona", "1 infantry", "spain"))
    choose(game, "embark:infantry:barcelona:frigate.1")
    assert holder(game, "frigate.1") == "spain"


@pytest.mark.rule("mocarstwa:8.5")
@pytest.mark.parametrize("unit", ["infantry", "cavalry", "artillery"])
def test_a_landing_is_an_attack_on_foot_that_ends_ashore(unit: str) -> None:
    game = at_sea(
        ship("frigate", "west_med.4", f"1 {unit}", "spain"),
        at("barcelona", "1 infantry", "russia"),
        forced=dice(4, 4, 3, 3),
    )
    choose(game, f"land:{unit}:frigate.1:barcelona")
    assert told(game, "roll-attack")[0][1:] == (0, 8)
    assert units(game, "barcelona") == {unit: 1}
    assert holder(game, "barcelona") == "spain"


@pytest.mark.rule("mocarstwa:8.5")
@pytest.mark.parametrize(("unit", "bonus"), [("infantry", 0), ("grenadiers", 1), ("cavalry", 0)])
def test_units_ashore_attack_a_crew_which_has_its_bulwark(unit: str, bonus: int) -> None:
    game = at_sea(
        ship("frigate", "west_med.4", "1 infantry", "russia"),
        at("barcelona", f"1 {unit}", "spain"),
        forced=dice(3, 3, 3, 3),
    )
    choose(game, f"attack-ship:{unit}:barcelona:frigate.1")
    assert told(game, "roll-attack")[0][1:] == (bonus, 6 + bonus)
    assert told(game, "roll-defence")[0][1:] == (1, 7)
    assert holder(game, "frigate.1") == "russia"


@pytest.mark.rule("mocarstwa:8.5")
def test_artillery_ashore_fires_with_two_dice_and_one() -> None:
    game = at_sea(
        ship("frigate", "west_med.4", "1 infantry", "russia"),
        at("barcelona", "1 artillery", "spain"),
        forced=dice(6, 6),
    )
    choose(game, "attack-ship:artillery:barcelona:frigate.1")
    assert told(game, "roll-attack")[0][1:] == (1, 13)
    assert lies(game, "frigate.1") == ""


@pytest.mark.rule("mocarstwa:8.2")
def test_the_printed_map_of_shores_guns_reach_over_an_accessible_shore_only() -> None:
    """As on the book's little map: artillery may fire at the ship before its beach, not at the one before its rocks."""
    pieces = (at("piedmont", "1 artillery", "spain"), ship("corvette", "west_med.2", "1 infantry", "russia"))
    game = at_sea(*pieces, ship("corvette", "tyrrhenian.1", "1 infantry", "russia"))
    fires = [choice for choice in offered(game) if choice.startswith("attack-ship")]
    assert fires == ["attack-ship:artillery:piedmont:corvette.2"]


# -- 8.7


@pytest.mark.rule("mocarstwa:8.7")
def test_a_crew_that_does_nothing_else_repairs_both_masts() -> None:
    game = at_sea(ship("frigate", HERE, "2 infantry", "spain", masts=2))
    choose(game, "repair:frigate.1")
    assert hulls(game, "frigate.1") == (0, 0)
    assert voyages(game, "frigate.1") == set()
    lame = at_sea(ship("frigate", HERE, "2 infantry", "spain", masts=1))
    choose(lame, f"sail:infantry:frigate.1:{THERE}")
    assert why_not(lame, "repair:frigate.1") == "repair-only"


# -- 12.4 at sea


@pytest.mark.rule("mocarstwa:12.4")
def test_an_admiral_lets_a_broadside_be_thrown_again_and_helps_his_crew_defend() -> None:
    game = at_sea(
        ship("corvette", HERE, "1 infantry", "spain", commander="admiral"),
        ship("corvette", THERE, "1 infantry", "russia"),
        forced=dice(1, 1, 4, 5),
    )
    choose(game, "salvo:infantry:corvette.1:corvette.2")
    assert question(game) == "Reroll"
    choose(game, "reroll")
    assert lies(game, "corvette.2") == ""
    boarded = at_sea(
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("corvette", THERE, "1 infantry", "russia", commander="admiral"),
        forced=dice(3, 3, 2, 2),
    )
    choose(boarded, "board:infantry:corvette.1:corvette.2")
    assert told(boarded, "roll-defence")[0][1:] == (2, 6)


# -- 9.9, 9.10


@pytest.mark.rule("mocarstwa:9.9")
def test_who_takes_the_prison_ship_has_the_admiral() -> None:
    game = at_sea(
        ship("corvette", HERE, "2 infantry", "spain"),
        ship("corvette", THERE, "1 infantry", captive="admiral"),
        forced=dice(6, 6, 1, 1),
    )
    choose(game, "board:infantry:corvette.1:corvette.2")
    assert state(game).commander[place(game, "corvette.2")] == 7  # the Admiral is the last of the seven
    assert told(game, "freed")


@pytest.mark.rule("mocarstwa:9.10")
@pytest.mark.parametrize(("kind", "worth"), [("corvette", 1), ("frigate", 2), ("ship-of-the-line", 3)])
@pytest.mark.parametrize("deed", ["sink", "board", "shoot"])
def test_points_for_ships_sunk_taken_or_left_adrift(kind: str, worth: int, deed: str) -> None:
    verb, rolls = {"sink": ("salvo", (6, 6)), "board": ("board", (6, 6, 1, 1)), "shoot": ("salvo", (3, 4))}[deed]
    game = at_sea(
        ship("corvette", HERE, "2 infantry", "spain"), ship(kind, THERE, "1 infantry", "russia"), forced=dice(*rolls)
    )
    number = 2 if kind == "corvette" else 1
    choose(game, f"{verb}:infantry:corvette.1:{kind}.{number}")
    assert state(game).points == [worth, 0]
