"""What the points of Giants were given for."""

from collections.abc import Iterable
from typing import Final

from vaka.core.event import Event
from vaka.faces import View
from vaka.locale import Words

SIZES: Final = {
    "large": "web-summary-giants-large",
    "medium": "web-summary-giants-medium",
    "small": "web-summary-giants-small",
}


def finer(
    view: View, _events: Iterable[Event], words: Words
) -> dict[str, dict[tuple[str, str], list[int]]]:
    """Moai by their size; an ahu tells its worth together with that of the headdress [G30]."""
    points = {size: [0] * view["players"] for size in SIZES}
    for ahu in view["ahus"]:
        if ahu["moai"] is not None:
            size = ahu["moai"].partition("-")[0]
            points[size][ahu["base"]] += ahu["worth"] - (ahu["headdress"] if ahu["crowned"] else 0)
    return {"moai": {(f"moai-{size}", words(key)): points[size] for size, key in SIZES.items()}}
