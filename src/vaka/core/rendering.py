"""How a state is drawn: by a renderer that is set at run time, as core has no words."""

from collections.abc import Callable
from typing import Literal

from vaka.core.state_base import View

Form = Literal["text", "svg", "html"]
Renderer = Callable[[View, Form, str], str]  # the last is the language

_renderer: Renderer


def set_renderer(renderer: Renderer) -> None:
    """Draw all states with this renderer."""
    global _renderer  # noqa: PLW0603 - one renderer for the whole process
    _renderer = renderer


def render(view: View, form: Form, language: str) -> str:
    """Draw a view: a renderer is given nothing else of a state."""
    return _renderer(view, form, language)
