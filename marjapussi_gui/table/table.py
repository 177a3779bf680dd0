"""One match: who is asked, what was done, what is shown of it, and how it is taken back."""

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

Show = Callable[[Seen, View, int], None]  # what happened, what is true now, after how many actions


class Table:
    """A match under way.

    Every question has a ticket, and an answer with an old one is dropped: that is all the
    cancelling that undo, a new game and closing need. What happens is shown as it happens, and
    the match never waits for the screen, but between hands, until deal() is called; a screen
    that fails is reported, and the match goes on.
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
        self._seen: list[Seen] = []  # what I saw of each
        self._played_out: list[int] = []  # after how many actions a rest was played out
        self._undone: list[Entry] = []
        self._ticket = 0
        self._asked: Player | None = None
        self._is_asking = False
        for entry in record.entries:
            self._do(entry)

    # What there is to see

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def view(self) -> View:
        """What I see; while a hand is counted it is still its dealer who has dealt."""
        view = self.game.look(self.state, self.me)
        scored = self.past().scored if self._is_at_rest else None
        return view if scored is None else replace(view, dealer=scored.dealer)

    @property
    def record(self) -> MatchRecord:
        return MatchRecord(self.header, tuple(self._entries))

    @property
    def ticket(self) -> int:
        """The number of the question that waits for an answer."""
        return self._ticket

    def past(self, ply: int | None = None) -> Past:
        """Return what I saw happen, up to after so many actions."""
        return Past(tuple(self._seen[:ply]), self._held_after(ply))

    def _held_after(self, ply: int | None) -> tuple[tuple[Card, ...], ...]:
        """Return the cards that nobody played of a hand that ended with an action, by seat."""
        last = (len(self._seen) if ply is None else min(ply, len(self._seen))) - 1
        if last < 0 or not any(isinstance(event, HandScored) for event in self._seen[last]):
            return ()
        action, before = self._entries[last].action, self._states[last]
        played = 1 << action.card if isinstance(action, Play) else 0
        return tuple(members(hand & ~played) for hand in before.hands)

    @property
    def is_between_hands(self) -> bool:
        """Whether a hand is over and the next one waits for deal()."""
        match, before = self.state.match, self._states[-2:][0].match
        return self._is_deal_due and not match.over and match.hands > before.hands

    @property
    def fingerprint(self) -> str:
        """What was promised of the cards of this deal, before anybody saw them."""
        deals = [entry.action for entry in self._entries if isinstance(entry.action, Deal)]
        return fingerprint(deals[-1], self.seed) if deals else ""

    @property
    def follows_from_seed(self) -> bool:
        """Whether all cards dealt so far are those that the match's seed gives."""
        return all(
            entry.action == self.game.chance(state, self.seed)
            for entry, state in zip(self._entries, self._states, strict=False)
            if entry.seat == NOBODY
        )

    def duty(self, card: Card) -> Duty | None:
        """Return what forbids my card just now; None when it may be played or is not my turn."""
        phase, state = self.game.phases[self.state.phase], self.state
        if state.turn != self.me or not isinstance(phase, Tricks):
            return None
        return phase.duty(state, card)

    def refusal(self, action: Action) -> str:
        """Return why I may not do this now; nothing when I may."""
        if self.state.turn != self.me:
            return "it is another's turn"
        return self.game.refusal(self.state, action)

    # What happens

    def go_on(self) -> None:
        """Ask whoever is next, from where the match stands; a hand that is over is told again."""
        self._show_safely(self._ending())
        self._continue()

    def deal(self) -> None:
        """Begin the next hand."""
        if self.is_between_hands:
            self._undone.clear()
            self._chance()
            self._continue()

    def answer(self, ticket: int, action: Action) -> None:
        """Do what the one who was asked decided; an old ticket is dropped."""
        if ticket != self._ticket or self._asked is None:
            return
        if refusal := self.game.refusal(self.state, action):
            raise IllegalAction(refusal)
        self.stop()
        self._undone.clear()
        self._tell(Entry(self.state.turn, action))
        self._continue()

    def play_out(self) -> None:
        """Play the rest of the hand at once, when it ends in one way whatever anybody does."""
        self.stop()
        self._undone.clear()
        self._played_out.append(len(self._entries))
        hands = self.state.match.hands
        while self.state.match.hands == hands and self.state.turn != NOBODY:
            self._tell(Entry(self.state.turn, self.game.legal(self.state)[0]))
        self._continue()

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Let another player sit here from now on; whoever thought in this seat is stopped."""
        is_asked = self._asked is self._players[seat]
        self._players[seat] = player
        if is_asked:
            self.stop()
            self._continue()

    def stop(self) -> None:
        """Let nobody go on thinking."""
        self._ticket += 1
        if self._asked is not None:
            self._asked.stop()
            self._asked = None

    def assist(self) -> None:
        """Note that the match is no longer played unaided."""
        if not self.is_assisted:
            self.is_assisted = True
            self._journal.assisted()

    # Taking back

    @property
    def may_undo(self) -> bool:
        return self._last_decision() is not None

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to my last decision."""
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
        """Do again what was taken back, up to my next decision."""
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

    # Inside

    def _ending(self) -> Seen:
        """Return how the hand or match ended that was over with the last action."""
        if not (self.is_between_hands or self.state.match.over) or not self._entries:
            return ()
        return tuple(event for event in self._seen[-1] if isinstance(event, HandScored | MatchWon))

    @property
    def _is_deal_due(self) -> bool:
        return self.state.turn == NOBODY and self.state.phase == 0

    def _continue(self) -> None:
        """Let chance act and ask the next player; who answers at once is asked in this loop."""
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
        """Do one action, keep it, and show what came of it."""
        self._do(entry)
        self._journal.wrote(entry)
        self._show_safely(self._seen[-1])

    def _do(self, entry: Entry) -> None:
        log: Log = []
        self._states.append(self.game.step(self.state, entry.action, log))
        self._entries.append(entry)
        self._seen.append(tuple(event.seen_by(self.me) for event in log))

    def _show_safely(self, events: Seen) -> None:
        """Show what happened; the match goes on whatever becomes of that."""
        try:
            self._show(events, self.view, len(self._entries))
        except Exception as error:  # noqa: BLE001 - it is reported like any that nobody caught
            sys.excepthook(type(error), error, error.__traceback__)

    def _last_decision(self) -> int | None:
        """Return the number of my last action that was one of several, or played a rest out."""
        for ply in range(len(self._entries) - 1, -1, -1):
            state = self._states[ply]
            if (begun := self._rest_with(ply)) is not None:
                return begun
            if state.turn == self.me and len(self.game.legal(state)) > 1:
                return ply
        return None

    def _rest_with(self, ply: int) -> int | None:
        """Return where the rest began that was played out, if this action belongs to it."""
        hands = self._states[ply].match.hands
        begun = [start for start in self._played_out if start <= ply]
        return begun[-1] if begun and self._states[begun[-1]].match.hands == hands else None
