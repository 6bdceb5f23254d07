"""C and D: set-up, a seat's turn of two actions, the refresh of the market."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Question
from .abilities import SPECIAL, after_sale, special_offers, use_special
from .expansion import torch_lit
from .fair import Fair
from .market import (
    OverLimit,
    buy,
    draw,
    end_by_patrons,
    every_purchase,
    every_sale,
    out_of_cards,
    purchases,
    refresh,
    sales,
    sell_from_hand,
    sell_from_tableau,
    sell_maid,
)
from .ops import BOTH_SIDES, Operate, any_op
from .play import play
from .start import lay_out, stack_decks
from .state import ROW, Pax, bits
from .victory import met
from .vocabulary import LAST_STANDING, PAWN, VICTORIES

FIRST = "fugger"
"""The bank that always plays first (C7)."""
SIDES = (0, 1)
ACTIVE = tuple(tuple(bits(mask)) for mask in range(1 << len(VICTORIES)))
"""The victories of a mask, in order."""
OPS_USED, FAIR_USED, FREE_FAIR_USED = 0, 2, 4
"""Bits of what may be done once a turn: operations and fairs by side, the fair that costs no action."""


@dataclass(slots=True, eq=False)
class SetUp(Procedure[Pax]):
    """C1 to C7."""

    steps = ("banks", "first", "tokens", "concessions", "scenario", "market", "begin")
    lot: bool

    def banks(self, g: Pax) -> None:  # paxren:C2
        """By lot each seat draws one of the scenario's banks; of a written position only those that it seats."""
        if self.lot:
            left = list(g.board.roster[: g.seats] if g.board.start else g.board.roster)
            drawn = [left.pop(g.dice.one_of("bank", seat, len(left))) for seat in range(g.seats)]
            g.take_seats(tuple(drawn))
            for seat in range(g.seats):
                g.tell("drew-bank", seat, seat + 1)

    def first(self, g: Pax) -> None:  # paxren:C7
        """Fugger plays first, else the one whom the lot names; later seats have more florins."""
        banks, start = g.board.banks[: g.seats], g.board.start
        if FIRST in banks:
            g.first = banks.index(FIRST)
        elif "seat" in start:
            g.first = banks.index(start["seat"]) if start["seat"] in banks else 0
        else:
            g.first = g.dice.one_of("first", 0, g.seats)
            g.tell("first-drawn", g.first)
        g.seat = g.first
        for seat in range(g.seats):
            g.florins[seat] = g.board.numbers["florins"][g.order(seat)]

    def tokens(self, g: Pax) -> None:  # paxren:C4
        land = g.board.land
        for slot, capital in enumerate(land.capital):
            if capital:
                code = land.icons[slot][g.face[land.slot_empire[slot]]]
                g.city[slot] = code
                g.reserve[code] -= 1

    def concessions(self, g: Pax) -> None:  # paxren:C3
        for seat in range(g.seats):
            g.border[g.board.home[seat]] = PAWN + seat
            g.reserve[PAWN + seat] -= 1

    def scenario(self, g: Pax) -> None:
        lay_out(g)

    def market(self, g: Pax) -> None:  # paxren:C5, C6
        """The leftmost card of each row is never seen, so it stays among those nobody knows."""
        if "market" not in g.board.start:
            for row in range(2):
                g.market[row * ROW] = 0
                g.deck[3 * row] -= 1
                for slot in range(row * ROW + 1, row * ROW + ROW):
                    g.market[slot] = draw(g, row)
        if g.board.start:
            stack_decks(g)

    def begin(self, g: Pax) -> None:  # paxren:C7
        g.stack.pop()
        g.push(Turn())


