"""Play through the page with a mouse, a finger or a keyboard.

Nothing is pressed twice in the hope that it works: a helper waits until the table is settled, reads
what it offers, presses it once and fails when the table does not do it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.server.serving import Served
from tests.waiting import wait_until
from vaka.core.state import State
from vaka.server.play.sitting import Sitting

Begin = Callable[[], None]
GAMES = 8  # games in which a wanted position must come up
LONGEST = 1500  # choices of one person in one game: more means that it does not end
TURN_MILLISECONDS = 60_000.0  # bots on a busy machine answer sooner
HURRY_SECONDS = 300.0

OVER = ".result"
ASKED = "#choices [data-index]"
ON_BOARD = ".board .pick.open button"
CONFIRM = "#choices .confirm button >> nth=-1"

# The question after `before`, once nothing moves or is on its way to the server. On a drawn board
# one of its places must be open, too: it is loaded later than the list.
TURN = """({ before, places }) => {
  if (document.querySelector('.result')) return { over: true };
  const panel = document.querySelector('#choices[data-settled]');
  if (!panel || panel.dataset.moment === before) return null;
  const actions = [...panel.querySelectorAll('[data-action]')];
  const count = places === null ? 0 : document.querySelectorAll(places).length;
  if (actions.length === 0 || (places !== null && count === 0)) return null;
  return {
    over: false,
    moment: panel.dataset.moment,
    actions: actions.map((each) => [each.dataset.action, each.querySelector('.label').innerText]),
    count,
  };
}"""

# A point of a place that nothing covers, from its upper left corner; or else, after a minute, what
# covers its middle. Not to be used while the page's clock is held.
FREE_POINT = """async (place) => {
  const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
  const free = () => {
    const { left, top, width, height } = place.getBoundingClientRect();
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [width * across, height * down];
        const at = document.elementFromPoint(left + x, top + y);
        if (at !== null && place.contains(at)) return { x, y };
      }
    }
    return null;
  };
  const deadline = performance.now() + 60_000;
  for (let found = free(); ; found = free()) {
    if (found !== null) return found;
    if (performance.now() > deadline) break;
    place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  const { left, top, width, height } = place.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return `${place.outerHTML.slice(0, 200)} is covered by ${over?.outerHTML.slice(0, 200)}`;
}"""

FIRST_HAS_FOCUS = """() =>
  document.activeElement !== null
  && document.activeElement === document.querySelector('#choices [data-index]')"""
CHOSEN_HAS_FOCUS = """() =>
  document.activeElement?.matches('#choices [data-index][aria-pressed=true]')"""


class Turn(NamedTuple):
    """A question as the page shows it, and how many of the wanted places are open."""

    moment: str
    actions: list[tuple[str, str]]  # text and label
    open_places: int


def choose_radio(page: Page, name: str, *, exact: bool = False) -> None:
    """Click the label of a radio button, once it is where it stays."""
    radio = page.get_by_role("radio", name=name, exact=exact)
    radio.locator("..").click()
    expect(radio).to_be_checked()


def play_now(page: Page, title: str, players: int, level: str = "easy") -> None:
    """From the lobby to a running table."""
    page.goto("/")
    page.locator("form label", has_text=title).first.click()
    choose_radio(page, str(players), exact=True)
    page.get_by_role("combobox", name="bots").select_option(level)
    page.get_by_role("button", name=f"Play {title}").click()
    page.wait_for_url("**/table/*")


def hurry_to(
    served: Served, page: Page, luck: Random, wanted: Callable[[State], bool], begin: Begin
) -> None:
    """Play at random on the server until the first seat is asked in a wanted position.

    It begins another game where one is over before that.
    """
    for _ in range(GAMES):
        begin()
        if _hurry(served, page, luck, lambda at: 0 in at.asked() and wanted(at.state)):
            return
    raise AssertionError(f"no wanted position in {GAMES} games")


def _hurry(served: Served, page: Page, luck: Random, there: Callable[[Sitting], bool]) -> bool:
    """Return whether the position came up before the game was over."""
    address = page.url
    page.goto("about:blank")  # the page need not follow

    async def choose() -> bool | None:
        """Choose until bots think (None)."""
        hall = served.house.hall
        live = await hall.live(address.rpartition("/")[2])
        while True:
            sitting = live.started()
            if sitting.is_over or there(sitting):
                return not sitting.is_over
            if 0 not in sitting.asked():
                return None
            action = luck.choice(sitting.state.legal_actions(0))
            await hall.act(live, 0, sitting.ply, sitting.step(0), action.index)

    came = wait_until(
        lambda: served.inside(choose()), lambda came: came is not None, timeout=HURRY_SECONDS
    )
    page.goto(address)
    return bool(came)


def decision_kind(state: State) -> str:
    """Return what is asked; nothing when the game is over."""
    decision = state.decision()
    return "" if decision is None else decision.kind


def next_turn(page: Page, after: str = "", places: str | None = None) -> Turn | None:
    """Wait until another question than `after` can be answered; None when the game is over."""
    found: dict[str, Any] = page.wait_for_function(
        TURN, arg={"before": after, "places": places}, timeout=TURN_MILLISECONDS
    ).json_value()
    if found["over"]:
        return None
    actions = [(text, label) for text, label in found["actions"]]
    return Turn(found["moment"], actions, found["count"])


def until_asked(page: Page) -> bool:
    """Wait until something can be chosen; False when the game is over."""
    return next_turn(page) is not None


def moment(page: Page) -> str:
    """Return the name of the question that is shown."""
    return page.locator("#choices").get_attribute("data-moment") or ""


def answered(page: Page, before: str) -> None:
    """Wait until that question is gone."""
    page.wait_for_function(
        "(before) => document.querySelector('#choices')?.dataset.moment !== before",
        arg=before,
        timeout=TURN_MILLISECONDS,
    )


def press(place: Locator | ElementHandle, *, touch: bool = False) -> None:
    """Press a place once, where nothing covers it."""
    point = place.evaluate(FREE_POINT)
    assert not isinstance(point, str), point
    if touch:
        place.tap(position=point)
    else:
        place.click(position=point)


def confirm(page: Page, *, touch: bool = False) -> None:
    """Confirm what is chosen."""
    press(page.locator(CONFIRM), touch=touch)


def play_on_board(
    page: Page,
    luck: Random,
    choices: int = LONGEST,
    phone: bool = False,
    handle: Callable[[Page, Random], None] | None = None,
) -> int:
    """Play by what can be pressed on the drawn table and return how many choices were made.

    `handle` moves what is laid out before it is chosen, such as mana in a hand.
    """
    before = ""
    for made in range(choices):
        turn = next_turn(page, before, ON_BOARD)
        if turn is None:
            return made
        before = turn.moment
        if handle is not None:
            handle(page, luck)
        place = page.locator(ON_BOARD).nth(luck.randrange(turn.open_places)).element_handle()
        press(place, touch=phone)
        expect(page.locator(CONFIRM)).to_be_visible()
        if phone:  # the bar with the button may lie over the place
            confirm(page, touch=True)
        else:
            press(place)
    answered(page, before)
    return choices


def play_by_keys(page: Page, luck: Random, choices: int = LONGEST) -> int:
    """Play from the list with the keyboard alone; every question finds the focus on its list."""
    before = ""
    for made in range(choices):
        turn = next_turn(page, before)
        if turn is None:
            return made
        before = turn.moment
        page.wait_for_function(FIRST_HAS_FOCUS)
        for _ in range(luck.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(CHOSEN_HAS_FOCUS)
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
