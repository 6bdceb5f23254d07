"""A scenario, read: which powers play, what they begin with, who stands where, what the game is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property, lru_cache, partial
from operator import itemgetter
from typing import Any, NamedTuple

from ....engine.choice import Choice, Lexicon
from ....engine.content import Sheet, read_table
from ....engine.memory import remembered
from ..vocabulary import (
    AUTHORITY,
    CITY,
    COMMANDERS,
    CONTROL,
    FORTS,
    GOALS,
    GOODS,
    LEVELS,
    MINISTRIES,
    RESOURCES,
    SHIPS,
    VERBS,
)  # fmt: skip
from .cards import CARDS
from .geography import CONTENT, Geography, read_geography
from .prices import CAPACITY, CREW, DECKS, MASTS, SHIP_COUNTS, SHIP_NAMES
from .shape import SCENARIO as SHAPE
from .units import KINDS, ONE, PRESENT, kinds

INFORMATION_CARDS = tuple(
    row.text("id")
    for row in read_table(CONTENT / "information.csv", ("id", "deck", "kind", "effect", "what", "amount", "count"))
)
WORKS = (*FORTS, *SHIPS)
"""What is built: fortifications (umocnienia) and ships (okręty)."""
FLEET = tuple(kind for kind, count in enumerate(SHIP_COUNTS) for _ in range(count))
"""The kind of every ship in the box."""
ROOMIEST = max(*CAPACITY, *CREW)
"""How many units find room where there is most of it."""


Choices = tuple[Choice, ...]


March = tuple[int, Choices, Choices, Choices]
"""A neighbour, and what units may do about it: enter it, attack it, attack it after a first province."""


class Marches(dict[int, tuple[March, ...]]):
    """What units in a province may do about its neighbours, by the kinds that may march and those that may ride on."""

    __slots__ = ("around", "here", "lexicon")

    def __init__(self, here: int, around: tuple[int, ...], lexicon: Lexicon) -> None:
        super().__init__()
        self.here = here
        self.around = around
        self.lexicon = lexicon

    def __missing__(self, awake: int) -> tuple[March, ...]:
        fresh, riding = kinds(awake & PRESENT), kinds(awake >> 1 & PRESENT)
        made = self[awake] = tuple(
            (to, self._each("move", fresh, to) + self._each("ride", riding, to), self._each("attack", fresh, to),
             self._each("leap", riding, to))
            for to in self.around
        )  # fmt: skip
        return made

    def _each(self, verb: str, units: tuple[int, ...], to: int) -> Choices:
        return tuple(self.lexicon[verb, kind, self.here, to] for kind in units)


class Numbered(dict[int, tuple[Choices, ...]]):
    """So many units of a kind in a place: by place and most, the choices of one unit, of two, up to so many."""

    __slots__ = ("kind", "lexicon", "verb")

    def __init__(self, lexicon: Lexicon, verb: str, kind: int) -> None:
        super().__init__()
        self.lexicon = lexicon
        self.verb = verb
        self.kind = kind

    def __missing__(self, place: int) -> tuple[Choices, ...]:
        every = tuple(self.lexicon[self.verb, self.kind, place, number] for number in range(1, ROOMIEST + 1))
        made = self[place] = tuple(every[:most] for most in range(ROOMIEST + 1))
        return made


Berths = tuple[tuple[int, ...], tuple[int, ...], bool]
"""Provinces where a power may deploy, ports for its ships, and whether only aboard."""


class Means(NamedTuple):
    """What a seat begins with."""

    goods: tuple[int, ...]
    units: tuple[int, ...]  # how many of each kind
    works: tuple[int, ...]  # how many of each
    instead: bool  # of the military bonus
    most_ships: int
    commander: int
    swaps: bool  # two forts for a fortress, if wanted


class Piece(NamedTuple):
    """What stands somewhere before the game."""

    place: int  # a province, or -1 where a ship lies on a hex
    hex: int
    ship: int
    fort: int
    units: int
    power: int  # its holder; -1: the independents
    captive: int
    commander: int
    masts: int
    decks: int


class Goal(NamedTuple):
    """What wins the game for some powers."""

    kind: int
    powers: tuple[int, ...]  # whose goal it is; none: everybody's
    place: int
    target: int  # a power to conquer
    turns: int
    number: int
    together: bool  # its powers reach it as one, and win together (9.4)


class Board:
    """A scenario on the map. Static: shared by all its positions."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.land: Geography = read_geography()
        data = sheet.data
        self.id: str = data["id"]
        self.level = LEVELS.index(data["level"])
        states: dict[str, list[str]] = data.get("states", {})
        self.powers = (*self.land.powers, *states)
        """The nine powers, and states that only this scenario knows (10.8)."""
        lands = [tuple(self.province(name) for name in names) for names in states.values()]
        self.lands = (*self.land.lands, *lands)
        self.owners = tuple(
            tuple(power for power, own in enumerate(self.lands) if place in own) for place in range(len(self.land.ids))
        )
        """The powers and states that every province counts for; those of a state count for its neighbour too."""
        self.capital = (*self.land.capital, *(own[0] for own in lands))
        self.cities = tuple(place for place, resource in enumerate(self.land.resource) if resource == CITY)
        self.dependencies = (*self.land.dependencies, *(() for _ in lands))
        self.bonus_ore = (*self.land.bonus_ore, *(0 for _ in lands))
        self.bonus = (*self.land.bonus, *((0,) * (len(KINDS) + len(WORKS)) for _ in lands))
        if not data["rows"]:
            raise self.sheet.fault("rows", "there is no row of powers that play together")
        self.rows = {int(seats): self._rows(int(seats), rows) for seats, rows in data["rows"].items()}
        self.goals = tuple(self._goal(table) for table in data["goals"])
        self.together = any(goal.together for goal in self.goals)
        """Whether some win together (9.4)."""
        self.stands = {goal.place for goal in self.goals if GOALS[goal.kind] == "hold"}
        """Places that are to be held for some turns."""
        self.limit: Callable[[tuple[int, ...], str], int] = cache(self._limit)
        """How many rounds a game of these powers lasts, with such battles (ruling M26)."""
        self.minutes = (data["minutes"][0], data["minutes"][-1]) if data.get("minutes") else None
        self.difficulty: int = data.get("difficulty", 0)
        self.always_attack: bool = data.get("always_attack", False)
        self.apart: bool = data.get("apart", False)
        """Whether the players leave each other alone (10.6)."""
        self.shipbuilding: bool = data.get("shipbuilding", False)
        """Whether ships are built in the basic economy (10.8)."""
        self.wood_for_grain: bool = data.get("wood_for_grain", False)
        self.start: dict[str, Any] = data.get("start", {})
        self.places = len(self.land.ids) + len(FLEET)
        """Provinces, then the decks of the ships."""
        self.ships = range(len(self.land.ids), self.places)
        self.lexicon = Lexicon(VERBS, self.names())
        self.place_names: Callable[[str], tuple[str, ...]] = cache(self._place_names)
        """What people call the provinces and ships in a language: 'Paris', 'corvette 2'."""
        self.means: Callable[[int, int], Means] = cache(self._means)
        """What a power begins with, at so many seats."""
        self._deploy = tuple((table, self._berth(table)) for table in data.get("deploy", ()))
        self.berths: Callable[[int, int], Berths | None] = cache(self._berths)
        self.numbered: Callable[[str, int], Numbered] = cache(partial(Numbered, self.lexicon))
        """Numbers of units of a kind, by place."""
        self.garrisons: Callable[[tuple[int, ...], str], dict[int, int]] = lru_cache(64)(self._garrisons)
        """The independent units of every province where these powers are played, with such battles (3.5)."""
        self.grounds: Callable[[tuple[int, ...]], tuple[int, ...]] = cache(self._grounds)
        """The provinces of these powers, and Britain's dependencies with hers."""
        self.courses: Callable[[int, int, tuple[int, ...]], Choices] = lru_cache(4_096)(self._courses)
        """A unit steers its ship to each of these hexes."""
        self.held: Callable[[int], Callable[[list[int]], tuple[int, ...]]] = cache(lambda p: _of(self.lands[p]))
        """From the column of holders, those of a power's provinces."""
        self._check()

    def _check(self) -> None:
        """A name that means nothing is a fault of the file, whoever sits down to it."""
        data = self.sheet.data
        for table in data.get("pieces", ()):
            self._piece(table)
        for table in data.get("garrisons", ()):
            self._garrisoned(table, ())
            for key in (*RESOURCES, "all"):
                self.troops(table.get(key, ""))
        for table in data.get("means", ()):
            self.troops(table.get("units", ""))
        tables = (table for key in ("means", "pieces", "limits") for table in data.get(key, ()))
        named = [name for table in tables for name in _powers_of(table)]
        seats: dict[str, dict[str, Any]] = self.start.get("seats", {})
        for name in (*named, *seats, *(coat for table in seats.values() for coat in table.get("coats", ()))):
            self.power(name)
        copies = {face.id: face.copies for face in CARDS[1:]}
        for name, number in Counter(card for table in seats.values() for card in table.get("hand", ())).items():
            if name not in copies:
                raise self.sheet.fault(name, f"no battle card is called '{name}'")
            if number > copies[name]:
                raise self.sheet.fault(name, f"{number} cards '{name}' in hands, and there are {copies[name]}")

    @cached_property
    def marches(self) -> tuple[Marches, ...]:
        """From every province to its neighbours."""
        return tuple(Marches(here, around, self.lexicon) for here, around in enumerate(self.land.neighbours))

    def _courses(self, kind: int, place: int, hexes: tuple[int, ...]) -> Choices:
        return tuple(self.lexicon["sail", kind, place, hex_] for hex_ in hexes)

    @cached_property
    def goals_of(self) -> tuple[tuple[Goal, ...], ...]:
        """The goals of each power."""
        return tuple(
            tuple(goal for goal in self.goals if not goal.powers or power in goal.powers)
            for power in range(len(self.powers))
        )

    def names(self) -> dict[str, tuple[str, ...]]:
        """The text id of everything that a choice names."""
        serial = [FLEET[:i].count(kind) + 1 for i, kind in enumerate(FLEET)]
        decks = tuple(f"{SHIPS[kind]}.{number}" for kind, number in zip(FLEET, serial, strict=True))
        return {
            "power": (*self.powers, "independents"),
            "unit": KINDS,
            "place": (*self.land.ids, *decks),
            "hex": self.land.hexes,
            "work": WORKS,
            "good": GOODS,
            "commander": COMMANDERS,
            "card": tuple(card.id for card in CARDS),
            "ministry": MINISTRIES,
            "information": INFORMATION_CARDS,
            "level": CONTROL,
            "authority": AUTHORITY,
        }

    def _place_names(self, language: str) -> tuple[str, ...]:
        serial = [FLEET[:i].count(kind) + 1 for i, kind in enumerate(FLEET)]
        decks = (f"{SHIP_NAMES[language][kind]} {number}" for kind, number in zip(FLEET, serial, strict=True))
        return (*self.land.names[language], *decks)

    # -- reading

    def power(self, name: str) -> int:
        if name not in self.powers:
            raise self.sheet.fault(name, f"no power is called '{name}'; known: {', '.join(self.powers)}")
        return self.powers.index(name)

    def province(self, name: str) -> int:
        found = self.land.index.get(name)
        if found is None:
            raise self.sheet.fault(name, f"no province is called '{name}'")
        return found

    def hex(self, name: str) -> int:
        if name not in self.land.hexes:
            raise self.sheet.fault(name, f"no sea hex is called '{name}'")
        return self.land.hexes.index(name)

    def _rows(self, seats: int, rows: list[list[str]]) -> tuple[tuple[int, ...], ...]:
        if not rows:
            raise self.sheet.fault("rows", f"there is no row for {seats}")
        found = tuple(tuple(self.power(name) for name in row) for row in rows)
        for row, names in zip(found, rows, strict=True):
            if len(row) != seats or len(set(row)) != seats:
                raise self.sheet.fault("rows", f"'{', '.join(names)}' must be {seats} different powers")
        return found

    def _goal(self, table: dict[str, Any]) -> Goal:
        return Goal(
            GOALS.index(table["kind"]),
            tuple(self.power(name) for name in table.get("powers", ())),
            self.province(table["place"]) if "place" in table else -1,
            self.power(table["target"]) if "target" in table else -1,
            table.get("turns", 0),
            table.get("number", 0),
            table.get("together", False),
        )

    def troops(self, text: str) -> int:
        """Read '2 artillery, 1 infantry'."""
        units = 0
        for part in text.split(",") if text.strip() else ():
            number, _, kind = part.strip().partition(" ")
            if kind not in KINDS or not number.isdecimal() or not 0 < int(number) < 15:
                raise self.sheet.fault(text, f"'{part.strip()}' is not a number and one of: {', '.join(KINDS)}")
            units += int(number) * ONE[KINDS.index(kind)]
        return units

    def _applies(self, table: dict[str, Any], seats: int) -> bool:
        return seats in table.get("seats", (seats,))

    def _limit(self, played: tuple[int, ...], battles: str) -> int:
        """Later entries of the file replace what earlier ones say."""
        rounds: int = self.sheet.data.get("limit", 18)
        for table in self.sheet.data.get("limits", ()):
            powers = [self.power(name) for name in table.get("powers", ())] or played
            fits = set(played).issubset(powers) and table.get("battles", battles) == battles
            if fits and self._applies(table, len(played)):
                rounds = table["rounds"]
        return rounds

    def _means(self, power: int, seats: int) -> Means:
        """Later entries of the file add to and replace what earlier ones say."""
        table: dict[str, Any] = {}
        for entry in self.sheet.data.get("means", ()):
            if self._applies(entry, seats) and self.powers[power] in entry.get("powers", self.powers):
                table |= entry
        units = self.troops(table.get("units", ""))
        ships = [table.get("ships", []).count(ship) for ship in SHIPS]
        return Means(
            tuple(table.get(good, 0) for good in GOODS),
            tuple(units >> 4 * kind & 15 for kind in range(len(KINDS))),
            (table.get("forts", 0), table.get("fortresses", 0), *ships),
            table.get("instead", False),
            table.get("most_ships", len(FLEET)),
            COMMANDERS.index(table["commander"]) if "commander" in table else -1,
            table.get("swap_forts", False),
        )

    def _grounds(self, powers: tuple[int, ...]) -> tuple[int, ...]:
        places = [place for power in powers for place in self.lands[power] + self.dependencies[power]]
        return tuple(dict.fromkeys(places))

    def _garrisons(self, played: tuple[int, ...], battles: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for table in self.sheet.data.get("garrisons", ()):
            if self._applies(table, len(played)) and table.get("battles", battles) == battles:
                for province in self._garrisoned(table, played):
                    key = RESOURCES[self.land.resource[province]]
                    text = table.get(key, table.get("all", ""))
                    if text:
                        found[province] = self.troops(text)
        return found

    def _garrisoned(self, table: dict[str, Any], played: tuple[int, ...]) -> list[int]:
        named = [self.power(name) for name in table.get("powers", ())]
        if table.get("unplayed"):
            named = [power for power in (named or range(len(self.powers))) if power not in played]
        if table.get("played"):
            named = [power for power in (named or range(len(self.powers))) if power in played]
        land = self.land
        own = [p for p in range(len(land.ids)) if land.power[p] in named and not land.dependency[p]]
        return own + [self.province(name) for name in table.get("places", ())]

    def pieces(self, played: tuple[int, ...], battles: str) -> list[Piece]:
        """What the scenario puts on the map beside the garrisons."""
        return [
            self._piece(table)
            for table in self.sheet.data.get("pieces", ())
            if self._applies(table, len(played))
            and table.get("battles", battles) == battles
            and ("if_played" not in table or self.power(table["if_played"]) in played)
        ]

    def _piece(self, table: dict[str, Any]) -> Piece:
        if ("place" in table) == ("hex" in table) or ("ship" in table) != ("hex" in table):
            raise self.sheet.fault("pieces", "a piece has a place, or a ship and the hex it lies on")
        self._check_afloat(table)
        return Piece(
            self.province(table["place"]) if "place" in table else -1,
            self.hex(table["hex"]) if "hex" in table else -1,
            SHIPS.index(table["ship"]) if "ship" in table else -1,
            FORTS.index(table["fort"]) + 1 if "fort" in table else 0,
            self.troops(table.get("units", "")),
            self.power(table["power"]) if "power" in table else -1,
            COMMANDERS.index(table["captive"]) if "captive" in table else -1,
            COMMANDERS.index(table["commander"]) if "commander" in table else -1,
            table.get("masts", 0),
            table.get("decks", 0),
        )

    def _check_afloat(self, table: dict[str, Any]) -> None:
        """A ship without a deck has sunk (ruling M6), and none loses more masts than she has."""
        if "ship" in table:
            ship = SHIPS.index(table["ship"])
            if table.get("masts", 0) > MASTS[ship] or table.get("decks", 0) >= DECKS[ship]:
                most = f"{MASTS[ship]} of her masts and {DECKS[ship] - 1} of her decks"
                raise self.sheet.fault("pieces", f"a {table['ship']} can have lost {most} at most")

    def _berths(self, power: int, seats: int) -> Berths | None:
        """Where a power may deploy, if the scenario says so."""
        for table, berths in self._deploy:
            if self._applies(table, seats) and self.power(table["power"]) == power:
                return berths
        return None

    def _berth(self, table: dict[str, Any]) -> Berths:
        """Provinces where a power may deploy and ports for its ships; whether only aboard."""
        land, power = self.land, self.power(table["power"])
        places = [self.province(name) for name in table.get("places", ())]
        if table.get("empty"):
            bare = RESOURCES.index("none")
            places += [p for p, own in enumerate(land.power) if own == power and land.resource[p] == bare]
        ports = tuple(self.province(name) for name in table.get("ports", ()))
        return tuple(places), ports, table.get("aboard", False)


def _of(lands: tuple[int, ...]) -> Callable[[list[int]], tuple[int, ...]]:
    """Takes these provinces out of a column: several, or the only one of a small state."""
    only, *others = lands
    taken: Callable[[list[int]], tuple[int, ...]] = itemgetter(*lands) if others else lambda column: (column[only],)
    return taken


def _powers_of(table: dict[str, Any]) -> list[str]:
    """The powers that a table of a scenario names as those it is for."""
    return [*table.get("powers", ()), *([table["if_played"]] if "if_played" in table else ())]


def pictured(board: Board) -> tuple[str, ...]:
    """The places that a scenario is about: those of its goals, else the capitals of its powers."""
    named = [goal.place for goal in board.goals if goal.place >= 0]
    named += [board.capital[goal.target] for goal in board.goals if goal.target >= 0]
    played = {power for rows in board.rows.values() for row in rows for power in row}
    return tuple(board.land.ids[place] for place in named or [board.capital[power] for power in sorted(played)])


@remembered(32)
def read_board(text: str, source: str) -> Board:
    """The board of a scenario."""
    return Board(Sheet(text, source, SHAPE))
