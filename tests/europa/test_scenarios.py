"""Scenarios: every variant names only what there is, fits the box, and deals the decks that the book describes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from theatrum.engine.errors import ContentError
from theatrum.titles.europa.board.components import read_box
from theatrum.titles.europa.board.ownership import any_of, capital, lands, rightful, under_tokens
from theatrum.titles.europa.board.reading import CONTENT, bits
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.setup.placing import place
from theatrum.titles.europa.setup.scenarios import HALVES, Variant, read_file, read_scenarios
from theatrum.titles.europa.setup.start import Start
from theatrum.titles.europa.state import Europa

from .places import BOARD, LAND, NAMES, province, realm
from .positions import begin

BOX, LISTS, VARIANTS = read_box(), read_lists(), read_scenarios()


def named(variant: Variant) -> str:
    return f"{variant.scenario}-{variant.id}"


def found(scenario: str, name: str) -> Variant:
    return next(variant for variant in VARIANTS if (variant.scenario, variant.id) == (scenario, name))


def test_there_are_14_scenarios_and_32_variants_and_two_for_two_players() -> None:
    published = [variant for variant in VARIANTS if variant.scenario != "evening"]
    assert len(published) == 34  # two of them are made from those for four (20.2)
    assert len({variant.scenario for variant in published}) == 14
    assert [len(variant.seats) for variant in VARIANTS if variant.scenario == "evening"] == [4, 3, 2]


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_seats_fit_the_table(variant: Variant) -> None:
    assert len({seat.data["colour"] for seat in variant.seats}) == len(variant.seats)
    assert sum(seat.data.get("first", False) for seat in variant.seats) == 1
    first, last = variant.data["ages"]
    assert first <= last


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_no_two_seats_hold_one_province(variant: Variant) -> None:
    owners: dict[int, int] = {}
    for seat in variant.seats:
        for town in {*seat.setup.large, *seat.setup.small, *seat.setup.vassals}:
            other = owners.setdefault(town, seat.realm)
            assert other == seat.realm, (NAMES[other], NAMES[seat.realm], town)


@pytest.mark.rule("europa:16.1")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_halves_of_ages_hold_their_events(variant: Variant) -> None:
    """Each half has four events with an A, one of each symbol, and one of every seat; none is in both halves."""
    seen: set[str] = set()
    for name in HALVES:
        cards = variant.data["events"].get(name)
        if cards is None:
            continue
        assert not seen & set(cards)
        seen |= set(cards)
        age, half = int(name[3]), int(name[-1])
        events = [LISTS.events[card] for card in cards]
        assert all(event.age == age for event in events)
        assert all(event.half in (0, half) for event in events), name
        symbols = sorted(event.symbol for event in events if event.kind == "a")
        assert symbols == ["circle", "cross", "square", "triangle"], name


@pytest.mark.rule("europa:13.3")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_expansive_realms_have_their_tokens_and_stand_on_no_town_of_1444(variant: Variant) -> None:
    """In 1618 tokens lie under towns too: Hungary's under Austria's."""
    tokens = variant.data.get("expansive", {})
    used = Counter(colour.split("_")[0] for colour, places in tokens.items() for _ in places)
    assert all(used[colour] <= BOX.expansive[colour] for colour in used)
    setups = [seat.setup for seat in variant.seats]
    towns = {town for setup in setups for town in (*setup.large, *setup.small, *setup.vassals)}
    for name in (name for places in tokens.values() for name in places):
        assert BOARD.sides[variant.side].tax[province(name)], name
        assert province(name) not in towns or variant.side == 1618, name


@pytest.mark.rule("europa:2")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_land_with_the_flag_of_a_player_has_a_piece_of_somebody(variant: Variant) -> None:
    """E219: so owner by right and flag agree everywhere on the board."""
    start = Start(variant)
    g = Europa(start, len(start.seats), {"talk": "no"})
    place(g)
    for each in g.realm:
        assert not start.side.flags[each] & ~any_of(g.towns) & ~any_of(g.vassals) & ~under_tokens(g)
    for number, flags in enumerate(start.side.flags):
        owned = lands(g, number)
        assert owned == bits(p for p in range(len(start.side.owner)) if rightful(g, p) == number)
        assert bool(flags) <= (start.side.capital[number] >= 0)


@pytest.mark.rule("europa:2")
def test_the_other_half_of_spain_is_a_realm_of_its_own_and_her_ally_when_nobody_plays_it() -> None:
    """E219: the list of Spain lays a token of alliance on Valencia."""
    start = Start(found("1-05", "4_players"))
    g = Europa(start, len(start.seats), {"talk": "no"})
    place(g)
    spain, half = realm("castile"), realm("aragon")
    assert capital(g, half) == province("valencia")
    assert g.allies[g.seat_of(spain)] >> half & 1
    assert rightful(g, province("napoli")) == rightful(g, province("antwerpen")) == half
    assert rightful(g, province("madrid")) == spain


@pytest.mark.rule("europa:18.1")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_emperor_has_as_much_imperial_influence_as_authority(variant: Variant) -> None:
    empire = variant.data.get("empire")
    if empire is None or BOARD.realms.realms[empire["emperor"]] not in {seat.realm for seat in variant.seats}:
        return  # no Empire, or nobody plays its Emperor
    assert len(empire["imperial_influence"]) == empire["authority"] <= BOARD.land.electors.bit_count() + 1
    for name in empire["imperial_influence"]:
        assert LAND.in_area[LAND.areas[name]] & LAND.empire


@pytest.mark.rule("europa:19")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_cardinals_belong_to_catholic_seats(variant: Variant) -> None:
    faith = {seat.realm: seat.setup.data["religion"] for seat in variant.seats}
    for name in variant.data["curia"]:
        if name not in ("", "blocked"):
            assert faith[realm(name)] in ("catholic", "counter_reformed"), name


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_no_area_begins_with_more_influence_than_it_holds(variant: Variant) -> None:
    cubes: Counter[int] = Counter()
    for seat in variant.seats:
        cubes.update(dict(seat.setup.influence))
    for name in variant.data.get("empire", {}).get("imperial_influence", ()):
        cubes[LAND.areas[name]] += 1
    for token in variant.data.get("remove", ()):
        if token["token"] == "influence":
            cubes[LAND.areas[token["at"]]] -= 1
    over = {list(LAND.areas)[area]: count for area, count in cubes.items() if count > BOX.limits["influence_in_area"]}
    assert not over


def test_the_introduction_is_for_three() -> None:
    variant = found("1-00", "3_players")
    assert [NAMES[seat.realm] for seat in variant.seats] == ["france", "castile", "england"]
    assert variant.data["ages"] == [1, 1]
    assert variant.data["milestones"] == {
        "economics": "cabinet", "expansion": "fleet", "politics": "dynastic", "warfare": "victorious",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('realm = "france"', 'realm = "gaul"', "there is no realm 'gaul'"),
        ('setup = "1444"', 'setup = "1700"', "no set-up '1700'"),
        ("side = 1444", "side = 1618", "no set-up '1444' on this side"),
        ('"11A-1"', '"11A-9"', "there is no event '11A-9'"),
        ("chair = 1", "chair = 2", "the same chair"),
        ("booklet = 1", "booklet = 7", "'booklet' must be a whole number"),
        (
            "ages =",
            'teams = [["france", "castile"], ["england", "england"]]\nages =',
            "every realm of the variant must be",
        ),
    ],
)
def test_a_faulty_scenario_is_refused_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = (CONTENT / "scenarios" / "1_00.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "1_00.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        read_file(path, BOARD, LISTS)
    assert fault.value.line > 0


@pytest.mark.rule("europa:13.3")
@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_every_expansive_realm_is_somebody(variant: Variant) -> None:
    """Tokens on empty territories belong to a realm that a scenario founds there."""
    g = begin(variant.scenario, variant.id)
    assert all(tokens[0] >= 0 for tokens in g.tokens)
