"""B5, E1, E2.2, F, H1, L3 to L6, glossary: where everything is mixed, the rules say what the book says card by card."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren import agents, market, tableau, victory
from theatrum.titles.paxren.battle import attackers, defenders
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.play import no_shift, shift
from theatrum.titles.paxren.regime import code_of
from theatrum.titles.paxren.state import ROW
from theatrum.titles.paxren.tokens import shown
from theatrum.titles.paxren.vocabulary import (
    BISHOP,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    KNIGHT,
    PAWN,
    PIRATE,
    RELIGIONS,
    RENAISSANCE,
    ROOK,
)

from ..mixed import SEEDS, Book, book, mixed, open_, shut
from ..positions import pax, position

FRESH = pytest.mark.parametrize("seed", SEEDS)


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


# -- cards


@pytest.mark.rule("paxren:F1")
def test_where_bishops_stand_and_which_cards_are_adjacent(the: Book) -> None:
    assert set(tableau.nodes(the.g)) == the.nodes()
    assert len(tableau.nodes(the.g)) == len(the.nodes())
    for card in the.nodes():
        assert set(tableau.neighbours(the.g, card)) == the.beside(card)
    for empire in range(EMPIRES):
        assert set(tableau.vassals(the.g, empire)) == the.vassals(empire)
    for card in the.cards:
        assert {e for e in range(EMPIRES) if tableau.location(the.g, card) >> e & 1} == the.where(card)


@pytest.mark.rule("paxren:F1")
def test_bishops_silence_cards_and_couples(the: Book) -> None:
    for seat in range(the.g.seats):
        every = sum(1 << card for card in the.mine(seat))
        held = {card for card in the.mine(seat) if the.g.gift(seat, every) >> card & 1}
        assert held == {card for card in the.mine(seat) if not the.silent(card)}


@pytest.mark.rule("paxren:I1")
def test_every_card_of_a_side_works_for_itself(the: Book) -> None:
    """Kings, their Queens and their Vassals."""
    for seat in range(the.g.seats):
        for side in range(2):
            roots = the.g.tableau[2 * seat + side]
            kings = [card for card in roots if card < EMPIRES]
            empires = {*kings}.union(*(the.vassals(king) for king in kings))
            queens = {the.g.queen[empire] for empire in empires} - {0}
            found = list(tableau.workers(the.g, seat, side))
            assert set(found) == {*roots} | empires | queens
            assert len(found) == len(set(found))


@pytest.mark.rule("paxren:I1", "paxren:I2")
@FRESH
def test_a_card_that_leaves_its_tableau_takes_along_what_lies_on_it(seed: int) -> None:
    """A King his Queen, his Vassals and their tokens; a Queen leaves alone; an old maid is sold alone."""
    the = Book(mixed(seed))
    for card in the.cards:
        g = mixed(seed)
        seat = the.owner(card)
        gone = {card}
        if card < EMPIRES:
            gone |= the.vassals(card)
            gone |= {g.queen[empire] for empire in tuple(gone)} - {0}
        tableau.discard(g, card)
        assert {c for c in the.cards if g.owner(c) < 0} == gone
        assert all(g.owner(c) == the.owner(c) for c in the.cards if c not in gone)
        left = {c for row in g.tableau for c in row}
        assert left == {c for row in the.g.tableau for c in row} - gone
        for empire in range(EMPIRES):
            held = (g.holder[empire], g.suzerain[empire], g.queen[empire], g.repressed[empire])
            was = (the.g.holder[empire], the.g.suzerain[empire], the.g.queen[empire], the.g.repressed[empire])
            widow = was[2] if was[2] not in gone else 0
            assert held == ((-1, -1, 0, ()) if empire in gone else (*was[:2], widow, was[3]))
            assert not (empire in gone and g.republic >> empire & 1)
        assert {entry >> 2 for entry in g.bishops} == {entry >> 2 for entry in the.g.bishops} - gone
        assert g.florins[seat] == the.g.florins[seat]
    for seat in range(the.g.seats):
        g = mixed(seed)
        maid = g.maids[seat].bit_length() - 1
        g.maids[seat] |= 1 << maid - 1
        market.sell_maid(g, seat, maid)
        assert g.maids[seat] == 1 << maid - 1
        assert g.florins[seat] == the.g.florins[seat] + 2


# -- victories


@pytest.mark.rule("paxren:L3", "paxren:L4", "paxren:L5", "paxren:L6")
def test_what_a_victory_asks_is_counted_card_by_card(the: Book) -> None:
    g, seats = the.g, range(the.g.seats)
    kings = [sum(c < EMPIRES and not g.republic >> c & 1 for c in the.mine(s)) for s in seats]
    republics = [sum(c < EMPIRES and bool(g.republic >> c & 1) for c in the.mine(s)) for s in seats]
    republics = [n + the.given(s, "count_card", "republic") for s, n in enumerate(republics)]
    offices = [g.border.count(PAWN + s) + the.given(s, "count_patrons", "concession") * the.patrons(s) for s in seats]
    law = [the.prestige(s, "law") + the.given(s, "count_patrons", "law") * the.patrons(s) for s in seats]
    discovery = [the.prestige(s, "discovery") for s in seats]
    asked = {
        IMPERIAL: [(kings, {2: 3, 3: 2, 4: 2}[g.seats])],
        GLOBALIZATION: [(offices, 2), (discovery, 1)],
        RENAISSANCE: [(republics, 1), (law, 2)],
    }
    for kind, counts in asked.items():
        for s in seats:
            found = victory.conditions(g, s, kind)
            best = [max(count for o, count in enumerate(numbers) if o != s) for numbers, _ in counts]
            assert [(part.mine, part.best) for part in found] == [
                (numbers[s], most) for (numbers, _), most in zip(counts, best, strict=True)
            ]
            assert [part.lead for part in found] == [lead for _, lead in counts]


@pytest.mark.rule("paxren:L3")
def test_a_holy_victory_asks_for_bishops_tokens_and_prestige(the: Book) -> None:
    g = the.g
    anyone = [any(the.given(s, "count_pirates", what) for s in range(g.seats)) for what in PIRATES]
    for s in range(g.seats):
        bishops = [sum(entry & 3 == religion for entry in g.bishops) for religion in range(3)]
        bishops[1] += the.given(s, "count_patrons", "bishop:islamic") * the.patrons(s)
        bishops[2] += anyone[0] * g.border.count(ROOK + 1)
        units = [0, 0, 0]
        for religion in range(3):
            theocracy = {e for e in range(EMPIRES) if g.face[e] == religion + 1}
            for slot, code in enumerate(g.city):
                here = g.board.land.slot_empire[slot] in theocracy
                units[religion] += here and code in (KNIGHT + religion, ROOK + religion)
            for border, code in enumerate(g.border):
                here = bool(theocracy & {*the.sides[border]})
                units[religion] += here and code == ROOK + religion
                units[2] += here and religion == 2 and anyone[1] and code == ROOK + 1
        assert (victory.bishops(g, s), victory.units(g, s)) == (bishops, units)
        for kind in range(4):
            assert victory.met(g, s, kind) == all(part.met for part in victory.conditions(g, s, kind))
        faith = [the.prestige(s, religion) for religion in RELIGIONS]
        assert [g.prestige(s, religion) for religion in range(3)] == faith
        part = victory.conditions(g, s, HOLY)[0]
        religion = RELIGIONS.index(part.name.partition("-")[0])
        assert (part.mine, part.best) == (bishops[religion], sum(bishops) - bishops[religion])


PIRATES = "islamic:bishop:reformist", "islamic:unit:reformist"


# -- agents


def wheres(the: Book) -> list[tuple[int, set[int]]]:
    """One empire, or all of a region."""
    regions = [{e for e in range(EMPIRES) if the.g.board.land.region[e] == region} for region in range(2)]
    return [(sum(1 << e for e in empires), empires) for empires in (*({e} for e in range(EMPIRES)), *regions)]


@pytest.mark.rule("paxren:E2.2")
def test_knights_and_rooks_take_cities_for_a_florin_where_another_stands(the: Book) -> None:
    g, land = the.g, the.g.board.land
    for mask, empires in wheres(the):
        for agent in range(KNIGHT, PAWN):
            expected = {}
            for slot in (slot for empire in sorted(empires) for slot in the.cities(empire)):
                catholic = agent in (KNIGHT, ROOK)
                if slot == land.extra and not (catholic and g.city[land.venice] in (0, KNIGHT, ROOK)):
                    continue
                both = (slot, land.extra) if slot == land.venice and not catholic else (slot,)
                cost = sum(g.city[place] > 0 for place in both)
                for seat in range(g.seats):
                    why = "blocked" if g.shut >> slot & 1 else "no-florins" if g.florins[seat] < cost else ""
                    expected[seat, slot] = why
            for seat in range(g.seats):
                offers = list(agents.agent_offers(g, seat, agent, mask, True))
                assert open_(offers) == {(slot,) for (s, slot), why in expected.items() if s == seat and not why}
                assert shut(offers) == {(slot,): why for (s, slot), why in expected.items() if s == seat and why}


@pytest.mark.rule("paxren:E2.2")
def test_concessions_are_opened_on_borders_without_pirates(the: Book) -> None:
    """For a florin where another's is; then the player says in which of two empires it is repressed."""
    g = the.g
    for mask, empires in wheres(the):
        for seat in range(g.seats):
            free, closed = set(), {}
            for border, sides in enumerate(the.sides):
                inside = [e for e in sides if e in empires]
                if not inside:
                    continue
                if the.pirate(border):
                    closed[border, inside[0]] = "pirate-there"
                elif the.pawn(border) and not g.florins[seat]:
                    closed[border, inside[0]] = "no-florins"
                else:
                    free |= {(border, e) for e in (inside if the.pawn(border) else inside[:1])}
            offers = list(agents.agent_offers(g, seat, PAWN, mask, True))
            assert (open_(offers), shut(offers)) == (free, closed)


