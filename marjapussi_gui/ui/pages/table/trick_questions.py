"""Questions about the cards of tricks, asked at the table or after a hand."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ....engine.state import Seat
from ....model.match_state import MatchState
from ....model.new_game import ComputerPlayer
from ....model.playing_habits import HabitRate
from ....ports.services import Services
from ...board.board_geometry import tools_box
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.card_questions import AnswerPlacement, CardQuestion, CardQuestions
from ...panels.explainable_cards import ExplainableCard
from ...panels.hint_areas import card_boxes
from ...panels.panel_manager import PanelManager
from ...text.glossary import explain_terms
from ...text.partner_agreement_text import bid_meaning_text

OPEN_ZONES = ("up", "down")  # zones of cards that lie open before a player


class TrickQuestions(QObject):
    """Answers questions about the last trick during play, and about all tricks after a hand."""

    answered = Signal(str)

    def __init__(
        self,
        page: QWidget,
        services: Services,
        board: TableBoard,
        panels: PanelManager,
        table_controller: TableController,
    ) -> None:
        super().__init__(page)
        self._board, self._panels, self._table_controller = board, panels, table_controller
        self.card_questions = CardQuestions(page, services.analysis, services.system.task_runner)
        self._partner_habits = services.analysis.partner_habits
        self.match: MatchState | None = None  # the match at the table, as it began
        self.keeps_agreements = False  # whether the partner's bids promise what partners agreed
        self.card_questions.answered.connect(self.answered)
        self.card_questions.habits_requested.connect(self.show_habits)
        board.bubble_clicked.connect(self.explain_bubble)
        panels.last_trick.explainable.asked.connect(self.ask_about_last_trick)
        panels.last_trick.closed.connect(self.card_questions.close)
        panels.last_trick.visibility_changed.connect(self.on_visibility_changed)
        panels.tricks.card_asked.connect(self.ask_about_hand)
        for sets_panel in (panels.discards, panels.known_cards):
            sets_panel.card_asked.connect(self.ask_about_set_card)
            sets_panel.visibility_changed.connect(self.on_visibility_changed)
        for explainable in (panels.open_hands.explainable, panels.hand_score.explainable):
            explainable.asked.connect(self.ask_about_hand)
            explainable.cleared.connect(self.card_questions.close)
        panels.hand_score.hidden.connect(self.card_questions.close)
        panels.tricks.closed.connect(self.card_questions.close)

    def close(self) -> bool:
        return self.card_questions.close()

    def close_last_trick(self) -> None:
        """Hide the last trick, because the player has acted."""
        self.card_questions.close()
        self._panels.last_trick.hide()

    def on_visibility_changed(self, is_visible: object) -> None:
        if not is_visible:
            self.card_questions.close()

    def ask_about_last_trick(self, card: ExplainableCard) -> None:
        self._ask(card, partial(self._place_at_table, card.seat))

    def ask_about_hand(self, card: ExplainableCard) -> None:
        self._ask(card, partial(self._place_beside_card, card))

    def ask_about_set_card(self, card: ExplainableCard) -> None:
        self._ask(card, partial(self._place_beside_plate, card.seat, self._sets_panel_boxes))

    def explain_bubble(self, seat: Seat) -> None:
        """Explain a seat's last bid or, after the auction, the terms in its speech bubble."""
        view, people = self._board.event_player.view, self._board.event_player.people
        bubble = self._board.decorations.speech_bubbles.current_bubble
        if view is None or bubble is None:
            return
        text = bid_meaning_text(view, seat, people) or explain_terms(bubble.text, view.game)
        if text:
            self.card_questions.show_text(text, partial(self._place_at_table, seat))

    def _ask(self, card: ExplainableCard, find_place: "partial[AnswerPlacement]") -> None:
        session, people = self._table_controller.session, self._board.event_player.people
        if session is None:
            return
        is_hand_over = self._panels.history.is_hand_over
        if not is_hand_over:
            session.mark_assisted()
        question = CardQuestion(
            session.record,
            self._board.event_player.ply,
            card.seat,
            card.card,
            people,
            is_hand_over,
            self._is_partner(card.seat) and bool(self._find_habits()),
            self._computer_player(card.seat),
            None if self.match is None else self.match.shared,
        )
        self.card_questions.ask(question, find_place)

    def show_habits(self) -> None:
        people = self._board.event_player.people
        self._panels.last_trick.hide()
        name = people.name(people.seating.partner_of(people.own_seat))
        session = self._table_controller.session
        assert session is not None
        agreeing_game = session.game if self.keeps_agreements else None
        self._panels.show_habits(self._find_habits(), name, agreeing_game)

    def _computer_player(self, seat: Seat) -> ComputerPlayer | None:
        assert self.match is not None
        return self.match.computer_player(seat, keeps_agreements=self.keeps_agreements)

    def _is_partner(self, seat: Seat) -> bool:
        people = self._board.event_player.people
        return people.seating.has_partners and seat == people.seating.partner_of(people.own_seat)

    def _find_habits(self) -> tuple[HabitRate, ...]:
        assert self.match is not None
        key = self.match.record.header.game.key
        return self._partner_habits(key, self.match.partner_level)

    def _place_at_table(self, seat: Seat) -> AnswerPlacement:
        return self._place_beside_plate(seat, self._last_trick_boxes)

    def _place_beside_plate(
        self, seat: Seat, find_obstacles: Callable[[], list[QRect]]
    ) -> AnswerPlacement:
        layout, plates = self._board.table_layout, self._board.decorations.seat_plates
        boxes = {each: plates.plate_box(each).toAlignedRect() for each in plates.plates}
        tools = tools_box(layout).toAlignedRect()
        obstacles = (
            *((box, 4) for box in (*find_obstacles(), *boxes.values(), tools)),
            *((box, 2) for box in (*self._own_card_boxes(), *card_boxes(self._board, OPEN_ZONES))),
        )
        return AnswerPlacement(boxes[seat], obstacles, layout.unit, self._board.card_pictures)

    def _last_trick_boxes(self) -> list[QRect]:
        view = self._panels.last_trick
        return [*view.card_boxes(), *view.text_boxes()]

    def _sets_panel_boxes(self) -> list[QRect]:
        panels = self._panels.discards, self._panels.known_cards
        return [panel.geometry() for panel in panels if panel.is_open]

    def _own_card_boxes(self) -> list[QRect]:
        board = self._board
        return [
            board.mapFromScene(item.sceneBoundingRect()).boundingRect()
            for item in board.card_layer.own_items()
        ]

    def _place_beside_card(self, card: ExplainableCard) -> AnswerPlacement:
        page = self._board.parentWidget()
        assert page is not None
        box = card.place_on(page)
        return AnswerPlacement(
            box, ((box, 1),), self._board.table_layout.unit, self._board.card_pictures
        )
