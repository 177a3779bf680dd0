"""The panel with the score of a hand or, after the last hand, the result of the match."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import Card
from ...model.hand_review import HandReview
from ..art.card_pictures import CardPictures, small_card_pictures
from ..common.palette import QUIET_INK
from ..common.theme import BODY, BOLD, CAPTION, DEMI_BOLD, MEDIUM, TILE_NAME, TITLE
from ..text.hand_score_ledger import Ledger
from ..text.i18n import say
from ..text.match_end_text import MatchEnd
from ..text.score_text import hand_heading
from ..widgets.labels import tooltip_text
from .card_trays import CardTrayView
from .explainable_cards import ExplainableCards
from .hand_review_lines import HandReviewLines
from .hand_score_layout import PRESS_KEYS, HandScoreLayout, NextButton
from .ledger_column import LedgerColumn
from .ledger_line import UNROLL_MS, LedgerLine
from .ledger_metrics import LEFT_COLUMN_WIDTH, RIGHT_COLUMN_WIDTH
from .match_result_view import RESULT_SIDE_MARGIN, RESULT_WIDTH, MatchResultView
from .match_scores_view import MatchScoresView
from .open_hands_view import HeldCards, create_hands_line
from .table_panel import SHADOW_MARGIN, TablePanel

ARROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
NEXT_WIDTH = 190  # pixels; it is the largest button


class HandScorePanel(HandScoreLayout):
    """Counts up the score of a hand, and offers what to do next."""

    next_requested = Signal()  # the next hand, or a new match
    replay_requested = Signal()  # the same hand from its deal
    mistake_review_requested = Signal()  # of the costliest mistake
    review_requested = Signal()  # of the whole hand
    all_hands_requested = Signal()  # all scored hands of the match
    skip_requested = Signal()  # show everything at once
    card_pressed = Signal(object, object)  # a counted card, and its spot among those shown
    line_toggled = Signal()  # another line is open, or none
    hidden = Signal()

    def __init__(
        self,
        parent: QWidget,
        accepts_press: Callable[[], bool],
        is_one_of_ten: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self.explainable = ExplainableCards(self._open_line_cards)  # at most one, over a card
        self.hidden.connect(self.explainable.clear)
        self._accepts_press = accepts_press  # whether a press that begins now may act
        self._is_one_of_ten = is_one_of_ten  # whether the hand is one of a day's ten deals
        self._buttons: LedgerButtons | None = None
        self._is_match_over = False
        self._hand_review: HandReview | None = None
        self._hidden_rows: list[QWidget] = []
        self._small_deck: CardPictures | None = None
        self._held_cards: HeldCards = ()  # shown in a line if they can't be shown around the panel
        self._hand_lines: list[LedgerLine] = []  # one line at most
        self._open_index = -1  # kept when the content is rebuilt
        self.animation_duration = 0.0  # 0 disables animation

    def show_hand_review(self, review: HandReview | None) -> None:
        """Show the review of the hand, or that it is still being evaluated if it is None."""
        self._hand_review = review
        if self._review_lines is not None:
            self._review_lines.show_review(review)

    @property
    def hand_review_lines(self) -> HandReviewLines | None:
        """The review lines below the score, or None if the hand isn't evaluated."""
        return self._review_lines

    @property
    def ledger(self) -> Ledger | None:
        """The score lines of the hand, or None before the first hand."""
        return self._ledger

    @property
    def replay_button(self) -> NextButton:
        assert self._buttons is not None
        return self._buttons.replay_button

    @property
    def review_button(self) -> QPushButton:
        assert self._buttons is not None
        return self._buttons.review_button

    @property
    def match_end(self) -> MatchEnd | None:
        """The result of the match, or None during the match."""
        return self._match_end

    def toggle_match_result(self) -> None:
        self._prefers_score = not self._prefers_score
        self._rebuild()

    @property
    def is_awaiting_choice(self) -> bool:
        """Whether the match is over, so that the player has to choose what to do next."""
        return self.is_open and self._is_match_over

    @property
    def lines(self) -> list[LedgerLine]:
        return [*(line for leaf in self._column_views for line in leaf.lines), *self._hand_lines]

    @property
    def open_line(self) -> LedgerLine | None:
        """The line whose cards are visible, or None."""
        return next((line for line in self.lines if line.is_open), None)

    def show_ledger(
        self,
        ledger: Ledger,
        deck: CardPictures,
        *,
        match_end: MatchEnd | None = None,
        is_evaluated: bool = False,
    ) -> None:
        """Show the score of a hand line by line, with room for its review if it is evaluated.

        If the match is over, show its result instead, from which a link leads to the score.
        """
        if not self.is_open:
            self._prefers_score = False
        self._match_end, is_match_over = match_end, match_end is not None
        if ledger != self._ledger:
            self._ledger, self._open_index = ledger, -1
        self.show_content(
            partial(
                self._build, ledger, deck, is_match_over=is_match_over, is_evaluated=is_evaluated
            )
        )

    def set_held_cards(self, held: HeldCards) -> None:
        """Set the cards for the line that shows all hands when it is opened.

        The cards are empty, and the line hidden, if the hands are open on the table.
        """
        if held != self._held_cards:
            self._held_cards = held
            self._rebuild()

    def restore_focus(self) -> None:
        for wanted in (self.focusWidget(), self._initial_focus):
            if wanted is not None and wanted.isVisible():
                wanted.setFocus()
                return

    def _focus_next(self, _checked: object = None) -> None:
        """Move the focus to the control that follows a review."""
        if self._initial_focus is not None:
            self._initial_focus.setFocus()

    # Counting up

    def hide_rows(self) -> None:
        """Hide all lines but keep their space."""
        self._hidden_rows = [row for leaf in self._column_views for row in leaf.rows_in_order]
        self._hidden_rows += filter(None, (*self._hand_lines, self._match_scores))
        for row in self._hidden_rows:
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.hide()

    def reveal_next_row(self) -> bool:
        if self._hidden_rows:
            row = self._hidden_rows.pop(0)
            row.show()
            for area in self._column_areas:
                if area.isAncestorOf(row):
                    area.follow(row)
            if row is self._match_scores and self.animation_duration:
                self._match_scores.animate_scores()
        return bool(self._hidden_rows)

    # Private

    def _build(
        self, ledger: Ledger, deck: CardPictures, *, is_match_over: bool, is_evaluated: bool
    ) -> None:
        self._open_line_cards.hide()
        self.explainable.clear()
        for line in self.lines:
            line.set_open(is_open=False)
        self.set_title(ledger.title)
        self._title.hide()
        self._hidden_rows, self._review_lines, self._column_areas = [], None, []
        self._is_between_hands = self._tries_between_hands and self._metrics.has_two_sides
        kind = deck.style.colour_scheme, deck.pixel_ratio
        if (
            self._small_deck is None
            or (self._small_deck.style.colour_scheme, self._small_deck.pixel_ratio) != kind
        ):
            self._small_deck = small_card_pictures(deck)
        make, small, shape = self.create_label, self._small_deck, self._metrics
        self._built_layout_key = shape.layout_key
        foot = self._create_buttons(is_match_over=is_match_over)
        self._buttons, self._next_button = foot, foot.next_button
        self._is_match_over = is_match_over
        self._initial_focus = self if is_match_over else foot.next_button
        if self.shows_match_result:
            self._build_result(small, foot)
            return
        self._column_views = [
            LedgerColumn(
                leaf,
                make,
                small,
                self.scale,
                padding=shape.column_padding,
                is_narrow=shape.is_narrow,
            )
            for leaf in ledger.leaves
        ]
        self._hand_lines = []
        if self._held_cards and not self._is_between_hands:
            self._hand_lines = [create_hands_line(self._held_cards, make, small, self.scale)]
        for line in self.lines:
            line.toggle_requested.connect(self.on_line_toggled)
        self._match_scores = self._create_match_scores(ledger, deck.pixel_ratio)
        if is_evaluated:
            self._review_lines = self._create_review_lines()
        head = self._create_heading(ledger)
        remarks = [self.create_label(each) for each in ledger.remarks]
        for remark in remarks:
            remark.setWordWrap(True)
        lay_out = self._lay_out_between_hands if self._is_between_hands else self._lay_out_stacked
        lay_out(head, remarks, foot)
        if 0 <= self._open_index < len(self.lines):
            self.lines[self._open_index].set_open(is_open=True)
            self.line_toggled.emit()

    def _build_result(self, small_cards: CardPictures, buttons: QWidget) -> None:
        """Show the result of the match, without the score of its last hand."""
        assert self._match_end is not None
        self._column_views, self._hand_lines, self._column_pair = [], [], None
        self._match_scores = None
        self.set_title(self._match_end.title)
        result = MatchResultView(
            self._match_end,
            self.create_label,
            lambda: self._create_result_link(say("last-hand")),
            small_cards,
            self.scale,
        )
        self.content.addWidget(result)
        self.content.addWidget(buttons)

    def _create_result_link(self, text: str) -> QPushButton:
        link = self.create_button(text, look="link")
        link.clicked.connect(self.toggle_match_result)
        return link

    def _create_match_scores(self, ledger: Ledger, pixel_ratio: float) -> MatchScoresView:
        scores, columns = ledger.scores, None if self._is_between_hands else self._metrics
        if columns is not None and columns.has_two_sides:
            order = [leaf.offset for leaf in ledger.leaves]
            scores = tuple(sorted(scores, key=lambda score: order.index(score.offset)))
        return MatchScoresView(scores, self.create_label, self.scale, pixel_ratio, metrics=columns)

    def _create_heading(self, ledger: Ledger) -> QWidget:
        box, title = QWidget(), self.create_label(ledger.title, self._title_size, BOLD)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        title.setWordWrap(True)
        row.addWidget(title, 1)
        number = self.create_label(self._hand_caption(ledger), CAPTION, MEDIUM)
        number.setToolTip(tooltip_text(ledger.rules_name))
        number.setStyleSheet(f"color: {QUIET_INK}")
        row.addWidget(number)
        if self._match_end is not None:
            row.addWidget(self._create_result_link(say("match-end-result")))
        hands = self.create_button(say("all-hands"), look="link")
        hands.clicked.connect(self.all_hands_requested)
        row.addWidget(hands)
        for line in self._hand_lines:
            line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            row.addWidget(line)
        return box

    @property
    def _title_size(self) -> int:
        return TILE_NAME if self._metrics.is_small and not self._is_between_hands else TITLE

    def _hand_caption(self, ledger: Ledger) -> str:
        """Return the number of the hand and, if it fits, the name of the rules."""
        has_room = self._metrics.has_buttons_in_row
        return hand_heading(ledger.hand_label, ledger.rules_name if has_room else "")

    def _create_buttons(self, *, is_match_over: bool) -> "LedgerButtons":
        next_text = say("new-match") if is_match_over else say("table-next-hand")
        if self._is_one_of_ten():
            next_text = say("resume-continue")
        foot = LedgerButtons(self, self._buttons_width, next_text, self._accepts_press)
        foot.review_button.clicked.connect(self._focus_next)
        foot.review_button.clicked.connect(self.review_requested)
        foot.replay_button.clicked.connect(self.replay_requested)
        foot.next_button.clicked.connect(self.next_requested)
        return foot

    @property
    def _buttons_width(self) -> int:
        if self.shows_match_result:
            return self._scaled_width(RESULT_WIDTH - 2 * RESULT_SIDE_MARGIN)
        if self._is_between_hands:
            return self._scaled_width(RIGHT_COLUMN_WIDTH)
        width = self._metrics.width - 2 * (SHADOW_MARGIN + self._metrics.side_margin)
        return width // 2 if self._metrics.has_buttons_in_row else width

    def _create_review_lines(self) -> HandReviewLines:
        beside, cost = self.create_label("", BODY, DEMI_BOLD), self.create_label("")
        cost.setStyleSheet(f"color: {QUIET_INK}")
        in_row = not self._is_between_hands
        button = self.create_button("", look="link" if in_row else "")
        lines = HandReviewLines(beside, cost, button, is_one_row=in_row)
        lines.review_requested.connect(self._focus_next)
        lines.review_requested.connect(self.mistake_review_requested)
        lines.show_review(self._hand_review)
        below_leaf = self._scaled_width(LEFT_COLUMN_WIDTH)
        lines.reserve_height(below_leaf if self._is_between_hands else self._buttons_width)
        return lines

    def on_line_toggled(self, line: LedgerLine) -> None:
        """Open a line to show its cards and close any other line; close the line if it was open."""
        was_open = line.is_open
        if (other := self.open_line) is not None:
            other.set_open(is_open=False)
        self._open_line_cards.hide()
        if not was_open:
            line.set_open(is_open=True)
            self._place_open_line_cards(UNROLL_MS if self.animation_duration else 0)
        self._open_index = -1 if was_open else self.lines.index(line)
        self.line_toggled.emit()

    @property
    def open_line_cards(self) -> list[Card]:
        trays = self.open_line.trays if self.open_line is not None else None
        return (
            [] if trays is None else [card for each in trays.tray_views for card in each.tray.cards]
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        tray = self.childAt(event.position().toPoint())
        if isinstance(tray, CardTrayView) and (
            found := tray.card_at(tray.mapFrom(self, event.position()))
        ):
            at = tray.mapTo(self._open_line_cards, QPointF(found[1].x, found[1].y))
            self.card_pressed.emit(found[0], replace(found[1], x=at.x(), y=at.y()))
        elif self.open_line is not None:
            self.on_line_toggled(self.open_line)
        self.skip_requested.emit()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Focus the first button at the bottom if none has the focus yet."""
        if self.hasFocus():
            self.review_button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(is_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let only the arrow keys focus a button if none has the focus yet."""
        if event.key() in ARROW_KEYS and self.hasFocus():
            self.focusNextPrevChild(True)
        elif event.key() in PRESS_KEYS:
            self.skip_requested.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()


class LedgerButtons(QWidget):
    """The buttons below the score, in two rows if one has no room for them."""

    def __init__(
        self,
        panel: TablePanel,
        available_width: int,
        next_text: str,
        accepts_press: Callable[[], bool],
    ) -> None:
        super().__init__()
        self.review_button = panel.create_button(say("hand-ledger-review"), look="quiet")
        self.replay_button = NextButton(say("replay-hand"), panel, accepts_press)
        self.replay_button.setProperty("look", "quiet")
        self.next_button = NextButton(next_text, panel, accepts_press)
        self.next_button.setProperty("look", "play")
        buttons, gap = (self.review_button, self.replay_button, self.next_button), panel.spacing(2)
        for button in buttons:
            panel.scale_button(button)
            button.ensurePolished()
        self.next_button.setMinimumWidth(round(NEXT_WIDTH * panel.scale))
        wanted = (
            sum(max(button.sizeHint().width(), button.minimumWidth()) for button in buttons)
            + 2 * gap
        )
        rows, row = QVBoxLayout(self), QHBoxLayout()
        rows.setContentsMargins(0, panel.spacing(1), 0, 0)
        rows.setSpacing(panel.spacing(1))
        rows.addLayout(row)
        row.setSpacing(gap)
        row.addWidget(self.review_button)
        row.addWidget(self.replay_button)
        if wanted <= available_width:
            row.addWidget(self.next_button, 1)
        else:
            rows.addWidget(self.next_button)
