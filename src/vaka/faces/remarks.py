"""Remarks: what is good to know of an action beside what it does, for who weighs it on the page.

A title that has some has a module `TITLE_remarks` with `remark`; other titles have none.
"""

from collections.abc import Callable
from importlib import import_module

from vaka.core.action import Action
from vaka.faces import View
from vaka.locale import Words

Remark = Callable[[Action, View, Words], str | None]


def remark_of(title: str) -> Remark | None:
    """What makes the remarks of a title; None where it has none."""
    module = f"vaka.faces.{title}_remarks"
    try:
        remark: Remark = import_module(module).remark
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return remark
