"""Writes shell completions for bash, zsh and fish."""

from pathlib import Path

import shtab
from identity import RECORD_SUFFIX

from marjapussi_gui.commands.arguments import FileArgument, FolderArgument, RecordArgument
from marjapussi_gui.commands.cli import create_parser

PROGRAM = "marjapussi"
RECORD_GLOB = shtab.glob(f"*.{RECORD_SUFFIX}")
COMPLETERS = {
    FileArgument: shtab.FILE,
    FolderArgument: shtab.DIRECTORY,
    RecordArgument: RECORD_GLOB,
}
COMPLETION_FILES = {  # where each shell looks for completions
    "bash": f"bash-completion/completions/{PROGRAM}",
    "zsh": f"zsh/vendor-completions/_{PROGRAM}",
    "fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
# shtab doesn't know that a record file can take the place of a command
ZSH_PREAMBLE = f"""\
functions[_{PROGRAM}_commands]=$functions[_shtab_{PROGRAM}_commands]
_shtab_{PROGRAM}_commands() {{ _{PROGRAM}_commands; {RECORD_GLOB["zsh"]} }}
"""
FISH_CONDITION = f"_shtab_{PROGRAM}_using; and test $_shtab_{PROGRAM}_npos -eq 0"
FISH_RECORDS = f"complete -c {PROGRAM} -n '{FISH_CONDITION}' -ka '{RECORD_GLOB['fish']}'\n"


def write_completions(share: Path) -> None:
    """Write the completion file of each shell below a share folder."""
    for kind, finders in COMPLETERS.items():
        kind.complete = finders
    for shell, place in COMPLETION_FILES.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        text = shtab.complete(
            create_parser(), shell, preamble=ZSH_PREAMBLE if shell == "zsh" else ""
        )
        (share / place).write_text(text + (FISH_RECORDS if shell == "fish" else ""), "utf-8")
