"""The position: columns over provinces, areas, waters, realms, seats and cards. Layers are stored, the rest is derived.

Sets are bit masks. What several seats have in one place is packed, four bits a seat (see `share`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping, MutableSequence, Sequence
from functools import cache, lru_cache
from itertools import compress, count
from typing import Any, ClassVar, NamedTuple

from ...engine.chance import Generator
from ...engine.flow import Together
from ...engine.state import State
from .board.known import NOTHING, Known
from .board.land import RELIGIONS
from .board.reading import bits, members
from .setup.start import Start

Work = tuple[Callable[..., Any], tuple[Hashable, ...]]
"""What is worked out of a position, with its arguments (see recall.py)."""
Fact = tuple[Callable[["Europa"], tuple[Any, ...]], tuple[Any, ...], Any, tuple[int, ...]]
"""The result of some work: what reads the columns that it rests on, how they were, the result, and the columns."""
Tokens = tuple[int, int, int, int]
"""An expansive realm, the provinces under its tokens, its capital, the colour of its tokens."""
NONE = -1
ADM, DIP, MIL = range(3)
CATHOLIC = RELIGIONS.index("catholic")
DECKS = 3
IMPERIAL = 6
"""The grey cubes of imperial influence are packed after those of the six seats."""


class Europa(State):
    """A position of Europa Universalis: Cena władzy."""

    __slots__ = (
        "active",
        "active_allies",
        "admiral",
        "advisors",
        "afloat",
        "age",
        "aggressor",
        "allied",
        "allies",
        "armies",
        "army_at",
        "authority",
        "available",
        "battlefields",
        "bonus",
        "casus",
        "claims",
        "colonists",
        "cores",
        "crusade",
        "crusaders",
        "curia",
        "deck",
        "defence",
        "defended",
        "developed",
        "discards",
        "disputed",
        "ducats",
        "emperor",
        "empire_faith",
        "event_deck",
        "event_ducats",
        "event_row",
        "events_down",
        "excommunicated",
        "exhausted",
        "extra_dice",
        "faith",
        "feuds",
        "first",
        "fleet",
        "fleet_at",
        "fought",
        "generals",
        "gone",
        "guard",
        "guards",
        "hands",
        "idea_deck",
        "idea_row",
        "ideas",
        "ill",
        "infantry",
        "influence",
        "interest",
        "known",
        "large",
        "launched",
        "leaving",
        "levied",
        "merchants",
        "milestones",
        "missions",
        "missions_done",
        "occupied",
        "occupied_large",
        "occupied_twins",
        "occupied_unrest",
        "options",
        "outside",
        "passed",
        "pirates",
        "plague",
        "plus",
        "power",
        "prestige",
        "reach",
        "reached",
        "realm",
        "rebel_towns",
        "rebels",
        "recalled",
        "religion",
        "revolution",
        "rome",
        "round",
        "ruler",
        "ships",
        "shown",
        "stability",
        "start",
        "stood",
        "struggles",
        "tapped",
        "tokens",
        "took_event",
        "towns",
        "trade",
        "trade_used",
        "triumph",
        "truces",
        "twins",
        "unpaid",
        "unrest",
        "used",
        "vassals",
        "wars",
        "weddings",
        "wishes",
    )  # fmt: skip
    static: ClassVar[frozenset[str]] = State.static | {"start", "options", "known", "recalled"}

    start: Start
    options: Mapping[str, str]
    known: Known
    recalled: dict[Work, Fact]  # what is remembered of this position and its copies
    # provinces, territories among them, as masks
    towns: list[int]  # of each seat: those with its town (miasto), its own by right
    vassals: list[int]  # of each seat: those with its vassal tokens
    occupied: list[int]  # of each seat: those it occupies
    tokens: tuple[Tokens, ...]  # expansive realms (ENK), each with the provinces under its tokens
    large: int  # those with a large town
    twins: int  # those with two small towns for want of a large one
    unrest: int  # those whose town or vassal lies on its unrest side (niepokój)
    occupied_large: int  # those where the occupier's town is large
    occupied_twins: int  # those where it is two small ones
    occupied_unrest: int  # those where it lies on its unrest side
    rebel_towns: int
    plus: int  # those with a +1 manpower token
    # areas
    influence: array[int]  # cubes of each seat, then the imperial ones
    infantry: array[int]  # loose regular infantry of each seat
    rebels: array[int]
    faith: array[int]  # the religion token that lies there; NONE: what is printed holds
    revolution: int  # mask
    plague: int  # those with a weakness token
    battlefields: int
    outside: int  # those that have left the Empire
    crusade: int  # the one called to, NONE
    # waters: sea zones, then ports; trade nodes
    ships: array[int]  # loose light ships of each seat
    guards: array[int]  # those on the trade protection slots of a zone
    pirates: list[int]  # by node
    developed: int  # mask of nodes
    # seats: the court
    realm: list[int]
    power: list[int]  # administrative, diplomatic, military: three a seat
    ducats: list[int]
    interest: list[int]
    stability: list[int]
    prestige: list[int]
    religion: list[int]  # of the state
    ruler: list[int]  # a character; NONE: interregnum
    advisors: list[int]  # a character for each power: three a seat
    ill: list[int]  # mask of a seat's offices (see characters.py) whose holders carry a weakness token
    ideas: list[int]  # mask
    colonists: list[int]
    # seats: forces
    extra_dice: list[int]  # of any kind, which a card gives to the next battle of this turn
    available: list[int]  # regular manpower (dostępny potencjał)
    exhausted: list[int]
    allied: list[int]  # allied units that wait beside it
    bonus: list[int]  # +1 manpower tokens
    army_at: list[int]  # the area of each army, three a seat; NONE: on its mat
    armies: list[int]  # packed units (see war/units.py)
    generals: list[int]
    fleet_at: list[int]  # a water; NONE: on its mat
    fleet: list[int]  # packed ships
    admiral: list[int]
    merchants: list[int]  # the node of each, three a seat; NONE: not gained yet
    tapped: int  # mask of merchants that have traded this round
    # seats: ties to realms, as masks
    allies: list[int]
    active_allies: list[int]
    weddings: list[int]  # royal marriages (mariaże)
    disputed: list[int]  # those turned to disputed succession
    wars: list[int]
    aggressor: list[int]  # realms on which the seat itself made war
    truces: list[int]
    casus: list[int]  # casus belli tokens
    claims: list[int]  # areas
    cores: list[int]  # areas
    # cards
    hands: list[tuple[int, ...]]
    unpaid: list[tuple[int, ...]]  # cards drawn in phase 1 and not paid for yet (4.1)
    shown: list[tuple[tuple[int, int], ...]]  # displayed cards, each with its uses left
    deck: int  # mask of action cards that are left in the three decks
    discards: list[tuple[int, ...]]  # of the three decks, the top card last
    missions: list[tuple[int, ...]]
    missions_done: list[int]
    wishes: int  # mask of seats that claim missions and milestones by their own word
    trade: int  # mask of trade cards in their deck
    trade_used: int
    event_deck: tuple[int, int]  # masks of the two halves of the age
    event_row: tuple[int, ...]  # face up
    event_ducats: tuple[int, ...]
    events_down: int  # how many lie face down: drawn when they are turned over
    idea_deck: int
    idea_row: tuple[int, ...]
    milestones: tuple[int, ...]
    reached: tuple[tuple[int, ...], ...]  # the seats that have reached each, in order
    struggles: tuple[int, ...]  # power struggles to come, the next one first
    fought: tuple[int, ...]  # the active ones: one, but for two marks in one round (E215)
    # the Empire and the Curia
    emperor: int  # a realm; NONE: the Empire is dissolved
    authority: int
    empire_faith: int  # the official one; that of diverse faiths stands for none (18.7)
    defence: int  # mask of realms against which the Empire is being defended
    guard: int
    curia: tuple[int, ...]  # the seats of the cardinals, from slot 1
    rome: int
    excommunicated: int  # a seat
    crusaders: int  # mask of seats
    # the round and the turn
    gone: int  # mask of seats that have left the game (21)
    triumph: int  # mask of seats that have met what wins the scenario (17)
    leaving: int  # mask of seats that want to leave it
    age: int
    round: int
    first: int  # who has the first player's marker
    active: int
    passed: tuple[int, ...]
    took_event: int  # mask of seats
    used: list[int]  # what may be done once in a turn or round, by seat (see round/once.py)
    levied: int  # provinces whose land recruitment limit is used up this turn
    launched: int  # ports likewise
    defended: int  # provinces of non-player realms that have given their defenders this turn
    stood: tuple[int, ...]  # areas with units of each seat when the turn began
    afloat: tuple[int, ...]  # sea zones likewise
    feuds: tuple[int, ...]  # realms that were hostile to each seat when the turn began
    reach: int  # areas that the active seat's influence reached then (see diplomacy/relations.py)

    def __init__(self, start: Start, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, start.lexicon, options["talk"] == "yes")
        self.start = start
        self.options = options
        self.known = NOTHING
        self.recalled = {}
        self._land_columns(seats)
        self._seat_columns(seats)
        self._card_columns(seats)
        self.emperor = self.rome = self.excommunicated = NONE
        self.authority = self.defence = self.guard = self.crusaders = 0
        self.empire_faith = CATHOLIC
        self.curia = ()
        self.age = self.round = 1
        self.first = self.active = self.gone = self.leaving = self.triumph = 0
        self.passed = ()
        self.took_event = self.levied = self.launched = self.defended = self.reach = 0
        self.stood = self.afloat = self.feuds = (0,) * seats

    def _land_columns(self, seats: int) -> None:
        land, sea = self.start.board.land, self.start.board.sea
        self.towns, self.vassals, self.occupied = ([0] * seats for _ in range(3))
        self.tokens = ()
        self.large = self.twins = self.unrest = self.rebel_towns = self.plus = 0
        self.occupied_large = self.occupied_twins = self.occupied_unrest = 0
        self.influence, self.infantry, self.rebels = (array("i", [0]) * len(land.areas) for _ in range(3))
        self.faith = array("i", [NONE]) * len(land.areas)
        self.revolution = self.plague = self.battlefields = self.outside = 0
        self.crusade = NONE
        self.ships = array("i", [0]) * (len(sea.zones) + len(land.provinces))
        self.guards = array("i", [0]) * len(sea.zones)
        self.pirates = [0] * len(sea.nodes)
        self.developed = self.tapped = 0

    def _seat_columns(self, seats: int) -> None:
        self.power, self.armies = [0] * (3 * seats), [0] * (3 * seats)
        self.advisors, self.army_at, self.generals, self.merchants = ([NONE] * (3 * seats) for _ in range(4))
        self.realm, self.ruler, self.admiral, self.fleet_at = ([NONE] * seats for _ in range(4))
        self.religion, self.ducats, self.interest, self.stability, self.prestige = ([0] * seats for _ in range(5))
        self.ill, self.ideas, self.colonists, self.used, self.fleet = ([0] * seats for _ in range(5))
        self.available, self.exhausted, self.allied, self.bonus = ([0] * seats for _ in range(4))
        self.allies, self.active_allies, self.weddings, self.disputed = ([0] * seats for _ in range(4))
        self.wars, self.aggressor, self.truces, self.casus = ([0] * seats for _ in range(4))
        self.claims, self.cores, self.extra_dice = [0] * seats, [0] * seats, [0] * seats

    def _card_columns(self, seats: int) -> None:
        self.hands, self.unpaid, self.missions = [()] * seats, [()] * seats, [()] * seats
        self.shown = [()] * seats
        self.missions_done = [0] * seats
        self.wishes = 0
        self.deck = self.trade = self.trade_used = self.idea_deck = self.events_down = 0
        self.discards = [()] * 3
        self.event_deck = (0, 0)
        self.event_row = self.event_ducats = self.idea_row = self.milestones = self.struggles = self.fought = ()
        self.reached = ()

    # -- seats and realms

    def seat_of(self, realm: int) -> int:
        """Who plays a realm; NONE: it is a non-player realm (NK), or not in the game."""
        if realm not in self.realm:
            return NONE
        seat = self.realm.index(realm)
        return NONE if self.gone >> seat & 1 else seat

    @property
    def everyone(self) -> int:
        """The seats that are at the table."""
        return super().everyone & ~self.gone

    @property
    def crowns(self) -> list[int]:
        """The realms that somebody plays."""
        return [realm for seat, realm in enumerate(self.realm) if not self.gone >> seat & 1]

    @property
    def playing(self) -> int:
        """How many seats are at the table."""
        return self.seats - self.gone.bit_count()

    def has_idea(self, seat: int, idea: int) -> bool:
        return bool(self.ideas[seat] >> idea & 1)

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return self.clockwise((seat + 1) % self.seats)[0]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats at the table, this one first."""
        return _clockwise(self.seats, self.gone, seat)

    # -- the end

    def result(self) -> tuple[int, ...]:
        """2.1, 4.7: who has met the goal that wins the scenario (E213), then most Prestige, power, ducats; who is equal
        in all of them shares a place; last are those who have left (21), as their chairs stand. A team has what its
        players have together (E210)."""
        worth = []
        for seat, mates in enumerate(self.start.mates):
            team = tuple(members(mates & ~self.gone)) or (seat,)
            worth.append(
                (
                    not self.gone >> seat & 1,
                    self.triumph & mates != 0,
                    sum(self.prestige[mate] for mate in team),
                    sum(sum(self.power[3 * mate : 3 * mate + 3]) for mate in team),
                    sum(self.ducats[mate] for mate in team),
                    -seat * (self.gone >> seat & 1),
                )
            )
        return tuple(1 + sum(other > mine for other in worth) for mine in worth)

    # -- what a seat may know

    def veil(self, seat: int) -> Europa:
        """Others' action cards are seen from behind, their missions not at all; decks are not looked into."""
        twin = super().veil(seat)
        twin.hands, twin.unpaid = self._behind(self.hands, seat), self._behind(self.unpaid, seat)
        twin.missions = [held if other == seat else (NONE,) * len(held) for other, held in enumerate(self.missions)]
        twin.deck = bits(deck for deck in range(DECKS) if self.left(deck))
        return twin

    def left(self, deck: int) -> int:
        """The cards that are left in a deck, as a mask; where it is not looked into, its back stands for them."""
        return self.deck & (self.start.people.deck[deck] | 1 << deck)

    def _behind(self, hands: list[tuple[int, ...]], seat: int) -> list[tuple[int, ...]]:
        """Hands as this seat sees them."""
        kind = self.start.people.kind
        return [
            hand if other == seat else tuple(sorted(kind[card] for card in hand)) for other, hand in enumerate(hands)
        ]

    def resample(self, seat: int, generator: Generator) -> Europa:
        """Deal the cards that this seat has not seen anew."""
        twin = self.clone()
        self._deal(twin, generator)
        for frame in twin.stack:
            if isinstance(frame, Together):
                frame.imagine(twin, generator)
        return twin

    def _deal(self, twin: Europa, generator: Generator) -> None:
        seen, twin.deck = self._seen(), 0
        for deck, cards in enumerate(self.start.people.deck):
            pool = list(members(cards & ~seen))
            generator.shuffle(pool)
            for hands in (twin.hands, twin.unpaid):
                for seat, hand in enumerate(hands):
                    hands[seat] = tuple(sorted(pool.pop() if card == deck else card for card in hand))
            twin.deck |= bits(pool)
        for seat, held in enumerate(self.missions):
            if NONE in held:
                pool = [mission for mission in self.start.missions[seat] if not self.missions_done[seat] >> mission & 1]
                generator.shuffle(pool)
                twin.missions[seat] = tuple(sorted(pool[: len(held)]))

    def _seen(self) -> int:
        """The action cards that lie open, serve somebody or are in a hand that is known."""
        known = bits(card for pile in (*self.hands, *self.unpaid, *self.discards) for card in pile)
        known |= bits(card for cards in self.shown for card, _ in cards)
        serving = (*self.ruler, *self.advisors, *self.generals, *self.admiral)
        return known | bits(person for person in serving if person >= 0)


