"""The page that repeats the player's mistakes as exercises, each with new cards."""

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ...engine.actions import Action
from ...kept.exercise import Posed, Reply
from ...kept.verdict import Verdict
from ...table.runner import Errand, Runner
from ..basis.exercises import Exercises
from ..basis.preferences import Preferences
from ..board.spoken import Spoken
from ..review import contents
from ..review.beside import Beside
from ..review.choices import CardStrip, WordList
from ..review.felt import ReviewFelt
from ..review.question import QuestionPanel
from ..review.round import Question, Round
from ..wording import moments as moment_words
from ..wording import practice as words
from . import practice_panel
from .page import Page

LUCK = 1 << 30
MS = 1000.0
FIRST_DIGIT = Qt.Key.Key_1


class PracticePage(Page):
    """Shows the position of an exercise and the panel with its question."""

    play_from_asked = Signal(object, int)  # a record, and the player's seat

    def __init__(self, exercises: Exercises, runner: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._exercises, self._errand = exercises, Errand(runner)
        self._luck, self._timer = Random(), QElapsedTimer()
        self.round, self.question = Round(()), _nothing()
        self.felt = ReviewFelt(self)
        self.spoken = Spoken(self.felt)
        self.panel = QuestionPanel(self)
        self.beside = Beside(self, self.felt, self.panel, self.unfold)
        self._lay_out()
        self._connect()

    @property
    def deeds(self) -> dict[str, Callable[[], object]]:
        return {**self.spoken.deeds(), "hint": self.give_hint}

    @property
    def title(self) -> str:
        return words.five_moments()

    def show_round(self, kind: str = "", game: str = "") -> None:
        """Start a round of the exercises that are due, or of one kind and game."""
        self.round = Round(self._exercises.due(kind, game))
        self._ask_next()

    def prefer(self, preferences: Preferences) -> None:
        self.felt.prefer(preferences)
        self._show()

    def retranslate(self) -> None:
        self.felt.retell()
        self._show()

    def on_left(self) -> None:
        self._errand.stop()

    def close_open(self) -> bool:
        """Unfold the question if it is folded; return whether it was."""
        was_folded = self.beside.is_away
        if was_folded:
            self.unfold()
        return was_folded

    # Slots

    def on_chosen(self, action: Action) -> None:
        """Take the chosen action as the answer."""
        question = self.question
        if question is not None and question.reply is None:
            self._answer(question, action)

    def on_asked(self, name: str) -> None:
        """Run the command of a panel button."""
        commands: dict[str, Callable[[], object]] = {
            "show": self.give_up,
            "hint": self.give_hint,
            "next": self.go_on,
            "more": self.show_round,
            "leave": self.ask_back,
            "play": self._play_from_here,
            "fold": self.fold,
        }
        commands[name]()

    def give_up(self) -> None:
        """Show the answer without counting one as right."""
        if self.question is not None and self.question.reply is None:
            self._answer(self.question, None)

    def give_hint(self) -> None:
        """Show the hints of the question, if it has any."""
        question = self.question
        if question is None or question.reply is not None or not question.hints:
            return
        question.has_hint = True
        self._show()

    def go_on(self) -> None:
        """Show the next question of the round."""
        self.round.place += 1
        self._ask_next()

    def fold(self) -> None:
        """Fold the question away to show the whole board."""
        self.beside.is_folded = True
        self.beside.place()
        self.beside.tab.setFocus()

    def unfold(self, _checked: object = None) -> None:
        """Show the question again."""
        self.beside.is_folded = False
        self.beside.place()
        self._take_focus()

    # Private

    def _ask_next(self) -> None:
        """Redeal the next exercise in the background."""
        self.on_left()
        self.question = None
        exercise = self.round.now
        if exercise is not None:
            seed = self._luck.randrange(LUCK)
            pose = partial(self._exercises.pose, exercise, seed)
            self._errand.ask(lambda _: pose(), self._on_posed)
        self._show()

    def _on_posed(self, posed: Posed | None) -> None:
        exercise = self.round.now
        if exercise is None:
            return
        if posed is None:
            self.round.drop()
            self._ask_next()
            return
        question = self.question = Question(exercise, posed)
        moment = question.moment
        self.felt.begin(moment.view, question.people)
        self.felt.show_moment(moment, is_open=False)
        self.beside.is_folded = False
        self._timer.start()
        self._show()

    def _answer(self, question: Question, action: Action | None) -> None:
        is_right = action is not None and question.is_right(action)
        question.chosen = action
        question.reply = Reply(is_right, self._timer.elapsed() / MS, question.has_hint)
        question.days = self._exercises.note(question.exercise, question.reply)
        self.round.note(is_right=is_right)
        self.beside.is_folded = False
        self._show()

    def _play_from_here(self) -> None:
        question = self.question
        if question is not None:
            self.play_from_asked.emit(question.posed.record, question.verdict.seat)

    # Display

    def _show(self) -> None:
        """Show the question, its answer, or the result of the round."""
        self.panel.fit(self.size(), self.felt.height())
        question = self.question
        if question is None:
            practice_panel.show_rest(
                self.panel, self.round, is_dealing=self._is_dealing, has_more=self._has_more
            )
        elif question.reply is None:
            decision = self._asked(question, question.verdict)
            practice_panel.show_question(self.panel, decision, question, self.round)
        else:
            decision = self._asked(question, question.answered)
            practice_panel.show_answer(self.panel, decision, question, self.round)
        open_question = question if question is not None and question.reply is None else None
        self.felt.ask({} if open_question is None else contents.plays(open_question.verdict))
        self.beside.tab.setText(moment_words.unfold())
        self.beside.place()
        self._take_focus()
        self._speak(open_question)

    def _speak(self, waiting: Question | None) -> None:
        """Announce the panel's text, and first the hint of an unanswered question."""
        if waiting is not None and waiting.has_hint:
            self.spoken.say(practice_panel.hint(waiting))
        self.spoken.say(" ".join((self.panel.title, *self.panel.reasons)))

    @property
    def _is_dealing(self) -> bool:
        return self._errand.is_under_way

    @property
    def _has_more(self) -> bool:
        return not self._is_dealing and bool(self.round.rights) and self._exercises.number_due() > 0

    def _asked(self, question: Question, verdict: Verdict) -> contents.Asked:
        felt = self.felt.look.felt
        return contents.Asked(verdict, question.moment.view, question.people, self.felt.deck, felt)

    def _take_focus(self) -> None:
        """Focus the first choice, or the last button if there is nothing to choose."""
        choices = self._choices()
        if self.question is not None and self.question.reply is None and choices:
            choices[0].setFocus()
        elif self.panel.buttons:
            list(self.panel.buttons.values())[-1].setFocus()

    def _choices(self) -> list[QPushButton]:
        """Return the button of each choice in reading order."""
        match self.panel.choices:
            case CardStrip() as strip:
                return [*strip.cards]
            case WordList() as options:
                return options.words
            case _:
                return []

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.felt)
        self.panel.raise_()
        self.beside.tab.raise_()

    def _connect(self) -> None:
        self.panel.chosen.connect(self.on_chosen)
        self.spoken.aloud.voiced.connect(self.said)
        self.panel.asked.connect(self.on_asked)
        self.felt.touch.acted.connect(self.on_chosen)
        self.felt.laid_out.connect(self.beside.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an answer with a digit key."""
        place = event.key() - FIRST_DIGIT
        choices = self._choices()
        if self.question is not None and self.question.reply is None and 0 <= place < len(choices):
            choices[place].click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self.panel.look
        self.panel.fit(self.size(), self.felt.height())
        if self.panel.look == before:
            self.beside.place()
        else:
            self._show()


def _nothing() -> Question | None:
    """Return no question; gives the attribute its optional type."""
    return None
