"""The words: the same in every language, fit to be said, and in the language asked for."""

import pickle
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from tests.modes import once
from vaka.locale import LANGUAGES, MissingWords, UnknownLanguage, Words, defined, detect
from vaka.locale.messages import walk

pytestmark = once

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5)

# What each variable of a title can be, so that no choice of words forgets a value.
CROPS = {"fish", "mulberry", "sweet-potato", "grain"}
CARDS = {"woodcutter", "priest", "moai"} | CROPS
GOODS = {"uru", "taro", "mahi-mahi", "tiare"}
ASSISTANTS = {"gatherer", "merchant", "shaman", "diver"}
THINGS = {"mana", "pearl", "tattoo", "priest", "goods", "assistant", "mask", "card", "ritual"}
LOCATIONS = {"forest", "marae", "reef", "path", "border", "market"}
GIFTS = {"tattoo", "goods", "pearls"}
DOMAINS = {
    "rapanui": {
        "card": CARDS,
        "under": CARDS | {"last", "none"},
        "crop": CROPS,
        "gain": {"wood", "points"},
        "decision": {"buy", "play", "draw", "sacrifice", "hide", "add", "collect", "take"},
    },
    "giants": {
        "figure": {"worker", "sorcerer", "chief"},
        "place": {"village", "hut", "forest", "headdress-quarry"},
        "actor": {"sorcerer", "chief"},
        "paid": {"free"},
        "kind": {"headdress", "small", "medium", "large"},
        "asked": {"act", "pick", "retrieve", "keep"},
        "what": {"markers", "workers", "sorcerer", "chief"},
        "scored": {"now", "end"},
        "whose": {"own", "rival", "unknown"},
        "decision": {
            *("bid", "pick", "place", "where", "act"),
            *("transport", "move", "pay", "keep", "retrieve"),
        },
    },
    "raiatea": {
        "goods": GOODS,
        "assistant": ASSISTANTS,
        "location": LOCATIONS,
        "rank": {"raatira", "ariki", "arioi", "tahua"},
        "deck": {"normal", "forbidden"},
        "gift": GIFTS,
        "kind": GIFTS,
        "type": {"personal", "permanent", "interactive", "common"},
        "sort": {"pearl", "mana", "goods", "conditional"},
        "colour": {"red", "blue", "green", "yellow"},
        "card": GOODS | ASSISTANTS | {"mirror", "none"},
        "mask": {"mirror"},
        "treasure": {"none"},
        "ritual": {"none"},
        "sent": {"yes", "no"},
        "score": {"none"},
        "what": THINGS | GOODS | ASSISTANTS,
        "need": {"priest", "assistant", "pair"} | ASSISTANTS,
        "scope": {"you", "told", "each-opponent", "everyone", "one-opponent", "bare"},
        "whose": {"your", "their"},
        "counted": {
            *("priest", "rank", "assistant", "pair", "mask", "mission", "goods", "permanent"),
            *ASSISTANTS,
        },
        "compared": {"least", "fewer", "most"},
        "when": LOCATIONS | {"ceremony"},
        "pile": {"normal", "forbidden", "any"},
        "way": {"auction", "need", "pay"},
        "forbidden": {"yes", "no"},
        "track": {"priests", "tattoos"},
        "phase": {"dance", "buy", "prepare", "invocation", "gifts", "blessing", "building"},
        "decision": {
            *("begin", "go", "forest", "marae", "reef", "path", "border", "market", "gather"),
            *("fetch", "bonus", "draw", "keep", "priests", "mission", "pay", "buy", "prepare"),
            *("bid", "gift", "first", "build", "auction", "goods", "assistant", "mask", "card"),
            *("ready", "use", "perform", "choose", "opponent", "lose", "steal", "stop"),
        },
        "undone": {
            *("forest", "gather", "path", "priests", "border", "mission", "draw", "buy"),
            *("perform", "prepare", "choose", "use", "goods", "assistant", "fetch"),
        },
    },
}
# Messages in which a variable has values of its own.
OF_MESSAGE = {
    ("raiatea-effect-condition-rank", "compared"): {"least", "fewer"},
    ("raiatea-effect-count", "counted"): {
        *("priest", "assistant", "pair", "mask", "mission", "goods", "permanent", "kind"),
        *("player", "pip", *ASSISTANTS),
    },
    ("raiatea-effect-each-other", "counted"): {"player", "pip", "kind"},
    ("raiatea-effect-thing-from", "what"): (THINGS - {"ritual"}) | GOODS | ASSISTANTS,
    ("raiatea-effect-when-other", "when"): {"location", "round", "bid", "blessing", "building"},
}


