"""The messages that vaka and a bot in a process of its own exchange: a line of JSON each.

The shapes below are the protocol: messages are checked by them, and `vaka bot-protocol` tells them.
Entries that a shape does not have are ignored, so that more can be told one day.
"""

import json
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from vaka.bots.clock import Clock
from vaka.bots.observation import Observation
from vaka.core.action import Action

VERSION: Final = 1
REDEAL: Final = "redeal"  # what a bot can want besides the view


class Hello(TypedDict):
    """The first message to a bot: the table it sits at."""

    type: Literal["hello"]
    protocol: int
    title: str
    rules_version: int
    players: int
    options: dict[str, bool | int | str]
    seat: int
    seed: int


class Ready(TypedDict):
    """The bot's first message."""

    type: Literal["ready"]
    name: NotRequired[str]
    wants: NotRequired[list[str]]


class Offer(TypedDict):
    """An action that the bot may take."""

    index: int
    name: str
    args: dict[str, int | str]
    text: str


class Budget(TypedDict):
    """How long the bot may think; null where nothing is said."""

    iterations: int | None
    seconds: float | None


class Choose(TypedDict):
    """The bot is asked."""

    type: Literal["choose"]
    id: int
    seed: int
    clock: Budget
    actions: list[Offer]
    view: dict[str, Any]
    redeal: NotRequired[list[int]]


class Answer(TypedDict):
    """The bot's choice: the index or the text of one of the actions."""

    type: Literal["answer"]
    id: int
    action: int | str


class Failure(TypedDict):
    """The bot cannot choose, or cannot play at all; a substitute chooses."""

    type: Literal["error"]
    text: str


class End(TypedDict):
    """The game is over, or nobody plays on; the program ends."""

    type: Literal["end"]


Message = Hello | Ready | Choose | Answer | Failure | End

# In the order of a game.
SHAPES: Final = (Hello, Ready, Choose, Answer, Failure, End)
TO_BOT: Final = (Hello, Choose, End)  # the others come from the bot


def kind(shape: type) -> str:
    """What messages of a shape call themselves."""
    name: str = get_args(get_type_hints(shape)["type"])[0]
    return name


class NotAMessage(ValueError):
    """A line that is not one of the expected messages."""


# What vaka says -----------------------------------------------------------------------------------


def hello(observation: Observation, seed: int) -> Hello:
    view = observation.view
    return {
        "type": "hello",
        "protocol": VERSION,
        "title": view["title"],
        "rules_version": view["rules_version"],
        "players": view["players"],
        "options": view["options"],
        "seat": observation.seat,
        "seed": seed,
    }


def choose(
    number: int, observation: Observation, clock: Clock, seed: int, wants: tuple[str, ...]
) -> Choose:
    """A question. Nothing in it tells more than the seat may know."""
    message: Choose = {
        "type": "choose",
        "id": number,
        "seed": seed,
        "clock": {"iterations": clock.iterations, "seconds": clock.seconds},
        "actions": [offer(action) for action in observation.actions],
        "view": observation.view,
    }
    if REDEAL in wants:
        message["redeal"] = observation.redeal(seed).dump()
    return message


def offer(action: Action) -> Offer:
    return {
        "index": action.index,
        "name": action.name,
        "args": dict(action.args),
        "text": str(action),
    }


def end() -> End:
    return {"type": "end"}


# What a bot says ----------------------------------------------------------------------------------


def ready(name: str, wants: tuple[str, ...]) -> Ready:
    return {"type": "ready", "name": name, "wants": list(wants)}


def answer(question: Choose, action: Action) -> Answer:
    return {"type": "answer", "id": question["id"], "action": action.index}


def failure(text: str) -> Failure:
    return {"type": "error", "text": text}


# Lines --------------------------------------------------------------------------------------------


def written(message: Message) -> bytes:
    """A message as a line. Letters beyond ASCII are escaped: nobody has to guess how to read it."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(line: bytes, *shapes: type) -> Any:
    """The message of a line, if it is of one of these shapes."""
    try:
        message = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise NotAMessage(line[:1000].decode(errors="replace")) from error
    if not any(fits(message, shape) for shape in shapes):
        raise NotAMessage(line[:1000].decode(errors="replace"))
    return message


def fits(value: object, shape: Any) -> bool:
    """Whether a value that was read from JSON has a shape."""
    origin = get_origin(shape)
    if shape is Any:
        return True
    if origin is Literal:
        return value in get_args(shape)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in get_args(shape))
    if origin is list:
        return isinstance(value, list) and all(fits(each, get_args(shape)[0]) for each in value)
    if origin is dict:
        inner = get_args(shape)[1]
        return isinstance(value, dict) and all(fits(each, inner) for each in value.values())
    if is_typeddict(shape):
        return isinstance(value, dict) and all(
            fits(value[name], inner) if name in value else name not in shape.__required_keys__
            for name, inner in get_type_hints(shape).items()
        )
    if shape is float:
        return type(value) in (int, float)
    return type(value) is shape  # exact: True is no number here
