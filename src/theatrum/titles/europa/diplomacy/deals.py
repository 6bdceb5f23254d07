"""5.1: Diplomacy between Players (Dyplomacja pomiędzy graczami): a deal is built item by item, then both sign.

The active player lays the deal before another; a deal that is dropped or refused does not use up the turn, but no
other can be begun in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Talk
from ..actions.action import Action
from ..asked import Asked
from ..board.holding import take
from ..board.ownership import capital, core_of, owned, rightful, value
from ..board.reading import members
from ..board.stock import town_for
from ..cards.hands import can_draw, draw
from ..cards.hands import take as into_hand
from ..court import power, prestige, treasury
from ..court.vocabulary import SOLD_CORE
from ..round.once import PROPOSED, mark, marked
from ..state import ADM, DIP, NONE, Europa
from .relations import can_wed, tokens_left
from .ties import ally, wed

STEPS = (1, 5, 10)
"""Ducats are put into a deal in these amounts."""
BRACKET = 10
"""Ducats for which a point of diplomatic power is paid."""
LEAST, MOST = 3, 15
"""The price of a province."""
ASIDE = 1
"""Diplomatic power for talking in secret."""
CORE_LOSS = 2
"""Prestige for each tax of a core that is sold."""
Sale = tuple[int, int, int]
"""A province, its price, the seat that sells it."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if marked(g, seat, PROPOSED):
        why = Reason("one-proposal", "5.1")
    elif not power.has(g, seat, DIP) and not power.has(g, seat, ADM):
        why = Reason("no-power", "5.1", (DIP, 1))
    for other in g.clockwise(seat)[1:]:
        if why is None or every:
            yield g.lexicon["negotiate", g.realm[other]], why


def taken(g: Europa, seat: int, choice: Choice) -> None:
    mark(g, seat, PROPOSED)
    g.push(Deal(seat, g.seat_of(choice.args[0])))


def spend_turn(g: Europa, spent: bool) -> None:
    """Say whether the action of the turn is used up."""
    turn = next((frame for frame in reversed(g.stack) if hasattr(frame, "acted")), None)
    if turn is not None:
        turn.acted = spent


@dataclass(slots=True, eq=False)
class Deal(Procedure[Europa]):
    """What two players agree on; the first proposes, the second signs."""

    steps = ("build", "propose", "fulfil")
    seat: int
    other: int
    alliance: bool = False
    deck: int = NONE  # of the cards that a marriage brings; NONE: no marriage
    ducats: int = 0  # that the proposer gives; below 0: gets
    sales: tuple[Sale, ...] = ()
    signed: bool = False
    at_peace: bool = False  # war does not limit what is agreed as part of a peace (10)
    talked: bool = False  # the two have talked in secret

    def build(self, g: Europa) -> None:
        g.ask(Draft(self.seat), 1 << self.seat)

    def propose(self, g: Europa) -> None:
        if not self.empty:
            self.tell(g)
            g.ask(Sign(self.other), 1 << self.other)

    def fulfil(self, g: Europa) -> None:
        if not self.signed:
            spend_turn(g, False)
            return
        power.spend(g, self.seat, DIP, self.dip)
        if self.alliance:
            ally(g, self.seat, g.realm[self.other])
        self.pay(g)
        self.convey(g)
        if self.deck != NONE:
            self.marry(g)

    @property
    def empty(self) -> bool:
        return not (self.alliance or self.deck != NONE or self.ducats or self.sales)

    @property
    def dip(self) -> int:
        """Diplomatic power that the proposer pays."""
        return self.alliance + (self.deck != NONE) + (abs(self.ducats) + BRACKET - 1) // BRACKET

    def tell(self, g: Europa) -> None:
        g.tell("proposed", g.realm[self.seat], g.realm[self.other])
        self.tell_items(g)

    def tell_items(self, g: Europa) -> None:
        mine, theirs = g.realm[self.seat], g.realm[self.other]
        if self.alliance:
            g.tell("proposed-alliance", mine, theirs)
        if self.deck != NONE:
            g.tell("proposed-marriage", mine, theirs, self.deck)
        if self.ducats:
            payer, payee = (mine, theirs) if self.ducats > 0 else (theirs, mine)
            g.tell("proposed-ducats", payer, payee, abs(self.ducats))
        for province, price, seller in self.sales:
            buyer = g.realm[self.seat + self.other - seller]
            g.tell("proposed-sale", g.realm[seller], buyer, province, price)

    def pay(self, g: Europa) -> None:
        payer, payee = (self.seat, self.other) if self.ducats > 0 else (self.other, self.seat)
        if self.ducats:
            treasury.spend(g, payer, abs(self.ducats))
            treasury.gain(g, payee, abs(self.ducats))

    def convey(self, g: Europa) -> None:
        """Provinces change hands; both pay a point of administrative power for it."""
        for seat in (self.seat, self.other) if self.sales else ():
            power.spend(g, seat, ADM, 1)
        for province, price, seller in self.sales:
            buyer = self.seat + self.other - seller
            loss = CORE_LOSS * value(g, province) if core_of(g, province) == g.realm[seller] else 0
            if not take(g, buyer, province):  # its pieces went to the provinces before this one
                continue
            treasury.spend(g, buyer, price)
            treasury.gain(g, seller, price)
            prestige.gain(g, seller, -loss, SOLD_CORE)

    def marry(self, g: Europa) -> None:
        """Both draw a card of the deck that was named."""
        wed(g, self.seat, g.realm[self.other])
        for seat in (self.seat, self.other):
            if can_draw(g, self.deck):
                into_hand(g, seat, draw(g, seat, self.deck))


