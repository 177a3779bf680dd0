"""The page with the rules of a game."""

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Self

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from ....engine.frozen import frozen
from ....engine.game import Game
from ....learning.worked_examples import WorkedExamples, worked_examples
from ....model.preferences import Preferences
from ....ports.repositories import ProgressRepository
from ....session.task_runner import LatestTask, TaskRunner
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...art.example_cards import example_cards_picture
from ...art.example_score import example_score_picture
from ...common.requests import OpenHouseRules, ReturnToTable, ShowLessons
from ...common.theme import text_scale
from ...text import games, rules_chapters
from ...text.house_rules_text import rules_summary_text
from ...text.i18n import say
from ...text.rules_chapters import FOLD_LINK, RulesChapter
from ...text.worked_example_text import CardRowText, WorkedScoreText
from ...widgets.fields import ComboField
from ...widgets.flow_layout import update_layouts
from ...widgets.labels import create_button, create_label
from ...widgets.rich_text_view import RichTextView, picture_html
from ..base_page import Page
from .rules_contents import ReadingProgress, RulesContents
from .rules_layout import RulesPageLayout
from .term_bubble import SHADOW_MARGIN, BubbleArea, TermBubble, TermLinks

TWO_COLUMN_WIDTH = 560  # pixels; wider texts have two tricks side by side


@frozen
class RulesPictures:
    """Draws pictures that are as wide as the text, and keeps them by name."""

    width: int
    pixel_ratio: float
    deck_style: DeckStyle
    felt: str
    pictures: dict[str, QPixmap] = field(default_factory=dict)

    def chapter_html(self, kind: str, examples: WorkedExamples, game: Game) -> str:
        """Return HTML with the pictures of a chapter; empty if it has none."""
        match kind:
            case rules_chapters.CARDS_DRAWING:
                return self._cards_html(rules_chapters.card_row_texts(examples, game))
            case rules_chapters.COUNT_DRAWING:
                return self._count_html(rules_chapters.worked_score_text(examples, game))
            case _:
                return ""

    def _cards_html(self, examples: Sequence[CardRowText]) -> str:
        """Return HTML with tricks on felt and their captions, two in a row if they fit."""
        has_room = self.width >= TWO_COLUMN_WIDTH * text_scale() and all(
            each.names for each in examples
        )
        rows = [examples] if has_room else [[each] for each in examples]
        return "".join(self._row_html(number, row) for number, row in enumerate(rows))

    def _row_html(self, index: int, row: Sequence[CardRowText]) -> str:
        deck = CardPictures(self.deck_style, self.pixel_ratio)
        picture = example_cards_picture(row, self.width, text_scale(), deck, self.felt)
        cells = "".join(
            f'<td style="border: none" width="{100 // len(row)}%">{each.caption}</td>'
            for each in row
        )
        felt = self._add_picture(f"{rules_chapters.CARDS_DRAWING}{index}", picture)
        return f'{felt}<table width="100%" ><tr>{cells}</tr></table>'

    def _count_html(self, count_text: WorkedScoreText) -> str:
        """Return HTML with a picture of an example hand's score."""
        deck = CardPictures(replace(self.deck_style, index_size="large"), self.pixel_ratio)
        return self._add_picture(
            rules_chapters.COUNT_DRAWING,
            example_score_picture(count_text, self.width, text_scale(), deck),
        )

    def _add_picture(self, name: str, picture: QPixmap) -> str:
        self.pictures[name] = picture
        return picture_html(name, picture)


