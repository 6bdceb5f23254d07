"""How a game ended: a page that tells who won, how it came to that, and leads on."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from theatrum.engine.chronicle import chronicle
from theatrum.engine.game import Game
from theatrum.engine.record import dumps, loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from ...raison.positions import position as raison_position
from ...raison.positions import quiet
from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import TablePage
from ..visit.test_languages import speak
from ..visitor import Visitor

SIDES = ("Britain", "France", "Austria")
WINDOW = {"width": 390, "height": 844}


def ended(server: Server, visitor: Visitor, text: str | None = None) -> TablePage:
    made = server.upload(text or positions.over().text)
    table = TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}")
    expect(table.ending.get_by_role("img").first).to_be_visible()
    return table


def told() -> tuple[Game, str, str]:
    """The game that is over, its winner, and how it was won."""
    game = loads(positions.over().text, TITLES, LIBRARY)
    side = game.standing()[game.result.index(1)].side
    return game, LIBRARY.words(game.title, "en").thing("power", side), game.log("en")[-1]


def curve(page: Locator) -> list[str]:
    """The curves of the plot, as they are drawn."""
    drawn: list[str] = page.locator(".curve").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    return drawn


def whole(page: Locator) -> bool:
    """The figures of all sides are seen without sliding them."""
    return bool(
        page.locator("table").first.evaluate("one => one.parentElement.scrollWidth <= one.parentElement.clientWidth")
    )


def test_the_end_is_a_page(server: Server, visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = ended(server, visitor)
    page = table.ending
    game, winner, victory = told()
    story = chronicle(game)
    expect(page.get_by_role("heading").first).to_have_text(f"Victory: {winner}")
    expect(page.locator(".verdict")).to_have_text(victory)
    expect(page.locator("ol .place")).to_have_count(3)
    visitor.shot("the_page")

    # Five turning points, the last of them the end, each with who rose and fell and what happened.
    turnings = page.locator("li").filter(has=page.page.get_by_role("button", name="See it"))
    expect(turnings).to_have_count(5)
    for number in range(5):
        expect(turnings.nth(number)).to_contain_text("Round ")
        expect(turnings.nth(number).locator("p").first).to_be_visible()
    expect(turnings.last).to_contain_text(victory)
    expect(turnings.last.locator(".up")).to_contain_text(winner)

    # Curves, of points first and of any figure; a table says the same.
    expect(page.locator(".turning")).to_have_count(5)
    points = curve(page)
    assert len(points) == 3
    ends = [f"{at.points}" for at in game.standing()]
    expect(page.locator("svg .name")).to_have_text([f"{end} {side}" for end, side in zip(ends, SIDES, strict=True)])
    expect(page.locator("figure svg")).to_have_attribute("aria-label", re.compile(f"^Influence: Britain 0–{ends[0]}, "))
    page.locator(".chips").get_by_text("Money").click()
    assert curve(page) != points
    page.locator(".chips").get_by_text("prospects of victory, %").click()
    page.get_by_text("As a table").click()
    shares = [str(round(100 * share)) for share in story.moments[-1].shares]
    expect(page.locator("figure + details tbody tr").last.locator("td")).to_have_text(shares)
    visitor.shot("prospects")

    # Figures of each Power, and who did what to whom.
    last = page.locator("table").filter(has=page.page.get_by_role("rowheader", name="Influence")).locator("tbody tr")
    for row, figures in enumerate(zip(*story.moments[-1].figures, strict=True)):
        expect(last.nth(row).locator("td")).to_have_text([str(figure) for figure in figures])
    battles = next(deed for deed in story.deeds if deed.name == "battle" and deed.times > 1)
    deeds = page.locator("li").filter(has_text=re.compile(f"{SIDES[battles.doer]} → {SIDES[battles.other]}:"))
    expect(deeds).to_contain_text(f"attacked {battles.times} times")
    visitor.shot("figures")

    with visitor.page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 50_000  # more than an empty sheet

    # A turning point leads to its place in the replay; the result beside the board leads back.
    turnings.nth(1).get_by_role("button", name="See it").click()
    expect(page).to_have_count(0)
    expect(table.page.locator(".prompt")).to_contain_text("earlier position")
    assert "?at=" in visitor.page.url
    table.page.get_by_role("button", name="Back to now").first.click()
    table.end.get_by_role("button", name="How it ended").click()
    expect(turnings).to_have_count(5)
    visitor.page.keyboard.press("Escape")
    expect(page).to_have_count(0)


@pytest.mark.soak
def test_the_end_on_a_phone_in_polish_and_in_the_dark(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": WINDOW}, color_scheme="dark")
    speak(visitor, "pl")
    page = ended(server, visitor).ending
    expect(page.get_by_role("heading", name="Punkty zwrotne")).to_be_visible()
    assert visitor.page.evaluate("document.querySelector('.ending').scrollWidth <= innerWidth")
    visitor.shot("phone")
    page.get_by_role("heading", name="Przebieg gry").scroll_into_view_if_needed()
    visitor.shot("phone_curves")
    assert whole(page)
    page.get_by_text("Kto komu co zrobił").scroll_into_view_if_needed()
    visitor.shot("phone_deeds")
    page.locator(".actions .main").first.click()
    expect(page).to_have_count(0)


def test_the_figures_of_banks_are_seen_at_once(server: Server, visit: Visit) -> None:
    """Seven figures would not stand side by side: the banks do."""
    visitor = visit()
    figures = ended(server, visitor, positions.pax_over().text).ending.locator(".figures")
    expect(figures.locator("thead th")).to_have_count(1 + 3)
    expect(figures.locator("tbody tr")).to_have_count(7)
    assert whole(figures)
    visitor.shot("banks")
    visitor.page.set_viewport_size(WINDOW)
    assert whole(figures)
    visitor.shot("banks_on_a_phone")


STICKS_OUT = """() => [...document.querySelectorAll('.ending svg .name')].some(
  (one) => one.getBoundingClientRect().right > one.closest('svg').getBoundingClientRect().right + 1)"""
"""The label of a curve is cut."""


@pytest.mark.parametrize(
    "device",
    [
        pytest.param({}, id="desk", marks=pytest.mark.soak),
        pytest.param(PHONE | {"viewport": WINDOW}, id="phone"),
    ],
)
def test_six_sides_with_long_names_are_read_whole_at_the_end(
    server: Server, visit: Visit, device: dict[str, Any]
) -> None:
    game = raison_position("1702", seats=6, powers={"france": {"influence": 24}})
    while not game.over:
        quiet(game)
    visitor = visit(**device, language="pl")
    page = ended(server, visitor, dumps(game)).ending
    expect(page.locator(".figures tbody tr")).to_have_count(6)
    assert whole(page.locator(".figures"))
    assert not visitor.page.evaluate(STICKS_OUT)
    visitor.shot("six")
