"""Characters, action cards and ideas (16.3, 6, 7.2, 8)."""

from __future__ import annotations

from typing import Any

from .....engine.choice import Reason
from ...board.ownership import any_of
from ...board.reading import bits, members
from ...court import power, treasury
from ...court.characters import ADVISOR, GENERAL, RULER
from ...court.mortality import remove, weaken
from ...court.offices import crown, install, leave
from ...state import NONE
from .. import ideas
from ..effects import CHOOSING, REFUSED, Choosing, Deed
from ..hands import ASIDE, can_draw, draw, play, take, without
from ..language import Term
from ..scene import GIVEN, word
from .amounts import POWERS

ALL_KINDS = 7


def kinds(deck: Term) -> int:
    """The powers that a word for a deck stands for, as a mask."""
    name = deck[0]  # type: ignore[index]
    return 1 << POWERS[name] if name in POWERS else ALL_KINDS


# -- advisors and generals


def _served(deed: Deed, wanted: int) -> int:
    """The advisor of that kind; without one another."""
    serving = bits(kind for kind in range(3) if deed.g.advisors[3 * deed.seat + kind] >= 0)
    return serving & wanted or serving


def _dismiss(deed: Deed, kind: int) -> None:
    treasury.dismiss(deed.g, deed.seat, kind)
    deed.note(advisor=kind)


@word("effect")
def dismiss(deed: Deed, deck: Term) -> None:
    deed.next(("dismiss_kind", (GIVEN, kinds(deck))))


@word("effect")
def dismiss_all(deed: Deed) -> None:
    for kind in range(3):
        treasury.dismiss(deed.g, deed.seat, kind)


@word("effect")
def gain_of_type(deed: Deed, number: Term) -> None:
    if deed.memory.advisor >= 0:
        power.gain(deed.g, deed.seat, deed.memory.advisor, deed.number(number))


@word("effect")
def dismiss_general(deed: Deed) -> None:
    deed.next(("dismiss_army", (GIVEN, ALL_KINDS)))


def _led(deed: Deed, armies: int) -> int:
    return bits(army for army in members(armies) if deed.g.generals[3 * deed.seat + army] != NONE)


CHOOSING |= {
    "dismiss_kind": Choosing("power", "power", _served, _dismiss, counted=False, why="no-advisor"),
    "dismiss_army": Choosing(
        "army", "army", _led, lambda deed, army: leave(deed.g, deed.seat, GENERAL + army), counted=False
    ),
}


@word("effect")
def appoint_character(deed: Deed) -> None:
    """The character on the card serves for nothing: an advisor the power he is best at, a general a free army."""
    event = deed.g.start.events[deed.memory.event]
    person = deed.g.start.people.number[event.id]
    appoint(deed, person)


def appoint(deed: Deed, person: int) -> None:
    g, seat, skills = deed.g, deed.seat, deed.g.start.people.all[person].skills
    if g.start.people.all[person].leader:
        armies = g.generals[3 * seat : 3 * seat + 3]
        army = armies.index(NONE) if NONE in armies else 0
        leave(g, seat, GENERAL + army)
        install(g, seat, GENERAL + army, person)
        g.tell("appointed-general", g.realm[seat], person, army)
    else:
        kind = skills.index(max(skills))
        leave(g, seat, ADVISOR + kind)
        install(g, seat, ADVISOR + kind, person)
        g.tell("appointed", g.realm[seat], person)


def _pool(deed: Deed, deck: Term, pool: Term) -> int:
    name = pool[0]  # type: ignore[index]
    found: list[int] = []
    for kind in members(kinds(deck)):
        pile = deed.g.discards[kind]
        found += pile[-ASIDE:] if name == "top_five" else pile
    people = deed.g.start.people.all
    return bits(card for card in found if people[card].commander or (name != "generals" and not people[card].leader))


@word("effect")
def appoint_from(deed: Deed, deck: Term, pool: Term) -> None:
    deed.next(("appoint_card", (GIVEN, _pool(deed, deck, pool))))


def _from_discards(deed: Deed, card: int) -> None:
    kind = deed.g.start.people.kind[card]
    deed.g.discards[kind] = without(deed.g.discards[kind], card)
    appoint(deed, card)


CHOOSING["appoint_card"] = Choosing(
    "card", "card", lambda _, cards: cards, _from_discards, counted=False, why="no-character"
)
REFUSED["appoint_from"] = lambda deed, deck, pool: None if _pool(deed, deck, pool) else Reason("no-character", "16.3")

# -- rulers


@word("effect")
def weaken_ruler(deed: Deed, who: Term) -> None:
    for realm in members(deed.who(who)):
        if deed.g.seat_of(realm) >= 0:
            weaken(deed.g, deed.g.seat_of(realm), RULER)


@word("effect")
def discard_ruler(deed: Deed) -> None:
    remove(deed.g, deed.seat, RULER)


