"""Lesson texts shared by several games."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        **_title_texts(),
        **_table_texts(),
        **_lead_texts(),
        **_follow_texts(),
        **_marriage_texts(),
        **_auction_texts(),
        **_other_action_texts(),
    }


def _title_texts() -> Mapping[str, str]:
    return {
        "tricks": translate("Lessons played", "tricks"),
        "marriages": translate("Lessons played", "marriages and questions"),
        "declaring": translate("Lessons played", "marriages and the count"),
        "bidding": translate("Lessons played", "bidding and gifts"),
        "kitty": translate("Lessons played", "bidding and the kitty"),
    }


def _table_texts() -> Mapping[str, str]:
    return {
        "partners": translate(
            "Lessons played",
            "You and Väinö opposite play together against Hilma and Elsa. Everybody plays "
            "one card, and the best takes the trick.",
        ),
        "two": translate(
            "Lessons played",
            "You play against Väinö. Each of you plays one card, and the better one takes "
            "the trick.",
        ),
        "three": translate(
            "Lessons played",
            "You play alone, against Hilma and against Elsa. Everybody plays one card, and "
            "the best takes the trick.",
        ),
        "order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The "
            "ten is high: only the ace beats it.",
        ),
        "short order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. "
            "The ten is high: only the ace beats it.",
        ),
    }


def _lead_texts() -> Mapping[str, str]:
    return {
        "lead sure": translate(
            "Lessons played",
            "You lead, and any card may be led. Play the {card}: no card that is out beats it.",
        ),
        "lead high": translate(
            "Lessons played",
            "You lead. Play the {card}: it is the highest left of its suit, and only a "
            "trump can take it.",
        ),
        "lead low": translate(
            "Lessons played",
            "You lead. High cards of this suit are still out, so risk little: play the {card}.",
        ),
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "only": translate(
            "Lessons played",
            "Follow suit if you can, and beat the best card if you can. Here only one card "
            "is allowed: play the {card}.",
        ),
        "head": translate(
            "Lessons played",
            "You must follow suit, and beat the best card if you can. Play the {card}.",
        ),
        "win": translate(
            "Lessons played",
            "You must follow suit, but you need not beat the best card. Here it is worth "
            "it: play the {card}.",
        ),
        "cheap": translate(
            "Lessons played",
            "You play last. Take the trick with the lowest card that wins it: play the {card}.",
        ),
        "low": translate(
            "Lessons played",
            "You must follow suit, and cannot win this trick. Give away what is worth "
            "little: play the {card}.",
        ),
        "trump": translate(
            "Lessons played",
            "You cannot follow suit, so you must trump: a trump beats every other suit. "
            "Play the {card}.",
        ),
        "throw": translate(
            "Lessons played",
            "You can neither follow suit nor trump, so you may play anything. Throw away "
            "the {card}.",
        ),
    }


def _marriage_texts() -> Mapping[str, str]:
    return {
        "declare": translate(
            "Lessons played",
            "You won a trick and hold king and queen of one suit: a marriage. Declare it "
            "before you lead: {suit}.",
        ),
        "half": translate(
            "Lessons played",
            "You won a trick, and hold one card of a marriage. Ask Väinö for the other half: "
            "{suit}.",
        ),
        "whole": translate(
            "Lessons played",
            "Before you lead, ask Väinö for both king and queen of a suit: a whole marriage.",
        ),
        "made": translate(
            "Lessons played",
            "Yes! King and queen are found, and the suit becomes trumps: every trump beats "
            "all other suits.",
        ),
        "trumps now": translate(
            "Lessons played",
            "King and queen are declared, and their suit becomes trumps: every trump beats "
            "all other suits.",
        ),
        "smear": translate(
            "Lessons played",
            "Väinö's card is winning, so this trick is yours together. Give your side "
            "points: play the {card}.",
        ),
        "suits": translate(
            "Lessons played",
            "A marriage counts points by its suit: spades 40, clubs 60, diamonds 80, hearts "
            "100. Each one makes its suit trumps.",
        ),
        "hundred": translate(
            "Lessons played",
            "Hearts count a hundred points, and hearts are trumps until another marriage is "
            "declared.",
        ),
    }


def _auction_texts() -> Mapping[str, str]:
    return {
        "bid": translate(
            "Lessons played",
            "Bid a little more than the bid before, if you hope to take that much. Here: {amount}.",
        ),
        "raise": translate(
            "Lessons played",
            "Now that you know your cards, you may raise your bid once. Raise it to "
            "{amount}: that is what you will score.",
        ),
        "kitty comes": translate(
            "Lessons played",
            "You bid most. The three cards of the kitty were shown to all, and are yours now.",
        ),
        "discard": translate(
            "Lessons played",
            "Put three cards away, no ace and no ten. They count for you. Put away: {cards}.",
        ),
        "first ace": translate(
            "Lessons played",
            "Whoever leads first must lead an ace, or without an ace a spade. Play the {card}.",
        ),
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else card": translate(
            "Lessons played",
            "That is allowed too, but in this lesson play the {card}.",
        ),
        "else button": translate(
            "Lessons played",
            "That is possible too, but here the lesson goes another way: “{action}”.",
        ),
        "else cards": translate(
            "Lessons played",
            "You may choose those too. In this lesson take these: {cards}.",
        ),
    }


TEXTS = LessonTexts("", "Helvi", _lesson_texts)
