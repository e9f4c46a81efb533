"""Is the page smooth? Longest tasks beside a long and a short log, and the first load.

All figures are ratios within one run. Beside a log of hundreds of entries the longest task of the
page's main thread, by the browser's own tracing, should take no more than twice as long as at a
table that has just begun: only the newest entries are drawn. Of a task only the time on the CPU
counts, and of several rounds the best: other work on the machine disturbs all of them. The first
load is compared with that of a page without scripts.
"""

import argparse
import json
import sys
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.screen import table
from benchmarks.services import place
from tests.server.playing import Party, party
from tests.server.serving import Served
from tests.web.browsing import Browsing, browser, serving_page
from tests.web.long_games import PLAYERS, long_game

MAX_RATIO: Final = 2.0
CHOICES: Final = 10  # in a round
CHOICE_MS: Final = 150
REST_MS: Final = 1000

# Marks when there is something to press in the main part of the page.
MARK_USABLE: Final = """
const look = () => {
  if (document.querySelector('main button:enabled')) performance.mark('usable');
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
USABLE: Final = "() => performance.getEntriesByName('usable')[0]?.startTime"
LOADED: Final = "() => performance.getEntriesByType('navigation')[0].duration"


def longest_task(events: list[Any]) -> float:
    """Milliseconds on the CPU of the longest task of a page's main thread."""
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each.get("tdur", each.get("dur", 0))
        for each in events
        if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in mains
    ]
    return float(max(tasks)) / 1000


def play_traced(started: Browser, page: Page, sitting: Party, luck: Random) -> float:
    """Let the people of a table choose, and return the page's longest task."""
    started.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    for _ in range(CHOICES):
        if asked := sitting.asked():
            sitting.act(asked[0], luck)
        page.wait_for_timeout(CHOICE_MS)
    page.wait_for_timeout(REST_MS)
    return longest_task(json.loads(started.stop_tracing())["traceEvents"])


def measure_log(started: Browser, served: Served, title: str, rounds: int) -> tuple[float, float]:
    """The longest task at a new table and beside a long log, in milliseconds."""
    luck = Random(8)
    browsing = Browsing(started, served)
    short: list[float] = []
    for _ in range(rounds):
        sitting = party(served, title, PLAYERS[title])
        page = browsing.somebody(like=sitting.people[0], reduced_motion="no-preference")
        page.goto(f"/table/{sitting.table}")
        page.locator("#question").wait_for()
        short.append(play_traced(started, page, sitting, luck))
        page.close()
    sitting, page = long_game(served, browsing, title, luck)
    long = [play_traced(started, page, sitting, luck) for _ in range(rounds)]
    browsing.close()
    return min(short), min(long)


def measure_first_load(started: Browser, served: Served, rounds: int) -> tuple[float, float]:
    """Milliseconds until a page without scripts is loaded, and until the lobby can be used."""
    browsing = Browsing(started, served)
    bare: list[float] = []
    lobby: list[float] = []
    for _ in range(rounds + 1):
        page = browsing.somebody()
        page.add_init_script(MARK_USABLE)
        page.goto("/health")
        bare.append(page.evaluate(LOADED))
        page.goto("/")
        lobby.append(page.wait_for_function(USABLE).json_value())
        page.close()
    browsing.close()
    return min(bare[1:]), min(lobby[1:])  # the first one warms the server


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--title", choices=PLAYERS, action="append", help="only this one")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    heads = ("", "base ms", "ms", "ratio")
    rows: list[tuple[str, str, str, str]] = []
    worst = 0.0
    with place() as folder, serving_page(folder) as served, browser() as started:
        base, ms = measure_first_load(started, served, given.rounds)
        rows.append(("first load", f"{base:.0f}", f"{ms:.0f}", f"{ms / base:.1f}"))
        for title in given.title or PLAYERS:
            base, ms = measure_log(started, served, title, given.rounds)
            worst = max(worst, ms / base)
            rows.append((f"long log, {title}", f"{base:.0f}", f"{ms:.0f}", f"{ms / base:.2f}"))
    print(table(heads, rows))
    return int(worst > MAX_RATIO)


if __name__ == "__main__":
    sys.exit(main())
