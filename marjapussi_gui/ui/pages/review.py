"""The page on which a match is looked back on, moment by moment."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from ...kept.match import Match
from ..art.icons import icon
from ..basis.palette import GOLD, INK
from ..basis.preferences import Preferences
from ..basis.theme import BODY, LABEL, SPACE, STRONG, TOUCH, set_type
from ..board.spoken import Spoken
from ..panels.tricks import TricksPanel
from ..review.felt import ReviewFelt
from ..review.playback import Moment, Playback
from ..review.verdicts import Verdicts
from ..widgets.labels import button, label, tip
from ..wording import actions, advice
from ..wording import review as words
from ..wording import table as table_words
from ..wording.people import People
from .page import Page

KEYS = {
    "first": "Home",
    "hand_before": "PgUp",
    "before": "Left",
    "after": "Right",
    "hand_after": "PgDown",
    "last": "End",
}
OPEN_KEY, JUDGE_KEY = "O", "J"
REPEATED = ("before", "after")
ICON, STEP_WIDTH = 22, 46
SENTENCE_LINES = 2.7  # of type: room for two, so that nothing jumps

SLIDER = f"""
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px;
    background: rgba(128, 128, 128, 110); }}
QSlider::sub-page:horizontal {{ border-radius: 3px; background: palette(highlight); }}
QSlider::handle:horizontal {{ width: 20px; margin: -7px 0; border-radius: 10px;
    background: palette(highlight); }}
