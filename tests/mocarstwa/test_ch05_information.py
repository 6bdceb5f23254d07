"""Chapter 5.6: what every State and European Information card does."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.information import CARDS, EXPERT, STATE
from theatrum.titles.mocarstwa.box.units import KINDS
from theatrum.titles.mocarstwa.economy.market import good_price
from theatrum.titles.mocarstwa.land.hands import limit
from theatrum.titles.mocarstwa.rounds.independents_cards import bold, groups_of
from theatrum.titles.mocarstwa.sea.fleet import reach
from theatrum.titles.mocarstwa.setup.buying import unit_price, work_price
from theatrum.titles.mocarstwa.vocabulary import INDEPENDENT

from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units, why_not

HOME = at("madrid", "1 infantry", "spain"), at("warsaw", "1 infantry", "poland")
PURSE = {"ducats": 10_000, "ore": 10, "grain": 10, "wood": 10, "goods": 10}
FULL: dict[str, Any] = {"level": "full", "goals": [{"kind": "powers"}]}
CASTELLAN, CHANCELLOR = 1, 2
"""In Agriculture the Castellan's field asks for a State card, the Chancellor's for a European one."""


def card(name: str) -> int:
    return next(number for number, face in enumerate(CARDS) if face.id == name)


def drawn(
    name: str, *pieces: Piece, then: tuple[int, ...] = (), coats: tuple[str, ...] = ("spain",), **more: Any
) -> Game:
    """Spain has turned up this card in the first round."""
    number = card(name)
    level = CASTELLAN if CARDS[number].deck == STATE else CHANCELLOR
    seats = {"spain": PURSE | {"coats": coats}, "poland": PURSE}
    game = position("spain,poland", [*HOME, *pieces], seats=seats, forced=[level, number, *then], **FULL, **more)
    return choose(game, "end-phase", "done")


def goods(game: Game, seat: int) -> list[int]:
    """Ducats, ore, grain, wood, trade goods: what came to or went from a full purse."""
    return [now - then for now, then in zip(state(game).goods[5 * seat :], PURSE.values(), strict=False)]


# -- news, and what happens at once in all Europe

GOODS = [
    ("rich-harvest", [0, 0, 8, 0, 0]),
    ("spoiled-granaries", [0, 0, -5, 0, 0]),
    ("timber-felling", [0, 0, 0, 8, 0]),
    ("forest-fire", [0, 0, 0, -5, 0]),
    ("new-vein", [0, 5, 0, 0, 0]),
    ("flooded-mines", [0, -3, 0, 0, 0]),
    ("trade-treaty", [0, 0, 0, 0, 6]),
    ("smugglers", [0, 0, 0, 0, -4]),
    ("royal-dowry", [4000, 0, 0, 0, 0]),
    ("court-extravagance", [-3000, 0, 0, 0, 0]),
    ("good-year", [0, 0, 4, 0, 0]),
    ("bad-year", [0, 0, -4, 0, 0]),
    ("ore-boom", [0, 2, 0, 0, 0]),
    ("fairs", [0, 0, 0, 0, 3]),
    ("credit-crisis", [-2000, 0, 0, 0, 0]),
    ("subsidies", [2000, 0, 0, 0, 0]),
]


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "change"), GOODS)
def test_goods_come_and_go_for_the_drawer_or_for_everybody(name: str, change: list[int]) -> None:
    game = drawn(name)
    assert goods(game, 0) == change
    assert goods(game, 1) == (change if CARDS[card(name)].deck != STATE else [0] * 5)


@pytest.mark.rule("mocarstwa:5.6")
def test_nobody_loses_what_he_has_not() -> None:
    game = position("spain,poland", HOME, forced=[CASTELLAN, card("spoiled-granaries")],
                    seats={"spain": {"grain": 3}}, **FULL)  # fmt: skip
    choose(game, "end-phase", "done")
    assert state(game).goods[2] == 0


@pytest.mark.rule("mocarstwa:5.6")
def test_a_special_tax_is_of_every_power_held() -> None:
    game = drawn("special-tax", at("paris", "1 infantry", "spain"), coats=("spain", "france"))
    assert goods(game, 0) == [3000, 0, 0, 0, 0]


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(
    ("name", "kind", "number", "everybody"),
    [("volunteers", 0, 3, False), ("guard-regiment", 1, 2, False), ("mercenaries", 0, 1, True)],
)
def test_free_units_are_placed_in_a_political_phase(name: str, kind: int, number: int, everybody: bool) -> None:
    game = drawn(name)
    assert [state(game).kept(seat, kind) for seat in range(2)] == [number, number * everybody]
    assert question(game) == "PlaceWorks"
    choose(game, f"deploy:{KINDS[kind]}:castile:{number}")
    assert units(game, "castile") == {KINDS[kind]: number}


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "lost"), [("desertion", (2, 0)), ("epidemic", (1, 1))])
def test_units_leave_and_their_owner_says_which(name: str, lost: tuple[int, int]) -> None:
    game = drawn(name, at("castile", "3 infantry", "spain"), at("kiev", "3 infantry", "poland"))
    for seat, number in enumerate(lost):
        for _ in range(number):
            assert (question(game), game.to_act) == ("Deserters", (seat,))
            choose(game, f"dismiss:infantry:{('castile', 'kiev')[seat]}")
    assert question(game) == "Orders"
    assert units(game, "castile") == {"infantry": 3 - lost[0]}
    assert units(game, "kiev") == {"infantry": 3 - lost[1]}


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.rule("mocarstwa:6.2")
def test_a_revolt_rises_in_empty_provinces_and_takes_the_coat_of_a_foreign_power() -> None:
    """The first empty provinces of France, whose coat of arms Spain has (ruling M47); her own she keeps."""
    game = drawn("peasant-revolt", at("paris", "1 infantry", "spain"), then=(0, 0), coats=("spain", "france"))
    g = state(game)
    risen = [g.board.land.ids[province] for _, province in told(game, "revolted")]
    assert len(risen) == 2
    assert all(units(game, name) == {"infantry": 1} and holder(game, name) == "independents" for name in risen)
    assert [g.coat[g.board.powers.index(name)] for name in ("spain", "france")] == [0, -1]


@pytest.mark.rule("mocarstwa:5.6")
def test_unrest_rises_once_in_the_powers_of_each() -> None:
    game = drawn("unrest", then=(0, 0))
    assert sorted(power for power, _ in told(game, "revolted")) == sorted(state(game).core)


@pytest.mark.rule("mocarstwa:5.6")
def test_a_storm_takes_a_mast_of_every_ship() -> None:
    pieces = [
        ship("frigate", "west_med.4", "1 infantry", "spain"),
        ship("corvette", "baltic.10", "1 infantry", "poland"),
        ship("ship-of-the-line", "west_med.5", "1 infantry", "spain", masts=2),
    ]
    game = drawn("storm-at-sea", *pieces)
    g = state(game)
    lost = [g.masts[place(game, name) - len(g.fort)] for name in ("frigate.1", "corvette.1", "ship-of-the-line.1")]
    assert lost == [1, 1, 2]


# -- experts


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "thing"), [("engineer", 6), ("shipbuilder", 8)])
def test_an_expert_who_builds_is_kept_until_wanted(name: str, thing: int) -> None:
    game = drawn(name)
    assert state(game).experts[0] == (card(name),)
    assert question(game) == "UseExpert"
    choose(game, f"use:{name}")
    assert state(game).experts[0] == ()
    assert [state(game).kept(0, other) for other in range(11)] == [int(other == thing) for other in range(11)]


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "change"), [("quartermaster", [0, 0, 10, 0, 0]), ("banker", [5000, 0, 0, 0, 0])])
def test_an_expert_who_provides(name: str, change: list[int]) -> None:
    assert goods(choose(drawn(name), f"use:{name}"), 0) == change


@pytest.mark.rule("mocarstwa:5.6")
def test_the_recruiter_raises_four_and_the_merchant_sells_without_commission() -> None:
    game = choose(drawn("recruiter"), "use:recruiter", "recruit:infantry:castile:3")
    assert "recruit:infantry:galicia:1" in offered(game)
    assert "recruit:infantry:galicia:2" not in offered(game)
    choose(game, "recruit:infantry:galicia:1")
    assert question(game) != "Enlist"
    sold = choose(drawn("merchant"), "use:merchant", "sell:ore:10")
    assert goods(sold, 0) == [6000, -10, 0, 0, 0]


@pytest.mark.rule("mocarstwa:5.6")
def test_the_courtier_makes_a_marshal_and_the_commander_brings_one() -> None:
    assert state(choose(drawn("courtier"), "use:courtier")).level[0] == 3
    game = choose(drawn("commander", options={"commanders": "yes"}), "use:commander")
    assert question(game) == "TakeCommander"
    choose(game, "appoint:marshal:madrid")
    assert state(game).commander[place(game, "madrid")] == 1


@pytest.mark.rule("mocarstwa:5.6")
def test_the_guide_lets_a_unit_act_and_the_pilot_a_ship_sail_once_more() -> None:
    crew = ship("corvette", "west_med.4", "2 infantry", "spain")
    game = position("spain,poland", [*HOME, crew], **FULL)
    state(game).experts[0] = (card("guide"), card("pilot"))
    assert not [choice for choice in offered(game) if choice.startswith("use")]  # nobody has acted yet
    choose(game, "move:infantry:madrid:castile", "use:guide", "refresh:infantry:castile")
    choose(game, "move:infantry:castile:galicia")
    assert units(game, "galicia") == {"infantry": 1}
    choose(game, "sail:infantry:corvette.1:west_med.5", "use:pilot", "sail-again:corvette.1")
    choose(game, "sail:infantry:corvette.1:west_med.4")
    assert state(game).experts[0] == ()


@pytest.mark.rule("mocarstwa:5.6")
def test_the_pilot_chooses_among_the_ships_that_have_sailed_and_one_sails_again() -> None:
    crews = [ship(kind, f"west_med.{hex_}", "2 infantry", "spain")
             for kind, hex_ in (("corvette", 4), ("frigate", 1), ("frigate", 2), ("frigate", 3))]  # fmt: skip
    game = position("spain,poland", [*HOME, *crews], **FULL)
    state(game).experts[0] = (card("pilot"),)
    assert "use:pilot" not in offered(game)  # no ship has sailed yet
    choose(game, *(f"sail:infantry:{name}:west_med.{hex_}" for name, hex_ in (("corvette.1", 5), ("frigate.2", 6))))
    choose(game, "sail:infantry:frigate.1:west_med.7", "use:pilot")
    assert offered(game) == ["sail-again:corvette.1", "sail-again:frigate.1", "sail-again:frigate.2"]
    choose(game, "sail-again:frigate.2")
    assert told(game, "sails-again") == [(state(game).core[0], place(game, "frigate.2"))]
    able = {choice.split(":")[2] for choice in offered(game) if choice.startswith("sail:")}
    assert able == {"frigate.2", "frigate.3"}


# -- discoveries


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(
    ("name", "round_", "level", "brings"),
    [
        ("new-plough", 1, 0, [0, 0, 13, 3, 0]),  # Madrid 6, Barcelona 3 and Castile 4 grain, Galicia 3 wood
        ("water-saw", 1, 0, [0, 0, 12, 4, 0]),
        ("manufactory", 1, 0, [0, 0, 13, 3, 0]),
        ("manufactory", 2, 1, [0, 3, 0, 0, 12]),  # Navarre 3 ore; Madrid 6, Barcelona 4, the level 2
        ("steam-pump", 2, 1, [0, 4, 0, 0, 11]),
        ("trading-company", 3, 0, [2000, 0, 0, 0, 0]),
        ("state-bank", 4, 1, [5000 - 5 * 500, 0, 0, 0, 0]),
    ],
)
def test_discoveries_that_pay_in_a_ministry(name: str, round_: int, level: int, brings: list[int]) -> None:
    army = [at(where, "1 infantry", "spain") for where in ("castile", "galicia", "navarre", "barcelona")]
    game = position("spain,poland", [*HOME, *army], round_=round_, forced=[level, level], **FULL)
    state(game).discoveries[0] = (card(name),)
    choose(game, "end-phase", "done", "end-phase", "done")
    assert state(game).goods[:5] == brings


@pytest.mark.rule("mocarstwa:5.6")
def test_discoveries_that_save() -> None:
    fleet = [
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        ship("frigate", "west_med.5", "1 infantry", "spain", masts=1),
    ]
    game = position("spain,poland", [*HOME, *fleet], **FULL)
    g = state(game)
    names = ("conscription", "stud-farms", "cannon-foundry", "officer-school", "copper-sheathing", "star-forts",
             "dry-docks")  # fmt: skip
    g.discoveries[0] = tuple(sorted(card(name) for name in names))
    assert [unit_price(g, 0, kind)[0] for kind in range(4)] == [800, 1500, 1500, 2000]
    assert [work_price(g, 0, work)[3] for work in range(5)] == [4, 10, 1, 3, 5]
    assert limit(g, 0) == 8
    assert [reach(g, place(game, name) - len(g.fort)) for name in ("corvette.1", "frigate.1")] == [7, 2]
    assert [unit_price(g, 1, kind)[0] for kind in range(4)] == [1000, 1500, 2000, 2500]  # Poland knows nothing of it


# -- what lasts a round


def in_force(name: str, *pieces: Piece, **more: Any) -> Game:
    """Spain's military phase, with a European card that Poland has drawn."""
    game = position("spain,poland", [*HOME, *pieces], **FULL, **more)
    state(game).lasting = ((card(name), 1),)
    return game


