"""Chapter 8 where rules meet: signs of cards at sea, crews that fall in part, batteries, ships of the independents."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import CARDS
from theatrum.titles.mocarstwa.box.information import CARDS as INFORMATION
from theatrum.titles.mocarstwa.rounds.independents import targets_of
from theatrum.titles.mocarstwa.rounds.independents_cards import bold, groups_of
from theatrum.titles.mocarstwa.sea.cards import ship_defence, still_there
from theatrum.titles.mocarstwa.vocabulary import INDEPENDENT

from .battles import FILL, HOME, battle
from .positions import Piece, at, choose, offered, place, position, question, ship, state, told, units, why_not

HERE, THERE, BESIDE = "tyrrhenian.5", "tyrrhenian.4", "tyrrhenian.8"
"""Neighbours all; the first two have no shore, the third has Tunis."""


def number(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.id == name)


def information(name: str) -> int:
    return next(i for i, card in enumerate(INFORMATION) if card.id == name)


def points(game: Game) -> tuple[int, int]:
    attack, defence, _ = told(game, "points")[0]
    return attack, defence


def afloat(game: Game, name: str) -> bool:
    g = state(game)
    return g.hex[place(game, name) - len(g.fort)] >= 0


def salvo(of: str, at_: str, kind: str = "infantry") -> str:
    return f"salvo:{kind}:{of}:{at_}"


TWO = [ship("frigate", HERE, "2 infantry", "spain"), ship("frigate", THERE, "3 infantry", "russia")]
BOTH = [salvo("frigate.1", "frigate.2")] * 2


# -- signs (7.6)


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("spain", "russia", "who"), [("skirmish", "line", 0), ("battery", "manoeuvre", 1)])
def test_a_bugle_is_heard_at_sea_by_winner_and_loser(spain: str, russia: str, who: int) -> None:
    game = battle(TWO, spain, russia, *BOTH)
    assert question(game) == "Exchange"
    assert game.to_act == (who,)


@pytest.mark.rule("mocarstwa:7.5.11")
def test_the_winners_battle_frenzy_costs_one_more_of_the_crew() -> None:
    """Storm, Assault 2, and three gunners, one of them infantry for the symbol: a lead of three takes three of four."""
    pieces = [
        ship("ship-of-the-line", HERE, "3 infantry", "spain"),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
    ]
    game = battle(pieces, "storm", "crossfire", *[salvo("ship-of-the-line.1", "ship-of-the-line.2")] * 3)
    assert points(game) == (3 + 1 + 2, 2 + 1)
    assert len(told(game, "destroyed")) == 3 + 1


@pytest.mark.rule("mocarstwa:7.5.11")
@pytest.mark.parametrize(("winner", "crew"), [("phalanx", 1), ("old-guard", 2)])
def test_a_cross_keeps_the_winner_from_the_losers_frenzy_and_needs_none(winner: str, crew: int) -> None:
    """Formation 3 beats Storm, whose Battle Frenzy takes one of the winners, unless the old guard's Cross meets it."""
    game = battle(TWO, winner, "storm", *BOTH)
    assert points(game)[0] > points(game)[1]
    assert sum(units(game, "frigate.1").values()) == crew
    calm = battle(TWO, winner, "bayonets", *BOTH)
    assert sum(units(calm, "frigate.1").values()) == 2


