"""The panel with the player's costliest choices of the last 30 days."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ....engine.actions import Action, Discard, Play, ShowBidCard
from ....engine.cards import Card
from ....model.decisions import DatedChoice
from ...art.background_card_painter import BackgroundCardPainter
from ...art.card_pictures import CARD_ASPECT
from ...art.card_pocket import draw_turned_card
from ...art.painter_tools import CHEVRON_SIZE, draw_chevron
from ...common.requests import ReviewChoice
from ...common.theme import BOLD, LABEL, SPACINGS, create_font
from ...text import games, verdict_text
from ...text import my_play_text as words
from ...text.i18n import say
from ...widgets.labels import create_label
from .panel import MyPlayPanel, PanelRow, replace_rows

SHARE, ROW_HEIGHT, CARD_WIDTH = 280, 64, 38
SHOWN, MOST, DAYS = 3, 30, 30  # choices at first, and at most; days that are looked at
LATEST = 200  # choices in which praise is looked for
SEPARATOR = " · "


class CardSpace(QWidget):
    """Reserves space for a card in a row; the row itself draws the card."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(CARD_WIDTH + 4, round(CARD_WIDTH * CARD_ASPECT))


class CostRow(PanelRow):
    """A choice that cost the player much. It opens the review, with the answer covered."""

    def __init__(
        self,
        choice: DatedChoice,
        today: date,
        card_painter: BackgroundCardPainter,
        *,
        names_game: bool,
    ) -> None:
        super().__init__(ROW_HEIGHT)
        self.choice, self.card_painter = choice, card_painter
        self._card = chosen_card(choice.verdict.chosen)
        self._card_space = CardSpace()
        sentence, place = create_label("", "strong"), create_label("", "caption")
        cost, chevron = create_label("", "heading"), QWidget()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        for label in (sentence, place):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            texts.addWidget(label)
        texts.addStretch(1)
        self.row.addWidget(self._card_space)
        self.row.addLayout(texts, 1)
        self.add_label(cost)
        self.row.addWidget(chevron)
        chevron.setFixedWidth(SPACINGS[2])
        chevron.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._chevron = chevron
        cost.setWordWrap(False)
        cost.setFont(create_font(LABEL, BOLD))
        cost.setForegroundRole(QPalette.ColorRole.Link)
        sentence.setText(words.choice_text(choice.verdict))
        help_ = [say("storage-assisted")] * choice.is_assisted
        place.setText(SEPARATOR.join([place_text(choice, today, names_game=names_game), *help_]))
        cost.setText(verdict_text.cost_text(choice.verdict))
        self.setAccessibleName(
            say("review-choice", choice=sentence.text(), place=place.text(), cost=cost.text())
        )

    def on_pressed(self) -> None:
        self.request.emit(ReviewChoice(self.choice.match_id, self.choice.ply))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if self._card is not None:
            centre = QRectF(self._card_space.geometry()).center()
            picture = self.card_painter.picture(self._card, CARD_WIDTH)
            draw_turned_card(painter, centre, picture, self.card_painter, CARD_WIDTH, 0)
        middle = QPointF(self._chevron.geometry().center().x(), box.center().y())
        draw_chevron(
            painter, middle, CHEVRON_SIZE, self.palette().color(QPalette.ColorRole.WindowText)
        )


def place_text(choice: DatedChoice, today: date, *, names_game: bool) -> str:
    """Return a text that names the hand and the day of a choice."""
    parts = [games.game_name(choice.game)] * names_game + [words.hand_text(choice, today)]
    return SEPARATOR.join(parts)


def chosen_card(action: Action) -> Card | None:
    """Return the card that an action plays, shows or discards, or None."""
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)):
            return card
        case _:
            return None


class CostsPanel(MyPlayPanel):
    """Shows the costliest choices. A click on one of them opens it in the review."""

    def __init__(self, card_painter: BackgroundCardPainter) -> None:
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

        The game is a key, or "" for all games. Without an empty text, nothing was played.
        """
        shown = choices if self._shows_all else choices[:SHOWN]
        self.rows = [CostRow(each, today, self.card_painter, names_game=not game) for each in shown]
        for row in self.rows:
            row.request.connect(self.request)
        replace_rows(self._list, self.rows)
        label = say("fewer-mistakes") if self._shows_all else say("all-mistakes")
        self.set_link(label if len(choices) > SHOWN else "")
        if choices:
            self.show_body()
            self.note_label.setText(unit)
        else:
            self.show_empty(empty_text or say("no-costs"), has_button=not empty_text)
