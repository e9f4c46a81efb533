"""Numbers as a language writes them: its decimal sign, and what stands between thousands."""

from typing import Final

from vaka.locale import Words

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
MINUS: Final = "\N{MINUS SIGN}"

# From the English signs; whole numbers in sentences are written the same way by Fluent.
_SIGNS: Final = {
    "de": str.maketrans(",.", ".,"),
    "fr": str.maketrans(",.", f"{NARROW},"),
    "it": str.maketrans(",.", ".,"),
}


def number(value: float, digits: int, words: Words) -> str:
    """With so many digits behind the decimal sign."""
    told = f"{value:,.{digits}f}"
    if not float(told.replace(",", "")):
        told = told.removeprefix("-")  # nothing has no sign
    return told.translate(_SIGNS.get(words.language, {})).replace("-", MINUS)


def plain(value: float, words: Words) -> str:
    """With as many digits as it has."""
    return number(value, len(f"{value:f}".rstrip("0").partition(".")[2]), words)


def signed(value: float, digits: int, words: Words) -> str:
    """A difference: with a plus if it is one."""
    told = number(value, digits, words)
    return f"+{told}" if value > 0 and round(value, digits) else told


def percent(share: float, words: Words) -> str:
    return f"{number(100 * share, 1, words)} %"


def percents(low: float, high: float, words: Words) -> str:
    """An interval of shares, without the sign."""
    return f"{number(100 * low, 1, words)} – {number(100 * high, 1, words)}"
