#!/usr/bin/env python3
"""Plays a whole game on a Vaka server through its API. Needs Python 3.11 and nothing else.

    python client.py http://127.0.0.1:8000                       # a guest, against a bot
    python client.py http://127.0.0.1:8000 --token TOKEN --join TABLE

It chooses at random; put something better into `choose`. docs/bot-api.md tells how the API works.
"""

import argparse
import http.client
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any

QUIET = 60  # seconds without a sign of life (there is one every 15) after which we call again


class Problem(Exception):
    """The server refuses: `error` is for programs, the message for people."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(told.get("message", status))
        self.status = status
        self.error = told.get("error", "")


class Server:
    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def become_guest(self, name: str) -> None:
        """A guest has a cookie, like a browser; a program is better off with a token."""
        self.call("POST", "/api/guest", {"name": name})
        self.token = self.call("POST", "/api/tokens", {"label": name})["token"]

    def call(self, method: str, path: str, data: Any = None) -> Any:
        with self._open(method, path, data) as answer:
            return json.load(answer)

    def events(self, path: str) -> Iterator[dict[str, Any]]:
        """The events of a stream, until the server hangs up."""
        with self._open("GET", path) as answer:
            for line in answer:
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))

    def _open(self, method: str, path: str, data: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.url}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, headers, method=method)
        try:
            return self.opener.open(request, timeout=QUIET)
        except urllib.error.HTTPError as error:
            raise Problem(error.code, json.load(error)) from error


def choose(game: dict[str, Any], chance: random.Random) -> int:
    """One of the legal actions. `game["view"]` has all that our seat may know."""
    action: dict[str, Any] = chance.choice(game["legal"])
    return int(action["index"])


def take_turn(server: Server, table: str, chance: random.Random) -> None:
    """Answer as long as the game asks us."""
    game = server.call("GET", f"/api/tables/{table}/game")
    while game["legal"]:
        answer = {"ply": game["ply"], "step": game["step"], "action": choose(game, chance)}
        try:
            game = server.call("POST", f"/api/tables/{table}/actions", answer)
        except Problem as problem:
            if problem.status != 409:
                raise
            # The game has gone on meanwhile: somebody has taken a choice back.
            game = server.call("GET", f"/api/tables/{table}/game")


def play(server: Server, table: str, chance: random.Random) -> dict[str, Any]:
    """Play at a table until its game is over; how it ended.

    The stream first tells what waits for us, so after a broken connection we just call again.
    """
    while (told := server.call("GET", f"/api/tables/{table}"))["status"] in ("open", "running"):
        try:
            for event in server.events("/api/stream"):
                if event["table"] != table:
                    continue
                if event["type"] == "turn":
                    take_turn(server, table, chance)
                elif event["type"] == "over":
                    break
        except (OSError, http.client.HTTPException):
            time.sleep(1)
    return dict(told)


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("url")
    options.add_argument("--token", help="play as its owner; without one, as a new guest")
    options.add_argument("--name", default="Example")
    options.add_argument("--join", metavar="TABLE", help="sit down there instead of at a new table")
    options.add_argument("--title", default="rapanui")
    options.add_argument("--bots", default="easy", help="their levels, with commas between")
    options.add_argument("--seed", type=int, help="choose the same way each time")
    given = options.parse_args()
    server = Server(given.url, given.token)
    if given.token is None:
        server.become_guest(given.name)
    if given.join:
        table = given.join
        server.call("POST", f"/api/tables/{table}/join", {})
    else:
        seats = ["me", *given.bots.split(",")]
        wanted = {"title": given.title, "players": len(seats), "seats": seats, "start": True}
        table = server.call("POST", "/api/tables", wanted)["id"]
    print(f"{given.url}/api/tables/{table}", flush=True)
    end = play(server, table, random.Random(given.seed))
    for seat in end["seats"]:
        who = seat["level"] or seat["person"]["name"]
        print(f"{seat['place']}. {who}: {seat['score']}")


if __name__ == "__main__":
    main()
