"""The table page of a window, with what tests read from it and do on it."""

from collections.abc import Callable
from threading import Event as Flag

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.session.participants import DecideAction
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.prompt_options import PromptOptions
from marjapussi_gui.ui.board.set_chooser import SetChooser
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.hand_score_panel import HandScorePanel
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.window.main_window import MainWindow


class TableDriver:
    """Read and play the match at the table of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def page(self) -> TablePage:
        return self.window.pages.table_page

    @property
    def board(self) -> TableBoard:
        return self.page.board

    @property
    def hand_score(self) -> HandScorePanel:
        return self.page.panels.hand_score

    # The match

    @property
    def session(self) -> MatchSession:
        """The session at the table; fail if there is none."""
        session = self.page.table_controller.session
        assert session is not None
        return session

    @property
    def people(self) -> TablePlayers:
        """The players at the table; fail if there is no match."""
        people = self.page.table_controller.people
        assert people is not None
        return people

    @property
    def action_count(self) -> int:
        return len(self.session.record.entries)

    @property
    def is_assisted(self) -> bool:
        return self.session.is_assisted

    # The player's turn

    @property
    def view(self) -> View | None:
        """The view of the decision that awaits the player; None if there is none."""
        return self.page.table_controller.view

    @property
    def own_view(self) -> View:
        """The view of the decision that awaits the player; fail if there is none."""
        view = self.view
        assert view is not None
        return view

    @property
    def is_offering(self) -> bool:
        return self.page.table_controller.is_offering

    @property
    def prompts(self) -> PromptOptions:
        return self.page.table_controller.prompts

    @property
    def set_chooser(self) -> SetChooser:
        return self.page.table_controller.set_chooser

    @property
    def own_cards(self) -> list[CardItem]:
        return self.board.card_layer.own_items()

    @property
    def playable_card(self) -> CardItem:
        return next(item for item in self.own_cards if item.card in self.prompts.card_actions)

    def perform(self, action: Action) -> None:
        self.page.table_controller.perform(action)

    def play_until(
        self, is_reached: Callable[[View], bool], decide: DecideAction | None = None
    ) -> View | None:
        """Play until a decision meets a condition; return its view.

        Return None if no decision awaits the player any more: the hand is over.
        """
        decide = decide or create_decider("normal", 3)
        while (view := self.view) is not None and not is_reached(view):
            self.perform(decide(view, Flag()))
        return view

    def play_hand(self, decide: DecideAction | None = None) -> None:
        self.play_until(lambda _: False, decide)


def set_animation_speed(board: TableBoard, speed: AnimationSpeed) -> None:
    """Set the speed of a board's events and of the player's own cards."""
    board.event_player.speed = board.hand_input.speed = speed
