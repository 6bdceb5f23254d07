"""A variant of a scenario on the board: what stays the same while a game runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ....engine.choice import Lexicon
from ....engine.memory import remembered
from ....engine.title import Called
from ..board.adjacency import provinces_in
from ..board.board import read_board
from ..board.components import read_box
from ..board.land import RELIGIONS
from ..board.reading import Index, bits, members
from ..cards.events import MARKS, SYMBOLS
from ..cards.lists import DECKS, POWERS, read_lists
from ..cards.vocabulary import INNER, POWER_MOVED
from ..court.people import read_people
from ..court.vocabulary import SOURCES
from ..peace.names import TERMS
from ..vocabulary import VERBS
from ..war.units import CATEGORIES, FACES, SHIPS, UNITS
from .goals import Goal
from .scenarios import ROUNDS, Seat, Variant, mission_key, read_variants

DUTCH = "netherlands"
"""The realm whose flag stands behind those of other provinces (2)."""
NEW_CROWNS = 1618
"""The side of the board that prints other names for some realms."""
PLACES = tuple("123456")
"""Where an effect stands in a list that a card lets somebody choose from."""


class Start:
    """Static: shared by all positions of the variant."""

    def __init__(self, variant: Variant, order: tuple[str, ...] = ()) -> None:
        self.variant = variant
        self.board = read_board()
        self.box = read_box()
        self.lists = read_lists()
        self.people = read_people()
        self.side = self.board.sides[variant.side].flying(self._flags())
        self.seats = _seated(variant, order)
        """Clockwise, as the chairs stand, or as the table has agreed."""
        self.mates = _mates(self.seats, variant.data.get("teams", ()))
        """Of each seat: all seats of its team, itself among them, as a mask."""
        self.goals = tuple(goal for goal in variant.goals if self._is_played(goal))
        """What the scenario asks of the realms at this table."""
        self.ages: tuple[int, int] = tuple(variant.data["ages"])
        printed = {seat.realm: seat.setup.capital for seat in self.seats}
        self.capitals = tuple(printed.get(realm, home) for realm, home in enumerate(self.side.capital))
        """The capital of each realm that a set-up or the board prints; -1 for one that is not on this side."""
        self.halves = self._halves()
        """Realms of players whose cores bear a flag of another (E206, E217): each with that one, and where it is so."""
        self.near_first = self._near_first()
        far = provinces_in(self.board, self.board.land.distant)
        self.overseas = bits(realm for realm, flags in enumerate(self.side.flags) if flags & far)
        """The realms that have flags on distant continents, as a mask."""
        self.vassals_of = self.side.vassals
        """The provinces under each realm's small flag."""
        self.events = tuple(self.lists.events.values())
        self.event_number: Index = {name: number for number, name in enumerate(self.lists.events)}
        self.trade = tuple(self.lists.trade.values())
        self.events_a_round: int = variant.data.get("events_per_round", len(self.seats) + 1)
        self.rounds = tuple(mask for mask in map(self._events, ROUNDS) if mask)
        """The events of each round, where a scenario deals them so."""
        kinds = {act.kind: number for number, act in enumerate(self.lists.deeds) if not act.takes}
        self.deed_of_type = {kind: kinds[name] for name, kind in self.lists.actions.items()}
        """What an action card of a type does when it is played."""
        self.uses_of = {
            kind: tuple(number for number, act in enumerate(self.lists.deeds) if act.takes and act.kind == kind)
            for kind in kinds
        }
        """What a displayed card can be used for."""
        kinds_of = (self.lists.characters.get(name) for name in self.people.ids)
        self.deed_of_card = tuple(self.deed_of_type.get(one.type, -1) if one else -1 for one in kinds_of)
        """The same by card."""
        minor = frozenset(number for number, act in enumerate(self.lists.deeds) if act.minor)
        self.minor_cards = frozenset(card for card, deed in enumerate(self.deed_of_card) if deed in minor)
        """Those that are played without using up the turn."""
        self.counter = kinds["counterespionage"]
        """Stopping a covert action."""
        self.missions = tuple(self._missions(seat) for seat in self.seats)
        """Those of each seat's realm that the scenario leaves in."""
        self.missions_called = tuple(self._called(missions) for missions in self.missions)
        """The same by their keys, as masks."""
        self.fabricating = len(self.lists.deeds)
        """A covert action without a card, after those of the cards: fabricating claims (5.4)."""
        self.intrigue = self.fabricating + 1
        """Another: what an event lets somebody do in secret."""
        self.lexicon = Lexicon(VERBS, self.names)

    def _flags(self) -> dict[int, list[int]]:
        """Of land that bears the flag of a player who has no town there: whose it is (E219)."""
        realms, provinces = self.board.realms.realms, self.board.land.provinces
        return {
            realms.get(name, -1): [provinces[province] for province in named]
            for name, named in self.variant.data.get("flags", {}).items()
        }

    def _is_played(self, goal: Goal) -> bool:
        return not goal.realms or any(seat.realm in goal.realms for seat in self.seats)

    def _called(self, missions: tuple[int, ...]) -> dict[str, int]:
        found: dict[str, int] = {}
        for number in missions:
            key = self.lists.missions[number].key
            found[key] = found.get(key, 0) | 1 << number
        return found

    @cached_property
    def called(self) -> Called:
        """Realms that bear another crown: as this side of the board prints it, or as the set-up of a seat has it."""
        realms, crowns = tuple(self.board.realms.realms), tuple(self.board.realms.crowns)
        printed = self.board.realms.crown_1618 if self.side.year == NEW_CROWNS else ()
        found = {realms[realm]: crowns[crown] for realm, crown in enumerate(printed) if crown >= 0}
        found |= {realms[seat.realm]: seat.data["crown"] for seat in self.seats if "crown" in seat.data}
        return {("realm", realm): ("crown", crown) for realm, crown in found.items()}

    @cached_property
    def names(self) -> dict[str, tuple[str, ...]]:
        """The text ids of things, by kind."""
        board, lists = self.board, self.lists
        return {
            "realm": (*board.realms.realms, "rebels", "pirates"),
            "province": tuple(board.land.provinces),
            "area": tuple(board.land.areas),
            "zone": tuple(board.sea.zones),
            "water": (*board.sea.zones, *board.land.provinces),
            "node": tuple(board.sea.nodes),
            "continent": tuple(board.land.continents),
            "power": POWERS,
            "deck": DECKS,
            "religion": ("none", *RELIGIONS[1:], "revolutionary"),
            "unit": UNITS,
            "ship": SHIPS,
            "person": self.people.ids,
            "card": self.people.ids,
            "event": tuple(lists.events),
            "trade": tuple(lists.trade),
            "idea": tuple(lists.ideas),
            "milestone": tuple(lists.milestones),
            "struggle": tuple(lists.struggles),
            "source": SOURCES,
            "goal": tuple(goal.id for goal in self.goals),
            "category": CATEGORIES,
            "rebellion": self.box.dice["rebellion"],
            "army": ("1", "2", "3"),
            "effect": (*(word for word, kind in lists.language.words if kind == "effect"), *INNER, *POWER_MOVED),
            "option": ("a", "b"),
            "mission": tuple(mission.id for mission in lists.missions),
            "deed": (*(act.id for act in lists.deeds), "fabricate", "intrigue"),
            "place": PLACES,
            "slot": tuple("12345678"),
            "symbol": SYMBOLS,
            "mark": MARKS,
            "die": UNITS,
            "face": FACES,
            "term": TERMS,
        }

    def _missions(self, seat: Seat) -> tuple[int, ...]:
        """Its own and those that the scenario adds, less those that it removes."""
        data, cards = seat.data.get("missions", {}), self.lists.missions
        gone = [mission_key(key) for key in data.get("remove", [])]
        own = [number for number, mission in enumerate(cards) if seat.realm in mission.realms]
        own += [self.lists.general[key] for key in data.get("add", [])]
        return () if data.get("none") else tuple(number for number in sorted(own) if cards[number].key not in gone)

    def _halves(self) -> tuple[tuple[int, int, int], ...]:
        """Spain II and the Ottomans II have no flag, and their capital bears that of the other half; behind the flags
        of some provinces stands that of the Dutch."""
        owner = {seat.realm: self.side.owner[seat.setup.capital] for seat in self.seats}
        bare = ((realm, whole) for realm, whole in owner.items() if not self.side.flags[realm] and whole in owner)
        dutch = self.board.realms.realms[DUTCH]
        fronts = {self.side.owner[province] for province in members(self.board.land.dutch)} - {dutch, -1}
        return (
            *((realm, whole, self.side.flags[whole]) for realm, whole in bare),
            *((dutch, whole, self.board.land.dutch) for whole in sorted(fronts) if dutch in owner),
        )

    def _near_first(self) -> tuple[int, ...]:
        """All realms, those on distant continents and those that this side does not print last."""
        land = self.board.land
        far = [home < 0 or land.distant >> land.area_of[home] & 1 for home in self.capitals]
        return tuple(sorted(range(len(far)), key=lambda realm: far[realm]))

    def deck(self, age: int, half: int) -> int:
        """The events of half an age, as a mask."""
        return self._events(f"age{age}_half{half}")

    def rounds_in(self, age: int) -> int:
        """How many rounds an age has: as long as there are events (4.6)."""
        events = self.deck(age, 1).bit_count() + self.deck(age, 2).bit_count()
        return len(self.rounds) or -(-events // self.events_a_round)

    def _events(self, part: str) -> int:
        names: list[str] = self.variant.data["events"].get(part, [])
        return sum(1 << self.event_number[name] for name in names)


def _seated(variant: Variant, order: tuple[str, ...]) -> tuple[Seat, ...]:
    """Who sits where: by the chairs of the scenario, or in the order of the realms named."""
    if order:
        return tuple(sorted(variant.seats, key=lambda seat: order.index(seat.data["realm"])))
    return tuple(sorted(variant.seats, key=lambda seat: seat.data["chair"]))


def _mates(seats: tuple[Seat, ...], teams: Sequence[Sequence[str]]) -> tuple[int, ...]:
    names = [seat.data["realm"] for seat in seats]
    of = {name: bits(map(names.index, team)) for team in teams for name in team}
    return tuple(of.get(name, 1 << seat) for seat, name in enumerate(names))


@remembered(16)
def read_start(text: str, source: str, seats: int, realms: tuple[str, ...], second: bool = False) -> Start:
    """The start of a scenario's text: its first variant for so many seats, or that of the realms named; the second one
    of the same realms, if that is wanted and there is one."""
    fit = [variant for variant in read_variants(text, source) if len(variant.seats) == seats]
    named = [variant for variant in fit if _realms(variant) == set(realms)]
    alike = named or [variant for variant in fit if _realms(variant) == _realms(fit[0])]
    return Start(alike[second and len(alike) > 1], realms if named else ())


def _realms(variant: Variant) -> set[str]:
    return {seat.data["realm"] for seat in variant.seats}
