"""The panel with the matches that were played last."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ....engine.game import Game
from ....model.match_summary import OPEN, MatchSummary
from ...art.berry_bags import BAG_BOX_HEIGHT, BAG_BOX_WIDTH, bag_picture
from ...board.score_bags import is_scored_in_bags
from ...common.requests import ResumeMatch, ReviewMatch
from ...common.theme import LABEL, create_font, elide_text, text_width
from ...text import games, house_rules_text, review_text, storage_text
from ...text import my_play_text as words
from ...text.card_names import join_with_and
from ...text.commands import Command
from ...text.i18n import say
from ...text.sanitizing import shorten
from ...text.table_players import TablePlayers
from ...widgets.labels import create_label, tooltip_text
from .panel import MyPlayPanel, PanelRow, replace_rows

SHARE, ROW_HEIGHT, SHOWN, BAG_WIDTH = 208, 42, 3, 28
NARROWEST_NAMES = 60  # pixels; with less room, the opponents are left out


class BagSpace(QWidget):
    """Shows the player's score bag, or nothing in games without bags."""

    def __init__(self, count: int | None, *, is_tied: bool) -> None:
        super().__init__()
        self._count, self._is_tied = count, is_tied
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(BAG_WIDTH, round(BAG_WIDTH * BAG_BOX_HEIGHT / BAG_BOX_WIDTH))

    def paintEvent(self, _event: object) -> None:
        if self._count is None:
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        picture = bag_picture(self._count, 0, BAG_WIDTH, ratio, label="", is_full=self._is_tied)
        painter.drawPixmap(QPointF(), picture)
        painter.end()


class RecentMatchRow(PanelRow):
    """A match: when and against whom it was played, the score, and who won it."""

    def __init__(
        self, summary: MatchSummary, game: Game | None, today: date, *, names_game: bool
    ) -> None:
        is_open = summary.status == OPEN
        super().__init__(ROW_HEIGHT)
        self.summary = summary
        side = _own_side(summary, game)
        is_won = summary.winner == side
        self.day_label, self._against_label = create_label("", "strong"), create_label("")
        score, state = create_label("", "heading"), create_label("", "caption")
        self.open_label = create_label("")
        self._against_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self.day_label, self._against_label, score, state, self.open_label):
            label.setWordWrap(False)
        bag = BagSpace(_own_berries(summary, game, side), is_tied=not is_open and is_won)
        self.day_label.setText(words.day_text(summary.updated_at, today))
        self._against = say("against", names=join_with_and(_opponents(summary, game)))
        if names_game:
            self._against = say("game-and", game=games.game_name(summary.game), text=self._against)
        score.setText(review_text.score_text(summary.scores, side))
        states = [] if is_open else [storage_text.result_label(is_won=is_won)]
        states += [say("storage-assisted")] * summary.is_assisted
        state.setText(", ".join(states))
        text = say("storage-continue") if is_open else say("storage-review")
        self.open_label.setText(text)
        font = self.open_label.font()
        font.setUnderline(True)
        self.open_label.setFont(font)
        if is_open:
            self.open_label.setForegroundRole(QPalette.ColorRole.Link)
        rules = "" if game is None else house_rules_text.unusual_rules_label(game)
        self.setToolTip(tooltip_text(rules))
        self.setAccessibleDescription(rules)
        parts = (self.day_label.text(), self._against, score.text(), state.text())
        self.setAccessibleName(f"{text}: {words.match_row_text(parts)}")
        self._against_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.add_label(self.day_label)
        self.add_label(self._against_label, 1)
        self.add_label(score)
        self.row.addWidget(bag)
        self.add_label(state)
        self.add_label(self.open_label)

    def on_pressed(self) -> None:
        kind = ResumeMatch if self.summary.status == OPEN else ReviewMatch
        self.request.emit(kind(self.summary.id))

    def align_days(self, width: int) -> None:
        """Set the width of the day, so that the opponents' names line up."""
        self.day_label.setMinimumWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.row.activate()
        room = self._against_label.width()
        text = elide_text(self._against, self._against_label.font(), room - 2)
        self._against_label.setText(text if room >= NARROWEST_NAMES else "")

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw nothing, because all parts are labels."""


def _own_side(summary: MatchSummary, game: Game | None) -> int:
    side = summary.own_seat if game is None else game.seating.side_of(summary.own_seat)
    return side if 0 <= side < len(summary.scores) else 0


def _own_berries(summary: MatchSummary, game: Game | None, side: int) -> int | None:
    """Return how many berries are in the player's bag, or None in a game without bags."""
    if game is None or not is_scored_in_bags(game) or not summary.scores:
        return None
    return max(summary.scores[side], 0)


def _opponents(summary: MatchSummary, game: Game | None) -> list[str]:
    """Return the names of the opponents or, in a game that is unknown, of all other players."""
    if game is None:
        others = [seat for seat in range(len(summary.player_names)) if seat != summary.own_seat]
        return [shorten(summary.player_names[seat]) for seat in others]
    people = TablePlayers(summary.player_names, summary.own_seat, game.seating)
    side = game.seating.side_of(summary.own_seat)
    return [people.name(seat) for seat in game.seating.seats if game.seating.side_of(seat) != side]


class RecentMatchesPanel(MyPlayPanel):
    """Shows the last matches; a click resumes or reviews one of them."""

    def __init__(self, find_game: Callable[[int], Game | None]) -> None:
        super().__init__(say("recent"), SHARE)
        self._find_game = find_game
        self.rows: list[RecentMatchRow] = []
        self._list = QVBoxLayout(self.body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)

    def on_link_clicked(self) -> None:
        self.request.emit(Command.MATCHES)

    def fill(self, summaries: Sequence[MatchSummary], today: date, game: str) -> None:
        """Show matches of a game, or of all games (""), the last one first."""
        self.rows = [
            RecentMatchRow(each, self._find_game(each.id), today, names_game=not game)
            for each in summaries
        ]
        face = create_font(LABEL)
        width = max((text_width(row.day_label.text(), face) for row in self.rows), default=0)
        for row in self.rows:
            row.align_days(round(width))
            row.request.connect(self.request)
        replace_rows(self._list, self.rows)
        self.set_link(say("all-matches") if summaries else "")
        if summaries:
            self.show_body()
        else:
            self.show_empty(say("my-play-no-matches"), has_button=True)
