"""Raiatea's cards in words: whatever the vocabulary can say reads well in every language."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.modes import once
from vaka.core.data import Section
from vaka.faces.raiatea_effects import (
    effects_clause,
    effects_short,
    effects_text,
    mask_text,
    mission_text,
    ritual_text,
)
from vaka.games.raiatea.deck import read_deck, standard_deck
from vaka.games.raiatea.phrases import read_effects
from vaka.games.raiatea.vocabulary import (
    AT_LEAST,
    AT_MOST,
    COUNTED,
    FEWER,
    GOODS_NAMES,
    PAYABLE,
    RANK_NAMES,
    SCOPES,
    THINGS,
    WHENS,
    WORDS,
)
from vaka.locale import LANGUAGES, Words

pytestmark = once

Data = dict[str, Any]

AMOUNTS = (1, 2, 5)
NOT_FIT = re.compile(r"raiatea|[{}$_\n]|  | [.,)]|\( |[:;,.][.,;:]")


def effect(word: str, what: str = "", amount: int = 1, **parts: Any) -> Data:
    plain = {"scope": "you", "each": "", "per": 1, "limit": 0, "when": "now", "alternatives": []}
    return {"word": word, "what": what, "amount": amount, **plain, **parts}


def read(text: str | list[str]) -> list[Data]:
    section = Section("deck", "rituals.moon", {"effect": text})
    return [effect.data() for effect in read_effects(section, "effect")]


def things() -> Iterator[Data]:
    """The words that take a thing, with everything in any number."""
    for word, what, amount in product(("gain", "lose", "steal"), THINGS, AMOUNTS):
        yield effect(word, what, amount)


def forms() -> Iterator[Data]:
    """Every word in each of its forms, with one thing where it takes any."""
    against = [effect("lose", "pearl", scope="each-opponent"), effect("steal", "goods")]
    one = [[effect("gain", "mana", 3)], [effect("gain", "pearl"), effect("draw")]]
    special = {
        "gain": [effect("gain", "mask")],
        "lose": [effect("lose", "priest", 2)],
        "steal": [effect("steal", "pearl", 3)],
        "perform": [
            effect("perform", pile, limit=limit)
            for pile, limit in (("normal", 0), ("forbidden", 7), ("any", 0))
        ],
        "bag": [effect("bag", "", 6, limit=limit) for limit in (0, 1)],
        "choose": [
            effect("choose", alternatives=one),
            effect("choose", alternatives=[*one, against]),
        ],
        "raise": [effect("raise", goods, 2) for goods in GOODS_NAMES],
        "lower": [effect("lower", goods) for goods in GOODS_NAMES],
        "pay": [effect("pay", what, 2, alternatives=one[1:]) for what in PAYABLE],
        "bid": [effect("bid", alternatives=one[1:])],
        "if": list(conditions(one[:1])),
    }
    for word in WORDS:
        yield from special.get(word) or [effect(word, "", amount) for amount in (1, 2)]


def conditions(inside: list[list[Data]]) -> Iterator[Data]:
    for rank, limit in product(RANK_NAMES[1:], (AT_LEAST, FEWER)):
        yield effect("if", rank, each="rank", limit=limit, alternatives=inside)
    counted = [each for each in COUNTED if each not in ("", "rank")]
    for each, limit in product(counted, (AT_LEAST, FEWER, AT_MOST)):
        yield effect("if", "", 2, each=each, limit=limit, alternatives=inside)


def counts(form: Data) -> tuple[str, ...]:
    """What a form can be done for each of; a condition counts by itself."""
    return (form["each"],) if form["word"] == "if" else COUNTED


def check(said: str, what: object) -> None:
    assert said == said.strip() != "", (said, what)
    assert not NOT_FIT.search(said), (said, what)


def test_no_word_is_forgotten() -> None:
    assert {each["word"] for each in forms()} == set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said_with_every_scope_count_and_time(language: str) -> None:
    words = Words(language, strict=True)
    for form, scope, when in product(forms(), SCOPES, WHENS):
        for counted in counts(form):
            for per in (1, 3) if counted and when == "now" else (1,):
                each = {**form, "scope": scope, "each": counted, "per": per, "when": when}
                check(effects_clause([each], words), each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_said_in_every_form(language: str) -> None:
    words = Words(language, strict=True)
    for thing, scope in product(things(), SCOPES):
        check(effects_text([{**thing, "scope": scope}], words), thing)
        check(effects_short([{**thing, "scope": scope}], words), thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_chosen(language: str) -> None:
    words = Words(language, strict=True)
    other = effect("lose", "mana", scope="each-opponent")
    for form, scope in product(forms(), SCOPES):
        if form["word"] == "choose":
            continue
        for counted in counts(form):
            option = {**form, "each": counted}
            for options in ([option], [option, option]), ([option], [other, option]):
                chosen = effect("choose", scope=scope, alternatives=options)
                check(effects_text([chosen], words), form)


def samples() -> list[list[str]]:
    """Hand-checked texts: an effect as a deck has it, then in each of our languages."""
    text = Path(__file__).with_name("raiatea_effects.txt").read_text(encoding="utf-8")
    blocks = text.strip().split("\n\n")[1:]
    return [[line.strip().replace("~", "\u00a0") for line in block.split("\n")] for block in blocks]


@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample[0])
def test_samples(sample: list[str]) -> None:
    effects = read(sample[0].split(" + "))
    told = [effects_text(effects, Words(language, strict=True)) for language in LANGUAGES]
    assert told == sample[1:]


def test_the_samples_have_every_word_scope_and_time() -> None:
    found = [each for sample in samples() for each in read(sample[0].split(" + "))]
    found += [each for one in found for option in one["alternatives"] for each in option]
    assert {each["word"] for each in found} == set(WORDS)
    assert {each["scope"] for each in found} == set(SCOPES)
    assert {each["each"] for each in found} == set(COUNTED)
    assert {each["when"] for each in found} == set(WHENS)


SHORT: list[tuple[str | list[str], tuple[str, str, str, str]]] = [
    (
        "gain 1 pearl",
        (
            "1 pearl",
            "1 perla",
            "1 Perle",
            "1 perle",
        ),
    ),
    (
        ["gain 1 priest", "path"],
        (
            "1 priest + Path action",
            "1 sacerdote + azione del Cammino",
            "1 Priester + Pfad-Aktion",
            "1 prêtre + action du Chemin",
        ),
    ),
    (
        ["draw 1", "ready 1"],
        (
            "1 ritual + 1 assistant ready again",
            "1 rituale + 1 assistente di nuovo pronto",
            "1 Ritual + 1 Helfer wieder bereit",
            "1 rituel + 1 assistant de nouveau prêt",
        ),
    ),
    (
        "choose one: gain 1 mask / gain 1 card",
        (
            "1 mask / 1 forest card",
            "1 maschera / 1 carta Foresta",
            "1 Maske / 1 Waldkarte",
            "1 masque / 1 carte Forêt",
        ),
    ),
    (
        "choose one: gain 1 mask / draw 2",
        (
            "1 mask / 2 rituals",
            "1 maschera / 2 rituali",
            "1 Maske / 2 Rituale",
            "1 masque / 2 rituels",
        ),
    ),
    (
        "mission",
        (
            "a mission",
            "una missione",
            "ein Auftrag",
            "une mission",
        ),
    ),
    (
        "use 2",
        (
            "2 A effects",
            "2 effetti A",
            "2-mal Effekt A",
            "2 effets A",
        ),
    ),
    (
        "perform any up to 9",
        (
            "perform a ritual of at most 9 mana",
            "celebra un rituale (al massimo 9 mana)",
            "Ritual ausführen (höchstens 9 Mana)",
            "réaliser un rituel (9 mana au plus)",
        ),
    ),
    (
        "points 4",
        (
            "4 points",
            "4 punti",
            "4 Punkte",
            "4 points",
        ),
    ),
    (
        ["steal 2 pearls", "gain 1 pearl"],
        (
            "steal 2 pearls from one rival of your choice; gain 1 pearl",
            "ruba 2 perle a un avversario a tua scelta; ricevi 1 perla",
            "du stiehlst einer anderen Person deiner Wahl 2 Perlen; du bekommst 1 Perle",
            "volez 2 perles à un adversaire de votre choix\u00a0; gagnez 1 perle",
        ),
    ),
    (
        "for each priest: gain 1 mana",
        (
            "gain 1 mana for each of your priests",
            "ricevi 1 mana per ogni tuo sacerdote",
            "du bekommst 1 Mana für jeden deiner Priester",
            "gagnez 1 mana pour chacun de vos prêtres",
        ),
    ),
]


@pytest.mark.parametrize(("text", "expected"), SHORT)
def test_short(text: str | list[str], expected: tuple[str, str, str, str]) -> None:
    for language, said in zip(LANGUAGES, expected, strict=True):
        told = effects_short(read(text), Words(language, strict=True))
        assert told == said, language


def test_only_effects_that_differ_in_the_thing_are_told_together() -> None:
    words = Words("en", strict=True)
    same = ["gain 1 pearl", "gain 2 mana"]
    assert effects_text(read(same), words) == "Gain 1 pearl and 2 mana."
    for other in ("lose 2 mana", "at reef: gain 2 mana", "everyone: gain 2 mana", "draw"):
        assert effects_text(read(["gain 1 pearl", other]), words).count(".") == 2, other
    # Another rival may be chosen for each.
    two = ["one opponent: lose 1 pearl", "one opponent: lose 1 mana"]
    assert effects_text(read(two), words).count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_and_tiles_can_be_said(language: str) -> None:
    words = Words(language, strict=True)
    deck = standard_deck()
    for ritual in deck.ritual_names:
        check(ritual_text(deck, ritual, words), ritual)
    for mission in deck.mission_names:
        check(mission_text(deck, mission, words), mission)
    for mask in [*deck.god_names, "mirror"]:
        check(mask_text(deck, mask, words), mask)


def test_cards_of_the_rulebooks() -> None:
    words = Words("en", strict=True)
    deck = standard_deck()
    assert ritual_text(deck, "rua-hatu", words) == "Personal, normal, 4 mana. Gain 3 pearls."
    hina = "Common, normal, 1 mana. Put 6 mana per player from the supply into the bag."
    assert ritual_text(deck, "hina", words) == hina
    assert ritual_text(deck, "papa-rai", words).startswith("Permanent, forbidden, ")


def test_own_missions_and_masks() -> None:
    own = """
[missions.all]
points = 1
copies = 9
type = "goods"
pay = ["2 pearls", "3 mana", "2 different goods", "1 mask"]
[missions.goods]
points = 1
copies = 9
type = "goods"
pay = ["1 uru", "2 tiare"]
[missions.equal]
points = 2
copies = 9
type = "goods"
pay = "3 equal goods"
[missions.rank]
points = 3
copies = 9
type = "conditional"
need = "rank arioi"
[missions.pair]
points = 3
copies = 9
type = "conditional"
need = "1 pair"
[missions.any]
points = 2
copies = 9
type = "auction"
"""
    deck = read_deck(own)
    told = [mission_text(deck, name, Words("en", strict=True)) for name in deck.mission_names]
    assert told == [
        "2 pearls, 3 mana, 1 mask and 2 different goods",
        "1 uru and 2 tiare",
        "3 equal goods",
        "at least Arioi",
        "at least 1 pair of masks",
        "mana auction",
    ]
