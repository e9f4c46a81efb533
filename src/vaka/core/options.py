"""Options of a title and presets, which are named sets of options; checks of given values."""

from collections.abc import Mapping

from vaka.core.errors import UnknownOption, UnknownPreset, WrongOption

OptionValue = bool | int | str


def _written(choice: OptionValue) -> str:
    """A choice as it is meant: a text that looks like a number says that it is none."""
    if isinstance(choice, str) and choice.isdigit():
        return f'"{choice}"'
    return str(choice)


class Option:
    """One option. Its type is that of its default; `choices` or `least` and `most` narrow it.

    A `late` option came when games of the title had been played already: it is among the options of
    a game only where somebody chose it, so that all other games keep their digests and records.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        least: int | None = None,
        most: int | None = None,
        late: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most
        self.late = late

    def __repr__(self) -> str:
        return f"<{self.name}: {self.expected()}>"

    def expected(self) -> str:
        """What a value must be, as a short notation without words of a language."""
        if self.choices:
            return " | ".join([_written(choice) for choice in self.choices])
        if isinstance(self.default, bool):
            return "true | false"
        if isinstance(self.default, int):
            least = "" if self.least is None else str(self.least)
            most = "" if self.most is None else str(self.most)
            return f"{least}..{most}" if least or most else "0, 1, 2, ..."
        return '"..."'

    def check(self, value: object) -> OptionValue:
        """The value, if it fits."""
        # Exact types: True is an int in Python, but not a number of anything here.
        if type(value) is type(self.default) and isinstance(value, bool | int | str):
            fits = value in self.choices if self.choices else True
            if isinstance(value, int) and not isinstance(value, bool):
                fits = fits and (self.least is None or value >= self.least)
                fits = fits and (self.most is None or value <= self.most)
            if fits:
                return value
        raise WrongOption(name=self.name, expected=self.expected(), given=repr(value))


def checked(
    title: str, options: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of a title with their values, defaults filled in, in the title's order.

    A late option is left out at its default.
    """
    names = [option.name for option in options]
    asked: list[object] = list(given)  # whatever somebody wrote as a name
    for name in asked:
        if name not in names:
            raise UnknownOption(name=str(name), known=", ".join(names) or "-", title=title)
    found: dict[str, OptionValue] = {}
    for option in options:
        value = option.check(given[option.name]) if option.name in given else option.default
        if not option.late or value != option.default:
            found[option.name] = value
    return found


class Preset:
    """A named set of options. Options it does not mention have their defaults."""

    def __init__(self, name: str, options: dict[str, OptionValue]) -> None:
        self.name = name
        self._options = dict(options)

    @property
    def options(self) -> dict[str, OptionValue]:
        """A copy of the options, for `game.new`."""
        return dict(self._options)

    def __repr__(self) -> str:
        return f"<{self.name}: {self._options}>"


def check_presets(title: str, options: tuple[Option, ...], presets: tuple[Preset, ...]) -> None:
    """Raise an error if a preset does not fit the options, or two have the same name."""
    names: list[str] = []
    for preset in presets:
        if preset.name in names:
            raise ValueError(f"{title}: two presets are named {preset.name!r}")
        names.append(preset.name)
        checked(title, options, preset.options)


def find_preset(title: str, presets: tuple[Preset, ...], name: str) -> Preset:
    """Return the preset of this name."""
    for preset in presets:
        if preset.name == name:
            return preset
    known = ", ".join([preset.name for preset in presets]) or "-"
    raise UnknownPreset(name=name, known=known, title=title)
