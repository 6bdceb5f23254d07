"""Actions at no cost, and trade by special leave (16.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .....engine.choice import Reason
from .....engine.flow import Offer
from ...board.reading import bits, members
from ...board.sea import NODES
from ...court import treasury
from ...court.characters import GENERAL
from ...court.offices import install, leave, vacate
from ...diplomacy import alliances, ties
from ...faith import converting
from ...state import MIL, NONE, Europa
from ...trade import merchants, nodes
from ...trade.deck import put_away, turn_over
from ...trade.trading import Trade
from ...voyages import exploring
from ...war import declaring
from ...war.casus import attackable
from ...war.free_action import activate_land, no_land
from ...war.movement import march, voyage
from ...war.recruiting import recruit
from ..effects import CHOOSING, REFUSED, Choosing, Deed, deed_of
from ..hands import without
from ..language import Term
from ..scene import GIVEN, word

# -- actions at no cost

Why = Callable[[Europa, int], Reason | None]
REFORMS = "military_reforms"
PRICES = ("no-power", "no-ducats")
"""What closes an action for want of means."""


def _no_merchant(g: Europa, seat: int) -> Reason | None:
    return None if merchants.standing(g, seat) else Reason("no-merchant", "12.4")


def _nothing_to_explore(g: Europa, seat: int) -> Reason | None:
    open_ = exploring.within_reach(g, seat) or next(exploring.voyages(g, seat), None) is not None
    return None if open_ else Reason("nothing-to-explore", "5.1")


def _nobody_to_attack(g: Europa, seat: int) -> Reason | None:
    if seat not in g.passed and attackable(g, seat):
        return None
    return Reason("nobody-to-attack", "9.1")


def _no_units(g: Europa, seat: int) -> Reason | None:
    """Either kind of activation will do."""
    return no_land(g, seat) and voyage.why_not(g, seat)


def _but_for_its_price(offered: Iterator[Offer]) -> int:
    """What an action is open to, whatever it costs, as a mask."""
    return bits(choice.args[0] for choice, why in offered if why is None or why.key in PRICES)


def _friends(g: Europa, seat: int) -> int:
    return _but_for_its_price(alliances.offers(g, seat, True))


def _flocks(g: Europa, seat: int) -> int:
    return _but_for_its_price(converting.offers(g, seat, True))


def _nobody_to_win(g: Europa, seat: int) -> Reason | None:
    return None if _friends(g, seat) else Reason("no-ally", "5.4")


def _nothing_to_convert(g: Europa, seat: int) -> Reason | None:
    return None if _flocks(g, seat) else Reason("no-target", "5.3")


ACTIONS: dict[str, tuple[Why, Callable[[Deed], None]]] = {
    "trade": (_no_merchant, lambda deed: deed.g.push(Trade(deed.seat))),
    "explore": (_nothing_to_explore, lambda deed: deed.g.push(exploring.Explore(deed.seat))),
    "declare_war": (_nobody_to_attack, lambda deed: deed.g.push(declaring.Declaration(deed.seat))),
    "recruit": (recruit.why_not, lambda deed: deed.g.push(recruit.Recruit(deed.seat))),
    "activate": (_no_units, lambda deed: deed.next(("or", ("free", ("activate_land",)), ("free", ("activate_sea",))))),
    "activate_land": (no_land, lambda deed: activate_land(deed.g, deed.seat)),
    "activate_sea": (voyage.why_not, lambda deed: deed.g.push(voyage.Voyage(deed.seat))),
    "forge_alliance": (
        _nobody_to_win, lambda deed: deed.next(("win_over", (GIVEN, _friends(deed.g, deed.seat)))),
    ),
    "convert": (
        _nothing_to_convert, lambda deed: deed.next(("convert_area", (GIVEN, _flocks(deed.g, deed.seat)))),
    ),
}  # fmt: skip


@word("effect")
def free(deed: Deed, action: Term) -> None:
    """At once, or not at all (16.3)."""
    why, go = ACTIONS[action[0]]  # type: ignore[index]
    if why(deed.g, deed.seat) is None:
        go(deed)


REFUSED["free"] = lambda deed, action: ACTIONS[action[0]][0](deed.g, deed.seat)


def _win(deed: Deed, realm: int) -> None:
    ties.ally(deed.g, deed.seat, realm)


CHOOSING |= {
    "win_over": Choosing("realms", "realm", lambda _, realms: realms, _win, counted=False, why="no-ally"),
    "convert_area": Choosing(
        "areas", "area", lambda _, areas: areas,
        lambda deed, area: deed.g.push(converting.Converting(deed.seat, area)), counted=False,
    ),
}  # fmt: skip

# -- war


@word("effect")
def recruit_at_half(deed: Deed, unit: Term, number: Term) -> None:
    """Light ships or mercenary infantry, for half of their price (E136)."""
    gain = ("light_ships", 1, ("home_zones",)) if unit == ("ships",) else ("mercenaries", ("infantry",), 1, ("own",))
    deed.next(("repeat", number, ("may", ("pay", ("ducats", 2), gain))))


@word("effect")
def expedition(deed: Deed, number: Term) -> None:
    """Infantry beside the enemy for half of its price, and an activation at once (E136)."""
    near = ("both", ("own",), ("beside_realm", ("chosen_realm",)))
    gain = ("mercenaries", ("infantry",), 1, near)
    deed.next(("repeat", number, ("may", ("pay", ("ducats", 2), gain))), ("set_out", ("chosen_realm",)))


@word("effect")
def set_out(deed: Deed, realms: Term) -> None:
    """An activation on land that finds these realms with half of their units."""
    if march.why_not(deed.g, deed.seat) is None:
        deed.g.push(march.March(deed.seat, unready=deed.realms(realms)))


@word("effect")
def battle_dice(deed: Deed, number: Term) -> None:
    """Dice of any kind for a battle of this activation (E136)."""
    deed.g.extra_dice[deed.seat] += deed.number(number)


def _captains(deed: Deed, realms: int) -> int:
    g = deed.g
    return bits(realm for realm in members(realms) if g.seat_of(realm) >= 0 and _general(g, g.seat_of(realm)) != NONE)


def _general(g: Europa, seat: int) -> int:
    """The first army with a general; the ruler (below 0) is none."""
    return next((army for army in range(3) if g.generals[3 * seat + army] >= 0), NONE)


def _steal(deed: Deed, realm: int) -> None:
    g, seat = deed.g, deed.seat
    victim = g.seat_of(realm)
    person, ill = vacate(g, victim, GENERAL + _general(g, victim))
    mine = g.generals[3 * seat : 3 * seat + 3]
    army = mine.index(NONE) if NONE in mine else 0
    leave(g, seat, GENERAL + army)
    install(g, seat, GENERAL + army, person, ill)
    g.tell("general-stolen", deed.realm, person, realm)
    deed.note(player=realm)


CHOOSING["lure"] = Choosing("who", "realm", _captains, _steal, counted=False, why="no-character")


@word("effect")
def steal_general(deed: Deed) -> None:
    """Of an opponent with whom the subject is at war; then an activation on land."""
    deed.next(("lure", (GIVEN, deed.g.wars[deed.seat])), ("free", ("activate_land",)))


@word("effect")
def military_reforms(deed: Deed) -> None:
    """The newest card of that kind among the discards is displayed for nothing."""
    g, seat = deed.g, deed.seat
    kind = g.start.lists.actions[REFORMS]
    of_kind = [card for card in g.discards[MIL] if g.start.lists.characters[g.start.people.ids[card]].type == kind]
    mine = (g.start.lists.characters[g.start.people.ids[card]].type for card, _ in g.shown[seat])
    if of_kind and kind not in mine and len(g.shown[seat]) <= 1:
        g.discards[MIL] = without(g.discards[MIL], of_kind[-1])
        deed_ = g.start.deed_of_type[kind]
        g.shown[seat] += ((of_kind[-1], g.start.lists.deeds[deed_].uses),)
        g.tell("card-played", deed.realm, of_kind[-1], deed_)


# -- trade


@dataclass(slots=True, eq=False)
class SoleTrade(Trade):
    """A trade in which nobody else is paid."""

    steps = Trade.steps

    def rows(self, g: Europa) -> None:
        while self.card >= 0 and self.row >= 0:
            self.give(self.seat if self.seat not in self.paid else NONE)

    def away(self, g: Europa) -> None:
        put_away(g, self.cards)
        deed_of(g, self.seat).note(node=self.node)


@word("effect")
def trade_alone(deed: Deed) -> None:
    if _no_merchant(deed.g, deed.seat) is None:
        deed.g.push(SoleTrade(deed.seat))


@word("effect")
def trade_closed(deed: Deed) -> None:
    """Though the merchants of the node lie down: those of the subject stand up for it."""
    deed.g.tapped &= ~(7 << 3 * deed.seat)
    trade_alone(deed)


@word("effect")
def privateer(deed: Deed) -> None:
    """Three trade cards: an opponent's merchant in a sea node of one is laid down, and the card pays the subject."""
    g = deed.g
    cards = turn_over(g, deed.seat)
    open_ = bits(
        offer.node
        for card in cards
        for offer in g.start.trade[card].offers
        if NODES[g.start.board.sea.node_kind[offer.node]] == "sea" and _rival_merchant(g, deed.seat, offer.node) >= 0
    )
    put_away(g, cards)
    best = max((g.start.trade[card].income[0][2] for card in cards), default=0)
    deed.note(rebate=best)
    deed.next(("raid", (GIVEN, open_)))


