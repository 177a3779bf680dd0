"""The compiled search; where nothing can be compiled, its sources run as they are, only slower."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup

KERNEL = Path("marjapussi_gui/bots/kernel")
# One extension runs on this and every later version of Python.
LIMITED_API = {
    "define_macros": [("Py_LIMITED_API", "0x030B0000")],
    "py_limited_api": True,
}
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
}


def extensions() -> list[Extension]:
    """Return one extension for each module of the kernel; what does not compile is left out."""
    modules = sorted(path.stem for path in KERNEL.glob("*.py") if path.stem != "__init__")
    made = [
        Extension(
            f"marjapussi_gui.bots.kernel.{module}",
            [(KERNEL / f"{module}.py").as_posix()],
            **LIMITED_API,
        )
        for module in modules
    ]
    compiled: list[Extension] = cythonize(made, compiler_directives=DIRECTIVES, build_dir="build")
    for extension in compiled:
        extension.optional = True
    return compiled


setup(
    packages=[*find_packages(include=["marjapussi_gui*"]), "marjapussi_gui.assets"],
    package_dir={"marjapussi_gui.assets": "assets"},
    package_data={"marjapussi_gui.assets": ["**/*"]},
    ext_modules=extensions(),
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
