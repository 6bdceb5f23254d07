"""Chapter 10: battles (Bitwy), up to the last card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer
from .ask import Ask
from .outcome import Outcome
from .state import Piles, Raison, bits
from .vocabulary import FIRST

OPEN = 16
"""Added to the value of a card that lies face up in a pile."""
ATTACKER, DEFENDER, ATTACK_SUPPORT, DEFENCE_SUPPORT = range(4)


@dataclass(slots=True, eq=False)
class Battle(Piles):
    """A battle in the steps of the book (raison:10). Sides: the attacking Power alone, and all who defend."""

    steps = ("total_strength", "attackers_support", "defenders_support", "play_cards", "outcome")
    territory: int
    attacker: int  # Power
    general: int  # the General who entered
    defenders: int  # mask of Powers
    attack_support: int = 0  # masks of Generals
    defence_support: int = 0
    declared: int = 0  # Powers that have declared support in the current step
    piles: tuple[tuple[int, ...], ...] = ()  # per General
    penniless: int = 0  # Powers with 0 Morale at the start
    passed: int = 0
    slot: int = -1  # whose turn to play, in slots()

    @classmethod
    def begin(cls, g: Raison, territory: int, attacker: int) -> Battle:
        here = g.standing[territory] & g.board.army[attacker]
        return cls(territory, attacker, here.bit_length() - 1, g.enemies(attacker, territory))

    # -- 1) Strength

    def total_strength(self, g: Raison) -> None:  # raison:10.1
        g.tell("battle", self.attacker, self.territory, *self.strengths(g))
        self._regents(g)
        g.engaged |= g.standing[self.territory]
        self.piles = ((),) * len(g.spot)
        self.penniless = sum(1 << p for p, morale in enumerate(g.morale) if not morale)

    def strengths(self, g: Raison) -> tuple[int, int]:
        return 1 + g.troops[self.general], g.strength(self.defenders, self.territory)

    def _regents(self, g: Raison) -> None:
        """An uncontrolled Minor is run by Austria, or by the other side's head against Austria's coalition (12.5.1)."""
        for power in bits(self.defenders):
            if g.seat_of[power] < 0:
                side = 1 if g.status[self.attacker] == FIRST else 0
                keeper = g.board.members[side][0]
                g.regent[power] = g.seat_of[keeper]
                if g.hands[power]:
                    g.learned |= 1 << g.regent[power]
                g.tell("regent", keeper, power)

    # -- 2) support

    def attackers_support(self, g: Raison) -> None:  # raison:10.2
        self._support(g, 1 << self.attacker)

    def defenders_support(self, g: Raison) -> None:
        self._support(g, self.defenders)

    def _support(self, g: Raison, side: int) -> None:
        """Ask the Powers of a side one by one, those in the battle first, then the Order of Powers (ruling R10)."""
        waiting = self.friends(g, side) & ~self.declared
        for power in (*bits(waiting & side), *bits(waiting & ~side)):
            self.declared |= 1 << power
            if g.runs(power) >= 0 and any(True for _ in supporters(g, self, power)):
                self.again()
                g.ask(DeclareSupport(power), 1 << g.runs(power))
                return
        self.declared = 0

    def friends(self, g: Raison, side: int) -> int:
        """Mask of the Powers of a side and of those that may support it (raison:12.5.1, ruling R14)."""
        friends = side
        for power in bits(side):
            if g.seat_of[power] >= 0 or g.options["minor_support"] == "both":
                friends |= g.ally[power]
        return friends

    # -- 3) cards

    def play_cards(self, g: Raison) -> None:  # raison:10.3.1
        """Go round the slots until nobody can or wants to play."""
        slots = self.slots(g)
        for _ in slots:
            self.slot = (self.slot + 1) % len(slots)
            power, role = slots[self.slot]
            if self.may_play(g, power, role):
                self.again()
                g.ask(PlayCard(power, role), 1 << g.runs(power))
                return

    def slots(self, g: Raison) -> list[tuple[int, int]]:
        """Who plays in which role, in the order of the book: attacker, defenders, supporters of each."""
        owner = g.board.owner
        attack = sorted({owner[general] for general in bits(self.attack_support)})
        defence = sorted({owner[general] for general in bits(self.defence_support)})
        return [
            (self.attacker, ATTACKER),
            *((power, DEFENDER) for power in bits(self.defenders)),
            *((power, ATTACK_SUPPORT) for power in attack),
            *((power, DEFENCE_SUPPORT) for power in defence),
        ]

    def may_play(self, g: Raison, power: int, role: int) -> bool:
        """Whether a Power must be asked; only what everyone can see decides."""
        if self.passed >> power & 1 or not g.hands[power] or self.no_morale(g, power):
            return False
        return any(len(self.piles[general]) < g.troops[general] for general in self.army(g, power, role))

    def no_morale(self, g: Raison, power: int) -> Reason | None:
        """Each card costs 1 Morale; one card is free to a fighter who began with none (raison:10.3.2)."""
        if g.morale[power] > 0:
            return None
        fights = power == self.attacker or self.defenders >> power & 1
        fresh = all(not self.piles[general] for general in g.board.generals[power])
        return None if self.penniless >> power & 1 and fights and fresh else Reason("no-morale", "10.3.2", (power,))

    def army(self, g: Raison, power: int, role: int) -> list[int]:
        """The Generals for whom a Power plays in a role."""
        if role == ATTACKER:
            return [self.general]
        if role == DEFENDER:
            return list(bits(g.standing[self.territory] & g.board.army[power]))
        return list(bits((self.attack_support, self.defence_support)[role - ATTACK_SUPPORT] & g.board.army[power]))

    def attacks(self, general: int) -> bool:
        return general == self.general or bool(self.attack_support >> general & 1)

    def lay(self, general: int, card: int) -> None:
        piles = list(self.piles)
        piles[general] = (*piles[general], card)
        self.piles = tuple(piles)

    def change(self, general: int, position: int, card: int) -> None:
        """Turn a laid card up, or keep its place with ~card, below 0: a 3 took it out, the play is spent."""
        piles = list(self.piles)
        pile = list(piles[general])
        pile[position] = card
        piles[general] = tuple(pile)
        self.piles = tuple(piles)

    # -- 4) outcome

    def outcome(self, g: Raison) -> None:
        g.stack.pop()
        g.push(Outcome.of(g, self))

    # -- what a seat may know of the piles

    def veil(self, g: Raison, seat: int) -> Battle:
        twin = self.copy()
        owner = g.board.owner
        twin.piles = tuple(
            pile if seat >= 0 and g.runs(owner[general]) == seat else tuple(hide(card) for card in pile)
            for general, pile in enumerate(self.piles)
        )
        return twin

    def face_values(self) -> list[tuple[int, ...]]:
        return [tuple(_value(card) for card in pile if card >= 0) for pile in self.piles]

    def deal(self, pool: list[int]) -> None:
        self.piles = tuple(tuple(card or pool.pop() for card in pile) for pile in self.piles)


def hide(card: int) -> int:
    """A card as an opponent sees it."""
    return card if card < 0 or card & OPEN else 0


def _value(card: int) -> int:
    return card & ~OPEN


def battle(g: Raison) -> Battle:
    """The battle under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Battle):
            return frame
    raise AssertionError("no battle under way")


