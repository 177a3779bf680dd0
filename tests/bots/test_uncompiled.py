"""The kernel gives the same answers uncompiled, and the program says once that it is slower."""

import shutil
import subprocess
import sys
from pathlib import Path

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


def test_compiled_and_uncompiled_kernel_agree(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("marjapussi_gui", "tests"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=plain)

    done = subprocess.run(
        (sys.executable, "-c", RUN), cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.strip() == str(answers())
