"""What is before the table just now: a battle, an event that is carried out, trade cards, a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.reading import members
from ..cards.effects import Resolve
from ..cards.playing import Playing
from ..cards.words.control import Either, May
from ..diplomacy.deals import Deal
from ..peace.talks import MakePeace
from ..round.reducing import Reduce
from ..round.turn import Act
from ..state import NONE
from ..trade.market import offer_of
from ..trade.strength import trade_power
from ..trade.trading import Trade
from ..vocabulary import VERBS
from ..voyages.exploring import NUMBERS, SetSail, is_empty, unclaimed, voyages
from ..war.battle.clash import NOTHING, Clash, Kinds
from ..war.declaring import Declaration
from ..war.siege import Siege, besiegers
from .lands import own_army
from .mats import court
from .odds import percent
from .scribe import Scribe
from .table import action, action_card, event_head, event_lines, idea, milestone, mission

TELLERS = {
    "mission": mission,
    "idea": idea,
    "milestone": milestone,
    "army": own_army,
    "card": action_card,
}
"""What is told in full when it is to be chosen."""


def scenes(s: Scribe) -> Iterator[str]:
    """Of the frames that are open, what a player must see to answer; the outermost first."""
    shown = NONE
    for frame in s.g.stack:
        if isinstance(frame, Clash):
            yield from battle(s, frame)
        elif isinstance(frame, Trade):
            yield from trade(s, frame)
        elif isinstance(frame, Siege):
            yield siege(s, frame)
        elif isinstance(frame, Declaration) and frame.chosen:
            yield s.say("declaration", realm=s.side(frame.seat), realms=s.things("realm", frame.chosen))
        elif isinstance(frame, Deal):
            yield from deal(s, frame)
        elif isinstance(frame, Playing):
            yield s.say("playing", card=s.thing("deed", frame.deed), action=action(s, frame.deed))
        elif isinstance(frame, Resolve) and frame.memory.event not in (NONE, shown):
            shown = frame.memory.event
            yield s.say("resolving", event=event_head(s, shown))
            yield from (f"  {line}" for line in event_lines(s, shown))
    yield from ways(s)
    if isinstance(s.g.decision, SetSail) and s.seat >= 0:
        yield from shores(s)
    if isinstance(s.g.decision, MakePeace):
        yield from occupations(s)
    if isinstance(s.g.decision, Reduce) and s.seat >= 0:
        yield court(s, s.seat)
    if not isinstance(s.g.decision, Act):
        yield from in_question(s)


def ways(s: Scribe) -> Iterator[str]:
    """What a card lets its player choose between, or do, in full: the choices have but a few words."""
    decision = s.g.decision
    if isinstance(decision, Either):
        for place, effect in enumerate(decision.effects):
            yield s.say("way", number=place + 1, effects=s.cards.effects((effect,)))
    elif isinstance(decision, May):
        yield s.say("may", effects=s.cards.effects(decision.effects))


def shores(s: Scribe) -> Iterator[str]:
    """What could be discovered from each distant zone that a ship can sail to, by the number on the die (5.1)."""
    g, land = s.g, s.g.start.board.land
    for zone in dict.fromkeys(zone for _, zone in voyages(g, s.seat)):
        near = list(members(unclaimed(g, s.seat, g.start.board.sea.shores[zone])))
        printed = {area: list(members(land.in_area[area] & g.start.side.printed)) for area in near}
        empty = {number: [a for a in near if any(is_empty(g, p) and land.number[p] == number for p in printed[a])]
                 for number in range(1, NUMBERS + 1)}  # fmt: skip
        owned = [area for area in near if any(not is_empty(g, province) for province in printed[area])]
        one, two, three = (s.things("area", areas) for areas in empty.values())
        yield s.say("shore", zone=s.thing("zone", zone), one=one, two=two, three=three, owned=s.things("area", owned))


def occupations(s: Scribe) -> Iterator[str]:
    """What everybody holds of others, while peace is made."""
    for seat in s.order():
        if s.g.occupied[seat]:
            yield s.say("occupies", realm=s.side(seat), provinces=s.mask("province", s.g.occupied[seat]))


def in_question(s: Scribe) -> Iterator[str]:
    """The missions, ideas, milestones, armies and cards between which the reader has to choose, told in full."""
    g = s.g
    if g.decision is None or s.seat < 0 or not g.decision.waiting >> s.seat & 1:
        return
    met = []
    for choice in g.offered(s.seat):
        for (_, kind), thing in zip(VERBS[choice.verb], choice.args, strict=True):
            if kind in TELLERS and (kind, thing) not in met:
                met.append((kind, thing))
                yield TELLERS[kind](s, thing)


def battle(s: Scribe, clash: Clash) -> Iterator[str]:
    """Both sides with units, dice and what has been rolled."""
    place = s.thing("zone" if clash.sea else "area", clash.place)
    yield s.say("battle", place=place, round=clash.round)
    kind = "ship" if clash.sea else "unit"
    for side, message in enumerate(("attack", "defence-side")):
        parties = [f"{s.realm(party)}: {_kinds(s, kind, clash.units(s.g, party))}" for party in clash.sides[side]]
        dice = _kinds(s, "die", clash.dice[side]) if clash.dice[side] != NOTHING else s.say("dice-later")
        yield "  " + s.say(message, parties="; ".join(parties), dice=dice, hits=clash.hits[side])
    if all(clash.total(s.g, side) for side in (0, 1)):
        yield "  " + s.say("chance", percent=percent(s.g, clash, 0))


def _kinds(s: Scribe, kind: str, numbers: Kinds) -> str:
    """How many there are of each."""
    return s.listed(
        s.say("counted", thing=s.thing(kind, thing), number=number) for thing, number in enumerate(numbers) if number
    )


def siege(s: Scribe, frame: Siege) -> str:
    """Where it is laid, what is besieged so far and how many units that takes, each for a point of power."""
    number = besiegers(s.g, frame.seat, frame.area, frame.chosen)
    provinces = s.mask("province", frame.chosen)
    return s.say("siege", area=s.thing("area", frame.area), provinces=provinces, number=number, free=int(frame.free))


def trade(s: Scribe, frame: Trade) -> Iterator[str]:
    """The cards that lie open: goods, income by row, nodes with key provinces."""
    g = s.g
    yield s.say("trade-cards", realm=s.side(frame.seat))
    for card in frame.cards:
        one = g.start.trade[card]
        yield "  " + s.say(
            "trade-card",
            trade=s.thing("trade", card),
            low=one.income[0][0],
            middle=one.income[0][1],
            high=one.income[0][2],
            more=", ".join(map(str, one.income[1])),
        )
        for offer in one.offers:
            keys = ", ".join(f"{s.thing('province', province)} +{power}" for province, power in offer.key)
            second = f"; {s.say('secondary', node=s.thing('node', offer.secondary))}" if offer.secondary >= 0 else ""
            yield "    " + s.say(
                "trade-node",
                node=s.thing("node", offer.node),
                keys=keys or s.say("none"),
                power=trade_power(g, frame.seat, offer),
                second=second,
            )
    if frame.card >= 0:
        offer = offer_of(g, frame.card, frame.node)
        yield "  " + s.say("trading", trade=s.thing("trade", frame.card), node=s.thing("node", offer.node))


def deal(s: Scribe, frame: Deal) -> Iterator[str]:
    """What a deal says so far."""
    mine, theirs = s.side(frame.seat), s.side(frame.other)
    items = []
    if frame.alliance:
        items.append(s.say("deal-alliance"))
    if frame.deck != NONE:
        items.append(s.say("deal-marriage", deck=s.thing("deck", frame.deck)))
    if frame.ducats:
        payer = mine if frame.ducats > 0 else theirs
        items.append(s.say("deal-ducats", realm=payer, number=abs(frame.ducats)))
    for province, price, seller in frame.sales:
        items.append(s.say("deal-sale", realm=s.side(seller), province=s.thing("province", province), number=price))
    yield s.say("deal", realm=mine, to=theirs, items=s.listed(items), dip=frame.dip)
