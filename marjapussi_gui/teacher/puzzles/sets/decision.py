"""Where a puzzle of sets may be asked, and what kind of question it is."""

from typing import NamedTuple

from ....engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard
from ....engine.game import Game
from ....engine.phases.rummy_rights import has_dublees
from ....engine.state import NOBODY, State

THROW, TAKE, LEAVE = "throw", "take", "leave"


class Question(NamedTuple):
    """What is right, a throw, taking an offer or leaving it, and whether one has laid before."""

    answer: str
    has_laid: bool


def is_decision(game: Game, state: State) -> bool:
    """Return whether all that may be done is to throw a card, or to draw from either pile."""
    if state.turn == NOBODY or not state.rummy.is_dealt or has_dublees(state.rummy, state.turn):
        return False
    legal = game.legal(state)
    return set(legal) == {FROM_STOCK, FROM_OFFER} or all(isinstance(a, Discard) for a in legal)


def question_of(state: State, answer: Action) -> Question:
    """Return what kind of question it is to which this is the answer."""
    words: dict[Action, str] = {FROM_OFFER: TAKE, FROM_STOCK: LEAVE}
    return Question(words.get(answer, THROW), bool(state.rummy.laid[state.turn]))
