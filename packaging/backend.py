"""Builds the project: setuptools, and the search compiled where there is a compiler.

Where nothing can be compiled, the sources of the search run as they are, only slower.
"""

import os
import sys
from pathlib import Path
from typing import Any

from compiling import missing_for_compiling, without_search_paths
from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.build_meta import _BuildMetaBackend
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

BACKEND = ("packaging/backend.py", "packaging/compiling.py")
PACKAGE = "marjapussi_gui.bots.kernel"
KERNEL = Path(*PACKAGE.split("."))
BUFFERS = "buffers"  # what Cython would else put into every module: most of their code
AT_ONCE = os.cpu_count() or 1
TRANSLATED_AT_ONCE = AT_ONCE if sys.platform == "linux" else 0  # elsewhere there is no fork
# One extension runs on this and every later version of Python.
LIMITED_API = {
    "define_macros": [("Py_LIMITED_API", "0x030B0000")],
    "py_limited_api": True,
}
NO_SYMBOLS = [] if os.name == "nt" else ["-g0"]  # they would tell the folder of the build
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
}


class Sources(sdist):  # type: ignore[misc]
    """An archive of what a build takes."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        assets = [str(path) for path in sorted(Path("assets").rglob("*")) if path.is_file()]
        ours = [file for file in files if not file.startswith("tests")]
        super().make_release_tree(base_dir, [*ours, *assets, *BACKEND])


class Compiled(build_ext):  # type: ignore[misc]
    """Extensions, some at a time; where one cannot be made none is, as they need each other."""

    def build_extensions(self) -> None:
        self.parallel = AT_ONCE
        if linker := getattr(self.compiler, "linker_so", None):
            self.compiler.linker_so = without_search_paths(linker)
        super().build_extensions()
        files = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(file.exists() for file in files):
            for file in files:
                file.unlink(missing_ok=True)


class Backend(_BuildMetaBackend):  # type: ignore[misc]
    """What pip and build ask for, without a setup script."""

    def run_setup(self, setup_script: str = "") -> None:
        folders = [Path("assets"), *(path for path in Path("assets").rglob("*") if path.is_dir())]
        assets = [".".join(("marjapussi_gui", *folder.parts)) for folder in sorted(folders)]
        setup(
            packages=[*find_packages(include=["marjapussi_gui*"]), *assets],
            package_dir={"marjapussi_gui.assets": "assets"},
            ext_modules=extensions(),
            cmdclass={"build_ext": Compiled, "sdist": Sources},
            options={"bdist_wheel": {"py_limited_api": "cp311"}},
        )


def extensions() -> list[Extension]:
    """Return an extension for each module of the kernel, and one that they share; or none."""
    if any(missing_for_compiling()):
        return []
    modules = sorted(path.stem for path in KERNEL.glob("*.py") if path.stem != "__init__")
    own = [_extension(module, (KERNEL / f"{module}.py").as_posix()) for module in modules]
    compiled: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [*own, _extension(BUFFERS)],
        compiler_directives=DIRECTIVES,
        build_dir="build/kernel",
        nthreads=TRANSLATED_AT_ONCE,
        shared_utility_qualified_name=f"{PACKAGE}.{BUFFERS}",
    )
    for extension in compiled:
        extension.optional = True
    return compiled


def _extension(module: str, *sources: str) -> Extension:
    return Extension(
        f"{PACKAGE}.{module}", list(sources), extra_compile_args=NO_SYMBOLS, **LIMITED_API
    )


def build_editable(*arguments: Any) -> str:
    """Build in place; what was compiled of older sources would be found before the new ones."""
    for ending in ("*.so", "*.pyd"):
        for old in KERNEL.glob(ending):
            old.unlink()
    wheel: str = backend.build_editable(*arguments)
    return wheel


backend = Backend()
build_sdist, build_wheel = backend.build_sdist, backend.build_wheel
get_requires_for_build_sdist = backend.get_requires_for_build_sdist
get_requires_for_build_wheel = backend.get_requires_for_build_wheel
get_requires_for_build_editable = backend.get_requires_for_build_editable
prepare_metadata_for_build_wheel = backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = backend.prepare_metadata_for_build_editable
