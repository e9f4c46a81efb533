"""What is good to know before the last card of a column is drawn in Rapa Nui [N12, N23]."""

from vaka.core.action import Action
from vaka.faces import View
from vaka.faces.rapanui import is_last
from vaka.locale import Words


def remark(action: Action, view: View, words: Words) -> str | None:
    """Whether new cards come there, or the game is over."""
    if action.name != "draw" or len(view["columns"][int(dict(action.args)["column"]) - 1]) > 1:
        return None
    return words("rapanui-remark-draw", ends=int(is_last(view)))
