"""Examples for the document of the interface, by the name of the operation: what is sent, and what
comes back.
"""

from typing import Any, Final

from msgspec.structs import replace

import vaka
from vaka.server.chat.saying import ChatTold
from vaka.server.clocks.told import ClockTold, SeatClock
from vaka.server.hooks.api import HookTested, HookTold, NewHook
from vaka.server.moderation import examples
from vaka.server.people.api import LoggedIn, Me
from vaka.server.people.tokens import NewToken, TokenTold
from vaka.server.people.wishes import Wishes
from vaka.server.play.entry import ACT
from vaka.server.play.telling import ActionTold, EventTold, StepTold, Update
from vaka.server.play.ways import EndingTold, PaymentTold, StageTold, Ways, WayTold
from vaka.server.play.why import Why
from vaka.server.tables.explained import Explained, ThingTold
from vaka.server.tables.told import PersonTold, SeatTold, TableTold
from vaka.server.thinking.api import HintTold, Prospect, ReasonTold

_ID: Final = "ncX9RCE_8Uwz5X9K"
_MOANA: Final = PersonTold("Rz-VwcUGEthSzdJN", "Moana")
_PASSWORD: Final = "wind and waves"
_NOW: Final = 1_794_825_992_450
_HOOK: Final = "https://chat.example/hooks/x1"
_WHY_OUT: Final = "We play with friends tonight."

BODIES: Final[dict[str, list[Any]]] = {
    "BecomeGuest": [{"name": "Moana"}],
    "Register": [{"name": "Moana", "password": _PASSWORD}],
    "LogIn": [{"name": "Moana", "password": _PASSWORD, "adopt": True}],
    "ChangeMe": [{"name": "Moana"}, {"settings": {"language": "fr", "sound": False}}],
    "ChangePassword": [{"old": _PASSWORD, "new": "sun and stones"}],
    "MakeToken": [{"label": "my bot"}],
    "MakeTable": [
        {"title": "giants", "players": 3, "name": "Sunday evening", "public": True},
        {"title": "rapanui", "players": 2, "seats": ["me", "hard"], "salt": "wind", "start": True},
        {"title": "raiatea", "players": 3, "options": {"edition": "it"}, "public": True},
        {"title": "raiatea", "players": 3, "clock": {"turn": 172_800, "stand_in": "medium"}},
    ],
    "ChangeTable": [
        {"public": True},
        {"clock": {"bank": 1200, "increment": 20, "stand_in": "hard"}},
        {"name": "Sunday evening", "options": {"open_score": True}},
    ],
    "Join": [{}, {"seat": 1, "salt": "wind and waves"}],
    "GiveSeat": [{"level": "hard"}, {"open": True}, {"open": True, "why": _WHY_OUT, "bar": True}],
    "Act": [
        {"ply": 17, "step": 0, "action": 8},
        {"ply": 17, "step": 0, "action": "play(card=mulberry, count=1)"},
    ],
    "Undo": [{"ply": 18, "step": 0}],
    "Consent": [{"seat": 1, "ply": 18, "agree": True}],
    "Branch": [{"ply": 12, "seats": ["me", "hard"]}],
    "Say": [{"text": "Well played!"}],
    "MakeHook": [
        {"address": _HOOK},
        {"address": _HOOK, "table": _ID, "events": ["turn", "result"]},
    ],
    **examples.BODIES,
}

_SEATS: Final = [
    SeatTold(0, _MOANA, None, joined=True, score=None, place=None),
    SeatTold(1, None, "hard", joined=True, score=None, place=None),
]

_RUNNING: Final = TableTold(
    id=_ID,
    name="Sunday evening",
    title="rapanui",
    rules_version=1,
    players=2,
    options={},
    public=True,
    status="running",
    host=_MOANA,
    seats=_SEATS,
    seat=0,
    created=_NOW,
    started=_NOW + 4000,
    ended=None,
    ply=17,
    asked=[0],
    outcome=None,
    commitment="984ad0a9e8dd6a8f2465774a7f530b2a7e2f9a616acaeb9135193451ae7e7ca7",
    salts=["wind and waves", ""],
    seed_hash="ceb65a9303173b8809c2899c39a6ff1201e7783741af445383deb426ed8d007f",
    secret=None,
    seed=None,
    next=None,
    parent=None,
    parent_ply=None,
)

_OPEN: Final = replace(
    _RUNNING,
    status="open",
    seats=[_SEATS[0], SeatTold(1, None, None, joined=False, score=None, place=None)],
    started=None,
    ply=0,
    asked=[],
    salts=None,
    seed_hash=None,
)

