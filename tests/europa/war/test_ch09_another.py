"""9, 10, 11.3, 12, 14, 18.4, 21: asked about one realm, seat, area or node, where another is meant elsewhere.

Of everything that is a set, others of higher and lower numbers are in it, and the one that is asked about is not.
"""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.cards.effects import Deed, Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.cards.words.war import _rout
from theatrum.titles.europa.curia import crusade
from theatrum.titles.europa.empire import defence
from theatrum.titles.europa.peace.concluding import _empire
from theatrum.titles.europa.round import leaving
from theatrum.titles.europa.state import Europa, share
from theatrum.titles.europa.unrest.liberation import fall
from theatrum.titles.europa.war.calls import AllyAttacked, refuse
from theatrum.titles.europa.war.movement.access import free_passage
from theatrum.titles.europa.war.movement.homecoming import disband, put_out
from theatrum.titles.europa.war.ports import port
from theatrum.titles.europa.war.realm_attacks import RealmAttacks

from ..positions import number, provinces, put, seat
from ..wars import ally, area, army, bit, calm, realm, war

PLAYERS = ("france", "castile", "england", "austria", "poland", "ottomans")


def others(g: Europa, name: str) -> int:
    """The realms of all other players, and the first and the last of the list."""
    return (bits(g.realm) | 1 | 1 << len(g.start.side.flags) - 1) & ~bit(g, name)


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("against", [False, True])
def test_who_refuses_an_ally_has_a_truce_with_him_unless_there_is_a_casus_belli(name: str, against: bool) -> None:
    """That of the ally against others is none against who refuses."""
    g = calm()
    caller = "france" if name != "france" else "castile"
    at, friend = seat(g, name), seat(g, caller)
    ally(g, name, caller)
    g.casus[friend] = others(g, name) | bit(g, name) * against
    refuse(g, at, g.realm[friend], False)
    assert not g.allies[at]
    assert bool(g.truces[at] >> g.realm[friend] & 1) == (not against)


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize("allied", [False, True])
def test_who_has_broken_with_an_attacked_ally_does_not_activate_it(allied: bool) -> None:
    g = calm()
    at, lost = seat(g, "castile"), realm(g, "granada")
    g.allies[at] = (1 << lost - 1 | 1 << lost + 1) | allied << lost
    assert AllyAttacked(at, lost, bit(g, "france")).joined(g) == allied


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize("name", PLAYERS)
def test_who_is_at_war_with_the_empire_alone_passes_it_for_nothing(name: str) -> None:
    """And the Emperor himself; not who is no aggressor, and nobody in peace."""
    g = calm()
    at, saxony = seat(g, name), area(g, "saxony")
    assert not free_passage(g, at, saxony)
    g.defence = others(g, name)
    assert free_passage(g, at, saxony) == (g.realm[at] == g.emperor)
    g.defence |= bit(g, name)
    assert free_passage(g, at, saxony)
    assert not free_passage(g, at, area(g, "leon"))


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize("defended", [False, True])
def test_the_authority_changes_for_a_war_against_an_aggressor_and_for_no_other(defended: bool) -> None:
    g = calm()
    at, france = seat(g, "austria"), realm(g, "france")
    g.authority = 3
    g.defence = others(g, "france") | bit(g, "france") * defended
    _empire(g, g.realm[at], france, g.realm[at], 0)
    assert g.authority == 3 + defended
    assert g.defence == others(g, "france")


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize("annexed", ["", "wien", "toulouse"])
def test_a_victory_that_lost_a_province_of_the_empire_brings_no_authority(annexed: str) -> None:
    """One that the aggressor keeps, by this peace and as its own."""
    g = calm()
    at, france = seat(g, "austria"), seat(g, "france")
    g.authority, g.defence = 3, bit(g, "france")
    kept = provinces(g, annexed) if annexed else 0
    g.towns = [towns & ~kept for towns in g.towns]
    g.towns[france] |= kept
    _empire(g, g.realm[at], g.realm[france], g.realm[at], kept)
    inside = bool(kept & g.start.board.land.empire)
    assert g.authority == 3 + (not inside)


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize("known", [False, True])
def test_the_emperor_is_asked_about_an_aggressor_who_is_not_one_already(known: bool) -> None:
    """Poland plays Brandenburg, which Hungary attacks."""
    g = calm()
    at, hungary = seat(g, "poland"), realm(g, "hungary")
    g.realm[at] = realm(g, "brandenburg")
    g.defence = (1 << hungary - 1 | 1 << hungary + 1) | known << hungary
    assert defence.may_defend(g, hungary, g.realm[at])
    frame = RealmAttacks(hungary, at)
    frame.at = frame.steps.index("call_emperor")
    put(g, frame)
    asked = type(g.decision).__name__ if g.decision else ""
    assert (asked == "DefendAgainst") == (not known)


