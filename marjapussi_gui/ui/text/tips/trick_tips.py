"""Single tips for trick play and marriages, shared by several games."""

from ....engine.game import Game
from ..i18n import translate


def early_ace_tip() -> str:
    return translate("Counsel", "Lead an ace early: it wins a trick, and then you may make trumps.")


def keep_ten_tip() -> str:
    return translate("Counsel", "Only the ace beats the ten: keep a ten until its ace is gone.")


def half_or_whole_tip() -> str:
    return translate(
        "Counsel",
        "With one card of a pair in your hand ask for a half; with none of them ask for a whole.",
    )


def keep_pair_tip() -> str:
    return translate("Counsel", "Do not part a king and queen before you have declared them.")


def keep_half_tip() -> str:
    return translate(
        "Counsel",
        "Do not throw away a king or queen while your partner may hold the other half.",
    )


def tens_to_partner_tip() -> str:
    return translate("Counsel", "Put your tens on tricks that your partner is sure to win.")


def long_trumps_tip() -> str:
    return translate("Counsel", "Make trumps in your longest suit: then you can trump often.")


def draw_trumps_tip() -> str:
    return translate(
        "Counsel", "With the highest trumps in your hand lead them: then the others have none left."
    )


def listen_to_questions_tip() -> str:
    return translate(
        "Counsel", "Listen to the questions: a “no” also tells you who does not hold a card."
    )


def last_trick_tip() -> str:
    return translate("Counsel", "Save a high card for the last trick: that trick counts extra.")


def count_cards_tip() -> str:
    return translate(
        "Counsel", "Remember the aces and tens that were played: then you know what is highest."
    )


def take_one_trick_tip(game: Game) -> str:
    """Return a tip against ending a hand without a trick."""
    if game.rules.porvoo:
        return translate(
            "Counsel", "Take at least one trick in each hand: without one you go to Porvoo."
        )
    return translate(
        "Counsel", "Take a trick before the others do: whoever wins tricks makes the trumps."
    )


def near_target_tip(game: Game) -> str:
    """Return a tip for scores near the end of the match."""
    if game.rules.exact:
        return translate(
            "Counsel",
            "Exactly {target} points win: count what you still need, and take no more than that.",
        ).format(target=game.rules.target)
    return translate(
        "Counsel", "{target} points win: near the end every single point may decide."
    ).format(target=game.rules.target)


def empty_suit_tip() -> str:
    return translate(
        "Counsel", "Get rid of a suit in which you hold few cards: then you can trump it."
    )


def block_opponents_tip() -> str:
    return translate(
        "Counsel", "Win tricks while the others need trumps: without a trick nobody can make them."
    )


def after_marriage_tip(game: Game) -> str:
    """Return a tip about the lead after a marriage."""
    if game.rules.marriage_lead:
        return translate(
            "Counsel",
            "After a marriage you must lead its king or queen: first see whether the ace is gone.",
        )
    return draw_trumps_tip()
