"""A pane that shows whatever Rich can draw, to the width that it has, and scrolls."""

import io
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.text import Text
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip


class Drawing(ScrollView, can_focus=True):
    """`fits`: the drawing is told the height too, and takes the roomiest form that has room."""

    def __init__(self, *, fits: bool = False, ends: bool = False, **more: Any) -> None:
        super().__init__(**more)
        self._fits = fits
        self._ends = ends  # its end is what one likes to see
        self._what: RenderableType = Text()
        self._lines: list[Strip] = []

    def show(self, *what: RenderableType) -> None:
        self._what = Group(*what)
        self._draw()

    @property
    def drawn(self) -> str:
        """What is shown, as text."""
        return "\n".join(strip.text.rstrip() for strip in self._lines)

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        width, height = self.scrollable_content_region.size
        if not width:
            return
        # Drawings choose their forms by the height of the whole screen as well.
        console = Console(
            file=io.StringIO(),
            width=width,
            height=self.app.size.height,
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
            legacy_windows=False,
        )
        options = console.options.update(width=width, height=height if self._fits else None)
        segments = console.render(self._what, options)
        lines = list(Segment.split_lines(segment for segment in segments if not segment.control))
        while lines and not "".join(segment.text for segment in lines[-1]).strip():
            lines.pop()
        self._lines = [Strip(line) for line in lines]
        wide = max((strip.cell_length for strip in self._lines), default=0)
        self.virtual_size = Size(wide, len(self._lines))
        if self._ends:
            self.scroll_end(animate=False)  # once the layout knows the new height
        self.refresh()

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        at = top + y
        style = self.rich_style
        if at >= len(self._lines):
            return Strip.blank(self.size.width, style)
        line = self._lines[at].crop_extend(left, left + self.size.width, None)
        return line.apply_style(style)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(len(self._lines), 1)
