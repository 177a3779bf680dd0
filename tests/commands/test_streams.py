"""Standard streams that are closed, or none of the usual kind: no traceback, a clean status."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import main

PROGRAM = (sys.executable, "-m", "marjapussi_gui")
posix = pytest.mark.skipif(os.name != "posix", reason="streams are closed by a shell of POSIX")


def run_with_closed_streams(arguments: Sequence[str], how: str) -> tuple[int, str, str]:
    """Return status, output and complaints of the program with a stream that a shell closed."""
    command = ("sh", "-c", f'exec "$@" {how}', "sh", *PROGRAM, *arguments)
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout, ran.stderr


@posix
@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["deal", "bag"],
        ["play", "tuppi", "--hands", "1"],
        ["--version"],
        ["--help"],
        ["play", "--help"],
        ["duel", "bag", "--a", "random", "--b", "random", "--deals", "2", "--jobs", "2"],
    ],
    ids=" ".join,
)
def test_an_answer_on_closed_output_is_an_error(arguments: list[str]) -> None:
    assert run_with_closed_streams(arguments, ">&-") == (
        1,
        "",
        "marjapussi: standard output: Bad file descriptor\n",
    )


@posix
def test_a_silent_command_needs_no_output(tmp_path: Path) -> None:
    out = str(tmp_path / "record.marja")

    assert run_with_closed_streams(["play", "bag", "--hands", "1", "--out", out], ">&-") == (
        0,
        "",
        "",
    )
    assert run_with_closed_streams(["judge", out, "--json"], "")[0] == 0


@posix
def test_closed_input_has_come_to_its_end() -> None:
    assert run_with_closed_streams(["bot", "bag", "--level", "random"], "<&-") == (0, "", "")


@posix
@pytest.mark.parametrize("arguments", [["games", "--json"], ["deal", "bag"]], ids=" ".join)
def test_answers_come_without_anywhere_to_complain(arguments: list[str]) -> None:
    status, out, err = run_with_closed_streams(arguments, "2>&-")

    assert (0, "") == (status, err)
    assert json.loads(out.splitlines()[0])


@posix
@pytest.mark.parametrize("how", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["deal", "whist"], 2), (["judge", "nowhere"], 2), (["play", "bag", "--bots", "x"], 1)],
    ids=["arguments", "a record", "a level"],
)
def test_refusals_keep_their_status_without_anywhere_to_complain(
    arguments: list[str], status: int, how: str
) -> None:
    assert run_with_closed_streams(arguments, how) == (status, "", "")


@posix
def test_nothing_that_is_written_falls_into_a_record(tmp_path: Path) -> None:
    out = str(tmp_path / "record.marja")
    level = ["--bots", "easy", "--nodes", "3"]

    assert run_with_closed_streams(["play", "bag", *level, "--out", out], "<&- >&- 2>&-")[0] == 0
    assert run_with_closed_streams(["judge", out], "")[0] == 0


@pytest.mark.parametrize("arguments", [["games"], ["deal", "bag"]], ids=" ".join)
def test_streams_may_be_texts_as_where_there_is_no_console(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said, complained = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stdout", said)
    monkeypatch.setattr(sys, "stderr", complained)

    assert main(arguments) == 0
    assert said.getvalue()
    assert main(["deal", "bag", "--players", "3"]) == 1
    assert complained.getvalue() == "marjapussi: bag: the game is for 4 players, not 3\n"


def test_streams_may_be_missing_within_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)

    assert main(["bot", "bag", "--level", "random"]) == 0
    assert main(["games"]) == 1
