"""Playing through the page: what somebody does with a mouse or a keyboard."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.serving import Served
from vaka.core.state import State
from vaka.server.play.sitting import Sitting

Begin = Callable[[], None]
GAMES = 8  # in which something that is looked for must be asked
LONGEST = 1500  # choices of one person in one game: more means that it does not end

OVER = ".result"
ASKED = "#choices [data-index]"
ON_BOARD = ".board .pick.open button"
# Only Tab leads out of the list, and only to what comes after it.
IN_LIST = "() => document.activeElement?.matches('#choices [data-index]')"


def one_of(games: int, game: Callable[[], None]) -> None:
    """Play a game to its end, up to so many times. It is hundreds of presses at a table that moves
    by itself: one that misses its place is no fault of the table, but one in every game is.
    """
    for _ in range(games - 1):
        with suppress(PlaywrightTimeout):
            game()
            return
    game()


def play_now(page: Page, title: str, players: int, level: str = "easy") -> None:
    """From the lobby to a running table."""
    page.goto("/")
    page.locator("form label", has_text=title).first.click()
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("combobox", name="bots").select_option(level)
    page.get_by_role("button", name=f"Play {title}").click()
    page.wait_for_url("**/table/*")


def hurry(served: Served, page: Page, luck: Random, ply: int) -> None:
    """Let the game go on to a ply in a moment, with the first seat's choices made at random. Whole
    games by hand are for `script/test --long`; otherwise their middle is passed over so.
    """
    _hurry(served, page, luck, lambda sitting: sitting.ply >= ply)


def hurry_to(
    served: Served, page: Page, luck: Random, wanted: Callable[[State], bool], begin: Begin
) -> None:
    """The same to a moment in which the first seat is asked something; in other games too."""
    for _ in range(GAMES):
        begin()
        if _hurry(served, page, luck, lambda at: 0 in at.asked() and wanted(at.state)):
            return
    raise AssertionError("that is never asked")


def _hurry(served: Served, page: Page, luck: Random, there: Callable[[Sitting], bool]) -> bool:
    """Whether it came so far before the game was over."""
    address = page.url
    page.goto("about:blank")  # it need not watch

    async def choose() -> bool | None:
        hall = served.house.hall
        live = await hall.live(address.rpartition("/")[2])
        sitting = live.started()
        if sitting.is_over or there(sitting):
            return not sitting.is_over
        if 0 in sitting.asked():
            action = luck.choice(sitting.state.legal_actions(0))
            await hall.act(live, 0, sitting.ply, sitting.step(0), action.index)
        else:
            await asyncio.sleep(0.01)  # bots think
        return None

    while (came := served.inside(choose())) is None:
        pass
    page.goto(address)
    return came


def until_asked(page: Page) -> bool:
    """Wait until something can be chosen; False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
    return page.locator(OVER).count() == 0


def moment(page: Page) -> str:
    """Which question it is."""
    return page.locator("#choices").get_attribute("data-moment") or ""


def answered(page: Page, before: str) -> None:
    """Wait until that question is gone."""
    page.wait_for_function(
        "(before) => document.querySelector('#choices')?.dataset.moment !== before", arg=before
    )


def play_on_board(
    page: Page,
    luck: Random,
    choices: int = LONGEST,
    phone: bool = False,
    handle: Callable[[Page, Random], None] | None = None,
) -> int:
    """Play by what can be touched on the drawn table; how many choices that took. `handle` moves
    what is laid out before it is chosen, such as mana in a hand.
    """
    for made in range(choices):
        if not until_asked(page):
            return made
        before = moment(page)
        page.wait_for_selector(f"{ON_BOARD}, {OVER}", state="attached")
        if page.locator(OVER).count():  # the last question was still there for a moment
            return made
        if handle is not None:
            handle(page, luck)
        places = page.locator(ON_BOARD)
        count = places.count()
        if count == 0:  # somebody else's answer is being shown
            continue
        place = places.nth(luck.randrange(count))
        place.evaluate("(place) => place.scrollIntoView({ block: 'center' })")  # from under bars
        place.click(force=True)  # once to choose, once to confirm
        if phone:  # where a bar comes up that may lie over the place
            page.locator("#choices .confirm button").last.click()
        else:
            place.click(force=True)
        answered(page, before)
    return choices


def play_by_keys(page: Page, luck: Random, choices: int = LONGEST) -> int:
    """Play with the keyboard alone, from the list; the focus is never to be lost."""
    for made in range(choices):
        if not until_asked(page):
            return made
        page.wait_for_function(IN_LIST)
        before = moment(page)
        for _ in range(luck.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        answered(page, before)
    return choices


def tab_to(page: Page, what: str, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")
