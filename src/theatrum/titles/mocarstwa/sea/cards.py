"""8.4: fighting with and against ships with battle cards; table 5a."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ..box.board import FLEET
from ..box.cards import ASSAULT, FIRE, FORMATION, Card
from ..box.information import in_force
from ..box.prices import DECKS, FORT_BONUS, SHIP_DEFENCE
from ..box.units import ARTILLERY, GUNS, ONE, each, kinds
from ..box.units import FORMATION as FORMATION_OF
from ..land.commanders import leads
from ..land.entering import shift
from ..land.laying import LAYING, Fight
from ..land.rewards import Rewards
from ..land.strength import symbol_points, type_points
from ..state import Mocarstwa
from ..vocabulary import ADMIRAL, INDEPENDENT, MARSHAL, NOBODY
from .damage import Damage, score, sink
from .dice import targets
from .fleet import abandoned, crewed, is_enemy, no_action, ship_of, shores_of

CANNONADE = 2
SUNK = (9, 9, 9)
LOSSES = {
    FIRE: ((2, 0, 0), (1, 0, 1), (0, 0, 2), (1, 0, 2), SUNK),
    ASSAULT: ((0, 2, 0), (1, 2, 0), (0, 3, 0), (1, 3, 0), (2, 4, 0)),
    FORMATION: ((1, 0, 1), (1, 1, 1), (0, 1, 2), (1, 2, 2), SUNK),
}
"""Table 5a: masts, units and decks that the loser loses, by the winner's type of card and lead."""


def losses(card: Card, lead: int) -> tuple[int, int, int]:
    """A winner whose card has no colour fights as in formation; a lead above five counts as five (ruling M9)."""
    return LOSSES.get(card.type, LOSSES[FORMATION])[min(lead, 5) - 1]


# -- orders


