"""Fixtures for all tests of commands."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def spoken_calls() -> Iterator[None]:
    """Let interrupts be heard, whatever pytest was started with, and leave that as it was."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
