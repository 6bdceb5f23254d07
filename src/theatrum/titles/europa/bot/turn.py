"""What the steward thinks of a turn's frame: events, passing, cards in hand, the national focus."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from ..actions.event import ruler_of
from ..board.ownership import base_tax
from ..cards.pricing import cost, of_card
from ..cards.scene import Memory, Scene
from ..cards.words.control import OwnOption
from ..court.characters import ADVISOR, holder
from ..court.treasury import LOAN, REPAID
from ..diplomacy.subjugation import targets
from ..round.turn import Act, current, places, rewards
from ..state import NONE
from .ahead import follows
from .balance import ALLIANCE, CARD, POWER, SIEGES, USE
from .dues import shaken
from .estimate import Estimate, Reasons, Weights
from .host import Host
from .levies import rescue
from .texts import of_effect, of_event, of_texts

OWED = 0.35
"""An event has to be taken anyway (4.2); the first to take one has the choice."""
CHOICE = 0.65
"""How much better an event is than the others counts now: one has to be taken, and this may be gone later."""
LAST_USE = 0.05
"""A use of a displayed card, when there is hardly time for it."""
ENDED = 0.15
RESTS = 0.1
"""Passing before the others leaves them less time."""
OPTION = 0.6
"""How much the text of an option counts beside what surely follows from it."""
NEVER = -5.0
HEIR = 1.4
"""A leader in the hand of whoever has a weak ruler, and no other."""
BEST_CARD = 2.5
OFFICE = 0.5
"""How often a card is an advisor who can be paid."""
FREED = 0.6
"""A place for another ally."""
TOO_SOON = 1.5
"""Stability that will fall soon waits."""
FULL = 10
"""Ducats with which nobody borrows more for men."""
TRUSTED = 2
"""Loans after which none is taken for men: five are the end (7.4)."""


def passing(e: Estimate, _d: Any) -> Reasons:
    """The sooner one passes, the more ducats; what is left to be done is weighed by itself."""
    place = len(e.g.passed)
    paid = (*rewards(e.g), 0)
    now = paid[place] if place < places(e.g) else 0
    later = paid[place + 1] if now else 0
    yield RESTS + e.ducat * (now - later) * 0.6, "passes", now


def end_turn(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    """Rather than something that is of no use."""
    yield ENDED, "stays"


# -- events


def event(e: Host, _d: Any, event: int) -> Reasons:
    values = {each: promise(e, each) for each in e.g.event_row}
    mean = sum(values.values()) / len(values)
    yield OWED, "event-owed"
    yield CHOICE * (values[event] - mean) + 0.1 * values[event], "event-text", event
    ducats = e.g.event_ducats[e.g.event_row.index(event)]
    if ducats:
        yield e.ducat * ducats, "event-ducats", ducats


def promise(e: Host, event: int) -> float:
    """What an event would bring, with the ruler on it."""
    return of_event(e, event, e.seat) + throne(e, event)


def throne(e: Host, event: int) -> float:
    """What a new ruler is better than the old one; another's must not take him."""
    seat, person = ruler_of(e.g, event)
    if seat < 0:
        return 0.0
    gain = 0.85 * POWER * e.span * better(e, seat, person)
    return gain if seat == e.seat else -0.3 * max(0.0, gain) * e.rivalry[seat]


def better(e: Estimate, seat: int, person: int) -> int:
    people, ruler = e.g.start.people.all, e.g.ruler[seat]
    return sum(people[person].skills) - (sum(people[ruler].skills) if ruler >= 0 else 3)


def option(e: Host, decision: Any, option: int) -> Reasons:
    """Both what is written there and what surely follows."""
    number = decision.subject(e.g)[1]
    text = e.g.start.events[number].options[option]
    taker = e.seat if isinstance(decision, OwnOption) or e.g.active < 0 else e.g.active
    yield OPTION * of_texts(e, text, taker), "event-text", number
    yield from ((0.6 * float(weight), *rest) for weight, *rest in follows(e, e.g.lexicon["option", option]))


# -- cards


