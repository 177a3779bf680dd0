"""The kernel gives the same answers uncompiled, and the program says once that it is slower."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from marjapussi_gui.bots.kernel import COMPILED_FROM, is_compiled, is_stale
from marjapussi_gui.commands.command import SLOW, STALE
from tests.bots.uncompiled_questions import answers

TOP = Path(__file__).parents[2]
RUN = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "editable" not in repr(finder)]
from tests.bots.uncompiled_questions import answers
from marjapussi_gui.bots.kernel import is_compiled
assert not is_compiled()
print(answers())
"""


def test_search_was_compiled_from_the_sources_of_today() -> None:
    assert not is_stale(), STALE


def test_bots_are_told_to_be_of_yesterday_once_before_they_play(tmp_path: Path) -> None:
    package = shutil.copytree(TOP / "marjapussi_gui", tmp_path / "marjapussi_gui")
    (package / "bots" / "kernel" / COMPILED_FROM).write_text("other sources", "utf-8")

    done = subprocess.run(
        (sys.executable, "-P", "-m", "marjapussi_gui", "play", "bag", "--hands", "1"),
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, f"{STALE}\n" if is_compiled() else f"{SLOW}\n")


def test_compiled_and_uncompiled_kernel_agree(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("marjapussi_gui", "tests"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=plain)

    done = subprocess.run(
        (sys.executable, "-c", RUN), cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.strip() == str(answers())
