"""Ten tips for each game that is scored in berries (game points)."""

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
        "Counsel",
        "Aces and tens decide the card points, so try to win the tricks that contain them.",
    )


def bag_tips(game: Game) -> tuple[str, ...]:
    first = translate(
        "Counsel",
        "The first marriage scores {first} points, so win a trick early and be the one to declare "
        "it.",
    )
    rules = game.rules
    return (
        first.format(first=rules.marriage_first),
        shared.early_ace_tip(),
        translate(
            "Counsel",
            "If you lead without a marriage of your own, ask for a whole. A “no” costs nothing, "
            "because you lead anyway.",
        ),
        shared.keep_pair_tip(),
        shared.tens_to_partner_tip(),
        shared.draw_trumps_tip(),
        shared.count_cards_tip(),
        shared.last_trick_tip() if rules.last_trick else shared.listen_to_questions_tip(),
        _far_behind_tip(game),
        translate("Counsel", "Take at least one trick, or you’ll be in the bag for the next hand."),
    )


def _far_behind_tip(game: Game) -> str:
    if not game.rules.skunk:
        return shared.block_opponents_tip()
    return translate(
        "Counsel",
        "If you’re far behind, collect at least {points} points. Then the winners score only 1 "
        "game point instead of 2.",
    ).format(points=game.rules.skunk)


def open_rows_tips(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "Look at your opponent’s open cards before you lead, because you can see many that "
            "could beat yours.",
        ),
        translate(
            "Counsel",
            "When you play an open card, you turn up the one under it. Play from your row when "
            "you need new cards.",
        ),
        translate(
            "Counsel",
            "A king in your row and the matching queen in your hand also make a marriage.",
        ),
        translate(
            "Counsel",
            "Does your opponent’s row show the king and queen of a suit? Lead that suit, and your "
            "opponent may have to play one of the two.",
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
            "While the stock lasts, keep your kings and queens, because you may still draw the "
            "other half.",
        ),
        translate(
            "Counsel",
            "Declare your marriages before the stock runs out. After that, they’re worth nothing.",
        ),
        translate(
            "Counsel",
            "Save trumps and aces for the end, because play gets strict when the stock is gone.",
        ),
        translate(
            "Counsel",
            "Discard low cards early, because nobody has to follow suit while the stock lasts.",
        ),
        translate(
            "Counsel",
            "Count the cards. Once the stock is gone, you can work out your opponent’s whole hand.",
        ),
        _aces_and_tens_tip(),
        shared.keep_ten_tip(),
        shared.last_trick_tip(),
        shared.take_one_trick_tip(game),
        shared.near_target_tip(game),
    )
