"""Follies of Pax Renaissance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import wraps

from theatrum.titles.paxren.battle import CAMPAIGN_WAR, attackers, defenders, field_of
from theatrum.titles.paxren.ops import UseOp
from theatrum.titles.paxren.state import Pax
from theatrum.titles.paxren.turn import Act
from theatrum.titles.paxren.victory import met
from theatrum.titles.paxren.vocabulary import COMMERCE, OP_KIND, PAWN, WARS

from ..common.follies import Folly, Step, Story, each

BY_CARD = ("use", "repress", "siege", "sail", "tax", "moor", "preach", "behead")
"""What a card in the tableau does, on a target of the bank's choice or on the only one."""


def in_peace(foolish: Callable[[Step], bool]) -> Folly:
    """A folly only while no victory is active or can be made so: after that a sacrifice may decide the game."""
    return each(wraps(foolish)(lambda step: quiet(step.before) and foolish(step)))


def quiet(g: Pax) -> bool:
    return not g.active and not any(card > 0 and g.board.cards.comet_mask >> card & 1 for card in g.market)


@in_peace
def own_guard_repressed(step: Step) -> bool:
    """A Knight or Rook is repressed, for a florin, in an empire of one's own (paxren:F5)."""
    if step.choice.verb not in ("use", "repress"):
        return False
    told = [event.args for event in step.events if event.name == "repressed"]
    return any(code < PAWN and step.before.holder[empire] == step.seat for code, _, empire in told)


@in_peace
def own_guard_besieged(step: Step) -> bool:
    """A Knight or Rook is killed in an empire of one's own (paxren:F8)."""
    g: Pax = step.before
    if step.choice.verb not in ("use", "siege"):
        return False
    land, at = g.board.land, g.board.border_spot
    killed = [event.args[1] for event in step.events if event.name == "killed"]
    return any(spot < at and g.holder[land.slot_empire[spot]] == step.seat for spot in killed)


@in_peace
def own_office_closed(step: Step) -> bool:
    """A card of one's own takes one's own Concession off the map (paxren:F4, F5, F7)."""
    lost = step.after.concessions(step.seat) < step.before.concessions(step.seat)
    return step.choice.verb in BY_CARD and lost


@in_peace
def own_card_beheaded(step: Step) -> bool:
    """A card of one's own is beheaded (paxren:F3)."""
    victims = [event.args[1] for event in step.events if event.name == "beheaded"]
    return any(step.before.owner(victim) == step.seat for victim in victims)


@each
def own_card_silenced(step: Step) -> bool:
    """A Bishop is sent to a working card of one's own though he could have gone elsewhere (paxren:F1)."""
    g: Pax = step.before
    if step.choice.verb not in ("place-bishop", "preach") or len(step.open) < 2:
        return False
    card = step.choice.args[-1]
    return g.owner(card) == step.seat and g.bishop(card) < 0 and bool(g.board.cards.ops[card])


@each
def action_wasted(step: Step) -> bool:
    """An action is passed though a fair would bring a florin (paxren:D1, G2)."""
    passed = isinstance(step.question, Act) and step.choice.verb == "pass" and step.before.actions > 0
    return passed and step.offers("fair") and not step.before.bankruptcy


@in_peace
def operations_unused(step: Step) -> bool:
    """An action is spent on operations and none is carried out (paxren:E4)."""
    return isinstance(step.question, UseOp) and step.choice.verb == "stop" and not step.before.worked


@in_peace
def florin_left_lying(step: Step) -> bool:
    """Operations end while a card could still take a florin from the market (paxren:F2)."""
    if step.choice.verb != "stop" or not isinstance(step.question, UseOp):
        return False
    return any(choice.verb == "use" and OP_KIND[choice.args[1]] == COMMERCE for choice in step.open)


