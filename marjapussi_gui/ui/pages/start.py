"""The start page: the match that waits, all games, and what has been learned."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ...engine.games import VARIANTS
from ..art.deck import Deck
from ..art.design import Design, design_of
from ..art.easel import Easel
from ..widgets.flow import settle
from ..wording import games
from .ground import EDGE
from .moments_offer import MomentsOffer
from .page import Page
from .profile_tile import ProfileTile
from .resume import ResumeTile, Waiting
from .start_head import StartHead
from .tile import RISE_MS, Tile
from .tile_grid import TileGrid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent

    from ...kept.skill import Skill
    from ..basis.preferences import Preferences
    from ..basis.progress import Learned
    from .lesson_offer import LessonOffer

WIDE, COLUMN, GAP = 1180, 288, 16  # pixels: from here on four columns; of one, and beside it
MARGIN, NARROW_MARGIN, FOOT = 40, 16, 14
LOW = 790  # pixels: a page that is lower has less room between its rows
LARGEST = 1.3  # times the usual width of a pocket


class StartPage(Page):
    """Where a game is chosen: each may be played, learned, or read about."""

    BACK = ""
    IS_STATION = IS_HOME = True

    play_asked = Signal(str)
    learn_asked = Signal(str)
    rules_asked = Signal(str)
    resume_asked = Signal()
    language_asked = Signal(str)
    players_asked = Signal(int)

    def __init__(
        self, design: Design | None = None, ratio: float = 0.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._design = design or Design()
        deck = Deck(self._design, ratio or self.devicePixelRatioF())
        self._easel = Easel(deck, self)
        self._easel.drawn.connect(self._on_drawn)
        self._last_key = VARIANTS[0].key
        self.head = StartHead(deck.ratio)
        self.resume = ResumeTile(self._easel)
        self.moments = MomentsOffer(self._easel)
        self.profile = ProfileTile()
        tiles = [self._tile(Tile(variant, self._easel)) for variant in VARIANTS]
        self.grid = TileGrid(tiles, self.profile)
        self._sheet = QWidget()
        self._scroll = QScrollArea()
        self._lay_out()
        self._connect()
        self.show_games(self._last_key)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.grid.tiles

    @cached_property
    def offer(self) -> LessonOffer:
        """The lesson that is offered: which one it is, is known when the page was seen."""
        from .lesson_offer import LessonOffer

        made = LessonOffer()
        made.asked.connect(self.learn_asked)
        self.now.addWidget(made)
        return made

    def show_games(self, last_key: str, waiting: Waiting | None = None) -> None:
        """Show all games, and before them what waits, or what was played last, in focus."""
        known = {variant.key for variant in VARIANTS}
        self._last_key = last_key if last_key in known else VARIANTS[0].key
        self.resume.show_waiting(waiting, self._last_key)
        self._name()
        self.resume.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(self.resume)
        self._fit()
        if self.isVisible():
            self._on_laid_out()

    def show_progress(self, lessons: Sequence[Learned], offered: Learned | None) -> None:
        """Show on each tile how far its lessons were learned, and offer one of them, if any."""
        for tile in self.tiles:
            of_it = [each for each in lessons if each.lesson.game == tile.key]
            tile.sewn.show_groups([(each.most, len(each.lesson.stops)) for each in of_it])
        self.offer.offer(offered)
        self._fit()

    def show_skill(self, skill: Skill) -> None:
        """Show how decisions went of late in the game that was played last."""
        self.profile.show_skill(skill, games.name(self._last_key))

    def take_focus(self) -> None:
        """Show the games and the match that waits as they are now."""
        self.asked.emit("home")

    def prefer(self, preferences: Preferences) -> None:
        """Draw the games' pictures with the deck that the player wishes."""
        for tile in self.tiles:
            tile.lasts = 0 if preferences.pace == "off" else RISE_MS
            if tile.number is not None:
                tile.number.show_number(preferences.players or tile.usual_players)
        design = design_of(preferences)
        if design != self._design:
            self._design = design
            self._easel.rest()
            self._easel.deck = Deck(design, self._easel.deck.ratio)
            self._on_drawn()

    def retranslate(self) -> None:
        self._name()

    def see(self, tile: QWidget) -> None:
        """Scroll until a tile is in sight."""
        self._scroll.ensureWidgetVisible(tile, 0, EDGE)

    # Inside

    def _name(self) -> None:
        """Say everything in the language of now."""
        self.head.tell()
        self.resume.tell()
        if "offer" in vars(self):
            self.offer.tell()
        self.moments.tell()
        for tile in self.tiles:
            tile.tell()
        self.profile.tell(games.name(self._last_key))

    def _connect(self) -> None:
        self.head.asked.connect(self.asked)
        self.head.language_asked.connect(self.language_asked)
        self.resume.play_asked.connect(self.play_asked)
        self.resume.resume_asked.connect(self.resume_asked)
        self.resume.matches_asked.connect(self._ask_for_matches)
        self.moments.asked.connect(self._ask_for_practice)
        self.profile.asked.connect(self._ask_for_profile)
        self.grid.gone_to.connect(self.see)
        self.grid.laid_out.connect(self._on_laid_out)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_laid_out)

    def _ask_for_practice(self) -> None:
        self.asked.emit("practice")

    def _ask_for_profile(self) -> None:
        self.asked.emit("profile")

    def _ask_for_matches(self) -> None:
        self.asked.emit("matches")

    def let_cards_wait(self) -> None:
        """Be seen first without cards: they are drawn when that is asked for."""
        self._easel.is_late = True

    def draw_cards(self) -> None:
        """Have all cards seen now."""
        self._easel.draw_now()

    def _on_drawn(self) -> None:
        for tile in self.tiles:
            tile.update()
        self.resume.update()
        self.moments.update()

    def _on_laid_out(self, *_range: int) -> None:
        """Show the page from its top, or as far down as the chosen tile asks for."""
        self._scroll.verticalScrollBar().setValue(0)
        for tile in self.tiles:
            if tile.hasFocus():
                self.see(tile)

    def _tile(self, tile: Tile) -> Tile:
        tile.play_asked.connect(self.play_asked)
        tile.learn_asked.connect(self.learn_asked)
        tile.rules_asked.connect(self.rules_asked)
        if tile.number is not None:
            tile.number.chosen.connect(self.players_asked)
        return tile

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)  # the page first: what is taken in is dressed anew each time
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._sheet)
        sheet = self._column = QVBoxLayout(self._sheet)
        sheet.setSpacing(0)
        sheet.addStretch(2)
        heading = QHBoxLayout()
        heading.setContentsMargins(EDGE, 0, EDGE, 0)
        heading.addWidget(self.head)
        sheet.addLayout(heading)
        self.now = QHBoxLayout()  # what is to be done now
        self.now.setSpacing(0)
        self.now.addWidget(self.resume, 1)
        self.now.addWidget(self.moments)
        sheet.addLayout(self.now)
        sheet.addWidget(self.grid)
        sheet.addStretch(3)

    def _fit(self) -> None:
        """Find room for everything: columns, their margins, and what is left out."""
        is_wide, is_low = self.width() >= WIDE, self.height() < LOW
        side = MARGIN if is_wide else NARROW_MARGIN
        most = round((4 * COLUMN + 3 * GAP) * LARGEST)
        side = max(side, (self.width() - most) // 2)
        columns = 4 if is_wide else 2
        column = (self.width() - 2 * side - (columns - 1) * GAP) / columns
        unit = min(max(column / COLUMN, 1.0), LARGEST) if is_wide else 1.0
        for tile in self.tiles:
            tile.enlarge(unit)
        self.resume.fit(is_low=is_low or not is_wide)
        if "offer" in vars(self):
            self.offer.fit(round(column) + 2 * EDGE, self.resume.minimumHeight(), is_seen=is_wide)
        self.head.fit(is_narrow=not is_wide)
        above = 12 if is_low else 20
        self._column.setContentsMargins(side - EDGE, above, side - EDGE, FOOT - EDGE)
        self.now.setContentsMargins(0, above - EDGE, 0, above - 2 * EDGE + 4)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._easel.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        settle(self)