def card_worth(e: Host, card: int) -> float:
    """What an action card in the hand is good for: its character or its deed."""
    if card in e.cards:
        return e.cards[card]
    person = e.g.start.people.all[card]
    best = 0.0
    if not person.leader:
        kind = person.deck
        old = holder(e.g, e.seat, ADVISOR + kind)
        gain = person.skills[kind] - (e.g.start.people.all[old].skills[kind] if old >= 0 else 0)
        best = 0.85 * POWER * e.span * gain - e.ducat * person.cost * (1 + 0.8 * (e.span - 1))
        best += office(e, kind) if old < 0 else 0.0
    elif e.g.ruler[e.seat] == NONE:
        best = 2.0
    elif e.g.ill[e.seat] & 1 and not heirs(e) - {card} and not e.last:
        best = HEIR
    elif person.commander and e.foes:
        best = 0.4
    best = max(best * 0.8, min(1.2, deed_worth(e, of_card(e.g, card)) * 0.6), 0.0)
    e.cards[card] = min(BEST_CARD, 0.12 + best)
    return e.cards[card]


def heirs(e: Host) -> set[int]:
    """The leaders in the hand: when a ruler dies one of them is crowned at once (7.2)."""
    return {card for card in e.g.hands[e.seat] if e.g.start.people.all[card].leader}


def office(e: Host, kind: int) -> float:
    """What it brings an aim that there is an advisor of a kind, whoever he is."""
    twin = e.possible.clone()
    twin.advisors[3 * e.seat + kind] = e.g.start.people.deck[kind].bit_length() - 1
    return max(0.0, e.aims(twin) - e.hoped)


def deed_worth(e: Host, deed: int) -> float:
    """What a deed of a card brings, less its price."""
    act = e.g.start.lists.deeds[deed]
    scene = Scene(e.g, e.seat, e.realm, Memory())
    total = -sum(price_of(e, kind, number) for kind, number in cost(e.g, e.seat, deed))
    for statement in act.effects:
        total += sum(of_effect(e, scene, effect) for effect in statement.effects)
        if ("subjugate",) in statement.effects:
            total += subjects(e)
    return total + 1.6 * (LAST_USE if e.last else USE) * (act.uses or 0)


def subjects(e: Host) -> float:
    """What subjugation would bring now."""
    return max((subdue(e, realm) for realm in targets(e.g, e.seat)), default=-1.0)


def subdue(e: Host, realm: int) -> float:
    """An ally becomes a vassal: his points go, half his tax comes; a vassal becomes one's own."""
    tax = e.taxes_of.get(realm) or base_tax(e.g, realm)
    if not e.g.allies[e.seat] >> realm & 1:
        return 0.5 * tax * e.land - 0.25 * tax
    return 0.5 * tax * e.land - ALLIANCE + (0.5 * e.land if tax == 1 else FREED)


def price_of(e: Estimate, kind: str, number: int) -> float:
    return number * (e.ducat if kind == "ducats" else e.point)


def play(e: Host, _d: Any, card: int) -> Reasons:
    deed = of_card(e.g, card)
    yield deed_worth(e, deed), "deed", deed
    yield -0.5 * min(0.6, max(0.0, card_worth(e, card) - deed_worth(e, deed) * 0.6)), "keeps-card"


def use(e: Host, _d: Any, _card: int, deed: int) -> Reasons:
    yield deed_worth(e, deed) - USE * e.g.start.lists.deeds[deed].takes, "deed", deed


def keep(e: Host, _d: Any, card: int) -> Reasons:
    yield card_worth(e, card), "card-worth"
    yield -2 * e.ducat - 0.12 * max(0, len(e.g.hands[e.seat]) - 3), "ducats", 2


def discard(e: Host, _d: Any, card: int) -> Reasons:
    yield -card_worth(e, card), "card-worth"


def draw(e: Host, _d: Any, deck: int) -> Reasons:
    """Of the kind that there is power for; in war of the third."""
    yield 0.03 * e.g.power[3 * e.seat + deck] + 0.1 * (deck == 2 and bool(e.foes)), "card-kind"
    if e.g.advisors[3 * e.seat + deck] == NONE:
        yield 0.15 + OFFICE * office(e, deck), "advisor-missing"


def appoint(e: Host, _d: Any, card: int) -> Reasons:
    yield from follows(e, e.g.lexicon["appoint", card])
    yield CARD - 0.1, "card-worth"


