"""The start page: all games, each a tile."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ...engine.games import VARIANTS
from ...kept.skill import Skill
from ..art.deck import Deck
from ..art.design import Design, design_of
from ..art.easel import Easel
from ..basis.preferences import Preferences
from ..basis.progress import Learned
from ..widgets.labels import button, label
from ..wording import games, pages, puzzles, store
from .lesson_offer import LessonOffer
from .moments_offer import MomentsOffer
from .page import Page
from .profile_tile import ProfileTile
from .tile import EDGE, Tile
from .tile_grid import TileGrid
from .wordmark import Bag, Wordmark

WIDE, WIDEST = 1180, 1500
MARGIN, NARROW_MARGIN, FOOT = 40, 16, 24
LARGEST = 1.3  # times the usual size of a picture


class StartPage(Page):
    """Where a game is chosen: each may be played, learned, or read about."""

    BACK = ""
    IS_STATION = True

    play_asked = Signal(str)
    learn_asked = Signal(str)
    rules_asked = Signal(str)

    def __init__(
        self, design: Design | None = None, ratio: float = 0.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._design = design or Design()
        deck = Deck(self._design, ratio or self.devicePixelRatioF())
        self._easel = Easel(deck, self)
        self._easel.drawn.connect(self._on_drawn)
        self._last_key = VARIANTS[0].key
        self._line = label("")
        self.matches = button(store.matches(), self._ask_for_matches, "quiet")
        self.puzzles = button(puzzles.puzzles(), self._ask_for_puzzles, "quiet")
        self.offer = LessonOffer()
        self.offer.asked.connect(self.learn_asked)
        self.moments = MomentsOffer(self._easel)
        self.moments.asked.connect(self._ask_for_practice)
        self.profile = ProfileTile()
        tiles = [self._tile(Tile(variant, self._easel)) for variant in VARIANTS]
        self.grid = TileGrid(tiles, self.profile)
        self._sheet = QWidget()
        self._scroll = QScrollArea()
        self._lay_out()
        self.show_games(self._last_key)
        self.profile.asked.connect(self._ask_for_profile)
        self.grid.gone_to.connect(self.see)
        self.grid.laid_out.connect(self._on_laid_out)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_laid_out)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.grid.tiles

    def show_games(self, last_key: str) -> None:
        """Show all games, the one played last in focus."""
        known = {variant.key for variant in VARIANTS}
        self._last_key = last_key if last_key in known else VARIANTS[0].key
        self._name()
        for tile in self.tiles:
            if tile.key == self._last_key:
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
                self.setFocusProxy(tile)
        self._fit()
        if self.isVisible():
            self._on_laid_out()

    def show_progress(self, lessons: Sequence[Learned], offered: Learned | None) -> None:
        """Show on each tile how far its lessons were learned, and offer one of them, if any."""
        for tile in self.tiles:
            of_it = [each for each in lessons if each.lesson.game == tile.key]
            tile.sewn.show_groups([(each.most, len(each.lesson.stops)) for each in of_it])
        self.offer.offer(offered)

    def _name(self) -> None:
        """Say everything in the language of now."""
        self._line.setText(pages.all_games(len(self.tiles)))
        self.matches.setText(store.matches())
        self.matches.setAccessibleName(store.matches())
        self.puzzles.setText(puzzles.puzzles())
        self.puzzles.setAccessibleName(puzzles.puzzles())
        self.offer.tell()
        self.moments.tell()
        for tile in self.tiles:
            tile.tell()
        self.profile.tell(games.name(self._last_key))

    def prefer(self, preferences: Preferences) -> None:
        """Draw the games' pictures with the deck that the player wishes."""
        design = design_of(preferences)
        if design != self._design:
            self._design = design
            self._easel.rest()
            self._easel.deck = Deck(design, self._easel.deck.ratio)
            self._on_drawn()

    def retranslate(self) -> None:
        self._name()

    def show_skill(self, skill: Skill) -> None:
        """Show how decisions went of late in the game that was played last."""
        self.profile.show_skill(skill, games.name(self._last_key))

    def _ask_for_puzzles(self) -> None:
        self.asked.emit("puzzles")

    def _ask_for_practice(self) -> None:
        self.asked.emit("practice")

    def _ask_for_profile(self) -> None:
        self.asked.emit("profile")

    def _ask_for_matches(self) -> None:
        self.asked.emit("matches")

    def see(self, tile: Tile) -> None:
        """Scroll until a tile is in sight."""
        self._scroll.ensureWidgetVisible(tile, 0, EDGE)

    def _on_drawn(self) -> None:
        for tile in self.tiles:
            tile.scene.update()
        self.moments.update()

    def _on_laid_out(self, *_range: int) -> None:
        """Show the page from its top, or as far down as the chosen tile asks for."""
        last = [tile for tile in self.tiles if tile.key == self._last_key]
        focused = [tile for tile in self.tiles if tile.hasFocus()]
        self._scroll.verticalScrollBar().setValue(0)
        self.see((focused or last)[0])

    def _tile(self, tile: Tile) -> Tile:
        tile.play_asked.connect(self.play_asked)
        tile.learn_asked.connect(self.learn_asked)
        tile.rules_asked.connect(self.rules_asked)
        return tile

    def _lay_out(self) -> None:
        sheet = QVBoxLayout(self._sheet)
        sheet.setSpacing(0)
        sheet.addStretch(2)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(Wordmark())
        words.addWidget(self._line)
        heading = self._heading = QHBoxLayout()
        heading.setContentsMargins(EDGE, 0, EDGE, 16 - EDGE)
        heading.setSpacing(16)
        heading.addWidget(Bag(self._easel.deck.ratio))
        heading.addLayout(words, 1)
        heading.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self.puzzles, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self.matches, 0, Qt.AlignmentFlag.AlignTop)
        sheet.addLayout(heading)
        self._below = QVBoxLayout()
        self._below.setContentsMargins(0, 0, 0, 0)
        self._below.setSpacing(0)
        self._below.addWidget(self.moments, 0, Qt.AlignmentFlag.AlignLeft)
        sheet.addLayout(self._below)
        sheet.addWidget(self.grid)
        sheet.addStretch(3)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._sheet)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)

    def _fit(self) -> None:
        self._place_offer()
        unit = min(self.width() / 1280, self.height() / 800)
        for tile in self.tiles:
            tile.scene.enlarge(min(max(unit, 1.0), LARGEST))
        side = MARGIN if self.width() >= WIDE else NARROW_MARGIN
        side = max(side, (self.width() - WIDEST) // 2)
        top = 32 if self.height() >= 700 else 16
        layout = self._sheet.layout()
        assert layout is not None
        layout.setContentsMargins(side - EDGE, top, side - EDGE, FOOT)

    def _place_offer(self) -> None:
        """Have the lesson beside the name, or below it where there is no room."""
        is_beside = self.width() >= WIDE
        wanted: QBoxLayout = self._heading
        other: QBoxLayout = self._below
        if not is_beside:
            wanted, other = other, wanted
        if wanted.indexOf(self.offer) < 0:
            other.removeWidget(self.offer)
            place = wanted.count() - 2 if is_beside else 0
            top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            top = Qt.AlignmentFlag.AlignTop
            wanted.insertWidget(place, self.offer, 0, top if is_beside else top_left)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._easel.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