def fights(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Broadsides, landings and shore batteries that a seat may declare."""
    for place in crewed(g, seat):
        for kind in kinds(g.units[place]):
            for other in targets(g, seat, place):
                yield g.lexicon["salvo", kind, place, other], no_salvo(g, kind, place)
            for shore in shores_of(g, place):
                if is_enemy(g, seat, shore):
                    yield g.lexicon["land", kind, place, shore], no_action(g, kind, place)
    for other in g.board.ships:
        if g.hex[ship_of(g, other)] >= 0 and is_enemy(g, seat, other):
            for shore in shores_of(g, other):
                if g.holder[shore] == seat:
                    for kind in kinds(g.units[shore]):
                        yield g.lexicon["attack-ship", kind, shore, other], no_battery(g, kind, shore)


def no_salvo(g: Mocarstwa, kind: int, place: int) -> Reason | None:
    """A point of attack for each gun deck that has a unit to serve it."""
    ship = ship_of(g, place)
    if in_force(g, "fog"):
        return Reason("fog", "5.6")
    if g.salvoes[ship] >= DECKS[FLEET[ship]] - g.decks[ship]:
        return Reason("no-guns", "8.4", (place,))
    return no_action(g, kind, place)


def no_battery(g: Mocarstwa, kind: int, shore: int) -> Reason | None:
    if kind not in GUNS:
        return Reason("only-artillery", "8.4", (kind,))
    return no_action(g, kind, shore)


def declare(g: Mocarstwa, seat: int, choice: Choice) -> None:
    """Those who serve guns stay where they are; those who land go ashore at once, as on land."""
    kind, place, to = choice.args
    g.fresh[place] -= ONE[kind]
    g.assaults = (*g.assaults, (to, place, kind))
    if choice.verb == "land":
        g.take(place, ONE[kind])
        g.tell("landed", g.core[seat], kind, place, to)
    else:
        if choice.verb == "salvo":
            g.salvoes[ship_of(g, place)] += 1
        g.tell("fired" if choice.verb == "salvo" else "attacked-ship", g.core[seat], kind, place, to)


# -- the battle


@dataclass(slots=True, eq=False)
class SeaBattle(Fight):
    """Ships, and batteries on the shore, against one ship."""

    steps = (*LAYING, "avoided", "compare", "board", "end")
    won: bool = False

    def avoided(self, g: Mocarstwa) -> None:
        """Whoever retreats evades the fight, and does not fire either."""
        if any(self.withdraws()):
            g.tell("evaded", self.to)
            self.at = self.steps.index("end")

    def compare(self, g: Mocarstwa) -> None:
        mine, theirs = self.counted()
        attack, defence = self.base(g)
        attack += self._card_points(g, mine, theirs, *self._gunners(g))
        defence += self._card_points(g, theirs, mine, [], self._defenders(g))
        g.tell("points", attack, defence, self.to)
        lead = attack - defence
        self._rewards(g, mine, theirs, lead)
        if lead > 0:
            self.won = True
            self._strike(g, self.to, self.attacker, losses(mine, lead), mine, theirs)
        elif lead < 0:
            self._struck(g, losses(theirs, -lead), theirs, mine)
        else:
            g.tell("battle-drawn", self.to)

    def base(self, g: Mocarstwa) -> tuple[int, int]:
        return self._attack(g), self._defence(g)

    def _attack(self, g: Mocarstwa) -> int:
        """One point a served deck or battery, the best fortification, a commander."""
        places = [place for place, _ in self.force]
        forts = max(FORT_BONUS[g.fort_of(place)] for place in places)
        led = any(
            g.commander[place] - 1 == MARSHAL or (g.commander[place] and leads(g, place, kind))
            for place, kind in self.force
        )
        return len(self.force) + forts + led

    def _defence(self, g: Mocarstwa) -> int:
        return SHIP_DEFENCE[FLEET[ship_of(g, self.to)]] + (g.commander[self.to] - 1 == ADMIRAL)

    def _gunners(self, g: Mocarstwa) -> tuple[list[int], list[int]]:
        """Batteries ashore; and the units on attacking ships and on own ships beside the target."""
        ashore = [ARTILLERY for place, _ in self.force if place < len(g.fort)]
        return ashore, self._aboard(g, self.attacker, {place for place, _ in self.force})

    def _defenders(self, g: Mocarstwa) -> list[int]:
        return self._aboard(g, self.defender, {self.to})

    def _aboard(self, g: Mocarstwa, holder: int, engaged: set[int]) -> list[int]:
        around = g.board.land.hex_neighbours[g.hex[ship_of(g, self.to)]]
        return [
            FORMATION_OF[kind]
            for place in g.board.ships
            if g.holder[place] == holder and (place in engaged or g.hex[ship_of(g, place)] in around)
            for kind in each(g.units[place])
        ]

    def _card_points(self, g: Mocarstwa, own: Card, other: Card, ashore: list[int], aboard: list[int]) -> int:
        return symbol_points(own, ashore, aboard) + type_points(own, other) + CANNONADE * own.cannonade

    def _strike(self, g: Mocarstwa, place: int, by: int, lost: tuple[int, int, int], winner: Card, loser: Card) -> None:
        if lost == SUNK:
            sink(g, place, by)
            return
        masts, crew, decks = lost
        crew = max(0, crew + max(0, winner.fury - loser.cross) - max(0, loser.cross - winner.fury))
        g.push(Damage(place, by, masts, crew, decks))

    def _struck(self, g: Mocarstwa, lost: tuple[int, int, int], winner: Card, loser: Card) -> None:
        """The attackers lose: one of their ships is hit, the owner says which; batteries ashore lose units only."""
        ships = sorted({place for place, _ in self.force if place >= len(g.fort)})
        if not ships:
            batteries = self.force[: lost[1] if lost != SUNK else len(self.force)]
            for place, kind in batteries:
                g.tell("destroyed", g.power_of(self.attacker), kind, place)
                g.fall(place, kind)
        elif len(ships) == 1 or self.attacker == INDEPENDENT:
            self._strike(g, ships[0], self.defender, lost, winner, loser)
        else:
            g.ask(HitShip(self.attacker, self.to, tuple(ships), lost), 1 << self.attacker)

    def _rewards(self, g: Mocarstwa, mine: Card, theirs: Card, lead: int) -> None:
        for side, card, won in ((self.attacker, mine, lead > 0), (self.defender, theirs, lead < 0)):
            if side != INDEPENDENT and card.bugle:
                g.push(Rewards(side, self.to, won, (card.bugle, 0, 0, 0), ()))

    def board(self, g: Mocarstwa) -> None:
        """A ship left without crew may be taken; otherwise it is gone, unless it lies beside a shore."""
        ship = ship_of(g, self.to)
        if g.hex[ship] < 0 or g.holder[self.to] != NOBODY:
            return
        ready = [place for place in dict.fromkeys(place for place, _ in self.force) if place >= len(g.fort)]
        if self.won and self.attacker != INDEPENDENT and any(g.holder[place] == self.attacker for place in ready):
            g.push(Prize(self.attacker, self.to, tuple(ready)))
        else:
            abandoned(g, self.to)


@dataclass(slots=True, eq=False)
class HitShip(Question[Mocarstwa]):
    """Which of your attacking ships is hit (ruling M9)?"""

    rule = "8.4"
    seat: int
    place: int
    ships: tuple[int, ...]
    lost: tuple[int, int, int]

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for ship in self.ships:
            yield g.lexicon["hit", ship], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        battle = next(frame for frame in reversed(g.stack) if isinstance(frame, SeaBattle))
        mine, theirs = battle.counted()
        battle._strike(g, choice.args[0], battle.defender, self.lost, theirs, mine)


@dataclass(slots=True, eq=False)
class Prize(Procedure[Mocarstwa]):
    """A prize crew goes aboard: any number, or none."""

    steps = ("cross_over", "leave")
    seat: int
    to: int
    ships: tuple[int, ...]

    def cross_over(self, g: Mocarstwa) -> None:
        if len(CrossOver(self.seat, self.to).choices(g, self.seat)) > 1:
            self.again()
            g.ask(CrossOver(self.seat, self.to), 1 << self.seat)

    def leave(self, g: Mocarstwa) -> None:
        for place in (self.to, *self.ships):
            abandoned(g, place)


@dataclass(slots=True, eq=False)
class CrossOver(Question[Mocarstwa]):
    """Who goes over to the ship that has lost its crew?"""

    rule = "8.4"
    seat: int
    to: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.to)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        prize = next(frame for frame in reversed(g.stack) if isinstance(frame, Prize))
        for place in prize.ships:
            if g.holder[place] == seat:
                for kind in kinds(g.units[place]):
                    if g.fits(self.to, kind):
                        yield g.lexicon["enter", kind, place], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            prize = g.stack[-1]
            assert isinstance(prize, Prize)
            prize.at += 1
            return
        kind, place = choice.args
        if g.holder[self.to] == NOBODY:
            g.banner[ship_of(g, self.to)] = seat
            g.holder[self.to] = seat
            score(g, seat, self.to)
        shift(g, seat, kind, place, self.to)
        g.tell("annexed", g.core[seat], kind, place, self.to)
