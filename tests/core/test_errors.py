"""Errors: each has a key, survives pickle, and says something."""

import pickle

import pytest

from vaka.core import errors
from vaka.core.errors import VakaError

MANY: list[VakaError] = [
    errors.MalformedAction(text="play("),
    errors.UnknownAction(action="fly", title="rapanui"),
    errors.IllegalAction("rapanui", "skip", "N9", "must-play"),
    errors.IllegalAction("toy", "skip", "S1", "not-now", decision="bid"),
    errors.NotAsked(seat=1, asked="0"),
    errors.UnknownSeat(seat=9, last=3),
    errors.GameOver(action="skip"),
    errors.GameNotOver(),
    errors.UnknownTitle(name="chess", known="rapanui"),
    errors.BadTitle(name="tides", why="ImportError"),
    errors.WrongPlayers(given="7", least=2, most=4, title="rapanui"),
    errors.WrongSeed(given="-1"),
    errors.NoFeatures(title="tides"),
    errors.WrongFeature(name="own.wood", least=0, most=300, room=255),
    errors.UnknownOption(name="x", known="-", title="rapanui"),
    errors.WrongOption(name="x", expected="1..2", given="3"),
    errors.UnknownPreset(name="x", known="-", title="rapanui"),
    errors.CannotUndo("nothing"),
    errors.DataError("box.toml", "deck.fish", "missing"),
    errors.MalformedRecord("not-json", cause="x"),
    errors.DamagedRecord("checksum"),
    errors.ForeignRecord("rules-version", given=2, known=1),
    errors.IllegalRecord(3, errors.NotAsked(seat=1, asked="0")),
]


@pytest.mark.parametrize("error", MANY, ids=lambda error: type(error).__name__)
def test_each_error(error: VakaError) -> None:
    assert str(error)
    assert error.key.startswith("error-")
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert str(back) == str(error)
    assert back.details == error.details


def test_all_errors_are_tried() -> None:
    def family(kind: type[VakaError]) -> set[type[VakaError]]:
        return {kind}.union(*(family(each) for each in kind.__subclasses__()))

    bases = {VakaError, errors.RecordError}
    defined = {kind for kind in family(VakaError) if kind.__module__ == "vaka.core.errors"}
    assert defined - bases == {type(error) for error in MANY}


def test_told_in_given_words() -> None:
    def words(key: str, **details: str | int) -> str:
        return f"{key}:{','.join(details)}"

    assert errors.NotAsked(seat=1, asked="0").message(words) == "error-not-asked:seat,asked"
    assert errors.CannotUndo("nothing").message(words) == "error-cannot-undo:why"


def test_told_without_any_words() -> None:
    assert errors._bare("error-x", seat=1, asked="0, 2") == "error-x seat=1 asked=0, 2"