@word("effect")
def reject_ruler(deed: Deed) -> None:
    """16.3: neither the ruler on the card nor the one on the throne rules on, when the card has been carried out."""
    deed.note(rejected=True)


@word("effect")
def crown_council(deed: Deed) -> None:
    """The council of the starting card rules again."""
    name = f"start-{deed.realm}-{deed.g.start.variant.side}"
    if name in deed.g.start.people.number:
        crown(deed.g, deed.seat, deed.g.start.people.number[name])
        deed.note(crowned=True)


@word("effect")
def crown_character(deed: Deed) -> None:
    event = deed.g.start.events[deed.memory.event]
    crown(deed.g, deed.seat, deed.g.start.people.number[event.id])
    deed.note(crowned=True, done=True)


def _leaders(deed: Deed, deck: Term) -> int:
    """Leaders in hand, or among the discards of a deck."""
    hand = deck == ("hand",)
    cards = deed.g.hands[deed.seat] if hand else deed.g.discards[kinds(deck).bit_length() - 1]
    return bits(card for card in cards if deed.g.start.people.all[card].leader)


@word("effect")
def crown_from(deed: Deed, deck: Term) -> None:
    """From the hand; or the newest leader among the discards of a deck (E133)."""
    found = _leaders(deed, deck)
    if deck == ("hand",):
        deed.next(("crown_card", (GIVEN, found)))
        return
    kind = kinds(deck).bit_length() - 1
    newest = next((card for card in reversed(deed.g.discards[kind]) if found >> card & 1), NONE)
    if newest >= 0:
        deed.g.discards[kind] = without(deed.g.discards[kind], newest)
        crown(deed.g, deed.seat, newest)
        deed.note(crowned=True)


def _crown_card(deed: Deed, card: int) -> None:
    play(deed.g, deed.seat, card)
    crown(deed.g, deed.seat, card)
    deed.note(crowned=True)


CHOOSING["crown_card"] = Choosing("card", "card", lambda _, cards: cards, _crown_card, counted=False)

# -- action cards


def _drawable(deed: Deed, decks: int) -> int:
    return bits(deck for deck in members(decks) if can_draw(deed.g, deck))


def _draw(deed: Deed, deck: int) -> None:
    take(deed.g, deed.seat, draw(deed.g, deed.seat, deck))


@word("effect", "draw")
def draw_(deed: Deed, deck: Term, number: Term) -> None:
    deed.next(("draw_from", deed.number(number), (GIVEN, kinds(deck))))


CHOOSING["draw_from"] = Choosing("deck", "deck", _drawable, _draw)

# -- ideas


def open_ideas(deed: Deed, decks: int) -> int:
    """Those on display of these powers that the subject lacks and may have."""
    g = deed.g
    return bits(
        idea
        for idea in g.idea_row
        if decks >> g.start.lists.idea[idea].power & 1 and ideas.lacking(g, deed.seat, idea) is None
    )


def _research(deed: Deed, idea: int) -> None:
    ideas.adopt(deed.g, deed.seat, idea)
    deed.next(*((effect) for effect in deed.g.start.lists.idea[idea].instant))


@word("effect")
def research(deed: Deed, idea: Any) -> None:
    if ideas.lacking(deed.g, deed.seat, idea[1]) is None:
        _research(deed, idea[1])


@word("effect")
def research_one(deed: Deed, deck: Term) -> None:
    deed.next(("research_shown", (GIVEN, open_ideas(deed, kinds(deck)))))


@word("effect")
def research_cheaper(deed: Deed, deck: Term, less: Term) -> None:
    number = deed.number(less)
    deed.note(rebate=number)
    deed.next(("research_bought", (GIVEN, _buyable(deed, open_ideas(deed, kinds(deck))))))


def _nothing_to_buy(deed: Deed, deck: Term, less: Term) -> Reason | None:
    rebate = deed.number(less)
    g = deed.g
    for idea in members(open_ideas(deed, kinds(deck))):
        kind = g.start.lists.idea[idea].power
        if power.has(g, deed.seat, kind) >= ideas.cost(g, deed.seat, idea) - rebate:
            return None
    return Reason("no-idea", "8")


REFUSED["research_cheaper"] = _nothing_to_buy


def _buyable(deed: Deed, shown: int) -> int:
    g = deed.g
    return bits(
        idea
        for idea in members(shown)
        if power.has(g, deed.seat, g.start.lists.idea[idea].power)
        >= max(0, ideas.cost(g, deed.seat, idea) - deed.memory.rebate)
    )


def _buy(deed: Deed, idea: int) -> None:
    price = max(0, ideas.cost(deed.g, deed.seat, idea) - deed.memory.rebate)
    power.spend(deed.g, deed.seat, deed.g.start.lists.idea[idea].power, price)
    _research(deed, idea)


def _given(_: Deed, whole: int) -> int:
    return whole


