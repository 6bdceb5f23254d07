"""Games brought to a wanted position by bots, as files to be put on a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

import theatrum
from theatrum.bots import make, sight
from theatrum.engine.game import Game
from theatrum.engine.record import dumps, loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from ..mocarstwa.positions import at, ship
from ..mocarstwa.positions import position as mocarstwa_position
from ..paxren.positions import position
from ..raison.positions import position as raison_position

LAST = 15
"""Entries of a game that is soon over."""


class Prepared(NamedTuple):
    """A game file, and the seat that is to choose in it (-1: the game is over)."""

    text: str
    seat: int


def prepared(game: Game) -> Prepared:
    return Prepared(dumps(game), -1 if game.over else game.to_act[0])


def until(
    wanted: Callable[[Game], bool],
    title: str = "raison",
    scenario: str = "1702",
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Prepared:
    """A game of stewards up to the first position that is wanted, or to its end."""
    game = theatrum.new(title, scenario, seats=3, seed=seed, options=options)
    steward = make("steward")
    while not game.over and not wanted(game):
        seat = game.to_act[0]
        game.choose(seat, steward.advise(sight(game, seat))[0].choice)
    return prepared(game)


@cache
def over() -> Prepared:
    return until(lambda _: False)


@cache
def before_the_end() -> Prepared:
    """A game that goes on for some choices yet."""
    game = loads(over().text, TITLES, LIBRARY)
    return prepared(game.at(game.entry - LAST))


@cache
def asked(decision: str, talk: str = "no") -> Prepared:
    """The first time a question is put; with or without pauses for talk."""
    return until(lambda game: type(game.decision).__name__ == decision, options={"talk": talk})


@cache
def support() -> Prepared:
    """Who else joins a battle in the west of the map: in Piedmont."""

    def joins(game: Game) -> bool:
        asked = game.view(game.to_act[0])["decision"]
        return bool(asked["name"] == "DeclareSupport" and asked["about"]["territory"] == "piedmont")

    return until(joins)


@cache
def before_battle() -> Prepared:
    """Someone may choose something whose odds can be told, and nothing has been fought yet."""
    return until(lambda game: any(_odds(game, seat) for seat in game.to_act))


def _odds(game: Game, seat: int) -> bool:
    told = (game.forecast(seat, choice) for choice in game.choices(seat))
    return any(forecast and forecast["picture"] for forecast in told)


def near_victory() -> Prepared:
    """France would win as soon as Influence is extended."""
    return prepared(raison_position("1702", seats=3, powers={"france": {"influence": 24}}))


# -- Pax Renaissance

LATE = 24
DITHMARSCHEN = "PREN041"
HANSA = "PREN015"
BOLD = "PREN028"
"""The Bold: two Knights in France, and a Conspiracy there."""


@cache
def pax_late() -> Prepared:
    """Everybody's tableau is long."""
    return until(lambda game: game.title.round(game.state) == LATE, "paxren", "standard", seed=2)


@cache
def pax_over() -> Prepared:
    return until(lambda _: False, "paxren", "standard")


@cache
def pax_before_the_end() -> Prepared:
    """A game that goes on for some choices yet."""
    game = loads(pax_over().text, TITLES, LIBRARY)
    return prepared(game.at(game.entry - LAST))


@cache
def pax_ops() -> Prepared:
    """Cards can act, late enough for the others to do much in their turns."""
    return until(lambda game: game.title.round(game.state) > 3 and _acts(game), "paxren", "standard", seed=2)


def _acts(game: Game) -> bool:
    offered = [choice.id for choice in game.choices(game.to_act[0])]
    return "pass" in offered and any(choice.startswith("ops:") for choice in offered)


@cache
def pax_two_cards() -> Prepared:
    """Two cards in hand, late enough for the others to do much in their turns."""
    return until(
        lambda game: game.title.round(game.state) > 16 and _acts(game) and len(game.state.hands[game.to_act[0]]) == 2,
        "paxren",
        "standard",
        seed=2,
    )


