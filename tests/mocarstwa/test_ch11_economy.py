"""Chapters 5.5, 5.7 and 11: the Capital Wheel and its six ministries."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.board import WORKS
from theatrum.titles.mocarstwa.box.information import CARDS
from theatrum.titles.mocarstwa.box.prices import FACES, WHEEL
from theatrum.titles.mocarstwa.box.units import KINDS
from theatrum.titles.mocarstwa.vocabulary import CONTROL, INFORMATION, MINISTRIES

from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units, why_not

HOME = at("madrid", "1 infantry", "spain"), at("warsaw", "1 infantry", "poland")
EMPTY = {"agriculture": 0, "economy": 1, "trade": 0, "finance": 1, "construction": 0, "war": 2}
"""For each ministry the level whose field asks for no card."""


def information(name: str) -> int:
    return next(number for number, card in enumerate(CARDS) if card.id == name)


QUIET = {"state": "guide", "european": "congress"}
"""Cards without anything to do in the economy; the box has two of each."""


def visit(ministry: str, *pieces: Piece, level: int = -1, battles: str = "dice", **seats: Any) -> Game:
    """The economic phase of the first lap. Spain has this level of control, Poland one whose field is empty."""
    row = MINISTRIES.index(ministry)
    level = EMPTY[ministry] if level < 0 else level
    field = INFORMATION[WHEEL[row][level]]
    cards = [information(QUIET[field])] * (2 if CONTROL[level] == "marshal" else 1) if field else []
    rolls = [level, *cards, EMPTY[ministry]] if battles == "dice" else []
    game = position(
        "spain,poland",
        [*HOME, *pieces],
        level="full",
        battles=battles,
        round_=row + 1,
        seats=seats or None,
        goals=[{"kind": "powers"}],
        forced=rolls,
    )
    if battles == "dice":
        choose(game, "end-phase", "done", "end-phase", "done")
    return game


def goods(game: Game, seat: int = 0) -> list[int]:
    """Ducats, ore, grain, wood, trade goods."""
    return state(game).goods[5 * seat : 5 * seat + 5]


# -- 5.5, 5.6, 3.7


@pytest.mark.rule("mocarstwa:5.6")
def test_the_wheel_has_six_european_and_twelve_state_fields() -> None:
    fields = [INFORMATION[field] for row in WHEEL for field in row]
    assert (fields.count("european"), fields.count("state"), len(fields)) == (6, 12, 24)
    assert all(INFORMATION[row[CONTROL.index("marshal")]] for row in WHEEL)


@pytest.mark.rule("mocarstwa:5.5")
def test_the_die_has_six_faces_and_gives_every_level() -> None:
    assert sum(FACES) == 6
    assert min(FACES) >= 1


@pytest.mark.rule("mocarstwa:5.7")
@pytest.mark.rule("mocarstwa:3.7")
@pytest.mark.parametrize(("round_", "ministry"), [(1, 0), (2, 1), (6, 5), (7, 0), (12, 5), (13, 0), (18, 5)])
def test_the_ministries_follow_each_other_for_three_laps(round_: int, ministry: int) -> None:
    game = position("spain,poland", HOME, level="full", round_=round_, goals=[{"kind": "powers"}],
                    forced=[EMPTY[MINISTRIES[ministry]]] * 2)  # fmt: skip
    choose(game, "end-phase", "done", "end-phase", "done")
    assert told(game, "ministry")[0] == (ministry,)


@pytest.mark.rule("mocarstwa:5.5")
@pytest.mark.rule("mocarstwa:3.10")
@pytest.mark.parametrize(("card", "level"), [("chancellor", 2), ("castellan", 1), ("chamberlain", 0)])
def test_authority_cards_set_the_level_or_throw_again_once_in_a_game(card: str, level: int) -> None:
    """Agriculture: the Podkomorzy's field is empty; the others draw a quiet card."""
    drawn = {2: [information("congress")], 1: [information("guide")], 0: []}[level]
    rolls = [3, 0, *drawn] if card == "chamberlain" else [3, *drawn]
    game = position("spain,poland", HOME, level="full", goals=[{"kind": "powers"}], forced=rolls)
    choose(game, "end-phase")
    assert {choice for choice in offered(game) if choice != "done"} == {
        "authority:chancellor",
        "authority:castellan",
        "authority:chamberlain",
    }
    choose(game, f"authority:{card}")
    assert state(game).level[0] == level
    assert state(game).authority[0].bit_count() == 2
    assert game.to_act == (1,)  # the second throw is final, one card a turn


