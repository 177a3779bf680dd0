"""Bots that try to solve a puzzle against the adversary and care about nothing but the aim."""

from dataclasses import dataclass, field
from random import Random

from ...bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from ...bots.players.bot import Bot, SearchContext
from ...bots.players.levels import EXPERT_EFFORT, STRONG_EFFORT, normal_bot
from ...bots.players.players import HeuristicPlayer, SearchPlayer
from ...engine.actions import Action
from ...engine.view import create_view
from .aims import aim_utility
from .proof_search import InformationSet, ProofSearch
from .puzzle_session import worst_answer, worst_reply

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
