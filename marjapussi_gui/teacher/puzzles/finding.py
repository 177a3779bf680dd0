"""The search for trick puzzles: a position with one certain line that heuristics miss."""

from array import array
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

from ...bots.chances import never
from ...bots.counts import companion
from ...bots.kernel.constants import NO
from ...bots.kernel.endgame import Endgame
from ...bots.kernel.given import Count
from ...bots.proven import proven
from ...bots.tricks import Decision
from ...engine.actions import Action
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.contract import ContractCount
from ...engine.phases.game_points import GamePoints
from ...engine.state import NOBODY, State
from .aims import Aim, aims, chances
from .deals import Deals, deals_of, possible_deals
from .liar import may_err
from .proof import Proof, TooLongError, is_fit
from .solving import HABIT, is_solved, player

MOST_DEALS = 3000
ENOUGH = 50  # deals that nearly always give the same answer as all of them
# Stages of (deals, positions that the proof may take), 0 for all deals: an action that is not
# certain over some deals is not certain over all of them, so the cheap stages come first
STAGES = ((8, 2000), (ENOUGH, 6000), (0, 30_000))
SAMPLE = 60  # deals solved with open cards, to drop actions that lose in one of them
FIVE = 5
REACH, MOST_BID = 160, 440
SURE = 0.99
MISSING = HABIT, "normal"  # players that must not solve a puzzle


@frozen
class Found:
    """A puzzle in a state, with its solution and who finds it."""

    state: State
    aim: Aim
    answer: Action
    deals: int
    is_hard: bool  # players of level strong miss it, too


