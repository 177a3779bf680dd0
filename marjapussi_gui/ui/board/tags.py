"""Labels below the groups of a rummy hand."""

from collections.abc import Sequence

from PySide6.QtGui import QColor, QFontMetricsF

from ..basis.palette import INK
from ..basis.theme import CAPTION, STRONG, elided, width_of
from .sets_row import Tag
from .things import Things


class Tags:
    """Shows labels until they are replaced, across changes of the view."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._number = 0

    @property
    def texts(self) -> list[str]:
        """The labels from left to right."""
        written = self._things.texts
        return [written[key].text() for key in _keys(0, self._number)]

    def show(self, tags: Sequence[Tag]) -> None:
        """Show these labels and no others, each in the longest form that fits."""
        face = self._things.font(CAPTION, STRONG)
        half = QFontMetricsF(face).height() / 2
        for key, tag in zip(_keys(0, len(tags)), tags, strict=True):
            fits = (each for each in tag.words if width_of(each, face) <= tag.room)
            text = next(fits, elided(tag.words[-1], face, tag.room))
            place = tag.middle, tag.y - half
            item = self._things.write(key, text, place, CAPTION, centred=True, stays=True)
            if tag.is_on_linen:
                item.setBrush(QColor(INK))
        self._things.hide(*_keys(len(tags), self._number))
        self._number = len(tags)


def _keys(first: int, end: int) -> list[str]:
    return [f"tag {number}" for number in range(first, end)]
