"""Files that commands write and read: links, pipes and devices, and files of any size."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.file_io import MAX_FILE_BYTES
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import replay

BY_KEY = {each.key: each for each in VARIANTS}
PROGRAM = (sys.executable, "-m", "marjapussi_gui")
PLAY = ("play", "bag", "--hands", "2", "--seed", "1")
TOO_LONG = f"it's larger than {MAX_FILE_BYTES} bytes"

pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")


def hands_in(data: bytes) -> int:
    return replay(data, BY_KEY).state.match.hands_played


# Writing


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "far" / "record.marja", tmp_path / "link.marja"
    target.parent.mkdir()
    target.write_text("before", encoding="utf-8")
    link.symlink_to(target)

    assert main([*PLAY, "--out", str(link)]) == 0

    assert link.is_symlink()
    assert hands_in(target.read_bytes()) == 2
    assert ["record.marja"] == [path.name for path in target.parent.iterdir()]


def test_a_link_to_nothing_makes_what_it_leads_to(tmp_path: Path) -> None:
    target, link = tmp_path / "record.marja", tmp_path / "link.marja"
    link.symlink_to(target)

    assert main([*PLAY, "--out", str(link)]) == 0

    assert link.is_symlink()
    assert hands_in(target.read_bytes()) == 2


@pipes
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()

    assert main(["play", "bag", "--matches", "2", "--seed", "1", "--out", str(pipe)]) == 0

    reader.join()
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert ["pipe"] == [path.name for path in tmp_path.iterdir()]
    assert heard[0].count(b'"marjapussi": 1') == 2


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there are no devices")
def test_a_device_is_written_to_and_stays_a_device(tmp_path: Path) -> None:
    link = tmp_path / "link.marja"
    link.symlink_to("/dev/null")

    assert main([*PLAY, "--out", str(link)]) == 0

    assert link.is_symlink()
    assert Path("/dev/null").is_char_device()


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="standard output has no name")
@pytest.mark.parametrize("is_file", [False, True], ids=["a pipe", "a file"])
def test_standard_output_by_its_name_goes_on_where_it_is(tmp_path: Path, is_file: bool) -> None:
    link, file = tmp_path / "out.marja", tmp_path / "file"
    link.symlink_to("/dev/stdout")  # so that a fault would not harm the system's own
    file.write_text("before\n", encoding="utf-8")
    with file.open("ab") as opened:
        ran = subprocess.run(
            [*PROGRAM, *PLAY, "--out", str(link)],
            stdout=opened if is_file else subprocess.PIPE,
            stderr=subprocess.PIPE,
            check=False,
        )

    before, _, record = file.read_bytes().partition(b"\n")
    assert (0, b"", b"before") == (ran.returncode, ran.stderr, before)
    assert hands_in(record if is_file else ran.stdout) == 2
    assert link.is_symlink()


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "Is a directory"), ("none/x.marja", "No such file or directory")],
)
def test_an_unusable_output_path_is_reported(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / name

    assert main([*PLAY, "--out", str(out)]) == 1

    assert ("", f"marjapussi: {out}: {why}\n") == tuple(capsys.readouterr())
    assert list(tmp_path.iterdir()) == []


# Reading


@pytest.fixture
def long_file(tmp_path: Path) -> Path:
    path = tmp_path / "long.marja"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    return path


@pytest.mark.parametrize("command", ["judge", "hint", "solve"])
def test_a_file_that_is_too_long_is_no_record(
    command: str, long_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(long_file)]) == 2

    assert ("", f"{long_file}: the file can't be read: {TOO_LONG}\n") == tuple(capsys.readouterr())


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is nothing without an end")
def test_what_has_no_end_is_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "/dev/zero"]) == 2

    assert f"/dev/zero: the file can't be read: {TOO_LONG}\n" == capsys.readouterr().err


def test_too_long_file_among_several_is_reported_on_its_own_line(
    long_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.marja"
    assert main([*PLAY, "--out", str(good)]) == 0

    assert main(["judge", str(long_file), str(good), "--json"]) == 2

    out, err = capsys.readouterr()
    first, second = map(json.loads, out.splitlines())
    assert {"error": f"the file can't be read: {TOO_LONG}", "line": 1, "exit": 2} == first
    assert (2, "") == (second["hands_played"], err)


def test_rules_that_are_too_long_are_refused(
    long_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", "bag", "--rules", str(long_file)]) == 1

    assert ("", f"marjapussi: {long_file}: {TOO_LONG}\n") == tuple(capsys.readouterr())


def test_a_request_that_is_too_long_is_refused_and_the_next_is_answered() -> None:
    header = {"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a"] * 4, "dealer": 3}
    requests = (
        b"[" * (2 * MAX_FILE_BYTES + 5),
        json.dumps({"record": [header], "seat": 0}).encode(),
    )

    ran = subprocess.run(
        [*PROGRAM, "bot", "bag", "--level", "random"],
        input=b"\n".join((*requests, b"")),
        capture_output=True,
        check=False,
    )

    errors = [json.loads(line)["error"] for line in ran.stdout.splitlines()]
    assert (0, b"") == (ran.returncode, ran.stderr)
    assert errors == [
        f"the request is longer than {MAX_FILE_BYTES} bytes",
        "it's nobody's turn at the end of the record",
    ]
