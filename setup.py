"""Builds vaka: core, games and search compiled by mypyc in one group (pyproject.toml has the rest,
and script/backend.py builds the page before).

Without a working C compiler, or without Python's headers, the build falls back to pure Python and
says so. VAKA_PURE=1 asks for that. With a compiler nothing is forgiven: a type error, or C that
does not compile, fails the build. A build whose compiled sources have not changed reuses the
extensions of the last one in build/.
"""

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

from script.docstrings import document

PACKAGE = Path("src/vaka")

# What is compiled, except __init__.py files ...
COMPILED = (
    "core/*.py",
    "games/**/*.py",
    "bots/guide.py",
    "bots/greedy/*/*.py",
    "bots/search/*.py",
)

# ... and except these files, each with its reason.
NOT_COMPILED: tuple[str, ...] = (
    "core/errors.py",  # exceptions carry free attributes and pickle; never on the fast path
    "bots/search/breath.py",  # the interpreter is to run it: that is all that it is for
    "core/playout.py",  # keeps the signature and docstring of `vaka.playout`
    "core/registry.py",  # keeps those of `vaka.load` and others
    "core/vectors.py",  # chooses at run time which vector the other modules use
    "core/field_docs.py",  # runs only for `help` and schemas
    # Types whose annotations and sources are read at run time.
    "core/view_types.py",
    "games/giants/types.py",
    "games/raiatea/types.py",
    "games/raiatea/view_types.py",
    "games/rapanui/types.py",
)

# Commands that need the extensions; the others (metadata, source archive) skip the compilation.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def compiled_files(root: Path, excluded: tuple[str, ...] = NOT_COMPILED) -> list[str]:
    """The files to compile, relative to the project's root."""
    package = root / PACKAGE
    for name in excluded:
        if not (package / name).is_file():
            sys.exit(f"setup.py: NOT_COMPILED names {name}, which does not exist")
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    found -= {package / name for name in excluded}
    return sorted(str(path.relative_to(root)) for path in found if path.name != "__init__.py")


def compile_digest(root: Path) -> str:
    """Hash all that decides what the compiled extensions are."""
    variables = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")
    compilers = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    digest = hashlib.sha256(
        repr((sys.version, compilers, [os.environ.get(name) for name in variables])).encode()
    )
    package = root / PACKAGE
    files = [
        root / "setup.py",
        root / "script/docstrings.py",
        root / "pyproject.toml",
        *package.glob("*.py"),
    ]
    # All modules of these packages: their types decide what becomes of those that import them.
    for folder in ("core", "games", "bots"):
        files += (package / folder).rglob("*.py")
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


class LastBuild:
    """The extensions of the last build in build/, while they fit the sources."""

    def __init__(self, root: Path) -> None:
        self._folder = root / "build"
        self._file = self._folder / "extensions.pickle"
        self._digest = compile_digest(root)

    def extensions(self) -> list[Extension] | None:
        """Return the extensions of the last build, or None if the sources have changed."""
        if not self._file.is_file():
            return None
        digest, built = pickle.loads(self._file.read_bytes())
        return list(built) if digest == self._digest else None

    def clean(self, *, keep_compiled: bool) -> None:
        """Remove files of the last build: setuptools would pack all of them again."""
        if not keep_compiled:
            self._file.unlink(missing_ok=True)
        for folder in (*self._folder.glob("lib*"), *self._folder.glob("bdist.*")):
            for path in folder.rglob("*"):
                if path.is_file() and not (keep_compiled and path.suffix in {".so", ".pyd"}):
                    path.unlink()

    def save(self, built: list[Extension]) -> None:
        """Keep the extensions, once they are compiled and linked."""
        self._folder.mkdir(exist_ok=True)
        self._file.write_bytes(pickle.dumps((self._digest, built)))


def compiler_problem() -> str | None:
    """Build a tiny extension the way the real one is built; None, or what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        extension = Extension("probe", [str(source)])
        command = Distribution({"ext_modules": [extension]}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError) as error:
            return f"no working C compiler with Python's headers ({error})"
    return None


def reason_for_pure() -> str | None:
    """Why this build is not compiled, or None if it is."""
    if os.environ.get("VAKA_PURE", "0") not in ("", "0"):
        return "VAKA_PURE is set"
    return compiler_problem()


def extensions(root: Path) -> list[Extension]:
    """The compiled modules; none for a pure build."""
    last = LastBuild(root)
    if reason := reason_for_pure():
        print(f"vaka: building PURE PYTHON, many times slower: {reason}", file=sys.stderr)
        last.clean(keep_compiled=False)
        return []
    unchanged = last.extensions()
    last.clean(keep_compiled=unchanged is not None)
    if unchanged is not None:
        return unchanged  # build_ext sees that they are up to date
    from mypyc.build import mypycify

    # Only compiled modules are checked here; script/test checks all.
    built = mypycify(
        ["--follow-imports=silent", *compiled_files(root)],
        opt_level="3",
        debug_level="0",
        group_name="vaka",
        multi_file=True,  # a C file for each module, to be compiled side by side
    )
    for file in compiled_files(root):
        module = Path(file).relative_to(PACKAGE.parent).with_suffix("")
        document(root / file, root / "build" / f"__native_{'___'.join(module.parts)}.c")
    for extension in built:
        if os.name != "nt":
            extension.extra_compile_args.append("-Wno-error")  # other compilers, other warnings
            # Nobody else calls into the library, so the compiler may inline its own calls.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


class ParallelBuild(build_ext):
    """Compile the C files of an extension on all cores.

    `build_ext --parallel` builds whole extensions side by side, and here one has nearly all files.
    """

    def build_extension(self, ext: Extension) -> None:
        target = self.get_ext_fullpath(ext.name)
        if self.force or newer_group([*ext.sources, *ext.depends], target, "newer"):
            compiled = copy(ext)
            compiled.extra_objects = [*ext.extra_objects, *self.compile_sources(ext)]
            compiled.depends, compiled.sources = [*ext.sources, *ext.depends], []
            super().build_extension(compiled)  # only links

    def compile_sources(self, ext: Extension) -> list[str]:
        """Compile the sources in parallel and return the object files."""

        def compile_source(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=[*ext.define_macros, *((name,) for name in ext.undef_macros)],
                include_dirs=ext.include_dirs,
                debug=self.debug,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(compile_source, sorted(ext.sources))
            return [name for objects in results for name in objects]

    def build_extensions(self) -> None:
        super().build_extensions()
        if not self.inplace and self.extensions:
            LastBuild(Path.cwd()).save(self.extensions)


if __name__ == "__main__":
    building = not BUILD_COMMANDS.isdisjoint(sys.argv)
    setup(
        ext_modules=extensions(Path.cwd()) if building else [],
        cmdclass={"build_ext": ParallelBuild},
    )
