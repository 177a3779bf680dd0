"""The start page."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from ....engine.games import VARIANTS
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...art.tile_background import TILE_MARGIN
from ...text import games
from ...text.commands import Command
from ..base_page import Page
from .game_family_tile import MIN_SLIT, OPENING_MS, SLIT, GameFamilyTile
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
    """Shows the match to resume, a tile for each family of games, and a tile for My play.

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
        self._card_painter = AsyncCardPainter(deck, self)
        self._card_painter.pictures_ready.connect(self._on_cards_drawn)
        self._recent_games: tuple[str, ...] = ()
        self._left_family_tile: GameFamilyTile | None = None  # was open when the page was left
        self._sheet, self._scroll_area = QWidget(), QScrollArea()
        self.header = StartHeader(deck.pixel_ratio)
        self.resume_tile = ResumeTile(self._card_painter)
        self.my_play_tile = MyPlayTile(self._card_painter)
        self._build_layout()
        self.family_tiles = [
            self._create_family_tile(GameFamilyTile(family, self._card_painter))
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
    def expanded_tile(self) -> GameFamilyTile | None:
        return next((family_tile for family_tile in self.family_tiles if family_tile.is_open), None)

    @property
    def first_tile(self) -> QWidget:
        """The tile that Enter presses when the page is shown."""
        return self.lesson_tile if self._is_lesson_for_newcomer else self.resume_tile

    def family_tile_of(self, game_key: str) -> GameFamilyTile:
        return next(each for each in self.family_tiles if game_key in each.family.game_keys)

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
        self.collapse_tile()
        self.resume_tile.show_preview(preview, last_game)
        for family_tile in self.family_tiles:
            family_tile.show_order(self._recent_games)
        self._place_tiles()
        self._focus_first_tile()

    def show_lessons(
        self, lessons: Sequence[LessonProgress], suggested: LessonProgress | None
    ) -> None:
        progress: dict[str, list[tuple[int, int]]] = {}
        for each in lessons:
            steps = each.steps_reached, len(each.lesson.steps)
            progress.setdefault(each.lesson.game, []).append(steps)
        for family_tile in self.family_tiles:
            family_tile.show_progress(progress)
        had_focus = self.resume_tile.hasFocus()
        if suggested is not None or "lesson_tile" in vars(self):
            self.lesson_tile.set_lesson(suggested)
        self._place_tiles()
        if had_focus or self._is_lesson_for_newcomer:
            self._focus_first_tile()

    def show_play(self, weeks: Sequence[int], due_count: int) -> None:
        self.my_play_tile.show_play(weeks, due_count)

    def collapse_tile(self) -> bool:
        """Close the open game family tile. Return False if there is none."""
        family_tile = self.expanded_tile
        if family_tile is not None:
            family_tile.collapse()
        return family_tile is not None

    def dismiss(self) -> bool:
        return self.collapse_tile()

    def restore_focus(self) -> None:
        """Request an update of the page, after which it takes the focus."""
        self.request.emit(Command.HOME)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply the player's preferences, such as the deck of the cards on tiles."""
        for family_tile in self.family_tiles:
            family_tile.animation_ms = 0 if preferences.pace == "off" else OPENING_MS
            family_tile.set_player_count(preferences.players or family_tile.usual_players)
            family_tile.buttons.show_level(preferences.level)
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
            if old._left_family_tile is not None:
                family_tile = self.family_tile_of(old._left_family_tile.chosen_key)
                family_tile.animation_ms = 0
                family_tile.choose(old._left_family_tile.chosen_key)
                family_tile.expand()

    def defer_card_drawing(self) -> None:
        """Leave out the cards on tiles until draw_cards is called."""
        self._card_painter.is_deferring = True

    def draw_cards(self) -> None:
        self._card_painter.paint_now()

    # Private

    @property
    def _tiles(self) -> list[ResumeTile | LessonTile | GameFamilyTile | MyPlayTile]:
        lesson = [self.lesson_tile] if "lesson_tile" in vars(self) else []
        return [self.resume_tile, *lesson, *self.family_tiles, self.my_play_tile]

    @property
    def _has_lesson(self) -> bool:
        return "lesson_tile" in vars(self) and self.lesson_tile.offered_lesson is not None

    @property
    def _is_lesson_for_newcomer(self) -> bool:
        """Whether a lesson is offered to somebody who has never played."""
        return self._has_lesson and not self._recent_games and self.resume_tile.preview is None

    def _create_family_tile(self, family_tile: GameFamilyTile) -> GameFamilyTile:
        family_tile.setParent(self._sheet)
        family_tile.opening.connect(partial(self._on_family_tile_opening, family_tile))
        family_tile.request.connect(self.request)
        return family_tile

    def _connect_signals(self) -> None:
        for part in (self.header, self.resume_tile, self.my_play_tile):
            part.request.connect(self.request)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _focus_first_tile(self) -> None:
        self.first_tile.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_family_tile_opening(self, opening: GameFamilyTile) -> None:
        for family_tile in self.family_tiles:
            if family_tile is not opening:
                family_tile.collapse()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Close the open game family tile when the focus moves to another part of the page."""
        family_tile = self.expanded_tile
        if family_tile is None or new is None or not self.isAncestorOf(new):
            return
        if new is not family_tile and not family_tile.isAncestorOf(new):
            family_tile.collapse()

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
        layout = start_layout(self.width(), self.height(), len(self.family_tiles))
        self._sheet.setMinimumHeight(layout.height)
        self.header.setGeometry(layout.header)
        self.header.set_narrow(is_narrow=layout.header.width() < NARROW_HEADER)
        self._place_top_row(layout.top_row, layout.lesson_width, is_small=layout.is_small)
        page_height = max(self.height(), layout.height)
        slit = self._shared_slit_y(layout.family_tiles[0], layout.scale, is_small=layout.is_small)
        for family_tile, box in zip(self.family_tiles, layout.family_tiles, strict=True):
            family_tile.set_place(box, page_height, slit, layout.scale, is_small=layout.is_small)
        self.my_play_tile.setGeometry(_with_margin(layout.my_play))
        self._set_tab_order()

    def _place_top_row(self, row: QRect, lesson_width: int, *, is_small: bool) -> None:
        """Place the tiles of the match to resume and of the lesson: side by side, or only one."""
        is_lesson_first = self._is_lesson_for_newcomer
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
            self.lesson_tile.set_tile_shape(is_wide=is_lesson_first, is_small=is_small)
            self.lesson_tile.setVisible(self._has_lesson)

    def _shared_slit_y(self, box: QRect, scale: float, *, is_small: bool) -> float:
        """Return the y coordinate of the slit in all tiles, as low as the texts below it allow."""
        below = max(
            family_tile.height_below_slit(box.width(), is_small=is_small)
            for family_tile in self.family_tiles
        )
        room = box.height() - below
        return max(room if is_small else min(SLIT * scale, room), MIN_SLIT)

    def _set_tab_order(self) -> None:
        order: list[QWidget] = [self.header.language_button, self.header.preferences_button]
        for tile in self._tiles:
            order += tile.tab_order if isinstance(tile, GameFamilyTile) else [tile]
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
        """Close the open game family tile, because the click was beside it."""
        super().mousePressEvent(event)
        self.collapse_tile()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._left_family_tile = self.expanded_tile
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