@pytest.mark.rule("paxren:E2.2", "paxren:F7")
def test_pirates_moor_on_sea_borders_and_bishops_come_to_cards_of_the_location(the: Book) -> None:
    g = the.g
    for mask, empires in wheres(the):
        expected = {}
        for border in (border for border, sides in enumerate(the.sides) if empires & {*sides}):
            convoy = the.pawn(border) and the.given(g.border[border] - PAWN, "pirates", "immune")
            expected[border,] = "land-border" if not the.sea[border] else "convoy" if convoy else ""
        offers = list(agents.agent_offers(g, 0, PIRATE + 1, mask, True))
        assert open_(offers) == {one for one, why in expected.items() if not why}
        assert shut(offers) == {one: why for one, why in expected.items() if why}
        cards = {(card,) for card in the.nodes() if the.where(card) & empires}
        assert open_(agents.agent_offers(g, 0, BISHOP + 2, mask, True)) == cards


# -- battles


@pytest.mark.rule("paxren:battle", "paxren:K1")
def test_who_fights_for_and_against_an_empire(the: Book) -> None:
    g, at = the.g, the.g.board.border_spot
    for empire in range(EMPIRES):
        ruling = [(slot, g.city[slot]) for slot in the.cities(empire) if g.city[slot]]
        pirates = [(at + b, g.border[b]) for b in the.around(empire) if the.pirate(b)]
        for seat in range(g.seats):
            own = [(at + b, PAWN + seat) for b in the.around(empire) if g.border[b] == PAWN + seat]
            assert sorted(attackers(g, seat, 1, empire, -1, ())) == sorted(pirates)
            assert sorted(attackers(g, seat, 2, empire, -1, (5,))) == sorted([*pirates, *own, (g.board.field_spot, 5)])
            rooks = bool(the.given(seat, "crusade_rooks", "knights"))
            for religion in range(3):
                faithful = (KNIGHT + religion, ROOK + religion)
                coming = faithful if rooks and religion == 0 else faithful[:1]
                found = [force for force in (*pirates, *ruling) if force[1] in faithful]
                found += [
                    (slot, code) for slot, code in enumerate(g.city)
                    if code in coming and g.board.land.slot_empire[slot] in the.near(empire)
                ]  # fmt: skip
                assert sorted(attackers(g, seat, 3 + religion, empire, -1, ())) == sorted(found)
        for war in range(3):
            assert sorted(defenders(g, war, empire)) == sorted(ruling)
        for religion in range(3):
            against = [f for f in (*ruling, *pirates) if f[1] not in (KNIGHT + religion, ROOK + religion)]
            assert sorted(defenders(g, 3 + religion, empire)) == sorted(against)


