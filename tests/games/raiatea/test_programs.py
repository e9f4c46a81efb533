"""The texts of effects [R42]: what they mean, what becomes of them, and their mistakes."""

import pytest

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.fitting import plain_effects, ritual_effects
from vaka.games.raiatea.phrases import FORMS, MOST_EFFECTS, read_effects
from vaka.games.raiatea.programs import NONE, Effect, Programs
from vaka.games.raiatea.vocabulary import (
    CHOOSE,
    COUNTED,
    ELSE,
    GAIN,
    IF_,
    NEXT,
    PAY_,
    RITUAL_TYPES,
    SCOPES,
    THINGS,
    WHAT,
    WHENS,
    WIDTH,
    WORD,
    WORDS,
)

PLAIN: dict[str, object] = {
    "what": "",
    "amount": 1,
    "scope": "you",
    "each": "",
    "per": 1,
    "limit": 0,
    "when": "now",
    "alternatives": [],
}

Text = str | list[str]


def table(text: object) -> Section:
    return Section("deck", "rituals.moon", {"effect": text})


def read(text: Text) -> list[Effect]:
    return read_effects(table(text), "effect")


def told(text: Text) -> list[dict[str, object]]:
    return [effect.data() for effect in read(text)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("gain 3 pearls", {"word": "gain", "what": "pearl", "amount": 3}),
        ("gain 1 pearl", {"word": "gain", "what": "pearl"}),
        ("lose 2 goods", {"word": "lose", "what": "goods", "amount": 2}),
        ("steal 1 mask", {"word": "steal", "what": "mask"}),
        ("draw", {"word": "draw"}),
        ("draw 2", {"word": "draw", "amount": 2}),
        ("perform normal", {"word": "perform", "what": "normal"}),
        ("perform forbidden up to 8", {"word": "perform", "what": "forbidden", "limit": 8}),
        ("perform any up to 5", {"word": "perform", "what": "any", "limit": 5}),
        ("ready 2", {"word": "ready", "amount": 2}),
        ("use 1", {"word": "use"}),
        ("mission", {"word": "mission"}),
        ("path", {"word": "path"}),
        ("bag 6", {"word": "bag", "amount": 6}),
        ("bag 6 per player", {"word": "bag", "amount": 6, "limit": 1}),
        ("points 4", {"word": "points", "amount": 4}),
        ("stop", {"word": "stop"}),
        ("roll", {"word": "roll"}),
        ("send 2", {"word": "send", "amount": 2}),
        ("raise 2 taro", {"word": "raise", "what": "taro", "amount": 2}),
        ("lower 1 tiare", {"word": "lower", "what": "tiare"}),
        ("reveal 3", {"word": "reveal", "amount": 3}),
        ("lose 1 ritual", {"word": "lose", "what": "ritual"}),
        ("3 times: draw", {"word": "draw", "times": 3}),
        (
            "pay 2 equal goods: draw",
            {
                "word": "pay",
                "what": "equal goods",
                "amount": 2,
                "alternatives": [[{**PLAIN, "word": "draw"}]],
            },
        ),
        (
            "if not rank arioi: path and draw",
            {
                "word": "if",
                "what": "arioi",
                "each": "rank",
                "amount": 2,
                "limit": 1,
                "alternatives": [[{**PLAIN, "word": "path"}, {**PLAIN, "word": "draw"}]],
            },
        ),
        ("bid: draw", {"word": "bid", "alternatives": [[{**PLAIN, "word": "draw"}]]}),
        ("each opponent: lose 1 mana", {"word": "lose", "what": "mana", "scope": "each-opponent"}),
        ("one opponent: lose 1 mana", {"word": "lose", "what": "mana", "scope": "one-opponent"}),
        ("everyone: gain 1 mana", {"word": "gain", "what": "mana", "scope": "everyone"}),
        ("for each rank: gain 1 uru", {"word": "gain", "what": "uru", "each": "rank"}),
        (
            "at reef: for each 2 divers: gain 3 mana",
            {
                "word": "gain",
                "what": "mana",
                "amount": 3,
                "when": "reef",
                "each": "diver",
                "per": 2,
            },
        ),
        ("for each 2 missions: points 1", {"word": "points", "each": "mission", "per": 2}),
        ("  Gain   3\tPEARLS ", {"word": "gain", "what": "pearl", "amount": 3}),
    ],
)
def test_r42_what_a_text_means(text: str, parts: dict[str, object]) -> None:
    assert told(text) == [{**PLAIN, **parts}]


@pytest.mark.parametrize("thing", THINGS)
def test_r42_every_thing_can_be_gained(thing: str) -> None:
    assert read(f"gain 1 {thing}")[0].what_name() == thing
    assert read(f"gain 2 {thing}s" if thing != "goods" else "gain 2 goods")[0].what_name() == thing


