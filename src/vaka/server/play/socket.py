"""Playing over a WebSocket: updates come by themselves, actions go the same way.

Each message of a client may have an `id`, which comes back with its answer. What goes to and fro is
in messages.py.
"""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from vaka.core.errors import VakaError
from vaka.server.chat.saying import say
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.language import InWords, language_wanted, words_of
from vaka.server.play.line import END, Line
from vaka.server.play.listening import encoded
from vaka.server.play.live import Live
from vaka.server.play.messages import (
    ActMessage,
    ChatMessage,
    ClientMessage,
    ConsentMessage,
    DoneMessage,
    Hello,
    ProblemMessage,
    UndoMessage,
)
from vaka.server.problems import Problem, problem_of
from vaka.server.running.limits import CALM, TALK, Calm
from vaka.server.running.sockets import ASK_FIRST, AT_ONCE

LARGEST: Final = 16_384  # bytes of a message from a client
TOO_LARGE: Final = 1009  # WebSocket's own numbers for why a connection ends
TOO_SLOW: Final = 1013


log = logging.getLogger("vaka.server")
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


@websocket("/{table_id:str}/socket")
async def table_socket(
    socket: "WebSocket[Any, Any, Any]",
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    since: FromQuery[int | None] = None,
    in_words: InWords = False,
) -> None:
    live = await house.hall.live(table_id, since or 0, back=since is not None)
    await socket.accept()
    while not house.hall.holds(live):
        live = await house.hall.live(table_id, since or 0, back=since is not None)
    language = language_wanted(socket, in_words)
    line = Line(live.seat_of(asker.id), asker.id, asker.key, language)
    line.at_once = socket.scope["state"].get(AT_ONCE)
    line.send(msgspec.json.encode(Hello(house.page.build)))
    house.hall.listen(live, line)
    if house.keys.is_gone(line.key):  # it was taken back while the table was fetched
        line.send(END)
    if live.sitting is not None:
        ply = live.sitting.ply
        known = ply if since is None else max(0, min(since, ply))
        line.send(encoded(live, line.seat, known, language))
    if ASK_FIRST in socket.scope["state"]:
        _take_short_way(socket, house, live, line)
    writer = asyncio.create_task(_write(socket, line))
    try:
        await _read(socket, house, live, line)
    except WebSocketDisconnect as gone:
        if gone.code == TOO_LARGE:
            log.warning("too large a message has ended a socket", extra={"table": live.id})
    finally:
        house.hall.leave(live, line)
        writer.cancel()


async def _write(socket: "WebSocket[Any, Any, Any]", line: Line) -> None:
    while message := await line.queue.get():
        line.written = True
        await socket.send_data(message, mode="text")
        line.written = False
    await socket.close(TOO_SLOW)


async def _read(socket: "WebSocket[Any, Any, Any]", house: House, live: Live, line: Line) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        if line.ended:  # whoever does not read that it is over does nothing more either
            return
        if len(text) > LARGEST:
            await socket.close(TOO_LARGE)
            return
        await _hear(socket, house, live, line, text)


async def _hear(
    socket: "WebSocket[Any, Any, Any]", house: House, live: Live, line: Line, text: str
) -> None:
    """Carry a message out, and say so or why not."""
    number: int | None = None
    try:
        message = _DECODER.decode(text)
        number = message.id
        if isinstance(message, ChatMessage):
            socket.scope["state"][TALK]()  # raises for who talks too much
        await _carry_out(house, live, line.person_id, message)
    except (msgspec.MsgspecError, RecursionError):  # also what is nested a thousandfold
        key = "server-bad-input"
        problem = Problem(key, words_of(socket)(key, field="-"))
        line.send(msgspec.json.encode(ProblemMessage(number, problem)))
    except VakaError as error:
        problem = problem_of(error, words_of(socket))
        line.send(msgspec.json.encode(ProblemMessage(number, problem)))
    else:
        _done(line, number)


def _done(line: Line, number: int | None) -> None:
    if number is not None:
        line.send(msgspec.json.encode(DoneMessage(number)))


def _take_short_way(
    socket: "WebSocket[Any, Any, Any]", house: House, live: Live, line: Line
) -> None:
    """For a choice that comes while nothing else is heard: it is carried out without a task, and
    without the way of a message through the layers of the web framework. What asks for more than
    that, and whatever is wrong, goes the way of all messages. So does a choice before which another
    process has written something: what its client has said since is heard first then.
    """
    calm: Calm = socket.scope["state"][CALM]

    def hear(data: bytes) -> bool:
        if line.ended or not data.isascii():
            return False
        try:
            message = _DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError):
            return False
        seat = live.seat_of(line.person_id)
        if seat is None or not isinstance(message, ActMessage) or not calm:
            return False

        def then(kept: bool) -> None:
            if kept:
                _done(line, message.id)
            else:
                queue(data)

        taken = house.hall.act_soon(live, seat, message.ply, message.step, message.action, then)
        if taken:
            calm.count()
        return taken

    queue = socket.scope["state"][ASK_FIRST](hear)


async def _carry_out(
    house: House, live: Live, person_id: str | None, message: ClientMessage
) -> None:
    if isinstance(message, ChatMessage):  # also who only looks on may talk
        await say(house, live.id, person_id, message.text)
        return
    seat = live.own_seat(person_id)
    match message:
        case ActMessage():
            await house.hall.act(live, seat, message.ply, message.step, message.action)
        case UndoMessage():
            await house.hall.undo(live, seat, message.ply, message.step)
        case ConsentMessage():
            await house.hall.consent(live, seat, message.seat, message.ply, message.agree)


router = Router("/api/tables", route_handlers=[table_socket])
