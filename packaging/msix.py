"""Creates the package for the Microsoft Store. It isn't signed, because the Store signs it."""

import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

from building import BUILD, ICONS, ROOT, create_empty_folder, run
from identity import NAME, VERSION

TEMPLATE = ROOT / "packaging" / "windows" / "AppxManifest.xml"
MAKEAPPX_PATTERN = "Windows Kits/10/bin/*/x64/makeappx.exe"  # a tool of the Windows SDK
# stand in for the product identity in Partner Center, until there is an account
DEFAULT_IDENTITY = {
    "MSIX_IDENTITY": NAME,
    "MSIX_PUBLISHER": "CN=Marjapussi",
    "MSIX_PUBLISHER_NAME": "the Marjapussi authors",
}


def create_msix_package(
    program: Path, folder: Path, maker: str, icons: Path = ICONS
) -> Iterator[Path]:
    """Create the package of a frozen program and yield its path.

    Without the tool makeappx, yield nothing.
    """
    if not maker:
        print("There is no package for the Store without makeappx of the Windows SDK.", flush=True)
        return
    tree, package = (
        create_empty_folder(BUILD / "msix") / NAME,
        folder / f"marjapussi-{VERSION}-store.msix",
    )
    shutil.copytree(program, tree)
    shutil.copytree(icons / "msix", tree / "Assets")
    (tree / TEMPLATE.name).write_text(manifest_text(os.environ), "utf-8", newline="\n")
    run(maker, "pack", "/o", "/d", str(tree), "/p", str(package))
    yield package


def find_makeappx() -> str:
    """Return the path of the newest makeappx, or an empty string if none is installed."""
    folders = [os.environ.get(name, "") for name in ("PROGRAMFILES(X86)", "PROGRAMFILES")]
    there = [path for folder in folders if folder for path in Path(folder).glob(MAKEAPPX_PATTERN)]
    return shutil.which("makeappx") or str(max(there, default=""))


def manifest_text(environment: Mapping[str, str]) -> str:
    """Return the manifest, filled in with the identity from environment variables."""
    text = TEMPLATE.read_text("utf-8").replace("@VERSION@", store_version(VERSION))
    for name, stand_in in DEFAULT_IDENTITY.items():
        value = escape(environment.get(name) or stand_in, {'"': "&quot;"})
        text = text.replace(f"@{name.removeprefix('MSIX_')}@", value)
    return text


def store_version(version: str) -> str:
    """Return a version as the Store wants it: with four numbers, the first not 0, the last 0."""
    major, minor, patch = map(int, version.split("."))
    return f"{major + 1}.{minor}.{patch}.0"
