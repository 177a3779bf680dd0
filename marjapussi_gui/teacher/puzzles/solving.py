"""Bots that try to solve a puzzle against the adversary, with the aim as their only goal."""

from random import Random

from ...bots.base import Bot, Think
from ...bots.companion import Effort, Efforts
from ...bots.levels import EXPERT, STRONG, normal
from ...bots.players import HabitPlayer, SearchPlayer
from .aims import chances
from .liar import heard, lie
from .proof import Proof

NOTHING = Effort(worlds=1, each=1)
EFFORTS = Efforts(contracts=NOTHING, showings=NOTHING)
HABIT = "habit"
LEVELS = (HABIT, "normal", "strong", "expert")


def player(level: str, proof: Proof) -> Bot:
    """Return a player of a level. Players that search value nothing but the aim."""
    if level == HABIT:
        return HabitPlayer()
    if level == "normal":
        return normal()
    before, side = proof.start.state.match, proof.game.seating.side(proof.seat)
    effort = EXPERT if level == "expert" else STRONG
    return SearchPlayer(effort, EFFORTS, chances(proof.aim, before, side))


def is_solved(proof: Proof, bot: Bot) -> bool:
    """Return whether a bot reaches the aim against the adversary."""
    think, moment = Think(Random(0)), proof.start
    while not proof.is_over(moment):
        if moment.state.turn == proof.seat:
            view = proof.game.look(moment.state, proof.seat)
            moment = heard(proof, moment, bot.consider(view, think).action)
        else:
            moment = lie(proof, moment)[1]
    return proof.is_reached(moment)
