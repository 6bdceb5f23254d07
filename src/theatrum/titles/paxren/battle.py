"""Glossary BATTLE with both tables: one procedure for campaigns (F9), civil wars (J) and religious wars (K)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Offer, Procedure, Question
from .hands import without
from .regime import RegimeChange, code_of
from .state import Pax
from .tokens import Shortage, shown, sources
from .turning import MEDIEVAL, Overthrow, turn_map, turned_by
from .vocabulary import BISHOP, KNIGHT, PAWN, PIRATE, ROOK

CAMPAIGN_WAR, CONSPIRACY, REVOLT, CRUSADE = range(4)
WAR_RULE = ("F9", "J1", "J2", "K1", "K1", "K1")

Force = tuple[int, int]
"""Where a token fights and what it is."""


# -- Table 1: who fights


def field_of(g: Pax, seat: int, card: int, war: int, empire: int) -> tuple[int, ...]:
    """Tokens that gather beside the map card: fighting agents, and repressed tokens that join."""
    fighting = fighters(g, seat, card, war) if card >= 0 else ()
    return tuple(sorted((*fighting, *joining(g, war, empire))))


def fighters(g: Pax, seat: int, card: int, war: int) -> tuple[int, ...]:
    """The agents of a card that fight."""
    return tuple(
        PAWN + seat if agent == PAWN else agent for agent in g.board.cards.agents[card] if fights(g, agent, war)
    )


def fights(g: Pax, agent: int, war: int) -> bool:
    """Bishops never fight, pawns only in revolts; by the second edition in conspiracies too (ruling P39)."""
    if agent == PAWN:
        return war == REVOLT or (war == CONSPIRACY and g.board.second)
    return not BISHOP <= agent < PIRATE


def joining(g: Pax, war: int, empire: int) -> tuple[int, ...]:
    """Repressed nobles join a conspiracy, Serfs a revolt."""
    if war == CONSPIRACY:
        return tuple(code for code in g.repressed[empire] if code < PAWN)
    if war == REVOLT:
        return tuple(code for code in g.repressed[empire] if code >= PAWN)
    return ()


def attackers(g: Pax, seat: int, war: int, empire: int, by: int, field: tuple[int, ...]) -> list[Force]:
    """All that fight for the seat; `by` is the empire that campaigns."""
    land, at = g.board.land, g.board.border_spot
    if war == CAMPAIGN_WAR:
        return campaigners(g, seat, empire, by)
    found = [(g.board.field_spot, token) for token in field]
    coasts = [(at + b, g.border[b]) for b in land.coasts[empire] if ROOK <= g.border[b] < PAWN]
    if war < CRUSADE:
        found += coasts
        if war == REVOLT:
            found += [(at + b, PAWN + seat) for b in land.around[empire] if g.border[b] == PAWN + seat]
        return found
    religion = war - CRUSADE
    faithful = (KNIGHT + religion, ROOK + religion)
    found += [force for force in coasts if force[1] == ROOK + religion]
    found += [(slot, g.city[slot]) for slot in land.places[empire] if g.city[slot] in faithful]
    both = war == CRUSADE and g.gift(seat, g.board.cards.crusading_rooks)
    coming = faithful if both else faithful[:1]
    near = g.near(empire)
    found += [(s, code) for s, code in enumerate(g.city) if code in coming and near >> land.slot_empire[s] & 1]
    return found


def campaigners(g: Pax, seat: int, empire: int, by: int) -> list[Force]:
    """Every Knight on the campaigning King's own map card (F9)."""
    land, court = g.board.land, g.board.court_spot
    found = [(slot, g.city[slot]) for slot in land.places[by] if 0 < g.city[slot] < ROOK]
    if land.region[empire] == 0 and g.gift(seat, g.board.cards.slave_recruits):
        mamluk = land.index["mamluk"]
        found += [(court + mamluk, code) for code in g.repressed[mamluk]]
    return found


def defenders(g: Pax, war: int, empire: int) -> list[Force]:
    land, at = g.board.land, g.board.border_spot
    ruling = [(slot, g.city[slot]) for slot in land.places[empire] if g.city[slot]]
    if war < CRUSADE:
        return ruling
    religion = war - CRUSADE
    faithful = (KNIGHT + religion, ROOK + religion)
    pirates = [(at + b, g.border[b]) for b in land.coasts[empire] if ROOK <= g.border[b] < PAWN]
    return [force for force in (*ruling, *pirates) if force[1] not in faithful]


# -- the battle


