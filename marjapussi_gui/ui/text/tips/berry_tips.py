"""Ten tips for each game that counts berries or game points."""

from ....engine.game import Game
from ..i18n import translate
from . import trick_tips as shared


def partnership_tips(game: Game) -> tuple[str, ...]:
    return (
        shared.early_ace_tip(),
        shared.half_or_whole_tip(),
        shared.keep_half_tip(),
        shared.keep_ten_tip(),
        shared.tens_to_partner_tip(),
        shared.draw_trumps_tip(),
        shared.listen_to_questions_tip(),
        shared.last_trick_tip(),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def aces_and_tens_tips(game: Game) -> tuple[str, ...]:
    return (
        shared.early_ace_tip(),
        shared.after_marriage_tip(game),
        shared.half_or_whole_tip(),
        shared.keep_half_tip(),
        shared.keep_ten_tip(),
        _aces_and_tens_tip(),
        shared.tens_to_partner_tip(),
        shared.last_trick_tip(),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def _aces_and_tens_tip() -> str:
    return translate(
        "Counsel", "Aces and tens decide the card points: try to win the tricks they lie in."
    )


def bag_tips(game: Game) -> tuple[str, ...]:
    first = translate(
        "Counsel",
        "The first marriage counts {first}: win a trick early, and be the one who makes it.",
    )
    rules = game.rules
    return (
        first.format(first=rules.marriage_first),
        shared.early_ace_tip(),
        translate(
            "Counsel", "When you lead without a marriage, ask for a whole: asking costs nothing."
        ),
        shared.keep_pair_tip(),
        shared.tens_to_partner_tip(),
        shared.draw_trumps_tip(),
        shared.count_cards_tip(),
        shared.last_trick_tip() if rules.last_trick else shared.listen_to_questions_tip(),
        _far_behind_tip(game),
        translate(
            "Counsel", "Take at least one trick: without one you sit in the bag in the next hand."
        ),
    )


def _far_behind_tip(game: Game) -> str:
    if not game.rules.skunk:
        return shared.block_opponents_tip()
    return translate(
        "Counsel",
        "Far behind, collect at least {points}: then the winners score 1 point instead of 2.",
    ).format(points=game.rules.skunk)


def open_rows_tips(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "Look at the open cards before you lead: many of those that could beat you are in "
            "sight.",
        ),
        translate(
            "Counsel",
            "An open card that you play turns up another: play from your row when you need new "
            "cards.",
        ),
        translate(
            "Counsel", "A king in your row and its queen in your hand are a marriage as well."
        ),
        translate(
            "Counsel",
            "Does the other row show king and queen? Lead that suit: one of them may have to be "
            "played.",
        ),
        shared.early_ace_tip(),
        shared.keep_ten_tip(),
        shared.draw_trumps_tip(),
        shared.last_trick_tip(),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )


def stock_tips(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "While there is a stock, keep kings and queens: the other half may still be drawn.",
        ),
        translate(
            "Counsel", "Declare before the stock is gone: afterwards a marriage is worth nothing."
        ),
        translate(
            "Counsel",
            "Gather trumps and aces for the end: when the stock is gone, play is strict.",
        ),
        translate(
            "Counsel", "Throw small cards away early: nobody has to follow while there is a stock."
        ),
        translate(
            "Counsel",
            "Count the cards: when the stock is gone, you can know the other hand exactly.",
        ),
        _aces_and_tens_tip(),
        shared.keep_ten_tip(),
        shared.last_trick_tip(),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )
