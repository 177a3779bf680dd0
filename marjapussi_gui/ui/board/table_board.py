"""The table as a widget: it shows cards and decorations, and handles the player's input."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ...engine.cards import Card
from ...engine.view import View
from ...model.preferences import Preferences
from ..art.async_card_painter import AsyncCardPainter
from ..art.card_pictures import CardPictures
from ..art.deck_style import DeckStyle, deck_style
from ..common.reduced_motion import prefers_reduced_motion
from ..common.theme import text_scale
from ..text.i18n import say
from ..text.table_players import TablePlayers
from .animation_speed import animation_speed
from .animator import Animator
from .card_layer import CardLayer
from .decoration_items import BoardStyle
from .event_player import EventPlayer
from .felt_view import BackgroundKey, FeltBackground, FeltView
from .graphics_items import CardItem, TextItem, top_card
from .hand_input import DIGIT_KEYS, HandInput, handle_key, is_press_key
from .hand_order import count_stronger_cards
from .pixmap_cache import PixmapCache
from .press_filter import PressFilter
from .prompt_options import NO_OPTIONS, PromptOptions
from .set_trays import SetTrays, hand_group_labels
from .sets_layout import create_layout
from .table_decorations import TableDecorations
from .table_layout import CARD_SCALES, TableLayout


class TableBoard(FeltView):
    """The table of one match at a time."""

    score_clicked = Signal()  # a click on the bags or the score sheet
    digit_typed = Signal(int)  # of a bid
    mouse_pressed = Signal()  # a panel may have lost the focus because of it
    bubble_clicked = Signal(object)  # the seat of the speaker
    hurried = Signal()  # a press skipped an animation
    layout_changed = Signal()  # widgets over the board must be placed again

    def __init__(
        self, parent: QWidget | None = None, *, rules_name: Callable[[], str] = str
    ) -> None:
        """Create an empty table.

        rules_name() returns the name of the match's house rules, or an empty string.
        """
        super().__init__(parent)
        self._board_style = BoardStyle(pixel_ratio=self.devicePixelRatioF())
        self._card_painter = self._create_card_painter(
            CardPictures(DeckStyle(), self._board_style.pixel_ratio)
        )
        self._background = FeltBackground()
        self._pixmaps, self._has_been_painted = PixmapCache(self), False
        self._pixmaps.picture_ready.connect(self._on_decorations_painted)
        self._prompt, self._text_scale, self._card_scale = "", text_scale(), CARD_SCALES["normal"]
        self._is_press_on_score = False  # whether the mouse button was pressed on the score
        self._offer_at_press = -1  # value of offer_count when the mouse button was pressed
        self._has_skipped_moment = False  # by the last press
        self.animator = Animator(self)
        self.press_filter = PressFilter(lambda: self.animator.now)
        self.card_layer = CardLayer(self._scene, self.animator, self._card_painter)
        self.decorations = TableDecorations(self._scene, self._pixmaps, rules_name)
        self.event_player = EventPlayer(self.card_layer, self.decorations, self.animator)
        self.hand_input = HandInput(self._scene, self.card_layer, self)
        self.set_trays = SetTrays(self._scene)
        for moved in (
            self.event_player.view_shown,
            self.event_player.cleared,
            self.hand_input.hand_reordered,
            self.layout_changed,
        ):
            moved.connect(self.update_set_trays)

    @property
    def table_layout(self) -> TableLayout:
        return self.card_layer.layout

    @property
    def table_size(self) -> tuple[int, int]:
        """The width and height of the table in pixels. Subclasses may reserve space beside it."""
        return self.width(), self.height()

    def draw_felt(self, painter: QPainter, box: QRect) -> None:
        self._background.draw_on(painter, box, self._background_key)

    @property
    def card_pictures(self) -> CardPictures:
        return self._card_painter.card_pictures

    @property
    def board_style(self) -> BoardStyle:
        return self._board_style

    def apply_preferences(self, preferences: Preferences) -> None:
        look = BoardStyle(preferences.felt, preferences.deck, self.devicePixelRatioF())
        reduced_motion = preferences.pace != "off" and prefers_reduced_motion()
        self.event_player.speed = self.hand_input.speed = animation_speed(
            preferences, reduced_motion=reduced_motion
        )
        self.hand_input.click_mode = preferences.click
        self._set_points_visible(visible=not preferences.count_myself)
        self.card_layer.hand_order.apply_preferences(preferences)
        self.card_layer.sort_hand()
        self.card_layer.animate_hand()
        self.hand_input.hand_reordered.emit()
        is_new = self._use_deck(deck_style(preferences), look.pixel_ratio)
        sizes = text_scale(), CARD_SCALES[preferences.cards]
        if (
            is_new
            or look != self._board_style
            or sizes != (self._text_scale, self._card_scale)
            or self._background.picture.isNull()
        ):
            self._board_style, (self._text_scale, self._card_scale) = look, sizes
            self._apply_layout(self._with_card_scale(self.table_layout))
        else:
            self._show_decorations()

    def start_match(self, view: View, people: TablePlayers) -> None:
        self.offer_actions(NO_OPTIONS, "")
        self.event_player.start_match(people)
        layout = create_layout(view.game, view.seat).resized(*self.table_size)
        layout = self._with_card_scale(layout)
        self.hand_input.is_rummy = layout.is_rummy
        self.card_layer.hand_order.stronger_count = count_stronger_cards(view.game)
        self._apply_layout(layout)

    def offer_actions(
        self, options: PromptOptions, prompt: str, disabled: Iterable[Card] = ()
    ) -> None:
        """Let the player choose one of these actions; prompt is the text that asks for it."""
        self._prompt = prompt
        self.card_layer.disabled = frozenset(disabled)
        self.hand_input.set_options(options)
        self.decorations.prompt_sentence.show_text(prompt)
        self.card_layer.animate_hand(self.hand_input.speed.card_lift)
        self.viewport().update()  # everything, because moved items leave single pixels behind

    def retranslate(self) -> None:
        for each in (self, self.viewport()):
            each.setAccessibleName(say("table"))
        self._show_decorations()
        self.decorations.prompt_sentence.show_text(self._prompt)
        self.layout_changed.emit()

    def finish_events(self) -> None:
        self.event_player.finish()

    def skip_animation(self) -> bool:
        """Skip the moment being shown or else all animations. Return whether any was running.

        A click or key press that skips an animation must do nothing else, because the player has
        not yet seen what it would act on.
        """
        if self._has_skipped_moment and self.press_filter.is_press_too_soon:
            return True  # the second press of a double click must not skip more than the first
        was_playing = self.event_player.is_playing
        self._has_skipped_moment = self.event_player.skip_moment()
        if not self._has_skipped_moment:
            self.event_player.finish(is_hurry=True)
        return was_playing

    def skip_on_press(self) -> bool:
        """Skip any animation. Return whether the press must have no other effect."""
        has_hurried = self.skip_animation()
        is_skip = has_hurried or self.press_filter.is_press_too_soon
        if is_skip:
            self.press_filter.record_press()
        if has_hurried:
            self.hurried.emit()
        return is_skip

    def accept_press(self) -> bool:
        """Skip any animation. Return whether the press may also perform an action."""
        return not self.skip_on_press() and self.press_filter.accept_press()

    def set_sets_visible(self, *, visible: bool) -> None:
        if visible != self.decorations.shows_sets:
            self.decorations.shows_sets = visible
            self._show_decorations()
            self.update_set_trays()

    def update_set_trays(self) -> None:
        """Update the trays (the backgrounds of sets) and the labels of the player's sets."""
        view, cards, shows_sets = (
            self.event_player.view,
            self.card_layer,
            self.decorations.shows_sets,
        )
        is_shown = view is not None and view.rummy.is_dealt and bool(cards.zones)
        trays = cards.positions.sets_row.trays if is_shown else ()
        visible_trays = [tray for tray in trays if shows_sets or tray.state == "laid"]
        self.set_trays.set_trays(visible_trays, cards.layout.unit)
        labels = hand_group_labels(view, cards) if view is not None and is_shown else []
        self.decorations.group_labels.show([each for each in labels if shows_sets or each.is_laid])

    # Internal

    def _set_points_visible(self, *, visible: bool) -> None:
        if visible != self.decorations.shows_points:
            self.decorations.shows_points = visible
            self._show_decorations()
            self.layout_changed.emit()  # the accessible names change too

    def _with_card_scale(self, layout: TableLayout) -> TableLayout:
        """Return a layout with the preferred card size. Layouts with open rows stay as they are."""
        return layout if layout.has_open_rows else replace(layout, card_scale=self._card_scale)

    def _use_deck(self, deck_style: DeckStyle, pixel_ratio: float) -> bool:
        if (deck_style, pixel_ratio) == (self.card_pictures.style, self.card_pictures.pixel_ratio):
            return False
        self._card_painter.stop()
        self._card_painter.deleteLater()
        self._card_painter = self._create_card_painter(CardPictures(deck_style, pixel_ratio))
        return True

    def _create_card_painter(self, pictures: CardPictures) -> AsyncCardPainter:
        card_painter = AsyncCardPainter(pictures, self)
        card_painter.pictures_ready.connect(self._on_cards_painted)
        return card_painter

    def _on_cards_painted(self) -> None:
        self.card_layer.refresh_pictures()

    def _on_decorations_painted(self) -> None:
        """Show repainted decorations, and move the widgets beside them at the same time."""
        before = self.decorations.seat_plates.min_button_x
        self._show_decorations()
        if before != self.decorations.seat_plates.min_button_x or not self._pixmaps.has_pending:
            self.layout_changed.emit()

    def _show_decorations(self) -> None:
        view = self.event_player.view
        if view is not None:
            self.decorations.show(view, self.event_player.people, view.turn)

    def _apply_layout(self, layout: TableLayout, *, can_defer: bool = False) -> None:
        """Apply a layout; with can_defer, stretch old pictures until new ones are painted."""
        self._update_background(can_defer=can_defer)
        self.card_layer.apply_layout(layout, self._card_painter)
        self.decorations.apply_layout(
            layout, self._board_style, self.card_pictures, can_defer=can_defer
        )
        self.hand_input.redraw_markers(self._board_style.felt)
        self.retranslate()
        if not self._background.is_current(self._background_key):
            self._pixmaps.schedule("felt", self._paint_background)

    @property
    def _background_key(self) -> BackgroundKey:
        """The parameters that determine the picture of the felt."""
        size = max(self.width(), 1), max(self.height(), 1)
        return BackgroundKey(
            *size, self._board_style.felt, self._board_style.pixel_ratio, self.table_size[0]
        )

    def _update_background(self, *, can_defer: bool) -> None:
        wanted = self._background_key
        self._scene.setSceneRect(0, 0, wanted.width, wanted.height)
        if self._background.is_current(wanted):
            return
        if can_defer and self._background.can_stretch(wanted):
            self.resetCachedContent()
        else:
            self._paint_background()

    def prepaint(self, size: QSize) -> None:
        """Paint the felt in a size ahead of time, before the board is shown."""
        self.resize(size)
        self._paint_background()

    def _paint_background(self) -> None:
        self._background.draw(self._background_key)
        self.resetCachedContent()
        self.viewport().update()

    def _is_on_score(self, event: QMouseEvent) -> bool:
        position = self.mapToScene(event.position().toPoint())
        return self._card_at(event) is None and self.decorations.is_on_score(position)

    def _is_on_bubble(self, event: QMouseEvent) -> bool:
        bubble = self.decorations.visible_picture("bubble")
        return bubble is not None and bubble.sceneBoundingRect().contains(
            self.mapToScene(event.position().toPoint())
        )

    def _show_tooltip(self, event: QMouseEvent) -> None:
        """Show the tooltip of a text that was clicked, if it has one."""
        texts = [
            each
            for each in self._scene.items(self.mapToScene(event.position().toPoint()))
            if isinstance(each, TextItem) and each.toolTip()
        ]
        if texts and self._card_at(event) is None:
            QToolTip.showText(event.globalPosition().toPoint(), texts[0].toolTip(), self)

    def _card_at(self, event: QMouseEvent) -> CardItem | None:
        return top_card(self._scene.items(self.mapToScene(event.position().toPoint())))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._has_been_painted = False
        self.resetCachedContent()
        self.card_layer.refresh_pictures()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._card_painter.stop()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._has_been_painted = True
        self.draw_felt(painter, self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = self.table_layout.resized(*self.table_size)
        self._apply_layout(layout, can_defer=self._has_been_painted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.mouse_pressed.emit()
        self._is_press_on_score = False
        if self.skip_on_press():
            self._offer_at_press = -1
        elif self._is_on_bubble(event):
            self.bubble_clicked.emit(self.decorations.speech_bubbles.speaker)
        elif self._is_on_score(event):
            self._is_press_on_score = event.button() == Qt.MouseButton.LeftButton
        elif event.button() == Qt.MouseButton.LeftButton:
            self._offer_at_press = self.hand_input.offer_count
            self.hand_input.press(self._card_at(event), self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hand_input.move(self._card_at(event), self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._is_press_on_score:
            if self._is_on_score(event):
                self.score_clicked.emit()
        elif self._offer_at_press == self.hand_input.offer_count:
            self.hand_input.release(
                self._card_at(event), self.mapToScene(event.position().toPoint())
            )
            self._show_tooltip(event)  # not before, because the release would hide it
        else:
            self.hand_input.cancel()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hand_input.card_cursor.hover(None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._is_on_score(event):  # the first click has opened or closed the scores
            self._is_press_on_score = False
        elif (
            self._offer_at_press == self.hand_input.offer_count
        ):  # otherwise the first click has performed an action
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, has_rows = Qt.Key(event.key()), self.table_layout.has_open_rows
        if is_press_key(key, has_open_rows=has_rows):
            if self.skip_on_press() or event.isAutoRepeat():
                return
        else:
            self.skip_animation()
        if key in DIGIT_KEYS and self.hand_input.options.bids:
            self.digit_typed.emit(key - Qt.Key.Key_0)
        elif not handle_key(key, self.hand_input, has_open_rows=has_rows):
            super().keyPressEvent(event)