def supporters(g: Raison, fight: Battle, power: int) -> Iterator[int]:
    """Generals of a Power that may still support a battle."""
    for general in g.board.generals[power]:
        if no_support(g, fight, general) is None:
            yield general


def no_support(g: Raison, fight: Battle, general: int) -> Reason | None:  # raison:10.2
    here = g.spot[general]
    if here < 0:
        return Reason("general-off-board", "10.2", (general,))
    if here not in g.board.land.near[fight.territory]:
        by_sea = any(to == fight.territory for to, _ in g.board.land.lanes[here])
        return Reason("sea-no-support" if by_sea else "not-adjacent", "10.2", (general,) if by_sea else (here,))
    if not g.troops[general]:
        return Reason("no-troops", "10.2", (general,))
    if g.engaged >> general & 1:
        return Reason("supporting-elsewhere", "10.2", (general,))
    if g.standing[here] & g.moved & g.board.army[fight.attacker] and g.enemies(fight.attacker, here):
        return Reason("supporting-elsewhere", "10.2", (general,))  # his own battle is still to come
    return None


@dataclass(slots=True, eq=False)
class DeclareSupport(Ask):
    """Which Generals support, one at a time."""

    rule = "10.2"

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, battle(g).territory)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        fight = battle(g)
        for general in g.board.generals[self.power]:
            why = no_support(g, fight, general)
            if why is None or every:
                yield g.lexicon["support", general], why
        yield g.lexicon["done",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        fight, general = battle(g), choice.args[0]
        g.engaged |= 1 << general
        if self.power == fight.attacker or g.ally[self.power] >> fight.attacker & 1:
            fight.attack_support |= 1 << general
            g.tell("supports-attack", general)
        else:
            fight.defence_support |= 1 << general
            g.tell("supports-defence", general)
        if any(True for _ in supporters(g, fight, self.power)):
            g.ask(DeclareSupport(self.power), 1 << seat)


@dataclass(slots=True, eq=False)
class PlayCard(Ask):
    """Play one card on a General's pile, or pass for the rest of the battle (raison:10.3)."""

    rule = "10.3"
    role: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, battle(g).territory)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        fight, hand = battle(g), g.hands[self.power]
        cards = range(1, len(g.draw)) if every else sorted(set(hand))
        for general in fight.army(g, self.power, self.role):
            full = len(fight.piles[general]) >= g.troops[general]
            if full and not every:
                continue
            why = Reason("pile-full", "10.3", (general,)) if full else None
            for card in cards:
                missing = None if card in hand else Reason("not-in-hand", "10.3", (card,))
                yield g.lexicon["play", general, card], why or missing
                if card in (2, 3):
                    aimless = None if any(targets(fight, self.role, card)) else Reason("no-target", f"10.4.{card}")
                    yield g.lexicon["play-open", general, card], why or missing or aimless
        yield g.lexicon["pass",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        fight, power = battle(g), self.power
        if choice.verb == "pass":  # raison:10.3.4
            fight.passed |= 1 << power
            g.tell("passed", power)
            return
        general, card = choice.args
        g.take_card(power, card)
        g.add_morale(power, -1)
        if choice.verb == "play":  # raison:10.3.3
            fight.lay(general, card)
            g.whisper(g.knows(power), "played", (general,), (card,))
            return
        fight.lay(general, card | OPEN)
        g.learned |= g.everyone & ~g.knows(power)
        g.tell("played-open", general, card)
        g.ask(ChooseTarget(power, self.role, card), 1 << seat)


def targets(fight: Battle, role: int, card: int) -> Iterator[tuple[int, int]]:
    """Enemy cards that a 2 can reveal or a 3 can remove: (general, position)."""
    attacking = role in (ATTACKER, ATTACK_SUPPORT)
    for general, pile in enumerate(fight.piles):
        if pile and fight.attacks(general) != attacking:
            for position, laid in enumerate(pile):
                if laid >= 0 and (card == 3 or laid < OPEN):
                    yield general, position


@dataclass(slots=True, eq=False)
class ChooseTarget(Ask):
    """Which enemy card the open 2 reveals (raison:10.4.2) or the open 3 discards (raison:10.4.3)."""

    rule = "10.4"
    role: int
    card: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.card)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        verb = "reveal" if self.card == 2 else "remove"
        for general, position in targets(battle(g), self.role, self.card):
            yield g.lexicon[verb, general, position + 1], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        fight, (general, position) = battle(g), choice.args
        laid = fight.piles[general][position - 1]
        card = _value(laid)
        if laid < OPEN:
            g.learned |= g.everyone & ~g.knows(g.board.owner[general])
        if choice.verb == "reveal":
            fight.change(general, position - 1, card | OPEN)
            g.tell("revealed", self.power, general, card)
        else:
            fight.change(general, position - 1, ~card)
            g.discard[card] += 1
            g.tell("removed", self.power, general, card)
