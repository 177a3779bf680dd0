"""A puzzle that is tried: the player acts, the others answer, and the cards lie.

The state that is shown is always one of those that agree with all that was seen so far: where
the hidden cards lie in it is settled as late as can be, and as badly for the player as can be.
"""

from dataclasses import dataclass, field

from ...engine.actions import Action
from ...engine.events import Log
from ...engine.state import Seat, State
from .deals import possible_deals
from .liar import heard, lie
from .proof import Moment, Proof
from .sets.playing import SetsAttempt
from .shipped import AnyPuzzle, BadPuzzlesError, Puzzle, SetsPuzzle
from .step import Step

MOST_DEALS = 5000
MOST_POSITIONS = 2_000_000  # that a puzzle may take while it is played


@dataclass(slots=True)
class Attempt:
    """One try at a puzzle; act and reply in turn until it is over."""

    puzzle: Puzzle
    proof: Proof = field(init=False)
    moment: Moment = field(init=False)
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        view = self.puzzle.game.look(self.puzzle.state, self.puzzle.state.turn)
        deals = possible_deals(view, MOST_DEALS)
        if deals is None:
            raise BadPuzzlesError("the cards may lie in too many ways")
        game, state, aim = self.puzzle.game, self.puzzle.state, self.puzzle.aim
        self.proof = Proof(game, state, aim, deals, MOST_POSITIONS)
        self.moment = self.proof.start

    @property
    def state(self) -> State:
        """Where the cards lie, as far as anybody can tell by now."""
        return self.moment.state

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.proof.seat

    @property
    def options(self) -> list[Action]:
        """All that may be done."""
        return list(self.proof.options(self.moment)) if self.is_own_turn else []

    @property
    def answers(self) -> list[Action]:
        """What is sure now."""
        return list(self.proof.answers(self.moment)) if self.is_own_turn else []

    @property
    def is_over(self) -> bool:
        return self.proof.is_over(self.moment)

    @property
    def is_own_turn(self) -> bool:
        return not self.is_over and self.state.turn == self.proof.seat

    @property
    def is_solved(self) -> bool:
        """Whether the hand is over and the aim reached."""
        return self.is_over and self.proof.is_reached(self.moment)

    @property
    def is_sure(self) -> bool:
        """Whether the aim is still sure: whoever went wrong cannot reach it any more."""
        return self.proof.is_sure(self.moment)

    def act(self, action: Action) -> Step:
        """Do what the player wants; where he asks something, the answer lies as well."""
        assert self.is_own_turn
        assert action in self.puzzle.game.legal(self.state), action
        return self._go_on(action, heard(self.proof, self.moment, action))

    def act_surely(self) -> Step:
        """Do what is sure."""
        return self.act(self.proof.answers(self.moment)[0])

    def reply(self) -> Step:
        """Have the next of the others do what is worst."""
        assert not self.is_over
        assert not self.is_own_turn
        return self._go_on(*lie(self.proof, self.moment))

    def _go_on(self, action: Action, later: Moment) -> Step:
        before = self.proof.lying(self.moment, later.known)
        log: Log = []
        self.puzzle.game.step(before, action, log)
        self.steps.append(Step(before.turn, action, later.state, tuple(log)))
        self.moment = later
        return self.steps[-1]


AnyAttempt = Attempt | SetsAttempt


def attempt_at(puzzle: AnyPuzzle) -> AnyAttempt:
    """Return a try at a puzzle."""
    return SetsAttempt(puzzle) if isinstance(puzzle, SetsPuzzle) else Attempt(puzzle)
