"""The themes of puzzles, derived from their solutions."""

from enum import StrEnum

from ...engine.actions import Action, Discard, Draw, Play
from ...engine.cards import CARDS_OF_SUIT, SUIT_OF, Card, CardSet, card_set
from ...engine.game import Game
from ...engine.phases.tricks import TrickPhase
from ...engine.state import GameState


class PuzzleTheme(StrEnum):
    """The idea behind a puzzle's solution, which is shown after the puzzle."""

    WORD = "word"  # declare a marriage, or ask for one, before leading
    TRUMP = "trump"  # play a trump
    LOW = "low"  # keep a higher card of the suit for later
    HIGH = "high"  # play the highest card of a suit, although there is a lower one
    LEAD = "lead"
    FOLLOW = "follow"
    THROW = "throw"  # discard the card after which most cards would help
    COUNTING = "counting"  # every card is known to a player who has counted
    OFFER = "offer"  # decide whether the offered card is enough to lay or finish


def puzzle_theme(game: Game, state: GameState, answer: Action, deal_count: int = 0) -> PuzzleTheme:
    """Return the theme of a puzzle with this solution and, in trick play, this many deals."""
    if deal_count == 1:
        return PuzzleTheme.COUNTING
    match answer:
        case Discard():
            return PuzzleTheme.THROW
        case Draw():
            return PuzzleTheme.OFFER
        case Play():
            return _theme_of_play(game, state, answer)
        case _:
            return PuzzleTheme.WORD


def _theme_of_play(game: Game, state: GameState, answer: Play) -> PuzzleTheme:
    card, trump = answer.card, state.marriages.trump
    if trump >= 0 and SUIT_OF[card] == trump:
        return PuzzleTheme.TRUMP
    above = _higher_cards(game, state, card)
    others = _playable_cards(game, state) & CARDS_OF_SUIT[SUIT_OF[card]] & ~(1 << card)
    if others & above:
        return PuzzleTheme.LOW
    if others:
        return PuzzleTheme.HIGH
    return PuzzleTheme.FOLLOW if state.trick.cards else PuzzleTheme.LEAD


def _higher_cards(game: Game, state: GameState, card: Card) -> CardSet:
    phase = game.phases[state.phase]
    assert isinstance(phase, TrickPhase)
    return phase.ranking.higher_cards[card]


def _playable_cards(game: Game, state: GameState) -> CardSet:
    return card_set(each.card for each in game.legal_actions(state) if isinstance(each, Play))
