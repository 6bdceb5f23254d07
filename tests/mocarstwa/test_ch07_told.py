"""What is told, asked and refused so seldom that recorded games may lack it, with all that it names."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.information import CARDS

from .battles import battle
from .positions import at, choose, offered, place, position, question, ship, state, told, units
from .test_ch11_economy import visit

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
WARSAW = at("warsaw", "1 infantry", "poland")
HERE, THERE, BESIDE = "tyrrhenian.5", "tyrrhenian.4", "tyrrhenian.8"
FILL = ["hussars", "battery", "square"]


def subject(game: Game) -> tuple[int, ...]:
    decision = game.state.decision
    assert decision is not None
    return decision.subject(game.state)


def refusal(game: Game, text: str) -> tuple[str, str, tuple[int, ...]]:
    """Key, paragraph and arguments of the reason that closes a choice."""
    decision = game.state.decision
    assert decision is not None
    why = {choice.id: why for choice, why in decision.offers(game.state, game.to_act[0], True)}[text]
    assert why is not None
    return why.key, why.rule, why.args


def core(game: Game, seat: int) -> int:
    return state(game).core[seat]


@pytest.mark.rule("mocarstwa:7.8")
def test_who_enters_an_emptied_province() -> None:
    """Two infantry in the third seat's provinces attack; the second takes the last defender, and one must enter."""
    pieces = [WARSAW, *HOME, at("castile", "1 infantry, 1 grenadiers", "spain"), at("navarre", "1 infantry", "russia")]
    game = position("poland,russia,spain", pieces, turn="spain", forced=[0, 0, 5, 5, 5, 5, 0, 0])
    choose(game, "attack:infantry:castile:navarre", "attack:grenadiers:castile:navarre")
    navarre, castile = place(game, "navarre"), place(game, "castile")
    assert (question(game), game.to_act, subject(game)) == ("Enter", (2,), (core(game, 2), navarre))
    assert refusal(game, "done") == ("must-enter", "7.8", (navarre,))
    choose(game, "enter:grenadiers:castile", "done")
    assert told(game, "annexed") == [(core(game, 2), 1, castile, navarre)]


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.rule("mocarstwa:13")
def test_a_throw_is_repeated_and_a_fresh_unit_defends_first() -> None:
    pieces = [
        *HOME,
        at("castile", "3 infantry", "spain", commander="marshal"),
        at("navarre", "1 infantry, 1 cavalry", "russia"),
    ]
    game = position("russia,spain", pieces, turn="spain", options={"fatigue": "yes"}, forced=[0, 0, 0, 1, 5, 5, 0, 0])
    navarre = place(game, "navarre")
    choose(game, "attack:infantry:castile:navarre")
    assert (question(game), subject(game)) == ("Defend", (core(game, 0), core(game, 1), 0, navarre))
    choose(game, "defend:infantry")
    assert (question(game), game.to_act, subject(game)) == ("Reroll", (1,), (core(game, 1), navarre, 2))
    choose(game, "reroll")
    assert told(game, "rerolled") == [(core(game, 1),)]
    assert [total for _, _, total in told(game, "roll-attack")] == [2, 3]
    state(game).tired[navarre] = 1
    choose(game, "attack:infantry:castile:navarre")
    assert question(game) == "Reroll"  # the cavalry alone is fresh, and defends unasked
    assert told(game, "defended")[-1] == (core(game, 0), 2, navarre)


@pytest.mark.rule("mocarstwa:8.4")
def test_batteries_and_evaded_fights() -> None:
    pieces = [at("tunis", "2 artillery", "spain"), ship("frigate", BESIDE, "2 infantry", "russia")]
    hands = {"spain": {"hand": FILL}, "russia": {"hand": ["retreat", *FILL]}}
    game = position("russia,spain", [*HOME, *pieces], battles="cards", seats=hands, turn="spain")
    frigate, tunis = place(game, "frigate.1"), place(game, "tunis")
    choose(game, "attack-ship:artillery:tunis:frigate.1")
    assert told(game, "attacked-ship") == [(core(game, 1), 3, tunis, frigate)]
    choose(game, "end-phase")
    game.choose(1, "lay:battery")
    game.choose(0, "lay:retreat")
    assert told(game, "evaded") == [(frigate,)]
    assert state(game).assaults == ()


@pytest.mark.rule("mocarstwa:8.4")
def test_a_ship_that_is_hit_and_a_prize_that_is_boarded() -> None:
    pieces = [
        WARSAW,
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("frigate", BESIDE, "2 infantry", "spain"),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
    ]
    hands = {"spain": {"hand": ["phalanx", *FILL]}, "russia": {"hand": ["musketry", *FILL]}}
    game = position("poland,russia,spain", [*HOME, *pieces], battles="cards", seats=hands, turn="spain")
    target = "ship-of-the-line.1"
    choose(game, f"salvo:infantry:corvette.1:{target}", f"salvo:infantry:frigate.1:{target}")
    assert refusal(game, f"salvo:infantry:corvette.1:{target}") == ("no-guns", "8.4", (place(game, "corvette.1"),))
    choose(game, "end-phase")
    game.choose(2, "lay:phalanx")
    game.choose(1, "lay:musketry")
    assert (question(game), subject(game)) == ("HitShip", (core(game, 2), place(game, target)))
    prize = position(
        "russia,spain",
        [*HOME, ship("frigate", HERE, "3 infantry", "spain"), ship("corvette", THERE, "1 infantry", "russia")],
        battles="cards",
        seats={"spain": {"hand": ["onrush", *FILL]}, "russia": {"hand": FILL}},
        turn="spain",
    )
    choose(prize, *["salvo:infantry:frigate.1:corvette.1"] * 2, "end-phase")
    prize.choose(1, "lay:onrush")
    prize.choose(0, "lay:battery")
    frigate, corvette = place(prize, "frigate.1"), place(prize, "corvette.1")
    assert (question(prize), prize.to_act, subject(prize)) == ("CrossOver", (1,), (core(prize, 1), corvette))
    choose(prize, "enter:infantry:frigate.1")
    assert told(prize, "annexed") == [(core(prize, 1), 0, frigate, corvette)]


