"""Write desktop files: menu entry, metainfo, icons, file type, man page and shell completions.

python packaging/share.py FOLDER    writes it into FOLDER, with the icons of build/icons
"""

import argparse
import gzip
import re
import shutil
import sys
from pathlib import Path

import home
from building import ICONS, LINUX_FILES, ROOT

sys.path.insert(0, str(ROOT))

from completions import write_completions
from identity import ID

NAME = "marjapussi"
MANUAL = f"{NAME}.6"  # 6 is the section for games
ADDRESS_ELEMENTS = re.compile(r" *(<screenshots>.*?</screenshots>|<url [^\n]*)\n", re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    write_desktop_files(parser.parse_args().folder)


def write_desktop_files(folder: Path, icons: Path = ICONS, command: str = NAME) -> None:
    """Write all desktop files into a folder. `command` is what starts the program."""
    written = {
        f"applications/{ID}.desktop": desktop_entry(command),
        f"metainfo/{ID}.metainfo.xml": metainfo_text(),
        f"mime/packages/{ID}.xml": (LINUX_FILES / f"{ID}.xml").read_text("utf-8"),
    }
    for place, text in written.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8", newline="\n")
    shutil.copytree(icons / "hicolor", folder / "icons" / "hicolor", dirs_exist_ok=True)
    manual = folder / "man" / "man6" / f"{MANUAL}.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(gzip_bytes((LINUX_FILES / MANUAL).read_text("utf-8")))
    write_completions(folder)


def desktop_entry(command: str) -> str:
    """Return the desktop entry. `command` is what starts the program."""
    text = (LINUX_FILES / f"{ID}.desktop").read_text("utf-8")
    return re.sub(rf"^((?:Try)?Exec=){NAME}", rf"\g<1>{command}", text, flags=re.MULTILINE)


def metainfo_text() -> str:
    """Return the metainfo for software centres, with the URLs of the project if it has any."""
    text = (LINUX_FILES / f"{ID}.metainfo.xml").read_text("utf-8")
    if not home.project_url():
        return ADDRESS_ELEMENTS.sub("", text)
    return text.replace("@HOME@", home.project_url()).replace("@PICTURES@", home.pictures_url())


def gzip_bytes(text: str) -> bytes:
    """Return a text as gzip data that is the same for the same text."""
    return gzip.compress(text.encode(), mtime=0)


if __name__ == "__main__":
    main()
