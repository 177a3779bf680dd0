"""The panel with the player's costliest choices of the last 30 days."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
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

HEIGHT, ROW_HEIGHT, CARD_WIDTH = 280, 64, 38
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
        self.choice, self._card_painter = choice, card_painter
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
            picture = self._card_painter.picture(self._card, CARD_WIDTH)
            draw_turned_card(painter, centre, picture, self._card_painter, CARD_WIDTH, 0)
        middle = QPointF(self._chevron.geometry().center().x(), box.center().y())
        draw_chevron(
            painter, middle, CHEVRON_SIZE, self.palette().color(QPalette.ColorRole.WindowText)
        )


def place_text(choice: DatedChoice, today: date, *, names_game: bool) -> str:
    """Return a text that names the hand and the day of a choice."""
    hand = say(
        "hand-of-day", day=words.day_text(choice.played_at, today), hand=choice.hand_number + 1
    )
    parts = [games.game_name(choice.game)] * names_game + [hand]
    return SEPARATOR.join(parts)


def chosen_card(action: Action) -> Card | None:
    """Return the card that an action plays, shows or discards, or None."""
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)):
            return card
        case _:
            return None


class CostsPanel(MyPlayPanel):
    """Shows the costliest choices first; a link shows all of them."""

    resized = Signal()  # more or fewer rows are shown

    def __init__(self, card_painter: BackgroundCardPainter) -> None:
        super().__init__(HEIGHT)
        self._card_painter = card_painter
        self.rows: list[CostRow] = []
        self._choices: tuple[DatedChoice, ...] = ()
        self._praised: DatedChoice | None = None
        self._today, self._names_game, self._in_points = date.min, False, False
        self._has_hands, self._has_decisions, self._shows_all = False, False, False
        self._list = QVBoxLayout(self.body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)

    def show_choices(
        self,
        choices: Sequence[DatedChoice],
        praised: DatedChoice | None,
        today: date,
        *,
        names_game: bool,
        in_points: bool,
        has_hands: bool,
        has_decisions: bool,
    ) -> None:
        """Show the player's costliest choices, the worst first, or praise if there are none."""
        self._choices, self._today, self._names_game = tuple(choices), today, names_game
        self._praised = praised
        self._in_points, self._has_hands = in_points, has_hands
        self._has_decisions = has_decisions
        self.show_content(
            self._choices, praised, today, names_game, in_points, has_hands, has_decisions
        )

    def set_card_painter(self, card_painter: BackgroundCardPainter) -> None:
        """Use a painter for the cards of another deck."""
        self._card_painter = card_painter
        self.retranslate()

    def on_link_clicked(self) -> None:
        self._shows_all = not self._shows_all
        self.retranslate()
        self.resized.emit()

    def retranslate(self) -> None:
        self.title_label.setText(say("costs"))
        if self._content is None:
            self.set_link("")
            self.show_empty("")
            return
        if not self._choices:
            self._show_nothing()
            return
        self.show_body()
        self.note_label.setText(
            words.cost_unit_text(in_points=None if self._names_game else self._in_points)
        )
        shown = self._choices if self._shows_all else self._choices[:SHOWN]
        self.rows = [
            CostRow(choice, self._today, self._card_painter, names_game=self._names_game)
            for choice in shown
        ]
        for row in self.rows:
            row.request.connect(self.request)
        replace_rows(self._list, [*self.rows])
        label = say("fewer-mistakes") if self._shows_all else say("all-mistakes")
        self.set_link(label if len(self._choices) > SHOWN else "")

    def _show_nothing(self) -> None:
        self.rows = []
        self.set_link("")
        if self._has_decisions:
            self.show_empty(self._no_mistakes_text())
        elif self._has_hands:
            self.show_empty(say("reviewing"))
        else:
            self.show_empty(say("no-costs"), say("my-play-play-hand"))

    def _no_mistakes_text(self) -> str:
        if self._praised is None:
            return say("my-play-no-mistakes")
        place = place_text(self._praised, self._today, names_game=self._names_game)
        return words.praise_text(place, self._praised.verdict)
