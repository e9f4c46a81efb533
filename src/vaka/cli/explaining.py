"""What somebody asks about at a table: a thing of the game by name, or rules by their numbers."""

from collections.abc import Sequence

from rich.console import RenderableType

from vaka.cli import rules
from vaka.faces import View, face_of
from vaka.locale import Words

LONGEST = 200  # letters of a name


def explained(wanted: Sequence[str], view: View, words: Words) -> list[RenderableType]:
    """What is asked about in a view, or without a wish the rules of its decision; raises
    UnknownRule where nothing is called so.
    """
    title = str(view["title"])
    name = " ".join(wanted)[:LONGEST]
    if name and (told := face_of(title).explain(name, view, words)):
        return [*told]
    return [rules.told(title, list(wanted) or list(view["decision"]["rules"]), words)]
