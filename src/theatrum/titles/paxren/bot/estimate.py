"""What things are worth to a bank, in points: the races for the victories, cards, empires, wars, fairs."""

from __future__ import annotations

from ..battle import CAMPAIGN_WAR, CRUSADE, attackers, defenders, field_of
from ..cards import EMPIRES
from ..fair import emporium
from ..market import cards_left
from ..ops import printed
from ..state import ROW, Pax, bits
from ..victory import bishops, kings, units
from ..vocabulary import (
    BEHEAD,
    BISHOP,
    CAMPAIGN,
    COMMERCE,
    CORSAIR,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    INQUISITOR,
    LAW,
    OP_KIND,
    PATRON,
    PAWN,
    RELIGIONS,
    RENAISSANCE,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
    WARS,
)

FLORIN = 0.28
EMPIRE = 1.3
CONCESSION = 0.7
CARD = 0.55
"""What a card in the tableau is worth by itself: it works every turn and can be sold."""
OP = {
    INQUISITOR: 0.12, COMMERCE: 0.4, BEHEAD: 0.35, TAX: 0.08, REPRESS: 0.3, VOTE: 0.3, CORSAIR: 0.15, SIEGE: 0.12,
    CAMPAIGN: 0.45,
}  # fmt: skip
IDLE_RACE = 0.45
"""How much of a race counts while its victory is not active."""
PATRON_RACE = 4


