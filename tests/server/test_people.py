"""Guests and accounts: who one is, what one keeps, and keys that open nothing any more."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.serving import WAIT, Served, Visitor, serving
from vaka.locale import LANGUAGES, Words
from vaka.server.people.tokens import MOST_TOKENS
from vaka.server.people.wishes import Language

pytestmark = once

DAY = 24 * 60 * 60
PASSWORD = "three canoes at dawn"


class CountingHasher(PasswordHasher):
    """Record the hashes with which passwords are compared."""

    verified: ClassVar[list[str | bytes]] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.verified.append(hash)
        return super().verify(hash, password)


CLOCK = VirtualClock()
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SLOWER = CountingHasher(time_cost=2, memory_cost=32_768, parallelism=1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests here: people have names that no other test uses."""
    with serving(tmp_path_factory.mktemp("people"), clock=CLOCK) as running:
        running.house.passwords.hasher = QUICK
        yield running


def account(house: Served, name: str, password: str = PASSWORD) -> Visitor:
    visitor = house.somebody()
    visitor.post("/api/account", {"name": name, "password": password}, 201)
    return visitor


def log_in(visitor: Visitor, name: str, password: str = PASSWORD, **more: Any) -> Any:
    status = more.pop("status", 200)
    return visitor.post("/api/login", {"name": name, "password": password, **more}, status)


def with_cookie(house: Served, secret: str) -> Visitor:
    visitor = house.somebody()
    visitor.http.cookies.set("vaka", secret)
    return visitor


def with_token(house: Served, token: str) -> httpx.Client:
    """A program: no cookies, no origin."""
    program = house.somebody().http
    del program.headers["origin"]
    program.headers["authorization"] = f"Bearer {token}"
    return program


def test_a_guest_plays_at_once(house: Served) -> None:
    visitor = house.somebody()
    assert visitor.get("/api/me")["id"] is None
    visitor.post("/api/tables", {"title": "rapanui", "players": 2}, 401)
    answer = visitor.http.post("/api/guest", json={"name": "  Tiare \u00a0"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Tiare"
    assert answer.json()["account"] is False
    secret = visitor.http.cookies["vaka"]
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert parts == {"httponly", "samesite=lax", "path=/", f"max-age={90 * 86_400}"}
    assert visitor.get("/api/me") == answer.json()
    visitor.table()
    other = house.guest("Tiare")  # guests may be called alike
    assert other.get("/api/me")["id"] != answer.json()["id"]
    database = Path(str(house.house.database.url.database))
    kept = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert sha256(secret.encode()).hexdigest().encode() in kept
    assert secret.encode() not in kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 41,
        "tab\tin it",
        "line\nend",
        "nul\x00",
        "\u202eanna",  # written backwards
        "\u2066x",
        "an\u200bna",  # a space without width
        "\u200d\u200d",
        "\u3164",  # a letter that nobody sees
        "\u0301",
        "x\u2028y",
    ],
)
def test_names_that_are_none(house: Served, name: str) -> None:
    problem = house.somebody().post("/api/guest", {"name": name}, 400)
    assert problem["error"] in ("server-bad-name", "server-bad-input")


