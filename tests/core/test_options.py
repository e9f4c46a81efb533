"""Options and presets: unknown names, wrong types, values out of range."""

import pytest

from vaka.core.errors import UnknownOption, UnknownPreset, WrongOption
from vaka.core.options import Option, OptionValue, Preset, checked
from vaka.core.title import Title

OPTIONS = (
    Option("flag", default=False),
    Option("size", 3, least=2, most=5),
    Option("free", 0),
    Option("odd", 1, choices=(1, 3, 5)),
    Option("word", "low", choices=("low", "high")),
    Option("file", "standard"),
)
DEFAULTS = {"flag": False, "size": 3, "free": 0, "odd": 1, "word": "low", "file": "standard"}


def test_defaults_are_filled_in_the_title_s_order() -> None:
    assert checked("toy", OPTIONS, {}) == DEFAULTS
    given = checked("toy", OPTIONS, {"word": "high", "flag": True})
    assert given == DEFAULTS | {"word": "high", "flag": True}
    assert list(given) == list(DEFAULTS)


@pytest.mark.parametrize(
    ("name", "value"), [("flag", True), ("size", 2), ("size", 5), ("free", -7), ("odd", 5)]
)
def test_values_that_fit(name: str, value: object) -> None:
    assert checked("toy", OPTIONS, {name: value})[name] is value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("flag", 1),
        ("flag", "true"),
        ("flag", None),
        ("size", True),
        ("size", 1),
        ("size", 6),
        ("size", 3.0),
        ("size", "3"),
        ("size", [3]),
        ("odd", 2),
        ("odd", True),
        ("word", "middle"),
        ("word", ""),
        ("word", 1),
        ("file", None),
    ],
)
def test_values_that_do_not(name: str, value: object) -> None:
    with pytest.raises(WrongOption) as caught:
        checked("toy", OPTIONS, {name: value})
    assert caught.value.details["name"] == name
    assert caught.value.details["given"] == repr(value)
    assert caught.value.details["expected"]


@pytest.mark.parametrize("name", ["", "flags", "Flag"])
def test_unknown_option(name: str) -> None:
    with pytest.raises(UnknownOption) as caught:
        checked("toy", OPTIONS, {name: True})
    assert caught.value.details["name"] == name
    assert "size" in str(caught.value.details["known"])


def test_what_is_expected() -> None:
    wanted = ["true | false", "2..5", "0, 1, 2, ...", "1 | 3 | 5", "low | high", '"..."']
    assert [option.expected() for option in OPTIONS] == wanted
    assert Option("n", 1, least=1).expected() == "1.."
    assert Option("t", "a", choices=("a", "1")).expected() == 'a | "1"'


def titled(*presets: Preset) -> Title:
    return Title("toy", 1, (2, 2), (), (), "nothing", OPTIONS, presets=presets)


def test_presets_keep_their_order_and_are_found_by_name() -> None:
    title = titled(Preset("plain", {}), Preset("big", {"size": 5, "flag": True}))
    assert [preset.name for preset in title.presets] == ["plain", "big"]
    assert title.preset("big").options == {"size": 5, "flag": True}
    title.preset("big").options.clear()
    assert title.preset("big").options == {"size": 5, "flag": True}  # it was a copy


@pytest.mark.parametrize("presets", [(), (Preset("plain", {}), Preset("big", {"size": 5}))])
def test_unknown_preset_names_the_known_ones(presets: tuple[Preset, ...]) -> None:
    with pytest.raises(UnknownPreset) as caught:
        titled(*presets).preset("Big")
    known = ", ".join(preset.name for preset in presets) or "-"
    assert caught.value.details == {"name": "Big", "known": known, "title": "toy"}


@pytest.mark.parametrize(
    ("options", "error"),
    [({"flags": True}, UnknownOption), ({"size": 6}, WrongOption), ({"flag": 1}, WrongOption)],
)
def test_presets_must_fit_the_options(options: dict[str, OptionValue], error: type) -> None:
    with pytest.raises(error):
        titled(Preset("plain", {}), Preset("bad", options))


def test_two_presets_with_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="'plain'"):
        titled(Preset("plain", {}), Preset("plain", {"flag": True}))
