"""Tips about trick play and marriages that several games share."""

from ....engine.game import Game
from ..i18n import translate


def early_ace_tip() -> str:
    return translate(
        "Counsel",
        "Lead an ace early, because it wins a trick and then lets you declare a marriage.",
    )


def keep_ten_tip() -> str:
    return translate(
        "Counsel", "Only the ace beats the ten, so keep a ten until the ace of its suit is gone."
    )


def half_or_whole_tip() -> str:
    return translate(
        "Counsel",
        "Holding a lone king or queen? Ask for the other half. Holding neither? Ask for a whole.",
    )


def keep_pair_tip() -> str:
    return translate("Counsel", "Don’t split a king and queen before you’ve declared them.")


def keep_half_tip() -> str:
    return translate(
        "Counsel",
        "Don’t discard a king or queen while your partner may hold the other half.",
    )


def tens_to_partner_tip() -> str:
    return translate("Counsel", "Play your tens on tricks that your partner is sure to win.")


def draw_trumps_tip() -> str:
    return translate(
        "Counsel", "If you hold the highest trumps, lead them until the others have none left."
    )


def listen_to_questions_tip() -> str:
    return translate(
        "Counsel",
        "Listen to the questions. Even a “no” tells you which cards a player doesn’t hold.",
    )


def last_trick_tip() -> str:
    return translate(
        "Counsel", "Save a high card for the last trick, because that trick scores extra."
    )


def count_cards_tip() -> str:
    return translate(
        "Counsel",
        "Remember which aces and tens are gone, so that you know which cards are highest.",
    )


def take_one_trick_tip(game: Game) -> str:
    """Return a tip on how to avoid a hand without a trick."""
    if game.rules.porvoo:
        return translate(
            "Counsel",
            "Take at least one trick in every hand, or you’ll be sent to Porvoo and drop to zero.",
        )
    return translate(
        "Counsel", "Win a trick before the others do, because the winner can declare trumps."
    )


def near_target_tip(game: Game) -> str:
    """Return a tip for scores near the end of the match."""
    if game.rules.exact:
        return translate(
            "Counsel",
            "You need exactly {target} points to win. Count the points you still need, and don’t "
            "take more.",
        ).format(target=game.rules.target)
    return translate(
        "Counsel", "{target} points win the match. Near the end, every single point can decide it."
    ).format(target=game.rules.target)


def empty_suit_tip() -> str:
    return translate("Counsel", "Get rid of your short suits, so that you can trump them.")


def block_opponents_tip() -> str:
    return translate(
        "Counsel",
        "Win tricks before your opponents have declared trumps. Without a trick, they can’t "
        "declare any.",
    )


def after_marriage_tip(game: Game) -> str:
    """Return a tip on what to lead after a marriage."""
    if game.rules.marriage_lead:
        return translate(
            "Counsel",
            "After declaring a marriage, you must lead its king or queen, so first check whether "
            "the ace is gone.",
        )
    return draw_trumps_tip()
