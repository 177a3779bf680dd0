"""Tips about trick play and marriages that several games share."""

from ....engine.game import Game
from ..i18n import say


def take_one_trick_tip(game: Game) -> str:
    """Return a tip on how to avoid a hand without a trick."""
    if game.rules.porvoo:
        return say("take-at-least-one-trick-in-every-hand")
    return say("win-trick-before-others-do-because")


def near_target_tip(game: Game) -> str:
    if game.rules.exact:
        return say("you-need-exactly-target-points", target=game.rules.target)
    return say("target-points-win-match-near-end", target=game.rules.target)


def after_marriage_tip(game: Game) -> str:
    if game.rules.marriage_lead:
        return say("after-declaring-marriage-you-must")
    return say("draw-trumps-tip")
