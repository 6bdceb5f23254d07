"""The Empire and the Curia: who leads them, and who has a say."""

from __future__ import annotations

from collections.abc import Iterator

from ..curia.controller import controller, trusted
from ..empire.authority import highest
from ..empire.membership import electors, unlawful
from ..state import NONE
from .scribe import Scribe


def empire(s: Scribe) -> Iterator[str]:
    g = s.g
    if g.emperor == NONE:
        yield s.say("no-empire")
        return
    yield s.say(
        "empire",
        emperor=s.realm(g.emperor),
        authority=g.authority,
        most=highest(g),
        religion=s.thing("religion", g.empire_faith),
        electors=s.mask("area", electors(g)),
    )
    if unlawful(g):
        yield s.say("unlawful", realms=s.mask("realm", unlawful(g)))
    if g.defence:
        yield s.say("defence", realms=s.mask("realm", g.defence))
    if g.guard:
        yield s.say("guard", number=g.guard)


def curia(s: Scribe) -> Iterator[str]:
    g = s.g
    who, rome = controller(g), g.rome
    yield s.say(
        "curia",
        cardinals=s.listed(map(s.side, g.curia)),
        rome=s.side(rome) if rome >= 0 else s.say("nobody"),
        controller=s.side(who) if who >= 0 else s.say("nobody"),
        trusted="yes" if trusted(g) >= 0 else "no",
    )
    if g.crusade != NONE:
        crusaders = [s.side(seat) for seat in range(g.seats) if g.crusaders >> seat & 1]
        yield s.say("crusade", area=s.thing("area", g.crusade), realms=s.listed(crusaders))
