"""Europa Universalis as a screen reader tells it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .. import europa
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage

NAMED = {"en": ("Army and war", "Military power"), "pl": ("Wojsko i wojna", "Władza wojskowa")}


@pytest.mark.parametrize("language", NAMED)
def test_what_a_choice_costs_is_named_and_not_only_drawn(server: Server, visit: Visit, language: str) -> None:
    table = TablePage.at(server, visit(language=language), europa.before("develop"))
    group, means = NAMED[language]
    line = table.page.locator(".choice.group").filter(has_text=group)
    expect(line).to_have_accessible_name(re.compile(means, re.IGNORECASE))
    line.click()
    costly = table.page.locator(".choice[data-choice=recruit]")
    expect(costly).to_have_accessible_description(re.compile(means, re.IGNORECASE))


def test_armies_on_the_map_are_called_armies(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("develop"))
    armies = table.page.locator('.sheet [data-target^="army:"]')
    expect(armies.first).to_have_accessible_name(re.compile(r"Army \d: \d"))


def test_a_keyboard_that_types_figures_with_shift_chooses_with_them(server: Server, visit: Visit) -> None:
    """As the French and the Czech one do: the map does not turn besides."""
    table = TablePage.at(server, visit(), europa.before("develop"))
    modes = table.page.locator(".modes .bar").first.get_by_role("button")
    expect(modes.first).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Shift+5")
    expect(table.page.locator(".trail")).to_be_visible()
    expect(modes.first).to_have_attribute("aria-pressed", "true")