@pytest.mark.rule("mocarstwa:5.6")
def test_a_marshal_turns_up_two_cards_and_brings_one_into_play() -> None:
    rich, poor = information("rich-harvest"), information("spoiled-granaries")
    game = position(
        "spain,poland", HOME, level="full", goals=[{"kind": "powers"}], forced=[3, rich, poor],
        seats={"spain": {"grain": 6}},
    )  # fmt: skip
    choose(game, "end-phase", "done")
    assert offered(game) == ["choose-card:rich-harvest", "choose-card:spoiled-granaries"]
    choose(game, "choose-card:rich-harvest")
    g = state(game)
    assert goods(game)[2] == 14
    assert g.news_used[rich] == g.news_used[poor] == 1


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.rule("mocarstwa:3.9")
@pytest.mark.parametrize(("commanders", "left"), [("yes", 46), ("book", 45)])
def test_without_commanders_their_card_is_left_out(commanders: str, left: int) -> None:
    game = position("spain,poland", HOME, level="full", options={"commanders": commanders})
    assert sum(state(game).news) == left
    assert sum(state(game).europe) == 21


@pytest.mark.rule("mocarstwa:5.6")
def test_a_european_card_lasts_until_its_drawer_is_in_politics_again() -> None:
    """Congress, drawn by Spain in Agriculture at the Chancellor's level."""
    game = position("spain,poland", [*HOME, at("castile", "1 infantry", "poland")], level="full",
                    goals=[{"kind": "powers"}], forced=[2, information("congress"), 0, 1])  # fmt: skip
    choose(game, "end-phase", "done")
    assert why_not(game, "attack:infantry:castile:madrid") == "truce"
    choose(game, "end-phase", "done")  # Agriculture gathers by itself; the second round begins
    assert question(game) == "Orders"
    assert why_not(game, "attack:infantry:madrid:castile") == "truce"
    choose(game, "end-phase")
    assert told(game, "expired")


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("expert", "built"), [("engineer", "fort"), ("shipbuilder", "corvette")])
def test_an_engineer_builds_a_fort_and_a_shipbuilder_a_corvette(expert: str, built: str) -> None:
    """Drawn at the Castellan's level in Agriculture; what is built leaves the box and is kept."""
    game = position("spain,poland", HOME, level="full", goals=[{"kind": "powers"}], forced=[1, information(expert)])
    choose(game, "end-phase", "done")
    g, work = state(game), WORKS.index(built)
    before, shelf = list(g.reserve), g.shelf[work]
    choose(game, f"use:{expert}")
    g = state(game)
    before[len(KINDS) + work] += 1
    assert g.reserve == before
    assert g.shelf[work] == shelf - 1
    assert g.experts[0] == ()


# -- 11.1, 11.2


LANDS = [
    at("castile", "1 infantry", "spain"),  # farmland
    at("galicia", "1 infantry", "spain"),  # sawmill
    at("navarre", "1 infantry", "spain"),  # copper
    at("granada", "1 infantry", "spain"),  # silver
    at("sicily", "1 infantry", "spain"),  # gold
    at("barcelona", "1 infantry", "spain"),  # city
    at("aragon", "1 infantry", "spain"),  # nothing
]


