"""The panel with the player's costliest choices of the last 30 days."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from ....engine.actions import Action, Discard, Play, ShowBidCard
from ....engine.cards import Card
from ....model.decisions import DatedChoice
from ...art.async_card_painter import AsyncCardPainter
from ...art.chart_drawing import chart_colours, draw_row_ring
from ...art.embroidered_bands import draw_running_seam
from ...art.game_family_picture import draw_turned_card
from ...art.painter_tools import CHEVRON_SIZE, draw_chevron
from ...common.requests import ReviewChoice
from ...common.theme import BOLD, LABEL, SPACINGS, create_font
from ...text import games, verdict_text
from ...text import my_play_text as words
from ...text.i18n import say
from ...widgets.labels import create_label
from ...widgets.tiles import ClickableTile
from .section_view import MyPlayPanel, replace_rows

SHARE, ROW_HEIGHT, CARD_WIDTH, SEAM_WIDTH = 280, 64, 38, 1.2
SHOWN, MOST, DAYS = 3, 30, 30  # choices at first, and at most; days that are looked at
LATEST = 200  # choices in which praise is looked for
SEPARATOR = " · "


class CostRow(ClickableTile):
    """A row for a costly choice. A click opens the choice's review, with the answer covered."""

    def __init__(
        self,
        choice: DatedChoice,
        today: date,
        card_painter: AsyncCardPainter,
        *,
        names_game: bool,
    ) -> None:
        super().__init__()
        self.choice, self.card_painter = choice, card_painter
        self.is_first = True
        self._card = chosen_card(choice.verdict.chosen)
        help_ = [say("storage-assisted")] * choice.is_assisted
        place = SEPARATOR.join([hand_and_day_text(choice, today, names_game=names_game), *help_])
        sentence = create_label(words.choice_text(choice.verdict), "strong")
        cost = create_label(verdict_text.cost_text(choice.verdict))
        cost.setWordWrap(False)
        cost.setFont(create_font(LABEL, BOLD))
        cost.setForegroundRole(QPalette.ColorRole.Link)
        texts, row = QVBoxLayout(), QHBoxLayout(self)
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(sentence)
        texts.addWidget(create_label(place, "caption"))
        texts.addStretch(1)
        # The row draws the card on the left and the chevron on the right
        row.setContentsMargins(CARD_WIDTH + SPACINGS[3], SPACINGS[0], SPACINGS[4], SPACINGS[0])
        row.setSpacing(SPACINGS[2])
        row.addLayout(texts, 1)
        row.addWidget(cost)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumHeight(ROW_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(
            say("review-choice", choice=sentence.text(), place=place, cost=cost.text())
        )

    def on_pressed(self) -> None:
        self.request.emit(ReviewChoice(self.choice.match_id, self.choice.ply))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not self.is_first:
            top, colours = QPointF(0, 0.6), chart_colours(self.palette())
            draw_running_seam(painter, top, box.topRight() + top, colours.grid, SEAM_WIDTH)
        middle = box.center().y()
        if self._card is not None:
            picture = self.card_painter.picture(self._card, CARD_WIDTH)
            centre = QPointF(CARD_WIDTH / 2 + 2, middle)
            draw_turned_card(painter, centre, picture, self.card_painter, CARD_WIDTH, 0)
        tip = QPointF(box.right() - SPACINGS[2] / 2, middle)
        draw_chevron(
            painter, tip, CHEVRON_SIZE, self.palette().color(QPalette.ColorRole.WindowText)
        )
        if self.hasFocus():
            draw_row_ring(painter, box)
        painter.end()


def hand_and_day_text(choice: DatedChoice, today: date, *, names_game: bool) -> str:
    """Return a text that names the hand and the day of a choice."""
    parts = [games.game_name(choice.game)] * names_game + [words.dated_hand_text(choice, today)]
    return SEPARATOR.join(parts)


def chosen_card(action: Action) -> Card | None:
    """Return the card that an action plays, shows or discards, or None."""
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)):
            return card
        case _:
            return None


class CostliestChoicesPanel(MyPlayPanel):
    """Shows the costliest choices. A click on one of them opens it in the review."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__(say("costs"), SHARE)
        self.card_painter = card_painter
        self.rows: list[CostRow] = []
        self._shows_all = False
        self._list = QVBoxLayout(self.body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)

    def on_link_clicked(self) -> None:
        self._shows_all = not self._shows_all
        assert self._content is not None
        self.fill(*self._content)

    def clear_content(self) -> None:
        super().clear_content()
        self.rows = []

    def fill(
        self, choices: Sequence[DatedChoice], empty_text: str, unit: str, today: date, game: str
    ) -> None:
        """Show the player's costliest choices, the worst first, or why there are none.

        game is a key, or "" for all games. empty_text is the reason, or "" if nothing was played.
        """
        shown = choices if self._shows_all else choices[:SHOWN]
        self.rows = [CostRow(each, today, self.card_painter, names_game=not game) for each in shown]
        for row in self.rows:
            row.request.connect(self.request)
            row.is_first = row is self.rows[0]
        replace_rows(self._list, self.rows)
        label = say("fewer-mistakes") if self._shows_all else say("all-mistakes")
        self.set_link(label if len(choices) > SHOWN else "")
        if choices:
            self.show_body()
            self.note_label.setText(unit)
        else:
            self.show_empty(empty_text or say("no-costs"), has_button=not empty_text)
