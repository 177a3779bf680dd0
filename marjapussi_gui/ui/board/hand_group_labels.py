"""Labels below the groups of cards in a rummy hand, such as what a group still lacks."""

from collections.abc import Sequence

from PySide6.QtGui import QColor, QFontMetricsF

from ..common.palette import INK
from ..common.theme import CAPTION, DEMI_BOLD, elide_text, text_width
from .decoration_items import DecorationItems
from .sets_row import HandGroupLabel


class HandGroupLabels:
    """Shows labels below the groups until they are replaced."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._count = 0

    @property
    def texts(self) -> list[str]:
        written = self._items.visible_texts
        return [written[key].text() for key in _label_keys(0, self._count)]

    def show(self, labels: Sequence[HandGroupLabel]) -> None:
        """Show these labels and no others, each in the longest form that fits."""
        face = self._items.font(CAPTION, DEMI_BOLD)
        half = QFontMetricsF(face).height() / 2
        for key, label in zip(_label_keys(0, len(labels)), labels, strict=True):
            fits = (each for each in label.texts if text_width(each, face) <= label.max_width)
            text = next(fits, elide_text(label.texts[-1], face, label.max_width))
            place = label.centre_x, label.y - half
            item = self._items.put_text(key, text, place, CAPTION, is_centred=True, keep=True)
            if label.is_laid:
                item.setBrush(QColor(INK))
        self._items.hide(*_label_keys(len(labels), self._count))
        self._count = len(labels)


def _label_keys(start: int, end: int) -> list[str]:
    return [f"tag {number}" for number in range(start, end)]
