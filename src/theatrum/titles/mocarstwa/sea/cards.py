"""8.4: fighting with and against ships with battle cards; table 5a."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.board import FLEET
from ..box.cards import ASSAULT, FIRE, FORMATION, Card
from ..box.prices import SHIP_DEFENCE
from ..box.units import ONE, each, kinds
from ..land.commanders import leads
from ..land.entering import declare as send
from ..land.entering import shift
from ..land.laying import LAYING, Fight, Serving
from ..land.rewards import Bugle, Victory
from ..land.strength import Force, best_fort, commands_defence, signs, type_points
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT, MARSHAL, NOBODY
from .damage import Damage, sink
from .hulls import abandoned, crewed, hoist, lies_beside, ship_of

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


def declare(g: Mocarstwa, seat: int, choice: Choice) -> None:
    """Those who serve guns stay where they are; those who land go ashore at once, as on land."""
    kind, place, to = choice.args
    g.fresh[place] -= ONE[kind]
    if choice.verb == "land":
        g.tell("landed", g.core[seat], kind, place, to)
        send(g, kind, place, to)
    else:
        g.assaults = (*g.assaults, (to, place, kind))
        if choice.verb == "salvo":
            g.salvoes[ship_of(g, place)] += 1
        g.tell("fired" if choice.verb == "salvo" else "attacked-ship", g.core[seat], kind, place, to)


# -- the battle


def still_there(g: Mocarstwa, seat: int, force: Force) -> Force:
    """Those who were to serve guns and have not fallen in an earlier battle of the phase, nor gone over to a prize."""
    left = {place: g.units[place] if g.holder[place] == seat else 0 for place, _ in force}
    found = []
    for place, kind in force:
        if left[place] >> 4 * kind & 15:
            left[place] -= ONE[kind]
            found.append((place, kind))
    return tuple(found)


@dataclass(slots=True, eq=False)
class SeaBattle(Victory, Fight):
    """Ships, and batteries on the shore, against one ship."""

    steps = (*LAYING, "avoided", "compare", "press_gang", "elite", "board", "end")
    lead: int = 0  # attack less defence
    struck: int = -1  # the ship that was hit
    crew: int = 0  # her crew before that

    def avoided(self, g: Mocarstwa) -> None:
        """Whoever retreats evades the fight, and does not fire either."""
        if any(self.withdraws()):
            g.tell("evaded", self.to)
            self.at = self.steps.index("end")

    def points(self, g: Mocarstwa) -> tuple[int, int]:
        mine, theirs = self.counted()
        attack, defence = self.base(g)
        with_mine, with_theirs = self.serving(g)
        attack += with_mine.use(mine) + type_points(mine, theirs) + CANNONADE * mine.cannonade
        defence += with_theirs.use(theirs) + type_points(theirs, mine) + CANNONADE * theirs.cannonade
        return attack, defence

    def compare(self, g: Mocarstwa) -> None:
        mine, theirs = self.counted()
        attack, defence = self.points(g)
        g.tell("points", attack, defence, self.to)
        self.lead = attack - defence
        for side, card in ((self.attacker, mine), (self.defender, theirs)):
            if side != INDEPENDENT and card.bugle:
                g.push(Bugle(side))
        if self.lead > 0:
            self._frenzy(g, self.force[0][0], self.defender, theirs, mine)
            self._strike(g, self.to, self.attacker, losses(mine, self.lead), mine, theirs)
        elif self.lead < 0:
            self._frenzy(g, self.to, self.attacker, mine, theirs)
            self._struck(g, losses(theirs, -self.lead), theirs, mine)
        else:
            g.tell("battle-drawn", self.to)

    def base(self, g: Mocarstwa) -> tuple[int, int]:
        return gun_points(g, self.force), ship_defence(g, self.to)

    def bonuses(self, g: Mocarstwa) -> tuple[tuple[int, int], tuple[int, int]]:
        return (best_fort(g, self.force), int(led(g, self.force))), (0, commands_defence(g, self.to))

    def serving(self, g: Mocarstwa) -> tuple[Serving, Serving]:
        """Batteries ashore; and the units on attacking ships and on own ships beside the target."""
        batteries = [(place, kind) for place, kind in self.force if place < len(g.fort)]
        return Serving(batteries, [], self._aboard(g, self.attacker)), Serving([], [], self._aboard(g, self.defender))

    def _aboard(self, g: Mocarstwa, holder: int) -> list[tuple[int, int]]:
        """Crews of the ships that fight and of those beside the target (or with it), who may serve their guns."""
        here = g.hex[ship_of(g, self.to)]
        around = (here, *g.board.land.hex_neighbours[here])
        fired = {place for place, _ in self.force}  # and may have sailed on since (8.3)
        return [
            (place, kind)
            for place in crewed(g, holder)
            if g.hex[ship_of(g, place)] in around or place in fired
            for kind in each(g.units[place])
        ]

    def _strike(self, g: Mocarstwa, place: int, by: int, lost: tuple[int, int, int], winner: Card, loser: Card) -> None:
        self.struck, self.crew = place, g.units[place]
        if lost == SUNK:
            sink(g, place, by)
            return
        masts, crew, decks = lost
        g.push(Damage(place, by, masts, max(0, crew + winner.fury - loser.cross), decks))

    def _frenzy(self, g: Mocarstwa, place: int, by: int, loser: Card, winner: Card) -> None:
        """The loser's Battle Frenzy costs the winner a unit, as on land, unless a Cross meets it (7.5.11)."""
        if loser.fury <= winner.cross:
            return
        if place >= len(g.fort):
            g.push(Damage(place, by, 0, 1, 0))
        else:
            self._battery_falls(g, *self.force[0])

    def _battery_falls(self, g: Mocarstwa, place: int, kind: int) -> None:
        g.tell("destroyed", g.power_of(self.attacker), kind, place)
        g.fall(place, kind)

    def _struck(self, g: Mocarstwa, lost: tuple[int, int, int], winner: Card, loser: Card) -> None:
        """The attackers lose: one of their ships is hit, the owner says which; batteries ashore lose units only."""
        ships = sorted({place for place, _ in self.force if place >= len(g.fort)})
        if not ships:
            batteries = self.force[: lost[1] if lost != SUNK else len(self.force)]
            for place, kind in batteries:
                self._battery_falls(g, place, kind)
        elif len(ships) == 1 or self.attacker == INDEPENDENT:
            self._strike(g, ships[0], self.defender, lost, winner, loser)
        else:
            g.ask(HitShip(self.attacker, self.to, tuple(ships), lost), 1 << self.attacker)

    def winner(self) -> int:
        return self.attacker if self.lead > 0 else self.defender if self.lead < 0 else NOBODY

    def has_sign(self, sign: int) -> bool:
        return bool(signs(self.counted()[0 if self.lead > 0 else 1])[sign])

    def ships(self, g: Mocarstwa) -> list[int]:
        """The winner's ships that fought and have a crew."""
        places = [place for place, _ in self.force] if self.lead > 0 else [self.to]
        return [p for p in dict.fromkeys(places) if p >= len(g.fort) and g.holder[p] == self.winner()]

    def pressable(self, g: Mocarstwa, seat: int) -> list[int]:
        """Of those who fell aboard the beaten ship, whoever finds room aboard a ship of the winner's."""
        if self.struck < 0:
            return []
        fallen = self.crew - g.units[self.struck]
        return [kind for kind in kinds(fallen) if any(g.fits(place, kind) for place in self.ships(g))]

    def press(self, g: Mocarstwa, seat: int, kind: int) -> None:
        place = next(place for place in self.ships(g) if g.fits(place, kind))
        g.put(place, seat, ONE[kind])
        g.tell("pressed", g.core[seat], kind, place)

    def fought(self, g: Mocarstwa) -> list[int]:
        return [kind for place in self.ships(g) for kind in each(g.units[place])]

    def train(self, g: Mocarstwa, seat: int, kind: int, better: int) -> None:
        place = next(place for place in self.ships(g) if g.units[place] >> 4 * kind & 15)
        g.units[place] += ONE[better] - ONE[kind]
        g.tell("trained", g.core[seat], kind, better, place)

    def board(self, g: Mocarstwa) -> None:
        """A ship left without crew may be taken; otherwise it is gone, unless it lies beside a shore."""
        ships = tuple(dict.fromkeys(place for place, _ in self.force if place >= len(g.fort)))
        empty = g.hex[ship_of(g, self.to)] >= 0 and g.holder[self.to] == NOBODY
        if empty and self.lead > 0 and self.attacker != INDEPENDENT:
            g.push(Prize(self.attacker, self.to, ships))
            return
        abandoned(g, self.to, self.attacker)
        for place in ships:
            abandoned(g, place, self.defender)


def gun_points(g: Mocarstwa, force: Force) -> int:
    """One point a served deck or battery, the best fortification, a commander (8.4, 12.4)."""
    return len(force) + best_fort(g, force) + led(g, force)


def led(g: Mocarstwa, force: Force) -> bool:
    """Whether a commander is with who serves the guns."""
    return any(
        g.commander[place] - 1 == MARSHAL or (g.commander[place] > 0 and leads(g, place, kind)) for place, kind in force
    )


def ship_defence(g: Mocarstwa, place: int) -> int:
    """By the kind of ship, however many her crew; a commander aboard (8.4, 12.4)."""
    return SHIP_DEFENCE[FLEET[ship_of(g, place)]] + commands_defence(g, place)


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
        abandoned(g, self.to, self.seat)
        for place in self.ships:
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
            if g.holder[place] == seat and lies_beside(g, place, self.to):
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
        hoist(g, seat, self.to)
        shift(g, seat, kind, place, self.to)
        g.tell("annexed", g.core[seat], kind, place, self.to)
