"""Pictures and texts on the table, each with a key by which it is updated."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ..art.deck import Deck
from ..art.design import Design
from ..basis.palette import FELTS
from ..basis.theme import BOLD, STRONG, font, text_scale
from .drawn import Drawn
from .items import PictureItem, TextItem
from .layout import Layout
from .look import Look

UNDER_CARDS, OVER_CARDS = 5.0, 150.0


def on_pixels(picture: QPixmap, middle: QPointF) -> QPointF:
    """Return the nearest centre at which a picture starts on a whole pixel."""
    half, ratio = picture.deviceIndependentSize() / 2, picture.devicePixelRatio()
    left, top = middle.x() - half.width(), middle.y() - half.height()
    corner = QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio)
    return corner + QPointF(half.width(), half.height())


class Things:
    """Graphics items by key; hidden ones are reused.

    An item belongs to the current view and is hidden with it, unless it is kept.
    """

    def __init__(self, scene: QGraphicsScene, drawn: Drawn | None = None) -> None:
        self.scene, self.drawn = scene, drawn or Drawn(scene)
        self.layout, self.look = Layout(1280, 800, 4), Look()
        self.deck = Deck(Design(), self.look.ratio)  # in the preferred style
        self._pictures: dict[str, PictureItem] = {}
        self._texts: dict[str, TextItem] = {}
        self._of_view: set[str] = set()  # keys of the items that belong to the view shown

    def lay_out(
        self, layout: Layout, look: Look, deck: Deck | None = None, *, may_wait: bool = False
    ) -> None:
        """Use a layout, style and deck for all following items."""
        self.layout, self.look = layout, look
        self.deck = deck or Deck(Design(), look.ratio)
        self.drawn.rescale((look, text_scale()), layout.u, may_wait=may_wait)

    def font(self, size: float, weight: QFont.Weight) -> QFont:
        """Return a font with a size in u; on a small table it shrinks less than the rest."""
        u = self.layout.u
        return font(size * (u if u > 1 else max(u, 0.8)), weight)

    # Items

    @property
    def pictures(self) -> dict[str, PictureItem]:
        """The visible pictures."""
        return {key: item for key, item in self._pictures.items() if item.isVisible()}

    @property
    def texts(self) -> dict[str, TextItem]:
        """The visible texts."""
        return {key: item for key, item in self._texts.items() if item.isVisible()}

    def shown(self, key: str) -> PictureItem | None:
        """Return a visible picture by its key; None if there is none."""
        item = self._pictures.get(key)
        return item if item is not None and item.isVisible() else None

    def box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return the bounding box of pictures and texts, without the margins of pictures."""
        box = QRectF()
        for key in keys:
            if (picture := self.shown(key)) is not None:
                box |= picture.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
            if (text := self._texts.get(key)) is not None and text.isVisible():
                box |= text.sceneBoundingRect()
        return box

    # Showing and hiding

    def put(
        self,
        key: str,
        picture: QPixmap,
        middle: QPointF,
        depth: float = UNDER_CARDS,
        *,
        stays: bool = False,
    ) -> PictureItem:
        """Show a picture under a key, replacing the previous one; return its item."""
        item = self._pictures.get(key)
        if item is None:
            item = self._pictures[key] = PictureItem()
            self.scene.addItem(item)
        item.show_picture(picture)
        item.setPos(on_pixels(picture, middle))
        item.setZValue(depth)
        item.setVisible(True)
        self._note(key, stays=stays)
        return item

    def write(
        self,
        key: str,
        text: str,
        place: tuple[float, float],
        size: float,
        *,
        bold: bool = False,
        centred: bool = False,
        stays: bool = False,
    ) -> TextItem:
        """Show a text under a key, replacing the previous one; return its item."""
        item = self._texts.get(key)
        if item is None:
            item = self._texts[key] = TextItem()
            item.setZValue(UNDER_CARDS)
            self.scene.addItem(item)
        item.setFont(self.font(size, BOLD if bold else STRONG))
        item.setBrush(QColor(FELTS[self.look.felt].text))
        item.setText(text)
        item.setVisible(True)
        left = place[0] - (item.boundingRect().width() / 2 if centred else 0)
        item.setPos(left, place[1])
        self._note(key, stays=stays)
        return item

    def explain(self, keys: Sequence[str], text: str) -> None:
        """Set the tooltip of items."""
        for key in keys:
            for item in (self._pictures.get(key), self._texts.get(key)):
                if item is not None:
                    item.setToolTip(text)

    def hide(self, *keys: str) -> None:
        """Hide items until they are shown again."""
        for key in keys:
            if key in self._pictures:
                self._pictures[key].setVisible(False)
            if key in self._texts:
                self._texts[key].setVisible(False)

    @contextmanager
    def of_another_view(self) -> Iterator[None]:
        """Collect the items of a new view; hide those of the old view that are not shown again."""
        before, self._of_view = self._of_view, set()
        yield
        self.hide(*before - self._of_view)

    def clear(self) -> None:
        """Hide the items of the current view."""
        self.hide(*self._of_view)
        self._of_view.clear()

    def _note(self, key: str, *, stays: bool) -> None:
        if not stays:
            self._of_view.add(key)
