"""The search for trick puzzles: positions with a single solution that heuristics don't find."""

from array import array
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.match_equity import never_stop
from ...bots.equity.scoring import scoring_model
from ...bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from ...bots.kernel.constants import ANSWER_NO
from ...bots.kernel.endgame_solver import EndgameSolver
from ...bots.kernel.inputs import ScoringInput
from ...bots.players.bot import Bot, SearchContext
from ...bots.players.levels import EXPERT_EFFORT, STRONG_EFFORT, normal_bot
from ...bots.players.players import HeuristicPlayer, SearchPlayer
from ...bots.players.trick_search import TrickPosition
from ...engine.actions import Action
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.contract import ContractScoringPhase
from ...engine.phases.game_points import GamePointScoringPhase
from ...engine.state import NOBODY, GameState
from ...engine.view import create_view
from .aims import Aim, aim_utility, possible_aims
from .possible_deals import PossibleDeals, possible_deals
from .proof_search import InformationSet, ProofSearch, ProofTooLongError, is_provable
from .puzzle_session import can_go_wrong, worst_answer, worst_reply

MINIMAL_EFFORT = SamplingEffort(world_count=1, playouts_per_world=1)
MINIMAL_EFFORTS = BiddingEfforts(contracts=MINIMAL_EFFORT, contests=MINIMAL_EFFORT)
HEURISTIC = "habit"
LEVELS = (HEURISTIC, "normal", "strong", "expert")


@dataclass(slots=True)
class CachedReplies:
    """The adversary's replies in one puzzle, each computed once."""

    proof: ProofSearch
    _replies: dict[InformationSet, InformationSet] = field(default_factory=dict)
    _answers: dict[tuple[InformationSet, Action], InformationSet] = field(default_factory=dict)

    def reply(self, info_set: InformationSet) -> InformationSet:
        """Return the situation after the worst reply of the seat to act."""
        if info_set not in self._replies:
            self._replies[info_set] = worst_reply(self.proof, info_set)[1]
        return self._replies[info_set]

    def answer(self, info_set: InformationSet, action: Action) -> InformationSet:
        """Return the situation after the player's action and the worst answer to it."""
        key = info_set, action
        if key not in self._answers:
            self._answers[key] = worst_answer(self.proof, info_set, action)
        return self._answers[key]


def create_player(level: str, proof: ProofSearch) -> Bot:
    """Return a bot of a level. If it searches, it values nothing but the aim."""
    if level == HEURISTIC:
        return HeuristicPlayer()
    if level == "normal":
        return normal_bot()
    before, side = proof.start.state.match, proof.game.seating.side_of(proof.seat)
    effort = EXPERT_EFFORT if level == "expert" else STRONG_EFFORT
    return SearchPlayer(effort, MINIMAL_EFFORTS, aim_utility(proof.aim, before, side))


def can_solve(
    proof: ProofSearch,
    bot: Bot,
    context: SearchContext | None = None,
    replies: CachedReplies | None = None,
) -> bool:
    """Return whether a bot reaches the aim against the adversary.

    Several tries at one puzzle can share the adversary's replies, which take most of the time.
    """
    think, moment = context or SearchContext(Random(0)), proof.start
    replies = replies or CachedReplies(proof)
    while not proof.is_over(moment):
        if moment.state.turn != proof.seat:
            moment = replies.reply(moment)
            continue
        view = create_view(proof.game, moment.state, proof.seat)
        moment = replies.answer(moment, bot.decide(view, think).action)
        if not proof.is_certain(moment):  # from here, the adversary prevents it
            return False
    return proof.is_aim_reached(moment)


MIN_DEALS = 2  # where every card is known, nothing can be where it hurts
MAX_DEALS = 3000
RELIABLE_DEALS = 50  # a proof over this many deals nearly always holds for all deals
# Stages of a proof: number of deals (0 for all), and maximum number of positions. An action that
# fails in some deals fails over all of them, so the cheap stages come first
PROOF_STAGES = ((8, 2000), (RELIABLE_DEALS, 6000), (0, 30_000))
OPEN_CARDS_SAMPLE = 60  # number of deals to solve with open cards, to drop losing actions early
BID_STEP = 5
MAX_BID_AHEAD, MAX_BID = 160, 440
CERTAIN_CHANCE = 0.99
LEVELS_THAT_FAIL = HEURISTIC, "normal"  # levels that must not solve a puzzle


@frozen
class FoundPuzzle:
    """A position that makes a good puzzle, with its aim, solution and difficulty."""

    state: GameState
    aim: Aim
    answer: Action
    deal_count: int
    is_hard: bool  # whether even level strong misses the solution


