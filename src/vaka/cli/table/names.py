"""Names of seats in sentences: each in the colour that its seat has on the board."""

from rich.text import Text

from vaka.drawing.parts import seat_style
from vaka.faces import Names


def tinted(sentence: str, names: Names) -> Text:
    text = Text(sentence)
    for seat, name in enumerate(names):
        if name:
            text.highlight_words([name], seat_style(seat))
    return text
