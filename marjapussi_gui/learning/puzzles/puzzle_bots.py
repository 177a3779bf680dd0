"""Bots that try to solve a puzzle against the adversary and care about nothing but the aim."""

from random import Random

from ...bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from ...bots.players.bot import Bot, SearchContext
from ...bots.players.levels import EXPERT_EFFORT, STRONG_EFFORT, normal_bot
from ...bots.players.players import HeuristicPlayer, SearchPlayer
from ...engine.view import create_view
from .adversary import worst_answer, worst_reply
from .aims import aim_utility
from .proof_search import ProofSearch

MINIMAL_EFFORT = SamplingEffort(world_count=1, playouts_per_world=1)
MINIMAL_EFFORTS = BiddingEfforts(contracts=MINIMAL_EFFORT, contests=MINIMAL_EFFORT)
HEURISTIC = "habit"
LEVELS = (HEURISTIC, "normal", "strong", "expert")


def create_player(level: str, proof: ProofSearch) -> Bot:
    """Return a bot of a level. If it searches, it values nothing but the aim."""
    if level == HEURISTIC:
        return HeuristicPlayer()
    if level == "normal":
        return normal_bot()
    before, side = proof.start.state.match, proof.game.seating.side_of(proof.seat)
    effort = EXPERT_EFFORT if level == "expert" else STRONG_EFFORT
    return SearchPlayer(effort, MINIMAL_EFFORTS, aim_utility(proof.aim, before, side))


def can_solve(proof: ProofSearch, bot: Bot) -> bool:
    """Return whether a bot reaches the aim against the adversary."""
    think, moment = SearchContext(Random(0)), proof.start
    while not proof.is_over(moment):
        if moment.state.turn == proof.seat:
            view = create_view(proof.game, moment.state, proof.seat)
            moment = worst_answer(proof, moment, bot.decide(view, think).action)
        else:
            moment = worst_reply(proof, moment)[1]
    return proof.is_aim_reached(moment)
