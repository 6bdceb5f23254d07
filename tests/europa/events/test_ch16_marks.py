"""16.5: the marks of events to the letter: who is spared, who chooses, how ties fall, what is never chosen."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.ownership import lands, overlord
from theatrum.titles.europa.events import faiths
from theatrum.titles.europa.events.expansion import automatic, coasts, targets
from theatrum.titles.europa.events.marks import MARKS as TABLE
from theatrum.titles.europa.events.marks import Marks
from theatrum.titles.europa.events.revolts import wavering
from theatrum.titles.europa.faith.religion import religion_of
from theatrum.titles.europa.state import NONE, Europa, add_share
from theatrum.titles.europa.unrest.dice import NOTHING
from theatrum.titles.europa.war.units import HEAVY, LIGHT, ship

from ..cards import answer, area
from ..positions import begin, choose, named, number, offered, provinces, put, seat
from ..wars import ally, army, bit, calm, realm, told, war

PROTESTANT, COUNTER = RELIGIONS.index("protestant"), RELIGIONS.index("counter_reformed")


def mark(g: Europa, name: str, at: int) -> Europa:
    """The effect of one mark; at NONE it is automatic."""
    g.active = max(at, 0)
    TABLE[name](g, at)
    run(g)
    return g


# -- unrest, natives, vassals


@pytest.mark.rule("europa:16.5", "europa:14.2")
def test_without_an_active_player_everybody_rolls_all_his_dice() -> None:
    g = calm()
    at = seat(g, "castile")
    g.unrest = provinces(g, "burgos madrid paris")
    g.dice = Dice(Generator(1))
    g.dice.forced.extend([NOTHING] * 2)
    mark(g, "unrest", at)
    assert len(told(g, "rebellion-die")) == 2  # one of Castile's two, and France's
    g.dice.forced.extend([NOTHING] * 3)
    mark(g, "unrest", NONE)
    assert len(told(g, "rebellion-die")) == 2 + 3


@pytest.mark.rule("europa:16.5")
def test_natives_rise_in_a_distant_town_of_the_players_choice() -> None:
    g = calm()
    at, other = seat(g, "castile"), seat(g, "england")
    g.colonists[:] = [0] * g.seats
    g.towns[at] |= provinces(g, "canada")
    g.towns[other] |= provinces(g, "virginia california")
    mark(g, "natives", at)
    assert offered(g, at) == ["spare-colonist", "spare-unrest"]
    choose(g, at, "spare-unrest")  # even the only blow that strikes him
    assert set(offered(g, other)) == {"pick-province:virginia", "pick-province:california"}
    choose(g, other, "pick-province:virginia")
    assert named(g, g.unrest) == {"virginia"}


@pytest.mark.rule("europa:16.5")
def test_vassals_in_unrest_already_count_for_the_rebels_and_the_largest_area_must_be_chosen() -> None:
    """Brittany with two tokens before one with a single token; both vassals there are in revolt (E204)."""
    g = calm()
    at, rival = seat(g, "france"), seat(g, "england")
    g.vassals = [0] * g.seats
    g.vassals[at] = provinces(g, "nantes rennes navarra")
    g.unrest = provinces(g, "nantes")
    there = area(g, "brittany_normandy")
    assert named(g, wavering(g, at), "area") == {"brittany_normandy"}
    before = g.rebels[there]
    mark(g, "vassals", rival)
    assert named(g, g.unrest) == {"nantes", "rennes"}
    assert g.rebels[there] == before + 2
    assert not g.rebels[area(g, "aragon")]


@pytest.mark.rule("europa:16.5")
def test_a_marriage_or_as_much_influence_as_anybody_keeps_vassals_loyal() -> None:
    g = calm()
    at, rival = seat(g, "france"), seat(g, "england")
    g.vassals[at] = provinces(g, "navarra")
    home = area(g, "aragon")
    assert wavering(g, at) == 1 << home
    g.weddings[at] = bit(g, "navarra")
    assert not wavering(g, at)
    add_share(g.influence, home, rival, 1)
    assert not wavering(g, at)
    add_share(g.influence, home, rival, 1)
    assert wavering(g, at) == 1 << home


# -- the sea


@pytest.mark.rule("europa:16.5")
def test_the_active_player_picks_the_very_ship_that_an_opponent_loses() -> None:
    g = calm()
    at, other = seat(g, "castile"), seat(g, "england")
    far = number(g, "zone", "caribbean_sea")
    add_share(g.ships, far, other, 1)
    add_share(g.guards, far, other, 1)
    g.fleet[other], g.fleet_at[other] = ship(HEAVY) + ship(LIGHT), far
    mark(g, "lost_at_sea", at)
    assert set(offered(g, at)) == {
        "wreck-light:caribbean_sea", "wreck-guard:caribbean_sea", "wreck-ship:light-ship", "wreck-ship:heavy-ship",
    }  # fmt: skip
    choose(g, at, "wreck-ship:heavy-ship")
    assert (g.fleet[other], g.ships[far] >> 4 * other & 15, g.guards[far] >> 4 * other & 15) == (ship(LIGHT), 1, 1)
    assert told(g, "ship-swallowed") == [(g.realm[other], far)]
    mark(g, "lost_at_sea", NONE)
    choose(g, other, "wreck-light:caribbean_sea")  # without an active player each picks one of his own
    assert g.ships[far] == 0


@pytest.mark.rule("europa:16.5")
def test_of_equal_nodes_pirates_take_a_developed_one_then_one_by_chance() -> None:
    g = begin()
    names = ("genoa", "sevilla", "english_channel")
    first, second, third = (number(g, "node", name) for name in names)
    g.merchants = [NONE] * len(g.merchants)
    g.merchants[0], g.merchants[3], g.merchants[6] = first, second, third
    g.pirates, g.developed = [0] * len(g.pirates), 1 << second
    mark(g, "pirates", NONE)
    assert g.pirates[second] == 1
    g.developed = 0
    g.dice = Dice(Generator(1))
    order = sorted((first, second, third))
    g.dice.forced.append(order.index(third))
    mark(g, "pirates", NONE)
    assert g.pirates[third] == 1


# -- losses


@pytest.mark.rule("europa:16.5", "europa:19.1")
def test_the_cardinal_of_rome_counts_but_does_not_die() -> None:
    """Austria has Rome and one slot, France one: by itself the mark takes Austria's, though France's is rightmost."""
    g = begin()
    austria, france = seat(g, "austria"), seat(g, "france")
    g.rome, g.curia = austria, (austria, france)
    mark(g, "cardinal", NONE)
    assert (g.rome, g.curia) == (austria, (france,))
    mark(g, "cardinal", NONE)  # one each: the rightmost slot of those who are equal
    assert (g.rome, g.curia) == (austria, ())
    mark(g, "cardinal", france)
    assert g.rome == austria


@pytest.mark.rule("europa:16.5")
def test_attrition_spares_who_is_at_peace_and_counts_whole_fours() -> None:
    g = calm()
    at, other = seat(g, "castile"), seat(g, "france")
    army(g, "castile", "leon", 7)
    army(g, "france", "loire", 8)
    war(g, "castile", "granada")
    mark(g, "attrition", NONE)
    assert [event[0] for event in told(g, "fell")] == [g.realm[at]]
    war(g, "france", "navarra")
    mark(g, "attrition", other)  # the active player is spared; Castile has six left
    assert [event[0] for event in told(g, "fell")] == [g.realm[at]] * 2


@pytest.mark.rule("europa:16.5")
@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize("active", [False, True])
def test_attrition_strikes_in_turn_order(at: int, active: bool) -> None:
    """From the first player on, or from the active one, who is spared himself."""
    g = calm()
    g.first = (at + 2) % g.seats if active else at
    for name in (g.start.names["realm"][played] for played in g.realm):
        army(g, name, "leon", 4)
        g.wars[seat(g, name)] = bit(g, "granada")
    mark(g, "attrition", at if active else NONE)
    order = [g.realm[(at + step) % g.seats] for step in range(active, g.seats)]
    assert [event[0] for event in told(g, "fell")] == order


# -- expansive realms


@pytest.mark.rule("europa:16.5", "europa:13.3")
def test_what_an_expansive_realm_never_takes() -> None:
    """No capital but a last province, no core of a player, nothing of its ally, nothing occupied."""
    g = calm()
    denmark = realm(g, "denmark")
    assert named(g, targets(g, denmark)) >= {"bremen", "hamburg", "ostergotland"}  # the last provinces of two realms
    assert not named(g, targets(g, denmark)) & {"stockholm", "braunschweig", "london"}
    friend, there = seat(g, "england"), provinces(g, "ostergotland")
    g.towns[friend] |= there
    assert targets(g, denmark) & there  # an ordinary player's town
    g.cores[friend] = 1 << area(g, "gotaland_skane")
    assert not targets(g, denmark) & there
    g.cores[friend] = 0
    ally(g, "england", "denmark")
    assert not targets(g, denmark) & there
    g.allies[friend] = 0
    g.occupied[seat(g, "france")] = there
    assert not targets(g, denmark) & there


@pytest.mark.rule("europa:16.5", "europa:13.3")
@pytest.mark.parametrize("answered", ["take-casus:denmark", "decline"])
def test_a_players_town_has_the_token_below_it_and_the_losers_ally_may_have_a_casus_belli(answered: str) -> None:
    g = calm()
    at = seat(g, "france")
    denmark = realm(g, "denmark")
    open_ = [p for p in range(len(g.start.names["province"])) if targets(g, denmark) >> p & 1]
    held, free = open_[0], open_[1]
    g.towns[at] |= 1 << held
    loser = g.start.names["realm"][g.start.side.owner[free]]
    ally(g, "castile", loser)
    mark(g, "expand_pink", at)
    choose(g, at, f"pick-province:{g.start.names['province'][held]}")
    assert g.towns[at] >> held & g.unrest >> held & 1
    mark(g, "expand_pink", at)
    choose(g, at, f"pick-province:{g.start.names['province'][free]}")
    choose(g, seat(g, "castile"), answered)
    assert g.casus[seat(g, "castile")] == (0 if answered == "decline" else bit(g, "denmark"))
    assert lands(g, denmark) >> free & 1


@pytest.mark.rule("europa:16.5")
def test_an_active_ally_and_another_colour_do_not_conquer() -> None:
    g = calm()
    at = seat(g, "france")
    ally(g, "england", "denmark")
    g.active_allies[seat(g, "england")] = bit(g, "denmark")
    before = g.tokens
    mark(g, "expand_pink", NONE)
    assert g.tokens == before
    mark(g, "expand_orange", at)
    assert all(g.tokens[k] == before[k] for k in range(len(before)) if before[k][0] == realm(g, "denmark"))


@pytest.mark.rule("europa:16.5")
def test_from_the_second_age_on_empty_coasts_are_open_to_realms_at_the_ocean() -> None:
    g = calm()
    denmark = realm(g, "denmark")
    empty = coasts(g, denmark)
    g.age = 1
    assert not targets(g, denmark) & empty
    g.age = 2
    assert empty
    assert targets(g, denmark) & empty == empty
    g.towns[0] |= empty & -empty
    assert targets(g, denmark) & empty == empty & (empty - 1)


@pytest.mark.rule("europa:16.5")
def test_by_itself_an_expansive_realm_takes_from_the_weakest_where_it_is_already() -> None:
    """Skane before the cities of the Hansa; of the realms beside Jutland the weakest, Bremen the first by name."""
    g = calm()
    denmark = realm(g, "denmark")
    there = provinces(g, "ostergotland")
    assert 1 << automatic(g, denmark) == there
    g.towns[seat(g, "england")] |= there
    assert 1 << automatic(g, denmark) == provinces(g, "bremen")


@pytest.mark.rule("europa:16.5", "europa:11.4")
def test_by_itself_an_expansive_realm_leaves_vassal_realms_alone() -> None:
    """They are no realms of their own; Naples bows to Aragon."""
    g = calm()
    aragon = realm(g, "aragon")
    g.tokens += ((aragon, lands(g, aragon), number(g, "province", "barcelona"), 0),)
    assert overlord(g, realm(g, "naples")) == aragon
    assert targets(g, aragon) & lands(g, realm(g, "naples"))
    assert not lands(g, realm(g, "naples")) >> automatic(g, aragon) & 1


# -- faith and revolution


def preach(g: Europa, **faiths_: str) -> None:
    for religion, names in faiths_.items():
        for name in names.split():
            g.faith[area(g, name)] = RELIGIONS.index(religion)


@pytest.mark.rule("europa:16.5", "europa:15.1")
def test_after_two_of_a_kind_the_other_kind_must_spread_if_it_can() -> None:
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="scotland saxony portugal", counter_reformed="naples")
    mark(g, "faith", at)
    for choice in ("highlands", "brandenburg"):
        kinds = [c for c in offered(g, at) if c.startswith("teach:protestant")]
        choose(g, at, f"teach:protestant:{choice}" if f"teach:protestant:{choice}" in kinds else kinds[0])
    assert {choice.split(":")[1] for choice in offered(g, at)} == {"counter_reformed"}
    choose(g, at, offered(g, at)[0])
    assert {choice.split(":")[1] for choice in offered(g, at)} == {"protestant"}  # the last cluster may, then
    choose(g, at, offered(g, at)[0])
    assert g.decision is None
    assert len(told(g, "converted")) == 4


@pytest.mark.rule("europa:16.5")
@pytest.mark.parametrize("active", [True, False])
def test_of_one_faith_four_tokens_are_laid_at_most_each_beside_another_cluster(active: bool) -> None:
    """Five clusters of Protestants and none of the Counter-Reformation (E139)."""
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="scotland saxony portugal ostlandet switzerland")
    assert len(faiths.clusters(g, PROTESTANT)) == 5
    mark(g, "faith", at if active else NONE)
    answer(g)
    assert [event[1] for event in told(g, "converted")] == [PROTESTANT] * 4


@pytest.mark.rule("europa:16.5")
@pytest.mark.parametrize("name", ["13A-1", "24A-1"])
def test_marks_take_effect_from_left_to_right_after_mortality(name: str) -> None:
    """The symbol first (E135), then the marks as the card has them (E8)."""
    g = calm()
    g.dice = Dice(Generator(1))
    event = g.start.event_number[name]
    put(g, Marks(event, NONE))
    answer(g)
    marks = g.start.events[event].marks
    assert len(marks) > 1
    assert [one.name for one in g.events if one.name in ("symbol", "mark")] == ["symbol", *["mark"] * len(marks)]
    assert tuple(list(TABLE)[kind] for _, kind in told(g, "mark")) == marks


@pytest.mark.rule("europa:16.5")
def test_teaching_goes_to_no_orthodox_or_muslim_area_and_replaces_what_lies_elsewhere() -> None:
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="saxony", diverse="brandenburg")
    mark(g, "faith", at)
    assert "teach:protestant:brandenburg" in offered(g, at)
    closed = {RELIGIONS.index("orthodox"), RELIGIONS.index("muslim"), 0}
    places = [area(g, choice.split(":")[2]) for choice in offered(g, at)]
    assert not {religion_of(g, place) for place in places} & closed
    choose(g, at, "teach:protestant:brandenburg")
    assert g.faith[area(g, "brandenburg")] == PROTESTANT


@pytest.mark.rule("europa:16.5", "europa:15.3")
def test_teaching_replaces_a_revolution_but_not_where_orthodoxy_lies_below_it() -> None:
    """ "Every other token that lies there" (E214): Brandenburg burns, and so does Bohemia, Orthodox below."""
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="saxony", orthodox="bohemia")
    g.revolution = 1 << area(g, "brandenburg") | 1 << area(g, "bohemia")
    mark(g, "faith", at)
    assert "teach:protestant:brandenburg" in offered(g, at)
    assert "teach:protestant:bohemia" not in offered(g, at)
    choose(g, at, "teach:protestant:brandenburg")
    assert religion_of(g, area(g, "brandenburg")) == PROTESTANT
    assert g.revolution == 1 << area(g, "bohemia")


@pytest.mark.rule("europa:16.5")
def test_a_cluster_that_the_other_faith_has_replaced_spreads_no_more() -> None:
    """A token is laid beside a cluster of its kind: of Scotland's Protestants nobody is left."""
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="scotland saxony", counter_reformed="ireland")
    mark(g, "faith", at)
    assert "teach:protestant:northumbria" in offered(g, at)
    choose(g, at, "teach:counter_reformed:scotland")
    assert "teach:protestant:northumbria" not in offered(g, at)
    assert "teach:protestant:brandenburg" in offered(g, at)


