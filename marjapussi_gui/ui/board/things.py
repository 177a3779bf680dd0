"""Pictures and words that lie on the felt, each by its key, made anew when it has changed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ..art.deck import Deck
from ..art.design import Design
from ..basis.palette import FELTS
from ..basis.theme import BOLD, STRONG, font, text_scale
from ..widgets.labels import tip
from .drawn import Drawn
from .items import PictureItem, TextItem
from .layout import Layout
from .look import Look

UNDER_CARDS, OVER_CARDS = 5.0, 150.0


def on_pixels(picture: QPixmap, middle: QPointF) -> QPointF:
    """Return the nearest middle with which a picture begins on a whole pixel."""
    half, ratio = picture.deviceIndependentSize() / 2, picture.devicePixelRatio()
    left, top = middle.x() - half.width(), middle.y() - half.height()
    corner = QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio)
    return corner + QPointF(half.width(), half.height())


class Things:
    """What lies there, and where; what is hidden is kept.

    A thing tells of the view that is shown, and goes with it, unless it is said to stay.
    """

    def __init__(self, scene: QGraphicsScene, drawn: Drawn | None = None) -> None:
        self.scene, self.drawn = scene, drawn or Drawn(scene)
        self.layout, self.look = Layout(1280, 800, 4), Look()
        self.deck = Deck(Design(), self.look.ratio)  # with which one plays
        self._pictures: dict[str, PictureItem] = {}
        self._texts: dict[str, TextItem] = {}
        self._of_view: set[str] = set()  # the keys of what tells of the view that is shown

    def lay_out(
        self, layout: Layout, look: Look, deck: Deck | None = None, *, may_wait: bool = False
    ) -> None:
        """Let all that is put down from now on be drawn for this."""
        self.layout, self.look = layout, look
        self.deck = deck or Deck(Design(), look.ratio)
        self.drawn.rescale((look, text_scale()), layout.u, may_wait=may_wait)

    def font(self, size: float, weight: QFont.Weight) -> QFont:
        """Return letters of a size in u; on a small felt they shrink less than it."""
        u = self.layout.u
        return font(size * (u if u > 1 else max(u, 0.8)), weight)

    # What lies there

    @property
    def pictures(self) -> dict[str, PictureItem]:
        """The pictures that are seen."""
        return {key: item for key, item in self._pictures.items() if item.isVisible()}

    @property
    def texts(self) -> dict[str, TextItem]:
        """The words that are seen."""
        return {key: item for key, item in self._texts.items() if item.isVisible()}

    def shown(self, key: str) -> PictureItem | None:
        """Return a picture that lies there now, by its key."""
        item = self._pictures.get(key)
        return item if item is not None and item.isVisible() else None

    def box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return what pictures and words take of the felt, without the margins of pictures."""
        box = QRectF()
        for key in keys:
            if (picture := self.shown(key)) is not None:
                box |= picture.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
            if (text := self._texts.get(key)) is not None and text.isVisible():
                box |= text.sceneBoundingRect()
        return box

    # Putting down, and taking away

    def put(
        self,
        key: str,
        picture: QPixmap,
        middle: QPointF,
        depth: float = UNDER_CARDS,
        *,
        stays: bool = False,
    ) -> PictureItem:
        """Put down a picture, in the place of the one with its key; return what shows it."""
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
        """Write words, in the place of those with their key; return what shows them."""
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
        """Tell this of things when the pointer rests on them."""
        for key in keys:
            for item in (self._pictures.get(key), self._texts.get(key)):
                if item is not None:
                    item.setToolTip(tip(text))

    def hide(self, *keys: str) -> None:
        """Take things away, until they are put down anew."""
        for key in keys:
            if key in self._pictures:
                self._pictures[key].setVisible(False)
            if key in self._texts:
                self._texts[key].setVisible(False)

    @contextmanager
    def of_another_view(self) -> Iterator[None]:
        """Put down within this what tells of another view: what does not any more is hidden."""
        before, self._of_view = self._of_view, set()
        yield
        self.hide(*before - self._of_view)

    def clear(self) -> None:
        """Take away what tells of a view."""
        self.hide(*self._of_view)
        self._of_view.clear()

    def _note(self, key: str, *, stays: bool) -> None:
        if not stays:
            self._of_view.add(key)
