"""Chapter 9, actions 1 to 6: Drill, Taxation, Subsidies, Leadership, Mobilisation, Extend Influence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure
from .ask import Ask
from .state import FORTRESSES, MOST_MORALE, MOST_TROOPS, Raison, bits
from .vocabulary import NEUTRAL

GIFT_LIMIT = 3
FORTRESS_PRICE = 5


@dataclass(slots=True, eq=False)
class Perform(Ask):
    """Whether a Power performs its action or forgoes it (raison:9, ruling R37); the action waits below."""

    rule = "9"
    action: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.action)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["perform",], None
        yield g.lexicon["forgo",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "forgo":
            g.stack.pop()
            g.tell("forwent", self.power, self.action)


@dataclass(slots=True, eq=False)
class Drill(Procedure[Raison]):
    """Action 1 (Musztra, raison:9.1): draw a card, then discard one."""

    steps = ("draw", "discard")
    power: int

    def draw(self, g: Raison) -> None:
        g.draw_card(self.power)

    def discard(self, g: Raison) -> None:
        if g.hands[self.power]:
            g.ask(Discard(self.power), 1 << g.runs(self.power))


@dataclass(slots=True, eq=False)
class Discard(Ask):
    """Which card to discard."""

    rule = "9.1"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        hand = g.hands[self.power]
        for card in range(1, len(g.draw)):
            if card in hand:
                yield g.lexicon["discard", card], None
            elif every:
                yield g.lexicon["discard", card], Reason("not-in-hand", self.rule, (card,))

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        g.discard_card(self.power, choice.args[0])


@dataclass(slots=True, eq=False)
class OverLimit(Discard):
    """Which card goes when a hand holds more than six at the end of an action."""

    rule = "5.10.1"


@dataclass(slots=True, eq=False)
class Taxation(Procedure[Raison]):
    """Action 2 (Opodatkowanie, raison:9.2)."""

    steps = ("collect",)
    power: int

    def collect(self, g: Raison) -> None:
        money = taxes(g, self.power)
        g.money[self.power] += money
        g.tell("taxed", self.power, money)


def taxes(g: Raison, power: int) -> int:
    """Own Homes, uncontested land, and contested land without the Power's colour; doubled for a Neutral (7.8)."""
    land = g.board.land
    money = 0
    for territory, holder in enumerate(g.control):
        if holder == power and not land.colours[territory] >> power & 1 and land.home[territory] in (-1, power):
            money += land.value[territory]
    return money * 2 if g.status[power] == NEUTRAL else money


@dataclass(slots=True, eq=False)
class Subsidies(Procedure[Raison]):
    """Action 3 (Subwencje i Najemnicy, raison:9.3): up to three Money or up to three cards to Allies."""

    steps = ("give",)
    power: int
    kind: str = ""  # what is being given: Money or cards, not both
    given: int = 0  # gifts that count against the limit
    willing: int = 0  # Allies that agreed to take gifts, where they are asked (ruling R12)
    unwilling: int = 0

    def give(self, g: Raison) -> None:
        if not (g.money[self.power] or g.hands[self.power]):
            return
        if any(g.runs(ally) >= 0 for ally in bits(g.ally[self.power])):
            gift = Gift(self.power, self.kind, self.given, self.willing, self.unwilling)
            g.ask(gift, 1 << g.runs(self.power))


@dataclass(slots=True, eq=False)
class Gift(Ask):
    """Whom to give what, one coin or card at a time."""

    rule = "9.3"
    kind: str
    given: int
    willing: int
    unwilling: int

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        hand, money = g.hands[self.power], g.money[self.power]
        no_money = None if money else Reason("no-money", self.rule, (1, money))
        for ally in range(g.board.size):
            why = self._no_gift(g, ally)
            if why is not None and not every:
                continue
            if self._asks(g, ally):
                no_cards = None if hand else Reason("no-cards", self.rule)
                yield g.lexicon["offer-money", ally], why or self._other_kind("give-money") or no_money
                yield g.lexicon["offer-cards", ally], why or self._other_kind("give-card") or no_cards
            else:
                yield g.lexicon["give-money", ally], why or self._other_kind("give-money") or no_money
                for card in sorted(set(hand)):
                    yield g.lexicon["give-card", ally, card], why or self._other_kind("give-card")
        yield g.lexicon["done",], None

    def _asks(self, g: Raison, ally: int) -> bool:
        """Whether a gift needs the Ally's consent first (ruling R12)."""
        return g.options["gifts"] == "offered" and not self.willing >> ally & 1 and not g.family(self.power, ally)

    def _other_kind(self, verb: str) -> Reason | None:
        return Reason("one-kind-of-gift", self.rule) if self.kind not in ("", verb) else None

    def _no_gift(self, g: Raison, ally: int) -> Reason | None:
        if not g.ally[self.power] >> ally & 1:
            return Reason("not-ally", "7.5.4", (ally,))
        if g.runs(ally) < 0:
            return Reason("nobody-holds", "12.5", (ally,))
        if self.unwilling >> ally & 1:
            return Reason("gift-declined", self.rule, (ally,))
        if self.given >= GIFT_LIMIT and not self._unlimited(g, ally):
            return Reason("gift-limit", self.rule)
        return None

    def left(self, g: Raison, ally: int) -> int | None:
        """How many gifts may follow one to this Ally; None: they are not counted."""
        return None if self._unlimited(g, ally) else GIFT_LIMIT - 1 - self.given

    def _unlimited(self, g: Raison, ally: int) -> bool:
        """Spain and Austria exchange without limit (raison:12.4.4, ruling R13)."""
        heads = g.board.members[0]
        return self.power in heads and ally in heads and (g.gifts_always or g.family(self.power, ally))

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        ally = choice.args[0]
        if choice.verb.startswith("offer-"):
            kind = "give-money" if choice.verb == "offer-money" else "give-card"
            g.tell("offered-money" if kind == "give-money" else "offered-cards", self.power, ally)
            g.push(Subsidies(self.power, kind, self.given, self.willing, self.unwilling))
            g.ask(AcceptGift(ally, self.power), 1 << g.runs(ally))
            return
        if choice.verb == "give-money":
            g.money[self.power] -= 1
            g.money[ally] += 1
            g.tell("gave-money", self.power, ally)
        else:
            g.give_card(self.power, ally, choice.args[1])
        counted = 0 if self._unlimited(g, ally) else 1
        g.push(Subsidies(self.power, choice.verb, self.given + counted, self.willing, self.unwilling))


