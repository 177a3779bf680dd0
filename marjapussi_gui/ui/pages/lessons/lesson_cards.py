"""The cards and ranks that a lesson step is about."""

from ....engine.actions import Action, Discard, Give, Play, ShowBidCard
from ....engine.cards import RANK_OF, SUIT_OF, Card, Suit
from ...board.hand_order import count_stronger_cards
from .lesson_session import LessonSession


def task_cards(task: Action | None) -> tuple[Card, ...]:
    """Return the cards that the player has to play, show or pass; empty without a task."""
    match task:
        case Play(card) | ShowBidCard(card):
            return (card,)
        case Give(cards) | Discard(cards):
            return cards
        case _:
            return ()


def ranks_high_to_low(lesson_session: LessonSession, suit: Suit) -> tuple[str, ...]:
    game = lesson_session.lesson.record.header.game
    weakness = count_stronger_cards(game)
    cards = {each for each in game.dealing_phase.cards if each < 52 and SUIT_OF[each] == suit}
    return tuple(RANK_OF[each] for each in sorted(cards, key=lambda each: weakness[each]))
