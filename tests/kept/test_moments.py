import os
import subprocess
import sys
from datetime import datetime

import pytest

from marjapussi_gui.kept.moments import on_the_wall

ASKED = (
    "from marjapussi_gui.kept.moments import on_the_wall;"
    "print(on_the_wall('2026-05-05T12:00:00+00:00'))"
)

posix = pytest.mark.skipif(os.name == "nt", reason="Windows does not read TZ")


@posix
@pytest.mark.parametrize(
    ("zone", "local_time"),
    [
        ("UTC", "2026-05-05 12:00:00"),
        ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-05-05 15:00:00"),
        ("Nowhere/Land", "2026-05-05 12:00:00"),
        (":/no/such/file", "2026-05-05 12:00:00"),
        ("", "2026-05-05 12:00:00"),
    ],
)
def test_moment_is_shown_in_every_zone_even_an_unknown_one(zone: str, local_time: str) -> None:
    environment = {**os.environ, "TZ": zone}

    ran = subprocess.run(
        (sys.executable, "-c", ASKED), capture_output=True, text=True, check=True, env=environment
    )

    assert local_time == ran.stdout.strip()


@pytest.mark.parametrize("text", ["", "yesterday", "2026-99-99", "0001-01-01T00:00:00+14:00", "\0"])
def test_what_is_no_moment_is_none(text: str) -> None:
    assert on_the_wall(text) is None


def test_moment_without_a_zone_is_one_of_here() -> None:
    assert on_the_wall("2026-05-05T12:00:00") == datetime(2026, 5, 5, 12)  # noqa: DTZ001 - on the wall
