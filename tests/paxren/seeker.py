"""Players who take what has not happened to a card yet, and are random besides."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.engine.chance import Generator
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game
from theatrum.titles.paxren.battle import CRUSADE
from theatrum.titles.paxren.ops import open_ops
from theatrum.titles.paxren.play import Announce
from theatrum.titles.paxren.state import Pax
from theatrum.titles.paxren.victory import bishops, conditions, units
from theatrum.titles.paxren.vocabulary import BY_PATRONS, HOLY, OPS, PATRON, WARS

from .cards.card_facts import WAY, Fact, after, before
from .cards.card_uses import Gift, in_force, rests_on
from .positions import pax

NEWS = 8
"""What a choice is worth that uses a card as it has not been used."""
RARE = 90
"""So few facts missing that it pays to look a question ahead for them."""
IDLE = ("pass", "sell", "leave-out", "no-one-shot", "stop", "forgo", "no-torch", "put-out", "no-office")


def short(g: Pax, seat: int, kind: int) -> int:
    """How much a seat lacks for the victory that counts a kind of prestige, as a number up to 0."""
    if kind in WAY:
        return sum(min(0, part.mine - part.best - part.lead) for part in conditions(g, seat, WAY[kind]))
    others = max(g.prestige(other, kind) for other in range(g.seats) if other != seat)
    lacks = [2 * count[kind] - sum(count) for count in (bishops(g, seat), units(g, seat))]
    return sum(min(0, lack - 1) for lack in (*lacks, g.prestige(seat, kind) - others))


def leads(game: Game, seat: int, choice: Choice, gifts: list[Gift]) -> bool:
    """Whether a choice leads to a question with an answer that rests on one of the abilities."""
    twin = game.clone()
    twin.choose(seat, choice)
    if twin.over or twin.to_act[0] != seat:
        return False
    return any(rests_on(pax(twin), seat, then, gift) for then in twin.choices(seat) for gift in gifts)


class Seeker:
    """Plays all seats at random, but takes what brings a missing fact; besides, all help whoever
    is nearest to the victory that counts a kind of prestige."""

    def __init__(self, seed: str, missing: set[Fact], kind: int) -> None:
        self.generator = Generator(seed)
        self.missing = missing
        self.wanted = {card for card, what in missing if what != "scored"}
        self.idle_ops = {fact for fact in missing if fact[1].startswith("op ")}
        self.kind = kind
        self.way = WAY.get(kind, HOLY)

    def play(self, game: Game) -> bool:
        """Play a game to its end; whether something missing may have happened in it."""
        lucky = False
        while not game.over:
            seat = game.to_act[0]
            choice, gain = self.pick(game, seat)
            lucky = lucky or gain == NEWS
            game.choose(seat, choice)
        return lucky or not self.missing.isdisjoint(after(pax(game)))

    def pick(self, game: Game, seat: int) -> tuple[Choice, int]:
        """A choice and what it is worth."""
        g = pax(game)
        ids = g.board.cards.ids
        gifts = [gift for gift in in_force(g) if (ids[gift.card], f"ability {gift.key}") in self.missing]
        best, gain = _most(game.choices(seat), lambda choice: self.gain(g, seat, choice, gifts))
        if gifts and gain < NEWS and len(self.missing) < RARE:
            leading = [choice for choice in game.choices(seat) if leads(game, seat, choice, gifts)]
            best = leading or best
        if len(best) > 1 and self.kind != PATRON:
            best, _ = _most(best, lambda choice: self.prospect(game, seat, choice))
        return best[self.generator.below(len(best))], gain

    def prospect(self, game: Game, seat: int, choice: Choice) -> int:
        """How much the seat that is nearest to its victory would lack."""
        twin = game.clone()
        twin.choose(seat, choice)
        return max(short(pax(twin), winner, self.kind) for winner in range(twin.seats))

    def gain(self, g: Pax, seat: int, choice: Choice, gifts: list[Gift]) -> int:
        """What a choice is worth: victory, a missing fact, a step towards one; least of all, doing nothing."""
        ids, verb, args, top = g.board.cards.ids, choice.verb, choice.args, g.stack[-1]
        if verb in ("declare", "activate"):
            return 9 if args[0] == self.way else -9
        if any(fact in self.missing for fact in before(g, seat, choice, gifts)):
            return NEWS
        if verb == "use":
            return 7 if (ids[args[0]], f"op {OPS[args[1]]}") in self.idle_ops else 0
        if verb == "ops" and self.idle_ops:
            ready = open_ops(g, seat, 1 << args[0])
            return 6 if any((ids[card], f"op {OPS[op]}") in self.idle_ops for card, op in ready) else 0
        if verb in ("buy", "play"):
            return self.worth(g, seat, args[0])
        if verb == "launch" and isinstance(top, Announce):
            return int(self.converts(g, top.card))
        return -1 if verb in IDLE else 0

    def worth(self, g: Pax, seat: int, card: int) -> int:
        """Of a card to be bought or played; of a Comet, most while the victory is not active."""
        cards = g.board.cards
        if cards.comet_mask >> card & 1 and self.way != BY_PATRONS and not g.active >> self.way & 1:
            return 9
        if cards.prestige[self.kind] >> card & 1 and (cards.ids[card], "scored") in self.missing:
            return 6
        return 5 if cards.ids[card] in self.wanted else int(self.converts(g, card))

    def converts(self, g: Pax, card: int) -> bool:
        """Whether a card's war spreads the religion that shall win."""
        return self.way == HOLY and g.board.cards.one_shot[card] == WARS[CRUSADE + self.kind]


def _most(choices: list[Choice], worth: Callable[[Choice], int]) -> tuple[list[Choice], int]:
    """The choices that are worth most, and how much that is."""
    worths = [worth(choice) for choice in choices]
    return [choice for choice, its in zip(choices, worths, strict=True) if its == max(worths)], max(worths)