@pytest.mark.parametrize(
    "name",
    [
        "'; DROP TABLE person; --",
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "Zoë 夜 🛶",
        "👩\u200d🌾",
        "{{7*7}} %s ${x}",
    ],
)
def test_names_are_only_text(house: Served, name: str) -> None:
    visitor = house.somebody()
    answer = visitor.http.post("/api/guest", json={"name": name})
    assert answer.json()["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert visitor.get("/api/me")["name"] == name


def test_keys_that_open_nothing(house: Served) -> None:
    visitor = house.guest("Manu")
    secret = visitor.http.cookies["vaka"]
    token = visitor.post("/api/tokens", {"label": "bot"}, 201)["token"]
    assert with_cookie(house, secret).get("/api/me")["name"] == "Manu"
    digest = sha256(secret.encode()).hexdigest()
    other = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    for forged in (other, digest, token, "x", "' OR 1=1 --", "a" * 5000, '"quoted"'):
        assert with_cookie(house, forged).get("/api/me")["id"] is None, forged
    for forged in (secret, other, digest, token[:-1], "x", "' OR 1=1 --"):
        answer = with_token(house, forged).get("/api/me")
        assert answer.status_code == 401, forged
        assert answer.json()["error"] == "server-not-logged-in"
        assert answer.headers["www-authenticate"] == "Bearer"
    # A token that is no good is not made good by a cookie.
    assert visitor.http.get("/api/me", headers={"authorization": "Bearer x"}).status_code == 401
    visitor.post("/api/logout", status=204)
    assert "vaka" not in visitor.http.cookies
    replayed = with_cookie(house, secret)
    assert replayed.get("/api/me")["id"] is None
    replayed.post("/api/tables", {"title": "rapanui", "players": 2}, 401)
    assert with_token(house, token).get("/api/me").json()["name"] == "Manu"
    house.somebody().post("/api/logout", status=204)


def test_whose_key_is_gone_hears_no_more(house: Served) -> None:
    visitor = house.guest("Hina")
    table = visitor.table()
    with visitor.listening(table) as ear:
        visitor.post("/api/logout", status=204)
        with pytest.raises(ConnectionClosed):
            ear.hear("never said")


def socket_at(house: Served, table: str, secret: str, kind: str) -> ClientConnection:
    """A socket opened with a cookie or a token."""
    headers = {"cookie": f"vaka={secret}"} if kind == "cookie" else {}
    if kind == "token":
        headers["authorization"] = f"Bearer {secret}"
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(address, additional_headers=headers, origin=Origin(house.url), open_timeout=WAIT)


def is_over(line: ClientConnection) -> bool:
    """Whether a socket is ended by the server; one that is not still has an answer."""
    try:
        line.send('{"type": "chat", "text": "am I still here?", "id": 1}')
        while '"done"' not in str(line.recv(timeout=WAIT)):
            pass
    except ConnectionClosed:
        return True
    return False


def test_a_key_that_is_taken_back_ends_what_it_opened(house: Served) -> None:
    """Also where its owner only looks on; what he opened with other keys stays."""
    owner = account(house, "Maui")
    table = house.guest("host").table()
    made = [owner.post("/api/tokens", {"label": name}, 201) for name in ("a", "b")]
    session = owner.http.cookies["vaka"]
    with (
        socket_at(house, table, made[0]["token"], "token") as first,
        socket_at(house, table, made[1]["token"], "token") as second,
        socket_at(house, table, session, "cookie") as browser,
    ):
        owner.request("DELETE", f"/api/tokens/{made[0]['id']}", status=204)
        assert is_over(first)
        assert not is_over(second)
        assert not is_over(browser)
        owner.post("/api/logout", status=204)
        assert is_over(browser)
        assert not is_over(second)
    said = owner.get(f"/api/tables/{table}/chat")
    assert str(said).count("still here") == 3


@pytest.mark.parametrize(
    ("path", "status"), [("/api/guest", 201), ("/api/login", 200), ("/api/account", 201)]
)
def test_who_becomes_another_leaves_his_seat(house: Served, path: str, status: int) -> None:
    account(house, f"Once at {path}")
    visitor = house.guest("seated")
    table = visitor.table()
    with socket_at(house, table, visitor.http.cookies["vaka"], "cookie") as line:
        become = {"name": "another"}
        if path == "/api/login":
            become = {"name": f"Once at {path}", "password": PASSWORD}
        elif path == "/api/account":
            become = {"name": "Hine", "password": PASSWORD}
        visitor.post(path, become, status)
        assert is_over(line)


def test_a_new_password_ends_the_lines_of_other_sessions(house: Served) -> None:
    here, elsewhere = account(house, "Tangaroa"), house.somebody()
    log_in(elsewhere, "Tangaroa")
    table = house.guest("host").table()
    with (
        socket_at(house, table, here.http.cookies["vaka"], "cookie") as stays,
        socket_at(house, table, elsewhere.http.cookies["vaka"], "cookie") as goes,
    ):
        here.post("/api/me/password", {"old": PASSWORD, "new": "four canoes at noon"}, 204)
        assert is_over(goes)
        assert not is_over(stays)


def test_a_key_that_is_taken_back_while_a_socket_opens(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = house.guest("Kupe")
    table, fetch = visitor.table(), house.house.hall.live

    async def slowly(table_id: str, known: int = 0, back: bool = False) -> Any:
        live = await fetch(table_id, known, back)
        monkeypatch.setattr(house.house.hall, "live", fetch)
        await asyncio.to_thread(visitor.post, "/api/logout", status=204)
        return live

    secret = visitor.http.cookies["vaka"]
    monkeypatch.setattr(house.house.hall, "live", slowly)
    with socket_at(house, table, secret, "cookie") as line:
        assert is_over(line)


LOOKS_THE_SAME = [
    "Anna\u034f",
    "Anna\U000e0100",
    "An\u17b4na",
    "Anna\u180b",
    "Anna\ufe0f",
    "A\U000e0fffnna",
    "ANN\u034fA",
]


def test_accounts_that_look_the_same(house: Served) -> None:
    account(house, "Anna")
    account(house, "Zoé")
    other = house.somebody()
    for name in [*LOOKS_THE_SAME, "Zoe\u034f\u0301"]:
        problem = other.post("/api/account", {"name": name, "password": PASSWORD}, 409)
        assert problem["error"] == "server-name-taken", ascii(name)
    for blank in "\u3164\u115f\u1160\uffa0\u2800":
        other.post("/api/account", {"name": f"An{blank}na", "password": PASSWORD}, 400)
        other.post("/api/guest", {"name": f"An{blank}na"}, 400)
    for nothing in ("\u2800", "\U000e0100\u034f", "\u17b4", "\U000e0fff", "\u180b"):
        other.post("/api/guest", {"name": nothing}, 400)
    log_in(house.somebody(), "Anna\u034f")


def test_accounts_in_one_script(house: Served) -> None:
    other = house.somebody()
    for mixed in ("\u0410nna", "Ann\u03b1", "\u0410\u03bd\u03bd\u0430", "Ａnn\u0430"):
        problem = other.post("/api/account", {"name": mixed, "password": PASSWORD}, 400)
        assert problem["error"] == "server-mixed-letters", ascii(mixed)
        log_in(house.somebody(), mixed, status=401)
    visitor = account(house, "\u0410\u043d\u043d\u0430 2 🛶")  # all Cyrillic
    account(house, "\u0386\u03bd\u03bd\u03b1")
    account(house, "Zoë 夜")
    visitor.request("PATCH", "/api/me", {"name": "\u0410nna"}, 400)
    house.guest("\u0410nna")  # guests may be called alike


def test_a_token_does_not_rename_its_owner(house: Served) -> None:
    owner = account(house, "Hawaiki")
    program = with_token(house, owner.post("/api/tokens", {"label": "bot"}, 201)["token"])
    for change in ({"name": "Mine now"}, {"settings": {"theme": "dark"}}):
        answer = program.patch("/api/me", json=change)
        assert answer.status_code == 403
        assert answer.json()["error"] == "server-not-by-token"
    assert owner.get("/api/me")["name"] == "Hawaiki"


def test_one_is_answered_in_the_language_of_ones_settings(house: Served) -> None:
    visitor = house.guest("Reo")
    visitor.http.headers["accept-language"] = "it"

    def language(**params: str) -> str:
        message = visitor.get("/api/tables/none/game", 404, **params)["message"]
        return next(each for each in LANGUAGES if Words(each)("server-not-found") == message)

    assert language() == "it"
    visitor.request("PATCH", "/api/me", {"settings": {"language": "fr"}})
    assert language() == "fr"
    assert language(lang="de") == "de"
    visitor.request("PATCH", "/api/me", {"settings": {"language": "auto"}})
    assert language() == "it"


def test_a_session_lasts_while_it_is_used(house: Served) -> None:
    visitor, idle = house.guest("Heiva"), house.guest("Vai")
    secrets = [each.http.cookies["vaka"] for each in (visitor, idle)]
    for _ in range(3):
        CLOCK.advance(60 * DAY)
        answer = with_cookie(house, secrets[0]).http.get("/api/me")
        assert answer.json()["name"] == "Heiva"
        assert f"Max-Age={90 * 86_400}" in answer.headers["set-cookie"]
    assert with_cookie(house, secrets[1]).get("/api/me")["id"] is None


def test_a_guest_becomes_an_account(house: Served) -> None:
    visitor = house.guest("Poe")
    before = visitor.get("/api/me")["id"]
    guests_secret = visitor.http.cookies["vaka"]
    table = visitor.table()
    visitor.post("/api/account", {"name": "Poe", "password": "short"}, 400)
    visitor.post("/api/account", {"name": "Poe", "password": "x" * 201}, 400)
    told = visitor.post("/api/account", {"name": "Poe", "password": PASSWORD}, 201)
    assert (told["id"], told["account"]) == (before, True)
    assert with_cookie(house, guests_secret).get("/api/me")["id"] is None  # a new key for it
    other = house.somebody()
    for taken in ("poe", "POE", "Ｐｏｅ", " Poe ", "Po\u200de"):
        problem = other.post("/api/account", {"name": taken, "password": PASSWORD}, 409)
        assert problem["error"] == "server-name-taken"
    assert log_in(other, "pOE")["id"] == before
    assert other.get(f"/api/tables/{table}")["seats"][0]["person"]["name"] == "Poe"
    # Whoever has an account makes another person with the next one.
    assert other.post("/api/account", {"name": "Poe 2", "password": PASSWORD}, 201)["id"] != before


def test_who_is_wrong_does_not_learn_why(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    account(house, "Ariki")
    monkeypatch.setattr(house.house.passwords, "hasher", SLOWER)
    log_in(house.somebody(), "Ariki")
    with closing(sqlite3.connect(str(house.house.database.url.database))) as database:
        (kept,) = database.execute("SELECT password FROM person WHERE login = 'ariki'").fetchone()
    assert kept.startswith("$argon2id$v=19$m=32768,t=2,p=1$")  # made anew, with more effort
    answers: list[Any] = []
    SLOWER.verified.clear()
    for name in ("Ariki", "Nobody", "bad\x00name"):
        answer = log_in(house.somebody(), name, "wrong password", status=401)
        assert answer["error"] == "server-wrong-password"
        answers.append(answer)
    assert answers == answers[:1] * 3
    # The response time tells nothing either: each login computes one hash of the same cost.
    assert [str(each).rsplit("$", 2)[0] for each in SLOWER.verified] == [kept.rsplit("$", 2)[0]] * 3


def test_guessing_becomes_slow_for_this_name_alone(house: Served) -> None:
    open_session = account(house, "Hotu")
    account(house, "Matua")
    for _ in range(5):
        log_in(house.somebody(), "Hotu", "wrong password", status=401)
    problem = log_in(house.somebody(), "HOTU", status=429)
    assert problem["error"] == "server-slow-down"
    assert problem["details"] == {"seconds": 1}
    assert open_session.get("/api/me")["name"] == "Hotu"
    open_session.table()
    log_in(house.somebody(), "Matua")
    CLOCK.advance(1.5)
    log_in(house.somebody(), "Hotu", "wrong password", status=401)
    assert log_in(house.somebody(), "Hotu", status=429)["details"]["seconds"] == 2
    CLOCK.advance(2.5)
    log_in(house.somebody(), "Hotu")
    log_in(house.somebody(), "Hotu", "wrong password", status=401)  # all is forgiven


def test_an_account_adopts_a_guest(house: Served) -> None:
    owner = account(house, "Rongo")
    me = owner.get("/api/me")["id"]
    guest, friend = house.guest("Rongo?"), house.guest("friend")
    guest_id = guest.get("/api/me")["id"]
    table = guest.table()
    friend.join(table)
    guest.post(f"/api/tables/{table}/start")
    guest.post(f"/api/tables/{table}/chat", {"text": "ia orana"}, 201)
    both = owner.table()
    guest.join(both)
    guests_secret = guest.http.cookies["vaka"]
    with guest.listening(table) as ear:
        ear.hear()
        told = log_in(guest, "Rongo", adopt=True)
        with pytest.raises(ConnectionClosed, match="1013"):  # come back with the new key
            ear.hear("never said")
    assert told["id"] == me
    assert (told["adopted"], told["left"]) == ([table], [both])
    seen = guest.get(f"/api/tables/{table}")
    assert [seat["person"]["name"] for seat in seen["seats"]] == ["Rongo", "friend"]
    assert seen["host"]["id"] == me
    assert guest.get(f"/api/tables/{table}/chat")[0]["person"] == me
    update = guest.game(table)
    assert update["seat"] == 0
    mover = guest if update["asked"] == [0] else friend
    mover.act(table, mover.game(table))
    names = [seat["person"]["name"] for seat in guest.get(f"/api/tables/{both}")["seats"]]
    assert names == ["Rongo", "Rongo?"]
    left_behind = with_cookie(house, guests_secret)
    assert left_behind.get("/api/me")["id"] is None
    assert guest_id != me


def test_an_account_leaves_a_guest_alone(house: Served) -> None:
    account(house, "Hiva")
    guest = house.guest("visitor")
    table = guest.table()
    told = log_in(guest, "Hiva")
    assert (told["adopted"], told["left"]) == ([], [])
    assert guest.get(f"/api/tables/{table}")["seats"][0]["person"]["name"] == "visitor"


def test_settings(house: Served) -> None:
    visitor = house.guest("Vaka")
    usual = visitor.get("/api/me")["settings"]
    change = {"language": "fr", "sound": False}
    told = visitor.request("PATCH", "/api/me", {"settings": change})
    assert told["settings"] == {**usual, **change}
    visitor.request("PATCH", "/api/me", {"settings": {"theme": "dark"}, "name": "Vaka 2"})
    assert visitor.get("/api/me")["settings"] == {**usual, **change, "theme": "dark"}
    assert visitor.get("/api/me")["name"] == "Vaka 2"
    refused: list[dict[str, Any]] = [
        {"settings": {"colour": "red"}},
        {"settings": {"theme": "pink"}},
        {"settings": {"sound": "loud"}},
        {"settings": []},
        {"id": "n1"},
        {"account": True},
        {"name": ""},
    ]
    for wrong in refused:
        visitor.request("PATCH", "/api/me", wrong, 400)
    house.somebody().request("PATCH", "/api/me", {"name": "x"}, 401)
    assert set(get_args(Language)) == {"auto", *LANGUAGES}


def test_a_new_name_is_seen_at_the_table(house: Served) -> None:
    one, other = account(house, "Mahina"), account(house, "Ra")
    table = one.table()
    with other.listening(table) as ear:
        one.request("PATCH", "/api/me", {"name": "Mahina nui"})
        assert "Mahina nui" in str(ear.hear("table"))
    one.request("PATCH", "/api/me", {"name": "RA"}, 409)
    assert one.get("/api/me")["name"] == "Mahina nui"
    log_in(house.somebody(), "mahina nui")
    log_in(house.somebody(), "Mahina", status=401)


def test_a_new_password_ends_other_sessions(house: Served) -> None:
    here, elsewhere = account(house, "Tane"), house.somebody()
    log_in(elsewhere, "Tane")
    token = here.post("/api/tokens", {"label": "bot"}, 201)["token"]
    change = {"old": PASSWORD, "new": "four canoes at noon"}
    here.post("/api/me/password", {**change, "old": "wrong"}, 401)
    here.post("/api/me/password", {**change, "new": "short"}, 400)
    house.guest("guest").post("/api/me/password", change, 403)
    here.post("/api/me/password", change, 204)
    assert elsewhere.get("/api/me")["id"] is None
    assert here.get("/api/me")["name"] == "Tane"
    log_in(house.somebody(), "Tane", status=401)
    log_in(house.somebody(), "Tane", "four canoes at noon")
    assert with_token(house, token).get("/api/me").status_code == 200


def test_tokens(house: Served) -> None:
    owner, other = house.guest("owner"), house.guest("other")
    made = owner.post("/api/tokens", {"label": " my bot "}, 201)
    assert made["label"] == "my bot"
    listed = owner.get("/api/tokens")
    assert listed == [{key: made[key] for key in ("id", "label", "created", "expires")}]
    assert other.get("/api/tokens") == []
    program = with_token(house, made["token"])
    assert program.get("/api/me").json()["name"] == "owner"
    wanted = {"title": "rapanui", "players": 2}
    assert program.post("/api/tables", json=wanted).status_code == 201
    assert program.post("/api/tokens", json={"label": "second"}).status_code == 403
    assert program.get("/api/tokens").status_code == 403
    change = {"old": PASSWORD, "new": PASSWORD}
    assert program.post("/api/me/password", json=change).status_code == 403
    other.request("DELETE", f"/api/tokens/{made['id']}", status=404)
    owner.request("DELETE", "/api/tokens/none", status=404)
    assert program.get("/api/me").status_code == 200
    owner.request("DELETE", f"/api/tokens/{made['id']}", status=204)
    assert program.get("/api/me").status_code == 401
    for number in range(MOST_TOKENS):
        owner.post("/api/tokens", {"label": f"bot {number}"}, 201)
    assert owner.post("/api/tokens", {"label": "x"}, 409)["error"] == "server-too-many-tokens"
    house.somebody().post("/api/tokens", {"label": "x"}, 401)


def test_people_in_postgresql(tmp_path: Path, postgres_database: str) -> None:
    """What a stricter database would choke on."""
    with serving(tmp_path, database=postgres_database) as house:
        house.house.passwords.hasher = QUICK
        owner = account(house, "Moe")
        house.somebody().post("/api/account", {"name": "MOE", "password": PASSWORD}, 409)
        # One sign that stands for eighteen letters: too long to compare.
        house.somebody().post("/api/account", {"name": "ﷺ" * 10, "password": PASSWORD}, 400)
        log_in(house.somebody(), "m\x00e", status=401)
        guest = house.guest("guest")
        table, both = guest.table(), owner.table()
        guest.join(both)
        told = log_in(guest, "Moe", adopt=True)
        assert (told["adopted"], told["left"]) == ([table], [both])
        assert guest.get(f"/api/tables/{table}")["seats"][0]["person"]["name"] == "Moe"
        guest.get("/api/tables/%00/game", 400)