@pytest.mark.rule("europa:16.5", "europa:15.3")
def test_what_was_just_laid_is_not_replaced_through_an_area_that_shares_its_space() -> None:
    """Vestlandet has the religion of Østlandet (E110)."""
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="gotaland_skane", counter_reformed="netherlands")
    mark(g, "faith", at)
    assert "teach:counter_reformed:vestlandet" in offered(g, at)
    choose(g, at, "teach:protestant:ostlandet")
    assert religion_of(g, area(g, "vestlandet")) == PROTESTANT
    assert "teach:counter_reformed:vestlandet" not in offered(g, at)


@pytest.mark.rule("europa:16.5")
def test_an_area_beside_two_clusters_is_taken_from_the_one_that_is_named() -> None:
    g = calm()
    at = seat(g, "france")
    preach(g, protestant="saxony pomerania")
    assert len(faiths.clusters(g, PROTESTANT)) == 2
    mark(g, "faith", at)
    choose(g, at, "teach:protestant:brandenburg")
    assert set(offered(g, at)) == {"pick-area:saxony", "pick-area:pomerania"}
    choose(g, at, "pick-area:pomerania")
    assert "teach:protestant:bohemia" in offered(g, at)  # Saxony has not spread yet


@pytest.mark.rule("europa:16.5")
def test_by_itself_teaching_alternates_and_prefers_towns_then_tax() -> None:
    g = calm()
    preach(g, protestant="saxony", counter_reformed="naples")
    mark(g, "faith", NONE)
    assert [event[1] for event in told(g, "converted")] == [PROTESTANT, COUNTER]
    assert told(g, "converted")[0][0] == area(g, "rhineland")  # with a town, though Bavaria is richer
    g = calm()
    preach(g, protestant="saxony")
    g.towns = [0] * g.seats
    mark(g, "faith", NONE)
    assert told(g, "converted") == [(area(g, "bavaria_swabia"), PROTESTANT)]


