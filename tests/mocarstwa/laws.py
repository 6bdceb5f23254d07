"""What every position of Mocarstwa obeys, what a seat knows of the hidden cards, and what it cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tests.common.knowledge import Cards, gained
from theatrum.engine.chance import Generator
from theatrum.engine.state import State
from theatrum.titles.mocarstwa.box import information
from theatrum.titles.mocarstwa.box.board import FLEET, WORKS
from theatrum.titles.mocarstwa.box.cards import CARDS, INDEPENDENTS, PLAYER, cards_of, deck
from theatrum.titles.mocarstwa.box.prices import CAPACITY, CREW, DECKS, MASTS, UNIT_BOX, WORK_BOX
from theatrum.titles.mocarstwa.box.units import KINDS, MOUNTED, ONE, size, weight
from theatrum.titles.mocarstwa.land.aftermath import Aftermath
from theatrum.titles.mocarstwa.land.laying import Fight
from theatrum.titles.mocarstwa.land.retreat import RetreatAttack, RetreatDefence
from theatrum.titles.mocarstwa.land.rewards import Rewards
from theatrum.titles.mocarstwa.land.settling import Settle
from theatrum.titles.mocarstwa.rounds.tidings import Tidings
from theatrum.titles.mocarstwa.sea.cards import SeaBattle
from theatrum.titles.mocarstwa.state import Mocarstwa
from theatrum.titles.mocarstwa.vocabulary import FORTS, INDEPENDENT, NOBODY

MOVING = (Fight, Aftermath, Settle, RetreatAttack, RetreatDefence)
"""Frames whose `force` is off the map."""
ON_FOOT = sum(15 * ONE[kind] for kind in range(len(KINDS)) if kind not in MOUNTED)


class Ledger:
    """Checks position after position of one game."""

    def __init__(self) -> None:
        self.round = 0
        self.out = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Mocarstwa)
        provinces(state)
        ships(state)
        figures(state)
        works(state)
        commanders(state)
        battle_cards(state)
        news(state)
        money(state)
        assert state.round >= self.round, "a round came back"
        assert self.out & ~state.out == 0, "who is out came back"
        self.round, self.out = state.round, state.out


# -- conservation


def provinces(g: Mocarstwa) -> None:
    """Who stands somewhere holds it, and what may act is there."""
    holders = {NOBODY, INDEPENDENT, *(seat for seat in range(g.seats) if not g.out >> seat & 1)}
    assert set(g.holder) <= holders, "who is out has units"
    held = [place for place, holder in enumerate(g.holder) if holder != NOBODY]
    assert held == [place for place, units in enumerate(g.units) if units]
    for column in (g.fresh, g.riding, g.tired):
        acting = [place for place, some in enumerate(column) if some]
        assert all(within(column[place], g.units[place]) for place in acting), acting
    assert not [place for place, some in enumerate(g.riding) if some & ON_FOOT]
    assert not [place for place in held if place < len(g.fort) and size(g.units[place]) > CAPACITY[g.fort[place]]]


def within(some: int, units: int) -> bool:
    return some == units or all(some >> 4 * kind & 15 <= units >> 4 * kind & 15 for kind in range(len(KINDS)))


def ships(g: Mocarstwa) -> None:
    for ship, kind in enumerate(FLEET):
        place = len(g.fort) + ship
        assert 0 <= g.masts[ship] <= MASTS[kind]
        assert 0 <= g.decks[ship] < DECKS[kind]
        assert weight(g.units[place]) <= CREW[kind]
        if g.hex[ship] < 0:
            assert not g.units[place]
            assert g.banner[ship] == NOBODY
            assert not g.sailed >> ship & 1
        else:
            assert not g.board.land.shoal[g.hex[ship]]


def figures(g: Mocarstwa) -> None:
    """Nobody has more figures than the box holds."""
    for seat in range(g.seats):
        have = [g.kept(seat, kind) for kind in range(len(KINDS))]
        for place in g.of(seat):
            for kind in range(len(KINDS)):
                have[kind] += g.units[place] >> 4 * kind & 15
        for kind in on_the_way(g, seat):
            have[kind] += 1
        assert all(number <= box for number, box in zip(have, UNIT_BOX, strict=True)), (seat, have)
        assert min(g.reserve) >= 0


def on_the_way(g: Mocarstwa, seat: int) -> Iterator[int]:
    """Units between two places: declared for a battle with cards, or in one."""
    fought = [frame.to for frame in g.stack if isinstance(frame, Fight)]
    if g.by_cards and seat == g.active:  # guns at ships stay where they are
        yield from (kind for to, _, kind in g.assaults if kind >= 0 and to < len(g.fort) and to not in fought)
    for frame in reversed(g.stack):
        if isinstance(frame, (Rewards, SeaBattle)):
            return  # the battle is over, or its guns stand where they stood
        if isinstance(frame, MOVING):
            if (frame.seat if isinstance(frame, Settle) else frame.attacker) == seat:
                yield from (kind for _, kind in frame.force)
            return


def works(g: Mocarstwa) -> None:
    """Every fort, fortress and ship is in the bank, in a reserve or on the map."""
    for work, box in enumerate(WORK_BOX):
        kept = sum(g.kept(seat, len(KINDS) + work) for seat in range(g.seats))
        if work < len(FORTS):
            there = g.fort.count(work + 1)
        else:
            there = sum(kind == work - len(FORTS) and g.hex[ship] >= 0 for ship, kind in enumerate(FLEET))
        assert g.shelf[work] + kept + there == box, WORKS[work]


def commanders(g: Mocarstwa) -> None:
    """One token of each in a colour, with units of that colour."""
    for place, commander in enumerate(g.commander):
        assert not commander or g.units[place], place
    for seat in range(g.seats):
        own = [g.commander[place] for place in g.of(seat) if g.commander[place]]
        assert len(set(own)) == len(own), seat


def battle_cards(g: Mocarstwa) -> None:
    """Every card is in a deck, among the used ones or in a hand; a power's own three are its player's."""
    if not g.by_cards:
        assert not any(g.hands)
        return
    count = Counter({card: g.draw[card] + g.discard[card] for card in range(len(CARDS))})
    for seat, hand in enumerate(g.hands):
        assert list(hand) == sorted(hand)
        count.update(card for card in hand if CARDS[card].deck == PLAYER)
        own = [card for card in (*hand, *g.used[seat]) if CARDS[card].deck != PLAYER]
        assert sorted(own) == sorted(cards_of(g.core[seat])[: len(own)])
        assert len(own) in ((0, 3) if g.core[seat] >= 0 else (0,))
    assert [count[card] for card in range(len(CARDS))] == deck(PLAYER)
    assert [a + b for a, b in zip(g.wild, g.wild_used, strict=True)] == deck(INDEPENDENTS)


def news(g: Mocarstwa) -> None:
    """Information cards are in a deck, put away, kept, known, in force, or lie before a player who chooses."""
    if not g.news:
        return
    count = Counter({card: a + b for card, (a, b) in enumerate(zip(g.news, g.news_used, strict=True))})
    count.update({card: a + b for card, (a, b) in enumerate(zip(g.europe, g.europe_used, strict=True))})
    for seat in range(g.seats):
        count.update((*g.experts[seat], *g.discoveries[seat]))
    count.update(card for card, _ in g.lasting)
    count.update(card for frame in g.stack if isinstance(frame, Tidings) for card in frame.cards)
    whole = [sum(pair) for pair in zip(*(information.pile(d, g.with_commanders) for d in range(2)), strict=True)]
    assert [count[card] for card in range(len(information.CARDS))] == whole


def money(g: Mocarstwa) -> None:
    assert min(g.goods) >= 0
    assert min(g.shelf) >= 0
    assert min(g.points) >= 0
    assert all(-1 <= coat < g.seats for coat in g.coat)


def _set(column: str, index: int, value: object) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] = value

    return fault


def _more(column: str, index: int, by: int = 1) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] += by

    return fault


def _crowd(state: State) -> None:
    assert isinstance(state, Mocarstwa)
    state.put(0, 0, 5)


FAULTS: dict[str, Callable[[State], None]] = {
    "five units in a province": _crowd,
    "a holder without units": _set("holder", 150, 0),
    "units that may act where none are": _set("fresh", 150, 1),
    "a fort too many": _more("shelf", 0),
    "a ship of the line vanishes": _more("shelf", 4, -1),
    "a ship below the last mast": _set("masts", 0, 9),
    "a commander alone": _set("commander", 150, 1),
    "a debt": _more("goods", 0, -99_999),
    "a purchase that was taken back": _more("reserve", 0, -1 - UNIT_BOX[0]),
    "more infantry than the box has": _more("reserve", 0, 1 + UNIT_BOX[0]),
    "a card too many": _more("draw", 1),
    "a card of the independents vanishes": _more("wild", -1, -1),
    "a coat of arms of nobody": _set("coat", 0, 9),
}
"""Ways to break a position; the laws must notice each."""


# -- secrets

TOGETHER = 2
DEALT = True
BUSY = False
APART: frozenset[str] = frozenset({"berlin", "spring", "annexation"})
SHARED = True


def secretive(state: State) -> bool:
    """Only hands of battle cards are hidden, and only from others."""
    assert isinstance(state, Mocarstwa)
    return state.by_cards and state.seats > 1


def remembers(state: State) -> bool:
    """In the full game everybody knows the cards of each power."""
    assert isinstance(state, Mocarstwa)
    return state.by_cards and state.full


# -- exceptions

UNMET: dict[str, dict[str, str]] = {"verbs": {}, "events": {}, "prompts": {}, "reasons": {}}
"""Words that do not come up in play, each with the reason."""

DICE = "only with dice, where the last defender of a province falls to one of several units"
SEA = "needs hostile ships beside each other, or beside a shore, which random players seldom bring about"
REROLL = "needs a commander where dice are thrown"
FORTS_TWO = "a power of one scenario begins with two forts"
PROMOTED = "needs a won battle with the one card that promotes"
AGAIN = "needs one expert, kept by a player whose ship has sailed"
CAPTIVE = "needs a prison on the way of the one campaign that has them"
RICH = "needs a fort and the ducats for a fortress at the Ministry of Construction"

RARE: dict[str, dict[str, str]] = {
    "verbs": {
        "assail": "needs independents beside two provinces of a player, with dice",
        "attack-ship": SEA,
        "enter": DICE,
        "extend": RICH,
        "hit": SEA,
        "let-stand": REROLL,
        "promote": PROMOTED,
        "reroll": REROLL,
        "sail-again": AGAIN,
        "swap-forts": FORTS_TWO,
    },
    "events": {
        "annexed": DICE,
        "attacked-ship": SEA,
        "evaded": SEA,
        "extended": RICH,
        "freed": CAPTIVE,
        "promoted": PROMOTED,
        "rerolled": REROLL,
        "sails-again": AGAIN,
        "swapped-forts": FORTS_TWO,
    },
    "prompts": {
        "CrossOver": SEA,
        "Enter": DICE,
        "HitShip": SEA,
        "Independents": "needs independents beside two provinces of a player, with dice",
        "Promotion": PROMOTED,
        "Reroll": REROLL,
        "SailAgain": AGAIN,
        "SwapForts": FORTS_TWO,
    },
    "reasons": {
        "building-limit": RICH,
        "enemy-ship-there": SEA,
        "fog": "needs one European card, and ships beside each other while it is in force",
        "fresh-first": "needs the option of fatigue, and a province attacked twice",
        "must-enter": DICE,
        "no-guns": SEA,
        "repair-only": "needs a ship without masts that has done something else",
        "ships-limit": "needs a scenario with a limit, and a player who builds so many",
    },
}
"""Words so seldom that chance decides whether they come up, each with the reason; each has a test of its own."""


def idle(state: State) -> dict[str, dict[str, str]]:
    """Things that never come up in play, by kind, each with the reason."""
    assert isinstance(state, Mocarstwa)
    return {"card": {"hidden": "a card seen from behind"}}


def seldom(state: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    assert isinstance(state, Mocarstwa)
    names = state.lexicon.names
    return {
        "card": dict.fromkeys(
            (CARDS[card].id for power in range(9) for card in cards_of(power)), "one of 27, in the full game with cards"
        ),
        "hex": dict.fromkeys(names["hex"], "one of many hexes; ships go where the war is"),
        "place": dict.fromkeys(names["place"][len(state.fort) :], "the last ships of the bank are seldom built")
        | dict.fromkeys(("corsica", "crete"), "islands that no goal lies on"),
        "information": {"commander": "needs the full game with commanders"},
        "power": dict.fromkeys(state.board.powers[9:], "states of one campaign"),
    }


# -- knowledge


def known(veiled: State) -> dict[object, Cards]:
    """The battle cards a veiled position shows, by where they are."""
    assert isinstance(veiled, Mocarstwa)
    zones: dict[object, Cards] = {"used": dict(enumerate(veiled.discard))}
    for seat, hand in enumerate(veiled.hands):
        zones["hand", seat] = [card for card in hand if card]
        zones["own", seat] = list(veiled.used[seat])
    return zones


def learned(before: State, after: State) -> Counter[int]:
    """Cards known in the later of two veiled positions that were unknown in the earlier, wherever they were."""
    return gained(known(before), known(after))


def remembered(state: State, seat: int) -> list[tuple[int, int]]:
    """(seat, card) for each card that everybody knows another seat to hold: those of its power."""
    assert isinstance(state, Mocarstwa)
    return [
        (other, card)
        for other in range(state.seats)
        if other != seat
        for card in state.hands[other]
        if CARDS[card].deck != PLAYER
    ]


def holds(state: State, things: list[tuple[int, int]]) -> bool:
    """Whether these cards are in these hands."""
    assert isinstance(state, Mocarstwa)
    return all(card in state.hands[seat] for seat, card in things)


def shuffled(state: State, seat: int, generator: Generator) -> Mocarstwa:
    """The position with hidden hands and the deck dealt anew; written without the veil, to judge it."""
    assert isinstance(state, Mocarstwa)
    twin = state.clone()
    if not state.by_cards:
        return twin
    pool = [card for card, count in enumerate(state.draw) for _ in range(count)]
    hidden = [other for other in range(state.seats) if other != seat]
    for other in hidden:
        pool += [card for card in state.hands[other] if CARDS[card].deck == PLAYER]
    generator.shuffle(pool)
    for other in hidden:
        own = [card for card in state.hands[other] if CARDS[card].deck != PLAYER]
        drawn = [pool.pop() for _ in range(len(state.hands[other]) - len(own))]
        twin.hands[other] = tuple(sorted(own + drawn))
    twin.draw = [pool.count(card) for card in range(len(CARDS))]
    return twin
