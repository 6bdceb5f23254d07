"""Follies of Europa Universalis."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.titles.europa.board.nearness import adjacent
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.bot.balance import season
from theatrum.titles.europa.cards.effects import Pick
from theatrum.titles.europa.court.tracks import town_tax
from theatrum.titles.europa.court.treasury import LOAN, REPAID
from theatrum.titles.europa.diplomacy.deals import Draft, building
from theatrum.titles.europa.peace.camps import estate
from theatrum.titles.europa.round.reducing import Reduce
from theatrum.titles.europa.round.turn import Act
from theatrum.titles.europa.shown.scene import paid
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.trade.income import ASHAMED
from theatrum.titles.europa.trade.trading import UNUSED
from theatrum.titles.europa.unrest.unrest import own_unrest
from theatrum.titles.europa.war.calls import calling
from theatrum.titles.europa.war.movement.march import Step as Marching
from theatrum.titles.europa.war.movement.marching import marching
from theatrum.titles.europa.war.recruiting.recruit import Muster

from ..common.follies import Folly, Step, Story, each

RICH = 12
HOARDED = 9
"""Points of a kind of power that the next income will run over."""
SPARE, RESTLESS = 4, 3
HARMS = ("unrest_any", "rebels", "rebels_spread", "pirate")
"""Effects that nobody wants at home."""


# -- wars


def war_for_nothing(story: Story) -> Iterator[int]:
    """War is declared on realms that nobody plays, and nothing of theirs is ever occupied till it is peace (10.1)."""
    begun: dict[tuple[int, ...], int] = {}
    coveted: dict[int, int] = {}
    for number, step in enumerate(story):
        g: Europa = step.after
        for war, first in begun.items():
            if g.occupied[g.seat_of(war[0])] & coveted[first]:
                coveted[first] = 0
        for event in step.events:
            if event.name == "declared-war" and step.choice.verb in ("attack", "done"):
                if g.seat_of(event.args[1]) < 0:
                    begun[event.args] = number
                    coveted[number] = coveted.get(number, 0) | estate(step.before, event.args[1])
            elif event.name == "war-ended" and event.args in begun:
                first = begun.pop(event.args)
                if coveted[first] and first not in begun.values():
                    yield first


def hopeless_attack(story: Story) -> Iterator[int]:
    """Units march into twice as many (9.5, 9.7)."""
    for number, step in enumerate(story):
        if step.choice.verb not in ("step", "ferry"):
            continue
        sizes = {event.name: event.args[1] for event in step.events if event.name in ("attacks", "defends")}
        if 0 < 2 * sizes.get("attacks", 0) <= sizes.get("defends", 0):
            yield number


@each
def paid_for_halting(step: Step) -> bool:
    """An activation on land is paid for and nobody moves, though nobody has barred the way (5.5, 9.4)."""
    if not isinstance(step.question, Marching) or step.choice.verb != "halt":
        return False
    march = marching(step.before)
    return not march.gone and not march.through and not march.shifted and not march.refused


@each
def siege_left_undone(step: Step) -> bool:
    """Who could still besiege something passes (9.8)."""
    return step.choice.verb == "pass" and step.offers("siege") and step.before.wars[step.seat] != 0


@each
def raised_to_be_disbanded(step: Step) -> bool:
    """Units are disbanded though the treasury is full and a war goes on (4.4 A)."""
    if not isinstance(step.question, Reduce) or not step.choice.verb.startswith("disband"):
        return False
    g: Europa = step.before
    return bool(g.wars[step.seat]) and g.ducats[step.seat] > RICH


@each
def far_friend_called(step: Step) -> bool:
    """A player is called to a war none of whose enemies is a neighbour: he can only lose by it (10.1, 11.3)."""
    g: Europa = step.before
    if step.choice.verb != "call" or g.seat_of(step.choice.args[0]) < 0:
        return False
    return not any(adjacent(g, step.choice.args[0], enemy) for enemy in members(calling(g).enemies))


@each
def raised_among_rebels(step: Step) -> bool:
    """Units are raised where twice as many rebels or enemies stand, and have to fight them at once (9.2)."""
    if not isinstance(step.question, Muster) or step.choice.verb != "done":
        return False
    sizes: dict[str, int] = {}
    for event in step.events:
        if event.name in ("attacks", "defends"):
            sizes.setdefault(event.name, event.args[1])
    return 0 < 2 * sizes.get("attacks", 0) <= sizes.get("defends", 0)


@each
def strangers_quarrel(step: Step) -> bool:
    """Who is at peace marches into a fight with rebels where he owns nothing (9.5)."""
    g: Europa = step.before
    if step.choice.verb not in ("step", "ferry") or g.wars[step.seat]:
        return False
    mine = (g.towns[step.seat] | g.vassals[step.seat]) & g.start.board.land.in_area[step.choice.args[0]]
    return not mine and any(event.name == "attacks" for event in step.events)


def war_not_marched_to(story: Story) -> Iterator[int]:
    """In the turn of a declaration of war an army marches out and back again: its way cannot be gone (9.5)."""
    declared, home = -1, -1
    for number, step in enumerate(story):
        g: Europa = step.before
        if any(event.name == "declared-war" and g.seat_of(event.args[0]) == step.seat for event in step.events):
            declared = step.seat
        if step.choice.verb == "end-turn":
            declared = -1
        elif step.choice.verb == "march-army":
            home = g.army_at[3 * step.seat + step.choice.args[0]]
        elif step.choice.verb == "raise":
            home = step.choice.args[1]
        elif step.choice.verb == "step" and step.seat == declared and step.choice.args[0] == home:
            yield number


@each
def rebels_left_alone(step: Step) -> bool:
    """Who could win a town of his own back from rebels passes, with power for it (9.8, 4.3 E)."""
    g: Europa = step.before
    if step.choice.verb != "pass":
        return False
    lost = g.towns[step.seat] & g.rebel_towns
    inside = g.start.board.land.in_area
    return any(choice.verb == "siege" and inside[choice.args[0]] & lost for choice in step.open)


@each
def unrest_left(step: Step) -> bool:
    """Who has military power to spare passes with three towns or more in unrest (5.5, 4.3 I)."""
    g: Europa = step.before
    spare = step.choice.verb == "pass" and step.offers("suppress") and g.power[3 * step.seat + MIL] >= SPARE
    return spare and own_unrest(g, step.seat).bit_count() >= RESTLESS


# -- the treasury and power


@each
def needless_loan(step: Step) -> bool:
    """A loan is taken on one's own turn with a full purse (5.2), and completes no aim that counts the treasury."""
    taken = isinstance(step.question, Act) and step.choice.verb == "borrow"
    return taken and step.before.ducats[step.seat] >= RICH and not reaches_aim(step)