@pytest.mark.parametrize("counted", COUNTED[1:])
def test_r42_everything_can_be_counted(counted: str) -> None:
    plural = counted if counted == "goods" else f"{counted}s"
    for text in (f"for each {counted}: gain 1 mana", f"for each 3 {plural}: gain 1 mana"):
        assert read(text)[0].data()["each"] == counted


@pytest.mark.parametrize("when", WHENS[1:])
def test_r42_every_time_is_known(when: str) -> None:
    assert read(f"at {when}: gain 1 mana")[0].data()["when"] == when


def test_r42_a_choice() -> None:
    text = "everyone: choose one: gain 1 uru and gain 2 mana / draw / for each pair: gain 1 card"
    (effect,) = read(text)
    assert (effect.word, SCOPES[effect.scope]) == (CHOOSE, "everyone")
    found = [[part.data() for part in option] for option in effect.alternatives]
    assert found == [
        [
            {**PLAIN, "word": "gain", "what": "uru"},
            {**PLAIN, "word": "gain", "what": "mana", "amount": 2},
        ],
        [{**PLAIN, "word": "draw"}],
        [{**PLAIN, "word": "gain", "what": "card", "each": "pair"}],
    ]
    assert effect.data()["alternatives"] == found
    assert [part.word for part in effect.parts()] == [
        CHOOSE,
        GAIN,
        GAIN,
        WORDS.index("draw"),
        GAIN,
    ]


def test_every_word_has_a_form() -> None:
    assert [form.split()[0].strip(":") for form in FORMS] == list(WORDS)


# Operations ---------------------------------------------------------------------------------------


def op(programs: Programs, number: int) -> list[int]:
    return programs.ops[number * WIDTH : number * WIDTH + WIDTH]


def test_the_first_operation_is_blank() -> None:
    programs = Programs()
    assert len(programs.ops) == WIDTH
    assert programs.add(read("path")) == 1


def test_effects_follow_each_other() -> None:
    programs = Programs()
    first = programs.add(read(["gain 3 pearls", "at path: for each 2 priests: gain 1 mana"]))
    assert op(programs, first) == [0, 1, 3, 0, 0, 1, 0, 0, first + 1, NONE]
    assert op(programs, first + 1) == [0, 0, 1, 0, 1, 2, 0, 4, NONE, NONE]
    assert programs.add(read("stop")) == first + 2


def test_the_alternatives_of_a_choice_are_chains_of_their_own() -> None:
    programs = Programs()
    first = programs.add(read(["choose one: draw and path / stop / ready 1", "mission"]))
    choice = op(programs, first)
    assert programs.choices[first].word == choice[WORD] == CHOOSE
    after = op(programs, choice[NEXT])
    assert (WORDS[after[WORD]], after[NEXT]) == ("mission", NONE)
    chains: list[list[str]] = []
    head = choice[WHAT]
    while head != NONE:
        chain: list[str] = []
        at = head
        while at != NONE:
            chain.append(WORDS[op(programs, at)[WORD]])
            at = op(programs, at)[NEXT]
        chains.append(chain)
        head = op(programs, head)[ELSE]
    assert chains == [["draw", "path"], ["stop"], ["ready"]]


# Mistakes -----------------------------------------------------------------------------------------

VERBS = (
    "gain, lose, steal, draw, perform, ready, use, mission, path, bag, points, stop, "
    "send, roll, raise, lower, reveal, choose one:, pay:, if:, bid:"
)
LOST = "mana, pearl, priest, goods, assistant, mask, ritual"


