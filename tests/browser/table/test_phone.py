"""A phone: 360 points wide, held upright, used with fingers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from ..conftest import Visit
from ..home_page import HomePage
from ..visitor import PATIENCE

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SHEETS = ("Hand", "Boards", "Log", "Table", "Choose")
WIDE = """() => {
  const slides = (one) =>
    one && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || slides(one.parentElement));
  // The map is larger than its window.
  const texts = [...document.querySelectorAll(':is(main, header) :not(svg *)')].filter(
    (one) => one.innerText?.trim() && one.checkVisibility() && !one.closest('.window, .unseen, .skip'),
  );
  const cut = (one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
  const out = ({ left, right }) => left < -1 || right > innerWidth + 1;
  return texts
    .filter((one) => cut(one) || (out(one.getBoundingClientRect()) && !slides(one.parentElement)))
    .map((one) => `${one.tagName} ${one.className}: ${one.innerText.slice(0, 60)}`);
}"""


FITS = f"""async (patience) => {{
  const late = performance.now() + patience;
  for (;;) {{
    const wide = document.documentElement.scrollWidth <= innerWidth ? [] : ['the page'];
    wide.push(...({WIDE})());
    if (!wide.length || performance.now() > late) return wide;
    await new Promise(requestAnimationFrame);
  }}
}}"""


def fits(page: Page) -> None:
    """Nothing sticks out to the side, and no text is cut, once everything has its place."""
    assert page.evaluate(FITS, PATIENCE) == []


class Fingers:
    """Fingers on a screen: down, along a way, and up."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def press(self, place: tuple[float, float]) -> None:
        """One finger down; it stays."""
        self._send("touchStart", (place,))

    def lift(self) -> None:
        self._send("touchEnd", ())

    def drag(self, *ways: tuple[tuple[float, float], ...]) -> None:
        """Each way is where one finger goes."""
        for step, fingers in enumerate(zip(*ways, strict=True)):
            self._send("touchMove" if step else "touchStart", fingers)
        self.lift()

    def _send(self, kind: str, fingers: tuple[tuple[float, float], ...]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def pose(page: Page) -> tuple[float, float, float]:
    box = page.locator(".sheet").first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return box["x"], box["y"], box["width"]


def test_a_game_on_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = HomePage(visitor).play("1702", 3).arrived().my_turn()
    page = table.page
    fits(page)
    visitor.shot("table")

    # One finger moves the map, two bring it nearer.
    middle = page.locator(".map-place").evaluate("one => one.getBoundingClientRect().toJSON()")
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    table.still()
    start = pose(page)
    fingers = Fingers(page)
    fingers.drag(((x, y), (x - 40, y - 20), (x - 60, y - 30)))
    table.still()
    moved = pose(page)
    assert moved[0] < start[0]
    assert moved[2] == start[2]
    fingers.drag(((x - 20, y), (x - 50, y), (x - 80, y)), ((x + 20, y), (x + 50, y), (x + 80, y)))
    table.still()
    assert pose(page)[2] > moved[2] * 1.5
    visitor.shot("pinched")

    for sheet in SHEETS:
        table.tab(sheet)
        fits(page)
        visitor.shot(f"sheet_{sheet.lower()}")
