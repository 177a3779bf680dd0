"""marjapussi without a command: the window, and pictures of it."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import _insert_open_option, create_parser, main

PROGRAM = [sys.executable, "-m", "marjapussi_gui"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_missing_display_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    status = main([])

    sentence = "there's no display to open a window on; set DISPLAY, or use xvfb-run"
    assert (1, f"marjapussi: {sentence}\n") == (status, capsys.readouterr().err)


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        (["--page", "start"], (1280, 800)),
        pytest.param(
            ["--game", "tuppi", "--moves", "3", "--size", "800x600"],
            (800, 600),
            marks=pytest.mark.slow,
        ),
        (["--game", "marriage", "--page", "talk", "--scale", "2"], (2560, 1600)),
    ],
)
def test_a_picture_has_the_requested_size(
    arguments: list[str], size: tuple[int, int], tmp_path: Path
) -> None:
    picture = tmp_path / "shot.png"

    ran = subprocess.run(
        [*PROGRAM, "--shot", str(picture), *arguments], capture_output=True, check=False
    )

    assert (0, b"", b"") == (ran.returncode, ran.stdout, ran.stderr)
    assert size == struct.unpack(">II", picture.read_bytes()[16:24])


def test_a_picture_that_cannot_be_written_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    ran = subprocess.run(
        [*PROGRAM, "--shot", "/nowhere/x.png"], capture_output=True, text=True, check=False
    )

    sentence = "marjapussi: /nowhere/x.png: the picture can't be written\n"
    assert (1, sentence) == (ran.returncode, ran.stderr)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--size", "big"], "'big' isn't a size such as 1280x800 (9999x9999 at most)"),
        (
            ["--size", "99999x99999"],
            "'99999x99999' isn't a size such as 1280x800 (9999x9999 at most)",
        ),
        (["--size", "0x800"], "'0x800' isn't a size such as 1280x800 (9999x9999 at most)"),
        (["--scale", "nan"], "'nan' isn't a number from 0.5 to 4"),
        (["--scale", "9"], "'9' isn't a number from 0.5 to 4"),
    ],
)
def test_a_picture_of_no_size_is_refused(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--shot", "x.png", *arguments])

    assert why in capsys.readouterr().err


def test_a_picture_that_is_too_large_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--shot", "x.png", "--size", "9999x9999", "--scale", "4"]) == 1

    sentence = "marjapussi: a picture can have 100000000 pixels at most, not 39996 x 39996\n"
    assert ("", sentence) == tuple(capsys.readouterr())


@pytest.mark.parametrize(
    ("arguments", "folder", "game"),
    [
        (["match.marja"], None, ""),
        (["--data-dir", "d", "match.marja"], Path("d"), ""),
        (["--data-dir=d", "match.marja"], Path("d"), ""),
        (["--data-dir", "d.marja", "match.marja", "--new", "bag"], Path("d.marja"), "bag"),
        (["--open", "match.marja"], None, ""),
    ],
)
def test_a_record_stands_anywhere_among_options(
    arguments: list[str], folder: Path | None, game: str
) -> None:
    chosen = create_parser().parse_args(_insert_open_option(arguments))

    assert (Path("match.marja"), folder, game) == (chosen.open, chosen.data_dir, chosen.new)


def test_what_follows_a_command_is_its_own() -> None:
    arguments = ["judge", "match.marja"]

    assert arguments == _insert_open_option(arguments)
