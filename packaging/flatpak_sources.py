"""Write the sources of the Flatpak, with their URLs and checksums.

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

OUTPUT_FOLDER = BUILD / "flatpak"
# these are built from source; the wheels of all other packages are pure Python
COMPILED = "cffi,cython,miniaudio"
Source = dict[str, str]


def main() -> None:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    OUTPUT_FOLDER.mkdir(parents=True, exist_ok=True)
    for module in ("tools", "needs"):
        listed = [*source_entries(pip_report(packages_of_module(module)))]
        text = json.dumps(listed, indent=2)
        (OUTPUT_FOLDER / f"{module}.json").write_text(f"{text}\n", "utf-8", newline="\n")
    (OUTPUT_FOLDER / home.FORGE_FILE.name).write_text(home.forge_file_text(), "utf-8", newline="\n")


def packages_of_module(module: str) -> list[str]:
    """Return the packages that a module in the Flatpak manifest installs."""
    manifest = (LINUX_FILES / f"{ID}.yml").read_text("utf-8")
    steps = manifest.partition(f"- name: {module}\n")[2].partition("- name: ")[0]
    return " ".join(re.findall(r"--prefix=\$\{FLATPAK_DEST\} ([^.\n]+)\n", steps)).split()


def pip_report(names: list[str]) -> dict[str, Any]:
    """Return the installation report of pip for packages, as parsed JSON."""
    options = ("--quiet", "--dry-run", "--ignore-installed", "--report", "-")
    command = (sys.executable, "-m", "pip", "install", *options, "--no-binary", COMPILED, *names)
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    parsed: dict[str, Any] = json.loads(output)
    return parsed


def source_entries(pip_report_data: dict[str, Any]) -> Iterator[Source]:
    """Yield a source for flatpak-builder for each package in pip's report.

    Exit with an error if a wheel contains compiled code.
    """
    for each in pip_report_data["install"]:
        found = each["download_info"]
        url, checksum = found["url"], found["archive_info"]["hashes"]["sha256"]
        if url.endswith(".whl") and not url.endswith("-none-any.whl"):
            sys.exit(f"{each['metadata']['name']} is compiled: name it in COMPILED")
        yield {"type": "file", "url": url, "sha256": checksum}


if __name__ == "__main__":
    main()
