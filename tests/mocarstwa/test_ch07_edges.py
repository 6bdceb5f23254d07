"""Chapters 7, 12 and 13 where rules meet: who finds no way back, second commanders, an empty box, tired and fresh."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.units import KINDS, ONE
from theatrum.titles.mocarstwa.land.hands import draw_up_to

from ..each import each
from .battles import FILL, HOME, battle
from .positions import at, choose, holder, offered, place, position, question, state, told, units, why_not

MARSHAL, HETMAN = 1, 2


def leader(game: Game, name: str) -> int:
    return state(game).commander[place(game, name)]


# -- 7: units alike


@pytest.mark.rule("mocarstwa:7.5")
@each("kind", range(len(KINDS)))
def test_of_units_alike_those_that_have_acted_fall_first(kind: int) -> None:
    """Another kind stands beside them."""
    other = KINDS[kind - 1]
    g = state(position("spain,russia", [*HOME, at("castile", f"3 {KINDS[kind]}, 1 {other}", "spain")]))
    castile = g.lexicon.names["place"].index("castile")
    g.fresh[castile] = 2 * ONE[kind]
    for fresh in (2, 1, 0):
        g.fall(castile, kind)
        assert g.fresh[castile] >> 4 * kind & 15 == fresh


@pytest.mark.rule("mocarstwa:7.5")
def test_who_is_sent_to_attack_is_not_back_in_the_box_before_cards_are_laid() -> None:
    pieces = [at("madrid", "2 infantry, 1 cavalry", "spain"), at("castile", "1 infantry", "russia")]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    left = [state(game).figures(seat) for seat in range(2)]
    choose(game, "attack:infantry:madrid:castile", "attack:cavalry:madrid:castile")
    g = state(game)
    for seat in range(2):
        assert g.figures(seat) == left[seat]
        assert [g.figures_left(seat, kind) for kind in range(len(KINDS))] == left[seat]


# -- 12: commanders


@pytest.mark.rule("mocarstwa:12.3")
def test_only_one_commander_goes_into_a_battle() -> None:
    pieces = [
        at("madrid", "2 infantry", "spain", commander="marshal"),
        at("navarre", "2 infantry", "spain", commander="hetman"),
        at("castile", "1 infantry", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    choose(game, "accompany:madrid", "attack:infantry:madrid:castile")
    assert leader(game, "madrid") == 0
    choose(game, "accompany:navarre", "attack:infantry:navarre:castile")
    assert leader(game, "navarre") == HETMAN


@pytest.mark.rule("mocarstwa:12.3")
def test_a_commander_who_comes_back_to_another_is_gone() -> None:
    """A draw, and the Cross of the column saves the unit from Navarre, where the Hetman stands."""
    pieces = [
        at("madrid", "1 grenadiers", "spain", commander="marshal"),
        at("navarre", "2 infantry", "spain", commander="hetman"),
        at("castile", "2 infantry", "russia"),
    ]
    game = battle(pieces, "column", "line", "attack:grenadiers:madrid:castile", "attack:infantry:navarre:castile")
    assert told(game, "points")[0][:2] == (3 + 1 + 2 + 2, 4 + 2 + 2)
    choose(game, "lose:grenadiers:madrid")
    assert units(game, "navarre") == {"infantry": 2}
    assert leader(game, "navarre") == HETMAN
    assert MARSHAL not in state(game).commander


@pytest.mark.rule("mocarstwa:12.3")
def test_a_commander_whose_cavalry_rode_on_without_him_has_led() -> None:
    pieces = [
        at("madrid", "1 infantry, 1 cavalry", "spain", commander="marshal"),
        at("castile", "1 infantry", "spain"),
    ]
    game = position("spain,russia", [*HOME, *pieces])
    choose(game, "accompany:madrid", "move:cavalry:madrid:castile")
    assert "accompany:castile" in offered(game)
    choose(game, "ride:cavalry:castile:navarre")
    assert leader(game, "castile") == MARSHAL
    assert why_not(game, "accompany:castile") == "has-led"


@pytest.mark.rule("mocarstwa:10.3")
def test_a_captive_who_finds_another_leader_is_placed_by_whoever_freed_him() -> None:
    """Spain, in the third seat, enters with the Marshal; the General waits for a province of hers."""
    pieces = [
        at("warsaw", "1 infantry", "poland"),
        *HOME,
        at("burgundy", "2 infantry", "spain", commander="marshal"),
        at("paris", "1 infantry", captive="general-infantry"),
    ]
    game = position(
        "poland,russia,spain",
        pieces,
        turn="spain",
        forced=[5, 5, 0, 0],
        options={"commanders": "yes"},
    )
    choose(game, "accompany:burgundy", "attack:infantry:burgundy:paris", "let-stand")
    assert told(game, "freed") == [(state(game).core[2], 2, place(game, "paris"))]
    assert question(game) == "TakeCommander"
    assert game.to_act == (2,)
    choose(game, "appoint:general-infantry:lisbon")
    assert leader(game, "lisbon") == 3


# -- 7.4, 7.8: ways back


@pytest.mark.rule("mocarstwa:7.8")
def test_whose_province_was_taken_in_the_meantime_does_not_come_back() -> None:
    """Russia's Granada withdraws into Madrid, which the attackers of Castile have left; these retreat to nowhere."""
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("andalusia", "2 infantry", "spain"),
        at("castile", "2 infantry", "russia"),
        at("granada", "1 infantry", "russia"),
    ]
    hands = {"spain": {"hand": ["battery", "retreat", *FILL]}, "russia": {"hand": ["retreat", "line", *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands)
    choose(game, "attack:infantry:madrid:castile", *["attack:infantry:andalusia:granada"] * 2, "end-phase")
    choose(game, "fight:granada")
    game.choose(0, "lay:battery")
    game.choose(1, "lay:retreat")
    choose(game, "drive:madrid")
    assert holder(game, "granada") == "spain"
    game.choose(0, "lay:retreat")
    game.choose(1, "lay:line")
    assert units(game, "madrid") == {"infantry": 1}
    assert holder(game, "madrid") == "russia"
    assert told(game, "destroyed") == [(state(game).core[0], 0, place(game, "madrid"))]


@pytest.mark.rule("mocarstwa:6.4")
def test_a_battle_whose_defenders_are_out_is_won_without_fighting_and_the_others_are_still_fought() -> None:
    """Warsaw was Poland's last province at home: with it her unit in Castile is gone, Russia's are not."""
    pieces = [
        at("lisbon", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("poznan", "3 infantry", "spain"),
        at("warsaw", "1 infantry", "poland"),
        at("madrid", "3 infantry", "spain"),
        at("castile", "1 infantry", "poland"),
        at("granada", "1 infantry", "russia"),
        at("beira", "1 infantry", "russia"),
    ]
    hands = {power: {"hand": ["lost-orders", *FILL[:2]]} for power in ("spain", "poland", "russia")}
    game = position(
        "spain,poland,russia", pieces, battles="cards", seats=hands, level="full", goals=[{"kind": "powers"}]
    )
    choose(
        game,
        "attack:infantry:madrid:granada",
        "attack:infantry:lisbon:beira",
        *["attack:infantry:madrid:castile"] * 2,
        *["attack:infantry:poznan:warsaw"] * 3,
        "end-phase",
        "fight:warsaw",
    )
    game.choose(0, "lay:lost-orders")
    game.choose(1, "lay:lost-orders")
    while question(game) == "Casualty":
        choose(game, offered(game)[0])
    assert told(game, "eliminated") == [(state(game).core[1],)]
    assert offered(game) == ["fight:granada", "fight:beira", "fight:castile"]
    choose(game, "fight:castile")
    assert holder(game, "castile") == "spain"
    assert offered(game) == ["fight:granada", "fight:beira"]


# -- 7.6: signs


@pytest.mark.rule("mocarstwa:7.6")
def test_elite_units_make_the_chosen_of_several_kinds_better() -> None:
    pieces = [
        at("warsaw", "1 cavalry, 1 infantry, 1 grenadiers", "poland"),
        at("poznan", "1 infantry", "russia"),
        at("moscow", "1 infantry", "russia"),
    ]
    hands = {"poland": {"hand": ["winged-hussars", *FILL]}, "russia": {"hand": ["battery", *FILL]}}
    game = position("poland,russia", pieces, battles="cards", seats=hands)
    orders = [f"attack:{kind}:warsaw:poznan" for kind in ("infantry", "cavalry", "grenadiers")]
    choose(game, *orders, "end-phase", "lay:winged-hussars", "lay:battery")
    assert offered(game) == ["train:infantry", "train:cavalry", "done"]
    choose(game, "train:cavalry", "done")
    assert units(game, "poznan") == {"infantry": 1, "grenadiers": 1, "heavy-cavalry": 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("heavy", "offer"), [(1, ["train:cavalry", "done"]), (2, [])])
def test_nothing_becomes_better_than_the_box_allows(heavy: int, offer: list[str]) -> None:
    """The box has two heavy cavalry of a colour."""
    pieces = [
        at("warsaw", "1 cavalry", "poland"),
        at("krakow", f"{heavy} heavy-cavalry", "poland"),
        at("poznan", "1 infantry", "russia"),
        at("moscow", "1 infantry", "russia"),
    ]
    hands = {"poland": {"hand": ["winged-hussars", *FILL]}, "russia": {"hand": ["battery", *FILL]}}
    game = position("poland,russia", pieces, battles="cards", seats=hands)
    choose(game, "attack:cavalry:warsaw:poznan", "end-phase", "lay:winged-hussars", "lay:battery")
    assert (offered(game) if question(game) == "Elite" else []) == offer


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(
    ("heavy", "offer"), [(1, ["press:infantry", "press:heavy-cavalry", "done"]), (2, ["press:infantry", "done"])]
)
def test_nobody_is_pressed_whose_figure_the_box_lacks(heavy: int, offer: list[str]) -> None:
    game = battle(
        [
            at("madrid", "3 grenadiers", "spain"),
            at("beira", f"{heavy} heavy-cavalry", "spain"),
            at("castile", "1 infantry, 1 heavy-cavalry", "russia"),
        ],
        "treasure-fleet",
        "line",
        *["attack:grenadiers:madrid:castile"] * 3,
    )
    assert question(game) == "PressGang"
    assert offered(game) == offer


@pytest.mark.rule("mocarstwa:7.6")
def test_an_attacker_whom_a_cross_saved_and_the_defender_pressed_is_not_in_two_places() -> None:
    """Guard: Formation 1 beats Assault, its Cross saves the cavalry; Recruits with two infantry win by three."""
    pieces = [at("madrid", "1 infantry, 1 cavalry", "spain"), at("castile", "2 infantry", "russia")]
    game = battle(pieces, "guard", "recruits", "attack:cavalry:madrid:castile")
    assert told(game, "points")[0][:2] == (2 + 1, 4 + 2)
    choose(game, "press:cavalry")
    assert units(game, "castile")["cavalry"] == 1
    assert units(game, "madrid") == {"infantry": 1}
    free = battle(pieces, "guard", "recruits", "attack:cavalry:madrid:castile")
    choose(free, "done")
    assert units(free, "madrid") == {"infantry": 1, "cavalry": 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("kind", "asked"), [("infantry", True), ("artillery", False)])
def test_promotion_needs_somebody_who_holds_the_province(kind: str, asked: bool) -> None:
    """Guns that win from afar and go back leave nobody for a commander to lead."""
    game = battle(
        [at("madrid", f"1 {kind}", "spain"), at("castile", "1 infantry", "russia")],
        "reconquista",
        "battery",
        f"attack:{kind}:madrid:castile",
        options={"commanders": "yes"},
    )
    if kind == "artillery":
        choose(game, "go-back:artillery:madrid")
    assert (question(game) == "Promotion") == asked


# -- 5.3.2, 13


@pytest.mark.rule("mocarstwa:5.3.2")
def test_where_no_card_is_left_nobody_draws() -> None:
    game = position("spain,russia", HOME, battles="cards", seats={"spain": {"hand": FILL}, "russia": {"hand": FILL}})
    g = state(game)
    g.draw, g.discard = [0] * len(g.draw), [0] * len(g.discard)
    before = g.hands[0]
    draw_up_to(g, 0, 7, 2)
    assert g.hands[0] == before


@pytest.mark.rule("mocarstwa:13")
def test_a_fresh_unit_defends_beside_a_tired_one_of_its_kind_without_a_loss() -> None:
    """Two infantry hold against three: the first and the second are fresh, at the third attack both are tired."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "3 infantry", "spain"), at("castile", "2 infantry", "russia")],
        options={"fatigue": "yes"},
        forced=[0, 0, 5, 5] * 3,
    )
    choose(game, *["attack:infantry:madrid:castile"] * 3)
    assert [bonus for _, bonus, _ in told(game, "roll-defence")] == [0, 0, -1]
