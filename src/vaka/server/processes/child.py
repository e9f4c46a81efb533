"""A child process that answers one line of JSON with another."""

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

STARTUP_SECONDS: Final = 60.0  # to import the package on a busy machine
MAX_ANSWER_BYTES: Final = 2**20

log = logging.getLogger("vaka.server.processes")


class Lost(Exception):
    """The process ended, was stopped for taking too long, or was never started."""


class ChildProcess:
    """A Python module run as a child process; it is started again after it was lost.

    The module calls `processes.loop.answer_lines`. Start-up does not count as answering time.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self.is_ready = False
        self.is_closed = False

    async def ask(self, line: bytes, timeout_seconds: float) -> bytes:
        """Send a line and return the answer, or raise `Lost` and end the process."""
        process = await self.start(timeout_seconds)
        answer = b""
        try:
            async with asyncio.timeout(timeout_seconds):
                answer = await _exchange(process, line)
        except (ConnectionError, ValueError) as error:  # ValueError: longer than MAX_ANSWER_BYTES
            raise Lost("ended") from error
        except TimeoutError as error:
            raise Lost("too slow") from error
        finally:
            if not answer.endswith(b"\n"):  # also on cancellation
                await self.stop()
        if not answer.endswith(b"\n"):
            raise Lost("ended")
        return answer

    async def start(self, timeout_seconds: float) -> asyncio.subprocess.Process:
        """Return the running process, or start one and wait until it is ready."""
        if self.process is not None and self.is_ready and self.process.returncode is None:
            return self.process
        await self.stop()
        self._refuse_if_closed()
        # -P: a folder called vaka in the working directory must not be imported.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self.module, str(round(2 * timeout_seconds) + 1)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_ANSWER_BYTES,
        )
        self.process = process
        try:
            async with asyncio.timeout(STARTUP_SECONDS):
                self.is_ready = bool(await _read_line(process))
        except TimeoutError as error:
            raise Lost("too slow") from error
        finally:
            if self.is_closed or not self.is_ready:
                await self.stop()
        self._refuse_if_closed()
        if not self.is_ready:
            raise Lost("ended")
        log.info("child process started", extra={"pid": process.pid, "program": self.module})
        return process

    def _refuse_if_closed(self) -> None:
        if self.is_closed:
            raise Lost("closed")

    async def stop(self) -> None:
        """Kill the process, if there is one, and wait for its end."""
        process, self.process = self.process, None
        self.is_ready = False
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


async def _exchange(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    if process.stdin is None:
        raise Lost("closed")
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await _read_line(process)


async def _read_line(process: asyncio.subprocess.Process) -> bytes:
    if process.stdout is None:
        raise Lost("closed")
    return await process.stdout.readline()
