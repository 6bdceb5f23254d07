"""Accessibility: axe finds no fault by WCAG 2.0 to 2.2, levels A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from . import positions
from .conftest import Visit
from .serving import Server
from .table_page import TablePage
from .test_phone import PHONE, fits
from .visitor import Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""
DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
EVERY_RULE = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
OF_COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Nothing but colours changes with the theme."""
PAGES = ("/", "/new/raison", "/rules/raison", "/about/raison", "/verify")
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE, "phone by night": PHONE}
EACH = pytest.mark.parametrize("device", ["desktop", "phone", pytest.param("phone by night", marks=pytest.mark.soak)])
"""The colours of the night are looked at on a desktop; `make soak` looks at them on a phone too."""


def sound(visitor: Visitor, name: str, device: str) -> None:
    """Nothing on the page as it stands breaks a rule, by day; nor a rule of colours by night."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    themes = [("light", EVERY_RULE), ("dark", OF_COLOURS)][: 1 if device == "phone" else 2]
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
        visitor.page.goto(path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        if device != "desktop":
            fits(visitor.page)
        sound(visitor, path.strip("/").replace("/", "_") or "home", device)


@EACH
def test_table(server: Server, visit: Visit, device: str) -> None:
    visitor = visit(**DEVICES[device])
    for name, prepared in {
        "choices": positions.asked("MoveGenerals"),
        "battle": positions.asked("PlayCard"),
        "end": positions.over(),
    }.items():
        made = server.upload(prepared.text, prepared.seat if prepared.seat >= 0 else None)
        TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
        sound(visitor, name, device)
