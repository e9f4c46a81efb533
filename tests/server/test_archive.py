"""The archive: what is in it, what is found in it, and taking it home."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.counting import counting
from tests.server.keeping import begin, keep, me, play, served
from tests.server.serving import Served, Visitor, serving
from vaka import Record
from vaka.cli.proof import Origin, prove
from vaka.cli.run import run
from vaka.server.play.sitting import Sitting

pytestmark = once

__all__ = ["served"]  # a fixture

NOON = 1_800_014_400_000  # the 15th of January 2027, 12:00 UTC
DAY = 86_400_000
HOUR = 3_600_000


@cache
def played() -> tuple[Sitting, Sitting, Sitting]:
    return (
        play(begin("rapanui", 2), Random(5), regret=0.02),
        play(begin("giants", 3, {"two_workers": True}), Random(6)),
        play(begin("raiatea", 3, {"edition": "it", "tane": True}), Random(7)),
    )


class Full:
    """An archive with games in it, the oldest first, and others that do not belong there."""

    def __init__(self, served: Served) -> None:
        self.ana, self.ben = served.guest("Ana"), served.guest("Ben")
        self.rapanui, giants, raiatea = played()
        running = play(begin("rapanui", 2), Random(8), plies=4)
        two: list[Visitor | str] = [self.ana, self.ben]
        keep(served, self.rapanui, two, "r1", NOON - 30 * DAY)
        keep(served, self.rapanui, [self.ben, "easy"], "r2", NOON)
        keep(served, self.rapanui, [self.ana, "hard"], "r3", NOON)
        keep(served, giants, [*two, "easy"], "g1", NOON + 11 * HOUR)
        keep(served, raiatea, ["easy", *two], "t1", NOON + 13 * HOUR)
        keep(served, self.rapanui, two, "private", NOON, public=False)
        keep(served, running, two, "running")
        self.of = {"r1": self.rapanui, "g1": giants, "t1": raiatea}


@pytest.fixture(scope="module")
def full(served: Served) -> Full:
    return Full(served)


def ids(answer: Any) -> list[str]:
    return [game["id"] for game in answer["games"]]


def test_finished_public_games_are_there_newest_first(served: Served, full: Full) -> None:
    somebody = served.somebody()
    with counting() as statements:
        answer = somebody.get("/api/archive")
    assert len(statements) == 1
    assert ids(answer) == ["t1", "g1", "r3", "r2", "r1"]
    assert answer["next"] is None
    raiatea, outcome = answer["games"][0], full.of["t1"].state.outcome()
    assert [seat["level"] for seat in raiatea["seats"]] == ["easy", None, None]
    assert raiatea["seats"][1]["person"] == {"id": me(full.ana), "name": "Ana"}
    assert [seat["score"] for seat in raiatea["seats"]] == list(outcome.scores)
    assert [seat["place"] for seat in raiatea["seats"]] == list(outcome.ranking)
    assert raiatea["outcome"]["reason"] == outcome.reason
    assert raiatea["options"]["tane"] is True
    assert raiatea["plies"] == full.of["t1"].ply


def won(sitting: Sitting, seat: int) -> bool:
    return seat in sitting.state.outcome().winners


def test_filters(served: Served, full: Full) -> None:
    filters_find(served, full)


def test_filters_on_postgresql(postgres_database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=postgres_database) as other:
        filters_find(other, Full(other))


def filters_find(served: Served, full: Full) -> None:
    somebody = served.somebody()
    ana, ben = me(full.ana), me(full.ben)
    first_wins = won(full.rapanui, 0)
    found: list[tuple[dict[str, Any], list[str]]] = [
        ({"title": "rapanui"}, ["r3", "r2", "r1"]),
        ({"title": "chess"}, []),
        ({"players": 3}, ["t1", "g1"]),
        ({"person": ben}, ["t1", "g1", "r2", "r1"]),
        ({"person": ben, "title": "rapanui"}, ["r2", "r1"]),
        ({"level": "easy"}, ["t1", "g1", "r2"]),
        ({"level": "hard", "person": ben}, []),
        ({"winner": ana, "title": "rapanui"}, ["r3", "r1"] if first_wins else []),
        ({"winner": ben, "title": "rapanui"}, ["r2"] if first_wins else ["r1"]),
        ({"winner": "bot:easy", "title": "rapanui"}, [] if first_wins else ["r2"]),
        ({"title": "giants", "option": "two_workers=true"}, ["g1"]),
        ({"title": "giants", "option": "two_workers=false"}, []),
        ({"title": "raiatea", "option": ["edition=it", "tane=true"]}, ["t1"]),
        ({"title": "raiatea", "option": ["edition=it", "tane=false"]}, []),
        ({"title": "raiatea", "option": "oracle=false"}, ["t1"]),  # by default
        ({"from": "2027-01-15", "to": "2027-01-15"}, ["g1", "r3", "r2"]),
        ({"from": "2027-01-16"}, ["t1"]),
        ({"to": "2027-01-14"}, ["r1"]),
        ({"to": "9999-12-31", "from": "0001-01-01", "players": 3}, ["t1", "g1"]),
    ]
    for asked, expected in found:
        assert ids(somebody.get("/api/archive", **asked)) == expected, asked
    for wrong in (
        {"option": "tane=true"},  # of which title?
        {"title": "raiatea", "option": "tane=maybe"},
        {"title": "raiatea", "option": "nonsense"},
        {"title": "raiatea", "option": "deck=x"},
        {"title": "rapanui", "option": "x=1"},
        {"title": "' OR 1=1 --"},
        {"person": "a\x00"},
        {"from": "yesterday"},
        {"cursor": "x"},
        {"limit": 0},
        {"limit": 101},
    ):
        somebody.get("/api/archive", 400, **wrong)


@pytest.mark.usefixtures("full")
def test_page_by_page_nothing_is_lost_or_told_twice(served: Served) -> None:
    somebody = served.somebody()
    for path in ("/api/archive", "/api/archive/records"):
        seen: list[str] = []
        cursor: dict[str, str] = {}
        while True:
            answer = somebody.http.get(path, params={"limit": 2, **cursor})
            if path.endswith("records"):
                tables: list[Any] = [
                    Record.from_json(line).table for line in answer.text.split("\n") if line
                ]
                seen += [table["id"] for table in tables]
                following = answer.headers.get("x-next-cursor")
            else:
                seen += ids(answer.json())
                following = answer.json()["next"]
            if following is None:
                break
            cursor = {"cursor": following}
        assert seen == ["t1", "g1", "r3", "r2", "r1"]  # r3 and r2 ended in the same moment


def test_all_records_at_once(
    served: Served, full: Full, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = served.somebody().http.get("/api/archive/records")
    assert answer.headers["content-type"].startswith("application/jsonl")
    assert "x-next-cursor" not in answer.headers
    lines = answer.text.splitlines()
    assert len(lines) == 5
    records = {str((record.table or {})["id"]): record for record in map(Record.from_json, lines)}
    assert any(entry.kind != "act" for entry in full.rapanui.log)  # also what was taken back
    for table_id, sitting in full.of.items():
        record = records[table_id]
        assert record.actions == sitting.record().actions
        assert prove(record).origin is Origin.FAIR
        alone = served.somebody().http.get(f"/api/tables/{table_id}/record").text
        assert alone == record.to_json()
    (tmp_path / "all.jsonl").write_text(answer.text)
    assert run(["--lang", "en", "verify", str(tmp_path / "all.jsonl")]) == 0
    assert "5 of 5 games are right; of 5 of them the deal is proved" in " ".join(
        capsys.readouterr().out.split()
    )
    only = served.somebody().http.get("/api/archive/records", params={"title": "giants"})
    assert len(only.text.splitlines()) == 1


def test_a_game_of_other_rules_does_not_stop_the_download(served: Served, full: Full) -> None:
    late = NOON + 3650 * DAY
    keep(served, full.rapanui, [full.ana, full.ben], "z1", late, rules_version=99)
    keep(served, full.rapanui, [full.ana, full.ben], "z2", late)
    answer = served.somebody().http.get("/api/archive/records", params={"from": "2036-01-01"})
    (line,) = answer.text.splitlines()
    assert (Record.from_json(line).table or {})["id"] == "z2"
