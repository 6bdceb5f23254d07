"""The numbers that the texts of Europa's lessons rely on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from theatrum.engine.game import Game
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court.tracks import manpower
from theatrum.titles.europa.curia.controller import catholics, trusted
from theatrum.titles.europa.empire.defence import guard_strength
from theatrum.titles.europa.empire.membership import electors
from theatrum.titles.europa.faith.religion import religion_of
from theatrum.titles.europa.round.accounts import Accounts, accounts
from theatrum.titles.europa.state import Europa, share
from theatrum.titles.europa.trade.merchants import merchant_at
from theatrum.titles.europa.trade.strength import trade_power
from theatrum.titles.europa.war.forces import regulars
from theatrum.titles.europa.war.units import size

from .taught import Taught


class Court(NamedTuple):
    """What a lesson tells of the learner's realm."""

    power: tuple[int, ...]
    ducats: int
    stability: int
    prestige: int


def position(game: Game) -> Europa:
    assert isinstance(game.state, Europa)
    return game.state


def court(taught: Taught, expected: str) -> Court:
    """The learner's realm before a choice that one step alone expects."""
    g, seat = position(taught.before(expected)), taught.script.seat
    return Court(tuple(g.power[3 * seat : 3 * seat + 3]), g.ducats[seat], g.stability[seat], g.prestige[seat])


def told(taught: Taught, expected: str) -> list[str]:
    return taught.before(expected).log("en", taught.script.seat)


def first(taught: Taught) -> None:
    assert court(taught, "appoint:adm-01-2") == Court((8, 5, 4), 15, 0, 0)
    assert court(taught, "stabilize") == Court((8, 5, 4), 13, 0, 0)
    assert court(taught, "event:107-1") == Court((3, 5, 4), 13, 1, 0)
    assert court(taught, "appoint:mil-08-1") == Court((3, 6, 4), 13, 2, 2)
    assert "Poland completed a mission: The Union with Lithuania." in told(taught, "appoint:mil-08-1")
    assert "The marriage of Austria and Hungary is a disputed succession." in told(taught, "appoint:mil-08-1")
    assert court(taught, "develop:shrewd_trade_practices") == Court((7, 6, 4), 10, 2, 9)
    assert "Poland gained 5 Prestige: a milestone." in told(taught, "develop:shrewd_trade_practices")
    assert court(taught, "play:adm-07-1") == Court((7, 2, 4), 10, 2, 11)
    assert court(taught, "pass") == Court((5, 2, 4), 7, 2, 11)
    assert "Unrest in Lwów and Podolia." in told(taught, "stir:basarabia")
    dice = told(taught, "forfeit:mil")
    assert {
        "Poland, rebellion die in Moldavia: 2 ducats lost.",
        "Poland, rebellion die in Red Ruthenia: 1 power lost.",
    } <= set(dice)
    paid = Accounts(10, 2, -5, -2, 0, 0, 0, 2, 0, 2)
    assert accounts(position(taught.before("done")), 0) == paid
    assert paid.net == 9
    assert "Austria lost 3 Prestige: a disputed succession." in dice
    assert court(taught, "draw:military") == Court((10, 6, 6), 19, 2, 11)


def diplomacy(taught: Taught) -> None:
    assert court(taught, "influence") == Court((3, 10, 3), 15, 1, 0)
    assert court(taught, "done") == Court((3, 9, 3), 12, 1, 0)
    ally = position(taught.before("ally:aragon"))
    aragon = ally.start.board.land.areas["aragon"]
    assert share(ally.influence, aragon, 0) == 3
    married = position(taught.before("play:dip-01-2"))
    assert (married.power[1], share(married.influence, aragon, 0)) == (6, 4)
    log = told(taught, "play:dip-01-2")
    assert log.index("France lost 1 influence in Scotland.") > 0
    assert court(taught, "trade-at:T26-1:sevilla") == Court((3, 3, 3), 12, 1, 2)
    assert strengths(taught, "trade-at:T26-1:sevilla") == (7, (4, 7, 9))
    assert strengths(taught, "send-ship:central_atlantic:gulf_of_lion", "T17-1") == (2, (6, 10, 14))
    assert strengths(taught, "trade-at:T17-1:genoa") == (3, (6, 10, 14))
    assert "Castile earned 9 ducats from trade in Seville." in told(taught, "trade-at:T17-1:genoa")
    assert court(taught, "negotiate:france") == Court((3, 2, 3), 31, 1, 2)
    assert "Castile earned 10 ducats from trade in Genoa." in told(taught, "negotiate:france")
    assert court(taught, "event:157B") == Court((3, 0, 3), 26, 1, 2)
    assert position(taught.before("event:157B")).weddings[0].bit_count() == 2
    *_, (end, _) = taught.stages()
    g = position(end)
    assert (g.prestige[0], g.power[1], g.ducats[0], g.weddings[0].bit_count()) == (7, 2, 30, 3)


