"""The kinds of questions that a rummy puzzle can ask."""

from typing import NamedTuple

from ....engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard
from ....engine.game import Game
from ....engine.rummy.rights import has_laid_dublees
from ....engine.state import NOBODY, GameState

THROW, TAKE, LEAVE = "throw", "take", "leave"


class SetsQuestion(NamedTuple):
    """A kind of question: the type of its right answer, and whether the player has laid sets."""

    answer: str
    has_laid: bool


def is_puzzle_decision(game: Game, state: GameState) -> bool:
    """Return whether the seat to act can only choose a discard or a draw."""
    if (
        state.turn == NOBODY
        or not state.rummy.is_dealt
        or has_laid_dublees(state.rummy, state.turn)
    ):
        return False
    legal = game.legal_actions(state)
    return set(legal) == {DRAW_FROM_STOCK, DRAW_FROM_OFFER} or all(
        isinstance(a, Discard) for a in legal
    )


def question_kind(state: GameState, answer: Action) -> SetsQuestion:
    words: dict[Action, str] = {DRAW_FROM_OFFER: TAKE, DRAW_FROM_STOCK: LEAVE}
    return SetsQuestion(words.get(answer, THROW), bool(state.rummy.laid_sets[state.turn]))
