"""Comforts: no motion for those who want none, help under a finger, the position as text."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage
from ..visit.test_languages import speak
from .test_phone import PHONE, Fingers, fits

WATCH = """() => {
  window.seen = { animations: 0, poses: new Set() };
  const look = () => {
    const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().activeDuration > 1);
    seen.animations += moving.length;
    seen.poses.add(document.querySelector('.sheet').style.transform);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Look at every frame: what is animated for longer than the eye can see, and where the map stands."""
GLIDES = 10
"""Of which a slow machine draws one with a frame between its two ends."""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_motion_only_for_those_who_want_it(server: Server, visit: Visit, motion: str) -> None:
    table = TablePage.at(server, visit(reduced_motion=motion), positions.asked("MoveGenerals"))
    page = table.page
    page.get_by_role("button", name="Whole map").click()
    table.still().page.evaluate(WATCH)
    table.choose()
    for _ in range(1 if motion == "reduce" else GLIDES):
        page.get_by_role("button", name="Zoom in").click()
        page.wait_for_function("() => seen.poses.size > 1")
        table.still()
        page.get_by_role("button", name="Whole map").click()
        table.still()
        if page.evaluate("seen.poses.size") > 2:
            break
    table.my_turn()
    page.evaluate(FRAMES)
    seen = page.evaluate("({ animations: seen.animations, poses: seen.poses.size })")
    if motion == "reduce":
        assert seen["animations"] == 0
        assert seen["poses"] == 2
    else:
        assert seen["animations"] > 0
        assert seen["poses"] > 2


def held(table: TablePage, fingers: Fingers, place: tuple[float, float], name: str) -> str:
    """A finger rests on a thing: it explains itself, also when the finger is lifted, and nothing is chosen. What it
    says."""
    offered, tooltip = table.offered(), table.page.get_by_role("tooltip")
    fingers.press(place)
    tooltip.wait_for()
    said = tooltip.inner_text()
    table.visitor.shot(f"help_on_a_{name}")
    fingers.lift()
    table.page.evaluate(FRAMES)
    expect(tooltip).to_be_visible()
    assert table.offered() == offered
    expect(table.page.locator(".note, .confirm")).to_have_count(0)
    return said


def open_thing(table: TablePage, kind: str) -> tuple[str, tuple[float, float]]:
    """Something on the map that can be chosen, and where a finger meets it."""
    things = table.page.locator(f".sheet {kind}[data-target].open")
    target = table.reachable(things.evaluate_all("all => all.map((one) => one.dataset.target)"))
    place = table.place(target)
    assert place is not None
    return target, place


def test_a_long_press_on_the_map_explains_and_a_tap_chooses(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), positions.asked("MoveGenerals"))
    fingers, page = Fingers(table.page), table.page
    shown = set()
    for kind in ("path", ".piece"):
        target, place = open_thing(table, kind)
        shown.add(held(table, fingers, place, target.split(":")[0]))
    assert len(shown) == 2
    before = table.choices.count()
    page.touchscreen.tap(*place)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(table.choices).not_to_have_count(before)
    table.visitor.shot("tapped")
    fits(page)


def test_a_long_press_on_a_card_explains_and_two_taps_choose(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), positions.asked("PlayCard"))
    page = table.page
    table.tab("Hand")
    expect(page.locator(".battle .shares")).to_contain_text("%")  # they push the cards down when they come
    card = page.locator(".hand .choosable").first
    cards, box = page.locator(".hand .choosable").count(), card.bounding_box()
    assert box is not None
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    held(table, Fingers(page), place, "card")
    expect(page.locator(".hand .choosable")).to_have_count(cards)
    page.touchscreen.tap(*place)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    # A second tap commits.
    expect(page.locator(".confirm")).to_be_visible()
    page.touchscreen.tap(*place)
    expect(page.locator(".hand .choosable")).to_have_count(cards - 1)
    table.visitor.shot("played")


def test_the_position_as_text_follows_the_game(server: Server, visit: Visit) -> None:
    visitor = visit()
    here = TablePage.at(server, visitor, positions.asked("Mobilise"))
    there = TablePage(visitor, f"/t/{here.id}", visitor.context.new_page()).arrived().my_turn()
    text = here.page.get_by_role("dialog").locator("pre")

    def told(code: str) -> str:
        return server.get(f"/api/tables/{here.id}/text?language={code}", here.key).decode().strip()

    # The first thing on the page leads to it; the other window plays on.
    here.front().page.get_by_role("button", name="The whole position as text").press("Enter")
    before = told("en")
    expect(text).to_have_text(before)
    there.front().choose().my_turn()
    assert told("en") != before
    here.front()
    expect(text).to_have_text(told("en"))
    visitor.shot("after")
    here.page.keyboard.press("Escape")
    expect(text).to_be_hidden()
    speak(visitor, "pl")
    here.page.get_by_role("button", name="Cała pozycja jako tekst").press("Enter")
    expect(text).to_have_text(told("pl"))
