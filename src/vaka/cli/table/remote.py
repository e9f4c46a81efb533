"""A table on a server as a source of scenes: what its socket tells, drawn from the seat's view."""

import asyncio
import json
from collections.abc import Mapping
from itertools import count
from typing import Any, Final
from urllib.parse import quote, urlencode

from rich.console import RenderableType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from vaka.cli import hints
from vaka.cli.asked import Asked, called
from vaka.cli.log import Line
from vaka.cli.server_line import Says, ServerLine, is_near
from vaka.cli.table.reaching import Reached
from vaka.cli.table.scene import ALL, Changed, Eyes, Moment, Offer, Past, Scene
from vaka.cli.typed import typed
from vaka.core.action import Action
from vaka.core.errors import VakaError
from vaka.faces.asking import bot_names
from vaka.locale import Words

Told = dict[str, Any]

FIRST, LONGEST = 0.5, 10.0  # seconds between calls while the line is broken
PATIENCE: Final = 20.0  # seconds for the answer to a message
MAX_MISSED: Final = 1000  # steps that are fetched for the log, besides those of an update
START, RETURN, GO_ON, AGREE, REFUSE = "start", "return", "go-on", "agree", "refuse"


class NoLine(VakaError):
    """The line to the server is broken just now."""

    key = "table-line-broken"


