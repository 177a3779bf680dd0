"""The build backend: setuptools, which also compiles the search kernel where it can.

If there is no compiler, the kernel stays pure Python, which is slower.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from bill import write_wheel_bill
from compiling import missing_build_tools, remove_search_paths
from Cython.Build import cythonize
from home import make_links_absolute, project_urls
from setuptools import Extension, build_meta
from setuptools.build_meta import *  # noqa: F403 - the hooks of PEP 517 and 660
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import egg_info
from setuptools.command.sdist import sdist

# what the sdist contains besides the package: the build backend and the desktop files
EXTRA_SOURCES = (
    "CHANGELOG.md",
    *(f"packaging/{name}.py" for name in ("backend", "bill", "compiling", "home")),
    *(f"packaging/linux/{name}" for name in ("*.desktop", "*.xml", "marjapussi.6")),
)
CYTHON = "cython>=3.1,!=3.3.0"  # the pure Python sources import it; 3.3.0 cannot compile them
CYTHON_FAILED_MESSAGE = "Cython cannot translate the search, so it is installed as pure Python."
KERNEL_PACKAGE = "marjapussi_gui.bots.kernel"
KERNEL_FOLDER = Path(*KERNEL_PACKAGE.split("."))
SHARED_UTILITY_MODULE = "buffers"  # otherwise Cython would copy this code into every module
PARALLEL_JOBS = os.cpu_count() or 1
CYTHON_JOBS = PARALLEL_JOBS if sys.platform == "linux" else 0  # parallel jobs need fork()
# extensions for the stable ABI work with this and every later version of Python
LIMITED_API = {
    "define_macros": [("Py_LIMITED_API", "0x030B0000")],
    "py_limited_api": True,
}
NO_DEBUG_SYMBOLS = [] if os.name == "nt" else ["-g0"]  # these options contain local paths
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
}


class WheelCommand(bdist_wheel):  # type: ignore[misc]
    """The command bdist_wheel, which adds the assets and, if possible, the compiled kernel."""

    def finalize_options(self) -> None:
        packages = {*self.distribution.packages, "marjapussi_gui.assets"}
        self.distribution.packages = sorted(packages)
        self.distribution.ext_modules = kernel_extensions()
        self.py_limited_api = "cp311"
        super().finalize_options()

    def write_wheelfile(self, wheelfile_base: str, *arguments: Any, **options: Any) -> None:
        """Add the bill of materials, and give all files the same permissions on every machine."""
        super().write_wheelfile(wheelfile_base, *arguments, **options)
        is_compiled = getattr(self.distribution, "is_compiled", False)
        write_wheel_bill(
            Path(wheelfile_base, "sboms"),
            self.distribution.get_version(),
            self.distribution.install_requires,
            ["cython"] if is_compiled else [],
        )
        for path in Path(self.bdist_dir).rglob("*"):
            path.chmod(0o755 if path.is_dir() or path.suffix == ".so" else 0o644)


class MetadataCommand(egg_info):  # type: ignore[misc]
    """The command egg_info, which adds URLs and, if nothing was compiled, requires Cython."""

    def run(self) -> None:
        about = self.distribution.metadata
        about.project_urls = project_urls()
        about.long_description = make_links_absolute(Path("README.md").read_text("utf-8"))
        if not getattr(self.distribution, "is_compiled", False):
            about.install_requires = [*self.distribution.install_requires, CYTHON]
            self.distribution.install_requires = about.install_requires
        super().run()


class SourcesCommand(sdist):  # type: ignore[misc]
    """The command sdist, which adds everything that a build needs."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        assets = [str(path) for path in sorted(Path("assets").rglob("*")) if path.is_file()]
        beside = [str(path) for name in EXTRA_SOURCES for path in sorted(Path().glob(name))]
        ours = [file for file in files if not file.startswith("tests")]
        super().make_release_tree(base_dir, [*ours, *assets, *beside])


class ExtensionsCommand(build_ext):  # type: ignore[misc]
    """The command build_ext, which compiles several extensions at the same time.

    If one of them fails, it removes all, because none of them works without the others.
    """

    def build_extensions(self) -> None:
        self.parallel = PARALLEL_JOBS
        if linker := getattr(self.compiler, "linker_so", None):
            self.compiler.linker_so = remove_search_paths(linker)
        super().build_extensions()
        files = [Path(self.get_ext_fullpath(each.name)) for each in self.extensions]
        self.distribution.is_compiled = all(file.exists() for file in files)
        if not self.distribution.is_compiled:
            for file in files:
                file.unlink(missing_ok=True)
        elif self.inplace or self.editable_mode:
            kernel = runpy.run_path(str(KERNEL_FOLDER / "__init__.py"))
            (KERNEL_FOLDER / kernel["COMPILED_FROM"]).write_text(kernel["digest"](), "utf-8")


def kernel_extensions() -> list[Extension]:
    """Return an extension for each kernel module, and one for the code that they share.

    The list is empty if there is no compiler.
    """
    if any(missing_build_tools()):
        return []
    modules = sorted(path.stem for path in KERNEL_FOLDER.glob("*.py") if path.stem != "__init__")
    made = [
        _create_extension(module, (KERNEL_FOLDER / f"{module}.py").as_posix()) for module in modules
    ]
    try:
        compiled: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
            [*made, _create_extension(SHARED_UTILITY_MODULE)],
            compiler_directives=DIRECTIVES,
            build_dir="build/kernel",
            nthreads=CYTHON_JOBS,
            shared_utility_qualified_name=f"{KERNEL_PACKAGE}.{SHARED_UTILITY_MODULE}",
        )
    except Exception as error:  # noqa: BLE001 - a compiler may fail in any way
        print(f"{CYTHON_FAILED_MESSAGE} ({type(error).__name__})", file=sys.stderr)
        return []
    for extension in compiled:
        extension.optional = True
    return compiled


def _create_extension(module: str, *sources: str) -> Extension:
    return Extension(
        f"{KERNEL_PACKAGE}.{module}",
        list(sources),
        extra_compile_args=NO_DEBUG_SYMBOLS,
        **LIMITED_API,
    )


# only after the build is it known whether the wheel depends on Cython
globals().pop("prepare_metadata_for_build_wheel")


def build_editable(*arguments: Any) -> str:
    """Build in place, after removing old extensions.

    These would otherwise be imported instead of the new sources.
    """
    for ending in ("*.so", "*.pyd", "compiled_from"):
        for old in KERNEL_FOLDER.glob(ending):
            old.unlink()
    made: str = build_meta.build_editable(*arguments)
    return made