@pytest.mark.rule("europa:16.5")
def test_by_itself_the_first_catholic_areas_by_name_become_diverse() -> None:
    g = calm()
    ground = [place for place in range(len(g.faith)) if faiths.mixed_ground(g) >> place & 1]
    mark(g, "faith", NONE)
    assert [event[0] for event in told(g, "converted")] == ground[:2]
    mark(g, "faith", NONE)
    assert [event[0] for event in told(g, "converted")] == ground[:4]


@pytest.mark.rule("europa:16.5")
def test_a_first_revolution_may_break_out_in_two_capitals_that_lie_side_by_side() -> None:
    """ "On two capital areas": only a single cluster asks for one that is not adjacent to it."""
    g = calm()
    at = seat(g, "france")
    mark(g, "revolution", at)
    paris = faiths.home_area(g, at)
    neighbour = next(
        (s for s in range(g.seats) if s != at and faiths.beside(g, 1 << paris) >> faiths.home_area(g, s) & 1), NONE
    )
    assert neighbour >= 0
    names = g.start.names["area"]
    choose(g, at, f"pick-area:{names[paris]}")
    assert f"pick-area:{names[faiths.home_area(g, neighbour)]}" in offered(g, at)
    choose(g, at, f"pick-area:{names[faiths.home_area(g, neighbour)]}")
    assert g.revolution.bit_count() == 2


