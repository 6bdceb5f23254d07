"""What a position is worth to a seat in points of Prestige, part by part: what counts in the end (4.7), and what the
rest is good for in the rounds to come."""

from __future__ import annotations

from functools import cache, cached_property
from typing import NamedTuple

from ....engine.content import read_table
from ..aims.missions import HELD
from ..board.ownership import taken, worth
from ..board.reading import CONTENT, members
from ..cards.conditions import scene
from ..cards.row import remaining
from ..court.tracks import manpower, town_tax, uncovered
from ..court.treasury import MOST as LOANS
from ..curia.controller import catholics, controller, trusted
from ..diplomacy.ties import claim_tokens_left
from ..round.accounts import Accounts, accounts
from ..round.ages import last_age
from ..round.income import TRUSTED_MOST, gathered
from ..round.reducing import Reduce
from ..round.turn import Actions
from ..state import ADM, MIL, NONE, Europa
from ..unrest.unrest import own_unrest
from ..war.forces import land_units
from ..war.units import ships
from . import goals
from .dues import AMPLE, asked, feared, peril, spare
from .hopes import nearness
from .order import troubles

DUCAT = 0.14
"""A cube of influence for 3 ducats brings about a fourth of an alliance, which is 2 Prestige."""
HOARD = ((20, 1.0), (15, 0.5), (14, 0.15))
"""So many ducats are worth that much of it, the next ones less; from 50 on they cost power (4.4 C)."""
SHORT = 0.35
"""A ducat that has to be borrowed for wages: five are a token of interest."""
LAST_DUCAT = 0.35
COMING = 0.1
"""A ducat of a later round: it may find the treasury full."""
POWER = 0.5
"""An idea of 4 or 5 points is 2 Prestige and some use."""
LAST_POWER = 0.35
"""How much of that is left in the last round: what is not spent then is good for nothing but a tie (4.7)."""
BOUGHT, LEFT_OVER = 1.5, (0.1, 0.2, 0.15)
"""What power for a whole idea, or level of Stability, is worth in the last round, and each point of a kind besides."""
STEADIEST, STEP = 3, 5
"""The highest level of Stability, and what the first above none costs (5.3)."""
SIEGES = 0.8
"""Military power while a war is fought: each point may take a point of tax (9.8)."""
WAITING = 0.35
"""Military power beyond the price of the ideas in the row, at peace."""
SPARE = 0.12
"""Power that the next income would push over ten."""
FADES = 0.85
"""What a round later is worth beside this one."""
LEVEL = 2.0
"""Stability in the end (4.7)."""
MOODS = (-0.9, -0.45, -0.1, 0.0, 0.1, 0.25, 0.9)
"""What each level of Stability brings a round besides ducats: unrest (4.3 H), power (4.4 D)."""
ALLIANCE, MARRIAGE = 2.0, 1.0
UNREST, REBEL, LOST = -0.4, -0.6, 0.85
"""Occupied tax costs Prestige in every round and in the end (4.3 E, 4.7), unless it is won back."""
LONGEST = 4
"""Rounds after which no more of that is counted."""
AT_WAR = -1.2
"""Two more unrest a round (4.3 H), and an open flank."""
UNIT, SPARE_UNIT, SHIP, SPARE_SHIP, FREE_MAN = 0.45, 0.2, 0.35, 0.25, 0.06
FLEET = 6
"""Ships that are worth most."""
GARRISON, HOST = 4, 5
"""Units that a realm at peace wants, and more of them for each enemy."""
CARD, USE = 0.3, 0.25
IDEA, COLONIST, COLONIAL_CLAIM, CLAIM, CORE = 0.5, 0.15, 0.7, 0.15, 1.0
IDLE_CASUS, DISPUTE = -1.5, -2.6
"""Lost at the end of the round unless something is done about it (4.3 A, E)."""
REWARD = 0.8
"""What a mission or milestone brings besides Prestige."""
NEXT = 0.4
"""What each round is worth that is left for the mission after it (4.1 D)."""
STONES = (5, 3, 1)
"""Prestige of the first who reach a milestone (17.3)."""
OCCUPIED = 0.6
"""What is occupied may have to be given back."""
MERCHANT = 0.9
INTERREGNUM = -2.5
"""A level of Stability every round, and no war, no marriage (4.3 F, 7.2)."""

