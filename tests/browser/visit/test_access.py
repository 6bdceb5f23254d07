"""Accessibility: axe finds no fault by WCAG 2.0 to 2.2, levels A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..home_page import PAGES, look
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import TablePage
from ..visitor import Visitor

AXE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""
DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
EVERY_RULE = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
OF_COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Nothing but colours changes with the theme."""
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE, "desktop by night": {}, "phone by night": PHONE}
LATER = [pytest.param(f"{device} by night", marks=pytest.mark.soak) for device in ("desktop", "phone")]
EACH = pytest.mark.parametrize("device", ["desktop", *LATER])
"""`make test` looks at everything on a desktop by day and at these by night, but at lists of choices in Pax alone, and
on a phone at a battle of one title by day; `make soak` at everything by day and night."""
BY_NIGHT = ("home", "battle")


def sound(visitor: Visitor, name: str, device: str) -> None:
    """Nothing on the page as it stands breaks a rule, by day; nor a rule of colours by night."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")
    night = "by night" in device or (device == "desktop" and name in BY_NIGHT)
    themes = [("light", EVERY_RULE), ("dark", OF_COLOURS)][: 2 if night else 1]
    if visitor.page.evaluate(DARK):
        themes.reverse()  # to paint everything anew takes long: begin with the theme that is there
    for theme, rules in themes:
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(visitor.page.locator("html")).to_have_css("color-scheme", theme)
        visitor.shot(f"{name}_{theme}")
        assert visitor.page.evaluate(CHECK, rules) == []


@EACH
def test_pages(visit: Visit, device: str) -> None:
    visitor = visit(**DEVICES[device])
    for path in PAGES:
        look(visitor, path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()
        if "phone" in device:
            fits(visitor.page)
        sound(visitor, path.strip("/").replace("/", "_") or "home", device)


@pytest.mark.parametrize("device", ["desktop", "phone", *LATER])
def test_table(server: Server, visit: Visit, device: str) -> None:
    visitor = visit(**DEVICES[device])
    looked_at = {"battle": positions.asked("PlayCard")}
    if device != "phone":
        looked_at["end"] = positions.over()
    if "by night" in device:
        looked_at["choices"] = positions.asked("MoveGenerals")
    for name, prepared in looked_at.items():
        made = server.upload(prepared.text, prepared.seat if prepared.seat >= 0 else None)
        TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
        sound(visitor, name, device)