_UPDATE: Final = Update(
    table=_ID,
    seat=0,
    since=16,
    ply=17,
    steps=[
        StepTold(
            ply=17,
            kind=ACT,
            seat=1,
            bot=True,
            at=_NOW + 9000,
            events=[EventTold("draw", {"seat": 1, "card": "fish", "column": 1})],
        )
    ],
    view=vaka.load("rapanui").new(players=2, seed=1).view(0),
    asked=[0],
    thinking=[],
    step=0,
    legal=[
        ActionTold(8, "play(card=mulberry, count=1)"),
        ActionTold(11, "play(card=sweet-potato, count=1)"),
    ],
    undo=None,
    proposal=None,
)

_TIMED: Final = replace(
    _UPDATE,
    clock=ClockTold(
        now=_NOW + 12_000,
        paused=False,
        pausing=[0],
        seats=[SeatClock(597_000, runs=True), SeatClock(None, runs=False)],
    ),
)

_ME: Final = Me(_MOANA.id, _MOANA.name, account=True, settings=Wishes())
_TOKEN: Final = TokenTold("g4mAbZUOPbk-QZ4_", "my bot", _NOW, _NOW + 31_536_000_000)
_CHAT: Final = ChatTold(_ID, 1, _MOANA.id, _MOANA.name, "Well played!", _NOW)
_HINT: Final = HintTold(
    ply=17,
    step=0,
    tries=5856,
    best=[
        Prospect(
            index=8,
            text="play(card=mulberry, count=1)",
            share=0.835,
            chance=0.6,
            points=76,
            sure=True,
            expected="chance to win about 60 %, about 76 points at the end",
            then=["then: Draw the priest from column 2; a moai comes to the front"],
        )
    ],
    note="",
    reasons=[ReasonTold(good=True, text="It brings about 4 points.")],
    lead=0.7,
)

_EXPLAINED: Final = Explained(
    title="raiatea",
    language="en",
    things=[
        ThingTold(
            kind="ritual",
            name="hina",
            label="Hina",
            about=["1 mana", "common"],
            text="Put 6 mana per player from the supply into the bag. It works once, for all.",
            rules=["R42"],
            facts={"cost": 1, "type": "common", "deck": "normal", "copies": 2},
        )
    ],
)
_WHY: Final = Why(False, "You need 5 wood for this offering, and you have 3.", ["N9"])

_WAYS: Final = Ways(
    object="medium-1",
    possible=True,
    message="",
    rules=["G16", "G24"],
    ways=[
        WayTold(
            place="f7",
            stages=[
                StageTold(
                    place="f7",
                    points=[0, 1, 0],
                    choices=[
                        PaymentTold("pay(seat1=1)", [0, 1, 0]),
                        PaymentTold("pay(seat2=1)", [0, 0, 1]),
                    ],
                )
            ],
            points=[0, 1, 0],
            actions=["take(object=medium-1)", "go(hex=f7)", "pay(seat1=1)"],
            endings=[
                EndingTold("erect", "erect(ahu=f7-s)", 4, "Erect it on ahu f7-s: 4 points"),
                EndingTold("leave", "leave", 0, "Leave it here unmarked"),
            ],
        )
    ],
)

_HOOKED: Final[dict[str, Any]] = {
    "id": "Wm3fZVGx9QwCE1mK",
    "address": _HOOK,
    "table": _ID,
    "events": ["turn", "result"],
    "created": _NOW,
    "active": True,
}

ANSWERS: Final[dict[str, Any]] = {
    "BecomeGuest": replace(_ME, account=False),
    "Register": _ME,
    "LogIn": LoggedIn(_ME.id, _ME.name, True, _ME.settings, adopted=[_ID], left=[]),
    "GetMe": _ME,
    "ChangeMe": _ME,
    **examples.ANSWERS,
    "ListTokens": [_TOKEN],
    "MakeToken": NewToken(
        _TOKEN.id, _TOKEN.label, _TOKEN.created, _TOKEN.expires, token="05c76b6cb9eacfa4d868"
    ),
    **dict.fromkeys(("MakeTable", "ChangeTable", "Join", "GiveSeat", "Rematch"), _OPEN),
    **dict.fromkeys(("GetTable", "Start", "Mute", "Unmute"), _RUNNING),
    **dict.fromkeys(("GetGame", "Act", "Undo", "Consent"), _UPDATE),
    **dict.fromkeys(("Pause", "GoOn", "GoAway", "ComeBack"), _TIMED),
    "ListHooks": [HookTold(**_HOOKED, reached=_NOW + 9000, failing=None, problem=None)],
    "MakeHook": NewHook(
        **_HOOKED, reached=None, failing=None, problem=None, secret="5b1cf0a8d39e47c6"
    ),
    "TestHook": HookTested(True, 204, None, 81),
    "ListChat": [_CHAT],
    "Say": _CHAT,
    "Hint": _HINT,
    "Why": _WHY,
    **dict.fromkeys(("Explained", "ExplainedTitle"), _EXPLAINED),
    "Ways": _WAYS,
}
