"""The box of Raiatea explained: rituals, masks, goods, assistants, missions, places, steps."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from vaka.faces.explained import Thing
from vaka.faces.raiatea_actions import DOES
from vaka.faces.raiatea_effects import effects_short, effects_text, mask_text, mission_text
from vaka.faces.raiatea_names import MIRROR, Called, deck_of
from vaka.faces.raiatea_short import amount_text, effects_of, score_text, sort_texts
from vaka.games.raiatea.layout import STEPS
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    FOR_ASSISTANTS,
    FOR_MISSIONS,
    FORBIDDEN,
    GIFT_NAMES,
    GOODS_NAMES,
    LOCATION_NAMES,
    MASK_TYPES,
    MISSION_TYPES,
    NEEDS,
    PILE_NAMES,
    RANK_NAMES,
    RITUAL_TYPES,
    TYPE_NAMES,
)
from vaka.locale import Words

OPTIONS: Final = ("deck",)

LOCATION_RULES: Final = {
    "forest": ("R10", "R9"),
    "marae": ("R12", "R13", "R9"),
    "reef": ("R14", "R9"),
    "path": ("R15",),
    "border": ("R16",),
    "market": ("R17", "R18", "R9"),
}
ASSISTANT_RULES: Final = ("R21", "R22", "R23", "R24")
# The steps of a ceremony as views call them, each with its name and its rule.
STEP_NAMES: Final = {
    "dance": ("raiatea-table-phase-dance", "R25"),
    "buy": ("raiatea-table-phase-buy", "R26"),
    "prepare": ("raiatea-table-phase-prepare", "R27"),
    "invocation": ("raiatea-table-phase-invocation", "R28"),
    "gifts": ("raiatea-table-phase-gifts", "R28"),
    "blessing": ("raiatea-table-phase-blessing", "R29"),
    "building": ("raiatea-table-phase-building", "R30"),
}


def things(options: Mapping[str, Any], words: Words) -> list[Thing]:
    """Every kind of thing once, in the order of the box."""
    called = Called(deck_of({"options": {"deck": options.get("deck", "")}}), words)
    return [thing for tell in _TOLD for thing in tell(called)]


# Cards --------------------------------------------------------------------------------------------


def _rituals(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    for place, name in enumerate(deck.ritual_names):
        kind, pile = RITUAL_TYPES[deck.ritual_type[place]], PILE_NAMES[deck.pile[place]]
        effects = effects_of(deck.ritual_effects[place])
        type_ = words("raiatea-name-ritual-type", type=kind)
        about = [amount_text("mana", int(deck.cost[place]), called), type_]
        if deck.pile[place] == FORBIDDEN:
            about.append(words("raiatea-table-forbidden"))
        text = effects_text(effects, words)
        facts = {
            "cost": int(deck.cost[place]),
            "type": kind,
            "deck": pile,
            "copies": int(deck.copies[place]),
            "effects": effects,
        }
        more = words("raiatea-explained-ritual", type=kind)
        told = f"{text} {more}"
        yield Thing("ritual", name, called.ritual(name), tuple(about), told, ("R42",), facts)


def _masks(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    for god, name in enumerate(deck.god_names):
        colour, sort = deck.colour_names[deck.colour[god]], MASK_TYPES[deck.mask_type[god]]
        facts: dict[str, Any] = {"colour": colour, "scores": sort, "about": _scored(called, god)}
        about = (score_text(name, called),)
        text = words("raiatea-explained-mask", text=mask_text(deck, name, words))
        yield Thing("mask", name, called.mask(name), about, text, ("R38", "R39"), facts)
    yield Thing(
        "mask", MIRROR, called.mask(MIRROR), (), words("raiatea-explained-mirror"), ("R38",), {}
    )


def _scored(called: Called, god: int) -> str:
    """What a pair counts: a sort of mission, a type of assistant, or colours."""
    deck = called.deck
    about = deck.mask_about[god]
    if deck.mask_type[god] == FOR_MISSIONS:
        return MISSION_TYPES[about]
    return TYPE_NAMES[about] if deck.mask_type[god] == FOR_ASSISTANTS else "colours"


def _goods(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    for goods, name in enumerate(GOODS_NAMES):
        steps = [
            words("raiatea-explained-step", step=1 + step, text=effects_short(effects, words))
            for step, effects in enumerate(_bonuses(called, goods))
        ]
        text = words("raiatea-explained-goods", steps=" · ".join(steps))
        facts = {"bonuses": _bonuses(called, goods), "start": 1 + int(deck.price_start)}
        yield Thing("goods", name, called.goods(name), (), text, ("R18", "R19", "R12"), facts)


def _bonuses(called: Called, goods: int) -> list[list[dict[str, Any]]]:
    """From the bottom step of a price column to its top."""
    deck = called.deck
    return [effects_of(deck.bonus_effects[goods * STEPS + step]) for step in range(deck.steps)]


def _assistants(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    about = (amount_text("pearl", int(deck.hire_price), called),)
    for type_, name in enumerate(TYPE_NAMES):
        effects = effects_of(deck.assistant_effects[type_])
        again = words("raiatea-explained-help", assistant=name)
        text = words("raiatea-explained-assistant", text=effects_text(effects, words), again=again)
        rules = (ASSISTANT_RULES[type_], "R9")
        facts = {"price": int(deck.hire_price), "effects": effects}
        yield Thing("assistant", name, called.assistant(name), about, text, rules, facts)


def _treasures(called: Called) -> Iterator[Thing]:
    for name, effects in called.deck.treasure_effects.items():
        told = effects_of(effects)
        label, text = effects_short(told, called.words), called.words("raiatea-explained-treasure")
        yield Thing("treasure", name, label, (), text, ("R10",), {"effects": told})


def _missions(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    for place, name in enumerate(deck.mission_names):
        points = int(deck.mission_points[place])
        sort = deck.mission_type[place]
        label = mission_text(deck, name, words)
        about = (words("raiatea-table-worth", points=points), *sort_texts(name, called))
        way, rule = "pay", "R33"
        if sort == AUCTION:
            way, rule = "auction", "R35"
        elif NEEDS[deck.need[place]]:
            way, rule = "need", "R34"
        text = words("raiatea-explained-mission", way=way, text=label)
        facts = {"points": points, "type": MISSION_TYPES[sort]}
        yield Thing("mission", name, label, about, text, (rule, "R32"), facts)


# Places -------------------------------------------------------------------------------------------


def _locations(called: Called) -> Iterator[Thing]:
    for name in LOCATION_NAMES:
        short = called.words(DOES[name], pearls=int(called.deck.reef_bonus))
        text = called.words("raiatea-explained-location", text=short)
        yield Thing("location", name, called.location(name), (), text, LOCATION_RULES[name], {})


def _ranks(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    for rank, name in enumerate(RANK_NAMES):
        facts = {
            "tattoos": int(deck.rank_steps[rank]),
            "points": int(deck.rank_points[rank]),
            "draw": int(deck.draw_count[rank]),
            "prepare": int(deck.prepare_count[rank]),
        }
        forbidden = "yes" if rank >= deck.forbidden_from else "no"
        text = words("raiatea-explained-rank", forbidden=forbidden, **facts)
        about = (words("raiatea-table-worth", points=facts["points"]),)
        told: dict[str, Any] = {**facts, "forbidden": rank >= deck.forbidden_from}
        yield Thing("rank", name, called.rank(name), about, text, ("R20", "R13", "R27"), told)


def _tracks(called: Called) -> Iterator[Thing]:
    deck, words = called.deck, called.words
    tracks = (
        ("priests", "raiatea-table-priests", deck.priest_track, "R15"),
        ("tattoos", "raiatea-table-rank", deck.tattoo_steps, "R20"),
    )
    for name, key, last, rule in tracks:
        text = words("raiatea-explained-track", track=name, last=int(last))
        yield Thing("track", name, words(key), (), text, (rule,), {"last": int(last)})


def _gifts(called: Called) -> Iterator[Thing]:
    for place, name in enumerate(GIFT_NAMES):
        effects = effects_of(called.deck.gift_effects[place])
        text = effects_text(effects, called.words)
        yield Thing("gift", name, called.gift(name), (), text, ("R28",), {"effects": effects})


def _steps(called: Called) -> Iterator[Thing]:
    deck = called.deck
    for name, (key, rule) in STEP_NAMES.items():
        text = called.words("raiatea-explained-ceremony", phase=name, mana=int(deck.buy_price))
        yield Thing("step", name, called.words(key), (), text, (rule,), {})


_TOLD: Final[tuple[Callable[[Called], Iterator[Thing]], ...]] = (
    _rituals, _masks, _goods, _assistants, _treasures, _missions,
    _locations, _ranks, _tracks, _gifts, _steps,
)  # fmt: skip
