"""Writes what the Flatpak is built from: where each source lies, and its checksum.

python packaging/flatpak_sources.py    writes tools.json, needs.json and home.json to build/flatpak
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import home
from building import BUILD, LINUX_FILES
from identity import ID

PLACE = BUILD / "flatpak"
# Everything else is the same for every machine, so what is published of it is its source.
COMPILED = "cffi,cython,miniaudio"
Source = dict[str, str]


def main() -> None:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    for module in ("tools", "needs"):
        listed = [*sources(report(asked(module)))]
        text = json.dumps(listed, indent=2)
        (PLACE / f"{module}.json").write_text(f"{text}\n", "utf-8", newline="\n")
    (PLACE / home.WRITTEN.name).write_text(home.written(), "utf-8", newline="\n")


def asked(module: str) -> list[str]:
    """Return which packages a module of the manifest installs."""
    manifest = (LINUX_FILES / f"{ID}.yml").read_text("utf-8")
    steps = manifest.partition(f"- name: {module}\n")[2].partition("- name: ")[0]
    return " ".join(re.findall(r"--prefix=\$\{FLATPAK_DEST\} ([^.\n]+)\n", steps)).split()


def report(names: list[str]) -> dict[str, Any]:
    """Return what pip would install for packages, and from where."""
    options = ("--quiet", "--dry-run", "--ignore-installed", "--report", "-")
    command = (sys.executable, "-m", "pip", "install", *options, "--no-binary", COMPILED, *names)
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    read: dict[str, Any] = json.loads(told)
    return read


def sources(told: dict[str, Any]) -> Iterator[Source]:
    """Yield what pip tells of each package as flatpak-builder reads it; refuse machine code."""
    for each in told["install"]:
        found = each["download_info"]
        url, checksum = found["url"], found["archive_info"]["hashes"]["sha256"]
        if url.endswith(".whl") and not url.endswith("-none-any.whl"):
            sys.exit(f"{each['metadata']['name']} is compiled: name it in COMPILED")
        yield {"type": "file", "url": url, "sha256": checksum}


if __name__ == "__main__":
    main()
