"""The layout of the rules page. Its number of columns depends on the width of the window."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...common.theme import text_scale
from ...widgets.fields import ComboField
from ...widgets.rich_text_view import RichTextView
from .rules_contents import RulesContents

TWO_COLUMN_WIDTH, THREE_COLUMN_WIDTH = (
    900,
    1100,
)  # pixels; windows at least this wide have a second and a third column
MARGIN, NARROW_MARGIN, TOP_MARGIN, BOTTOM_MARGIN = 40, 20, 24, 24
LEFT_WIDTH, COLUMN_GAP, SIDE_WIDTH, SCROLL_BAR_WIDTH, TEXT_WIDTH = 208, 36, 256, 12, 676
MIN_SEARCH_WIDTH, MIN_CHAPTER_BOX_WIDTH = 130, 150  # pixels


class RulesPageParts(Protocol):
    """The widgets of the rules page."""

    title_label: QLabel
    caption_label: QLabel
    contents: RulesContents
    in_force_label: QLabel
    rules_label: QLabel
    house_rules_button: QPushButton
    play_button: QPushButton
    lesson_button: QPushButton
    chapter_box: ComboField[int]
    search_field: QLineEdit
    not_found_label: QLabel
    back_button: QPushButton
    text_view: RichTextView


class RulesPageLayout(QWidget):
    """Arranges the widgets of the rules page in columns."""

    def __init__(self, page: RulesPageParts) -> None:
        super().__init__()
        self._page, self._columns = page, 0
        self.left, self.middle, self.side = QWidget(), QWidget(), QWidget()
        self._rows = QHBoxLayout(), QHBoxLayout()
        self._left_layout, self._middle_layout = QVBoxLayout(self.left), QVBoxLayout(self.middle)
        self._side_layout = QVBoxLayout(self.side)
        self._columns_layout = QHBoxLayout(self)
        self._build_layout()

    @property
    def columns(self) -> int:
        """The number of columns: 1 is only the text, 2 adds the contents, 3 the notes."""
        return self._columns

    def fit(self, width: int) -> None:
        scale = text_scale()
        columns = 1 + (width >= TWO_COLUMN_WIDTH * scale) + (width >= THREE_COLUMN_WIDTH * scale)
        if columns != self._columns:
            self._columns = columns
            self._arrange_parts()
        side = MARGIN if columns == 3 else NARROW_MARGIN
        self.left.setFixedWidth(round(LEFT_WIDTH * scale))
        self.side.setFixedWidth(round(SIDE_WIDTH * scale))
        self.middle.setMaximumWidth(round(TEXT_WIDTH * scale) + SCROLL_BAR_WIDTH)
        self._columns_layout.setContentsMargins(side, TOP_MARGIN, side, BOTTOM_MARGIN)

    def _build_layout(self) -> None:
        for layout in (
            self._left_layout,
            self._middle_layout,
            self._side_layout,
            self._columns_layout,
        ):
            layout.setContentsMargins(0, 0, 0, 0)
        self._columns_layout.setSpacing(COLUMN_GAP)
        self._columns_layout.addStretch(1)
        self._columns_layout.addWidget(self.left)
        self._columns_layout.addWidget(self.middle, 100)
        self._columns_layout.addWidget(self.side)
        self._columns_layout.addStretch(1)
        self._middle_layout.setSpacing(8)
        for row in self._rows:
            row.setSpacing(8)
            self._middle_layout.addLayout(row)
        self._middle_layout.addWidget(self._page.not_found_label)
        self._middle_layout.addWidget(self._page.text_view, 1)
        self._page.search_field.setMinimumWidth(MIN_SEARCH_WIDTH)
        self._page.chapter_box.setMinimumWidth(MIN_CHAPTER_BOX_WIDTH)

    def _arrange_parts(self) -> None:
        """Put every widget into the row or column where it belongs."""
        for layout in (*self._rows, self._left_layout, self._side_layout):
            _remove_all(layout)
        page, is_narrow = self._page, self._columns == 1
        if is_narrow:
            _add_widgets(
                self._rows[0],
                page.title_label,
                None,
                page.back_button,
                page.lesson_button,
                page.play_button,
            )
            _add_widgets(
                self._rows[1], page.chapter_box, page.search_field, page.house_rules_button
            )
        else:
            self._fill_left_column()
        if self._columns == 2:
            _add_widgets(self._rows[0], None, page.search_field, page.back_button)
        if self._columns == 3:
            row = QHBoxLayout()
            row.setSpacing(10)
            _add_widgets(row, page.search_field, page.back_button)
            self._side_layout.addLayout(row)
            self._side_layout.addStretch(1)
        for part in (page.caption_label, page.contents, page.in_force_label, page.rules_label):
            part.setVisible(not is_narrow)
        page.chapter_box.setVisible(is_narrow)
        self.left.setVisible(not is_narrow)
        self.side.setVisible(self._columns == 3)

    def _fill_left_column(self) -> None:
        page, row = self._page, QHBoxLayout()
        row.setSpacing(10)
        self._left_layout.setSpacing(4)
        _add_widgets(self._left_layout, page.title_label, page.caption_label)
        self._left_layout.addSpacing(12)
        self._left_layout.addWidget(page.contents, 1)
        self._left_layout.addSpacing(12)
        _add_widgets(self._left_layout, page.in_force_label, page.rules_label)
        self._left_layout.addWidget(page.house_rules_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._left_layout.addSpacing(8)
        _add_widgets(row, page.play_button, page.lesson_button)
        self._left_layout.addLayout(row)


def _add_widgets(layout: QHBoxLayout | QVBoxLayout, *parts: QWidget | None) -> None:
    """Add widgets to a layout. None adds empty space that stretches."""
    for part in parts:
        if part is None:
            layout.addStretch(1)
        else:
            layout.addWidget(part)


def _remove_all(layout: QLayout) -> None:
    """Remove everything from a layout without deleting the widgets."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            _remove_all(inner)
