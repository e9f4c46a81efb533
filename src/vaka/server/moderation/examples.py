"""Examples for the document of the interface: what an admin sends and is told, and what is told of
oneself.
"""

from typing import Any, Final

from vaka.server.chat.saying import ChatTold
from vaka.server.moderation.journal import JournalTold
from vaka.server.moderation.people_found import PeopleFound, PersonFound
from vaka.server.people.data import AllData, ChatData, KeyData, PersonData, RatingData
from vaka.server.tables.told import PersonTold

_NOW: Final = 1_794_825_992_450
_TABLE: Final = "ncX9RCE_8Uwz5X9K"
_MOANA: Final = PersonTold("Rz-VwcUGEthSzdJN", "Moana")
_WHY: Final = {"why": "insults"}

BODIES: Final[dict[str, list[Any]]] = {
    "LeaveForGood": [{"password": "wind and waves"}],
    "AdminBan": [_WHY],
    "AdminUnban": [_WHY],
    "AdminMute": [_WHY],
    "AdminUnmute": [_WHY],
    "AdminDelete": [_WHY],
    "AdminClose": [_WHY],
    "AdminUnsay": [_WHY],
    "AdminRename": [{"name": "Moana", "why": "an offensive name"}],
}

_FOUND: Final = PersonFound(
    id=_MOANA.id,
    name=_MOANA.name,
    account=True,
    created=_NOW,
    banned=None,
    ban_reason=None,
    muted=None,
    tables=[_TABLE],
    exact=True,
)

_DATA: Final = AllData(
    person=PersonData(_MOANA.id, _MOANA.name, True, _NOW, {"language": "fr"}, None, None, None),
    keys=[KeyData("MIjCJV4rbTtvZ0N3", "session", "", _NOW, _NOW + 1)],
    tables=[],
    chat=[ChatData(_TABLE, 1, "Well played!", _NOW)],
    ratings=[RatingData("rapanui", 25.0, 8.3, games=1, wins=1)],
    hooks=[],
    restraints=[],
    acts=[],
)

ANSWERS: Final[dict[str, Any]] = {
    "GetMyData": _DATA,
    "AdminData": _DATA,
    "AdminPeople": PeopleFound([_FOUND], more=False),
    **dict.fromkeys(("AdminBan", "AdminUnban", "AdminMute", "AdminUnmute", "AdminRename"), _FOUND),
    "AdminJournal": [JournalTold(_NOW, "ban", _MOANA, None, "", "insults")],
    "AdminUnsay": ChatTold(_TABLE, 1, _MOANA.id, _MOANA.name, "", _NOW),
}
