"""Long lists are asked step by step, what ends them is always in reach, and an only answer goes by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from theatrum.engine.record import loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage
from .test_phone import PHONE, fits

FEW = 10
"""Lines of a stage that the number keys reach, 0 among them."""


def moving(server: Server, visit: Visit, device: str) -> TablePage:
    """Somebody's movement turn, with many Generals and lands."""
    return TablePage.at(server, visit(**(PHONE if device == "phone" else {})), positions.asked("MoveGenerals"))


def end_in_reach(page: Page) -> None:
    expect(page.locator(".choice[data-choice=end-turn]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", ["desktop", pytest.param("phone", marks=pytest.mark.soak)])
def test_who_acts_then_what_then_where(server: Server, visit: Visit, device: str) -> None:
    table = moving(server, visit, device)
    page, steps = table.page, table.page.locator(".choice.step")
    prepared = positions.asked("MoveGenerals")
    game = loads(prepared.text, TITLES, LIBRARY)
    every = [choice.id for choice in game.choices(prepared.seat)]
    assert len(every) > FEW
    assert sorted(table.offered()) == sorted(every)
    assert table.choices.count() <= FEW
    end_in_reach(page)
    table.visitor.shot("who")

    # A General is named with where he stands; what attacks is marked already here.
    names = game.title.things(game.state, "en")["territory"]
    lands = dict(zip(game.state.lexicon.names["territory"], names, strict=True))
    generals = {general["id"]: general for general in game.view(prepared.seat)["generals"]}
    for number in range(steps.count()):
        leads = (steps.nth(number).get_attribute("data-leads") or "").split()
        (general,) = {choice.split(":")[1] for choice in leads}
        expect(steps.nth(number).locator("small")).to_contain_text(lands[generals[general]["at"]])
    wanted = (steps.first.get_attribute("data-leads") or "").split()[-1]
    steps.first.click()
    trail = page.locator(".trail")
    expect(trail).to_be_visible()
    end_in_reach(page)
    table.visitor.shot("what")
    # Only what this General can reach still glows.
    assert {target for target in table.glowing() if target.startswith("general:")} <= {
        f"general:{wanted.split(':')[1]}"
    }
    while steps.count():
        steps.last.click()
        end_in_reach(page)
    table.visitor.shot("where")
    assert table.choices.count() <= FEW
    while trail.count():
        trail.click()
    assert sorted(table.offered()) == sorted(every)
    if device == "phone":
        fits(page)
    table.choose(wanted).my_turn()
    expect(trail).to_be_hidden()


def test_steps_by_keyboard(server: Server, visit: Visit) -> None:
    table = moving(server, visit, "desktop")
    page, trail = table.page, table.page.locator(".trail")
    every = table.offered()
    first = page.locator(".choice.step").first
    leads = (first.get_attribute("data-leads") or "").split()
    key = first.get_attribute("aria-keyshortcuts") or ""
    for back in ("Backspace", "Escape"):
        page.keyboard.press(key)
        expect(trail).to_be_visible()
        assert set(table.offered()) - {"end-turn"} == set(leads)
        page.keyboard.press(back)
        expect(trail).to_be_hidden()
        assert table.offered() == every
    # Letters look through everything, however deep it lies.
    sentence = table.choice(leads[-1]).locator(".unseen").inner_text()
    page.keyboard.press("Backspace")
    page.keyboard.press("/")
    page.keyboard.type(sentence.split("→")[-1])
    expect(page.locator(f'.choice[data-choice="{leads[-1]}"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").evaluate("document.activeElement.blur()")
    # The end has one key at every step, and asks again because it is grave.
    page.keyboard.press(key)
    page.keyboard.press("0")
    expect(page.locator(".confirm")).to_contain_text("End")
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_be_hidden()


def test_pax_a_long_turn_is_asked_by_its_verbs(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_late())
    page = table.page
    sell = page.locator(".choice.step").filter(has_text="Sell")
    cards = (sell.get_attribute("data-leads") or "").split()
    sell.click()
    expect(page.locator(".trail")).to_have_text(re.compile("Sell"))
    assert [one for one in table.offered() if one != "pass"] == cards
    # On the tableaux and the map only these glow now.
    glowing = page.locator(".open[data-target]").evaluate_all("all => all.map((one) => one.dataset.target)")
    assert {f"card:{choice.split(':')[1]}" for choice in cards} == set(glowing)
    # A click on something else that can be chosen starts anew from there.
    page.keyboard.press("Escape")
    page.locator(".market [data-target='region:east']").click()
    assert {choice.split(":")[1] for choice in table.offered() if choice != "pass"} == {"east"}


def test_an_only_answer_goes_by_itself(server: Server, visit: Visit) -> None:
    made = server.upload(positions.only_answer().text, positions.only_answer().seat)
    visitor = visit(forced=0.1)
    page = visitor.page
    visitor.go(f"/t/{made['id']}#key={made['keys'][0]['key']}")
    expect(page.locator(".log")).to_contain_text("France became Arbiter for Austria")
    expect(page.locator(".confirm")).to_be_hidden()


def test_an_only_answer_that_is_pointed_at_waits_for_its_click(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(forced=600), positions.only_answer())
    told = table.page.locator(".forced")
    expect(told).to_contain_text("goes by itself")
    table.choices.first.hover()
    expect(told).to_have_text("There is only this answer.")
    table.page.mouse.move(5, 5)
    expect(told).to_contain_text("goes by itself")


def test_an_only_answer_can_be_held(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(forced=600), positions.only_answer())
    page = table.page
    told = page.locator(".forced")
    expect(told).to_contain_text("goes by itself")
    table.visitor.shot("goes")
    told.get_by_role("button", name="Wait").click()
    expect(told).to_have_text("There is only this answer.")
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label("The only possible answer goes by itself")
    expect(switch).to_be_checked()
    switch.click()
    assert page.evaluate("localStorage['theatrum.prefer.forced']") == "0"
    page.get_by_role("button", name="Menu").click()
    table.choose("arbiter:france")
    assert "France became Arbiter for Austria and gained 1 Morale." in table.log()
