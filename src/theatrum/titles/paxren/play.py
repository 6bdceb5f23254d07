"""E2: playing a card, announcing its one-shot (H, I, J, K, M), then its agents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Question
from .agents import PlaceAgents
from .battle import CRUSADE, WAR_RULE, Battle, attackers, defenders, field_of, fights
from .expansion import Torch, apostasy, no_apostates
from .regime import RegimeChange
from .state import Pax
from .tableau import enter
from .tokens import repress
from .vocabulary import DISCOVERY, RELIGIONS, WARS


def play(g: Pax, seat: int, card: int) -> None:
    """A card goes from the hand to its side of the tableau; a Queen waits for her coronation."""
    g.show(seat, card)
    g.tell("played", seat, card)
    if not g.board.cards.queens >> card & 1:
        enter(g, seat, card)
    g.push(PlayCard(seat, card))


@dataclass(slots=True, eq=False)
class PlayCard(Procedure[Pax]):
    """One-shot first (E2.1), then the agents that did not fight (E2.2)."""

    steps = ("one_shot", "agents", "torch", "old_maid")
    seat: int
    card: int
    war: int = -1  # the war its agents fought in
    bound: bool = False  # its agents must be placed (ruling P45)
    sold: bool = False  # a one-shot on the way out, by an ability

    def one_shot(self, g: Pax) -> None:
        announce(g, self.seat, self.card)

    def agents(self, g: Pax) -> None:
        war = self.war
        left = tuple(agent for agent in g.board.cards.agents[self.card] if war < 0 or not fights(g, agent, war))
        if left and (not self.sold or war >= 0):
            g.push(PlaceAgents(self.seat, self.card, left, self.bound))

    def torch(self, g: Pax) -> None:  # paxren:M3
        if g.active and not self.sold and g.board.cards.torch >> self.card & 1:
            g.ask(Torch(self.seat, self.card), 1 << self.seat)

    def old_maid(self, g: Pax) -> None:  # paxren:I2
        cards = g.board.cards
        if cards.queens >> self.card & 1 and not g.own[self.seat] >> self.card & 1 and not self.sold:
            g.maids[self.seat] |= 1 << self.card
            g.tell("old-maid", self.seat, self.card)


def announce(g: Pax, seat: int, card: int) -> None:
    """Ask whether the one-shot runs, if it can."""
    if any(why is None for _, why in shots(g, seat, card)):
        g.ask(Announce(seat, card), 1 << seat)


@dataclass(slots=True, eq=False)
class Announce(Question[Pax]):
    """Whether a card's one-shot runs, and on what (E2)."""

    rule = "E2"
    seat: int
    card: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.card)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for choice, why in shots(g, seat, self.card):
            if why is None or every:
                yield choice, why
        yield g.lexicon["no-one-shot",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        verb, args = choice.verb, choice.args
        played = g.stack[-1]
        assert isinstance(played, PlayCard)
        played.bound = g.board.second and verb != "no-one-shot"
        if verb == "launch":
            played.war = WARS.index(g.board.cards.one_shot[self.card])
            g.push(Battle(seat, played.war, args[0], self.card))
        elif verb == "crown":
            g.push(RegimeChange(seat, args[0], queen=self.card))
        elif verb == "shift":
            shift(g, seat, args[0])
        elif verb == "apostasy":
            apostasy(g, seat, args)


def shots(g: Pax, seat: int, card: int) -> Iterator[Offer]:
    """What the one-shot of a card could do, with the reasons against it."""
    cards, lexicon = g.board.cards, g.lexicon
    shot, target = cards.one_shot[card], cards.shot_target[card]
    if shot in WARS:
        war, where = WARS.index(shot), cards.location[card]
        for empire in g.board.land.members[where]:
            yield lexicon["launch", empire], no_war(g, seat, card, war, empire)
    elif shot == "coronation":
        for empire in g.board.land.members[cards.suitors[card]]:
            yield lexicon["crown", empire], no_coronation(g, seat, empire)
    elif shot == "trade_shift":
        yield lexicon["shift", target], no_shift(g, seat, card, target)
    elif shot == "apostasy" and (g.sets or g.board.second):  # ruling P32
        first, second = (r for r in range(len(RELIGIONS)) if target >> r & 1)
        why = Reason("no-apostates", "M2") if no_apostates(g, first, second) else None
        yield lexicon["apostasy", first, second], why


def no_war(g: Pax, seat: int, card: int, war: int, empire: int) -> Reason | None:
    """A religious war needs heretics (K1); any war needs an attacker (ruling P11)."""
    if war >= CRUSADE and not defenders(g, war, empire):
        return Reason("no-heretics", "K1", (empire,))
    field = field_of(g, seat, card, war, empire)
    if not field and not attackers(g, seat, war, empire, -1, field):
        return Reason("no-attackers", WAR_RULE[war], (empire,))
    return None


def no_coronation(g: Pax, seat: int, empire: int) -> Reason | None:  # paxren:I
    if g.holder[empire] < 0:
        return None
    single = not (g.republic >> empire & 1 or g.queen[empire])
    if g.board.second and single and g.holder[empire] == seat:  # ruling P75
        return None
    if g.republic >> empire & 1 or not g.gift(seat, g.board.cards.any_king):
        return Reason("not-in-stack", "I", (empire,))
    return None


# -- H: trade shift


def no_shift(g: Pax, seat: int, card: int, slot: int) -> Reason | None:  # paxren:H1
    land = g.board.land
    if land.second_map >> slot & 1 and not g.second_map:
        return Reason("not-on-map", "B5", (slot,))
    if not g.shut >> slot & 1:
        return Reason("emporium-open", "H1", (slot,))
    if slot == land.spice and g.prestige(seat, DISCOVERY) <= (g.board.cards.prestige[DISCOVERY] >> card & 1):
        return Reason("no-discovery", "H1")
    return None


def shift(g: Pax, seat: int, slot: int) -> None:
    """The disc of one emporium moves to the one that was active; a token there is repressed (H1)."""
    land = g.board.land
    closed = next(s for s in land.emporia[land.goods[slot]] if not g.shut >> s & 1)
    g.shut = g.shut & ~(1 << slot) | 1 << closed
    g.tell("shifted", seat, slot, closed)
    if g.city[closed]:
        repress(g, closed, land.slot_empire[closed])
