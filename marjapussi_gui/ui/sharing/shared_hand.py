"""A hand of a match as it is shown to other people: as one seat saw it, or with all cards open."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from ...engine.actions import Deal
from ...engine.cards import JOKER, NO_SUIT, SUIT_OF, Card, Suit
from ...engine.codes.code_text import code_unless_too_long
from ...engine.codes.hand import Hand
from ...engine.events import CardPlayed, Event, HandScored, Log, MatchWon
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.record import MatchRecord
from ...engine.state import NO_CARD, NOBODY, GameState, Seat
from ...engine.view import View, create_view
from ...model.remark import Note
from ..text import games
from ..text.card_names import short_card_name
from ..text.hand_score_ledger import Ledger, create_ledger
from ..text.i18n import say
from ..text.review_text import event_sentences
from ..text.table_players import TablePlayers


@frozen
class SharedHand:
    """The cards and events of one deal that may be shown.

    Unless is_open, these are only the ones that the seat saw.
    """

    game: Game
    seat: Seat
    is_open: bool
    first_ply: int  # number of actions in the match before the deal
    hand: Hand
    states: tuple[GameState, ...]  # before the deal, and after each action
    events: tuple[tuple[Event, ...], ...]  # of each action, as they may be shown

    @property
    def number(self) -> int:
        """The number of the hand in the match, from 1."""
        return self.hand.match.hands_played + 1

    @property
    def all_events(self) -> tuple[Event, ...]:
        return tuple(event for action in self.events for event in action)

    @property
    def score(self) -> HandScored | None:
        """The score of the hand, or None if it isn't finished."""
        return next((each for each in self.all_events if isinstance(each, HandScored)), None)

    @property
    def match_won(self) -> MatchWon | None:
        return next((each for each in self.all_events if isinstance(each, MatchWon)), None)

    @property
    def last_state(self) -> GameState:
        return next(each for each in reversed(self.states) if each.phase or each is self.states[0])

    @property
    def code(self) -> str:
        """The code of the hand or, unless it is open, of the last moment as the seat saw it."""
        return code_unless_too_long(self.hand if self.is_open else self.view(self.last_state))

    def view(self, state: GameState) -> View:
        return create_view(self.game, state, self.seat)

    def ledger(self, people: TablePlayers) -> Ledger | None:
        """Return the ledger that explains the score, or None if the hand isn't finished."""
        if self.score is None:
            return None
        view = replace(self.view(self.last_state), match=self.states[-1].match)
        return create_ledger(self.score, view, people)

    def notes_of_deal(
        self, notes: Iterable[Note], people: TablePlayers
    ) -> tuple[tuple[str, str], ...]:
        """Return the notes about moments of this deal: what had just happened, and the text."""
        places = ((each, max(each.ply - 1, 0) - self.first_ply) for each in notes)
        return tuple(
            (event_sentences(self.events[place], people)[0], note.text)
            for note, place in places
            if 0 <= place < len(self.events)
        )

    def hands_before_play(self) -> Mapping[Seat, tuple[Card, ...]]:
        """Return the cards of each seat before the first card was played, as far as shown."""
        played = (
            ply
            for ply, events in enumerate(self.events)
            if any(isinstance(each, CardPlayed) for each in events)
        )
        state = self.states[next(played, 1 if self.game.is_rummy else len(self.states) - 1)]
        if not (state.hands or state.rummy.is_dealt):
            state = self.last_state
        seats = self.game.seating.seats if self.is_open else (self.seat,)
        cards = {seat: create_view(self.game, state, seat).hand for seat in seats}
        for seat, row in enumerate(state.rows.face_down if self.is_open else ()):
            cards[Seat(seat)] += tuple(card for card in row if card != NO_CARD)
        return {seat: tuple(sorted(held)) for seat, held in cards.items()}


def ranks_by_suit(cards: Iterable[Card]) -> dict[Suit, str]:
    """Return the ranks of cards by suit, the highest first, and jokers as NO_SUIT at the end."""
    by_suit: dict[Suit, list[str]] = {}
    for card in sorted(cards):
        suit = NO_SUIT if card == JOKER else SUIT_OF[card]
        short = short_card_name(card)
        by_suit.setdefault(suit, []).append(short if card == JOKER else short[:-1])
    return {suit: " ".join(ranks) for suit, ranks in by_suit.items()}


def shared_hands(record: MatchRecord, seat: Seat, *, is_open: bool) -> list[SharedHand]:
    """Return the deals of a match, including those that were dealt again or aren't finished."""
    game, hands = record.header.game, list[SharedHand]()
    state = game.initial_state(record.header.start)
    deals = [ply for ply, entry in enumerate(record.entries) if isinstance(entry.action, Deal)]
    for begin, end in pairwise((*deals, len(record.entries))):
        states, events = [state], list[tuple[Event, ...]]()
        for entry in record.entries[begin:end]:
            log: Log = []
            state = game.step(state, entry.action, log)
            states.append(state)
            events.append(tuple(e if is_open else e.as_seen_by(seat) for e in log))
        actions = tuple(entry.action for entry in record.entries[begin:end])
        hand = Hand(game, states[0].dealer, states[0].match, actions)
        hands.append(SharedHand(game, seat, is_open, begin, hand, tuple(states), tuple(events)))
    return hands


def notes_text(record: MatchRecord, seat: Seat, notes: Sequence[Note]) -> str:
    """Return notes as text: the game, and above each note its hand and what had just happened."""
    game = record.header.game
    people = TablePlayers(record.header.player_names, NOBODY, game.seating)
    parts = [games.game_name(game.key)]
    for hand in shared_hands(record, seat, is_open=False):
        number = say("table-hand-number", number=hand.number)
        parts += [f"{number}. {place}\n{text}" for place, text in hand.notes_of_deal(notes, people)]
    return "\n\n".join(parts) + "\n"
