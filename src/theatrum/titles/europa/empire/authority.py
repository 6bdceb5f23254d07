"""18.1: Imperial Authority (Autorytet Cesarski): how it rises and falls, and the action that raises it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..court import power
from ..recall import recall
from ..state import ADM, NONE, Europa
from .membership import electors

MOST = 6


def highest(g: Europa) -> int:
    """One more than the elector areas there are, six at most."""
    return min(MOST, recall(g, electors).bit_count() + 1)


def change(g: Europa, number: int) -> None:
    """Raise or lower it, within its bounds."""
    if g.emperor == NONE:
        return
    after = min(max(0, g.authority + number), highest(g))
    if after != g.authority:
        g.tell("authority-rose" if after > g.authority else "authority-fell", abs(after - g.authority))
        g.authority = after


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    if g.realm[seat] != g.emperor:
        if every:
            yield g.lexicon["authority",], Reason("not-emperor", "18.1")
        return
    why, price = None, g.authority + 1
    if g.authority >= highest(g):
        why = Reason("authority-most", "18.1", (highest(g),))
    elif power.has(g, seat, ADM) < price:
        why = Reason("no-power", "18.1", (ADM, price))
    if why is None or every:
        yield g.lexicon["authority",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, ADM, g.authority + 1)
    change(g, 1)


ACTION = Action(("authority",), False, offers, taken)
