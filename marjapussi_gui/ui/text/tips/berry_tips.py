"""Ten tips for each game that is scored in berries (game points)."""

from ....engine.game import Game
from ..i18n import say
from . import trick_tips as shared


def partnership_tips(game: Game) -> tuple[str, ...]:
    return (
        say("early-ace-tip"),
        say("half-or-whole-tip"),
        say("keep-half-tip"),
        say("keep-ten-tip"),
        say("tens-to-partner-tip"),
        say("draw-trumps-tip"),
        say("listen-to-questions-tip"),
        say("last-trick-tip"),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def aces_and_tens_tips(game: Game) -> tuple[str, ...]:
    return (
        say("early-ace-tip"),
        shared.after_marriage_tip(game),
        say("half-or-whole-tip"),
        say("keep-half-tip"),
        say("keep-ten-tip"),
        say("aces-and-tens-tip"),
        say("tens-to-partner-tip"),
        say("last-trick-tip"),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def bag_tips(game: Game) -> tuple[str, ...]:
    rules = game.rules
    return (
        say("first-marriage-scores-first-points", first=rules.marriage_first),
        say("early-ace-tip"),
        say("if-you-lead-without-marriage"),
        say("keep-pair-tip"),
        say("tens-to-partner-tip"),
        say("draw-trumps-tip"),
        say("count-cards-tip"),
        say("last-trick-tip") if rules.last_trick else say("listen-to-questions-tip"),
        _far_behind_tip(game),
        say("take-at-least-one-trick-or-youll"),
    )


def _far_behind_tip(game: Game) -> str:
    if not game.rules.skunk:
        return say("block-opponents-tip")
    return say("if-youre-far-behind-collect", points=game.rules.skunk)


def open_rows_tips(game: Game) -> tuple[str, ...]:
    return (
        say("look-at-your-opponents-open-cards"),
        say("when-you-play-open-card-you"),
        say("king-in-your-row-and-matching"),
        say("does-your-opponents-row-show-king"),
        say("early-ace-tip"),
        say("keep-ten-tip"),
        say("draw-trumps-tip"),
        say("last-trick-tip"),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def stock_tips(game: Game) -> tuple[str, ...]:
    return (
        say("while-stock-lasts-keep-your-kings"),
        say("declare-your-marriages-before-stock"),
        say("save-trumps-and-aces-for-end"),
        say("discard-low-cards-early-because"),
        say("count-cards-once-stock-is-gone"),
        say("aces-and-tens-tip"),
        say("keep-ten-tip"),
        say("last-trick-tip"),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )
