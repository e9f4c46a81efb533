"""What is lacking: why somebody cannot do yet what lies open on the table, for who looks at it.

A title that tells it has a module `TITLE_lacking` with `lacking`; other titles have none.
"""

from collections.abc import Callable
from importlib import import_module

from vaka.faces import View
from vaka.locale import Words

Lacking = Callable[[View, Words], dict[str, str]]


def lacking_of(title: str) -> Lacking | None:
    """What tells, for the seat of a view, what is lacking for an action, by its text; None where
    a title does not tell it.
    """
    module = f"vaka.faces.{title}_lacking"
    try:
        lacking: Lacking = import_module(module).lacking
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return lacking
