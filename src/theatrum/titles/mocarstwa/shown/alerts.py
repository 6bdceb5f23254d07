"""What somebody at the table would call out: a goal within reach, a capital in danger, a war chest that will not do."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.title import Alert
from ..box.information import CARDS
from ..box.prices import CARD_ATTACK, TAX
from ..box.units import each, size
from ..economy.finance import pay_of
from ..economy.ministries import ministry_of
from ..economy.visit import Visit
from ..land.laying import Fight
from ..land.strength import base_defence
from ..state import Mocarstwa
from ..victory.control import powers_of
from ..victory.progress import Progress, progress
from ..vocabulary import DUCATS, GRAIN, INDEPENDENT, MINISTRIES, NOBODY

TRADE, FINANCE, WAR = (MINISTRIES.index(name) for name in ("trade", "finance", "war"))
MINISTRY_OF = {"prices": TRADE, "plague": WAR}
"""Where the effects of cards in force are felt; the others are in the phases of armies."""


def warn(g: Mocarstwa, seat: int) -> list[Alert]:
    """For a seat, or a spectator (-1)."""
    if g.over or -1 in g.core:
        return []
    found = [*_near_goals(g), *_last_round(g), *_in_force(g)]
    return found + ([*_attacked(g, seat), *_capital(g, seat), *_upkeep(g, seat)] if seat >= 0 else [])


def _near_goals(g: Mocarstwa) -> Iterator[Alert]:
    """Who lacks a single step to everything that a goal of his asks for."""
    for seat in range(g.seats):
        parts = progress(g, seat)
        steps = [part.wanted - part.done for part in parts if part.kind in ("hold", "conquer", "clear", "forts")]
        if not g.out >> seat & 1 and (1 in steps or (g.full and _almost(g, seat, parts))):
            yield Alert("near-goal", (g.core[seat],))


def _almost(g: Mocarstwa, seat: int, parts: list[Progress]) -> bool:
    """Whether a seat of the full game lacks but a capital, or a power in which others hold but one province."""
    lacking = {part.kind: max(0, part.wanted - part.done) for part in parts if part.kind in ("powers", "capitals")}
    if sum(lacking.values()) != 1:
        return False
    mine = (seat, NOBODY)
    others = (
        sum(g.holder[place] not in mine for place in lands)
        for power, lands in enumerate(g.board.lands)
        if g.coat[power] != seat and any(g.holder[place] == seat for place in lands)
    )
    return not lacking["powers"] or min(others, default=2) < 2


def _last_round(g: Mocarstwa) -> Iterator[Alert]:
    if g.round == g.limit:
        yield Alert("last-round")


def _in_force(g: Mocarstwa) -> Iterator[Alert]:
    """Cards that change what can be done, those of a ministry in its round: so one knows why it is closed (5.6)."""
    visiting = any(isinstance(frame, Visit) for frame in g.stack)
    for number, _ in g.lasting:
        card = CARDS[number]
        ministry = MINISTRY_OF.get(card.effect)
        if ministry_of(g.round) == ministry if ministry is not None else not visiting:
            yield Alert(f"force-{card.id}")


def _attacked(g: Mocarstwa, seat: int) -> Iterator[Alert]:
    """A battle with cards for a place of the seat's own."""
    for frame in g.stack:
        if isinstance(frame, Fight) and frame.defender == seat:
            yield Alert("attacked", (g.power_of(frame.attacker), frame.to))


def _capital(g: Mocarstwa, seat: int) -> Iterator[Alert]:
    """Enemies beside the capital who have more points than it; or nobody keeps it."""
    capital = g.board.capital[g.core[seat]]
    if g.holder[capital] not in (seat, NOBODY):
        return
    foes = [to for to in g.board.land.neighbours[capital] if g.holder[to] not in (seat, NOBODY, INDEPENDENT)]
    strength = sum(CARD_ATTACK[kind] for to in foes for kind in each(g.units[to]))
    if foes and strength > (base_defence(g, capital) if g.units[capital] else 0):
        yield Alert("capital-threatened", (g.power_of(g.holder[foes[0]]), capital))


def _upkeep(g: Mocarstwa, seat: int) -> Iterator[Alert]:
    """The full game, from Trade on, where goods can still be sold or kept: pay that purse and least tax do not cover,
    or too little grain, before the wheel comes round to them (11.4, 11.6)."""
    ministry = ministry_of(g.round)
    if not g.full or ministry < TRADE or any(isinstance(frame, Visit) for frame in g.stack):
        return
    purse = g.has(seat, DUCATS) + min(TAX) * powers_of(g, seat)
    if ministry <= FINANCE and (short := pay_of(g, seat) - purse) > 0:
        yield Alert("pay-short", (g.round + FINANCE - ministry, short))
    mouths = sum(size(g.units[place]) for place in g.of(seat))
    if (short := mouths - g.has(seat, GRAIN)) > 0:
        yield Alert("grain-short", (g.round + WAR - ministry, short))