@pytest.mark.rule("mocarstwa:11.1")
@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_agriculture(level: int, bonus: int) -> None:
    """Madrid 6, Barcelona 3 and Castile 3 grain, Galicia 3 wood; the level adds grain."""
    game = visit("agriculture", *LANDS, level=level, spain={"grain": 0, "wood": 0})
    assert goods(game) == [0, 0, 12 + bonus, 3, 0]


@pytest.mark.rule("mocarstwa:11.2")
@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_economy(level: int, bonus: int) -> None:
    """Copper 3, silver 6 and gold 9 ore; Madrid 6 and Barcelona 3 trade goods."""
    game = visit("economy", *LANDS, level=level)
    assert goods(game) == [0, 18, 0, 0, 9 + bonus]


@pytest.mark.rule("mocarstwa:11")
def test_only_provinces_with_an_own_unit_yield() -> None:
    """Spain has the coat of arms of all Spain and a unit in Madrid alone."""
    assert goods(visit("agriculture")) == [0, 0, 6, 0, 0]


# -- 11.3, 11.4


@pytest.mark.rule("mocarstwa:11.3")
@pytest.mark.parametrize(("level", "commission"), [(0, 0), (1, 1000), (2, 2000), (3, 3000)])
def test_trade(level: int, commission: int) -> None:
    game = visit("trade", level=level, spain={"ore": 2, "goods": 2, "wood": 2, "grain": 2})
    choose(game, "sell:ore:2", "sell:goods:1", "sell:wood:2", "sell:grain:1")
    assert goods(game) == [1200 + 500 + 800 + 300 + commission, 0, 1, 0, 1]
    choose(game, "done")


@pytest.mark.rule("mocarstwa:11.4")
@pytest.mark.parametrize(("level", "tax"), [(0, 3000), (1, 4000), (2, 5000), (3, 6000)])
def test_taxes_of_every_coat_of_arms_and_the_pay(level: int, tax: int) -> None:
    """Two coats of arms; two infantry, one heavy cavalry and one heavy artillery: 500, 500, 1000, 1500."""
    game = visit(
        "finance",
        at("paris", "1 infantry, 1 heavy-cavalry, 1 heavy-artillery", "spain"),
        level=level,
        spain={"coats": ["spain", "france"]},
    )
    assert goods(game)[0] == 2 * tax - 3500


@pytest.mark.rule("mocarstwa:11.4")
def test_who_cannot_pay_sells_at_half_price_or_dismisses() -> None:
    """4,000 of tax for a Castellan; ten units want 5,000. Ore at 300, goods 250, wood 200, grain 150."""
    army = [at(name, "3 infantry", "spain") for name in ("castile", "galicia", "navarre")]
    game = visit("finance", *army, spain={"ore": 1, "goods": 1, "wood": 1, "grain": 1})
    assert question(game) == "Shortage"
    choose(game, "sell:ore:1", "sell:goods:1", "sell:wood:1", "sell:grain:1")
    assert question(game) == "Shortage"
    assert goods(game)[0] == 4900
    choose(game, "dismiss:infantry:castile")
    assert goods(game)[0] == 400
    assert units(game, "castile") == {"infantry": 2}


# -- 11.5, 7.10


@pytest.mark.rule("mocarstwa:11.5")
@pytest.mark.parametrize(("level", "most"), [(0, 6_000), (1, 12_000), (2, 18_000), (3, 24_000)])
def test_the_limit_of_construction(level: int, most: int) -> None:
    """Fortresses at 4,000: after one, three, four and (no fifth is in the box) the rest in ships of the line."""
    game = visit("construction", level=level, spain={"ducats": 50_000, "wood": 200, "ore": 50})
    spent = 0
    while any(choice.startswith("build:") for choice in offered(game)):
        work, price = next(
            (work, price)
            for work, price in (("fortress", 4000), ("ship-of-the-line", 3500), ("frigate", 2500), ("corvette", 1500))
            if f"build:{work}" in offered(game)
        )
        choose(game, f"build:{work}")
        spent += price
    assert most - 1500 < spent <= most
    assert why_not(game, "build:corvette") == "building-limit"