@dataclass(slots=True, eq=False)
class Battle(Procedure[Pax]):
    """Attackers gather, both sides lose one for one, the survivors change the regime."""

    steps = ("muster", "clash", "casualties", "aftermath")
    seat: int
    war: int
    empire: int
    card: int = -1
    by: int = -1
    agents: tuple[int, ...] = ()  # still to gather
    field: tuple[int, ...] = ()
    falling: int = 0  # of the side that has more tokens than fall
    won: bool = False

    def muster(self, g: Pax) -> None:
        for code in joining(g, self.war, self.empire):
            g.from_court(self.empire, code)
            self.field = (*self.field, code)
        if self.card >= 0:
            self.agents = fighters(g, self.seat, self.card, self.war)
        self.gather(g)

    def gather(self, g: Pax) -> None:
        """Agents come from the reserve; one that is missing must be found first."""
        while self.agents:
            agent, self.agents = self.agents[0], self.agents[1:]
            code = code_of(agent)
            if g.reserve[code]:
                self.join(g, agent)
            elif sources(g, code, -1):
                g.push(Recruit(agent))
                g.ask(Shortage(self.seat, code), 1 << self.seat)
                return

    def join(self, g: Pax, agent: int) -> None:
        g.reserve[code_of(agent)] -= 1
        self.field = tuple(sorted((*self.field, agent)))

    def clash(self, g: Pax) -> None:
        attack, defence = self.sides(g)
        g.tell("battle", self.seat, self.war, self.empire, len(attack), len(defence))
        self.won = len(attack) > len(defence)
        self.falling = min(len(attack), len(defence))
        if len(attack) <= len(defence):
            for force in attack:
                self.fall(g, force)
        if len(defence) <= len(attack):
            for force in defence:
                self.fall(g, force)
            if not self.won:
                self.falling = 0
        g.review()

    def sides(self, g: Pax) -> tuple[list[Force], list[Force]]:
        return self.attack(g), self.defence(g)

    def attack(self, g: Pax) -> list[Force]:
        return attackers(g, self.seat, self.war, self.empire, self.by, self.field)

    def defence(self, g: Pax) -> list[Force]:
        return defenders(g, self.war, self.empire)

    def losing(self, g: Pax) -> list[Force]:
        """The side of which some fall and some live: the attacker picks (glossary BATTLE)."""
        return list(dict.fromkeys(self.attack(g) if self.won else self.defence(g)))

    def fall(self, g: Pax, force: Force) -> None:
        spot, token = force
        if spot == g.board.field_spot:
            self.field = without(self.field, token)
            g.reserve[code_of(token)] += 1
        else:
            g.kill(spot, token)
        g.tell("fell", shown(g, spot, token), spot)

    def casualties(self, g: Pax) -> None:
        while self.falling:
            choices = self.losing(g)
            if len(choices) > 1:
                self.again()
                g.ask(Casualty(self.seat, self.empire), 1 << self.seat)
                return
            self.falling -= 1
            self.fall(g, choices[0])

    def aftermath(self, g: Pax) -> None:
        g.stack.pop()
        if not self.won:
            g.tell("lost", self.seat, self.empire)
            return
        g.tell("won", self.seat, self.empire)
        root = g.suzerain[self.by] if self.by >= 0 else -1
        root = root if root >= 0 else self.by
        if self.war == CAMPAIGN_WAR and g.suzerain[self.empire] == root:
            return  # a mock war against one's own Vassal changes nothing (F9, Strawman)
        g.push(RegimeChange(self.seat, self.empire, root, field=self.field))
        self._turn_map(g)

    def _turn_map(self, g: Pax) -> None:
        face = g.face[self.empire]
        if self.war >= CRUSADE:
            other = turned_by(g, self.empire, self.war - CRUSADE, self.card)
            if other >= 0:
                turn_map(g, self.seat, self.empire, other)
        elif self.war == CONSPIRACY and face != MEDIEVAL:
            g.ask(Overthrow(self.seat, self.empire), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Recruit(Procedure[Pax]):
    """Goes on gathering once a missing agent has been found, or has not."""

    steps = ("found",)
    agent: int

    def found(self, g: Pax) -> None:
        g.stack.pop()
        fight = g.stack[-1]
        assert isinstance(fight, Battle)
        if g.reserve[code_of(self.agent)]:
            fight.join(g, self.agent)
        fight.gather(g)


def battle(g: Pax) -> Battle:
    """The battle under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Battle):
            return frame
    raise AssertionError("no battle under way")


@dataclass(slots=True, eq=False)
class Casualty(Question[Pax]):
    """Which token falls next."""

    rule = "battle"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire, battle(g).falling)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for spot, token in battle(g).losing(g):
            yield g.lexicon["fall", shown(g, spot, token), spot], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        fight = battle(g)
        token, spot = choice.args
        fight.falling -= 1
        fight.fall(g, (spot, token if spot == g.board.field_spot else code_of(token)))
