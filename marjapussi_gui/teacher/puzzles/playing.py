"""A trick puzzle in play: the player acts, and the adversary replies.

The state shown is always one that agrees with everything seen so far: where the hidden cards are
is settled as late and as badly for the player as possible.
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
MOST_POSITIONS = 2_000_000  # for the whole puzzle


@dataclass(slots=True)
class Attempt:
    """One attempt at a trick puzzle. Call act and reply in turn until it is over."""

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
        """Return the state shown: the cards may still turn out to be elsewhere."""
        return self.moment.state

    @property
    def seat(self) -> Seat:
        """Return the seat of the player."""
        return self.proof.seat

    @property
    def options(self) -> list[Action]:
        """Return the actions that the player can choose from."""
        return list(self.proof.options(self.moment)) if self.is_own_turn else []

    @property
    def answers(self) -> list[Action]:
        """Return the actions with which the aim stays certain."""
        return list(self.proof.answers(self.moment)) if self.is_own_turn else []

    @property
    def is_over(self) -> bool:
        return self.proof.is_over(self.moment)

    @property
    def is_own_turn(self) -> bool:
        return not self.is_over and self.state.turn == self.proof.seat

    @property
    def is_solved(self) -> bool:
        """Return whether the hand is over and the aim was reached."""
        return self.is_over and self.proof.is_reached(self.moment)

    @property
    def is_sure(self) -> bool:
        """Return whether the aim is still certain. After a mistake it can't be reached any more."""
        return self.proof.is_sure(self.moment)

    def act(self, action: Action) -> Step:
        """Do the player's action, with the worst answer if it is a question."""
        assert self.is_own_turn
        assert action in self.puzzle.game.legal(self.state), action
        return self._go_on(action, heard(self.proof, self.moment, action))

    def act_surely(self) -> Step:
        """Do a solution."""
        return self.act(self.proof.answers(self.moment)[0])

    def reply(self) -> Step:
        """Do the worst reply of the next other seat."""
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
    return SetsAttempt(puzzle) if isinstance(puzzle, SetsPuzzle) else Attempt(puzzle)