@pytest.mark.rule("mocarstwa:5.6")
def test_mud_gales_and_fog() -> None:
    mud = choose(in_force("mud", at("castile", "1 cavalry", "spain")), "move:cavalry:castile:galicia")
    assert not [choice for choice in offered(mud) if choice.startswith(("ride", "leap"))]
    fleet = [ship("frigate", "tyrrhenian.5", "1 infantry", "spain"),
             ship("frigate", "tyrrhenian.4", "1 infantry", "poland")]  # fmt: skip
    gales = in_force("gales", *fleet)
    assert reach(state(gales), place(gales, "frigate.1") - len(state(gales).fort)) == 3
    assert why_not(in_force("fog", *fleet), "salvo:infantry:frigate.1:frigate.2") == "fog"


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(
    ("name", "prices"), [("trade-war", [500, 200, 300, 400]), ("booming-trade", [700, 400, 500, 600])]
)
def test_prices_of_the_bank(name: str, prices: list[int]) -> None:
    g = state(in_force(name))
    assert [good_price(g, good) for good in range(1, 5)] == prices


@pytest.mark.rule("mocarstwa:5.6")
def test_in_a_plague_nobody_recruits() -> None:
    purse = {"spain": {"ducats": 9000, "grain": 9}, "poland": {"grain": 9}}
    game = position("spain,poland", HOME, round_=6, seats=purse, forced=[2, 2], **FULL)
    choose(game, "end-phase", "done", "end-phase")
    state(game).lasting = ((card("plague"), 0),)
    choose(game, "done")
    assert told(game, "fed")  # it went on to the meal without asking whom to raise
    assert not told(game, "recruited")


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "attacks"), [("independents-waver", 0), ("independents-rise", 1)])
def test_independents_waver_or_rise(name: str, attacks: int) -> None:
    """Drawn by Spain in the first round, it holds for the independents of the second."""
    game = position("spain,poland", [*HOME, at("castile", "1 infantry")], forced=[0, 0], **FULL)
    choose(game, "end-phase", "done", "end-phase")
    g = state(game)
    g.lasting = ((card(name), 0),)
    g.dice.forced.extend([0, 0, 5, 5])
    choose(game, "done")
    assert g.round == 2
    assert len(told(game, "attacked")) == attacks
    assert [args[1] for args in told(game, "roll-attack")] == [1] * attacks


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(("name", "attackers"), [("independents-rise", 1), ("mud", 0)])
def test_with_cards_rising_independents_attack_whatever_the_odds(name: str, attackers: int) -> None:
    """Infantry against three grenadiers."""
    game = in_force(
        name, at("navarre", "3 grenadiers", "spain"), at("guyenne", "1 infantry"), at("languedoc", "1 infantry"),
        battles="cards",
    )  # fmt: skip
    g = state(game)
    g.wake(INDEPENDENT)
    ((to, force),) = groups_of(g).items()
    assert to == place(game, "navarre")
    assert len(bold(g, to, force)) == attackers


