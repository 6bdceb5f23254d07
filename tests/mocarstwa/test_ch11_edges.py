"""Chapters 5.6 and 11 at their limits: just enough, nothing left, nobody left, the last seat of the table."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.information import CARDS
from theatrum.titles.mocarstwa.box.units import KINDS
from theatrum.titles.mocarstwa.rounds.tidings import enter
from theatrum.titles.mocarstwa.vocabulary import GRAIN

from .positions import Piece, at, choose, offered, place, position, question, ship, state, told, units, why_not
from .scenarios import LAND
from .test_ch11_economy import goods, visit

HOME = at("madrid", "1 infantry", "spain"), at("warsaw", "1 infantry", "poland")
FULL: dict[str, Any] = {"level": "full", "goals": [{"kind": "powers"}]}
CASTELLAN, CHANCELLOR = 1, 2
"""In Agriculture the Castellan's field asks for a State card, the Chancellor's for a European one."""


def card(name: str) -> int:
    return next(number for number, face in enumerate(CARDS) if face.id == name)


def drawn(name: str, *pieces: Piece, european: bool = False, then: tuple[int, ...] = (), **more: Any) -> Game:
    """Spain has turned up this card in the first round."""
    level = CHANCELLOR if european else CASTELLAN
    game = position("spain,poland", [*HOME, *pieces], forced=[level, card(name), *then], **FULL, **more)
    return choose(game, "end-phase", "done")


# -- 5.6


@pytest.mark.rule("mocarstwa:5.6")
def test_no_more_desert_than_there_are() -> None:
    """Two are to go, Spain has one."""
    game = drawn("desertion")
    choose(game, "dismiss:infantry:madrid")
    assert told(game, "dismissed") == [(state(game).core[0], 0, place(game, "madrid"))]
    assert question(game) != "Deserters"


@pytest.mark.rule("mocarstwa:5.6")
def test_a_storm_takes_one_mast_of_every_ship_that_has_one() -> None:
    """A frigate with a mast lost has none now; a corvette loses the only one; the third had none to lose."""
    pieces = [
        ship("frigate", "tyrrhenian.5", "1 infantry", "spain", masts=1),
        ship("corvette", "tyrrhenian.5", "1 infantry", "spain"),
        ship("frigate", "tyrrhenian.4", "1 infantry", "poland", masts=2),
        ship("ship-of-the-line", "tyrrhenian.4", "1 infantry", "poland"),
    ]
    game = drawn("storm-at-sea", *pieces, european=True)
    g = state(game)
    lost = {name: g.masts[place(game, name) - len(g.fort)] for name in ("frigate.1", "corvette.1", "frigate.2")}
    assert lost == {"frigate.1": 2, "corvette.1": 1, "frigate.2": 2}
    assert g.masts[place(game, "ship-of-the-line.1") - len(g.fort)] == 1
    assert len(told(game, "lost-masts")) == 3


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize("out", ["", "poland", "russia", "spain"])
def test_what_happens_in_all_europe_happens_once_to_each_who_is_still_in_the_game(out: str) -> None:
    """A good year brings four of grain, a storm takes one mast of a frigate's two."""
    powers = ["poland", "russia", "spain"]
    pieces = [at(home, "1 infantry", power) for home, power in zip(("warsaw", "moscow", "madrid"), powers, strict=True)]
    pieces += [ship("frigate", f"west_med.{hex_}", "1 infantry", power) for hex_, power in enumerate(powers, 4)]
    g = state(position(",".join(powers), pieces, **FULL))
    before = [g.has(seat, GRAIN) for seat in range(3)]
    g.out = 1 << powers.index(out) if out else 0
    for name in ("good-year", "storm-at-sea"):
        enter(g, 0, card(name))
    grain = [g.has(seat, GRAIN) - before[seat] for seat in range(3)]
    masts = [g.masts[g.banner.index(seat)] for seat in range(3)]
    assert grain == [0 if power == out else 4 for power in powers]
    assert masts == [0 if power == out else 1 for power in powers]


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("leader", "asked"), [("", True), ("marshal", False)])
def test_the_expert_brings_a_commander_where_a_province_has_none(leader: str, asked: bool) -> None:
    """Spain sits last of three."""
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("warsaw", "1 infantry", "poland"),
        at("madrid", "1 infantry", "spain", **({"commander": leader} if leader else {})),
    ]
    game = position(
        "poland,russia,spain",
        pieces,
        turn="spain",
        forced=[CASTELLAN, card("commander")],
        options={"commanders": "yes"},
        **FULL,
    )
    choose(game, "end-phase", "done", "use:commander")
    assert (question(game) == "TakeCommander") == asked
    if asked:
        assert game.to_act == (2,)


@pytest.mark.rule("mocarstwa:5.6")
def test_the_guide_gives_a_rider_his_whole_move_again() -> None:
    """Cavalry that has gone one province: it may begin anew, and not ride on besides; its neighbour's ride is left."""
    game = position("spain,poland", [*HOME, at("castile", "1 cavalry, 1 heavy-cavalry", "spain")], **FULL)
    state(game).experts[0] = (card("guide"),)
    choose(game, "move:cavalry:castile:navarre", "move:heavy-cavalry:castile:navarre")
    choose(game, "use:guide", "refresh:heavy-cavalry:navarre")
    open_ = offered(game)
    assert "move:heavy-cavalry:navarre:castile" in open_
    assert "ride:heavy-cavalry:navarre:castile" not in open_
    assert "ride:cavalry:navarre:castile" in open_


