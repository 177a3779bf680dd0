"""A flow layout places widgets in rows."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from marjapussi_gui.ui.widgets.flow_layout import FlowLayout


def test_a_new_spacing_applies_within_rows_and_between_them() -> None:
    host, parts = QWidget(), [QWidget() for _ in range(3)]
    for part in parts:
        part.setFixedSize(50, 20)
    flow = FlowLayout(*parts, spacing=12)
    host.setLayout(flow)

    flow.setSpacing(4)
    flow.setGeometry(QRect(0, 0, 105, 100))

    assert [(part.x(), part.y()) for part in parts] == [(0, 0), (54, 0), (0, 24)]
