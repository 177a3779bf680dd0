"""A checkout that lacks the scoring model of a scoring phase reports it in one sentence."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "marjapussi_gui"
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


@pytest.mark.parametrize(
    ("lost", "arguments", "sentence"),
    [
        (
            "bots/equity/scoring/bag.py",
            ["deal", "bag", "--part", "whole"],
            (
                "the bots have no scoring model in marjapussi_gui.bots.equity.scoring "
                "for BagScoringPhase"
            ),
        ),
        (
            "ui/text/scoring/bag.py",
            ["--shot", "picture.png", "--game", "bag"],
            "no file in marjapussi_gui.ui.text.scoring has TEXTS for BagScoringPhase",
        ),
    ],
)
def test_missing_companion_is_named_in_one_sentence(
    tmp_path: Path, lost: str, arguments: list[str], sentence: str
) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=NOT_COPIED)
    (tmp_path / "assets").symlink_to(PACKAGE.parent / "assets")
    (tmp_path / PACKAGE.name / lost).unlink()

    done = subprocess.run(
        [sys.executable, "-P", "-m", "marjapussi_gui", *arguments],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"marjapussi: {sentence}\n"
