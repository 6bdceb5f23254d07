"""What every position of Raison d'État obeys, what a seat knows of the hidden cards, and what it cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tests.common.knowledge import Cards, gained
from theatrum.engine.chance import Generator
from theatrum.engine.state import State
from theatrum.titles.raison.battle import OPEN, Battle
from theatrum.titles.raison.geography import KINDS
from theatrum.titles.raison.march import Arrived, March
from theatrum.titles.raison.state import FORTRESSES, MOST_MORALE, MOST_TROOPS, Raison, bits
from theatrum.titles.raison.vocabulary import SIGNS


class Ledger:
    """Checks position after position of one game."""

    def __init__(self) -> None:
        self.fortress = 0
        self.influence: list[int] = []
        self.related: object = None

    def check(self, state: State) -> None:
        assert isinstance(state, Raison)
        cards(state)
        tokens(state)
        places(state)
        tracks(state)
        related = (state.status[:], state.seat_of[:], state.war[:], state.ally[:])
        if related != self.related:
            relations(state)
            self.related = related
        assert self.fortress & ~state.fortress == 0, "a Fortress is gone"
        assert all(now >= before for now, before in zip(state.influence, self.influence, strict=False))
        self.fortress, self.influence = state.fortress, state.influence[:]


# -- conservation


def cards(g: Raison) -> None:
    """Every card of the deck is in one hand, pile, the draw pile or among the discards."""
    count = [drawn + discarded for drawn, discarded in zip(g.draw, g.discard, strict=True)]
    laid = [card & ~OPEN for frame in battles(g) for pile in frame.piles for card in pile if card >= 0]
    for card in (*(card for hand in g.hands for card in hand), *laid):
        count[card] += 1
    assert tuple(count) == g.board.deck
    assert min(*g.draw, *g.discard) >= 0
    assert all(list(hand) == sorted(hand) for hand in g.hands)


def tokens(g: Raison) -> None:
    for power, setup in enumerate(g.board.setup):
        used = sum(g.troops[general] for general in g.board.generals[power]) + g.garrison.count(power)
        assert used <= setup.tokens, g.board.powers[power]
    for general, troops in enumerate(g.troops):
        assert 0 <= troops <= (MOST_TROOPS if g.spot[general] >= 0 else 0), general
    assert g.fortress.bit_count() <= FORTRESSES


def places(g: Raison) -> None:
    """Both records of where Generals stand agree; no two of a Power share a place unless one passes through."""
    rebuilt = [0] * len(g.standing)
    for general, territory in enumerate(g.spot):
        if territory >= 0:
            rebuilt[territory] |= 1 << general
    assert g.standing == rebuilt
    passing = under_way(g)
    for territory, standing in enumerate(rebuilt):
        for army in g.board.army if standing & standing - 1 else ():
            assert (standing & army & ~passing).bit_count() <= 1, g.board.land.ids[territory]
    for territory, garrison in enumerate(g.garrison):
        holder = garrison if garrison >= 0 else g.board.land.home[territory]
        assert g.control[territory] == holder, g.board.land.ids[territory]


def tracks(g: Raison) -> None:
    assert all(0 <= morale <= MOST_MORALE for morale in g.morale)
    assert all(money >= 0 for money in g.money)
    assert all(influence >= 0 for influence in g.influence)


def relations(g: Raison) -> None:
    for minor in bits(g.minor):
        if g.seat_of[minor] >= 0:
            assert g.status[minor] == g.status[g.major[g.seat_of[minor]]]
    for p in range(g.board.size):
        assert not g.war[p] & g.ally[p]
        for masks in (g.war, g.ally):
            assert all(masks[p] >> q & 1 == masks[q] >> p & 1 for q in range(g.board.size))
    rebuilt = g.clone()
    rebuilt.relate()
    assert (rebuilt.war, rebuilt.ally) == (g.war, g.ally)


def battles(g: Raison) -> list[Battle]:
    return [frame for frame in g.stack if isinstance(frame, Battle)]


def under_way(g: Raison) -> int:
    """The Generals in the middle of a move."""
    return sum({1 << frame.general for frame in g.stack if isinstance(frame, (March, Arrived))})


def _more(column: str, index: int, by: int = 1) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] += by

    return fault


def _lose_card(state: State) -> None:
    assert isinstance(state, Raison)
    power = next(power for power, hand in enumerate(state.hands) if hand)
    state.hands[power] = state.hands[power][1:]


def _move_general(state: State) -> None:
    assert isinstance(state, Raison)
    state.put_general(0, next(spot for spot in state.spot[1:3] if spot >= 0))


def _raze(state: State) -> None:
    assert isinstance(state, Raison)
    state.fortress &= state.fortress - 1


FAULTS: dict[str, Callable[[State], None]] = {
    "a card vanishes": _lose_card,
    "a card appears": _more("draw", 3),
    "a discard of no card": _more("discard", 1, -1),
    "a General without a place": _more("spot", 0),
    "two Generals of a Power in one place": _move_general,
    "four Troops": _more("troops", 0, 4),
    "a Garrison without control": _more("garrison", 5, 3),
    "a Fortress is razed": _raze,
    "Influence is lost": _more("influence", 0, -1),
    "Morale above its track": _more("morale", 0, 16),
    "a debt": _more("money", 0, -99),
    "a War of one side": _more("war", 0, 1 << 9),
    "a Status without its relations": _more("status", 0),
}
"""Ways to break a position; the laws must notice each."""


# -- exceptions

TOGETHER = 7
BUSY = True
APART: frozenset[str] = frozenset()
SHARED = False
DEALT = True


def secretive(_state: State) -> bool:
    """Battle cards are always secret."""
    return True


def remembers(_state: State) -> bool:
    """Cards are shown and taken."""
    return True


UNMET: dict[str, dict[str, str]] = {
    "verbs": {},
    "events": {},
    "prompts": {},
    "reasons": {
        "deck-empty": "needs all 52 cards in hands and piles",
        "no-tokens": "needs a Power with 21 or more Troops and Garrisons",
        "arbiter-full": "the turn is not asked for when the Arbiter could not take the Morale",
        "no-morale": "a Power without Morale is not asked for a card",
        "capital-lost": "a beaten General is not asked when his Capital is closed to him",
        "capital-taken": "a beaten General is not asked when his Capital is closed to him",
    },
}
"""Words that do not come up in random play, each with the reason."""


RARE: dict[str, dict[str, str]] = {"verbs": {}, "events": {}, "prompts": {}, "reasons": {}}
"""Words that chance may leave out of play."""


def seldom(_state: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    return {
        "sign": dict.fromkeys(SIGNS, "two equal sides rarely meet at an update of the board"),
        "action": dict.fromkeys(("drill", "taxation"), "forgone at tables of the option `decline` alone"),
    }


UNNAMED = ("subsidies", "leadership", "influence", "movement")


def idle(state: State) -> dict[str, dict[str, str]]:
    """Things that never come up in play, by kind, each with the reason."""
    assert isinstance(state, Raison)
    land = state.board.land
    closed = [text_id for text_id, kind in zip(land.ids, land.kind, strict=True) if KINDS[kind] == "impassable"]
    return {
        "territory": dict.fromkeys(closed, "impassable: no piece ever stands there"),
        "action": dict.fromkeys(UNNAMED, "shown on the wheel; a Power is not asked whether it performs it"),
    }


# -- knowledge


def known(veiled: State) -> dict[object, Cards]:
    """The hidden cards a veiled position shows, by where they are: hands, piles and the discards."""
    assert isinstance(veiled, Raison)
    zones: dict[object, Cards] = {"discard": dict(enumerate(veiled.discard))}
    for power, hand in enumerate(veiled.hands):
        zones["hand", power] = [card for card in hand if card]
    for frame in battles(veiled):
        for general, pile in enumerate(frame.piles):
            zones["pile", general] = [card & ~OPEN for card in pile if card > 0]
    return zones


def learned(before: State, after: State) -> Counter[int]:
    """Cards known in the later of two veiled positions that were unknown in the earlier, wherever they were."""
    return gained(known(before), known(after))


def remembered(state: State, seat: int) -> list[tuple[int, int]]:
    """(power, card) for each card the seat has seen in another's hand."""
    assert isinstance(state, Raison)
    return [(power, card) for power, viewer, card in state.seen if viewer == seat]


