"""Measures the page as a browser gets it: bytes of the first load and of a move, the time from click to paint, frames
while the map is pulled, and the memory that a page takes that looks on at a whole game of bots.

    python -m bench.page [TITLE ...]

A server and a headless Chromium run beside each other; one person plays whole games of each title against bots, as many
as give over a hundred clicks.
Prints JSON.
"""

from __future__ import annotations

import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from tests.browser.finding import FLAGS, chromium

WINDOW: ViewportSize = {"width": 1440, "height": 900}
TURN = 60_000
BOT = {"who": "bot", "bot": "steward"}
TABLES: dict[str, dict[str, Any]] = {
    "raison": {"scenario": "1702", "places": [{"who": "me"}, BOT, BOT]},
    "paxren": {
        "scenario": "standard",
        "places": [{"who": "me"}, BOT, BOT, BOT],
        "options": {"cards": "promo", "map": "second"},
    },
    "europa": {"scenario": "1-00", "places": [{"who": "me"}, BOT, BOT]},
}
GAMES = {"raison": 1, "paxren": 5, "europa": 1}
"""A game of Pax Renaissance is short, and one differs much from another."""
LONGER = {"europa": {"scenario": "2-01", "places": [{"who": "me"}, *[BOT] * 5]}}
"""The game that a page looks on at: of all four ages."""
MOST = 250
"""Clicks in a game."""
PULLS = 60
"""Frames in which the map is pulled."""
LOOKS = 12
"""Measurements of the memory of a page that looks on which are told, evenly over the game."""
APART = 3
"""Seconds between two measurements: how long a game of bots will take is not known before."""
PATIENCE = 1200
BESIDE = 0.016
"""Seconds between two movements of the hand that pulls."""
GOALS = {"first_load_bytes": 1_100_000, "europa_first_load_bytes": 2_500_000, "move_bytes": 20_000, "click_ms": 100,
         "frames": 60}  # fmt: skip

FRAMES = """() => {
  const times = [];
  const frame = (now) => (times.push(now), (counting = requestAnimationFrame(frame)));
  let counting = requestAnimationFrame(frame);
  window.counted = () => (cancelAnimationFrame(counting), times);
}"""
MINE = "() => document.querySelector('.end, .choices[aria-busy=false] .choice') !== null"
PICK = """
  const listed = () => [...document.querySelectorAll('.choice')];
  const pick = () => listed()[number % listed().length];
"""
STEPS = f"""async (number) => {{{PICK}
  for (; pick().dataset.leads; await new Promise(requestAnimationFrame)) pick().click();
}}"""
"""The steps of a long list."""
CLICK = (
    f"async (number) => {{{PICK}"
    + """
  const chosen = pick();
  const waiting = () => document.querySelector('.choices[aria-busy=true]') !== null;
  const start = performance.now();
  chosen.click();
  await Promise.resolve();
  await new Promise((answered) => {
    const look = () => waiting() || (observer.disconnect(), answered());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  // A frame begins, and is painted before the next task.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - start;
}"""
)


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "theatrum", "serve", "--no-open", "--allowance", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                found = re.search(r"http://\S+[^/\s]", process.stdout.readline())
                assert found, "the server did not come up"
                yield found.group()
            finally:
                process.terminate()


def new_table(address: str, title: str, game: int = 1) -> str:
    """The address of a table with one person, who holds its key, and bots."""
    made = sent(f"{address}/api/tables", {"title": title, "seed": f"bench {game}", **TABLES[title]})
    return f"{address}/t/{made['id']}#key={made['keys'][0]['key']}"


def sent(address: str, body: dict[str, Any], key: str = "", method: str = "POST") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method=method)
    return json.load(urllib.request.urlopen(request))


def got(address: str, key: str) -> Any:
    return json.load(
        urllib.request.urlopen(urllib.request.Request(address, headers={"Authorization": f"Bearer {key}"}))
    )