@pytest.mark.parametrize(
    ("text", "reason", "why"),
    [
        ("gain 3 perls", "effect-unknown", {"given": "perls", "known": ", ".join(THINGS)}),
        ("gain 3 perls", "effect-unknown", {"nearest": "pearl"}),
        ("gain 3 elephants", "effect-unknown", {"nearest": "none"}),
        ("rol", "effect-unknown", {"nearest": "roll"}),
        ("rise 1 uru", "effect-unknown", {"nearest": "raise"}),
        ("raise 1 uro", "effect-unknown", {"given": "uro", "nearest": "uru"}),
        ("pay 1 pearl", "effect-form", {"form": FORMS[PAY_]}),
        ("pay pearls: draw", "effect-form", {"form": FORMS[PAY_]}),
        ("pay 1 tatoo: draw", "effect-unknown", {"given": "tatoo"}),
        ("pay 1 asistant: draw", "effect-unknown", {"nearest": "assistant"}),
        ("pay 5 different goods: draw", "effect-number", {"given": "5", "most": 4}),
        ("pya 1 pearl: draw", "effect-unknown", {"nearest": "pay N THING:"}),
        ("iff rank arioi: draw", "effect-unknown", {"nearest": "if CONDITION:"}),
        ("fro each priest: gain 1 mana", "effect-unknown", {"nearest": "for each [N] COUNTED:"}),
        ("if rnak arioi: draw", "effect-unknown", {"given": "rnak", "nearest": "rank"}),
        ("if rank arki: draw", "effect-unknown", {"given": "arki", "nearest": "ariki"}),
        ("if rank raatira: draw", "effect-unknown", {"given": "raatira"}),
        ("if 2 preists: draw", "effect-unknown", {"nearest": "priest"}),
        ("if many priests: draw", "effect-number", {"given": "many"}),
        ("if at most rank ariki: draw", "effect-number", {"given": "rank"}),
        ("if ariki: draw", "effect-form", {"form": FORMS[IF_]}),
        ("bid 3: draw", "effect-form", {"given": "bid 3"}),
        ("bid:", "effect-empty", {}),
        ("6 times: draw", "effect-number", {"given": "6", "most": 5}),
        ("two times: draw", "effect-number", {"given": "two"}),
        ("reveal 4", "effect-number", {"given": "4", "most": 3}),
        ("roll 2", "effect-form", {"form": "roll"}),
        ("send", "effect-form", {"form": "send N"}),
        ("raise uru", "effect-form", {"form": "raise N GOODS"}),
        ("everyone: roll", "effect-no-scope", {"word": "roll"}),
        ("everyone: bid: draw", "effect-no-scope", {"word": "bid"}),
        ("everyone: pay 1 mana: each opponent: lose 1 mana", "effect-no-scope", {"word": "pay"}),
        ("for each priest: pay 1 mana: draw", "effect-no-each", {"word": "pay"}),
        ("pay 1 mana: at reef: draw", "effect-no-when", {}),
        ("at noon: draw", "effect-unknown", {"given": "noon"}),
        ("at bulding: draw", "effect-unknown", {"nearest": "building"}),
        ("pay 1 mana: pay 1 mana: pay 1 mana: pay 1 mana: draw", "effect-deep", {"most": 3}),
        ("gian 3 pearls", "effect-unknown", {"given": "gian", "known": VERBS}),
        ("choose one", "effect-unknown", {"given": "choose"}),
        ("lose 1 tattoo", "effect-unknown", {"given": "tattoo", "known": LOST}),
        ("steal 1 priest", "effect-unknown", {"known": "mana, pearl, goods, mask"}),
        ("perform secret", "effect-unknown", {"known": "normal, forbidden, any"}),
        ("at beach: gain 1 mana", "effect-unknown", {"given": "beach"}),
        ("for each fish: gain 1 mana", "effect-unknown", {"given": "fish"}),
        ("nobody: gain 1 mana", "effect-unknown", {"given": "nobody:"}),
        ("for each priest: everyone: gain 1 mana", "effect-unknown", {"given": "everyone:"}),
        ("everyone: at path: gain 1 mana", "effect-unknown", {"given": "at path:"}),
        ("x" * 99, "effect-unknown", {"given": "x" * 40 + "…"}),
        ("gain\x00 1 mana", "effect-unknown", {"given": "gain?"}),
        ("gain 0 mana", "effect-number", {"given": "0", "most": 20}),
        ("gain 21 mana", "effect-number", {"given": "21"}),
        ("gain -1 mana", "effect-number", {"given": "-1"}),
        ("gain a mana", "effect-number", {"given": "a"}),
        ("gain ² mana", "effect-number", {"given": "²"}),
        ("gain " + "9" * 5000 + " mana", "effect-number", {}),
        ("for each 0 priests: gain 1 mana", "effect-number", {"given": "0"}),
        ("draw many", "effect-number", {"given": "many"}),
        ("perform any up to x", "effect-number", {"given": "x"}),
        ("gain pearls", "effect-form", {"given": "gain pearls", "form": "gain N THING"}),
        ("gain 1 pearl now", "effect-form", {}),
        ("bag 6 per head", "effect-form", {"form": "bag N [per player]"}),
        ("ready", "effect-form", {"form": "ready N"}),
        ("points 3 per player", "effect-form", {"form": "points N"}),
        ("perform any below 3", "effect-form", {}),
        ("perform", "effect-form", {}),
        ("mission 2", "effect-form", {"form": "mission"}),
        ("draw 1 2", "effect-form", {"form": "draw [N]"}),
        ("for each: gain 1 mana", "effect-form", {"form": "for each [N] COUNTED:"}),
        ("", "effect-empty", {}),
        ("everyone:", "effect-empty", {}),
        ("choose one: draw", "effect-choices", {"given": 1, "most": 4}),
        ("choose one: draw / stop / path / use 1 / mission", "effect-choices", {"given": 5}),
        ("choose one: draw / ", "effect-choices", {"given": 1}),
        ("choose one: draw / choose one: path / stop", "effect-nested", {}),
        ("choose one: at path: draw / stop", "effect-no-when", {"word": "draw"}),
        ("at path: points 1", "effect-no-when", {"word": "points"}),
        ("everyone: steal 1 mana", "effect-no-scope", {"word": "steal"}),
        ("each opponent: stop", "effect-no-scope", {"word": "stop"}),
        ("everyone: bag 2", "effect-no-scope", {"word": "bag"}),
        ("everyone: choose one: one opponent: draw / path", "effect-no-scope", {"word": "choose"}),
        ("for each priest: mission", "effect-no-each", {"word": "mission"}),
        ("for each priest: choose one: draw / path", "effect-no-each", {"word": "choose"}),
        ("choose one: draw / " + " and ".join(["path"] * 9), "wrong-count", {"given": 9}),
    ],
)
def test_mistakes(text: str, reason: str, why: dict[str, str | int]) -> None:
    with pytest.raises(DataError) as caught:
        read(text)
    assert caught.value.details == {"file": "deck", "entry": "rituals.moon.effect"}
    assert caught.value.reason == reason
    assert why.items() <= caught.value.why.items()
    assert str(caught.value).startswith("Wrong data in deck, at rituals.moon.effect: ")


