"""Pictures and texts on the table other than cards. Each is updated through its key."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ...engine.frozen import frozen
from ...engine.game import Game
from ..art.card_pictures import CardPictures
from ..art.deck_style import DeckStyle
from ..common.palette import FELT_COLOURS
from ..common.theme import BOLD, DEMI_BOLD, create_font, text_scale
from ..text.glossary import explain_terms
from ..widgets.labels import tooltip_text, wrap_tooltip
from .graphics_items import PictureItem, TextItem
from .pixmap_cache import PixmapCache
from .table_layout import TableLayout


@frozen
class BoardStyle:
    """The felt, the deck and the device pixel ratio."""

    felt: str = "moss"
    deck: str = "four"
    pixel_ratio: float = 1.0


UNDER_CARDS_Z, OVER_CARDS_Z = 5.0, 150.0
MIN_SCALE, TINY_UNIT = 0.8, 0.4  # of texts; on tables smaller than this, large type isn't larger


def align_picture(picture: QPixmap, centre: QPointF) -> QPointF:
    """Return the nearest centre at which the picture's corner lies on a whole pixel."""
    half, ratio = picture.deviceIndependentSize() / 2, picture.devicePixelRatio()
    left, top = centre.x() - half.width(), centre.y() - half.height()
    corner = QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio)
    return corner + QPointF(half.width(), half.height())


class DecorationItems:
    """Graphics items by key. Hidden items are reused.

    Each item belongs to the current view and is hidden with it, unless it was put with keep=True.
    """

    def __init__(self, scene: QGraphicsScene, pixmaps: PixmapCache | None = None) -> None:
        self.scene, self.pixmaps = scene, pixmaps or PixmapCache(scene)
        self.layout, self.style = TableLayout(1280, 800, 4), BoardStyle()
        self.card_pictures = CardPictures(
            DeckStyle(), self.style.pixel_ratio
        )  # in the preferred deck style
        self.game: Game | None = None  # whose terms the tooltips of texts explain
        self._pictures: dict[str, PictureItem] = {}
        self._texts: dict[str, TextItem] = {}
        self._view_keys: set[str] = set()  # keys of the items that belong to the view shown

    def apply_layout(
        self,
        layout: TableLayout,
        style: BoardStyle,
        pictures: CardPictures | None = None,
        *,
        can_defer: bool = False,
    ) -> None:
        """Use a layout, a style and card pictures for everything placed from now on."""
        self.layout, self.style = layout, style
        self.card_pictures = pictures or CardPictures(DeckStyle(), style.pixel_ratio)
        self.pixmaps.rescale((style, text_scale()), layout.unit, can_defer=can_defer)

    def font(self, size: float, weight: QFont.Weight) -> QFont:
        """Return a font with a size in table units, which stays legible on small tables."""
        least = MIN_SCALE if self.layout.unit > TINY_UNIT else MIN_SCALE / text_scale()
        return create_font(size * max(self.layout.unit, least), weight)

    # Items

    @property
    def visible_pictures(self) -> dict[str, PictureItem]:
        return {key: item for key, item in self._pictures.items() if item.isVisible()}

    @property
    def visible_texts(self) -> dict[str, TextItem]:
        return {key: item for key, item in self._texts.items() if item.isVisible()}

    def visible_picture(self, key: str) -> PictureItem | None:
        item = self._pictures.get(key)
        return item if item is not None and item.isVisible() else None

    def bounding_box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return the bounding box of the visible items with these keys.

        margin is the width in pixels of the transparent edge of each picture, which is left out.
        """
        box = QRectF()
        for key in keys:
            if (picture := self.visible_picture(key)) is not None:
                box |= picture.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
            if (text := self._texts.get(key)) is not None and text.isVisible():
                box |= text.sceneBoundingRect()
        return box

    # Showing and hiding

    def put_picture(
        self,
        key: str,
        picture: QPixmap,
        centre: QPointF,
        z_value: float = UNDER_CARDS_Z,
        *,
        keep: bool = False,
    ) -> PictureItem:
        """Show a picture in place of the previous one with this key; return its item."""
        item = self._pictures.get(key)
        if item is None:
            item = self._pictures[key] = PictureItem()
            self.scene.addItem(item)
        item.set_picture(picture)
        item.setPos(align_picture(picture, centre))
        item.setZValue(z_value)
        item.setVisible(True)
        self._register(key, keep=keep)
        return item

    def put_text(
        self,
        key: str,
        text: str,
        position: tuple[float, float],
        size: float,
        *,
        is_bold: bool = False,
        is_centred: bool = False,
        keep: bool = False,
    ) -> TextItem:
        """Show a text in place of the previous one with this key; return its item."""
        item = self._texts.get(key)
        if item is None:
            item = self._texts[key] = TextItem()
            item.setZValue(UNDER_CARDS_Z)
            self.scene.addItem(item)
        item.setFont(self.font(size, BOLD if is_bold else DEMI_BOLD))
        item.setBrush(QColor(FELT_COLOURS[self.style.felt].text))
        item.setText(text)
        self.explain(item, text)
        item.setVisible(True)
        left = position[0] - (item.boundingRect().width() / 2 if is_centred else 0)
        item.setPos(left, position[1])
        self._register(key, keep=keep)
        return item

    def explain(self, item: QGraphicsItem, text: str, name: str = "") -> None:
        """Give an item a tooltip with a name and the meanings of the glossary terms in a text."""
        if meaning := "" if self.game is None else explain_terms(text, self.game):
            item.setToolTip(wrap_tooltip(f"{name}\n{meaning}".strip()))
        else:
            item.setToolTip(tooltip_text(name))

    def set_tooltip(self, keys: Sequence[str], name: str) -> None:
        """Give the items with these keys a tooltip with a name and the meanings of their terms."""
        for key in keys:
            if (picture := self._pictures.get(key)) is not None:
                self.explain(picture, "", name)
            if (text := self._texts.get(key)) is not None:
                self.explain(text, text.text(), name)

    def hide(self, *keys: str) -> None:
        """Hide items until they are shown again."""
        for key in keys:
            if key in self._pictures:
                self._pictures[key].setVisible(False)
            if key in self._texts:
                self._texts[key].setVisible(False)

    @contextmanager
    def replacing_view(self) -> Iterator[None]:
        """Show a new view's items in a with block, then hide old items that weren't shown again."""
        before, self._view_keys = self._view_keys, set()
        yield
        self.hide(*before - self._view_keys)

    def clear(self) -> None:
        self.hide(*self._view_keys)
        self._view_keys.clear()

    def _register(self, key: str, *, keep: bool) -> None:
        if not keep:
            self._view_keys.add(key)
