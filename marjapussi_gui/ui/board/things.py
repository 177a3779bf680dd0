"""Pictures and words that lie on the felt, each by its key, made anew when it has changed."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ..basis.palette import FELTS
from ..basis.theme import BOLD, STRONG, font
from .items import PictureItem, TextItem
from .layout import Layout
from .look import Look

UNDER_CARDS, OVER_CARDS = 5.0, 150.0


@dataclass(frozen=True, slots=True)
class Line:
    """Where a sentence is written: its left end, the middle of its line, and how wide it may be."""

    x: float = 0.0
    y: float = 0.0
    room: float = 400.0
    is_above: bool = False  # something: then more lines stand over the last, else about the middle


def on_pixels(picture: QPixmap, middle: QPointF) -> QPointF:
    """Return the nearest middle with which a picture begins on a whole pixel."""
    half, ratio = picture.deviceIndependentSize() / 2, picture.devicePixelRatio()
    left, top = middle.x() - half.width(), middle.y() - half.height()
    corner = QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio)
    return corner + QPointF(half.width(), half.height())


class Things:
    """What lies there now, and where; what is no longer told is hidden, and kept."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._look, self._layout = Look(), Layout(1280, 800, 4)
        self._pictures: dict[str, PictureItem] = {}
        self._texts: dict[str, TextItem] = {}
        self._placed: set[str] = set()  # what was put down for the view that is shown

    def shown(self, key: str) -> PictureItem | None:
        """Return a picture that lies there now, by its key."""
        item = self._pictures.get(key)
        return item if item is not None and item.isVisible() else None

    @property
    def ratio(self) -> float:
        return self._look.ratio

    @property
    def felt(self) -> str:
        return self._look.felt

    def box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return what pictures and words take of the felt, without the margins of pictures."""
        box = QRectF()
        for key in keys:
            if (picture := self.shown(key)) is not None:
                box |= picture.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
            if (text := self._texts.get(key)) is not None and text.isVisible():
                box |= text.sceneBoundingRect()
        return box

    def _tell(self, key: str, picture: QPixmap, middle: QPointF, depth: float) -> None:
        """Put down a picture for the view that is shown."""
        self._placed.add(key)
        self._put(key, picture, middle, depth)

    def _put(self, key: str, picture: QPixmap, middle: QPointF, depth: float) -> PictureItem:
        item = self._pictures.get(key)
        if item is None:
            item = self._pictures[key] = PictureItem()
            self._scene.addItem(item)
        item.show_picture(picture)
        item.setPos(on_pixels(picture, middle))
        item.setZValue(depth)
        item.setVisible(True)
        return item

    def _write(
        self,
        key: str,
        text: str,
        place: tuple[float, float],
        size: float,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        item = self._texts.get(key)
        if item is None:
            item = self._texts[key] = TextItem()
            item.setZValue(UNDER_CARDS)
            self._scene.addItem(item)
        item.setFont(self._font(size, BOLD if bold else STRONG))
        item.setBrush(QColor(FELTS[self._look.felt].text))
        item.setText(text)
        item.setVisible(True)
        left = place[0] - (item.boundingRect().width() / 2 if centred else 0)
        item.setPos(left, place[1])

    def _font(self, size: float, weight: QFont.Weight) -> QFont:
        u = self._layout.u
        return font(size * (u if u > 1 else max(u, 0.8)), weight)

    def _hide(self, *keys: str) -> None:
        for key in keys:
            if key in self._pictures:
                self._pictures[key].setVisible(False)
            if key in self._texts:
                self._texts[key].setVisible(False)
