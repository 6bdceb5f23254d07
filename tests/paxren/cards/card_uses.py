"""Whether a choice about to be made rests on the ability of a card: one question for each hook of abilities.csv."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from theatrum.engine.choice import Choice
from theatrum.engine.flow import Decision
from theatrum.titles.paxren.abilities import ON_SALE
from theatrum.titles.paxren.battle import CRUSADE, attackers, field_of
from theatrum.titles.paxren.cards import EMPIRES, read_cards
from theatrum.titles.paxren.expansion import Torch, faithful
from theatrum.titles.paxren.fair import emporium
from theatrum.titles.paxren.hands import HAND
from theatrum.titles.paxren.ops_power import Behead, Campaign
from theatrum.titles.paxren.play import Announce, shots
from theatrum.titles.paxren.state import Pax, bits
from theatrum.titles.paxren.vocabulary import HOLY, INQUISITOR, OP_KIND, PAWN, ROOK, VICTORIES, WARS

from .content import ABILITIES, CARDS, parts

EFFECTS = {row["key"]: (row["hook"], row["value"], row["where"]) for row in ABILITIES}
KEYS = {row["no"]: parts(row["ability"]) for row in CARDS}
ABLE = sum(1 << read_cards(False).index[number] for number, keys in KEYS.items() if keys)


class Gift(NamedTuple):
    """An ability in force: whose, by which card, which one."""

    owner: int
    card: int
    key: str


def in_force(g: Pax) -> list[Gift]:
    ids = g.board.cards.ids
    lying = [(owner, card) for owner in range(g.seats) for card in bits(g.own[owner] & ~g.mute(owner) & ABLE)]
    return [Gift(owner, card, key) for owner, card in lying for key in KEYS[ids[card]]]


class Moment(NamedTuple):
    """A choice about to be made while an ability is in force."""

    g: Pax
    seat: int
    choice: Choice
    owner: int
    card: int
    value: str
    where: str

    @property
    def top(self) -> object:
        return self.g.stack[-1]

    @property
    def first(self) -> int:
        """What the choice is about."""
        return self.choice.args[0]

    @property
    def lit(self) -> bool:
        """Whether the victory the ability is about is active, so that its conditions are judged."""
        return bool(self.g.active >> VICTORIES.index(self.where) & 1)

    def mine(self, *verbs: str) -> bool:
        """Whether the owner does one of these."""
        return self.seat == self.owner and self.choice.verb in verbs


def rests_on(g: Pax, seat: int, choice: Choice, gift: Gift) -> bool:
    hook, value, where = EFFECTS[gift.key]
    return APPLIED[hook](Moment(g, seat, choice, gift.owner, gift.card, value, where))


# -- hooks that take more than a line


def _paid(at: Moment) -> bool:
    """A fair starts that crosses a Concession of the owner."""
    if at.choice.verb != "fair":
        return False
    land, slot = at.g.board.land, emporium(at.g, at.first)
    if at.where != "any" and slot != land.slots.index(at.where):
        return False
    return any(at.g.border[border] == PAWN + at.owner for _, border in land.routes[slot][1:])


def _torn(at: Moment) -> bool:
    """An Apostasy between religions of which the owner has prestige."""
    return at.choice.verb in ("apostasy", "preach-apostasy") and all(
        faithful(at.g, at.owner, religion) for religion in at.choice.args
    )


def _rooks_ride(at: Moment) -> bool:
    """A Crusade of the owner's, with a Rook from next door."""
    if not (at.mine("launch") and isinstance(at.top, Announce)):
        return False
    war = WARS.index(at.g.board.cards.one_shot[at.top.card])
    army = attackers(at.g, at.seat, war, at.first, -1, field_of(at.g, at.seat, at.top.card, war, at.first))
    land, at_sea = at.g.board.land, at.g.board.border_spot
    return war == CRUSADE and any(
        code == ROOK and spot < at_sea and land.slot_empire[spot] != at.first for spot, code in army
    )


def _kept_off(at: Moment) -> bool:
    """A Pirate is placed that may not come to the owner's Border."""
    if at.choice.verb not in ("moor", "sail") or not isinstance(at.top, Decision):
        return False
    reasons = [why for _, why in at.top.offers(at.g, at.seat, True) if why]
    return any(why.key == "convoy" and why.args[1] == at.owner for why in reasons)


def _parted(at: Moment) -> bool:
    """A Campaign of a King beside the closed passes, or a war there."""
    two = [at.g.board.land.index[name] for name in at.value.split(":")]
    marching = isinstance(at.top, Campaign) and at.top.card in two
    return marching or (at.choice.verb == "launch" and at.first in two)


def _parting_shot(at: Moment) -> bool:
    """Another card of the owner's tableau is sold whose one-shot can run."""
    if not at.mine("sell") or at.first == at.card or not at.g.own[at.owner] >> at.first & 1:
        return False
    able = at.g.board.cards.one_shot[at.first] in ON_SALE
    return able and any(why is None for _, why in shots(at.g, at.seat, at.first))


def _sold(at: Moment) -> bool:
    """The card itself leaves for money, or with its King."""
    if not at.mine("sell"):
        return False
    return at.card == at.first or (at.first < EMPIRES and at.g.queen[at.first] == at.card)


def _speaks_under_bishop(at: Moment) -> bool:
    return (
        at.mine("use") and bool(at.g.silent >> at.first & 1) and OP_KIND[at.choice.args[1]] != INQUISITOR
    )  # fmt: skip


def _slaves_march(at: Moment) -> bool:
    land = at.g.board.land
    return at.mine("campaign") and land.region[at.first] == 0 and bool(at.g.repressed[land.index["mamluk"]])


APPLIED: dict[str, Callable[[Moment], bool]] = {
    "action": lambda at: at.mine("provoke" if at.value == "peasant_revolt" else "preach-apostasy"),
    "apostasy": _torn,
    "behead_only": lambda at: at.mine("behead") and isinstance(at.top, Behead) and at.top.card == at.card,
    "campaign_repressed": _slaves_march,
    "city_slots": lambda at: bool(at.g.city[at.g.board.land.extra]),
    "coronation": lambda at: at.mine("crown") and at.g.holder[at.first] >= 0,
    "count_card": lambda at: at.lit,
    "count_patrons": lambda at: at.lit and at.g.patrons(at.owner) > 0,
    "count_pirates": lambda at: bool(at.g.active >> HOLY & 1) and ROOK + 1 in at.g.border,
    "crusade_rooks": _rooks_ride,
    "fair_embark": lambda at: at.mine("fair"),
    "fair_factor": _paid,
    "free_action": lambda at: at.mine(at.value) and at.where in ("any", at.choice.id.partition(":")[2]),
    "hand_limit": lambda at: at.mine("buy") and len(at.g.hands[at.owner]) >= HAND,
    "joint_ops": lambda at: at.mine("ops"),
    "not_adjacent": _parted,
    "on_sale": lambda at: _parting_shot(at) if at.value == "one_shot" else _sold(at),
    "pirates": _kept_off,
    "sale_price": _sold,
    "silence": _speaks_under_bishop,
    "torch": lambda at: at.mine("put-out") and isinstance(at.top, Torch) and at.top.card == at.card,
    "vote_discount": lambda at: at.mine("vote") and at.g.patrons(at.owner) > 0,
    "vote_factor": lambda at: at.mine("vote"),
}
"""By hook: whether the choice rests on the effect."""
