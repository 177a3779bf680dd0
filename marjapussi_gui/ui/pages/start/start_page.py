"""The start page."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from ....engine.games import VARIANTS
from ...art.background_card_painter import BackgroundCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...art.tile_background import TILE_MARGIN
from ...text import games
from ...text.commands import Command
from ..base_page import Page
from .family_pocket import MIN_SLIT, OPENING_MS, SLIT, FamilyPocket
from .my_play_tile import MyPlayTile
from .resume_tile import ResumeTile
from .start_header import StartHeader
from .start_layout import LOW_GAP, start_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent, QShowEvent

    from ....model.new_game import RememberedTable
    from ....model.preferences import Preferences
    from ....ports.repositories import LessonProgress
    from .lesson_tile import LessonTile
    from .table_preview import ResumePreview

NARROW_HEADER = 1000  # pixels; narrower headers have less room for words
SIDEWAYS_COST = 3  # arrow keys prefer what lies straight ahead
DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class StartPage(Page):
    """Shows the match to resume, a pocket for each family of games, and the tile of My play.

    Somebody who has never played is offered a lesson in place of a match.
    """

    BACK_COMMAND = None
    KEEPS_HISTORY = IS_HOME = True

    def __init__(
        self,
        deck_style: DeckStyle | None = None,
        pixel_ratio: float = 0.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deck_style = deck_style or DeckStyle()
        deck = CardPictures(self._deck_style, pixel_ratio or self.devicePixelRatioF())
        self._card_painter = BackgroundCardPainter(deck, self)
        self._card_painter.pictures_ready.connect(self._on_cards_drawn)
        self._recent_games: tuple[str, ...] = ()
        self._left_pocket: FamilyPocket | None = None  # was open when the page was left
        self._sheet, self._scroll_area = QWidget(), QScrollArea()
        self.header = StartHeader(deck.pixel_ratio)
        self.resume_tile = ResumeTile(self._card_painter)
        self.my_play_tile = MyPlayTile(self._card_painter)
        self._build_layout()
        self.pockets = [
            self._create_pocket(FamilyPocket(family, self._card_painter))
            for family in games.game_families(VARIANTS)
        ]
        self._connect_signals()
        self.show_games(())

    @cached_property
    def lesson_tile(self) -> LessonTile:
        """The tile that offers a lesson. It is created when it is needed, to start faster."""
        from .lesson_tile import LessonTile

        tile = LessonTile(self._card_painter)
        tile.request.connect(self.request)
        tile.setParent(self._sheet)
        tile.stackUnder(self.resume_tile)
        return tile

    @property
    def open_pocket(self) -> FamilyPocket | None:
        return next((pocket for pocket in self.pockets if pocket.is_open), None)

    @property
    def first_tile(self) -> QWidget:
        """The tile that Enter presses when the page is shown."""
        return self.lesson_tile if self._is_lesson_first else self.resume_tile

    def pocket_of(self, game_key: str) -> FamilyPocket:
        return next(each for each in self.pockets if game_key in each.family.game_keys)

    def show_games(
        self,
        recent_games: Sequence[str],
        preview: ResumePreview | None = None,
        table: RememberedTable | None = None,
    ) -> None:
        """Show all games, the match to resume, and the last table of several people.

        Families keep their places.
        """
        self.resume_tile.show_table(table)
        known = {variant.key for variant in VARIANTS}
        self._recent_games = tuple(key for key in recent_games if key in known)
        last_game = self._recent_games[0] if self._recent_games else VARIANTS[0].key
        self.close_pocket()
        self.resume_tile.show_preview(preview, last_game)
        for pocket in self.pockets:
            pocket.show_order(self._recent_games)
        self._place_tiles()
        self._focus_first_tile()

    def show_lessons(
        self, lessons: Sequence[LessonProgress], suggested: LessonProgress | None
    ) -> None:
        progress: dict[str, list[tuple[int, int]]] = {}
        for each in lessons:
            steps = each.steps_reached, len(each.lesson.steps)
            progress.setdefault(each.lesson.game, []).append(steps)
        for pocket in self.pockets:
            pocket.show_progress(progress)
        had_focus = self.resume_tile.hasFocus()
        if suggested is not None or "lesson_tile" in vars(self):
            self.lesson_tile.set_lesson(suggested)
        self._place_tiles()
        if had_focus or self._is_lesson_first:
            self._focus_first_tile()

    def show_play(self, weeks: Sequence[int], due_count: int) -> None:
        self.my_play_tile.show_play(weeks, due_count)

    def close_pocket(self) -> bool:
        """Close the open pocket. Return False if there is none."""
        pocket = self.open_pocket
        if pocket is not None:
            pocket.close_pocket()
        return pocket is not None

    def dismiss(self) -> bool:
        return self.close_pocket()

    def restore_focus(self) -> None:
        """Request an update of the page, after which it takes the focus."""
        self.request.emit(Command.HOME)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply the player's preferences, such as the deck of the cards in pockets."""
        for pocket in self.pockets:
            pocket.animation_ms = 0 if preferences.pace == "off" else OPENING_MS
            pocket.set_player_count(preferences.players or pocket.usual_players)
            pocket.buttons.show_level(preferences.level)
        design = deck_style(preferences)
        if design != self._deck_style:
            self._deck_style = design
            self._card_painter.stop()
            self._card_painter.card_pictures = CardPictures(
                design, self._card_painter.card_pictures.pixel_ratio
            )
            self._on_cards_drawn()

    def restore(self, old: Self) -> None:
        if not self.isHidden():  # else it is shown by the command that updates it
            self._card_painter.card_pictures = old._card_painter.card_pictures
            self.restore_focus()
            if old._left_pocket is not None:
                pocket = self.pocket_of(old._left_pocket.chosen_key)
                pocket.animation_ms = 0
                pocket.choose(old._left_pocket.chosen_key)
                pocket.open_pocket()

    def defer_cards(self) -> None:
        """Leave out the cards on tiles until draw_cards is called."""
        self._card_painter.is_deferring = True

    def draw_cards(self) -> None:
        self._card_painter.paint_now()

    # Private

    @property
    def _tiles(self) -> list[ResumeTile | LessonTile | FamilyPocket | MyPlayTile]:
        lesson = [self.lesson_tile] if "lesson_tile" in vars(self) else []
        return [self.resume_tile, *lesson, *self.pockets, self.my_play_tile]

    @property
    def _has_lesson(self) -> bool:
        return "lesson_tile" in vars(self) and self.lesson_tile.offered_lesson is not None

    @property
    def _is_lesson_first(self) -> bool:
        """Whether a lesson is offered to somebody who has never played."""
        return self._has_lesson and not self._recent_games and self.resume_tile.preview is None

    def _create_pocket(self, pocket: FamilyPocket) -> FamilyPocket:
        pocket.setParent(self._sheet)
        pocket.opening.connect(partial(self._on_pocket_opening, pocket))
        pocket.request.connect(self.request)
        return pocket

    def _connect_signals(self) -> None:
        for part in (self.header, self.resume_tile, self.my_play_tile):
            part.request.connect(self.request)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _focus_first_tile(self) -> None:
        self.first_tile.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_pocket_opening(self, opening: FamilyPocket) -> None:
        for pocket in self.pockets:
            if pocket is not opening:
                pocket.close_pocket()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Close the open pocket when the focus moves to another part of the page."""
        pocket = self.open_pocket
        if pocket is None or new is None or not self.isAncestorOf(new):
            return
        if new is not pocket and not pocket.isAncestorOf(new):
            pocket.close_pocket()

    def _on_cards_drawn(self) -> None:
        for tile in self._tiles:
            tile.update()

    def _build_layout(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll_area)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_area.setWidget(self._sheet)
        self._sheet.installEventFilter(self)
        for part in (self.header, self.resume_tile, self.my_play_tile):
            part.setParent(self._sheet)

    def _place_tiles(self) -> None:
        layout = start_layout(self.width(), self.height(), len(self.pockets))
        self._sheet.setMinimumHeight(layout.height)
        self.header.setGeometry(layout.header)
        self.header.set_narrow(is_narrow=layout.header.width() < NARROW_HEADER)
        self._place_top_row(layout.top_row, layout.lesson_width, is_small=layout.is_small)
        page_height = max(self.height(), layout.height)
        slit = self._slit(layout.pockets[0], layout.scale, is_small=layout.is_small)
        for pocket, box in zip(self.pockets, layout.pockets, strict=True):
            pocket.set_place(box, page_height, slit, layout.scale, is_small=layout.is_small)
        self.my_play_tile.setGeometry(_with_margin(layout.my_play))
        self._set_tab_order()

    def _place_top_row(self, row: QRect, lesson_width: int, *, is_small: bool) -> None:
        """Place the tiles of the match to resume and of the lesson: side by side, or only one."""
        is_lesson_first = self._is_lesson_first
        left = QRect(row)
        if self._has_lesson and not is_lesson_first:
            left.setWidth(row.width() - lesson_width - LOW_GAP)
            beside = QRect(left.right() + 1 + LOW_GAP, row.top(), lesson_width, row.height())
            self.lesson_tile.setGeometry(_with_margin(beside))
        elif is_lesson_first:
            self.lesson_tile.setGeometry(_with_margin(row))
        self.resume_tile.setGeometry(_with_margin(left))
        self.resume_tile.set_small(is_small=is_small)
        self.resume_tile.setVisible(not is_lesson_first)
        if "lesson_tile" in vars(self):
            self.lesson_tile.set_form(is_wide=is_lesson_first, is_small=is_small)
            self.lesson_tile.setVisible(self._has_lesson)

    def _slit(self, box: QRect, scale: float, *, is_small: bool) -> float:
        """Return the y coordinate at which all pockets open, as low as the texts below allow."""
        below = max(
            pocket.height_below_slit(box.width(), is_small=is_small) for pocket in self.pockets
        )
        room = box.height() - below
        return max(room if is_small else min(SLIT * scale, room), MIN_SLIT)

    def _set_tab_order(self) -> None:
        order: list[QWidget] = [self.header.language_button, self.header.preferences_button]
        for tile in self._tiles:
            order += tile.tab_order if isinstance(tile, FamilyPocket) else [tile]
            if tile is self.resume_tile:
                order.append(self.resume_tile.table_button)
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _neighbour(self, current: QWidget, direction: QPoint) -> QWidget | None:
        """Return the nearest widget in a direction, among those that Tab reaches, or None."""
        others = [self.header.language_button, self.header.preferences_button, *self._tiles]
        start = _centre(current, self)
        best: tuple[int, QWidget] | None = None
        for other in others:
            if other is current or not other.isVisible():
                continue
            off = _centre(other, self) - start
            ahead = QPoint.dotProduct(off, direction)
            aside = abs(off.x() * direction.y()) + abs(off.y() * direction.x())
            cost = ahead + SIDEWAYS_COST * aside
            if ahead > abs(aside) // 4 and ahead > 0 and (best is None or cost < best[0]):
                best = cost, other
        return None if best is None else best[1]

    def _focused_tile(self) -> QWidget | None:
        """Return the tile with the focus in or on it, or None."""
        focus = self.window().focusWidget()
        tiles = (*self._tiles, self.header.language_button, self.header.preferences_button)
        return next((tile for tile in tiles if tile is focus or tile.isAncestorOf(focus)), None)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus with the arrow keys, which would otherwise scroll the page."""
        if watched is not self._sheet or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        current, direction = self._focused_tile(), DIRECTIONS.get(Qt.Key(event.key()))
        if event.type() != QEvent.Type.KeyPress or current is None or direction is None:
            return False
        other = self._neighbour(current, direction)
        if other is not None:
            other.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll_area.ensureWidgetVisible(other, 0, TILE_MARGIN)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the open pocket, because the click was beside it."""
        super().mousePressEvent(event)
        self.close_pocket()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._left_pocket = self.open_pocket
        self._card_painter.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_tiles()
        self._scroll_area.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tiles()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and "pockets" in vars(self):
            self._place_tiles()


def _with_margin(box: QRect) -> QRect:
    """Return the box of a tile with the margin for its shadow and ring."""
    return box.adjusted(-TILE_MARGIN, -TILE_MARGIN, TILE_MARGIN, TILE_MARGIN)


def _centre(widget: QWidget, page: QWidget) -> QPoint:
    return widget.mapTo(page, widget.rect().center())
