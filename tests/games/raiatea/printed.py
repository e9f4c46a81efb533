"""What is printed on the components, read from the data files a second time, as plain dicts."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

GOODS = ("uru", "taro", "mahi-mahi", "tiare")
TYPES = ("gatherer", "merchant", "shaman", "diver")
RANKS = ("raatira", "ariki", "arioi", "tahua")
FILES = ("rituals", "forest", "missions", "board")
OUTER = ("pay", "if", "bid", "choose")
THINGS = ("mana", "pearl", "tattoo", "priest", "goods", "assistant", "mask", "card")
COUNTED = (
    "priest", "rank", "assistant", "pair", "mask", "mission", "goods", "permanent",
    "player", "pip", "kind", *TYPES,
)  # fmt: skip

Effect = dict[str, Any]
PAID = {"pearl": "pearls", "mana": "mana", "mask": "masks", "ritual": "rituals"}


def single(name: str) -> str:
    """`pearls` and `pearl` are the same thing."""
    known = {*GOODS, *TYPES, *THINGS, *COUNTED, "ritual", "equal goods", "different goods"}
    return name if name in known else name.removesuffix("s")


def chain(text: str) -> list[Effect]:
    """Effects with `and` between them; one with others inside has all that follows."""
    first, _, rest = text.partition(" and ")
    if not rest or any(part.split()[0] in OUTER for part in first.split(":")[:-1]):
        return [effect(text)]
    return [effect(first), *chain(rest)]


def effect(text: str) -> Effect:
    """`[WHEN:] [SCOPE:] [N times:] [for each [N] COUNTED:] ACTION` taken apart."""
    found: Effect = {
        "word": "", "what": "", "amount": 1, "scope": "you", "each": "", "per": 1, "limit": 0,
        "when": "now", "alternatives": [],
    }  # fmt: skip
    parts = [part.strip() for part in text.split(":")]
    while len(parts) > 1:
        words = parts.pop(0).split()
        inside = ": ".join(parts)
        if words[0] == "at":
            found["when"] = words[1]
        elif words[-1] == "times":
            found["times"] = int(words[0])
        elif words[0] in ("pay", "if", "bid"):
            found["word"] = words[0]
            found["alternatives"] = [chain(inside)]
            if words[0] == "pay":
                found["amount"], found["what"] = int(words[1]), single(" ".join(words[2:]))
            elif words[0] == "if":
                read_condition(found, words[1:])
            return found
        elif words[:2] == ["for", "each"]:
            found["each"] = single(words[-1])
            found["per"] = int(words[2]) if len(words) == 4 else 1
        elif words == ["choose", "one"]:
            found["word"] = "choose"
            found["alternatives"] = [chain(option) for option in inside.split(" / ")]
            return found
        else:
            found["scope"] = "-".join(words)
    word, *rest = parts[0].split()
    found["word"] = word
    if word == "perform":
        found["what"] = rest[0]
        found["limit"] = int(rest[-1]) if len(rest) > 1 else 0
    elif rest:
        found["amount"] = int(rest[0])
        if word == "bag":
            found["limit"] = int(len(rest) > 1)
        elif len(rest) > 1:
            found["what"] = single(rest[1])
        if word in ("raise", "lower") and found["what"] == "goods":
            options = [[{**found, "what": goods}] for goods in GOODS]
            return {**found, "word": "choose", "what": "", "amount": 1, "alternatives": options}
    return found


def read_condition(found: Effect, words: list[str]) -> None:
    """`[not] rank NAME`, `[not] N THINGS`, `at most N THINGS`."""
    found["test"] = "least"
    if words[0] == "not":
        found["test"] = "fewer"
    elif words[0] == "at":
        found["test"] = "most"
    first, last = words[-2:]
    found["each"] = single(last)
    if first == "rank":
        found["each"], found["amount"] = "rank", RANKS.index(last)
    else:
        found["amount"] = int(first)


def effects(entry: str | list[str]) -> list[Effect]:
    return [effect(text) for text in ([entry] if isinstance(entry, str) else entry)]


class Printed:
    def __init__(self, deck: str, tane: bool) -> None:
        data = dict(standard())
        data.update(tomllib.loads(deck))
        self.rituals: dict[str, dict[str, Any]] = {
            name: {
                "cost": each["cost"],
                "type": each["type"],
                "deck": "forbidden" if each.get("deck") == "forbidden" else "normal",
                "copies": 0 if each.get("deck") == "tane" and not tane else each["copies"],
                "effects": effects(each["effect"]),
            }
            for name, each in data["rituals"].items()
        }
        self.treasures = {name: effects(text) for name, text in data["treasures"].items()}
        self._read_forest(data)
        self._read_missions(data)
        self._read_board(data)

    def _read_forest(self, data: dict[str, Any]) -> None:
        self.gods: dict[str, dict[str, str]] = {}
        self.start_masks: list[str] = []
        cards: Counter[tuple[str, str | None]] = Counter()
        for kind in ("goods", "assistants"):
            for name, copies in data["forest"][kind].items():
                cards[name, None] += copies
        cards["mirror", None] += data["forest"]["mirrors"]
        for name, each in data["masks"].items():
            scores = each["scores"]
            kind = "mission"
            if scores == "colours":
                kind = "colour"
            elif scores in TYPES:
                kind = "assistant"
            self.gods[name] = {"type": kind, "about": scores, "colour": each["colour"]}
            self.start_masks += [name] * each["starting"]
            for treasure in each["forest"]:
                cards[name, None if treasure == "none" else treasure] += 1
        self.forest = +cards

    def _read_missions(self, data: dict[str, Any]) -> None:
        self.missions: dict[str, dict[str, Any]] = {}
        for name, each in data["missions"].items():
            found: dict[str, Any] = {
                "points": each["points"], "type": each["type"], "copies": each["copies"],
                "pearls": 0, "mana": 0, "goods": {}, "any": 0, "equal": 0, "different": 0,
                "masks": 0, "rituals": 0, "need": "", "amount": 0,
            }  # fmt: skip
            pay = each.get("pay", [])
            for text in [pay] if isinstance(pay, str) else pay:
                count, *words = text.split()
                what = single(words[-1])
                if what in GOODS:
                    found["goods"][what] = int(count)
                elif what == "goods":
                    found[words[0] if len(words) > 1 else "any"] = int(count)
                else:
                    found[PAID[what]] = int(count)
            if "need" in each:
                first, last = each["need"].split()
                if first == "rank":
                    found["need"], found["amount"] = "rank", RANKS.index(last)
                else:
                    found["need"], found["amount"] = single(last), int(first)
            self.missions[name] = found
        rows: list[int] = data["statues"]["rows"]
        self.rows = [row for row, count in enumerate(rows) for _ in range(count)]

    def _read_board(self, data: dict[str, Any]) -> None:
        ranks = data["ranks"]
        self.bonuses = {
            goods: [effects(text) for _, text in sorted(data["prices"][goods].items())]
            for goods in GOODS
        }
        self.gifts = {name: effects(text) for name, text in data["gifts"].items()}
        self.assistants = {kind: effects(data["assistants"][kind]) for kind in TYPES}
        self.board: dict[str, Any] = {
            "steps": len(data["prices"]["uru"]),
            "price_start": data["prices"]["start"] - 1,
            "start_goods": data["starting"]["goods"],
            "start_assistants": data["starting"]["assistants"],
            "rank_steps": ranks["steps"],
            "rank_points": ranks["points"],
            "tattoo_steps": ranks["track"],
            "draw_count": ranks["draw"],
            "prepare_count": ranks["prepare"],
            "forbidden_from": RANKS.index(ranks["forbidden"]),
            "priest_track": data["priests"]["track"],
            "priest_price": data["priests"]["prices"],
            "hire_price": data["assistants"]["price"],
            "rounds": {
                players: data["rounds"][name]
                for players, name in ((3, "three"), (4, "four"), (5, "five"))
            },
            "start_mana": data["start"]["mana"],
            "start_pearls": data["start"]["pearls"],
            "draw_start": data["start"]["draw"],
            "keep_start": data["start"]["keep"],
            "die": data["actions"]["die"],
            "reef_bonus": data["actions"]["reef"],
            "buy_price": data["actions"]["buy"],
            "colour_points": data["score"]["colour"],
            "colour_most": data["score"]["most"],
        }


@cache
def standard() -> dict[str, Any]:
    """The four files as one table."""
    found: dict[str, Any] = {}
    for name in FILES:
        text = (files("vaka.games") / "raiatea" / "data" / f"{name}.toml").read_text(
            encoding="utf-8"
        )
        found.update(tomllib.loads(text))
    return found


@cache
def printed(deck: str = "", tane: bool = False) -> Printed:
    return Printed(deck, tane)
