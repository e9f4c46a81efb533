"""A game: a title that can be played. Every title's package offers one object of this kind."""

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from vaka.core.action import Catalog
from vaka.core.cells import ASKED, CHANCE, DEPTH, FRAME_ROOM, FRAMES, KIND, OVER, SEALED
from vaka.core.chance import Chance, fold
from vaka.core.errors import MalformedRecord, VakaError, WrongPlayers
from vaka.core.features import Feature
from vaka.core.frames import NOBODY, SEVERAL, asked_of, kind_of, sealed_of
from vaka.core.numbers import checked_seed, to_int
from vaka.core.options import OptionValue, checked
from vaka.core.state import State
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title to play: `new` deals a game, `actions` is the catalog, `title` has the facts.

    >>> import vaka
    >>> game = vaka.load("giants")
    >>> game.new(players=4, seed=7, options={"two_workers": True})
    <giants, 4 players: <bid (0, 1, 2, 3)>>
    >>> game.title, game.title.options[:2]
    (<giants, 3 to 5 players>, (<two_workers: true | false>, <open_score: true | false>))
    """

    def __init__(self, title: Title, actions: Catalog) -> None:
        self.title = title
        self.actions = actions

    @property
    def name(self) -> str:
        """The title's name, as `vaka.load` takes it."""
        return self.title.name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        from vaka.core.registry import load

        return (load, (self.name,))

    # What a title writes -------------------------------------------------------------------------

    def deal(self, config: GameConfig, chance: Chance) -> State:
        """Return the state after set-up."""
        raise NotImplementedError

    def blank(self, config: GameConfig) -> State:
        """Return a state with all cells 0, which `restore` fills."""
        raise NotImplementedError

    def make_config(self, players: int, options: dict[str, OptionValue]) -> GameConfig:
        """Return the config of a game; titles with custom components override this."""
        return GameConfig(self.title, players, options, self.actions)

    # The public methods --------------------------------------------------------------------------

    def new(
        self,
        players: SupportsIndex,
        seed: SupportsIndex,
        options: Mapping[str, object] | None = None,
    ) -> State:
        """Deal a game: the same players, seed and options give the same game on every machine."""
        return self.begin(self.checked_config(players, options), checked_seed(seed))

    def begin(self, config: GameConfig, seed: int) -> State:
        """Deal a game of a checked config: `new` without the checks, for many games of one kind."""
        chance = Chance(fold(seed))
        state = self.deal(config, chance)
        state.cells[CHANCE] = chance.x
        while state.cells[ASKED] == NOBODY and not state.cells[OVER]:
            state.advance()
        return state

    def features(
        self, players: SupportsIndex, options: Mapping[str, object] | None = None
    ) -> tuple[Feature, ...]:
        """Name the numbers of `state.features(seat)`, in their order, with their bounds."""
        return self.blank(self.checked_config(players, options)).described()

    def restore(
        self, players: SupportsIndex, options: Mapping[str, object], dump: Sequence[object]
    ) -> State:
        """Read the numbers of `state.dump()`; raise MalformedRecord if they cannot be a state."""
        config = self.checked_config(players, options)
        state = self.blank(config)
        sound = self.begin(config, 0)
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
                _is_valid(state) and state.is_valid() and state.inventory() == sound.inventory()
            ):
                raise MalformedRecord("snapshot")
            state.view(None)
            for seat in range(config.players):
                state.view(seat)
                if state.is_asked(seat) and not state.legal_actions(seat):
                    raise MalformedRecord("snapshot")
        except VakaError:
            raise
        except Exception as error:  # a number that points nowhere
            raise MalformedRecord("snapshot") from error
        return state

    def checked_config(
        self, players: SupportsIndex, options: Mapping[str, object] | None
    ) -> GameConfig:
        """Check the number of players and the options, and return the config of such a game."""
        title = self.title
        number = to_int(players)
        if number is None or not title.least_players <= number <= title.most_players:
            raise WrongPlayers(
                given=repr(players),
                least=title.least_players,
                most=title.most_players,
                title=title.name,
            )
        return self.make_config(number, checked(title.name, title.options, options or {}))


def _is_valid(state: State) -> bool:
    """Whether the cells of the header make sense."""
    cells = state.cells
    reasons = len(state.config.title.reasons)
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
    if not 0 <= kind < len(state.config.title.decisions):
        return False
    if asked == SEVERAL:
        return 0 < sealed <= state.config.all_seats()
    return 0 <= asked < state.config.seats and sealed == 0
