"""The position: columns for Powers, Generals and territories, and the questions the rules ask of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...engine.chance import Generator
from ...engine.flow import Procedure, Together
from ...engine.state import State
from .board import Board
from .vocabulary import NEUTRAL

MOST_MORALE = 15
HAND_LIMIT = 6
MOST_TROOPS = 3
FORTRESSES = 6


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Raison(State):
    """A position of Raison d'État. A hand is a sorted tuple of card values; 0 is a card seen from behind."""

    __slots__ = (
        "ally", "board", "control", "crown_kept", "discard", "draw", "emperor", "engaged", "fortress", "garrison",
        "gifts_always", "hands", "influence", "major", "minor", "money", "morale", "moved", "options", "pair_from",
        "posted", "refused", "regent", "round", "seat_of", "seen", "spot", "standing", "status", "troops", "turn",
        "war", "wheel", "winner",
    )  # fmt: skip
    static: ClassVar[frozenset[str]] = State.static | {"board", "major", "options", "wheel"}

    board: Board
    options: Mapping[str, str]
    wheel: tuple[int, ...]  # the sector on which each symbol starts (5.1, ruling R4)
    major: tuple[int, ...]  # the Major Power of each seat
    minor: int  # mask of Minor Powers (12)
    seat_of: list[int]  # who holds each Power, -1 for an uncontrolled Minor
    regent: list[int]  # who runs an uncontrolled Minor during a battle (12.5.1)
    status: list[int]
    war: list[int]  # masks of Powers at War with each Power
    ally: list[int]  # masks of Allies of each Power
    morale: list[int]
    influence: list[int]
    money: list[int]
    hands: list[tuple[int, ...]]
    seen: tuple[tuple[int, int, int], ...]  # (power, seat, card): a card the seat knows in another's hand
    spot: list[int]  # territory of each General, -1 off board
    troops: list[int]
    standing: list[int]  # mask of Generals in each territory
    garrison: list[int]  # Power whose Garrison stands there, -1 none
    control: list[int]  # Power that controls the territory (5.8), -1 nobody
    fortress: int
    emperor: int
    draw: list[int]  # cards left in the draw pile, by value
    discard: list[int]
    round: int
    turn: int
    moved: int  # Generals that have moved this movement turn
    engaged: int  # Generals that fought or supported this movement turn (10.2)
    posted: bool  # whether a Garrison was set in a Home without moving this Movement (ruling R34)
    refused: tuple[tuple[int, int, int], ...]  # (general, territory, Ally) of passages refused this movement turn
    winner: int
    pair_from: int  # lowest card value with the pair symbol (ruling R3)
    crown_kept: bool  # ruling R5
    gifts_always: bool  # ruling R13

    def __init__(self, board: Board, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, board.lexicon, options["talk"] == "yes")
        size, land = board.size, board.land
        minors = board.minors[seats]
        self.board = board
        self.options = options
        self.wheel = board.wheels[options["wheel"]]
        self.major = tuple(power for power in range(size) if power not in minors)
        self.minor = sum(1 << power for power in minors)
        self.seat_of = [self.major.index(p) if p in self.major else -1 for p in range(size)]
        for minor, holder in (board.held | board.holders).items():
            if minor in minors:  # Spain under Austria (12.4.5), or as the scenario begins
                self.seat_of[minor] = self.major.index(holder)
        self.regent = [-1] * size
        self.status = [setup.status for setup in board.setup]
        self.war = [0] * size
        self.ally = [0] * size
        self.morale = [setup.morale for setup in board.setup]
        self.influence = [setup.influence for setup in board.setup]
        self.money = [0 if p in minors else setup.money for p, setup in enumerate(board.setup)]
        self.hands = [()] * size
        self.seen = ()
        self.spot = [-1] * len(board.owner)
        self.troops = [0] * len(board.owner)
        self.standing = [0] * len(land.ids)
        self.garrison = [-1] * len(land.ids)
        self.control = list(land.home)
        self.fortress = 0
        start = board.start
        self.emperor = board.powers.index(start["emperor"]) if "emperor" in start else -1
        self.draw = list(board.deck)
        self.discard = [0] * len(board.deck)
        self.round = start.get("round", 1)
        self.turn = start.get("turn", 0)
        self.moved = self.engaged = 0
        self.posted = False
        self.refused = ()
        self.winner = -1
        self.pair_from = 4 if options["pairs"] == "fours" else 3
        self.crown_kept = options["crown"] == "kept"
        self.gifts_always = options["habsburg_gifts"] == "always"
        self.relate()

    # -- Powers and their relations (7.4, 12.4)

    def relate(self) -> None:
        """Work out who is at War and who is allied from the statuses and who holds whom."""
        status, seat_of = self.status, self.seat_of
        for p, mine in enumerate(status):
            war = ally = 0
            for q, theirs in enumerate(status):
                if p == q:
                    continue
                if (seat_of[p] >= 0 and seat_of[p] == seat_of[q]) or mine == theirs < NEUTRAL:
                    ally |= 1 << q
                elif NEUTRAL not in (mine, theirs):
                    war |= 1 << q
            self.war[p], self.ally[p] = war, ally

    def family(self, p: int, q: int) -> bool:
        """Two Powers of one player (12.4)."""
        return p == q or (self.seat_of[p] >= 0 and self.seat_of[p] == self.seat_of[q])

    def opposing_coalitions(self, p: int, q: int) -> bool:
        return self.status[p] < NEUTRAL and self.status[q] == 1 - self.status[p]

    def runs(self, power: int) -> int:
        """The seat that decides for a Power, its temporary controller included (12.5.1)."""
        seat = self.seat_of[power]
        return seat if seat >= 0 else self.regent[power]

    def scorer(self, power: int) -> int:
        """The Major Power that gets a Power's Influence, -1 if nobody does."""
        seat = self.seat_of[power]
        return self.major[seat] if seat >= 0 else -1

    # -- pieces

    def enemies(self, power: int, territory: int) -> int:
        """Powers in a territory that a General of this Power would fight (10, 11.3.1)."""
        garrison = self.garrison[territory]
        present = 1 << garrison if garrison >= 0 else 0
        standing = self.standing[territory]
        if standing:
            owner = self.board.owner
            for general in bits(standing):
                present |= 1 << owner[general]
        present &= ~(self.ally[power] | 1 << power)
        if not present:
            return 0
        foes = present & self.war[power]
        if self.status[power] != NEUTRAL:
            home = self.board.land.home[territory]
            for other in bits(present & ~foes):
                if self.status[other] == NEUTRAL and other != home:
                    foes |= 1 << other
        return foes

    def own_general(self, power: int, territory: int) -> bool:
        return bool(self.standing[territory] & self.board.army[power])

    def put_general(self, general: int, territory: int) -> None:
        """Move a General; off board (-1) his Troops are lost."""
        here = self.spot[general]
        if here >= 0:
            self.standing[here] &= ~(1 << general)
        self.spot[general] = territory
        if territory >= 0:
            self.standing[territory] |= 1 << general
        else:
            self.troops[general] = 0

    def put_garrison(self, territory: int, power: int) -> None:
        """Set or clear (-1) the Garrison, and with it control (5.8)."""
        self.garrison[territory] = power
        self.control[territory] = power if power >= 0 else self.board.land.home[territory]

    def off_board(self, power: int) -> list[int]:
        return [general for general in self.board.generals[power] if self.spot[general] < 0]

    def tokens_left(self, power: int) -> int:
        used = sum(self.troops[general] for general in self.board.generals[power])
        return self.board.setup[power].tokens - used - self.garrison.count(power)

    def garrison_strength(self, territory: int) -> int:
        """1, or 4 with a Fortress (10.1)."""
        return 4 if self.fortress >> territory & 1 else 1

    def strength(self, powers: int, territory: int) -> int:
        """The Strength of these Powers in a territory (10.1)."""
        total = 0
        for general in bits(self.standing[territory]):
            if powers >> self.board.owner[general] & 1:
                total += 1 + self.troops[general]
        garrison = self.garrison[territory]
        if garrison >= 0 and powers >> garrison & 1:
            total += self.garrison_strength(territory)
        return total

    def havens(self, general: int) -> list[int]:
        """The nearest territories to which a General may withdraw (ruling R7)."""
        power = self.board.owner[general]
        distance = self.board.land.distance[self.spot[general]]
        here = self.spot[general]
        best: list[int] = []
        least = len(distance)
        for territory, holder in enumerate(self.control):
            if holder != power or territory == here or distance[territory] > least:
                continue
            if self.own_general(power, territory) or self.enemies(power, territory):
                continue
            if distance[territory] < least:
                least, best = distance[territory], []
            best.append(territory)
        return best

    # -- tracks

    def add_morale(self, power: int, points: int) -> None:
        self.morale[power] = max(0, min(MOST_MORALE, self.morale[power] + points))

    def add_influence(self, power: int, points: int) -> None:
        self.influence[power] += points

    def check_victory(self) -> None:
        """Immediate victory (4.1); of two at once the higher, then the Order of Powers (ruling R11)."""
        if self.over:
            return
        best = max(range(self.board.size), key=lambda p: (self.influence[p], -p))
        if self.influence[best] >= self.board.victory:
            self.winner = best
            self.tell("victory", best, self.influence[best])
            self.finish()

    # -- cards

    def deck_empty(self) -> bool:
        return not any(self.draw) and not any(self.discard)

    def draw_card(self, power: int, told: str = "drew") -> None:
        """Draw a battle card; nothing if there is none."""
        if not any(self.draw):
            if not any(self.discard):
                return
            self._reshuffle()
        card = self.dice.pick("card", power, self.draw)
        self.draw[card] -= 1
        self.hands[power] = tuple(sorted((*self.hands[power], card)))
        self.whisper(self.knows(power), told, (power,), (card,))
        if not any(self.draw) and any(self.discard):
            self._reshuffle()

    def _reshuffle(self) -> None:
        """As soon as the last card is drawn the used ones form a new draw pile (raison:3.11)."""
        self.draw, self.discard = self.discard, self.draw
        self.tell("reshuffled")

    def knows(self, power: int) -> int:
        """Mask of the seats that see a Power's hand."""
        seat = self.runs(power)
        return 1 << seat if seat >= 0 else 0

    def take_card(self, power: int, card: int) -> None:
        """Remove a card from a hand; what others had seen there is no longer sure, unless it was this card."""
        hand = list(self.hands[power])
        hand.remove(card)
        self.hands[power] = tuple(hand)
        self.seen = tuple(known for known in self.seen if known[0] != power)

    def discard_card(self, power: int, card: int) -> None:
        """Discard from hand, face up."""
        self.take_card(power, card)
        self.discard[card] += 1
        self.learned |= self.everyone & ~self.knows(power)
        self.tell("discarded", power, card)

    def give_card(self, power: int, ally: int, card: int) -> None:
        self.take_card(power, card)
        self.hands[ally] = tuple(sorted((*self.hands[ally], card)))
        both = self.knows(power) | self.knows(ally)
        self.learned |= self.knows(ally) & ~self.knows(power)
        giver = self.runs(power)
        if giver != self.runs(ally):
            self.seen = (*self.seen, (ally, giver, card))
        self.whisper(both, "gave-card", (power, ally), (card,))

    def cards_known(self, power: int, seat: int) -> tuple[int, ...]:
        """A hand as a seat knows it: what it has not seen is 0."""
        hand = self.hands[power]
        if seat >= 0 and self.runs(power) == seat:
            return hand
        known = [card for owner, viewer, card in self.seen if owner == power and viewer == seat]
        return tuple(sorted([0] * (len(hand) - len(known)) + known))

    # -- what a seat may know (promise 5)

    def veil(self, seat: int) -> Raison:
        twin = super().veil(seat)
        twin.hands = [self.cards_known(power, seat) for power in range(self.board.size)]
        twin.seen = tuple(known for known in self.seen if known[1] == seat)
        twin.draw = [sum(self.draw)] + [0] * (len(self.draw) - 1)
        return twin

    def resample(self, seat: int, generator: Generator) -> Raison:
        """Deal the cards this seat has not seen anew; every hidden answer becomes a possible one."""
        twin = self.clone()
        known = [0] * len(self.draw)
        piles = [frame for frame in twin.stack if isinstance(frame, Piles)]
        zones = [*self.hands, *(pile for frame in piles for pile in frame.face_values())]
        for zone in zones:
            for card in zone:
                known[card] += 1
        pool = [
            card
            for card in range(1, len(self.draw))
            for _ in range(self.board.deck[card] - known[card] - self.discard[card])
        ]
        generator.shuffle(pool)
        twin.hands = [tuple(sorted(card or pool.pop() for card in hand)) if 0 in hand else hand for hand in self.hands]
        for laid in piles:
            laid.deal(pool)
        twin.draw = [0] * len(self.draw)
        for card in pool:
            twin.draw[card] += 1
        for frame in twin.stack:
            if isinstance(frame, Together):
                frame.imagine(twin, generator)
        return twin

    def result(self) -> tuple[int, ...]:
        """Places by Influence, the winner first."""
        keys = [(power != self.winner, -self.influence[power], power) for power in self.major]
        order = sorted(keys)
        return tuple(order.index(key) + 1 for key in keys)


@dataclass(slots=True, eq=False)
class Piles(Procedure[Raison]):
    """A procedure in which cards lie on the table, some of them face down."""

    @abstractmethod
    def face_values(self) -> list[tuple[int, ...]]:
        """The cards by value; 0 where the veil hides one."""

    @abstractmethod
    def deal(self, pool: list[int]) -> None:
        """Give hidden cards values from a shuffled pool."""