@dataclass(slots=True, eq=False)
class Turn(Procedure[Pax]):
    """D: two actions, then the market is refreshed and the next seat plays."""

    steps = ("begin", "actions", "market")
    goes_round = True

    def begin(self, g: Pax) -> None:
        g.turn += 1
        g.actions = g.board.numbers["actions"]
        g.used = g.worked = 0
        g.tell("turn", g.seat, g.turn)

    def actions(self, g: Pax) -> None:  # paxren:D1
        if g.bankruptcy:
            bankrupts(g)
            if g.over or g.out >> g.seat & 1:
                return
        if g.ample:
            for seat, hand in enumerate(g.hands):
                if len(hand) > g.hand_limit(seat):
                    self.again()
                    g.ask(OverLimit(seat), 1 << seat)
                    return
        if g.actions > 0 or (g.sets and g.actions == 0 and next(free_offers(g, g.seat, False), None) is not None):
            self.again()
            g.ask(Act(), 1 << g.seat)

    def market(self, g: Pax) -> None:  # paxren:D2
        refresh(g)
        if out_of_cards(g):
            end_by_patrons(g)
        else:
            g.seat = (g.seat + 1) % g.seats
            while g.out >> g.seat & 1:
                g.seat = (g.seat + 1) % g.seats
            self.at = 0


def bankrupts(g: Pax) -> None:
    """After an action: a bank without florins, cards and Concessions is out; the last one left wins (G6, P78)."""
    for seat in range(g.seats):
        cards = g.hands[seat] or g.own[seat] or g.maids[seat]
        if not (g.out >> seat & 1 or g.florins[seat] or cards or g.concessions(seat)):
            g.out |= 1 << seat
            g.tell("bankrupt", seat)
            leave_courts(g, PAWN + seat)
    left = [seat for seat in range(g.seats) if not g.out >> seat & 1]
    if len(left) == 1:
        g.winner, g.won_by = left[0], LAST_STANDING
        g.tell("last-standing", g.winner)
        g.finish()


def leave_courts(g: Pax, pawn: int) -> None:
    """The Serfs of a bank that is out leave the game with it."""
    for empire, held in enumerate(g.repressed):
        g.reserve[pawn] += held.count(pawn)
        g.repressed[empire] = tuple(code for code in held if code != pawn)


@dataclass(slots=True, eq=False)
class Act(Question[Pax]):
    """The next action of the seat whose turn it is."""

    rule = "D1"

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (g.seat, max(0, g.actions))

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        if g.actions > 0:
            yield from declare_offers(g, seat)
            yield from every_purchase(g, seat)
            for card in g.hands[seat]:
                yield g.board.play[card], None
            yield from every_sale(g, seat)
            yield from ops_offers(g, seat, True)
            yield from fair_offers(g, True)
            yield from special_offers(g, seat, True)
        else:
            yield from free_offers(g, seat, True)
        yield g.board.pass_, None

    def choices(self, g: Pax, seat: int) -> list[Choice]:
        """The open ones without a word about the others: no list is made more often."""
        board, used = g.board, g.used
        if g.actions <= 0:
            return [*(choice for choice, _ in free_offers(g, seat, False)), board.pass_]
        found = declarations(g, seat) if g.active else []
        found += purchases(g, seat)
        found += map(board.play.__getitem__, g.hands[seat])
        found += sales(g, seat)
        east, west = g.tableau[2 * seat : 2 * seat + 2]
        if east and not used & 1 << OPS_USED and any_op(g, seat, 1):
            found.append(board.ops[0])
        if west and not used & 2 << OPS_USED and any_op(g, seat, 2):
            found.append(board.ops[1])
        found += board.fairs[used >> FAIR_USED & BOTH_SIDES]
        if g.sets:
            found += [choice for choice, _ in special_offers(g, seat, False)]
        found.append(board.pass_)
        return found

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb in AN_ACTION:
            g.actions -= 1
            AN_ACTION[verb](g, seat, choice.args[0])
        elif verb in OWN_COST:
            OWN_COST[verb](g, seat, choice.args[0])
        else:
            g.actions -= 1
            if verb in SPECIAL:
                use_special(g, seat, choice)
            else:
                g.tell("passed", seat)