@pytest.mark.rule("mocarstwa:7.6")
def test_only_those_who_fell_aboard_are_pressed_and_only_into_ships_with_room() -> None:
    """Recruits, Assault, with a lead of one: two of the crew fall, and one finds room aboard the frigate."""
    pieces = [
        ship("frigate", HERE, "2 infantry", "russia"),
        ship("ship-of-the-line", THERE, "3 infantry, 1 grenadiers", "spain"),
    ]
    hands = {"spain": {"hand": ["battery", *FILL]}, "russia": {"hand": ["recruits", *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands, turn="russia")
    choose(game, *[salvo("frigate.1", "ship-of-the-line.1")] * 2, "end-phase")
    game.choose(0, "lay:battery")
    game.choose(1, "lay:recruits")
    assert points(game) == (2 + 2 + 2, 2 + 1 + 2)
    choose(game, *["lose:infantry:ship-of-the-line.1"] * 2)
    assert question(game) == "PressGang"
    assert offered(game) == ["press:infantry", "done"]
    choose(game, "press:infantry")
    assert units(game, "frigate.1") == {"infantry": 3}
    assert units(game, "ship-of-the-line.1") == {"infantry": 1, "grenadiers": 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("first", "second"), [("infantry", "cavalry"), ("cavalry", "infantry")])
def test_elite_units_aboard_are_found_on_whichever_ship_has_the_kind(first: str, second: str) -> None:
    pieces = [
        ship("corvette", HERE, f"1 {first}", "russia"),
        ship("frigate", BESIDE, f"1 {second}", "russia"),
        ship("corvette", THERE, "1 infantry", "spain"),
    ]
    hands = {"spain": {"hand": FILL}, "russia": {"hand": ["unicorns", *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands, turn="russia")
    orders = [salvo("corvette.1", "corvette.2", first), salvo("frigate.1", "corvette.2", second)]
    choose(game, *orders, "end-phase")
    game.choose(0, "lay:battery")
    game.choose(1, "lay:unicorns")
    assert offered(game) == ["train:infantry", "train:cavalry", "done"]
    choose(game, f"train:{second}")
    assert units(game, "frigate.1") == {"heavy-cavalry" if second == "cavalry" else "grenadiers": 1}
    assert units(game, "corvette.1") == {first: 1}


# -- who is hit, who is taken (8.4, 8.8)


@pytest.mark.rule("mocarstwa:8.4")
def test_whoever_attacked_with_several_ships_is_asked_which_is_hit() -> None:
    """The third seat attacks."""
    pieces = [
        at("warsaw", "1 infantry", "poland"),
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("frigate", BESIDE, "1 infantry", "spain"),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
    ]
    hands = {"spain": {"hand": ["phalanx", *FILL]}, "russia": {"hand": ["musketry", *FILL]}}
    game = position("poland,russia,spain", [*HOME, *pieces], battles="cards", seats=hands, turn="spain")
    choose(game, salvo("corvette.1", "ship-of-the-line.1"), salvo("frigate.1", "ship-of-the-line.1"), "end-phase")
    game.choose(2, "lay:phalanx")
    game.choose(1, "lay:musketry")
    assert question(game) == "HitShip"
    assert game.to_act == (2,)


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.parametrize(
    ("spain", "russia", "both", "left"),
    [
        ("crossfire", "levy-en-masse", (3, 2 + 1 + 1), {"artillery": 1}),
        ("phalanx", "grand-battery", (3, 2 + 1 + 3 + 2), {}),
    ],
)
def test_batteries_ashore_lose_units_alone(
    spain: str, russia: str, both: tuple[int, int], left: dict[str, int]
) -> None:
    """An Assault with a lead of one costs two of three guns; Fire with a lead of five, which sinks ships, all."""
    pieces = [at("tunis", "3 artillery", "spain"), ship("ship-of-the-line", BESIDE, "1 infantry", "russia")]
    game = battle(pieces, spain, russia, *["attack-ship:artillery:tunis:ship-of-the-line.1"] * 3)
    assert points(game) == both
    assert units(game, "tunis") == left


@pytest.mark.rule("mocarstwa:8.8")
def test_a_defender_who_wins_and_loses_the_last_of_the_crew_to_frenzy_has_no_ship_left() -> None:
    """Storm loses against Formation, and its Battle Frenzy takes the only one aboard: no prize, far from any shore."""
    pieces = [ship("frigate", HERE, "3 infantry", "spain"), ship("ship-of-the-line", THERE, "1 infantry", "russia")]
    game = battle(pieces, "storm", "phalanx", salvo("frigate.1", "ship-of-the-line.1"))
    assert points(game)[0] < points(game)[1]
    assert not afloat(game, "ship-of-the-line.1")
    assert question(game) == "Orders"


# -- commanders aboard (12.4)


@pytest.mark.rule("mocarstwa:12.4")
def test_a_marshal_aboard_is_worth_a_point_of_attack() -> None:
    game = battle(
        [ship("frigate", HERE, "2 infantry", "spain", commander="marshal"), TWO[1]],
        "lost-orders",
        "lost-orders",
        *BOTH,
    )
    assert points(game) == (2 + 1, 1)


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(("kind", "defence"), [("corvette", 0), ("frigate", 1), ("ship-of-the-line", 2)])
def test_a_hetman_or_an_admiral_aboard_is_worth_a_point_of_defence(kind: str, defence: int) -> None:
    for commander, more in (("hetman", 1), ("admiral", 1), ("marshal", 0)):
        game = position("spain,russia", [*HOME, ship(kind, HERE, "1 infantry", "russia", commander=commander)])
        assert ship_defence(state(game), place(game, f"{kind}.1")) == defence + more


# -- repair (8.7)


@pytest.mark.rule("mocarstwa:8.7")
def test_a_ship_that_has_sailed_is_not_repaired_even_if_all_her_crew_is_fresh_again() -> None:
    """The guide lets the helmsman act once more; the ship has done something in this phase all the same."""
    game = position(
        "spain,russia",
        [
            *HOME,
            ship("corvette", "west_med.7", "1 infantry", "russia"),
            ship("frigate", HERE, "1 infantry", "spain", masts=1),
        ],
        level="full",
        goals=[{"kind": "powers"}],
    )
    state(game).experts[0] = (information("guide"),)
    assert "repair:frigate.1" in offered(game)
    choose(game, "sail:infantry:frigate.1:tyrrhenian.6", "use:guide", "refresh:infantry:frigate.1")
    assert why_not(game, "repair:frigate.1") == "repair-only"


# -- ships of the independents (5.2, ruling M21)


@pytest.mark.rule("mocarstwa:5.2")
def test_ships_of_the_independents_see_only_players() -> None:
    pieces = [
        ship("corvette", HERE, "1 infantry"),
        ship("corvette", THERE, "1 infantry"),
        ship("frigate", THERE),
        ship("frigate", BESIDE, "1 infantry", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces])
    assert targets_of(state(game), place(game, "corvette.1")) == [place(game, "frigate.2")]


@pytest.mark.rule("mocarstwa:5.2")
@pytest.mark.rule("mocarstwa:8.8")
def test_a_ship_that_independents_sink_scores_for_nobody() -> None:
    """Two sixes of a broadside sink."""
    game = position(
        "spain,russia",
        [*HOME, ship("corvette", HERE, "1 infantry"), ship("frigate", THERE, "1 infantry", "spain")],
        phase="independents",
        forced=[5, 5],
        goals=[{"kind": "points", "number": 9}],
    )
    assert not afloat(game, "frigate.1")
    assert state(game).points == [0, 0]


def attacked(card: str, *pieces: Piece, **hands: list[str]) -> Game:
    """The independents' ships have attacked with this card, Spain has laid the first of hers."""
    seats = {"spain": {"hand": FILL}, "russia": {"hand": FILL}} | {
        power: {"hand": hand} for power, hand in hands.items()
    }
    game = position(
        "spain,russia",
        [*HOME, *pieces],
        phase="independents",
        battles="cards",
        seats=seats,
        forced=[number(card)],
    )
    game.choose(0, f"lay:{seats['spain']['hand'][0]}")
    return game


@pytest.mark.rule("mocarstwa:8.4")
def test_of_several_beaten_ships_of_the_independents_the_first_is_hit() -> None:
    """Fire with a lead of three breaks two decks, and a corvette has one."""
    game = attacked(
        "stand",
        ship("corvette", HERE, "1 infantry"),
        ship("corvette", BESIDE, "1 infantry"),
        ship("ship-of-the-line", THERE, "1 infantry", "spain"),
        spain=["crossfire", *FILL],
    )
    assert points(game) == (2 + 1, 2 + 1 + 3)
    assert told(game, "sunk") == [(place(game, "corvette.1"),)]


@pytest.mark.rule("mocarstwa:8.8")
def test_independents_take_no_prize() -> None:
    """Despair, Assault 3, empties the corvette; nobody goes aboard, and far from any shore she is gone."""
    game = attacked(
        "despair",
        ship("frigate", HERE, "2 infantry"),
        ship("corvette", THERE, "1 infantry", "spain"),
        spain=["battery", *FILL],
    )
    assert points(game) == (1 + 3, 1)
    assert not afloat(game, "corvette.1")
    assert units(game, "frigate.1") == {"infantry": 2}


@pytest.mark.rule("mocarstwa:5.2.3")
@pytest.mark.rule("mocarstwa:5.6")
def test_a_crew_of_independents_does_not_land_before_a_far_stronger_defence_nor_act_in_fog() -> None:
    pieces = [ship("corvette", BESIDE, "1 infantry"), at("tunis", "3 grenadiers", "spain", fort="fortress")]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    g, tunis = state(game), place(game, "tunis")
    g.wake(INDEPENDENT)
    groups = groups_of(g)
    assert groups == {tunis: ((place(game, "corvette.1"), 0),)}
    assert bold(g, tunis, groups[tunis]) == ()
    g.lasting = ((information("fog"), 0),)
    assert groups_of(g) == {}
    g.put(place(game, "tripoli"), INDEPENDENT, 1)
    g.wake(INDEPENDENT)
    assert [origin for force in groups_of(g).values() for origin, _ in force] == [place(game, "tripoli")]


@pytest.mark.rule("mocarstwa:8.4")
def test_guns_are_served_by_those_of_a_kind_who_are_still_aboard() -> None:
    """Declared were an infantry, two grenadiers and a cavalry; one of the grenadiers and the cavalry are left."""
    pieces = [
        ship("ship-of-the-line", HERE, "1 grenadiers, 1 cavalry", "spain"),
        ship("corvette", THERE, "1 infantry", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    g, decks, prize = state(game), place(game, "ship-of-the-line.1"), place(game, "corvette.1")
    declared = tuple((decks, kind) for kind in (0, 1, 1, 2))
    assert still_there(g, 0, (*declared, (prize, 0))) == ((decks, 1), (decks, 2))
    assert still_there(g, 1, (*declared, (prize, 0))) == ((prize, 0),)