@in_peace
def war_lost_from_the_start(step: Step) -> bool:
    """A war is begun with no more attackers than defenders (glossary BATTLE, paxren:F9, J, K)."""
    g: Pax = step.before
    if step.choice.verb == "campaign":
        war, by, card = CAMPAIGN_WAR, step.question.card, -1
    elif step.choice.verb == "launch":
        card = step.question.card
        war, by = WARS.index(g.board.cards.one_shot[card]), -1
    else:
        return False
    empire = step.choice.args[0]
    army = attackers(g, step.seat, war, empire, by, field_of(g, step.seat, card, war, empire))
    return len(army) <= len(defenders(g, war, empire))


def sold_at_a_loss(story: Story) -> Iterator[int]:
    """A card goes from hand for less than it cost this turn or the turn before (paxren:E1, E3)."""
    paid: dict[tuple[int, int], tuple[int, int]] = {}  # by seat and card: the turn, and the price less what lay on it
    for number, step in enumerate(story):
        for event in step.events:
            if event.name == "bought":
                seat, card, price, found = event.args
                paid[seat, card] = (step.before.turn, price - found)
            elif event.name == "sold-from-hand":
                turn, price = paid.get((step.seat, event.secret[0]), (-99, 0))
                if turn >= step.before.turn - step.before.seats and price > event.args[1]:
                    yield number


@each
def comet_for_a_rival(step: Step) -> bool:
    """A Comet turns up a victory that a rival has reached and oneself has not (paxren:L1)."""
    if step.choice.verb != "activate" or len(step.open) < 2:
        return False
    g, victory = step.before, step.choice.args[0]
    reached = [seat for seat in range(g.seats) if met(g, seat, victory)]
    return bool(reached) and step.seat not in reached


@each
def victory_not_declared(step: Step) -> bool:
    """A victory could be declared and is not (paxren:L1)."""
    return step.offers("declare") and step.choice.verb != "declare"


@each
def fair_for_a_rival(step: Step) -> bool:
    """A fair that brings a rival at least two florins more than oneself (paxren:G)."""
    shares = Counter[int]()
    for event in step.events if step.choice.verb == "fair" else ():
        if event.name == "fair-pays":
            shares[event.args[0]] += event.args[1]
    return bool(shares) and max(shares.values()) >= shares[step.seat] + 2


@each
def office_given_up(step: Step) -> bool:
    """A Concession is let go though its tax of a florin could be paid twice (paxren:F4)."""
    return step.choice.verb == "give-up" and step.before.florins[step.seat] >= 2


@each
def queen_unwed(step: Step) -> bool:
    """A Queen is played and crowns nobody though a King waits (paxren:I)."""
    return step.choice.verb == "no-one-shot" and step.offers("crown")


@each
def office_left_out(step: Step) -> bool:
    """A Concession could be opened on an empty border and is not (paxren:E2.2)."""
    offices = [choice.args[0] for choice in step.open if choice.verb == "open-office"]
    return step.choice.verb in ("leave-out", "no-office") and any(not step.before.border[border] for border in offices)


@each
def own_office_falls_first(step: Step) -> bool:
    """Of several tokens that could fall, one's own Concession does (glossary BATTLE)."""
    if step.choice.verb != "fall" or step.choice.args[0] != PAWN + step.seat:
        return False
    return any(choice.args[0] != PAWN + step.seat for choice in step.open)


BOUNDS: dict[Folly, int] = {
    own_guard_repressed: 2,
    own_guard_besieged: 2,
    own_office_closed: 2,
    own_card_beheaded: 0,
    own_card_silenced: 10,
    action_wasted: 0,
    operations_unused: 4,
    florin_left_lying: 0,
    war_lost_from_the_start: 2,
    sold_at_a_loss: 16,
    comet_for_a_rival: 0,
    victory_not_declared: 0,
    fair_for_a_rival: 8,
    office_given_up: 0,
    queen_unwed: 0,
    office_left_out: 0,
    own_office_falls_first: 0,
}
"""The most of each that 24 steward games may show; 0 is never."""
