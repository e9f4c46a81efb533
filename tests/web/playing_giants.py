"""Play Giants on its drawn table: bids by hands, figures on hexes, objects and their ways."""

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.web.playing import (
    LONGEST,
    ON_BOARD,
    Turn,
    answered,
    confirm,
    next_turn,
    press,
)

HEXES = ".board .hits .pick.hex.open button"
FIGURES = ".board [data-spot^=figure-].pick.open button"
CLOSE = ".board .bid .pick.open button"
MANY = ".board .hits [data-hit^=many-]"
OBJECTS = ".board .hits .pick.open [data-hit^=object-]"
WAYS = ".board .carrying[data-ways]"
HERE = ".board .carrying .pick.open button"
# What makes a choice of its own: a crowd of objects only comes nearer.
SINGLE = ".board .pick.open button:not([data-hit^=many-])"
OFTEN = 12  # choices of a way after which it becomes rare

# The objects on a hex that can be chosen, with the size of each and whether nothing covers it.
OBJECTS_ON_HEX = """(hex) => {
  const { left, right, top, bottom } = hex.getBoundingClientRect();
  return [...document.querySelectorAll('.board .hits .pick.open [data-hit^=object-]')]
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const free = document.elementFromPoint(across, down) === each;
      return { name: each.dataset.hit, across, down, width, height, free };
    })
    .filter(({ across, down }) => left < across && across < right && top < down && down < bottom);
}"""


def come_nearer(page: Page, many: Locator | ElementHandle, *, touch: bool) -> list[dict[str, Any]]:
    """Press a crowd of objects and return those that can be pressed one by one then."""
    name = str(many.get_attribute("data-hit"))
    press(many, touch=touch)
    expect(page.locator(f"[data-hit={name}]")).to_have_count(0)
    objects: list[dict[str, Any]] = page.locator(
        f"[data-hit={name.replace('many', 'hex')}]"
    ).evaluate(OBJECTS_ON_HEX)
    assert objects, f"there are no objects where {name} was"
    return objects


class GiantsPlayer:
    """Plays by the drawn table alone; `made` counts the choices by the way they were made."""

    def __init__(self, page: Page, luck: Random, *, touch: bool = False) -> None:
        self.page = page
        self.luck = luck
        self.touch = touch
        self.made: Counter[str] = Counter()

    def play(self, choices: int = LONGEST) -> bool:
        """Play on; return whether the game is over."""
        before = ""
        for _ in range(choices):
            turn = next_turn(self.page, before, ON_BOARD)
            if turn is None:
                return True
            before = turn.moment
            self._answer(turn)
        answered(self.page, before)
        return False

    def _answer(self, turn: Turn) -> None:
        labels = dict(turn.actions)
        kinds = {text.partition("(")[0] for text in labels}
        may_pass = "pass" in kinds
        if "bid" in kinds:
            self._bid()
        elif "place" in kinds and (not may_pass or self._goes_on("place")):
            self._place()
        elif "take" in kinds and (not may_pass or self._goes_on("carry")):
            self._carry([label for text, label in turn.actions if text.startswith("take(")])
        elif may_pass:
            self._choose(self._only(self._in_tray([labels["pass"]])), "pass")
        else:
            self._single()

    def _goes_on(self, how: str) -> bool:
        """Decide not to pass: often at first, later rarely, so that the game comes to its end."""
        return self.luck.random() < (0.6 if self.made[how] < OFTEN else 0.15)

    def _bid(self) -> None:
        """Put pieces into both hands, and close them."""
        pieces = self.page.locator(".board .bid .toggle")
        most = min(3, pieces.count())
        for place in self.luck.sample(range(pieces.count()), self.luck.randint(0, most)):
            self._press(self._only(pieces.nth(place)))
        self._choose(self._any(CLOSE), "bid")

    def _place(self) -> None:
        """Press a figure, then a hex for it, as one choice."""
        self._press(self._any(FIGURES))
        self._choose(self._any(HEXES), "place")

    def _carry(self, labels: list[str]) -> None:
        """Press an object, then where it goes, and perhaps what is done there."""
        waiting = self._in_tray(labels)
        thing = self._one(self.page.locator(f"{OBJECTS}, {MANY}").or_(waiting))
        if str(thing.get_attribute("data-hit")).startswith("many-"):
            thing = self._out_of(thing)
        self._press(thing)
        ways = self.page.locator(WAYS)
        ways.wait_for()
        if ways.get_attribute("data-ways") == "0":
            self._choose(self._any(HERE), "here")
            return
        self._press(self._any(HEXES))
        endings = self.page.locator(".board .carrying .pick button")
        if endings.count() and self.luck.random() < 0.5:
            self._choose(self._one(endings), "carry")
        else:
            self._confirm("carry")

    def _single(self) -> None:
        """Press anything that is chosen by one press."""
        if self.page.locator(".board .carrying").count():
            self.page.locator(WAYS).wait_for()  # a hex changes its meaning with them
        is_single = self.page.locator(SINGLE).count() > 0
        self._choose(self._any(SINGLE) if is_single else self._out_of(self._any(MANY)), "other")

    def _out_of(self, many: ElementHandle) -> ElementHandle:
        """Come nearer to a crowd of objects and return one of them."""
        objects = come_nearer(self.page, many, touch=self.touch)
        return self._any(f"[data-hit={self.luck.choice(objects)['name']}]")

    def _in_tray(self, labels: list[str]) -> Locator:
        """Return the buttons beside the map with these labels."""
        buttons = self.page.locator(".board .tray .pick.open button")
        found = self.page.get_by_role("button", name=labels[0], exact=True)
        for label in labels[1:]:
            found = found.or_(self.page.get_by_role("button", name=label, exact=True))
        return buttons.and_(found)

    def _any(self, places: str) -> ElementHandle:
        return self._one(self.page.locator(places))

    def _one(self, places: Locator) -> ElementHandle:
        """Return one of several places; which of them it is stays the same when others go."""
        count = places.count()
        assert count, f"the table offers none of {places}"
        return places.nth(self.luck.randrange(count)).element_handle()

    def _only(self, place: Locator) -> ElementHandle:
        return place.element_handle()

    def _press(self, place: ElementHandle) -> None:
        """Press a place, which must be marked as pressed then."""
        press(place, touch=self.touch)
        self.page.wait_for_function("(place) => place.ariaPressed === 'true'", arg=place)

    def _choose(self, place: ElementHandle, how: str) -> None:
        self._press(place)
        self._confirm(how)

    def _confirm(self, how: str) -> None:
        confirm(self.page, touch=self.touch)
        self.made[how] += 1
