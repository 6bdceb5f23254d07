"""The numbers that the book prints in its sentences, paragraph by paragraph, as the rules know them."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.each import each

PRINTED = {
    "3": {"cards.ideas": "COLUMN 3"},
    "4.1": {"round.drawing": "CARDS 3, PRICE 2", "aims.missions": "HELD 2"},
    "4.3": {
        "round.peace": "IDLE_CASUS 2, DISPUTE 3, MOST_OCCUPIED 5, LEAST_INFLUENCE 2",
        "unrest.stirring": "AT_WAR 2, SHAKEN -2, STEADY 2",
    },
    "4.4": {
        "round.accounts": "MERCENARY_PAY 2, STABLE 2", "round.income": "TRUSTED_MOST 3, BRACKET 10",
    },
    "4.5": {"round.tidying": "GREAT 10"},
    "4.6": {"round.ages": "KEPT 2"},
    "4.7": {"round.scoring": "A_CORE 1, A_MARRIAGE 1, AN_ALLIANCE 2, A_LEVEL 2"},
    "5.1": {
        "actions.event": "ON_OTHERS 2, UNCHOSEN 2", "actions.focus": "CARDS 3, DUCATS 2",
        "diplomacy.deals": "BRACKET 10, LEAST 3, MOST 15, ASIDE 1, CORE_LOSS 2",
        "faith.changing": "AGE 2, COST 3, CUBES 5", "voyages.exploring": "REROLLS 2",
    },
    "5.2": {
        "actions.manpower": "UNITS 3", "court.treasury": "LOAN 5, REPAID 6, MOST 5",
        "war.calls": "OFFENSIVE 2, DEFENSIVE 1", "diplomacy.severing": "CUBES 5, IN_WARTIME 2",
    },
    "5.3": {"actions.stability": "COST 5", "faith.converting": "COST 2, DUCATS 3", "voyages.colonizing": "COST 4"},
    "5.4": {
        "diplomacy.influence": "DUCATS 3, A_TIME 2", "diplomacy.alliances": "LEAST 2, DEAREST 3",
        "diplomacy.claims": "COST 2, FOUGHT_OVER 1", "trade.trading": "COST 1, UNUSED 2",
    },
    "5.5": {"unrest.suppressing": "COST 1", "war.recruiting.enlisting": "HIRED 3"},
    "6.1": {"cards.hands": "ASIDE 5"},
    "7.3": {"court.stability": "LEAST -3, MOST 3, BEYOND 2"},
    "8": {"cards.ideas": "FOR_IT 2, FOR_EARLIER 1, SHARERS 2"},
    "9.1": {"war.declaring": "WITHOUT_CAUSE 2, MARRIED 1"},
    "9.5": {
        "war.movement.access": "PASSAGE 3, OVER_MOUNTAINS 3", "war.movement.bridges": "CARRIED 3",
        "war.movement.marching": "FAR 2", "war.movement.paths": "SPACES 2", "war.ports": "ROOM 2, ONE_FLEET 6",
    },
    "9.7": {"war.battle.dice": "BASE 3"},
    "10": {
        "peace.gains": "QUELLED 2", "peace.outcome": "ODDS 2", "peace.talks": "SURRENDER 2",
        "peace.status_quo": "RANSOM 10, PER_TAX 3, INCOMES 2, FRIENDSHIP 2",
        "peace.imposing":
            "MOST_HUMBLED 10, CONVERTED 3, LOST_FAITH 5, LOST_CUBES 4, MARRIAGE 3, MOST_HERITAGE 5, ANNEXED_ALLY 2",
    },
    "11.3": {"diplomacy.relations": "ALLIED_MOST 5", "war.calls": "REFUSAL 2, CUBES 5"},
    "12": {"trade.deck": "CARDS 3", "trade.income": "ASHAMED 3"},
    "12.5": {"cards.words.amounts": "COLONISTS 4"},
    "13.4": {"war.battle.command": "LED 3"},
    "13.5": {"realms.invasion": "UNREST 2"},
    "14.2": {"unrest.dice": "INSTEAD 2"},
    "16.5": {"events.faiths": "MOST 4, OF_ONE 2", "events.losses": "A_UNIT_PER 4"},
    "18": {
        "empire.authority": "MOST 6", "empire.defence": "GUARD_MOST 8, UNITS 2, DUCATS 6, INFLUENCE 3",
        "cards.ideas": "STRONG 3", "empire.round_end": "FIRST_AGE 3, DIE 6",
    },
    "19": {
        "curia.cardinals": "EXTRA 1", "curia.controller": "TRUSTED 2", "curia.leading": "MERCENARIES 2",
        "curia.crusade": "MUSLIM_PROVINCES 2, FREED 2, FAILED -2", "curia.papal": "COST 2, LAST_AGE 2, INFLUENCE 4",
    },
}  # fmt: skip
ROWS = [
    (f"{paragraph}: {module}.{entry}", module, *entry.split())
    for paragraph, modules in PRINTED.items()
    for module, entries in modules.items()
    for entry in entries.split(", ")
]


@pytest.mark.rule("europa:2")
@each("where module name value", ROWS, called=lambda row: row[0])
def test_what_the_book_prints_is_what_the_rules_know(where: str, module: str, name: str, value: str) -> None:
    assert getattr(import_module(f"theatrum.titles.europa.{module}"), name) == int(value), where


@pytest.mark.rule("europa:9.8", "europa:17.2")
def test_three_milestones_bring_prestige_and_artillery_counts_four_times_as_much_as_cavalry() -> None:
    milestones = import_module("theatrum.titles.europa.aims.milestones")
    units = import_module("theatrum.titles.europa.war.units")
    assert milestones.PRESTIGE == (5, 3, 1)
    assert [halves / 2 for halves in units.SIEGE] == [1, 0.5, 2]
