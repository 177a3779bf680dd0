"""A layout that wraps widgets into rows, and a widget for the content of scroll areas."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

NESTED_LAYOUTS = 6  # the most nested layouts; a changed height moves up by one level per pass


class FlowLayout(QLayout):
    """A layout that places widgets side by side, and wraps them into rows."""

    def __init__(
        self,
        *widgets: QWidget,
        spacing: int = 8,
        horizontal_spacing: int = -1,
        align_right: bool = False,
    ) -> None:
        super().__init__()
        self._own_horizontal_spacing = horizontal_spacing  # -1 stands for that between rows
        self._items: list[QLayoutItem] = []
        self._align_right = align_right
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

    @property
    def _horizontal_spacing(self) -> int:
        own = self._own_horizontal_spacing
        return self.spacing() if own < 0 else own

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = width + 1
        for item in self._items:
            if item.isEmpty():
                continue
            needed = _item_size(item, width).width()
            if used + self._horizontal_spacing + needed > width:
                rows.append([])
                used = -self._horizontal_spacing
            rows[-1].append(item)
            used += self._horizontal_spacing + needed
        return rows

    def _row_width(self, row: list[QLayoutItem]) -> int:
        return (
            sum(item.sizeHint().width() + self._horizontal_spacing for item in row)
            - self._horizontal_spacing
        )

    def _place_row(self, row: list[QLayoutItem], rect: QRect, top: int) -> int:
        height = max(_item_size(item, rect.width()).height() for item in row)
        spare = rect.width() - self._row_width(row)
        left = rect.left() + (spare if self._align_right and spare > 0 else 0)
        for item in row:
            size = _item_size(item, rect.width())
            middle = (height - size.height()) // 2
            item.setGeometry(QRect(QPoint(left, top + middle), size))
            left += size.width() + self._horizontal_spacing
        return height

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        heights = (max(_item_size(item, width).height() for item in row) for row in rows)
        return sum(heights) + self.spacing() * max(len(rows) - 1, 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rect = self.alignmentRect(rect)
        top = rect.top()
        for row in self._rows(rect.width()):
            top += self._place_row(row, rect, top) + self.spacing()

    def sizeHint(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        height = max((item.sizeHint().height() for item in items), default=0)
        return QSize(self._row_width(items) if items else 0, height)

    def minimumSize(self) -> QSize:
        width = max((_minimum_width(item) for item in self._items), default=0)
        return QSize(width, self.sizeHint().height())


def _item_size(item: QLayoutItem, width: int) -> QSize:
    """Return the size of an item in rows of this width; items that are too wide may get higher."""
    hint = item.sizeHint()
    if hint.width() <= width or not item.hasHeightForWidth():
        return hint
    return QSize(width, item.heightForWidth(width))


def _minimum_width(item: QLayoutItem) -> int:
    return (item.minimumSize() if item.hasHeightForWidth() else item.sizeHint()).width()


class ScrollContent(QWidget):
    """The content of a scroll area, exactly as high as its texts need at its width."""

    def minimumSizeHint(self) -> QSize:
        hint, high = super().minimumSizeHint(), self.heightForWidth(self.width())
        return QSize(hint.width(), high if high >= 0 else hint.height())


def update_layouts(page: QWidget) -> None:
    """Lay out all widgets of a page now, so that its first paint is final."""
    for child in page.findChildren(QWidget):
        is_explicit = child.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if child.isHidden() and not is_explicit and not child.isWindow():
            child.show()  # its layout would show it too, but later
    for _ in range(NESTED_LAYOUTS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
