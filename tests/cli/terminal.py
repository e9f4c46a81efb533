"""A real process in a real terminal (a pty), to type at and to read from."""

import os
import select
import signal
import subprocess
from pathlib import Path
from types import TracebackType

from tests.cli.conftest import COMMAND
from tests.waiting import TIMEOUT_SECONDS, wait_until


class Terminal:
    """`with Terminal(...) as terminal:` closes all that was opened, whatever happens."""

    def __init__(self, *args: str, environment: dict[str, str], cwd: Path) -> None:
        import pty

        self.master, slave = pty.openpty()
        self.seen = ""
        env = {**environment, "TERM": "xterm", "LINES": "40"}
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, env=env, cwd=cwd
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def wait_for(self, text: str) -> str:
        """Read until `text` appears; return the output since the last call."""
        wait_until(lambda: self._read(text), lambda seen: text in seen)
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def _read(self, text: str) -> str:
        """Return all unread output; fail if the process has ended without writing `text`."""
        while select.select([self.master], [], [], 0)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:  # the process has ended
                assert text in self.seen, f"no {text!r} in {self.seen!r}"
                break
        return self.seen

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Send what Ctrl-C sends."""
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        return self.process.wait(timeout=TIMEOUT_SECONDS)