def sell(g: Pax, seat: int, card: int) -> None:
    if card in g.hands[seat]:
        sell_from_hand(g, seat, card)
    elif g.maids[seat] >> card & 1:
        sell_maid(g, seat, card)
    else:
        gifts = after_sale(g, seat, card)
        sell_from_tableau(g, seat, card)
        for frame in gifts:
            g.push(frame)


# -- operations and fairs (E4, E5)


def free_offers(g: Pax, seat: int, every: bool) -> Iterator[Offer]:
    """What costs no action, by ability."""
    for choice, why in ops_offers(g, seat, every):
        if g.gift(seat, g.board.cards.free_ops[choice.args[0]]):
            yield choice, why
    if has_free_fair(g, seat):
        yield from fair_offers(g, every)


def has_free_fair(g: Pax, seat: int) -> bool:
    return bool(g.sets and not g.used >> FREE_FAIR_USED & 1 and g.gift(seat, g.board.cards.free_fair))


def ops_offers(g: Pax, seat: int, every: bool) -> Iterator[Offer]:
    for side in SIDES:
        if not g.tableau[seat * 2 + side]:
            continue
        if g.used >> OPS_USED + side & 1:
            if every:
                yield g.board.ops[side], Reason("once-a-turn", "D1")
        elif any_op(g, seat, 1 << side):
            yield g.board.ops[side], None
        elif every:
            yield g.board.ops[side], Reason("no-target", "E4")


def use_ops(g: Pax, seat: int, side: int) -> None:
    sides = 1 << side
    if g.sets and g.gift(seat, g.board.cards.joint_ops) and not g.used >> OPS_USED + 1 - side & 1:
        sides = BOTH_SIDES
    if not (g.sets and g.gift(seat, g.board.cards.free_ops[side])):
        g.actions -= 1
    g.used |= sides << OPS_USED
    g.tell("ops", seat, side)
    g.push(Operate(seat, sides))


def fair_offers(g: Pax, every: bool) -> Iterator[Offer]:
    for region in SIDES:
        if not g.used >> FAIR_USED + region & 1:
            yield g.lexicon["fair", region], None
        elif every:
            yield g.lexicon["fair", region], Reason("once-a-turn", "D1")


def start_fair(g: Pax, seat: int, region: int) -> None:
    if has_free_fair(g, seat):
        g.used |= 1 << FREE_FAIR_USED
    else:
        g.actions -= 1
    g.used |= 1 << FAIR_USED + region
    g.push(Fair(seat, region))


# -- victory (E6)


def declare_offers(g: Pax, seat: int) -> list[Offer]:
    return [(g.lexicon["declare", victory], no_victory(g, seat, victory)) for victory in range(len(VICTORIES))]


def declarations(g: Pax, seat: int) -> list[Choice]:
    """The victories a seat may declare."""
    reached = [victory for victory in ACTIVE[g.active] if met(g, seat, victory)]
    return [g.lexicon["declare", victory] for victory in reached if no_victory(g, seat, victory) is None]


def no_victory(g: Pax, seat: int, victory: int) -> Reason | None:
    if not g.active >> victory & 1:
        return Reason("not-active", "L1", (victory,))
    if g.sets and g.actions < 2 and torch_lit(g, victory):
        return Reason("two-actions", "M3", (victory,))
    return None if met(g, seat, victory) else Reason("not-met", f"L{3 + victory}", (victory,))


def declare(g: Pax, seat: int, victory: int) -> None:
    g.winner, g.won_by = seat, victory
    g.tell("victory", seat, victory)
    g.finish()


AN_ACTION = {"buy": buy, "play": play, "sell": sell}
OWN_COST = {"ops": use_ops, "fair": start_fair, "declare": declare}
"""What an answer sets off, of an action each, and with a cost of its own."""