@pytest.mark.rule("mocarstwa:11.5")
def test_where_works_are_put() -> None:
    """Forts where an own unit stands; ships in a shipyard beside the core power or beside an own unit's province."""
    game = visit(
        "construction",
        at("paris", "1 infantry", "spain"),
        at("normandy", "1 infantry", "spain"),
        level=2,
        spain={"ducats": 9000, "wood": 30, "ore": 9},
    )
    choose(game, "build:fort", "build:corvette")
    places = {choice.split(":")[2] for choice in offered(game) if choice.startswith("erect:fort")}
    assert places == {"madrid", "paris", "normandy"}
    hexes = {choice.split(":")[2] for choice in offered(game) if choice.startswith("launch:corvette")}
    assert {"west_med.4", "atlantic.23"} <= hexes  # Barcelona and Lisbon, without a unit there
    assert "channel.5" in hexes  # Normandy
    assert "biscay.1" not in hexes  # Poitou
    choose(game, "erect:fort:paris", "launch:corvette:channel.5")
    assert state(game).fort[place(game, "paris")] == 1
    assert holder(game, "corvette.1") == ""


@pytest.mark.rule("mocarstwa:11.5")
@pytest.mark.rule("mocarstwa:5.5")
def test_what_is_not_placed_waits_for_a_political_phase() -> None:
    game = visit("construction", spain={"ducats": 9000, "wood": 30, "ore": 9, "grain": 9})
    choose(game, "build:fort", "done")
    assert state(game).kept(0, 6) == 1
    choose(game, "done") if game.to_act == (1,) else None
    choose(game, "end-phase")
    while question(game) != "PlaceWorks":
        choose(game, offered(game)[-1])
    assert "erect:fort:madrid" in offered(game)


@pytest.mark.rule("mocarstwa:7.10")
def test_a_fort_becomes_a_fortress_for_the_difference() -> None:
    game = visit(
        "construction",
        at("castile", "1 infantry", "spain", fort="fort"),
        at("galicia", "", fort="fort"),
        spain={"ducats": 1500, "wood": 6},
    )
    assert [choice for choice in offered(game) if choice.startswith("extend")] == ["extend:castile"]
    choose(game, "extend:castile")
    assert state(game).fort[place(game, "castile")] == 2
    assert goods(game)[:4] == [0, 0, 0, 0]


# -- 11.6


@pytest.mark.rule("mocarstwa:11.6")
@pytest.mark.parametrize(("level", "most"), [(0, 15), (1, 20), (2, 25), (3, 30)])
def test_the_limit_of_recruits(level: int, most: int) -> None:
    game = visit("war", level=level, spain={"ducats": 60_000, "grain": 99})
    raised = 0
    while any(choice.startswith("recruit:infantry") for choice in offered(game)):
        choice = max((c for c in offered(game) if c.startswith("recruit:infantry")), key=lambda c: int(c[-1]))
        choose(game, choice)
        raised += int(choice[-1])
    assert raised == most


@pytest.mark.rule("mocarstwa:11.6")
def test_recruits_go_where_the_coat_of_arms_is_held_and_there_is_room() -> None:
    game = visit(
        "war",
        at("castile", "3 infantry", "spain"),
        at("navarre", "1 infantry", "poland"),
        at("lyon", "1 infantry", "spain"),
        spain={"ducats": 9000, "grain": 9, "ore": 9},
    )
    grounds = {choice.split(":")[2] for choice in offered(game) if choice.startswith("recruit:infantry")}
    assert "aragon" in grounds
    assert not grounds & {"castile", "navarre", "lyon", "paris"}
    choose(game, "recruit:cavalry:aragon:2", "recruit:artillery:madrid:1")
    assert goods(game)[:3] == [9000 - 4000 - 2500, 8, 7]