# -- decks


@pytest.mark.rule("mocarstwa:5.6")
def test_an_exhausted_deck_is_shuffled_anew() -> None:
    number = card("rich-harvest")
    game = position("spain,poland", HOME, seats={"spain": {"grain": 1}}, forced=[CASTELLAN], **FULL)
    g = state(game)
    g.news_used, g.news = [int(other == number) for other in range(len(CARDS))], [0] * len(CARDS)
    choose(game, "end-phase", "done")
    assert told(game, "reshuffled")
    assert g.goods[2] == 9


def test_every_expert_card_is_named_here() -> None:
    """Who adds an expert adds a test."""
    tried = {"engineer", "shipbuilder", "recruiter", "merchant", "courtier", "guide", "pilot", "quartermaster",
             "banker", "commander"}  # fmt: skip
    assert {face.id for face in CARDS if face.kind == EXPERT} == tried


@pytest.mark.rule("mocarstwa:5.6")
@pytest.mark.parametrize(
    ("name", "round_", "told"),
    [
        ("congress", 1, "Congress. For a round players may not attack each other."),
        ("trade-war", 3, "Trade War. For a round the bank pays 100 ducats less for everything."),
        ("trade-war", 4, None),
        ("plague", 6, "Plague. For a round nobody recruits."),
        ("plague", 5, None),
    ],
)
def test_a_card_in_force_is_called_out_where_it_is_felt(name: str, round_: int, told: str | None) -> None:
    """Those of a ministry in its round, the others while armies march: who cannot attack learns why."""
    home = [at("madrid", "1 infantry", "spain"), at("berlin", "1 infantry", "germany")]
    game = position("spain,germany", home, level="full", goals=[{"kind": "powers"}], round_=round_)
    before = game.alerts(0, "en")
    state(game).lasting = ((card(name), 1),)
    assert [alert for alert in game.alerts(0, "en") if alert not in before] == ([told] if told else [])
