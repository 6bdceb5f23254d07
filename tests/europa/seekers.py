"""Players who look for what recorded games have not met: what is missing first, then what leads to more of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Set

from tests.recorded.wanted import Fact
from theatrum import bots
from theatrum.engine.chance import Generator
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game

ADVANCED = (
    ("invasions", "yes"), ("elections", "yes"), ("empire_religion", "yes"), ("mercenaries", "yes"), ("helping", "yes"),
    ("religious_rebels", "yes"), ("random_events", "yes"), ("secret_talks", "yes"), ("power_struggles", "random"),
)  # fmt: skip
"""Every advanced and optional rule that adds something to meet."""
TALK = (("talk", "yes"),)
LEAVING = (("leaving", "yes"),)
"""A game that all may leave soon ends."""
PLANS = (
    (),
    (
        "colonize", "discover", "explore", "develop", "sail-to", "bring-light", "light-out", "set-sail", "build-light",
        "shipyard", "recruit", "event", "gain-power",
    ),
    (
        "impose", "besiege", "siege", "fight", "fight-at-sea", "attack", "declare-war", "call", "step", "march-army",
        "march", "enlist", "muster", "recruit", "negotiate-peace", "settle", "event",
    ),
    (
        "subjugate", "vassalize", "play", "play-minor", "use", "ally", "place-influence", "influence", "deal-sell",
        "deal-buy", "price", "sign", "accept-deal", "negotiate", "claim", "fabricate", "event",
    ),
)  # fmt: skip
"""What the seats of a game have in mind in turn: nothing, the sea, war, the courts of others; dearest first."""
MINDFUL = 60
"""How many times in a hundred they keep to it."""

Shown = Callable[[Game, Choice], Set[Fact]]


class Curious:
    """Chooses what is missing where it is offered, else what a seat has in mind or has been chosen least so far;
    `steady` times in a hundred as a steward would."""

    def __init__(self, game: Game, seed: str, shown: Shown, steady: int) -> None:
        self.game = game
        self.shown = shown
        self.steady = steady
        self.generator = Generator(seed)
        self.steward = bots.make("steward", seed)
        self.times: Counter[str] = Counter()
        self.first = self.generator.below(len(PLANS))

    def play(self, missing: Set[Fact]) -> None:
        """To the end of the game; what was chosen once is missed no longer."""
        left = set(missing)
        while not self.game.over:
            seat = self.game.to_act[0]
            choice = self.pick(seat, left)
            left -= self.shown(self.game, choice)
            self.times[choice.verb] += 1
            self.game.choose(seat, choice)

    def pick(self, seat: int, left: set[Fact]) -> Choice:
        choices = self.game.choices(seat)
        if len(choices) == 1:
            return choices[0]
        liked = [choice for choice in choices if not left.isdisjoint(self.shown(self.game, choice))]
        if liked:
            return self._any(liked)
        if self.generator.below(100) < self.steady:
            return self.steward.choose(bots.sight(self.game, seat))
        if self.generator.below(100) < MINDFUL and (minded := self._minded(seat, choices)):
            return self._any(minded)
        return min(self._any(choices), self._any(choices), key=lambda choice: self.times[choice.verb])

    def _minded(self, seat: int, choices: list[Choice]) -> list[Choice]:
        """The choices of the dearest verb of a seat's plan that is offered."""
        plan = PLANS[(self.first + seat) % len(PLANS)]
        offered = {choice.verb for choice in choices}
        verb = next((verb for verb in plan if verb in offered), None)
        return [choice for choice in choices if choice.verb == verb]

    def _any(self, choices: list[Choice]) -> Choice:
        return choices[self.generator.below(len(choices))]