def pax_fair() -> Prepared:
    """A fair of the East would meet Concessions of two others and a Pirate between them."""
    borders = {"byzantium_hungary": "medici-pawn", "hungary_ottoman": "islamic-pirate"}
    return prepared(position(3, coins={"east": [4, 0, 0, 0, 0, 0]}, borders=borders))


def pax_commerce() -> Prepared:
    """Dithmarschen can take a Florin from the face-down card of the West or from the first that can be bought."""
    return prepared(position(3, tableau={"fugger": [DITHMARSCHEN]}, coins={"west": [2, 1, 0, 0, 0, 0]}))


def pax_shift() -> Prepared:
    """The Hanseatic League, which opens Novgorod, is in Fugger's hand."""
    return prepared(position(3, hands={"fugger": [HANSA]}))


def pax_conspiracy() -> Prepared:
    """Medici's France has one Knight on guard and one in prison; The Bold is in Fugger's hand."""
    repressed = {"france": ["reformist-knight"]}
    return prepared(position(3, hands={"fugger": [BOLD]}, tableau={"medici": ["france"]}, repressed=repressed))


def pax_victory() -> Prepared:
    """Fugger has three Kings, Medici one, and the Imperial Victory is active."""
    kings = {"fugger": ["france", "aragon", "england"], "medici": ["hungary"]}
    return prepared(position(3, tableau=kings, active=["imperial"]))


FULL = {
    "fugger": ["PREN020", "PREN027", "PREN049", "PREN015", "PREN060", "PREN058", "ottoman"],
    "medici": ["PREN032", "PREN050", "holy_roman_empire", "PREN067", "hungary"],
    "coeur": ["england", "PREN019", "PREN036", "france", "aragon", "PREN040", "PREN018", "portugal", "PREN074"],
    "marchionni": ["PREN035", "PREN038", "PREN066", "PREN065", "mamluk", "PREN069", "byzantium"],
}
"""As long as tableaux get in a game of four stewards."""


def pax_full() -> Prepared:
    """Four long tableaux with a Queen, a Vassal, a Bishop and prisoners; Fugger is to choose."""
    return prepared(
        position(
            4,
            tableau=FULL,
            queens={"england": "PREN047"},
            vassals={"papal_states": "ottoman"},
            bishops={"PREN067": "catholic"},
            repressed={"france": ["medici-pawn", "medici-pawn", "catholic-knight"]},
        )
    )


def pax_rich() -> Prepared:
    """Fugger can buy any card of the market."""
    return prepared(position(3, florins={"fugger": 20}))


def pax_crowded_market() -> Prepared:
    """Four tableaux make the market narrow: two Knights and a Pawn in the Holy Roman Empire, Queens of four Kings."""
    west = ["", "PREN025", "PREN044", "PREN045", "PREN043", "PREN055"]
    return prepared(position(4, tableau=FULL, market={"west": west}))


def pax_couple() -> Prepared:
    """Isabella of Castile, who has Catholic prestige, is Queen of Fugger's France."""
    return prepared(position(3, tableau={"fugger": ["france"]}, queens={"france": "PREN044"}))


@cache
def only_answer() -> Prepared:
    """Somebody is asked something to which there is one answer, and nothing of their own can be taken back."""
    return until(lambda game: len(game.choices(game.to_act[0])) == 1 and not game.can_undo(game.to_act[0]))


# -- Mocarstwa

CAPITALS = at("madrid", "2 infantry", "spain"), at("moscow", "1 infantry", "russia")


def march_on_berlin() -> Prepared:
    """Spain stands at Berlin, which it has to hold for a turn, with an army in Saxony and an enemy beside it."""
    army = at("saxony", "2 infantry, 1 cavalry", "spain"), at("lubusz", "1 infantry")
    goal = {"kind": "hold", "place": "berlin", "turns": 1}
    return prepared(mocarstwa_position("spain,russia", [*CAPITALS, *army], goals=[goal]))