@pytest.mark.rule("paxren:battle")
def test_at_sea_a_rook_is_a_pirate_and_nowhere_else() -> None:
    g = pax(position())
    land, sea = 0, g.board.border_spot + len(g.border) - 1
    for code in range(KNIGHT, BISHOP):
        rook = ROOK <= code < PAWN
        assert shown(g, sea, code) == (code - ROOK + PIRATE if rook else code)
        assert shown(g, land, code) == shown(g, g.board.court_spot, code) == code
        assert code_of(code) == code
        if rook:
            assert code_of(PIRATE + code - ROOK) == code


# -- the market, emporia and spots


@pytest.mark.rule("paxren:E1")
def test_a_card_costs_a_florin_a_place_and_room_in_the_hand(the: Book) -> None:
    g, comets = the.g, the.g.board.cards.comet_mask
    for seat in range(g.seats):
        expected = {}
        for slot, card in enumerate(g.market):
            if card > 0 and slot % ROW:
                comet = bool(comets >> card & 1)
                full = len(g.hands[seat]) >= 2 and not the.given(seat, "hand_limit", "none")
                expected[card,] = (
                    "no-florins" if g.florins[seat] < slot % ROW else "florin-laid" if g.laid >> slot & 1
                    else "hand-full" if full and not comet else "all-active" if comet and g.active == 15 else ""
                )  # fmt: skip
        offers = market.every_purchase(g, seat)
        assert open_(offers) == {one for one, why in expected.items() if not why}
        assert shut(offers) == {one: why for one, why in expected.items() if why}
        assert {choice.args for choice in market.purchases(g, seat)} == open_(offers)


