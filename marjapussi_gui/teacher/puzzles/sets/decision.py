"""Decisions that a rummy puzzle can ask about, and their kinds."""

from typing import NamedTuple

from ....engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard
from ....engine.game import Game
from ....engine.phases.rummy_rights import has_dublees
from ....engine.state import NOBODY, State

THROW, TAKE, LEAVE = "throw", "take", "leave"


class Question(NamedTuple):
    """A kind of question: the right answer, and whether the player has laid sets."""

    answer: str
    has_laid: bool


def is_decision(game: Game, state: State) -> bool:
    """Return whether the only choice is a card to throw, or a pile to draw from."""
    if state.turn == NOBODY or not state.rummy.is_dealt or has_dublees(state.rummy, state.turn):
        return False
    legal = game.legal(state)
    return set(legal) == {FROM_STOCK, FROM_OFFER} or all(isinstance(a, Discard) for a in legal)


def question_of(state: State, answer: Action) -> Question:
    """Return the kind of question that has this answer."""
    words: dict[Action, str] = {FROM_OFFER: TAKE, FROM_STOCK: LEAVE}
    return Question(words.get(answer, THROW), bool(state.rummy.laid[state.turn]))
