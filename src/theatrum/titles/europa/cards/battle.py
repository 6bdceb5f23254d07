"""6.2: battle actions (akcje bitewne): cards from the hand and uses of displayed cards that bring battle dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ....engine.content import read_table
from ..board.reading import CONTENT
from ..court import power
from ..court.people import DICE
from ..state import MIL, Europa
from .hands import discard, throw
from .lists import read_lists


class BattleAction(NamedTuple):
    """A battle action: its price, the cubes it takes from a displayed card, its dice as pairs of kind and number."""

    power: int
    uses: int
    dice: tuple[tuple[int, int], ...]


@cache
def read_actions() -> dict[str, BattleAction]:
    """By kind of card, as in the table of characters."""
    types, found = read_lists().actions, {}
    for row in read_table(CONTENT / "cards" / "battle.csv", ("id", "power", "uses", "dice", "source")):
        words = row.words("dice")
        dice = tuple((DICE.index(kind), int(number)) for kind, number in zip(words[::2], words[1::2], strict=True))
        uses = row.number("uses", 1, 3) if row.cells["uses"] else 0
        found[types[row.text("id")]] = BattleAction(row.number("power", 0, 5), uses, dice)
    return found


def action_of(g: Europa, card: int) -> BattleAction | None:
    """The battle action of a card."""
    character = g.start.lists.characters.get(g.start.people.ids[card])
    return read_actions().get(character.type) if character else None


def in_hand(g: Europa, seat: int) -> Iterator[tuple[int, BattleAction]]:
    """Cards of a hand that are battle actions."""
    for card in g.hands[seat]:
        action = action_of(g, card)
        if action and not action.uses:
            yield card, action


def displayed(g: Europa, seat: int) -> Iterator[tuple[int, BattleAction]]:
    """Displayed cards with a battle action that they still have cubes for."""
    for card, uses in g.shown[seat]:
        action = action_of(g, card)
        if action and 0 < action.uses <= uses:
            yield card, action


def could_play(g: Europa, seat: int) -> bool:
    """Whether by what everyone knows a player might have a battle action and the power for it."""
    means = power.has(g, seat, MIL)
    if any(action.power <= means for _, action in displayed(g, seat)):
        return True
    cheapest = min(action.power for action in read_actions().values() if not action.uses)
    return cheapest <= means and any(g.start.people.kind[card] == MIL for card in g.hands[seat])


def pay(g: Europa, seat: int, card: int, action: BattleAction) -> None:
    """The power, and the card or its cubes; a displayed card without cubes is discarded."""
    power.spend(g, seat, MIL, action.power)
    if not action.uses:
        discard(g, seat, card)
        return
    left = dict(g.shown[seat])[card] - action.uses
    g.shown[seat] = tuple((other, left if other == card else uses) for other, uses in g.shown[seat])
    if not left:
        g.shown[seat] = tuple((other, uses) for other, uses in g.shown[seat] if other != card)
        throw(g, seat, card)