@frozen
class Case:
    """A position with an aim and the possible deals: a puzzle if it has one solution."""

    game: Game
    state: State
    aim: Aim
    deals: Deals

    def proof(self, some: int, most: int) -> Proof:
        """Return a proof over about this many of the deals, or over all with 0."""
        step = max(1, len(self.deals.hands) // some) if some else 1
        deals = self.deals if step == 1 else deals_of(self.deals.hands[::step])
        return Proof(self.game, self.state, self.aim, deals, most)


@dataclass(slots=True)
class Finder:
    """A search for trick puzzles in positions of one game."""

    game: Game
    _stakes: dict[object, Count] = field(default_factory=dict)

    def found(self, state: State) -> Found | None:
        """Return the puzzle of a state in which a seat is to act, or None if it is none."""
        if not is_fit(self.game, state):
            return None
        deals = possible_deals(self.game.look(state, state.turn), MOST_DEALS)
        if deals is None:
            return None
        for hardest_first in self._families(state, deals):
            for case in hardest_first:
                puzzle, is_sure = self._tried(case)
                if puzzle is not None:
                    return puzzle
                if is_sure:  # easier cases have as many solutions, or more
                    break
        return None

    def _families(self, state: State, deals: Deals) -> Iterator[Iterator[Case]]:
        """Yield the cases of each kind of aim, hardest first."""
        wanted = sorted(aims(self.game, state), key=lambda aim: aim.amount)
        for at_most in (False, True):
            kind = [aim for aim in wanted if aim.at_most == at_most]
            ordered = kind if at_most else kind[::-1]
            cases = (Case(self.game, state, aim, deals) for aim in ordered)
            yield (harder for case in cases for harder in self._with_bids(case))
        for case in self._exactly(state, deals):
            yield iter((case,))

    def _exactly(self, state: State, deals: Deals) -> Iterator[Case]:
        """Yield the cases in which an exact number of berries wins the match."""
        mine, rules = self.game.seating.side(state.turn), self.game.rules
        if not (isinstance(self.game.count, GamePoints) and rules.exact):
            return
        for aim in aims(self.game, state):
            if aim.side == mine and not aim.at_most:
                scores = [0] * len(state.match.scores)
                scores[mine] = rules.target - aim.amount
                yield Case(self.game, with_scores(state, tuple(scores)), aim, deals)

    def _tried(self, case: Case) -> tuple[Found | None, bool]:
        """Return the puzzle if the case is one, and whether it has any certain action."""
        good = self._perfect(case)
        try:
            for some, most in STAGES:
                if not good:
                    return None, False
                proof = case.proof(some, most)
                good = list(_sure(proof, good))
                if some == ENOUGH and good and not _is_puzzling(proof, good):
                    return None, True
            return _puzzle(case, proof, good), bool(good)
        except TooLongError:
            return None, True

    def _with_bids(self, case: Case) -> Iterator[Case]:
        """Yield the case with the bids that are neither too easy nor too hard, hardest first."""
        state, aim = case.state, case.aim
        if not isinstance(self.game.count, ContractCount):
            yield case
            return
        bids = sorted({state.auction.raised, *self._bids(state)}, reverse=aim.at_most)
        easy, hard = -1, len(bids)
        while hard - easy > 1:
            middle = (easy + hard) // 2
            if self._is_hopeful(_with_bid(case, bids[middle])):
                easy = middle
            else:
                hard = middle
        for place in range(easy, max(easy - 2, -1), -1):
            yield _with_bid(case, bids[place])

    def _is_hopeful(self, case: Case) -> bool:
        """Return whether some action is certain over a few deals."""
        with suppress(TooLongError):
            return any(_sure(case.proof(*STAGES[0]), self._perfect(case)))
        return False

    def _bids(self, state: State) -> Iterator[int]:
        """Yield the final bids that are neither made nor lost yet."""
        side = self.game.seating.side(state.auction.holder)
        has = self.game.count.points(state)[side]
        for bid in range(state.auction.bid + FIVE, MOST_BID + FIVE, FIVE):
            if has < bid <= has + REACH:
                yield bid

    def _perfect(self, case: Case) -> list[Action]:
        """Return the actions that reach the aim with open cards in every deal of a sample.

        All others are certainly no solutions; these may still turn out to be none.
        """
        side = self.game.seating.side(case.state.turn)
        decision = self._decision(case)
        lanes, solver = decision.setting.lanes, Endgame(decision.other, side, 14)
        codes = [code for code in decision.root.codes() if code != NO]
        step = max(1, len(case.deals.hands) // SAMPLE)
        for hands in case.deals.hands[::step]:
            held = [lanes.word(hand) for hand in hands]
            rest = lanes.word(decision.known.hidden) & ~sum(held)
            words = array("Q", [*[*held, 0, 0][:4], rest])
            values = solver.values(decision.root, words, 0, 1, codes)
            assert values is not None
            codes = [code for code, value in zip(codes, values, strict=True) if value > SURE]
            if not codes:
                break
        return [lanes.action(code) for code in codes]

    def _decision(self, case: Case) -> Decision:
        """Return the position in which nothing but the aim has value."""
        state, game = case.state, self.game
        known, way = proven(game.look(state, state.turn)), companion(game)
        live = known.hidden
        for held in known.state.hands:
            live |= held
        stakes = replace(self._worth(case), contract=state.auction.raised)
        return Decision.standing(known, way, stakes, known.setting.lanes.word(live))

    def _worth(self, case: Case) -> Count:
        """Return the utilities of outcomes, without the margin of a contract."""
        state, showing, game = case.state, case.state.showing, self.game
        side, who = game.seating.side(state.turn), (showing.declarer, showing.soloist)
        key = (case.aim, side, state.match, state.auction.holder, showing.game, who)
        if key not in self._stakes:
            worth = chances(case.aim, state.match, side)(game, never)
            smallest = with_bid(state, FIVE) if state.auction.raised else state
            self._stakes[key] = companion(game).stakes(smallest, worth)
        return self._stakes[key]


def _sure(proof: Proof, actions: list[Action]) -> Iterator[Action]:
    """Yield those of the actions that reach the aim in all deals of the proof."""
    for each in proof.options(proof.start):
        if each in actions and proof.is_answer(proof.start, each):
            yield each


def _puzzle(case: Case, proof: Proof, good: list[Action]) -> Found | None:
    """Return the puzzle if the expert solves it and weaker players don't."""
    if not _is_puzzling(proof, good) or not is_solved(proof, player("expert", proof)):
        return None
    is_hard = not is_solved(proof, player("strong", proof))
    return Found(case.state, case.aim, good[0], len(case.deals.hands), is_hard)


def _is_puzzling(proof: Proof, good: list[Action]) -> bool:
    """Return whether there is one solution, players can go wrong after it, and heuristics fail."""
    if len(good) != 1 or any(is_solved(proof, player(each, proof)) for each in MISSING):
        return False
    return any(may_err(proof, later) for later in proof.after(proof.start, good[0]))


def _with_bid(case: Case, amount: int) -> Case:
    return Case(case.game, with_bid(case.state, amount), case.aim, case.deals)


def with_bid(state: State, amount: int) -> State:
    """Return the state with another final bid of the declarer."""
    return state.but(auction=replace(state.auction, raised=amount))


def with_scores(state: State, scores: tuple[int, ...]) -> State:
    """Return the state in a match that began with these scores."""
    return state.but(match=replace(state.match, scores=scores, collected=scores))


def is_own_decision(game: Game, state: State, least: int, most: int) -> bool:
    """Return whether a seat has a choice with this many cards in hand."""
    if state.turn == NOBODY or game.name(state) != "play":
        return False
    return least <= state.hands[state.turn].bit_count() <= most and len(game.legal(state)) > 1