@pytest.mark.rule("europa:19.3")
@pytest.mark.parametrize("name", PLAYERS)
def test_each_is_committed_to_the_crusade_by_himself(name: str) -> None:
    g = calm()
    at = seat(g, name)
    g.crusaders = g.everyone & ~(1 << at)
    crusade.commit(g, at)
    crusade.commit(g, at)
    assert g.crusaders == g.everyone
    assert [event.args for event in g.events if event.name == "crusader"] == [(g.realm[at],)]


@pytest.mark.rule("europa:21")
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("goes", [False, True])
def test_each_says_for_himself_whether_he_leaves(name: str, goes: bool) -> None:
    g = calm()
    at = seat(g, name)
    g.options = {"talk": "no", "leaving": "yes"}
    g.leaving = g.everyone & ~(1 << at) | goes << at
    word = "stay-in-game" if goes else "leave-game"
    assert [choice.id for choice in leaving.opened(g, at)] == [word]
    leaving.taken(g, at, g.lexicon.parse(word))
    assert g.leaving == g.everyone & ~(1 << at) | (not goes) << at


@pytest.mark.rule("europa:14.3")
@pytest.mark.parametrize("held", [False, True])
def test_an_occupier_loses_to_rebels_what_he_occupies_and_an_owner_his_town(held: bool) -> None:
    """France occupies provinces of higher and lower numbers as well."""
    g = calm()
    at = seat(g, "france")
    toulouse, lisboa = number(g, "province", "toulouse"), number(g, "province", "lisboa")
    last = max(p for p in range(len(g.start.side.owner)) if g.start.side.owner[p] == realm(g, "sweden"))
    first = min(p for p in range(len(g.start.side.owner)) if g.start.side.owner[p] == realm(g, "sweden"))
    g.occupied[at] = 1 << last | 1 << first | held << lisboa
    fall(g, at, lisboa if held else toulouse)
    assert g.occupied[at] == 1 << last | 1 << first
    assert g.rebel_towns == 0 if held else 1 << toulouse


@pytest.mark.rule("europa:16.3")
def test_units_are_disbanded_in_the_area_that_was_named() -> None:
    """France and England are enemies; one stands there, the other in areas before and after it by the alphabet."""
    for name, other in (("france", "england"), ("england", "france")):
        g = calm()
        war(g, "castile", name, other)
        army(g, name, "leon", 3)
        army(g, other, "andalucia", 3)
        army(g, other, "normandy" if "normandy" in g.start.names["area"] else "portugal", 3, 1)
        frame = Resolve(seat(g, "castile"), (), Memory())
        g.push(frame)
        deed = Deed(g, seat(g, "castile"), realm(g, "castile"), frame.memory, frame)
        before = list(g.armies)
        _rout(deed, area(g, "leon"))
        changed = {at // 3 for at, units in enumerate(g.armies) if units != before[at]}
        assert changed == {seat(g, name)}


@pytest.mark.rule("europa:9.5")
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("leave", [False, True])
def test_all_ships_of_one_leave_a_port_and_nobody_else_s(name: str, leave: bool) -> None:
    """They put to sea, or are disbanded."""
    g = calm()
    at, lisboa = seat(g, name), number(g, "province", "lisboa")
    water, zone = port(g, lisboa), g.start.board.sea.faces[lisboa][0]
    for other in range(g.seats):
        g.ships[water] += 1 << 4 * other
    g.ships[water] += 1 << 4 * at
    if leave:
        put_out(g, at, water, zone)
    else:
        disband(g, at, water)
    assert [share(g.ships, water, other) for other in range(g.seats)] == [int(o != at) for o in range(g.seats)]
    assert share(g.ships, zone, at) == 2 * leave
