"""What is heard and what moves: only for who wants it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.modes import alike, once
from tests.waiting import wait_until
from tests.web.browsing import ROOT, Browsing, PageClock, settle
from tests.web.playing import ASKED, ON_BOARD, answered, moment, play_now, until_asked
from vaka.locale import Words

pytestmark = once

# A fake AudioContext: counts contexts and sounds, and takes its time from the test.
LISTEN = """
window.heard = { contexts: 0, sounds: 0, seconds: 0 };
const node = () => ({
  connect: (to) => to,
  gain: knob(),
  frequency: knob(),
  start: () => { heard.sounds += 1; },
  stop: () => undefined,
});
const knob = () => ({
  setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {},
});
window.AudioContext = class {
  state = 'running';
  sampleRate = 8000;
  destination = {};
  constructor() { heard.contexts += 1; }
  get currentTime() { return heard.seconds; }
  createGain() { return node(); }
  createOscillator() { return node(); }
  createBufferSource() { return node(); }
  createBiquadFilter() { return node(); }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""


def _heard(page: Page, what: str) -> int:
    return int(page.evaluate(f"heard.{what}"))


def _choose(page: Page) -> None:
    page.wait_for_selector(ASKED, state="attached")
    page.wait_for_selector(ON_BOARD, state="attached")  # the list folds once the board is drawn
    folded = page.locator("#choices details:not([open]) > summary")
    if folded.is_visible():  # a long list beside a board that says the same
        folded.click()
    page.locator(ASKED).first.click()
    page.locator("#choices .confirm button").last.click()


def test_one_click_turns_the_sound_on_and_off(browsing: Browsing) -> None:
    page = browsing.somebody()
    page.add_init_script(LISTEN)
    play_now(page, "Rapa Nui", 3)
    _choose(page)
    page.wait_for_selector(ASKED)
    assert _heard(page, "contexts") == 0  # nobody has asked for it
    speaker = page.locator("button.sound")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    assert _heard(page, "contexts") == 1
    before = _heard(page, "sounds")
    assert before > 0  # it says that it is on
    page.evaluate("heard.seconds += 10")  # that sound has ended
    _choose(page)
    page.wait_for_function("(before) => heard.sounds > before", arg=before)
    page.reload()
    page.wait_for_selector(ASKED)
    assert _heard(page, "contexts") == 0  # remembered, but the page is not touched yet
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    before = _heard(page, "sounds")
    _choose(page)
    page.wait_for_selector(ASKED)
    assert _heard(page, "sounds") == before


@pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])
def test_what_is_heard_is_what_happens(title: str) -> None:
    """The names in the page are those of events."""
    text = (ROOT / f"web/src/titles/{title}/sounds.ts").read_text(encoding="utf-8")
    names = re.findall(r"^  '?([a-z-]+)'?: '", text, re.MULTILINE)
    assert names
    words = Words("en", strict=True)
    for name in names:
        assert words.has(f"{title}-event-{name}"), name


# Notes in each frame what is being animated. An animation begins with a frame, so none is missed.
WATCH_ANIMATIONS = """
window.moved = [];
const look = () => {
  for (const { playState, effect } of document.getAnimations()) {
    const { duration, iterations } = effect.getComputedTiming();
    const isSeen = playState === 'running' && (duration > 20 || iterations === Infinity);
    if (isSeen) moved.push(effect.target?.outerHTML.slice(0, 80));
  }
  requestAnimationFrame(look);
};
look();
"""


@pytest.mark.parametrize("title", alike(["Rapa Nui", "Giants", "Raiatea"], "Giants"))
def test_reduced_motion_starts_no_animation(title: str, browsing: Browsing) -> None:
    """Even if the settings of the page ask for motion."""
    page = browsing.somebody(reduced_motion="reduce")
    page.add_init_script("localStorage['vaka-settings'] ??= '{\"speed\": \"normal\"}'")
    page.add_init_script(WATCH_ANIMATIONS)
    page.goto("/")
    page.locator("main form").wait_for()
    settle(page)
    assert page.evaluate("moved") == []
    play_now(page, title, 3)
    for _ in range(2):
        assert until_asked(page)
        before = moment(page)
        _choose(page)
        answered(page, before)
        assert until_asked(page)
        settle(page)
        assert page.evaluate("moved") == []
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    page.wait_for_function("() => moved.length > 0")
    move = "getComputedStyle(document.documentElement).getPropertyValue('--move')"
    assert page.evaluate(move) in ("420ms", ".42s")


FLIGHT_TIME = "(flight) => Math.round(flight.getAnimations()[0].currentTime)"


def test_flight_follows_the_clock(browsing: Browsing) -> None:
    """A card flies over the board as fast as the page's clock runs, and is gone when it lands."""
    page = browsing.somebody(reduced_motion="no-preference")
    clock = PageClock(page)
    play_now(page, "Rapa Nui", 2)
    assert until_asked(page)
    page.wait_for_selector(ON_BOARD)
    clock.hold()
    _choose(page)
    flight = page.locator(".stage .flight")

    def flights() -> int:
        clock.step(PageClock.SLICE_MS / 1000)
        return flight.count()

    wait_until(flights)
    time = flight.first.evaluate(FLIGHT_TIME)
    assert flight.first.evaluate(FLIGHT_TIME) == time
    clock.step(0.1)
    assert flight.first.evaluate(FLIGHT_TIME) == pytest.approx(time + 100)
    wait_until(flights, lambda count: count == 0)