@pytest.mark.rule("paxren:H1")
@FRESH
def test_a_shift_opens_one_emporium_and_closes_the_other_of_its_goods(seed: int) -> None:
    """A token in the one that closes is repressed."""
    land = mixed(seed).board.land
    for slots in land.emporia:
        for slot in slots:
            g = mixed(seed)
            on_map = seed % 2 or not land.second_map >> slot & 1
            if not (on_map and g.shut >> slot & 1):
                assert no_shift(g, 1, EMPIRES, slot)
                continue
            (closing,) = [other for other in slots if not g.shut >> other & 1]
            g.city[closing], before = ROOK + 1, g.shut
            court = g.repressed[land.slot_empire[closing]]
            shift(g, 1, slot)
            assert g.shut == before ^ (1 << slot | 1 << closing)
            assert not g.city[closing]
            if g.holder[land.slot_empire[closing]] >= 0:
                assert g.repressed[land.slot_empire[closing]] == tuple(sorted((*court, ROOK + 1)))


@pytest.mark.rule("paxren:H1")
@pytest.mark.parametrize("goods", [0, 1])
def test_an_emporium_that_was_shifted_is_shifted_back(goods: int) -> None:
    """Whichever of them is open, it is the one that closes."""
    g = mixed(1)
    slots = g.board.land.emporia[goods]
    for slot in (*slots, *reversed(slots)):
        if g.shut >> slot & 1:
            shift(g, 0, slot)
        assert [other for other in slots if not g.shut >> other & 1] == [slot]


@pytest.mark.rule("paxren:F1")
def test_bishops_stand_on_vassals_of_any_king() -> None:
    for lord in range(EMPIRES):
        g = pax(position())
        for row in range(len(g.tableau)):
            g.tableau[row] = ()
        tableau.take_empire(g, 1, lord)
        vassal = (lord + 3) % EMPIRES
        tableau.make_vassal(g, 1, vassal, lord)
        assert sorted(tableau.nodes(g)) == sorted([lord, vassal])
        assert tableau.vassals(g, lord) == [vassal]


@pytest.mark.rule("paxren:token-management")
@FRESH
def test_a_token_is_lifted_from_its_spot_alone(seed: int) -> None:
    spots = mixed(seed).board
    for spot in range(spots.court_spot + EMPIRES):
        g = mixed(seed)
        empire = spot - spots.court_spot
        code = g.token(spot) if empire < 0 else next(iter(g.repressed[empire]), 0)
        before, left = [*g.city, *g.border], g.reserve[code]
        if not code:
            continue
        g.kill(spot, code)
        after = [*g.city, *g.border]
        assert [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new] == [spot][: empire < 0]
        assert g.reserve[code] == left + 1
        if empire >= 0:
            assert len(g.repressed[empire]) == len(mixed(seed).repressed[empire]) - 1
