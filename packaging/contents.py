"""What the frozen program contains: which files to add, and which ones to leave out."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from libraries import needed_libraries

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, ASSETS = ROOT / "marjapussi_gui", ROOT / "assets"
KERNEL = PACKAGE / "bots" / "kernel"
THEME_FILE = PACKAGE / "ui" / "common" / "theme.py"
LANGUAGES = [file.stem for file in ASSETS.glob("messages/*.json") if file.stem != "en"]

# Network encryption, other toolkits, developer tools, scientific libraries, and D-Bus except on
# Linux.
UNUSED_MODULES = (
    *("_hashlib", "_ssl", "ssl", "asyncio", "ftplib", "smtplib"),
    *("cython", "Cython", "distutils", "lib2to3", "pip", "pkg_resources", "setuptools"),
    *("bz2", "_bz2", "lzma", "_lzma"),
    *(f"_codecs_{name}" for name in ("cn", "hk", "iso2022", "jp", "kr", "tw")),  # legacy encodings
    "_multibytecodec",
    *("cffi", "pycparser", "doctest", "pdb", "pydoc", "test", "tkinter", "unittest", "readline"),
    *("matplotlib", "numpy", "PIL", "pygments", "pytest", "rich"),
    *("fsrs.optimizer", "pandas", "torch", "tqdm"),
    *("dask", "distributed", "zxingcpp"),
    *(f"PySide6.Qt{name}" for name in ("Network", "OpenGL", "Qml", "Quick", "Svg", "Test")),
    *(() if sys.platform == "linux" else ("PySide6.QtDBus",)),
)

# the Qt plugins to include, by folder
WANTED_PLUGINS = {
    "platforms": ("offscreen", "xcb", "wayland", "windows", "cocoa"),
    "platforminputcontexts": ("composeplatforminputcontext", "ibusplatforminputcontext"),
    "platformthemes": ("xdgdesktopportal",),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
PLUGIN_PATTERN = re.compile(r"/plugins/(?P<folder>[^/]+)/(?:lib)?q?(?P<name>.+?)(?:plugin)?\.\w+$")
UNUSED_LIBRARIES = re.compile(
    r"Qt6?(Network|OpenGL|OpenGLWidgets|Pdf|Qml\w*|Quick\w*|Svg|VirtualKeyboard\w*|Egl\w*)\b"
    r"|opengl32sw|d3dcompiler"
)
# each desktop has its own, which match its settings, fonts and drivers
SYSTEM_LIBRARIES = re.compile(
    r"^lib(m|mvec|z|gcc_s|stdc\+\+|expat|glib|gobject|gio|gmodule|gthread|dbus|fontconfig|freetype"
    r"|asound|pulse|zstd|X11|X11-xcb|Xau|Xdmcp|xcb|xkbcommon|xkbcommon-x11|wayland-\w+"
    r"|GL|EGL|GLX|GLdispatch|drm|gbm)(-\d[\d.]*)?\.so"
)

Entry = tuple[str, str, str]  # an entry of PyInstaller: destination, source and kind


def hidden_modules() -> list[str]:
    """Return modules that PyInstaller cannot find.

    They are modules of our own, and those that compiled modules import.
    """
    files = (file for end in ("*.py", "*.so", "*.pyd") for file in PACKAGE.rglob(end))
    ours = (file.parent.relative_to(ROOT) / file.name.partition(".")[0] for file in files)
    names = {name.as_posix().removesuffix("/__init__").replace("/", ".") for name in ours}
    return sorted(names | set(imported_modules(KERNEL.glob("*.py"))) | {"_cffi_backend"})


def imported_modules(files: Iterable[Path]) -> Iterator[str]:
    """Yield the modules outside of our package that these files import."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [module.name for module in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            yield from (name for name in names if not name.startswith(("cython", "marjapussi_gui")))


def data_files() -> list[tuple[str, str]]:
    """Return our data files and fonts, each with its folder in the frozen program."""
    assets = sorted(file for file in ASSETS.rglob("*") if file.is_file() and is_bundled_asset(file))
    placed = [
        *((file, Path(PACKAGE.name) / file.relative_to(ROOT).parent) for file in assets),
        *((file, file.relative_to(ROOT).parent) for file in sorted(PACKAGE.rglob("*.json"))),
        *((file, Path(package, "files")) for package, file in font_files()),
    ]
    return [(str(file), folder.as_posix()) for file, folder in placed]


def is_bundled_asset(asset: Path) -> bool:
    """Return whether the program itself uses an asset, unlike the pictures of the README."""
    return asset.parent != ASSETS / "guide" / "pictures"


def font_files() -> list[tuple[str, Path]]:
    """Return the font files that the theme loads, each with the package that contains it."""
    fonts = re.search(
        r"^FONT_FILES = ({.*?^})$", THEME_FILE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert fonts
    return [
        (package, Path(import_module(package).__file__ or "").parent / "files" / name)
        for package, names in ast.literal_eval(fonts[1]).items()
        for name in names
    ]


def is_wanted(destination: str) -> bool:
    """Return whether a file that PyInstaller has collected belongs in the frozen program."""
    path = destination.replace("\\", "/")
    name = PurePosixPath(path).name
    if path.endswith(".qm"):
        return name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if plugin := PLUGIN_PATTERN.search(path):
        return plugin["name"] in WANTED_PLUGINS.get(plugin["folder"], ())
    return not (UNUSED_LIBRARIES.search(path) or SYSTEM_LIBRARIES.match(name))


def needed_entries(entries: Iterable[Entry]) -> list[Entry]:
    """Return the wanted extensions and plugins, and the libraries that they need."""
    by_name = {PurePosixPath(entry[0]).name: entry for entry in entries}
    left = [
        entry
        for name, entry in by_name.items()
        if entry[2] == "EXTENSION" or "plugins" in entry[0] or name.startswith("libpython")
    ]
    by_path: dict[str, Entry] = {}
    while left:
        entry = left.pop()
        if entry[0] not in by_path:
            by_path[entry[0]] = entry
            left += [by_name[name] for name in needed_libraries(Path(entry[1])) if name in by_name]
    return sorted(by_path.values())


def sort_modules(archive: Path) -> None:
    """Sort the modules in PyInstaller's base_library.zip, because their order varies by build."""
    with ZipFile(archive) as read:
        modules = sorted(
            ((entry, read.read(entry)) for entry in read.infolist()),
            key=lambda module: module[0].filename,
        )
    with ZipFile(archive, "w") as written:
        for entry, code in modules:
            written.writestr(entry, code)


def without_loose_links(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without symbolic links to libraries that are left out."""
    there = {entry[0] for entry in binaries}
    return [entry for entry in entries if entry[2] != "SYMLINK" or entry[1] in there]