@pytest.mark.rule("mocarstwa:11.6")
def test_britain_recruits_in_her_dependencies_too() -> None:
    game = position(
        "britain,poland",
        [at("london", "1 infantry", "britain"), HOME[1]],
        level="full",
        round_=6,
        goals=[{"kind": "powers"}],
        seats={"britain": {"ducats": 9000, "grain": 9}},
        forced=[2, 2],
    )
    choose(game, "end-phase", "done", "end-phase", "done")
    grounds = {choice.split(":")[2] for choice in offered(game) if choice.startswith("recruit:infantry")}
    assert {"london", "tangier", "oran", "algiers"} <= grounds


@pytest.mark.rule("mocarstwa:11.6")
def test_every_unit_eats_one_grain_when_all_have_recruited_and_the_unfed_leave() -> None:
    game = visit(
        "war",
        at("castile", "2 infantry", "spain"),
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        spain={"ducats": 1000, "grain": 3},
        poland={"grain": 9},
    )
    choose(game, "recruit:infantry:castile:1")
    assert question(game) == "Hunger"  # five mouths, three grain
    choose(game, "dismiss:infantry:castile")
    assert question(game) == "Hunger"
    choose(game, "dismiss:infantry:corvette.1")
    assert goods(game)[2] == 0
    assert goods(game, 1)[2] == 8


@pytest.mark.rule("mocarstwa:11.6")
def test_after_the_meal_a_commander_may_be_taken() -> None:
    game = position("spain,poland", HOME, level="full", round_=6, goals=[{"kind": "powers"}], forced=[2, 2],
                    options={"commanders": "yes"}, seats={"spain": {"grain": 9}, "poland": {"grain": 9}})  # fmt: skip
    choose(game, "end-phase", "done", "end-phase", "done")
    assert question(game) == "TakeCommander"
    choose(game, "appoint:hetman:madrid")
    assert state(game).commander[place(game, "madrid")] == 2
    assert question(game) == "TakeCommander"
    assert game.to_act == (1,)
    choose(game, "appoint:hetman:warsaw")
    assert state(game).commander[place(game, "warsaw")] == 2


@pytest.mark.rule("mocarstwa:2")
def test_as_many_figures_are_left_as_the_box_has_less_those_on_the_map() -> None:
    """40 infantry, 15 grenadiers, 10 cavalry, 10 artillery, 2 heavy units of each kind."""
    pieces = at("castile", "2 infantry, 1 grenadiers", "spain"), at("aragon", "1 cavalry, 1 heavy-cavalry", "spain")
    game = position("spain,poland", [*HOME, *pieces, at("lyon", "2 artillery", "spain")], level="full")
    assert [state(game).figures_left(0, kind) for kind in range(6)] == [37, 14, 9, 8, 1, 2]


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.rule("mocarstwa:11.6")
@pytest.mark.parametrize("powers", ["spain,poland", "poland,germany,spain"])
def test_used_cards_of_the_own_power_come_back_in_the_ministry_of_war(powers: str) -> None:
    """Spain lays the Tercio, and takes it back; the eighth card then goes, a player's one."""
    hand = ["tercio", "hussars", "hussars", "battery", "battery", "square"]
    game = position(
        powers,
        [*HOME, at("castile", "1 infantry", "poland")],
        level="full",
        battles="cards",
        round_=6,
        turn="spain",
        goals=[{"kind": "powers"}],
        seats={"spain": {"hand": hand, "grain": 9}, "poland": {"hand": ["spy"] * 3, "grain": 9}},
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase", "lay:tercio", "lay:spy")
    spain = powers.split(",").index("spain")
    assert [seat for seat, used in enumerate(state(game).used) if used] == [spain]
    while question(game) != "TakeBack":
        open_ = offered(game)
        choose(game, next((c for c in ("end-phase", "done", "authority:chancellor") if c in open_), open_[0]))
    assert game.to_act == (spain,)
    choose(game, "take-back:tercio")
    if question(game) == "OverLimit":
        assert "put-aside:tercio" not in offered(game)
        choose(game, offered(game)[0])
    assert len(state(game).hands[spain]) <= 7
    assert state(game).used[spain] == ()
