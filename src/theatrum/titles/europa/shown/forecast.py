"""What a choice would bring: what surely follows, the odds of a battle it leads to, what it does to income.

In a list it is told in a few signs: what goes and comes of the seat's means.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine.choice import Choice
from ....engine.flow import Together
from ....engine.forecast import CERTAIN, LIKELY, Fact, Forecast, after
from ..board.nearness import hostile_provinces
from ..board.ownership import strength
from ..board.reading import members
from ..round.accounts import accounts
from ..round.income import gathered
from ..state import Europa
from ..trade.trading import Post, Venture
from ..war.declaring import declaring, penalty
from ..war.forces import land_units
from ..war.siege import Siege, besiegers, why_not
from ..war.units import UNITS
from . import drawing
from .options import means
from .scene import paid

FACTS = {
    "change": "adm:number dip:number mil:number ducats:number interest:number stability:number prestige:number "
    "manpower:number more_adm:number more_dip:number more_mil:number more_ducats:number more_interest:number "
    "more_stability:number more_prestige:number more_manpower:number",
    "enemy": "strength:number stability:number",
    "odds": "mine:number theirs:number percent:number",
    "odds-at-sea": "mine:number theirs:number percent:number",
    "battle": "area mine:number theirs:number percent:number",
    "battle-at-sea": "zone mine:number theirs:number percent:number",
    "siege": "number power:number",
    "siege-open": "number",
    "income": "number purse:number",
    "upkeep": "from:number to:number",
    "power-a-round": "power from:number to:number",
    "leads-with": "die number",
    "leads-with-any": "number",
    "trade-pays": "number",
    "trade-best": "number",
}
"""Of a change what goes, then what comes."""
MISSIONS = ("take-mission", "exchange-mission")
"""Choices of a mission, whose last argument is the one that is taken."""
RESTS = ("pass", "end-turn")
"""Choices after which a player waits for what phase 4 brings."""
COMMANDS = ("appoint-general", "appoint-admiral")
"""Choices of a commander, who is on the card that they name first."""
VOYAGES = ("send-ship", "protect", "push-out", "stay-loose")
"""Choices of a ship that sails before a card is traded with."""


def forecast(g: Europa, seat: int, choice: Choice) -> Forecast:
    """What surely follows; nothing but the own mission where others answer at the same time."""
    if choice.verb in MISSIONS:
        return Forecast(picture=drawing.mission(g, seat, choice.args[-1]))
    if isinstance(g.decision, Together):
        return Forecast()
    if choice.verb == "attack":
        against, war = enemy(g, choice.args[0]), drawing.war(g, seat, choice.args[0])
        return Forecast(facts=(against, *battles(g, war)), brief=against, picture=war)
    later, events = after(g, seat, choice)
    picture = drawing.drawing(g, later, seat, choice)
    earned = trade(g, later, seat, choice)
    told = (*odds(picture), *([earned] if earned else []), *facts(g, later, seat, choice))
    return Forecast(events, told, earned or change(g, later, seat) or next(odds(picture), None), picture)


def facts(g: Europa, later: Europa, seat: int, choice: Choice) -> Iterator[Fact]:
    """The siege that a choice leads to or is made in; the balance of a round, where it changes."""
    for frame in later.stack:
        if isinstance(frame, Siege) and choice.verb in ("siege", "besiege"):
            yield siege(later, frame)
    yield from served(g, later, seat, choice)
    before, now = accounts(g, seat).net, accounts(later, seat).net
    if choice.verb in RESTS:
        yield Fact(LIKELY, "income", (now, later.ducats[seat] + now))
    elif before != now:
        yield Fact(CERTAIN, "upkeep", (before, now))


def served(g: Europa, later: Europa, seat: int, choice: Choice) -> Iterator[Fact]:
    """What power a round brings from now on, where that changes; the dice of who is to command."""
    for kind, (was, will) in enumerate(zip(gathered(g, seat), gathered(later, seat), strict=True)):
        if was != will:
            yield Fact(CERTAIN, "power-a-round", (kind, was, will))
    if choice.verb in COMMANDS:
        kind, number = g.start.people.all[choice.args[0]].dice
        of_kind = kind < len(UNITS)
        yield Fact(CERTAIN, "leads-with" if of_kind else "leads-with-any", (kind, number) if of_kind else (number,))


def trade(g: Europa, later: Europa, seat: int, choice: Choice) -> Fact | None:
    """What a card pays the trader who comes first of equals; of a voyage, what the best card would pay after it."""
    if choice.verb == "trade-at":
        return Fact(LIKELY, "trade-pays", (paid(g, seat, *choice.args),))
    best = voyage(later, seat) if choice.verb in VOYAGES else None
    return None if best is None else Fact(LIKELY, "trade-best", (best,))


def voyage(g: Europa, seat: int) -> int | None:
    """What the best card would pay once a ship has sailed, wherever it may lie; None: it is not sailing to trade."""
    if not isinstance(g.decision, Venture | Post):
        return None
    open_ = [one for one, _ in g.decision.offers(g, seat, every=False) if one.verb not in ("send-ship", "no-trade")]
    if isinstance(g.decision, Venture):
        return max((paid(g, seat, *one.args) for one in open_), default=0)
    return max(voyage(after(g, seat, one)[0], seat) or 0 for one in open_)


def odds(picture: dict[str, Any] | None) -> Iterator[Fact]:
    """Of the battle that a choice leads to or is made in, for whoever takes part."""
    if picture and picture.get("percent") is not None:
        mine, theirs = picture["units"]
        key = "odds-at-sea" if picture["sea"] else "odds"
        yield Fact(LIKELY, key, (sum(mine), sum(theirs), picture["percent"]))


def battles(g: Europa, picture: dict[str, Any]) -> Iterator[Fact]:
    """Of those that a war would begin at once."""
    for battle in picture["battles"]:
        kind = "zone" if battle["sea"] else "area"
        for fact in odds(battle):
            place = g.start.names[kind].index(battle["place"])
            yield Fact(LIKELY, "battle-at-sea" if battle["sea"] else "battle", (place, *fact.args))


def siege(g: Europa, frame: Siege) -> Fact:
    """A siege that is paid for succeeds: what the provinces named so far cost; before any, how many could fall."""
    if frame.chosen:
        cost = besiegers(g, frame.seat, frame.area, frame.chosen) - frame.free
        return Fact(CERTAIN, "siege", (frame.chosen.bit_count(), cost))
    here = hostile_provinces(g, frame.seat) & g.start.board.land.in_area[frame.area]
    open_ = [p for p in members(here) if why_not(g, frame.seat, frame.area, 0, p, frame.free) is None]
    return Fact(CERTAIN, "siege-open", (len(open_),))


def enemy(g: Europa, realm: int) -> Fact:
    """How strong a realm is, and the Stability that war on it costs for want of a casus belli."""
    other = g.seat_of(realm)
    force = land_units(g, other) if other >= 0 else strength(g, realm)
    return Fact(CERTAIN, "enemy", (force, penalty(g, declaring(g), realm)))


def change(g: Europa, later: Europa, seat: int) -> Fact | None:
    """How the means of a seat differ afterwards; None: they do not."""
    differs = [new - old for old, new in zip(means(g, seat), means(later, seat), strict=True)]
    if not any(differs):
        return None
    return Fact(CERTAIN, "change", (*(max(0, -less) for less in differs), *(max(0, more) for more in differs)))
