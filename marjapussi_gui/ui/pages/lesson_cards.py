"""The cards that a stop of a lesson is about."""

from ...engine.actions import Action, Discard, Give, Play, Show
from ...engine.cards import RANK_OF, SUIT_OF, Card, Suit
from ..board.hand import weaknesses
from .course import Course


def cards_of(task: Action | None) -> tuple[Card, ...]:
    """Return the cards that the task plays, shows or passes."""
    match task:
        case Play(card) | Show(card):
            return (card,)
        case Give(cards) | Discard(cards):
            return cards
        case _:
            return ()


def ranks_of(course: Course, suit: Suit) -> tuple[str, ...]:
    """Return the ranks of a suit from high to low."""
    game = course.lesson.record.header.game
    weakness = weaknesses(game)
    cards = {each for each in game.dealing.cards if each < 52 and SUIT_OF[each] == suit}
    return tuple(RANK_OF[each] for each in sorted(cards, key=lambda each: weakness[each]))
