"""15.1, 16.5: religious teaching and revolution spread (Rozprzestrzenianie się nauk religijnych, ... rewolucji)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_beside_area, areas_of
from ..board.land import RELIGIONS, REVOLUTIONARY
from ..board.nearness import serving
from ..board.ownership import any_of, capital, worth
from ..board.reading import bits, lowest, members
from ..board.sea import MARKS
from ..faith.religion import beneath, convert, religion_of, religions
from ..state import NONE, Europa

COUNTER_REFORMED, PROTESTANT = RELIGIONS.index("counter_reformed"), RELIGIONS.index("protestant")
CATHOLIC, DIVERSE = RELIGIONS.index("catholic"), RELIGIONS.index("diverse")
CLOSED = (0, RELIGIONS.index("orthodox"), RELIGIONS.index("muslim"))
"""Where no such teaching goes: distant continents, Orthodox and Muslim areas."""
MOST, OF_ONE = 4, 2
"""Tokens of one mark; of one religion, while another can spread."""
TWO = 2


def clusters(g: Europa, religion: int) -> list[int]:
    """Areas of a religion that hang together over land, as masks."""
    left = bits(area for area, found in enumerate(religions(g)) if found == religion)
    found = []
    while left:
        cluster, fresh = 0, left & -left
        while fresh:
            cluster |= fresh
            around = 0
            for area in members(fresh):
                around |= g.start.board.land.beside[area]
            fresh = around & left & ~cluster
        found.append(cluster)
        left &= ~cluster
    return found


def beside(g: Europa, cluster: int) -> int:
    """The areas adjacent to a cluster, across the sea too."""
    found, ports = 0, serving(g)
    for area in members(cluster):
        found |= areas_beside_area(g.start.board, area, ports)
    return found & ~cluster


def dagger_shores(g: Europa) -> int:
    sea, found = g.start.board.sea, 0
    for zone, mark in enumerate(sea.mark):
        if mark == MARKS.index("dagger"):
            found |= sea.shores[zone]
    return found


def mixed_ground(g: Europa) -> int:
    """Where diverse faiths come when there is no infectious one: Catholic areas away from the zones with a dagger."""
    open_ = ~dagger_shores(g)
    return open_ & bits(area for area, found in enumerate(religions(g)) if found == CATHOLIC)


@dataclass(slots=True, eq=False)
class Spread(Procedure[Europa]):
    """Protestantism and Counter-Reformation spread from their clusters, each cluster once, four tokens at most."""

    steps = ("begin", "spread", "mixed")
    seat: int
    sources: tuple[tuple[int, int], ...] = ()  # clusters with their religion, not used yet
    placed: int = 0  # spaces on which this mark has laid a token
    counts: tuple[int, int] = (0, 0)  # tokens of Protestants and of the Counter-Reformation
    bare: bool = False

    def begin(self, g: Europa) -> None:
        self.sources = tuple((r, c) for r in (PROTESTANT, COUNTER_REFORMED) for c in clusters(g, r))
        self.bare = not self.sources

    def spread(self, g: Europa) -> None:
        open_ = self.open(g)
        if sum(self.counts) >= MOST or not open_:
            return
        self.again()
        if self.seat == NONE:
            self.take(g, *self.automatic(g, open_))
        else:
            g.ask(Teach(self.seat), 1 << self.seat)

    def open(self, g: Europa) -> list[tuple[int, int, int]]:
        """Religion, cluster and area of every token that may be placed."""
        ways = [
            (religion, cluster, area)
            for religion, cluster in self.sources
            for area in members(beside(g, bits(at for at in members(cluster) if religion_of(g, at) == religion)))
            if self.open_to(g, religion, area)
        ]
        full = [r for r, count in zip((PROTESTANT, COUNTER_REFORMED), self.counts, strict=True) if count >= OF_ONE]
        others = [way for way in ways if way[0] not in full]
        return others or ways

    def open_to(self, g: Europa, religion: int, area: int) -> bool:
        """Any token is replaced, a revolution too (E214), but for those of this mark; what is below may close it."""
        space = g.start.board.land.religion_space[area]
        if space < 0 or self.placed >> space & 1 or beneath(g, space) in CLOSED:
            return False
        return religion_of(g, area) != religion

    def automatic(self, g: Europa, open_: list[tuple[int, int, int]]) -> tuple[int, int, int]:
        """By turns, Protestants first; areas with a town, then the richest, then by name."""
        turn = PROTESTANT if self.counts[0] <= self.counts[1] else COUNTER_REFORMED
        ways = [way for way in open_ if way[0] == turn] or open_
        towns = areas_of(g.start.board, any_of(g.towns))
        return min(
            ways,
            key=lambda way: (not towns >> way[2] & 1, -worth(g, g.start.board.land.in_area[way[2]]), way[2], way[1]),
        )

    def take(self, g: Europa, religion: int, cluster: int, area: int) -> None:
        self.sources = tuple(source for source in self.sources if source != (religion, cluster))
        self.placed |= 1 << g.start.board.land.religion_space[area]
        first, second = self.counts
        self.counts = (first + (religion == PROTESTANT), second + (religion == COUNTER_REFORMED))
        convert(g, area, religion)

    def mixed(self, g: Europa) -> None:
        """Without any cluster: diverse faiths in two Catholic areas."""
        if not self.bare or self.placed.bit_count() >= TWO:
            return
        open_ = mixed_ground(g)
        if open_:
            self.again()
            if self.seat == NONE:
                self.mix(g, lowest(open_))
            else:
                g.ask(Mix(self.seat), 1 << self.seat)

    def mix(self, g: Europa, area: int) -> None:
        self.placed |= 1 << g.start.board.land.religion_space[area]
        convert(g, area, DIVERSE)


def spreading(g: Europa) -> Spread:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Spread))


@dataclass(slots=True, eq=False)
class Teach(Asked):
    """Which religion spreads, and where?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for religion, area in dict.fromkeys((way[0], way[2]) for way in spreading(g).open(g)):
            yield g.lexicon["teach", religion, area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        go_on_from(g, seat, spreading(g), [way for way in spreading(g).open(g) if (way[0], way[2]) == choice.args])


@dataclass(slots=True, eq=False)
class Mix(Asked):
    """Where do diverse faiths come to be?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(mixed_ground(g)):
            yield g.lexicon["pick-area", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        spreading(g).mix(g, choice.args[0])


# -- an area beside two clusters


def go_on_from(g: Europa, seat: int, frame: Spread | Revolution, ways: Sequence[tuple[int, ...]]) -> None:
    """Each cluster spreads once: if an area lies beside several, which of them has spread is asked."""
    if len(ways) > 1:
        g.ask(FromCluster(seat, tuple(ways)), 1 << seat)
    else:
        frame.take(g, *ways[0])


@dataclass(slots=True, eq=False)
class FromCluster(Asked):
    """From which of several clusters does a religion come? Each is named by its first area."""

    rule = "16.5"
    ways: tuple[tuple[int, ...], ...]  # each ends with a cluster and the area

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.ways[0][-1])

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for way in self.ways:
            yield g.lexicon["pick-area", lowest(way[-2])], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        way = next(way for way in self.ways if way[-2] >> choice.args[0] & 1)
        frame = next(frame for frame in reversed(g.stack) if isinstance(frame, (Spread, Revolution)))
        frame.take(g, *way)


# -- revolution


@dataclass(slots=True, eq=False)
class Revolution(Procedure[Europa]):
    """From each cluster once; in two capital areas where there is none, in one more where there is a single one."""

    steps = ("begin", "spread", "capitals")
    seat: int
    sources: tuple[int, ...] = ()
    placed: int = 0
    wanted: int = 0  # capital areas of players that are still to be taken
    fresh: bool = False  # whether there was no revolution before

    def begin(self, g: Europa) -> None:
        self.sources = tuple(clusters(g, REVOLUTIONARY))
        self.wanted = max(0, TWO - len(self.sources))
        self.fresh = not self.sources

    def open(self, g: Europa) -> list[tuple[int, int]]:
        land = g.start.board.land
        return [
            (cluster, area)
            for cluster in self.sources
            for area in members(beside(g, cluster) & ~self.placed & ~land.distant)
            if religion_of(g, area) != REVOLUTIONARY
        ]

    def spread(self, g: Europa) -> None:
        open_ = self.open(g)
        if not open_ or self.placed.bit_count() >= MOST:
            return
        self.again()
        if self.seat == NONE:
            towns = areas_of(g.start.board, any_of(g.towns))
            inside = g.start.board.land.in_area
            self.take(g, *min(open_, key=lambda way: (not towns >> way[1] & 1, -worth(g, inside[way[1]]), way[1])))
        else:
            g.ask(Revolt(self.seat), 1 << self.seat)

    def take(self, g: Europa, cluster: int, area: int) -> None:
        self.sources = tuple(source for source in self.sources if source != cluster)
        self.placed |= 1 << area
        convert(g, area, REVOLUTIONARY)

    def capitals(self, g: Europa) -> None:
        open_ = self.homes(g)
        if self.wanted <= 0 or not open_:
            return
        self.again()
        self.wanted -= 1
        if self.seat == NONE:
            least = min(g.stability[seat] for seat in open_)
            lowest = [seat for seat in open_ if g.stability[seat] == least]
            at = lowest[g.dice.one_of("revolution", 0, len(lowest))] if len(lowest) > 1 else lowest[0]
            self.kindle(g, home_area(g, at))
        else:
            g.ask(Kindle(self.seat), 1 << self.seat)

    def homes(self, g: Europa) -> list[int]:
        """Seats whose capital area is not revolutionary; where a revolution spreads, it lies beside no cluster."""
        near = 0
        for cluster in clusters(g, REVOLUTIONARY):
            near |= cluster if self.fresh else beside(g, cluster) | cluster
        return [seat for seat in g.clockwise(g.first) if not near >> home_area(g, seat) & 1]

    def kindle(self, g: Europa, area: int) -> None:
        self.placed |= 1 << area
        convert(g, area, REVOLUTIONARY)


def home_area(g: Europa, seat: int) -> int:
    return g.start.board.land.area_of[capital(g, g.realm[seat])]


def kindling(g: Europa) -> Revolution:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Revolution))


@dataclass(slots=True, eq=False)
class Revolt(Asked):
    """Where does the revolution spread?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in dict.fromkeys(way[1] for way in kindling(g).open(g)):
            yield g.lexicon["pick-area", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        go_on_from(g, seat, kindling(g), [way for way in kindling(g).open(g) if way[1] == choice.args[0]])


@dataclass(slots=True, eq=False)
class Kindle(Asked):
    """In which capital does a revolution break out?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in dict.fromkeys(home_area(g, other) for other in kindling(g).homes(g)):
            yield g.lexicon["pick-area", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        kindling(g).kindle(g, choice.args[0])
