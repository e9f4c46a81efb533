"""Giants: how long the games are, and what becomes of the stones."""

from typing import Any

from vaka.arena.figures import Figure, Part

FIGURES = (
    Figure("turns"),
    Figure("erected"),
    Figure("erected-size"),
    Figure("headdresses"),
    Figure("uncarved", share=True),
)


def measure(view: dict[str, Any]) -> tuple[Part, ...]:
    sizes = {ahu["moai"]: ahu["size"] for ahu in view["ahus"] if ahu["moai"] is not None}
    capped = sum(ahu["capped"] is not None for ahu in view["ahus"])
    carved = {each["name"] for each in view["objects"] if each["kind"] == "moai"} | set(sizes)
    gone = sum(view["gone"])
    return (
        (view["turn"], 1),
        (len(sizes), 1),
        (sum(sizes.values()), len(sizes)),
        (capped, 1),
        (gone, gone + len(carved)),  # of all that were offered
    )
