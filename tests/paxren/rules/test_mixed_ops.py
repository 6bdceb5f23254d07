"""F: what each operation may be carried out on, where everything is mixed."""

from __future__ import annotations

import pytest

from theatrum.titles.paxren import ops_map, ops_power
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.tableau import take_empire, wed
from theatrum.titles.paxren.vocabulary import KNIGHT, OPS, PAWN, RELIGIONS, ROOK

from ..cards.proofs import position as with_all_cards
from ..mixed import SEEDS, Book, book, mixed, open_, shut
from ..positions import pax


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


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


@pytest.mark.rule("paxren:F6", "paxren:ability")
@pytest.mark.parametrize("patrons", range(5))
def test_each_patron_spares_a_florin_of_a_vote_for_who_has_the_card(patrons: int) -> None:
    g = pax(with_all_cards())
    cards, france = g.board.cards, g.board.land.index["france"]
    spares = [card for card in range(len(cards.ids)) if cards.patrons_of_votes >> card & 1]
    others = [card for card in range(EMPIRES, len(cards.ids)) if cards.prestige[5] >> card & 1 and card not in spares]
    for held in range(len(spares) + 1):
        g.own[:] = [0] * g.seats
        g.own[2] = sum(1 << card for card in (*spares[:held], *others[:patrons]))
        count = patrons + sum(cards.prestige[5] >> card & 1 for card in spares[:held])
        for tokens in range(8):
            g.repressed[france] = (ROOK,) * tokens
            assert ops_power.vote_cost(g, 2, france) == max(0, tokens - held * count)
            assert ops_power.vote_cost(g, 1, france) == tokens


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


@pytest.mark.rule("paxren:F4")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("answer", ["", "pay", "give-up"])
def test_a_concession_whose_tax_is_not_paid_is_repressed_from_its_border(seed: int, answer: str) -> None:
    """Who has a florin may pay; who has none is not asked."""
    the = Book(mixed(seed))
    for border in (border for border in range(len(the.sides)) if the.pawn(border)):
        for empire in the.sides[border]:
            g = mixed(seed)
            owner = g.border[border] - PAWN
            g.florins[owner], before = bool(answer), list(g.border)
            ops_map.Tax(0, empire, OPS.index("tax")).taken(g, 0, g.lexicon["tax", border, empire])
            asked = g.stack[-1]
            assert isinstance(asked, ops_map.PayTax) == bool(answer)
            if isinstance(asked, ops_map.PayTax):
                asked.taken(g, owner, g.lexicon[answer,])
            if answer != "pay":
                before[border] = 0
            assert (list(g.border), list(g.city)) == (before, list(mixed(seed).city))
            assert g.florins[owner] == (answer == "give-up")