def holds(state: State, things: list[tuple[int, int]]) -> bool:
    """Whether these cards are in these hands."""
    assert isinstance(state, Raison)
    return all(not wanted - Counter(state.hands[power]) for power, wanted in _by_power(things).items())


def _by_power(things: list[tuple[int, int]]) -> dict[int, Counter[int]]:
    wanted: dict[int, Counter[int]] = {}
    for power, card in things:
        wanted.setdefault(power, Counter())[card] += 1
    return wanted


def shuffled(state: State, seat: int, generator: Generator) -> Raison:
    """The position with all cards the seat cannot know dealt anew; written without the veil, to judge it."""
    assert isinstance(state, Raison)
    twin = state.clone()
    pool = [card for card, count in enumerate(state.draw) for _ in range(count)]
    kept: list[list[int]] = []
    for power, hand in enumerate(state.hands):
        own = seat >= 0 and state.runs(power) == seat
        sure = list(hand) if own else [card for owner, card in remembered(state, seat) if owner == power]
        pool += (Counter(hand) - Counter(sure)).elements()
        kept.append(sure)
    down = [(frame, general) for frame in battles(twin) for general in range(len(frame.piles))]
    hidden = [(f, x) for f, x in down if seat < 0 or state.runs(state.board.owner[x]) != seat]
    pool += [card for f, x in hidden for card in f.piles[x] if 0 < card < OPEN]
    generator.shuffle(pool)
    for power, sure in enumerate(kept):
        missing = len(state.hands[power]) - len(sure)
        twin.hands[power] = tuple(sorted(sure + [pool.pop() for _ in range(missing)]))
    for f, x in hidden:
        piles = list(f.piles)
        piles[x] = tuple(pool.pop() if 0 < card < OPEN else card for card in piles[x])
        f.piles = tuple(piles)
    twin.draw = [pool.count(card) for card in range(len(state.draw))]
    twin.seen = tuple(_seen_otherwise(twin, seat, generator))
    return twin


def _seen_otherwise(g: Raison, seat: int, generator: Generator) -> Iterator[tuple[int, int, int]]:
    """What the other seats have seen in these hands is any of their cards."""
    left: dict[tuple[int, int], list[int]] = {}
    for power, viewer, card in g.seen:
        hand = left.setdefault((power, viewer), list(g.hands[power]))
        yield power, viewer, card if viewer == seat else hand.pop(generator.below(len(hand)))
