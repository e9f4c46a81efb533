"""Writes a reference of every title's views, events and actions as a page of the site, with an
example of each field from a game.

    python -m script.view_pages     writes them to docs/views; building the site does that by itself
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import vaka
from vaka.core.full_view import full_view
from vaka.core.state import State
from vaka.core.state_base import View
from vaka.locale import Words
from vaka.schema import Schema, Schemas, title_types

ROOT = Path(__file__).resolve().parent.parent
MAX_EXAMPLE: Final = 60  # characters
VIEW_EVERY: Final = 5  # actions
RANDOM_GAMES: Final = 6
GOLDEN: Final = ROOT / "tests/games"
DECK: Final = ROOT / "examples/decks/every-word.toml"

Examples = dict[tuple[str, str], Any]


@cache
def pages() -> dict[str, str]:
    """Return every page by the name of its file."""
    titles = [title for title in vaka.titles() if (GOLDEN / title / "golden").is_dir()]
    return {"index.md": _contents(titles), **{f"{title}.md": _page(title) for title in titles}}


def write(folder: Path) -> None:
    """Write the pages that changed; Sphinx skips the others."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def _contents(titles: list[str]) -> str:
    words = Words("en")
    lines = ["# Views", "", "What views, events and actions contain, field by field.", ""]
    lines += [f"- [{words(f'{title}-name')}]({title}.md)" for title in titles]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *titles, "```", ""])


def _page(title: str) -> str:
    types = title_types(title)
    assert types is not None
    schemas = Schemas()
    for shape in types:
        schemas.of(shape)
    found = examples(title, schemas)
    lines = [f"# {Words('en')(f'{title}-name')}: views, events, actions", ""]
    lines += [f"In Python: `from vaka.games.{title} import {types.view.__name__}`.", ""]
    by_name = {types.events.__name__: "Events", types.actions.__name__: "Actions"}
    first = [shape.__name__ for shape in types]
    for name in [*first, *sorted(schemas.parts.keys() - set(first))]:
        lines += _section(name, by_name.get(name, name), schemas.parts[name], found)
    return "\n".join(lines)


def _section(name: str, heading: str, schema: Schema, found: Examples) -> Iterator[str]:
    yield from (f"({name})=", f"## {heading}", "")
    if "description" in schema:
        yield from (schema["description"], "")
    if "enum" in schema:
        yield from (", ".join(f"`{value}`" for value in schema["enum"]), "")
        return
    yield from ("| Field | Type | | Example |", "| --- | --- | --- | --- |")
    for field, inner in schema["properties"].items():
        optional = "" if field in schema["required"] else " (optional)"
        about = inner.get("description", "")
        yield f"| `{field}`{optional} | {_type(inner)} | {about} | {_cell(found[name, field])} |"
    yield ""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if schema["type"] == "array":
        return f"list of {_type(schema['items'])}"
    if schema["type"] == "object":
        return f"by name: {_type(schema['additionalProperties'])}"
    return str(schema["type"])


def _cell(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if len(text) > MAX_EXAMPLE:
        text = f"{text[:MAX_EXAMPLE]} …"
    return f"`{text}`"


# Examples from games ------------------------------------------------------------------------------


def examples(title: str, schemas: Schemas) -> Examples:
    """Return a value of each field of a title's views, events and actions."""
    types = title_types(title)
    assert types is not None
    found: Examples = {}
    view, events, actions = ({"$ref": shape.__name__} for shape in types)
    for action in vaka.load(title).actions:
        _collect(actions, {action.name: dict(action.args)}, schemas.parts, found)
    for moment in _moments(title):
        for event in moment.events:
            _collect(events, {event.name: event.args}, schemas.parts, found)
        if moment.view is not None:
            _collect(view, moment.view, schemas.parts, found)
    for name, part in schemas.parts.items():
        for field, inner in part.get("properties", {}).items():
            if (name, field) not in found:
                found[name, field] = _composed(inner, schemas.parts, found)
    return found


def _composed(schema: Schema, parts: dict[str, Schema], found: Examples) -> Any:
    """Return a value of what is too rare for these games."""
    if "$ref" not in schema:
        return {"integer": 2, "string": "..."}[schema["type"]]
    name = schema["$ref"].rpartition("/")[2]
    return {
        field: found[name, field] if (name, field) in found else _composed(inner, parts, found)
        for field, inner in parts[name]["properties"].items()
    }


class Moment(NamedTuple):
    """What happened, and a view for some of the positions."""

    events: list[vaka.Event]
    view: View | None


def _moments(title: str) -> Iterator[Moment]:
    """The golden games, which have all that can happen, and a game with a deck of every word."""
    for file in sorted((GOLDEN / title / "golden").glob("*.json")):
        record = json.loads(file.read_text(encoding="utf-8"))
        state = vaka.load(title).new(record["players"], record["seed"], record["options"])
        yield from _played(state, iter(record["actions"]))
    if title == "raiatea":
        deck = DECK.read_text(encoding="utf-8")
        for seed in range(RANDOM_GAMES):
            state = vaka.load(title).new(3, seed, {"deck": deck})
            yield from _played(state, _random(state, seed))


def _random(state: State, seed: int) -> Iterator[tuple[int, int]]:
    rng = Random(seed)
    while (decision := state.decision()) is not None:
        seat = rng.choice(decision.seats)
        yield seat, rng.choice(state.legal_actions(seat)).index


def _played(state: State, actions: Iterator[tuple[int, int]]) -> Iterator[Moment]:
    log = state.listen()
    for step, (seat, index) in enumerate(actions):
        state.apply(seat, index)
        decision = state.decision()
        if decision is None:
            yield Moment(log.take(), full_view(state))
        else:
            seen = state.view(decision.seats[0]) if step % VIEW_EVERY == 0 else None
            yield Moment(log.take(), seen)


def _collect(schema: Schema, value: Any, parts: dict[str, Schema], found: Examples) -> None:
    """Keep the values that say more than those kept before."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        for field, inner in parts[name].get("properties", {}).items():
            if isinstance(value, dict) and field in value:
                if (name, field) not in found or (value[field] and not found[name, field]):
                    found[name, field] = value[field]
                _collect(inner, value[field], parts, found)
    elif "anyOf" in schema and value is not None:
        for each in schema["anyOf"]:
            if _could_be(each, value, parts):
                _collect(each, value, parts, found)
    elif isinstance(value, list):
        for each in value:
            _collect(schema["items"], each, parts, found)


def _could_be(schema: Schema, value: Any, parts: dict[str, Schema]) -> bool:
    if "$ref" in schema and isinstance(value, dict):
        required = parts[schema["$ref"].rpartition("/")[2]].get("required", ())
        return value.keys() >= set(required)
    return schema.get("type") == "array" and isinstance(value, list)


if __name__ == "__main__":
    write(ROOT / "docs/views")
