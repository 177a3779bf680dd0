"""The session of one match: requests, actions, events, undo and redo."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..engine.actions import Action, Deal, Play
from ..engine.cards import Card, members
from ..engine.events import HandScored, Log, MatchWon
from ..engine.game import Game, IllegalAction
from ..engine.lines import Entry, fingerprint
from ..engine.phases.duties import Duty
from ..engine.phases.tricks import Tricks
from ..engine.record import MatchRecord
from ..engine.state import NOBODY, Seat, State
from ..engine.view import View
from ..kept.match import Match
from .journal import Journal
from .past import Past, Seen
from .seats import Player

Show = Callable[[Seen, View, int], None]  # events, current view, number of actions so far


class Table:
    """A match under way.

    Every request for an action has a ticket, and an action with an old ticket is ignored; undo,
    a new game and closing need no other way to cancel. Events are passed on as they happen. The
    session never waits for the UI, except between hands, until deal_next_hand() is called. An
    exception of the UI is reported, and the match continues.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        journal: Journal,
        show: Show,
    ) -> None:
        record = match.record
        self.header, self.me, self.seed = record.header, match.me, match.seed
        self.game: Game = record.header.game
        self.is_assisted = match.is_assisted
        self._players, self._journal, self._show = list(players), journal, show
        self._states = [self.game.start(record.header.start)]
        self._entries: list[Entry] = []
        self._seen: list[Seen] = []  # as seen from own_seat
        self._played_out: list[int] = []  # plies at which a hand was played out automatically
        self._undone: list[Entry] = []
        self._ticket = 0
        self._asked: Player | None = None
        self._is_asking = False
        for entry in record.entries:
            self._do(entry)

    # State

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def view(self) -> View:
        """The view of own_seat; between hands the dealer is still that of the last hand."""
        view = self.game.look(self.state, self.me)
        scored = self.past().scored if self._is_at_rest else None
        return view if scored is None else replace(view, dealer=scored.dealer)

    @property
    def record(self) -> MatchRecord:
        return MatchRecord(self.header, tuple(self._entries))

    @property
    def ticket(self) -> int:
        """The ticket of the current request for an action."""
        return self._ticket

    def past(self, ply: int | None = None) -> Past:
        """Return the history as own_seat saw it, up to a ply or to now."""
        return Past(tuple(self._seen[:ply]), self._held_after(ply))

    def _held_after(self, ply: int | None) -> tuple[tuple[Card, ...], ...]:
        """Return the unplayed cards by seat if the action before a ply ended a hand."""
        last = (len(self._seen) if ply is None else min(ply, len(self._seen))) - 1
        if last < 0 or not any(isinstance(event, HandScored) for event in self._seen[last]):
            return ()
        action, before = self._entries[last].action, self._states[last]
        played = 1 << action.card if isinstance(action, Play) else 0
        return tuple(members(hand & ~played) for hand in before.hands)

    @property
    def is_between_hands(self) -> bool:
        """Whether a hand is over and the next one waits for deal_next_hand()."""
        match, before = self.state.match, self._states[-2:][0].match
        return self._is_deal_due and not match.over and match.hands > before.hands

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the current deal, published before any card is seen."""
        deals = [entry.action for entry in self._entries if isinstance(entry.action, Deal)]
        return fingerprint(deals[-1], self.seed) if deals else ""

    @property
    def follows_from_seed(self) -> bool:
        """Whether all cards so far were dealt from the seed of the match."""
        return all(
            entry.action == self.game.chance(state, self.seed)
            for entry, state in zip(self._entries, self._states, strict=False)
            if entry.seat == NOBODY
        )

    def duty(self, card: Card) -> Duty | None:
        """Return the duty that forbids a card now; None if there is none or it's another's turn."""
        phase, state = self.game.phases[self.state.phase], self.state
        if state.turn != self.me or not isinstance(phase, Tricks):
            return None
        return phase.duty(state, card)

    def refusal(self, action: Action) -> str:
        """Return why own_seat may not do this now; empty if it may."""
        if self.state.turn != self.me:
            return "it is another's turn"
        return self.game.refusal(self.state, action)

    # Playing

    def go_on(self) -> None:
        """Continue from the current state; the end of a hand that is over is shown again."""
        self._show_safely(self._ending())
        self._continue()

    def deal(self) -> None:
        """Deal the next hand, if one is waiting."""
        if self.is_between_hands:
            self._undone.clear()
            self._chance()
            self._continue()

    def answer(self, ticket: int, action: Action) -> None:
        """Play the action of the requested player; ignore it if the ticket is old."""
        if ticket != self._ticket or self._asked is None:
            return
        if refusal := self.game.refusal(self.state, action):
            raise IllegalAction(refusal)
        self.stop()
        self._undone.clear()
        self._tell(Entry(self.state.turn, action))
        self._continue()

    def play_out(self) -> None:
        """Play the rest of the hand automatically; only for hands whose result is certain."""
        self.stop()
        self._undone.clear()
        self._played_out.append(len(self._entries))
        hands = self.state.match.hands
        while self.state.match.hands == hands and self.state.turn != NOBODY:
            self._tell(Entry(self.state.turn, self.game.legal(self.state)[0]))
        self._continue()

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Replace the player of a seat, and cancel the old one's request if it was pending."""
        is_asked = self._asked is self._players[seat]
        self._players[seat] = player
        if is_asked:
            self.stop()
            self._continue()

    def stop(self) -> None:
        """Cancel the pending request, if any."""
        self._ticket += 1
        if self._asked is not None:
            self._asked.stop()
            self._asked = None

    def assist(self) -> None:
        """Record that the player used help, such as a hint or undo."""
        if not self.is_assisted:
            self.is_assisted = True
            self._journal.assisted()

    # Undo and redo

    @property
    def may_undo(self) -> bool:
        return self._last_decision() is not None

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last decision of own_seat."""
        ply = self._last_decision()
        if ply is None:
            return
        self.stop()
        self.assist()
        self._undone = self._entries[ply:] + self._undone
        del self._entries[ply:], self._seen[ply:], self._states[ply + 1 :]
        self._played_out = [start for start in self._played_out if start < ply]
        self._journal.cut(ply)
        self.go_on()

    def redo(self) -> None:
        """Replay undone actions up to the next decision of own_seat."""
        if not self._undone:
            return
        self.stop()
        while self._undone:
            entry = self._undone.pop(0)
            self._do(entry)
            self._journal.wrote(entry)
            if self.state.turn == self.me or self.is_between_hands:
                break
        self.go_on()

    # Helpers

    def _ending(self) -> Seen:
        """Return the score events of the last action if it ended a hand or the match."""
        if not (self.is_between_hands or self.state.match.over) or not self._entries:
            return ()
        return tuple(event for event in self._seen[-1] if isinstance(event, HandScored | MatchWon))

    @property
    def _is_deal_due(self) -> bool:
        return self.state.turn == NOBODY and self.state.phase == 0

    def _continue(self) -> None:
        """Apply chance actions and request the next action, in a loop in case it comes at once."""
        if self._is_asking:
            return
        self._is_asking = True
        try:
            while self._asked is None and not self._is_at_rest:
                if self.state.turn == NOBODY:
                    self._chance()
                else:
                    self._ask()
        finally:
            self._is_asking = False

    @property
    def _is_at_rest(self) -> bool:
        return self.state.match.over or self.is_between_hands

    def _ask(self) -> None:
        seat = self.state.turn
        self._asked = self._players[seat]
        self._asked.ask(self._ticket, self.game.look(self.state, seat), self.answer)

    def _chance(self) -> None:
        self._tell(Entry(NOBODY, self.game.chance(self.state, self.seed)))

    def _tell(self, entry: Entry) -> None:
        """Apply an action, save it in the journal, and show its events."""
        self._do(entry)
        self._journal.wrote(entry)
        self._show_safely(self._seen[-1])

    def _do(self, entry: Entry) -> None:
        log: Log = []
        self._states.append(self.game.step(self.state, entry.action, log))
        self._entries.append(entry)
        self._seen.append(tuple(event.seen_by(self.me) for event in log))

    def _show_safely(self, events: Seen) -> None:
        """Pass on events; an exception of the UI is reported and doesn't stop the match."""
        try:
            self._show(events, self.view, len(self._entries))
        except Exception as error:  # noqa: BLE001 - reported like any uncaught exception
            sys.excepthook(type(error), error, error.__traceback__)

    def _last_decision(self) -> int | None:
        """Return the ply to undo to: own_seat's last real choice, or the start of a play-out."""
        for ply in range(len(self._entries) - 1, -1, -1):
            state = self._states[ply]
            if (begun := self._rest_with(ply)) is not None:
                return begun
            if state.turn == self.me and len(self.game.legal(state)) > 1:
                return ply
        return None

    def _rest_with(self, ply: int) -> int | None:
        """Return the ply where an automatic play-out began, if this ply is part of one."""
        hands = self._states[ply].match.hands
        begun = [start for start in self._played_out if start <= ply]
        return begun[-1] if begun and self._states[begun[-1]].match.hands == hands else None
