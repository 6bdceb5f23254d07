"""Earlier positions: the slider, a link to one, a try-out from one, and what was missed."""

from __future__ import annotations

from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..table_page import TablePage

CHOICES = 6


def test_replay_link_and_try_out(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("Mobilise"))
    page = table.page
    table.choose().my_turn()
    now, live, id = table.question.inner_text(), page.url, table.id

    # Back to the first position with the slider, and a few steps on.
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Position in the game")
    slider.fill("0")
    expect(page.locator(".prompt")).to_contain_text("earlier position")
    expect(table.choices).to_have_count(0)
    page.wait_for_url("**?at=*")
    first = page.url
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("(first) => location.href !== first", arg=first)
    entry = int(page.url.split("at=")[1])
    assert 0 < entry < int(slider.get_attribute("max") or 0)
    past = table.question.inner_text()
    # The log follows: its last line before the position is marked and in sight.
    here = page.locator(".log .here")
    expect(here).to_be_in_viewport()
    line = here.inner_text()
    slider.fill(str(int(slider.get_attribute("max") or 0) - 2))
    expect(here).not_to_have_text(line)
    expect(here).to_be_in_viewport()
    slider.fill(str(entry))
    expect(here).to_have_text(line)
    page.wait_for_url(f"**?at={entry}")
    visitor.shot("an_earlier_position")

    # The link to it opens in a new tab at the same place.
    page.get_by_role("button", name="Copy link").click()
    expect(table.toast).to_contain_text("copied")
    tab = visitor.context.new_page()
    other = TablePage(visitor, visitor.copied(), tab)
    expect(other.question).to_have_text(past)
    assert tab.url == page.url
    tab.close()

    # A try-out from there is played on, and changes nothing in the game itself.
    page.get_by_role("button", name="Try from here").click()
    expect(page.locator("p.ribbon")).to_be_visible()
    attempt = TablePage(visitor).arrived().my_turn()
    assert attempt.id != id
    for _ in range(2):
        attempt.choose().my_turn()
    visitor.shot("try_out")
    page.locator("p.ribbon").get_by_role("link", name="Back to the game").click()
    page.wait_for_url(live)
    table.arrived().my_turn()
    assert table.question.inner_text() == now


def test_a_finished_game_through_any_eyes(server: Server, visit: Visit) -> None:
    visitor = visit()
    made = server.upload(positions.over().text)
    table = TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
    assert table.over
    open_hands = table.log()
    table.page.get_by_role("button", name="Replay through any eyes").click()
    table.page.get_by_label("Through the eyes of").select_option(label="France")
    expect(table.page.locator(".prompt")).to_contain_text("earlier position")
    table.page.wait_for_function(
        "() => document.querySelector('.log .lines')?.innerText.includes('Battle cards drawn: Britain')"
    )
    seen = table.log()
    assert any(line.startswith("Britain drew ") and ": " in line for line in open_hands)
    assert not any(line.startswith("Britain drew ") and ": " in line for line in seen)
    assert all(": " in line for line in seen if line.startswith("France drew "))
    visitor.shot("through_the_eyes_of_france")
    table.page.locator(".prompt").get_by_role("button", name="Back to now").click()
    expect(table.page.locator(".prompt")).not_to_contain_text("earlier position")
    expect(table.page.get_by_label("Through the eyes of")).to_have_value("")


def test_since_you_last_looked(server: Server, visit: Visit) -> None:
    visitor = visit()
    made = server.sit("me", "steward", "steward")
    table = TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
    table.choose().my_turn()
    seen = len(table.log())
    # Elsewhere, with the same key, the game goes on.
    key = table.key
    HomePage(visitor)
    server.play_on(made["id"], key, CHOICES)
    visitor.page.get_by_role("link", name="1702").click()
    since = visitor.page.locator(".since")
    expect(since).to_be_visible()
    missed = len(table.arrived().my_turn().log()) - seen
    assert missed > 1
    expect(since).to_contain_text(f"{missed} events")
    visitor.shot("missed")
    since.get_by_role("button", name="Show me").click()
    told = visitor.page.locator(".telling")
    expect(told).to_contain_text(f"1 / {missed}")
    told.get_by_role("button", name="One step on").click()
    expect(told).to_contain_text(f"2 / {missed}")
    visitor.shot("shown_on_the_map")
    told.get_by_role("button", name="Skip to now").click()
    expect(told).to_be_hidden()
    visitor.page.reload()
    TablePage(visitor).arrived().my_turn()
    expect(since).to_be_hidden()
