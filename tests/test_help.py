"""`help` of every public name: a docstring, an example that runs, and a typed signature."""

import doctest
import importlib
import importlib.util
import inspect
import pydoc
from collections.abc import Iterator
from types import FunctionType
from typing import Final

import pytest

import vaka
from vaka import arena, bots
from vaka.core.field_docs import class_doc, field_docs
from vaka.schema import title_types

# Packages, and the dependency that they need.
PACKAGES: Final = {
    "vaka": None,
    "vaka.bots": None,
    "vaka.arena": None,
    "vaka.envs": "numpy",
    "vaka.envs.pettingzoo": "pettingzoo",
    "vaka.envs.openspiel": "pyspiel",
}
INSTALLED: Final = [
    name
    for name, needed in PACKAGES.items()
    if needed is None or importlib.util.find_spec(needed) is not None
]

# Constants, which have no docstring of their own.
DATA: Final = {
    "vaka.bots.UNHURRIED",
    "vaka.envs.openspiel.PREFIX",
    "vaka.envs.pettingzoo.ILLEGAL",
}


def public_names() -> Iterator[str]:
    for package in INSTALLED:
        for name in importlib.import_module(package).__all__:
            yield f"{package}.{name}"


@pytest.mark.parametrize("name", INSTALLED)
def test_packages_have_help(name: str) -> None:
    package = importlib.import_module(name)
    check_example(name, package)
    for constant in DATA:
        owner, _, own = constant.rpartition(".")
        assert owner != name or f"`{own}`" in (package.__doc__ or "")


@pytest.mark.parametrize("name", sorted({*public_names()} - DATA))
def test_public_names_have_help(name: str) -> None:
    package, _, own = name.rpartition(".")
    found = getattr(importlib.import_module(package), own)
    check_example(name, found)
    if not getattr(found, "_is_protocol", False):  # never called
        check_signature(found)
    for method in methods(found):
        assert inspect.getdoc(method), method
        if isinstance(method, FunctionType):  # compiled methods have no annotations
            check_signature(method)


def test_objects_show_what_they_are() -> None:
    game = vaka.load("rapanui")
    table = vaka.Table.new("rapanui", players=3, seed=7)
    asked = arena.Tournament("rapanui", ("random", "random"), games=2, seed=1, options={})
    shown = {
        "<rapanui, 2 to 4 players>": game.title,
        "<hands: as_printed | open>": game.title.options[1],
        "<first_game: {'hands': 'open'}>": game.title.preset("first_game"),
        "<rapanui, 3 players>": table.state.config,
        "<rapanui, 43 actions>": game.actions,
        "<<rapanui, 3 players: <play (2,)>> after 0 actions>": table,
        "<<rapanui, 3 players: <play (2,)>>, seen by seat 1>": bots.Observation(table.state, 1),
        "<rapanui, 2 games: random>": arena.tournament(asked),
    }
    assert {repr(one): one for one in shown.values()} == shown


def test_a_state_shows_players_what_they_use() -> None:
    """What only titles and fast loops call is in its base class."""
    assert {name for name in vars(vaka.State) if not name.startswith("_")} == {
        *("apply", "decision", "is_asked", "legal_actions", "outcome", "players", "catalog"),
        *("view", "to_text", "to_svg", "redeal", "features", "described", "listen"),
        *("clone", "digest", "dump"),
    }


def check_example(name: str, found: object) -> None:
    """Run the example of a docstring: doctest's own finder does not look into compiled classes."""
    text = inspect.getdoc(found) or ""
    assert ">>>" in text
    example = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0


def check_signature(found: object) -> None:
    signature = inspect.signature(found)  # type: ignore[arg-type]
    for parameter in signature.parameters.values():
        assert parameter.name == "self" or parameter.annotation is not parameter.empty, parameter
    assert isinstance(found, type) or signature.return_annotation is not signature.empty


def methods(found: object) -> Iterator[object]:
    """Yield the public methods and properties that this project defines for a class."""
    for base in inspect.getmro(found) if isinstance(found, type) else ():
        for name, member in vars(base).items():
            is_method = inspect.isroutine(member) or isinstance(member, property)
            if is_method and base.__module__.startswith("vaka.") and not name.startswith("_"):
                yield getattr(found, name)


@pytest.mark.parametrize("title", vaka.titles())
def test_types_list_their_fields(title: str) -> None:
    types = title_types(title)
    assert types is not None
    for shape in types:
        told = pydoc.getdoc(shape)
        for field in shape.__annotations__:
            assert f"\n{field}: " in f"\n{told}", field
        assert all(f"\n    {text}" in told for text in field_docs(shape).values())
    assert class_doc(types.view) == pydoc.getdoc(types.view).partition("\n")[0]
