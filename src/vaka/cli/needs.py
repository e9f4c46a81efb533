"""The extras that each command needs."""

from typing import Final

from vaka.extras import EXTRAS, MissingExtra, missing

_NEEDS: Final = {
    "admin key": ("server",),
    "arena": ("stats", "terminal"),
    "backup": ("server",),
    "check-upgrade": ("server",),
    "restore": ("server",),
    "serve": ("server",),
}
_USUAL: Final = ("terminal",)  # which the server includes


def check(args: list[str]) -> None:
    """Raise MissingExtra if an extra that the command needs is not installed."""
    extras = _NEEDS.get(" ".join(args[:2])) or _NEEDS.get(" ".join(args[:1])) or _USUAL
    if "--help" in args:
        extras = _USUAL
    absent = [extra for extra in extras if missing(*EXTRAS[extra])]
    if absent:
        raise MissingExtra(*absent)