@frozen
class PuzzleCandidate:
    """A position and an aim that may make a puzzle."""

    game: Game
    state: GameState
    aim: Aim
    deals: PossibleDeals

    def create_proof(self, sample_size: int, max_positions: int) -> ProofSearch:
        """Return a proof search over about sample_size of the deals, or over all if it is 0."""
        step = max(1, len(self.deals.hands) // sample_size) if sample_size else 1
        return ProofSearch(self.game, self.state, self.aim, self.deals.every(step), max_positions)


@dataclass(slots=True)
class PuzzleFinder:
    """A search for trick puzzles in the positions of one game."""

    game: Game
    _utilities: dict[object, ScoringInput] = field(default_factory=dict)

    def find(self, state: GameState) -> FoundPuzzle | None:
        """Return a puzzle in this position for the seat to act, or None if there is none."""
        if not is_provable(self.game, state):
            return None
        deals = possible_deals(create_view(self.game, state, state.turn), MAX_DEALS)
        if deals is None or len(deals.hands) < MIN_DEALS:
            return None
        for hardest_first in self._cases_by_aim_type(state, deals):
            for case in hardest_first:
                puzzle, is_sure = self._find_in_candidate(case)
                if puzzle is not None:
                    return puzzle
                if is_sure:  # easier cases have at least as many solutions
                    break
        return None

    def _cases_by_aim_type(
        self, state: GameState, deals: PossibleDeals
    ) -> Iterator[Iterator[PuzzleCandidate]]:
        """Yield, for each type of aim, an iterator over its candidates, the hardest first."""
        wanted = sorted(possible_aims(self.game, state), key=lambda aim: aim.amount)
        for at_most in (False, True):
            kind = [aim for aim in wanted if aim.at_most == at_most]
            ordered = kind if at_most else kind[::-1]
            cases = (PuzzleCandidate(self.game, state, aim, deals) for aim in ordered)
            yield (harder for case in cases for harder in self._cases_by_final_bid(case))
        for case in self._exact_target_candidates(state, deals):
            yield iter((case,))

    def _exact_target_candidates(
        self, state: GameState, deals: PossibleDeals
    ) -> Iterator[PuzzleCandidate]:
        """Yield candidates in which the aim also reaches the exact target score of the match."""
        mine, rules = self.game.seating.side_of(state.turn), self.game.rules
        if not (isinstance(self.game.scoring_phase, GamePointScoringPhase) and rules.exact):
            return
        for aim in possible_aims(self.game, state):
            if aim.side == mine and not aim.at_most:
                scores = [0] * len(state.match.scores)
                scores[mine] = rules.target - aim.amount
                yield PuzzleCandidate(
                    self.game, with_match_scores(state, tuple(scores)), aim, deals
                )

    def _find_in_candidate(self, case: PuzzleCandidate) -> tuple[FoundPuzzle | None, bool]:
        """Return the candidate's puzzle, if any, and whether some action surely reaches the aim."""
        good = self._solutions_with_open_cards(case)
        try:
            for some, most in PROOF_STAGES:
                if not good:
                    return None, False
                proof = case.create_proof(some, most)
                good = list(_certain_actions(proof, good))
                if some == RELIABLE_DEALS and good and not _is_valid_puzzle(proof, good):
                    return None, True
            return _create_puzzle(case, proof, good), bool(good)
        except ProofTooLongError:
            return None, True

    def _cases_by_final_bid(self, case: PuzzleCandidate) -> Iterator[PuzzleCandidate]:
        """Yield the candidate with final bids that make it hard but solvable, the hardest first."""
        state, aim = case.state, case.aim
        if not isinstance(self.game.scoring_phase, ContractScoringPhase):
            yield case
            return
        bids = sorted({state.auction.final_bid, *self._undecided_bids(state)}, reverse=aim.at_most)
        easy, hard = -1, len(bids)
        while hard - easy > 1:
            middle = (easy + hard) // 2
            if self._may_have_solution(_candidate_with_bid(case, bids[middle])):
                easy = middle
            else:
                hard = middle
        for place in range(easy, max(easy - 2, -1), -1):
            yield _candidate_with_bid(case, bids[place])

    def _may_have_solution(self, case: PuzzleCandidate) -> bool:
        with suppress(ProofTooLongError):
            return any(
                _certain_actions(
                    case.create_proof(*PROOF_STAGES[0]), self._solutions_with_open_cards(case)
                )
            )
        return False

    def _undecided_bids(self, state: GameState) -> Iterator[int]:
        """Yield the final bids that the declarer can still either make or miss."""
        side = self.game.seating.side_of(state.auction.highest_bidder)
        has = self.game.scoring_phase.points(state)[side]
        for bid in range(state.auction.bid + BID_STEP, MAX_BID + BID_STEP, BID_STEP):
            if has < bid <= has + MAX_BID_AHEAD:
                yield bid

    def _solutions_with_open_cards(self, case: PuzzleCandidate) -> list[Action]:
        """Return the actions that reach the aim in each sampled deal, with all cards open.

        No other action can be a solution, but these needn't be solutions either.
        """
        side = self.game.seating.side_of(case.state.turn)
        decision = self._create_position(case)
        lanes, solver = decision.codes, EndgameSolver(decision.scratch_table, side, 14)
        codes = [code for code in decision.table.legal_action_codes() if code != ANSWER_NO]
        step = max(1, len(case.deals.hands) // OPEN_CARDS_SAMPLE)
        for seed, hands in enumerate(case.deals.hands[::step], 1):  # it orders covered cards
            held = [lanes.encode(hand) for hand in hands]
            rest = lanes.encode(decision.seat_position.belief.hidden_cards) & ~sum(held)
            words = array("Q", [*[*held, 0, 0][:4], rest])
            values = solver.action_values(decision.table, words, 0, seed, codes)
            assert values is not None
            codes = [
                code for code, value in zip(codes, values, strict=True) if value > CERTAIN_CHANCE
            ]
            if not codes:
                break
        return [lanes.decode_action(code) for code in codes]

    def _create_position(self, case: PuzzleCandidate) -> TrickPosition:
        """Return the position with utilities that value nothing but the aim."""
        position = SeatPosition(create_view(self.game, case.state, case.state.turn))
        utilities = replace(self._utilities_for_aim(case), contract=case.state.auction.final_bid)
        return TrickPosition(position, utilities)

    def _utilities_for_aim(self, case: PuzzleCandidate) -> ScoringInput:
        """Return how much each outcome of the hand is worth for the aim, whatever the final bid."""
        state, showing, game = case.state, case.state.showing, self.game
        side, who = game.seating.side_of(state.turn), (showing.declarer, showing.soloist)
        key = (case.aim, side, state.match, state.auction.highest_bidder, showing.contest, who)
        if key not in self._utilities:
            worth = aim_utility(case.aim, state.match, side)(game, never_stop)
            smallest = set_final_bid(state, BID_STEP) if state.auction.final_bid else state
            self._utilities[key] = scoring_model(game).utilities(smallest, worth)
        return self._utilities[key]


def _certain_actions(proof: ProofSearch, actions: list[Action]) -> Iterator[Action]:
    for each in proof.useful_actions(proof.start):
        if each in actions and proof.is_solution(proof.start, each):
            yield each


def _create_puzzle(
    case: PuzzleCandidate, proof: ProofSearch, solutions: list[Action]
) -> FoundPuzzle | None:
    """Return the puzzle, or None if it is not valid or the expert doesn't solve it."""
    if not _is_valid_puzzle(proof, solutions) or not can_solve(
        proof, create_player("expert", proof)
    ):
        return None
    is_hard = not can_solve(proof, create_player("strong", proof))
    return FoundPuzzle(case.state, case.aim, solutions[0], len(case.deals.hands), is_hard)


def _is_valid_puzzle(proof: ProofSearch, solutions: list[Action]) -> bool:
    """Return whether there is a single solution that weak bots miss, and a later pitfall.

    A pitfall is a mistake that the player can still make after the solution.
    """
    if len(solutions) != 1 or any(
        can_solve(proof, create_player(each, proof)) for each in LEVELS_THAT_FAIL
    ):
        return False
    return any(can_go_wrong(proof, later) for later in proof.outcomes_of(proof.start, solutions[0]))


def _candidate_with_bid(case: PuzzleCandidate, amount: int) -> PuzzleCandidate:
    return PuzzleCandidate(case.game, set_final_bid(case.state, amount), case.aim, case.deals)


def set_final_bid(state: GameState, amount: int) -> GameState:
    """Return the state with another final bid of the declarer."""
    return state.replace(auction=replace(state.auction, final_bid=amount))


def with_match_scores(state: GameState, scores: tuple[int, ...]) -> GameState:
    """Return the state with other match scores before the hand."""
    return state.replace(match=replace(state.match, scores=scores, collected_points=scores))


def has_choice(game: Game, state: GameState, min_cards: int, max_cards: int) -> bool:
    """Return whether the seat to act has a choice and holds min_cards to max_cards cards."""
    if state.turn == NOBODY or game.phase_name(state) != "play":
        return False
    return (
        min_cards <= state.hands[state.turn].bit_count() <= max_cards
        and len(game.legal_actions(state)) > 1
    )
