"""What a player sends: a choice, the taking back of one, an answer to such a wish."""

from typing import Annotated

import msgspec

Ply = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: an action's `index` or text, and the `ply` and `step` of the update it answers."""

    ply: Ply
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | Text
    step: Steps = 0


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """The `ply` and `step` of the update in which the choice was seen."""

    ply: Ply
    step: Steps = 0


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """The `seat` and `ply` of the proposal that is meant."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    ply: Ply
    agree: bool
