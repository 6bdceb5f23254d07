"""10: a negotiated peace (Pokój negocjowany): one player builds it item by item, the other signs the whole or nothing.

It names one of the terms, but for vassalization and annexation, and who has won, if anybody. Under a status quo either
side returns provinces for ducats or lets them be liberated. Diplomacy between the two, and ties that one of them
severs, are part of the same deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..board.reading import members
from ..diplomacy.deals import Deal, Draft
from ..diplomacy.severing import desert
from ..diplomacy.ties import drop_claim, remove_influence, spheres
from ..state import NONE, Europa
from .concluding import white_peace
from .gains import under_way
from .imposing import impose
from .names import CONVERSION, HUMILIATION, STATUS_QUO, SUCCESSION, WHITE
from .status_quo import StatusQuo, put_in, unequal
from .terms import unmet

ONE_SIDED = (HUMILIATION, CONVERSION, SUCCESSION)
ITEMS = ("return-province", "liberate-province", "cede-province", "regain-province")
ALLIANCE, CLAIM, CUBE = range(3)
Tie = tuple[int, int]
"""What kind of tie is severed, and with which realm or where."""


@dataclass(slots=True, eq=False)
class Treaty(Deal):
    """A peace that two players agree on."""

    term: int = NONE
    victor: int = NONE  # a realm
    returned: int = 0
    ceded: int = 0
    regained: int = 0
    freed: int = 0
    severer: int = NONE  # the seat that severs ties
    severed: tuple[Tie, ...] = ()

    def build(self, g: Europa) -> None:
        self.at_peace = True
        g.ask(TreatyDraft(self.seat), 1 << self.seat)

    @property
    def empty(self) -> bool:
        return self.term == NONE

    def tell(self, g: Europa) -> None:
        mine, theirs = g.realm[self.seat], g.realm[self.other]
        g.tell("treaty-proposed", mine, theirs, self.term)
        if self.victor != NONE:
            g.tell("treaty-victor", self.victor)
        for name, provinces in (
            ("treaty-returns", self.returned), ("treaty-exchanges", self.ceded | self.regained),
            ("treaty-liberates", self.freed),
        ):  # fmt: skip
            for province in members(provinces):
                g.tell(name, province)
        for kind, tie in self.severed:
            names = ("treaty-ends-alliance", "treaty-drops-claim", "treaty-withdraws")
            g.tell(names[kind], g.realm[self.severer], tie)
        self.tell_items(g)

    def fulfil(self, g: Europa) -> None:
        if self.signed:
            Deal.fulfil(self, g)
            self.sever(g)
            self.make_peace(g)

    def sever(self, g: Europa) -> None:
        for kind, tie in self.severed:
            if kind == ALLIANCE:
                desert(g, self.severer, tie, agreed=True)
            elif kind == CLAIM:
                drop_claim(g, self.severer, tie)
            else:
                remove_influence(g, self.severer, tie, 1)

    def make_peace(self, g: Europa) -> None:
        realm = g.realm[self.other]
        if self.term == WHITE:
            white_peace(g, self.seat, realm)
        elif self.term == STATUS_QUO:
            g.push(self.turned(g) if self.victor == realm else self.settlement(g))
        elif self.victor == g.realm[self.seat]:
            impose(g, self.seat, realm, self.term)
        else:
            impose(g, self.other, g.realm[self.seat], self.term)

    def settlement(self, g: Europa) -> StatusQuo:
        """The status quo that is agreed on, as he who proposes it sees it."""
        return StatusQuo(
            self.seat, g.realm[self.other], self.victor, signed=True,
            returned=self.returned, ceded=self.ceded, regained=self.regained, freed=self.freed,
        )  # fmt: skip

    def turned(self, g: Europa) -> StatusQuo:
        """The same as the other side sees it, where that is the victor's: he may give up claims, the loser lay some."""
        return StatusQuo(
            self.other, g.realm[self.seat], self.victor, signed=True,
            returned=self.returned, ceded=self.regained, regained=self.ceded, freed=self.freed,
        )  # fmt: skip


def terms(g: Europa, treaty: Treaty, every: bool) -> Iterator[Offer]:
    """What kind of peace it is; two of them have a victor or none, others only one."""
    mine, theirs = g.realm[treaty.seat], g.realm[treaty.other]
    yield g.lexicon["agree", WHITE], None
    yield g.lexicon["agree", STATUS_QUO], None
    for victor, loser in ((mine, theirs), (theirs, mine)):
        yield g.lexicon["agree-victor", STATUS_QUO, victor], None
        for term in ONE_SIDED:
            why = unmet(g, g.seat_of(victor), loser, term)
            if every or not why:
                yield g.lexicon["agree-victor", term, victor], why


def ties(g: Europa, treaty: Treaty) -> Iterator[Choice]:
    """Ties that one of the two can sever."""
    for seat in (treaty.seat, treaty.other):
        if treaty.severer not in (NONE, seat):
            continue
        for realm in members(g.allies[seat]):
            if (ALLIANCE, realm) not in treaty.severed:
                yield g.lexicon["sever-alliance", g.realm[seat], realm]
        for area in members(g.claims[seat]):
            if (CLAIM, area) not in treaty.severed:
                yield g.lexicon["sever-claim", g.realm[seat], area]
        for area in spheres(g, seat):
            if (CUBE, area) not in treaty.severed:
                yield g.lexicon["sever-influence", g.realm[seat], area]


def provinces(g: Europa, treaty: Treaty, every: bool) -> Iterator[Offer]:
    """Of a status quo: what either side returns for ducats, exchanges or lets go free."""
    peace = treaty.settlement(g)
    open_, mine = peace.open(g), peace.mine(g)
    for province in members(open_):
        yield g.lexicon["return-province", province], None
        if peace.can_free(g, province):
            yield g.lexicon["liberate-province", province], None
        elif every:
            yield g.lexicon["liberate-province", province], Reason("no-liberation", "10", (province,))
        verb = "cede-province" if mine >> province & 1 else "regain-province"
        yield g.lexicon[verb, province], None


@dataclass(slots=True, eq=False)
class TreatyDraft(Draft):
    """What does the treaty say?"""

    rule = "10"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        treaty = under_way(g, Treaty)
        if treaty.term == NONE:
            yield from terms(g, treaty, every)
            yield g.lexicon["drop-deal",], None
            return
        if treaty.term == STATUS_QUO:
            yield from provinces(g, treaty, every)
        for choice in ties(g, treaty):
            yield choice, None
        why = unequal(g, treaty.settlement(g))
        for choice, closed in Draft.offers(self, g, seat, every):
            if choice.verb != "sign" or every or not why:
                yield choice, closed or (why if choice.verb == "sign" else None)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        treaty = under_way(g, Treaty)
        if choice.verb == "drop-deal":
            treaty.term = NONE
        elif choice.verb in TREATY_VERBS:
            treaty.again()
            self.write(g, treaty, choice)
            return
        Draft.taken(self, g, seat, choice)

    def write(self, g: Europa, treaty: Treaty, choice: Choice) -> None:
        if choice.verb == "agree":
            treaty.term = choice.args[0]
        elif choice.verb == "agree-victor":
            treaty.term, treaty.victor = choice.args
        elif choice.verb in ITEMS:
            put_in(treaty, choice)
        else:
            treaty.severer = g.seat_of(choice.args[0])
            kind = ("sever-alliance", "sever-claim", "sever-influence").index(choice.verb)
            treaty.severed += ((kind, choice.args[1]),)


TREATY_VERBS = ("agree", "agree-victor", "sever-alliance", "sever-claim", "sever-influence", *ITEMS)
