"""Cards that lie open: events, ideas, milestones, a power struggle; and the reader's own hand and missions."""

from __future__ import annotations

from collections.abc import Iterator

from ..aims.milestones import PRESTIGE
from ..aims.missions import eligible
from ..aims.struggles import points_of
from ..board.reading import bits
from ..cards.battle import read_actions
from ..cards.conditions import progress
from ..cards.ideas import cost as idea_cost
from ..cards.language import Term
from ..cards.pricing import cost
from ..court.people import BACKS
from .mats import POWERS, character, deed, die
from .scribe import Scribe

ROLES = ("leader", "ruler", "advisor")


# -- events


def events(s: Scribe) -> Iterator[str]:
    """Those that are face up, each with what lies on it and both options."""
    for event, ducats in zip(s.g.event_row, s.g.event_ducats, strict=True):
        yield event_head(s, event, ducats)
        yield from (f"  {line}" for line in event_lines(s, event))
    if s.g.events_down:
        yield s.say("events-down", number=s.g.events_down)


def event_head(s: Scribe, event: int, ducats: int = 0) -> str:
    card = s.g.start.events[event]
    parts = [s.say("event-ducats", number=ducats)] if ducats else []
    if card.realm >= 0:
        parts.append(s.say("event-of", realm=s.realm(card.realm)))
    if card.symbol:
        parts.append(s.say("event-symbol", symbol=s.words.thing("symbol", card.symbol)))
    parts += [s.words.thing("mark", mark) for mark in card.marks]
    name = s.thing("event", event)
    return f"{name} ({'; '.join(parts)})" if parts else name


def event_lines(s: Scribe, event: int) -> list[str]:
    """What the card says, and whom it brings."""
    card = s.g.start.events[event]
    lines = s.cards.event(card)
    if "character" in card.data:
        roles = ", ".join(s.say(f"role-{role}") for role in card.data["character"]["roles"])
        lines.append(s.say("brings", person=character(s, s.g.start.people.number[card.id]), roles=roles))
    return lines


# -- ideas, milestones, struggle


def ideas(s: Scribe) -> Iterator[str]:
    """Those on display."""
    return (idea(s, number) for number in s.g.idea_row)


def idea(s: Scribe, number: int) -> str:
    """What an idea costs the reader, what it needs and brings, who has it."""
    g = s.g
    card = g.start.lists.idea[number]
    has = [s.side(seat) for seat in range(g.seats) if g.ideas[seat] >> number & 1]
    needs = s.say("idea-needs", count=len(card.needs), ideas=s.things("idea", card.needs))
    return s.say(
        "idea",
        idea=s.thing("idea", number),
        cost=idea_cost(g, s.seat, number) if s.seat >= 0 else card.cost,
        power=s.say(POWERS[card.power]),
        needs=f"; {needs}" if card.needs else "",
        brings=idea_brings(s, number),
        has=f"; {s.say('known-to', count=len(has), realms=s.listed(has))}" if has else "",
    )


def idea_brings(s: Scribe, idea: int) -> str:
    card, name = s.g.start.lists.idea[idea], s.g.start.names["idea"][idea]
    parts = [
        s.say("a-round", what=f"+{number} {s.say(power)}")
        for power, number in zip(POWERS, card.brings, strict=True)
        if number
    ]
    if card.ducats:
        parts.append(s.say("a-round", what=s.say("ducats", number=card.ducats)))
    if card.prestige:
        parts.append(s.say("a-round", what=s.say("prestige", number=card.prestige)))
    if card.while_ is not None:
        parts.append(s.say("while", condition=s.cards.condition(name, card.while_)))
    if card.instant:
        parts.append(s.say("at-once", what=s.cards.texts.get((name, "effects")) or s.cards.effects(card.instant)))
    note = f"text-idea-{name}"
    if s.words.has(note):
        parts.append(s.words.say(note))
    return "; ".join(parts)


def milestones(s: Scribe) -> Iterator[str]:
    """Those on the table that can be reached."""
    return (milestone(s, stone) for stone in s.g.milestones)


def milestone(s: Scribe, stone: int) -> str:
    """What it asks for and brings, who has reached it, how far the reader has come."""
    g = s.g
    card, key = g.start.lists.milestone[stone], g.start.names["milestone"][stone]
    seats = g.reached[g.milestones.index(stone)] if stone in g.milestones else ()
    return s.say(
        "milestone",
        name=s.thing("milestone", stone),
        condition=s.cards.condition(key, card.condition),
        reward=s.cards.does(key, "reward", card.reward) or s.say("none"),
        prestige=PRESTIGE[len(seats)] if len(seats) < len(PRESTIGE) else 0,
        reached=f"; {s.say('reached', realms=s.listed(map(s.side, seats)))}" if seats else "",
        progress=_progress(s, card.condition) if s.seat not in seats else "",
        history=s.cards.history[key],
    )


