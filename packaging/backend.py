"""Builds the project: setuptools, and the search compiled where there is a compiler.

Where nothing can be compiled, the sources of the search run as they are, only slower.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.build_meta import _BuildMetaBackend
from setuptools.command.sdist import sdist

KERNEL = Path("marjapussi_gui/bots/kernel")
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
        super().make_release_tree(base_dir, [*ours, *assets, "packaging/backend.py"])


class Backend(_BuildMetaBackend):  # type: ignore[misc]
    """What pip and build ask for, without a setup script."""

    def run_setup(self, setup_script: str = "") -> None:
        folders = [Path("assets"), *(path for path in Path("assets").rglob("*") if path.is_dir())]
        assets = [".".join(("marjapussi_gui", *folder.parts)) for folder in sorted(folders)]
        setup(
            packages=[*find_packages(include=["marjapussi_gui*"]), *assets],
            package_dir={"marjapussi_gui.assets": "assets"},
            ext_modules=extensions(),
            cmdclass={"sdist": Sources},
            options={"bdist_wheel": {"py_limited_api": "cp311"}},
        )


def extensions() -> list[Extension]:
    """Return one extension for each module of the kernel; what does not compile is left out."""
    modules = sorted(path.stem for path in KERNEL.glob("*.py") if path.stem != "__init__")
    made = [
        Extension(
            f"marjapussi_gui.bots.kernel.{module}",
            [(KERNEL / f"{module}.py").as_posix()],
            extra_compile_args=NO_SYMBOLS,
            **LIMITED_API,
        )
        for module in modules
    ]
    compiled: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        made, compiler_directives=DIRECTIVES, build_dir="build"
    )
    for extension in compiled:
        extension.optional = True
    return compiled


backend = Backend()
build_sdist, build_wheel = backend.build_sdist, backend.build_wheel
build_editable = backend.build_editable
get_requires_for_build_sdist = backend.get_requires_for_build_sdist
get_requires_for_build_wheel = backend.get_requires_for_build_wheel
get_requires_for_build_editable = backend.get_requires_for_build_editable
prepare_metadata_for_build_wheel = backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = backend.prepare_metadata_for_build_editable
