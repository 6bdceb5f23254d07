"""16.3: what effects of cards come to nothing, and which are open, where everything is mixed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.cards.conditions import GROUPS
from theatrum.titles.europa.cards.effects import CHOOSING, Deed, Resolve, refusal, refusal_of_all
from theatrum.titles.europa.cards.scene import GIVEN, Memory
from theatrum.titles.europa.diplomacy import relations, subjugation
from theatrum.titles.europa.empire import defence
from theatrum.titles.europa.state import NONE
from theatrum.titles.europa.war.casus import barred

from ..mixed_war import BOARDS, WarBook, with_means

assert GROUPS
pytestmark = pytest.mark.rule("europa:16.3")


@pytest.fixture(params=[(seed, plenty) for seed in BOARDS for plenty in (False, True)], ids=str)
def the(request: pytest.FixtureRequest) -> WarBook:
    return with_means(*request.param)


def deed(the: WarBook, at: int) -> Deed:
    return Deed(the.g, at, the.g.realm[at], Memory(), Resolve(at, (), Memory()))


def why(the: WarBook, at: int, *effect: Any) -> str:
    found = refusal(deed(the, at), effect)
    return found.key if found else ""


def sets(every: range) -> Iterator[tuple[set[int], tuple[str, int]]]:
    """Small sets of things, and how a card names them."""
    for first in every[::7]:
        some = {one for one in (first, first + 3, first + 5) if one in every}
        yield some, (GIVEN, bits(some))
    yield set(), (GIVEN, 0)


def played(the: WarBook) -> list[int]:
    return sorted(members(the.g.everyone))


def test_land_is_ceded_that_is_one_s_own(the: WarBook) -> None:
    seen = set[str]()
    for at in played(the):
        for some, named in sets(the.provinces):
            mine = some & the.owned_by[the.g.realm[at]]
            assert why(the, at, "cede", named, ("self",)) == ("" if mine else "no-target")
            seen.add("yes" if mine else "no")
    assert seen == {"yes", "no"}


def test_units_and_ships_come_where_there_is_any_place_for_them(the: WarBook) -> None:
    for at in played(the):
        for some, named in sets(the.areas):
            hired = CHOOSING["hire"].open(deed(the, at), bits(some))
            assert why(the, at, "mercenaries", ("infantry",), 1, named) == ("" if hired else "no-target")
            cubes = any(the.g.influence[a] >> 4 * o & 15 for a in some for o in range(the.g.seats) if o != at)
            assert why(the, at, "drive_out", 1, named) == ("" if cubes else "no-target")
        for some, named in sets(the.zones):
            for unit, head in (("ships", "light_ships"), ("galley", "galleys")):
                open_ = CHOOSING[head].open(deed(the, at), bits(some))
                assert why(the, at, "ships", (unit,), 1, named) == ("" if open_ else "no-harbour")


def test_a_merchant_comes_who_is_the_last_in_the_box(the: WarBook) -> None:
    for at in played(the):
        left = list(the.g.merchants[3 * at : 3 * at + 3]).count(NONE)
        assert why(the, at, "merchant") == ("" if left == 1 else "no-merchant-left")
    assert why(the, 0, "move_pirate") == ("" if any(the.g.pirates) else "no-target")


def test_marriages_wars_and_subjugation_need_somebody(the: WarBook) -> None:
    g = the.g
    for at in played(the):
        for some, named in sets(the.realms):
            suitors = CHOOSING["propose"].open(deed(the, at), bits(some))
            assert why(the, at, "offer_marriage", 1, named) == ("" if suitors else "no-marriage")
            foes = {r for r in some if the.owned_by[r] and barred(g, at, r) is None and at not in g.passed}
            assert why(the, at, "war", named) == ("" if foes else "no-war")
        able = {realm for realm in the.realms if subjugation.can_subjugate(g, at, realm)}
        assert why(the, at, "subjugate") == ("" if able else "nobody-to-subjugate")
        assert why(the, at, "end_war_as_it_stands") == ("" if g.wars[at] else "no-war")
        called = any(defence.may_defend(g, realm, g.emperor) for realm in members(g.wars[at]))
        assert why(the, at, "defend_empire") == ("" if called else "no-war")


def test_the_papal_token_bans_one_player_at_a_time(the: WarBook) -> None:
    g = the.g
    kept = g.crusade, g.excommunicated
    for g.crusade, g.excommunicated in ((NONE, NONE), (NONE, 0), (3, NONE), (0, 0)):
        for some, named in sets(the.realms):
            able = g.crusade == g.excommunicated == NONE and any(the.played(realm) for realm in some)
            assert why(the, 0, "excommunicate", named) == ("" if able else "papal-token")
    g.crusade, g.excommunicated = kept


def test_milestones_are_replaced_that_nobody_has_reached(the: WarBook) -> None:
    g = the.g
    kept = g.reached
    for g.reached, able in ((((), (0,)), True), (((0,), (1, 2)), False), ((), False)):
        assert why(the, 0, "replace_milestone") == ("" if able else "no-target")
    g.reached = kept


@pytest.mark.parametrize("head", ["take_back", "drop_claim", "grow", "disband", "lose_ship", "claim", "influence"])
def test_an_effect_without_a_target_or_a_number_comes_to_nothing(the: WarBook, head: str) -> None:
    """Of several the first says why, if none of them can be done."""
    choosing = CHOOSING[head]
    every = {"areas": the.areas, "provinces": the.provinces, "zones": the.zones}[choosing.of]
    for at in played(the)[:3]:
        for some, named in sets(every):
            open_ = choosing.open(deed(the, at), bits(some))
            effect = (head, 2, named) if choosing.counted else (head, named)
            assert why(the, at, *effect) == ("" if open_ else choosing.why)
            if choosing.counted:
                assert why(the, at, head, 0, named) == choosing.why
            both = refusal_of_all(deed(the, at), (("move_pirate",), effect))
            first = refusal_of_all(deed(the, at), (effect, effect))
            assert both is None
            assert (first.key if first else "") == ("" if open_ else choosing.why)
    assert any(the.g.pirates)


def test_nobody_is_distant_without_land_overseas(the: WarBook) -> None:
    land = the.land
    for realm in the.realms:
        home = the.capital(realm)
        expected = home >= 0 and bool(land.distant >> land.area_of[home] & 1)
        assert relations.is_distant(the.g, realm) == expected
