"""A trick puzzle in play: the player acts, and the adversary replies.

The state on the table always agrees with everything that has been visible so far. Where the hidden
cards are is decided as late as possible, and in the worst way for the player.
"""

from dataclasses import dataclass, field

from ...engine.actions import Action
from ...engine.cards import Card, CardSet
from ...engine.events import Log
from ...engine.notation import action_text
from ...engine.state import GameState, Seat
from ...engine.view import create_view
from .possible_deals import possible_deals
from .proof_search import InformationSet, ProofSearch
from .puzzle_files import AnyPuzzle, PuzzleFileError, SetsPuzzle, TrickPuzzle
from .puzzle_step import Advice, Mistake, PuzzleStep, Refutation
from .sets.sets_puzzle_session import SetsPuzzleSession


def worst_reply(proof: ProofSearch, info_set: InformationSet) -> tuple[Action, InformationSet]:
    """Return the reply of another seat that is worst for the player, and the situation after it.

    If no reply defeats the player, it is one after which a mistake is still possible or, if there
    is none, the reply that reveals least about the cards.
    """
    return max(
        proof.replies(info_set),
        key=lambda reply: (_threat_sort_key(proof, reply[1]), action_text(reply[0])),
    )


def worst_answer(proof: ProofSearch, info_set: InformationSet, action: Action) -> InformationSet:
    """Return the situation after the player's action and the worst possible answer to it."""
    return max(
        proof.outcomes_of(info_set, action), key=lambda later: _threat_sort_key(proof, later)
    )


def can_go_wrong(proof: ProofSearch, info_set: InformationSet) -> bool:
    """Return whether a player certain of the aim can still lose it by a mistake."""
    if proof.is_over(info_set):
        return False
    if info_set.state.turn != proof.seat:
        return any(can_go_wrong(proof, later) for _, later in proof.replies(info_set))
    options = proof.useful_actions(info_set)
    if len(options) == 1:
        return any(can_go_wrong(proof, later) for later in proof.outcomes_of(info_set, options[0]))
    return not all(proof.is_solution(info_set, each) for each in options)


def _threat_sort_key(proof: ProofSearch, info_set: InformationSet) -> tuple[bool, bool, int]:
    if not proof.is_certain(info_set):
        return True, True, info_set.deals_mask.bit_count()
    return False, can_go_wrong(proof, info_set), info_set.deals_mask.bit_count()


MAX_DEALS = 5000
MAX_POSITIONS = 2_000_000  # maximum number of positions that the proof may search in one attempt


@dataclass(slots=True)
class PuzzleSession:
    """One attempt at a trick puzzle. Call act() and reply() in turn until it is over."""

    puzzle: TrickPuzzle
    proof: ProofSearch = field(init=False)
    info_set: InformationSet = field(init=False)
    steps: list[PuzzleStep] = field(default_factory=list)
    mistake: Mistake | None = None

    def __post_init__(self) -> None:
        view = create_view(self.puzzle.game, self.puzzle.state, self.puzzle.state.turn)
        deals = possible_deals(view, MAX_DEALS)
        if deals is None:
            raise PuzzleFileError(f"a puzzle must have {MAX_DEALS} possible deals at most")
        game, state, aim = self.puzzle.game, self.puzzle.state, self.puzzle.aim
        self.proof = ProofSearch(game, state, aim, deals, MAX_POSITIONS)
        self.info_set = self.proof.start

    @property
    def state(self) -> GameState:
        return self.info_set.state

    @property
    def seat(self) -> Seat:
        return self.proof.seat

    @property
    def options(self) -> list[Action]:
        return list(self.proof.useful_actions(self.info_set)) if self.is_own_turn else []

    @property
    def solutions(self) -> list[Action]:
        return list(self.proof.solutions(self.info_set)) if self.is_own_turn else []

    @property
    def is_over(self) -> bool:
        return self.proof.is_over(self.info_set)

    @property
    def is_own_turn(self) -> bool:
        return not self.is_over and self.state.turn == self.proof.seat

    @property
    def is_solved(self) -> bool:
        return self.is_over and self.proof.is_aim_reached(self.info_set)

    @property
    def is_on_track(self) -> bool:
        """Whether the aim is still certain. After a mistake, the adversary prevents it."""
        return self.proof.is_certain(self.info_set)

    @property
    def advice(self) -> Advice | None:
        """What to do and why, or None if the aim is no longer certain."""
        solutions, deals_mask = self.solutions, self.info_set.deals_mask
        if not solutions:
            return None
        is_forced, is_only = len(self.options) == 1, len(solutions) == 1
        refutation = None if self.puzzle.is_hard else self._refute_wrong_action(solutions)
        return Advice(solutions[0], is_only, is_forced, deals_mask.bit_count(), refutation)

    def _refute_wrong_action(self, solutions: list[Action]) -> Refutation | None:
        """Return a wrong action and an opponent's reply to it, or None if no opponent replies."""
        sides = self.puzzle.game.seating
        for wrong in (each for each in self.options if each not in solutions):
            later = worst_answer(self.proof, self.info_set, wrong)
            while not self.proof.is_over(later) and later.state.turn != self.seat:
                seat, (reply, after) = later.state.turn, worst_reply(self.proof, later)
                if sides.side_of(seat) != sides.side_of(self.seat):
                    return Refutation(wrong, seat, reply)
                later = after
        return None

    @property
    def layout(self) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
        """The hands and covered cards at the start, as far as they are decided so far."""
        deals, deals_mask = self.proof.deals, self.info_set.deals_mask
        covered = deals.covered_in_first_deal(deals_mask) if deals.covered else ()
        return deals.first_deal_in_mask(deals_mask), covered

    def act(self, action: Action) -> PuzzleStep:
        """Perform the player's action. If it is a question, the partner gives the worst answer."""
        assert self.is_own_turn
        assert action in self.puzzle.game.legal_actions(self.state), action
        before, solutions = self.state, self.solutions
        step = self._advance(action, worst_answer(self.proof, self.info_set, action))
        if solutions and not self.is_on_track:
            self.mistake = Mistake(before, action, solutions[0])
        return step

    def act_correctly(self) -> PuzzleStep:
        return self.act(self.proof.solutions(self.info_set)[0])

    def reply(self) -> PuzzleStep:
        assert not self.is_over
        assert not self.is_own_turn
        return self._advance(*worst_reply(self.proof, self.info_set))

    def _advance(self, action: Action, info_set: InformationSet) -> PuzzleStep:
        before = self.proof.state_in_deals(self.info_set, info_set.deals_mask)
        log: Log = []
        self.puzzle.game.step(before, action, log)
        self.steps.append(PuzzleStep(before.turn, action, info_set.state, tuple(log)))
        self.info_set = info_set
        return self.steps[-1]


AnyPuzzleSession = PuzzleSession | SetsPuzzleSession


def create_puzzle_session(puzzle: AnyPuzzle) -> AnyPuzzleSession:
    return SetsPuzzleSession(puzzle) if isinstance(puzzle, SetsPuzzle) else PuzzleSession(puzzle)
