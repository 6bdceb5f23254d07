"""9.7.2, 6.2: battle actions are played: the attacker's before the defender's, each kind once a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...asked import Asked
from ...cards.battle import action_of, could_play, displayed, in_hand, pay
from ...court import power
from ...state import MIL, Europa
from .clash import ATTACK, DEFENCE, Clash, fighting, with_side
from .command import give_dice


def players(g: Europa, clash: Clash) -> tuple[tuple[int, int], ...]:
    """Who may play battle actions, as pairs of seat and side, in their order.

    Whoever takes no part may help non-player realms (optional rule 4): then all play clockwise.
    """
    leads = {g.seat_of(clash.lead[side]): side for side in (ATTACK, DEFENCE)}
    alone = [side for side in (ATTACK, DEFENCE) if g.seat_of(clash.lead[side]) < 0]
    if not alone or g.options.get("helping", "no") == "no":
        return tuple((seat, side) for seat, side in leads.items() if seat >= 0 and could_play(g, seat))
    engaged = {g.seat_of(party) for side in clash.sides for party in side}
    sides = {
        seat: leads.get(seat, alone[0]) for seat in g.clockwise(clash.seat) if seat in leads or seat not in engaged
    }
    return tuple((seat, side) for seat, side in sides.items() if could_play(g, seat))


@dataclass(slots=True, eq=False)
class BattleActions(Asked):
    """Which battle action is played, or no more of them?"""

    rule = "9.7"
    side: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        means, played = power.has(g, seat, MIL), fighting(g).played[self.side]
        for verb, cards in (("play-in-battle", in_hand(g, seat)), ("use-in-battle", displayed(g, seat))):
            for card, action in cards:
                why = None if action.power <= means else Reason("no-power", "6.2", (MIL, action.power))
                if _kind(g, card) in played:
                    why = Reason("once-a-battle-round", "6.2")
                if why is None or every:
                    yield g.lexicon[verb, card], why
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        clash, card = fighting(g), choice.args[0]
        action = action_of(g, card)
        assert action
        g.tell("battle-action", g.realm[seat], card)
        pay(g, seat, card, action)
        clash.played = with_side(clash.played, self.side, (*clash.played[self.side], _kind(g, card)))
        g.ask(BattleActions(seat, self.side), 1 << seat)
        for kind, number in action.dice:
            give_dice(g, clash, self.side, kind, number, seat)


def _kind(g: Europa, card: int) -> str:
    """The kind of an action card."""
    return g.start.lists.characters[g.start.people.ids[card]].type
