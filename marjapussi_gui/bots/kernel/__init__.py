"""The search code. It uses only integers and bit sets, and is compiled to C where possible.

Its modules import each other by ``cython.cimports``, which the compiler resolves to C. In plain
Python, CimportFinder resolves the same lines to the Python modules.
"""

import sys
from hashlib import sha256
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

CIMPORTS = f"cython.cimports.{__name__}."
# the Python modules for .pxd files that have another name
PYTHON_MODULES = {
    "cbits": "bits",
    "cconstants": "constants",
    "cnode": "tree_node",
    "cposition": "position",
}
KERNEL_FOLDER = Path(__file__).parent
COMPILED_FROM = "compiled_from"  # name of the file with the digest of the compiled sources


def is_compiled() -> bool:
    """Return whether the kernel runs as machine code, and not as slow Python."""
    from . import trick_table

    return not (trick_table.__file__ or "").endswith(".py")


def is_stale(folder: Path = KERNEL_FOLDER) -> bool:
    """Return whether the sources were changed since they were compiled; False if unknown."""
    note = folder / COMPILED_FROM
    return note.is_file() and note.read_text("utf-8") != digest(folder)


def digest(folder: Path = KERNEL_FOLDER) -> str:
    """Return the SHA-256 digest of all sources that get compiled."""
    sources = sorted((*folder.glob("*.py"), *folder.glob("*.pxd")))
    texts = [path.read_bytes() for path in sources if path.stem != "__init__"]
    return sha256(b"\0".join(texts)).hexdigest()


class CimportLoader:
    """Loads a cimported name as the existing Python module, which keeps its own spec."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        name = spec.name.removeprefix(CIMPORTS)
        module = import_module(f"{__name__}.{PYTHON_MODULES.get(name, name)}")
        self._own_spec = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._own_spec


class CimportFinder:
    """Finds cimported kernel modules while the kernel runs as plain Python."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, CimportLoader()) if name.startswith(CIMPORTS) else None


sys.modules[CIMPORTS.rstrip(".")] = sys.modules[__name__]
sys.meta_path.insert(0, CimportFinder)
