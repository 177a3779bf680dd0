"""Questions in a review about cards on the table and in the panel of tricks."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ....engine.events import DISCARD_ZONE
from ....engine.rummy.observations import discarding_seats
from ....engine.state import NOBODY, Seat
from ....ports.services import AnalysisServices
from ....session.task_runner import TaskRunner
from ...board.graphics_items import CardItem
from ...board.table_layout import CardSpot
from ...panels.card_questions import AnswerPlacement, CardQuestion, CardQuestions
from ...panels.explainable_cards import ExplainableCard, ExplainableCards
from ...panels.hint_areas import card_boxes
from ...panels.question.review_board import ReviewBoard
from ...panels.tricks_panel import TricksPanel
from .review_state import ReviewState

OPEN_ZONES = ("up", "laid")  # zones of cards that lie open before a player


class ReviewQuestions(QObject):
    """Makes played and discarded cards explainable: a click on one shows the player's reasons."""

    answered = Signal(str)
    help_given = Signal()  # the question was about a hand that isn't finished

    def __init__(
        self,
        page: QWidget,
        board: ReviewBoard,
        tricks_panel: TricksPanel,
        question_panel: QWidget,
        find_state: Callable[[], ReviewState | None],
        *,
        analysis: AnalysisServices,
        runner: TaskRunner,
    ) -> None:
        super().__init__(page)
        self._page, self._board, self._find_state = page, board, find_state
        self._question_panel = question_panel
        self._shown: object = None  # the explainable cards on the table, their places and pictures
        self.card_questions = CardQuestions(page, analysis, runner)
        self.card_questions.answered.connect(self.answered)
        # not in the board, because that lets the mouse through
        self.table_cards = ExplainableCards(page)
        self.table_cards.asked.connect(self.ask)
        tricks_panel.card_asked.connect(self.ask)
        tricks_panel.closed.connect(self.card_questions.close)

    def close(self) -> bool:
        return self.card_questions.close()

    def show_moment(self) -> None:
        """Close the answer, and make the cards that players chose at this moment explainable."""
        self.card_questions.close()
        self.update_cards()

    def update_cards(self) -> None:
        """Place the explainable cards again if they were moved or look different."""
        lying = [
            (seat, item.card, CardSpot(item.x(), item.y(), item.rotation(), item.width))
            for seat, item in self._items_with_seats()
        ]
        deck = self._board.card_pictures
        if (lying, deck) == self._shown:
            return
        self._shown = lying, deck
        self.card_questions.close()
        self.table_cards.clear()
        for seat, card, spot in lying:
            self._add_card(ExplainableCard(self._page, seat, card, spot, deck), spot)

    def _items_with_seats(self) -> Iterator[tuple[Seat, CardItem]]:
        """Yield the cards of the trick and the visible discards with the seats that chose them.

        NOBODY chose the card that the deal turned up. The discard that ends a hand counts as
        nobody's, too, because it needs no reason.
        """
        view, zones = self._board.event_player.view, self._board.card_layer.zones
        for zone, items in zones.items():
            if zone.kind == "trick":
                yield from ((Seat(zone.seat), item) for item in items)
        discards = zones.get(DISCARD_ZONE, ())
        if view is not None and discards:
            seats = *discarding_seats(view.rummy), NOBODY  # the last if a discard ends the hand
            for seat, item in zip(seats, discards, strict=False):
                if item.isVisible():
                    yield seat, item

    def _add_card(self, card: ExplainableCard, spot: CardSpot) -> None:
        card.setEnabled(card.seat != NOBODY)
        card.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it to the timeline
        card.move_centre(spot.x + self._board.x(), spot.y + self._board.y())
        card.stackUnder(self._question_panel)
        card.show()
        self.table_cards.add(card)

    def ask(self, card: ExplainableCard) -> None:
        state = self._find_state()
        if state is None:
            return
        playback = state.playback
        is_hand_over = not playback.is_hand_unfinished(state.ply)
        if not is_hand_over:
            self.help_given.emit()
        question = CardQuestion(
            playback.record,
            playback.next_hand_start(state.ply),
            card.seat,
            card.card,
            state.people,
            is_hand_over,
            player=None if state.match is None else state.match.computer_player(card.seat),
            shared=None if state.match is None else state.match.shared,
        )
        self.card_questions.ask(question, partial(self._place, card))

    def _place(self, card: ExplainableCard) -> AnswerPlacement:
        box = card.place_on(self._page)
        others = [each.place_on(self._page) for each in self.table_cards.cards]
        obstacles = (
            (self._question_panel.geometry(), 4),
            *((each, 2) for each in (box, *others, *card_boxes(self._board, OPEN_ZONES))),
        )
        return AnswerPlacement(
            box, obstacles, self._board.table_layout.unit, self._board.card_pictures
        )
