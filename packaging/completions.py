"""Shell completions for bash, zsh and fish."""

from pathlib import Path

import shtab
from identity import RECORD_SUFFIX

from marjapussi_gui.cli import whole_parser
from marjapussi_gui.commands.arguments import AnyFile, Folder, RecordFile

PROGRAM = "marjapussi"
RECORDS = shtab.glob(f"*.{RECORD_SUFFIX}")
FINDS = {AnyFile: shtab.FILE, Folder: shtab.DIRECTORY, RecordFile: RECORDS}
SHELLS = {  # the path in which each shell looks for them
    "bash": f"bash-completion/completions/{PROGRAM}",
    "zsh": f"zsh/vendor-completions/_{PROGRAM}",
    "fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
# A record file can be given in place of a command, which shtab does not support.
ZSH_TOO = f"""\
functions[_{PROGRAM}_commands]=$functions[_shtab_{PROGRAM}_commands]
_shtab_{PROGRAM}_commands() {{ _{PROGRAM}_commands; {RECORDS["zsh"]} }}
"""
FIRST = f"_shtab_{PROGRAM}_using; and test $_shtab_{PROGRAM}_npos -eq 0"
FISH_TOO = f"complete -c {PROGRAM} -n '{FIRST}' -ka '{RECORDS['fish']}'\n"


def write_completions(share: Path) -> None:
    """Write the completion file of each shell below a share folder."""
    for kind, finders in FINDS.items():
        kind.complete = finders
    for shell, place in SHELLS.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        text = shtab.complete(whole_parser(), shell, preamble=ZSH_TOO if shell == "zsh" else "")
        (share / place).write_text(text + (FISH_TOO if shell == "fish" else ""), "utf-8")
