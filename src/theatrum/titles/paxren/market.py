"""E1, E3, D2 and L1: buying and selling cards, refreshing the market, Comets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Question
from .cards import ALL_EMPIRES, EMPIRES
from .hands import HAND
from .state import ROW, VACANT, Pax, bits
from .tableau import discard
from .vocabulary import BY_PATRONS, VICTORIES

ROWS = ((0, 0, ROW - 1), (1, ROW, 2 * ROW - 1))
"""Each row of the market: its number, its first and its last place."""
ALL_ACTIVE = (1 << len(VICTORIES)) - 1


# -- the decks (C5, C6)


def cards_left(g: Pax, side: int) -> int:
    """Cards still to be drawn from a deck."""
    left = g.deck[3 * side] + g.deck[3 * side + 1]
    return left + 1 if g.ahead and g.ahead[side] else left


def draw(g: Pax, row: int) -> int:
    """The next card for a row, from the other deck if its own has run out; VACANT when both have (D2)."""
    if g.ahead:
        return _foreseen(g, row if cards_left(g, row) else 1 - row)
    at = 3 * row
    return _turn_up(g, row if g.deck[at] or g.deck[at + 1] else 1 - row)


def _foreseen(g: Pax, side: int) -> int:
    """With Astrology the next card lies open (C5)."""
    card = g.ahead[side] or _turn_up(g, side)
    g.ahead[side] = max(0, _turn_up(g, side))
    return card


def _turn_up(g: Pax, side: int) -> int:
    """Which card lies on top is decided when it is turned up: any that nobody has seen, or a Comet (C5)."""
    deck, at, pool = g.deck, 3 * side, g.pool[side]
    comets = 0
    if deck[at]:
        deck[at] -= 1
    elif bottom := deck[at + 1]:
        deck[at + 1] = bottom - 1
        comets = deck[at + 2]
    else:
        return VACANT
    if comets:
        place = g.dice.one_or("card", side, len(pool), bottom - comets, comets * len(pool))
        if place == len(pool):
            deck[at + 2] -= 1
            return next(c for c in g.board.cards.comets[side] if not _seen(g, c))
    else:
        place = g.dice.one_of("card", side, len(pool))
    g.pool[side] = pool[:place] + pool[place + 1 :]
    return pool[place]


def _seen(g: Pax, comet: int) -> bool:
    """Whether a Comet has come up."""
    return comet in g.market or comet in g.ahead or bool(g.spent >> comet & 1)


def refresh(g: Pax) -> None:
    """Slide the cards of each row left with their florins, and refill it (D2)."""
    market, coins = g.market, g.coins
    g.laid = 0
    for row, at, last in ROWS:
        for _ in range(market[at : last + 1].count(VACANT)):
            gap = market.index(VACANT, at)
            left_over = coins.pop(gap)
            coins.insert(last, 0)
            if left_over:
                coins[at] += left_over  # what a fair left in its gap joins the new leftmost card (G5)
            del market[gap]
            card = draw(g, row)
            market.insert(last, card)
            if card != VACANT:
                g.tell("turned-up", row, card)


def out_of_cards(g: Pax) -> bool:
    """Whether a refresh ends the game: both decks are empty (L2); by the second edition a row stays short (P43)."""
    return VACANT in g.market if g.board.second else not any(g.deck) and not any(g.ahead)


# -- buying (E1)


def no_purchase(g: Pax, seat: int, slot: int) -> Reason | None:
    price = slot % ROW
    if g.florins[seat] < price:
        return Reason("no-florins", "E1", (price, g.florins[seat]))
    if g.laid >> slot & 1:
        return Reason("florin-laid", "E1", (g.market[slot],))
    if len(g.hands[seat]) >= g.hand_limit(seat) and not g.board.cards.comet_mask >> g.market[slot] & 1:
        return Reason("hand-full", "E1", (len(g.hands[seat]),))
    if g.board.cards.comet_mask >> g.market[slot] & 1 and g.active == ALL_ACTIVE:
        return Reason("all-active", "L1")
    return None


def purchases(g: Pax, seat: int) -> list[Choice]:
    """The cards a seat may buy."""
    board, market, laid, held, florins = g.board, g.market, g.laid, len(g.hands[seat]), g.florins[seat]
    full = held >= HAND and held >= g.hand_limit(seat)
    wanted = board.wanted[full][g.active == ALL_ACTIVE]
    end = florins + 1 if florins < ROW else ROW
    if laid:
        market = market[:]
        for slot in bits(laid):
            market[slot] = VACANT
    faces = market[1:end] + market[ROW + 1 : ROW + end]
    return [*map(board.buy.__getitem__, filter(wanted.__getitem__, faces))]


def every_purchase(g: Pax, seat: int) -> list[Offer]:
    faces = [(slot, card) for slot, card in enumerate(g.market) if card > 0 and slot % ROW]
    return [(g.lexicon["buy", card], no_purchase(g, seat, slot)) for slot, card in faces]


def buy(g: Pax, seat: int, card: int) -> None:
    """Pay a florin on every place to the left, take the card and what lies on it (E1)."""
    market, coins = g.market, g.coins
    slot = market.index(card)
    price = slot % ROW
    g.florins[seat] -= price
    laid = g.laid
    for place in range(slot - price, slot):
        if market[place] == VACANT:
            place = (place + ROW) % (2 * ROW)
            if market[place] == VACANT:  # both places of the column: the florin goes to China (ruling P14)
                continue
        coins[place] += 1
        laid |= 1 << place
    g.laid = laid
    found = coins[slot]
    g.florins[seat] += found
    coins[slot] = 0
    market[slot] = VACANT
    g.tell("bought", seat, card, price, found)
    if g.board.cards.comet_mask >> card & 1:
        g.spent |= 1 << card
        g.ask(Activate(seat), 1 << seat)
    else:
        g.take(seat, card)


@dataclass(slots=True, eq=False)
class Activate(Question[Pax]):
    """Which victory a Comet turns up (L1)."""

    rule = "L1"
    seat: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for victory in range(len(VICTORIES)):
            if not g.active >> victory & 1:
                yield g.lexicon["activate", victory], None
            elif every:
                yield g.lexicon["activate", victory], Reason("is-active", "L1", (victory,))

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        g.active |= 1 << choice.args[0]
        g.tell("activated", seat, choice.args[0])


# -- selling (E3)


def sales(g: Pax, seat: int) -> list[Choice]:
    """The cards a seat may sell, from hand or tableau."""
    cards = [*g.hands[seat], *g.tableau[2 * seat], *g.tableau[2 * seat + 1]]
    if g.own[seat] & ALL_EMPIRES:
        cards += [e for e, lord in enumerate(g.suzerain) if lord >= 0 and g.holder[e] == seat]
    if g.maids[seat] and g.board.second:
        cards += bits(g.maids[seat])
    return [*map(g.board.sell.__getitem__, cards)]


def every_sale(g: Pax, seat: int) -> Iterator[Offer]:
    for choice in sales(g, seat):
        yield choice, None
    for card in g.queen:
        if card and g.own[seat] >> card & 1:
            yield g.lexicon["sell", card], Reason("sold-together", "E3", (card,))


def price(g: Pax, seat: int, card: int) -> int:
    """2 florins a card, a couple together (E3)."""
    total: int = 0
    for sold in (card, g.queen[card]) if card < EMPIRES and g.queen[card] else (card,):
        total += 4 if g.gift(seat, g.board.cards.ransom & 1 << sold) else g.board.numbers["sale_price"]
    return total


def sell_from_hand(g: Pax, seat: int, card: int) -> None:
    gain = g.board.numbers["sale_price"]
    g.hide(seat, card)
    g.florins[seat] += gain
    knows = 1 << seat if g.secret else g.everyone
    g.whisper(knows, "sold-from-hand", (seat, gain), (card,))


def sell_from_tableau(g: Pax, seat: int, card: int) -> None:
    gain = price(g, seat, card)
    g.florins[seat] += gain
    g.tell("sold", seat, card, gain)
    discard(g, card)


def sell_maid(g: Pax, seat: int, card: int) -> None:
    """An old maid brings what any card does (ruling P47)."""
    gain = g.board.numbers["sale_price"]
    g.florins[seat] += gain
    g.tell("sold", seat, card, gain)
    g.maids[seat] &= ~(1 << card)
    g.spent |= 1 << card


@dataclass(slots=True, eq=False)
class OverLimit(Question[Pax]):
    """A hand that has lost its ability is above the limit: one card goes, openly (E1)."""

    rule = "E1"
    seat: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for card in g.hands[seat]:
            yield g.lexicon["discard", card], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        g.show(seat, choice.args[0])
        g.spent |= 1 << choice.args[0]
        g.tell("let-go", seat, choice.args[0])


def end_by_patrons(g: Pax) -> None:
    """Both decks are empty: most Patron prestige, then most florins, then who plays earlier (L2, ruling P17)."""
    seats = [seat for seat in range(g.seats) if not g.out >> seat & 1]
    g.winner = min(seats, key=lambda seat: (-g.patrons(seat), -g.florins[seat], g.order(seat)))
    g.won_by = BY_PATRONS
    g.tell("patron-victory", g.winner, g.patrons(g.winner), g.florins[g.winner])
    g.finish()
