"""What a choice would bring: odds of fights, purses after a purchase, what is left empty, the field of the wheel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine.choice import Choice
from ....engine.flow import Together
from ....engine.forecast import CERTAIN, LIKELY, WORST, Fact, Forecast, after
from ..box.prices import BY_LEVEL, COSTS, PAY, WHEEL
from ..box.units import size
from ..economy.construction import extension_price
from ..economy.finance import pay_of
from ..economy.ministries import ministry_of
from ..land.dice import Assault
from ..land.laying import Fight
from ..rounds.politics import CHAMBERLAIN, Authority
from ..sea.dice import Broadside
from ..setup.buying import unit_price, work_price
from ..state import Mocarstwa
from ..vocabulary import AUTHORITY, CONTROL, DUCATS, GRAIN, INFORMATION, MINISTRIES, NOBODY
from .odds import Odds, breaks, by_cards, declared, flees, salvo

STRIKES = ("attack", "leap", "land", "salvo", "attack-ship")
"""What declares an attack, with cards."""
PURSE = ("buy", "build", "recruit", "sell", "extend", "exchange")
LEAVES = ("move", "ride", "embark")
EXACT = 9
"""Digits of a sum of chances that are not its error: what cannot fail is certain."""


def percent(share: float) -> int:
    """A chance in whole per cent; nothing that may happen is 0, nothing that may fail 100."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


def forecast(g: Mocarstwa, seat: int, choice: Choice) -> Forecast:
    """All that can be told of a choice as far as its seat can tell."""
    if isinstance(g.decision, Together):
        return _laid(g, seat, choice) if choice.verb == "lay" else Forecast()
    later, events = after(g, seat, choice)
    if choice.verb in STRIKES and g.by_cards:
        told = _battle(later, seat, declared(later, choice.args[-1]), 0)
        return told._replace(facts=(*told.facts, *_moves_over(g, later)))
    if choice.verb == "fight":
        return _battle(g, seat, declared(g, choice.args[0]), 0)
    for frame in reversed(later.stack):
        if isinstance(frame, Assault):
            return _assault(later, seat, frame)
        if isinstance(frame, Broadside):
            return _salvo(frame)
    earned = Fact(CERTAIN, "earns", (later.has(seat, DUCATS) - g.has(seat, DUCATS),)) if choice.verb == "sell" else None
    return Forecast(events, tuple(_facts(g, later, seat, choice)), earned or _price(g, seat, choice))


# -- fights


def _laid(g: Mocarstwa, seat: int, choice: Choice) -> Forecast:
    card = choice.args[0]
    if flees(card):
        return Forecast(facts=(Fact(CERTAIN, "withdraws"),))
    fight = next(frame for frame in reversed(g.stack) if isinstance(frame, Fight))
    return _battle(g, seat, fight, card)


def _battle(g: Mocarstwa, seat: int, fight: Fight, card: int) -> Forecast:
    attacks = fight.attacker == seat
    whole = by_cards(g, seat, fight, card).seen_by(attacks)
    odds = Odds(*(round(share, EXACT) for share in whole))
    attack, defence = fight.base(g)
    facts = [Fact(CERTAIN, "battle-points", (attack, defence, fight.to)), _likely(odds)]
    if odds.win < 1.0 and fight.to < len(g.fort):
        lost = len(fight.force) if attacks else size(g.units[fight.to])
        facts.append(Fact(WORST, "all-fall", (lost,)))
    return Forecast((), tuple(facts), _brief(odds.win), _picture("cards", odds, attack, defence))


def _moves_over(g: Mocarstwa, later: Mocarstwa) -> Iterator[Fact]:
    """The first attack ends all moves: those who have no order yet can but attack (7.5)."""
    waiting = sum(size(units) for place in range(len(g.fort)) for units in (later.fresh[place], later.riding[place]))
    if waiting and not g.assaults:
        yield Fact(WORST, "moves-over", (waiting,))


def _likely(odds: Odds) -> Fact:
    if odds.win in (0.0, 1.0):
        return Fact(CERTAIN, "sure-win" if odds.win else "sure-no-win")
    return Fact(LIKELY, "battle-odds", (percent(odds.win), percent(odds.draw), percent(odds.lose)))


def _brief(chance: float) -> Fact:
    return Fact(LIKELY, "odds", (percent(chance),))


