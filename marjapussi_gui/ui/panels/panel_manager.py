"""The management of all panels over the table.

Panels show the match up to the current moment and hold no state of it.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from ...engine.cards import Card
from ...engine.game import Game
from ...engine.view import View
from ...model.playing_habits import HabitRate
from ...ports.services import ProvenHoldings
from ...session.history import History
from ..board.board_geometry import tools_box
from ..board.table_board import TableBoard
from ..board.table_layout import CardSpot
from ..common.theme import text_scale
from ..text.hand_score_ledger import create_ledger
from ..text.i18n import Message
from ..text.match_end_text import create_match_end
from ..text.score_text import tournament_points
from .cards_out_panel import CardsOutPanel
from .hand_log_panel import HandLogPanel
from .hand_score_panel import HandScorePanel
from .hands_panel import HabitsPanel, HandsPanel
from .hint_areas import hint_areas
from .hint_panel import HintPanel, PraisePanel
from .last_trick_view import LastTrickView
from .open_hands_view import OpenCard, OpenHandsView, collect_hands
from .sets_panels import DiscardsPanel, KnownCardsPanel
from .side_panel import PanelArea, SidePanel, area_beside_trick
from .table_panel import SHADOW_MARGIN, TablePanel
from .tricks_panel import TricksPanel

TOOLS_GAP = 8  # pixels
RESULT_BOTTOM = 32  # table units below the result of a match

ProveCards = Callable[[View], ProvenHoldings | None]


class PanelManager(QObject):
    """Opens and closes the panels, and keeps the open ones up to date with the match."""

    panel_closed = Signal()  # the keyboard focus should return to the cards

    def __init__(
        self,
        page: QWidget,
        board: TableBoard,
        prove: ProveCards,
        *,
        hint_button_x: Callable[[], int],
        buttons_box: Callable[[], QRect],
        rules_name: Callable[[], str],
        is_one_of_ten: Callable[[], bool],
    ) -> None:
        super().__init__(page)
        self._page, self._board, self._prove = page, board, prove
        self._hint_button_x, self._buttons_box = hint_button_x, buttons_box
        self._rules_name = rules_name
        self.open_hands = OpenHandsView(page, board)
        self.open_hands.lower()
        board.lower()
        self.hand_score = HandScorePanel(page, board.accept_press, is_one_of_ten)
        self.hint, self.guide, self.praise = HintPanel(page), HintPanel(page), PraisePanel(page)
        self.tricks, self.cards_out, self.hand_log = (
            TricksPanel(page),
            CardsOutPanel(page),
            HandLogPanel(page),
        )
        self.last_trick = LastTrickView(page, board)
        self.hand_scores, self.habits = HandsPanel(page), HabitsPanel(page)
        self.discards, self.known_cards = DiscardsPanel(page), KnownCardsPanel(page)
        self._history_at: Callable[[int], History] = _empty_history
        self._is_evaluated = False
        for panel in self.all_panels:
            panel.closed.connect(self.panel_closed)
            panel.rebuilt.connect(self.place_panels)
        self.hint.visibility_changed.connect(self.on_hint_visibility_changed)
        self.hand_score.all_hands_requested.connect(self.toggle_hand_scores)
        self.hand_score.line_toggled.connect(self._highlight_cards)
        self.hand_score.hidden.connect(self._on_hand_score_hidden)
        self.open_hands.card_pressed.connect(self._on_open_card_pressed)
        self.hand_score.card_pressed.connect(self._on_counted_card_pressed)
        self.open_hands.pressed.connect(self.hand_score.skip_requested)
        board.event_player.view_shown.connect(self.sync)

    @property
    def all_panels(self) -> tuple[TablePanel, ...]:
        notes = self.hint, self.guide, self.praise
        return self.hand_score, *notes, self.last_trick, *self.side_panels

    @property
    def side_panels(self) -> tuple[SidePanel, ...]:
        """The panels beside the trick; at most one of them is open."""
        return (
            self.tricks,
            self.cards_out,
            self.hand_log,
            self.hand_scores,
            self.discards,
            self.known_cards,
            self.habits,
        )

    @property
    def history(self) -> History:
        return self._history_at(self._board.event_player.ply)

    def begin_match(
        self, history_at: Callable[[int], History], *, is_evaluated: bool = False
    ) -> None:
        """Use the panels for another match.

        history_at(ply) returns its history after ply actions. If is_evaluated, the score of a hand
        is compared with that of the expert.
        """
        self._history_at, self._is_evaluated = history_at, is_evaluated
        self.close_all()

    def sync(self) -> None:
        for panel, update in (
            (self.last_trick, self._update_last_trick),
            (self.tricks, self._update_tricks),
            (self.cards_out, self._update_cards_out_panel),
            (self.hand_log, self._update_hand_log),
            (self.hand_scores, self._update_hands),
            (self.discards, self._update_discards),
            (self.known_cards, self._update_known_cards),
        ):
            if panel.is_open:
                update()

    def retranslate(self) -> None:
        self.hand_log.clear_log()
        self.sync()
        if self.hand_score.is_open:
            self.show_hand_score()

    def close_all(self) -> None:
        """Close all panels except the hand log."""
        for panel in self.all_panels:
            if panel is not self.hand_log:
                panel.hide()

    def forget_all(self) -> None:
        self.close_all()
        self.hand_log.hide()
        self.hand_log.clear_log()

    def close_open_panels(self) -> bool:
        """Close all open panels except the hand score. Return whether any was open."""
        open_ones = [p for p in self.all_panels if p.is_open and p is not self.hand_score]
        for panel in open_ones:
            panel.close_panel()
        return bool(open_ones)

    # Toggles: opening a panel closes the others

    def toggle_tricks(self) -> None:
        """Open or close the panel with the last trick or, after the hand, all tricks.

        In rummy, open or close the panel with the discards instead.
        """
        if self._board.table_layout.is_rummy:
            if self.discards.is_open or self._is_rummy_deal:
                self._toggle(self.discards, self._update_discards)
            return
        if self.last_trick.is_open or self._can_show_last_trick:
            self._toggle_last_trick()
            return
        self._toggle(self.tricks, self._update_tricks)

    @property
    def _can_show_last_trick(self) -> bool:
        past = self.history
        return bool(past.tricks) and not past.is_hand_over and not self.tricks.is_open

    def _toggle_last_trick(self) -> None:
        if self.last_trick.is_open:
            self.last_trick.close_panel()
            return
        self._close_others(self.last_trick)
        self._update_last_trick()

    @property
    def _is_rummy_deal(self) -> bool:
        view = self._board.event_player.view
        return view is not None and view.rummy.is_dealt

    def toggle_cards_out(self) -> bool:
        if self._board.table_layout.is_rummy:
            if self.known_cards.is_open or self._is_rummy_deal:
                self._toggle(self.known_cards, self._update_known_cards)
            return self.known_cards.is_open
        view = self._board.event_player.view
        if self.cards_out.is_open or (view is not None and view.hand):
            self._toggle(self.cards_out, self._update_cards_out_panel)
        return self.cards_out.is_open

    def toggle_hand_log(self) -> None:
        self._toggle(self.hand_log, self._update_hand_log)
        self.hand_log.scroll_to_end()

    def toggle_hand_scores(self) -> None:
        self._toggle(self.hand_scores, self._update_hands)

    def show_habits(
        self, rates: Sequence[HabitRate], name: str, agreeing_game: Game | None
    ) -> None:
        if not self.habits.is_open:
            self._toggle(self.habits, partial(self.habits.show_habits, rates, name, agreeing_game))

    def on_hint_visibility_changed(self, is_visible: object) -> None:
        if is_visible:
            self._close_others(self.hint)

    def _toggle(self, panel: SidePanel, update: Callable[[], None]) -> None:
        if panel.is_open:
            panel.close_panel()
            return
        self._close_others(panel)
        panel.set_area(self._side_area)
        update()
        panel.show()
        panel.raise_()
        self.place_panels()

    def _close_others(self, panel: TablePanel) -> None:
        for other in self.all_panels:
            if other.is_open and other not in (panel, self.hand_score):
                other.close_panel()

    def _update_tricks(self) -> None:
        past, people = self.history, self._board.event_player.people
        if past.tricks and not past.is_hand_over:
            self.tricks.close_panel()  # there was none when it was opened
            return
        self.tricks.set_area(self._side_area)
        title = Message("all-tricks") if past.is_hand_over else Message("table-last-trick")
        self.tricks.show_tricks(title, past.tricks, people, self._board.card_pictures)
        self.place_panels()

    def _update_last_trick(self) -> None:
        """Show the last trick of the current hand, or close the view if there is none."""
        past = self.history
        if past.tricks and not past.is_hand_over:
            self.last_trick.show_trick(past.tricks[-1], self._board.event_player.people)
        elif self.last_trick.is_open:
            self.last_trick.close_panel()

    def _update_cards_out_panel(self) -> None:
        view = self._board.event_player.view
        known = self._prove(view) if view is not None and view.hand else None
        if known is None:
            self.cards_out.hide()
            return
        self.cards_out.show_cards_out(
            known, self._board.event_player.people, self._board.card_pictures
        )
        self.place_panels()

    def _update_discards(self) -> None:
        view = self._board.event_player.view
        if view is None or not view.rummy.is_dealt:
            self.discards.hide()
            return
        self.discards.show_discards(view, self._board.card_pictures)
        self.place_panels()

    def _update_known_cards(self) -> None:
        view = self._board.event_player.view
        if view is None or not view.rummy.is_dealt:
            self.known_cards.hide()
            return
        self.known_cards.show_known_cards(
            view, self._board.event_player.people, self._board.card_pictures
        )
        self.place_panels()

    def _update_hand_log(self) -> None:
        self.hand_log.show_history(self.history, self._board.event_player.people)

    def _update_hands(self) -> None:
        player = self._board.event_player
        view = player.view
        points = () if view is None else tournament_points(view.match, view.game)
        self.hand_scores.show_hands(self.history.hand_scores, player.people, points)
        self.place_panels()

    def show_hand_score(self) -> bool:
        """Show the score of the hand that has ended. Return False if a hand is being played."""
        player = self._board.event_player
        past, view, people = self.history, player.view, player.people
        if past.hand_score is None or view is None:
            return False
        ledger = create_ledger(past.hand_score, view, people, past.match_won, self._rules_name())
        self.hand_score.animation_duration = player.speed.count_line
        self.open_hands.show_hands(collect_hands(past, people, self._board.card_layer.hand_order))
        self.hand_score.set_held_cards(self.open_hands.held_cards)
        match_end = (
            create_match_end(past.hand_scores, past.match_won, view.match, view.game, people)
            if past.match_won is not None
            else None
        )
        self.hand_score.show_ledger(
            ledger,
            self._board.card_pictures,
            match_end=match_end,
            is_evaluated=self._is_evaluated,
        )
        self.place_panels()
        return True

    # Geometry

    def set_unit(self, unit: float) -> None:
        for panel in self.all_panels:
            panel.set_unit(unit)

    def place_panels(self) -> None:
        width, height = self._page.width(), self._page.height()
        most = width - 40, height - 40
        if self.hand_score.is_open:
            self._place_hand_score(width, height)
        self.last_trick.place()
        self._place_hint_or_praise()
        for side_panel in self.side_panels:
            if side_panel.is_open:
                side_panel.place_in(self._side_area, most)

    def _place_hint_or_praise(self) -> None:
        """Place the hint, comment or praise below the hint button; a hint has priority."""
        open_notes = [each for each in (self.hint, self.guide, self.praise) if each.is_open]
        for note in open_notes[:1]:
            areas = hint_areas(self._board, self._buttons_box(), note.scale * text_scale())
            note.place_below_lamp(areas, self._hint_button_x())
        for note in open_notes[1:]:
            note.hide()

    def _place_hand_score(self, width: int, height: int) -> None:
        """Place the hand score in the middle, with all hands open around it if there is space."""
        layout, behind, count = self._board.table_layout, self.open_hands, self.hand_score
        below = round(tools_box(layout).bottom()) + TOOLS_GAP
        if count.shows_match_result:
            behind.hide()
            lowest = height - round(RESULT_BOTTOM * layout.unit)
            count.place_at(width // 2, height, width, lowest - below, between=(below, lowest))
            self._board.decorations.set_result_box(QRectF(count.geometry()))
            return
        top, bottom = behind.vertical_range(layout)
        widest, most = behind.width_between_hands(layout), bottom - top + 2 * SHADOW_MARGIN
        count.set_held_cards(behind.held_cards)
        count.fit_between_hands((widest, most) if behind.has_room(layout) else None)
        behind.setGeometry(0, 0, width, height)
        behind.has_cards = count.is_between_hands
        behind.show()
        if count.is_between_hands:
            centre = (top + bottom) // 2
            count.place_at(width // 2, centre, widest, most, between=(top, bottom))
            return
        room = height - below + SHADOW_MARGIN
        count.place_at(width // 2, (below + height) // 2, width, room, between=(below, height))

    def _on_hand_score_hidden(self) -> None:
        """Hide the open hands if the hand score was closed, not if it was hidden with the page."""
        if not self.hand_score.is_open:
            self.open_hands.hide()

    def _on_open_card_pressed(self, open_card: OpenCard) -> None:
        """Highlight a played card to ask about it, unless the score is still being counted up."""
        tricks = self.history.tricks
        is_told = not self._board.event_player.is_playing
        if is_told and any(open_card.card in t.cards for t in tricks):
            self.open_hands.light_card(open_card)

    def _on_counted_card_pressed(self, card: Card, spot: CardSpot) -> None:
        trick = next((each for each in self.history.tricks if card in each.cards), None)
        if trick is not None and not self._board.event_player.is_playing:
            seat = trick.seats[trick.cards.index(card)]
            self.hand_score.explainable.ask_at(seat, card, spot, self._board.card_pictures)

    def _highlight_cards(self) -> None:
        self.hand_score.explainable.clear()
        self.open_hands.highlight(self.hand_score.open_line_cards)

    @property
    def _side_area(self) -> PanelArea | None:
        """The area for panels beside the trick; None after a hand, when panels are centred."""
        return None if self.hand_score.is_open else area_beside_trick(self._board.table_layout)


def _empty_history(_ply: int) -> History:
    return History()
