"""The page of all cards, and what history knows of each."""

from __future__ import annotations

from pathlib import Path

from theatrum.titles.europa.board.components import read_box
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.cards.trade import read_goods
from theatrum.titles.europa.shown.catalogue import catalogue

LISTS = read_lists()
PAGE = Path(__file__).parents[3] / "docs" / "cards" / "europa.md"


def test_the_page_of_cards_is_made_from_the_content() -> None:
    assert PAGE.read_text(encoding="utf-8") == catalogue(), "make cards"


def test_the_page_has_a_line_for_every_card_of_the_box() -> None:
    """Action cards stand there by kind."""
    decks = read_box().decks
    others = ("mission", "milestone", "event", "trade", "idea", "struggle", "starting")
    lines = [line for line in catalogue().splitlines() if line.startswith("- ")]
    assert len(lines) == sum(decks[kind] for kind in others) + len(LISTS.actions)


def test_every_card_has_a_line_of_history_and_no_line_is_without_a_card() -> None:
    """Cards of one good share theirs, and so do events that are the same."""
    ids = tuple(LISTS.language.ids["realms"])
    cards = {mission.id for mission in LISTS.missions}.union(
        LISTS.milestones, LISTS.struggles, LISTS.ideas, LISTS.actions, read_goods(CONTENT / "cards" / "trade.toml")
    )
    cards |= {event.data.get("same", event.id) for event in LISTS.events.values()}
    cards |= {f"start-{ids[realm]}" for realm, _ in LISTS.starting}
    assert cards == set(LISTS.history)


def test_a_line_of_history_is_short_and_of_its_card_alone() -> None:
    lines = [line for lines in LISTS.history.values() for line in lines]
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") and len(line) <= 130 for line in lines), max(lines, key=len)