def _picture(kind: str, odds: Odds, attack: int, defence: int) -> dict[str, Any]:
    shares = {name: round(share, 4) for name, share in odds._asdict().items()}
    return {"kind": kind, "attack": attack, "defence": defence} | shares


def _assault(g: Mocarstwa, seat: int, assault: Assault) -> Forecast:
    """Unit against unit: who fails to hit loses nothing (7.7.5)."""
    chance, shelter = breaks(g, assault)
    attacks = g.holder[assault.to] != seat
    odds = Odds(chance, 0.0, 1.0 - chance).seen_by(attacks)
    dice, bonus = assault.force(g)
    facts = [
        Fact(CERTAIN, "throw", (dice, bonus, shelter)),
        Fact(LIKELY, "hit" if attacks else "held", (percent(odds.win),)),
    ]
    if not attacks and size(g.units[assault.to]) == 1:
        facts.append(Fact(WORST, "province-lost", (assault.to,)))
    return Forecast((), tuple(facts), _brief(odds.win), _picture("dice", odds, dice, bonus))


def _salvo(broadside: Broadside) -> Forecast:
    chances = salvo(broadside)
    facts = (Fact(LIKELY, "salvo", tuple(percent(chance) for chance in chances)),)
    odds = Odds(1.0 - chances.miss, 0.0, chances.miss)
    return Forecast(
        (), facts, _brief(odds.win), {"kind": "salvo"} | {k: round(v, 4) for k, v in odds._asdict().items()}
    )


# -- everything else


def _price(g: Mocarstwa, seat: int, choice: Choice) -> Fact | None:
    """What is paid for a purchase in ducats, ore, grain and wood (4.2), with what discoveries save."""
    match choice.verb, choice.args:
        case ("buy", (kind, number)) | ("recruit", (kind, _, number)):
            price = unit_price(g, seat, kind)
        case "build", (work,):
            price, number = work_price(g, seat, work), 1
        case "extend", _:
            price, number = extension_price(), 1
        case _:
            return None
    return Fact(CERTAIN, "price", tuple(number * part for part in price[: len(COSTS)]))


def _facts(g: Mocarstwa, later: Mocarstwa, seat: int, choice: Choice) -> Iterator[Fact]:
    if choice.verb in PURSE:
        yield Fact(CERTAIN, "left", (later.has(seat, DUCATS),))
    if choice.verb == "recruit" and g.full:
        yield from _upkeep(later, seat)
    if choice.verb in LEAVES:
        yield from _left_empty(g, later, seat, choice.args[1])
    if choice.verb == "dismiss":
        yield Fact(CERTAIN, "saves-pay", (PAY[choice.args[0]],))
    if isinstance(g.decision, Authority):
        yield from _control(g, seat, choice)


def _upkeep(later: Mocarstwa, seat: int) -> Iterator[Fact]:
    """What the new units will eat and earn (11.4, 11.6)."""
    mouths = sum(size(later.units[place]) for place in later.of(seat))
    yield Fact(CERTAIN, "pay-due", (pay_of(later, seat), later.has(seat, DUCATS)))
    if mouths > later.has(seat, GRAIN):
        yield Fact(WORST, "hungry", (mouths - later.has(seat, GRAIN),))


def _left_empty(g: Mocarstwa, later: Mocarstwa, seat: int, place: int) -> Iterator[Fact]:
    """A province nobody keeps, and who stands beside it."""
    if place < len(g.fort) and later.holder[place] == NOBODY:
        yield Fact(CERTAIN, "left-empty", (place,))
        foes = [to for to in g.board.land.neighbours[place] if later.holder[to] not in (seat, NOBODY)]
        if foes:
            yield Fact(WORST, "can-enter", (later.power_of(later.holder[foes[0]]), place))


def _control(g: Mocarstwa, seat: int, choice: Choice) -> Iterator[Fact]:
    """What ministry and wheel give at the level that an Authority card gives, or that the die gave (5.5)."""
    card = choice.args[0] if choice.verb == "authority" else None
    if card == CHAMBERLAIN:
        yield Fact(CERTAIN, "rolls-again", ())
        return
    level = g.level[seat] if card is None else CONTROL.index(AUTHORITY[card])
    ministry = MINISTRIES[ministry_of(g.round)]
    yield Fact(CERTAIN, f"level-{ministry}", (level, BY_LEVEL[ministry][level]))
    drawn = INFORMATION[WHEEL[ministry_of(g.round)][level]]
    yield Fact(CERTAIN, f"field-{drawn or 'none'}", (level,))
