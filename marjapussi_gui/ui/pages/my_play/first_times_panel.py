"""The panel that shows when the player did something for the first time."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ....model.first_times import FirstTime, FirstTimeKind
from ...art.chart_colours import chart_colours
from ...art.embroidered_bands import draw_cross, draw_needle_holes
from ...common.palette import LINGONBERRY
from ...common.requests import ReviewMatch
from ...text import games
from ...text import my_play_text as words
from ...text.i18n import say, to_sentences
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_label, tooltip_text
from .panel import MyPlayPanel, PanelRow

HEIGHT, STITCH_SIZE, ITEM_HEIGHT = 64, 14, 44
SEAM_GAP = 18  # pixels between two first times


class StitchSpace(QWidget):
    """Shows a stitch for a first time that has happened, or else empty needle holes."""

    def __init__(self, *, is_stitched: bool) -> None:
        super().__init__()
        self._is_stitched = is_stitched
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(STITCH_SIZE + 2, STITCH_SIZE + 2)

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_stitched:
            draw_cross(painter, QRectF(1, 1, STITCH_SIZE, STITCH_SIZE), QColor(LINGONBERRY))
        else:
            threads = chart_colours(self.palette()).hole_threads(STITCH_SIZE)
            draw_needle_holes(painter, 1, 1 + STITCH_SIZE / 2, 1, threads)
        painter.end()


class FirstTimeItem(PanelRow):
    """A kind of first time. A click reviews the hand in which it happened, if it has."""

    def __init__(
        self,
        kind: FirstTimeKind,
        first_time: FirstTime | None,
        today: date,
        *,
        names_game: bool,
    ) -> None:
        super().__init__(ITEM_HEIGHT)
        self.kind, self.first_time = kind, first_time
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.row.setSpacing(8)
        self.row.setContentsMargins(6, 2, 6, 2)
        name = say(f"first-time-{kind}")
        label, place = create_label(name, "strong"), create_label("", "caption")
        self.place_label = place
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for part in (label, place):
            part.setWordWrap(False)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            texts.addWidget(part)
        self.row.addWidget(StitchSpace(is_stitched=first_time is not None))
        self.row.addLayout(texts)
        self.setToolTip(tooltip_text(say(f"first-time-{kind}-meaning")))
        self.setAccessibleDescription(say(f"first-time-{kind}-meaning"))
        if first_time is None:
            place.setText(say("my-play-not-yet"))
            self.setEnabled(False)
            self.setAccessibleName(say("not-yet-text", first_time=name))
            return
        day = words.day_text(first_time.played_at, today)
        place.setText(say("hand-of-day", day=day, hand=first_time.hand_number + 1))
        where = place.text()
        if names_game:
            where = say("game-and", game=games.game_name(first_time.game), text=where)
            meaning = say(f"first-time-{kind}-meaning")
            self.setToolTip(tooltip_text(to_sentences((meaning, where))))
        self.setAccessibleName(say("review-first-time", first_time=name, place=where))

    def on_pressed(self) -> None:
        if self.first_time is not None:
            self.request.emit(ReviewMatch(self.first_time.match_id, self.first_time.ply))

    def show_unknown(self) -> None:
        """Show that it isn't known yet whether this has happened."""
        self.place_label.setText("")
        self.setAccessibleName(say(f"first-time-{self.kind}"))


class FirstTimesPanel(MyPlayPanel):
    """Shows the player's first times, and in which hand each happened."""

    def __init__(self) -> None:
        super().__init__(HEIGHT)
        self.items: list[FirstTimeItem] = []
        self._first_times: Mapping[FirstTimeKind, FirstTime] | None = None
        self._kinds: tuple[FirstTimeKind, ...] = ()
        self._today, self._names_game = date.min, False
        self._flow = FlowLayout(spacing=4, horizontal_spacing=SEAM_GAP)
        self.title_label.setWordWrap(False)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SEAM_GAP)
        row.addWidget(self.title_label)
        row.addLayout(self._flow, 1)
        self.note_label.hide()

    def show_first_times(
        self,
        kinds: Sequence[FirstTimeKind],
        first_times: Mapping[FirstTimeKind, FirstTime] | None,
        today: date,
        *,
        names_game: bool,
    ) -> None:
        """Show these kinds of first times, with the hands of those that have happened.

        None stands for first times that are still being looked for.
        """
        self._kinds, self._first_times, self._today = tuple(kinds), first_times, today
        self._names_game = names_game
        self.retranslate()

    def retranslate(self) -> None:
        self.title_label.setText(say("first-times"))
        for item in self.items:
            self._flow.removeWidget(item)
            item.hide()
            item.deleteLater()
        self.items = [self._create_item(kind) for kind in self._kinds]
        for item in self.items:
            self._flow.addWidget(item)
            item.request.connect(self.request)
        self.setVisible(bool(self._kinds))

    def _create_item(self, kind: FirstTimeKind) -> FirstTimeItem:
        known = self._first_times
        item = FirstTimeItem(
            kind,
            None if known is None else known.get(kind),
            self._today,
            names_game=self._names_game,
        )
        if known is None:
            item.show_unknown()
        return item
