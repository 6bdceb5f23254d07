"""Words that lead through a card: permission, price, alternatives, conditions, repetition, choices to remember."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...asked import Asked
from ...state import NONE, Europa
from ..covert import Covert, Watch
from ..effects import CHOOSING, REFUSED, Choosing, Deed, deed_of, refusal, refusal_of_all
from ..language import Statement, Term
from ..scene import GIVEN, TABLES, word
from ..vocabulary import POWER_MOVED
from .amounts import afford, charge, is_amount

# -- permission


@word("effect")
def may(deed: Deed, *effects: Any) -> None:
    """Nobody is asked about what he cannot do; realms nobody plays always agree."""
    if _may(deed, *effects) is not None:
        deed.note(done=False)
    elif deed.seat < 0:
        deed.note(done=True)
        deed.next(*effects)
    else:
        deed.g.ask(May(deed.seat, effects), 1 << deed.seat)


def _may(deed: Deed, *effects: Any) -> Reason | None:
    """Effects that follow one another begin with the first that applies: what an `if` leaves out bars nothing."""
    met = (effect for effect in effects if effect[0] != "if" or deed.holds(effect[1]))
    return refusal(deed, next(met, effects[0]))


@dataclass(slots=True, eq=False)
class May(Asked):
    """Does a player do what a card permits?"""

    rule = "16.3"
    effects: tuple[Any, ...]

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.start.names["effect"].index(told(self.effects)))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["do",], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, seat)
        deed.note(done=choice.verb == "do")
        if choice.verb == "do":
            deed.next(*self.effects)


def told(effects: tuple[Any, ...]) -> str:
    """The word that tells what a group of effects is about: what is bought rather than its price, what is done in any
    case rather than what may be left out."""
    head, *given = next((effect for effect in effects if effect[0] != "if"), effects[0])
    if head in ("do", "may", "repeat", "if", "pay", "covert"):
        inner = tuple(part for part in given if isinstance(part, tuple) and not is_amount(part) and is_effect(part))
        return told(inner) if inner else str(head)
    moved = f"{head}_{given[0][0]}" if len(given) == 1 and isinstance(given[0], tuple) else ""
    return moved if moved in POWER_MOVED else str(head)


# -- price


@word("effect")
def pay(deed: Deed, *terms: Any) -> None:
    price, effects = _price(terms)
    if afford(deed, price) is not None:
        deed.note(done=False)
        return
    deed.next(*effects)
    charge(deed, price)


def _pay(deed: Deed, *terms: Any) -> Reason | None:
    price, effects = _price(terms)
    return afford(deed, price) or (_may(deed, *effects) if effects else None)


def _price(terms: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The amounts, and what they buy."""
    split = next((at for at, term in enumerate(terms) if not is_amount(term)), len(terms))
    return terms[:split], terms[split:]


def is_effect(term: Any) -> bool:
    return term[0] in CHOOSING or term[0] in TABLES["effect"]


# -- alternatives


@word("effect")
def or_(deed: Deed, *effects: Any) -> None:
    """What cannot be done is closed; with one way left nobody is asked."""
    open_ = [effect for effect in effects if refusal(deed, effect) is None]
    if len(open_) > 1 and deed.seat >= 0:
        deed.g.ask(Either(deed.seat, effects), 1 << deed.seat)
    elif open_:
        deed.note(done=True)
        deed.next(open_[0])
    else:
        deed.note(done=False)


def _or(deed: Deed, *effects: Any) -> Reason | None:
    return refusal_of_all(deed, effects)


@dataclass(slots=True, eq=False)
class Either(Asked):
    """Which of several effects does a player choose?"""

    rule = "16.3"
    effects: tuple[Any, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        deed = deed_of(g, seat)
        for place, effect in enumerate(self.effects):
            why = refusal(deed, effect)
            if why is None or every:
                yield g.lexicon["either", place, g.start.names["effect"].index(told((effect,)))], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, seat)
        deed.note(done=True)
        deed.next(self.effects[choice.args[0]])


# -- conditions and repetition


@word("effect")
def do(deed: Deed, *effects: Any) -> None:
    deed.next(*effects)


@word("effect")
def at_last(deed: Deed, *effects: Any) -> None:
    deed.frame.to_come += tuple((deed.realm, effect) for effect in effects)


@word("effect")
def if_(deed: Deed, condition: Term, *effects: Any) -> None:
    """What stands after `else` is left out when the condition holds."""
    if deed.holds(condition):
        rest = deed.frame.to_come
        if rest and rest[0][1][0] == "else":
            deed.frame.to_come = rest[1:]
        deed.next(*effects)


def _if(deed: Deed, condition: Term, *effects: Any) -> Reason | None:
    return refusal(deed, effects[0]) if deed.holds(condition) else Reason("not-so", "16.3")


@word("effect")
def else_(deed: Deed, *effects: Any) -> None:
    deed.next(*effects)


@word("effect")
def repeat(deed: Deed, number: Term, *effects: Any) -> None:
    times = deed.number(number)
    if times > 0:
        deed.next(*effects, ("and_again", times - 1, *effects))


@word("effect")
def and_again(deed: Deed, number: int, *effects: Any) -> None:
    """Who has declined is not asked again."""
    if effects[0][0] != "may" or deed.memory.done:
        deed.next(("repeat", number, *effects))


@word("effect")
def covert(deed: Deed, *effects: Any) -> None:
    """6.2: a covert action: it goes on unless counterespionage stops it."""
    deed.g.push(Intrigue(deed.seat, effects))


