"""A rummy puzzle in play. It is over after one decision."""

from dataclasses import dataclass, field

from ....engine.actions import Action
from ....engine.events import Log
from ....engine.state import GameState, Seat
from ..puzzle_files import SetsPuzzle
from ..puzzle_step import Mistake, PuzzleStep


@dataclass(slots=True)
class SetsPuzzleSession:
    """One attempt at a rummy puzzle."""

    puzzle: SetsPuzzle
    state: GameState = field(init=False)
    steps: list[PuzzleStep] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.puzzle.state

    @property
    def seat(self) -> Seat:
        return self.puzzle.state.turn

    @property
    def is_over(self) -> bool:
        return bool(self.steps)

    @property
    def is_own_turn(self) -> bool:
        return not self.steps

    @property
    def is_solved(self) -> bool:
        return bool(self.steps) and self.steps[0].action == self.puzzle.answer

    @property
    def is_on_track(self) -> bool:
        """Whether the player has made no mistake: either not acted yet, or acted correctly."""
        return self.is_own_turn or self.is_solved

    @property
    def options(self) -> list[Action]:
        return [] if self.steps else list(self.puzzle.game.legal_actions(self.state))

    @property
    def solutions(self) -> list[Action]:
        """The right action; empty once the player has acted."""
        return [] if self.steps else [self.puzzle.answer]

    @property
    def advice(self) -> None:
        """Always None, because a rummy puzzle is only explained after the answer."""

    @property
    def mistake(self) -> Mistake | None:
        """The player's mistake, or None if there is none so far."""
        if self.is_own_turn or self.is_solved:
            return None
        return Mistake(self.puzzle.state, self.steps[0].action, self.puzzle.answer)

    def act(self, action: Action) -> PuzzleStep:
        assert action in self.options, action
        log: Log = []
        self.state = self.puzzle.game.step(self.state, action, log)
        self.steps.append(PuzzleStep(self.seat, action, self.state, tuple(log)))
        return self.steps[-1]

    def act_correctly(self) -> PuzzleStep:
        return self.act(self.puzzle.answer)

    def reply(self) -> PuzzleStep:
        """Raise AssertionError, because nobody replies in a rummy puzzle."""
        raise AssertionError(self.steps)