class Estimate:
    """Made once a question: counts for all seats, and how near each is to each victory."""

    def __init__(self, g: Pax, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.cards = g.board.cards
        seats = range(g.seats)
        self.left = cards_left(g, 0) + cards_left(g, 1)
        self.kings = [kings(g, s) for s in seats]
        self.offices = [g.concessions(s) for s in seats]
        self.republics = [(g.own[s] & g.republic).bit_count() for s in seats]
        self.prestige = [[g.prestige(s, kind) for kind in range(6)] for s in seats]
        self.bishops = bishops(g, seat)
        self.units = units(g, seat)
        numbers = g.board.numbers
        self.leads = (numbers["lead"][g.seats], numbers["lead_concessions"], numbers["lead_law"])
        self.gaps = [self._gaps(s) for s in seats]
        self.late = 1.0 / (1.0 + self.left / (2.0 * g.seats))

    # -- races

    def _gaps(self, seat: int) -> tuple[int, ...]:
        """How much a seat lacks for each victory, and for the Patrons at the end; 0 and less: enough."""
        law = [p[LAW] for p in self.prestige]
        discovery = [p[DISCOVERY] for p in self.prestige]
        patrons = [p[PATRON] for p in self.prestige]
        imperial, offices, by_law = self.leads
        return (
            holy_gap(self.prestige, self.bishops, self.units, seat),
            max(0, imperial - ahead(self.kings, seat)),
            max(0, offices - ahead(self.offices, seat)) + max(0, 1 - ahead(discovery, seat)),
            max(0, 1 - ahead(self.republics, seat)) + max(0, by_law - ahead(law, seat)),
            max(0, 1 - ahead(patrons, seat)),
        )

    def pull(self, victory: int, seat: int) -> float:
        """How much a step towards a victory is worth to a seat: more as it nears, and once it is active."""
        gap = self.gaps[seat][victory]
        if victory == PATRON_RACE:
            return (0.5 + 1.6 * self.late) / (1 + 0.4 * gap)
        return (1.0 if self.g.active >> victory & 1 else IDLE_RACE) * 2.2 / (1 + gap)

    def standing(self, seat: int) -> float:
        """How well a seat stands, in points."""
        g = self.g
        points = FLORIN * min(g.florins[seat], 12) + 0.3 * len(g.hands[seat])
        points += CARD * (g.own[seat] >> EMPIRES).bit_count()
        points += EMPIRE * self.kings[seat] + EMPIRE * self.republics[seat] + CONCESSION * self.offices[seat]
        for victory, gap in enumerate(self.gaps[seat]):
            if victory == PATRON_RACE:
                points += (1 + 4 * self.late) * (1.5 if gap == 0 else 1.0 / (1 + gap))
            else:
                near = 6.0 if gap == 0 else 3.0 / (1 + gap)
                points += near * (1.0 if g.active >> victory & 1 else IDLE_RACE)
        return points

    def menace(self, seat: int) -> float:
        """How much a rival should be feared: by its best race."""
        gaps = self.gaps[seat]
        best = 0.15
        for victory in range(4):
            lit = 1.0 if self.g.active >> victory & 1 else IDLE_RACE
            best = max(best, lit / (1 + gaps[victory]))
        return best

    def against(self, seat: int) -> float:
        """The sign of doing a seat good: one's own is 1, a rival's is the worse the nearer it is to winning."""
        return 1.0 if seat == self.seat else -(0.3 + 0.6 * self.menace(seat)) / max(1, self.g.seats - 2)

    # -- cards

    def prestige_value(self, card: int, seat: int, republic: bool = False) -> float:
        masks = self.cards.republic_prestige if republic else self.cards.prestige
        value = 0.0
        for kind, mask in enumerate(masks):
            if mask >> card & 1:
                value += self.kind_value(kind, seat)
        return value

    def kind_value(self, kind: int, seat: int) -> float:
        if kind == PATRON:
            return self.pull(PATRON_RACE, seat)
        if kind == LAW:
            return 0.7 * self.pull(RENAISSANCE, seat)
        if kind == DISCOVERY:
            return 0.8 * self.pull(GLOBALIZATION, seat)
        mine = 1 + self.bishops[kind] + self.units[kind]
        share = mine / (3 + sum(self.bishops) + sum(self.units))
        return 1.6 * share * self.pull(HOLY, seat)

    def in_tableau(self, card: int, seat: int) -> float:
        """What a card that lies in a tableau is worth to its bank."""
        g = self.g
        republic = card < EMPIRES and bool(g.republic >> card & 1)
        value = self.prestige_value(card, seat, republic)
        value += max((OP[OP_KIND[op]] for op in printed(g, card)), default=0.0)
        if card >= EMPIRES:
            return value + 0.3
        value += EMPIRE + (0.8 * self.pull(RENAISSANCE if republic else IMPERIAL, seat))
        if g.queen[card]:
            value += self.in_tableau(g.queen[card], seat)
        return value + sum(self.in_tableau(v, seat) for v, lord in enumerate(g.suzerain) if lord == card)

    def to_play(self, card: int) -> float:
        """What playing a card from hand would bring."""
        cards, seat = self.cards, self.seat
        value = self.prestige_value(card, seat)
        if cards.queens >> card & 1:
            kings_ = [e for e in bits(cards.suitors[card]) if self.g.holder[e] < 0]
            if not kings_:
                return value
            value += max(self.gain(e) for e in kings_)
        else:
            value += max((OP[OP_KIND[op]] for op in cards.ops[card]), default=0.0) + 0.2
            value += sum(self.agent_value(agent) for agent in cards.agents[card])
        shot = cards.one_shot[card]
        if shot in WARS:
            value += max((self.war_value(WARS.index(shot), e, card) for e in bits(cards.location[card])), default=0.0)
        return value

    def agent_value(self, agent: int) -> float:
        if agent == PAWN:
            return self.office_value()
        return 0.2 if BISHOP <= agent < BISHOP + 3 else 0.1

    def office_value(self) -> float:
        return CONCESSION * 0.6 + 0.5 * self.pull(GLOBALIZATION, self.seat)

    # -- empires and wars

    def gain(self, empire: int) -> float:
        """What it brings to take an empire, or to turn one's own over."""
        g, seat = self.g, self.seat
        holder = g.holder[empire]
        office = self.office_value()
        if holder == seat:
            now = self.in_tableau(empire, seat)
            turned = EMPIRE + 0.8 * self.pull(RENAISSANCE, seat) + self.prestige_value(empire, seat, True)
            if g.republic >> empire & 1:
                turned = EMPIRE + 0.8 * self.pull(IMPERIAL, seat) + self.prestige_value(empire, seat)
            return turned - now + office
        value = EMPIRE + 0.8 * self.pull(IMPERIAL, seat) + self.prestige_value(empire, seat) + office
        if holder >= 0:
            value -= self.against(holder) * self.in_tableau(empire, holder)
        return value

    def war_value(self, war: int, empire: int, card: int = -1, by: int = -1) -> float:
        """What a war would bring: nothing to speak of unless it is won."""
        g, seat = self.g, self.seat
        attack = attackers(g, seat, war, empire, by, field_of(g, seat, card, war, empire))
        defence = defenders(g, war, empire)
        if war >= CRUSADE and not defence:
            return -1.0
        cost = FLORIN * len(attack) if war == CAMPAIGN_WAR else 0.0
        if len(attack) <= len(defence):
            return -0.4 - cost
        return self.gain(empire) - cost

    # -- fairs

    def fair_value(self, region: int) -> float:
        """The florins a fair would bring, one's own and the others'."""
        g = self.g
        profit = g.board.numbers["profit"][g.seats] + g.coins[region * ROW]
        value = 0.0
        if not g.bankruptcy:
            value += FLORIN
            profit -= 1
        for _, border in g.board.land.routes[emporium(g, region)][1:]:
            if profit <= 0:
                break
            token = g.border[border]
            if token:
                profit -= 1
            if PAWN <= token < BISHOP:
                value += FLORIN * self.against(token - PAWN) if token - PAWN != self.seat else FLORIN
        return value


def ahead(counts: list[int], seat: int) -> int:
    """By how much a seat leads the best of the others."""
    return counts[seat] - max(count for s, count in enumerate(counts) if s != seat)


def holy_gap(prestige: list[list[int]], clergy: list[int], army: list[int], seat: int) -> int:
    """How much a seat lacks for the Holy victory of the religion nearest to it."""
    gaps = []
    for religion in range(len(RELIGIONS)):
        gap = max(0, 1 - ahead([p[religion] for p in prestige], seat))
        gap += max(0, 1 + sum(clergy) - 2 * clergy[religion])
        gaps.append(gap + max(0, 1 + sum(army) - 2 * army[religion]))
    return min(gaps)