def sources(language: str) -> Iterator[tuple[str, str]]:
    for file in (files("vaka.locale") / language).iterdir():
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def choices(language: str, title: str) -> dict[tuple[str, str], list[set[str]]]:
    """For each message and variable that words are chosen by, the variants of each choice."""
    found: dict[tuple[str, str], list[set[str]]] = defaultdict(list)
    for name, text in sources(language):
        if name.removesuffix(".ftl").split("-")[0] != title:
            continue
        for entry in FluentParser().parse(text).body:
            # The choices inside a term are its own: no caller sees them.
            if not isinstance(entry, ast.Message):
                continue
            for node in walk(entry):
                if isinstance(node, ast.SelectExpression):
                    assert isinstance(node.selector, ast.VariableReference)
                    place = entry.id.name, node.selector.id.name
                    found[place].append({key(variant) for variant in node.variants})
    return found


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def samples(title: str) -> dict[str, list[str | int]]:
    """For each variable, values that reach every variant in every language."""
    every: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for (_, variable), variants in choices(language, title).items():
            every[variable] |= set().union(*variants)
    values: dict[str, list[str | int]] = {}
    for variable, keys in every.items():
        if all(key in CATEGORIES or key.isdigit() for key in keys):
            values[variable] = [*NUMBERS, *(int(key) for key in keys if key.isdigit())]
        else:
            values[variable] = sorted(keys - {"other"})
    return values


