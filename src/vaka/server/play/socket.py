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
from vaka.server.running.limits import TALK
from vaka.server.running.sockets import AT_ONCE

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
            if number is not None:
                line.send(msgspec.json.encode(DoneMessage(number)))


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