QSlider::handle:horizontal:focus {{ border: 3px solid {GOLD}; width: 14px; border-radius: 10px; }}
"""


class ReviewPage(Page):
    """The felt at any moment of a match, and the ways through it."""

    NEEDS_THOUGHT = True

    play_from_asked = Signal(object, int)  # a match, of which so many actions stay done

    def __init__(self, verdicts: Verdicts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdicts, self._mistake = verdicts, -1
        verdicts.setParent(self)
        self._match: Match | None = None
        self._playback: Playback | None = None
        self._people: People | None = None
        self._note_help: Callable[[], object] | None = None  # None once it was taken
        self.felt = ReviewFelt(self)
        self.spoken = Spoken(self.felt)
        self.panel = TricksPanel(self)
        self.sentence, self.place = label(""), label("", "caption")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.steps = {name: self._step_button(name) for name in KEYS}
        self.open = QCheckBox()
        self.tricks = button("", self.show_tricks)
        self.play = button("", self._ask_to_play)
        self.judge = button("", self.on_judge, "quiet")
        self.back = button("", self.ask_back)
        self._lay_out()
        self._connect()
        self._name()

    @property
    def ply(self) -> int:
        """How many actions are done in what is shown."""
        return self.slider.value()

    def prefer(self, preferences: Preferences) -> None:
        """Look as the player wishes."""
        self.felt.prefer(preferences)

    def show_match(
        self, match: Match, ply: int = 1, *, note_help: Callable[[], object] | None = None
    ) -> None:
        """Show a match from its first deal, or from another moment.

        note_help is called when cards are opened of a hand that is still played.
        """
        self._match, header = match, match.record.header
        self._note_help = note_help
        self._tick_open(is_open=False)
        self._playback = Playback(match.record, match.me)
        self._people = People(header.seats, match.me, header.game.seating)
        self.felt.begin(self._playback.moment(0, is_open=False).view, self._people)
        self.slider.blockSignals(True)
        self.slider.setRange(0, self._playback.last)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._verdicts.forget()
        self._mistake = -1
        self._name_judge()
        self.tricks.setVisible(not self.felt.layout_now.lays_sets)
        self.show_moment()
        self.slider.setFocus()

    def show_moment(self, _changed: object = None) -> None:
        """Show the felt after as many actions as the slider says."""
        playback = self._playback
        if playback is None:
            return
        self.panel.hide()
        if not self._may_open:
            self._tick_open(is_open=False)
        self.felt.show_moment(self._moment(playback), is_open=self.open.isChecked())
        self._tell_moment()

    def _moment(self, playback: Playback) -> Moment:
        return playback.moment(self.ply, is_open=self.open.isChecked())

    def _tell_moment(self) -> None:
        """Say what has just been done, and where in the match that was."""
        playback, people = self._playback, self._people
        if playback is None or people is None:
            return
        moment = self._moment(playback)
        self._tell(self._sentence(words.done(moment.events, people), people))
        self.place.setText(words.place(playback.hand_number(self.ply), self.ply, playback.last))
        self.play.setEnabled(not playback.state(self.ply).match.over)
        for name, control in self.steps.items():
            control.setEnabled(self._target(name) != self.ply)

    def show_tricks(self, _checked: object = None) -> None:
        """Show all tricks of the hand, or take them away."""
        if self._playback is None or self._people is None:
            return
        if self.panel.isVisible():
            self.panel.close_panel()
            return
        tricks = self._playback.tricks(self.ply)
        self.panel.tell(table_words.all_tricks, tricks, self._people, self.felt.deck)
        self._place_panel()

    def close_open(self) -> bool:
        """Close what lies open on the felt; return whether anything did."""
        was_open = self.panel.isVisible()
        if was_open:
            self.panel.close_panel()
        return was_open

    def open_hands(self) -> None:
        """Open all cards, though the hand is still played: that is help."""
        if self._note_help is not None:
            self._note_help()
            self._note_help = None
        self._tick_open(is_open=True)
        self.show_moment()

    def retranslate(self) -> None:
        self._name()
        self.felt.retell()
        self._tell_moment()

    # What happens

    def on_open(self, is_open: bool) -> None:  # noqa: FBT001 - a signal's
        """Open all cards, or ask first."""
        if is_open and not self._may_open:
            self._tick_open(is_open=False)
            self.asked.emit("open_hands")
        else:
            self.show_moment()

    def on_judge(self, _checked: object = None) -> None:
        """Have one's play judged; once it is, go to the next mistake, the dearest first."""
        mistakes = self._verdicts.mistakes
        if self._verdicts.is_over and mistakes:
            self._mistake = (self._mistake + 1) % len(mistakes)
            self.slider.setValue(mistakes[self._mistake].ply)
            self.show_moment()
        elif self._playback is not None and not self._verdicts.is_judging:
            self._verdicts.begin(self._playback)
        self._name_judge()

    def on_judged(self) -> None:
        self._name_judge()
        self.show_moment()

    def on_left(self) -> None:
        """Judge no more."""
        self._verdicts.stop()

    def step(self, name: str, _checked: object = None) -> None:
        """Go to the moment that a button or key stands for."""
        self.slider.setValue(self._target(name))

    # Inside

    @property
    def _may_open(self) -> bool:
        """Whether nothing is given away, or that was agreed to."""
        playback = self._playback
        is_over = playback is None or not playback.is_still_played(self.ply)
        return is_over or self._note_help is None

    def _tick_open(self, *, is_open: bool) -> None:
        self.open.blockSignals(True)
        self.open.setChecked(is_open)
        self.open.blockSignals(False)

    def _target(self, name: str) -> int:
        playback = self._playback
        if playback is None:
            return 0
        return {
            "first": 0,
            "hand_before": playback.hand_before(self.ply),
            "before": max(self.ply - 1, 0),
            "after": min(self.ply + 1, playback.last),
            "hand_after": playback.hand_after(self.ply),
            "last": playback.last,
        }[name]

    def _ask_to_play(self, _checked: object = None) -> None:
        self.play_from_asked.emit(self._match, self.ply)

    def _sentence(self, done: str, people: People) -> str:
        """Return what was done, and what would have been better; or what is to be thought over."""
        mistakes, before = self._verdicts.mistakes, self._verdicts.by_ply.get(self.ply - 1)
        if 0 <= self._mistake < len(mistakes) and mistakes[self._mistake].ply == self.ply:
            return words.question()
        if before is None or not before.is_mistake:
            return done
        best = actions.button(before.best, before.view, people)
        return f"{done} {words.verdict(best, advice.worth(before.cost, before.view.game))}"

    def _name_judge(self) -> None:
        """Let the button say what it does next, or how far the judging is."""
        verdicts, mistakes = self._verdicts, self._verdicts.mistakes
        text = words.judge()
        if verdicts.is_judging:
            text = words.judged(verdicts.judged, verdicts.decisions)
        elif verdicts.is_over and mistakes:
            text = words.next_mistake((self._mistake + 1) % len(mistakes) + 1, len(mistakes))
        elif verdicts.is_over:
            text = words.no_mistakes()
        self.judge.setText(text)
        self.judge.setAccessibleName(text)
        self.judge.setToolTip(tip(words.with_key(words.judge_meaning(), JUDGE_KEY)))
        self.judge.setEnabled(not verdicts.is_judging and not (verdicts.is_over and not mistakes))

    def _tell(self, sentence: str) -> None:
        self.sentence.setText(sentence)
        self.sentence.setToolTip(tip(sentence))
        self.slider.setAccessibleDescription(sentence)
        self.spoken.say(sentence)

    def _step_button(self, name: str) -> QPushButton:
        control = button("", partial(self.step, name))
        control.setIcon(QIcon(icon(f"to_{name}", INK, ICON, self.devicePixelRatioF())))
        control.setIconSize(QSize(ICON, ICON))
        control.setFixedWidth(STEP_WIDTH)
        control.setStyleSheet("padding: 0;")
        control.setAutoRepeat(name in REPEATED)
        return control

    def _lay_out(self) -> None:
        set_type(self.sentence, BODY, STRONG)
        self.sentence.setMinimumHeight(round(SENTENCE_LINES * BODY))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.place.setWordWrap(False)
        self.slider.setMinimumHeight(TOUCH - SPACE[1])
        self.slider.setStyleSheet(SLIDER)
        set_type(self.open, LABEL)
        sentence, line, ways = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        sentence.addWidget(self.sentence, 1)
        sentence.addWidget(self.judge)
        line.setSpacing(SPACE[3])
        line.addWidget(self.slider, 1)
        line.addWidget(self.place)
        ways.setSpacing(SPACE[1])
        for control in self.steps.values():
            ways.addWidget(control)
        ways.addStretch(1)
        ways.addWidget(self.open)
        ways.addWidget(self.play)
        foot = QVBoxLayout()
        foot.setContentsMargins(SPACE[3], SPACE[0], SPACE[3], SPACE[2])
        foot.setSpacing(SPACE[0])
        foot.addLayout(sentence)
        foot.addLayout(line)
        foot.addLayout(ways)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.felt, 1)
        column.addLayout(foot)
        for control in (self.tricks, self.back):
            control.setParent(self)
            control.raise_()

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self.show_moment)
        self.open.toggled.connect(self.on_open)
        self.felt.laid_out.connect(self._place_over_felt)
        self.panel.closed.connect(self.slider.setFocus)
        self.panel.made_again.connect(self._place_panel)
        for name, key in KEYS.items():
            self._shortcut(key, partial(self.step, name))
        self._shortcut(OPEN_KEY, self.open.toggle)
        self._shortcut(JUDGE_KEY, self.judge.click)
        self._verdicts.changed.connect(self.on_judged)

    def _shortcut(self, key: str, does: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(does)

    def _name(self) -> None:
        """Say everything in the language of now."""
        for name, control in self.steps.items():
            control.setAccessibleName(words.step(name))
            key = QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            control.setToolTip(tip(words.with_key(words.step(name), key)))
        for control, text in (
            (self.tricks, words.tricks()),
            (self.play, words.play_from_here()),
            (self.back, words.back()),
        ):
            control.setText(text)
            control.setAccessibleName(text)
        self.open.setText(words.all_open())
        self.open.setToolTip(tip(words.with_key(words.all_open_meaning(), OPEN_KEY)))
        self.play.setToolTip(tip(words.play_from_here_meaning()))
        self.slider.setAccessibleName(words.slider())
        self._name_judge()

    def _place_over_felt(self) -> None:
        """Stand in the corner of the felt."""
        edge, right = round(24 * self.felt.layout_now.u), self.width()
        right -= edge - SPACE[1]
        for control in (self.back, self.tricks):
            size = control.sizeHint()
            right -= size.width() + SPACE[1]
            control.setGeometry(right, edge, size.width(), size.height())
        self.panel.fit(self.felt.layout_now.u)
        self._place_panel()

    def _place_panel(self) -> None:
        if self.panel.isVisible():
            felt = self.felt.geometry()
            middle = felt.center()
            self.panel.place(middle.x(), middle.y(), felt.width() - 40, felt.height() - 20)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_over_felt()