def building(g: Europa) -> Deal:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Deal))


@dataclass(slots=True, eq=False)
class Draft(Asked):
    """What does the deal say?"""

    rule = "5.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.realm[building(g).other])

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        deal = building(g)
        at_war = not deal.at_peace and bool(g.wars[seat] or g.wars[deal.other])
        if every or not at_war:
            war = Reason("at-war", "5.1") if at_war else None
            yield from _ties(g, deal, war, every)
            yield from _sales(g, deal, war, every)
        yield from _support(g, deal, every)
        yield from _aside(g, deal, every)
        if not deal.empty:
            yield g.lexicon["sign",], None
        yield g.lexicon["drop-deal",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deal = building(g)
        if choice.verb == "drop-deal":
            deal.alliance, deal.deck, deal.ducats, deal.sales = False, NONE, 0, ()
        elif choice.verb == "talk-aside":
            deal.again()
            deal.talked = True
            power.spend(g, seat, DIP, ASIDE)
            g.tell("talked-aside", g.realm[seat], g.realm[deal.other])
            g.ask(Talk("aside"), 1 << seat | 1 << deal.other)
        elif choice.verb != "sign":
            self.add(g, deal, choice)
            deal.again()

    def add(self, g: Europa, deal: Deal, choice: Choice) -> None:
        if choice.verb == "deal-alliance":
            deal.alliance = True
        elif choice.verb == "deal-marriage":
            deal.deck = choice.args[0]
        elif choice.verb == "deal-give":
            deal.ducats += choice.args[0]
        elif choice.verb == "deal-ask":
            deal.ducats -= choice.args[0]
        else:
            seller = deal.seat if choice.verb == "deal-sell" else deal.other
            g.ask(Price(self.seat, choice.args[0], seller), 1 << self.seat)


def _aside(g: Europa, deal: Deal, every: bool) -> Iterator[Offer]:
    """Optional rule 1: for a point the two talk in secret, once; all other talk is open."""
    if g.options.get("secret_talks") == "yes" and not deal.talked:
        why = _more(g, deal)
        if every or not why:
            yield g.lexicon["talk-aside",], why


def _more(g: Europa, deal: Deal) -> Reason | None:
    """Whether the proposer can pay for one item more."""
    return None if power.has(g, deal.seat, DIP) > deal.dip else Reason("no-power", "5.1", (DIP, deal.dip + 1))


def _ties(g: Europa, deal: Deal, war: Reason | None, every: bool) -> Iterator[Offer]:
    realm = g.realm[deal.other]
    why = war or _more(g, deal) or _unalliable(g, deal)
    if every or not (why or deal.alliance):
        yield g.lexicon["deal-alliance",], why or (Reason("in-the-deal", "5.1") if deal.alliance else None)
    why = war or (_more(g, deal) if deal.deck == NONE else None) or _unweddable(g, deal, realm)
    for deck in range(3):
        if every or not (why or deck == deal.deck):
            yield g.lexicon["deal-marriage", deck], why or (Reason("in-the-deal", "5.1") if deck == deal.deck else None)


def _unalliable(g: Europa, deal: Deal) -> Reason | None:
    if g.allies[deal.seat] >> g.realm[deal.other] & 1:
        return Reason("allied-already", "11.3", (g.realm[deal.other],))
    full = next((s for s in (deal.seat, deal.other) if tokens_left(g, s, g.allies, "alliances") <= 0), NONE)
    return None if full == NONE else Reason("alliances-most", "11.3", (g.allies[full].bit_count(),))


def _unweddable(g: Europa, deal: Deal, realm: int) -> Reason | None:
    if not can_wed(g, deal.seat, realm):
        return Reason("cannot-wed", "11.2", (realm,))
    full = next((s for s in (deal.seat, deal.other) if tokens_left(g, s, g.weddings, "marriages") <= 0), NONE)
    return None if full == NONE else Reason("marriages-most", "11.2", (g.weddings[full].bit_count(),))


def _support(g: Europa, deal: Deal, every: bool) -> Iterator[Offer]:
    """Ducats one way or the other; not beside the sale of provinces."""
    for verb, sign, payer in (("deal-give", 1, deal.seat), ("deal-ask", -1, deal.other)):
        for step in STEPS:
            why = _unpayable(g, deal, deal.ducats + sign * step, payer) if deal.ducats * sign >= 0 else None
            if deal.ducats * sign < 0 and not every:
                continue
            if every or not why:
                yield g.lexicon[verb, step], why or (Reason("in-the-deal", "5.1") if deal.ducats * sign < 0 else None)


def _unpayable(g: Europa, deal: Deal, ducats: int, payer: int) -> Reason | None:
    if deal.sales:
        return Reason("sale-or-support", "5.1")
    if g.ducats[payer] < abs(ducats):
        return Reason("no-ducats", "5.1", (abs(ducats),))
    need = deal.dip - (abs(deal.ducats) + BRACKET - 1) // BRACKET + (abs(ducats) + BRACKET - 1) // BRACKET
    return None if power.has(g, deal.seat, DIP) >= need else Reason("no-power", "5.1", (DIP, need))


def _sales(g: Europa, deal: Deal, war: Reason | None, every: bool) -> Iterator[Offer]:
    """Provinces whose buyer has a claim on their area."""
    area_of = g.start.board.land.area_of
    for verb, seller, buyer in (("deal-sell", deal.seat, deal.other), ("deal-buy", deal.other, deal.seat)):
        for province in members(owned(g, g.realm[seller])):
            if (g.claims[buyer] | g.cores[buyer]) >> area_of[province] & 1:
                why = war or _unsellable(g, deal, province, buyer)
                if every or not why:
                    yield g.lexicon[verb, province], why


def _unsellable(g: Europa, deal: Deal, province: int, buyer: int) -> Reason | None:
    if deal.ducats:
        return Reason("sale-or-support", "5.1")
    if any(sold == province for sold, _, _ in deal.sales):
        return Reason("in-the-deal", "5.1")
    if province == capital(g, rightful(g, province)):
        return Reason("capital-unsold", "21")
    poor = next((seat for seat in (deal.seat, deal.other) if not power.has(g, seat, ADM)), NONE)
    if poor != NONE:
        return Reason("no-power", "5.1", (ADM, 1))
    if purse(g, deal, buyer) < LEAST:
        return Reason("no-ducats", "5.1", (LEAST,))
    return None if town_for(g, buyer, province) else Reason("no-town-left", "2.2")


def purse(g: Europa, deal: Deal, buyer: int) -> int:
    """Ducats that a buyer has left for one more province."""
    return g.ducats[buyer] - sum(price for _, price, seller in deal.sales if seller != buyer)


@dataclass(slots=True, eq=False)
class Price(Asked):
    """For how much does a province change hands?"""

    rule = "5.1"
    province: int
    seller: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.province)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        deal = building(g)
        buyer = deal.seat + deal.other - self.seller
        for price in range(LEAST, MOST + 1):
            if price <= purse(g, deal, buyer):
                yield g.lexicon["price", price], None
            elif every:
                yield g.lexicon["price", price], Reason("no-ducats", "5.1", (price,))

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        building(g).sales += ((self.province, choice.args[0], self.seller),)


@dataclass(slots=True, eq=False)
class Sign(Asked):
    """Does the other player sign?"""

    rule = "5.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.realm[building(g).seat])

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["accept-deal",], None
        yield g.lexicon["refuse-deal",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deal = building(g)
        deal.signed = choice.verb == "accept-deal"
        g.tell("deal-signed" if deal.signed else "deal-refused", g.realm[deal.seat], g.realm[seat])


ACTION = Action(("negotiate",), False, offers, taken)
