"""A window that announces a sentence and moves the focus at once when a screen reader is active.

python -m tests.ui.announcing_window    is run beside tests/ui/at_spi_client.py
"""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible

from marjapussi_gui.app.main import qt_application

from .window_driver import open_window, start_match

EVERY_MS = 700


def main() -> None:
    with qt_application() as app:
        window = open_window()
        start_match(window, "bag", seed=2)
        window.activateWindow()
        page, timer = window.pages.table_page, QTimer()

        def say() -> None:
            if QAccessible.isActive():
                page.board.setFocus()
                page.accessible_board.announce("Aino takes the trick.")
                page.tool_buttons.button_for("menu").setFocus()

        timer.timeout.connect(say)
        timer.start(EVERY_MS)
        app.exec()


if __name__ == "__main__":
    main()
