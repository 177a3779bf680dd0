"""Labels below the groups of a rummy hand."""

from collections.abc import Sequence

from PySide6.QtGui import QColor, QFontMetricsF

from ..common.palette import INK
from ..common.theme import CAPTION, DEMI_BOLD, elide_text, text_width
from .decoration_items import DecorationItems
from .sets_row import GroupTag


class GroupTags:
    """Shows labels until they are replaced, across changes of the view."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._count = 0

    @property
    def texts(self) -> list[str]:
        """The labels from left to right."""
        written = self._items.visible_texts
        return [written[key].text() for key in _tag_keys(0, self._count)]

    def show(self, tags: Sequence[GroupTag]) -> None:
        """Show these labels and no others, each in the longest form that fits."""
        face = self._items.font(CAPTION, DEMI_BOLD)
        half = QFontMetricsF(face).height() / 2
        for key, tag in zip(_tag_keys(0, len(tags)), tags, strict=True):
            fits = (each for each in tag.texts if text_width(each, face) <= tag.max_width)
            text = next(fits, elide_text(tag.texts[-1], face, tag.max_width))
            place = tag.centre_x, tag.y - half
            item = self._items.put_text(key, text, place, CAPTION, is_centred=True, keep=True)
            if tag.is_laid:
                item.setBrush(QColor(INK))
        self._items.hide(*_tag_keys(len(tags), self._count))
        self._count = len(tags)


def _tag_keys(start: int, end: int) -> list[str]:
    return [f"tag {number}" for number in range(start, end)]
