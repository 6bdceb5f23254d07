"""Every event of all four ages is played: its options to their end under the laws, and what its card promises holds.

`events.csv` says what the public facts of a card promise: gains and losses of power (adm, dip, mil), Prestige (pr),
Stability (st) and ducats (du), and what lies where. It is written from those facts."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.choice import Choice
from theatrum.engine.flow import run
from theatrum.titles.europa.actions.event import text
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.cards.effects import Resolve
from theatrum.titles.europa.cards.events import Event
from theatrum.titles.europa.cards.ideas import lay_ideas
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.cards.milestones import lay_milestones
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.court.vocabulary import EVENT
from theatrum.titles.europa.faith.religion import religion_of
from theatrum.titles.europa.setup.dealing import Dealing
from theatrum.titles.europa.setup.scenarios import read_scenarios
from theatrum.titles.europa.state import Europa

from ...each import each
from ..laws import laws
from ..positions import begin, number, seat

EVENTS = read_lists().events
FIGURES = ("adm", "dip", "mil", "pr", "st", "du")
POWER, DUCATS = 5, 60
"""What everybody has before the event."""
REFUSALS = ("decline", "enough", "stay-out", "refuse-call", "done")
LONGEST = 300


def rows() -> list[tuple[str, str, str, str]]:
    lines = Path(__file__).with_name("events.csv").read_text(encoding="utf-8").splitlines()[2:]
    return [(event, option, answer, holds) for event, option, answer, holds in csv.reader(lines)]


def options(event: Event) -> tuple[str, ...]:
    return ("a", "b") if event.options else ("",)


EACH = [(event.id, option) for event in EVENTS.values() for option in options(event)]


@cache
def table(event: str) -> tuple[str, str]:
    """A variant that deals the event, the Grand Campaign first; else one in which its realm plays."""
    card, known = EVENTS[event], read_scenarios()
    first = sorted(known, key=lambda variant: variant.scenario != "2-01")
    deals = [variant for variant in first if any(event in cards for cards in variant.data["events"].values())]
    plays = [variant for variant in first if card.realm in [one.realm for one in variant.seats]]
    found = (deals or plays or first)[0]
    return found.scenario, found.id


def before(event: str) -> tuple[Europa, int]:
    """Everybody has the same means; whoever has the first chair takes it, or the next if it is the event's realm."""
    g = begin(*table(event))
    g.dice = Dice(Generator(1))
    Dealing().decks(g)
    card = EVENTS[event]
    g.age = card.age
    lay_milestones(g)
    lay_ideas(g)
    g.missions = [()] * g.seats
    g.power, g.ducats = [POWER] * (3 * g.seats), [DUCATS] * g.seats
    g.prestige, g.stability = [20] * g.seats, [0] * g.seats
    home = g.seat_of(card.realm) if card.realm >= 0 else -1
    chairs = [place.data["chair"] for place in g.start.seats]
    at = min((one for one in range(g.seats) if one != home), key=chairs.__getitem__)
    g.active = at
    return g, at


def carry_out(g: Europa, at: int, event: str, option: str, answer: str) -> None:
    """The text of the card, without the marks and the ruler that follow it."""
    which = g.start.event_number[event]
    held = tuple(towns | vassals for towns, vassals in zip(g.towns, g.vassals, strict=True))
    g.push(Resolve(at, text(g, which), Memory(EVENT, which, 0, before=held)))
    run(g)
    for _ in range(LONGEST):
        if not g.stack:
            return
        assert g.decision
        who = g.decision.waiting.bit_length() - 1
        g.answer(who, chosen(g.offered(who), option, answer))
    raise AssertionError("it does not end")


def chosen(offers: list[Choice], option: str, answer: str) -> Choice:
    """The option that is wanted; offers of a card are accepted or declined; else the first."""
    liked = (answer,) if answer else REFUSALS
    for offer in offers:
        if offer.id == f"option:{option}" or offer.verb in liked:
            return offer
    return offers[0]


@pytest.mark.rule("europa:16.3")
@each("event option", EACH)
def test_an_event_is_played_to_its_end_under_the_laws(event: str, option: str) -> None:
    """Everything that it offers is accepted."""
    g, at = before(event)
    carry_out(g, at, event, option, "do")
    laws(g)


def figures(g: Europa, at: int) -> dict[str, int]:
    points = (*g.power[3 * at : 3 * at + 3], g.prestige[at], g.stability[at], g.ducats[at])
    return dict(zip(FIGURES, points, strict=True))


def seats(g: Europa, who: str, at: int) -> list[int]:
    if who == "you":
        return [at]
    if who == "all":
        return list(range(g.seats))
    return [g.seat_of(g.emperor) if who == "emperor" else seat(g, who)]


def gained(kind: str, amount: int) -> int:
    """As far as the tracks go."""
    if kind == "st":
        return max(-3, min(3, amount))
    return max(-POWER, min(10 - POWER, amount)) if kind in ("adm", "dip", "mil") else amount


TIES = {
    "claim": ("claims", "area"),
    "war": ("wars", "realm"),
    "ally": ("allies", "realm"),
    "wed": ("weddings", "realm"),
}
"""What a player has, and where or with whom: 'claim castile naples'."""
SPREAD = {"plague": "plague", "outside": "outside", "revolution": "revolution"}
"""Tokens in an area: 'plague austria'."""


def lies(g: Europa, at: int, word: str, *args: str) -> bool:
    """Whether something lies where the card lays it."""
    if word in TIES:
        column, kind = TIES[word]
        return bool(getattr(g, column)[seats(g, args[0], at)[0]] >> number(g, kind, args[1]) & 1)
    if word in SPREAD:
        return bool(getattr(g, SPREAD[word]) >> number(g, "area", args[0]) & 1)
    if word == "faith":
        return religion_of(g, number(g, "area", args[0])) == RELIGIONS.index(args[1])
    if word == "rebel-town":
        return bool(g.rebel_towns >> number(g, "province", args[0]) & 1)
    total = {"rebels-all": sum(g.rebels), "pirates": sum(g.pirates)}
    if word in total:
        return total[word] == int(args[0])
    area = number(g, "area", args[0])
    there = {"rebels": g.rebels[area], "unrest": (g.unrest & g.start.board.land.in_area[area]).bit_count()}
    return there[word] == int(args[1])


@pytest.mark.rule("europa:16.3")
@each("event option answer holds", rows())
def test_an_event_does_what_its_card_promises(event: str, option: str, answer: str, holds: str) -> None:
    g, at = before(event)
    had = [figures(g, one) for one in range(g.seats)]
    carry_out(g, at, event, option, answer)
    for promise in holds.split("; "):
        word, *rest = promise.split()
        if rest[0].rstrip("-+0123456789") not in FIGURES:
            assert lies(g, at, word, *rest), promise
            continue
        for one in seats(g, word, at):
            now = figures(g, one)
            for item in rest:
                kind = item.rstrip("-+0123456789")
                assert now[kind] - had[one][kind] == gained(kind, int(item[len(kind) :])), (promise, one)