class Wire:
    """Counts what a page receives."""

    def __init__(self, page: Page) -> None:
        self.loaded = 0
        self.moves: list[int] = []
        self._choices: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._response)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._frame)
        session.send("Network.enable")

    def _response(self, event: dict[str, Any]) -> None:
        if event["response"]["url"].endswith("/choices"):
            self._choices.add(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        self.loaded += size
        if event["requestId"] in self._choices:
            self.moves.append(size)

    def _frame(self, event: dict[str, Any]) -> None:
        self.moves.append(len(event["response"]["payloadData"].encode()))


def first_load(browser: Browser, address: str, ready: str) -> int:
    """Bytes over the wire until nothing more is asked for, in a browser that knows nothing yet."""
    page = browser.new_page(viewport=WINDOW)
    wire = Wire(page)
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    page.context.close()
    return wire.loaded


class Play(NamedTuple):
    """Whole games, or `MOST` clicks of one: the size of every message about a move, the milliseconds from every click
    to the paint, and those that the page's own thread worked meanwhile, which other work on the machine hardly alters;
    at the end the map is pulled, and those are the milliseconds of work for each frame, and from frame to frame."""

    moves: list[int]
    times: list[float]
    work: list[float]
    pans: list[float]
    gaps: list[float]


def worked(session: CDPSession) -> float:
    """Milliseconds that the page's thread has worked so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def play(browser: Browser, address: str) -> Play:
    page = browser.new_page(viewport=WINDOW)
    for name, value in {
        "confirm": "false",
        "forced": "0",
        "pace": '"off"',
    }.items():  # a click is answered, not told
        page.add_init_script(f"localStorage['theatrum.prefer.{name}'] = '{value}'")
    page.goto(address)
    page.wait_for_function(MINE, timeout=TURN)
    wire = Wire(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    times: list[float] = []
    work: list[float] = []
    while page.query_selector(".end") is None and len(times) < MOST:
        page.evaluate(STEPS, len(times))
        before = worked(session)
        times.append(page.evaluate(CLICK, len(times)))
        work.append(worked(session) - before)
        page.wait_for_function(MINE, timeout=TURN)
    pans = list(pulled(page, session))
    gaps = frames(page)
    page.context.close()
    return Play(wire.moves, times, work, pans, gaps)


def pulled(page: Page, session: CDPSession) -> Iterator[float]:
    """The map follows the mouse, a frame at a time."""
    page.mouse.move(700, 450)
    page.mouse.down()
    for pull in range(PULLS):
        before = worked(session)
        page.mouse.move(700 - 3 * pull, 450 - 2 * pull)
        page.evaluate("() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))")
        yield worked(session) - before
    page.mouse.up()


def frames(page: Page) -> list[float]:
    """Milliseconds from frame to frame while the hand pulls without waiting for them."""
    page.mouse.move(700, 450)
    page.mouse.down()
    page.evaluate(FRAMES)
    for pull in range(2 * PULLS):
        page.mouse.move(700 - 2 * pull, 450 - pull)
        time.sleep(BESIDE)
    times: list[float] = page.evaluate("() => window.counted()")
    page.mouse.up()
    return [later - one for one, later in pairwise(times)]


class Look(NamedTuple):
    """A page that looks on: after so many changes of the table, tidied up before."""

    change: int
    megabytes: float
    nodes: int


def memory(browser: Browser, address: str, title: str) -> dict[str, Any]:
    """Megabytes and nodes of a page that looks on at bots, evenly over the whole game, and what the last third of the
    game takes more than the first."""
    table, key = watched(address, title)
    page = browser.new_page(viewport=WINDOW)
    page.add_init_script("localStorage['theatrum.prefer.pace'] = '\"off\"'")
    page.goto(f"{address}/t/{table}#key={key}")
    page.wait_for_selector(".prompt .question")
    session = page.context.new_cdp_session(page)
    looks: list[Look] = []
    over = False
    while not over and len(looks) < PATIENCE / APART:
        page.wait_for_timeout(1000 * APART)
        over = page.query_selector(".end") is not None
        session.send("HeapProfiler.collectGarbage")
        heap = round(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6, 1)
        nodes = session.send("Memory.getDOMCounters")["nodes"]
        looks.append(Look(got(f"{address}/api/tables/{table}", key)["update"]["number"], heap, nodes))
    entries = page.evaluate("() => document.querySelectorAll('.chapter').length")
    page.context.close()
    return {**grown(looks), "over": over, "chapters_of_the_log": entries}


def grown(looks: list[Look]) -> dict[str, Any]:
    """Some measurements, as evenly over the changes of a table as there are any, and the growth of their middle."""
    first, last = looks[0].change, looks[-1].change
    wanted = [first + (last - first) * number / (LOOKS - 1) for number in range(LOOKS)]
    told = sorted({min(looks, key=lambda look: abs(look.change - change)) for change in wanted})
    third = (last - first) / 3
    early = [look for look in looks if look.change <= first + third]
    late = [look for look in looks if look.change >= last - third]
    heaps = median(one.megabytes for one in late) - median(one.megabytes for one in early)
    nodes = median(one.nodes for one in late) - median(one.nodes for one in early)
    return {
        "changes": [look.change for look in told],
        "megabytes": [look.megabytes for look in told],
        "nodes": [look.nodes for look in told],
        "growth": {"megabytes": round(heaps, 1), "nodes": round(nodes)},
        "measurements": len(looks),
    }


def watched(address: str, title: str) -> tuple[str, str]:
    """A table at which bots play every seat, and the key of whoever looks on."""
    asked = {"title": title, "seed": "bench memory", **TABLES[title], **LONGER.get(title, {})}
    made = sent(f"{address}/api/tables", asked)
    key = made["keys"][0]["key"]
    sent(f"{address}/api/tables/{made['id']}/seats/0", {"bot": "steward"}, key, "PUT")
    return made["id"], key


def spread(times: list[float]) -> dict[str, Any]:
    return {
        "median": round(statistics.median(times), 1),
        "p95": round(statistics.quantiles(times, n=20)[-1], 1),
        "clicks": len(times),
    }


def of_title(browser: Browser, address: str, title: str) -> dict[str, Any]:
    table = first_load(browser, new_table(address, title), ".choice")
    games = [play(browser, new_table(address, title, 1 + game)) for game in range(GAMES[title])]
    moves, times, work, pans, gaps = (list(chain.from_iterable(column)) for column in zip(*games, strict=True))
    return {
        "first_load_bytes": table,
        "move_bytes": {"median": round(statistics.median(moves)), "largest": max(moves), "messages": len(moves)},
        "click_ms": spread(times),
        "click_work_ms": spread(work),
        "pan_work_ms": spread(pans),
        "frames_a_second": round(1000 / statistics.median(gaps)),
        "memory": memory(browser, address, title),
    }


def measure() -> dict[str, Any]:
    with served() as address, sync_playwright() as playwright:
        executable = chromium(Path(playwright.chromium.executable_path))
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        found: dict[str, Any] = {
            "goals": GOALS,
            "home": {"first_load_bytes": first_load(browser, f"{address}/", "article")},
        }
        found |= {title: of_title(browser, address, title) for title in sys.argv[1:] or TABLES}
        browser.close()
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
