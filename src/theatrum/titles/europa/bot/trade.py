"""What the steward thinks of trade and of distant lands."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ..board.adjacency import areas_of
from ..board.reading import members
from ..cards.conditions import scene
from ..cards.ideas import SHARERS
from ..state import ADM, DIP, MIL, Europa
from ..trade.market import Market, offer_of
from ..trade.merchants import standing
from ..trade.strength import row_of, trade_power
from ..trade.trading import UNUSED
from ..voyages.colonizing import territory
from ..voyages.exploring import NUMBERS, REROLLS, SetSail, exploring, finds, has_quest, voyages, within_reach
from .ahead import compared, follows, later
from .estimate import Reasons, Weights
from .host import Host

LIKELY = 0.5
"""How likely another develops an idea too."""
CARDS = 3
WELL_USED = 0.2
"""A card that pays more than none is rather used than thrown away."""
OPEN_SEA = 0.5
"""How often the exploration die finds something where it is not known yet."""
FARTHER = 0.3
"""How much of that counts before the ships have set out."""
AGAIN = 0.45
SETTLERS = 4
SOMETHING = 0.1
"""What is found is claimed, however late."""


def trade(e: Host, _d: Any) -> Reasons:
    yield e.ducat * income(e), "trade"
    yield -e.spent(DIP, 1), "spends", 1


def income(e: Host) -> float:
    """Ducats that three cards of the deck would bring, as trade stands: the best of them, or the two for none."""
    g, cards = e.g, tuple(members(e.g.trade))
    best: dict[int, int] = {}
    for card, node in Market(g, e.seat, cards).openings():
        offer = offer_of(g, card, node)
        row = max(0, row_of(trade_power(g, e.seat, offer)) - g.pirates[node]) if node == offer.node else 0
        best[card] = max(best.get(card, UNUSED), g.start.trade[card].income[g.developed >> node & 1][row])
    if not cards:
        return 0.0
    some = 1 - (1 - len(best) / len(cards)) ** CARDS
    mean = sum(best.values()) / len(best) if best else UNUSED
    return some * (mean + 1) + (1 - some) * UNUSED


def trade_at(e: Host, _d: Any, card: int, node: int) -> Reasons:
    after = traded(e, e.g.lexicon["trade-at", card, node])
    yield from compared(e, after)
    if after.ducats[e.seat] > e.g.ducats[e.seat] + UNUSED:
        yield WELL_USED, "trade"


def traded(e: Host, choice: Choice) -> Europa:
    """The position after a trade; where an aim needs the merchant that goes there another one goes."""
    after = later(e, choice)
    others = standing(e.g, e.seat)[1:] if e.aims(after) < e.hoped else ()
    return max((after, *(later(e, choice, 1 + other) for other in range(len(others)))), key=e.aims)


def send_ship(e: Host, decision: Any, _water: int, zone: int) -> Reasons:
    """For a trade that is worth more; on a voyage of discovery to where there is most to find."""
    if isinstance(decision, SetSail):
        shores = e.g.start.board.sea.shores[zone] & e.g.start.board.land.distant
        fresh = shores & ~(e.g.claims[e.seat] | e.g.cores[e.seat])
        yield 0.2 + 0.1 * min(5, fresh.bit_count()), "explore"
        return
    open_ = any(choice.verb == "trade-at" for choice in decision.choices(e.g, e.seat))
    yield (-0.1 if open_ else 0.4), "trade"


def no_trade(e: Host, _d: Any) -> Reasons:
    """Its ducats count as those of a card do: in a full treasury nothing."""
    yield from follows(e, e.g.lexicon["no-trade",])


def protect(_e: Host, _d: Any, *_args: int) -> Reasons:
    yield 0.2, "ships"


def develop(e: Host, _d: Any, idea: int) -> Reasons:
    """What follows, who will follow, and for the Quest for the New World what may be found with it."""
    yield from follows(e, e.g.lexicon["develop", idea])
    if more := followers(e, idea):
        yield more, "followers"
    if idea == e.g.start.lists.ideas["quest_for_the_new_world"]:
        yield FARTHER * found(e, e.g.start.board.land.distant), "explore"


def followers(e: Host, idea: int) -> float:
    """The first two to develop an idea gain by others who come later (8)."""
    known = sum(ideas >> idea & 1 for ideas in e.g.ideas)
    late = max(0, e.g.playing - 1 - known)
    return LIKELY * min(SHARERS - known, late) * min(1.0, 0.4 * e.rounds) if known < SHARERS else 0.0


def found(e: Host, near: int) -> float:
    """What a claim in one of these areas would bring, aims among it: rather where there is room for a colony."""
    near = near & areas_of(e.g.start.board, scene(e.g, e.seat).provinces(("vacant",))) or near
    twin = e.possible.clone()
    twin.claims[e.seat] |= near & -near
    return e.colonial + e.aims(twin) - e.hoped


def explore(e: Host, _d: Any) -> Reasons:
    """A claim there, and the aims that ask for one."""
    if not within_reach(e.g, e.seat) and not has_quest(e.g, e.seat):
        yield -1.0, "explore"
        return
    yield voyage(e), "explore"
    yield -e.spent(DIP, 1) - e.spent(MIL, 1), "spends", 2


def voyage(e: Host) -> float:
    """What a voyage of discovery brings: as many throws as there is power for, until one of them finds something."""
    g, near = e.g, within_reach(e.g, e.seat)
    kinds = [bool(finds(g, e.seat, number, hazard)) for number in range(1, NUMBERS + 1) for hazard in (False, True)]
    chance = sum(kinds) / len(kinds) if near else OPEN_SEA
    failed, total = 1.0, 0.0
    for _ in range(1 + min(REROLLS, max(0, g.power[3 * e.seat + DIP] - 1))):
        total += failed * chance * found(e, near or g.start.board.land.distant)
        failed *= 1 - chance
        total -= failed * e.point
    return total + failed * e.point  # nothing is paid after the last throw


def launch(e: Host) -> float:
    """What a light ship is worth that could set out on such a voyage, if there is none."""
    if not has_quest(e.g, e.seat) or within_reach(e.g, e.seat) or next(voyages(e.g, e.seat), None) is not None:
        return 0.0
    return max(0.0, voyage(e) - e.spent(DIP, 1) - e.spent(MIL, 1))


def discover(e: Host, _d: Any, area: int) -> Reasons:
    tax = sum(e.g.start.side.tax[province] for province in e.g.start.board.land.within[area])
    yield max(SOMETHING, e.colonial) + 0.1 * tax, "explore"
    if exploring(e.g).hazard:
        yield -e.point, "spends", 1


def roll_again(e: Host, _d: Any) -> Reasons:
    yield AGAIN * e.colonial - e.point, "explore"


def colonize(e: Host, _d: Any, area: int) -> Reasons:
    """A town for colonists and administrative power."""
    twin = e.possible.clone()
    twin.towns[e.seat] |= 1 << territory(e.g, area)
    yield e.land + e.aims(twin) - e.hoped - e.colonial, "colony", area
    colonists = min(SETTLERS, e.g.colonists[e.seat])
    yield -e.settler * colonists - e.spent(ADM, SETTLERS - colonists), "spends", SETTLERS - colonists


WEIGHTS: Weights = {
    "develop": develop, "trade": trade, "trade-at": trade_at, "send-ship": send_ship, "no-trade": no_trade,
    "protect": protect, "push-out": protect, "explore": explore, "discover": discover, "roll-again": roll_again,
    "colonize": colonize,
}  # fmt: skip
