"""Battles for tests of Europa: an empty board, armies and fleets on it, dice that show what they are told to."""

from __future__ import annotations

from theatrum.engine.flow import run
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.battle.arising import land_battle, sea_battle
from theatrum.titles.europa.war.battle.clash import Clash
from theatrum.titles.europa.war.pieces import FLEET, LOOSE, launch, place
from theatrum.titles.europa.war.units import CATEGORIES, SHIPS, UNITS

from .positions import begin, hold, number, seat, zeros


def field(scenario: str = "2-01", variant: str = "default_austria") -> Europa:
    """A start without units, ships, generals and cards; all action cards are in their decks."""
    g = begin(scenario, variant)
    count = g.seats
    g.infantry, g.rebels = zeros(g.infantry), zeros(g.rebels)
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.armies, g.army_at, g.generals = [0] * (3 * count), [-1] * (3 * count), [-1] * (3 * count)
    g.fleet, g.fleet_at, g.admiral = [0] * count, [-1] * count, [-1] * count
    g.deck = sum(g.start.people.deck)
    g.discards = [()] * 3
    for at in range(count):
        hold(g, at)
    g.ideas = [0] * count
    g.power = [3] * (3 * count)
    g.ruler = [-1] * count
    g.wars, g.allies, g.active_allies = [0] * count, [0] * count, [0] * count
    return g


def war(g: Europa, realm: str, other: str) -> None:
    """Two realms are at war."""
    for one, two in ((realm, other), (other, realm)):
        if seat(g, one) >= 0:
            g.wars[seat(g, one)] |= 1 << number(g, "realm", two)


def army(g: Europa, realm: str, area: str, units: str, which: int = 0) -> None:
    """Units in an army: 'infantry 3 cavalry 2'; of another category: 'mercenary-infantry 1'."""
    words = units.split()
    for name, many in zip(words[::2], words[1::2], strict=True):
        category, _, kind = name.rpartition("-")
        place(
            g, seat(g, realm), UNITS.index(kind), number(g, "area", area), int(many),
            CATEGORIES.index(category or "regular"), which,
        )  # fmt: skip


def loose(g: Europa, realm: str, area: str, many: int) -> None:
    place(g, seat(g, realm), 0, number(g, "area", area), many)


def fleet(g: Europa, realm: str, zone: str, ships: str) -> None:
    """'light-ship 2 heavy-ship 1'."""
    words = ships.split()
    for kind, many in zip(words[::2], words[1::2], strict=True):
        launch(g, seat(g, realm), SHIPS.index(kind), number(g, "zone", zone), int(many), FLEET)


def light(g: Europa, realm: str, zone: str, many: int) -> None:
    launch(g, seat(g, realm), 0, number(g, "zone", zone), many, LOOSE)


def general(g: Europa, realm: str, card: str, which: int = 0) -> None:
    g.generals[3 * seat(g, realm) + which] = g.start.people.number[card]
    g.deck &= ~(1 << g.start.people.number[card])


def know(g: Europa, realm: str, idea: str) -> None:
    g.ideas[seat(g, realm)] |= 1 << g.start.lists.ideas[idea]


def rolls(g: Europa, *throws: str) -> None:
    """What the next battle dice show: 'infantry: double blank blank'."""
    for throw in throws:
        die, _, faces = throw.partition(":")
        g.dice.forced.extend(g.start.box.dice[die].index(face) for face in faces.split())


def attack(g: Europa, realm: str, area: str, *throws: str, origin: str = "") -> Clash:
    """The battle that arises in an area in this player's turn, walked on to its first question."""
    origins = 1 << number(g, "area", origin) if origin else 0
    g.active = seat(g, realm)
    battle = land_battle(g, number(g, "area", area), g.active, origins)
    assert battle
    rolls(g, *throws)
    g.push(battle)
    run(g)
    return battle


def attack_at_sea(g: Europa, realm: str, zone: str, *throws: str) -> Clash:
    g.active = seat(g, realm)
    battle = sea_battle(g, number(g, "zone", zone), g.active)
    assert battle
    rolls(g, *throws)
    g.push(battle)
    run(g)
    return battle


def told(g: Europa, name: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a name."""
    return [event.args for event in g.events if event.name == name]


def question(g: Europa) -> str:
    return type(g.decision).__name__ if g.stack else ""


def card_of(g: Europa, action: str) -> str:
    """A card of a kind of action card."""
    kind = g.start.lists.actions[action]
    return next(card for card, one in g.start.lists.characters.items() if one.type == kind)


def before_scotland(recruits: int = 5) -> tuple[Europa, int, int]:
    """England at war with Scotland, its army one area away from recruits at the border."""
    g = field()
    g.took_event, g.round = 0, 2
    at = seat(g, "england")
    war(g, "england", "scotland")
    army(g, "england", "east_anglia", "infantry 2")
    loose(g, "england", "northumbria", recruits)
    return g, at, number(g, "area", "scotland")