class Remote:
    talks = True

    def __init__(self, reached: Reached, table: Told, words: Words) -> None:
        self.words = words
        self._reached = reached
        self._line: ServerLine = reached.line
        self._table = table
        self._update: Told | None = None
        self._log: list[Line] = []
        self._known = 0  # the ply up to which the log is known
        self._socket: ClientConnection | None = None
        self._broken = False
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._me: str | None = None
        self._changed: Changed = lambda: None

    # What is seen ---------------------------------------------------------------------------------

    def scene(self) -> Scene:
        trouble = self.words("table-line-broken") if self._broken else ""
        update = self._update
        if update is None:
            text, offers = self._before()
            return Scene(None, self._names(), text, self._log, offers=offers, trouble=trouble)
        told = update["words"]
        asked = self._asked(update) if update["legal"] else None
        return Scene(
            update["view"],
            told["names"],
            told["question"] if asked is None else asked.text,
            self._log,
            asked,
            can_undo=update["undo"] is not None,
            thinking=bool(update["thinking"]) and asked is None,
            offers=self._offers(update),
            trouble=trouble,
        )

    def _asked(self, update: Told) -> Asked:
        told = update["words"]
        actions = [action_of(each["index"], each["text"]) for each in update["legal"]]
        text = f"{told['question']} ({told['hint']})" if told["hint"] else told["question"]
        texts = [str(each["label"]) for each in told["actions"]]
        labels = called(update["view"]["title"], actions, self.words)
        return Asked(update["seat"], text, actions, texts, labels)

    def _before(self) -> tuple[str, tuple[Offer, ...]]:
        """What is said at a table that has not begun."""
        table = self._table
        if table["status"] == "closed":
            return self.words("table-closed"), ()
        if table["status"] != "open":  # the first message has not come yet
            return self.words("table-calling"), ()
        open_seats = sum(not seat["joined"] for seat in table["seats"])
        if open_seats:
            link = f"{self._reached.server}/table/{quote(table['id'], safe='')}"
            return self.words("table-waits", count=open_seats, link=link), ()
        if table["host"]["id"] == self._me:
            offer = Offer(START, self.words("table-start"))
            return self.words("table-full"), (offer,)
        return self.words("table-waits-host", name=table["host"]["name"]), ()

    def _offers(self, update: Told) -> tuple[Offer, ...]:
        seat = update["seat"]
        if seat is None:
            return ()
        offers: list[Offer] = []
        clock, proposal = update.get("clock"), update["proposal"]
        if self._table["status"] == "running" and self._table["seats"][seat].get("stand_in"):
            offers.append(Offer(RETURN, self.words("table-return")))
        if clock is not None and clock["paused"]:
            offers.append(Offer(GO_ON, self.words("table-go-on")))
        if proposal is not None and seat in proposal["waiting"]:
            name = update["words"]["names"][proposal["seat"]]
            offers.append(Offer(AGREE, self.words("table-agree", name=name)))
            offers.append(Offer(REFUSE, self.words("table-refuse", name=name)))
        return tuple(offers)

    def _names(self) -> list[str]:
        seats = self._table["seats"]
        by_level = bot_names([seat["level"] for seat in seats], self.words)
        return [
            seat["person"]["name"] if seat["person"] else bot
            for seat, bot in zip(seats, by_level, strict=True)
        ]

    # The line -------------------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        """Listen for as long as the table is open; call again by itself when the line breaks."""
        self._changed = changed
        delay = FIRST
        changed()
        while True:
            try:
                if self._me is None:
                    self._me = (await self._ask("GET", "me"))["id"]
                async with connect(**self._call()) as socket:
                    self._socket = socket
                    self._table = await self._ask("GET", "tables", self._table["id"])
                    self._broken, delay = False, FIRST
                    changed()
                    async for text in socket:
                        message = json.loads(text)
                        if message.get("steps_from"):
                            await self._fetch_missed(message)
                        self._hear(message)
                        changed()
            except (OSError, WebSocketException, TimeoutError, ValueError, VakaError):
                pass  # told below
            self._hang_up()
            changed()
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST)

    def _call(self) -> dict[str, Any]:
        server = self._reached.server
        query = {"words": "true", "lang": self.words.language, "since": str(self._known)}
        address = f"ws{server.removeprefix('http')}/api/tables/{quote(self._table['id'], safe='')}"
        host = server.partition("://")[2].rpartition(":")[0]
        return {
            "uri": f"{address}/socket?{urlencode(query)}",
            "additional_headers": {"authorization": f"Bearer {self._reached.token}"},
            "origin": Origin(server),
            "max_size": None,
            "proxy": None if is_near(host) else True,
        }

    def _hang_up(self) -> None:
        self._socket, self._broken = None, True
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(NoLine())
        self._waiting.clear()

    def _hear(self, message: Told) -> None:
        kind = message["type"]
        if kind == "update":
            self._note(message)
        elif kind == "table":
            self._table = message["table"]
        elif kind == "chat" and message["text"]:
            self._log.append((self._known, f"{message['name']}: {message['text']}"))
        elif kind in ("done", "problem"):
            answer = self._waiting.pop(message["id"], None) if message["id"] else None
            if answer is not None and not answer.done():
                if kind == "done":
                    answer.set_result(None)
                else:
                    problem = message["problem"]
                    answer.set_exception(Says(409, problem["error"], problem["message"]))

    async def _fetch_missed(self, update: Told) -> None:
        """Fetch the steps that an update has left out, page by page, and note them in the log."""
        last = update["steps_from"] - 1
        first: int | None = max(self._known + 1, last - MAX_MISSED + 1)
        seat = "spectator" if update["seat"] is None else str(update["seat"])
        while first is not None and first <= last:
            query = {"from": str(first), "to": str(last), "seat": seat}
            query |= {"words": "true", "lang": self.words.language}
            page = await self._ask("GET", "tables", self._table["id"], "steps", query=query)
            self._note_steps(page)
            first = page["next"]

    def _note(self, update: Told) -> None:
        if self._update is None:
            opening = [(0, sentence) for sentence in update["words"]["opening"]]
            self._log = opening + self._log
        self._note_steps(update)
        self._known = max(self._known, update["ply"])
        self._update = update

    def _note_steps(self, told: Told) -> None:
        """Add the steps of an update or a page that are not in the log yet."""
        for step, sentence in zip(told["steps"], told["words"]["lines"], strict=True):
            if step["ply"] > self._known:
                self._known = step["ply"]
                if sentence:
                    self._log.append((step["ply"], sentence))

    async def _send(self, **message: object) -> None:
        """Say something over the socket, and wait until it is done; a refusal is raised."""
        if self._socket is None:
            raise NoLine()
        number = next(self._numbers)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self._socket.send(json.dumps({**message, "id": number}))
            await asyncio.wait_for(answer, PATIENCE)
        except (OSError, WebSocketException, TimeoutError):
            raise NoLine() from None
        finally:
            self._waiting.pop(number, None)

    async def _ask(
        self, method: str, *path: str, query: Mapping[str, str] = {}, body: object = None
    ) -> Any:
        return await asyncio.to_thread(self._line.ask, method, *path, query=query, body=body)

    # What is done ---------------------------------------------------------------------------------

    def _place(self) -> dict[str, int]:
        """The place in the game that an answer is for."""
        if self._update is None:
            raise NoLine()
        return {"ply": self._update["ply"], "step": self._update["step"]}

    async def choose(self, action: Action) -> str:
        await self._send(type="act", action=action.index, **self._place())
        return ""

    async def undo(self) -> str:
        asks = self._update is not None and self._update["undo"] == "ask"
        await self._send(type="undo", **self._place())
        return self.words("table-undo-asked") if asks else ""

    async def hint(self, asked: Asked) -> tuple[RenderableType, int | None]:
        try:
            told = await self._ask("POST", "tables", self._table["id"], "hint", body={})
        except VakaError as error:
            return error.message(self.words), None
        places = {action.index: place for place, action in enumerate(asked.actions)}
        best = [
            hints.Answer(places[each["index"]], each["expected"], each["then"])
            for each in told["best"]
            if each["index"] in places
        ]
        if told["tries"] and not best:  # the question has gone meanwhile
            return self.words("table-hint-lost"), None
        reasons = [(each["good"], each["text"]) for each in told["reasons"]]
        lead = told["lead"] if len(best) > 1 else None
        advised = hints.Advised(told["tries"], best, reasons, lead, bool(told["note"]))
        drawn = hints.drawn(advised, asked.first, asked.choices, self.words)
        return drawn, best[0].place if best else None

    async def refusal(self, line: str, asked: Asked) -> str:
        if "(" not in line:
            return ""
        told = await self._ask("GET", "tables", self._table["id"], "why", query={"action": line})
        return str(told.get("message") or "")

    async def take(self, offer: str) -> str:
        table = self._table["id"]
        if offer in (AGREE, REFUSE) and self._update is not None:
            proposal = self._update["proposal"]
            wish = {"seat": proposal["seat"], "ply": proposal["ply"]}
            await self._send(type="consent", agree=offer == AGREE, **wish)
        elif offer == GO_ON:
            await self._ask("DELETE", "tables", table, "pause")
        elif offer in (START, RETURN):
            self._table = await self._ask("POST", "tables", table, offer, body={})
        self._changed()
        return ""

    async def say(self, text: str) -> None:
        await self._send(type="chat", text=text)

    def past(self) -> Past:
        assert self._update is not None
        view = self._update["view"]
        own: Eyes = self._update["seat"]
        over = view["outcome"] is not None
        eyes: list[Eyes] = [ALL, *range(view["players"])] if over else [own]
        return RemotePast(self, eyes)

    async def looked(self, ply: int | None, eyes: Eyes) -> Told:
        """A moment of the game, as the server tells it."""
        query = {"words": "true", "lang": self.words.language}
        query["seat"] = "spectator" if eyes is None else str(eyes)
        if ply is not None:
            query["ply"] = str(ply)
        told: Told = await self._ask("GET", "tables", self._table["id"], "replay", query=query)
        return told

    async def close(self) -> list[str]:
        if self._socket is not None:
            await self._socket.close()
        if self._update is not None and self._update["view"]["outcome"] is not None:
            link = f"{self._reached.server}/replay/{quote(self._table['id'], safe='')}"
            return [self.words("table-left-over", link=link)]
        back = typed("play", "--server", self._reached.server, "--table", self._table["id"])
        return [self.words("table-left"), f"  {back}"]


class RemotePast:
    """The game so far, as the server tells it to this seat."""

    def __init__(self, remote: Remote, eyes: list[Eyes]) -> None:
        self._remote = remote
        self.eyes = eyes

    async def moment(self, ply: int | None, eyes: Eyes) -> Moment:
        told = await self._remote.looked(ply, eyes)
        words = told["words"]
        lines = [line for line in words["lines"] if line]
        return Moment(told["view"], words["names"], told["ply"], told["last"], lines)


def action_of(index: int, text: str) -> Action:
    """An action as the server writes it: the title need not be installed here."""
    name, _, rest = text.removesuffix(")").partition("(")
    pairs = [part.split("=", 1) for part in rest.split(", ")] if rest else []
    args = tuple(
        (key, int(value) if value.lstrip("-").isdecimal() else value) for key, value in pairs
    )
    return Action(index, name, args)
