"""Memory that is freed goes back to the system."""

import sys
from os import sysconf
from pathlib import Path

import pytest

from marjapussi_gui.system.memory import return_large_blocks

FELT, CARD, CARDS = 4_000_000, 100_000, 400  # bytes of a picture


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems return it by themselves")
def test_dropped_cards_leave_no_gaps_between_what_stays() -> None:
    return_large_blocks()
    for _ in range(2):
        bytearray(FELT)
    begin = resident_bytes()
    cards, others = [], []
    for _ in range(CARDS):
        cards.append(bytearray(b"x" * CARD))
        others.append(bytearray(10_000))
    held = resident_bytes() - begin

    cards.clear()

    assert held > CARD * CARDS
    assert resident_bytes() - begin < held - CARD * CARDS * 0.9
