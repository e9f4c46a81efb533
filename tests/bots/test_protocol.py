"""The shapes of the messages, and the checks and examples made from them."""

import json
from typing import Any

import pytest

from tests.modes import once
from vaka.bots import protocol
from vaka.bots.examples import examples
from vaka.bots.protocol import Answer, Choose, Hello, NotAMessage, Ready, fits
from vaka.schema import document

pytestmark = once


def test_there_is_an_example_of_every_message() -> None:
    found = examples()
    assert [message["type"] for message in found] == [
        protocol.kind(shape) for shape in protocol.SHAPES
    ]
    for message, shape in zip(found, protocol.SHAPES, strict=True):
        line = protocol.written(message)
        assert line.count(b"\n") == 1
        assert line.isascii()
        assert protocol.read(line, shape) == message
        others = [other for other in protocol.SHAPES if other is not shape]
        with pytest.raises(NotAMessage):
            protocol.read(line, *others)


HELLO, READY, CHOOSE, ANSWER = examples()[:4]


@pytest.mark.parametrize(
    ("shape", "message", "change"),
    [
        (Answer, ANSWER, {"id": 1.0}),
        (Answer, ANSWER, {"id": True}),
        (Answer, ANSWER, {"action": None}),
        (Answer, ANSWER, {"action": [1]}),
        (Ready, READY, {"wants": "redeal"}),
        (Ready, READY, {"wants": [1]}),
        (Ready, READY, {"name": None}),
        (Hello, HELLO, {"options": {"deck": None}}),
        (Hello, HELLO, {"seat": "0"}),
        (Choose, CHOOSE, {"clock": {"iterations": None}}),
        (Choose, CHOOSE, {"clock": {"iterations": None, "seconds": "1"}}),
        (Choose, CHOOSE, {"actions": [{"index": 1}]}),
        (Choose, CHOOSE, {"view": []}),
        (Choose, CHOOSE, {"redeal": [0.5]}),
    ],
)
def test_what_does_not_fit(shape: Any, message: dict[str, Any], change: dict[str, Any]) -> None:
    assert fits(message, shape)
    assert not fits({**message, **change}, shape)


def test_what_may_be_left_out_and_added() -> None:
    assert fits({"type": "ready"}, Ready)
    assert fits({**ANSWER, "thoughts": [1, {"two": 3}]}, Answer)
    for missing in ANSWER:
        assert not fits({name: ANSWER[name] for name in ANSWER if name != missing}, Answer)  # type: ignore[literal-required]


@pytest.mark.parametrize(
    "line", [b"", b"null", b"[]", b'"end"', b"{", b"\xff", b"[" * 100_000, b"1" * 5000]
)
def test_lines_that_are_no_message(line: bytes) -> None:
    with pytest.raises(NotAMessage):
        protocol.read(line, *protocol.SHAPES)


def test_a_byte_order_mark_and_letters_are_read() -> None:
    line = "\ufeff" + json.dumps({**ANSWER, "action": "tū"}, ensure_ascii=False)
    assert protocol.read(line.encode(), Answer)["action"] == "tū"


def test_schemas_say_what_is_checked() -> None:
    assert document(Answer) == {
        "description": Answer.__doc__,
        "type": "object",
        "properties": {
            "type": {"const": "answer"},
            "id": {"type": "integer"},
            "action": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        },
        "required": ["type", "id", "action"],
    }
    choose = document(Choose)
    assert "redeal" not in choose["required"]
    assert choose["properties"]["redeal"]["items"] == {"type": "integer"}
    assert choose["properties"]["actions"]["items"] == {"$ref": "#/$defs/Offer"}
    assert choose["$defs"]["Offer"]["required"] == [
        "index",
        "name",
        "args",
        "text",
    ]
