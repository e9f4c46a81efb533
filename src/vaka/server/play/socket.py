"""Playing over a WebSocket: updates come by themselves, actions go the same way.

A client sends {"type": "act" | "undo" | "consent" | "chat", ...}; each message may have an `id`,
which comes back with its answer. It is sent updates (telling.Update), changes of the table, chat,
and problems.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from vaka.core.errors import VakaError
from vaka.server.chat.saying import Saying, say
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.language import words_of
from vaka.server.play.api import Act, Consent, TakeBack
from vaka.server.play.hall import encoded
from vaka.server.play.line import END, Line
from vaka.server.play.live import Live
from vaka.server.problems import problem_of

LARGEST: Final = 16_384  # bytes of a message from a client
TOO_LARGE: Final = 1009  # WebSocket's own numbers for why a connection ends
TOO_SLOW: Final = 1013


class ActMessage(Act, tag="act", tag_field="type", kw_only=True):
    id: int | None = None


class UndoMessage(TakeBack, tag="undo", tag_field="type", kw_only=True):
    id: int | None = None


class ConsentMessage(Consent, tag="consent", tag_field="type", kw_only=True):
    id: int | None = None


class ChatMessage(Saying, tag="chat", tag_field="type", kw_only=True):
    id: int | None = None


Message = ActMessage | UndoMessage | ConsentMessage | ChatMessage
_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


@websocket("/{table_id:str}/socket")
async def table_socket(
    socket: "WebSocket[Any, Any, Any]",
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    since: FromQuery[int | None] = None,
) -> None:
    live = await house.hall.live(table_id)
    await socket.accept()
    line = Line(live.seat_of(asker.id), asker.id, asker.key)
    house.hall.listen(live, line)
    if house.keys.is_gone(line.key):  # it was taken back while the table was fetched
        line.send(END)
    if live.sitting is not None:
        ply = live.sitting.ply
        line.send(encoded(live, line.seat, ply if since is None else max(0, min(since, ply))))
    writer = asyncio.create_task(_write(socket, line))
    try:
        await _read(socket, house, live, line)
    except WebSocketDisconnect:
        pass
    finally:
        house.hall.leave(live, line)
        writer.cancel()


async def _write(socket: "WebSocket[Any, Any, Any]", line: Line) -> None:
    while message := await line.queue.get():
        await socket.send_data(message, mode="text")
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
            await _carry_out(house, live, line.person_id, message)
        except (msgspec.MsgspecError, RecursionError):  # also what is nested a thousandfold
            line.send(_problem("server-bad-input", socket, number))
        except VakaError as error:
            problem = problem_of(error, words_of(socket))
            line.send(msgspec.json.encode({"type": "problem", "id": number, "problem": problem}))
        else:
            if number is not None:
                line.send(msgspec.json.encode({"type": "done", "id": number}))


async def _carry_out(house: House, live: Live, person_id: str | None, message: Message) -> None:
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


def _problem(key: str, socket: "WebSocket[Any, Any, Any]", number: int | None) -> bytes:
    sentence = words_of(socket)(key, field="-")
    problem = {"error": key, "message": sentence}
    return msgspec.json.encode({"type": "problem", "id": number, "problem": problem})


router = Router("/api/tables", route_handlers=[table_socket])