@pytest.mark.rule("mocarstwa:7.6")
def test_a_promotion_names_who_comes_and_where() -> None:
    pieces = [*HOME, at("castile", "2 infantry", "spain"), at("navarre", "1 infantry", "russia")]
    hands = {"spain": {"hand": ["reconquista", *FILL]}, "russia": {"hand": FILL}}
    game = position("russia,spain", pieces, battles="cards", seats=hands, turn="spain", options={"commanders": "yes"})
    choose(game, *["attack:infantry:castile:navarre"] * 2, "end-phase")
    game.choose(1, "lay:reconquista")
    game.choose(0, "lay:battery")
    navarre = place(game, "navarre")
    assert (question(game), game.to_act, subject(game)) == ("Promotion", (1,), (core(game, 1), navarre))
    choose(game, "promote:general-cavalry")
    assert told(game, "promoted") == [(core(game, 1), 4, navarre)]


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.rule("mocarstwa:8.2")
def test_a_pilot_and_a_ship_that_has_sailed() -> None:
    pieces = [
        *HOME,
        ship("frigate", HERE, "2 infantry", "spain", masts=1),
        ship("corvette", THERE, "1 infantry", "russia"),
    ]
    game = position("russia,spain", pieces, turn="spain", level="full", goals=[{"kind": "powers"}])
    frigate = place(game, "frigate.1")
    state(game).experts[1] = (next(n for n, card in enumerate(CARDS) if card.id == "pilot"),)
    assert "use:pilot" not in offered(game)
    choose(game, "sail:infantry:frigate.1:tyrrhenian.6")
    assert refusal(game, "sail:infantry:frigate.1:tyrrhenian.3") == ("has-sailed", "8.2", (frigate,))
    assert refusal(game, "repair:frigate.1") == ("repair-only", "8.7", (frigate,))
    choose(game, "use:pilot")
    assert (question(game), subject(game)) == ("SailAgain", (core(game, 1),))
    choose(game, "sail-again:frigate.1")
    assert told(game, "sails-again") == [(core(game, 1), frigate)]
    assert state(game).sailed == 0


@pytest.mark.rule("mocarstwa:11.5")
@pytest.mark.rule("mocarstwa:7.10")
def test_what_construction_refuses_and_an_extended_fort() -> None:
    purse = {"ducats": 20_000, "wood": 60, "ore": 9, "grain": 9}
    game = visit("construction", at("castile", "1 infantry", "spain", fort="fort"), spain=purse)
    choose(game, "extend:castile")
    assert told(game, "extended") == [(core(game, 0), place(game, "castile"))]
    choose(game, "build:fort")
    assert refusal(game, "build:fort") == ("building-limit", "11.5", (6_000,))


def shown(game: Game) -> tuple[list[str], list[str]]:
    """Who is drawn on the way into the battle, and on its board."""
    view = game.view(0)
    on_the_board = [entry["unit"] for entry in view["battle"]["force"]] if view["battle"] else []
    return [entry["unit"] for entry in view["assaults"] if "unit" in entry], on_the_board


@pytest.mark.rule("mocarstwa:7.5.10")
@pytest.mark.rule("mocarstwa:7.8")
def test_who_fell_or_went_back_is_drawn_on_the_way_no_more() -> None:
    """Seven points of four units against two: nobody else stands anywhere twice, and the board says it is decided."""
    game = battle(
        [
            at("madrid", "2 artillery, 1 cavalry", "spain"),
            at("aragon", "1 cavalry", "spain"),
            at("castile", "1 infantry", "russia"),
        ],
        "lost-orders",
        "storm",
        *["attack:artillery:madrid:castile"] * 2,
        "attack:cavalry:madrid:castile",
        "attack:cavalry:aragon:castile",
    )  # fmt: skip
    assert question(game) == "GoBack"
    assert game.view(0)["battle"]["decided"]
    everyone = sorted(["artillery", "artillery", "cavalry", "cavalry"])
    assert [sorted(units) for units in shown(game)] == [everyone, everyone]
    choose(game, "go-back:cavalry:aragon")
    assert [sorted(units) for units in shown(game)] == [["artillery", "artillery", "cavalry"]] * 2
    assert units(game, "aragon") == {"cavalry": 1}
    choose(game, "done")
    assert shown(game) == ([], [])
    assert units(game, "castile") == {"artillery": 2, "cavalry": 1}


@pytest.mark.rule("mocarstwa:7.5.10")
def test_where_units_alike_fall_nobody_is_asked_and_none_is_drawn_any_more() -> None:
    game = battle(
        [at("madrid", "3 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "lost-orders",
        "lost-orders",
        *["attack:infantry:madrid:castile"] * 3,
    )
    assert told(game, "points")[0][:2] == (3, 2)
    assert question(game) != "Casualty"
    assert shown(game) == ([], [])
