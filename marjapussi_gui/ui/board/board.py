"""The table widget: it shows cards and decorations and takes the player's input."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ...engine.cards import Card
from ...engine.view import View
from ..art.deck import Deck
from ..art.design import Design, design_of
from ..art.easel import Easel
from ..basis.preferences import Preferences
from ..basis.reduced_motion import wants_less_motion
from ..basis.theme import text_scale
from ..wording import spoken as words
from ..wording.people import People
from .animator import Animator
from .cloth import Cloth, Cut
from .drawn import Drawn
from .felt_cards import Cards
from .felt_view import FeltView
from .furniture import Furniture
from .hand import weaknesses
from .items import CardItem, top_card
from .keys import ANSWERING, is_pressing, press
from .layout import CARD_SIZES, Layout
from .look import Look
from .pace import pace_of
from .press_gate import PressGate
from .prompts import NOTHING, Prompts
from .sets_layout import layout_of
from .story import Story
from .touch import Touch
from .trays import Trays, tags_of


class Board(FeltView):
    """The table with its cards, for one match at a time."""

    touched = Signal()  # the press may have taken the focus from a panel
    laid_out = Signal()  # widgets over the board have to move

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look(ratio=self.devicePixelRatioF())
        self._easel = self._new_easel(Deck(Design(), self._look.ratio))
        self._cloth = Cloth()
        self._drawn, self._is_seen = Drawn(self), False
        self._drawn.drawn.connect(self._on_furniture_drawn)
        self._sentence, self._text, self._size = "", text_scale(), CARD_SIZES["normal"]
        self._pressed_on = -1  # offer_count when the mouse button went down
        self.animator = Animator(self)
        self.gate = PressGate(lambda: self.animator.now)
        self.cards = Cards(self._scene, self.animator, self._easel)
        self.furniture = Furniture(self._scene, self._drawn)
        self.story = Story(self.cards, self.furniture, self.animator)
        self.touch = Touch(self._scene, self.cards, self)
        self.trays = Trays(self._scene)
        for moved in (self.story.shown, self.story.cleared, self.touch.reordered, self.laid_out):
            moved.connect(self.show_trays)

    @property
    def layout_now(self) -> Layout:
        return self.cards.layout

    @property
    def room(self) -> tuple[int, int]:
        """The width and height of the table in pixels; subclasses may leave space beside it."""
        return self.width(), self.height()

    @property
    def felt(self) -> QPixmap:
        """The picture of the felt as it is shown now."""
        return self._cloth.picture

    @property
    def deck(self) -> Deck:
        return self._easel.deck

    @property
    def look(self) -> Look:
        return self._look

    def prefer(self, preferences: Preferences) -> None:
        """Apply the player's preferences for appearance, speed and card order."""
        look = Look(preferences.felt, preferences.deck, self.devicePixelRatioF())
        reduced_motion = preferences.pace != "off" and wants_less_motion()
        self.story.pace = self.touch.pace = pace_of(preferences, is_still=reduced_motion)
        self.touch.clicks = preferences.click
        self._count(counts=not preferences.count_myself)
        self.cards.order.prefer(preferences)
        self.cards.reorder()
        self.cards.settle_own()
        self.touch.reordered.emit()
        is_new = self._use_deck(design_of(preferences), look.ratio)
        sizes = text_scale(), CARD_SIZES[preferences.cards]
        if is_new or look != self._look or sizes != (self._text, self._size) or self.felt.isNull():
            self._look, (self._text, self._size) = look, sizes
            self._lay_out(self._with_size(self.layout_now))

    def begin(self, view: View, people: People) -> None:
        """Start to show a match, seen from the seat of this view."""
        self.offer(NOTHING, "")
        self.story.begin(people)
        layout = layout_of(view.game, view.seat).sized(*self.room)
        layout = self._with_size(layout)
        self.touch.lays_sets = layout.lays_sets
        self.cards.order.weakness = weaknesses(view.game)
        self._lay_out(layout)

    def offer(self, prompts: Prompts, sentence: str, barred: Iterable[Card] = ()) -> None:
        """Offer these actions to the player, with a prompt."""
        self._sentence = sentence
        self.cards.barred = frozenset(barred)
        self.touch.offer(prompts)
        self.furniture.sentence.tell(sentence)
        self.cards.settle_own(self.touch.pace.lift)
        self.viewport().update()  # all of it: moved items leave single pixels behind

    def retell(self) -> None:
        """Write all texts on the table again in the current language."""
        for each in (self, self.viewport()):
            each.setAccessibleName(words.felt())
        self._show_furniture()
        self.furniture.sentence.tell(self._sentence)
        self.laid_out.emit()

    def finish(self) -> None:
        """Show everything that is still being animated at once."""
        self.story.finish()

    def hurry(self) -> bool:
        """Skip the animation; return whether there was any.

        A click or key that skips does nothing else: the player has not yet seen the new view.
        """
        is_telling = self.story.is_telling
        self.finish()
        return is_telling

    def hurry_by_press(self) -> bool:
        """Skip the animation; return whether that is all that this press may do."""
        only_hurries = self.hurry() or self.gate.is_in_series
        if only_hurries:
            self.gate.note()
        return only_hurries

    def admit_press(self) -> bool:
        """Skip the animation; return whether a press that starts now may act as well."""
        return not self.hurry_by_press() and self.gate.admit()

    def tell_sets(self, *, tells: bool) -> None:
        """Show or hide what the player's sets are and how complete they are."""
        if tells != self.furniture.tells_sets:
            self.furniture.tells_sets = tells
            self._show_furniture()
            self.show_trays()

    def show_trays(self) -> None:
        """Update the trays and tags of the player's sets."""
        view, cards, shows_sets = self.story.view, self.cards, self.furniture.tells_sets
        is_shown = view is not None and view.rummy.is_dealt and bool(cards.zones)
        trays = cards.spots.row.trays if is_shown else ()
        visible_trays = [tray for tray in trays if shows_sets or tray.look == "laid"]
        self.trays.show_trays(visible_trays, cards.layout.u)
        tags = tags_of(view, cards) if view is not None and is_shown else []
        self.furniture.tags.show([tag for tag in tags if shows_sets or tag.is_on_linen])

    # Internal

    def _count(self, *, counts: bool) -> None:
        """Show or hide the points of the current hand."""
        if counts != self.furniture.counts:
            self.furniture.counts = counts
            self._show_furniture()
            self.laid_out.emit()  # the accessible names change too

    def _with_size(self, layout: Layout) -> Layout:
        """Return a layout with the preferred card size, unless it has open rows."""
        return layout if layout.has_rows else replace(layout, size=self._size)

    def _use_deck(self, design: Design, ratio: float) -> bool:
        """Use a deck from the next layout on; return whether it changed."""
        if (design, ratio) == (self.deck.design, self.deck.ratio):
            return False
        self._easel.rest()
        self._easel.deleteLater()
        self._easel = self._new_easel(Deck(design, ratio))
        return True

    def _new_easel(self, deck: Deck) -> Easel:
        easel = Easel(deck, self)
        easel.drawn.connect(self._on_drawn)
        return easel

    def _on_drawn(self) -> None:
        self.cards.refresh()

    def _on_furniture_drawn(self) -> None:
        """Show repainted decorations; move the widgets beside them at once."""
        before = self.furniture.seats.end_of_plate
        self._show_furniture()
        if before != self.furniture.seats.end_of_plate or not self._drawn.is_waiting:
            self.laid_out.emit()

    def _show_furniture(self) -> None:
        view = self.story.view
        if view is not None:
            self.furniture.show(view, self.story.people, view.turn)

    def _lay_out(self, layout: Layout, *, may_wait: bool = False) -> None:
        """Apply a layout; if it can be deferred, stretch old pictures until repainted."""
        self._lay_felt(may_wait=may_wait)
        self.cards.lay_out(layout, self._easel)
        self.furniture.lay_out(layout, self._look, self.deck, may_wait=may_wait)
        self.touch.lay_out(self._look.felt)
        self.retell()
        if not self._cloth.fits(self._cut):
            self._drawn.wait("felt", self._draw_felt)

    @property
    def _cut(self) -> Cut:
        """The parameters for which the felt has to be painted."""
        size = max(self.width(), 1), max(self.height(), 1)
        return Cut(*size, self._look.felt, self._look.ratio, self.room[0])

    def _lay_felt(self, *, may_wait: bool) -> None:
        wanted = self._cut
        self._scene.setSceneRect(0, 0, wanted.width, wanted.height)
        if self._cloth.fits(wanted):
            return
        if may_wait and self._cloth.may_stretch(wanted):
            self.resetCachedContent()
        else:
            self._draw_felt()

    def draw_ahead(self, size: QSize) -> None:
        """Paint the felt in a size before the board is shown."""
        self.resize(size)
        self._draw_felt()

    def _draw_felt(self) -> None:
        self._cloth.draw(self._cut)
        self.resetCachedContent()
        self.viewport().update()

    def _item_at(self, event: QMouseEvent) -> CardItem | None:
        return top_card(self._scene.items(self.mapToScene(event.position().toPoint())))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_seen = False
        self.resetCachedContent()
        self.cards.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._easel.rest()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._is_seen = True
        self._cloth.lay(painter, self.rect(), self._cut)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = self.layout_now.sized(*self.room)
        self._lay_out(layout, may_wait=self._is_seen)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.touched.emit()
        if self.hurry_by_press():
            self._pressed_on = -1
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed_on = self.touch.offers
            self.touch.press(self._item_at(event), self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.touch.move(self._item_at(event), self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._pressed_on == self.touch.offers:
            self.touch.release(self._item_at(event), self.mapToScene(event.position().toPoint()))
        else:
            self.touch.cancel()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.touch.looking.hover(None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._pressed_on == self.touch.offers:  # else the first click was the action
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, has_rows = Qt.Key(event.key()), self.layout_now.has_rows
        if is_pressing(key, has_rows=has_rows):
            if self.hurry_by_press() or event.isAutoRepeat():
                return
        elif self.hurry() and key in ANSWERING:
            return
        if not press(key, self.touch, has_rows=has_rows):
            super().keyPressEvent(event)
