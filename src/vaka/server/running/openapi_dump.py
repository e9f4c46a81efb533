"""The document of the interface without a running server: run this module, and it prints it.

It is the same at every time and on every machine, for tools that make something from it.
"""

import json
import sys
from pathlib import Path
from tempfile import gettempdir

import msgspec

from vaka.server.app import create_app
from vaka.server.settings import Settings, in_folder


def document() -> str:
    """The document as JSON, its keys in order."""
    settings = Settings(database=in_folder(Path(gettempdir())))  # nothing is opened there
    schema = create_app(settings).openapi_schema.to_schema()
    return json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False, default=_plain) + "\n"


def _plain(value: object) -> object:
    """Examples are what the routes send."""
    return msgspec.to_builtins(value)


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