def war(taught: Taught) -> None:
    begun = position(taught.before("appoint-general:mil-08-3:1"))
    assert (begun.power[2], manpower(begun, 0), regulars(begun, 0)) == (10, 6, 4)
    assert court(taught, "recruit").power[2] == 8
    assert court(taught, "muster:castile").power[2] == 7
    ready = position(taught.before("declare-war"))
    assert (ready.ducats[0], ready.available[0], regulars(ready, 0), ready.stability[0]) == (13, 1, 5, 1)
    sea = told(taught, "march")
    assert "Castile attacked with 2 units." in sea
    assert "Granada defended with 1 unit." in sea
    assert "Castile lost a light ship in the Western Mediterranean." in sea
    assert position(taught.before("march")).stability[0] == 1
    land = told(taught, "lose:1:infantry:regular")
    assert "Granada defended with 2 units." in land
    assert [line for line in land if "Castile: 2 hits." in line or "Granada: 1 hit." in line][-2:] == [
        "Castile: 2 hits.",
        "Granada: 1 hit.",
    ]
    assert court(taught, "besiege:granada").power[2] == 7
    assert court(taught, "event:156B") == Court((3, 4, 5), 13, 1, 0)
    assert court(taught, "option:a").ducats == 17
    terms = {choice.id for choice in taught.before("impose:granada:annexation").choices(0)}
    assert {f"impose:granada:{term}" for term in ("status-quo", "vassalization", "forced-conversion")} <= terms
    calm = position(taught.before("stir:cordoba"))
    assert calm.unrest == 0
    assert "Castile, rebellion die in Andalusia: revolt." in told(taught, "lose-unit:1:infantry:regular")
    *_, (end, _) = taught.stages()
    assert position(end).prestige[0] == 11
    assert "Castile reached a milestone: For the Faith." in end.log("en", 0)


def empire(taught: Taught) -> None:
    assert position(taught.before("play:adm-04-1")).curia == (1, 0)
    crowned = position(taught.before("authority"))
    assert (crowned.curia, trusted(crowned), catholics(crowned)) == ((0, 1, 0), 0, 3)
    protestant = RELIGIONS.index("protestant")
    areas = crowned.start.board.land.areas
    faithful = {name for name, area in areas.items() if religion_of(crowned, area) == protestant}
    assert faithful == {"saxony", "switzerland", "bohemia", "brandenburg", "tirol"}
    assert court(taught, "convert:tirol") == Court((3, 8, 4), 15, 0, 3)
    assert position(taught.before("convert:tirol")).authority == 4
    assert "Order is restored in Lienz." in told(taught, "influence")
    assert named_areas(electors(crowned), crowned) == {"saxony", "westphalia", "brandenburg", "bohemia", "rhineland"}
    assert guard_strength(position(taught.before("influence"))) == 4
    assert guard_strength(position(taught.before("done"))) == 6
    assert court(taught, "excommunicate:france").power[1] == 7
    called = told(taught, "join-war:lorraine")
    assert "The Stability of France fell by 2." in called
    assert "France lost influence: 3 in Lombardy and 1 in Burgundy." in called
    guard = told(taught, "call-guard")
    assert {"France attacked with 3 units.", "Austria defended with 2 units.", "Lorraine defended with 2 units."} <= {
        *guard
    }
    hits = told(taught, "fight-on")
    assert {"The imperial guard fights for Austria: 6 units.", "France: 3 hits.", "Austria: 2 hits."} <= {*hits}
    fought = position(taught.before("event:24A-1"))
    assert "The side of Austria won the battle." in told(taught, "event:24A-1")
    assert fought.event_ducats == (4,)
    assert not size(fought.armies[3])


def named_areas(mask: int, g: Europa) -> set[str]:
    return {g.start.names["area"][area] for area in members(mask)}


def strengths(taught: Taught, expected: str, card: str = "") -> tuple[int, tuple[int, ...]]:
    """The learner's trade power with a card before a choice, and what its rows pay; the choice may name the card."""
    g = position(taught.before(expected))
    name = card or expected.split(":")[1]
    [found] = [one for one in g.start.trade if one.id == name]
    [offer] = [one for one in found.offers if merchant_at(g, 0, one.node) >= 0]
    return trade_power(g, 0, offer), tuple(found.income[0])


FACTS: dict[tuple[str, str], Callable[[Taught], None]] = {
    ("europa", "first"): first,
    ("europa", "diplomacy"): diplomacy,
    ("europa", "war"): war,
    ("europa", "empire"): empire,
}
