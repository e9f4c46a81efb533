"""The page that people play on: files that the web build has put into this package.

They are read once, when the server starts: so a page and its parts always fit together, and an
address can never lead to another file.
"""

from hashlib import blake2b
from mimetypes import MimeTypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vaka.server.errors import NotFound

INDEX: Final = "index.html"
BUILD: Final = "build.txt"
PACKED: Final = {".br": "br", ".gz": "gzip"}  # the best first
ASKED: Final = [HttpMethod.GET, HttpMethod.HEAD]

# Where the page itself takes over; what it does not know, it says.
CLIENT: Final = (
    "/",
    "/new",
    "/table/{name:str}",
    "/replay/{name:str}",
    "/archive",
    "/player/{name:str}",
    "/leaders",
    "/settings",
    "/account",
    "/rules",
    "/rules/{name:str}",
)
ELSEWHERE: Final = ("/api", "/assets", "/schema", "/health", "/metrics")  # never the page

ONE_YEAR: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
LOOK_AGAIN: Final = "no-cache"

# Not what this machine happens to know, but the same everywhere.
_KINDS: Final = MimeTypes(filenames=())
_MORE_KINDS: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/plain",
}


class File(msgspec.Struct, frozen=True):
    """What is sent, in each packing that there is of it; "" is the file as it is."""

    kind: str
    tag: str
    forms: dict[str, bytes]


class Page:
    """The built page, or nothing if none was built; `build` is its name."""

    def __init__(self, folder: Path) -> None:
        self.files = _read(folder) if (folder / INDEX).is_file() else {}
        build = folder / BUILD
        self.build = build.read_text(encoding="utf-8").strip() if self and build.is_file() else ""

    def __bool__(self) -> bool:
        return bool(self.files)

    def send(
        self, name: str, request: "Request[Any, Any, Any]", keep: str, status: int = 200
    ) -> Response[bytes]:
        """A file in the best packing that the asker reads; only its tag, if he has it already."""
        file = self.files.get(name)
        if file is None:
            raise NotFound()
        packing = _best(file, request.headers.get("accept-encoding", ""))
        tag = f'"{file.tag}{packing and "-" + packing}"'
        headers = {"cache-control": keep, "etag": tag}
        if len(file.forms) > 1:
            headers["vary"] = "accept-encoding"
        if status == 200 and _is_known(tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        if packing:
            headers["content-encoding"] = packing
        body = file.forms[packing]
        return Response(body, status_code=status, headers=headers, media_type=file.kind)

    def unknown(self, request: "Request[Any, Any, Any]") -> Response[bytes] | None:
        """The page, for an address that is nobody's: it says so itself. None: not for people."""
        if not self or not is_for_people(request.url.path) or request.method not in ASKED:
            return None
        return self.send(INDEX, request, LOOK_AGAIN, 404)

    def routes(self) -> list[HTTPRouteHandler]:
        """The addresses of the page and its files; none if it was not built."""
        if not self:
            return []
        top = [name for name in self.files if "/" not in name and name != INDEX]

        @route(list(CLIENT), http_method=ASKED, include_in_schema=False)
        async def page(request: "Request[Any, Any, Any]") -> Response[bytes]:
            return self.send(INDEX, request, LOOK_AGAIN)

        @route("/assets/{name:path}", http_method=ASKED, include_in_schema=False)
        async def asset(name: FromPath[str], request: "Request[Any, Any, Any]") -> Response[bytes]:
            return self.send(f"assets{name}", request, ONE_YEAR)

        @route([f"/{name}" for name in top], http_method=ASKED, include_in_schema=False)
        async def file(request: "Request[Any, Any, Any]") -> Response[bytes]:
            return self.send(request.url.path.strip("/"), request, LOOK_AGAIN)

        return [page, asset, file] if top else [page, asset]


def is_for_people(path: str) -> bool:
    """Whether an address is the page's, or nobody's, which the page says too."""
    return not any(path == each or path.startswith(f"{each}/") for each in ELSEWHERE)


def _read(folder: Path) -> dict[str, File]:
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in PACKED or path.name == BUILD:
            continue
        forms = {"": path.read_bytes()}
        for suffix, packing in PACKED.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                forms[packing] = packed.read_bytes()
        tag = blake2b(forms[""], digest_size=12).hexdigest()
        files[path.relative_to(folder).as_posix()] = File(_kind(path), tag, forms)
    return files


def _kind(path: Path) -> str:
    kind = _MORE_KINDS.get(path.suffix) or _KINDS.guess_type(path.name)[0]
    return kind or "application/octet-stream"


def _best(file: File, accepted: str) -> str:
    """The packing of a file that is sent to who accepts these."""
    read = {name for name, wanted in map(_wish, accepted.lower().split(",")) if wanted}
    return next((each for each in PACKED.values() if each in file.forms and each in read), "")


def _wish(part: str) -> tuple[str, bool]:
    """`br;q=0` is a packing that is not wanted."""
    name, _, quality = part.partition(";")
    return name.strip(), quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def _is_known(tag: str, known: str) -> bool:
    return tag in [each.strip().removeprefix("W/") for each in known.split(",")]
