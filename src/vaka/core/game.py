"""A game: a title that can be played. Every title's package offers one object of this kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from vaka.core.action import Catalogue
from vaka.core.chance import Chance, fold
from vaka.core.errors import MalformedRecord, VakaError, WrongPlayers, WrongSeed
from vaka.core.features import Feature
from vaka.core.frames import NOBODY, SEVERAL, asked_of, kind_of, sealed_of
from vaka.core.options import OptionValue, checked
from vaka.core.packed import i64, vec
from vaka.core.state import ASKED, CHANCE, DEPTH, FRAME_ROOM, FRAMES, KIND, OVER, SEALED, State
from vaka.core.title import Setting, Title

SEED_BITS: Final = 1024  # enough for any hash, and short enough to be written down
MOST_SEED: Final = 2**SEED_BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title, ready to be dealt: `new` begins a game, `actions` is the catalogue.

    >>> import vaka
    >>> game = vaka.load("giants")
    >>> game.new(players=4, seed=7, options={"two_workers": True})
    <giants, 4 players: <bid (0, 1, 2, 3)>>
    """

    def __init__(self, title: Title, actions: Catalogue) -> None:
        self.title = title
        self.actions = actions

    @property
    def name(self) -> str:
        return self.title.name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        from vaka.core.registry import load

        return (load, (self.name,))

    # What a title writes -------------------------------------------------------------------------

    def deal(self, setting: Setting, chance: Chance) -> State:
        """The state after set-up."""
        raise NotImplementedError

    def blank(self, setting: Setting) -> State:
        """A state with all cells 0, for `restore` to fill."""
        raise NotImplementedError

    def setting(self, players: int, options: dict[str, OptionValue]) -> Setting:
        """The fixed things of one game; a title with components of its own overrides this."""
        return Setting(self.title, players, options, self.actions)

    # The public methods --------------------------------------------------------------------------

    def new(self, players: int, seed: int, options: Mapping[str, object] | None = None) -> State:
        """A dealt game, waiting for its first decision."""
        setting = self.checked_setting(players, options or {})
        if type(seed) is not int or not 0 <= seed < MOST_SEED:
            # Hexadecimal: Python refuses to write very long numbers with decimal digits.
            given = hex(seed) if type(seed) is int and abs(seed) >= MOST_SEED else repr(seed)
            raise WrongSeed(given=given[:40], bits=SEED_BITS)
        return self.begin(setting, seed)

    def begin(self, setting: Setting, seed: int) -> State:
        """A dealt game of a setting that is checked already: for who plays many of one kind."""
        chance = Chance(fold(seed))
        state = self.deal(setting, chance)
        state.cells[CHANCE] = chance.x
        while state.cells[ASKED] == NOBODY and not state.cells[OVER]:
            state.advance()
        return state

    def features(
        self, players: int, options: Mapping[str, object] | None = None
    ) -> tuple[Feature, ...]:
        """What the numbers of `state.features(seat)` are, in their order."""
        return self.blank(self.checked_setting(players, options or {})).described()

    def restore(self, players: int, options: Mapping[str, object], dump: Sequence[object]) -> State:
        """The state that `state.dump()` wrote down; numbers that cannot be one are refused."""
        state = self.blank(self.checked_setting(players, options))
        sound = self.new(players, 0, options)
        numbers: list[int] = []
        for number in dump:
            if type(number) is not int or not -(2**63) <= number < 2**63:
                raise MalformedRecord("snapshot")
            numbers.append(number)
        if len(numbers) != len(state.cells):
            raise MalformedRecord("snapshot")
        state.cells = vec[i64](numbers)
        try:
            if not (
                _is_sound(state) and state.is_sound() and state.inventory() == sound.inventory()
            ):
                raise MalformedRecord("snapshot")
            state.view(None)
            for seat in range(players):
                state.view(seat)
                if state.is_asked(seat) and not state.legal_actions(seat):
                    raise MalformedRecord("snapshot")
        except VakaError:
            raise
        except Exception as error:  # a number that points nowhere
            raise MalformedRecord("snapshot") from error
        return state

    def checked_setting(self, players: int, options: Mapping[str, object]) -> Setting:
        """The setting of a game, if the title has such a one."""
        title = self.title
        if type(players) is not int or not title.least_players <= players <= title.most_players:
            raise WrongPlayers(
                given=repr(players),
                least=title.least_players,
                most=title.most_players,
                title=title.name,
            )
        return self.setting(players, checked(title.name, title.options, options))


def _is_sound(state: State) -> bool:
    """Whether the cells that every title has make sense."""
    cells = state.cells
    reasons = len(state.setting.title.reasons)
    if cells[OVER]:
        return 0 < cells[OVER] <= reasons and cells[DEPTH] == 0 and cells[ASKED] == NOBODY
    if not 0 <= cells[DEPTH] <= FRAME_ROOM:
        return False
    if not _is_frame(state, cells[KIND], cells[ASKED], cells[SEALED]):
        return False
    for frame in cells[FRAMES : FRAMES + cells[DEPTH]]:
        if not _is_frame(state, kind_of(frame), asked_of(frame), sealed_of(frame)):
            return False
    return True


def _is_frame(state: State, kind: i64, asked: i64, sealed: i64) -> bool:
    if not 0 <= kind < len(state.setting.title.decisions):
        return False
    if asked == SEVERAL:
        return 0 < sealed <= state.setting.all_seats()
    return 0 <= asked < state.setting.seats and sealed == 0