CHOOSING |= {
    "research_shown": Choosing("idea", "idea", _given, _research, counted=False, why="no-idea"),
    "research_bought": Choosing("idea", "idea", _buyable, _buy, counted=False, why="no-idea"),
}
REFUSED["research"] = lambda deed, idea: ideas.lacking(deed.g, deed.seat, idea[1])
REFUSED["research_one"] = lambda deed, deck: None if open_ideas(deed, kinds(deck)) else Reason("no-idea", "8")


@word("effect")
def steal_idea(deed: Deed) -> None:
    """One on display that an opponent has."""
    known = any_of([held for seat, held in enumerate(deed.g.ideas) if seat != deed.seat])
    deed.next(("research_shown", (GIVEN, open_ideas(deed, ALL_KINDS) & known)))


def _nothing_to_steal(deed: Deed) -> Reason | None:
    known = any_of([held for seat, held in enumerate(deed.g.ideas) if seat != deed.seat])
    return None if open_ideas(deed, ALL_KINDS) & known else Reason("no-idea", "8")


REFUSED["steal_idea"] = _nothing_to_steal


@word("effect")
def forget(deed: Deed, idea: Any) -> None:
    ideas.forget(deed.g, deed.seat, idea[1])


@word("effect")
def swap_idea(deed: Deed, old: Term, new: Term) -> None:
    """Gives up one for the other, without Prestige; without either nothing happens."""
    mine = _of(deed, old) & deed.g.ideas[deed.seat]
    fresh = bits(idea for idea in members(_of(deed, new)) if ideas.lacking(deed.g, deed.seat, idea) is None)
    if mine and fresh:
        deed.next(("give_up_idea", (GIVEN, mine)), ("take_up_idea", (GIVEN, fresh)))


def _of(deed: Deed, deck: Term) -> int:
    if deck == ("tolerance",):
        return 1 << deed.g.start.lists.ideas["tolerance"]
    shown = (idea for idea in deed.g.idea_row if kinds(deck) >> deed.g.start.lists.idea[idea].power & 1)
    return bits(shown)


CHOOSING |= {
    "give_up_idea": Choosing(
        "idea", "idea", _given, lambda deed, idea: ideas.forget(deed.g, deed.seat, idea), counted=False
    ),
    "take_up_idea": Choosing(
        "idea", "idea", _given, lambda deed, idea: ideas.take_up(deed.g, deed.seat, idea), counted=False
    ),
}


@word("effect")
def replace_idea(deed: Deed) -> None:
    spare = bits(idea for kind in range(3) for idea in ideas.idle(deed.g, kind))
    deed.next(("replace_shown", (GIVEN, spare)))


@word("effect")
def display_row(deed: Deed) -> None:
    """One more idea of each power is turned over, where any is left."""
    for kind in range(3):
        cards = tuple(n for n in members(deed.g.idea_deck) if deed.g.start.lists.idea[n].power == kind)
        if cards:
            ideas.show(deed.g, kind, cards)


@word("effect")
def redisplay(deed: Deed, number: Term) -> None:
    """Up to so many milestones and ideas on display that nobody has are replaced, one after another."""
    deed.next(("repeat", deed.number(number), ("may", ("redraw_one",))))


@word("effect")
def redraw_one(deed: Deed) -> None:
    """An idle idea, or a milestone that nobody has reached."""
    deed.next(("or", ("replace_idea",), ("replace_milestone",)))


@word("effect")
def replace_milestone(deed: Deed) -> None:
    fresh = (stone for stone, seats in zip(deed.g.milestones, deed.g.reached, strict=True) if not seats)
    deed.next(("replace_stone", (GIVEN, bits(fresh))))


def _replace_stone(deed: Deed, milestone: int) -> None:
    """By another of its kind and age."""
    g = deed.g
    stones = list(g.start.lists.milestones.values())
    same = [n for n, kind in enumerate(stones) if kind == stones[milestone] and n not in g.milestones]
    new = same[g.dice.one_of("milestone", stones[milestone][1], len(same))]
    g.milestones = tuple(new if stone == milestone else stone for stone in g.milestones)
    g.tell("milestone-shown", new)


def _idle_ideas(deed: Deed) -> Reason | None:
    known = any_of(deed.g.ideas)
    shown = (idea for idea in deed.g.idea_row if not known >> idea & 1)
    return None if any(not deed.g.start.lists.idea[idea].basic for idea in shown) else Reason("no-idea", "8")


REFUSED["replace_idea"] = _idle_ideas
REFUSED["replace_milestone"] = lambda deed: None if () in deed.g.reached else Reason("no-target", "16.3")
CHOOSING |= {
    "replace_shown": Choosing(
        "idea", "idea", _given, lambda deed, idea: ideas.discard(deed.g, idea), counted=False, why="no-idea"
    ),
    "replace_stone": Choosing("milestone", "milestone", _given, _replace_stone, counted=False),
}
