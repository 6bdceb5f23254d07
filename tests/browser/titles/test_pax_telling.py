"""Pax Renaissance: the others' moves are told, a war has its result beside its field, a shift's route is lit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage

CLEAR = """(id) => {
  const field = document.querySelector(`.sheet [data-target="spot:${id}"]`).getBoundingClientRect();
  const over = [...document.querySelectorAll('[data-over]')].map((card) => card.getBoundingClientRect());
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  return !over.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
}"""
"""No card lies over a place of the map."""


def test_a_war_is_told_with_its_result_and_the_others_moves_after_it(server: Server, visit: Visit) -> None:
    visitor = visit(pace="calm")
    table, page = TablePage.at(server, visitor, positions.pax_conspiracy()), visitor.page
    told, climax = page.locator(".telling"), page.locator(".climax")
    table.choose(f"play:{positions.BOLD}")
    table.my_turn().choose("launch:france")
    told.wait_for()
    page.keyboard.press("Escape")  # enough of how it began
    table.my_turn().choose()  # who of the attackers falls
    # The war: how it came out stays beside the field, with those who fell.
    expect(climax).to_contain_text("Fugger won in France")
    page.wait_for_function(CLEAR, arg="paris")
    visitor.shot("result")
    while not told.is_visible():  # what the victor does next is asked, and then the others have their turns
        table.my_turn().choose()
        page.wait_for_function("() => document.querySelector('.telling, .choices[aria-busy=false] .choice')")
    told.get_by_role("button", name="Pause").click()
    expect(table.choices).to_have_count(0)
    at = told.inner_text()
    page.keyboard.press("Space")
    page.wait_for_function("(at) => document.querySelector('.telling')?.innerText !== at", arg=at)
    visitor.shot("told")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    table.my_turn()
    expect(page.locator(".recap")).to_contain_text("Since your last choice")


def test_the_route_of_a_shift_or_a_fair_is_lit_before_it_is_chosen(server: Server, visit: Visit) -> None:
    visitor = visit()
    table, page = TablePage.at(server, visitor, positions.pax_fair()), visitor.page
    lit = page.locator("[data-route].asked")
    expect(lit).to_have_count(0)
    table.choice("fair:east").hover()
    expect(lit).to_have_count(1)
    visitor.shot("fair")
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    TablePage.at(server, visitor, positions.pax_shift()).choose(f"play:{positions.HANSA}").my_turn()
    table.choice("shift:novgorod").hover()
    expect(lit).to_have_attribute("data-route", "novgorod")
    visitor.shot("shift")


def test_advice_stands_beside_the_next_best_and_the_marshal_tells_what_it_expects(server: Server, visit: Visit) -> None:
    visitor = visit()
    table, page = TablePage.at(server, visitor, positions.pax_fair()), visitor.page
    page.keyboard.press("h")
    advice = page.locator(".hints")
    expect(advice.locator("> ol > li")).to_have_count(3)
    expect(advice.locator(".beside").first).to_contain_text(re.compile("Better than|as good as"))
    expect(advice.locator(".line")).to_have_count(0)
    advice.get_by_role("button", name="Marshal").click()
    expect(advice.locator(".line li").first).to_contain_text(": ")
    expect(advice.get_by_role("button", name="Marshal")).to_have_attribute("aria-pressed", "true")
    visitor.shot("marshal")
    table.choose()
    expect(advice).to_have_count(0)
