"""Options of a title as they are typed."""

from pathlib import Path

import pytest

import vaka
from tests.modes import once
from vaka.cli.arguments import chosen_options, option_values
from vaka.core.options import Option

pytestmark = once

OPTIONS = (Option("storms", False), Option("islands", 3), Option("sky", "blue"))


def test_options_by_their_type() -> None:
    given = ["storms=true", "islands=7", "sky=7"]
    assert option_values(OPTIONS, given) == {"storms": True, "islands": 7, "sky": "7"}


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"red = 'x=@y'\n  blue\n", "red = 'x=@y'\n  blue\n"),
        ("mā’ohi\n".encode(), "mā’ohi\n"),
        (b"\xef\xbb\xbfred\r\nblue\r\n", "red\nblue\n"),  # as some editors save it
    ],
)
def test_a_text_from_a_file(content: bytes, text: str, tmp_path: Path) -> None:
    file = tmp_path / "my = sky.txt"
    file.write_bytes(content)
    assert option_values(OPTIONS, [f"sky=@{file}"]) == {"sky": text}


def test_only_a_text_comes_from_a_file() -> None:
    assert option_values(OPTIONS, ["islands=@none", "sky=me@none"]) == {
        "islands": "@none",  # the title refuses it
        "sky": "me@none",
    }


def test_options_change_a_preset() -> None:
    giants = vaka.load("giants").title
    assert chosen_options(giants, None, ["open_score=true"]) == {"open_score": True}
    assert chosen_options(giants, "first_game", ["screens=as_printed", "open_score=true"]) == {
        "two_workers": True,
        "screens": "as_printed",
        "open_score": True,
    }
    assert giants.preset("first_game").options == {"two_workers": True, "screens": "open"}