def reaches_aim(step: Step) -> bool:
    """Whether a choice completes a mission or reaches a milestone."""
    own = step.before.realm[step.seat]
    return any(
        event.name in ("mission-completed", "milestone-reached") and event.args[0] == own for event in step.events
    )


@each
def debt_left(step: Step) -> bool:
    """The last turn of the game ends with a loan that could be paid back (4.7)."""
    g: Europa = step.before
    last = season(g).rounds == 1
    full = step.choice.verb == "end-turn" and step.seat in g.passed and g.ducats[step.seat] >= REPAID + LOAN
    return bool(last and full and g.interest[step.seat])


@each
def bankrupt(step: Step) -> bool:
    """A realm goes bankrupt (7.4)."""
    return any(event.name == "bankrupt" for event in step.events)


def stability_given_away(story: Story) -> Iterator[int]:
    """A level of Stability is bought while an event lies open by which its buyer himself then loses one, in the same
    round (5.3): it would have cost less after that."""
    bought: dict[int, tuple[int, tuple[int, ...]]] = {}
    under, taker = -1, -1
    for number, step in enumerate(story):
        if step.choice.verb == "event":
            under, taker = step.choice.args[0], step.seat
        for event in step.events:
            seat = step.before.seat_of(event.args[0]) if event.name in ("stabilized", "stability-fell") else -1
            if event.name == "round":
                bought.clear()
            elif event.name == "stabilized":
                bought[seat] = number, step.before.event_row
            elif event.name == "stability-fell" and seat == taker and seat in bought and under in bought[seat][1]:
                yield bought.pop(seat)[0]


@each
def power_left_to_rot(step: Step) -> bool:
    """Who has as much power of a kind as the mat holds passes though an idea could be had for it (7.1)."""
    if step.choice.verb != "pass":
        return False
    g: Europa = step.before
    kinds = {g.start.lists.idea[choice.args[0]].power for choice in step.open if choice.verb == "develop"}
    return any(g.power[3 * step.seat + kind] >= HOARDED for kind in kinds)


