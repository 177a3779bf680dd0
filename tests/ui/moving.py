"""A window that says something and moves the focus at once, as soon as somebody listens.

python -m tests.ui.moving    is run beside tests/ui/screen_reader.py
"""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible

from marjapussi_gui.app import application

from .playing import opened, seated

EVERY_MS = 700


def main() -> None:
    with application() as app:
        window = opened()
        seated(window, "bag", seed=2)
        window.activateWindow()
        page, timer = window.ways.table_page, QTimer()

        def say() -> None:
            if QAccessible.isActive():
                page.board.setFocus()
                page.spoken.say("Aino takes the trick.")
                page.tools.button("menu").setFocus()

        timer.timeout.connect(say)
        timer.start(EVERY_MS)
        app.exec()


if __name__ == "__main__":
    main()
