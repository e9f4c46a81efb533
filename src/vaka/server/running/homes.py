"""Each table has a home among the workers of a company: the sockets of all who sit there are led to
the same worker, whichever has let them in.

Else every move would be played by each worker at which somebody of its table sits. A socket is
handed over before anything is answered, as it is, with the request that came on it; there it goes
on as if it had come through that worker's own door. Where that cannot be done the worker serves it
itself: the bus tells everybody what happens elsewhere.
"""

import asyncio
import os
import re
import socket
from collections.abc import Callable, Sequence
from multiprocessing.context import BaseContext
from typing import Any, Final
from zlib import crc32

LARGEST: Final = 1 << 15  # bytes of a request that is handed over; HTTP heads are smaller
_TABLE: Final = re.compile(rb"GET /api/tables/([^/?\s]+)/socket[?\s]")


class Mailbox:
    """How sockets reach one worker: everybody may put some in. `open` says, in memory that all
    share, whether the worker is there to take them out.
    """

    def __init__(self, context: BaseContext) -> None:
        self.inside, self.slot = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        for end in (self.inside, self.slot):
            end.setblocking(False)
        self.open: Any = context.RawValue("b", 0)


class Homes:
    """Seen from the worker of this number."""

    def __init__(self, boxes: Sequence[Mailbox], number: int) -> None:
        self._boxes = boxes
        self._own = boxes[number]
        self._arriving: set[asyncio.Task[None]] = set()

    def home_of(self, request: bytes) -> Mailbox:
        """Of the worker for whom it is."""
        found = _TABLE.match(request)
        return self._own if found is None else self._boxes[crc32(found[1]) % len(self._boxes)]

    def hand_over(self, transport: Any, request: bytes) -> bool:
        """Let the right worker have the line on which this request has come; False: it is ours, or
        that worker cannot take it now.
        """
        home = self.home_of(request)
        line = transport.get_extra_info("socket")
        if home is self._own or not home.open.value or len(request) > LARGEST:
            return False
        if line is None or transport.get_extra_info("sslcontext"):
            return False
        try:
            socket.send_fds(home.slot, [request], [line.fileno()])
        except OSError:
            return False
        transport.abort()  # ends it here alone: the other has it now
        return True

    def open(self, made: Callable[[], asyncio.Protocol]) -> None:
        """Take in what others hand over; `made` is what a line is given that comes by the door."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self._own.inside.fileno(), self._look, made)
        self._own.open.value = 1

    def close(self) -> None:
        self._own.open.value = 0
        asyncio.get_running_loop().remove_reader(self._own.inside.fileno())

    def _look(self, made: Callable[[], asyncio.Protocol]) -> None:
        try:
            request, fds, _, _ = socket.recv_fds(self._own.inside, LARGEST, 1)
        except OSError:
            return
        for fd in fds:
            os.set_inheritable(fd, False)
            line = socket.socket(fileno=fd)
            line.setblocking(False)
            task = asyncio.create_task(self._let_in(line, request, made))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    @staticmethod
    async def _let_in(
        line: socket.socket, request: bytes, made: Callable[[], asyncio.Protocol]
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(made, line)
        except OSError:  # whoever it was has gone
            line.close()
            return
        protocol.data_received(request)


def mailboxes(count: int, context: BaseContext) -> list[Mailbox]:
    """One for each worker; none where sockets cannot be handed over."""
    if count < 2 or not hasattr(socket, "send_fds") or not hasattr(socket, "SOCK_SEQPACKET"):
        return []
    try:
        return [Mailbox(context) for _ in range(count)]
    except OSError:  # as on macOS
        return []
