"""The page of a game's rules, with example tricks, a worked count, and explained terms."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ...engine.game import Game
from ...table.runner import Errand, Runner
from ...teacher.examples import Examples, examples
from ..art.design import Design, design_of
from ..basis.preferences import Preferences
from ..basis.progress import Progress
from ..widgets.fields import Pick
from ..widgets.flow import settle
from ..widgets.labels import button, label
from ..widgets.read_text import ReadText
from ..wording import games, pages, rules_page, window
from ..wording import reading as words
from ..wording.rules_page import Chapter
from .page import Page
from .rules_contents import RulesContents
from .rules_drawing import Drawing
from .rules_frame import Parts, RulesFrame
from .rules_note import EDGE, RulesNote
from .rules_reading import RulesReading
from .rules_words import MarkedWords, NoteRoom


class RulesPage(Page):
    """Shows the rules of a game with the house rules that are in force."""

    play_asked = Signal(str)
    learn_asked = Signal(str)
    house_rules_asked = Signal(str)

    def __init__(self, runner: Runner, read: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._errand = Errand(runner)
        self._game: Game | None = None
        self._chapters: tuple[Chapter, ...] = ()
        self._examples: Examples | None = None
        self._pictures: dict[str, QPixmap] = {}
        self._design, self._felt, self._width = Design(), "moss", 0
        self._make()
        self.frame = self._framed()
        self._reading = RulesReading(self.text, read)
        self.marked = MarkedWords(self, self.text, self.note, self._note_room)
        self._name()
        self._connect()

    @property
    def title(self) -> str:
        return "" if self._game is None else window.rules_of(games.name(self._game.key))

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return self._chapters

    @property
    def read(self) -> frozenset[int]:
        """The indices of the chapters that were read to their end."""
        return self._reading.of(self._key)

    @property
    def _key(self) -> str:
        return "" if self._game is None else self._game.key

    def show_rules(self, game: Game) -> None:
        """Show the rules of a game; its examples are computed and added later."""
        self._errand.stop()
        self._game, self._examples = game, None
        self._tell()
        self.text.verticalScrollBar().setValue(0)
        self._errand.ask(lambda _: examples(game), self._on_found)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def prefer(self, preferences: Preferences) -> None:
        self._design, self._felt = design_of(preferences), preferences.felt
        self._tell_again()

    def retranslate(self) -> None:
        self._name()
        self._tell_again()

    def close_open(self) -> bool:
        return self.marked.close_note()

    def on_left(self) -> None:
        self.marked.close_note()

    def end(self) -> None:
        self._errand.stop()

    def go_to(self, place: int) -> None:
        """Scroll to the chapter at an index."""
        tops = self.text.headings()
        if place < len(tops):
            self.text.verticalScrollBar().setValue(max(tops[place] - 4, 0))
            self._show_place(place)

    def look_for(self) -> None:
        """Scroll to the next occurrence of the search text."""
        word = self.search.text().strip()
        is_found = bool(word) and (self.text.find(word) or self._find_from_the_top(word))
        self.missing.setText("" if is_found or not word else words.not_found(word))
        self.missing.setVisible(bool(self.missing.text()))

    def _find_from_the_top(self, word: str) -> bool:
        self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
        return self.text.find(word)

    # Display

    def _tell(self) -> None:
        if self._game is None:
            return
        self._chapters = rules_page.chapters(self._game)
        titles = [each.title.partition(",")[0] for each in self._chapters]
        self.contents.show_titles(titles)
        self.pick.offer(list(enumerate(titles)))
        self._heading.setText(games.name(self._key))
        self._which.setText(words.which(self._game))
        self.text.setAccessibleName(self.title)
        self.text.setAccessibleDescription(self._heard())
        self._set_text()

    def _tell_again(self) -> None:
        """Render the rules again and keep the scroll position."""
        if self._game is None:
            return
        here, place = self.text.verticalScrollBar(), self._reading.here
        before = here.value() - (self.text.headings() or [0])[place]
        self._tell()
        here.setValue((self.text.headings() or [0])[place] + before)

    def _on_found(self, found: Examples) -> None:
        self._examples = found
        self._tell_again()

    def _heard(self) -> str:
        """Return what the pictures show as text for screen readers."""
        if self._examples is None or self._game is None:
            return ""
        return rules_page.heard(self._examples, self._game)

    def _set_text(self) -> None:
        """Render the chapters, with pictures as wide as the text."""
        self.marked.close_note()
        self._width = self._text_width()
        pictures = Drawing(self._width, self.devicePixelRatioF(), self._design, self._felt)
        self._pictures = pictures.pictures
        self.text.show_html(
            "".join(each.html + self._drawn(pictures, each) for each in self._chapters)
        )
        self.text.sew_anchors()
        self._on_scrolled()

    def _drawn(self, drawing: Drawing, chapter: Chapter) -> str:
        if self._examples is None or self._game is None:
            return ""
        return drawing.html(chapter.drawn, self._examples, self._game)

    def _text_width(self) -> int:
        """Return the width of a line of text in pixels."""
        margin = self.text.document().documentMargin()
        return round(self.text.viewport().width() - 2 * margin)

    # Reading position

    def _on_scrolled(self, *_value: int) -> None:
        self._show_place(self._reading.here)
        self.marked.place_note()

    def _show_place(self, place: int) -> None:
        """Mark the current chapter, and the chapters that were read to their end."""
        self._reading.note(self._key)
        self.contents.tell(place, self.read)
        if place < self.pick.count() and self.pick.value() != place:
            was_blocked = self.pick.blockSignals(True)
            self.pick.put(place)
            self.pick.blockSignals(was_blocked)

    def _note_room(self) -> NoteRoom:
        """Return the area for a term's bubble: the side column, or above the text."""
        text = QRect(self.text.mapTo(self, QPoint()), self.text.size())
        if self.frame.columns < 3:
            over = QRect(text.left() - EDGE, 0, text.width() + 2 * EDGE, self.height())
            return NoteRoom(over, is_beside=False)
        side = QRect(self.frame.side.mapTo(self, QPoint()), self.frame.side.size())
        top = side.top() + self.back.height()
        beside = QRect(side.left() - EDGE, top, side.width() + 2 * EDGE, self.height() - top)
        return NoteRoom(beside, is_beside=True)

    # Private

    def _make(self) -> None:
        self.text = ReadText()
        self.text.drawn = self._pictured
        self.text.setFrameShape(ReadText.Shape.NoFrame)
        self.text.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self.text.document().setDocumentMargin(6)
        self.contents = RulesContents()
        self.pick: Pick[int] = Pick("")
        self.pick.setSizeAdjustPolicy(Pick.SizeAdjustPolicy.AdjustToContents)
        self.search = QLineEdit()
        self.missing = label("", "caption")
        self.missing.hide()
        self._heading, self._caption = label("", "title"), label("", "caption")
        self._in_force, self._which = label("", "caption"), label("")
        self.change = button("", self._on_change, "link")
        self.play = button("", self._on_play, "play")
        self.lesson = button("", self._on_lesson)
        self.back = button("", self.ask_back, "quiet")
        self.note = RulesNote(self)

    def _framed(self) -> RulesFrame:
        """Create the layout of the page."""
        parts = Parts(
            heading=(self._heading, self._caption),
            contents=self.contents,
            in_force=(self._in_force, self._which),
            change=self.change,
            play=self.play,
            lesson=self.lesson,
            pick=self.pick,
            search=self.search,
            missing=self.missing,
            back=self.back,
            text=self.text,
        )
        frame, column = RulesFrame(parts), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        return frame

    def _name(self) -> None:
        """Set all texts but the rules in the current language."""
        for control, text, name in (
            (self.back, pages.back(), pages.back()),
            (self.play, pages.button("play"), pages.button("play")),
            (self.lesson, words.lesson(), words.lesson()),
            (self.change, self._change_text(), words.change_house_rules()),
        ):
            control.setText(text)
            control.setAccessibleName(name)
        self._caption.setText(words.at_this_table())
        self._in_force.setText(words.in_force())
        self.pick.setAccessibleName(words.contents())
        self.search.setPlaceholderText(words.find())
        self.search.setAccessibleName(words.rules())  # the placeholder is read as its description
        self.missing.hide()

    def _change_text(self) -> str:
        """Return the text of the house rules link; shorter below its heading."""
        return words.change_house_rules() if self.frame.columns == 1 else words.change_them()

    def _pictured(self, name: str) -> QPixmap | None:
        return self._pictures.get(name)

    def _connect(self) -> None:
        self.contents.chosen.connect(self.go_to)
        self.pick.picked.connect(self._on_picked)
        self.search.returnPressed.connect(self.look_for)
        self.text.highlighted.connect(self.marked.on_pointed)
        self.text.reached.connect(self.marked.on_pointed)
        self.text.anchorClicked.connect(self.marked.on_pressed)
        self.text.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _on_picked(self) -> None:
        self.go_to(self.pick.value())

    def _on_play(self) -> None:
        self.play_asked.emit(self._key)

    def _on_lesson(self) -> None:
        self.learn_asked.emit(self._key)

    def _on_change(self) -> None:
        self.house_rules_asked.emit(self._key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.frame.fit(self.width())
        self.change.setText(self._change_text())
        settle(self)
        if self._text_width() != self._width:
            self._tell_again()
        self.marked.place_note()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._tell_again()
