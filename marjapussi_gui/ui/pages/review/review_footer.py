"""The lower part of the review page."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ....model.remark import Note
from ...art.painter_tools import truncate_sentences
from ...common.theme import BODY, DEMI_BOLD, MEDIUM, SPACINGS, set_scaled_font, text_scale
from ...panels.question.playback import PlaybackMoment
from ...text import review_text as words
from ...text.i18n import say
from ...text.verdict_text import note_sentence
from ...widgets.labels import TextLabel, create_label, tooltip_text
from .review_buttons import ReviewButtons
from .review_state import ReviewState
from .timeline_slider import TimelineSlider

SENTENCE_HEIGHT = 2.7  # in text sizes: two lines, so that nothing jumps
WIDE_WIDTH, BESIDE = 700, QBoxLayout.Direction.LeftToRight  # wide enough for one row of texts
MAX_LINES, GAP = 3, 2  # of the sentence; pixels


class ReviewFooter(QWidget):
    """Shows the last action as a sentence, the timeline, and a row of buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._event_sentences: Sequence[str] = ()
        self._place = ""
        self.kind_label = ""  # of a hand that somebody sent
        self.sentence_label, self.place_label, self.standing_label = (
            create_label(""),
            TextLabel(),
            TextLabel(),
        )
        self.timeline, self.buttons = TimelineSlider(self), ReviewButtons(self)
        set_scaled_font(self.sentence_label, BODY, DEMI_BOLD)
        self.sentence_label.setMinimumHeight(round(SENTENCE_HEIGHT * BODY))
        self.sentence_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.place_label.setProperty("look", "caption")
        set_scaled_font(self.standing_label, BODY, MEDIUM)
        self._top, place, column = QBoxLayout(BESIDE), QHBoxLayout(), QVBoxLayout(self)
        place.setSpacing(SPACINGS[3])
        self._top.setSpacing(SPACINGS[3])
        place.addWidget(self.place_label, 1)
        place.addWidget(self.standing_label)
        self._top.addWidget(self.sentence_label, 1)
        self._top.addLayout(place)
        column.setContentsMargins(SPACINGS[3], SPACINGS[0], SPACINGS[3], SPACINGS[2])
        column.setSpacing(SPACINGS[0])
        column.addLayout(self._top)
        column.addWidget(self.timeline)
        column.addWidget(self.buttons)

    def move_timeline_marker(self, state: ReviewState) -> None:
        """Move the marker on the timeline to the current position, without emitting a signal."""
        with QSignalBlocker(self.timeline):
            self.timeline.setRange(0, state.playback.last_ply)
            self.timeline.setValue(state.ply)

    def show_moment(self, state: ReviewState, moment: PlaybackMoment, note: Note) -> None:
        """Show the last action, its note and its position, and enable the buttons that apply."""
        ply, playback = state.ply, state.playback
        noted = [note_sentence(note)] if note.text else []
        self._event_sentences = *noted, *words.event_sentences(moment.events, state.people)
        done = " ".join(self._event_sentences)
        self.sentence_label.setAccessibleName(done)
        self.sentence_label.setToolTip(tooltip_text(done))
        self.timeline.setAccessibleDescription(done)
        self._place = say(
            "position", hand=playback.hand_number(ply), ply=ply, last=playback.last_ply
        )
        self._show_place()
        for name, control in self.buttons.step_buttons.items():
            control.setEnabled(playback.step_target_ply(name, ply) != ply)
        self.update_timeline(state)

    def update_timeline(self, state: ReviewState) -> None:
        """Show the evaluations so far on the timeline, and the value of this moment."""
        course = state.timeline()
        state.update_slider(self.timeline, course)
        self.standing_label.setText(state.standing_text(course))
        self.buttons.status_label.setText(state.status_text)
        self._show_sentence()

    def _show_place(self) -> None:
        """Show what kind of hand this is and, if there is room, the place in it."""
        kind, is_wide = self.kind_label, self._top.direction() == BESIDE
        whole = " · ".join(filter(None, (kind, self._place)))
        self.place_label.setText(whole if is_wide else kind or whole)
        self.place_label.setVisible(is_wide or bool(kind))

    def _show_sentence(self) -> None:
        room = self.width() - 2 * SPACINGS[3] - GAP
        if self._top.direction() == BESIDE:
            texts = self.place_label, self.standing_label
            room -= sum(each.sizeHint().width() + SPACINGS[3] for each in texts)
        self.sentence_label.setText(
            truncate_sentences(self._event_sentences, self.sentence_label.font(), room, MAX_LINES)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= WIDE_WIDTH * text_scale()
        self._top.setDirection(BESIDE if is_wide else QBoxLayout.Direction.TopToBottom)
        self._show_place()
        self._show_sentence()