def _rival_merchant(g: Europa, seat: int, node: int) -> int:
    """A standing merchant of another in a node."""
    return next(
        (
            merchant
            for merchant, place in enumerate(g.merchants)
            if place == node and merchant // 3 != seat and not g.tapped >> merchant & 1
        ),
        NONE,
    )


def _raid(deed: Deed, node: int) -> None:
    g = deed.g
    g.tapped |= 1 << _rival_merchant(g, deed.seat, node)
    treasury.gain(g, deed.seat, deed.memory.rebate)
    nodes.add_pirate(g, node)


CHOOSING["raid"] = Choosing("node", "node", lambda _, whole: whole, _raid, counted=False)


@word("effect")
def extra_step(deed: Deed, *zones: Term) -> None:
    """A light ship in distant waters may go one zone farther, into one of these (E137)."""
    far = deed.g.start.board.sea.distant
    start = bits(zone for zone in members(far) if _light(deed, zone))
    deed.note(spot=0)
    if start & _beside(deed, deed.zones(*zones)):
        deed.next(("may", ("go_farther", (GIVEN, start), (GIVEN, deed.zones(*zones)))))


@word("effect")
def go_farther(deed: Deed, start: Term, zones: Term) -> None:
    where = deed.zones(start) & _beside(deed, deed.zones(zones))
    deed.next(("sail_from", (GIVEN, where)), ("farther", zones))


@word("effect")
def farther(deed: Deed, zones: Term) -> None:
    for start in members(deed.memory.spot):
        ends = deed.g.start.board.sea.beside[start] & deed.zones(zones)
        deed.next(("sail_to", (GIVEN, ends)), ("arrive", start))


def _light(deed: Deed, zone: int) -> bool:
    return bool((deed.g.ships[zone] | deed.g.guards[zone]) >> 4 * deed.seat & 15)


def _beside(deed: Deed, zones: int) -> int:
    found = 0
    for zone in members(zones):
        found |= deed.g.start.board.sea.beside[zone]
    return found
