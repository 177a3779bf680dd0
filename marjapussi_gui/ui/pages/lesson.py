"""The lesson page: the board, a spotlight on it, and a panel that leads from stop to stop."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ...engine.actions import Action
from ...engine.cards import RANK_OF, members
from ...teacher.lessons import Lesson
from ..art.companions import Gaze
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..board.lamplight import Lamplight, Lit
from ..board.look import Look
from ..board.prompt_bar import PromptBar
from ..board.sentence import Line
from ..board.spoken import Spoken
from ..panels.bookmark import Bookmark
from ..panels.lesson_panel import LessonPanel
from ..wording import lessons
from ..wording import teaching as words
from ..wording.people import People
from .course import Course
from .lesson_board import LessonBoard, LessonSitting
from .lesson_cards import cards_of, ranks_of
from .lesson_head import LessonHead
from .page import Deeds, Page

LINEN = "birch"  # the felt whose text colour can be read on the linen panel
FURNITURE = {"trump": ("patch",), "score": ("bag 0", "bag 1", "sheet")}
UNTOLD = -1
FAR = -10_000  # hides the board's sentence: the panel says what to do
BUTTONS = 0.8  # of the size on the table page


class LessonPage(Page):
    """Teaches a game by playing a recorded match with explanations."""

    IS_STATION = True
    IS_FELT = True

    play_asked = Signal(str)
    lesson_asked = Signal(str)  # key of the game

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._course: Course | None = None
        self._told = UNTOLD  # index of the stop that is shown
        self.board = LessonBoard(self)
        self.light = Lamplight(self.board)
        self.panel = LessonPanel(self)
        self.bar = PromptBar(self.panel, home=self.board)
        self.bookmark = Bookmark(self)
        self.spoken = Spoken(self.board)
        self.sitting = LessonSitting(self.board, self.bar, self)
        self.head = LessonHead(self)
        self.panel.take_in(self.bar)
        self.panel.hide()
        self.panel.retranslate()
        self.setFocusProxy(self.board)
        self._connect()

    @property
    def course(self) -> Course | None:
        """The lesson in progress, or None."""
        return self._course

    @property
    def deeds(self) -> Deeds:
        return self.spoken.deeds()

    @property
    def has_subject(self) -> bool:
        return self._course is not None

    @property
    def title(self) -> str:
        session = self._course
        return "" if session is None else words.name(session.lesson.game, session.lesson.number)

    def show_lesson(self, lesson: Lesson, stop: int = 0) -> None:
        """Start a lesson at one of its stops."""
        self.spoken.say(words.title(lesson.game, lesson.number, lesson.title))
        self._go_to(lesson, stop)
        self._arrive()
        self.changed.emit()
        self.board.setFocus()

    def prefer(self, preferences: Preferences) -> None:
        self.board.prefer(preferences)

    def retranslate(self) -> None:
        self.panel.retranslate()
        self.head.name()
        self.board.retell()
        self.sitting.offer_again()
        self.board.furniture.sentence.tell("")
        if self.panel.isVisible() and self._course is not None:
            self._told = UNTOLD
            self._arrive()

    def end(self) -> None:
        self.leave()
        self.board.animator.finish()

    def leave(self) -> None:
        """Leave the lesson; its progress is stored."""
        self.sitting.leave()
        self._course = None

    def on_left(self) -> None:
        self.board.finish()

    def let_go(self) -> None:
        self.board.touch.cancel()

    # Slots

    def on_next(self) -> None:
        """Go on, or first finish the running animation."""
        session = self._course
        if session is None or self.board.hurry():
            return
        if (action := session.go_on()) is not None:
            self._dim()
            self.sitting.do(action)
        elif not session.has_arrived:
            self._dim()
        self._arrive()

    def on_back(self) -> None:
        """Go back to the previous stop, even during an animation."""
        session = self._course
        if session is not None and session.number > 0:
            self._go_to(session.lesson, session.number - 1)
            self._arrive()

    def on_stepped(self, by: int) -> None:
        if by < 0:
            self.on_back()
        elif self._course is not None and not self._course.is_last:
            self.on_next()

    def on_agreed(self) -> None:
        """Play the highlighted action; if there is none, go on."""
        if self._course is not None and not self._course.is_last:
            self.on_next()

    def on_tried(self, action: Action) -> None:
        """Go on after the expected action; explain any other one."""
        session = self._course
        if session is None:
            return
        if session.is_right(action):
            session.skip()
            self.on_next()
            return
        self.board.touch.send_home()
        here = session.stop
        self._answer(self._text(here.otherwise) if here.is_task else words.not_now())

    def on_refused(self, why: str) -> None:
        self._services.sounds.play("wrong")
        self._answer(why)

    def on_chose_way(self, how: str) -> None:
        """Request the next lesson or a match of this game."""
        session = self._course
        if session is not None:
            signal = self.lesson_asked if how == "lesson" else self.play_asked
            signal.emit(session.lesson.game)

    # Private

    def _connect(self) -> None:
        self.board.story.heard.connect(self._services.sounds.play)
        self.spoken.aloud.voiced.connect(self.said)
        self.board.story.settled.connect(self._arrive)
        self.board.laid_out.connect(self._place)
        self.board.stepped.connect(self.on_stepped)
        self.board.agreed.connect(self.on_agreed)
        self.sitting.offered.connect(self._arrive)
        self.sitting.tried.connect(self.on_tried)
        self.sitting.refused.connect(self.on_refused)
        self.panel.went_on.connect(self.on_next)
        self.panel.went_back.connect(self.on_back)
        self.panel.chose.connect(self.on_chose_way)

    def _go_to(self, lesson: Lesson, stop: int) -> None:
        """Start the session of a lesson at one of its stops."""
        self._told = UNTOLD
        self.light.put_out()
        session = self._course = Course(lesson, stop, self.board.story.add)
        header = lesson.record.header
        names = [*header.seats]
        names[lesson.seat] = ""
        people = People(tuple(names), lesson.seat, header.game.seating)
        self.panel.introduce(lessons.teacher(lesson.game))
        self.sitting.sit(session.table, session.person, people)

    def _arrive(self) -> None:
        """Show the current stop once the events before it are shown; store the progress."""
        session = self._course
        if session is None or self.board.story.is_telling or not session.has_arrived:
            return
        if self._told != session.number:
            self._told = session.number
            self._tell_stop()
        self._shine()
        reached = session.number + 1
        stops = self._services.progress.stops()
        if stops.get(session.lesson.key, 0) < len(session.lesson.stops):
            kept = reached if session.is_last else session.number
            self._services.progress.keep(session.lesson.key, kept)

    def _tell_stop(self) -> None:
        session = self._course
        assert session is not None
        lesson = session.lesson
        leads_on = any(
            each.game == lesson.game and each.number == lesson.number + 1
            for each in self._services.lessons()
        )
        if any(each.hasFocus() for each in (self.panel.on, self.panel.further, self.panel.play)):
            self.board.setFocus()  # these may be hidden: Qt would move the focus anywhere
        self.panel.show_stop(
            session.number, len(lesson.stops), is_last=session.is_last, leads_on=leads_on
        )
        self.panel.show()
        if session.is_last:
            button = self.panel.play if self.panel.further.isHidden() else self.panel.further
            button.setFocus()
        self._answer(self._text(session.stop.text))
        self.head.tell(words.title(lesson.game, lesson.number, lesson.title))

    def _text(self, key: str) -> str:
        """Return a text of the lesson, with the task filled in."""
        session = self._course
        assert session is not None
        return words.told(session.lesson, session.number, key)

    def _answer(self, text: str) -> None:
        """Show a text on the panel and announce it."""
        session = self._course
        if session is not None:
            self.panel.tell(text)
            self.spoken.say(words.says(lessons.teacher(session.lesson.game), text))
            self._place_panel()

    def _dim(self) -> None:
        """Hide the spotlight while the lesson plays."""
        self.light.put_out()
        self.bookmark.hide()

    def _shine(self) -> None:
        """Light up what the stop explains, and mark the task in gold."""
        session = self._course
        assert session is not None
        stop, task = session.stop, session.task
        golden = cards_of(task)
        keys = tuple(key for place in stop.places for key in FURNITURE[place])
        plate = f"plate {session.lesson.seat}"
        self.light.shine(Lit(members(stop.cards), golden, keys, plate))
        self.board.lift(golden)
        if task is not None and not golden:
            self.bar.suggest(task)
        if stop.order is None:
            self.bookmark.hide()
        else:
            marked = {RANK_OF[each] for each in (*members(stop.cards), *golden)}
            ranks = ranks_of(session, stop.order)
            self.bookmark.show_order(ranks, tuple(marked), self.board.layout_now)

    def _place(self) -> None:
        """Place the buttons and the header over the board."""
        layout = self.board.layout_now
        self.board.furniture.sentence.stand_at(Line(FAR, FAR))
        self.bar.fit(
            Look(LINEN, self.board.look.deck, self.board.look.ratio), min(layout.u, 1.0) * BUTTONS
        )
        self.head.place(layout.u, self.board.look.felt)
        self._place_panel()

    def _place_panel(self) -> None:
        session = self._course
        if session is not None:
            self.panel.look_at(Gaze(1, 1))
            self.panel.fit(self.board.layout_now, self.board.end_of_plate(session.lesson.seat))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._place()
        if self.panel.isVisible():
            self._arrive()
