"""Ten pieces of advice for each game in which berries or game points are counted."""

from ....engine.game import Game
from ..tongue import translate
from . import of_tricks as held


def with_partner(game: Game) -> tuple[str, ...]:
    return (
        held.early_ace(),
        held.which_question(),
        held.keep_the_half(),
        held.ten_and_ace(),
        held.tens_to_partner(),
        held.draw_trumps(),
        held.what_was_asked(),
        held.last_trick(),
        held.take_one(game),
        held.near_the_target(game),
    )


def aces_and_tens(game: Game) -> tuple[str, ...]:
    return (
        held.early_ace(),
        held.after_marriage(game),
        held.which_question(),
        held.keep_the_half(),
        held.ten_and_ace(),
        _aces_and_tens(),
        held.tens_to_partner(),
        held.last_trick(),
        held.take_one(game),
        held.near_the_target(game),
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
        held.early_ace(),
        translate(
            "Counsel", "When you lead without a marriage, ask for a whole: asking costs nothing."
        ),
        held.keep_the_pair(),
        held.tens_to_partner(),
        held.draw_trumps(),
        held.count_cards(),
        held.last_trick() if rules.last_trick else held.what_was_asked(),
        _far_behind(game),
        translate(
            "Counsel", "Take at least one trick: without one you sit in the bag in the next hand."
        ),
    )


def _far_behind(game: Game) -> str:
    if not game.rules.skunk:
        return held.block_them()
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
        held.early_ace(),
        held.ten_and_ace(),
        held.draw_trumps(),
        held.last_trick(),
        held.take_one(game),
        held.near_the_target(game),
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
        held.ten_and_ace(),
        held.last_trick(),
        held.take_one(game),
        held.near_the_target(game),
    )
