"""Writes what completes the command line in bash, zsh and fish."""

from pathlib import Path

import shtab
from identity import RECORD_SUFFIX

from marjapussi_gui.cli import whole_parser
from marjapussi_gui.commands.arguments import AnyFile, Folder, RecordFile

PROGRAM = "marjapussi"
RECORDS = shtab.glob(f"*.{RECORD_SUFFIX}")
FINDS = {AnyFile: shtab.FILE, Folder: shtab.DIRECTORY, RecordFile: RECORDS}
SHELLS = {  # where each looks for it
    "bash": f"bash-completion/completions/{PROGRAM}",
    "zsh": f"zsh/vendor-completions/_{PROGRAM}",
    "fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
# In the place of a command there may be a record.
ZSH_TOO = f"""\
functions[_{PROGRAM}_commands]=$functions[_shtab_{PROGRAM}_commands]
_shtab_{PROGRAM}_commands() {{ _{PROGRAM}_commands; {RECORDS["zsh"]} }}
"""
FIRST = f"_shtab_{PROGRAM}_using; and test $_shtab_{PROGRAM}_npos -eq 0"
FISH_TOO = f"complete -c {PROGRAM} -n '{FIRST}' -ka '{RECORDS['fish']}'\n"


def write_completions(share: Path) -> None:
    """Write a file for each shell into the folder where it looks for it."""
    for kind, finders in FINDS.items():
        kind.complete = finders
    for shell, place in SHELLS.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        text = shtab.complete(whole_parser(), shell, preamble=ZSH_TOO if shell == "zsh" else "")
        (share / place).write_text(text + (FISH_TOO if shell == "fish" else ""), "utf-8")
