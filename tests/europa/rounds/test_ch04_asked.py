"""4, 5.1, 5.4, 17, 18: who is asked, and what for, whichever chair he has."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.aims.missions import NewMissions, choosing
from theatrum.titles.europa.court.tracks import manpower
from theatrum.titles.europa.diplomacy import claims
from theatrum.titles.europa.diplomacy.deals import Deal
from theatrum.titles.europa.empire.round_end import end_of_round
from theatrum.titles.europa.faith.religion import CATHOLIC
from theatrum.titles.europa.faith.religion import MUSLIM as SUNNI
from theatrum.titles.europa.peace.gains import Grudges
from theatrum.titles.europa.round.income import Corruption, Income, corruption
from theatrum.titles.europa.round.tidying import StandDown
from theatrum.titles.europa.round.turn import Actions, places
from theatrum.titles.europa.state import ADM, NONE, Europa
from theatrum.titles.europa.trade import nodes

from ..positions import begin, offered, put, seat
from ..wars import area, army, calm

PLAYERS = ("france", "castile", "england", "austria", "poland", "ottomans")


def asked(g: Europa) -> tuple[str, int]:
    """The question that is put, and to which seats."""
    assert g.decision
    return type(g.decision).__name__, g.decision.waiting


def income(step: str) -> Income:
    """The phase from this step on."""
    frame = Income()
    frame.at = frame.steps.index(step)
    return frame


# -- missions


@pytest.mark.rule("europa:4.1")
@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_else_sees_which_mission_has_just_been_chosen(name: str) -> None:
    g = begin()
    g.first = at = seat(g, name)
    g.missions[at] = ()
    put(g, NewMissions())
    choice = offered(g, at)[0]
    g.answer(at, g.lexicon.parse(choice))
    fresh = choosing(g).fresh
    assert len(fresh) == 1
    for other in range(g.seats):
        assert choosing(g.veil(other)).fresh == (fresh if other == at else (NONE,))


# -- turns


@pytest.mark.rule("europa:4.2")
def test_no_turn_follows_the_one_of_whoever_was_called_last() -> None:
    """As many have passed as are rewarded; two more are called, one of whom plays now."""
    g = begin()
    g.passed = tuple(range(places(g)))
    rest = [at for at in range(g.seats) if at not in g.passed]
    frame = Actions(0, tuple(rest[1:]))
    g.active = rest[0]
    assert [frame.is_last(g, at) for at in range(g.seats)] == [at == rest[0] for at in range(g.seats)]
    frame.queue = (rest[0],)
    assert not frame.is_last(g, rest[0])
    frame.queue = ()
    assert frame.is_last(g, rest[0])
    g.passed = g.passed[1:]
    assert not frame.is_last(g, rest[0])
    g.passed = tuple(range(g.seats))
    assert not any(frame.is_last(g, at) for at in range(g.seats))


@pytest.mark.rule("europa:4.5")
@pytest.mark.parametrize("more", [1, 2, 5])
def test_how_many_units_go_for_want_of_manpower(more: int) -> None:
    g = calm()
    at = seat(g, "castile")
    army(g, "castile", "leon", manpower(g, at) + more)
    assert StandDown(at).subject(g) == (g.realm[at], more)


# -- income


@pytest.mark.rule("europa:4.4")
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("level", "question"), [(3, "Steady"), (-3, "Shaken")])
def test_the_ends_of_stability_are_asked_of_who_stands_there_alone(name: str, level: int, question: str) -> None:
    g = calm()
    at = seat(g, name)
    g.ducats, g.curia, g.stability = [0] * g.seats, (), [0] * g.seats
    g.stability[at] = level
    put(g, income("choose_power"))
    assert asked(g) == (question, 1 << at)


@pytest.mark.rule("europa:4.4")
@pytest.mark.parametrize("name", PLAYERS)
def test_corruption_is_asked_of_who_has_too_much_until_nothing_is_due(name: str) -> None:
    """100 ducats: what is left when some are wasted may be too much still."""
    g = calm()
    at = seat(g, name)
    g.ducats, g.stability = [0] * g.seats, [0] * g.seats
    g.ducats[at] = 100
    put(g, income("corruption"))
    assert asked(g) == ("Corruption", 1 << at)
    first = next(choice for choice in offered(g, at) if choice.startswith("waste:"))
    g.answer(at, g.lexicon.parse(first))
    assert asked(g) == ("Corruption", 1 << at)


@pytest.mark.rule("europa:4.4")
@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_what_corruption_is_not_paid_in_power_becomes_interest(paid: int) -> None:
    g = calm()
    at = seat(g, "poland")
    g.ducats, g.stability, g.interest = [0] * g.seats, [0] * g.seats, [0] * g.seats
    g.ducats[at], g.power[3 * at + ADM] = 100, 9
    g.ask(Corruption(at), 1 << at)
    due = max(int(choice.rpartition(":")[2]) for choice in offered(g, at) if choice.startswith("pay-corruption"))
    g.answer(at, g.lexicon.parse(f"pay-corruption:{paid}"))
    assert (g.interest[at], g.power[3 * at + ADM]) == (due - paid, 9 - paid)


# -- tokens that are taken from elsewhere


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize("name", PLAYERS)
def test_the_player_at_turn_says_from_where_pieces_are_taken(name: str) -> None:
    g = begin()
    g.active = seat(g, name)
    g.developed = (1 << g.start.box.components["developed"].number) - 1
    nodes.develop(g, 20)
    assert asked(g) == ("LiftDeveloped", 1 << g.active)
    g = begin()
    g.active = seat(g, name)
    g.pirates[2] = g.start.box.components["npr_ship"].number - sum(g.pirates)
    nodes.add_pirate(g, 20)
    assert asked(g) == ("LiftPirate", 1 << g.active)


# -- claims


@pytest.mark.rule("europa:5.4", "europa:8")
@pytest.mark.parametrize("chosen", [0, 1 << 7])
@pytest.mark.parametrize("spies", [False, True])
@pytest.mark.parametrize("fought", [False, True])
def test_efficient_spies_take_a_point_off_the_first_claim_of_an_action(chosen: int, spies: bool, fought: bool) -> None:
    """A claim costs two, one where power is fought over."""
    g = calm()
    at, lombardy = seat(g, "poland"), area(g, "lombardy")
    struggle = next(n for n, one in enumerate(g.start.lists.struggles.values()) if lombardy in one.areas)
    g.fought, g.struggles = ((struggle,) if fought else ()), ()
    g.ideas[at] = spies << g.start.lists.ideas["efficient_spies"]
    assert claims.cost(g, at, lombardy, chosen) == 2 - fought - (spies and not chosen)
    for dip in range(4):
        g.power[3 * at : 3 * at + 3] = [0, dip, 0]
        able = bool(claims.affordable(g, at) >> lombardy & 1)
        assert able == (dip >= claims.cost(g, at, lombardy))


@pytest.mark.rule("europa:10")
def test_an_area_that_was_lost_is_claimed_where_no_claim_or_core_lies_already() -> None:
    g = calm()
    at = seat(g, "poland")
    lost = {name: 1 << area(g, name) for name in ("leon", "castile", "andalucia", "lombardy")}
    g.claims[at], g.cores[at] = lost["leon"], lost["lombardy"]
    put(g, Grudges(at, sum(lost.values())))
    assert {choice for choice in offered(g, at) if choice != "done"} == {"claim:castile", "claim:andalucia"}


# -- deals


@pytest.mark.rule("europa:5.1")
@pytest.mark.parametrize("poor", ["france", "castile"])
def test_a_sale_takes_a_point_of_administrative_power_of_both(poor: str) -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    g.ducats = [20] * g.seats
    g.claims[castile] = 1 << area(g, "languedoc")
    put(g, Deal(france, castile))
    assert "deal-sell:toulouse" in offered(g, france)
    g = calm()
    g.ducats = [20] * g.seats
    g.claims[castile] = 1 << area(g, "languedoc")
    g.power[3 * seat(g, poor) + ADM] = 0
    put(g, Deal(france, castile))
    assert "deal-sell:toulouse" not in offered(g, france)
    assert g.decision
    why = {choice.id: why for choice, why in g.decision.offers(g, france, True)}["deal-sell:toulouse"]
    assert why is not None
    assert why[:3] == ("no-power", "5.1", (ADM, 1))


# -- the Empire


@pytest.mark.rule("europa:18.8")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_is_thrown_for_the_authority_of_an_emperor_whom_nobody_plays(level: int, face: int) -> None:
    """A one lowers it, a six raises it, and so does what differs by two at least."""
    g = begin("1-04", "2_players_no_bots")
    g.dice = Dice(Generator(1))
    g.dice.forced.append(face - 1)
    g.authority = level
    end_of_round(g)
    down = face == 1 or (face != 6 and face <= level - 2)
    up = face == 6 or face >= level + 2
    assert g.authority == level - down + up


# -- counted to the end


@pytest.mark.rule("europa:4.4")
def test_corruption_grows_by_a_point_for_every_ten_ducats_beyond_the_table() -> None:
    g = begin()
    highest, most = g.start.box.corruption[-1]
    for ducats in range(3 * highest):
        rows = [points for least, points in g.start.box.corruption if least <= ducats]
        beyond = len(range(highest + 10, ducats + 1, 10))
        assert corruption(g, ducats) == max(rows, default=0) + beyond
    assert corruption(g, highest) == most


@pytest.mark.rule("europa:4.4", "europa:19.2")
@pytest.mark.parametrize("catholics_", range(2, 7))
def test_the_trusted_controller_gains_a_prestige_for_each_other_catholic_three_at_most(catholics_: int) -> None:
    g = calm()
    at = seat(g, "castile")
    g.emperor, g.ideas = NONE, [0] * g.seats
    others = [other for other in range(g.seats) if other != at]
    g.religion = [SUNNI] * g.seats
    for seat_ in (at, *others[: catholics_ - 1]):
        g.religion[seat_] = CATHOLIC
    g.curia = (at, at)
    g.prestige = [0] * g.seats
    put(g, income("prestige"))
    assert g.prestige[at] == min(3, catholics_ - 1)
