"""The controller between a match session and a board.

Events of the session are shown on the board; actions chosen there go to the session.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action, Draw, Lay, Play
from ...engine.cards import Card
from ...engine.game import IllegalActionError
from ...engine.phases.play_obligations import PlayObligation, strictest_obligation
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ...session.match_session import MatchSession
from ...session.participants import HumanPlayer
from ..text import action_labels as words
from ..text import obligation_text
from ..text.table_players import TablePlayers
from .hand_sets import best_groups, complete_with_own_sets, ways_to_lay_sets
from .press_filter import NEW_TURN_MS
from .prompt_bar import PromptBar
from .prompt_options import NO_OPTIONS, PromptOptions, prompt_options
from .set_chooser import SetChooser
from .table_board import TableBoard


class TableController(QObject):
    """Lets the player act in one match at a time."""

    turn_offered = Signal()  # it is the player's turn, and all events are shown
    action_taken = Signal()  # the player acted
    card_refused = Signal(str)  # why a card cannot be played
    hand_finished = Signal()  # a hand or the match is over, and all events are shown
    person_awaited = Signal()  # it is the turn of a person who isn't at the screen

    def __init__(
        self,
        board: TableBoard,
        prompt_bar: PromptBar,
        parent: QObject,
        *,
        confirm_action: Callable[[Action], bool] = lambda _: True,
        asks_which_sets: bool = False,
        select_options: Callable[[View], PromptOptions] = prompt_options,
    ) -> None:
        """Create the controller of a board and its buttons.

        confirm_action returns False to hold an action back until the player confirms it. With
        asks_which_sets, the player is asked if there are several ways of laying sets.
        select_options returns what a view offers to the player.
        """
        super().__init__(parent)
        self._board, self._prompt_bar = board, prompt_bar
        self._session: MatchSession | None = None
        self._player = HumanPlayer()
        self._people: TablePlayers | None = None
        self._prompts: PromptOptions = NO_OPTIONS
        self.plays_forced_cards = False  # play a card automatically if it is the only legal one
        self._is_redoing = False  # then nothing is played automatically
        self._confirm_action, self._asks_which_sets = confirm_action, asks_which_sets
        self._select_options = select_options
        self.set_chooser = SetChooser(board, prompt_bar, self)
        self.set_chooser.chosen.connect(self.perform_if_confirmed)
        self.set_chooser.cancelled.connect(self.refresh_prompts)
        self.set_chooser.offered.connect(prompt_bar.spoken)
        board.event_player.view_shown.connect(self.on_view_shown)
        board.event_player.settled.connect(self.on_playback_finished)
        board.hand_input.action_chosen.connect(self.on_action_pressed)
        board.hand_input.card_refused.connect(self.on_card_refused)
        board.hand_input.selection_changed.connect(self.on_selection_changed)
        board.digit_typed.connect(prompt_bar.type_digit)
        board.hand_input.button_pressed.connect(prompt_bar.press_default)
        prompt_bar.action_chosen.connect(self.on_action_pressed)
        prompt_bar.sets_action_chosen.connect(self.on_sets_action_pressed)
        prompt_bar.arrange_requested.connect(self.on_arrange_pressed)

    @property
    def session(self) -> MatchSession | None:
        return self._session

    @property
    def people(self) -> TablePlayers | None:
        return self._people

    @property
    def view(self) -> View | None:
        """The view of the decision that the player has to make, or None."""
        return self._player.pending_request[1] if self._player.pending_request else None

    @property
    def prompts(self) -> PromptOptions:
        return self._prompts

    @property
    def is_offering(self) -> bool:
        """Whether the player can act: it is their turn, and all events have been shown."""
        return self.view is not None and self._prompts is not NO_OPTIONS

    @property
    def is_others_turn(self) -> bool:
        table = self._session
        if table is None or table.is_between_hands or table.state.match.is_over:
            return False
        return self.view is None

    def start_session(
        self, session: MatchSession, player: HumanPlayer, people: TablePlayers
    ) -> None:
        self.stop_session()
        self._session, self._player, self._people = session, player, people
        self._board.start_match(session.view, people)
        session.resume()

    def turn_to(self, seat: Seat, *, deals: bool = False) -> None:
        """Show the table from another person's seat or from nobody's, and go on or deal."""
        if self._session is None or self._people is None:
            return
        self._show_prompts(NO_OPTIONS, "")
        self._session.turn_to(seat)
        self._people = replace(self._people, own_seat=seat)
        self._board.start_match(self._session.view, self._people)
        if deals:
            self._session.deal_next_hand()
        else:
            self._session.resume()

    def stop_session(self) -> None:
        if self._session is not None:
            self._session.cancel_request()
            self._session, self._player = None, HumanPlayer()
        self._show_prompts(NO_OPTIONS, "")

    def undo(self) -> None:
        if self._session is not None and self._session.can_undo:
            self._board.finish_events()
            self._show_prompts(NO_OPTIONS, "")
            self._session.undo()

    def undo_together(self) -> None:
        """Undo back to the last decision that any of the people at this screen made."""
        if self._session is not None:
            self._board.finish_events()
            self._show_prompts(NO_OPTIONS, "")
            self._session.undo_together()

    def redo(self) -> None:
        if self._session is not None and self._session.can_redo:
            self._board.finish_events()
            self._is_redoing = True
            self._show_prompts(NO_OPTIONS, "")
            self._session.redo()

    def play_out_hand(self) -> None:
        if self._session is not None:
            self._show_prompts(NO_OPTIONS, "")
            self._session.play_out_hand()

    def deal_next_hand(self) -> None:
        if self._session is not None:
            self._board.finish_events()
            self._session.deal_next_hand()

    def refresh_prompts(self) -> None:
        if self.set_chooser.is_active:
            self.set_chooser.refresh()
        elif self.is_offering and self.view is not None and self._people is not None:
            self._board.decorations.prompt_sentence.show_text(self._prompt_sentence())
            self._prompt_bar.show_options(self._prompts, self.view, self._people)

    def retranslate(self) -> None:
        table, people, sentence = (
            self._session,
            self._people,
            self._board.decorations.prompt_sentence,
        )
        if self.is_offering or self.set_chooser.is_active:
            self.refresh_prompts()
        elif table is not None and people is not None and sentence.text:
            shown = (
                self._board.event_player.view if self._board.event_player.is_playing else table.view
            )
            sentence.show_text("" if shown is None else words.prompt_sentence(shown, people))

    # Slots

    def on_turn_requested(self) -> None:
        is_playing = self._board.event_player.is_playing  # cards being lifted don't delay the turn
        if self.view is not None and not is_playing:
            self._offer_turn()

    def on_view_shown(self) -> None:
        """Say whose turn it is in the view being shown while events are played back."""
        view = self._board.event_player.view
        if (
            self._session is None
            or self._people is None
            or view is None
            or self._prompts is not NO_OPTIONS
        ):
            return
        is_mine = view.turn == self._people.own_seat
        self._board.decorations.prompt_sentence.show_text(
            "" if is_mine else words.prompt_sentence(view, self._people)
        )

    def on_playback_finished(self) -> None:
        if self._session is None:
            return
        if self._player.pending_request is not None:
            self._offer_turn()
        elif self._session.is_between_hands or self._session.state.match.is_over:
            self._show_prompts(NO_OPTIONS, "")
            self.hand_finished.emit()
        elif self._session.awaited_seat != NOBODY:
            self.person_awaited.emit()
        elif self._people is not None:
            self._show_prompts(NO_OPTIONS, words.prompt_sentence(self._session.view, self._people))

    def on_action_pressed(self, action: Action) -> None:
        """Perform the chosen action, unless the press came too soon to be intentional."""
        if self._board.accept_press():
            self.perform_if_confirmed(action)
        else:
            self._board.hand_input.return_cards()

    def perform_if_confirmed(self, action: Action) -> None:
        """Perform an action, unless confirm_action refuses it."""
        if self._confirm_action(action):
            self.perform(action)
        else:
            self._board.hand_input.return_cards()

    def perform(self, action: Action) -> None:
        """Perform an action for the player, if it is the player's turn."""
        table, waiting = self._session, self._player.pending_request
        if table is None or waiting is None:
            return
        try:
            self._is_redoing = False
            self._show_prompts(NO_OPTIONS, "")
            self.action_taken.emit()
            table.submit_action(waiting[0], action)
        except IllegalActionError:
            self._offer_turn()

    def on_sets_action_pressed(self, action: Action) -> None:
        table, view = self._session, self.view
        if table is None or view is None:
            return
        groups = self._board.card_layer.hand_order.groups
        if isinstance(action, Lay) and self._asks_which_sets:
            options = ways_to_lay_sets(view, groups, table.refusal_reason)
            if len(options) > 1:
                if self._board.accept_press():
                    self.set_chooser.start(view, options)
                return
        self.on_action_pressed(complete_with_own_sets(action, view, groups, table.refusal_reason))

    def on_arrange_pressed(self) -> None:
        view = self.view
        if view is not None and view.rummy.is_dealt:
            self._board.hand_input.set_groups(best_groups(view))
            self._board.setFocus()  # otherwise Space would arrange the hand again

    def on_card_refused(self, card: Card) -> None:
        table, people = self._session, self._people
        if table is None or people is None:
            return
        obligation = table.violated_obligation(card) if self._player.pending_request else None
        why = (
            obligation_text.refusal_sentence(obligation)
            if obligation
            else obligation_text.not_playable_sentence(table.view, people)
        )
        self._board.decorations.prompt_sentence.show_text(why)
        self.card_refused.emit(why)

    def on_selection_changed(self) -> None:
        view, people = self.view, self._people
        if view is not None and people is not None:
            self._prompt_bar.set_selected_cards(self._board.hand_input.selected_cards, view, people)
            if self._prompts.required_count:
                self._board.decorations.prompt_sentence.show_text(self._prompt_sentence())

    # Private

    def _offer_turn(self) -> None:
        view, people, table = self.view, self._people, self._session
        assert view is not None
        assert people is not None
        assert table is not None
        if (
            len(view.legal_actions) == 1
            and isinstance(view.legal_actions[0], Draw)
            and not view.rummy.is_dealt
        ):
            self.perform(view.legal_actions[0])
            return
        if self.plays_forced_cards and not self._is_redoing and _has_single_card(view):
            self.perform(view.legal_actions[0])
            return
        offered = self._select_options(view)
        self._show_prompts(offered, self._prompt_sentence(), offered.unplayable(view.hand))
        self._board.press_filter.block_for(NEW_TURN_MS)
        self._prompt_bar.show_options(offered, view, people)
        self.turn_offered.emit()

    def _prompt_sentence(self) -> str:
        view, people = self.view, self._people
        assert view is not None
        assert people is not None
        chosen = self._board.hand_input.chosen_count
        return words.prompt_sentence(
            view, people, chosen=chosen, obligation=self._strictest_obligation(view)
        )

    def _strictest_obligation(self, view: View) -> PlayObligation | None:
        """Return the strictest rule (such as following suit) that forbids any card now, or None."""
        table = self._session
        assert table is not None
        obligations_now = [
            obligation
            for card in view.hand
            if (obligation := table.violated_obligation(card)) is not None
        ]
        return strictest_obligation(obligations_now) if obligations_now else None

    def _show_prompts(
        self, options: PromptOptions, sentence: str, forbidden_cards: list[Card] | None = None
    ) -> None:
        self._prompts = options
        self.set_chooser.clear()
        self._board.offer_actions(options, sentence, forbidden_cards or ())
        if options is NO_OPTIONS:
            self._prompt_bar.show_options(NO_OPTIONS, None, None)


def _has_single_card(view: View) -> bool:
    return len(view.legal_actions) == 1 and isinstance(view.legal_actions[0], Play)