# -- 11.4


@pytest.mark.rule("mocarstwa:11.4")
@pytest.mark.parametrize(("ducats", "asked"), [(1_000, False), (999, True)])
def test_who_has_just_enough_pays(ducats: int, asked: bool) -> None:
    """A Castellan's tax of one power is 4,000; ten units ask for 5,000."""
    guns = [at(name, "3 artillery", "spain") for name in ("castile", "navarre", "aragon")]
    game = visit("finance", *guns, spain={"ducats": ducats})
    assert (question(game) == "Shortage") == asked
    assert asked or goods(game)[0] == 0


@pytest.mark.rule("mocarstwa:11.4")
@pytest.mark.rule("mocarstwa:11.6")
@pytest.mark.parametrize(
    ("round_", "told"),
    [
        (2, []),
        (3, ["Pay is due in round 4: 1,000 ducats are missing, with the least tax counted.",
             "Your army eats in round 6: 9 grain are missing."]),
        (5, ["Your army eats in round 6: 9 grain are missing."]),
        (10, ["Pay is due in round 10: 1,000 ducats are missing, with the least tax counted.",
              "Your army eats in round 12: 9 grain are missing."]),
    ],
)  # fmt: skip
def test_from_trade_on_it_is_told_what_will_be_missing_and_when(round_: int, told: list[str]) -> None:
    """Nine guns and one infantry ask for 5,000 ducats and 10 grain; the least tax of one power is 3,000."""
    guns = [at(name, "3 artillery", "spain") for name in ("castile", "navarre", "aragon")]
    game = position(
        "spain,poland", [*HOME, *guns], round_=round_, seats={"spain": {"ducats": 1_000, "grain": 1}}, **FULL
    )
    assert game.alerts(0, "en") == told


# -- 11.5


@pytest.mark.rule("mocarstwa:11.5")
@pytest.mark.rule("mocarstwa:7.10")
def test_without_a_fortress_in_the_box_no_fort_is_extended() -> None:
    purse = {"ducats": 20_000, "wood": 60}
    game = visit("construction", at("castile", "1 infantry", "spain", fort="fort"), level=3, spain=purse)
    assert "extend:castile" in offered(game)
    state(game).shelf[1] = 0
    assert why_not(game, "extend:castile") == "no-work-left"


@pytest.mark.rule("mocarstwa:11.5")
def test_a_fortress_that_was_kept_is_erected_later() -> None:
    game = position("spain,poland", HOME, forced=[0, 0], **FULL)
    state(game).keep(0, len(KINDS) + 1, 1)
    choose(game, "end-phase", "done", "erect:fortress:madrid")
    g = state(game)
    assert g.fort[place(game, "madrid")] == 2
    assert not any(g.reserve)


# -- 11.6


@pytest.mark.rule("mocarstwa:11.6")
def test_nobody_is_recruited_whom_the_box_does_not_have() -> None:
    """The box has ten artillery of a colour, of which nine are on the map."""
    guns = [at(name, "3 artillery", "spain") for name in ("castile", "navarre", "aragon")]
    game = visit("war", *guns, spain={"ducats": 90_000, "ore": 90, "grain": 90})
    assert "recruit:artillery:madrid:1" in offered(game)
    assert why_not(game, "recruit:artillery:madrid:2") == "none-in-the-box"


@pytest.mark.rule("mocarstwa:11.6")
@pytest.mark.parametrize(("full", "asked"), [(3, False), (2, True)])
def test_where_no_province_has_room_nobody_recruits(full: int, asked: bool) -> None:
    lands = [name for name in LAND.ids if LAND.power[LAND.index[name]] == LAND.powers.index("spain")]
    pieces = [at(name, f"{full if name == 'granada' else 3} infantry", "spain") for name in lands]
    game = position("spain,poland", [HOME[1], *pieces], round_=6,
                    seats={"spain": {"ducats": 90_000, "grain": 90}}, forced=[2, 2], **FULL)  # fmt: skip
    choose(game, "end-phase", "done", "end-phase", "done")
    assert (question(game) == "Enlist") == asked
    if asked:
        assert {choice.split(":")[2] for choice in offered(game) if choice != "done"} == {"granada"}


@pytest.mark.rule("mocarstwa:11.6")
@pytest.mark.parametrize(("leader", "asked"), [({}, True), ({"commander": "hetman"}, False)])
def test_after_the_meal_a_commander_needs_a_province_without_one(leader: dict[str, str], asked: bool) -> None:
    """Spain, in the third seat, has units in Madrid alone."""
    pieces = [
        at("moscow", "1 infantry", "russia", commander="marshal"),
        at("warsaw", "1 infantry", "poland", commander="marshal"),
        at("madrid", "1 infantry", "spain", **leader),
    ]
    seats = {power: {"grain": 9} for power in ("poland", "russia", "spain")}
    game = position("poland,russia,spain", pieces, turn="spain", round_=6, seats=seats, forced=[2, 2, 2],
                    options={"commanders": "yes"}, **FULL)  # fmt: skip
    choose(game, *["end-phase", "done"] * 3)
    assert (question(game) == "TakeCommander") == asked
    if asked:
        assert game.to_act == (2,)
        choose(game, "appoint:admiral:madrid")
        assert units(game, "madrid") == {"infantry": 1}