@each
def trade_thrown_away(step: Step) -> bool:
    """A trade is paid for and two ducats are taken though a node would have paid more (5.4), and cost nothing else."""
    if step.choice.verb != "no-trade":
        return False
    return any(pays(step.before, step.seat, *choice.args) for choice in step.open if choice.verb == "trade-at")


def pays(g: Europa, seat: int, number: int, node: int) -> bool:
    """Whether a card pays more than none, without shame or inflation (12.1)."""
    card, ducats = g.start.trade[number], paid(g, seat, number, node)
    dear = (card.shame and g.age >= ASHAMED) or (card.interest and ducats > (town_tax(g, seat) + 1) // 2)
    return ducats > UNUSED and not dear


# -- the court and ties


@each
def empty_throne(step: Step) -> bool:
    """Nobody is crowned though there is somebody (7.2)."""
    return step.choice.verb == "interregnum" and step.offers("crown")


@each
def gift_to_rival(step: Step) -> bool:
    """Ducats are given away for nothing (5.1)."""
    if not isinstance(step.question, Draft) or step.choice.verb != "sign":
        return False
    deal = building(step.before)
    return deal.ducats > 0 and not (deal.alliance or deal.sales or deal.deck >= 0)


@each
def ties_severed(step: Step) -> bool:
    """Influence, claims or alliances are given up for nothing (5.2)."""
    return step.choice.verb == "sever"


@each
def refuses_for_nothing(step: Step) -> bool:
    """An attacked ally is left alone by one who is at peace and armed (11.3)."""
    g: Europa = step.before
    if step.choice.verb != "refuse-call" or not step.question.defensive:
        return False
    return not g.wars[step.seat] and any(g.army_at[army] >= 0 for army in range(3 * step.seat, 3 * step.seat + 3))


def tie_for_tie(story: Story) -> Iterator[int]:
    """A card is paid for that ends an alliance or a marriage to make another (11.2, 11.3): no player loses the tie, and
    no aim is reached by it."""
    played: dict[int, int] = {}
    for number, step in enumerate(story):
        if step.choice.verb == "play":
            played[step.seat] = number
        own = [event for event in step.events if event.args and event.args[0] == step.before.realm[step.seat]]
        for ended, made in (("unwed", "wed"), ("alliance-ended", "allied")):
            left = [event.args[1] for event in own if event.name == ended and step.before.seat_of(event.args[1]) < 0]
            fresh = left and any(event.name == made for event in own)
            if fresh and not reaches_aim(step) and played.get(step.seat, -1) >= number - 3:
                yield number


@each
def harms_itself(step: Step) -> bool:
    """A card strikes one's own land though another's could be chosen (16.3)."""
    if not isinstance(step.question, Pick) or step.question.head not in HARMS:
        return False
    g: Europa = step.before
    land, mine = g.start.board.land, g.towns[step.seat] | g.vassals[step.seat]

    def own(target: int) -> bool:
        if step.choice.verb == "pick-province":
            return bool(mine >> target & 1)
        return step.choice.verb == "pick-area" and bool(land.in_area[target] & mine)

    others = [choice for choice in step.open if not own(choice.args[0])]
    return own(step.choice.args[0]) and bool(others)


@each
def fickle_wish(step: Step) -> bool:
    """The standing wish about claims is changed: nobody gains by that (17.2)."""
    return isinstance(step.question, Act) and step.choice.verb in ("claim-by-hand", "claim-at-once")


BOUNDS: dict[Folly, int] = {
    war_for_nothing: 3,
    hopeless_attack: 1,
    paid_for_halting: 1,
    siege_left_undone: 1,
    far_friend_called: 0,
    raised_among_rebels: 1,
    war_not_marched_to: 1,
    strangers_quarrel: 0,
    rebels_left_alone: 1,
    unrest_left: 4,
    raised_to_be_disbanded: 1,
    needless_loan: 1,
    debt_left: 1,
    bankrupt: 0,
    stability_given_away: 4,
    power_left_to_rot: 2,
    trade_thrown_away: 2,
    empty_throne: 0,
    gift_to_rival: 0,
    ties_severed: 0,
    refuses_for_nothing: 1,
    tie_for_tie: 1,
    harms_itself: 1,
    fickle_wish: 0,
}
"""The most of each that a hundred rounds of stewards may show; 0 is never."""
