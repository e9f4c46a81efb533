"""HTTP/1.1 protocol that limits request heads, trailers and chunks before parsing them.

h11 limits only incomplete heads: one that arrives in a single read is parsed whatever its size, and
reads return up to 256 kB. Its parsing time grows with the number of lines and of chunks.
"""

import re
import sys
from http import HTTPStatus
from typing import Any, Final

import h11
from h11._receivebuffer import ReceiveBuffer
from uvicorn.protocols.http.h11_impl import H11Protocol

MAX_HEAD_BYTES: Final = 16_384  # also of the trailers, and of the line before a chunk
MAX_HEAD_LINES: Final = 128
MAX_CHUNKS_PER_REQUEST: Final = 128

_BLANK_LINE: Final = re.compile(rb"\n\r?\n")
_SIZE_STATUSES: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
)


class BoundedBuffer(ReceiveBuffer):
    """Receive buffer that refuses a head or trailer section of too many bytes or lines."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        blank = _BLANK_LINE.search(self._data, 0, MAX_HEAD_BYTES)
        size = blank.end() if blank else len(self._data)
        if size > MAX_HEAD_BYTES or self._data.count(b"\n", 0, size) > MAX_HEAD_LINES:
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise h11.RemoteProtocolError(status.phrase, error_status_hint=status)
        return super().maybe_extract_lines()


class BoundedConnection(h11.Connection):
    """Server side of a connection, with a bounded buffer and number of chunks."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD_BYTES)
        self._receive_buffer = BoundedBuffer()
        self._chunks = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunks = 0
        elif isinstance(event, h11.Data) and event.chunk_start:
            self._chunks += 1
            if self._chunks > MAX_CHUNKS_PER_REQUEST:
                status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
                raise h11.RemoteProtocolError("too many chunks", error_status_hint=status)
        return event


class BoundedHttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol on a `BoundedConnection`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = BoundedConnection()

    def send_400_response(self, msg: str) -> None:
        """Answer with the status of the error being handled, and close the connection."""
        error = sys.exception()
        hint = getattr(error, "error_status_hint", None)
        if error is not None:
            error.__traceback__ = None  # a cycle that would keep all that was received
        status = HTTPStatus(hint) if hint in _SIZE_STATUSES else HTTPStatus.BAD_REQUEST
        if self.cycle is not None:
            self.cycle.disconnected = True  # the application can't respond any more
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._respond(status, msg.encode())
        self.transport.close()

    def _respond(self, status: HTTPStatus, body: bytes) -> None:
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
        ]
        response = h11.Response(status_code=status, headers=headers, reason=status.phrase.encode())
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
