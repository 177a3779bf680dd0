"""The themes of puzzles, derived from their solutions."""

from enum import StrEnum

from ...engine.actions import Action, Discard, Draw, Play
from ...engine.cards import SUIT_OF, SUIT_SETS, Card, CardSet, card_set
from ...engine.game import Game
from ...engine.phases.tricks import Tricks
from ...engine.state import State


class Theme(StrEnum):
    """The idea that a player has to find."""

    WORD = "word"  # a declaration or a question before the lead
    TRUMP = "trump"  # play a trump
    LOW = "low"  # keep a higher card of the suit
    HIGH = "high"  # play the highest card of a suit although there is a lower one
    LEAD = "lead"
    FOLLOW = "follow"
    THROW = "throw"  # throw the card after which most cards help
    OFFER = "offer"  # see whether the offer is enough to lay or to finish


def theme_of(game: Game, state: State, answer: Action) -> Theme:
    """Return the theme of a puzzle with this solution."""
    match answer:
        case Discard():
            return Theme.THROW
        case Draw():
            return Theme.OFFER
        case Play():
            return _of_a_card(game, state, answer)
        case _:
            return Theme.WORD


def _of_a_card(game: Game, state: State, answer: Play) -> Theme:
    card, trump = answer.card, state.marriages.trump
    if trump >= 0 and SUIT_OF[card] == trump:
        return Theme.TRUMP
    above = _above(game, state, card)
    others = _playable(game, state) & SUIT_SETS[SUIT_OF[card]] & ~(1 << card)
    if others & above:
        return Theme.LOW
    if others:
        return Theme.HIGH
    return Theme.FOLLOW if state.trick.cards else Theme.LEAD


def _above(game: Game, state: State, card: Card) -> CardSet:
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    return phase.strength.above[card]


def _playable(game: Game, state: State) -> CardSet:
    return card_set(each.card for each in game.legal(state) if isinstance(each, Play))
