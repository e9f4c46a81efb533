"""What is heard and what moves: only for who wants it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.modes import alike, once
from tests.web.browsing import ROOT, Browsing
from tests.web.playing import ASKED, play_now
from vaka.locale import Words

pytestmark = once

# Stands in for what makes sounds: counts what is made, and what is heard of it.
LISTEN = """
window.heard = { contexts: 0, sounds: 0 };
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
  get currentTime() { return performance.now() / 1000; }
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
    page.wait_for_timeout(600)
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


MOVING = """() => document.getAnimations().filter((each) => {
  const { duration, iterations } = each.effect.getComputedTiming();
  return each.playState === 'running' && (duration > 20 || iterations === Infinity);
}).length"""


@pytest.mark.parametrize("title", alike(["Rapa Nui", "Giants", "Raiatea"], "Giants"))
def test_nothing_moves_for_who_told_the_system_so(title: str, browsing: Browsing) -> None:
    """Even if the page itself is set to move."""
    page = browsing.somebody(reduced_motion="reduce")
    page.add_init_script("localStorage['vaka-settings'] ??= '{\"speed\": \"normal\"}'")
    page.goto("/")
    page.wait_for_timeout(300)
    assert page.evaluate(MOVING) == 0
    play_now(page, title, 3)
    for _ in range(2):
        _choose(page)
        for _ in range(8):
            page.wait_for_timeout(60)
            assert page.evaluate(MOVING) == 0
    page.emulate_media(reduced_motion="no-preference")
    move = "getComputedStyle(document.documentElement).getPropertyValue('--move')"
    assert page.evaluate(move) in ("420ms", ".42s")
