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
from .test_phone import PHONE
from .visitor import Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CHECK = """async (values) => {
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""
PAGES = ("/", "/new/raison", "/rules/raison", "/about/raison", "/verify")
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}

pytestmark = [
    pytest.mark.parametrize("theme", ["light", "dark"]),
    pytest.mark.parametrize("device", list(DEVICES)),
]


def sound(visitor: Visitor) -> None:
    """Nothing on the page as it stands breaks a rule."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert visitor.page.evaluate(CHECK, TAGS) == []


def test_pages(visit: Visit, device: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, **DEVICES[device])
    for path in PAGES:
        visitor.page.goto(path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        visitor.shot(path.strip("/").replace("/", "_") or "home")
        sound(visitor)


def test_table(server: Server, visit: Visit, device: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, **DEVICES[device])
    for name, prepared in {
        "choices": positions.asked("MoveGenerals"),
        "battle": positions.asked("PlayCard"),
        "end": positions.over(),
    }.items():
        made = server.upload(prepared.text, prepared.seat if prepared.seat >= 0 else None)
        TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
        visitor.shot(name)
        sound(visitor)