PARTS = (
    "prestige", "taxes", "income", "treasury", "debts", "power", "steady", "ties", "sway", "army", "court", "cards",
    "calm", "aims", "claims", "ideas", "war",
)  # fmt: skip
"""Each is a reason: `why-PART`."""
(
    PRESTIGE, TAXES, INCOME, TREASURY, DEBTS, POWERS, STEADY, TIES, SWAY, ARMY, COURT, CARDS, CALM, AIMS, CLAIMS,
    IDEAS, WAR,
) = range(len(PARTS))  # fmt: skip


class Season(NamedTuple):
    """How much of the game is left: rounds, this one among them, and what a gain in each of them is worth together."""

    rounds: int
    span: float


def season(g: Europa) -> Season:
    """Rounds to come, as many as there are events for (4.6); what is farther off counts for less."""
    left = 1 + _rounds(g, remaining(g) - g.events_down)
    if g.start.rounds:
        left = len(g.start.rounds) - g.round + 1
    for age in range(g.age + 1, last_age(g) + 1):
        left += _rounds(g, (g.start.deck(age, 1) | g.start.deck(age, 2)).bit_count())
    return Season(left, (1 - FADES**left) / (1 - FADES))


def _rounds(g: Europa, events: int) -> int:
    """The rounds for which so many events are enough."""
    return -(-max(0, events) // g.start.events_a_round)


@cache
def idea_worths() -> dict[str, float]:
    """What ideas are good for besides the power and ducats that they bring."""
    rows = read_table(CONTENT / "bot" / "ideas.csv", ("idea", "worth"))
    return {row.text("idea"): float(row.text("worth")) for row in rows}


class Ledger:
    """The parts of a position's worth, as a seat that looks at another position sees them."""

    def __init__(self, g: Europa, seat: int) -> None:
        self.g, self.seat = g, seat
        self.rounds, self.span = season(g)
        self.last = self.rounds == 1
        self.closing = self.last and any(isinstance(frame, Actions) and frame.is_last(g, seat) for frame in g.stack)
        """Whether no turn is to come after this one."""
        self.paying = isinstance(g.decision, Reduce)
        """Whether wages are due: what the treasury lacks then is borrowed (7.4)."""
        self.due = sum(asked(g, seat, event) for event in g.event_row)
        """Ducats that open events may take."""
        names = g.start.names["idea"]
        worths = idea_worths()
        self._idea = tuple(worths.get(name, IDEA) for name in names)

    def parts(self, g: Europa) -> list[float]:
        """What a position that may follow is worth, part by part."""
        seat, span = self.seat, self.span
        books = accounts(g, seat)
        parts = [0.0] * len(PARTS)
        parts[PRESTIGE] = float(g.prestige[seat])
        parts[TAXES] = self.taxes(g)
        parts[INCOME] = COMING * (span * _lasting(books) + books.pay + books.ships)
        parts[TREASURY] = self.ducats(g.ducats[seat])
        parts[DEBTS] = -1.0 * g.interest[seat] - 1.5 * max(0, g.interest[seat] - LOANS + 2)
        parts[DEBTS] += self.peril(spare(g, seat, self.due, books.net))
        if self.paying:
            parts[DEBTS] -= SHORT * max(0, -books.net - g.ducats[seat])
        parts[POWERS], parts[COURT] = self.power(g)
        level = g.stability[seat]
        parts[STEADY] = LEVEL * level + span * MOODS[level + 3]
        parts[TIES] = self.ties(g)
        parts[ARMY] = self.army(g)
        parts[CARDS] = CARD * min(5, len(g.hands[seat])) + USE * sum(uses for _, uses in g.shown[seat])
        parts[CALM] = self.calm(g)
        parts[AIMS] = self.aims(g)
        parts[CLAIMS] = self.claims(g)
        parts[IDEAS] = sum(self._idea[idea] for idea in members(g.ideas[seat])) * min(1.0, span / 2)
        parts[WAR] = self.war(g)
        return parts

    @cached_property
    def feared(self) -> int:
        """Ducats that events to come may take."""
        return feared(self.g, self.seat)

    def peril(self, left: int) -> float:
        """What it costs that of ducats and credit so little is left."""
        return peril(left, self.feared) if left < AMPLE else 0.0

    def taxes(self, g: Europa) -> float:
        """Of all taxes, which count once more in the end; half a ducat of a vassal counts too."""
        seat = self.seat
        held = worth(g, g.occupied[seat])
        return town_tax(g, seat) + 0.5 * uncovered(g, seat)[2] - (1 - OCCUPIED) * held

    def ducats(self, number: int) -> float:
        total = 0.0
        for most, share in HOARD:
            total += share * min(number, most)
            number = max(0, number - most)
        return DUCAT * total * (LAST_DUCAT if self.last else 1.0)

    def power(self, g: Europa) -> tuple[float, float]:
        """What there is, what each round brings: beyond ten it is lost."""
        income, seat = gathered(g, self.seat), self.seat
        stock = self.stock(g, g.power[3 * seat : 3 * seat + 3], income)
        court = 0.85 * POWER * (self.span - (0.5 if self.last else 0.0)) * sum(income)
        if g.ruler[seat] == NONE:
            court += INTERREGNUM
        elif g.ill[seat] & 1:
            court -= 0.4
        return stock, court

    def stock(self, g: Europa, held: list[int], income: list[int]) -> float:
        """What power is worth that is held."""
        if self.last:
            return sum(self.bought(g, kind, points) for kind, points in enumerate(held))
        stock = 0.0
        for kind, points in enumerate(held):
            useful = min(points, 10 - min(8, income[kind]))
            stock += self.armed(g, useful) if kind == MIL else POWER * useful
            stock += SPARE * (points - useful)
        return stock

    def armed(self, g: Europa, points: int) -> float:
        """Military power is for wars, and for the ideas that are to be had; at peace the rest only waits."""
        if g.wars[self.seat]:
            return max(POWER, SIEGES) * points
        ideas, known = g.start.lists.idea, g.ideas[self.seat]
        price = sum(ideas[at].cost for at in g.idea_row if ideas[at].power == MIL and not known >> at & 1)
        return POWER * min(points, price) + WAITING * max(0, points - price)

    def bought(self, g: Europa, kind: int, points: int) -> float:
        """What the last round's power is good for: whole ideas and levels of Stability; the rest for little (4.7)."""
        prices = sorted(
            idea.cost
            for number, idea in enumerate(g.start.lists.idea)
            if idea.power == kind and number in g.idea_row and not g.ideas[self.seat] >> number & 1
        )
        level = g.stability[self.seat]
        if kind == ADM and level < STEADIEST:
            prices = sorted((*prices, STEP + level))
        total = 0.0
        for price in prices:
            if price > points or self.closing:
                break
            points -= price
            total += BOUGHT
        sieges = kind == MIL and g.wars[self.seat] and not self.closing
        each = max(LEFT_OVER[kind], SIEGES) if sieges else LEFT_OVER[kind]
        return total + each * points

    def ties(self, g: Europa) -> float:
        seat = self.seat
        total = ALLIANCE * g.allies[seat].bit_count() + MARRIAGE * g.weddings[seat].bit_count()
        total += CORE * g.cores[seat].bit_count() + DISPUTE * g.disputed[seat].bit_count()
        if g.curia or g.rome >= 0:
            total += 0.5 * (g.curia.count(seat) + (g.rome == seat))
            if controller(g) == seat:
                total += catholics(g)
            if trusted(g) == seat:
                total += 0.8 * self.span * min(TRUSTED_MOST, catholics(g) - 1)
        if g.realm[seat] == g.emperor:
            total += g.authority
        merchants = sum(node >= 0 for node in g.merchants[3 * seat : 3 * seat + 3])
        return total + MERCHANT * merchants

    def wanted(self, g: Europa) -> int:
        """Units that it wants on the board."""
        return GARRISON + HOST * min(2, g.wars[self.seat].bit_count())

    def army(self, g: Europa) -> float:
        seat = self.seat
        units = land_units(g, seat)
        fit = min(units, self.wanted(g))
        afloat = ships(g.fleet[seat]) + sum(
            (loose >> 4 * seat & 15) for column in (g.ships, g.guards) for loose in column if loose
        )
        spare = SPARE_UNIT * min(units - fit, 8)
        leaders = sum(person != NONE for person in g.generals[3 * seat : 3 * seat + 3]) + (g.admiral[seat] != NONE)
        return (
            UNIT * fit + spare + SHIP * min(afloat, FLEET) + SPARE_SHIP * max(0, afloat - FLEET)
            + FREE_MAN * (g.available[seat] + manpower(g, seat)) + 0.1 * leaders
        )  # fmt: skip

    @property
    def regained(self) -> float:
        """What a point of tax of one's own in others' hands costs besides."""
        return LOST * (min(self.rounds, LONGEST) + 1)

    def calm(self, g: Europa) -> float:
        seat = self.seat
        total = -sum(trouble.cost(self.rounds) for trouble in troubles(g, seat).values())
        lost = g.towns[seat] & taken(g)
        if lost:
            total -= self.regained * worth(g, lost)
        land = g.start.board.land
        for area, number in enumerate(g.rebels):
            if number and land.in_area[area] & (g.towns[seat] | g.vassals[seat]):
                total += REBEL * number
        return total

    def aims(self, g: Europa) -> float:
        """What aims and the goals of the scenario promise, and room for new ones."""
        room = self.room * max(0, HELD - len(g.missions[self.seat]))
        return sum(self.hopes(g).values()) + goals.hopes(g, self.seat, self.rounds) + room

    @property
    def room(self) -> float:
        """What it is worth that another mission can be chosen in the next round."""
        return NEXT * min(2, self.rounds - 1)

    def hopes(self, g: Europa) -> dict[tuple[str, int], float]:
        """What missions in hand and milestones on the table promise, by how near they are."""
        seat, lists, found = self.seat, g.start.lists, {}
        s = scene(g, seat)
        for mission in g.missions[seat]:
            if mission >= 0:
                card = lists.missions[mission]
                found["mission", mission] = (card.prestige + self.next_aim) * nearness(s, card.condition, self.rounds)
        for stone, seats in zip(g.milestones, g.reached, strict=True):
            if seat not in seats and len(seats) < len(STONES):
                points = STONES[len(seats)] + REWARD
                found["milestone", stone] = points * nearness(s, lists.milestone[stone].condition, self.rounds)
        return found

    @property
    def next_aim(self) -> float:
        """What a mission brings besides Prestige: its reward, and room for the next one while there is time for it."""
        return REWARD + self.room

    @property
    def colonial(self) -> float:
        """What a colonial claim is worth: a colonist a round, and a town in time; in the end nothing."""
        return COLONIAL_CLAIM * min(1.0, (self.rounds - 1) / 3)

    @property
    def settler(self) -> float:
        return COLONIST * min(1.0, (self.rounds - 1) / 3)

    def claims(self, g: Europa) -> float:
        seat = self.seat
        distant = g.start.board.land.distant
        total = self.colonial * (g.claims[seat] & distant).bit_count() + self.settler * g.colonists[seat]
        near = (g.claims[seat] & ~distant).bit_count()
        if near and not self.last:
            total += CLAIM * min(near, 3) + 0.01 * claim_tokens_left(g, seat)
        return total

    def war(self, g: Europa) -> float:
        seat = self.seat
        total = IDLE_CASUS * (g.casus[seat] & ~g.wars[seat]).bit_count()
        if g.wars[seat]:
            total += AT_WAR + 0.5 * AT_WAR * (g.wars[seat].bit_count() - 1)
        return total


def _lasting(books: Accounts) -> int:
    """The rows of the accounts that come again; units and ships can be sent home."""
    return books.net - books.pay - books.ships


def outward(g: Europa, seat: int) -> float:
    """What anybody sees of how a seat fares, roughly: for comparing rivals."""
    towns = g.towns[seat] & ~taken(g)
    return (
        g.prestige[seat] + 1.3 * worth(g, towns) + 0.6 * worth(g, g.vassals[seat]) + LEVEL * g.stability[seat]
        + ALLIANCE * g.allies[seat].bit_count() + MARRIAGE * g.weddings[seat].bit_count() - g.interest[seat]
        + 0.4 * POWER * sum(g.power[3 * seat : 3 * seat + 3]) + 0.5 * DUCAT * min(g.ducats[seat], 40)
        + UNREST * own_unrest(g, seat).bit_count() + IDEA * g.ideas[seat].bit_count()
    )  # fmt: skip
