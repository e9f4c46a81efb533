"""How somebody likes to play: the same on every device on which he logs in."""

from typing import Any, Literal

import msgspec

Language = Literal["auto", "en", "it", "de", "fr"]
Theme = Literal["auto", "light", "dark"]
Speed = Literal["slow", "normal", "fast", "instant"]
Palette = Literal["standard", "colourblind", "contrast"]


class Wishes(msgspec.Struct):
    """`auto` is what the device says; `speed` is that of animations."""

    language: Language = "auto"
    theme: Theme = "auto"
    sound: bool = True
    speed: Speed = "normal"
    palette: Palette = "standard"
    notifications: bool = False


class ChangeWishes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out stays as it is."""

    language: Language | None = None
    theme: Theme | None = None
    sound: bool | None = None
    speed: Speed | None = None
    palette: Palette | None = None
    notifications: bool | None = None


def changed(kept: dict[str, Any], change: ChangeWishes) -> dict[str, Any]:
    """The wishes to keep after a change."""
    return {**kept, **msgspec.to_builtins(change)}


def wishes_of(kept: dict[str, Any]) -> Wishes:
    """Somebody's wishes; those that we do not know any more are passed over."""
    found = Wishes()
    for name, value in kept.items():
        try:
            found = msgspec.convert({**msgspec.to_builtins(found), name: value}, Wishes)
        except msgspec.ValidationError:
            continue
    return found
