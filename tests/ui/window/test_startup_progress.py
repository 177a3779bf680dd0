"""What takes long before the window is there shows itself, and how far it is."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.startup_dialog import StartupDialog, run_with_progress


def dialog() -> StartupDialog | None:
    every = QApplication.topLevelWidgets()
    return next((each for each in every if isinstance(each, StartupDialog)), None)


def test_repair_shows_its_progress_until_it_is_done() -> None:
    gate, seen = threading.Event(), list[tuple[str, int]]()

    def repair(on_progress: Callable[[float], object]) -> str:
        on_progress(0.25)
        gate.wait()
        return "repaired"

    def look() -> None:
        if (shown := dialog()) is not None and shown.progress_bar.value() > 0:
            shown.reject()  # it cannot be closed
            seen.append(
                (
                    shown.message_label.text(),
                    shown.progress_bar.value() * 100 // shown.progress_bar.maximum(),
                )
            )
            assert shown.isVisible()
            gate.set()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(5)
    result = run_with_progress(repair, show_after_s=0.01)
    timer.stop()

    assert result == "repaired"
    assert seen[0] == (say("repairing"), 25)


def test_what_is_opened_at_once_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[StartupDialog] = []
    monkeypatch.setattr(StartupDialog, "show", shown.append)

    assert run_with_progress(lambda _: "opened", show_after_s=10.0) == "opened"
    assert shown == []


def test_error_of_the_work_is_raised_where_it_is_waited_for() -> None:
    def fail(_: object) -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        run_with_progress(fail)
