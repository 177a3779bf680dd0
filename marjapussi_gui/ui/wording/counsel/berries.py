"""Ten tips for each game that counts berries or game points."""

from ....engine.game import Game
from ..tongue import translate
from . import of_tricks as shared


def with_partner(game: Game) -> tuple[str, ...]:
    return (
        shared.early_ace(),
        shared.which_question(),
        shared.keep_the_half(),
        shared.ten_and_ace(),
        shared.tens_to_partner(),
        shared.draw_trumps(),
        shared.what_was_asked(),
        shared.last_trick(),
        shared.take_one(game),
        shared.near_the_target(game),
    )


def aces_and_tens(game: Game) -> tuple[str, ...]:
    return (
        shared.early_ace(),
        shared.after_marriage(game),
        shared.which_question(),
        shared.keep_the_half(),
        shared.ten_and_ace(),
        _aces_and_tens(),
        shared.tens_to_partner(),
        shared.last_trick(),
        shared.take_one(game),
        shared.near_the_target(game),
    )


def _aces_and_tens() -> str:
    return translate(
        "Counsel", "Aces and tens decide the card points: try to win the tricks they lie in."
    )


def in_the_bag(game: Game) -> tuple[str, ...]:
    first = translate(
        "Counsel",
        "The first marriage counts {first}: win a trick early, and be the one who makes it.",
    )
    rules = game.rules
    return (
        first.format(first=rules.marriage_first),
        shared.early_ace(),
        translate(
            "Counsel", "When you lead without a marriage, ask for a whole: asking costs nothing."
        ),
        shared.keep_the_pair(),
        shared.tens_to_partner(),
        shared.draw_trumps(),
        shared.count_cards(),
        shared.last_trick() if rules.last_trick else shared.what_was_asked(),
        _far_behind(game),
        translate(
            "Counsel", "Take at least one trick: without one you sit in the bag in the next hand."
        ),
    )


def _far_behind(game: Game) -> str:
    if not game.rules.skunk:
        return shared.block_them()
    return translate(
        "Counsel",
        "Far behind, collect at least {points}: then the winners score 1 point instead of 2.",
    ).format(points=game.rules.skunk)


def with_rows(game: Game) -> tuple[str, ...]:
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
        shared.early_ace(),
        shared.ten_and_ace(),
        shared.draw_trumps(),
        shared.last_trick(),
        shared.take_one(game),
        shared.near_the_target(game),
    )


def with_stock(game: Game) -> tuple[str, ...]:
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
        _aces_and_tens(),
        shared.ten_and_ace(),
        shared.last_trick(),
        shared.take_one(game),
        shared.near_the_target(game),
    )
