"""The man page and the completions list every command and every option."""

import re
import shutil
import subprocess
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from completions import COMPLETION_FILES, write_completions

from marjapussi_gui.commands.cli import COMMANDS, create_parser
from marjapussi_gui.commands.command import Command

TOP = Path(__file__).parents[2]
MANUAL = (TOP / "packaging" / "linux" / "marjapussi.6").read_text("utf-8").replace("\\-", "-")
NAMES = [command.name for command in COMMANDS]
BASH, ZSH, FISH = COMPLETION_FILES.values()
DRIVER = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
compopt() { :; }
$(complete -p marjapussi | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_completions(folder)
    return folder


def in_bash(share: Path, folder: Path, *words: str) -> set[str]:
    """Return what bash offers for the last word."""
    if not shutil.which("bash"):
        pytest.skip("there is no bash")
    command = ("bash", "-c", DRIVER, "bash", str(share / BASH), "marjapussi", *words)
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=folder)
    assert ran.stderr == ""
    return set(ran.stdout.split())


def options(*command: str) -> set[str]:
    """Return the options in the help of a command."""
    with redirect_stdout(StringIO()) as output, pytest.raises(SystemExit):
        create_parser().parse_args([*command, "--help"])
    return set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", output.getvalue()))


OPTIONS = options().union(*map(options, NAMES))


def test_every_option_is_known() -> None:
    assert {"--data-dir", "--shot", "--version", "--json", "--jobs", "--bots", "-h"} <= OPTIONS


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_manual_lists_every_command(command: Command) -> None:
    assert re.search(rf"^\.BR? {command.name}\b", MANUAL, re.MULTILINE)


@pytest.mark.parametrize("option", sorted(OPTIONS))
def test_manual_lists_every_option(option: str) -> None:
    assert re.search(rf"(?<![\w-]){option}(?![\w-])", MANUAL)


@pytest.mark.parametrize("shell", COMPLETION_FILES.values())
def test_completions_name_every_command_and_option(share: Path, shell: str) -> None:
    text = (share / shell).read_text("utf-8")
    words = {name.lstrip("-") for name in OPTIONS}

    missing = {name for name in words.union(NAMES) if not re.search(rf"\b{name}\b", text)}

    assert missing == set()


@pytest.mark.parametrize(("place", "shell"), [(BASH, "bash"), (ZSH, "zsh"), (FISH, "fish")])
def test_completions_are_read_by_their_shell(share: Path, place: str, shell: str) -> None:
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell}")

    assert subprocess.run((shell, "-n", str(share / place)), check=False).returncode == 0


def test_bash_offers_commands(share: Path, tmp_path: Path) -> None:
    assert in_bash(share, tmp_path, "s") == {"solve", "smoke"}


def test_bash_offers_options_of_the_command(share: Path, tmp_path: Path) -> None:
    assert in_bash(share, tmp_path, "duel", "--j") == {"--jobs", "--json"}
    assert in_bash(share, tmp_path, "games", "--j") == {"--json"}


def test_bash_offers_values(share: Path, tmp_path: Path) -> None:
    assert in_bash(share, tmp_path, "play", "marr") == {"marriage"}
    assert in_bash(share, tmp_path, "duel", "bag", "--a", "e") == {"easy", "expert"}
    assert in_bash(share, tmp_path, "play", "bag", "--bots", "n") == {"normal"}
    assert in_bash(share, tmp_path, "--new", "tu") == {"tuppi"}
    assert in_bash(share, tmp_path, "--felt", "") == {"moss", "night", "birch"}
    assert in_bash(share, tmp_path, "--lang", "") == {"en", "de", "fi", "ne", "sv"}
    assert in_bash(share, tmp_path, "play", "--seed", "") == set()


def test_bash_offers_records(share: Path, tmp_path: Path) -> None:
    for name in ("match.marja", "other.txt"):
        (tmp_path / name).touch()

    assert {"match.marja"} == in_bash(share, tmp_path, "judge", "") - OPTIONS
    assert {"match.marja", "other.txt"} == in_bash(share, tmp_path, "play", "bag", "--out", "")


def test_bash_offers_folders(share: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "file").touch()

    assert in_bash(share, tmp_path, "--data-dir", "") == {"kept"}