def sayings(language: str) -> Iterator[tuple[str, str]]:
    """Every message of a language, said with every combination of sample values."""
    words = Words(language, strict=True)
    values = {title: samples(title) for title in {key.split("-")[0] for key in defined(language)}}
    for key, variables in defined(language).items():
        names = sorted(variables)
        for chosen in product(*(values[key.split("-")[0]].get(name, ["Hoku"]) for name in names)):
            yield key, words(key, **dict(zip(names, chosen, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_defines_the_same_messages_with_the_same_variables(language: str) -> None:
    assert defined(language) == defined("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert {name for name, _ in sources(language)} == {name for name, _ in sources("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_choice_of_words(language: str) -> None:
    for key, said in sayings(language):
        assert said, key
        assert said == said.strip(), (key, said)
        assert not re.search(r"[{}$\n]|  ", said), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for key, said in sayings(language):
        assert not set("'\"") & set(said), (key, said)
        if language == "fr":
            # The colon of an address is none of the language's.
            assert not re.search(r"(?<!\u00a0)([;?!»]|:(?!//))|«(?!\u00a0)", said), (key, said)
        else:
            assert not re.search(r"\s[:;?!]", said), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", DOMAINS)
def test_a_choice_of_words_knows_every_value(language: str, title: str) -> None:
    for place, variants in choices(language, title).items():
        domain = OF_MESSAGE.get(place) or DOMAINS[title].get(place[1])
        for keys in variants:
            if domain:
                assert keys - {"other"} == domain, place
            else:
                assert all(key in CATEGORIES or key.isdigit() for key in keys), place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "letter", "last"), [("rapanui", "N", 26), ("giants", "G", 32), ("raiatea", "R", 42)]
)
def test_all_rules_are_told_in_their_order(
    language: str, title: str, letter: str, last: int
) -> None:
    told = [key for key in defined(language) if key.startswith(f"{title}-rule-")]
    assert told == [f"{title}-rule-{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize(
    ("language", "one", "three", "free"),
    [
        (
            "en",
            "Play a woodcutter (free)",
            "Play 3 fish gatherers (2 wood)",
            "Take a grain offering for free",
        ),
        (
            "it",
            "Gioca un taglialegna (gratis)",
            "Gioca 3 raccoglitori di pesce (2 legni)",
            "Prendi un\u2019offerta di grano gratis",
        ),
        (
            "de",
            "Holzfäller spielen (kostenlos)",
            "3 Fischsammler spielen (2 Holz)",
            "Opfergabe Getreide kostenlos nehmen",
        ),
        (
            "fr",
            "Jouer un bûcheron (gratuit)",
            "Jouer 3 récolteurs de poisson (2 bois)",
            "Prendre une offrande de céréales gratuitement",
        ),
    ],
)
def test_grammar_follows_the_numbers(language: str, one: str, three: str, free: str) -> None:
    words = Words(language, strict=True)
    assert words("rapanui-action-play", card="woodcutter", count=1, cost=0) == one
    assert words("rapanui-action-play", card="fish", count=3, cost=2) == three
    assert words("rapanui-action-buy", crop="grain", price=0) == free


@pytest.mark.parametrize(
    ("language", "nothing", "all_hands", "place"),
    [
        (
            "en",
            "Bid no markers; sculptors: none",
            "Bid 2 markers; sculptors: 1 worker, sorcerer and chief",
            "Place a worker with 1 log",
        ),
        (
            "it",
            "Non offrire segnalini; scultori: nessuno",
            "Offri 2 segnalini; scultori: 1 lavoratore, stregone e capo",
            "Piazza un lavoratore con 1 tronco",
        ),
        (
            "de",
            "Keine Marker bieten; Bildhauer: keine",
            "2 Marker bieten; Bildhauer: 1 Arbeiter, Zauberer und Häuptling",
            "Arbeiter mit 1 Baumstamm aufstellen",
        ),
        (
            "fr",
            "Ne miser aucun marqueur\u00a0; sculpteurs\u00a0: aucun",
            "Miser 2 marqueurs\u00a0; sculpteurs\u00a0: 1 ouvrier, sorcier et chef",
            "Placer un ouvrier avec 1 rondin",
        ),
    ],
)
def test_figures_and_markers_are_told_by_their_numbers(
    language: str, nothing: str, all_hands: str, place: str
) -> None:
    words = Words(language, strict=True)
    key = "giants-action-bid"
    assert words(key, markers=0, workers=0, sorcerer=0, chief=0) == nothing
    assert words(key, markers=2, workers=1, sorcerer=1, chief=1) == all_hands
    assert words("giants-action-place", figure="worker", logs=1) == place


def test_a_missing_key_is_said_as_itself() -> None:
    words = Words("it")
    assert not words.has("no-such-key")
    assert words("no-such-key", player="Hoku") == "no-such-key"


def test_a_missing_variable_falls_back_to_the_key() -> None:
    assert Words("fr")("rapanui-event-start") == "rapanui-event-start"


def test_a_message_missing_here_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from vaka.locale import messages, words

    real = messages.resources
    monkeypatch.setattr(words, "resources", lambda name: () if name == "de" else real(name))
    words._bundle.cache_clear()
    try:
        assert Words("de")("rapanui-label-wood") == "Wood"
        assert Words("de").has("rapanui-label-wood")
        assert not Words("de", strict=True).has("rapanui-label-wood")
    finally:
        words._bundle.cache_clear()


def test_phrases_are_not_keys() -> None:
    assert "rapanui-phrase" not in defined("en")
    assert not Words("en").has("rapanui-phrase")
    assert Words("en")("rapanui-phrase") == "rapanui-phrase"


def test_strict_words_raise() -> None:
    words = Words("de", strict=True)
    with pytest.raises(MissingWords, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(MissingWords, match="rapanui-event-start"):
        words("rapanui-event-start")


def test_variables_inside_phrases_count() -> None:
    assert defined("en")["rapanui-action-draw"] == {"card", "column", "under"}


def test_words_know_their_language() -> None:
    assert Words("fr").language == "fr"
    with pytest.raises(UnknownLanguage):
        Words("tlh")


@pytest.mark.parametrize(
    ("explicit", "environ", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "de"}, "de"),
        (None, {"LANG": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "rap_CL.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "fr"),
        (None, {"LC_ALL": "de_AT", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        (None, {"LC_ALL": "", "LANG": "it_IT"}, "it"),
        (None, {"VAKA_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        (None, {"VAKA_LANG": "", "LC_ALL": "de_DE"}, "de"),
        ("it", {"VAKA_LANG": "fr"}, "it"),
        ("it", {"VAKA_LANG": "xx"}, "it"),
        ("IT-ch", {}, "it"),
        ("", {"VAKA_LANG": "fr"}, "fr"),
    ],
)
def test_detection(explicit: str | None, environ: dict[str, str], expected: str) -> None:
    assert detect(explicit, environ) == expected


@pytest.mark.parametrize(("explicit", "environ"), [("es_ES", {}), (None, {"VAKA_LANG": "es_ES"})])
def test_asking_for_an_unknown_language(explicit: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        detect(explicit, environ)
    assert caught.value.language == "es_ES"
    assert caught.value.known == LANGUAGES
    assert str(caught.value) == "unknown language 'es_ES'; known: en, it, de, fr"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
