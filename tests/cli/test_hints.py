"""Hints at the table: what is advised, why, by what the seat knows alone, and in four languages."""

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.modes import once
from vaka import State, Table
from vaka.bots import Clock, Observation, make
from vaka.bots import advice as advising
from vaka.bots.advice import Adviser, Hint, Next, Prospect
from vaka.bots.greedy import Judge
from vaka.bots.guide import Guide, Reason
from vaka.bots.levels import tuned
from vaka.bots.searcher import Advice, SearchBot
from vaka.cli import hints, lines
from vaka.cli.play import Evening
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.core.cells import REVEALS
from vaka.locale import LANGUAGES, Words

pytestmark = once

QUICK = Clock(iterations=30)
EN = Words("en", strict=True)
TITLES = ("giants", "raiatea", "rapanui")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few tries are enough, so that a quick search has something to say."""
    monkeypatch.setattr(advising, "ENOUGH", 3)


def evening(
    table: Table,
    seating: Seating,
    typed: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: Words = EN,
) -> str:
    """All that is shown while somebody types these lines and leaves."""
    waiting = iter([*typed, "quit"])
    monkeypatch.setattr(lines, "read", lambda _prompt: next(waiting))
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=80, color_system=None), words)
    assert Evening(table, seating, folder / "game.json", words, screen, QUICK).run() == 0
    return shown.getvalue()


def later(title: str, plies: int, seed: int = 3) -> Table:
    """A random game after some actions, at a decision of seat 0 with something to choose."""
    table = Table.new(title, 3, seed)
    chance = random.Random(seed)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        actions = table.state.legal_actions(seat)
        if table.ply >= plies and 0 in decision.seats and len(table.state.legal_actions(0)) > 2:
            return table
        table.act(seat, chance.choice(actions))
    raise AssertionError


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("title", "language"),
    [("giants", "de"), ("giants", "fr"), ("raiatea", "it"), ("rapanui", "en"), ("rapanui", "fr")],
)
@pytest.mark.parametrize("plies", [0, 40])
@pytest.mark.usefixtures("hasty")
def test_a_hint_in_each_title(
    title: str, language: str, plies: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = later(title, plies)
    before = table.record.actions[:]
    words = Words(language, strict=True)
    seating = Seating.alone(3, 0, "random")
    shown = evening(table, seating, ["hint", "!"], tmp_path, monkeypatch, words)
    known = shown.count(words("cli-hint-expected", percent=11, points=22).partition("11")[0])
    assert known >= 2
    assert known + shown.count(words("cli-hint-rarely")) == 6  # the three best, twice
    assert table.record.actions[: len(before)] == before
    assert {seat for seat, _ in table.record.actions[len(before) :]} <= {1, 2}
    assert not re.search(r"\b(cli|error|giants|raiatea|rapanui)-[a-z]+-", shown)
    assert max(map(len, (line for line in shown.splitlines() if str(tmp_path) not in line))) <= 80
    heading = words("cli-hint-why", number=7).partition("7")[0]
    reason = words("cli-hint-no-reason", number=7).partition("7")[2]
    assert shown.count(heading) == 2 or shown.count(reason[:30]) == 2


def told_in(hint: Hint, observation: Observation, words: Words) -> str:
    shown = io.StringIO()
    choices = [str(each) for each in observation.actions]
    console = Console(file=shown, width=120, color_system=None)
    console.print(hints.told(hint, observation, 1, choices, words))
    return shown.getvalue()


def told(hint: Hint, choices: list[str], first: int = 1) -> str:
    shown = io.StringIO()
    Console(file=shown, width=120, color_system=None).print(
        hints.told(hint, Observation(later("rapanui", 0).state, 0), first, choices, EN)
    )
    return "\n".join(line.rstrip() for line in shown.getvalue().splitlines())


def test_what_is_told() -> None:
    best = [Prospect(1, True, 40, 1), Prospect(0, True, 31, 58), Prospect(2, False, 90, 99)]
    reasons = [
        Reason("scored-for-others", -3.2, {"card": "fish"}),
        Reason("worth", 2.4, {"crop": "grain"}),
        Reason("no-such-reason", 2.0, {}),
        Reason("leaves-little", 1.0, {}),
        Reason("end", 0.1, {}),
    ]
    assert told(Hint(500, best, reasons, 2.6), ["wait", "go", "pass"]).splitlines() == [
        "The best answers, after 500 looks ahead:",
        "2  go",
        "   chance to win about 40\u00a0%, about 1 point at the end",
        "1  wait",
        "   chance to win about 31\u00a0%, about 58 points at the end",
        "3  pass",
        "   tried too rarely to say what comes of it",
        "Why 2:",
        " +  A grain offering will be worth about 2 points at the end.",  # "end" is too little
        " +  It leaves the next player with less to value.",
        " −  The fish gatherers are valued, which helps others more: about 3 points.",
        "At a glance, too, 2 promises about 3 points more than 1.",
    ]


@pytest.mark.parametrize(
    ("second", "sure", "close"),
    [(39, True, False), (40, True, False), (41, True, True), (90, False, False)],
)
def test_a_chance_that_is_higher_than_the_first(second: int, sure: bool, close: bool) -> None:
    """The first is what the search would play; that another shows a higher chance is explained."""
    best = [Prospect(0, True, 40, 50), Prospect(1, sure, second, 50), Prospect(2, True, 3, 9)]
    shown = told(Hint(9, best, [], None), ["a", "b", "c"])
    said = "The first answer is the surest: it was tried most often."
    assert (said in shown) == close


def placing(seed: int) -> Table:
    """A game of Giants at the moment when seat 0 can place a figure, which then goes on a hex."""
    table = Table.new("giants", 3, seed)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        actions = table.state.legal_actions(seat)
        if seat == 0 and len([each for each in actions if each.name == "place"]) > 1:
            return table
        table.act(seat, make("medium", seed, "giants").choose(Observation(table.state, seat)))
    raise AssertionError


@pytest.mark.parametrize("seed", [2, 5])
def test_where_a_figure_goes(seed: int) -> None:
    """What follows an answer is told, and it is what the search advises when it is asked next."""
    state = placing(seed).state
    observation = Observation(state, 0)
    hint = Adviser(Clock(iterations=2000)).hint(observation)
    choices = [str(action) for action in observation.actions]
    placed = [each for each in hint.best if choices[each.place].startswith("place") and each.then]
    assert placed
    for each in placed:
        assert str(state.catalog[each.then[0].number]).startswith("on(hex=")
        answers = hints.advised(hint, observation, EN).best
        answer = next(told for told in answers if told.place == each.place)
        assert answer.then[0].startswith("then: On " if each.then[0].sure else "then perhaps: On ")
        if each.then[0].sure:
            after = observation.redeal(0)
            after.apply(0, observation.actions[each.place])
            best = Adviser(Clock(iterations=2000)).hint(Observation(after, 0)).best[0]
            assert after.legal_actions(0)[best.place].index == each.then[0].number
            break
    else:
        raise AssertionError("nothing that the search is sure of")


def test_what_follows_is_told_in_each_language() -> None:
    observation = Observation(placing(2).state, 0)
    written = [str(each) for each in observation.actions]
    place = written.index("place(figure=sorcerer, logs=0)")
    action = observation.actions[place]
    state = observation.redeal(0)
    state.apply(0, action)
    hut = next(each.index for each in state.legal_actions(0) if str(each) == "on(hex=h2)")
    state.apply(0, state.catalog[hut])
    acting = state.legal_actions(0)[-1].index
    then = (Next(hut, True), Next(acting, False))
    hint = Hint(9, [Prospect(place, True, 40, 50, 0.9, then)], [], None)
    for language in LANGUAGES:
        words = Words(language, strict=True)
        (answer,) = hints.advised(hint, observation, words).best
        first, second = (words(f"cli-hint-{key}", action="|") for key in ("then", "perhaps"))
        assert answer.then[0].startswith(first.partition("|")[0])
        assert "h2" in answer.then[0]
        assert answer.then[1].startswith(second.partition("|")[0])
        shown = told_in(hint, observation, words)
        assert [shown.index(line) for line in answer.then] == sorted(map(shown.index, answer.then))


def test_what_follows_in_a_sealed_answer() -> None:
    """The next step of the own answer, whoever has answered already."""
    state = Table.new("raiatea", 3, 5).state  # all choose rituals at once, one after the other
    told = []
    for seat in (0, 1, 2):
        hint = Adviser(Clock(iterations=1000)).hint(Observation(state, 0))
        told.append([(each.place, each.then) for each in hint.best])
        while seat < 2 and state.is_asked(seat + 1):
            state.apply(seat + 1, state.legal_actions(seat + 1)[0])
    assert told[0][0][1]
    assert told[0][0] == told[1][0] == told[2][0]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.usefixtures("hasty")
def test_what_follows_is_possible_and_known(title: str) -> None:
    """Each step can be taken, whatever is hidden; nothing is foretold past a reveal."""
    followed = 0
    for plies in range(0, 100, 9):
        state = later(title, plies).state
        observation = Observation(state, 0)
        for each in Adviser(Clock(iterations=200)).hint(observation).best:
            assert len(each.then) <= advising.STEPS
            assert all(step.sure for step in each.then[:-1])
            other = redealt(state)
            known = other.cells[REVEALS]
            other.apply(0, observation.actions[each.place])
            for step in each.then:
                assert other.cells[REVEALS] == known
                other.apply(0, other.catalog[step.number])
                followed += 1
    assert followed


@pytest.mark.parametrize(
    ("lead", "said"),
    [
        (-1.2, "At a glance 0 promises about 1 point more, but looking ahead speaks for 1."),
        (0.3, "At a glance 1 and 0 look alike."),
    ],
)
def test_a_glance_can_say_something_else(lead: float, said: str) -> None:
    best = [Prospect(1, True, 40, 50), Prospect(0, True, 31, 58)]
    assert said in told(Hint(9, best, [Reason("end", 1.0, {})], lead), ["a", "b"], first=0)


def test_no_reason_is_made_up() -> None:
    best = [Prospect(1, True, 40, 50), Prospect(0, True, 31, 58)]
    shown = told(Hint(9, best, [], None), ["a", "b"])
    assert "Why" not in shown
    assert "Looking ahead speaks for 2; there is no simple reason." in shown


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        # Too little beside something better, but not alone.
        ([("hand", 1.0, "fish"), ("hand", 0.4, "grain")], ["+ fish about 1 point"]),
        ([("hand", 0.4, "fish"), ("hand", 0.3, "grain")], ["+ fish less than a point"]),
        ([("hand", 0.0, "fish")], ["+ fish less than a point"]),
        # What speaks against an answer is no reason for it.
        ([("hand", -3.0, "fish"), ("hand", 0.3, "grain")], []),
        ([("hand", -0.3, "fish")], []),
        ([("hand", 2.0, "fish"), ("hand", 2.0, "fish")], ["+ fish about 2 points"]),  # once
    ],
)
def test_reasons_that_are_worth_telling(
    reasons: list[tuple[str, float, str]], said: list[str]
) -> None:
    best = [Prospect(1, True, 40, 50), Prospect(0, True, 31, 58)]
    given = [Reason(key, points, {"card": card}) for key, points, card in reasons]
    shown = told(Hint(9, best, given, None), ["a", "b"])
    pattern = r"([+−])  You can use a (\w+) gatherer in a later turn: (.*)\."
    assert [" ".join(found) for found in re.findall(pattern, shown)] == said
    assert ("Why" in shown) == bool(said)


class Talker(Guide):
    """Speaks for one action and against another, and has nothing to say of the rest."""

    def __init__(self, talks_of: set[int]) -> None:
        self.talks_of = talks_of
        self.asked: list[int] = []

    def reasons(self, state: State, seat: int, index: int) -> list[Reason]:
        self.asked.append(index)
        return [Reason("end", 1.0, {})] if index in self.talks_of else []


@pytest.mark.usefixtures("hasty")
def test_the_guide_is_asked_about_the_two_best(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = Observation(later("rapanui", 20).state, 0)
    both = Talker({action.index for action in observation.actions})
    monkeypatch.setattr(advising, "guide_for", lambda _state: both)
    hint = Adviser(QUICK).hint(observation)
    assert both.asked == [observation.actions[each.place].index for each in hint.best[:2]]
    assert hint.lead is not None
    monkeypatch.setattr(advising, "guide_for", lambda _state: Talker({both.asked[0]}))
    hint = Adviser(QUICK).hint(observation)
    assert [reason.key for reason in hint.reasons] == ["end"]
    assert hint.lead is None


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_knows_what_the_seat_knows(title: str) -> None:
    state = later(title, 30).state
    one, other = (Adviser(QUICK).hint(Observation(each, 0)) for each in (state, redealt(state)))
    assert (one.best, one.lead, repr(one.reasons)) == (other.best, other.lead, repr(other.reasons))


def redealt(state: State) -> State:
    """Another state that seat 0 could not tell from this one."""
    for seed in range(1, 50):
        other = state.redeal(0, seed)
        if other.digest() != state.digest():
            return other
    raise AssertionError


@pytest.mark.parametrize(
    ("tries", "told"),
    [
        # The most tried, and of the others those that were tried enough, by their chance.
        ([400, 300, 200, 100], [(0, True), (3, True), (2, True)]),
        ([10, 29, 931, 30], [(2, True), (3, True), (1, False)]),
        ([4000, 29, 30, 41], [(0, True), (3, True), (2, False)]),  # 30 are too few of so many
        # What was hardly tried stands in the order of the guide.
        ([2, 1, 996, 1], [(2, True), (3, False), (1, False)]),
        ([2, 20, 5, 3], [(1, False), (3, False), (2, False)]),
    ],
)
def test_what_is_among_the_best(
    tries: list[int], told: list[tuple[int, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    observation = Observation(later("giants", 0).state, 0)
    several = observation.actions[:4]
    total = sum(tries)
    advice = [
        Advice(action, times / total, 0.2 + place / 10, 12.4)
        for place, (action, times) in enumerate(zip(several, tries, strict=True))
    ]
    advice.sort(key=lambda each: -each.share)
    monkeypatch.setattr(SearchBot, "advise", lambda *_: advice)
    monkeypatch.setattr(SearchBot, "done", total)
    monkeypatch.setattr(Judge, "weights", lambda *_: [0.0, 1.0, 2.0, 3.0])
    talker = Talker({action.index for action in several})
    monkeypatch.setattr(advising, "guide_for", lambda _state: talker)
    hint = Adviser(QUICK).hint(observation)
    assert [each[:2] for each in hint.best] == told
    assert hint.best[0][2:4] == (20 + 10 * told[0][0], 12)
    # Nothing is compared with an answer that was hardly tried.
    assert hint.lead == (told[0][0] - told[1][0] if told[1][1] else None)


@pytest.mark.parametrize("title", TITLES)
def test_the_levels_think_as_before(title: str) -> None:
    before = tuned(title, 1).points
    assert advising._tuning(title).points == advising.PINCH
    assert tuned(title, 1).points == before


def test_one_answer_needs_no_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("rapanui", 2, 1)
    chance = random.Random(1)
    while (decision := table.state.decision()) is not None:
        actions = table.state.legal_actions(decision.seats[0])
        if len(actions) == 1:
            break
        table.act(decision.seats[0], chance.choice(actions))
    assert decision is not None
    seating = Seating.alone(2, decision.seats[0], "random")
    shown = evening(table, seating, ["hint"], tmp_path, monkeypatch)
    assert "There is only one answer, so there is nothing to advise." in flat(shown)
    assert "looks ahead" not in shown


def test_at_a_shared_screen_the_hint_is_for_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def note(_self: Adviser, observation: Observation) -> Hint:
        asked.append(observation.seat)
        return Hint(0, [], [], None)

    monkeypatch.setattr(Adviser, "hint", note)
    table = Table.new("giants", 3, 1)  # all bid in secret
    typed = ["hint", "", "hint", "1", "hint", "", "hint"]
    evening(table, Seating.hotseat(3), typed, tmp_path, monkeypatch)
    assert asked == [0, 1]


def test_a_hint_can_be_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And only the hint: the question is asked again, and the game goes on."""

    def interrupt(_self: Adviser, _observation: Observation) -> Hint:
        raise KeyboardInterrupt

    monkeypatch.setattr(Adviser, "hint", interrupt)
    table, seating = later("rapanui", 0), Seating.alone(3, 0, "random")
    before = table.record.actions[:]
    question = EN(f"rapanui-decision-{table.view(0)['decision']['kind']}")
    shown = evening(table, seating, ["hint"], tmp_path, monkeypatch)
    assert shown.count(question) == 2
    evening(table, seating, ["hint", "1"], tmp_path, monkeypatch)
    assert table.record.actions[len(before)][0] == 0


def test_hints_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for typed in (["1"] * 6, ["hint", "1", "1", "hint", "hint", "1", "1", "1", "hint", "1"]):
        table = Table.new("rapanui", 3, 4)
        evening(table, Seating.alone(3, 0, "easy"), typed, tmp_path, monkeypatch)
        games.append(table.record.actions)
    assert games[0] == games[1]


def test_help_tells_of_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        table, seating = Table.new("rapanui", 2, 1), Seating.alone(2, 0, "random")
        shown = evening(table, seating, ["help", "hint me"], tmp_path, monkeypatch, words)
        assert "hint (!)" in shown
        assert words("cli-nonsense", text="hint me") in shown  # "hint" alone is a command