def borrow(e: Host, d: Any) -> Reasons:
    """For men who can be raised now; and what follows, but for aims that only seem nearer: borrowed ducats fill a
    treasury and empty it."""
    for reason in follows(e, e.g.lexicon["borrow",]):
        if reason[1] != "aims" or reason[0] < 0:
            yield reason
    raising = e.levying or (isinstance(d, Act) and not current(e.g).acted)
    if raising and e.g.ducats[e.seat] < FULL and e.g.interest[e.seat] < TRUSTED and (gain := rescue(e, LOAN)) > 0:
        yield gain, "army"


def repay(e: Host, _d: Any) -> Reasons:
    """Men who are wanted at once come first."""
    yield from follows(e, e.g.lexicon["repay",])
    if (loss := rescue(e, -REPAID)) < 0:
        yield loss, "army"


def stabilize(e: Host, _d: Any) -> Reasons:
    """A level that an open event may take is bought after it, for less (5.3), while there is time."""
    yield from follows(e, e.g.lexicon["stabilize",])
    open_ = [event for event in e.g.event_row if shaken(e.g, e.seat, event)]
    if open_ and len(e.g.passed) < places(e.g) - 1:
        yield -TOO_SOON, "event-text", open_[0]


def focus(e: Estimate, _d: Any) -> Reasons:
    """Only what would be lost is worth shifting."""
    best = max((gain for gain, _, _ in shifts(e)), default=0.0)
    yield best - 0.3, "focus"


def shifts(e: Estimate) -> list[tuple[float, int, int]]:
    """What the shift of one point from a kind to another gains."""
    found, before = [], e.stock(e.g, e.purse, e.income)
    for source, target in permutations(range(3), 2):
        if e.purse[source] and e.purse[target] < 10:
            held = [*e.purse]
            held[source] -= 1
            held[target] += 1
            found.append((e.stock(e.g, held, e.income) - before, source, target))
    return found


def shift(e: Estimate, _d: Any, source: int, target: int) -> Reasons:
    gain = next((gain for gain, one, other in shifts(e) if (one, other) == (source, target)), 0.0)
    yield gain - 0.02, "focus"


def lead(_e: Host, _d: Any, _army: int) -> Reasons:
    """A ruler in the field may be wounded and die (9.7.5): he is worth more on his throne."""
    yield -0.3, "throne"


def withdraw(_e: Host, _d: Any) -> Reasons:
    """What speaks against leading an army speaks for leaving it."""
    yield 0.1, "throne"


def general(e: Host, _d: Any, card: int, army: int) -> Reasons:
    """Commanders are for wars."""
    here = e.g.army_at[3 * e.seat + army]
    dice = e.g.start.people.all[card].dice[1]
    fights = here >= 0 and bool(e.foes) and e.g.generals[3 * e.seat + army] == NONE
    yield (0.3 * dice if fights and e.prizes else -0.5), "leads"
    cost = e.g.start.people.all[card].cost
    yield -(SIEGES if e.foes else e.point) * cost, "spends", cost


def admiral(_e: Host, _d: Any, _card: int) -> Reasons:
    yield -0.5, "leads"


def transfer(e: Host, _d: Any, source: int, target: int) -> Reasons:
    """From an army that stands nowhere to one that fights."""
    at = 3 * e.seat
    idle = e.g.army_at[at + source] == NONE and e.g.army_at[at + target] >= 0 and bool(e.foes)
    yield (0.1 if idle else -0.3), "leads"


def wish(_e: Estimate, _d: Any) -> Reasons:
    """The rules claim what is fulfilled at once: nothing is better."""
    yield NEVER, "stays"


def needless(_e: Estimate, _d: Any) -> Reasons:
    """A steward neither leaves the game nor has anything to say in secret."""
    yield NEVER, "stays"


def claim_aim(_e: Estimate, _d: Any, _aim: int) -> Reasons:
    yield 5.0, "aims"


WEIGHTS: Weights = {
    "pass": passing, "end-turn": end_turn, "event": event, "option": option, "play": play, "play-minor": play,
    "use": use, "keep": keep, "discard": discard, "lay-aside": discard, "take-in": discard, "draw": draw,
    "appoint": appoint, "borrow": borrow, "repay": repay, "stabilize": stabilize, "focus": focus, "shift": shift,
    "lead": lead, "appoint-general": general, "appoint-admiral": admiral, "move-general": transfer,
    "claim-at-once": wish, "claim-by-hand": wish, "claim-mission": claim_aim, "claim-milestone": claim_aim,
    "leave-game": needless, "talk-aside": needless, "recall-ruler": withdraw,
}  # fmt: skip
