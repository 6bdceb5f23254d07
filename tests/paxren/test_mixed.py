"""B5, E1, E2.2, F, H1, L3 to L6, glossary: where everything is mixed, the rules say what the book says card by card."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from theatrum.engine.flow import Offer
from theatrum.titles.paxren import agents, market, ops_map, ops_power, tableau, victory
from theatrum.titles.paxren.battle import attackers, defenders
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.play import no_shift, shift
from theatrum.titles.paxren.regime import code_of
from theatrum.titles.paxren.state import ROW
from theatrum.titles.paxren.tableau import take_empire, wed
from theatrum.titles.paxren.tokens import shown
from theatrum.titles.paxren.vocabulary import (
    BISHOP,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    KNIGHT,
    OPS,
    PAWN,
    PIRATE,
    RELIGIONS,
    RENAISSANCE,
    ROOK,
)

from .mixed import SEEDS, Book, book, mixed
from .positions import pax, position
from .proofs import position as with_all_cards

FRESH = pytest.mark.parametrize("seed", SEEDS)


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


def open_(offers: Iterable[Offer]) -> set[tuple[int, ...]]:
    return {choice.args for choice, why in offers if why is None}


def shut(offers: Iterable[Offer]) -> dict[tuple[int, ...], str]:
    return {choice.args: why.key for choice, why in offers if why}


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


# -- operations


def workers(the: Book, *ops: str) -> list[tuple[int, int, int]]:
    """Each card in play with each of these operations, whether it is printed on it or not."""
    return [(the.owner(card), card, OPS.index(op)) for card in the.cards for op in ops]


@pytest.mark.rule("paxren:F4")
def test_taxed_are_concessions_around_an_empire_with_a_free_city(the: Book) -> None:
    g = the.g
    for seat, card, op in workers(the, "tax"):
        offers = list(ops_map.Tax(seat, card, op).offers(g, seat, True))
        every = {(b, e) for e in the.where(card) for b in the.around(e) if the.pawn(b)}
        free = {e for e in range(EMPIRES) if any(not g.city[s] and not g.shut >> s & 1 for s in usable(the, e))}
        assert open_(offers) == {(b, e) for b, e in every if e in free}
        assert shut(offers) == dict.fromkeys(every - open_(offers), "saturated")


def usable(the: Book, empire: int) -> list[int]:
    """Its cities; the second place of Venice is none while a token that is not Catholic stands in the first."""
    g, land = the.g, the.g.board.land
    return [s for s in the.cities(empire) if s != land.extra or g.city[land.venice] in (0, KNIGHT, ROOK)]


@pytest.mark.rule("paxren:F5")
def test_repressed_is_what_the_icon_shows(the: Book) -> None:
    g = the.g
    kinds = "pawn", "rook", "knight", "pawn-rook", "pawn-knight", "rook-knight", "pawn-rook-knight"
    for seat, card, op in workers(the, *(f"repress-{kind}" for kind in kinds)):
        shown_ = OPS[op].split("-")[1:]
        tokens = {
            (slot, e) for e in the.where(card) for slot in the.cities(e)
            if g.city[slot] and ("knight" if g.city[slot] < ROOK else "rook") in shown_
        }  # fmt: skip
        if "pawn" in shown_:
            tokens |= {(g.board.border_spot + b, e) for e in the.where(card) for b in the.around(e) if the.pawn(b)}
        assert open_(ops_map.Repress(seat, card, op).offers(g, seat, True)) == tokens


@pytest.mark.rule("paxren:F8")
def test_besieged_are_cities_and_pirates_of_the_location(the: Book) -> None:
    g = the.g
    for seat, card, op in workers(the, "siege"):
        places = {slot for e in the.where(card) for slot in the.cities(e) if g.city[slot]}
        places |= {g.board.border_spot + b for e in the.where(card) for b in the.around(e) if the.pirate(b)}
        if the.where(card):
            assert open_(ops_map.Siege(seat, card, op).offers(g, seat, True)) == {(place,) for place in places}


@pytest.mark.rule("paxren:F7")
def test_a_corsair_sails_to_any_sea_border_near(the: Book) -> None:
    """Of the empires around his own and those beside them; not where his like is, nor where a convoy sails."""
    g = the.g
    for seat, card, op in workers(the, "corsair-catholic", "corsair-islamic", "corsair-reformist"):
        token = ROOK + RELIGIONS.index(OPS[op].split("-")[1])
        routes = {}
        for e in the.where(card):
            waters = the.near(e) | {e}
            for start in (b for b in the.around(e) if g.border[b] == token):
                for end, sides in enumerate(the.sides):
                    if the.sea[end] and end != start and waters & {*sides}:
                        convoy = the.pawn(end) and the.given(g.border[end] - PAWN, "pirates", "immune")
                        routes[start, end] = "same-pirate" if g.border[end] == token else "convoy" if convoy else ""
        offers = list(ops_map.Corsair(seat, card, op).offers(g, seat, True))
        assert open_(offers) == {way for way, why in routes.items() if not why}
        assert shut(offers) == {way: why for way, why in routes.items() if why}


@pytest.mark.rule("paxren:F3")
def test_beheaded_is_another_card_of_the_location(the: Book) -> None:
    g = the.g
    for seat, card, op in workers(the, "behead"):
        every = {(c,) for c in the.cards if c != card and the.where(c) & the.where(card)}
        limits = [gift for gift in the.gifts(card) if gift[0] == "behead_only"]
        offers = list(ops_power.Behead(seat, card, op).offers(g, seat, True))
        if not limits:
            assert open_(offers) == every
            continue
        _, value, region = limits[0]
        wanted = {RELIGIONS.index(name) for name in value.split("+")}
        inside = {e for e in range(EMPIRES) if g.board.land.region[e] == ("east", "west").index(region)}
        able = set()
        for (c,) in every:
            if g.bishop(the.couple(c)) in wanted and the.where(c) & inside:
                able.add((c,))
        assert (open_(offers), set(shut(offers))) == (able, every - able)


@pytest.mark.rule("paxren:F3", "paxren:ability")
@pytest.mark.parametrize("married", [False, True])
@pytest.mark.parametrize("empire", range(EMPIRES))
def test_a_king_is_beheaded_under_his_own_bishop_with_a_queen_or_without(empire: int, married: bool) -> None:
    """Whoever may behead only under a Bishop reaches him and her, and no other King of the region."""
    g = pax(with_all_cards())
    cards = g.board.cards
    limited = next(card for card, (_, where) in cards.behead_only.items() if where >> empire & 1)
    g.own[:] = [0] * g.seats
    g.tableau[:] = [()] * (2 * g.seats)
    for king in range(EMPIRES):
        take_empire(g, king % g.seats, king)
    queen = next(card for card in range(EMPIRES, len(cards.ids)) if cards.queens >> card & 1)
    if married:
        wed(g, g.holder[empire], empire, queen)
    g.add_bishop(empire, RELIGIONS.index("reformist"))
    offers = ops_power.Behead(0, limited, OPS.index("behead")).offers(g, 0, True)
    assert open_(offers) == ({(empire,), (queen,)} if married else {(empire,)})


@pytest.mark.rule("paxren:F1")
def test_an_inquisitor_goes_to_cards_beside_and_of_the_same_location(the: Book) -> None:
    g = the.g
    for seat, card, op in workers(the, *(f"inquisitor-{religion}" for religion in RELIGIONS))[:3]:
        ways = set()
        for start in (entry >> 2 for entry in g.bishops if entry & 3 == RELIGIONS.index(OPS[op].split("-")[1])):
            alike = {c for c in the.nodes() if the.where(c) & the.where(start)}
            ways |= {(start, c) for c in (the.beside(start) | alike) - {start}}
        offers = [choice.args for choice, _ in ops_power.Inquisitor(seat, card, op).offers(g, seat, True)]
        assert set(offers) == ways
        assert len(offers) == len(ways)


@pytest.mark.rule("paxren:F2")
def test_commerce_takes_a_florin_that_lies_on_a_card_of_the_row(the: Book) -> None:
    g = the.g
    for row, name in enumerate(("east", "west")):
        offers = list(ops_power.Commerce(0, the.cards[0], OPS.index(f"commerce-{name}")).offers(g, 0, True))
        cards = {(row, column + 1): g.coins[slot] for column, slot in enumerate(the.slots(row)) if g.market[slot] > 0}
        assert open_(offers) == {at for at, coins in cards.items() if coins}
        assert set(shut(offers)) == {at for at, coins in cards.items() if not coins}


@pytest.mark.rule("paxren:F6")
def test_a_vote_takes_most_concessions_and_a_florin_for_each_repressed_token(the: Book) -> None:
    g = the.g
    for empire in range(EMPIRES):
        votes = the.votes(empire)
        assert ops_power.votes_in(g, empire) == votes
        for seat in range(g.seats):
            spared = the.given(seat, "vote_discount", "patron") * the.patrons(seat)
            cost = max(0, len(g.repressed[empire]) - spared)
            assert ops_power.vote_cost(g, seat, empire) == cost
            most = votes[seat] > max(votes[:seat] + votes[seat + 1 :])
            expected = (
                "in-stack" if g.holder[empire] < 0 else "is-vassal" if g.suzerain[empire] >= 0
                else "no-majority" if not most else "no-florins" if g.florins[seat] < cost else ""
            )  # fmt: skip
            why = ops_power.no_vote(g, seat, empire)
            assert (why.key if why else "") == expected
    for seat in range(g.seats):
        for region in range(2):
            op = OPS.index(f"vote-{('east', 'west')[region]}")
            offers = list(ops_power.Vote(seat, the.cards[0], op).offers(g, seat, True))
            here = {e for e in range(EMPIRES) if g.board.land.region[e] == region}
            assert open_(offers) == {(e,) for e in here if ops_power.no_vote(g, seat, e) is None}
            assert set(shut(offers)) == {(e,) for e in here} - open_(offers)


@pytest.mark.rule("paxren:F9")
def test_a_king_marches_on_his_neighbours_for_a_florin_a_knight(the: Book) -> None:
    g = the.g
    mamluk = g.board.land.index["mamluk"]
    for king in range(EMPIRES):
        assert {e for e in range(EMPIRES) if g.near(king) >> e & 1} == the.near(king)
        seat = g.holder[king]
        if seat < 0:
            continue
        knights = sum(0 < g.city[slot] < ROOK for slot in the.cities(king))
        expected = {}
        for empire in the.near(king):
            east = g.board.land.region[empire] == 0
            slaves = len(g.repressed[mamluk]) if east and the.given(seat, "campaign_repressed", "mamluk") else 0
            army = knights + slaves
            expected[empire,] = (
                "own-suzerain" if empire == g.suzerain[king] else "no-knights" if not army
                else "no-florins" if g.florins[seat] < army else ""
            )  # fmt: skip
        offers = list(ops_power.Campaign(seat, king, OPS.index("campaign")).offers(g, seat, True))
        assert open_(offers) == {one for one, why in expected.items() if not why}
        assert shut(offers) == {one: why for one, why in expected.items() if why}


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


@pytest.mark.rule("paxren:F4")
@FRESH
def test_a_concession_that_cannot_pay_its_tax_is_repressed_from_its_border(seed: int) -> None:
    the = Book(mixed(seed))
    for border in (border for border in range(len(the.sides)) if the.pawn(border)):
        for empire in the.sides[border]:
            for poor in (True, False):
                g = mixed(seed)
                owner = g.border[border] - PAWN
                g.florins[owner] = 0 if poor else 1
                before = list(g.border)
                ops_map.Tax(0, empire, OPS.index("tax")).taken(g, 0, g.lexicon["tax", border, empire])
                assert [code for b, code in enumerate(g.border) if b != border] == [
                    code for b, code in enumerate(before) if b != border
                ]
                assert bool(g.border[border]) != poor
                assert g.city == mixed(seed).city


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
