"""The session of one match: asks players for actions, applies them, and can undo them."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..engine.actions import Action, Deal, Play
from ..engine.cards import Card, cards_in_set
from ..engine.events import HandScored, Log, MatchWon
from ..engine.game import Game, IllegalActionError
from ..engine.phases.play_obligations import PlayObligation
from ..engine.phases.tricks import TrickPhase
from ..engine.record import MatchRecord
from ..engine.record_lines import RecordEntry, deal_fingerprint
from ..engine.state import NOBODY, GameState, Seat
from ..engine.view import View, create_view
from ..model.match_state import MatchState
from ..model.remark import Note, Remark, RemarkWithView, with_note
from .history import History, SeenEvents
from .journal import Journal
from .participants import Participant

# its arguments: events, current view, number of actions so far
OnEvents = Callable[[SeenEvents, View, int], None]


class MatchSession:
    """A match in progress.

    Each request for an action has a number, its request_id, and an action with an outdated one is
    ignored. So undo, a new game and closing the window don't have to cancel anything else. Events
    are passed on as they happen. The session never waits for the UI, except between hands, until
    deal_next_hand() is called. If the UI raises an exception, it is reported and the match
    continues.
    """

    def __init__(
        self,
        match: MatchState,
        players: Sequence[Participant],
        journal: Journal,
        on_events: OnEvents,
    ) -> None:
        record = match.record
        self.header, self.seed = record.header, match.seed
        self.game: Game = record.header.game
        self.people = frozenset(filter(match.is_person, self.game.seating.seats))
        # the seat whose view is shown; NOBODY while none of several people is at the screen
        self.own_seat = NOBODY if self.has_several_people else min(self.people)
        self.last_person = self.own_seat  # at the screen; NOBODY if none has been there yet
        self._person_since = 0  # the ply at which last_person came to the screen
        self.is_assisted = match.is_assisted
        self._players, self._journal, self._on_events = list(players), journal, on_events
        self._states = [self.game.initial_state(record.header.start)]
        self._entries: list[RecordEntry] = []
        self._logs: list[Log] = []  # by action
        self._events_by_action: list[SeenEvents] = []  # as seen from own_seat
        # numbers of actions after which automatic play of the rest of a hand began
        self._play_out_starts: list[int] = []
        self._redo_entries: list[RecordEntry] = []
        self._request_id = 0
        self._asked_player: Participant | None = None
        self._is_advancing = False
        for entry in record.entries:
            self._apply(entry)
        length = len(self._entries)
        self._remarks = [each for each in match.remarks if each.ply <= length]
        self.notes = match.notes

    # State

    @property
    def state(self) -> GameState:
        return self._states[-1]

    @property
    def view(self) -> View:
        """The view of own_seat on the current state.

        Between hands, the dealer is still that of the last hand.
        """
        view = create_view(self.game, self.state, self.own_seat)
        scored = self.history().hand_score if self._is_hand_or_match_over else None
        return view if scored is None else replace(view, dealer=scored.dealer)

    @property
    def has_several_people(self) -> bool:
        """Whether people share the screen, so that it shows the hand of one of them at a time."""
        return len(self.people) > 1

    @property
    def awaited_seat(self) -> Seat:
        """The seat to act if its person isn't at the screen yet, or else NOBODY."""
        turn = self.state.turn
        return turn if turn in self.people and turn != self.own_seat else NOBODY

    @property
    def record(self) -> MatchRecord:
        return MatchRecord(self.header, tuple(self._entries))

    @property
    def ply(self) -> int:
        return len(self._entries)

    @property
    def request_id(self) -> int:
        """The number of the current request for an action, which its answer must carry."""
        return self._request_id

    def history(self, ply: int | None = None) -> History:
        """Return the history as own_seat saw it, up to a ply (number of actions) or up to now."""
        last = len(self._entries) if ply is None else ply
        remarks = tuple(
            RemarkWithView(
                each, create_view(self.game, self._states[each.decision_ply], self.own_seat)
            )
            for each in self._remarks
            if each.ply <= last and self._is_for_person_here(each.decision_ply)
        )
        notes = tuple(
            each for each in self.notes if each.ply <= last and self._is_for_person_here(each.ply)
        )
        events = tuple(self._events_by_action[:ply])
        return History(events, self._cards_left_after(ply), remarks, notes)

    def _is_for_person_here(self, ply: int) -> bool:
        """Return whether the person at the screen may read remarks and notes about a moment."""
        before = self._states[ply]
        is_hand_over = before.match.hands_played < self.state.match.hands_played
        return not self.has_several_people or is_hand_over or before.turn == self.own_seat

    def _cards_left_after(self, ply: int | None) -> tuple[tuple[Card, ...], ...]:
        """Return the unplayed cards of each seat if the hand ended early, else an empty tuple."""
        last = (
            len(self._events_by_action) if ply is None else min(ply, len(self._events_by_action))
        ) - 1
        if last < 0 or not any(
            isinstance(event, HandScored) for event in self._events_by_action[last]
        ):
            return ()
        action, before = self._entries[last].action, self._states[last]
        played = 1 << action.card if isinstance(action, Play) else 0
        return tuple(cards_in_set(hand & ~played) for hand in before.hands)

    @property
    def is_between_hands(self) -> bool:
        """Whether a hand is over and the session waits for deal_next_hand()."""
        match, before = self.state.match, self._states[-2:][0].match
        return self._is_deal_due and not match.is_over and match.hands_played > before.hands_played

    @property
    def deal_fingerprint(self) -> str:
        """The fingerprint of the current deal, which was published before any card was visible."""
        deals = [entry.action for entry in self._entries if isinstance(entry.action, Deal)]
        return deal_fingerprint(deals[-1], self.seed) if deals else ""

    @property
    def is_dealt_from_seed(self) -> bool:
        """Whether all cards so far were dealt from the seed of the match."""
        return all(
            entry.action == self.game.chance_action(state, self.seed)
            for entry, state in zip(self._entries, self._states, strict=False)
            if entry.seat == NOBODY
        )

    def violated_obligation(self, card: Card) -> PlayObligation | None:
        """Return the rule that keeps own_seat from playing a card now, or None if there is none."""
        phase, state = self.game.phases[self.state.phase], self.state
        if state.turn != self.own_seat or not isinstance(phase, TrickPhase):
            return None
        return phase.violated_obligation(state, card)

    def refusal_reason(self, action: Action) -> str:
        """Return why own_seat may not take this action now, or an empty string if it may."""
        if self.state.turn != self.own_seat:
            return "it is another's turn"
        return self.game.refusal_reason(self.state, action)

    def events_since_turn_of(self, seat: Seat) -> tuple[SeenEvents, ...]:
        """Return what everybody saw since a seat's last decision in this hand, by action."""
        plies = range(len(self._entries) - 1, -1, -1)
        own = (ply for ply in plies if self._entries[ply].seat == seat or self._is_deal(ply))
        return tuple(_events_for(log, NOBODY) for log in self._logs[next(own, -1) + 1 :])

    def _is_deal(self, ply: int) -> bool:
        return isinstance(self._entries[ply].action, Deal)

    # Playing

    def turn_to(self, seat: Seat) -> None:
        """Show the match from the seat of another person, or hide all hands (NOBODY).

        Call resume() afterwards to go on.
        """
        if self.own_seat in self.people and self.state.turn == self.own_seat:
            self.cancel_request()
        if seat not in (NOBODY, self.last_person):
            self.last_person, self._person_since = seat, len(self._entries)
        self.own_seat = seat
        self._events_by_action = [_events_for(log, seat) for log in self._logs]

    def resume(self) -> None:
        """Continue from the current state. If a hand has ended, show its end again."""
        self._notify(self._final_events())
        self._advance()

    def deal_next_hand(self) -> None:
        """Deal the next hand, if the session waits for that."""
        if self.is_between_hands:
            self._redo_entries.clear()
            self._apply_chance()
            self._advance()

    def submit_action(self, request_id: int, action: Action) -> None:
        """Play an action for the player to act, unless its request is outdated."""
        if request_id != self._request_id or self._asked_player is None:
            return
        if refusal := self.game.refusal_reason(self.state, action):
            raise IllegalActionError(refusal)
        self.cancel_request()
        self._redo_entries.clear()
        self._commit(RecordEntry(self.state.turn, action))
        self._advance()

    def play_out_hand(self) -> None:
        """Play the rest of the hand automatically.

        The caller has checked that the result of the hand is certain.
        """
        self.cancel_request()
        self._redo_entries.clear()
        self._play_out_starts.append(len(self._entries))
        hands = self.state.match.hands_played
        while self.state.match.hands_played == hands and self.state.turn != NOBODY:
            self._commit(RecordEntry(self.state.turn, self.game.legal_actions(self.state)[0]))
        self._advance()

    def replace_player(self, seat: Seat, player: Participant) -> None:
        """Replace the player of a seat, and cancel a pending request to the old player."""
        is_asked = self._asked_player is self._players[seat]
        self._players[seat] = player
        if is_asked:
            self.cancel_request()
            self._advance()

    def cancel_request(self) -> None:
        """Cancel the pending request for an action, if there is one."""
        self._request_id += 1
        if self._asked_player is not None:
            self._asked_player.cancel_request()
            self._asked_player = None

    def mark_assisted(self) -> None:
        """Record that the player or the person at the screen used help, such as a hint or undo."""
        if self.has_several_people and self.own_seat != NOBODY:
            self._journal.mark_assisted(self.own_seat)
        elif not self.is_assisted:
            self._journal.mark_assisted()
        self.is_assisted = True

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """All remarks of the helper, to whichever person they were made."""
        return tuple(self._remarks)

    def add_remark(self, remark: Remark) -> None:
        """Record a remark of the helper, unless it was made before. This counts as help."""
        self.mark_assisted()
        if remark not in self._remarks:
            self._remarks.append(remark)
            self._journal.add_remark(remark)

    def write_note(self, note: Note) -> None:
        """Add a stored note to the match. Notes about undone moments are hidden until a redo."""
        self.notes = with_note(self.notes, note)

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        return self._last_decision_ply() is not None

    @property
    def can_undo_together(self) -> bool:
        """Whether several people share the screen, and a decision of any of them can be undone."""
        return self.has_several_people and self._last_shared_ply() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._redo_entries)

    def undo(self) -> None:
        """Undo all actions back to the last decision of own_seat since it came to the screen."""
        self._undo_to(self._last_decision_ply())

    def undo_together(self) -> None:
        """Undo all actions back to the last decision of anybody at this screen."""
        self._undo_to(self._last_shared_ply())

    def _undo_to(self, ply: int | None) -> None:
        if ply is None:
            return
        self.cancel_request()
        self.mark_assisted()
        self._redo_entries = self._entries[ply:] + self._redo_entries
        del self._entries[ply:], self._logs[ply:], self._events_by_action[ply:]
        del self._states[ply + 1 :]
        self._person_since = min(self._person_since, ply)
        self._play_out_starts = [start for start in self._play_out_starts if start < ply]
        self._remarks = [each for each in self._remarks if each.ply <= ply]
        self._journal.truncate(ply)
        self.resume()

    def redo(self) -> None:
        """Replay the undone actions up to the next decision of a person."""
        if not self._redo_entries:
            return
        self.cancel_request()
        while self._redo_entries:
            entry = self._redo_entries.pop(0)
            self._apply(entry)
            self._journal.append(entry)
            if self.state.turn in self.people or self.is_between_hands:
                break
        self.resume()

    # Helpers

    def _final_events(self) -> SeenEvents:
        """Return the events of the last action if it scored the hand or ended the match."""
        if not (self.is_between_hands or self.state.match.is_over) or not self._entries:
            return ()
        return tuple(
            event
            for event in self._events_by_action[-1]
            if isinstance(event, HandScored | MatchWon)
        )

    @property
    def _is_deal_due(self) -> bool:
        return self.state.turn == NOBODY and self.state.phase == 0

    def _advance(self) -> None:
        """Apply random actions that are due, and ask the next player for an action.

        A loop, because a player may answer immediately.
        """
        if self._is_advancing:
            return
        self._is_advancing = True
        try:
            while self._asked_player is None and not self._is_hand_or_match_over:
                if self.state.turn == NOBODY:
                    self._apply_chance()
                elif self.awaited_seat == NOBODY:
                    self._request_action()
                else:
                    break
        finally:
            self._is_advancing = False

    @property
    def _is_hand_or_match_over(self) -> bool:
        return self.state.match.is_over or self.is_between_hands

    def _request_action(self) -> None:
        seat = self.state.turn
        self._asked_player = self._players[seat]
        self._asked_player.request_action(
            self._request_id, create_view(self.game, self.state, seat), self.submit_action
        )

    def _apply_chance(self) -> None:
        self._commit(RecordEntry(NOBODY, self.game.chance_action(self.state, self.seed)))

    def _commit(self, entry: RecordEntry) -> None:
        """Apply an action, save it in the journal, and pass its events on."""
        self._apply(entry)
        self._journal.append(entry)
        self._notify(self._events_by_action[-1])

    def _apply(self, entry: RecordEntry) -> None:
        log: Log = []
        self._states.append(self.game.step(self.state, entry.action, log))
        self._entries.append(entry)
        self._logs.append(log)
        self._events_by_action.append(_events_for(log, self.own_seat))

    def _notify(self, events: SeenEvents) -> None:
        """Pass events on. Report an exception of the UI, so that the match continues."""
        try:
            self._on_events(events, self.view, len(self._entries))
        except Exception as error:  # noqa: BLE001 - reported like any uncaught exception
            sys.excepthook(type(error), error, error.__traceback__)

    def _last_decision_ply(self) -> int | None:
        """Return the ply to go back to: own_seat's last choice, or the start of a play-out.

        A ply is a number of actions since the match began. Return None if there is nothing to undo.
        """
        return self._last_choice_ply(self.people & {self.own_seat}, self._person_since)

    def _last_shared_ply(self) -> int | None:
        return self._last_choice_ply(self.people, 0)

    def _last_choice_ply(self, seats: frozenset[Seat], since: int) -> int | None:
        for ply in range(len(self._entries) - 1, since - 1, -1):
            state = self._states[ply]
            if (begun := self._play_out_start_ply(ply)) is not None:
                return begun if begun >= since else None
            if state.turn in seats and (
                # Whether others had a choice would tell of their cards
                state.turn != self.own_seat or len(self.game.legal_actions(state)) > 1
            ):
                return ply
        return None

    def _play_out_start_ply(self, ply: int) -> int | None:
        """Return the ply at which automatic play began, if this ply is part of it, or else None."""
        hands = self._states[ply].match.hands_played
        begun = [start for start in self._play_out_starts if start <= ply]
        return begun[-1] if begun and self._states[begun[-1]].match.hands_played == hands else None


def _events_for(log: Log, seat: Seat) -> SeenEvents:
    return tuple(event.as_seen_by(seat) for event in log)