@cache
def _clockwise(seats: int, gone: int, first: int) -> tuple[int, ...]:
    order = ((first + step) % seats for step in range(seats))
    return tuple(seat for seat in order if not gone >> seat & 1)


class Spread(NamedTuple):
    """Where a packed column holds something, and what each seat has of it, as masks and in all."""

    anything: int
    places: tuple[int, ...]
    totals: tuple[int, ...]


def spread(column: array[int]) -> Spread:
    return _spread(column.tobytes())


def places(column: array[int]) -> int:
    """Where a column holds something, as a mask."""
    return _spread(column.tobytes()).anything


@lru_cache(maxsize=1 << 9)
def _spread(raw: bytes) -> Spread:
    """Columns stay as they are for long: each is gone through once."""
    anything, masks, totals = 0, [0] * (IMPERIAL + 1), [0] * (IMPERIAL + 1)
    column = array("i", raw)
    for place in compress(count(), column):
        anything |= 1 << place
        packed, seat = column[place], 0
        while packed:
            if packed & 15:
                masks[seat] |= 1 << place
                totals[seat] += packed & 15
            packed >>= 4
            seat += 1
    return Spread(anything, tuple(masks), tuple(totals))


def held(column: array[int], seat: int) -> int:
    """The places where a seat has something of a packed column, as a mask."""
    return _spread(column.tobytes()).places[seat]


def total(column: array[int], seat: int) -> int:
    """What a seat has of a packed column in all."""
    return _spread(column.tobytes()).totals[seat]


def share(column: Sequence[int], place: int, seat: int) -> int:
    """What a seat has of a packed column in a place."""
    return column[place] >> 4 * seat & 15


def add_share(column: MutableSequence[int], place: int, seat: int, number: int) -> None:
    column[place] += number << 4 * seat
