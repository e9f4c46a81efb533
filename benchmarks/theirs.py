"""A boardgame.io server in memory, from its package, and people who play a small game there.

The package is fetched by npm into a folder for caches, outside of this tree, as `peer/` has locked
it. What is said on the lines is Socket.IO's protocol, written by hand like ours.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from platformdirs import user_cache_path

from benchmarks.asking import Visitor
from benchmarks.playing import Table
from benchmarks.processes import Program, free_port, program
from benchmarks.wire import Ears, Wire

PEER: Final = Path(__file__).parent / "peer"
SEATS: Final = 2
STONES: Final = 105  # as many moves as a game of Rapa Nui between two has
INSTALL: Final = 300  # seconds
_STATE: Final = re.compile(rb'"_stateID":(\d+)')
_TURN: Final = re.compile(rb'"currentPlayer":"(\d)"')
_NAME: Final = b"/heap,"


class NoNpm(Exception):
    """The machine has no npm, or it cannot fetch the package."""


class TheirTable(Table):
    def __init__(self, wires: list[Wire], dice: Random, match: str, keys: list[str]) -> None:
        super().__init__(wires, dice)
        move = '42/heap,["update",{"type":"MAKE_MOVE","payload":{"type":"take","args":[1],'
        self._begin = [
            f'{move}"playerID":"{seat}","credentials":"{key}"}}}},'.encode()
            for seat, key in enumerate(keys)
        ]
        self._end = [f',"{match}","{seat}"]'.encode() for seat in range(SEATS)]

    def hear(self, seat: int, message: bytes) -> None:
        if not message.startswith((b'42/heap,["update"', b'42/heap,["sync"')):
            if message == b"2":  # a heartbeat of Engine.IO
                self.wires[seat].send(b"3")
            return
        found = _STATE.search(message)
        assert found is not None
        number = int(found[1])
        self.told(seat, number)
        if b'"gameover":' in message:
            self.over()
            return
        turn = _TURN.search(message)
        if turn is not None and int(turn[1]) == seat:
            self.choose(seat, number, b"%s%d%s" % (self._begin[seat], number, self._end[seat]))


class Theirs:
    name = "boardgame.io"

    def __init__(self, port: int, running: Program) -> None:
        self.port = port
        self.program = running
        self._games = 0
        self._visitor = Visitor(port)

    def table(self) -> Table:
        """A match of two, both of whom have been told how it begins."""
        asking = self._visitor
        match = str(asking.post("/games/heap/create", {"numPlayers": SEATS})["matchID"])
        keys: list[str] = []
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"guest {seat}"}
            keys.append(str(asking.post(f"/games/heap/{match}/join", who)["playerCredentials"]))
        path = "/socket.io/?EIO=4&transport=websocket"
        wires = [Wire(self.port, path, asking.headers) for _ in range(SEATS)]
        for seat, wire in enumerate(wires):
            self._enter(wire, f'42/heap,["sync","{match}","{seat}","{keys[seat]}",2]')
        self._games += 1
        return TheirTable(wires, Random(self._games), match, keys)

    @staticmethod
    def _enter(wire: Wire, sync: str) -> None:
        """Engine.IO opens, Socket.IO connects, the game is asked for."""
        heard: list[bytes] = []
        wire.hear = heard.append
        ears = Ears()
        ears.add(wire)
        ears.listen(lambda: any(each.startswith(b"0") for each in heard))
        wire.send(b"40/heap,")
        ears.listen(lambda: any(each.startswith(b"40/heap,") for each in heard))
        ears.remove(wire)
        wire.send(sync.encode())

    def close(self) -> None:
        self._visitor.close()


def installed() -> Path:
    """The folder of the packages."""
    folder = user_cache_path("vaka") / "benchmarks" / "boardgame.io"
    lock = (PEER / "package-lock.json").read_bytes()
    done = folder / "installed.json"  # the lock that was carried out
    if done.exists() and done.read_bytes() == lock:
        return folder
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NoNpm("npm and node are not installed")
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(PEER / name, folder / name)
    line = [npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    ran = subprocess.run(line, cwd=folder, capture_output=True, timeout=INSTALL, check=False)
    if ran.returncode:
        raise NoNpm(ran.stderr.decode(errors="replace")[-1000:])
    done.write_bytes(lock)
    return folder


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Theirs]:
    """Their server, as its documents say to run one."""
    packages = installed()
    port = free_port()
    env = {"PORT": str(port), "STONES": str(STONES), "NODE_ENV": "production"}
    line = ["node", str(PEER / "server.js")]
    with program(line, port, folder / "peer.log", env, cwd=packages) as running:
        theirs = Theirs(port, running)
        try:
            yield theirs
        finally:
            theirs.close()