@dataclass(slots=True, eq=False)
class AcceptGift(Ask):
    """Whether an Ally takes what is offered to it in this action (ruling R12); `power` is the Ally."""

    rule = "9.3"
    giver: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.giver)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["accept",], None
        yield g.lexicon["decline",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        giving = g.stack[-1]
        assert isinstance(giving, Subsidies)
        if choice.verb == "accept":
            giving.willing |= 1 << self.power
            g.tell("accepted", self.power, self.giver)
        else:
            giving.unwilling |= 1 << self.power
            g.tell("declined", self.power, self.giver)


@dataclass(slots=True, eq=False)
class Leadership(Procedure[Raison]):
    """Action 4 (Przywództwo, raison:9.4): Generals on or off the board, or a card, or Morale."""

    steps = ("lead",)
    power: int

    def lead(self, g: Raison) -> None:
        g.ask(Lead(self.power), 1 << g.runs(self.power))


@dataclass(slots=True, eq=False)
class Lead(Ask):
    """Which of the three."""

    rule = "9.4"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield from placements(g, self.power, every)
        yield from recalls(g, self.power, every)
        yield g.lexicon["draw-card",], Reason("deck-empty", "3.11") if g.deck_empty() else None
        full = g.morale[self.power] >= MOST_MORALE
        yield g.lexicon["raise-morale",], Reason("morale-full", "5.4", (self.power,)) if full else None
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "place":
            place(g, self.power, choice.args[0])
            g.ask(Deploy(self.power), 1 << seat)
        elif choice.verb == "withdraw":
            withdraw(g, choice.args[0])
            g.ask(Recall(self.power), 1 << seat)
        elif choice.verb == "draw-card":
            g.draw_card(self.power)
        elif choice.verb == "raise-morale":
            g.add_morale(self.power, 1)
            g.tell("gained-morale", self.power)


@dataclass(slots=True, eq=False)
class Deploy(Ask):
    """More Generals to place; none may be withdrawn in the same action."""

    rule = "9.4"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield from placements(g, self.power, every)
        if every:
            for general in g.board.generals[self.power]:
                yield g.lexicon["withdraw", general], Reason("placing-or-withdrawing", self.rule)
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "place":
            place(g, self.power, choice.args[0])
            g.ask(Deploy(self.power), 1 << seat)


@dataclass(slots=True, eq=False)
class Recall(Ask):
    """More Generals to withdraw; none may be placed in the same action."""

    rule = "9.4"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield from recalls(g, self.power, every)
        if every:
            for territory in range(len(g.control)):
                yield g.lexicon["place", territory], Reason("placing-or-withdrawing", self.rule)
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "withdraw":
            withdraw(g, choice.args[0])
            g.ask(Recall(self.power), 1 << seat)


def placements(g: Raison, power: int, every: bool) -> Iterator[Offer]:
    """Controlled territories without an own General."""
    none_left = not g.off_board(power)
    if none_left and not every:
        return
    for territory, holder in enumerate(g.control):
        if holder == power or every:
            yield g.lexicon["place", territory], _no_placing(g, power, territory, none_left)


def _no_placing(g: Raison, power: int, territory: int, none_left: bool) -> Reason | None:
    if none_left:
        return Reason("no-general-off-board", "9.4")
    if g.control[territory] != power:
        return Reason("not-controlled", "9.4", (territory,))
    if g.own_general(power, territory):
        return Reason("own-general-there", "9.4", (territory,))
    if g.enemies(power, territory):
        return Reason("hostile-general-there", "5.9", (territory,))
    return None


def recalls(g: Raison, power: int, every: bool) -> Iterator[Offer]:
    for general in g.board.generals[power]:
        if g.spot[general] >= 0:
            yield g.lexicon["withdraw", general], None
        elif every:
            yield g.lexicon["withdraw", general], Reason("general-off-board", "9.4", (general,))


def place(g: Raison, power: int, territory: int) -> None:
    general = g.off_board(power)[0]
    g.put_general(general, territory)
    g.tell("placed", general, territory)


def withdraw(g: Raison, general: int) -> None:
    g.put_general(general, -1)
    g.tell("withdrew", general)


@dataclass(slots=True, eq=False)
class Mobilisation(Procedure[Raison]):
    """Action 5 (Mobilizacja, raison:9.5): free cards, purchases, Corruption."""

    steps = ("free_cards", "purchases")
    power: int

    def free_cards(self, g: Raison) -> None:  # raison:9.5.2
        for _ in g.off_board(self.power):
            g.draw_card(self.power)

    def purchases(self, g: Raison) -> None:  # raison:9.5.1
        if g.money[self.power]:
            self.again()
            g.ask(Mobilise(self.power), 1 << g.runs(self.power))


@dataclass(slots=True, eq=False)
class Mobilise(Ask):
    """What to buy next."""

    rule = "9.5.1"

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, g.money[self.power])

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        power = self.power
        no_tokens = Reason("no-tokens", "9.5.3") if g.tokens_left(power) <= 0 else None
        for general in g.board.generals[power]:
            if g.spot[general] < 0:
                why: Reason | None = Reason("general-off-board", "9.5.3", (general,))
            elif g.troops[general] >= MOST_TROOPS:
                why = Reason("three-troops", "9.5.3", (general,))
            else:
                why = no_tokens
            yield g.lexicon["buy-troop", general], why
        yield g.lexicon["buy-card",], Reason("deck-empty", "3.11") if g.deck_empty() else None
        full = g.morale[power] >= MOST_MORALE
        yield g.lexicon["buy-morale",], Reason("morale-full", "5.4", (power,)) if full else None
        if every or g.money[power] >= FORTRESS_PRICE:
            for territory, garrison in enumerate(g.garrison):
                if garrison == power or every:
                    yield g.lexicon["buy-fortress", territory], self._no_fortress(g, territory)
        yield g.lexicon["done",], None

    def _no_fortress(self, g: Raison, territory: int) -> Reason | None:  # raison:9.5.4
        if g.garrison[territory] != self.power:
            return Reason("no-own-garrison", "9.5.4", (territory,))
        if g.fortress >> territory & 1:
            return Reason("fortress-there", "9.5.4", (territory,))
        if g.fortress.bit_count() >= FORTRESSES:
            return Reason("no-fortress-left", "9.5.4")
        if g.money[self.power] < FORTRESS_PRICE:
            return Reason("no-money", "9.5.1", (FORTRESS_PRICE, g.money[self.power]))
        return None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        power, verb = self.power, choice.verb
        if verb == "done":
            g.tell("corruption", power, g.money[power])  # raison:9.5.5
            g.money[power] = 0
        elif verb == "buy-fortress":
            g.money[power] -= FORTRESS_PRICE
            g.fortress |= 1 << choice.args[0]
            g.tell("bought-fortress", power, choice.args[0])
        else:
            g.money[power] -= 1
            if verb == "buy-troop":
                g.troops[choice.args[0]] += 1
                g.tell("bought-troop", power, choice.args[0])
            elif verb == "buy-card":
                g.draw_card(power, "bought-card")
            else:
                g.add_morale(power, 1)
                g.tell("bought-morale", power)


@dataclass(slots=True, eq=False)
class ExtendInfluence(Procedure[Raison]):
    """Action 6 (Poszerzenie Wpływu, raison:9.6); a Minor only passes on its crown (raison:12.4.1)."""

    steps = ("score",)
    power: int

    def score(self, g: Raison) -> None:
        power = self.power
        if not g.minor >> power & 1:
            for territory, points in influence_of_land(g, power):
                g.add_influence(power, points)
                g.tell("influence", power, territory, points)
        if g.emperor == power:  # raison:8.1
            g.add_influence(g.scorer(power), 2)
            g.tell("emperor-influence", power, g.scorer(power))
        g.check_victory()


def influence_of_land(g: Raison, power: int) -> list[tuple[int, int]]:
    """Contested territories with the Power's colour and rivals' Homes it controls, with their values."""
    land = g.board.land
    return [
        (territory, land.value[territory])
        for territory, holder in enumerate(g.control)
        if holder == power
        and land.value[territory]
        and (land.colours[territory] >> power & 1 or land.home[territory] not in (-1, power))
    ]
