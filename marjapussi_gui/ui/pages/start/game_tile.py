"""The tile of a game on the start page."""

from math import ceil, sqrt

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy

from ....engine.game import Variant
from ...art.background_card_painter import BackgroundCardPainter
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    MEDIUM,
    create_font,
    line_height,
    text_scale,
    text_width,
)
from ...text import dialog_text, games, rules_page_text
from ...widgets.labels import MAX_TEXT_HEIGHT, WRAP_FLAG, create_button, create_label
from ...widgets.lesson_progress_bar import BAR_HEIGHT as SEWN
from ...widgets.lesson_progress_bar import LessonProgressBar
from .card_pocket import draw_pocket
from .clickable_tile import ClickableTile
from .player_count_picker import PlayerCountPicker
from .tile_background import TILE_MARGIN, draw_focus_ring

FELT_HEIGHT, LINEN_RISE, RISE_MS = 62, 25, 160  # pixels, pixels, milliseconds
PADDING, LINK_PADDING, BUTTON_GAP = 14, 8, 20  # pixels; a link's padding lies within its box
NAME_FONT_SIZES = (18, 17, 16, 15, 14)  # pixels; the largest that fits is used
BUTTON_HEIGHT, HEM_HEIGHT, DESCRIPTION_LIFT = 40, 18, 0.6