def _progress(s: Scribe, condition: Term) -> str:
    if s.seat < 0:
        return ""
    have, need = progress(s.g, s.seat, condition)
    return f"; {s.say('progress', have=have, need=need)}"


def struggles(s: Scribe) -> Iterator[str]:
    """Those that are being fought out and the next one: where, and what they would bring everybody now."""
    g = s.g
    for number in (*g.fought, *g.struggles[:1]):
        name, card = tuple(g.start.lists.struggles.items())[number]
        yield s.say(
            "struggle" if number in g.fought else "struggle-to-come",
            name=s.thing("struggle", number),
            areas=s.mask("area", bits(card.areas)) or s.say("none"),
            points=", ".join(f"{s.side(seat)} {points_of(g, seat, number)}" for seat in s.order()),
        )
        yield from (f"  {line}" for line in s.cards.lines(name, "reward", card.reward))


# -- the reader's own


def hand(s: Scribe) -> Iterator[str]:
    """His cards: what each does for which price, and who is on it."""
    g = s.g
    for card in (*g.hands[s.seat], *g.unpaid[s.seat]):
        if card >= BACKS:
            yield action_card(s, card)
            yield from (f"  {line}" for line in to_display(s, deed(s, card)))
    for card, _ in g.shown[s.seat]:
        yield from displayed(s, card)


def action_card(s: Scribe, card: int) -> str:
    """What a card does for which price, and who is on it; somebody on no action card by what he can do."""
    if s.g.start.deed_of_card[card] < 0:
        return character(s, card)
    return s.say(
        "card-unpaid" if card in s.g.unpaid[s.seat] else "card",
        card=s.thing("deed", deed(s, card)),
        action=action(s, deed(s, card)),
        deck=s.thing("deck", s.g.start.people.kind[card]),
        person=on_card(s, card),
    )


def to_display(s: Scribe, which: int) -> Iterator[str]:
    """What can be done with a card once it is on display."""
    deeds = s.g.start.lists.deeds
    if deeds[which].uses:
        for other, use in enumerate(deeds):
            if use.kind == deeds[which].kind and use.takes:
                yield s.say("display-action", deed=s.thing("deed", other), uses=use.takes, action=action(s, other))


def action(s: Scribe, which: int) -> str:
    """What playing or using a card costs and does."""
    act = s.g.start.lists.deeds[which]
    price = ", ".join(s.amount(kind, number) for kind, number in cost(s.g, s.seat, which) if number)
    does = s.cards.does(act.id, "effects", act.effects)
    if act.uses:
        others = [other for other, use in enumerate(s.g.start.lists.deeds) if use.kind == act.kind and use.takes]
        does = s.say("displays", uses=act.uses, actions=", ".join(s.thing("deed", other) for other in others))
    if which == s.g.start.counter:
        does = s.say("counters")
    does = "; ".join(part for part in (does, *in_battle(s, act.kind)) if part)
    kinds = [s.say(kind) for kind, holds in (("minor", act.minor), ("covert", act.covert)) if holds]
    return ": ".join(part for part in (", ".join([price or s.say("free"), *kinds]), does) if part)


def in_battle(s: Scribe, kind: str) -> Iterator[str]:
    """The dice that a kind of card brings in a battle."""
    found = read_actions().get(s.g.start.lists.actions[kind])
    if found:
        dice = [die(s, kind, number) for kind, number in found.dice]
        yield s.say("in-battle", power=found.power, uses=found.uses, dice=", ".join(dice))


def displayed(s: Scribe, card: int) -> Iterator[str]:
    """The actions of a card that is on display before the reader."""
    kind = s.g.start.lists.deeds[deed(s, card)].kind
    for number, act in enumerate(s.g.start.lists.deeds):
        if act.kind == kind and act.takes:
            yield s.say(
                "use",
                card=s.thing("deed", deed(s, card)),
                deed=s.thing("deed", number),
                uses=act.takes,
                action=action(s, number),
            )


def on_card(s: Scribe, card: int) -> str:
    one = s.g.start.lists.characters[s.g.start.people.ids[card]]
    paid = s.say("price-ducats" if one.role == "advisor" else "price-mil", number=one.cost)
    return f"{s.say(f'role-{one.role}')} {character(s, card)}, {paid}"


def missions(s: Scribe) -> Iterator[str]:
    """Those he holds with how far he has come, then those he could choose."""
    yield from (mission(s, held) for held in s.g.missions[s.seat])
    others = eligible(s.g, s.seat)
    if others:
        yield s.say("missions-open", names=s.things("mission", others))


def mission(s: Scribe, number: int) -> str:
    """What a mission asks for and brings, and how far the reader has come."""
    card = s.g.start.lists.missions[number]
    return s.say(
        "mission",
        name=s.thing("mission", number),
        condition=s.cards.condition(card.id, card.condition),
        prestige=card.prestige,
        reward=s.cards.does(card.id, "reward", card.reward),
        progress=_progress(s, card.condition),
        history=s.cards.history[card.id],
    )
