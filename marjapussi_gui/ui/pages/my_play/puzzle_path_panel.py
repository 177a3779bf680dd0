"""The panel with a path of puzzles, from easy to hard."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ....engine.frozen import frozen
from ....learning.puzzles.themes import PuzzleTheme
from ...art.painter_tools import NO_BRUSH, NO_PEN, seam_pen
from ...common.palette import BUTTON_FOOT, RULE_LINE
from ...common.requests import ShowPuzzleOfGame
from ...common.theme import BUTTON_RADIUS, MIN_TOUCH_SIZE, text_scale
from ...text import games, puzzle_text
from ...text.commands import Command
from ...text.i18n import capitalized, say
from ...widgets.labels import create_button, create_label
from ...widgets.puzzle_button import PuzzleButton
from ...widgets.tiles import ENTER_KEYS
from .part import MyPlayPanel

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import AnyPuzzle

SHARE, SHOWN, BEHIND = 208, 15, 3  # puzzles on the path, and those before the next one
NEXT_SIZE = 38  # pixels
NEXT_WIDTH, MIN_STEP = NEXT_SIZE + 2, 34  # pixels; the least between two puzzles
SWING, MIN_SWING, TURN, PHASE, SEAM_WIDTH = 13, 6, 0.62, 0.4, 1.8  # pixels; radians
TAG_WIDTH, TAG_HEIGHT, TAG_GAP, TIP = 108, 40, 10, 7
LABEL_HEIGHT = 22


@frozen
class PuzzleStop:
    """A puzzle on the path: its number in its game, and what it is about."""

    number: int  # from 1, as in the list of puzzles
    stage: int  # from 0, the easiest
    theme: PuzzleTheme
    is_solved: bool


def puzzle_stops(
    puzzles: "Sequence[AnyPuzzle]", progress: Mapping[str, int]
) -> tuple[PuzzleStop, ...]:
    """Return the puzzles of a game, which are sorted from easy to hard."""
    from ....learning.puzzles.puzzle_path import path_stage

    return tuple(
        PuzzleStop(
            place + 1,
            path_stage(place, len(puzzles)),
            each.theme,
            bool(progress.get(each.puzzle_id)),
        )
        for place, each in enumerate(puzzles)
    )


class StopButton(PuzzleButton):
    """A puzzle on the path. Arrow keys move between puzzles, so that the path is one Tab stop."""

    def __init__(self, stop: PuzzleStop, *, is_next: bool) -> None:
        name = puzzle_text.puzzle_description(
            stop.number, stop.stage, stop.theme, is_solved=stop.is_solved
        )
        name = f"{say('my-play-start-here')}: {name}" if is_next else name
        super().__init__(name, is_solved=stop.is_solved, is_next=is_next)
        self.stop, self.is_next = stop, is_next
        tab, click = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(tab if is_next else click)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrow keys: the path moves the focus


def _draw_tip(painter: QPainter, tag: QRect, target: QPoint) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(BUTTON_FOOT))
    x, y = float(target.x()), float(tag.bottom())
    x = max(x, tag.left() + BUTTON_RADIUS + TIP)
    corners = QPointF(x - TIP, y), QPointF(x + TIP, y), QPointF(target.x(), y + TIP + 1)
    painter.drawPolygon(QPolygonF(corners))


class PuzzlePath(QWidget):
    """A stretch of the path around the next puzzle, with the themes below it."""

    puzzle_chosen = Signal(int)  # the number of a puzzle in its game

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[StopButton] = []
        self.start_button = create_button("", self._on_start_clicked)
        self.start_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the puzzle has it
        self.start_label, self.end_label = create_label("", "caption"), create_label("", "caption")
        self.end_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for part in (self.start_button, self.start_label, self.end_label):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def next_button(self) -> StopButton | None:
        """The button of the next puzzle, or None if all are solved."""
        return next((each for each in self.buttons if each.is_next), None)

    def show_path(self, path: Sequence[PuzzleStop]) -> None:
        following = next((place for place, stop in enumerate(path) if not stop.is_solved), None)
        first = max(min((following or 0) - BEHIND, len(path) - SHOWN), 0)
        if following is None:
            first = max(len(path) - SHOWN, 0)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for place, stop in enumerate(path[first : first + SHOWN], first):
            button = StopButton(stop, is_next=place == following)
            button.setParent(self)
            button.clicked.connect(partial(self._choose, stop.number))
            button.show()
            self.buttons.append(button)
        self.start_button.setText(say("my-play-start-here"))
        self.start_button.setAccessibleName(say("my-play-start-here"))
        self.start_button.setVisible(following is not None)
        self._place()

    def _choose(self, number: int, _checked: object = None) -> None:
        self.puzzle_chosen.emit(number)

    def _on_start_clicked(self) -> None:
        if self.next_button is not None:
            self.next_button.click()

    @property
    def _label_height(self) -> int:
        half = max(self.width() // 2 - 8, 1)
        return max(
            round(LABEL_HEIGHT * text_scale()),
            self.start_label.heightForWidth(half),
            self.end_label.heightForWidth(half) if self.end_label.text() else 0,
        )

    @property
    def _fitting_count(self) -> int:
        fitting = int((self.width() - NEXT_WIDTH) / MIN_STEP) + 1
        return min(max(fitting, BEHIND + 2), SHOWN)

    def _centres(self) -> list[QPointF]:
        count = self._fitting_count
        step = (self.width() - NEXT_WIDTH) / (count - 1)
        tag = TAG_HEIGHT * text_scale() + TAG_GAP
        room = self.height() - self._label_height - tag
        swing = min(SWING, max((room - MIN_TOUCH_SIZE) / 2 - 1, 0))
        middle = tag + room / 2
        return [
            QPointF(NEXT_WIDTH / 2 + place * step, middle - swing * sin(place * TURN + PHASE))
            for place in range(min(count, len(self.buttons)))
        ]

    def _place(self) -> None:
        centres = self._centres()
        step = (self.width() - NEXT_WIDTH) / (self._fitting_count - 1)
        width = min(int(2 * step) - NEXT_WIDTH, MIN_TOUCH_SIZE)  # none lies over the next puzzle
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(centres))
        for button, centre in zip(self.buttons, centres, strict=False):
            wide = NEXT_WIDTH if button.is_next else width
            left, top = round(centre.x() - wide / 2), round(centre.y() - MIN_TOUCH_SIZE / 2)
            button.setGeometry(left, top, wide, MIN_TOUCH_SIZE)
            if button.is_next:
                button.raise_()
                self._place_tag(centre)
        self._place_labels([button.stop for button in self.buttons[: len(centres)]])
        self.update()

    def _place_labels(self, stops: Sequence[PuzzleStop]) -> None:
        """Name the themes at both ends of the path below them."""
        ends = [capitalized(puzzle_text.theme_label(each.theme)) for each in stops]
        self.start_label.setText(ends[0] if ends else "")
        self.end_label.setText(ends[-1] if ends and ends[-1] != ends[0] else "")
        only, high, half = not self.end_label.text(), self._label_height, self.width() // 2 - 8
        top = self.height() - high
        self.start_label.setGeometry(0, top, self.width() if only else half, high)
        self.end_label.setGeometry(self.width() - half, top, half, high)
        self.end_label.setVisible(not only)

    def _place_tag(self, centre: QPointF) -> None:
        hint = self.start_button.sizeHint()
        wide, high = max(TAG_WIDTH, hint.width()), max(TAG_HEIGHT, hint.height())
        left = min(max(centre.x() - wide / 2, 0), self.width() - wide)
        top = max(centre.y() - NEXT_SIZE / 2 - TAG_GAP - high, 0)
        self.start_button.setGeometry(round(left), round(top), wide, high)

    # Qt

    def minimumSizeHint(self) -> QSize:
        high = TAG_HEIGHT * text_scale() + TAG_GAP + MIN_TOUCH_SIZE + 2 * MIN_SWING
        return QSize(MIN_STEP * BEHIND, round(high) + self._label_height)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        focused = next((n for n, each in enumerate(self.buttons) if each.hasFocus()), None)
        step = steps.get(Qt.Key(event.key()))
        if focused is None or step is None:
            super().keyPressEvent(event)
            return
        last = len(self._centres()) - 1
        self.buttons[min(max(focused + step, 0), last)].setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, centres = QPainter(self), self._centres()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if centres:
            trail = QPainterPath(centres[0])
            for centre in centres[1:]:
                trail.lineTo(centre)
            painter.setBrush(NO_BRUSH)
            painter.strokePath(trail, seam_pen(RULE_LINE, SEAM_WIDTH, 3, 3))
        if self.next_button is not None and self.next_button.isVisible():
            _draw_tip(painter, self.start_button.geometry(), self.next_button.geometry().center())
        painter.end()


class PuzzlePathPanel(MyPlayPanel):
    """Shows how far the player has got with a game's puzzles."""

    def __init__(self) -> None:
        super().__init__(share=SHARE)
        self.path = PuzzlePath()
        self._game = ""
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.path)
        self.note_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.path.puzzle_chosen.connect(self._on_puzzle_chosen)
        self.empty_button.setText(say("all-puzzles"))
        self.empty_button.setAccessibleName(say("all-puzzles"))
        self.empty_clicked.connect(self.on_link_clicked)

    def show_puzzles(
        self, game_key: str, stops: Sequence[PuzzleStop] | None, *, names_game: bool
    ) -> None:
        """Show the puzzles of a game from easy to hard; None while they are being loaded."""
        self._game = game_key
        title = say("puzzles")
        if names_game:
            title = say("puzzles-of-game", game=games.game_name(game_key))
        self.title_label.setText(title)
        self.set_link(say("all-puzzles"))
        if stops is not None and not stops:
            self.set_link("")
            self.show_empty(say("no-puzzles"), has_button=True)
            return
        self.show_body()
        stops = stops or ()
        solved = sum(stop.is_solved for stop in stops)
        note = say("my-play-solved", solved=solved, of=len(stops)) if stops else say("loading")
        if stops and solved == len(stops):
            note = say("all-solved")
        self.note_label.setText(note)
        self.path.show_path(stops)

    def on_link_clicked(self) -> None:
        self.request.emit(Command.PUZZLES)

    def _on_puzzle_chosen(self, number: int) -> None:
        self.request.emit(ShowPuzzleOfGame(self._game, number))
