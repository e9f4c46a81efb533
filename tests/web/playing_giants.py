"""Playing Giants on its drawn table: bids by hands, figures on hexes, objects and their ways."""

from collections import Counter
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.playing import LONGEST, ON_BOARD, answered, moment, until_asked

HEXES = ".board .hits .pick.hex.open button"
PASS = ".board .tray .pick.open.quiet button"
CLOSE = ".board .bid .pick.open button"
CONFIRM = "#choices .confirm button"
MANY = ".board .hits [data-hit^=many-]"
WAYS = ".board .carrying[data-ways]"
TRIES = 20
SOON = 1000  # milliseconds
KINDS = (
    "() => [...document.querySelectorAll('#choices [data-action]')]"
    ".map((each) => each.dataset.action.split('(')[0])"
)


class GiantsPlayer:
    """Somebody who touches the table only; `made` counts what was done in which way."""

    def __init__(self, page: Page, luck: Random) -> None:
        self.page = page
        self.luck = luck
        self.made: Counter[str] = Counter()

    def play(self, choices: int = LONGEST) -> bool:
        """Play on; whether the game is over."""
        for _ in range(choices):
            if not until_asked(self.page):
                return True
            before = moment(self.page)
            self._answer(set(self.page.evaluate(KINDS)))
            answered(self.page, before)
        return False

    def _answer(self, kinds: set[str]) -> None:
        if "bid" in kinds:
            self._bid()
        elif "place" in kinds and self.luck.random() < 0.5:
            self._place()
        elif "take" in kinds and self.luck.random() < 0.65:
            self._carry()
        elif "pass" in kinds:  # who always goes on would play for a long time
            self._press(self.page.locator(PASS))
            self._confirm("pass")
        else:
            self._anything()

    def _bid(self) -> None:
        """Pieces into both hands, and close them."""
        pieces = self.page.locator(".board .bid .toggle")
        for _ in range(self.luck.randrange(4)):
            self._press(pieces)
        self.page.wait_for_selector(CLOSE)
        self._press(self.page.locator(CLOSE))
        self._confirm("bid")  # what is chosen stays, whoever else closes his hands meanwhile

    def _place(self) -> None:
        """A figure, then a hex for it, as one choice."""
        self._press(self.page.locator(".board [data-spot^=figure-].pick.open button"))
        self._press(self.page.locator(HEXES))
        self._confirm("place")

    def _carry(self) -> None:
        """An object, then where it goes; what is done there is offered with it."""
        takes = self.page.locator("#choices [data-action^='take(']")
        label = takes.nth(self.luck.randrange(takes.count())).locator(".label").inner_text()
        board = self.page.locator(".board").first
        thing = board.get_by_role("button", name=label, exact=True)
        if not thing.count():  # others stand so close that one must come nearer first
            self._nearer(thing)
        self._press(thing)
        with suppress(PlaywrightTimeout):
            self.page.wait_for_selector(WAYS, timeout=3 * SOON)
        if not self.page.locator(WAYS).count():  # something lay over it: by the keyboard, then
            thing.first.focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(WAYS)
        hexes = self.page.locator(HEXES)
        if not hexes.count():
            self._press(self.page.locator(".board .carrying .pick.open button"))
            return self._confirm("here")
        self._press(hexes)
        endings = self.page.locator(".board .carrying .pick button")
        if endings.count() and self.luck.random() < 0.5:
            self._press(endings)
        return self._confirm("carry")

    def _nearer(self, thing: Locator) -> None:
        for _ in range(TRIES):
            self._press(self.page.locator(MANY))
            with suppress(PlaywrightTimeout):
                thing.first.wait_for(timeout=SOON)
                return
            self.page.get_by_role("button", name="The whole island").click()
        raise AssertionError("an object cannot be reached")

    def _anything(self) -> None:
        """Some things are chosen by one press, others only open what is to be chosen."""
        for _ in range(TRIES):
            self._press(self.page.locator(ON_BOARD))
            with suppress(PlaywrightTimeout):
                self.page.wait_for_selector(CONFIRM, timeout=SOON)
                return self._confirm("other")
        raise AssertionError("nothing on the table could be chosen")

    def _press(self, places: Locator) -> None:
        place = places.nth(self.luck.randrange(places.count()))
        place.evaluate("(place) => place.scrollIntoView({ block: 'center' })")  # from under bars
        place.click(force=True)

    def _confirm(self, how: str) -> None:
        self.page.locator(CONFIRM).last.click()
        self.made[how] += 1