@pytest.mark.parametrize(
    ("found", "entry", "reason"),
    [
        (["draw", "gain 1 perl"], "effect[1]", "effect-unknown"),
        (["draw", 3], "effect[1]", "not-text"),
        ([], "effect", "effect-empty"),
        (["path"] * (MOST_EFFECTS + 1), "effect", "wrong-count"),
        (3, "effect", "not-text"),
        ({"gain": 3}, "effect", "not-text"),
    ],
)
def test_mistakes_in_lists(found: object, entry: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        read_effects(table(found), "effect")
    assert caught.value.details["entry"] == f"rituals.moon.{entry}"
    assert caught.value.reason == reason


# What fits where ----------------------------------------------------------------------------------

FITTING: dict[str, list[Text]] = {
    "personal": [
        "gain 1 mana",
        "lose 2 mana",
        "bag 3",
        "choose one: draw / path",
        ["draw", "path"],
    ],
    "permanent": ["points 3", ["gain 1 priest", "at path: gain 1 mana"], "at ceremony: draw"],
    "interactive": [
        "stop",
        "each opponent: lose 1 mana",
        ["one opponent: lose 1 priest", "gain 1 priest"],
        "choose one: steal 1 mana / gain 1 mana",
        ["everyone: draw", "steal 1 goods"],
    ],
    "common": [
        "bag 6 per player",
        "everyone: draw",
        ["bag 1", "everyone: choose one: draw / path"],
    ],
}


@pytest.mark.parametrize(("type_", "texts"), FITTING.items())
def test_r42_effects_that_fit_a_type(type_: str, texts: list[Text]) -> None:
    for text in texts:
        assert ritual_effects(table(text), "effect", RITUAL_TYPES.index(type_))


@pytest.mark.parametrize(
    ("type_", "text", "reason"),
    [
        ("personal", "at path: gain 1 mana", "effect-later"),
        ("personal", "points 1", "effect-later"),
        ("personal", "choose one: points 1 / draw", "effect-later"),
        ("personal", "each opponent: lose 1 mana", "effect-against"),
        ("personal", "choose one: steal 1 mana / draw", "effect-against"),
        ("personal", "everyone: gain 1 mana", "effect-everyone"),
        ("permanent", "gain 1 mana", "ritual-permanent"),
        ("permanent", "at path: steal 1 mana", "effect-against"),
        ("permanent", "at path: everyone: gain 1 mana", "effect-everyone"),
        ("permanent", "choose one: points 1 / draw", "effect-points-chosen"),
        ("interactive", "gain 1 mana", "ritual-interactive"),
        ("interactive", "everyone: lose 1 mana", "ritual-interactive"),
        ("interactive", "at path: steal 1 mana", "effect-later"),
        ("common", "gain 1 mana", "ritual-common"),
        ("common", ["everyone: draw", "gain 1 mana"], "ritual-common"),
        ("common", "each opponent: lose 1 mana", "effect-against"),
    ],
)
def test_r42_effects_that_do_not_fit_a_type(type_: str, text: Text, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        ritual_effects(table(text), "effect", RITUAL_TYPES.index(type_))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("at path: gain 1 mana", "effect-later"),
        ("points 2", "effect-later"),
        ("steal 1 mana", "effect-against"),
        ("everyone: gain 1 mana", "effect-everyone"),
    ],
)
def test_effects_of_other_things_are_at_once_and_for_the_owner(text: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        plain_effects(table(text), "effect")
    assert caught.value.reason == reason
    assert plain_effects(table("gain 1 mana"), "effect")