def broadside() -> Prepared:
    """Two ships in hexes side by side; battles with cards."""
    fleet = (
        ship("frigate", "tyrrhenian.5", "3 infantry", "spain"),
        ship("corvette", "tyrrhenian.4", "2 infantry", "russia"),
    )
    hands = {power: {"hand": ["battery", "square", "storm"]} for power in ("spain", "russia")}
    return prepared(mocarstwa_position("spain,russia", [*CAPITALS, *fleet], battles="cards", seats=hands))


def charge() -> Prepared:
    """Cavalry before a province of the enemy, with others who have no order yet; battles with cards."""
    army = at("saxony", "3 cavalry", "spain"), at("lubusz", "3 grenadiers", "russia")
    hands = {power: {"hand": ["charge", "volley", "square"]} for power in ("spain", "russia")}
    return prepared(mocarstwa_position("spain,russia", [*CAPITALS, *army], battles="cards", seats=hands))


def landing() -> Prepared:
    """A frigate off Barcelona, which the independents hold."""
    coast = ship("frigate", "west_med.4", "2 infantry", "spain"), at("barcelona", "1 infantry")
    return prepared(mocarstwa_position("spain,russia", [*CAPITALS, *coast]))


def first_purchase() -> Prepared:
    """Spain, at a corner of the map, is asked what it buys before anybody is on it."""
    return prepared(theatrum.new("mocarstwa", "full", seats=2, seed=0, options={"powers": "russia,spain"}))


def full_game() -> Prepared:
    """The full game with two small realms, far apart, that outlive whatever a card brings and conquer nobody soon."""
    guards = [at(place, "3 infantry", "spain") for place in ("castile", "valencia", "granada")]
    guards += [at(place, "3 infantry", "russia") for place in ("tver", "ryazan", "nizhny")]
    guards += [at(place, "4 artillery", fort="fortress") for place in ("paris", "warsaw", "berlin", "budapest")]
    seats = {power: {"ducats": 20000, "grain": 60} for power in ("spain", "russia")}
    return prepared(mocarstwa_position("spain,russia", [*CAPITALS, *guards], level="full", seats=seats))


def great_army() -> Prepared:
    """Spain with an army of two kinds in each of eight provinces and nine cards; Russia, as large, moves after it."""
    spain = ("castile", "valencia", "granada", "navarre", "aragon", "galicia", "lisbon", "barcelona")
    russia = ("tver", "ryazan", "nizhny", "smolensk", "pskov", "novgorod", "voronezh", "vologda")
    armies = [at(place, "1 infantry, 1 grenadiers", "spain") for place in spain]
    armies += [at(place, "1 infantry, 1 grenadiers", "russia") for place in russia]
    cards = ["charge", "volley", "square", "storm", "battery", "cuirassiers", "hussars", "old-guard", "retreat"]
    wealth = {"ducats": 20000, "grain": 60}
    seats = {"spain": wealth | {"hand": cards}, "russia": wealth | {"hand": ["charge", "volley", "square"]}}
    return prepared(
        mocarstwa_position("spain,russia", [*CAPITALS, *armies], level="full", battles="cards", seats=seats)
    )


def long_name() -> Prepared:
    """A campaign whose name is long, at its first purchases."""
    return prepared(theatrum.new("mocarstwa", "russia", seats=2, seed=0))


def campaign() -> Prepared:
    """A campaign: after the military phases goods are sold and units recruited."""
    seats = {power: {"ducats": 9000, "grain": 4, "ore": 3, "coats": [power]} for power in ("spain", "russia")}
    game = mocarstwa_position("spain,russia", CAPITALS, level="campaign", seats=seats)
    for seat in (0, 1):
        game.choose(seat, "end-phase")
    return prepared(game)
