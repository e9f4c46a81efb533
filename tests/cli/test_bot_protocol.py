"""`vaka bot-protocol`: what people read who write a bot."""

import json
import re
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Runner
from tests.modes import once
from vaka.bots import protocol
from vaka.bots.examples import examples
from vaka.cli.bot_protocol import shortened
from vaka.locale import LANGUAGES, Words

pytestmark = once

PAGE = Path(__file__).parents[2] / "docs/bot-protocol.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told(language: str, inside: Runner) -> None:
    done = inside("bot-protocol", "--lang", language)
    assert done.code == 0
    words = Words(language, strict=True)
    assert words("cli-protocol-rules") in done.out
    messages = [json.loads(line) for line in done.out.splitlines() if line.startswith("  {")]
    assert messages == [shortened(message) for message in examples()]
    assert all(len(line) <= 80 for line in done.out.splitlines() if line[:2] != "  ")


def test_the_shapes_as_data(inside: Runner) -> None:
    told = json.loads(inside("bot-protocol", "--json").out)
    assert told["protocol"] == protocol.VERSION
    assert [message["example"] for message in told["messages"]] == examples()
    directions = {message["type"]: message["to"] for message in told["messages"]}
    assert directions == {
        "hello": "bot",
        "ready": "vaka",
        "choose": "bot",
        "answer": "vaka",
        "error": "vaka",
        "end": "bot",
    }
    for message in told["messages"]:
        assert message["schema"]["properties"]["type"] == {"const": message["type"]}


def test_the_types_of_titles_as_data(inside: Runner) -> None:
    told = json.loads(inside("bot-protocol", "--json").out)
    assert list(told["titles"]) == list(vaka.titles())
    for title, types in told["titles"].items():
        view = vaka.load(title).new(players=3, seed=1).view(0)
        assert types["view"]["properties"].keys() == view.keys()
        assert types["actions"]["properties"].keys() == {
            action.name for action in vaka.load(title).actions
        }


def test_the_page_shows_messages_that_are_right() -> None:
    lines = re.findall(r"^(?:→|←) (\{.*\})$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    shown = [json.loads(line) for line in lines]
    assert {message["type"] for message in shown} == {
        protocol.kind(shape) for shape in protocol.SHAPES
    }
    shapes = {protocol.kind(shape): shape for shape in protocol.SHAPES}
    for message in shown:
        whole = {**message, "view": {}} if message["type"] == "choose" else message
        assert protocol.fits(whole, shapes[message["type"]])
        assert message.get("protocol", protocol.VERSION) == protocol.VERSION
