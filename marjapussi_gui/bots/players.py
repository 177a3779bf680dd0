"""The players themselves, one class for each way of deciding."""

from ..engine.actions import Action
from ..engine.phases.rummy_rights import Rights
from ..engine.rummy.proposals import spelled_out
from ..engine.view import View
from .base import Think


class RandomPlayer:
    """Does anything that is legal, each as likely as the others."""

    def choose(self, view: View, think: Think) -> Action:
        action = think.rng.choice(view.legal)
        return spelled_out(
            action, view.rummy, view.seat, Rights(view.game.rules, view.game.seating)
        )