@pytest.mark.rule("europa:16.5")
def test_a_single_revolution_spreads_and_breaks_out_in_a_capital_that_is_not_beside_it() -> None:
    g = calm()
    at = seat(g, "france")
    g.revolution = 1 << faiths.home_area(g, at)
    mark(g, "revolution", at)
    choose(g, at, offered(g, at)[0])
    near = 0
    for cluster in faiths.clusters(g, faiths.REVOLUTIONARY):
        near |= faiths.beside(g, cluster)
    homes = {area(g, choice.split(":")[1]) for choice in offered(g, at)}
    assert homes
    assert not any(near >> home & 1 for home in homes)
    answer(g)
    assert g.revolution.bit_count() == 3


@pytest.mark.rule("europa:16.5", "europa:2.2")
def test_when_all_ten_tokens_of_revolution_lie_one_is_moved() -> None:
    """The token comes off an area of the active player's choice."""
    g = calm()
    at = seat(g, "france")
    names = "scotland northumbria east_anglia wales_wessex"
    g.revolution = sum(1 << area(g, name) for name in names.split())
    spaces = [place for place, space in enumerate(g.start.board.land.religion_space) if space == place]
    while g.revolution.bit_count() < 10:
        g.revolution |= 1 << next(place for place in spaces if not g.revolution >> place & 1)
    before = g.revolution
    mark(g, "revolution", at)
    chosen = offered(g, at)[0]
    choose(g, at, chosen)
    answer(g, until="LiftFaith")  # which of two clusters has spread
    choose(g, at, "lift-faith:scotland")
    spread = area(g, chosen.split(":")[-1])
    assert g.revolution == before & ~(1 << area(g, "scotland")) | 1 << g.start.board.land.religion_space[spread]
