"""A new visitor: from the landing page into a game against bots; the end of a game, and its file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import theatrum

from .. import positions
from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..table_page import TablePage

BY_MAP = 5
"""So many choices are begun on the map, the next follow the steward's hint. `test_whole_games` plays by hand to the
end."""
BY_HAND = 8
SEED = "a short war"
WINDOW = {"width": 1120, "height": 780}


def play_on(table: TablePage, number: int) -> None:
    """The next choice: on the map as long as something glows there, else as the steward would."""
    glowing = table.glowing() if number < BY_MAP else []
    target = next((target for target in glowing if table.place(target)), None)
    if target is None:
        table.follow_hint()
        return
    before = len(table.offered())
    table.click(target).confirm()
    if table.page.locator("[data-target][aria-pressed=true]").count() and table.choices.count() < before:
        table.choose()  # the click has narrowed the list


def test_from_the_landing_page_into_a_game(visit: Visit) -> None:
    visitor = visit(viewport=WINDOW)
    home = HomePage(visitor)
    visitor.shot("landing")
    table = home.play("1702", 3, SEED).arrived()
    for number in range(BY_HAND):
        if number % 3 == 0:
            visitor.shot(f"choice_{number}")
        play_on(table.my_turn(), number)
    assert len(table.tab("Log").log()) > BY_HAND


def test_the_steward_plays_a_game_to_its_end_and_its_file_is_kept(server: Server, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(viewport=WINDOW)
    table = TablePage.at(server, visitor, positions.before_the_end())
    told = len(table.tab("Log").log())
    table.left_to("steward").at_the_end()
    expect(table.end.get_by_role("heading")).to_contain_text("ictory")
    expect(table.end.locator("ol li")).to_have_count(3)
    expect(table.page.locator(".newest")).to_be_hidden()  # the log has followed to the end
    assert len(table.log()) > told
    visitor.shot("over")

    table.page.get_by_role("button", name="Verify chance").click()
    proof = table.page.locator(".proof")
    expect(proof).to_contain_text("nobody has chosen chance")
    expect(proof).to_contain_text("promised before the first move")
    expect(proof.locator(".bad")).to_have_count(0)
    visitor.shot("chance_verified")

    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Download the game file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    game = theatrum.load(file)
    places = [f"{place}." for place in sorted(game.result)]
    assert game.over
    assert table.end.locator(".place").all_inner_texts() == places

    first = table.id
    again = HomePage(visitor).open_file(file)
    expect(again.end.locator("ol li")).to_have_count(3)
    assert again.id != first
    visitor.shot("uploaded_again")
