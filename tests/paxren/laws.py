"""What every position of Pax Renaissance obeys, what a seat knows of the hidden cards, and what it cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.common.knowledge import Cards, gained
from theatrum.engine.chance import Generator
from theatrum.engine.state import State
from theatrum.titles.paxren.battle import Battle
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.play import PlayCard
from theatrum.titles.paxren.regime import RegimeChange, code_of
from theatrum.titles.paxren.state import ROW, VACANT, Pax, bits
from theatrum.titles.paxren.tableau import nodes
from theatrum.titles.paxren.turning import Arrange
from theatrum.titles.paxren.vocabulary import BISHOP, FACES, PAWN, ROOK

SETS = ("core", "expansion", "promo", "comet")


class Ledger:
    """Checks position after position of one game."""

    def __init__(self) -> None:
        self.spent = 0
        self.turn = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Pax)
        cards(state)
        hands(state)
        tokens(state)
        empires(state)
        tableaux(state)
        land(state)
        money(state)
        assert self.spent & ~state.spent == 0, "a card came back"
        assert state.turn >= self.turn
        self.spent, self.turn = state.spent, state.turn


# -- conservation


def cards(g: Pax) -> None:
    """Every card is in one place; those nobody has seen are in the pool."""
    board = g.board.cards
    places: Counter[int] = Counter()
    places.update(card for pool in g.pool for card in pool)
    places.update(card for card in g.market if card > 0)
    places.update(card for card in g.ahead if card)
    for seat in range(g.seats):
        places.update(g.hands[seat])
        places.update(card for card in g.trail[seat] if card and card not in g.hands[seat])
        places.update(card for card in bits(g.own[seat] | g.maids[seat]) if card >= EMPIRES)
    places.update(bits(g.spent))
    places.update(card for card in under_way(g))
    for side in range(2):
        places.update(board.comets[side][: -g.deck[3 * side + 2] or None])
        places.subtract(c for c in board.comets[side] if c in g.market or c in g.ahead or g.spent >> c & 1)
    assert set(places.values()) <= {0, 1}, [board.ids[card] for card, count in places.items() if count > 1]
    known = [c for name in SETS[: g.sets + 1] for side in range(2) for c in board.of_set[name][side]]
    assert {card for card, count in places.items() if count} - set(board.comets[0] + board.comets[1]) == set(known)
    for side in range(2):
        top, bottom, comets = g.deck[3 * side : 3 * side + 3]
        assert top >= 0 <= comets <= bottom
        assert not top or comets == 2
        assert top + bottom - comets <= len(g.pool[side])


def under_way(g: Pax) -> list[int]:
    """Cards being played that are not in the tableau yet: Queens."""
    played = [frame for frame in g.stack if isinstance(frame, PlayCard) and not frame.sold]
    return [f.card for f in played if not (g.own[f.seat] | g.maids[f.seat] | g.spent) >> f.card & 1]


def hands(g: Pax) -> None:
    for seat, hand in enumerate(g.hands):
        assert 0 not in hand
        if not g.secret:
            assert not g.trail[seat]
            continue
        trail = g.trail[seat]
        assert trail.count(0) + len(hand) == len(trail) - trail.count(0)
        assert set(hand) <= set(trail)
        assert _possible(trail, hand)
        assert g.sure(seat) == hand[len(hand) - len(g.sure(seat)) :]


def tokens(g: Pax) -> None:
    """Tokens in play and in the reserve are those of the box."""
    count = Counter(dict(enumerate(g.reserve)))
    count.update(code for code in (*g.city, *g.border) if code)
    count.update(code for held in g.repressed for code in held)
    count.update(BISHOP + (entry & 3) for entry in g.bishops)
    for frame in g.stack:
        if isinstance(frame, (Arrange, Battle, RegimeChange)):
            count.update(code_of(token) for token in frame.field)
    assert min(g.reserve) >= 0
    for code, total in enumerate(g.board.numbers["reserve"]):
        mine = not PAWN + g.seats <= code < BISHOP
        assert count[code] == (total if mine else 0), code


def empires(g: Pax) -> None:
    for empire, holder in enumerate(g.holder):
        lord = g.suzerain[empire]
        if holder < 0:
            assert not g.repressed[empire]
            assert lord < 0
            assert not g.queen[empire]
            assert not g.republic >> empire & 1
            assert all(not own >> empire & 1 for own in g.own)
            continue
        assert [seat for seat, own in enumerate(g.own) if own >> empire & 1] == [holder]
        assert list(g.repressed[empire]) == sorted(g.repressed[empire])
        assert all(0 < code < BISHOP for code in g.repressed[empire])
        if lord >= 0:
            assert g.holder[lord] == holder
            assert g.suzerain[lord] < 0
            assert not g.republic >> lord & 1
            assert not g.republic >> empire & 1
        if g.republic >> empire & 1:
            assert not g.queen[empire]
            assert empire not in g.suzerain


def tableaux(g: Pax) -> None:
    """The masks say what the rows, Vassals and couples say; Bishops stand on cards that lie there, one on each."""
    for seat in range(g.seats):
        rows = [card for at in (2 * seat, 2 * seat + 1) for card in g.tableau[at]]
        vassals = [e for e, lord in enumerate(g.suzerain) if lord >= 0 and g.holder[e] == seat]
        queens = [queen for e, queen in enumerate(g.queen) if queen and g.holder[e] == seat]
        assert sum(1 << card for card in (*rows, *vassals, *queens)) == g.own[seat]
        assert len({*rows, *vassals, *queens}) == len(rows) + len(vassals) + len(queens)
        for side in range(2):
            assert all(g.board.cards.side[card] == side for card in g.tableau[2 * seat + side])
    stood = [entry >> 2 for entry in g.bishops]
    assert len(set(stood)) == len(stood)
    assert set(stood) <= set(nodes(g))
    rebuilt = g.clone()
    rebuilt.review()
    assert (rebuilt.silent, rebuilt.shut, rebuilt.city) == (g.silent, g.shut, g.city)


def land(g: Pax) -> None:
    board = g.board.land
    for emporia in board.emporia:
        assert sum(not g.shut >> slot & 1 for slot in emporia) == 1
    for slot, code in enumerate(g.city):
        assert 0 <= code < PAWN
        assert not (code and g.shut >> slot & 1)
    for border, code in enumerate(g.border):
        assert code == 0 or ROOK <= code < PAWN + g.seats
        assert not ROOK <= code < PAWN or board.sea >> border & 1
    for empire, face in enumerate(g.face):
        assert face in (range(len(FACES)) if g.second_map else board.faces[empire])


def money(g: Pax) -> None:
    assert min(g.florins) >= 0
    assert min(g.coins) >= 0
    for slot, card in enumerate(g.market):
        assert card != VACANT or not g.coins[slot] or slot % ROW == 0
        assert card >= VACANT


def _more(column: str, index: int, by: int = 1) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] += by

    return fault


def _set(column: str, index: int, value: object) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] = value

    return fault


def _spend(state: State) -> None:
    assert isinstance(state, Pax)
    state.spent |= 1 << state.market[1]


def _republic(state: State) -> None:
    assert isinstance(state, Pax)
    state.republic |= 1


FAULTS: dict[str, Callable[[State], None]] = {
    "a card in two places": _set("hands", 0, (15,)),
    "a card of the market vanishes": _set("market", 1, VACANT),
    "a card of the market is spent": _spend,
    "a token appears in the reserve": _more("reserve", 1),
    "a pawn vanishes": _more("reserve", PAWN, -1),
    "a Knight on a border": _set("border", 2, 1),
    "a token in a blocked emporium": _set("city", 7, ROOK),
    "an empire of nobody's tableau": _set("holder", 0, 0),
    "a Vassal in the stack": _set("suzerain", 0, 1),
    "a Republic in the stack": _republic,
    "a Queen in the stack": _set("queen", 3, 30),
    "tokens on an empire in the stack": _set("repressed", 0, (1,)),
    "a face its map card lacks": _set("face", 0, 9),
    "a debt": _more("florins", 0, -99),
    "florins that are no more": _more("coins", 3, -1),
    "a Comet too many": _more("deck", 2),
}
"""Ways to break a position; the laws must notice each."""


# -- secrets

TOGETHER = 0
BUSY = True
APART: frozenset[str] = frozenset()
SHARED = False
DEALT = False


def secretive(state: State) -> bool:
    """With open hands nothing is hidden."""
    assert isinstance(state, Pax)
    return state.secret


def remembers(_state: State) -> bool:
    """Cards are bought in the open."""
    return True


# -- exceptions

FORCED = "a card whose only one-shot is closed goes on without a question; the forecast of playing it says why"

UNMET: dict[str, dict[str, str]] = {
    "verbs": {},
    "events": {},
    "prompts": {},
    "reasons": {
        "no-discovery": FORCED, "emporium-open": FORCED, "not-on-map": FORCED,
        "all-active": "four Comets and four victories: only in positions that players write (ruling P76)",
    },
}  # fmt: skip
"""Words that do not come up in play, each with the reason."""

FIVE = "needs all five Bishops of a religion in play and a sixth to come"
BROKE = "a bank must lose its last florin, card and Concession"
TORCH = "needs one of nine cards of the expansion and an active victory"
MANY_CARDS = "needs a bank that held more than two cards and lost the ability to"
ONE_CARD = "needs one card of the expansion, in the right place"

RARE: dict[str, dict[str, str]] = {
    "verbs": {
        "take-bishop": FIVE, "provoke": ONE_CARD, "preach-apostasy": ONE_CARD, "put-out": TORCH, "no-torch": TORCH,
        "discard": MANY_CARDS,
    },
    "events": {
        "bishop-taken": FIVE, "bankrupt": BROKE, "last-standing": BROKE, "put-out": TORCH, "let-go": MANY_CARDS,
        "crowded-out": "needs two tokens in Venice, and the loss of the card that lets them share it",
        "first-drawn": "needs a table of two or three for which Fugger was not drawn",
    },
    "prompts": {"BorrowOp": ONE_CARD, "Torch": TORCH, "OverLimit": MANY_CARDS},
    "reasons": {
        "no-knights": "needs a King without Knights whose only army would be slaves",
        "two-actions": TORCH,
        "convoy": ONE_CARD,
        "no-such-bishop": ONE_CARD,
    },
}  # fmt: skip
"""Words so seldom that chance decides whether they come up, each with the reason; each has a test of its own."""


def idle(state: State) -> dict[str, dict[str, str]]:
    """Things that never come up in play, by kind, each with the reason."""
    assert isinstance(state, Pax)
    return {
        "token": {"none": "an empty place"},
    }


def seldom(state: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    assert isinstance(state, Pax)
    cards = state.board.cards
    added = [card for name in SETS[1:3] for side in range(2) for card in cards.of_set[name][side]]
    court = "a court is a spot only for a token that is missing elsewhere and taken from there"
    return {
        "card": {cards.ids[card]: "one of 85 that an option adds to 88" for card in added},
        "spot": dict.fromkeys(cards.land.empires, court),
    }


# -- knowledge


def known(veiled: State) -> dict[object, Cards]:
    """The cards a veiled position shows, by where they are."""
    assert isinstance(veiled, Pax)
    zones: dict[object, Cards] = {
        "market": [card for card in veiled.market if card > 0],
        "ahead": [card for card in veiled.ahead if card],
        "spent": list(bits(veiled.spent)),
        "playing": list(under_way(veiled)),
    }
    for seat, hand in enumerate(veiled.hands):
        zones["hand", seat] = [card for card in hand if card]
        held = bits((veiled.own[seat] | veiled.maids[seat]) >> EMPIRES << EMPIRES)
        zones["tableau", seat] = list(held)
    return zones


def learned(before: State, after: State) -> Counter[int]:
    """Cards known in the later of two veiled positions that were unknown in the earlier, wherever they were."""
    return gained(known(before), known(after))


def remembered(state: State, seat: int) -> list[tuple[int, int]]:
    """(seat, card) for each card everybody saw another seat buy and keep."""
    assert isinstance(state, Pax)
    if not state.secret:
        return [(other, card) for other in range(state.seats) if other != seat for card in state.hands[other]]
    return [(other, card) for other in range(state.seats) if other != seat for card in state.sure(other)]


def holds(state: State, things: list[tuple[int, int]]) -> bool:
    """Whether these cards are in these hands."""
    assert isinstance(state, Pax)
    return all(card in state.hands[seat] for seat, card in things)


def shuffled(state: State, seat: int, generator: Generator) -> Pax:
    """The position with every secret sale of another seat made anew; written without the veil, to judge it."""
    assert isinstance(state, Pax)
    twin = state.clone()
    for other in range(state.seats):
        trail = state.trail[other]
        if other == seat or 0 not in trail:
            continue
        ways = [hand for hand in _subsets(trail) if _possible(trail, hand)]
        twin.hands[other] = ways[generator.below(len(ways))]
    return twin


def _subsets(trail: tuple[int, ...]) -> list[tuple[int, ...]]:
    held = [card for card in trail if card]
    size = len(held) - trail.count(0)
    return [
        tuple(card for place, card in enumerate(held) if mask >> place & 1)
        for mask in range(1 << len(held))
        if mask.bit_count() == size
    ]


def _possible(trail: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    """Whether at every sale there was a card to sell that is no longer there."""
    spare = 0
    for card in trail:
        spare += (card not in hand) if card else -1
        if spare < 0:
            return False
    return True