@dataclass(slots=True, eq=False)
class Intrigue(Covert):
    """What an event lets a player do in secret."""

    steps = ("watch", "act")
    seat: int
    effects: tuple[Any, ...]

    def watch(self, g: Europa) -> None:
        g.push(Watch(self.seat, g.start.intrigue))

    def act(self, g: Europa) -> None:
        if not self.stopped:
            deed_of(g, self.seat).next(*self.effects)


REFUSED |= {
    "repeat": lambda deed, _, *effects: _may(deed, *effects),
    "may": _may,
    "pay": _pay,
    "or": _or,
    "if": _if,
    "do": _may,
    "covert": _may,
}


# -- what is remembered


def _all(_: Deed, whole: int) -> int:
    return whole


def _chosen(deed: Deed, area: int) -> None:
    deed.note(chosen=1 << area)


def _realm(deed: Deed, realm: int) -> None:
    deed.note(realms=1 << realm, done=True)


def _more_realms(deed: Deed, realm: int) -> None:
    deed.note(realms=deed.memory.realms | 1 << realm)


def _player(deed: Deed, realm: int) -> None:
    deed.note(player=realm)


def _others(deed: Deed, whole: int) -> int:
    return whole & ~deed.memory.realms


CHOOSING |= {
    "choose": Choosing("areas", "area", _all, _chosen, counted=False),
    "choose_realm": Choosing("realms", "realm", _all, _realm, counted=False),
    "choose_more_realms": Choosing("realms", "realm", _others, _more_realms, once=True),
    "choose_player": Choosing("who", "realm", _all, _player, counted=False),
}


@word("effect")
def choose_realms(deed: Deed, number: Term, *realms: Term) -> None:
    deed.note(realms=0)
    deed.next(("choose_more_realms", number, *realms))


@word("effect")
def choose_some(deed: Deed, least: Term, most: Term, *areas: Term) -> None:
    deed.note(chosen=0)
    deed.next(("choose_more", deed.number(least), deed.number(most), (GIVEN, deed.areas(*areas))))


@word("effect")
def choose_more(deed: Deed, least: int, most: int, areas: Term) -> None:
    left = deed.areas(areas) & ~deed.memory.chosen
    if most > 0 and left:
        deed.g.ask(ChooseMore(deed.seat, least, most, left), 1 << deed.seat)


@dataclass(slots=True, eq=False)
class ChooseMore(Asked):
    """Which further area is chosen, or are these enough?"""

    rule = "16.3"
    least: int
    most: int
    areas: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.most)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in range(self.areas.bit_length()):
            if self.areas >> area & 1:
                yield g.lexicon["pick-area", area], None
        if self.least <= 0:
            yield g.lexicon["enough",], None
        elif every:
            yield g.lexicon["enough",], Reason("not-enough", "16.3", (self.least,))

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "pick-area":
            deed = deed_of(g, seat)
            deed.note(chosen=deed.memory.chosen | 1 << choice.args[0])
            deed.next(("choose_more", self.least - 1, self.most - 1, (GIVEN, self.areas)))


@word("effect")
def note(deed: Deed, *areas: Term) -> None:
    deed.note(noted=deed.memory.noted | deed.areas(*areas))


# -- each chooses an option for himself


@word("effect")
def choose_option(deed: Deed) -> None:
    options = deed.g.start.events[deed.memory.event].options
    deed.g.ask(OwnOption(deed.seat, options), 1 << deed.seat)


@dataclass(slots=True, eq=False)
class OwnOption(Asked):
    """Which option does a player choose for himself?"""

    rule = "16.3"
    options: tuple[tuple[Statement, ...], ...]

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], deed_of(g, self.seat).memory.event)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from open_options(deed_of(g, seat), self.options, every)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, seat)
        option = choice.args[0]
        votes = [*(deed.memory.votes or (NONE,) * g.seats)]
        votes[seat] = option
        deed.note(votes=tuple(votes))
        g.tell("chose-option", g.realm[seat], deed.memory.event, option)
        deed.frame.to_come = (*((g.realm[seat], statement) for statement in self.options[option]), *deed.frame.to_come)


# -- the options of an event


@word("effect")
def option(deed: Deed) -> None:
    """The taker chooses A or B (16.3)."""
    deed.g.ask(EventOption(deed.seat), 1 << deed.seat)


def unpaid(deed: Deed, statements: tuple[Any, ...]) -> Reason | None:
    """The price of an option that the chooser cannot pay."""
    for subject, effects in statements:
        if deed.who(subject) == 1 << deed.realm:
            for effect in effects:
                if effect[0] == "pay" and (why := afford(deed, _price(effect[1:])[0])):
                    return why
    return None


def open_options(deed: Deed, options: tuple[Any, ...], every: bool) -> Iterator[Offer]:
    """Who cannot pay for one must choose the other, if he can pay for that."""
    whys = [unpaid(deed, statements) for statements in options]
    for number, why in enumerate(whys):
        if None not in whys or why is None:
            yield deed.g.lexicon["option", number], None
        elif every:
            yield deed.g.lexicon["option", number], why


@dataclass(slots=True, eq=False)
class EventOption(Asked):
    """Which of its two options does an event have?"""

    rule = "16.3"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], deed_of(g, self.seat).memory.event)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        deed = deed_of(g, seat)
        yield from open_options(deed, g.start.events[deed.memory.event].options, every)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, seat)
        g.tell("chose-option", g.realm[seat], deed.memory.event, choice.args[0])
        statements = g.start.events[deed.memory.event].options[choice.args[0]]
        deed.frame.to_come = (*((deed.realm, statement) for statement in statements), *deed.frame.to_come)