class RulesPage(Page):
    """Shows the rules of a game with its house rules, examples, and explanations of terms."""

    def __init__(self, runner: TaskRunner, progress: ProgressRepository) -> None:
        super().__init__()
        self._task = LatestTask(runner)
        self._game: Game | None = None
        self._chapters: tuple[RulesChapter, ...] = ()
        self._unfolded: set[str] = set()  # titles of chapters
        self._examples: WorkedExamples | None = None
        self._pictures: dict[str, QPixmap] = {}
        self._deck_style, self._felt, self._drawn_width = DeckStyle(), "moss", 0
        self._create_widgets()
        self.page_layout = RulesPageLayout(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page_layout)
        self._progress = ReadingProgress(self.text_view, progress)
        self.term_links = TermLinks(self, self.text_view, self.term_bubble, self._find_bubble_space)
        self._connect_signals()

    @property
    def title(self) -> str:
        return (
            "" if self._game is None else say("window-rules", game=games.game_name(self._game.key))
        )

    @property
    def chapters(self) -> tuple[RulesChapter, ...]:
        return self._chapters

    @property
    def read_chapters(self) -> frozenset[int]:
        return self._progress.read_chapters(self._game_key)

    @property
    def _game_key(self) -> str:
        return "" if self._game is None else self._game.key

    def show_rules(self, game: Game) -> None:
        self._task.cancel()
        self._game, self._examples, self._unfolded = game, None, set()
        self._show_chapters()
        self.text_view.verticalScrollBar().setValue(0)
        self._task.start(lambda _: worked_examples(game), self._on_examples_found)
        self.text_view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.title_changed.emit()

    def apply_preferences(self, preferences: Preferences) -> None:
        self._deck_style, self._felt = deck_style(preferences), preferences.felt
        self._refresh()

    def restore(self, old: Self) -> None:
        self.search_field.setText(old.search_field.text())
        if old._game is not None:
            self.show_rules(old._game)
            self._examples = self._examples or old._examples
            self._refresh()
            self._reading_place = old._reading_place

    def dismiss(self) -> bool:
        return self.term_links.close_bubble()

    def on_leave(self) -> None:
        self.term_links.close_bubble()

    def shut_down(self) -> None:
        self._task.cancel()

    def go_to_chapter(self, index: int) -> None:
        """Scroll to the chapter with this index, and unfold it."""
        self._unfold(*(each.title for each in self._chapters[index : index + 1]))
        tops = self.text_view.heading_positions()
        if index < len(tops):
            self.text_view.verticalScrollBar().setValue(max(tops[index] - 4, 0))
            self._show_current_chapter(index)

    def find_next(self) -> None:
        word = self.search_field.text().strip()
        self._unfold(*(each.title for each in self._chapters))
        is_found = bool(word) and (self.text_view.find(word) or self._find_from_top(word))
        self.not_found_label.setText(
            "" if is_found or not word else say("rules-page-not-found", word=word)
        )
        self.not_found_label.setVisible(bool(self.not_found_label.text()))

    def _unfold(self, *titles: str) -> None:
        """Show the whole text of chapters."""
        if not self._unfolded.issuperset(titles):
            self._unfolded.update(titles)
            self._refresh()

    def _on_link_clicked(self, url: QUrl) -> None:
        if f"{url.scheme()}:" == FOLD_LINK:
            self._unfold(url.path())
        else:
            self.term_links.on_clicked(url)

    def _find_from_top(self, word: str) -> bool:
        self.text_view.moveCursor(self.text_view.textCursor().MoveOperation.Start)
        return self.text_view.find(word)

    # Display

    def _show_chapters(self) -> None:
        if self._game is None:
            return
        self._chapters = rules_chapters.rules_chapters(self._game)
        titles = [each.title.partition(",")[0] for each in self._chapters]
        self.contents.show_titles(titles)
        self.chapter_box.set_choices(list(enumerate(titles)))
        self.title_label.setText(games.game_name(self._game_key))
        self.rules_label.setText(rules_summary_text(self._game))
        self.text_view.setAccessibleName(self.title)
        self.text_view.setAccessibleDescription(self._pictures_as_text())
        self._set_text()

    def _refresh(self) -> None:
        """Render the rules again, and keep the scroll position."""
        if self._game is not None:
            place = self._reading_place
            self._show_chapters()
            self._reading_place = place

    @property
    def _reading_place(self) -> tuple[int, int]:
        chapter = self._progress.current_chapter
        top = (self.text_view.heading_positions() or [0])[chapter]
        return chapter, self.text_view.verticalScrollBar().value() - top

    @_reading_place.setter
    def _reading_place(self, place: tuple[int, int]) -> None:
        top = (self.text_view.heading_positions() or [0])[place[0]]
        self.text_view.verticalScrollBar().setValue(top + place[1])

    def _on_examples_found(self, found: WorkedExamples) -> None:
        self._examples = found
        self._refresh()

    def _pictures_as_text(self) -> str:
        """Return a description of all pictures for screen readers."""
        if self._examples is None or self._game is None:
            return ""
        return rules_chapters.examples_spoken_text(self._examples, self._game)

    def _set_text(self) -> None:
        self.term_links.close_bubble()
        self._drawn_width = self._text_width()
        pictures = RulesPictures(
            self._drawn_width, self.devicePixelRatioF(), self._deck_style, self._felt
        )
        self._pictures = pictures.pictures
        self.text_view.show_html(
            "".join(
                (each.html if each.title in self._unfolded else each.folded_html)
                + self._pictures_html(pictures, each)
                for each in self._chapters
            )
        )
        self.text_view.underline_links()
        self._on_scrolled()

    def _pictures_html(self, pictures: RulesPictures, chapter: RulesChapter) -> str:
        if self._examples is None or self._game is None:
            return ""
        return pictures.chapter_html(chapter.drawing, self._examples, self._game)

    def _text_width(self) -> int:
        margin = self.text_view.document().documentMargin()
        return round(self.text_view.viewport().width() - 2 * margin)

    # Reading position

    def _on_scrolled(self, *_value: int) -> None:
        self._show_current_chapter(self._progress.current_chapter)
        self.term_links.place_bubble()

    def _show_current_chapter(self, index: int) -> None:
        """Mark the current chapter in the contents, and those that have been read."""
        self._progress.mark_visible_as_read(self._game_key)
        self.contents.set_state(index, self.read_chapters)
        if index < self.chapter_box.count() and self.chapter_box.value() != index:
            was_blocked = self.chapter_box.blockSignals(True)
            self.chapter_box.set_value(index)
            self.chapter_box.blockSignals(was_blocked)

    def _find_bubble_space(self) -> BubbleArea:
        """Return where a term's bubble goes: the side column or, if none, over the text."""
        text = QRect(self.text_view.mapTo(self, QPoint()), self.text_view.size())
        if self.page_layout.columns < 3:
            over = QRect(
                text.left() - SHADOW_MARGIN, 0, text.width() + 2 * SHADOW_MARGIN, self.height()
            )
            return BubbleArea(over, is_beside=False)
        side = QRect(self.page_layout.side.mapTo(self, QPoint()), self.page_layout.side.size())
        top = side.top() + self.back_button.height()
        beside = QRect(
            side.left() - SHADOW_MARGIN, top, side.width() + 2 * SHADOW_MARGIN, self.height() - top
        )
        return BubbleArea(beside, is_beside=True)

    # Private

    def _create_widgets(self) -> None:
        self.text_view = RichTextView(find_picture=self._find_picture)
        self.text_view.setFrameShape(RichTextView.Shape.NoFrame)
        self.text_view.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self.text_view.document().setDocumentMargin(6)
        self.contents = RulesContents()
        self.chapter_box: ComboField[int] = ComboField(say("contents"))
        self.search_field = QLineEdit(placeholderText=say("find"))  # read as its description
        self.search_field.setAccessibleName(say("rules-page-rules"))
        self.not_found_label = create_label("", "caption")
        self.not_found_label.hide()
        self.title_label, self.rules_label = create_label("", "title"), create_label("")
        self.caption_label = create_label(say("rules-page-at-this-table"), "caption")
        self.in_force_label = create_label(say("rules-in-force"), "caption")
        self.house_rules_button = create_button(
            say("change-house-rules"), self._on_house_rules_clicked, "link"
        )
        self.play_button = create_button(say("button-play"), self._on_play_clicked, "play")
        self.lesson_button = create_button(say("rules-page-lesson"), self._on_lesson_clicked)
        self.back_button = create_button(say("dialog-back"), self.request_back, "quiet")
        self.term_bubble = TermBubble(self)

    def _house_rules_text(self) -> str:
        """Return the text of the link to the house rules, which is shorter if it has a heading."""
        return say("change-house-rules") if self.page_layout.columns == 1 else say("change-rules")

    def _find_picture(self, name: str) -> QPixmap | None:
        return self._pictures.get(name)

    def _connect_signals(self) -> None:
        self.contents.chapter_chosen.connect(self.go_to_chapter)
        self.chapter_box.picked.connect(self._on_chapter_picked)
        self.search_field.returnPressed.connect(self.find_next)
        self.text_view.highlighted.connect(self.term_links.on_hovered)
        self.text_view.link_focused.connect(self.term_links.on_hovered)
        self.text_view.anchorClicked.connect(self._on_link_clicked)
        self.text_view.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _on_chapter_picked(self) -> None:
        self.go_to_chapter(self.chapter_box.value())

    def _on_play_clicked(self) -> None:
        self.request.emit(ReturnToTable())

    def _on_lesson_clicked(self) -> None:
        self.request.emit(ShowLessons(self._game_key))

    def _on_house_rules_clicked(self) -> None:
        self.request.emit(OpenHouseRules(self._game_key))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page_layout.fit(self.width())
        self.house_rules_button.setText(self._house_rules_text())
        update_layouts(self)
        if self._text_width() != self._drawn_width:
            self._refresh()
        self.term_links.place_bubble()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._refresh()
