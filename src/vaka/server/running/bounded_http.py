"""HTTP/1.1 protocol that limits the size of request heads, trailers and the number of chunks.

httptools has no limits of its own, and neither has uvicorn. h11 has one, for incomplete heads only,
but its parser takes quadratic time for some header lines.
"""

from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD_BYTES: Final = 16_384  # with the trailers; also of data that completes nothing
MAX_CHUNKS_PER_REQUEST: Final = 128


class LimitExceeded(Exception):
    """Stops the parser."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with limits that the parser's callbacks check."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._status = HTTPStatus.BAD_REQUEST
        self._head_bytes = 0
        self._chunks = 0
        self._incomplete_bytes = 0  # received since a head, a part of a body or a request ended
        self._is_in_body = False
        # Identifies the request that has begun and is not complete; a new connection waits for one.
        self.incomplete_request: object | None = object()

    def data_received(self, data: bytes) -> None:
        self._incomplete_bytes += len(data)
        super().data_received(data)
        if self._incomplete_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.send_400_response(self._status.phrase)

    def on_message_begin(self) -> None:
        self._head_bytes = self._chunks = 0
        self.incomplete_request = object()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + 4)  # the colon, a space and the line end
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > MAX_HEAD_BYTES:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise LimitExceeded

    def on_headers_complete(self) -> None:
        self._incomplete_bytes = 0
        self._is_in_body = True
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MAX_CHUNKS_PER_REQUEST:
            self._status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            raise LimitExceeded

    def on_body(self, body: bytes) -> None:
        self._incomplete_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._incomplete_bytes = 0
        self._is_in_body = False
        self.incomplete_request = None
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer with the status of the exceeded limit, or 400, and close the connection."""
        if self._is_in_body:
            self.cycle.disconnected = True  # the application can't respond any more
        if not self._is_in_body or not self.cycle.response_started:
            body = msg.encode("ascii")
            head = (
                f"HTTP/1.1 {self._status.value} {self._status.phrase}\r\n"
                "content-type: text/plain; charset=utf-8\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode("ascii") + body)
        self.transport.close()
