"""E1, E2, E3, G, I, J, K, M: purchases, one-shots, fairs and what follows a war, where everything is mixed."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from theatrum.titles.paxren import abilities, expansion, fair, market, play, regime, turning
from theatrum.titles.paxren.battle import attackers, defenders, field_of, joining
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.state import ROW, VACANT, Pax
from theatrum.titles.paxren.vocabulary import BISHOP, FACES, KNIGHT, PAWN, PIRATE, RELIGIONS, ROOK, WARS

from ..mixed import SEEDS, Book, book, mixed, open_, shut

FRESH = pytest.mark.parametrize("seed", SEEDS)


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


# -- regimes


def rooms(the: Book, empire: int, token: int) -> set[int]:
    """Empty places of a map card for a token: cities for nobles, borders for pawns, sea borders for Pirates."""
    g, land, at = the.g, the.g.board.land, the.g.board.border_spot
    if token < PAWN:
        free = {slot for slot in the.cities(empire) if not g.city[slot] and not g.shut >> slot & 1}
        catholic = token in (KNIGHT, ROOK)
        if not catholic or g.city[land.venice] not in (0, KNIGHT, ROOK):
            free.discard(land.extra)
        if not catholic and g.city[land.extra]:
            free.discard(land.venice)
        return free
    return {at + b for b in the.around(empire) if not g.border[b] and (token < BISHOP or the.sea[b])}


@pytest.mark.rule("paxren:regime-change", "paxren:battle")
def test_survivors_and_repressed_tokens_come_to_empty_places_of_the_map_card(the: Book) -> None:
    g = the.g
    for empire in range(EMPIRES):
        for tokens in ((KNIGHT, ROOK + 2, PAWN + 1), (PIRATE, PIRATE + 2), (PAWN, PAWN), (KNIGHT + 1, PIRATE + 1)):
            expected = {(token, spot) for token in tokens for spot in rooms(the, empire, token)}
            assert set(regime.room(g, empire, tokens)) == expected
    for mask in (1, 1 << EMPIRES - 1, 0b101, 0b1010101010, (1 << EMPIRES) - 1):
        expected_ = {
            (empire, token, spot)
            for empire in range(EMPIRES) if mask >> empire & 1
            for token in g.repressed[empire] for spot in rooms(the, empire, token)
        }  # fmt: skip
        offers = regime.Emancipate(0, mask).offers(g, 0, True)
        assert {args for args in open_(offers) if args} == expected_


@pytest.mark.rule("paxren:K2", "paxren:J1")
def test_a_map_card_turns_to_the_winner_s_religion_if_it_has_that_side(the: Book) -> None:
    """On the second map to any; two cards bring the medieval side back from a foreign theocracy."""
    g = the.g
    restorers = {g.board.cards.index[name] for name in ("PREN094X", "PREN128X")}
    for empire in range(EMPIRES):
        names = the.row(empire)["faces"].split(";")
        sides = range(len(FACES)) if g.second_map else [FACES.index(name) for name in names]
        others = [face for face in sides if face != g.face[empire]]
        assert sorted(turning.other_faces(g, empire)) == sorted(others)
        for religion in range(3):
            for card in (-1, *restorers, EMPIRES + 5):
                back = card in restorers and 0 in others and g.face[empire] != religion + 1
                expected = religion + 1 if religion + 1 in others else 0 if back else -1
                assert turning.turned_by(g, empire, religion, card) == expected


# -- one-shots


@pytest.mark.rule("paxren:J1", "paxren:J2", "paxren:K1")
def test_a_war_needs_attackers_and_a_religious_one_heretics(the: Book) -> None:
    """Agents of the card fight, but for Bishops; repressed nobles join a conspiracy, Serfs a revolt."""
    g = the.g
    for card in range(EMPIRES, len(the.ids)):
        printed = the.printed[the.ids[card]]
        agents = [agent for agent in g.board.cards.agents[card] if not BISHOP <= agent < PIRATE]
        if printed["one_shot"] not in WARS[1:]:
            continue
        war = WARS.index(printed["one_shot"])
        fighting = [PAWN + 1 if agent == PAWN else agent for agent in agents if agent != PAWN or war == 2]
        for choice, why in play.shots(g, 1, card):
            (empire,) = choice.args
            nobles = [code for code in g.repressed[empire] if code < PAWN]
            serfs = [code for code in g.repressed[empire] if code >= PAWN]
            coming = nobles if war == 1 else serfs if war == 2 else []
            assert sorted(joining(g, war, empire)) == sorted(coming)
            assert sorted(field_of(g, 1, card, war, empire)) == sorted([*fighting, *coming])
            allies = bool(attackers(g, 1, war, empire, -1, ()))
            if war >= 3 and not defenders(g, war, empire):
                assert why is not None
                assert why.key == "no-heretics"
            else:
                assert (why is None) == bool(fighting or coming or allies)


@pytest.mark.rule("paxren:M2")
def test_apostates_are_who_has_prestige_of_both_religions(the: Book) -> None:
    g = the.g
    for first, second in combinations(range(3), 2):
        every = []
        for seat in range(g.seats):
            held = [{c for c in the.mine(seat) if RELIGIONS[r] in the.cell(c, "prestige")} for r in (first, second)]
            safe = the.given(seat, "apostasy", "immune")
            expected = held[0] | held[1] if all(held) and not safe else set[int]()
            assert set(expansion.apostates(g, seat, first, second)) == expected
            assert len(expansion.apostates(g, seat, first, second)) == len(expected)
            every.append(expected)
        assert expansion.no_apostates(g, first, second) == (not any(every))
    for kind, name in enumerate(("holy", "imperial", "globalization", "renaissance")):
        lit = any(the.given(seat, "torch", name) for seat in range(g.seats))
        assert expansion.torch_lit(g, kind) == lit


@pytest.mark.rule("paxren:I")
def test_a_king_is_crowned_from_the_stack(the: Book) -> None:
    """Or any King, by an ability; no Republic."""
    g = the.g
    for seat in range(g.seats):
        for empire in range(EMPIRES):
            any_king = the.given(seat, "coronation", "any_king") and not g.republic >> empire & 1
            why = play.no_coronation(g, seat, empire)
            assert (why is None) == (g.holder[empire] < 0 or bool(any_king))


@pytest.mark.rule("paxren:ability")
def test_a_queen_provokes_a_revolt_where_somebody_would_fight(the: Book) -> None:
    g = the.g
    for seat in range(g.seats):
        queens = [
            card for card in the.mine(seat)
            if not the.silent(card) and any(gift[:2] == ("action", "peasant_revolt") for gift in the.gifts(card))
        ]  # fmt: skip
        expected = {}
        for card in queens:
            empire = the.couple(card)
            pawns = any(g.border[b] == PAWN + seat for b in the.around(empire))
            serfs = any(code >= PAWN for code in g.repressed[empire])
            pirates = any(the.pirate(b) for b in the.around(empire))
            expected[card,] = pawns or serfs or pirates
        offers = [offer for offer in abilities.special_offers(g, seat, True) if offer[0].verb == "provoke"]
        assert open_(offers) == {one for one, able in expected.items() if able}
        assert set(shut(offers)) == {one for one, able in expected.items() if not able}


# -- the market


@pytest.mark.rule("paxren:E3")
def test_what_can_be_sold_and_for_how_much(the: Book) -> None:
    """Two florins a card, a couple together; some bring four."""
    g = the.g
    for seat in range(g.seats):
        couples = {g.queen[empire] for empire in range(EMPIRES) if g.holder[empire] == seat} - {0}
        cards = {card for card in the.mine(seat) if card not in couples} | set(g.hands[seat])
        offers = list(market.every_sale(g, seat))
        assert open_(offers) == {(card,) for card in cards}
        assert set(shut(offers)) == {(card,) for card in couples}
        for card in cards - set(g.hands[seat]):
            sold = [card, g.queen[card]] if card < EMPIRES and g.queen[card] else [card]
            dear = [
                one for one in sold
                if not the.silent(one) and any(gift == ("sale_price", "4", "self") for gift in the.gifts(one))
            ]  # fmt: skip
            assert market.price(g, seat, card) == 2 * len(sold) + 2 * len(dear)


@pytest.mark.rule("paxren:E1")
@FRESH
def test_a_purchase_lays_a_florin_on_every_card_to_the_left(seed: int) -> None:
    """Where a card is missing, on the other row's; where both are, nowhere. What lies on the card is the buyer's."""
    plain = mixed(seed)
    for slot, card in enumerate(plain.market):
        if card == VACANT or not slot % ROW:
            continue
        g = mixed(seed)
        g.florins[2], row = 20, slot // ROW
        coins, laid = list(g.coins), g.laid
        for column in range(slot % ROW):
            here, other = row * ROW + column, (1 - row) * ROW + column
            place = here if g.market[here] != VACANT else other if g.market[other] != VACANT else -1
            if place >= 0:
                coins[place] += 1
                laid |= 1 << place
        found, coins[slot] = coins[slot], 0
        market.buy(g, 2, card)
        assert (g.coins, g.laid, g.market[slot]) == (coins, laid, VACANT)
        assert g.florins[2] == 20 - slot % ROW + found
        comet = g.board.cards.comet_mask >> card & 1
        assert (card in g.hands[2]) == (not comet)


@pytest.mark.rule("paxren:D2")
@FRESH
def test_rows_slide_to_the_left_with_their_florins_and_are_filled(seed: int) -> None:
    """What a fair has left in its gap joins the new first card."""
    g, dice = mixed(seed), Random(seed)
    for slot in dice.sample(range(2 * ROW), 4):
        g.market[slot] = VACANT
    before, coins = list(g.market), list(g.coins)
    for slot, card in enumerate(before):
        if card == VACANT and slot % ROW:
            g.coins[slot] = coins[slot] = 0
    market.refresh(g)
    for row in range(2):
        slots = range(row * ROW, row * ROW + ROW)
        kept = [slot for slot in slots if before[slot] != VACANT]
        now = [g.market[slot] for slot in slots]
        assert now[: len(kept)] == [before[slot] for slot in kept]
        assert VACANT not in now
        expected = [coins[slot] for slot in kept] + [0] * (ROW - len(kept))
        if before[row * ROW] == VACANT:
            expected[0] += coins[row * ROW]
        assert [g.coins[slot] for slot in slots] == expected
    assert not g.laid


# -- fairs


@pytest.mark.rule("paxren:G1", "paxren:G2", "paxren:G3")
@FRESH
@pytest.mark.parametrize("region", [0, 1])
def test_a_fair_pays_along_its_route_until_its_florins_run_out(seed: int, region: int) -> None:
    """The starter, then whoever has the border, twice for some; a Pirate takes a florin. What is left stays."""
    the = Book(mixed(seed))
    g = mixed(seed)
    for seat in range(g.seats):
        g = mixed(seed)
        land = g.board.land
        for empire in range(EMPIRES):  # no levy asks anything
            for slot in land.places[empire]:
                g.city[slot] = g.city[slot] or KNIGHT
        first = region * ROW
        profit = {2: 1, 3: 2, 4: 2}[g.seats] + g.coins[first]
        purse = list(g.florins)
        mine = min(profit, 2 if the.given(seat, "fair_embark", "2") else 1)
        purse[seat] += mine
        profit -= mine
        route = land.routes[fair.emporium(g, region)]
        spice = fair.emporium(g, region) == land.spice
        for leg, (_, border) in enumerate(route):
            if not profit:
                break
            if leg and g.border[border]:
                if the.pawn(border):
                    owner = g.border[border] - PAWN
                    doubles = the.given(owner, "fair_factor", "2", "any")
                    doubles += the.given(owner, "fair_factor", "2", "spice_islands") * spice
                    paid = min(profit, 2**doubles)
                    purse[owner] += paid
                    profit -= paid
                else:
                    profit -= 1
        frame = fair.Fair(seat, region)
        for step in frame.steps[:2]:
            getattr(frame, step)(g)
        if frame.profit:
            frame.travel(g)
        frame.rest(g)
        assert g.florins == purse
        assert (g.coins[first], g.market[first]) == (profit, VACANT)
        assert _untouched(g, seed, first)


def _untouched(g: Pax, seed: int, first: int) -> bool:
    """All other cards and florins of the market lie as they lay."""
    plain = mixed(seed)
    rest = [slot for slot in range(2 * ROW) if slot != first]
    return all((g.market[slot], g.coins[slot]) == (plain.market[slot], plain.coins[slot]) for slot in rest)