class GameTile(ClickableTile):
    """A linen pocket with cards of a game, and buttons that play, teach and explain it."""

    play_requested = Signal(str)
    learn_requested = Signal(str)
    rules_requested = Signal(str)

    def __init__(self, variant: Variant, card_painter: BackgroundCardPainter) -> None:
        super().__init__()
        self.game_key, self._variant, self._card_painter = variant.key, variant, card_painter
        self.animation_ms = RISE_MS
        self._scale, self._lift, self._lift_target = 1.0, 0.0, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.progress_bar = LessonProgressBar()
        self._name_label, self._players_label, self._description_label = (
            create_label(""),
            create_label(""),
            create_label(""),
        )
        self.player_count_picker = (
            PlayerCountPicker(variant.players) if len(variant.players) > 1 else None
        )
        self.play_button = create_button("", self.on_pressed, "way")
        self.learn_button = create_button("", self._on_learn_clicked, "link")
        self.rules_button = create_button("", self._on_rules_clicked, "link")
        parts = (self.progress_bar, self._name_label, self._players_label, self._description_label)
        for part in (
            *parts,
            self.player_count_picker,
            self.play_button,
            self.learn_button,
            self.rules_button,
        ):
            if part is not None:
                part.setParent(self)
        self._name_label.setWordWrap(False)
        self._players_label.setProperty("look", "caption")
        self._description_label.hide()
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._on_lift_changed)
        self._cards = games.game_introduction(variant.key).picture_cards
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        game, players = games.game_introduction(self.game_key), games.players_label(self._variant)
        self.setAccessibleName(dialog_text.tile_text(game.name, players, game.description))
        self.progress_bar.retranslate()
        self._name_label.setText(game.name)
        self._players_label.setText(games.short_players_label(self._variant))
        self._description_label.setText(game.description)
        for control, text, name in (
            (
                self.play_button,
                dialog_text.button_label("play"),
                dialog_text.play_game_label(game.name),
            ),
            (self.learn_button, dialog_text.learn_label(), dialog_text.learn_game_label(game.name)),
            (
                self.rules_button,
                rules_page_text.rules_label(),
                rules_page_text.rules_of_game_label(game.name),
            ),
        ):
            control.setText(text)
            control.setAccessibleName(name)
        self._place_parts()

    def set_scale(self, scale: float) -> None:
        """Draw the felt and cards at a scale, where 1.0 is the usual size."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self._place_parts()
            self.update()

    @property
    def usual_players(self) -> int:
        return self._variant.default_players

    @property
    def is_raised(self) -> bool:
        """Whether the game's description is visible, on hover or focus."""
        return self._lift > 0

    # Layout

    def sizeHint(self) -> QSize:
        name = QFontMetrics(create_font(NAME_FONT_SIZES[0], BOLD)).height()
        high = FELT_HEIGHT * self._scale + HEM_HEIGHT + 10 + name + BUTTON_HEIGHT + 2 * TILE_MARGIN
        return QSize(288 + 2 * TILE_MARGIN, round(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    @property
    def _slit_y(self) -> float:
        """The y coordinate of the pocket's opening, measured from the tile's margin."""
        return FELT_HEIGHT * self._scale - self._lift * _linen_rise()

    def _place_parts(self) -> None:
        """Place all parts to suit the current position of the linen."""
        if not self.isVisible():  # it is placed when it is shown
            return
        left, wide = TILE_MARGIN + PADDING, self.width() - 2 * (TILE_MARGIN + PADDING)
        name = self._name_font(wide)
        high = QFontMetrics(name).height()
        missing = self._missing_height(wide, high)
        top = round(TILE_MARGIN + self._slit_y + HEM_HEIGHT - (2 + missing) * self._lift)
        self.progress_bar.setGeometry(left, top - SEWN // 2, wide, SEWN)
        self.progress_bar.setVisible(
            not missing or self._lift < DESCRIPTION_LIFT
        )  # the description needs their space
        self._name_label.setFont(name)
        own = min(round(text_width(self._name_label.text(), name)) + 4, wide)
        needs = ceil(line_height(self._name_label.text(), name))
        self._name_label.setGeometry(left, top + 10 + high - needs, own, needs)
        self._place_players(QRect(left, top + 10, wide, high))
        below = top + 9 + high
        foot = self.height() - TILE_MARGIN - BUTTON_HEIGHT
        self._description_label.setFont(create_font(CAPTION))
        self._description_label.setGeometry(left, below, wide, max(foot - below + 6, 0))
        self._description_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._place_buttons(left, foot, wide)

    def _missing_height(self, width: int, name_height: int) -> int:
        """Return how many more pixels of height the description needs than it has."""
        box = QRect(0, 0, width, MAX_TEXT_HEIGHT)
        metrics = QFontMetrics(create_font(CAPTION))
        wanted = metrics.boundingRect(box, WRAP_FLAG, self._description_label.text()).height()
        slit = FELT_HEIGHT * self._scale - _linen_rise()
        below = round(TILE_MARGIN + slit + HEM_HEIGHT - 2) + 9 + name_height
        return max(wanted - (self.height() - TILE_MARGIN - BUTTON_HEIGHT - below + 6), 0)

    def _name_font(self, max_width: int) -> QFont:
        """Return the largest font in which the name fits beside the number of players."""
        other = (
            self.player_count_picker.sizeHint().width()
            if self.player_count_picker
            else self._players_width()
        )
        for pixels in NAME_FONT_SIZES:
            face = create_font(pixels, BOLD)
            if text_width(self._name_label.text(), face) + other + 10 <= max_width:
                return face
        return create_font(NAME_FONT_SIZES[-1], BOLD)

    def _players_width(self) -> float:
        return text_width(self._players_label.text(), create_font(CAPTION, MEDIUM)) + 2

    def _place_players(self, rect: QRect) -> None:
        """Place the picker for the number of players or, without a choice, the number."""
        if self.player_count_picker is not None:
            self._players_label.hide()
            size = self.player_count_picker.sizeHint()
            y = rect.center().y() - size.height() // 2
            self.player_count_picker.setGeometry(
                rect.right() - size.width() + 1, y, *size.toTuple()
            )
            return
        self._players_label.setFont(create_font(CAPTION, MEDIUM))
        wide = round(self._players_width())
        has_room = (
            text_width(self._name_label.text(), self._name_label.font()) + wide + 8 <= rect.width()
        )
        self._players_label.setVisible(has_room)
        self._players_label.setGeometry(rect.right() - wide + 1, rect.top(), wide, rect.height())

    def _place_buttons(self, left: int, top: int, max_width: int) -> None:
        """Place the buttons in a row, in a smaller font if their texts are long."""
        buttons = (self.play_button, self.learn_button, self.rules_button)
        pixels, gap = BODY, BUTTON_GAP
        total_width = sum(text_width(each.text(), create_font(pixels, MEDIUM)) for each in buttons)
        if total_width + 2 * gap > max_width:
            pixels, gap = CAPTION, 2 * LINK_PADDING + 2
        at = left - LINK_PADDING
        for each in buttons:
            face = create_font(pixels, MEDIUM)
            each.setFont(face)
            wide = round(text_width(each.text(), face)) + 2 * LINK_PADDING + 2
            wide += 12 if each is self.play_button and self.is_raised else 0
            each.setGeometry(at, top, wide, BUTTON_HEIGHT)
            at += wide + gap - 2 * LINK_PADDING - 2

    # Requests

    def on_pressed(self) -> None:
        self.play_requested.emit(self.game_key)

    def _on_learn_clicked(self) -> None:
        self.learn_requested.emit(self.game_key)

    def _on_rules_clicked(self) -> None:
        self.rules_requested.emit(self.game_key)

    # Animation of the linen

    def slide_linen(self, *, is_up: bool) -> None:
        """Slide the linen up to show the description, or back down."""
        end = float(is_up)
        if end == self._lift_target:
            return
        self._lift_target = end
        self._animation.stop()
        self._animation.setStartValue(self._lift)
        self._animation.setEndValue(end)
        self._animation.setDuration(self.animation_ms)
        if self.animation_ms:
            self._animation.start()
        else:
            self._on_lift_changed(end)

    def _on_lift_changed(self, lift: float) -> None:
        was_raised, self._lift = self.is_raised, lift
        if was_raised != self.is_raised:
            self._update_play_style()
        self._description_label.setVisible(lift > DESCRIPTION_LIFT)
        self._place_parts()
        self.update()

    def _update_play_style(self) -> None:
        """Style Play as a button while the linen is up, and as a link otherwise."""
        self.play_button.setProperty("look", "pocket" if self.is_raised else "way")
        style = self.play_button.style()
        style.unpolish(self.play_button)
        style.polish(self.play_button)

    def _update_linen(self) -> None:
        has_focus = self.hasFocus() or self.isAncestorOf(self.window().focusWidget())
        self.slide_linen(is_up=has_focus or self.underMouse())

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        card_options = self._cards, self._card_painter, self._scale, self._lift
        draw_pocket(painter, self.size(), self._slit_y, *card_options, colour.name())
        if self.hasFocus():
            draw_focus_ring(painter, self.size())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_parts()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._update_linen()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._update_linen()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._update_linen()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._update_linen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place_parts()


def _linen_rise() -> float:
    """Return how far the linen slides up in pixels: two lines of text."""
    return LINEN_RISE * text_scale() * sqrt(text_scale())
