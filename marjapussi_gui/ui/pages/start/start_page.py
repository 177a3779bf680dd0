"""The start page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ....engine.games import VARIANTS
from ...art.background_card_painter import BackgroundCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...text import games
from ...text.commands import Command
from ...widgets.flow_layout import update_layouts
from ..base_page import Page
from .game_tile import RISE_MS, GameTile
from .practice_tile import PracticeTile
from .profile_tile import ProfileTile
from .resume_tile import ResumePreview, ResumeTile
from .start_header import StartHeader
from .tile_background import TILE_MARGIN
from .tile_grid import TileGrid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent

    from ....model.preferences import Preferences
    from ....model.skill import SkillSummary
    from ....ports.progress_repository import LessonProgress
    from .lesson_tile import LessonTile

FOUR_COLUMN_WIDTH, COLUMN_WIDTH, COLUMN_GAP = 1180, 288, 16  # pixels
MARGIN, NARROW_MARGIN, BOTTOM_MARGIN = 40, 16, 14
LOW_HEIGHT = 790  # pixels; lower pages have less space between rows
MAX_SCALE = 1.3  # relative to the usual width of a tile


class StartPage(Page):
    """Shows the match to resume, a tile for each game, and the player's progress."""

    BACK_COMMAND = None
    KEEPS_HISTORY = IS_HOME = True

    play_requested = Signal(str)
    learn_requested = Signal(str)
    rules_requested = Signal(str)
    resume_requested = Signal()
    language_requested = Signal(str)
    player_count_requested = Signal(int)

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
        self._last_game_key = VARIANTS[0].key
        self.header = StartHeader(deck.pixel_ratio)
        self.resume_tile = ResumeTile(self._card_painter)
        self.practice_tile = PracticeTile(self._card_painter)
        self.profile_tile = ProfileTile()
        tiles = [self._connect_tile(GameTile(variant, self._card_painter)) for variant in VARIANTS]
        self.tile_grid = TileGrid(tiles, self.profile_tile)
        self._sheet = QWidget()
        self._scroll_area = QScrollArea()
        self._build_layout()
        self._connect_signals()
        self.show_games(self._last_game_key)

    @property
    def tiles(self) -> tuple[GameTile, ...]:
        return self.tile_grid.tiles

    @cached_property
    def lesson_tile(self) -> LessonTile:
        """The tile that offers a lesson. It is created after the first paint, to start faster."""
        from .lesson_tile import LessonTile

        tile = LessonTile()
        tile.lesson_requested.connect(self.learn_requested)
        self.top_row.addWidget(tile)
        return tile

    def show_games(self, last_game_key: str, preview: ResumePreview | None = None) -> None:
        """Show all games, with the focus on the match to resume or the last game."""
        known = {variant.key for variant in VARIANTS}
        self._last_game_key = last_game_key if last_game_key in known else VARIANTS[0].key
        self.resume_tile.show_preview(preview, self._last_game_key)
        self._set_texts()
        self.resume_tile.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(self.resume_tile)
        self._fit_to_window()
        if self.isVisible():
            self._on_laid_out()

    def show_lessons(
        self, lessons: Sequence[LessonProgress], suggested: LessonProgress | None
    ) -> None:
        """Show the progress of lessons on each game's tile, and offer the suggested lesson."""
        for tile in self.tiles:
            of_game = [each for each in lessons if each.lesson.game == tile.game_key]
            tile.progress_bar.set_groups(
                [(each.steps_reached, len(each.lesson.steps)) for each in of_game]
            )
        self.lesson_tile.set_lesson(suggested)
        self._fit_to_window()

    def show_skill(self, skill: SkillSummary) -> None:
        """Show how good the player's recent decisions in the last game were."""
        self.profile_tile.show_skill(skill, games.game_name(self._last_game_key))

    def restore_focus(self) -> None:
        """Request an update of the page, after which it takes the focus."""
        self.command_requested.emit(Command.HOME)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply the player's preferences, such as the deck of the cards on tiles."""
        for tile in self.tiles:
            tile.animation_ms = 0 if preferences.pace == "off" else RISE_MS
            if tile.player_count_picker is not None:
                tile.player_count_picker.set_player_count(preferences.players or tile.usual_players)
        design = deck_style(preferences)
        if design != self._deck_style:
            self._deck_style = design
            self._card_painter.stop()
            self._card_painter.card_pictures = CardPictures(
                design, self._card_painter.card_pictures.pixel_ratio
            )
            self._on_cards_drawn()

    def retranslate(self) -> None:
        self._set_texts()

    def scroll_to(self, tile: QWidget) -> None:
        """Scroll until a tile is visible."""
        self._scroll_area.ensureWidgetVisible(tile, 0, TILE_MARGIN)

    # Private

    def _set_texts(self) -> None:
        """Set all texts in the current language."""
        self.header.retranslate()
        self.resume_tile.retranslate()
        if "lesson_tile" in vars(self):
            self.lesson_tile.retranslate()
        self.practice_tile.retranslate()
        for tile in self.tiles:
            tile.retranslate()
        self.profile_tile.retranslate(games.game_name(self._last_game_key))

    def _connect_signals(self) -> None:
        self.header.command_requested.connect(self.command_requested)
        self.header.language_requested.connect(self.language_requested)
        self.resume_tile.play_requested.connect(self.play_requested)
        self.resume_tile.resume_requested.connect(self.resume_requested)
        self.resume_tile.matches_requested.connect(self._request_matches)
        self.practice_tile.practice_requested.connect(self._request_practice)
        self.profile_tile.profile_requested.connect(self._request_profile)
        self.tile_grid.tile_focused.connect(self.scroll_to)
        self.tile_grid.laid_out.connect(self._on_laid_out)
        self._scroll_area.verticalScrollBar().rangeChanged.connect(self._on_laid_out)

    def _request_practice(self) -> None:
        self.command_requested.emit(Command.PRACTICE)

    def _request_profile(self) -> None:
        self.command_requested.emit(Command.PROFILE)

    def _request_matches(self) -> None:
        self.command_requested.emit(Command.MATCHES)

    def defer_cards(self) -> None:
        """Leave out the cards on tiles until draw_cards is called."""
        self._card_painter.is_deferring = True

    def draw_cards(self) -> None:
        """Start drawing the cards on all tiles."""
        self._card_painter.paint_now()

    def _on_cards_drawn(self) -> None:
        for tile in self.tiles:
            tile.update()
        self.resume_tile.update()
        self.practice_tile.update()

    def _on_laid_out(self, *_range: int) -> None:
        """Scroll to the tile that has the focus, or else to the top."""
        self._scroll_area.verticalScrollBar().setValue(0)
        for tile in self.tiles:
            if tile.hasFocus():
                self.scroll_to(tile)

    def _connect_tile(self, tile: GameTile) -> GameTile:
        tile.play_requested.connect(self.play_requested)
        tile.learn_requested.connect(self.learn_requested)
        tile.rules_requested.connect(self.rules_requested)
        if tile.player_count_picker is not None:
            tile.player_count_picker.count_chosen.connect(self.player_count_requested)
        return tile

    def _build_layout(self) -> None:
        # The page's layout first, because Qt styles widgets again each time they are reparented
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll_area)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_area.setWidget(self._sheet)
        sheet = self._sheet_layout = QVBoxLayout(self._sheet)
        sheet.setSpacing(0)
        sheet.addStretch(2)
        heading = QHBoxLayout()
        heading.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
        heading.addWidget(self.header)
        sheet.addLayout(heading)
        self.top_row = QHBoxLayout()  # what the player can continue with
        self.top_row.setSpacing(0)
        self.top_row.addWidget(self.resume_tile, 1)
        self.top_row.addWidget(self.practice_tile)
        sheet.addLayout(self.top_row)
        sheet.addWidget(self.tile_grid)
        sheet.addStretch(3)

    def _fit_to_window(self) -> None:
        """Adapt the columns, margins and sizes of tiles to the window."""
        is_wide, is_low = self.width() >= FOUR_COLUMN_WIDTH, self.height() < LOW_HEIGHT
        side = MARGIN if is_wide else NARROW_MARGIN
        most = round((4 * COLUMN_WIDTH + 3 * COLUMN_GAP) * MAX_SCALE)
        side = max(side, (self.width() - most) // 2)
        columns = 4 if is_wide else 2
        column = (self.width() - 2 * side - (columns - 1) * COLUMN_GAP) / columns
        unit = min(max(column / COLUMN_WIDTH, 1.0), MAX_SCALE) if is_wide else 1.0
        for tile in self.tiles:
            tile.set_scale(unit)
        self.resume_tile.set_compact(is_compact=is_low or not is_wide)
        if "lesson_tile" in vars(self):
            self.lesson_tile.fit(
                round(column) + 2 * TILE_MARGIN, self.resume_tile.minimumHeight(), has_room=is_wide
            )
        self.header.set_narrow(is_narrow=not is_wide)
        above = 12 if is_low else 20
        self._sheet_layout.setContentsMargins(
            side - TILE_MARGIN, above, side - TILE_MARGIN, BOTTOM_MARGIN - TILE_MARGIN
        )
        self.top_row.setContentsMargins(0, above - TILE_MARGIN, 0, above - 2 * TILE_MARGIN + 4)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._card_painter.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_to_window()
        update_layouts(self)
